"""Chapter 8: general and direct influence, the size and the kinds of companies."""

from __future__ import annotations

from typing import Final

from mathom.games.meccg.alignments import DARK
from mathom.games.meccg.state import GENERAL, PLAYER, Realm
from mathom.games.meccg.terms import NINE_RINGWRAITHS
from mathom.kernel import Reason

GENERAL_INFLUENCE: Final = 20
MOST_IN_COMPANY: Final = 7
MOST_RINGWRAITHS: Final = 9

TOO_LARGE: Final = Reason("a-company-would-be-too-large", "ME-8.14")
WRAITHS_ALONE: Final = Reason("ringwraiths-go-apart-from-others", "ME-8.28")
TWO_LEADERS: Final = Reason("a-company-has-one-leader-outside-darkhavens", "ME-8.31")
AT_ODDS: Final = Reason("those-races-go-apart", "ME-8.30")
FOLLOWING_RINGWRAITH: Final = 1
CONTROL: Final = 0
MODE: Final = "mode-"
FELL_RIDER_MODE: Final = "fell-rider"


# Influence


def general_influence(s: Realm, seat: int) -> int:
    """ME-8.1"""
    return s.value("gi", PLAYER + seat, GENERAL_INFLUENCE)


def mind(s: Realm, character: int) -> int:
    return max(0, s.stat("mind", character))


def control_cost(s: Realm, character: int) -> int:
    """What a character costs its controller: its mind; an avatar nothing, as a follower 1.

    ME-8.3, ME-8.4, ME-8.9, ME-8.10
    """
    if s.has_mind(character):
        return mind(s, character)
    return 0 if s.under[character] < 0 else following_cost(s, s.under[character])


def following_cost(s: Realm, leader: int) -> int:
    """What a Ringwraith follower costs. ME-8.10"""
    return s.value("ringwraith_follower", leader, FOLLOWING_RINGWRAITH)


def used_influence(s: Realm, seat: int) -> int:
    """The mind of all under general influence, but for those that lost their controller of late. ME-8.3, ME-8.8"""
    return sum([control_cost(s, c) for c in s.characters(seat) if s.under[c] == GENERAL and c not in s.unled])


def unused_influence(s: Realm, seat: int) -> int:
    """Never less than 0; with what a minion player has besides, against the opponent, but by standard rules.

    ME-8.2, ME-8.6, ME-8.34, ME-28.6
    """
    besides = s.profile(seat).spare_influence if s.terms.edition().spare_influence else 0
    return max(0, general_influence(s, seat) - used_influence(s, seat)) + besides


def direct_influence(s: Realm, character: int, about: int = CONTROL) -> int:
    """`about` is the card (its number + 1) that it is used for: some characters have more for some of them."""
    return s.stat("di", character, about)


def followers(s: Realm, character: int) -> list[int]:
    return [other for other in s.characters(s.owner(character)) if s.under[other] == character]


def spare(s: Realm, character: int, more: list[int]) -> int:
    """The direct influence that followers, together with `more` of them, leave; less than 0 where it does not suffice.

    What somebody has for certain followers only pays for these first.
    """
    plain = direct_influence(s, character)
    costs: dict[int, int] = {}
    for follower in [*followers(s, character), *more]:
        extra = direct_influence(s, character, follower + 1) - plain
        cost = mind(s, follower) if s.has_mind(follower) else following_cost(s, character)
        costs[extra] = costs.get(extra, 0) + cost
    return plain - sum([max(0, cost - max(0, extra)) for extra, cost in costs.items()])


def unused_direct(s: Realm, character: int, about: int = CONTROL) -> int:
    """Never less than 0. ME-8.4"""
    used = direct_influence(s, character) - spare(s, character, [])
    return max(0, direct_influence(s, character, about) - used)


def wraiths_to_come(s: Realm, avatar: int) -> int:
    """How many Ringwraiths more may follow this one: as many as a card says, as far as his influence goes.

    ME-5.14, ME-21.1
    """
    if not is_ringwraith(s, avatar):
        return 0
    allowed = s.value("ringwraith_followers", avatar, 0)
    wraiths = [other for other in followers(s, avatar) if is_ringwraith(s, other)]
    fits = following_cost(s, avatar) <= spare(s, avatar, [])
    return max(0, allowed - len(wraiths)) if fits else 0


def release_surplus(s: Realm, seat: int) -> None:
    """Followers that their controllers cannot control any more fall under general influence, the last first. ME-8.7"""
    people = s.characters(seat)
    leaders = [s.under[character] for character in people if s.under[character] >= 0]
    for leader in [character for character in people if character in leaders]:
        while followers(s, leader) and spare(s, leader, []) < 0:
            s.set_loose(followers(s, leader)[-1])


