"""Chapters 5 and 9: why a company cannot plan to go to a site, for those who ask."""

from __future__ import annotations

from typing import Final

from mathom.games.meccg.companies.influence import mode_of
from mathom.games.meccg.faces import FACES
from mathom.games.meccg.journey.ways import Reach, starter_path
from mathom.games.meccg.state import A_COMPANY, Realm
from mathom.games.meccg.zones import LAND, MARCH, SITES
from mathom.kernel import Reason

THERE_ALREADY: Final = Reason("the-company-is-there-already", "ME-5.45")
NO_CARD_LEFT: Final = Reason("your-site-deck-has-no-such-site-card", "ME-5.46", "ME-9.2")
CARD_IN_PLAY: Final = Reason("that-site-is-in-play-go-to-its-card", "ME-5.47", "ME-9.3")
NEEDS_MODE: Final = Reason("a-ringwraith-needs-a-mode-to-go-there", "ME-5.60", "ME-21.10")
NOT_FOR_WRAITHS: Final = Reason("a-ringwraith-has-no-way-there", "ME-5.60", "ME-9.18", "ME-21.9")
BELOW: Final = Reason("under-deeps-are-reached-from-adjacent-sites", "ME-9.19")
NO_STARTER_WAY: Final = Reason("starter-movement-does-not-lead-there", "ME-9.9")
TOO_FAR: Final = Reason("the-site-is-too-far-away", "ME-5.52", "ME-9.11")


def cards_in_play(s: Realm, seat: int, title: str) -> list[int]:
    """The cards of a site that the seat has in play: face up, or face down beside a company that goes there."""
    return [thing for thing in [*s.at(LAND, seat), *s.at(MARCH, seat)] if s.face(thing).title == title]


def why_out_of_reach(s: Realm, reach: Reach, face: int, fresh: bool) -> Reason:
    """Why the company cannot go to the site (its face), whether with a card of the site deck (`fresh`) or to one in
    play."""
    title = FACES[face].title
    if title == FACES[reach.origin].title:
        return THERE_ALREADY
    if fresh and not cards_in_play(s, s.active, title) and face not in s.faces_at(SITES, s.active):
        return NO_CARD_LEFT
    return reach.refuse_company(face) or why_no_way(s, reach, face)


def why_no_way(s: Realm, reach: Reach, face: int) -> Reason:
    """No way leads there: because of who goes, or because of where it is. ME-5.52, ME-5.60, ME-9.9"""
    haven = reach.is_haven(face)
    if FACES[reach.origin].record.under_deeps or FACES[face].record.under_deeps:
        return NOT_FOR_WRAITHS if reach.wraiths and not haven else BELOW
    if not reach.wraiths:
        starter = starter_path(reach.profile.name, reach.origin, face, closed=False)
        return TOO_FAR if starter is None else NO_STARTER_WAY
    in_mode = s.counts_as("mode", A_COMPANY + reach.company, mode_of(s, reach.company) != "")
    return NOT_FOR_WRAITHS if haven or in_mode else NEEDS_MODE
