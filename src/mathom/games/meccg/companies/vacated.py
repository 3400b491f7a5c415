"""Chapter 6: site cards that nobody is at any more."""

from __future__ import annotations

from mathom.games.meccg.company import NO_THING, TO_SITE_IN_PLAY
from mathom.games.meccg.state import TAPPED, Realm
from mathom.games.meccg.zones import GUARD, HAND, LAND, SITE_DISCARD, SITES


def is_visited(s: Realm, site: int) -> bool:
    """Whether a company is at the site card, on its way there, or means to go there."""
    for number, company in enumerate(s.companies):
        meant = s.plans.values[number] if company.plan == TO_SITE_IN_PLAY else NO_THING
        if company.members and site in (company.site, company.going, meant):
            return True
    return False


def guards_at(s: Realm, site: int) -> list[int]:
    """The on-guard cards at a site card."""
    return [card for seat in range(s.seats) for card in s.at(GUARD, seat) if s.on[card] == site]


def take_guard_back(s: Realm, cards: list[int]) -> None:
    """On-guard cards return to the hands that they came from. ME-6.48, ME-10.25"""
    for card in cards:
        s.lay_on(card, NO_THING)
        s.zones.move(card, HAND + s.owner(card))


def clear_site(s: Realm, site: int) -> None:
    """A vacated site card goes to the discard pile if it is tapped and no haven, else back to the site deck.

    On-guard cards there return to hand. ME-6.46 to ME-6.48
    """
    if is_visited(s, site):
        return
    take_guard_back(s, guards_at(s, site))
    spent = s.status[site] == TAPPED and not s.face(site).record.haven
    spent = spent and not s.counts_as("never-discarded", site)
    s.lay_down(site, (SITE_DISCARD if spent else SITES) + s.owner(site))


def clear_sites(s: Realm, seat: int) -> None:
    for site in s.at(LAND, seat):
        clear_site(s, site)
