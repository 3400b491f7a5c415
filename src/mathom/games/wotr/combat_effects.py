"""What combat cards do: the verbs of which the combat halves in `combat_cards` are made.

An effect is a constant. It changes the numbers of the combat round that it is applied to, or sends it to one of the
steps for special attacks and own losses. An effect with a `question` is asked for its options first: with none it does
nothing, with one it is applied at once (B.9). What has become impossible since the card was placed is left out
(AMB-12).
"""

from __future__ import annotations

from typing import Final

from mathom.games.wotr.codes import CHARACTER, NUMBER, REGION, word
from mathom.games.wotr.combat import WITHDREW, Combat, bump
from mathom.games.wotr.components import (
    card_name,
    character_name,
    enemy_of,
    side_name,
)
from mathom.games.wotr.retreats import retreats
from mathom.games.wotr.siege import may_withdraw
from mathom.games.wotr.war import NO_CARD, NOTHING, War
from mathom.kernel import EventKind

CARD_CANCELLED: Final = EventKind("combat-card-cancelled", ("card",), ("WR-11.83",), (card_name,))
FORFEITED: Final = EventKind("leadership-forfeited", ("character",), ("WR-11.33",), (character_name,))
NAZGUL_FORFEITED: Final = EventKind("nazgul-leadership-forfeited", ("points",), ("WR-11.82",))
SILENCED: Final = EventKind("companion-silenced", ("character",), ("WR-11.28",), (character_name,))
NO_REROLL: Final = EventKind("no-reroll", ("side",), ("WR-11.28",), (side_name,))

WITHDRAW: Final = word("withdraw")


class Effect:
    """One thing that a combat card does. Never changed, never part of a state."""

    __slots__ = ("question",)

    def __init__(self, question: str = "") -> None:
        self.question = question

    def options(self, w: War, r: Combat, side: int) -> list[int]:
        """What its player can choose from, if there is a question."""
        return NOTHING

    def apply(self, w: War, r: Combat, side: int, code: int) -> None:
        """Change the round; `code` is what was chosen."""
        raise NotImplementedError

    def paid(self, w: War, r: Combat, side: int, hits: int) -> None:
        """Its player has taken hits on his own army for it."""


# Dice and bonuses


class Bonus(Effect):
    """Modifies the dice of both sides' rolls and re-rolls; `price` are points of Nazgûl leadership.

    WR-11.45 to WR-11.47, WR-11.82
    """

    __slots__ = ("enemy_reroll", "enemy_roll", "price", "reroll", "roll")

    def __init__(
        self, roll: int = 0, reroll: int = 0, enemy_roll: int = 0, enemy_reroll: int = 0, price: int = 0
    ) -> None:
        super().__init__()
        self.roll = roll
        self.reroll = reroll
        self.enemy_roll = enemy_roll
        self.enemy_reroll = enemy_reroll
        self.price = price

    def apply(self, w: War, r: Combat, side: int, code: int) -> None:
        if self.price:
            if r.nazgul_points() < self.price:
                return
            spend_nazgul(w, r, self.price)
        enemy = enemy_of(side)
        r.roll_bonus = bump(bump(r.roll_bonus, side, self.roll), enemy, self.enemy_roll)
        r.reroll_bonus = bump(bump(r.reroll_bonus, side, self.reroll), enemy, self.enemy_reroll)


class MostDice(Effect):
    """The enemy rolls at most so many dice in his combat roll."""

    __slots__ = ("most",)

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most

    def apply(self, w: War, r: Combat, side: int, code: int) -> None:
        enemy = enemy_of(side)
        r.most = bump(r.most, enemy, self.most - r.most[enemy])


class DieLessPerCompanion(Effect):
    """Brave Stand: the enemy's combat roll has a die less for each Companion in the battle, but one."""

    __slots__ = ()

    def apply(self, w: War, r: Combat, side: int, code: int) -> None:
        r.fewer = bump(r.fewer, enemy_of(side), len(r.companions()))


class DieLessPerPoint(Effect):
    """Dread and Despair: so many points of Nazgûl leadership, at least one, for as many dice less (DP-77)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("nazgul-points")

    def options(self, w: War, r: Combat, side: int) -> list[int]:
        return [NUMBER + n for n in range(1, r.nazgul_points() + 1)]

    def apply(self, w: War, r: Combat, side: int, code: int) -> None:
        spend_nazgul(w, r, code - NUMBER)
        r.fewer = bump(r.fewer, enemy_of(side), code - NUMBER)


class Stench(Effect):
    """Foul Stench: no re-roll for the enemy whose leadership is not above that of the Nazgûl."""

    __slots__ = ()

    def apply(self, w: War, r: Combat, side: int, code: int) -> None:
        enemy = enemy_of(side)
        points = r.nazgul_points()
        if points and points >= r.leadership(w, enemy):
            r.no_reroll = bump(r.no_reroll, enemy, 1)
            w.tell(NO_REROLL, enemy)


def spend_nazgul(w: War, r: Combat, points: int) -> None:
    """WR-11.82, AMB-93"""
    r.nazgul_spent += points
    w.tell(NAZGUL_FORFEITED, points)


def forfeit(w: War, r: Combat, character: int) -> None:
    """WR-11.33"""
    r.silent |= 1 << character
    w.tell(FORFEITED, character)


# The other card, and the end of the battle


def cancel(w: War, r: Combat, side: int) -> None:
    """The card of `side` has no effect and costs nothing. WR-11.83, AMB-104"""
    if r.played[side] != NO_CARD:
        r.cancelled = bump(r.cancelled, side, 1)
        w.tell(CARD_CANCELLED, r.played[side])


class Defiance(Effect):
    """Daring Defiance: the leadership of all Companions for the enemy's card."""

    __slots__ = ()

    def apply(self, w: War, r: Combat, side: int, code: int) -> None:
        able = r.forfeitable()
        for character in able:
            forfeit(w, r, character)
        if able:
            cancel(w, r, enemy_of(side))


class Bats(Effect):
    """Swarm of Bats: against a card, or else for the re-roll."""

    __slots__ = ()

    def apply(self, w: War, r: Combat, side: int, code: int) -> None:
        if r.played[enemy_of(side)] == NO_CARD:
            r.reroll_bonus = bump(r.reroll_bonus, side, 1)
        else:
            cancel(w, r, enemy_of(side))


class Silence(Effect):
    """Words of Power: a Companion without leadership and abilities (DP-81)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("silence")

    def options(self, w: War, r: Combat, side: int) -> list[int]:
        return [CHARACTER + c for c in r.companions()]

    def apply(self, w: War, r: Combat, side: int, code: int) -> None:
        r.silent |= 1 << (code - CHARACTER)
        r.mute |= 1 << (code - CHARACTER)
        w.tell(SILENCED, code - CHARACTER)


class Escape(Effect):
    """Scouts: the defending army retreats, or withdraws into its own Stronghold (DP-82)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("escape")

    def options(self, w: War, r: Combat, side: int) -> list[int]:
        if side == r.side:
            return NOTHING
        found = [REGION + region for region in retreats(w, side, r.target)]
        return [WITHDRAW, *found] if may_withdraw(w, side, r.target) else found

    def apply(self, w: War, r: Combat, side: int, code: int) -> None:
        r.ended = WITHDREW if code == WITHDRAW else code - REGION
        r.step = "finish"
