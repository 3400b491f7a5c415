"""Chapter 24: which sites are havens, for whom."""

from __future__ import annotations

from mathom.games.meccg.company import NO_THING
from mathom.games.meccg.state import Realm


def is_haven(s: Realm, site: int, seat: int) -> bool:
    """Whether the site card is a haven of the player's own kind. ME-1.10, ME-24.16, ME-24.18"""
    if site == NO_THING:
        return False
    kind: str = s.face(site).record.haven_kind
    return s.counts_as("haven", site, kind in s.profile(seat).havens)


def heals(s: Realm, character: int) -> bool:
    """Whether a wounded character becomes tapped in the untap phase. ME-4.7, ME-24.9"""
    return is_haven(s, s.site_of(character), s.owner(character)) and s.refuse_act("heal", character) is None
