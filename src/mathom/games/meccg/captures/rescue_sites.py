"""Chapter 15: where a prisoner can be brought to."""

from __future__ import annotations

from mathom.games.meccg.box import neighbours, passage_roll, surface_sites
from mathom.games.meccg.company import NO_THING
from mathom.games.meccg.faces import FACES
from mathom.games.meccg.journey.ways import REGION, UNDER_DEEPS
from mathom.games.meccg.places import leads_below
from mathom.games.meccg.state import Realm
from mathom.games.meccg.zones import SITES


def ends_of_the_way(s: Realm, company: int) -> list[int]:
    """The site cards where the company comes from and goes to, or stays."""
    here = s.companies[company]
    found = [here.site, here.going, here.origin if here.moved else NO_THING]
    return [site for site in found if site != NO_THING]


def regions_open(s: Realm, company: int) -> set[str]:
    """The regions of both ends; after region movement those of the path and their neighbours. ME-15.5, ME-15.7"""
    found = {s.face(site).record.region for site in ends_of_the_way(s, company)}
    if s.journey.way == REGION:
        for region in s.journey.regions:
            found |= {region, *neighbours(region, s.alignments[s.active])}
    return {region for region in found if region}


def is_below(s: Realm, company: int, site: int) -> bool:
    """Whether the site (its face) is an Under-deeps site adjacent to an end of the way, which is no Free-hold.

    ME-15.6, ME-15.8, ME-24.22
    """
    there = FACES[site].record
    if not there.under_deeps:
        return False
    ends = [s.face(end).record for end in ends_of_the_way(s, company) if leads_below(s, end)]
    down = any(passage_roll(there, end.title) is not None for end in ends)
    return down or any(end.under_deeps and passage_roll(end, there.title) is not None for end in ends)


def is_safe_below(s: Realm, company: int) -> bool:
    """A company that stays at an Under-deeps site loses no prisoners. ME-15.9"""
    ends = ends_of_the_way(s, company)
    return len(ends) == 1 and bool(s.face(ends[0]).record.under_deeps)


def is_open(s: Realm, company: int, site: int) -> bool:
    """Whether somebody of the company can be brought to the site (its face). ME-15.5 to ME-15.9"""
    if is_safe_below(s, company):
        return False
    if is_below(s, company, site):
        return True
    if s.journey.way == UNDER_DEEPS and is_above(s, company, site):
        return False
    return FACES[site].record.region in regions_open(s, company)


def is_above(s: Realm, company: int, site: int) -> bool:
    """Whether the site lies above an end of the way. ME-15.8"""
    ends = [s.face(end).record for end in ends_of_the_way(s, company)]
    return any(end.under_deeps and FACES[site].title in surface_sites(end) for end in ends)


def rescue_sites(s: Realm, company: int, seat: int, types: tuple[str, ...]) -> list[int]:
    """The cards (faces) of the seat's site deck to which it may bring a prisoner. ME-15.3, ME-15.10"""
    found = sorted(set(s.faces_at(SITES, seat)))
    return [site for site in found if FACES[site].record.site_type in types and is_open(s, company, site)]
