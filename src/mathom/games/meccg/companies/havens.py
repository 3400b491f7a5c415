"""Chapter 24: which sites are havens, for whom."""

from __future__ import annotations

from mathom.games.meccg.company import NO_COMPANY, NO_THING
from mathom.games.meccg.places import rule_of
from mathom.games.meccg.state import A_COMPANY, Realm


def is_haven(s: Realm, site: int, seat: int) -> bool:
    """Whether the site card is a haven of the player's own kind. ME-1.10, ME-24.16, ME-24.18"""
    if site == NO_THING:
        return False
    kind: str = s.face(site).record.haven_kind
    return s.counts_as("haven", site, kind in s.profile(seat).havens)


def heals(s: Realm, character: int) -> bool:
    """Whether a wounded character becomes tapped in the untap phase. ME-4.7, ME-24.9"""
    site = s.site_of(character)
    haven = is_haven(s, site, s.owner(character)) or rests_like_a_haven(s, site)
    return s.counts_as("heals", site, haven) and s.refuse_act("heal", character) is None


def rests_like_a_haven(s: Realm, site: int) -> bool:
    """Whether the site card counts as a haven in the untap phase, which is when the wounded heal."""
    return site != NO_THING and rule_of(s.face(site).record, "darkhaven-during-untap-phase") is not None


def healed_with(s: Realm, character: int) -> list[int]:
    """Who is healed when an effect heals the character: others of its company or at its site too, where a card spreads
    it so far."""
    here = s.company_of(character)
    if here == NO_COMPANY:
        return [character]
    if s.counts_as("heals-site", A_COMPANY + here):
        title = s.face(s.companies[here].site).title
        found = [c for c in s.companies if c.members and s.face(c.site).title == title]
        return [member for company in found for member in company.members]
    return s.companies[here].members if s.counts_as("heals-company", A_COMPANY + here) else [character]
