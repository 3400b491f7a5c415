"""The Ring-bearers: when to move, hide, rest and enter Mordor, and who pays for what the Hunt does."""

from __future__ import annotations

from typing import Final

from mathom.games.wotr.box import (
    CHARACTERS,
    COMPANIONS,
    FREE_PEOPLES,
    GANDALF_THE_GREY,
    NAZGUL,
    SHADOW,
    UNITS_OF,
    WITCH_KING,
)
from mathom.games.wotr.edge.glance import Glance
from mathom.games.wotr.map import (
    FELLOWSHIP,
    GARRISON_AT,
    NATION_AT,
    OWNER_AT,
    is_city_or_stronghold,
    is_stronghold,
)
from mathom.games.wotr.third_age.pieces import CHIEF, SMEAGOL
from mathom.players.wotr.atlas import FAR, GATES, TO_GATE, points

LOST: Final = 12
# What a tile costs on average, and what one in Mordor does.
TILE: Final = 1.7
MORDOR_TILE: Final = 1.9
MORDOR_STEPS: Final = 5
MOST_IN_MORDOR: Final = 5
LONGEST_WAY: Final = 12


def to_go(g: Glance) -> int:
    """The steps that are still missing to a gate of Mordor."""
    return TO_GATE[g.ring_bearers] - g.progress


def shields(g: Glance) -> int:
    """The damage that the Companions can still take."""
    return sum([level_of(g, c) for c in COMPANIONS if g.character_at[c] == FELLOWSHIP])


def level_of(g: Glance, companion: int) -> int:
    """The level of a Companion in the Fellowship: Sméagol's is that of the greatest beside him."""
    if companion != SMEAGOL:
        return CHARACTERS[companion].level
    others = [CHARACTERS[c].level for c in COMPANIONS if c != SMEAGOL and g.character_at[c] == FELLOWSHIP]
    return max(others, default=0)


def hunters_at(g: Glance, region: int) -> int:
    """How many dice the Hunt may roll again there."""
    inside = GARRISON_AT[region]
    heap = g.figures[region]
    units = any(heap[kind] for kind in UNITS_OF[SHADOW]) or (
        inside >= 0 and g.held[region] == SHADOW and any(g.figures[inside])
    )
    nazgul = heap[NAZGUL] > 0 or g.character_at[WITCH_KING] == region
    return int(units) + int(nazgul) + int(is_stronghold(region) and g.held[region] == SHADOW)


def chance_of_tile(g: Glance) -> float:
    """The chance that the Hunt finds the Fellowship if it moves now."""
    dice = min(5, g.hunt_box[SHADOW])
    if not dice:
        return 0.0
    hit = min(5, 1 + g.hunt_box[FREE_PEOPLES]) / 6
    return 1.0 - float((1 - hit) ** (dice + min(dice, hunters_at(g, g.ring_bearers))))


def haste(g: Glance) -> float:
    """How little time is left: the Shadow's points on their way to ten."""
    return points(g, SHADOW) / 10


def move(g: Glance) -> float:
    """What it is worth to move the Fellowship now."""
    if g.in_mordor():
        return in_mordor(g)
    if to_go(g) <= 0:
        return -0.5
    risk = chance_of_tile(g) * TILE
    room = LOST - 1 - g.corruption + 0.6 * shields(g)
    burden = 1.0 + max(0.0, 8 - room) / 3
    return 5.5 - 2.6 * risk * burden * (1.2 - haste(g))


def in_mordor(g: Glance) -> float:
    """Standing still costs a point, a step nearly two: once a round, and more often when there is room for it."""
    if not g.tried:
        return 9.0
    box = sum(g.hunt_box)
    room = LOST - 1 - g.corruption + 0.6 * shields(g)
    steps = MORDOR_STEPS - g.mordor
    spare = room - steps * (MORDOR_TILE + 0.3 * box)
    return 5.0 if spare > 0 or haste(g) > 0.6 else 1.0


def is_refuge(g: Glance, region: int) -> bool:
    """Whether the Ring-bearers can rest there."""
    return OWNER_AT[region] == FREE_PEOPLES and is_city_or_stronghold(region) and g.held[region] == FREE_PEOPLES


def ready_for_mordor(g: Glance) -> bool:
    """Whether the Ring is light enough for the last way; with the Shadow near its goal there is no choice."""
    return g.corruption + 0.8 * MORDOR_STEPS * MORDOR_TILE - 0.8 * shields(g) < LOST or haste(g) >= 0.5


def declare(g: Glance, region: int) -> float:
    """What it is worth to show the Fellowship in a region; not to declare is worth nothing."""
    detour = TO_GATE[region] - max(0, to_go(g))
    if region in GATES:
        return 10.0 if ready_for_mordor(g) else -1.0
    if not is_refuge(g, region):
        return -1.0 - detour
    good = 0.0
    if g.corruption:
        good += 1.0 + 0.5 * g.corruption * (1 - haste(g))
    nation = NATION_AT[region]
    if not g.active[nation]:
        good += 1.2
    return good - 1.5 * detour - (0.3 if g.progress else 0.05)


def found(g: Glance, region: int) -> float:
    """Where a revealed Fellowship should turn up."""
    return -1.0 * TO_GATE[region] - 0.8 * hunters_at(g, region) - (0.5 if FAR[region][g.ring_bearers] == 0 else 0.0)


def step(g: Glance, region: int) -> float:
    """The next region on the way of the Fellowship's figure: straight on, but round Strongholds of the Shadow."""
    toll = LONGEST_WAY if is_stronghold(region) and g.held[region] == SHADOW and region != g.target else 0
    return -1.0 * FAR[g.target][region] - toll


def casualty(g: Glance, guide: bool) -> float:
    """Whether somebody should fall for the damage; nobody is worth 0."""
    damage = g.damage
    heavy = damage + g.corruption >= 9 or g.corruption >= 6
    level = level_of(g, g.guide)
    if damage < 2 and not heavy:
        return -1.0
    if guide:
        saved = min(damage, level)
        # Gandalf comes back, and greater.
        gain = 1.5 if g.guide == GANDALF_THE_GREY and g.minion_seen else 0.0
        # Sméagol is nobody's champion.
        price = 0.4 if g.guide == SMEAGOL else 0.8
        return saved + gain - price * level + (1.0 if heavy else 0.0)
    company = [level_of(g, c) for c in COMPANIONS if g.character_at[c] == FELLOWSHIP]
    mean = sum(company) / max(1, len(company))
    return min(float(damage), mean) - 0.7 * mean + (1.0 if heavy else 0.0) - 0.1


def hunters_to_send(g: Glance, most: int) -> int:
    """How many dice the Shadow gives to the Hunt. In Mordor an Eye does as much damage as there are dice in the box."""
    if g.in_mordor():
        return min(most, MOST_IN_MORDOR)
    near = g.corruption >= 6 or to_go(g) <= 4
    return min(most, 3 if near else 2)


def wanted_by_nazgul(g: Glance, region: int) -> float:
    """What a Nazgûl does for the Hunt in a region."""
    if g.in_mordor() or region != g.ring_bearers:
        return 0.0
    if g.on_map(CHIEF):
        return 1.5 / (1 + g.figures[region][NAZGUL]) if g.character_at[CHIEF] != region else 0.7
    return 0.0 if g.figures[region][NAZGUL] or g.character_at[WITCH_KING] == region else 1.5
