"""Purses: a miniature game for testing effects. Everybody has a purse with coins, and cards that move them.

Its verbs show every way in which a verb can work: at once, by asking, by chance, by calling another procedure.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from mathom.effects import CONDITIONS, SELECTORS, VERBS, Carry, Condition, Effect, Program, Selector, Verb, Vocabulary
from mathom.kernel import Chance, Frame, Game, Option, Reason, State, Text, Variant, VariantSchema

TOO_POOR: Final = Reason("too-poor")
TOO_MUCH: Final = Reason("too-much")


class Purses(State):
    __slots__ = ("coins",)

    def __init__(self, like: Purses | None = None) -> None:
        super().__init__(like)
        self.coins: list[int] = [0, 0] if like is None else like.coins

    def clone(self) -> Purses:
        return Purses(self)

    def earn(self, seat: int, coins: int) -> None:
        self.coins = [n + coins if i == seat else n for i, n in enumerate(self.coins)]


class Tax(Frame):
    """The other player says how much is taken from him."""

    __slots__ = ("seat",)

    def __init__(self, seat: int = 0) -> None:
        super().__init__("name_sum")
        self.seat = seat

    def clone(self) -> Tax:
        other = Tax(self.seat)
        other.step = self.step
        return other

    def name_sum(self, s: Purses) -> None:
        s.ask_one(self.seat, "tax", [1, 2], "pay")

    def pay(self, s: Purses) -> None:
        s.earn(self.seat, -s.reply)
        s.pop()


@dataclass(frozen=True)
class Spend(Verb):
    """Coins of the player go, if there are so many."""

    coins: int

    def prevented(self, s: Purses, f: Carry) -> Reason | None:
        return None if s.coins[f.seat] >= self.coins else TOO_POOR

    def do(self, s: Purses, f: Carry) -> None:
        if self.prevented(s, f) is None:
            s.earn(f.seat, -self.coins)


@dataclass(frozen=True)
class Earn(Verb):
    """Coins for the player."""

    coins: int

    def do(self, s: Purses, f: Carry) -> None:
        s.earn(f.seat, self.coins)


@dataclass(frozen=True)
class EarnIt(Verb):
    """As many coins as the thing at hand says."""

    def do(self, s: Purses, f: Carry) -> None:
        s.earn(f.seat, f.it())


@dataclass(frozen=True)
class Haggle(Verb):
    """The player names a sum, three times; he gets the last and remembers it in register 2."""

    def do(self, s: Purses, f: Carry) -> None:
        f.ask_one(s, f.seat, "sum", [n for n in range(9) if self.refuse(s, f, n) is None])

    def take(self, s: Purses, f: Carry) -> None:
        if f.stage < 2:
            f.again(f.stage + 1, [*f.notes, s.reply])
        else:
            s.earn(f.seat, s.reply)
            f.store(2, s.reply)

    def refuse(self, s: Purses, f: Carry, code: int) -> Reason | None:
        return None if not f.notes or code < f.notes[-1] else TOO_MUCH


@dataclass(frozen=True)
class Gamble(Verb):
    """A coin for each pip of a die."""

    def do(self, s: Purses, f: Carry) -> None:
        f.throw(s, "die", [6])

    def take(self, s: Purses, f: Carry) -> None:
        s.earn(f.seat, s.outcome[0] + 1)


@dataclass(frozen=True)
class TaxRival(Verb):
    """The other player pays what he says, and the player gets a coin for it."""

    def do(self, s: Purses, f: Carry) -> None:
        f.call(s, Tax(f.rival(s)))

    def take(self, s: Purses, f: Carry) -> None:
        s.earn(f.seat, 1)


@dataclass(frozen=True)
class Rich(Condition):
    """The player has so many coins."""

    coins: int

    def refuse(self, s: Purses, f: Carry) -> Reason | None:
        return None if s.coins[f.seat] >= self.coins else TOO_POOR


@dataclass(frozen=True)
class Sums(Selector):
    """These sums."""

    of: tuple[int, ...]

    def things(self, s: Purses, f: Carry) -> list[int]:
        assert (type(s), type(f)) == (Purses, Playing)
        return list(self.of)


WORDS: Final[list[type[Effect]]] = [Earn, Spend, EarnIt, Haggle, Gamble, TaxRival, Rich, Sums]
VOCABULARY: Final = Vocabulary(VERBS, CONDITIONS, SELECTORS, WORDS)
PROGRAMS: list[Program] = []


class Playing(Carry):
    """A card of Purses: a test puts its program into PROGRAMS."""

    __slots__ = ()

    def __init__(self, seat: int = 0, card: int = 0, text: int = 0, like: Carry | None = None) -> None:
        super().__init__(seat, card, text, like)

    def clone(self) -> Playing:
        return Playing(like=self)

    def program(self) -> Program:
        return PROGRAMS[self.card]

    def rival(self, s: Any) -> int:
        return (self.seat + 1) % int(s.seats)


class PursesGame(Game):
    def __init__(self) -> None:
        self.id = "purses"
        self.version = 1
        self.home = Path(__file__).parent

    def variants(self) -> VariantSchema:
        return VariantSchema([2], [])

    def start(self, variant: Variant, seats: int, chance: Chance) -> State:
        s = Purses()
        s.chance = chance
        s.seats = seats
        return s

    def see(self, state: Purses, seat: int | None) -> dict[str, Any]:
        return {"coins": state.coins}

    def describe(self, state: Purses, seat: int, code: int) -> Option:
        return Option(code, str(code), Text("purses"), [])

    def parse(self, state: Purses, seat: int, key: str) -> int:
        return int(key)

    def classes(self) -> list[type]:
        return [Purses, Playing, Tax]


def play(*effects: Effect, coins: int = 0) -> Purses:
    """Seat 0 plays a card with these effects, up to the first question."""
    s = Purses()
    s.chance = Chance("purses", script={"die": [[3], [0], [5]]})
    s.coins = [coins, 10]
    s.seats = 2
    PROGRAMS.append(Program(*effects))
    s.push(Playing(0, len(PROGRAMS) - 1))
    s.run()
    return s


def answer(s: Purses, *codes: int) -> Purses:
    for code in codes:
        assert s.ask is not None
        seat = s.ask.seats[0]
        assert code in s.ask.options_of(seat)
        s.play(seat, code)
    return s
