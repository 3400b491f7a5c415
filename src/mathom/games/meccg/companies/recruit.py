"""Chapter 5: where a character may come into play, under whose control; and who may be discarded."""

from __future__ import annotations

from typing import Final

from mathom.games.meccg.cards.scripts import script_of
from mathom.games.meccg.cards.statements import ComesWith
from mathom.games.meccg.companies.havens import is_haven
from mathom.games.meccg.companies.influence import can_control, is_ringwraith, may_be_together, wraiths_to_come
from mathom.games.meccg.company import NO_COMPANY, NO_THING
from mathom.games.meccg.faces import FACES, Face
from mathom.games.meccg.places import is_home, is_home_now, rule_of
from mathom.games.meccg.reasons import HAZARD, NOT_WRITTEN, NOT_YOURS, OUT_ALREADY
from mathom.games.meccg.state import GENERAL, PLAYER, Realm
from mathom.games.meccg.uniqueness import avatar_is_out, out_already
from mathom.games.meccg.zones import HAND, SITES
from mathom.kernel import Reason

ONE_A_TURN: Final = Reason("one-character-is-played-or-discarded-a-turn", "ME-5.2")
NO_AVATAR_AFTER: Final = Reason("one-character-is-played-or-discarded-a-turn", "ME-5.3")
NOT_AFTER: Final = Reason("one-character-is-played-or-discarded-a-turn", "ME-5.2", "ME-5.22")
AVATAR_HAS_COME: Final = Reason("no-other-character-in-the-turn-of-an-avatar", "ME-5.57")
NO_CHARACTER: Final = Reason("that-is-no-character-to-be-played")
AGENT_IS_HAZARD: Final = Reason("agents-are-hazards-for-you", "ME-5.16")
AT_SITES: Final = Reason("items-allies-and-factions-are-played-at-sites", "ME-7.12", "ME-17.2", "ME-18.1")
LONG_EVENT: Final = Reason("long-events-are-played-in-their-own-phase", "ME-4.16")
EVENT_WAITS: Final = Reason("that-event-cannot-be-used-now", "ME-4.4")
AVATAR_IN_PLAY: Final = Reason("you-have-an-avatar-in-play")
NO_WRAITH_FOLLOWS: Final = Reason("no-other-ringwraith-may-follow-yours", "ME-5.14", "ME-21.1")
NOWHERE: Final = Reason("there-is-no-place-for-that-character", "ME-5.9", "ME-5.10")
AVATAR_STAYS: Final = Reason("an-avatar-is-not-discarded-at-will", "ME-5.23")
NOT_AT_HOME: Final = Reason("it-is-neither-at-home-nor-at-a-haven", "ME-5.22")


def plays_allowed(s: Realm, seat: int) -> int:
    """How many characters may be played or discarded in a turn. ME-5.2"""
    return s.value("character_plays", PLAYER + seat, 1)


def comes_freely(s: Realm, seat: int, face: int) -> bool:
    """Whether the card says that it may come besides, since somebody else has come in this turn."""
    return bool(came_with(s, seat, face))


def came_with(s: Realm, seat: int, face: int) -> list[int]:
    """Those of this turn with whom the character (its face) does not count."""
    found = [text for text in s.script(face).texts if isinstance(text, ComesWith)]
    titles = [title for text in found for title in text.titles]
    return [who for who in s.characters(seat) if s.since[who] == s.turn and s.face(who).title in titles]


def count_play(s: Realm, seat: int, face: int) -> None:
    """Neither of two who come freely with each other counts: the first of them no longer, once the second comes.
    ME-5.2"""
    others = came_with(s, seat, face)
    if not others:
        s.characters_played += 1
    elif len(others) == 1 and s.characters_played:
        s.characters_played -= 1


def welcomes(s: Realm, seat: int, face: int, site: int, place: int = NO_THING) -> bool:
    """Whether the character (its face) may be played at the site (its face), which as a card in play (`place`) may be
    of another type now: an avatar at few of them, unless it comes as a follower.

    ME-5.4, ME-5.5, ME-5.9, ME-5.14, ME-5.16
    """
    card = FACES[face]
    if is_home(face, site) if place == NO_THING else is_home_now(s, face, place):
        return True
    if card.is_avatar() and s.avatar(seat) == NO_THING:
        return FACES[site].title in s.profile(seat).avatar_sites
    if card.agent or card.record.home_site_only_after_start:
        return False
    if rule_of(FACES[site].record, "no-characters-enter-play-unless-home-site"):
        return False
    if rule_of(FACES[site].record, "only-orc-troll-or-home-site-characters-enter-play") and not is_orcish(card):
        return False
    return FACES[site].record.haven_kind in s.profile(seat).havens


def is_orcish(card: Face) -> bool:
    return card.race in ("orc", "troll")


