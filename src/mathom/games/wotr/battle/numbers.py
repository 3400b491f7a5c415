"""Chapter 11: what counts in a combat round. Strength (to which Leaders add nothing, WR-1.42), leadership, hits.

`combat_round` takes a round through its steps; combat cards (`card_verbs`, `card_strikes`) change its numbers.
"""

from __future__ import annotations

from typing import Final

from mathom.games.wotr.armies.forces import leading_elites, nazgul_leadership, units_of
from mathom.games.wotr.battle.casualties import NO_LOSSES, Losses, TakeHits
from mathom.games.wotr.battle.siege import hit_number, is_siege_battle
from mathom.games.wotr.box import (
    CARD_COMPANIONS,
    CHARACTERS,
    COMPANIONS,
    FREE_PEOPLES,
    GANDALF_THE_WHITE,
    KINDS,
    LEADERS,
    MINIONS,
    MOST_DICE,
    NAZGUL,
    SHADOW,
)
from mathom.games.wotr.map import region_of
from mathom.games.wotr.state import NO_CARD, War

ALWAYS_HITS: Final = 6
NEVER_HITS: Final = 1
NATURAL_ONE: Final = 0  # as chance gives it

CAPTAINS: Final[list[int]] = [c for c in COMPANIONS if "captain_of_the_west" in CHARACTERS[c].abilities]

# What event cards change about a battle: bits of `Battle.flags`.
THREE_ROUNDS: Final = 1 << 0  # a siege battle lasts three rounds without payment (Grond, The Fighting Uruk-hai)
COMPANION_FOR_CARDS: Final = 1 << 1  # in round 1 the Free Peoples need a Companion to use a combat card (the same)
GARRISON_DISTRACTS: Final = 1 << 2  # the Shadow rolls a die less for each unit inside (Help Unlooked For)
NO_CEASE: Final = 1 << 3  # the attackers may not cease, and end in the region (Corsairs of Umbar)

BY_SHIP: Final = 1 << 4  # the attackers came over the sea, and may not cease
NO_FREE_CARD: Final = 1 << 5  # in round 1 the Free Peoples use no combat card
STRONG: Final[list[int]] = [c for c, who in enumerate(CHARACTERS) if who.strength]

NO_FORCES: Final[list[list[int]]] = []
NOUGHT: Final[list[int]] = [0, 0]
NO_CARDS: Final[list[int]] = [NO_CARD, NO_CARD]

# How a combat round can end the battle, beside the end of an army.
FOUGHT: Final = -1
WITHDREW: Final = -2  # a number from 0 is the region of a retreat


def raised(pair: list[int], side: int, n: int) -> list[int]:
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


