"""Chapters 17 and 21: what a seat may see, listed thing by thing."""

# mypyc: skip

from __future__ import annotations

from typing import Any

from mathom.games.risk.battle.combat import Combat
from mathom.games.risk.battle.dice import all_volleys
from mathom.games.risk.box import (
    CARD_NAMES,
    GOOD,
    PARTIES,
    PARTIES_OF,
    PARTY_SIDE,
    SIDES,
    UNITS,
    UNITS_OF,
    adventure,
    card_name,
    is_adventure,
    party_in,
    party_name,
    side_name,
    unit_in,
)
from mathom.games.risk.control import is_contested, parties_at, stronghold_points, victory_points
from mathom.games.risk.map import (
    BRIDGE_NAMES,
    ON_PATH,
    PATH,
    RESERVE,
    SPACE_NAMES,
    SPACES,
    SUPPLY,
    TERRITORIES,
    space_name,
)
from mathom.games.risk.ring.bearer import SHEET
from mathom.games.risk.ring.course import CLOSED, FAILED, LEFT, PLACE, WITHOUT, get, true_course
from mathom.games.risk.round.income import income_of
from mathom.games.risk.round.turn import Turn
from mathom.games.risk.state import (
    ADVENTURE_BACK,
    ADVENTURE_DECK,
    ADVENTURE_DISCARD,
    ASIDE,
    COURSE,
    DRAWN,
    HAND,
    PLAYED,
    TERRITORY_DECK,
    TERRITORY_DISCARD,
    Realm,
)


def see(s: Realm, seat: int | None) -> dict[str, Any]:
    """The whole view. RI-17.1, RI-17.4, INF-1 to INF-18"""
    turn = s.innermost(Turn)
    return {
        "seat": seat,
        "round": s.round,
        "turn": s.turn,
        "active": party_name(s.active),
        "phase": None if turn is None else turn.phase(),
        "sides": {name: see_side(s, side) for side, name in enumerate(SIDES)},
        "parties": {name: see_party(s, party, seat) for party, name in enumerate(PARTIES)},
        "spaces": [see_space(s, space) for space in range(SPACES) if is_worth_a_look(s, space)],
        "marched": [see_marched(entry) for entry in s.marched],
        "bearer": see_bearer(s, seat),
        "combat": see_combat(s),
        "under_way": [frame.seen() for frame in s.stack],
        "decks": see_decks(s),
        "lasting": see_lasting(s),
        "reconstructed": RECONSTRUCTED,
    }


# Parties and sides


def see_side(s: Realm, side: int) -> dict[str, Any]:
    """INF-2"""
    return {
        "points": victory_points(s, side),
        "stronghold_points": stronghold_points(s, side),
        "card_points": s.card_points[side],
    }


def see_party(s: Realm, party: int, seat: int | None) -> dict[str, Any]:
    """What is open of a party, and its cards to who runs it. INF-2, INF-11, INF-12"""
    seen: dict[str, Any] = {
        "side": side_name(PARTY_SIDE[party]),
        "seat": s.seat_of[party],
        "gold": s.gold[party],
        "income": income_of(s, party),
        "out": s.out[party],
        "reserve": see_heap(s, party, RESERVE),
        "supply": see_heap(s, party, SUPPLY),
        "played": see_zone(s, PLAYED + party),
        "territory_cards": len([t for t in s.hand(party) if s.back(t) != ADVENTURE_BACK]),
        "adventure_cards": s.adventures_held(party),
        "set_aside": len(s.zones.content[ASIDE + party]),
    }
    if s.seat_of[party] == seat:
        seen["hand"] = sorted(see_zone(s, HAND + party))
        seen["aside"] = sorted(see_zone(s, ASIDE + party))
    return seen


def see_heap(s: Realm, party: int, place: int) -> dict[str, int]:
    return {UNITS[unit]: n for unit in UNITS_OF[party] if (n := s.number(party, unit, place))}


def see_zone(s: Realm, zone: int) -> list[str]:
    return [card_name(s.face(thing)) for thing in s.zones.content[zone]]


def see_decks(s: Realm) -> dict[str, Any]:
    """INF-2, INF-6, INF-13"""
    return {
        "territory": len(s.zones.content[TERRITORY_DECK]),
        "adventure": len(s.zones.content[ADVENTURE_DECK]),
        "territory_discard": see_zone(s, TERRITORY_DISCARD),
        "adventure_discard": see_zone(s, ADVENTURE_DISCARD),
        "shown": see_zone(s, DRAWN),
    }


