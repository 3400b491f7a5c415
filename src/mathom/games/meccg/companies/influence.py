"""Chapter 8: general and direct influence, the size and the kinds of companies."""

from __future__ import annotations

from typing import Final

from mathom.games.meccg.alignments import DARK
from mathom.games.meccg.state import GENERAL, PLAYER, Realm

GENERAL_INFLUENCE: Final = 20
MOST_IN_COMPANY: Final = 7
FOLLOWING_RINGWRAITH: Final = 1
CONTROL: Final = 0


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
    return 0 if s.under[character] == GENERAL else FOLLOWING_RINGWRAITH


def used_influence(s: Realm, seat: int) -> int:
    """The mind of all under general influence, but for those that lost their controller of late. ME-8.3, ME-8.8"""
    return sum([control_cost(s, c) for c in s.characters(seat) if s.under[c] == GENERAL and c not in s.unled])


def unused_influence(s: Realm, seat: int) -> int:
    """Never less than 0; with what a minion player has besides, against the opponent. ME-8.2, ME-8.6, ME-8.34"""
    return max(0, general_influence(s, seat) - used_influence(s, seat)) + s.profile(seat).spare_influence


def direct_influence(s: Realm, character: int, about: int = CONTROL) -> int:
    """`about` is the card (its number + 1) that it is used for: some characters have more for some of them."""
    return s.stat("di", character, about)


def followers(s: Realm, character: int) -> list[int]:
    return [other for other in s.characters(s.owner(character)) if s.under[other] == character]


def load(s: Realm, character: int, more: list[int]) -> int:
    """The direct influence that followers use up, together with `more` of them.

    What somebody has for certain followers only pays for these first.
    """
    plain = direct_influence(s, character)
    costs: dict[int, int] = {}
    for follower in [*followers(s, character), *more]:
        extra = direct_influence(s, character, follower + 1) - plain
        cost = control_cost(s, follower) if s.has_mind(follower) else FOLLOWING_RINGWRAITH
        costs[extra] = costs.get(extra, 0) + cost
    return sum([max(0, cost - max(0, extra)) for extra, cost in costs.items()])


def unused_direct(s: Realm, character: int, about: int = CONTROL) -> int:
    """Never less than 0. ME-8.4"""
    return max(0, direct_influence(s, character, about) - load(s, character, []))


def can_control(s: Realm, character: int, follower: int) -> bool:
    """Whether the direct influence suffices for one more follower. ME-5.24, ME-8.4"""
    return load(s, character, [follower]) <= direct_influence(s, character)


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


def is_overt(s: Realm, company: int) -> bool:
    """A minion company with an Orc or a Troll. ME-8.19 to ME-8.22"""
    c = s.companies[company]
    if not c.members or s.profile(s.owner(c.members[0])).side != DARK:
        return False
    return any(s.face(member).race in ("orc", "troll") for member in c.members)


def is_ringwraith(s: Realm, character: int) -> bool:
    return s.face(character).race == "ringwraith"


def may_be_together(s: Realm, members: list[int], at_haven: bool) -> bool:
    """Size and composition. ME-8.14, ME-8.28, ME-8.30, ME-8.31"""
    if company_size(s, members) > MOST_IN_COMPANY:
        return False
    if at_haven or not members or s.profile(s.owner(members[0])).side != DARK:
        return True
    races = [s.face(member).race for member in members]
    wraiths = races.count("ringwraith")
    if 0 < wraiths < len(races):
        return False
    if sum(["leader" in s.face(member).keywords for member in members]) > 1:
        return False
    return not ({"orc", "troll"} & set(races) and {"elf", "dwarf", "dunadan"} & set(races))
