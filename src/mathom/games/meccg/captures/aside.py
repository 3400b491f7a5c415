"""Chapter 25: what lies off to the side with a card in play, its host."""

from __future__ import annotations

from mathom.games.meccg.companies.vacated import is_visited
from mathom.games.meccg.company import NO_THING
from mathom.games.meccg.event_kinds import DISCARDED
from mathom.games.meccg.state import GENERAL, Realm
from mathom.games.meccg.zones import ASIDE, DISCARD, LAND, SITE_DISCARD, SITES


def put_aside(s: Realm, thing: int, host: int) -> None:
    """A card lies off to the side with its host: in play for uniqueness alone. ME-25.21 to ME-25.23"""
    s.lay_on(thing, host)
    s.move(thing, ASIDE + s.owner(thing))


def rescue_site(s: Realm, host: int) -> int:
    """The site card that lies with a prisoner card, or that a company uses meanwhile; NO_THING for other cards."""
    for seat in range(s.seats):
        for thing in [*s.at(ASIDE, seat), *s.at(LAND, seat)]:
            if s.on[thing] == host and s.face(thing).kind == "site":
                return thing
    return NO_THING


def reserved(s: Realm, seat: int) -> list[int]:
    """Creatures that lie with a card of the seat, which may be played as from hand."""
    return [thing for thing in s.at(ASIDE, seat) if s.face(thing).kind == "creature" and s.on[thing] != NO_THING]


def throw_away(s: Realm, thing: int) -> None:
    """A card off to the side goes to its owner's discard pile, with what lies there with it."""
    for other in s.aside_with(thing):
        throw_away(s, other)
    s.tell(DISCARDED, s.owner(thing), s.zones.face[thing])
    s.lay_on(thing, NO_THING)
    s.set_status(thing, 0)
    s.set_under(thing, GENERAL)
    s.move(thing, (SITE_DISCARD if s.face(thing).kind == "site" else DISCARD) + s.owner(thing))


def part_from(s: Realm, host: int) -> None:
    """The host has left play: prisoners are free, whatever else lies with it is discarded. ME-15.19, ME-25.25"""
    from mathom.games.meccg.captures.prisoners import is_prisoner, walk_free

    site = rescue_site(s, host)
    captives = [thing for thing in s.aside_with(host) if is_prisoner(s, thing)]
    if captives:
        walk_free(s, captives, site)
    for thing in s.aside_with(host):
        if thing != site:
            throw_away(s, thing)
    if site != NO_THING:
        give_site_back(s, site)


def give_site_back(s: Realm, site: int) -> None:
    """The rescue site returns to the site deck, or stays with the company that uses it. ME-15.18"""
    s.lay_on(site, NO_THING)
    if not is_visited(s, site):
        s.lay_down(site, SITES + s.owner(site))
