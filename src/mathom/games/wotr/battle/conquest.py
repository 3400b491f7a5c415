"""Chapter 13, with the free regions of chapter 2 and the end of sieges: who holds what, and what it is worth."""

from __future__ import annotations

from typing import Final

from mathom.games.wotr.armies.armies import characters, remove_lone_leaders
from mathom.games.wotr.armies.meeting import go_together
from mathom.games.wotr.box import FREE_PEOPLES, KIND_SIDE, KINDS, NATION_SIDE, NO_SIDE, enemy_of
from mathom.games.wotr.event_kinds import CONQUERED, RETAKEN, SIEGE_OVER
from mathom.games.wotr.map import (
    GARRISON_AT,
    NATION_AT,
    NO_GARRISON,
    OWNER_AT,
    POINTS_AT,
    REGIONS,
    is_settlement,
)
from mathom.games.wotr.politics import army_entered, settlement_lost
from mathom.games.wotr.state import War
from mathom.games.wotr.team import DUEL, NO_SEAT
from mathom.kernel import Reason

ENEMY_ARMY: Final = Reason("an-enemy-army-is-there", "WR-2.6")
ENEMY_SETTLEMENT: Final = Reason("the-enemy-holds-the-settlement-there", "WR-2.6")
ENEMY_UNITS: Final = Reason("enemy-units-are-there", "WR-10.12", "WR-2.9")
SHUT_IN: Final = Reason("the-besieged-can-only-make-a-sortie", "WR-12.8", "WR-12.22")
NO_SETTLEMENT_OF_NATION: Final = Reason("that-is-no-settlement-of-the-nation", "WR-2.16", "WR-2.17")
SETTLEMENT_LOST: Final = Reason("nothing-is-recruited-where-the-enemy-holds-the-settlement", "WR-13.6")

# Free regions


def refuse_free(w: War, side: int, region: int) -> Reason | None:
    """Why the region is not free for a side. Enemies without units do not matter. WR-2.6 to WR-2.8"""
    enemy = enemy_of(side)
    if w.has_units(enemy, region):
        return ENEMY_ARMY
    if w.held[region] == enemy and w.besieger(region) != side:
        return ENEMY_SETTLEMENT
    return None


def refuse_march(w: War, side: int, region: int) -> Reason | None:
    """Why the region is not free for the movement of a side's armies: an empty settlement can be taken. WR-2.9"""
    return ENEMY_UNITS if w.has_units(enemy_of(side), region) else None


# Conquest


def has_control_marker(w: War, region: int) -> bool:
    """Whether somebody else than its owner holds the settlement. WR-13.4, WR-13.10"""
    return w.held[region] != OWNER_AT[region]


def conquer(w: War, side: int, region: int) -> None:
    """The side takes the settlement: its marker is placed or, if it is its own again, the enemy's removed.

    The nation that loses it is moved. WR-13.4, WR-13.10 to WR-13.12, WR-13.5, WR-14.18
    """
    held = w.held[:]
    held[region] = side
    w.held = held
    if OWNER_AT[region] == side:
        w.tell(RETAKEN, side, region)
        give_credit(w, region, NO_SEAT)
    else:
        w.tell(CONQUERED, side, region, POINTS_AT[region])
        give_credit(w, region, w.commander(side, region))
        settlement_lost(w, region)
    w.extra.conquered(w, side, region)


def give_credit(w: War, region: int, seat: int) -> None:
    """The settlement was conquered by the army of this player. AMB-82"""
    if w.seats > DUEL:
        team = w.team.clone()
        team.credit = [seat if r == region else other for r, other in enumerate(team.credit)]
        w.team = team


def army_enters(w: War, side: int, region: int) -> None:
    """What follows when an army of `side` has entered the region; the figures have moved already.

    A settlement of the enemy is conquered, unless it is a Stronghold with an army inside. WR-13.2, WR-14.6
    """
    army_entered(w, side, region)
    if w.held[region] == enemy_of(side) and not w.is_besieged(region):
        conquer(w, side, region)


def settle_siege(w: War, region: int) -> None:
    """End a siege in which one of the armies, or both, is gone from the region.

    Who was inside is back in the region. With no unit left inside, and a besieging unit still there, the Stronghold is
    conquered. To be called for a Stronghold whenever units inside or outside have become fewer.
    WR-13.3, WR-12.10, WR-12.12, WR-12.21, AMB-42 to AMB-44
    """
    inside = GARRISON_AT[region]
    if inside == NO_GARRISON:
        return
    holder = w.held[region]
    besieger = enemy_of(holder)
    defended = w.has_units(holder, inside)
    attacked = w.has_units(besieger, region)
    if not (defended and attacked):
        if come_out(w, holder, region, inside):
            w.tell(SIEGE_OVER, region)
        if attacked and not defended:
            conquer(w, besieger, region)
    w.extra.units_left(w, region)


def come_out(w: War, side: int, region: int, inside: int) -> bool:
    """Everybody leaves the Stronghold for its region; whether anybody was inside. WR-12.12"""
    anybody = False
    remove_lone_leaders(w, inside)
    for kind in range(KINDS):
        count = w.figures.count(kind, inside)
        if count:
            w.figures.move(kind, count, inside, region)
            anybody = True
    for character in characters(w, side, inside):
        w.put_character(character, region)
        anybody = True
    go_together(w, inside, region)
    return anybody


def shut_in(w: War, side: int, region: int) -> None:
    """The whole army of a side withdraws from the region into its Stronghold, with Leaders and Characters. WR-12.8"""
    inside = GARRISON_AT[region]
    for kind in range(KINDS):
        count = w.figures.count(kind, region)
        if count and KIND_SIDE[kind] == side:
            w.figures.move(kind, count, region, inside)
    for character in characters(w, side, region):
        w.put_character(character, inside)
    go_together(w, region, inside)


# What holding is good for


def refuse_recruiting_in(w: War, nation: int, region: int) -> Reason | None:
    """Why nothing of the nation can be recruited in the settlement of the region, as far as settlements go.

    WR-2.16, WR-2.17, WR-13.6
    """
    if not is_settlement(region) or NATION_AT[region] != nation:
        return NO_SETTLEMENT_OF_NATION
    return None if w.held[region] == NATION_SIDE[nation] else SETTLEMENT_LOST


def victory_points(w: War, side: int) -> int:
    """One for each enemy City, two for each enemy Stronghold that the side holds.

    WR-2.19 to WR-2.21, WR-13.8, WR-13.9, WR-13.11, WR-13.13, WR-18.9, WR-18.10
    """
    return sum([POINTS_AT[r] for r in range(REGIONS) if w.held[r] == side and OWNER_AT[r] not in (side, NO_SIDE)])


def points_lost(w: War, seat: int) -> int:
    """The victory points of the settlements that the nations of a player have lost to the enemy. WR-19.50, AMB-82"""
    lost = [r for r in range(REGIONS) if OWNER_AT[r] != NO_SIDE and has_control_marker(w, r)]
    return sum([POINTS_AT[r] for r in lost if w.seat_of_nation[NATION_AT[r]] == seat])


def balance(w: War, seat: int) -> int:
    """What decides who of a team has done best: what he has lost, and for the Shadow what he has conquered.

    WR-19.49, WR-19.50, AMB-82
    """
    won = sum([POINTS_AT[r] for r in range(REGIONS) if w.team.credit[r] == seat])
    return (0 if w.side_of_seat[seat] == FREE_PEOPLES else won) - points_lost(w, seat)
