"""Chapter 7: hit numbers, and the dice of a round."""

from __future__ import annotations

from mathom.games.risk.box import (
    ADVANTAGE,
    CHARGE,
    HEAVY_CAVALRY,
    HERO,
    HIT_NUMBERS,
    NO_UNIT,
    PARTIES_OF,
    RANGE,
    UNITS_OF,
)
from mathom.games.risk.map import STRONGHOLD
from mathom.games.risk.state import DELVED, HERO_BONUS_STACKS, WEAPON_BONUS, Realm

ATTACK, DEFEND, ATTACK_STRONGHOLD, DEFEND_STRONGHOLD = range(4)


def column_of(territory: int, attacks: bool) -> int:
    """In a territory with a stronghold both sides use its columns. RI-7.24, RI-7.62"""
    if STRONGHOLD[territory]:
        return ATTACK_STRONGHOLD if attacks else DEFEND_STRONGHOLD
    return ATTACK if attacks else DEFEND


def side_bonus(s: Realm, side: int, territory: int) -> int:
    """A hero gives his whole side +1; several give no more, unless agreed. RI-7.26, A-20"""
    heroes = s.heroes_of_side(side, territory)
    return heroes if s.reads(HERO_BONUS_STACKS) else min(heroes, 1)


def hit_number(unit: int, territory: int, attacks: bool, charging: bool, walls_down: bool, bonus: int) -> int:
    """The hit number of a unit: with `charging` in the first round, with `walls_down` without the stronghold's bonus.

    RI-7.24, RI-7.25, RI-7.27, RI-7.28
    """
    number = HIT_NUMBERS[column_of(territory, attacks)][unit]
    if unit == HEAVY_CAVALRY and attacks and charging and not STRONGHOLD[territory]:
        number = CHARGE
    if STRONGHOLD[territory] and not attacks and walls_down:
        number -= 1
    return number + bonus


def delved(s: Realm, party: int, unit: int, territory: int) -> int:
    """How many of a party's figures there came under the mountains. RI-15.17"""
    if party != s.active:
        return 0
    return sum([column[2] for column in s.columns(territory, unit) if column[1] & DELVED])


def favoured(s: Realm, side: int, unit: int, territory: int) -> int:
    """How many figures of a unit get the weapon-type bonus: the smaller of own and enemy number.

    RI-7.38 to RI-7.41, RI-7.47, RI-7.63
    """
    if not s.reads(WEAPON_BONUS) or STRONGHOLD[territory] or ADVANTAGE[unit] == NO_UNIT:
        return 0
    own = sum([s.number(party, unit, territory) for party in PARTIES_OF[side]])
    enemy = sum([s.number(party, ADVANTAGE[unit], territory) for party in PARTIES_OF[1 - side]])
    return min(own, enemy)


def pursuers(s: Realm, side: int, territory: int) -> list[tuple[int, int]]:
    """Party and unit of everybody who can pursue: cavalry and eagles. RI-7.15, RI-7.56"""
    return [
        (party, unit)
        for party in PARTIES_OF[side]
        for unit in UNITS_OF[party]
        if unit != HERO and RANGE[unit] > 1 and s.number(party, unit, territory)
    ]
