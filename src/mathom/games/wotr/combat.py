"""Chapter 11: what counts in a combat round. Strength, leadership, dice and hits.

`Combat` is a combat round with everything that is known about it; `combat_round` takes it through its steps, and
combat cards (`combat_effects`, `combat_strikes`) change its numbers.
"""

from __future__ import annotations

from typing import Final

from mathom.games.wotr.board import region_of
from mathom.games.wotr.casualties import NO_LOSSES
from mathom.games.wotr.components import (
    CHARACTERS,
    COMPANIONS,
    FREE_PEOPLES,
    GANDALF_THE_WHITE,
    KINDS,
    LEADERS,
    MINIONS,
    NAZGUL,
    SHADOW,
)
from mathom.games.wotr.forces import ISENGARD_ELITE, elites_lead, nazgul_leadership, units_of
from mathom.games.wotr.siege import hit_number, is_siege_battle
from mathom.games.wotr.war import NO_CARD, NOTHING, War
from mathom.kernel import Frame

MOST_DICE: Final = 5
ALWAYS_HITS: Final = 6
NEVER_HITS: Final = 1

CAPTAINS: Final[list[int]] = [c for c in COMPANIONS if "captain_of_the_west" in CHARACTERS[c].abilities]

# What event cards change about a battle: bits of `Battle.flags`.
THREE_ROUNDS: Final = 1 << 0  # a siege battle lasts three rounds without payment (Grond, The Fighting Uruk-hai)
COMPANION_FOR_CARDS: Final = 1 << 1  # in round 1 the Free Peoples need a Companion to use a combat card (the same)
GARRISON_DISTRACTS: Final = 1 << 2  # the Shadow rolls a die less for each unit inside (Help Unlooked For)
NO_CEASE: Final = 1 << 3  # the attackers may not cease, and end in the region (Corsairs of Umbar)

NO_FORCES: Final[list[list[int]]] = []
NOUGHT: Final[list[int]] = [0, 0]
NO_CARDS: Final[list[int]] = [NO_CARD, NO_CARD]

# How a combat round can end the battle, beside the end of an army.
FOUGHT: Final = -1
WITHDREW: Final = -2  # a number from 0 is the region of a retreat


def bump(pair: list[int], side: int, n: int) -> list[int]:
    """A number for each side, with one of them raised by `n`."""
    new = pair[:]
    new[side] += n
    return new


def hits_in(dice: list[int], modifier: int, needed: int) -> int:
    """How many of the dice (0 is a one) hit. A natural 1 never does, a natural 6 always.

    WR-11.41, WR-11.45, WR-11.48, WR-11.49, AMB-38
    """
    hits = 0
    for die in dice:
        natural = die + 1
        if natural == ALWAYS_HITS or (natural != NEVER_HITS and natural + modifier >= needed):
            hits += 1
    return hits


