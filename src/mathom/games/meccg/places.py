"""Chapter 24: sites as cards name them: by title, type, region."""

from __future__ import annotations

from typing import Any, Final

from mathom.effects.standing import TRAIT
from mathom.games.meccg.box import regions
from mathom.games.meccg.company import COMPANIES_PER_SEAT
from mathom.games.meccg.faces import FACES
from mathom.games.meccg.state import Realm

BARAD_DUR: Final = "Barad-dûr"
SITE_TYPES: Final = ("haven", "free-hold", "border-hold", "ruins-and-lairs", "shadow-hold", "dark-hold")
TYPE_TRAITS: Final[list[tuple[str, str]]] = [(kind, f"{TRAIT}site-type:{kind}") for kind in SITE_TYPES]


def site_type(s: Realm, site: int) -> str:
    """The type of a site card as it is now: cards may change it, and of those a resource prevails; environments do not
    reach the Under-deeps. ME-1.8, ME-24.24"""
    found: str = s.face(site).record.site_type
    below: bool = s.face(site).record.under_deeps
    best = (-1, -1)
    for kind, trait in TYPE_TRAITS:
        for entry in s.about(trait, site, 0):
            outside = below and FACES[entry.card].environment
            if (s.rank(entry), entry.order) > best and not outside:
                found, best = kind, (s.rank(entry), entry.order)
    return "dark-hold" if found == "shadow-hold" and s.counts_as("shadow-hold-is-dark-hold", site) else found


def leads_below(s: Realm, site: int) -> bool:
    """Whether hazards may take the site for one above the Under-deeps: never a Free-hold, whatever it is turned into.

    ME-24.22
    """
    return "free-hold" not in (s.face(site).record.site_type, site_type(s, site))


def is_on_the_road(s: Realm, company: int) -> bool:
    """Who has moved is at the new site only when the site phase begins. ME-6.8, ME-6.49"""
    if s.is_under_way(company):
        return True
    if not s.companies[company].moved or company // COMPANIES_PER_SEAT != s.active:
        return False
    from mathom.games.meccg.journey.phase import MovementPhase

    return s.innermost(MovementPhase) is not None


def fits(where: Any, site: int, kind: str = "") -> bool:
    """Whether a site (its face) is one that a filter of the fact tables means; all that is given must hold.

    `kind` is the type that it counts as, if a card has changed that.
    """
    there = FACES[site].record
    kind = kind or there.site_type
    title = FACES[site].title
    if where.sites and title not in where.sites:
        return False
    if where.site_types and kind not in where.site_types:
        return False
    if where.regions and there.region not in where.regions:
        return False
    if where.region_types and (not there.region or regions()[there.region].region_type not in where.region_types):
        return False
    if title in where.except_sites or kind in where.exclude_site_types:
        return False
    if where.under_deeps is not None and there.under_deeps != where.under_deeps:
        return False
    if where.haven_kind and there.haven_kind != where.haven_kind:
        return False
    if where.hoard and not there.hoard:
        return False
    if where.automatic_attack_race:
        return any(getattr(a, "race", "") == where.automatic_attack_race for a in there.automatic_attacks)
    return not (where.wizardhaven and there.haven_kind != "wizardhaven")


def fits_any(filters: Any, site: int, kind: str = "") -> bool:
    return any(fits(where, site, kind) for where in filters)


def fits_now(s: Realm, filters: Any, site: int) -> bool:
    """Whether a site card in play is one that the filters mean, by its type as it is now."""
    return fits_any(filters, s.zones.face[site], site_type(s, site))


def rule_of(site: Any, tag: str) -> Any:
    """What a site card (its record) says besides, by its tag; None if it does not."""
    return next((rule for rule in getattr(site, "special", ()) if rule.tag == tag), None)


def is_home(person: int, site: int) -> bool:
    """Whether the site (its face) is a home site of the character. ME-5.9"""
    return fits_any(FACES[person].record.home_sites, site)


def is_home_now(s: Realm, person: int, site: int) -> bool:
    """Whether the site card in play is a home site of the character (its face). ME-5.9"""
    return fits_now(s, FACES[person].record.home_sites, site)


def is_home_by_name(person: int, site: int) -> bool:
    """ME-7.9"""
    title = FACES[site].title
    return any(title in where.sites for where in FACES[person].record.home_sites)


def nearest_haven(site: Any) -> str:
    """The title of the nearest haven of a site card (its record); a haven is its own. ME-24.11"""
    found: str = site.title if site.haven else site.nearest_haven
    return found
