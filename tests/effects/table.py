"""A table for testing what cards in play say: two seats with a place in play each, a hand each, and one pile.

A card lies with another if it was `given` to it. Strength is a number, as printed on a card; a skirmish is a procedure.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from mathom.effects import NO_SOURCE, CardState, Carry, Condition, Entry, Program, Script, Selector, Verb
from mathom.kernel import EVERYONE, Chance, Frame, Reason, ZoneKinds, set_up

HAND, PLAY, PILE = 0, 2, 4
ABSENT: Final = Reason("absent")


class Table(CardState):
    __slots__ = ("given", "lines", "ranks", "scripts", "silent", "strength")
    unsaved = (*CardState.unsaved, "scripts")

    def __init__(self, like: Table | None = None) -> None:
        super().__init__(like)
        self.given: list[int] = [] if like is None else like.given
        self.lines: list[str] = [] if like is None else like.lines
        self.ranks: list[int] = [] if like is None else like.ranks
        self.silent: list[int] = [] if like is None else like.silent
        self.strength: list[int] = [] if like is None else like.strength
        self.scripts: list[Script] = [] if like is None else like.scripts

    def clone(self) -> Table:
        return Table(self)

    def script(self, card: int) -> Script:
        return self.scripts[card]

    def carry(self, seat: int, card: int, text: int) -> Carry:
        f = Reading(seat, card, text)
        f.scripts = self.scripts
        return f

    def is_in_play(self, zone: int) -> bool:
        return zone in (PLAY, PLAY + 1)

    def put_away(self, thing: int) -> None:
        self.write(f"{self.name(thing)} goes")
        self.move(thing, PILE)

    def owner(self, thing: int) -> int:
        return thing % 2

    def bearer(self, thing: int) -> int:
        return self.given[thing]

    def printed(self, stat: str, thing: int) -> int:
        return self.strength[thing] if stat == "strength" else 0

    def rank(self, entry: Entry) -> int:
        return self.ranks[entry.source]

    def blank(self, entry: Entry) -> bool:
        return entry.source in self.silent

    def name(self, thing: int) -> str:
        return self.script(self.zones.face[thing]).card

    def write(self, line: str) -> None:
        self.lines = [*self.lines, line]

    def play_card(self, *names: str) -> None:
        """From the hand of its owner."""
        for name in names:
            thing = self.thing(name)
            self.move(thing, PLAY + self.owner(thing))

    def thing(self, name: str) -> int:
        return next(thing for thing in range(len(self.zones.face)) if self.name(thing) == name)

    def give(self, name: str, to: str) -> None:
        given = self.given[:]
        given[self.thing(name)] = self.thing(to)
        self.given = given

    def in_play(self) -> list[str]:
        return [self.name(thing) for zone in (PLAY, PLAY + 1) for thing in self.zones.content[zone]]


class Reading(Carry):
    """A text being carried out; finds its program in the scripts of the table."""

    __slots__ = ("scripts",)
    unsaved = ("scripts",)

    def __init__(self, seat: int = 0, card: int = 0, text: int = 0, like: Reading | None = None) -> None:
        super().__init__(seat, card, text, like)
        self.scripts: list[Script] = [] if like is None else like.scripts

    def clone(self) -> Reading:
        return Reading(like=self)

    def program(self) -> Program:
        return self.scripts[self.card].programs[self.text]

    def rival(self, s: Any) -> int:
        return (self.seat + 1) % int(s.seats)


class Pause(Frame):
    """Asks seat 0 again and again whether to go on; lasts as long as the `name` says."""

    __slots__ = ("name",)

    def __init__(self, name: str = "pause") -> None:
        super().__init__("wait")
        self.name = name

    def clone(self) -> Pause:
        other = Pause(self.name)
        other.step = self.step
        return other

    def scope(self) -> str:
        return self.name

    def wait(self, s: Table) -> None:
        s.ask_one(0, self.name, [0, 1], "go_on")

    def go_on(self, s: Table) -> None:
        self.step = "wait"
        if s.reply:
            s.pop()


@dataclass(frozen=True)
class Write(Verb):
    """A line in the diary, with the thing at hand and the number that the moment came with."""

    line: str

    def do(self, s: Table, f: Carry) -> None:
        s.write(f"{self.line} {s.name(f.it())} {f.use}")


@dataclass(frozen=True)
class Hurt(Verb):
    """A thing loses strength, unless something happens in place of that."""

    of: Selector

    def do(self, s: Table, f: Carry) -> None:
        [thing] = self.of.things(s, f)
        if not s.replaced("hurt", thing):
            s.strength = [n - (i == thing) for i, n in enumerate(s.strength)]
            s.happen("hurt", thing, 1)


@dataclass(frozen=True)
class Named(Selector):
    """Cards by their names, wherever they are."""

    names: tuple[str, ...]

    def things(self, s: Table, f: Carry) -> list[int]:
        assert isinstance(f, Reading)
        return [s.thing(name) for name in self.names]


@dataclass(frozen=True)
class Unhurt(Selector):
    """Everything that still has its strength."""

    def things(self, s: Table, f: Carry) -> list[int]:
        assert isinstance(f, Reading)
        return [thing for thing, strength in enumerate(s.strength) if strength == 3]


@dataclass(frozen=True)
class Lies(Condition):
    """A card of this name is in play."""

    name: str

    def refuse(self, s: Table, f: Carry) -> Reason | None:
        assert isinstance(f, Reading)
        return None if self.name in s.in_play() else ABSENT


def table(*scripts: Script, strength: int = 3) -> Table:
    """The i-th card belongs to seat i % 2 and is in the hand of that seat."""
    count = len(scripts)
    s = Table()
    kinds = ZoneKinds([1, 2, EVERYONE, EVERYONE, EVERYONE], [True, True, False, False, False], [0] * count)
    s.zones = set_up(kinds, list(range(count)), [HAND + i % 2 for i in range(count)])
    s.chance = Chance("table")
    s.seats = 2
    s.scripts = list(scripts)
    s.given = [NO_SOURCE] * count
    s.ranks = [0] * count
    s.strength = [strength] * count
    return s
