"""Chapter 7: who rolls in a round, and with which hit number.

A *volley* is dice that are rolled alike: party, unit, number of figures, hit number, and whether they hit the walls.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mathom.games.risk.battle.numbers import delved, favoured, hit_number, side_bonus
from mathom.games.risk.box import ENT, HERO, PARTIES_OF, PARTY_SIDE, UNITS_OF
from mathom.games.risk.state import Realm

if TYPE_CHECKING:
    from mathom.games.risk.battle.combat import Combat

PARTY_AT, UNIT_AT, COUNT_AT, NUMBER_AT, WALLS_AT = range(5)


def all_volleys(s: Realm, combat: Combat) -> list[list[int]]:
    """The attacker's dice, then the defender's. RI-7.3, RI-7.20, RI-7.30"""
    found: list[list[int]] = []
    for side in (combat.attacker, 1 - combat.attacker):
        for unit in range(HERO):
            found += volleys_of(s, combat, side, unit)
    return found


def number_of(s: Realm, combat: Combat, side: int, unit: int) -> int:
    """What a figure of a side hits with in this round, before what sets single figures apart.

    RI-7.24 to RI-7.28, RI-15.11, RI-15.28
    """
    attacks = side == combat.attacker
    bonus = side_bonus(s, side, combat.territory) + (combat.sails if attacks else 0)
    return hit_number(unit, combat.territory, attacks, combat.round == 0, combat.walls_down, bonus)


def volleys_of(s: Realm, combat: Combat, side: int, unit: int) -> list[list[int]]:
    """The dice of all figures of a unit on one side, by hit number.

    Figures that came under the mountains have one less (RI-15.17); those with the weapon-type bonus one more (RI-7.40).
    """
    number = number_of(s, combat, side, unit)
    favour = favoured(s, side, unit, combat.territory)
    own = side == PARTY_SIDE[s.active]
    for_tired = combat.chosen[unit] if own else 0
    for_others = favour - for_tired
    found: list[list[int]] = []
    for party in PARTIES_OF[side]:
        count = s.number(party, unit, combat.territory) if unit in UNITS_OF[party] else 0
        if not count:
            continue
        tired = delved(s, party, unit, combat.territory)
        walls = combat.ents[party] if unit == ENT else 0
        weak_walls = min(walls, tired)
        add(found, party, unit, weak_walls, number - 1, True)
        add(found, party, unit, walls - weak_walls, number, True)
        lucky_tired = min(for_tired, tired)
        lucky = min(for_others, count - tired)
        for_tired -= lucky_tired
        for_others -= lucky
        add(found, party, unit, lucky, number + 1, False)
        add(found, party, unit, count - tired - lucky - (walls - weak_walls), number, False)
        add(found, party, unit, lucky_tired, number, False)
        add(found, party, unit, tired - lucky_tired - weak_walls, number - 1, False)
    return found


def add(found: list[list[int]], party: int, unit: int, count: int, number: int, walls: bool) -> None:
    if count > 0:
        found.append([party, unit, count, number, 1 if walls else 0])
