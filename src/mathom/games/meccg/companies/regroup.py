"""Chapter 5: control and companies are arranged anew."""

from __future__ import annotations

from typing import Final

from mathom.games.meccg.codes import deed
from mathom.games.meccg.companies.havens import is_haven
from mathom.games.meccg.companies.influence import (
    can_control,
    control_cost,
    followers,
    general_influence,
    refuse_together,
    rivals,
    used_influence,
)
from mathom.games.meccg.companies.vacated import clear_site
from mathom.games.meccg.company import NO_COMPANY, NO_THING
from mathom.games.meccg.event_kinds import JOINED, SPLIT_OFF
from mathom.games.meccg.reasons import NOT_YOURS
from mathom.games.meccg.state import GENERAL, Realm
from mathom.kernel import Reason

SPLIT: Final = deed("split")
JOIN: Final = deed("join")

CHANGED_ALREADY: Final = Reason("a-character-changes-once-in-a-phase", "ME-5.26")
FOLLOWS_ALREADY: Final = Reason("it-follows-somebody-already")
NO_LEADER: Final = Reason("nobody-in-the-company-can-control-it", "ME-5.24", "ME-8.33")
NO_FOLLOWER: Final = Reason("it-follows-nobody")
TOO_LITTLE: Final = Reason("the-general-influence-does-not-suffice", "ME-5.24")
GOES_WITH_LEADER: Final = Reason("a-follower-goes-where-its-controller-goes", "ME-8.33")
NOBODY_LEFT: Final = Reason("nobody-would-be-left-in-the-company")
NOWHERE_TO: Final = Reason("no-other-company-is-at-the-site", "ME-5.62")
TOO_MANY: Final = Reason("no-more-companies-are-possible")


def group(s: Realm, character: int) -> list[int]:
    """A character and its followers."""
    return [character, *followers(s, character)]


def leaders_for(s: Realm, character: int) -> list[int]:
    """Who in its company can control it, if it leads nobody itself. ME-8.33"""
    if not s.has_mind(character) or followers(s, character) or s.refuse_act("follow", character) is not None:
        return []
    members = s.companies[s.company_of(character)].members
    return [other for other in members if other != character and can_control(s, other, character)]


def refuse_follow(s: Realm, seat: int, character: int, changed: list[int]) -> Reason | None:
    """ME-5.24"""
    if character not in s.characters(seat):
        return NOT_YOURS
    if s.under[character] != GENERAL:
        return FOLLOWS_ALREADY
    if character in changed[::2]:
        return CHANGED_ALREADY
    return None if leaders_for(s, character) else NO_LEADER


def refuse_release(s: Realm, seat: int, character: int, changed: list[int]) -> Reason | None:
    """ME-5.24"""
    if character not in s.characters(seat):
        return NOT_YOURS
    if s.under[character] == GENERAL or not s.has_mind(character):
        return NO_FOLLOWER
    if character in changed[::2]:
        return CHANGED_ALREADY
    fits = used_influence(s, seat) + control_cost(s, character) <= general_influence(s, seat)
    return None if fits else TOO_LITTLE


def refuse_leaving(s: Realm, seat: int, character: int, regrouped: list[int]) -> Reason | None:
    if character not in s.characters(seat):
        return NOT_YOURS
    if character in regrouped:
        return CHANGED_ALREADY
    return None if s.under[character] == GENERAL else GOES_WITH_LEADER


def refuse_split(s: Realm, seat: int, character: int, regrouped: list[int]) -> Reason | None:
    """ME-5.25"""
    against = refuse_leaving(s, seat, character, regrouped)
    if against is not None:
        return against
    if len(group(s, character)) == len(s.companies[s.company_of(character)].members):
        return NOBODY_LEFT
    return TOO_MANY if s.free_company(seat) == NO_COMPANY else None


def others_here(s: Realm, character: int) -> list[int]:
    """The other companies of its player at the same site."""
    here = s.company_of(character)
    title = s.face(s.companies[here].site).title
    found = [number for number in s.companies_of(s.owner(character)) if number != here]
    return [number for number in found if s.face(s.companies[number].site).title == title]


def refuse_meeting(s: Realm, character: int, company: int) -> Reason | None:
    """Why the character and its followers cannot be with another company at the same site. ME-5.29, ME-5.62"""
    at_haven = is_haven(s, s.companies[s.company_of(character)].site, s.owner(character))
    return refuse_together(s, s.companies[company].members + group(s, character), at_haven, organising=True)


def neighbours_of(s: Realm, character: int) -> list[int]:
    """The other companies that the character and its followers may join."""
    return [number for number in others_here(s, character) if refuse_meeting(s, character, number) is None]


def refuse_join(s: Realm, seat: int, character: int, regrouped: list[int]) -> Reason | None:
    against = refuse_leaving(s, seat, character, regrouped)
    if against is not None:
        return against
    found = [refuse_meeting(s, character, number) for number in others_here(s, character)]
    if not found:
        return NOWHERE_TO
    return None if None in found else found[0]


def split(s: Realm, character: int) -> list[int]:
    """A character forms a company of its own with its followers; who they are. ME-5.25"""
    leaving = group(s, character)
    site = s.companies[s.company_of(character)].site
    for member in leaving:
        s.remove_member(member)
    s.found_company(s.owner(character), leaving, site)
    s.tell(SPLIT_OFF, s.owner(character), [s.zones.face[member] for member in leaving])
    return leaving


def leader_to_part(s: Realm, seat: int) -> int:
    """A leader who cannot stay with another outside a haven when the organisation phase is over: who came last of those
    under general influence, else a follower; NO_THING if all may stay. ME-8.31"""
    for number in s.companies_of(seat):
        company = s.companies[number]
        leaders = [] if is_haven(s, company.site, seat) else rivals(s, company.members)
        free = [leader for leader in leaders if s.under[leader] == GENERAL]
        if leaders and s.free_company(seat) != NO_COMPANY:
            return free[-1] if len(free) > 1 else [leader for leader in leaders if leader not in free][-1]
    return NO_THING


def join(s: Realm, character: int, company: int) -> list[int]:
    """A character joins another company with its followers; who they are."""
    leaving = group(s, character)
    left = s.company_of(character)
    site = s.companies[left].site
    for member in leaving:
        s.remove_member(member)
        s.add_member(company, member)
    s.tell(
        JOINED,
        s.owner(character),
        [s.zones.face[member] for member in leaving],
        s.zones.face[s.companies[company].members[0]],
    )
    if not s.companies[left].members:
        clear_site(s, site)
    return leaving


def leave_company(s: Realm, character: int) -> None:
    """A character goes elsewhere by itself: neither those that follow it are led any more, nor it by another.

    ME-8.7, ME-8.8, ME-8.33
    """
    s.forsake(character)
    if s.under[character] >= 0:
        s.set_loose(character)
    s.remove_member(character)
