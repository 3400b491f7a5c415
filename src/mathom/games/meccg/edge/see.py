"""What a seat may see, listed thing by thing."""

from __future__ import annotations

from typing import Any, Final

from mathom.effects import Declared
from mathom.games.meccg.captures.aside import rescue_site
from mathom.games.meccg.captures.prisoners import is_prisoner
from mathom.games.meccg.combat.attack import Attack
from mathom.games.meccg.combat.strike import Strike
from mathom.games.meccg.companies.influence import (
    company_size,
    direct_influence,
    general_influence,
    mind,
    unused_direct,
    used_influence,
)
from mathom.games.meccg.company import NO_COMPANY, NO_THING, STAYS, TO_CARD
from mathom.games.meccg.corruption import corruption_points
from mathom.games.meccg.council.scoring import CATEGORIES, counted_points, raw_points
from mathom.games.meccg.edge.attempts import see_attempt
from mathom.games.meccg.edge.chances import fates
from mathom.games.meccg.edge.declaring import clauses_of, how
from mathom.games.meccg.edge.ending import see_ending
from mathom.games.meccg.faces import FACES, NO_NUMBER
from mathom.games.meccg.journey.keys import picked_attack
from mathom.games.meccg.round.turn import phase_of
from mathom.games.meccg.sites.facing import AutomaticAttacks
from mathom.games.meccg.sites.visit import Visit
from mathom.games.meccg.state import NO_SEAT, Realm
from mathom.games.meccg.zones import (
    AGENT_SITES,
    AGENTS,
    ASIDE,
    CHAIN,
    DECK,
    DISCARD,
    GONE,
    GUARD,
    HAND,
    LAND,
    MARCH,
    POINTS,
    POOL,
    SET_ASIDE,
    SIDEBOARD,
    SITE_DISCARD,
    SITES,
    UNUSED,
)
from mathom.kernel import Chain, Frame, Link

STATES: Final = ("untapped", "tapped", "wounded")
PLANS: Final = ("stays", "card", "site-in-play")

# Where a company has not entered its site yet.
OUTSIDE: Final = ("arrive", "barred")
# Places whose cards the others cannot follow: they see a count, and what they know of it.
PRIVATE: Final[list[tuple[str, int]]] = [
    ("hand", HAND),
    ("discard", DISCARD),
    ("sideboard", SIDEBOARD),
    ("sites", SITES),
    ("pool", POOL),
    ("unused", UNUSED),
]
OPEN: Final[list[tuple[str, int]]] = [
    ("scored", POINTS),
    ("set_aside", SET_ASIDE),
    ("site_discard", SITE_DISCARD),
    ("gone", GONE),
]


def see(s: Realm, seat: int | None) -> dict[str, Any]:
    return {
        "seat": seat,
        "turn": s.turn,
        "active": s.active,
        "phase": phase_of(s),
        "caller": None if s.caller == NO_SEAT else s.caller,
        "players": [see_player(s, player, seat) for player in range(s.seats)],
        "companies": [see_company(s, n, seat) for n in range(len(s.companies)) if s.companies[n].members],
        "cards": [see_card(s, thing) for thing in s.in_play()],
        "places": [see_site(s, thing) for player in range(s.seats) for thing in s.at(LAND, player)],
        "aside": [see_aside(s, thing) for player in range(s.seats) for thing in s.at(ASIDE, player)],
        "journey": see_journey(s),
        "chain": see_chain(s),
        "going_on": [seen for frame in s.stack if (seen := see_frame(s, frame)) is not None],
    }


def see_frame(s: Realm, frame: Frame) -> dict[str, Any] | None:
    """A procedure under way that is seen; attacks, strikes and attempts of any kind with their numbers as they are now.

    ME-13.1, ME-13.26
    """
    if not frame.shows:
        return see_attempt(s, frame)
    seen = frame.seen()
    if isinstance(frame, Attack):
        seen["procedure"] = "Attack"
        seen["card"] = None if frame.source == NO_THING else s.face(frame.source).id
        seen["seat"] = frame.attacker
        seen["now"] = {"strikes": frame.number_of_strikes(s), "prowess": frame.strength(s), "body": frame.toughness(s)}
        for numbers in (seen, seen["now"]):
            numbers["body"] = None if numbers["body"] == NO_NUMBER else numbers["body"]
    elif isinstance(frame, Strike):
        seen["procedure"] = "Strike"
        seen["own"] = frame.prowess(s)
        seen["theirs"] = frame.opposing(s)
        seen["both_roll"] = frame.both_roll
        seen["fates"] = fates(s, frame)
        seen["dodging"] = frame.dodging
    elif isinstance(frame, Visit):
        attacks = s.innermost(AutomaticAttacks)
        seen["left"] = [] if attacks is None else list(attacks.left)
        seen["inside"] = frame.step not in OUTSIDE
    return seen


