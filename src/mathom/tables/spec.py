"""What a table is to be: game, variant, seats, clock, and how taking back is handled. Plain data, checked once."""

from __future__ import annotations

from typing import Any, NamedTuple

from mathom.kernel import Detail, Variant, game
from mathom.tables.errors import BadTable

UNDO = ("consent", "free", "never")
CLOCKS = {"none": (), "move": ("seconds",), "total": ("seconds", "increment"), "days": ("seconds",)}
LONGEST = 60 * 60 * 24 * 30


class Person(NamedTuple):
    """Who sits or watches: an id that stays, and a name to show."""

    id: str
    name: str


class SeatSpec(NamedTuple):
    """Who is to sit here: a person, a bot, or whoever comes."""

    person: Person | None = None
    bot: str | None = None

    def plain(self) -> dict[str, Any]:
        return {"person": self.person and list(self.person), "bot": self.bot}


class ClockSpec(NamedTuple):
    kind: str = "none"
    seconds: float = 0
    increment: float = 0

    def plain(self) -> dict[str, Any]:
        return self._asdict()


class TableSpec(NamedTuple):
    """`maker` is the id of the person who made the table, who need not sit there."""

    game: str
    variant: Variant
    seats: list[SeatSpec]
    undo: str = "consent"
    clock: ClockSpec = ClockSpec()
    public: bool = False
    spectators: bool = True
    maker: str = ""

    @staticmethod
    def read(body: dict[str, Any], me: Person, bots: list[str]) -> TableSpec:
        """The table that somebody asks for. `bots` are the names of the players that the game has."""
        known = ("game", "variant", "seats", "undo", "clock", "public", "spectators")
        for name in body:
            if name not in known:
                raise BadTable(detail=Detail("nobody knows the setting '{name}'", name=name))
        seats = [_seat(seat, me, bots) for seat in _list(body.get("seats"), "seats")]
        variant = body.get("variant", {})
        if not isinstance(variant, dict):
            raise BadTable(detail=Detail("the variant must be a table of settings"))
        ours = game(str(body.get("game")))
        full = ours.variants().read(len(seats), variant)
        undo = body.get("undo", UNDO[0])
        if undo not in UNDO:
            raise BadTable(detail=Detail("undo is one of {known}", known=", ".join(UNDO)))
        public, spectators = body.get("public", False), body.get("spectators", True)
        if not isinstance(public, bool) or not isinstance(spectators, bool):
            raise BadTable(detail=Detail("public and spectators are true or false"))
        clock = _clock(body.get("clock", {"kind": "none"}))
        return TableSpec(ours.id, full, seats, undo, clock, public, spectators, me.id)

    def plain(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "variant": self.variant,
            "seats": [seat.plain() for seat in self.seats],
            "undo": self.undo,
            "clock": self.clock.plain(),
            "public": self.public,
            "spectators": self.spectators,
            "maker": self.maker,
        }

    @staticmethod
    def load(data: dict[str, Any]) -> TableSpec:
        """What `plain` wrote."""
        seats = [SeatSpec(Person(*s["person"]) if s["person"] else None, s["bot"]) for s in data["seats"]]
        return TableSpec(**{**data, "seats": seats, "clock": ClockSpec(**data["clock"])})


def _list(value: Any, name: str) -> list[Any]:
    if not isinstance(value, list) or not all(isinstance(entry, dict) for entry in value):
        raise BadTable(detail=Detail("'{name}' must be a list of tables", name=name))
    return value


def _seat(entry: dict[str, Any], me: Person, bots: list[str]) -> SeatSpec:
    kind = entry.get("kind")
    if kind == "me":
        return SeatSpec(person=me)
    if kind == "open":
        return SeatSpec()
    if kind == "bot":
        if entry.get("bot") not in bots:
            raise BadTable(
                detail=Detail("there is no bot '{name}'; bots: {known}", name=entry.get("bot"), known=", ".join(bots))
            )
        return SeatSpec(bot=entry["bot"])
    raise BadTable(detail=Detail("a seat is for me, open, or for a bot"))


def _clock(entry: Any) -> ClockSpec:
    if not isinstance(entry, dict) or entry.get("kind") not in CLOCKS:
        raise BadTable(detail=Detail("a clock is one of {known}", known=", ".join(CLOCKS)))
    kind: str = entry["kind"]
    numbers = {name: entry.get(name, 0) for name in CLOCKS[kind]}
    for name, value in numbers.items():
        if isinstance(value, bool) or not isinstance(value, (int, float)) or not 0 <= value <= LONGEST:
            raise BadTable(detail=Detail("'{name}' of the clock is a number from 0 to {most}", name=name, most=LONGEST))
    if kind != "none" and numbers["seconds"] < 1:
        raise BadTable(detail=Detail("a clock needs at least one second"))
    return ClockSpec(kind, **numbers)
