"""What combat halves do to dice, leadership, the other card and the end of the battle. WR-11.28 to WR-11.34

They change the numbers of the combat round in which the card was revealed. What has become impossible since it was
placed is left out (AMB-12).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mathom.effects import Carry, Effect, Verb
from mathom.games.wotr.battle.combat_round import combat_numbers
from mathom.games.wotr.battle.numbers import WITHDREW, CombatNumbers, raised
from mathom.games.wotr.battle.retreat import retreats
from mathom.games.wotr.battle.siege import may_withdraw
from mathom.games.wotr.box import (
    card_name,
    character_name,
    enemy_of,
    side_name,
)
from mathom.games.wotr.codes import NUMBER, REGION, WITHDRAW, character_code, character_in
from mathom.games.wotr.state import NO_CARD, War, side_of
from mathom.kernel import EventKind, Reason

CARD_CANCELLED: Final = EventKind("combat-card-cancelled", ("card",), ("WR-11.83",), (card_name,))
FORFEITED: Final = EventKind("leadership-forfeited", ("character",), ("WR-11.33",), (character_name,))
NAZGUL_FORFEITED: Final = EventKind("nazgul-leadership-forfeited", ("points",), ("WR-11.82",))
SILENCED: Final = EventKind("companion-silenced", ("character",), ("WR-11.28",), (character_name,))
NO_REROLL: Final = EventKind("no-reroll", ("side",), ("WR-11.28",), (side_name,))


NO_RETREAT: Final = Reason("the-army-cannot-retreat-there", "WR-11.69")


# Dice and bonuses


@dataclass(frozen=True)
class Bonus(Verb):
    """In this combat round all dice of both sides' rolls and re-rolls are modified.

    `price` are points of Nazgûl leadership, which are forfeited for it; if there are too few, nothing happens.
    """

    roll: int = 0
    reroll: int = 0
    enemy_roll: int = 0
    enemy_reroll: int = 0
    price: int = 0

    def do(self, s: War, f: Carry) -> None:
        """WR-11.45 to WR-11.47, WR-11.82"""
        r, side = combat_numbers(s), side_of(f)
        if self.price:
            if r.nazgul_points() < self.price:
                return
            spend_nazgul(s, r, self.price)
        enemy = enemy_of(side)
        r.roll_bonus = raised(raised(r.roll_bonus, side, self.roll), enemy, self.enemy_roll)
        r.reroll_bonus = raised(raised(r.reroll_bonus, side, self.reroll), enemy, self.enemy_reroll)


@dataclass(frozen=True)
class MostDice(Verb):
    """The enemy rolls at most so many dice in his combat roll."""

    most: int

    def do(self, s: War, f: Carry) -> None:
        r, enemy = combat_numbers(s), enemy_of(side_of(f))
        r.most = raised(r.most, enemy, self.most - r.most[enemy])


@dataclass(frozen=True)
class DieLessPerCompanion(Verb):
    """The enemy's combat roll has a die less for each Companion in the battle; one is left."""

    def do(self, s: War, f: Carry) -> None:
        r = combat_numbers(s)
        r.fewer = raised(r.fewer, enemy_of(side_of(f)), len(r.companions()))


@dataclass(frozen=True)
class DieLessPerPoint(Verb):
    """The player forfeits points of Nazgûl leadership, at least one, and the enemy rolls as many dice less."""

    def do(self, s: War, f: Carry) -> None:
        """DP-77"""
        points = combat_numbers(s).nazgul_points()
        if points:
            f.ask_one(s, f.seat, "nazgul-points", [NUMBER + n for n in range(1, points + 1)])

    def take(self, s: War, f: Carry) -> None:
        r = combat_numbers(s)
        spend_nazgul(s, r, s.reply - NUMBER)
        r.fewer = raised(r.fewer, enemy_of(side_of(f)), s.reply - NUMBER)


@dataclass(frozen=True)
class NoReroll(Verb):
    """The enemy has no leader re-roll, if his leadership is not above that of the Nazgûl."""

    def do(self, s: War, f: Carry) -> None:
        r, enemy = combat_numbers(s), enemy_of(side_of(f))
        points = r.nazgul_points()
        if points and points >= r.leadership(s, enemy):
            r.no_reroll = raised(r.no_reroll, enemy, 1)
            s.tell(NO_REROLL, enemy)


def spend_nazgul(w: War, r: CombatNumbers, points: int) -> None:
    """Nazgûl leadership is forfeited for this combat round. WR-11.82, AMB-93"""
    r.nazgul_spent += points
    w.tell(NAZGUL_FORFEITED, points)


def forfeit(w: War, r: CombatNumbers, character: int) -> None:
    """A Character's leadership is forfeited for this combat round. WR-11.33"""
    r.no_leadership |= 1 << character
    w.tell(FORFEITED, character)


# The other card, and the end of the battle


@dataclass(frozen=True)
class ForfeitAll(Verb):
    """The leadership of all Companions in the battle is forfeited."""

    def do(self, s: War, f: Carry) -> None:
        r = combat_numbers(s)
        for character in r.forfeitable():
            forfeit(s, r, character)


@dataclass(frozen=True)
class CancelCard(Verb):
    """The enemy's combat card has no effect and costs nothing, if there is one."""

    def do(self, s: War, f: Carry) -> None:
        """WR-11.83, AMB-104"""
        r, enemy = combat_numbers(s), enemy_of(side_of(f))
        if r.played[enemy] != NO_CARD:
            r.cancelled = raised(r.cancelled, enemy, 1)
            s.tell(CARD_CANCELLED, r.played[enemy])


@dataclass(frozen=True)
class Silence(Verb):
    """A Companion in the battle, whom the player chooses, is without leadership and abilities."""

    def do(self, s: War, f: Carry) -> None:
        """DP-81"""
        companions = combat_numbers(s).companions()
        if companions:
            f.ask_one(s, f.seat, "silence", [character_code(c) for c in companions])

    def take(self, s: War, f: Carry) -> None:
        r, character = combat_numbers(s), character_in(s.reply)
        r.no_leadership |= 1 << character
        r.no_abilities |= 1 << character
        s.tell(SILENCED, character)


@dataclass(frozen=True)
class Escape(Verb):
    """The player's army, if it defends, retreats or withdraws into its own Stronghold, as he chooses."""

    def do(self, s: War, f: Carry) -> None:
        """DP-82"""
        r, side = combat_numbers(s), side_of(f)
        if side == r.side:
            return
        found = [REGION + region for region in retreats(s, side, r.target)]
        if may_withdraw(s, side, r.target):
            found = [WITHDRAW, *found]
        if found:
            f.ask_one(s, f.seat, "escape", found)

    def take(self, s: War, f: Carry) -> None:
        combat_numbers(s).ended = WITHDREW if s.reply == WITHDRAW else s.reply - REGION

    def refuse(self, s: War, f: Carry, code: int) -> Reason | None:
        return None if s.offers(f.seat, code) else NO_RETREAT


VERBS: Final[list[type[Effect]]] = [
    Bonus,
    MostDice,
    DieLessPerCompanion,
    DieLessPerPoint,
    NoReroll,
    ForfeitAll,
    CancelCard,
    Silence,
    Escape,
]
