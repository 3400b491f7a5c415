"""Chapter 19: whose figures are whose, and what the player who acts may do with them.

With two players every figure of a side is the player's own, and every function here says so at once.
"""

from __future__ import annotations

from typing import Final

from mathom.games.wotr.armies.forces import force_at
from mathom.games.wotr.box import (
    CHARACTERS,
    FREE_PEOPLES,
    KIND_NATION,
    KINDS,
    NATION_SIDE,
    NAZGUL,
    NO_NATION,
    NO_SIDE,
    SIDES,
    UNIT_KINDS,
)
from mathom.games.wotr.event_kinds import LEAD_PASSED
from mathom.games.wotr.map import NOWHERE
from mathom.games.wotr.state import War
from mathom.games.wotr.team import DUEL, NO_DEEDS
from mathom.kernel import Reason

NOT_YOUR_NATION: Final = Reason("your-team-mate-plays-that-nation", "WR-19.20", "WR-19.21")
NOT_YOUR_NAZGUL: Final = Reason("only-the-player-of-sauron-recruits-nazgul", "WR-19.20", "WR-19.28")
NOT_YOUR_CHARACTER: Final = Reason("your-team-mate-plays-that-character", "WR-19.25", "WR-19.26")
NOT_YOUR_ARMY: Final = Reason("that-army-is-your-team-mates", "WR-19.20", "WR-19.30")
NOT_IN_COMMAND: Final = Reason("you-do-not-command-the-mixed-army", "WR-19.35")
NATION_AGAIN: Final = Reason("no-two-actions-in-a-row-for-the-same-nation", "WR-19.46", "WR-19.47")

# Whose is what


def plays_character(w: War, seat: int, character: int) -> bool:
    """Whether the player may use a Character of his side: a Companion always, a Minion of his nations.

    WR-19.17, WR-19.23, WR-19.25, WR-19.26
    """
    nation = CHARACTERS[character].nation
    return w.seats == DUEL or nation == NO_NATION or w.seat_of_nation[nation] == seat


def refuse_nation(w: War, nation: int) -> Reason | None:
    """Why the player who acts may do nothing for the nation now. WR-19.20, WR-19.21, WR-19.46"""
    if w.seats == DUEL:
        return None
    if w.seat_of_nation[nation] != w.actor(NATION_SIDE[nation]):
        return NOT_YOUR_NATION
    return refuse_again(w, nation)


def refuse_again(w: War, nation: int) -> Reason | None:
    """Why the single player of the Free Peoples may not act for the nation: he has just done so. WR-19.46, AMB-77"""
    if w.seats == DUEL:
        return None
    return NATION_AGAIN if any(deed[0] == nation for deed in w.team.last_deeds) else None


# Armies


def led_force(w: War, side: int, place: int) -> list[int]:
    """Who of the army at a place obeys the player who acts now: everybody, if he is the only player of the side.

    Else his own army, or the mixed army that he commands; of one that he does not command his own part, without
    Characters and Nazgûl. WR-19.20, WR-19.30, WR-19.35, WR-19.37, AMB-79
    """
    force = force_at(w, side, place)
    if w.seats == DUEL:
        return force
    if not w.is_divided(side):
        return rested(w, place, force)
    mixed = place in w.team.mixed
    seat = w.actor(side)
    if mixed and w.commander(side, place) == seat:
        return force
    return [count if count and obeys(w, seat, member, mixed) else 0 for member, count in enumerate(force)]


def company(w: War, side: int, place: int) -> list[int]:
    """The army at a place as those see it who must not leave anybody alone: a team-mate's Minion is no part of it."""
    force = force_at(w, side, place)
    if not w.is_divided(side):
        return force
    led = led_force(w, side, place)
    return [count if member < KINDS else min(count, led[member]) for member, count in enumerate(force)]


def obeys(w: War, seat: int, member: int, mixed: bool) -> bool:
    """Whether a figure goes with the army of the player; Nazgûl and Characters follow a mixed army's commander."""
    if member >= NAZGUL and mixed:
        return False
    if member >= KINDS:
        return plays_character(w, seat, member - KINDS)
    return member == NAZGUL or w.seat_of_nation[KIND_NATION[member]] == seat


