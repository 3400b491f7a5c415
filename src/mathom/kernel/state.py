"""The state of a game: its things, its stack of frames, and the loop that runs them to the next question."""

from __future__ import annotations

from typing import Any, ClassVar, Final, TypeVar

from mathom.kernel.ask import UNANSWERED, Ask
from mathom.kernel.chance import Chance
from mathom.kernel.events import Event, EventKind
from mathom.kernel.frames import Frame, Throw
from mathom.kernel.native import mypyc_attr
from mathom.kernel.plain import dump, fingerprint
from mathom.kernel.secrets import NO_SECRETS, Secrets
from mathom.kernel.zones import Zones

# A procedure that takes this many steps without a question is caught in a circle.
STALLED: Final = 100_000

F = TypeVar("F", bound=Frame)

# Shared and never changed.
NO_ZONES: Final = Zones()
NO_CHANCE: Final = Chance()
NOTHING: Final[list[int]] = []
NO_NEWS: Final[list[Event]] = []
NO_FRAMES: Final[list[Frame]] = []


class Result:
    """How a game ended: the winning seats, a score for every seat, and a key for the way it happened."""

    __slots__ = ("how", "scores", "winners")

    def __init__(self, winners: list[int] | None = None, scores: list[int] | None = None, how: str = "") -> None:
        self.winners: list[int] = [] if winners is None else winners
        self.scores: list[int] = [] if scores is None else scores
        self.how = how

    def plain(self) -> dict[str, Any]:
        return {"winners": self.winners, "scores": self.scores, "how": self.how}


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Base of every game's state. A game adds flat typed fields, `__slots__`, and `clone` as ``return MyState(self)``.

    `turn` counts the turns (the record keeps a digest of each), `seq` the choices made so far.
    """

    __slots__ = (
        "ask",
        "chance",
        "news",
        "outcome",
        "quiet",
        "replies",
        "reply",
        "result",
        "returned",
        "seats",
        "seq",
        "stack",
        "turn",
        "zones",
    )
    unsaved: ClassVar[tuple[str, ...]] = ("news", "quiet", "returned")

    def __init__(self, like: State | None = None) -> None:
        """An empty state, or a copy of `like`. A copy tells no events until asked to: searches need none."""
        self.news: list[Event] = NO_NEWS
        self.reply = UNANSWERED
        self.replies: list[int] = NOTHING
        self.outcome: list[int] = NOTHING
        self.returned: Any = None
        if like is None:
            self.zones = NO_ZONES
            self.chance = NO_CHANCE
            self.seats = 0
            self.stack: list[Frame] = NO_FRAMES
            self.ask: Ask | None = None
            self.result: Result | None = None
            self.turn = 0
            self.seq = 0
            self.quiet = False
        else:
            self.zones = like.zones.clone()
            self.chance = like.chance.clone()
            self.seats = like.seats
            self.stack = [frame.clone() for frame in like.stack]
            self.ask = like.ask
            self.result = like.result
            self.turn = like.turn
            self.seq = like.seq
            self.quiet = True

    # Copying and saving

    def clone(self) -> State:
        """An independent copy, at a question or at the end."""
        raise NotImplementedError(type(self).__name__)

    def dump(self) -> dict[str, Any]:
        """All of the state as plain data, the secret seed included. `Game.load` reads it back."""
        data: dict[str, Any] = dump(self)
        return data

    def digest(self) -> str:
        """Equal for equal positions, in every process and version. The seed and the script of chance do not count."""
        return digest_of(self.dump())

    def census(self) -> list[list[int]]:
        """All things together, the same at every moment of a game; raises if one is lost. A game adds its heaps."""
        return [self.zones.census()]

    # What not everybody knows beside faces

    def secret_numbers(self) -> Secrets:
        """The hidden numbers. A game that has some keeps them in a field of its own, and copies that."""
        return NO_SECRETS

    def possible(self, secret: int, seat: int | None) -> list[int]:
        """All that a hidden number could be, as far as `seat`, who does not know it, can tell."""
        raise NotImplementedError(type(self).__name__)

    def concluded(self, seat: int) -> list[int]:
        """What `seat` can work out of what it has seen: a change of it is something learnt."""
        secrets = self.secret_numbers()
        unknown = [secret for secret in range(len(secrets.values)) if not secrets.knows(seat, secret)]
        return [value for secret in unknown for value in self.possible(secret, seat)]

    # For frames

    def push(self, frame: Frame) -> None:
        # Compiled, [*list, thing] takes twice as long.
        stack = self.stack[:]
        stack.append(frame)
        self.stack = stack

    def pop(self, result: Any = None) -> None:
        """End the topmost frame. The frame below goes on and finds the result in `returned`."""
        self.stack = self.stack[:-1]
        self.returned = result

    def innermost(self, kind: type[F]) -> F | None:
        """Of the frames of a kind, the one that was pushed last."""
        for frame in reversed(self.stack):
            if isinstance(frame, kind):
                return frame
        return None

    def unwind(self, frame: Frame) -> None:
        """End everything above `frame`, the innermost first; each puts in order what it leaves (`Frame.abandoned`).

        So an attack is cancelled, whatever was going on in it: ``s.unwind(attack); s.pop(CANCELLED)``.
        """
        while self.stack[-1] is not frame:
            above = self.stack[-1]
            self.pop()
            above.abandoned(self)

    def ask_one(self, seat: int, kind: str, options: list[int], then: str) -> None:
        """Ask one seat; the answer is in `reply` when the step `then` runs."""
        self.ask = Ask([seat], kind, [options], then)

    def ask_or_take(self, seat: int, kind: str, options: list[int], then: str) -> None:
        """Ask one seat, unless there is one option only: then that is taken without a question.

        Only where nobody learns from the missing question what he may not know.
        """
        if len(options) == 1:
            self.reply = options[0]
            self.stack[-1].step = then
        else:
            self.ask = Ask([seat], kind, [options], then)

    def ask_sealed(self, seats: list[int], kind: str, options: list[list[int]], then: str) -> None:
        """Ask one seat or several at once; the answers are in `replies`, in the order of `seats`, when `then` runs."""
        self.ask = Ask(seats, kind, options, then)

    def is_discreet(self) -> bool:
        """Whether the question asked now must not be answered for a seat; see `Frame.is_discreet`."""
        return self.ask is not None and self.stack[-1].is_discreet(self)

    def is_weighty(self) -> bool:
        """Whether nobody answers the question asked now for a seat, because the answer costs something."""
        return self.ask is not None and self.stack[-1].step in self.stack[-1].weighty

    def throw(self, stream: str, sizes: list[int]) -> None:
        """Chance; the outcome is in `outcome` when the next step runs."""
        if self.chance.explicit:
            self.push(Throw(stream, sizes))
        else:
            self.outcome = self.chance.draw(stream, sizes)

    def tell(self, kind: EventKind, *args: Any) -> None:
        if not self.quiet:
            self.news = [*self.news, Event(kind, kind.show(args))]

    def tell_to(self, seats: int, kind: EventKind, *args: Any) -> None:
        if not self.quiet:
            self.news = [*self.news, Event(kind, kind.show(args), seats)]

    def finish(self, result: Result) -> None:
        """End the game."""
        self.result = result
        self.stack = NO_FRAMES

    # For drivers

    def play(self, seat: int, code: int) -> None:
        """Carry out a choice and run on to the next question or the end. Nothing is checked: see `apply`."""
        ask = self.ask
        assert ask is not None
        self.seq += 1
        if ask.sealed():
            ask = ask.with_answer(seat, code)
            if ask.waiting():
                self.ask = ask
                return
            self.replies = ask.answers
        else:
            self.reply = code
            self.replies = [code]
        self.ask = None
        self.stack[-1].step = ask.then
        self.run()

    def settle(self) -> bool:
        """Before anybody is asked: let go what can stand no longer, such as a card whose condition fails.

        True if anything changed: then the question is found anew, and this is called again before it is asked. A game
        that has such things overrides it, and looks first whether there are any. It may push a frame, which runs before
        the question is found anew; it neither asks nor throws.
        """
        return False

    def run(self) -> None:
        """Run the frames until somebody is asked or the game is over. Then no reply, outcome or result is left over."""
        for _ in range(STALLED):
            if self.ask is not None and not self.stack[-1].undivided() and self.settle():
                self.ask = None
            if self.ask is not None or not self.stack:
                self.reply = UNANSWERED
                self.replies = NOTHING
                self.outcome = NOTHING
                self.returned = None
                return
            self.stack[-1].run(self)
        frame = self.stack[-1]
        raise RuntimeError(f"step '{frame.step}' of {type(frame).__name__} never comes to a question")

    def ask_again(self) -> None:
        """Find the options of the current question anew, after the hidden things were dealt anew."""
        if self.ask is not None:
            self.ask = None
            self.run()

    def take_news(self) -> list[Event]:
        news = self.news
        self.news = NO_NEWS
        return news


def digest_of(dumped: dict[str, Any]) -> str:
    """The digest of a state that is plain data already."""
    chance = dumped["chance"]
    return fingerprint({**dumped, "chance": [chance["counters"], chance["explicit"]]})
