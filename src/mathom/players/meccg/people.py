"""Who comes into play and who travels with whom: a company that may not leave its haven wins nothing."""

from __future__ import annotations

from typing import Final

from mathom.games.meccg.alignments import DARK
from mathom.games.meccg.codes import THING, act_of, company_in, deed, face_in, thing_in
from mathom.games.meccg.companies.influence import general_influence, is_ringwraith, may_be_together, used_influence
from mathom.games.meccg.companies.organise import Organisation
from mathom.games.meccg.companies.recruit import companies_open_to, controllers
from mathom.games.meccg.companies.regroup import group
from mathom.games.meccg.faces import FACES
from mathom.games.meccg.start.draft import gathered
from mathom.games.meccg.state import Realm

COMPANY: Final = deed("company")
UNDER: Final = deed("under")

# Characters that travel together; more than that only wait.
GOOD_COMPANY: Final = 6
AT_ODDS: Final = 8.0


def draft_worth(face: int) -> float:
    """Points, prowess, influence."""
    card = FACES[face]
    return 2.0 * card.points + card.prowess + card.influence


def at_odds(faces: list[int]) -> bool:
    """Whether minions of these could not leave a Darkhaven together. ME-8.28, ME-8.30"""
    races = {FACES[face].race for face in faces}
    leaders = [face for face in faces if "leader" in FACES[face].keywords]
    return len(leaders) > 1 or bool({"orc", "troll"} & races and {"elf", "dwarf", "dunadan"} & races)


def drafted(s: Realm, seat: int, options: list[int]) -> int:
    """The worthiest who gets on with those that are there."""
    company = [s.zones.face[member] for member in gathered(s, seat)]
    dark = s.profile(seat).side == DARK

    def liking(code: int) -> float:
        strife = dark and at_odds([*company, face_in(code)])
        return draft_worth(face_in(code)) - (AT_ODDS if strife else 0.0)

    return max(options, key=liking)


def free_influence(s: Realm, seat: int) -> int:
    """What is left for characters to come."""
    return general_influence(s, seat) - used_influence(s, seat)


def can_be_led(s: Realm, seat: int, face: int) -> bool:
    """Whether there is influence for the character: otherwise it would have to go again."""
    return free_influence(s, seat) >= FACES[face].mind or bool(with_leaders(s, seat, face))


def with_leaders(s: Realm, seat: int, face: int) -> list[int]:
    """The companies where somebody's direct influence suffices for one more."""
    return [n for n in companies_open_to(s, seat, face) if any(who >= 0 for who in controllers(s, seat, face, n))]


def place(s: Realm, options: list[int]) -> int:
    """With the largest company that it can travel with; where the general influence is used up, with a leader."""
    frame = s.innermost(Organisation)
    assert frame is not None
    dark = s.profile(s.active).side == DARK
    needed = [] if free_influence(s, s.active) >= FACES[frame.chosen].mind else with_leaders(s, s.active, frame.chosen)

    def liking(code: int) -> int:
        if act_of(code) != COMPANY:
            return 0
        members = s.companies[company_in(code)].members
        if needed:
            return 100 if company_in(code) in needed else -1
        strife = dark and at_odds([*[s.zones.face[member] for member in members], frame.chosen])
        return -1 if strife or len(members) >= GOOD_COMPANY else len(members)

    return max(options, key=liking)


def control(options: list[int]) -> int:
    """Rather a character's direct influence than the player's."""
    led = [code for code in options if act_of(code) == UNDER and code - UNDER >= THING]
    return led[0] if led else options[-1]


def quarrelling(s: Realm, options: list[int]) -> list[int]:
    """Who should leave a company that cannot travel: as few as possible, a Ringwraith first."""
    found: list[int] = []
    for company in {s.company_of(thing_in(code)) for code in options}:
        leaving = misfits(s, s.companies[company].members)
        found += [code for code in options if thing_in(code) in leaving]
    return found


def misfits(s: Realm, members: list[int]) -> list[int]:
    """Those whom the best of the company cannot travel with; followers go with their controllers."""
    if may_be_together(s, members, at_haven=False):
        return []
    heads = [one for one in members if s.under[one] not in members]
    heads.sort(key=lambda one: (is_ringwraith(s, one), -sum([draft_worth(s.zones.face[m]) for m in group(s, one)])))
    together: list[int] = []
    left: list[int] = []
    for head in heads:
        party = [one for one in group(s, head) if one in members]
        if may_be_together(s, [*together, *party], at_haven=False):
            together += party
        else:
            left.append(head)
    return left


def joins(s: Realm, seat: int, character: int) -> bool:
    """Whether a single one joins a company that it can travel with."""
    own = s.companies[s.company_of(character)]
    return len(own.members) == 1 and any(is_welcome(s, n, character) for n in s.companies_of(seat))


def is_welcome(s: Realm, company: int, character: int) -> bool:
    own, there = s.companies[s.company_of(character)], s.companies[company]
    if character in there.members or s.face(own.site).title != s.face(there.site).title:
        return False
    together = [*there.members, *group(s, character)]
    return len(together) <= GOOD_COMPANY and may_be_together(s, together, at_haven=False)


def joined(s: Realm, options: list[int]) -> int:
    """The largest company that the chosen character can travel with."""
    frame = s.innermost(Organisation)
    assert frame is not None
    good = [code for code in options if is_welcome(s, company_in(code), frame.chosen)]
    return max(good or options, key=lambda code: len(s.companies[company_in(code)].members))
