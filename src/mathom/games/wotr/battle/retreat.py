"""Chapter 11: retreats."""

from __future__ import annotations

from typing import Final

from mathom.games.wotr.armies.forces import can_move, companions_arrived, relocate
from mathom.games.wotr.battle.conquest import army_enters, refuse_free, settle_siege
from mathom.games.wotr.box import side_name
from mathom.games.wotr.events.in_play import refuse_barred
from mathom.games.wotr.map import ADJACENT, REGIONS, region_name
from mathom.games.wotr.state import War
from mathom.kernel import EventKind, Reason

RETREATED: Final = EventKind(
    "retreated", ("side", "start", "region"), ("WR-11.69",), (side_name, region_name, region_name)
)

NOT_FREE: Final = Reason("an-army-retreats-to-an-adjacent-free-region", "WR-11.69", "WR-11.70")


def refuse_retreat(w: War, side: int, origin: int, to: int) -> Reason | None:
    """Why an army cannot retreat from a region to another. Politics does not matter.

    WR-11.69 to WR-11.71, WR-14.28, AMB-35
    """
    if to not in ADJACENT[origin] or refuse_free(w, side, to) is not None:
        return NOT_FREE
    return refuse_barred(w, side, to)


def retreats(w: War, side: int, place: int) -> list[int]:
    """The regions to which the army at a place can retreat: none for a besieged one. WR-11.70, WR-11.73, WR-12.20"""
    if place >= REGIONS:
        return []
    return [to for to in ADJACENT[place] if refuse_retreat(w, side, place, to) is None]


def retreat(w: War, side: int, force: list[int], origin: int, to: int) -> None:
    """The whole force goes to one region, except Characters of level 0; a siege that it kept up is over.

    WR-11.69, WR-11.74, WR-12.10, WR-12.26, AMB-34
    """
    relocate(w, can_move(w, force), origin, to)
    w.tell(RETREATED, side, origin, to)
    army_enters(w, side, to)
    companions_arrived(w, can_move(w, force), to)
    settle_siege(w, origin)
