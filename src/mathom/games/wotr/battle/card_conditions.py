"""When a combat half may be played, and what its text asks for. WR-11.32, AMB-12"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mathom.effects import Carry, Condition, Effect, Selector
from mathom.games.wotr.armies.forces import units_of
from mathom.games.wotr.battle.combat_round import combat_numbers
from mathom.games.wotr.box import enemy_of
from mathom.games.wotr.state import NO_CARD, War, side_of
from mathom.kernel import Reason

NO_FELLOWSHIP: Final = Reason("the-fellowship-is-not-with-the-defenders", "WR-11.32")
NOT_DEFENDING: Final = Reason("only-for-defenders-in-the-field", "WR-11.32")
NO_POINTS: Final = Reason("there-is-not-enough-nazgul-leadership", "WR-11.32", "WR-11.34", "WR-11.82")
NO_ISENGARD_SIEGE: Final = Reason("only-for-isengard-in-a-siege-battle", "WR-11.32")
NO_CARD_TO_CANCEL: Final = Reason("the-enemy-has-played-no-combat-card", "WR-11.83")
NOTHING_TO_FORFEIT: Final = Reason("no-companion-has-leadership-to-forfeit", "WR-11.33")
TOO_FEW_HITS: Final = Reason("there-are-not-enough-hits", "WR-11.28")
TOO_SMALL: Final = Reason("the-army-is-not-twice-as-large", "WR-11.28")


@dataclass(frozen=True)
class TakesPart(Condition):
    """One of these figures of the player (kinds of figures, or KINDS + a Character) is in the battle.

    If none is, `why` is the key of the reason and `rules` are its rules. `others` will do as well where the table plays
    by the `reading`.
    """

    figures: tuple[int, ...]
    why: str
    rules: tuple[str, ...] = ("WR-11.32",)
    others: tuple[int, ...] = ()
    reading: int = 0

    def refuse(self, s: War, f: Carry) -> Reason | None:
        force = combat_numbers(s).forces[side_of(f)]
        for figure in self.figures + self.others if s.reads(self.reading) else self.figures:
            if force[figure]:
                return None
        return Reason(self.why, *self.rules)


@dataclass(frozen=True)
class BattleIn(Condition):
    """The region of the defenders is one of these. If not, `why` is the key of the reason."""

    regions: Selector
    why: str

    def refuse(self, s: War, f: Carry) -> Reason | None:
        found = combat_numbers(s).region() in self.regions.things(s, f)
        return None if found else Reason(self.why, "WR-11.32")


@dataclass(frozen=True)
class FellowshipThere(Condition):
    """The Ring-bearers are in the region of the defenders."""

    def refuse(self, s: War, f: Carry) -> Reason | None:
        return None if s.ring_bearers == combat_numbers(s).region() else NO_FELLOWSHIP


@dataclass(frozen=True)
class DefendsInField(Condition):
    """The player's army defends, and not inside a Stronghold."""

    def refuse(self, s: War, f: Carry) -> Reason | None:
        r = combat_numbers(s)
        return None if side_of(f) != r.side and not r.is_siege() else NOT_DEFENDING


@dataclass(frozen=True)
class InSiegeBattle(Condition):
    """It is a siege battle, on either side: a battle in the field before a Stronghold does not count."""

    def refuse(self, s: War, f: Carry) -> Reason | None:
        """AMB-101"""
        return None if combat_numbers(s).is_siege() else NO_ISENGARD_SIEGE


@dataclass(frozen=True)
class NazgulLead(Condition):
    """So many points of Nazgûl leadership are left in the battle."""

    points: int

    def refuse(self, s: War, f: Carry) -> Reason | None:
        return None if combat_numbers(s).nazgul_points() >= self.points else NO_POINTS


@dataclass(frozen=True)
class EnemyHasCard(Condition):
    """The enemy has played a combat card in this round."""

    def refuse(self, s: War, f: Carry) -> Reason | None:
        return NO_CARD_TO_CANCEL if combat_numbers(s).played[enemy_of(side_of(f))] == NO_CARD else None


@dataclass(frozen=True)
class CanForfeit(Condition):
    """A Companion in the battle still has leadership that can be forfeited."""

    def refuse(self, s: War, f: Carry) -> Reason | None:
        return None if combat_numbers(s).forfeitable() else NOTHING_TO_FORFEIT


@dataclass(frozen=True)
class HasHit(Condition):
    """Roll and re-roll of the player, or with `enemy` those of the enemy, have scored so many hits."""

    least: int
    enemy: bool = False

    def refuse(self, s: War, f: Carry) -> Reason | None:
        side = enemy_of(side_of(f)) if self.enemy else side_of(f)
        return None if combat_numbers(s).hits[side] >= self.least else TOO_FEW_HITS


@dataclass(frozen=True)
class HasHitMore(Condition):
    """Roll and re-roll of the player have scored more hits than the enemy in this round, his card included."""

    def refuse(self, s: War, f: Carry) -> Reason | None:
        r, side = combat_numbers(s), side_of(f)
        enemy = enemy_of(side)
        return None if r.hits[side] > r.hits[enemy] + r.special_hits[enemy] else TOO_FEW_HITS


@dataclass(frozen=True)
class TwiceAsLarge(Condition):
    """The player's army has at least twice as many units as the enemy's."""

    def refuse(self, s: War, f: Carry) -> Reason | None:
        r, side = combat_numbers(s), side_of(f)
        return None if units_of(r.forces[side]) >= 2 * units_of(r.forces[enemy_of(side)]) else TOO_SMALL


CONDITIONS: Final[list[type[Effect]]] = [
    TakesPart,
    BattleIn,
    FellowshipThere,
    DefendsInField,
    InSiegeBattle,
    NazgulLead,
    EnemyHasCard,
    CanForfeit,
    HasHit,
    HasHitMore,
    TwiceAsLarge,
]