class Combat(Frame):
    """A combat round and its numbers. Pairs have a number for the Free Peoples and one for the Shadow.

    The battle
        `side` attacks from the place `origin` the place `target`. `number` is the number of the round, `flags` are
        those of the battle, `white_rider` is whether Gandalf the White has silenced the Nazgûl (WR-7.37). `forces`
        are the two armies, `lost` the Regulars lost so far (see `TakeHits`).

    Combat cards
        `cards` are the things that were placed, `played` their faces once they are revealed. `queue` are their effects,
        in order, `at` is the next one. `cancelled` is whether a side's card is without effect.

    What they change
        `roll_bonus` and `reroll_bonus` on every die; `fewer` and `most` dice in the combat roll; `no_reroll`. `silent`
        is a bit for every Character without leadership, `mute` for those without abilities, `nazgul_spent` the points
        of Nazgûl leadership that were forfeited.

    What was rolled
        `hits` that a side has scored in roll and re-roll, `again` those in the re-roll, `struck` those of special
        attacks, `misses` the dice that can be re-rolled, `ones` the natural ones of the roll. `damage` is what a side
        has to take in step 4.

    A special attack
        `striker` rolls `shots` dice that hit on `needed`.
    """

    __slots__ = (
        "again",
        "at",
        "cancelled",
        "cards",
        "damage",
        "ended",
        "fewer",
        "flags",
        "forces",
        "hits",
        "lost",
        "misses",
        "most",
        "mute",
        "nazgul_spent",
        "needed",
        "no_reroll",
        "number",
        "ones",
        "origin",
        "played",
        "queue",
        "reroll_bonus",
        "roll_bonus",
        "shots",
        "side",
        "silent",
        "striker",
        "struck",
        "target",
        "turn",
        "white_rider",
    )

    def __init__(
        self,
        side: int = 0,
        origin: int = 0,
        target: int = 0,
        number: int = 1,
        flags: int = 0,
        white_rider: bool = False,
        forces: list[list[int]] = NO_FORCES,
        lost: list[int] = NO_LOSSES,
        like: Combat | None = None,
    ) -> None:
        if like is None:
            super().__init__("attackers_card")
            self.side = side
            self.origin = origin
            self.target = target
            self.number = number
            self.flags = flags
            self.white_rider = white_rider
            self.forces = forces
            self.lost = lost
            self.cards: list[int] = NO_CARDS
            self.played: list[int] = NO_CARDS
            self.queue: list[int] = NOTHING
            self.at = 0
            self.cancelled: list[int] = NOUGHT
            self.roll_bonus: list[int] = NOUGHT
            self.reroll_bonus: list[int] = NOUGHT
            self.fewer: list[int] = NOUGHT
            self.most: list[int] = [MOST_DICE, MOST_DICE]
            self.no_reroll: list[int] = NOUGHT
            self.silent = 1 << GANDALF_THE_WHITE if white_rider else 0
            self.mute = 0
            self.nazgul_spent = 0
            self.hits: list[int] = NOUGHT
            self.again: list[int] = NOUGHT
            self.struck: list[int] = NOUGHT
            self.misses: list[int] = NOUGHT
            self.ones: list[int] = NOUGHT
            self.damage: list[int] = NOUGHT
            self.turn = 0
            self.striker = 0
            self.shots = 0
            self.needed = 0
            self.ended = FOUGHT
        else:
            super().__init__(like.step)
            self.side = like.side
            self.origin = like.origin
            self.target = like.target
            self.number = like.number
            self.flags = like.flags
            self.white_rider = like.white_rider
            self.forces = like.forces
            self.lost = like.lost
            self.cards = like.cards
            self.played = like.played
            self.queue = like.queue
            self.at = like.at
            self.cancelled = like.cancelled
            self.roll_bonus = like.roll_bonus
            self.reroll_bonus = like.reroll_bonus
            self.fewer = like.fewer
            self.most = like.most
            self.no_reroll = like.no_reroll
            self.silent = like.silent
            self.mute = like.mute
            self.nazgul_spent = like.nazgul_spent
            self.hits = like.hits
            self.again = like.again
            self.struck = like.struck
            self.misses = like.misses
            self.ones = like.ones
            self.damage = like.damage
            self.turn = like.turn
            self.striker = like.striker
            self.shots = like.shots
            self.needed = like.needed
            self.ended = like.ended

    # Where and who

    def place_of(self, side: int) -> int:
        return self.origin if side == self.side else self.target

    def seat_of(self, w: War, side: int) -> int:
        return w.commander(side, self.place_of(side))

    def region(self) -> int:
        """The region of the defending army, who may be inside its Stronghold."""
        return region_of(self.target)

    def is_siege(self) -> bool:
        return is_siege_battle(self.target)

    def companions(self) -> list[int]:
        """Those in the battle."""
        force = self.forces[FREE_PEOPLES]
        return [c for c in COMPANIONS if force[KINDS + c]]

    def minions(self) -> list[int]:
        """Those in the battle."""
        force = self.forces[SHADOW]
        return [c for c in MINIONS if force[KINDS + c]]

    def set_force(self, side: int, force: list[int]) -> None:
        self.forces = [force, self.forces[1]] if side == FREE_PEOPLES else [self.forces[0], force]

    # Leadership

    def forfeitable(self) -> list[int]:
        """The Companions whose leadership can be forfeited: it must still be there. WR-11.33, WR-11.34"""
        return [c for c in self.companions() if not self.silent >> c & 1]

    def nazgul_points(self) -> int:
        """Nazgûl leadership that is left. WR-7.27, WR-7.37, WR-11.82, AMB-93"""
        if self.white_rider:
            return 0
        return max(0, nazgul_leadership(self.forces[SHADOW]) - self.nazgul_spent)

    def leadership(self, w: War, side: int) -> int:
        """WR-11.17, WR-11.33, WR-7.37, WR-7.53, WR-7.56"""
        force = self.forces[side]
        if side == FREE_PEOPLES:
            total = sum(force[LEADERS:NAZGUL])
            for c in COMPANIONS:
                if force[KINDS + c] and not self.silent >> c & 1:
                    total += CHARACTERS[c].leadership
            return total
        total = self.nazgul_points()
        for c in MINIONS:
            if force[KINDS + c] and not CHARACTERS[c].nazgul:
                total += CHARACTERS[c].leadership
        if force[ISENGARD_ELITE] and elites_lead(w):
            total += force[ISENGARD_ELITE]
        return total

    # Dice

    def strength(self, side: int) -> int:
        """The units, and the Captains of the West. WR-11.15, WR-7.36, WR-7.41, WR-7.42"""
        force = self.forces[side]
        total = units_of(force)
        if side == FREE_PEOPLES:
            for c in CAPTAINS:
                if force[KINDS + c] and not self.mute >> c & 1:
                    total += 1
        return total

    def dice(self, side: int) -> int:
        """The dice of the combat roll: at most five, then as many less as cards say, but one. WR-11.16, WR-11.19"""
        dice = min(MOST_DICE, self.strength(side))
        return min(self.most[side], max(1, dice - self.fewer[side]))

    def rerolls(self, w: War, side: int) -> int:
        """The dice of the leader re-roll. WR-11.18, WR-11.19, WR-11.42, WR-11.43"""
        if self.no_reroll[side]:
            return 0
        return min(MOST_DICE, self.misses[side], self.leadership(w, side))

    def hit_number(self, side: int) -> int:
        """WR-11.41"""
        return hit_number(side == self.side, self.target, self.number)