class CombatNumbers:
    """All numbers of a combat round. Pairs have a number for the Free Peoples and one for the Shadow.

    The battle
        `side` attacks from the place `origin` the place `target`. `number` is the number of the round, `flags` are
        those of the battle, `white_rider` is whether Gandalf the White has silenced the Nazgûl (WR-7.37). `forces`
        are the two armies without a rearguard (WR-11.78), which neither falls nor advances (WR-11.79, WR-11.80).
        `lost` are the Regulars lost so far (see `TakeHits`).

    Combat cards
        `played` are the faces of the cards once they are revealed, `cancelled` is whether a side's card is without
        effect.

    What they change
        `roll_bonus` and `reroll_bonus` on every die; `fewer` and `most` dice in the combat roll; `no_reroll`;
        `more_strength`.
        `no_leadership` is a bit for every Character without leadership, `no_abilities` for those without abilities,
        `nazgul_spent` the points of Nazgûl leadership that were forfeited. `ended` is how a card ended the battle.

    What was rolled
        `hits` that a side has scored in roll and re-roll, `reroll_hits` those in the re-roll, `special_hits` those of
        special attacks, `misses` the dice that can be re-rolled, `ones` the natural ones of the roll. `damage` is what
        a side has to take in step 4.
    """

    __slots__ = (
        "cancelled",
        "damage",
        "ended",
        "fewer",
        "flags",
        "forces",
        "hits",
        "lost",
        "misses",
        "more_strength",
        "most",
        "nazgul_spent",
        "no_abilities",
        "no_leadership",
        "no_reroll",
        "number",
        "ones",
        "origin",
        "played",
        "reroll_bonus",
        "reroll_hits",
        "roll_bonus",
        "side",
        "special_hits",
        "target",
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
    ) -> None:
        self.side = side
        self.origin = origin
        self.target = target
        self.number = number
        self.flags = flags
        self.white_rider = white_rider
        self.forces = forces
        self.lost = lost
        self.played: list[int] = NO_CARDS
        self.cancelled: list[int] = NOUGHT
        self.roll_bonus: list[int] = NOUGHT
        self.reroll_bonus: list[int] = NOUGHT
        self.fewer: list[int] = NOUGHT
        self.most: list[int] = [MOST_DICE, MOST_DICE]
        self.no_reroll: list[int] = NOUGHT
        self.more_strength: list[int] = NOUGHT
        self.no_leadership = 1 << GANDALF_THE_WHITE if white_rider else 0
        self.no_abilities = 0
        self.nazgul_spent = 0
        self.hits: list[int] = NOUGHT
        self.reroll_hits: list[int] = NOUGHT
        self.special_hits: list[int] = NOUGHT
        self.misses: list[int] = NOUGHT
        self.ones: list[int] = NOUGHT
        self.damage: list[int] = NOUGHT
        self.ended = FOUGHT

    def clone(self) -> CombatNumbers:
        other = CombatNumbers(
            self.side,
            self.origin,
            self.target,
            self.number,
            self.flags,
            self.white_rider,
            self.forces,
            self.lost,
        )
        other.played = self.played
        other.cancelled = self.cancelled
        other.roll_bonus = self.roll_bonus
        other.reroll_bonus = self.reroll_bonus
        other.fewer = self.fewer
        other.most = self.most
        other.no_reroll = self.no_reroll
        other.more_strength = self.more_strength
        other.no_leadership = self.no_leadership
        other.no_abilities = self.no_abilities
        other.nazgul_spent = self.nazgul_spent
        other.hits = self.hits
        other.reroll_hits = self.reroll_hits
        other.special_hits = self.special_hits
        other.misses = self.misses
        other.ones = self.ones
        other.damage = self.damage
        other.ended = self.ended
        return other

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
        return [c for c in CARD_COMPANIONS if force[KINDS + c]]

    def minions(self) -> list[int]:
        """Those in the battle."""
        force = self.forces[SHADOW]
        return [c for c in MINIONS if force[KINDS + c]]

    def both_stand(self) -> bool:
        return units_of(self.forces[FREE_PEOPLES]) > 0 and units_of(self.forces[SHADOW]) > 0

    # Hits and losses

    def count_roll(self, side: int, dice: list[int]) -> int:
        """The hits of a combat roll. WR-11.41, WR-11.45"""
        hits = hits_in(dice, self.roll_bonus[side], self.hit_number(side))
        self.hits = raised(self.hits, side, hits)
        self.misses = raised(self.misses, side, len(dice) - hits)
        self.ones = raised(self.ones, side, dice.count(NATURAL_ONE))
        return hits

    def count_reroll(self, side: int, dice: list[int]) -> int:
        """The hits of a leader re-roll. WR-11.44, WR-11.47"""
        hits = hits_in(dice, self.reroll_bonus[side], self.hit_number(side))
        self.reroll_hits = raised(self.reroll_hits, side, hits)
        self.hits = raised(self.hits, side, hits)
        return hits

    def hits_become_damage(self) -> None:
        """What roll and re-roll have scored is what the enemy has to take. WR-11.50"""
        hits, damage = self.hits, self.damage
        self.damage = [damage[FREE_PEOPLES] + hits[SHADOW], damage[SHADOW] + hits[FREE_PEOPLES]]

    def set_force(self, side: int, force: list[int]) -> None:
        self.forces = [force, self.forces[1]] if side == FREE_PEOPLES else [self.forces[0], force]

    def hit(self, side: int, hits: int, own: bool = False) -> TakeHits:
        """The procedure in which `side` takes hits at once; `suffered` takes what it returns."""
        return TakeHits(side, self.place_of(side), self.forces[side], hits, self.lost, own)

    def suffered(self, side: int, losses: Losses) -> None:
        self.set_force(side, losses.force)
        self.lost = losses.lost

    # Leadership

    def forfeitable(self) -> list[int]:
        """The Companions whose leadership can be forfeited: it must still be there. WR-11.33, WR-11.34"""
        return [c for c in self.companions() if not self.no_leadership >> c & 1]

    def nazgul_points(self) -> int:
        """Nazgûl leadership that is left. WR-7.27, WR-7.37, WR-11.82, AMB-93"""
        if self.white_rider:
            return 0
        return max(0, nazgul_leadership(self.forces[SHADOW]) - self.nazgul_spent)

    def leadership(self, w: War, side: int) -> int:
        """Leaders, Nazgûl and Characters who have not lost it.

        WR-11.17, WR-11.33, WR-7.37, WR-7.53, WR-7.56, WR-19.42
        """
        force = self.forces[side]
        if side == FREE_PEOPLES:
            total = sum(force[LEADERS:NAZGUL])
            for c in CARD_COMPANIONS:
                if force[KINDS + c] and not self.no_leadership >> c & 1:
                    total += CHARACTERS[c].leadership
            return total
        total = self.nazgul_points()
        for c in MINIONS:
            if force[KINDS + c] and not CHARACTERS[c].nazgul:
                total += CHARACTERS[c].leadership
        return total + leading_elites(w, force)

    # Dice

    def strength(self, side: int) -> int:
        """The units, and the Captains of the West. WR-11.15, WR-7.36, WR-7.41, WR-7.42"""
        force = self.forces[side]
        total = units_of(force)
        if side == FREE_PEOPLES:
            for c in CAPTAINS:
                if force[KINDS + c] and not self.no_abilities >> c & 1:
                    total += 1
        for c in STRONG:
            if force[KINDS + c]:
                total += CHARACTERS[c].strength
        return total + self.more_strength[side]

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
        """What a die of the side must show to hit. WR-11.41"""
        return hit_number(side == self.side, self.target, self.number)