def see_player(s: Realm, player: int, seat: int | None) -> dict[str, Any]:
    return {
        "alignment": s.alignments[player],
        "deck": len(s.at(DECK, player)),
        "exhausted": s.exhausted[player],
        "lost_avatar": bool(s.lost[player]),
        "general_influence": [used_influence(s, player), general_influence(s, player)],
        "points": dict(zip(CATEGORIES, raw_points(s, player), strict=True)),
        "counted": dict(zip(CATEGORIES, counted_points(s, player), strict=True)),
        **{name: see_private(s, place, player, seat) for name, place in PRIVATE},
        **{name: [s.face(thing).id for thing in s.at(place, player)] for name, place in OPEN},
        "guard": [see_down(s, thing, seat) for thing in s.at(GUARD, player)],
        "agents": [see_agent(s, thing, seat) for thing in s.at(AGENTS, player)],
        "agent_sites": [see_down(s, thing, seat) for thing in s.at(AGENT_SITES, player)],
        "march": [see_down(s, thing, seat) for thing in s.at(MARCH, player)],
        "ending": None if s.result is None else see_ending(s, player),
    }


def see_private(s: Realm, place: int, player: int, seat: int | None) -> dict[str, Any]:
    """How many cards, and those that the seat knows, sorted."""
    things = s.at(place, player)
    return {"count": len(things), "cards": sorted([s.face(t).id for t in things if s.zones.knows(seat, t)])}


def see_down(s: Realm, thing: int, seat: int | None) -> dict[str, Any]:
    """A card face down that everybody can follow."""
    return {"thing": thing, "card": s.face(thing).id if s.zones.knows(seat, thing) else None, "on": s.on[thing]}


def see_agent(s: Realm, thing: int, seat: int | None) -> dict[str, Any]:
    return {**see_down(s, thing, seat), "state": STATES[s.status[thing]]}


def see_company(s: Realm, number: int, seat: int | None) -> dict[str, Any]:
    company = s.companies[number]
    plan = company.plan
    hidden = plan not in (STAYS, TO_CARD) and company.going < 0
    going = s.plans.seen_by(seat, number) if hidden else company.going
    return {
        "company": number,
        "seat": s.owner(company.members[0]),
        "members": company.members,
        "size": company_size(s, company.members),
        "site": company.site,
        "plan": PLANS[plan],
        "going": going if going >= 0 else None,
        "moved": company.moved,
        "travelled": company.has_travelled,
        "idle": company.idle,
    }


def see_card(s: Realm, thing: int) -> dict[str, Any]:
    face = s.face(thing)
    seen: dict[str, Any] = {
        "thing": thing,
        "card": face.id,
        "seat": s.holder(thing),
        "state": STATES[s.status[thing]],
        "on": s.on[thing] if s.on[thing] >= 0 else None,
    }
    if face.is_person():
        seen["under"] = s.under[thing] if s.under[thing] >= 0 else None
        seen["prowess"] = s.stat("prowess", thing)
        seen["body"] = s.stat("body", thing)
        seen["mind"] = mind(s, thing) if s.has_mind(thing) else None
        seen["direct_influence"] = [unused_direct(s, thing), direct_influence(s, thing)]
        seen["corruption"] = corruption_points(s, thing)
    return seen


def see_aside(s: Realm, thing: int) -> dict[str, Any]:
    """What lies off to the side: with which card, and for a prisoner where. ME-15.2, ME-15.3, ME-25.21"""
    site = rescue_site(s, s.on[thing])
    return {
        "thing": thing,
        "card": s.face(thing).id,
        "seat": s.holder(thing),
        "state": STATES[s.status[thing]],
        "on": s.on[thing],
        "prisoner_at": s.face(site).id if site != NO_THING and is_prisoner(s, thing) else None,
    }


def see_site(s: Realm, thing: int) -> dict[str, Any]:
    return {"thing": thing, "card": s.face(thing).id, "seat": s.owner(thing), "tapped": s.status[thing] != 0}


def see_journey(s: Realm) -> dict[str, Any] | None:
    """The company whose movement/hazard phase it is, its site path and the hazard limit."""
    journey = s.journey
    if journey.company == NO_COMPANY:
        return None
    return {
        "company": journey.company,
        "way": journey.way or None,
        "path": journey.types,
        "regions": journey.regions,
        "limit": s.hazard_limit(),
        "used": journey.count,
    }


def see_chain(s: Realm) -> list[dict[str, Any]]:
    """What is declared and not resolved yet, the first first."""
    chain = s.innermost(Chain)
    if chain is None:
        return [{"card": s.face(thing).id} for thing in s.zones.content[CHAIN]]
    return [see_link(s, link) for link in chain.links]


def see_link(s: Realm, link: Link) -> dict[str, Any]:
    """A declaration: which text of the card, and the things that it is aimed at; companies and players are not among
    those. The card is the one that was declared: what paid for its own text may be shuffled away since, and its number
    be that of a hidden card. ME-25.6"""
    seen: dict[str, Any] = {"seat": link.seat, "card": link.name, "cancelled": link.cancelled}
    if isinstance(link, Declared):
        seen["card"] = FACES[link.card].id
        seen["text"] = link.text
        seen["how"] = how(s, link.card, link.text)
        seen["clauses"] = clauses_of(s, link.card, link.text)
        seen["attack"] = picked_attack(link.targets)
        seen["on"] = [target for target in link.targets if target < len(s.zones.face)]
    return seen
