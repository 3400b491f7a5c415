"""Words for cards that lie in play: who and what is meant, numbers, and what lasts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from mathom.effects.carry import NO_SOURCE, Carry
from mathom.effects.control import NOT_POSSIBLE
from mathom.effects.values import Condition, Effect, Number, Selector, Standing, Verb
from mathom.kernel.ask import Reason

# Selectors


@dataclass(frozen=True)
class This(Selector):
    """The card itself."""

    def things(self, s: Any, f: Carry) -> list[int]:
        return [f.source]

    def has(self, s: Any, f: Carry, thing: int) -> bool:
        return thing == f.source

    def misses(self, source: int, thing: int) -> bool:
        return thing != source


@dataclass(frozen=True)
class Bearer(Selector):
    """What the card lies with; nothing, if it lies for itself."""

    def things(self, s: Any, f: Carry) -> list[int]:
        thing: int = s.bearer(f.source)
        return [] if thing == NO_SOURCE else [thing]


@dataclass(frozen=True)
class Target(Selector):
    """What was chosen at declaration, the first, the second (1) ... For what lasts, -1 is what was at hand then."""

    number: int = 0

    def things(self, s: Any, f: Carry) -> list[int]:
        count = len(f.targets)
        return [f.targets[self.number]] if -count <= self.number < count else []


@dataclass(frozen=True)
class Seats(Selector):
    """Seats by their role: you, foes, each, owner, holder, or a role of the game."""

    role: str = "you"

    def things(self, s: Any, f: Carry) -> list[int]:
        seats: list[int] = s.seats_by(self.role, f)
        return seats


# Numbers


@dataclass(frozen=True)
class Count(Number):
    """How many things the selector lists."""

    selector: Selector

    def count(self, s: Any, f: Carry) -> int:
        return len(self.selector.things(s, f))


@dataclass(frozen=True)
class Stat(Number):
    """A number of the first thing that the selector lists, as it is now or as it is `printed`; 0 without a thing."""

    stat: str
    of: Selector
    printed: bool = False

    def count(self, s: Any, f: Carry) -> int:
        things = self.of.things(s, f)
        if not things:
            return 0
        number: int = s.printed(self.stat, things[0]) if self.printed else s.stat(self.stat, things[0])
        return number


@dataclass(frozen=True)
class Used(Number):
    """The number that the question or the moment comes with, such as the total of a roll."""

    def count(self, s: Any, f: Carry) -> int:
        return f.use


@dataclass(frozen=True)
class Sum(Number):
    """Numbers added up."""

    of: tuple[int | Number, ...]

    def count(self, s: Any, f: Carry) -> int:
        return sum([number_of(part, s, f) for part in self.of])


@dataclass(frozen=True)
class Half(Number):
    """One half, rounded up."""

    of: Number

    def count(self, s: Any, f: Carry) -> int:
        return -(-self.of.count(s, f) // 2)


def number_of(number: int | Number, s: Any, f: Carry) -> int:
    return number.count(s, f) if isinstance(number, Number) else number


# Conditions


@dataclass(frozen=True)
class Use(Condition):
    """The question or the moment comes with one of these numbers: the purpose, the side that acts, the result."""

    of: tuple[int, ...]
    why: str = NOT_POSSIBLE.key

    def refuse(self, s: Any, f: Carry) -> Reason | None:
        return None if f.use in self.of else Reason(self.why)


@dataclass(frozen=True)
class AtLeast(Condition):
    """The one number is as great as the other, or greater."""

    number: int | Number
    least: int | Number
    why: str = NOT_POSSIBLE.key

    def refuse(self, s: Any, f: Carry) -> Reason | None:
        return None if number_of(self.number, s, f) >= number_of(self.least, s, f) else Reason(self.why)


@dataclass(frozen=True)
class Among(Condition):
    """What the one selector lists is all among what the other lists, and it is something."""

    things: Selector
    others: Selector
    why: str = NOT_POSSIBLE.key

    def refuse(self, s: Any, f: Carry) -> Reason | None:
        found = self.things.things(s, f)
        ours = found and all(self.others.has(s, f, thing) for thing in found)
        return None if ours else Reason(self.why)


# Verbs


@dataclass(frozen=True)
class Last(Verb):
    """Something is in force from now until the innermost procedure of this name ends, or until the game says so."""

    what: Standing
    until: str

    def do(self, s: Any, f: Carry) -> None:
        s.begin_lasting(f, self.what, self.until)


SELECTORS: Final[list[type[Effect]]] = [This, Bearer, Target, Seats]
NUMBERS: Final[list[type[Effect]]] = [Count, Stat, Used, Sum, Half]
CONDITIONS: Final[list[type[Effect]]] = [Use, AtLeast, Among]
VERBS: Final[list[type[Effect]]] = [Last]