def companies_open_to(s: Realm, seat: int, face: int) -> list[int]:
    """The companies that the character may be played into. ME-5.10"""
    found: list[int] = []
    for number in s.companies_of(seat):
        company = s.companies[number]
        if not welcomes(s, seat, face, s.zones.face[company.site], company.site):
            continue
        if joins(s, number, seat, face) and controllers(s, seat, face, number):
            found.append(number)
    return found


def joins(s: Realm, company: int, seat: int, face: int) -> bool:
    """Whether size and composition allow it; leaders may be together for now. ME-8.14, ME-8.28 to ME-8.31"""
    members = s.companies[company].members
    card = s.with_face(HAND, seat, face)
    return may_be_together(s, [*members, card], is_haven(s, s.companies[company].site, seat), organising=True)


def sites_open_to(s: Realm, seat: int, face: int) -> list[int]:
    """The sites (faces) whose card may be taken from the site deck for the character. ME-5.10, ME-5.13, ME-5.61"""
    if s.avatar(seat) != NO_THING or s.free_company(seat) == NO_COMPANY:
        return []
    taken = [s.face(s.companies[number].site).title for number in s.companies_of(seat)]
    found: list[int] = []
    for site in sorted(set(s.faces_at(SITES, seat))):
        haven = FACES[site].record.haven_kind in s.profile(seat).havens
        if welcomes(s, seat, face, site) and (haven or FACES[site].title not in taken):
            found.append(site)
    return found


def sites_shared_by(s: Realm, seat: int, face: int) -> list[int]:
    """The site cards in play where a Ringwraith may come beside another company: home sites, no Darkhavens. ME-8.29"""
    if FACES[face].race != "ringwraith" or s.avatar(seat) != NO_THING or s.free_company(seat) == NO_COMPANY:
        return []
    found = [s.companies[number].site for number in s.companies_of(seat)]
    strangers = [n for n in s.companies_of(seat) if not all(is_ringwraith(s, m) for m in s.companies[n].members)]
    shared = [s.companies[number].site for number in strangers]
    return [site for site in sorted(set(found)) if site in shared and comes_beside(s, seat, face, site)]


def comes_beside(s: Realm, seat: int, face: int, site: int) -> bool:
    return is_home_now(s, face, site) and not is_haven(s, site, seat)


def controllers(s: Realm, seat: int, face: int, company: int) -> list[int]:
    """Who may control the character in a company: GENERAL, or somebody there. ME-5.10, ME-5.11, ME-8.33"""
    avatar = s.avatar(seat)
    members = s.companies[company].members
    if FACES[face].is_avatar():
        if avatar == NO_THING:
            return [GENERAL]
        return [avatar] if avatar in members and wraiths_to_come(s, avatar) > 0 else []
    found: list[int] = []
    if avatar == NO_THING or avatar in members:
        found.append(GENERAL)
    card = s.with_face(HAND, seat, face)
    return found + [member for member in members if can_control(s, member, card)]


def refuse_play(s: Realm, seat: int, face: int) -> Reason | None:
    """Why the character cannot be played now. ME-5.2, ME-5.3, ME-12.1"""
    card = FACES[face]
    if not card.is_person() or card.kind == "agent" or card.alignment != s.alignments[seat]:
        return why_no_character(card)
    avatar = s.avatar(seat)
    if card.is_avatar() and avatar != NO_THING and not wraiths_to_come(s, avatar):
        return NO_WRAITH_FOLLOWS if card.race == "ringwraith" else AVATAR_IN_PLAY
    if s.avatar_played:
        return AVATAR_HAS_COME
    if s.characters_played >= plays_allowed(s, seat) and not comes_freely(s, seat, face):
        return NO_AVATAR_AFTER if card.is_avatar() else ONE_A_TURN
    if avatar_is_out(s, seat, face) if card.is_avatar() else out_already(s, face):
        return OUT_ALREADY
    if companies_open_to(s, seat, face) or sites_open_to(s, seat, face) or sites_shared_by(s, seat, face):
        return None
    return NOWHERE


def why_no_character(card: Face) -> Reason:
    """What the card is for, if not for now."""
    if card.kind in ("item", "ally", "faction"):
        return AT_SITES
    if card.agent:
        return AGENT_IS_HAZARD
    if card.hazard and not card.resource:
        return HAZARD
    if card.kind == "event" and not script_of(card.number).plays:
        return NOT_WRITTEN
    if card.kind == "event":
        return LONG_EVENT if "long" in card.record.durations else EVENT_WAITS
    return NO_CHARACTER


def refuse_dismissal(s: Realm, seat: int, character: int) -> Reason | None:
    """Why the character cannot be discarded now. ME-5.2, ME-5.22, ME-5.23"""
    if character not in s.characters(seat):
        return NOT_YOURS
    if not s.has_mind(character):
        return AVATAR_STAYS
    if s.characters_played >= plays_allowed(s, seat):
        return NOT_AFTER
    site = s.site_of(character)
    home = is_home_now(s, s.zones.face[character], site)
    return None if home or is_haven(s, site, seat) else NOT_AT_HOME
