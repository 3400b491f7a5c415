"""Chapter 8: armies, what belongs to them, and how many units a place can hold.

An army is named by its side and its place: a region, or the inside of a besieged Stronghold (WR-1.41). Figures of one
side in one place are one army, so armies that meet have merged (WR-8.3).
"""

from __future__ import annotations

from typing import Final

from mathom.games.wotr.box import (
    CHARACTERS_OF,
    ELITE,
    FREE_PEOPLES,
    KIND_NATION,
    KIND_RANK,
    LAYOUT,
    LEADERS_OF,
    UNITS_OF,
)
from mathom.games.wotr.event_kinds import LEADERS_LOST
from mathom.games.wotr.map import CASUALTIES, GARRISON, GARRISON_AT, NO_GARRISON, REINFORCEMENTS, region_of
from mathom.games.wotr.state import COUNTED_LEADERS, COUNTED_UNITS, War

REGION_LIMIT: Final[int] = LAYOUT["limits"]["army_units_per_region"]
GARRISON_LIMIT: Final[int] = LAYOUT["limits"]["units_in_besieged_stronghold"]

# Who belongs to an army


def units(w: War, side: int, place: int) -> int:
    """The number of its units, whatever their nation. WR-8.1, WR-8.2"""
    return w.figures.counts[COUNTED_UNITS + side][place]


def elites(w: War, side: int, place: int) -> int:
    heap = w.figures.content[place]
    return sum([heap[kind] for kind in UNITS_OF[side] if KIND_RANK[kind] == ELITE])


def leaders(w: War, side: int, place: int) -> int:
    """The number of its Leaders; the Shadow's are the Nazgûl. They are not units. WR-1.34, WR-8.1"""
    return w.figures.counts[COUNTED_LEADERS + side][place]


def characters(w: War, side: int, place: int) -> list[int]:
    """The side's Characters there. Those in the Fellowship are in no army (WR-15.5). WR-8.1"""
    return [character for character in CHARACTERS_OF[side] if w.character_at[character] == place]


def nations(w: War, side: int, place: int) -> list[int]:
    """The nations that have units in it, in ascending order. WR-8.2"""
    heap = w.figures.content[place]
    return sorted({KIND_NATION[kind] for kind in UNITS_OF[side] if heap[kind]})


def units_in_region(w: War, side: int, region: int) -> int:
    """All units of a side in the region, those inside the Stronghold included. WR-2.28"""
    inside = GARRISON_AT[region]
    return units(w, side, region) + (0 if inside == NO_GARRISON else units(w, side, inside))


def is_in_region(w: War, character: int, region: int) -> bool:
    """Whether a Character outside the Fellowship is in the region, inside its Stronghold or not. WR-2.28"""
    return region_of(w.character_at[character]) == region


def army_place(w: War, side: int, region: int) -> int:
    """Where figures of a side are that come to the region: inside its Stronghold if that is theirs and besieged.

    WR-2.28, WR-12.8, AMB-25
    """
    return GARRISON_AT[region] if w.held[region] == side and w.is_besieged(region) else region


# Stacking


def limit(place: int) -> int:
    """Ten units in a region, five inside a besieged Stronghold; Leaders and Characters do not count. WR-8.5, WR-8.6"""
    return GARRISON_LIMIT if place >= GARRISON else REGION_LIMIT


def surplus(w: War, side: int, place: int) -> int:
    """How many units its owner must remove. WR-8.5 to WR-8.7, WR-1.32, WR-1.34"""
    return max(0, units(w, side, place) - limit(place))


def unit_kinds(w: War, side: int, place: int) -> list[int]:
    """The kinds of units there."""
    heap = w.figures.content[place]
    return [kind for kind in UNITS_OF[side] if heap[kind]]


def send_home(w: War, side: int, kind: int, place: int) -> None:
    """A surplus unit returns to the reinforcements, on both sides. WR-8.8"""
    w.figures.move(kind, 1, place, REINFORCEMENTS + side)


# Leaders alone


def remove_lone_leaders(w: War, place: int) -> None:
    """Leaders of the Free Peoples without units are out of the game at once; Nazgûl may be alone.

    WR-1.30, WR-1.36, WR-1.44, AMB-14
    """
    if w.has_units(FREE_PEOPLES, place):
        return
    for kind in LEADERS_OF[FREE_PEOPLES]:
        count = w.figures.count(kind, place)
        if count:
            w.figures.move(kind, count, place, CASUALTIES + FREE_PEOPLES)
            w.tell(LEADERS_LOST, place, kind, count)
