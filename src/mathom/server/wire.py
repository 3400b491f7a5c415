"""What goes over the wire as HTTP: the bodies and answers of docs/protocol.md. Messages of sockets are plain tables."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from mathom.lessons import Verdict

Name = Annotated[str, Meta(min_length=1, max_length=200)]
Password = Annotated[str, Meta(min_length=1, max_length=1000)]
Words = Annotated[str, Meta(min_length=1, max_length=5000)]
Id = Annotated[str, Meta(max_length=64)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Lang = Literal["de", "en"]


class Me(Struct):
    id: str
    name: str
    guest: bool
    role: Literal["player", "admin"]
    mode: Literal["local", "server"]


class NewName(Struct, forbid_unknown_fields=True):
    name: Name


class Credentials(Struct, forbid_unknown_fields=True):
    name: Name
    password: Password


class NewPassword(Struct, forbid_unknown_fields=True):
    old: Password
    new: Password


class Farewell(Struct, forbid_unknown_fields=True):
    password: Password


class SettingInfo(Struct):
    name: str
    allowed: list[Any]
    rules: list[str]


class GameInfo(Struct):
    """`boxes` are its expansions by their names, with the settings that each is played with."""

    id: str
    seats: list[int]
    settings: list[SettingInfo]
    bots: list[str]
    bot_seconds: float
    rules: str
    boxes: dict[str, dict[str, Any]]


class RuleInfo(Struct):
    id: str
    chapter: str
    text: str


class SeatWish(Struct, forbid_unknown_fields=True, omit_defaults=True):
    kind: Literal["me", "open", "bot"]
    bot: str | None = None


class ClockWish(Struct, forbid_unknown_fields=True, omit_defaults=True):
    kind: Literal["none", "move", "total", "days"]
    seconds: float = 0
    increment: float = 0


class TableWish(Struct, forbid_unknown_fields=True, omit_defaults=True):
    game: str
    seats: Annotated[list[SeatWish], Meta(max_length=20)]
    variant: dict[str, Any] = {}
    undo: Literal["consent", "free", "never"] = "consent"
    clock: ClockWish | None = None
    public: bool = False
    spectators: bool = True


class TableMade(Struct):
    id: str
    invite: str


class JoinWish(Struct, forbid_unknown_fields=True):
    invite: Id | None = None
    seat: Count | None = None


class Joined(Struct):
    seat: int


class ContinueWish(Struct, forbid_unknown_fields=True):
    n: Count
    invite: Id | None = None


class Moment(Struct):
    n: int
    turn: int
    seat: int | None
    events: list[dict[str, Any]]
    scores: list[Any] | None


class MomentView(Struct):
    n: int
    seat: int | None
    view: dict[str, Any]
    events: list[dict[str, Any]]


class Happened(Struct):
    n: int
    events: list[dict[str, Any]]


class OddsFound(Struct):
    """`odds` is what the game says of it."""

    odds: dict[str, Any]


class ChancesAt(Struct):
    """After `n` choices, the share of so many games that every seat has won; no games: it is how it ended."""

    n: int
    games: int
    chances: list[float]


class Chances(Struct):
    """`left` is the share of the work still to be done: ask again."""

    points: list[ChancesAt]
    left: float


class SeatInfo(Struct):
    kind: Literal["human", "open", "bot"]
    name: str | None
    bot: str | None
    held: bool
    here: bool
    auto: bool
    resigned: bool


class ReasonInfo(Struct):
    key: str
    rules: list[str]


class PhraseInfo(Struct):
    """What stands in the sentence of a refusal and has a message of its own; in `args` are phrases too, or values."""

    key: str
    args: dict[str, Any]
    says: str


class RefusalInfo(Struct):
    """Why a request was refused: the key of a message, its parameters, and the English sentence."""

    error: str
    args: dict[str, str | float | PhraseInfo]
    reasons: list[ReasonInfo]
    says: str


class TableInfo(Struct):
    """The table as the lists show it; `invite` only for those who sit there.

    `you` is your seat, `asked` who is to move, `place` where the game is (if its view has a location), `moved` when
    something happened last, `host` the seat of whoever made the table while it has not begun, `trouble` why it cannot
    be opened, if it cannot.
    """

    id: str
    game: str
    variant: dict[str, Any]
    status: Literal["open", "running", "paused", "finished"]
    undo: str
    public: bool
    seats: list[SeatInfo]
    clock: dict[str, Any]
    request: dict[str, Any] | None
    result: dict[str, Any] | None
    rematch: str | None
    spectators: int
    turn: int
    asked: list[int] = []
    place: str | None = None
    you: int | None = None
    moved: float | None = None
    host: int | None = None
    trouble: RefusalInfo | None = None
    invite: str | UnsetType = UNSET


class LogPage(Struct):
    """Entries of a table's log; `first` is the number of the first of them, `count` how many there are in all."""

    first: int
    count: int
    log: list[dict[str, Any]]


