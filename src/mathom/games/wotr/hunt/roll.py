"""Chapter 16: the Hunt for the Ring, from the roll on. Tiles are in `tile`, being revealed in `fellowship.reveal`."""

from __future__ import annotations

from typing import ClassVar, Final

from mathom.games.wotr.armies.armies import is_in_region, units_in_region
from mathom.games.wotr.box import DIE_SIDES, FREE_PEOPLES, MOST_DICE, NAZGUL, NAZGUL_LORDS, SHADOW
from mathom.games.wotr.events import in_play
from mathom.games.wotr.events.offer import offer_cards
from mathom.games.wotr.fellowship.reveal import DrawTile
from mathom.games.wotr.hunt.pool import MixPool, PullTile, bring_tile
from mathom.games.wotr.hunt.tile import TakeTile
from mathom.games.wotr.map import GARRISON_AT, NO_GARRISON, is_stronghold
from mathom.games.wotr.state import War
from mathom.kernel import EventKind, Frame

__all__ = ["DrawTile", "HuntRoll", "MixPool", "PullTile", "TakeTile", "bring_tile", "rerolls", "succeeds"]

SUCCESS: Final = 6

HUNT_ROLLED: Final = EventKind("hunt-rolled", ("dice", "bonus", "successes"), ("WR-16.13", "WR-16.17"))
HUNT_REROLLED: Final = EventKind("hunt-rerolled", ("dice", "bonus", "successes"), ("WR-16.24", "WR-16.25"))
HUNT_ORDERED: Final = EventKind("hunt-ordered", (), ("WR-16.49",))
NO_HUNT: Final = EventKind("no-hunt", (), ("WR-16.20",))
HUNT_FAILED: Final = EventKind("hunt-failed", (), ("WR-16.26",))


def succeeds(die: int, bonus: int) -> bool:
    """Whether a hunt die is a success, with what is added to it; a natural one never is. WR-16.16 to WR-16.19"""
    return die != 1 and die + bonus >= SUCCESS


def successes(dice: list[int], bonus: int) -> int:
    return len([die for die in dice if succeeds(die, bonus)])


def rerolls(w: War) -> int:
    """How many failed dice may be rolled again: one for each thing of the Shadow where the Ring-bearers are.

    WR-16.21 to WR-16.24
    """
    region = w.ring_bearers
    stronghold = is_stronghold(region) and w.held[region] == SHADOW
    nazgul = w.extra.hunt_rerolls(w, int(has_nazgul(w, region)))
    return int(stronghold) + int(units_in_region(w, SHADOW, region) > 0) + nazgul


def has_nazgul(w: War, region: int) -> bool:
    """The Witch-king is one. WR-16.23, WR-7.27"""
    if w.figures.content[region][NAZGUL] or any(is_in_region(w, lord, region) for lord in NAZGUL_LORDS):
        return True
    inside = GARRISON_AT[region]
    return inside != NO_GARRISON and w.figures.content[inside][NAZGUL] > 0


class HuntRoll(Frame):
    """The Shadow hunts: it rolls a die for each of its dice in the Hunt box, and again what failed, then draws a tile.

    Rolling again has no drawback, so it is done wherever it can be done (DP-51, AMB-56, AMB-92). Not `by_move` is a
    roll that a card orders. WR-16.13 to WR-16.28, WR-16.49, AMB-57
    """

    __slots__ = ("bonus", "by_move", "hits")
    shows: ClassVar[tuple[str, ...]] = ("step", "bonus", "by_move", "hits")

    def __init__(self, by_move: bool = True) -> None:
        super().__init__("offer_card")
        self.by_move = by_move
        self.bonus = 0
        self.hits = 0

    def clone(self) -> HuntRoll:
        other = HuntRoll(self.by_move)
        other.step = self.step
        other.bonus = self.bonus
        other.hits = self.hits
        return other

    def scope(self) -> str:
        return in_play.HUNT_ROLL

    def offer_card(self, w: War) -> None:
        """WR-16.14, WR-16.20; a card in play may be used before the roll (DP-20)."""
        if not w.hunt_box[SHADOW]:
            w.tell(NO_HUNT)
            w.pop()
        else:
            self.step = "roll"
            offer_cards(w, in_play.HUNT_ROLL, w.lead[SHADOW])

    def roll(self, w: War) -> None:
        """As many dice as the Shadow has in the Hunt box, five at most. WR-16.14, WR-16.15, WR-16.17"""
        if not self.by_move:
            w.tell(HUNT_ORDERED)
        self.bonus = w.value(in_play.HUNT_BONUS, in_play.NOTHING_MEANT, w.hunt_box[FREE_PEOPLES])
        self.step = "count"
        w.throw("hunt", [DIE_SIDES] * min(MOST_DICE, w.hunt_box[SHADOW]))

    def count(self, w: War) -> None:
        dice = [die + 1 for die in w.outcome]
        self.hits = successes(dice, self.bonus)
        w.tell(HUNT_ROLLED, dice, self.bonus, self.hits)
        again = min(rerolls(w), len(dice) - self.hits)
        if again:
            self.step = "count_again"
            w.throw("hunt.again", [DIE_SIDES] * again)
        else:
            self.step = "draw"

    def count_again(self, w: War) -> None:
        """The re-rolled dice may turn failures into successes. WR-16.24, WR-16.25"""
        dice = [die + 1 for die in w.outcome]
        more = successes(dice, self.bonus)
        self.hits += more
        w.tell(HUNT_REROLLED, dice, self.bonus, more)
        self.step = "draw"

    def draw(self, w: War) -> None:
        """A tile is drawn if the Hunt was successful; an Eye on it counts the successes. WR-16.26, WR-16.28"""
        w.pop()
        if self.hits:
            w.push(DrawTile(eye=self.hits))
        else:
            w.tell(HUNT_FAILED)
