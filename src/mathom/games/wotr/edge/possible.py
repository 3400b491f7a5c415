"""What no war can look like: positions in which the rules would already have done something, or never come to."""

# mypyc: skip

from __future__ import annotations

from typing import Final

from mathom.games.wotr.box import (
    ARAGORN,
    CHARACTERS,
    FREE_PEOPLES,
    GANDALF_THE_GREY,
    GANDALF_THE_WHITE,
    GOLLUM,
    SHADOW,
    STRIDER,
    character_name,
    enemy_of,
)
from mathom.games.wotr.map import (
    ABSENT,
    ASIDE,
    FELLOWSHIP,
    GARRISON_AT,
    NO_GARRISON,
    OUT,
    REGION_NAMES,
    REGIONS,
    REINFORCEMENTS,
)
from mathom.games.wotr.state import War
from mathom.kernel import Written

# The later one takes the place of the earlier one (WR-7.4, WR-7.5).
SUCCESSORS: Final = ((STRIDER, ARAGORN), (GANDALF_THE_GREY, GANDALF_THE_WHITE))


def check_position(w: War, position: Written) -> None:
    check_characters(w, position)
    for region in range(REGIONS):
        check_region(w, position, region)


def check_characters(w: War, position: Written) -> None:
    for first, later in SUCCESSORS:
        both = w.character_at[first] not in (ASIDE, OUT) and w.character_at[later] not in (ASIDE, OUT)
        names = {"first": character_name(first), "later": character_name(later)}
        position.insist(not both, "'{first}' and '{later}' are the same person", **names)
    for character, place in enumerate(w.character_at):
        joins = place != FELLOWSHIP or CHARACTERS[character].companion or character == GOLLUM
        who = character_name(character)
        position.insist(joins, "'{who}' is no member of the Fellowship", who=who)
        if CHARACTERS[character].herald and place not in (ASIDE, ABSENT):
            w.minion_seen = True
        if REGIONS <= place < REINFORCEMENTS:
            inside = next(region for region in range(REGIONS) if GARRISON_AT[region] == place)
            besieged = w.is_besieged(inside)
            position.insist(besieged, "nobody is shut in at '{region}'", region=REGION_NAMES[inside])


def check_region(w: War, position: Written, region: int) -> None:
    """Enemies meet in one region only where one of them is shut in."""
    name = REGION_NAMES[region]
    sides = [side for side in (FREE_PEOPLES, SHADOW) if w.has_units(side, region)]
    position.insist(len(sides) < 2, "both sides have an army in '{region}'", region=name)
    inside = GARRISON_AT[region]
    if inside == NO_GARRISON:
        return
    within = [side for side in (FREE_PEOPLES, SHADOW) if w.has_units(side, inside)]
    if any(w.figures.content[inside]):
        holder = w.held[region]
        besieged = within == [holder] and sides == [enemy_of(holder)]
        position.insist(
            besieged, "inside '{region}' is an army of who holds it, and outside one of the enemy", region=name
        )
