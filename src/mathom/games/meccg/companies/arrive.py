"""Chapter 5: a character comes into play."""

from __future__ import annotations

from mathom.games.meccg.companies.recruit import count_play
from mathom.games.meccg.company import NO_COMPANY
from mathom.games.meccg.event_kinds import CHARACTER_CAME
from mathom.games.meccg.faces import FACES
from mathom.games.meccg.state import GENERAL, LEADERLESS, Realm
from mathom.games.meccg.uniqueness import other_forms
from mathom.games.meccg.zones import HAND, LAND, SITES


def take_site(s: Realm, seat: int, face: int) -> int:
    """A site card comes from the site deck into play, face up, untapped; the number of the thing."""
    site = s.zones.slip(s.with_face(SITES, seat, face), LAND + seat)
    s.set_status(site, 0)
    s.begin(site)
    return site


def bring_in(s: Realm, seat: int, face: int, company: int, site: int, controller: int) -> int:
    """A character is played from hand into a company, or at a site (its face) taken from the site deck. Its number.

    Other forms of an avatar are discarded, and Ringwraiths that followed it before do so again.
    ME-5.2, ME-5.8, ME-5.15, ME-5.57, ME-5.61, ME-21.4, ME-21.6
    """
    count_play(s, seat, face)
    if FACES[face].is_avatar():
        s.avatar_played = s.avatar_played or controller == GENERAL
        for thing in other_forms(s, face):
            s.discard(thing)
    character = s.zones.slip(s.with_face(HAND, seat, face), HAND + seat)
    s.come_into_play(character, seat)
    s.set_under(character, controller)
    if company == NO_COMPANY:
        company = s.found_company(seat, [character], take_site(s, seat, site))
    else:
        s.add_member(company, character)
    if FACES[face].is_avatar() and controller == GENERAL:
        s.avatars = [face if i == seat else before for i, before in enumerate(s.avatars)]
        for member in s.companies[company].members:
            if s.under[member] == LEADERLESS:
                s.set_under(member, character)
    place = s.zones.face[s.companies[company].site]
    leader = -1 if controller == GENERAL else s.zones.face[controller]
    s.tell(CHARACTER_CAME, seat, face, place, leader)
    return character
