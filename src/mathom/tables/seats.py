"""A seat at a table: who holds it, and who plays it at the moment."""

from __future__ import annotations

from collections import deque
from typing import Any

from mathom.kernel import Sealed
from mathom.tables.spec import SeatSpec

IDS_KEPT = 128


class Seat:
    """`person` holds the seat, `bot` plays it if there is one; neither: it is open.

    `late` is a person whose time ran out, and who may come back any moment; `covered` one who went away, and for whom
    another player lets a bot play until they are there again. `sat_at` is when the person sat down, `came` whether they
    have been there since, `away_since` when they went away if they are not there. `brought` is what the person brings
    to the game, if seats bring something: everybody sees its commitment, nobody the rest. `passing` are the person's
    policies by windows, `stops` the windows where the next question is asked all the same: theirs alone.
    """

    def __init__(self, spec: SeatSpec, now: float) -> None:
        self.person = spec.person
        self.bot = spec.bot
        self.here = False
        self.auto = False
        self.resigned = False
        self.late = False
        self.covered = False
        self.sat_at = self.away_since = now
        # Whoever makes a table is there.
        self.came = spec.person is not None
        self.brought: Sealed | None = None
        self.passing: dict[str, str] = {}
        self.stops: set[str] = set()

    def is_open(self) -> bool:
        return self.person is None and self.bot is None

    def is_human(self) -> bool:
        """Whether a person decides here now."""
        return self.person is not None and self.bot is None

    def is_on_the_clock(self) -> bool:
        """Whether a person's time passes here. A bot that they have asked in themselves thinks in their time."""
        return self.person is not None and not (self.resigned or self.late or self.covered)

    def is_a_persons(self) -> bool:
        """Whether a person sat down here: what they know and may refuse stays theirs, whoever plays for them."""
        return self.person is not None

    def holder(self) -> str:
        """The id of the person who sat down here; empty if nobody did."""
        return "" if self.person is None else self.person.id

    def plain(self) -> dict[str, Any]:
        kind = "open" if self.is_open() else "human" if self.is_human() else "bot"
        return {
            "kind": kind,
            "name": self.person.name if self.person else self.bot,
            "bot": self.bot,
            "held": self.person is not None,
            "here": self.here,
            "auto": self.auto,
            "resigned": self.resigned,
            **({} if self.brought is None else {"brought": self.brought["commitment"]}),
        }


def among_the_staying(result: dict[str, Any], seats: list[Seat]) -> dict[str, Any]:
    """The game's own result. Who has resigned cannot win any more: then the best of the others do."""
    staying = [number for number, seat in enumerate(seats) if not seat.resigned]
    winners = [seat for seat in result["winners"] if seat in staying]
    if not winners:
        best = max(result["scores"][seat] for seat in staying)
        winners = [seat for seat in staying if result["scores"][seat] == best]
    return {**result, "winners": winners}


class DoneIds:
    """The newest command ids of every person, so that a command sent twice is done once."""

    def __init__(self) -> None:
        self._ids: dict[str, deque[str]] = {}

    def has(self, person: str, command: str) -> bool:
        return command in self._ids.get(person, ())

    def add(self, person: str, command: str) -> None:
        self._ids.setdefault(person, deque(maxlen=IDS_KEPT)).append(command)