class ReportWish(Struct, forbid_unknown_fields=True):
    table: Id
    words: Words
    n: Count | None = None
    invite: Id | None = None


class ReportMade(Struct):
    id: str


class ReportInfo(Struct):
    id: str
    table: str
    n: int | None
    words: str
    who: str
    when: float


class Health(Struct):
    status: Literal["ok", "ill"]


Said = dict[str, dict[str, str]]
Key = Annotated[str, Meta(max_length=100)]


class LessonInfo(Struct):
    """`words` are `title`, `text` and `end`, by language."""

    id: str
    words: Said
    tasks: int
    done: bool


class CourseInfo(Struct):
    """`about` are paragraphs by language: what the game is about."""

    game: str
    about: dict[str, list[str]]
    lessons: list[LessonInfo]


class LessonWish(Struct, forbid_unknown_fields=True):
    """The choices made so far; one more, or an intent about which to ask why it is not possible."""

    choices: Annotated[list[Key], Meta(max_length=100)] = []
    choose: Key | None = None
    why: Annotated[str, Meta(max_length=500)] | None = None


class TaskInfo(Struct):
    """`words` are `task` and `hint`, by language."""

    words: Said


class LessonNow(Struct):
    """A lesson as it is now: document and log of a table, how many tasks are done, the verdict on the choice."""

    doc: dict[str, Any]
    log: list[dict[str, Any]]
    fresh: int
    choices: list[str]
    done: int
    task: TaskInfo | None
    verdict: Verdict | None
    hint: Said | None
    reasons: list[dict[str, Any]]


class ClauseInfo(Struct):
    id: str
    kind: str
    text: str
    rulings: list[str]


class CardInfo(Struct):
    """What a card says, and when and where it is `played`; the clauses that are `missing` do not work yet."""

    id: str
    played: list[str]
    clauses: list[ClauseInfo]
    missing: list[str]


DeckText = Annotated[str, Meta(max_length=50_000)]
Alignment = Literal["hero", "minion", "fallen-wizard", "balrog"]


class BuiltInDeck(Struct):
    """`lacking` is how many of its cards do not do all that they say yet; `suggested` its place among those that are
    suggested, seat by seat."""

    name: str
    alignment: Alignment
    lacking: int
    suggested: int | None


class CheckWish(Struct, forbid_unknown_fields=True):
    deck: dict[str, Any]
    against: Alignment | None = None
    variant: dict[str, Any] = {}


class FaultInfo(Struct):
    rule: str
    text: str
    args: dict[str, Any]
    section: str
    card: str


class DeckSizes(Struct):
    """How many resources a deck needs and how many cards its sideboard holds, each with the rule."""

    fewest: int
    fewest_rule: str
    sideboard: int
    sideboard_rule: str


class Checked(Struct):
    """The faults of a deck, as how many creatures its hazards count, what the table's settings ask for, and the cards
    that do not work as printed yet, which are no fault."""

    faults: list[FaultInfo]
    creatures: float
    sizes: DeckSizes
    lacking: list[str]


class DeckReading(Struct, forbid_unknown_fields=True):
    text: DeckText


class UnmatchedInfo(Struct):
    line: int
    text: str
    near: list[str]


class DeckRead(Struct):
    deck: dict[str, Any]
    unmatched: list[UnmatchedInfo]


class DeckWriting(Struct, forbid_unknown_fields=True):
    deck: dict[str, Any]
    form: Literal["toml", "list", "gccg"] = "toml"
    lang: Lang = "en"


class DeckWritten(Struct):
    text: str


class KeptDeck(Struct):
    id: str
    deck: dict[str, Any]


class DeckWish(Struct, forbid_unknown_fields=True):
    deck: dict[str, Any]


class DeckGone(Struct):
    id: str
