"""What goes over the wire as HTTP: the bodies and answers of docs/protocol.md. Messages of sockets are plain tables."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

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


class SettingInfo(Struct):
    name: str
    allowed: list[Any]
    rules: list[str]


class GameInfo(Struct):
    id: str
    seats: list[int]
    settings: list[SettingInfo]
    bots: list[str]
    rules: str


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


class SeatInfo(Struct):
    kind: Literal["human", "open", "bot"]
    name: str | None
    bot: str | None
    held: bool
    here: bool
    auto: bool
    resigned: bool


class TableInfo(Struct):
    """The table as the lists show it; `invite` only for those who sit there.

    `you` is your seat, `asked` who is to move, `place` where the game is (if its view has a location), `moved` when
    something happened last.
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
    invite: str | UnsetType = UNSET


class ReportWish(Struct, forbid_unknown_fields=True):
    table: Id
    words: Words
    n: Count | None = None


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
