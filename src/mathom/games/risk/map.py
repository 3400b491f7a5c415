"""Chapter 16 and the map of chapter 5: territories and mountain ranges as numbers, and the Ring-bearer's path.

A *space* is where figures can stand: a territory, or for eagles a mountain range. A *place* is a space, or one of two
heaps off the map: every party's supply and its reserve of bought troops.
"""

from __future__ import annotations

from typing import Any, Final

from mathom.games.risk.box import FACTS, NO_SIDE, NO_UNIT, SIDES, TERRITORY_CARDS

PRINTED: Final = FACTS.table("territories")
MAP: Final[list[dict[str, Any]]] = PRINTED["territories"]
HEIGHTS: Final[list[dict[str, Any]]] = PRINTED["mountain_ranges"]
TERRITORIES: Final = 64
RANGES: Final = 13
SPACES: Final = 77
SUPPLY: Final = 77
RESERVE: Final = 78
PLACES: Final = 79
NOWHERE: Final = -1

TERRITORY_NAMES: Final[list[str]] = [territory["id"] for territory in MAP]
SPACE_NAMES: Final[list[str]] = TERRITORY_NAMES + [range_["id"] for range_ in HEIGHTS]


def space_name(space: int) -> str | None:
    return SPACE_NAMES[space] if 0 <= space < SPACES else None


def space_named(name: str) -> int:
    """The space with this name; NOWHERE if there is none."""
    return SPACE_NAMES.index(name) if name in SPACE_NAMES else NOWHERE


def numbers(names: list[str]) -> list[int]:
    return [SPACE_NAMES.index(name) for name in names]


# How spaces are joined (RI-5.4 to RI-5.7, RI-5.18 to RI-5.20, RI-5.26)

BRIDGED: Final[list[list[int]]] = [numbers(territory["bridge_to"]) for territory in MAP]
LAND: Final[list[list[int]]] = [
    [to for to in numbers(territory["adjacent"]) if to not in BRIDGED[t]] for t, territory in enumerate(MAP)
]
SEA: Final[list[list[int]]] = [numbers(territory["sea_to"]) for territory in MAP]
RIVER: Final[list[list[int]]] = [numbers(territory["unbridged_river_to"]) for territory in MAP]
PEAKS: Final[list[list[int]]] = [numbers(territory["mountains"]) for territory in MAP]
FOOTHILLS: Final[list[list[int]]] = [numbers(range_["borders"]) for range_ in HEIGHTS]  # of every range

# Where feet lead, and where wings lead. An eagle crosses rivers and enters mountains, and does not sail.
ON_FOOT: Final[list[list[int]]] = [sorted(LAND[t] + BRIDGED[t] + SEA[t]) for t in range(TERRITORIES)] + [
    [] for _ in range(RANGES)
]
BY_WING: Final[list[list[int]]] = [
    sorted(LAND[t] + BRIDGED[t] + RIVER[t] + PEAKS[t]) for t in range(TERRITORIES)
] + FOOTHILLS
EXITS: Final[list[list[int]]] = [sorted(set(ON_FOOT[s] + BY_WING[s])) for s in range(SPACES)]

BRIDGES: Final[list[list[int]]] = [sorted(numbers(bridge["between"])) for bridge in PRINTED["bridges"]]
BRIDGE_NAMES: Final[list[str]] = [bridge["id"] for bridge in PRINTED["bridges"]]
NO_BRIDGE: Final = -1


def bridge_between(a: int, b: int) -> int:
    """The number of the bridge, NO_BRIDGE if there is none."""
    pair = [a, b] if a < b else [b, a]
    return BRIDGES.index(pair) if pair in BRIDGES else NO_BRIDGE


def is_range(space: int) -> bool:
    return space >= TERRITORIES


def sails(origin: int, to: int) -> bool:
    """Whether feet get from one to the other by a sea lane only."""
    return origin < TERRITORIES and to in SEA[origin]


