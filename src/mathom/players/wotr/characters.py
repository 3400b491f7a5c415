"""Where Companions, Nazgûl and Minions are of use."""

from __future__ import annotations

from mathom.games.wotr.box import CHARACTERS, FREE_PEOPLES, SARUMAN, SHADOW, STRIDER, WITCH_KING
from mathom.games.wotr.characters import FANGORN
from mathom.games.wotr.codes import DONE, FIGURE, REGION, character_in, is_character, region_in
from mathom.games.wotr.map import GARRISON_AT, NO_GARRISON, PLACES, is_stronghold, region_of
from mathom.games.wotr.third_age.pieces import BALROG, CHIEF
from mathom.players.wotr import ring, third_age
from mathom.players.wotr.actions import Mind, errand, way_worth
from mathom.players.wotr.atlas import army_at


def separate(m: Mind, code: int) -> float:
    """Strider goes alone."""
    return 2.0 if character_in(code) == STRIDER else 1.0 if code == DONE else 0.5


def separated_goal(m: Mind, code: int) -> float:
    if not REGION <= code < FIGURE:
        return 0.0
    free = [c for c, who in enumerate(CHARACTERS) if who.companion and m.g.character_at[c] >= PLACES]
    return max([way_worth(m.g, c, code - REGION) for c in free or [STRIDER]])


def companion(m: Mind, code: int) -> float:
    return 0.2 if code == DONE else errand(m.g, character_in(code))


def companion_goal(m: Mind, code: int) -> float:
    if not REGION <= code < FIGURE:
        return 0.0
    there = [c for c, who in enumerate(CHARACTERS) if who.companion and m.g.on_map(c)]
    return max([way_worth(m.g, c, code - REGION) for c in there], default=0.0)


def minion_goal(m: Mind, code: int) -> float:
    return nazgul_use(m, code - REGION) if REGION <= code < FIGURE else 0.0


def nazgul_use(m: Mind, region: int) -> float:
    """With the Ring-bearers for the Hunt, else with a strong army without leaders near the enemy."""
    g = m.g
    value = ring.wanted_by_nazgul(g, region)
    army = army_at(g, SHADOW, region)
    if army.units >= 3 and army.leaders < 3:
        value += 0.1 * min(10, army.strength) * (1 - 0.3 * army.leaders) + 4 * m.campaign.pull(region, army.strength)
    return value


def minion_mover(m: Mind, code: int) -> float:
    """Who is of more use elsewhere."""
    if code == DONE:
        return 0.0
    g = m.g
    region = region_of(g.character_at[character_in(code)]) if is_character(code) else region_in(code)
    if region == g.ring_bearers and not g.in_mordor():
        return -1.0
    army = army_at(g, SHADOW, region)
    here = 0.8 if army.units >= 3 and army.leaders <= 2 else 0.3
    return max([nazgul_use(m, r) for r in goals(m) if r != region], default=0.0) - here - 0.4


def goals(m: Mind) -> list[int]:
    """Where a Nazgûl may be wanted: the Ring-bearers' region, and the armies."""
    found = [army.place for army in m.campaign.own]
    region = m.g.ring_bearers
    if not m.g.in_mordor() and not (is_stronghold(region) and m.g.held[region] == FREE_PEOPLES):
        found.append(region)
    return found


def minion(m: Mind, code: int) -> float:
    return {SARUMAN: 3.0, CHIEF: 2.5, WITCH_KING: 2.0, BALROG: 0.5}.get(character_in(code), 1.0)


def entry(m: Mind, code: int) -> float:
    if not REGION <= code < FIGURE:
        return 0.0
    army = army_at(m.g, m.g.side, code - REGION)
    inside = GARRISON_AT[code - REGION]
    if inside != NO_GARRISON and not army.units:
        army = army_at(m.g, m.g.side, inside)
    ents = third_age.errand_in_fangorn(m.g) if code - REGION == FANGORN and m.g.side == FREE_PEOPLES else 0.0
    return 0.1 * army.strength + 3 * m.campaign.pull(code - REGION, army.strength) + 2 * ents