def refuse_command(w: War, side: int, place: int) -> Reason | None:
    """Why the player who acts may not attack with the army at a place, or with his part of it. WR-19.20, WR-19.35"""
    if not w.is_divided(side) or not w.has_units(side, place):
        return None
    if place in w.team.mixed:
        return None if w.commander(side, place) == w.actor(side) else NOT_IN_COMMAND
    return None if w.contribution(w.actor(side), place)[0] else NOT_YOUR_ARMY


def refuse_lead(w: War, side: int, place: int) -> Reason | None:
    """Why nobody at a place obeys the player who acts, though units of his side are there."""
    if w.seats == DUEL or not w.has_units(side, place) or any(led_force(w, side, place)[:UNIT_KINDS]):
        return None
    return NOT_YOUR_ARMY if w.is_divided(side) else NATION_AGAIN


# Three players: no two actions in a row for the same nation


def rested(w: War, place: int, force: list[int]) -> list[int]:
    """Those of an army whose nation has not just acted. Another army may act if one of the two is mixed.

    WR-19.46, WR-19.47, AMB-77
    """
    if not w.team.last_deeds:
        return force
    mixed = is_mixture(force)
    tired: set[int] = set()
    for nation, where, was_mixed in w.team.last_deeds:
        if where in (NOWHERE, place) or not (mixed or was_mixed):
            tired.add(nation)
    return [0 if n < KINDS and KIND_NATION[n] in tired else count for n, count in enumerate(force)]


def is_mixture(force: list[int]) -> bool:
    """Whether a single player's army is mixed: it has units of several nations."""
    return len({KIND_NATION[kind] for kind in range(UNIT_KINDS) if force[kind]}) > 1


def note_deed(w: War, nation: int, place: int = NOWHERE, mixed: bool = False) -> None:
    """The single player of the Free Peoples acts for a nation. AMB-77"""
    if w.seats > DUEL and NATION_SIDE[nation] == FREE_PEOPLES and not w.is_divided(FREE_PEOPLES):
        team = w.team.clone()
        team.deeds = [*team.deeds, [nation, place, int(mixed)]]
        w.team = team


def note_army(w: War, side: int, force: list[int], origin: int, to: int) -> None:
    """A force of the army at `origin` moves, or attacks, `to` another place. To be called before it does. AMB-77"""
    if w.seats > DUEL and side == FREE_PEOPLES:
        mixed = is_mixture(force_at(w, side, origin))
        for nation in sorted({KIND_NATION[kind] for kind in range(NAZGUL) if force[kind]}):
            note_deed(w, nation, to, mixed)


def turn_taken(w: War, side: int, acted: bool) -> None:
    """A player has used or skipped a die, and his team-mate is next. A skipped die is no action. WR-19.19, AMB-77"""
    if w.seats == DUEL:
        return
    team = w.team.clone()
    if w.is_divided(side):
        team.actors = [mate(w, seat) if side == own else seat for own, seat in enumerate(team.actors)]
    elif acted:
        team.last_deeds = team.deeds
    team.deeds = NO_DEEDS
    w.team = team


def mate(w: War, seat: int) -> int:
    """The other player of a side that two share."""
    [other] = [s for s, side in enumerate(w.side_of_seat) if side == w.side_of_seat[seat] and s != seat]
    return other


def begin_actions(w: War) -> None:
    """At the start of phase 5 who does not lead comes first. WR-19.15, WR-19.44"""
    if w.seats > DUEL:
        team = w.team.clone()
        team.actors = [w.seats_of(side)[-1] for side in range(len(SIDES))]
        team.acting = NO_SIDE
        w.team = team


def side_acts(w: War, side: int) -> None:
    """It is the turn of a side. WR-19.15"""
    if w.seats > DUEL and w.team.acting != side:
        team = w.team.clone()
        team.acting = side
        w.team = team


def pass_markers(w: War) -> None:
    """From round 2 on the markers of the lead players change hands. WR-19.4, WR-19.5"""
    if w.seats > DUEL:
        w.lead = [w.seats_of(side)[-1] for side in range(len(SIDES))]
        for side, seat in enumerate(w.lead):
            if w.is_divided(side):
                w.tell(LEAD_PASSED, seat, side)
