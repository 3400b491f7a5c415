"""The map as a general reads it: how far everything is, what is worth taking, how strong an army is."""

from __future__ import annotations

from typing import Final

from mathom.games.wotr.box import (
    CHARACTERS,
    CHARACTERS_OF,
    ELITE,
    KIND_NATION,
    KIND_RANK,
    KINDS,
    LEADERS,
    MOST_DICE,
    NAZGUL,
    SHADOW,
    UNITS_OF,
    enemy_of,
)
from mathom.games.wotr.edge.glance import Glance
from mathom.games.wotr.fellowship.route import DISTANCES
from mathom.games.wotr.map import (
    CITY,
    FORTIFIED,
    GARRISON_AT,
    NO_GARRISON,
    OWNER_AT,
    POINTS_AT,
    REGIONS,
    SETTLEMENT_AT,
    is_settlement,
    region_named,
)

FAR: Final = DISTANCES
GATES: Final = [region_named("morannon"), region_named("minas_morgul")]
TO_GATE: Final[list[int]] = [min(FAR[region][gate] for gate in GATES) for region in range(REGIONS)]

# A settlement without points is still worth a march: it is a place to recruit, and its loss hurts.
TOWN_WORTH: Final = 0.35
PRIZE: Final[list[float]] = [
    float(POINTS_AT[region]) if POINTS_AT[region] else (TOWN_WORTH if is_settlement(region) else 0.0)
    for region in range(REGIONS)
]
PRIZES_OF: Final[list[list[int]]] = [
    [region for region in range(REGIONS) if PRIZE[region] and OWNER_AT[region] == side] for side in range(2)
]

# An army this many regions away is still a threat.
REACH: Final = 3
NORMAL: Final = 1 / 3
HARD: Final = 1 / 6


class Army:
    """Who of a side stands at a place, in the numbers that decide a battle."""

    __slots__ = ("leaders", "place", "strength", "units")

    def __init__(self, place: int, units: int, elites: int, leaders: int) -> None:
        self.place = place
        self.units = units
        self.strength = units + elites
        self.leaders = leaders


def army_at(g: Glance, side: int, place: int, ready: bool = False) -> Army:
    """The army of a side at a place; with `ready` only those whose nation is at war."""
    units = elites = leaders = 0
    if not g.units[side][place]:
        return Army(place, 0, 0, 0)
    heap = g.figures[place]
    for kind in UNITS_OF[side]:
        if heap[kind] and (not ready or g.steps[KIND_NATION[kind]] == 0):
            units += heap[kind]
            elites += heap[kind] if KIND_RANK[kind] == ELITE else 0
    if units:
        leaders = heap[NAZGUL] if side == SHADOW else sum(heap[LEADERS:NAZGUL])
        if place in g.character_at:
            for character in CHARACTERS_OF[side]:
                if g.character_at[character] == place:
                    leaders += CHARACTERS[character].leadership
    return Army(place, units, elites, leaders)


def armies_by_region(g: Glance, side: int) -> list[Army | None]:
    """The armies of a side in the open field, by their regions."""
    units = g.units[side]
    return [army_at(g, side, region) if units[region] else None for region in range(REGIONS)]


def defence_at(g: Glance, side: int, region: int) -> Army:
    """The army of a side that defends the region, inside its Stronghold or before it."""
    inside = GARRISON_AT[region]
    if inside != NO_GARRISON and g.held[region] == side and g.totals[inside]:
        return army_at(g, side, inside)
    return army_at(g, side, region)


def needed_for(g: Glance, side: int, region: int) -> float:
    """The strength with which `side` should come to take the region."""
    guard = defence_at(g, enemy_of(side), region)
    if not guard.units:
        return 1.0
    if GARRISON_AT[region] != NO_GARRISON and g.held[region] != side:
        return 2.0 * guard.strength + 0.5 * guard.leaders + 1
    walls = 1.7 if SETTLEMENT_AT[region] == CITY or FORTIFIED[region] else 1.4
    return walls * guard.strength + 0.5 * guard.leaders


def clash(attack: Army, defence: Army, hit: float, first: float, rounds: int) -> tuple[float, float]:
    """What is left of both strengths after so many rounds; `first` is the attacker's chance to hit in the first."""
    ours, theirs = float(attack.strength), float(defence.strength)
    for number in range(rounds):
        if ours <= 0 or theirs <= 0:
            break
        chance = first if number == 0 else hit
        shots = min(MOST_DICE, attack.units * ours / attack.strength)
        shots += (1 - chance) * min(attack.leaders, shots)
        back = min(MOST_DICE, defence.units * theirs / defence.strength)
        back += (1 - NORMAL) * min(defence.leaders, back)
        ours, theirs = ours - back * NORMAL, theirs - shots * chance
    return max(0.0, ours), max(0.0, theirs)


def army_of(force: list[int]) -> Army:
    """A force (see `games.wotr.armies.forces`) as an army."""
    units = sum(force[:LEADERS])
    leaders = sum(force[LEADERS:KINDS])
    for character, who in enumerate(CHARACTERS):
        leaders += force[KINDS + character] * who.leadership
    return Army(-1, units, sum(force[1:LEADERS:2]), leaders)


def threat_to(g: Glance, side: int, region: int, enemies: list[Army]) -> float:
    """The enemy strength that can soon be there, less with distance, beyond what defends the region."""
    near = 0.0
    for army in enemies:
        far = FAR[army.place][region]
        if far <= REACH:
            near = max(near, army.strength / (1 + 0.5 * far))
    return near - 1.6 * defence_at(g, side, region).strength if near else 0.0


def points(g: Glance, side: int) -> int:
    """The victory points of a side."""
    return sum([POINTS_AT[r] for r in PRIZES_OF[enemy_of(side)] if g.held[r] == side])