# What is printed on a territory; on a range nothing is (RI-5.23, RI-16.1)

REGIONS: Final[list[str]] = [region["id"] for region in FACTS.table("regions")["regions"]]
REGION_BONUS: Final[list[int]] = [region["bonus"] for region in FACTS.table("regions")["regions"]]
REGION_OF: Final[list[int]] = [REGIONS.index(territory["region"]) for territory in MAP]
TERRITORIES_OF: Final[list[list[int]]] = [
    numbers(region["territories"]) for region in FACTS.table("regions")["regions"]
]
HARADWAITH: Final[int] = REGIONS.index("haradwaith")
STRONGHOLD: Final[list[bool]] = [territory["stronghold"] for territory in MAP]
STRONGHOLDS: Final[list[int]] = [t for t in range(TERRITORIES) if STRONGHOLD[t]]
POINTS: Final[list[int]] = [territory["stronghold_vp"] for territory in MAP]
SITE: Final[list[bool]] = [territory["site_of_power"] for territory in MAP]
PORT: Final[list[bool]] = [territory["port"] for territory in MAP]


def territory(name: str) -> int:
    return SPACE_NAMES.index(name)


MORIA: Final[int] = territory("moria")
LORIEN: Final[int] = territory("lorien")
RHUDAUR: Final[int] = territory("rhudaur")
CARROCK: Final[int] = territory("carrock")
ITHILIEN: Final[int] = territory("ithilien")
FANGORN: Final[int] = territory("fangorn")
MINAS_TIRITH: Final[int] = territory("minas_tirith")
MINAS_MORGUL: Final[int] = territory("minas_morgul")
GORGOROTH: Final[int] = territory("gorgoroth")
UDUN_VALE: Final[int] = territory("udun_vale")

# The Ring-bearer's path (RI-6.3 to RI-6.5, RI-6.10, RI-6.11)

PATH: Final = FACTS.table("ring_path")
START: Final[int] = territory(PATH["start"])
MOUNT_DOOM: Final[int] = territory(PATH["goal"])
AHEAD: Final[list[list[int]]] = [
    [territory(edge["to"]) for edge in PATH["edges"] if edge["from"] == name] for name in TERRITORY_NAMES
]
DIE_SPACES: Final[list[int]] = [territory(node["id"]) for node in PATH["nodes"] if node["die"]]
ON_PATH: Final[list[int]] = [territory(node["id"]) for node in PATH["nodes"]]
FAILS_UP_TO: Final[int] = max(PATH["roll"]["fail_on"])
MARCHES: Final[int] = PATH["forced_marches"]["initial"]


def mutual(joined: list[list[int]]) -> bool:
    return all(a in joined[b] for a in range(len(joined)) for b in joined[a])


FACTS.check(
    len(MAP) == TERRITORIES and len(HEIGHTS) == RANGES and len(set(SPACE_NAMES)) == SPACES, "64 territories, 13 ranges"
)
FACTS.check(all(mutual(joined) for joined in (LAND, BRIDGED, SEA, RIVER)), "neighbours are mutual")
FACTS.check(all(t in BY_WING[r] for t in range(TERRITORIES) for r in PEAKS[t]), "ranges border who borders them")
FACTS.check(
    sorted(b for t in range(TERRITORIES) for b in BRIDGED[t]) == sorted(t for b in BRIDGES for t in b), "18 bridges"
)
FACTS.check([card.territory for card in TERRITORY_CARDS[:TERRITORIES]] == TERRITORY_NAMES, "a card for each territory")
FACTS.check(
    all(sorted(TERRITORIES_OF[r]) == [t for t in range(TERRITORIES) if REGION_OF[t] == r] for r in range(9)), "regions"
)
FACTS.check(NO_SIDE == NOWHERE == NO_UNIT and len(SIDES) == 2, "nothing is one number everywhere")
