"""Chapters 5 and 9: why a company cannot plan to go to a site, for those who ask."""

from __future__ import annotations

from typing import Final

from mathom.games.meccg.companies.havens import is_haven
from mathom.games.meccg.companies.influence import is_ringwraith, mode_of, refuse_together
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


def why_out_of_reach(s: Realm, company: int, face: int, fresh: bool) -> Reason:
    """Why the company cannot go to the site (its face), with a card of the site deck (`fresh`) or to one in play."""
    seat, site = s.active, FACES[face]
    members = s.companies[company].members
    if site.title == s.face(s.companies[company].site).title:
        return THERE_ALREADY
    in_play = cards_in_play(s, seat, site.title)
    if fresh and not in_play and face not in s.faces_at(SITES, seat):
        return NO_CARD_LEFT
    haven = site.record.haven_kind in s.profile(seat).havens
    apart = refuse_together(s, members, False, escorting=haven)
    if apart is not None:
        return apart
    if not Reach(s, company).has(s, face):
        return why_no_way(s, company, face, haven)
    return CARD_IN_PLAY if fresh and in_play and not is_haven(s, in_play[0], seat) else NO_CARD_LEFT


def why_no_way(s: Realm, company: int, face: int, haven: bool) -> Reason:
    """No way leads there: because of who goes, or because of where it is. ME-5.52, ME-5.60, ME-9.9"""
    members = s.companies[company].members
    here = s.face(s.companies[company].site).record
    wraiths = any(is_ringwraith(s, member) for member in members)
    if here.under_deeps or FACES[face].record.under_deeps:
        return NOT_FOR_WRAITHS if wraiths and not haven else BELOW
    if not wraiths:
        name = s.profile(s.active).name
        starter = starter_path(name, s.zones.face[s.companies[company].site], face, closed=False)
        return TOO_FAR if starter is None else NO_STARTER_WAY
    in_mode = s.counts_as("mode", A_COMPANY + company, mode_of(s, company) != "")
    return NOT_FOR_WRAITHS if haven or in_mode else NEEDS_MODE
