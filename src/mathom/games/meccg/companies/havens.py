"""Chapter 24: which sites are havens, for whom."""

from __future__ import annotations

from mathom.games.meccg.company import NO_THING
from mathom.games.meccg.places import rule_of
from mathom.games.meccg.state import Realm


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
    return haven and s.refuse_act("heal", character) is None


def rests_like_a_haven(s: Realm, site: int) -> bool:
    """Whether the site card counts as a haven in the untap phase, which is when the wounded heal."""
    return site != NO_THING and rule_of(s.face(site).record, "darkhaven-during-untap-phase") is not None
