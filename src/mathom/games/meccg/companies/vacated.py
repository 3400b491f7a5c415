"""Chapter 6: site cards that nobody is at any more."""

from __future__ import annotations

from mathom.games.meccg.company import NO_THING
from mathom.games.meccg.state import TAPPED, Realm
from mathom.games.meccg.zones import GUARD, HAND, LAND, SITE_DISCARD, SITES


def is_visited(s: Realm, site: int) -> bool:
    """Whether a company is at the site card, or on its way there."""
    return any(company.members and site in (company.site, company.going) for company in s.companies)


def clear_site(s: Realm, site: int) -> None:
    """A vacated site card goes to the discard pile if it is tapped and no haven, else back to the site deck.

    On-guard cards there return to hand. ME-6.46 to ME-6.48
    """
    if is_visited(s, site):
        return
    for seat in range(s.seats):
        for card in s.at(GUARD, seat):
            if s.on[card] == site:
                s.lay_on(card, NO_THING)
                s.zones.move(card, HAND + seat)
    spent = s.status[site] == TAPPED and not s.face(site).record.haven
    spent = spent and not s.counts_as("never-discarded", site)
    s.lay_down(site, (SITE_DISCARD if spent else SITES) + s.owner(site))


def clear_sites(s: Realm, seat: int) -> None:
    for site in s.at(LAND, seat):
        clear_site(s, site)
