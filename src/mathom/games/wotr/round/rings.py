"""Chapter 5: the Elven Rings, whatever they are spent on."""

from __future__ import annotations

from typing import Final

from mathom.games.wotr.box import FREE_PEOPLES, SHADOW
from mathom.games.wotr.state import War
from mathom.kernel import Reason

NO_RING: Final = Reason("you-own-no-elven-ring", "WR-5.34")
ONE_RING_A_ROUND: Final = Reason("one-ring-a-round", "WR-5.40")


def refuse_ring(w: War, side: int) -> Reason | None:
    """Why the side cannot use an Elven Ring now: it has none, or has used one in this round.

    WR-5.34, WR-5.37, WR-5.40
    """
    if not w.rings[side]:
        return NO_RING
    return ONE_RING_A_ROUND if w.ring_used[side] else None


def spend_ring(w: War, side: int) -> None:
    """The ring of the Free Peoples goes to the Shadow, that of the Shadow out of the game. WR-5.35, WR-5.36"""
    rings = w.rings[:]
    rings[side] -= 1
    if side == FREE_PEOPLES:
        rings[SHADOW] += 1
    w.rings = rings
    used = w.ring_used[:]
    used[side] = True
    w.ring_used = used
