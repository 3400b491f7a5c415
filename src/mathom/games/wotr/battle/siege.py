"""Chapter 12: Cities, Fortifications, Strongholds and sieges, as far as they differ from a battle in the field.

A battle has two places. The attackers' is a region, or the inside of a Stronghold in a sortie; the defenders' is a
region, or the inside of a Stronghold in a siege battle. So the places tell what kind of battle it is.
"""

from __future__ import annotations

from typing import Final

from mathom.games.wotr.armies.armies import surplus
from mathom.games.wotr.armies.forces import relocate
from mathom.games.wotr.armies.stacking import Surplus
from mathom.games.wotr.battle.casualties import refuse_reduce
from mathom.games.wotr.battle.conquest import army_enters, shut_in
from mathom.games.wotr.box import ELITES, side_name
from mathom.games.wotr.codes import REDUCE
from mathom.games.wotr.map import (
    CITY,
    FORTIFIED,
    GARRISON,
    GARRISON_AT,
    SETTLEMENT_AT,
    is_stronghold,
    region_name,
)
from mathom.games.wotr.state import War
from mathom.kernel import EventKind

BESIEGED: Final = EventKind("besieged", ("side", "region"), ("WR-12.7", "WR-12.8"), (side_name, region_name))

NORMAL_HIT: Final = 5
HARD_HIT: Final = 6


def is_siege_battle(target: int) -> bool:
    """Every battle against a besieged army is one. WR-12.14"""
    return target >= GARRISON


def is_sortie(origin: int) -> bool:
    """An attack out of a besieged Stronghold is one. WR-12.22, WR-12.23"""
    return origin >= GARRISON


def hit_number(attacks: bool, target: int, number: int) -> int:
    """What a combat die must show, in the combat round `number` of an attack on `target`.

    Walls are good for the defender, whoever holds the settlement (AMB-36); a Stronghold only for who is inside.
    WR-11.41, WR-12.1 to WR-12.3, WR-12.5, WR-12.15, WR-12.32
    """
    if not attacks:
        return NORMAL_HIT
    if is_siege_battle(target):
        return HARD_HIT
    walled = SETTLEMENT_AT[target] == CITY or FORTIFIED[target]
    return HARD_HIT if walled and number == 1 else NORMAL_HIT


def may_withdraw(w: War, side: int, target: int) -> bool:
    """Whether the army of `side`, attacked at `target`, has its own Stronghold there to withdraw into.

    Who holds it owns it (AMB-37). Besiegers and besieged have none. WR-11.72, WR-12.4
    """
    return target < GARRISON and is_stronghold(target) and w.held[target] == side


def besiege(w: War, side: int, force: list[int], origin: int, region: int) -> None:
    """The defenders are shut in and a part of the attackers advances. Too many units inside leave at once.

    WR-12.6 to WR-12.9, WR-11.77
    """
    enemy = 1 - side
    shut_in(w, enemy, region)
    relocate(w, force, origin, region)
    w.tell(BESIEGED, enemy, region)
    army_enters(w, side, region)
    inside = GARRISON_AT[region]
    if surplus(w, enemy, inside):
        w.push(Surplus(enemy, inside))


def extensions(w: War, side: int, force: list[int], lost: list[int]) -> list[int]:
    """The Elites that the attackers can replace to extend a siege battle. WR-12.17, AMB-39"""
    return [REDUCE + kind for kind in ELITES if force[kind] and refuse_reduce(w, side, kind, lost) is None]