def can_control(s: Realm, character: int, follower: int) -> bool:
    """Whether the direct influence suffices for one more follower; a follower has none. ME-5.24, ME-8.4"""
    return s.under[character] == GENERAL and spare(s, character, [follower]) >= 0


# Companies


def half_sized(s: Realm, character: int) -> bool:
    """Hobbits and Orc scouts. ME-8.12"""
    race = s.face(character).race
    return race == "hobbit" or (race == "orc" and has_skill(s, character, "scout"))


def has_skill(s: Realm, character: int, skill: str) -> bool:
    return s.counts_as(skill, character, skill in s.face(character).skills)


def company_size(s: Realm, members: list[int]) -> int:
    """ME-8.12, ME-8.13"""
    halves = sum([1 if half_sized(s, member) else 2 for member in members])
    return -(-halves // 2)


def stance(s: Realm, company: int) -> str:
    """How a minion company goes: ``overt`` or ``covert``. Other companies have none. ME-8.20, ME-8.21"""
    if is_overt(s, company):
        return "overt"
    members = s.companies[company].members
    return "covert" if members and s.profile(s.owner(members[0])).side == DARK else ""


def is_overt(s: Realm, company: int) -> bool:
    """A minion company with an Orc, a Troll, a Ringwraith in Fell Rider mode or an ally that makes it overt.

    ME-8.19 to ME-8.22
    """
    c = s.companies[company]
    if not c.members or s.profile(s.owner(c.members[0])).side != DARK:
        return False
    if mode_of(s, company) == FELL_RIDER_MODE or any(is_orc_or_troll(s, member) for member in c.members):
        return True
    others = [s.face(card).record for member in c.members for card in s.cards_on(member)]
    return any(getattr(record, "makes_company_overt", False) for record in others)


def is_orc_or_troll(s: Realm, character: int) -> bool:
    """No Half-orc. ME-8.22, ME-18.16"""
    face = s.face(character)
    return face.race in ("orc", "troll") and "half-orc" not in face.keywords


def is_ringwraith(s: Realm, character: int) -> bool:
    return s.face(character).race == "ringwraith"


def mode_of(s: Realm, company: int) -> str:
    """The mode of the company's Ringwraith, as a card says that lies on him; empty without one. ME-21.10"""
    for member in s.companies[company].members:
        if is_ringwraith(s, member):
            for card in s.cards_on(member):
                for keyword in s.face(card).keywords:
                    if keyword.startswith(MODE):
                        return keyword.removeprefix(MODE)
    return ""


def is_leader(s: Realm, character: int) -> bool:
    """As printed, or by a card."""
    return s.counts_as("leader", character, "leader" in s.face(character).keywords)


def may_lead_together(s: Realm, members: list[int], leaders: list[int]) -> bool:
    """A card may let a Troll lead besides another."""
    troll = any(s.face(leader).race == "troll" for leader in leaders)
    return len(leaders) == 2 and troll and any(s.counts_as("room-for-a-troll", member) for member in members)


def rivals(s: Realm, members: list[int]) -> list[int]:
    """The leaders, if they are more than may be together outside havens and the organisation phase. ME-8.31"""
    leaders = [member for member in members if is_leader(s, member)]
    dark = bool(members) and s.profile(s.owner(members[0])).side == DARK
    return leaders if dark and len(leaders) > 1 and not may_lead_together(s, members, leaders) else []


def may_be_together(s: Realm, members: list[int], at_haven: bool, organising: bool = False) -> bool:
    """Size and composition."""
    return refuse_together(s, members, at_haven, organising) is None


def most_together(s: Realm, members: list[int]) -> int:
    """By an unofficial erratum more, if all are Ringwraiths. ME-8.14, ME-29.4"""
    wraiths = s.terms.has(NINE_RINGWRAITHS) and all(is_ringwraith(s, member) for member in members)
    return MOST_RINGWRAITHS if wraiths else MOST_IN_COMPANY


def refuse_together(
    s: Realm, members: list[int], at_haven: bool, organising: bool = False, escorting: bool = False
) -> Reason | None:
    """Why they cannot be one company. While `organising` leaders may be together; while `escorting`, on the way to a
    haven, a Ringwraith and others. ME-8.14, ME-8.28, ME-8.30, ME-8.31"""
    size = company_size(s, members)
    if size > MOST_IN_COMPANY and size > most_together(s, members):
        return TOO_LARGE
    if at_haven or not members or s.profile(s.owner(members[0])).side != DARK:
        return None
    races = [s.face(member).race for member in members]
    wraiths = races.count("ringwraith")
    if 0 < wraiths < len(races) and not escorting:
        return WRAITHS_ALONE
    if not organising and rivals(s, members):
        return TWO_LEADERS
    at_odds = {"orc", "troll"} & set(races) and {"elf", "dwarf", "dunadan"} & set(races)
    return AT_ODDS if at_odds else None
