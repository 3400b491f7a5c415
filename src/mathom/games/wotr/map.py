"""Chapter 2: the map. Regions as numbers, in alphabetical order of their names, and what is printed on them.

What is read from the table of regions is WR-2.1, WR-2.4, WR-2.5, WR-2.11 to WR-2.15 and WR-2.32; what has no neighbour
there cannot be entered or crossed.

A *place* is where figures can be counted: a region (the same number), or the inside of a besieged Stronghold, or off
the map. Characters are at places as well, and at a few of their own.
"""

from __future__ import annotations

from typing import Any, Final

from mathom.games.wotr.box import FACTS, NATION_SIDE, NATIONS, NO_NATION, NO_SIDE, side_name

PRINTED: Final = FACTS.table("regions")
MAP: Final[list[dict[str, Any]]] = PRINTED["regions"]
BLOCKED: Final[list[list[str]]] = PRINTED["meta"]["impassable_neighbours"]

REGIONS: Final = 105
REGION_NAMES: Final[list[str]] = [region["id"] for region in MAP]
NOWHERE: Final = -1

NO_SETTLEMENT: Final = 0
CITY: Final = 2
STRONGHOLD: Final = 3
SETTLEMENTS: Final[list[str]] = ["none", "town", "city", "stronghold"]

ADJACENT: Final[list[list[int]]] = [[REGION_NAMES.index(other) for other in region["adjacent"]] for region in MAP]
NATION_AT: Final[list[int]] = [NATIONS.index(r["nation"]) if r["nation"] else NO_NATION for r in MAP]
SETTLEMENT_AT: Final[list[int]] = [SETTLEMENTS.index(region["settlement"]) for region in MAP]
FORTIFIED: Final[list[bool]] = [region["fortification"] for region in MAP]
COASTAL: Final[list[bool]] = [region["coastal"] for region in MAP]
POINTS_AT: Final[list[int]] = [region["victory_points"] for region in MAP]

# The side to which a settlement belongs, NO_SIDE where there is none (WR-2.18, WR-2.31).
OWNER_AT: Final[list[int]] = [
    NO_SIDE if settlement == NO_SETTLEMENT else NATION_SIDE[nation]
    for settlement, nation in zip(SETTLEMENT_AT, NATION_AT, strict=True)
]

# Places: a region; inside a besieged Stronghold, GARRISON + its number in STRONGHOLDS; off the map, one for each side.

STRONGHOLDS: Final[list[int]] = [r for r in range(REGIONS) if SETTLEMENT_AT[r] == STRONGHOLD]
GARRISON: Final = 105
REINFORCEMENTS: Final = 121
CASUALTIES: Final = 123
PLACES: Final = 125

# Places for Characters only.
FELLOWSHIP: Final = 125
ASIDE: Final = 126
OUT: Final = 127
ABSENT: Final = 128  # in no box of this game

NO_GARRISON: Final = -1
GARRISON_AT: Final[list[int]] = [
    GARRISON + STRONGHOLDS.index(region) if region in STRONGHOLDS else NO_GARRISON for region in range(REGIONS)
]

# The Mordor track (WR-2.30, AMB-64)

CRACK_OF_DOOM: Final = 5


def region_named(name: str) -> int:
    """The region with this name; NOWHERE if there is none."""
    return REGION_NAMES.index(name) if name in REGION_NAMES else NOWHERE


def region_name(region: int) -> str | None:
    return REGION_NAMES[region] if 0 <= region < REGIONS else None


def region_of(place: int) -> int:
    """The region in which a place lies: a Stronghold's inside counts as its region. NOWHERE off the map. WR-2.28"""
    if place < REGIONS:
        return place
    return STRONGHOLDS[place - GARRISON] if place < REINFORCEMENTS else NOWHERE


def is_settlement(region: int) -> bool:
    """A Fortification is none. WR-2.16, WR-2.17"""
    return SETTLEMENT_AT[region] != NO_SETTLEMENT


def is_stronghold(region: int) -> bool:
    return SETTLEMENT_AT[region] == STRONGHOLD


def is_city_or_stronghold(region: int) -> bool:
    return SETTLEMENT_AT[region] >= CITY


def adjacent(a: int, b: int) -> bool:
    """Whether two regions share a border that can be crossed. WR-2.2, WR-2.3"""
    return b in ADJACENT[a]


def distances(origin: int, most: int = REGIONS) -> list[int]:
    """How many borders every region is away; NOWHERE for those beyond `most`. Enemies and sieges do not count here."""
    far = [NOWHERE] * REGIONS
    far[origin] = 0
    front = [origin]
    for step in range(1, most + 1):
        following: list[int] = []
        for region in front:
            for other in ADJACENT[region]:
                if far[other] == NOWHERE:
                    far[other] = step
                    following.append(other)
        front = following
    return far


def distance(a: int, b: int) -> int:
    return distances(a)[b]


def within(origin: int, most: int) -> list[int]:
    """All regions at most `most` borders away, the origin included, in ascending order."""
    return [region for region, steps in enumerate(distances(origin, most)) if steps != NOWHERE]


FACTS.check(len(set(REGION_NAMES)) == REGIONS, "there are 105 regions")
FACTS.check(all(a in ADJACENT[b] for a in range(REGIONS) for b in ADJACENT[a]), "adjacency is mutual")
FACTS.check(
    all(region["owner_at_start"] == side_name(OWNER_AT[r]) for r, region in enumerate(MAP)), "owners follow nations"
)
FACTS.check(len(STRONGHOLDS) == REINFORCEMENTS - GARRISON, "there are 16 Strongholds")
FACTS.check(
    all(not adjacent(region_named(a), region_named(b)) for a, b in BLOCKED), "neighbours behind a black line are apart"
)
