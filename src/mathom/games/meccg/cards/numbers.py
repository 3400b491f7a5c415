"""Numbers of cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mathom.effects import Carry, Effect, Number, Selector
from mathom.games.meccg.combat.attack import Attack
from mathom.games.meccg.companies.influence import unused_direct, unused_influence
from mathom.games.meccg.state import PLAYER, Realm

# The numbers that verbs leave for later ones.
NOTES: Final = ("roll", "beaten", "turned", "found")


@dataclass(frozen=True)
class Times(Number):
    """A number so many times, and not above `most`."""

    factor: int
    of: Number
    most: int | None = None

    def count(self, s: Realm, f: Carry) -> int:
        found = self.factor * self.of.count(s, f)
        return found if self.most is None else min(self.most, found)


@dataclass(frozen=True)
class OfAttack(Number):
    """A number of the attack that goes on, as it is now or as it is printed: strikes, prowess."""

    number: str
    printed: bool = False

    def count(self, s: Realm, f: Carry) -> int:
        attack = s.innermost(Attack)
        if attack is None:
            return 0
        strikes = self.number == "strikes"
        found: int
        if self.printed:
            found = attack.strikes if strikes else attack.prowess
        else:
            found = attack.number_of_strikes(s) if strikes else attack.strength(s)
        return found


@dataclass(frozen=True)
class UnusedInfluence(Number):
    """The unused general influence of the first player listed, or the unused direct influence of the character."""

    of: Selector

    def count(self, s: Realm, f: Carry) -> int:
        found = self.of.things(s, f)
        if not found:
            return 0
        is_seat = PLAYER <= found[0] < PLAYER + s.seats
        return unused_influence(s, found[0] - PLAYER) if is_seat else unused_direct(s, found[0])


@dataclass(frozen=True)
class Noted(Number):
    """What an earlier verb of the card has left: the total of the roll with what was added (`roll`), 1 if the attack
    was defeated (`beaten`), how many cards were turned up (`turned`)."""

    what: str

    def count(self, s: Realm, f: Carry) -> int:
        return f.value(NOTES.index(self.what))


@dataclass(frozen=True)
class OnPath(Number):
    """How many regions of this type the site path has; of all types, without one."""

    kind: str = ""

    def count(self, s: Realm, f: Carry) -> int:
        types: list[str] = s.journey.types
        return types.count(self.kind) if self.kind else len(types)


NUMBERS: Final[list[type[Effect]]] = [Times, OfAttack, UnusedInfluence, Noted, OnPath]