# The board


def is_worth_a_look(s: Realm, space: int) -> bool:
    return s.figures.totals[space] > 0 or (space < TERRITORIES and s.holder[space] >= 0)


def see_space(s: Realm, space: int) -> dict[str, Any]:
    """Figures, the controlling party and its guests. INF-1"""
    seen: dict[str, Any] = {
        "space": space_name(space),
        "figures": {PARTIES[party]: see_heap(s, party, space) for party in parties_at(s, space)},
    }
    if space < TERRITORIES:
        seen["holder"] = party_name(s.holder[space])
        seen["contested"] = is_contested(s, space)
    return seen


def see_marched(entry: list[int]) -> dict[str, Any]:
    """Figures of the active party that have moved, or fought, or may go further than others. INF-1"""
    space, unit, left, flags, count = entry
    return {"space": SPACE_NAMES[space], "unit": UNITS[unit], "left": left, "flags": flags, "count": count}


def see_lasting(s: Realm) -> dict[str, Any]:
    """INF-6"""
    return {
        "blocked": [{"bridge": BRIDGE_NAMES[bridge], "party": PARTIES[party]} for bridge, party in s.blocked],
        "closed": [{"territory": SPACE_NAMES[t], "party": PARTIES[party]} for t, party in s.closed],
        "corsairs": [PARTIES[party] for party in s.corsairs],
    }


def see_combat(s: Realm) -> dict[str, Any] | None:
    """Who fights, and with which hit numbers all would roll now: to be looked at. RI-7.20, RI-7.24, RI-7.36, INF-1"""
    combat = s.innermost(Combat)
    if combat is None:
        return None
    wounds = [(kind, n) for kind, n in enumerate(combat.wounds) if n]
    return {
        "territory": space_name(combat.territory),
        "attacker": side_name(combat.attacker),
        "round": combat.round,
        "walls_down": combat.walls_down,
        "sails": combat.sails,
        "squads": [
            {"party": PARTIES[party], "unit": UNITS[unit], "n": n, "number": number, "walls": walls == 1}
            for party, unit, n, number, walls in all_volleys(s, combat)
        ],
        "wounds": [{"party": PARTIES[party_in(k)], "unit": UNITS[unit_in(k)], "n": n} for k, n in wounds],
    }


# The Ring-bearer


def see_bearer(s: Realm, seat: int | None) -> dict[str, Any]:
    """His space to everybody while he is revealed, and where he can be as far as anybody can count; all else to the
    good side alone. INF-4, INF-7 to INF-9, INF-18
    """
    haunts = {get(course, PLACE) for course in s.belief}
    possible = [SPACE_NAMES[space] for space in ON_PATH if space in haunts]
    seen: dict[str, Any] = {"shown": space_name(s.shown), "possible": possible}
    if s.secrets.knows(seat, COURSE):
        course = true_course(s)
        without = PARTIES_OF[GOOD][get(course, WITHOUT)]
        seen["space"] = space_name(get(course, PLACE))
        seen["marches"] = get(course, LEFT)
        seen["failed"] = get(course, FAILED) == 1
        seen["pass_closed"] = get(course, CLOSED) == 1
        seen["ring_symbols"] = [PARTIES[party] for party in PARTIES_OF[GOOD] if party != without]
        seen["sheet"] = [
            {"round": number, "party": PARTIES[party], "what": SHEET[what], "space": SPACE_NAMES[space]}
            for number, party, what, space in s.record
        ]
    return seen


def all_spaces(view: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """The spaces of a view by name, with those that it leaves out because nothing is there."""
    seen = {space["space"]: space for space in view["spaces"]}
    nothing: dict[str, Any] = {"figures": {}, "holder": None, "contested": False}
    return {name: seen.get(name, {"space": name, **nothing}) for name in SPACE_NAMES}


# What is our reconstruction, and not read from a printed card or board: players are told so.
RECONSTRUCTED: dict[str, Any] = {
    "cards": [name for face, name in enumerate(CARD_NAMES) if is_adventure(face) and adventure(face).reconstructed],
    "ring_path": [f"{edge['from']}>{edge['to']}" for edge in PATH["edges"] if edge.get("reconstructed")],
}
