"""Chapter 19: a character tries to influence away a character, ally or faction of the opponent."""

from __future__ import annotations

from typing import Any, Final

from mathom.games.meccg.cards.chain import EventChain
from mathom.games.meccg.companies.influence import mind, unused_direct, unused_influence
from mathom.games.meccg.event_kinds import PERSUADED
from mathom.games.meccg.places import fits_any
from mathom.games.meccg.state import GENERAL, UNTAPPED, Realm
from mathom.games.meccg.zones import DISCARD, POINTS
from mathom.kernel import Frame, Reason

OTHER_SIDE: Final = 5

ONCE_A_TURN: Final = Reason("one-attempt-against-the-opponent-a-turn", "ME-19.1", "ME-12.62")
NOT_FIRST_TURN: Final = Reason("no-attempt-in-the-first-turn", "ME-19.2")
HAS_FOUGHT: Final = Reason("who-has-attacked-a-company-makes-no-attempt", "ME-19.4")
NO_TARGET: Final = Reason("that-cannot-be-influenced-here", "ME-19.5", "ME-19.7", "ME-19.18")


def targets(s: Realm, company: int) -> list[int]:
    """What the opponent has at this site, and factions that are playable here; no avatar, nothing of his.

    ME-19.5, ME-19.7, ME-19.18
    """
    here = s.companies[company].site
    found: list[int] = []
    for seat in range(s.seats):
        if seat == s.active:
            continue
        for number in s.companies_of(seat):
            other = s.companies[number]
            if s.face(other.site).title == s.face(here).title:
                found += [thing for member in other.members for thing in influenceable(s, member)]
        for faction in s.at(POINTS, seat):
            face = s.face(faction)
            if face.kind == "faction" and fits_any(face.record.playable_at, s.zones.face[here]):
                found.append(faction)
    return found


def influenceable(s: Realm, member: int) -> list[int]:
    """A character and its allies, unless it is an avatar or follows one. ME-19.5"""
    leader = s.under[member]
    if not s.has_mind(member) or (leader != GENERAL and not s.has_mind(leader)):
        return []
    return [member, *[card for card in s.cards_on(member) if s.face(card).kind == "ally"]]


def influencers(s: Realm, company: int) -> list[int]:
    """Untapped characters; no avatar in the turn in which it came. ME-19.3, ME-19.6"""
    members = s.companies[company].members
    return [m for m in members if s.status[m] == UNTAPPED and (s.has_mind(m) or s.since[m] != s.turn)]


def refuse_attempt(s: Realm, company: int, target: int) -> Reason | None:
    """ME-19.1, ME-19.2, ME-19.4, ME-19.5"""
    if s.persuaded:
        return ONCE_A_TURN
    if s.turns[s.active] < 2:
        return NOT_FIRST_TURN
    if s.fought:
        return HAS_FOUGHT
    return None if target in targets(s, company) and influencers(s, company) else NO_TARGET


class Persuasion(Frame):
    """`character` has tapped to influence `target` away.

    ME-19.8 to ME-19.14, ME-19.19 to ME-19.22, ME-19.31, ME-19.32
    """

    __slots__ = ("character", "target")

    def __init__(self, character: int = 0, target: int = 0, step: str = "announce") -> None:
        super().__init__(step)
        self.character = character
        self.target = target

    def clone(self) -> Persuasion:
        return Persuasion(self.character, self.target, self.step)

    def scope(self) -> str:
        return "check"

    def about(self, s: Realm) -> list[tuple[str, Any]]:
        return [("card", s.face(self.target).id), ("points", self.resistance(s))]

    def announce(self, s: Realm) -> None:
        self.step = "roll"
        s.push(EventChain([s.active, s.hazard_seat()], "influence"))

    def resistance(self, s: Realm) -> int:
        """Mind or number of the target, the unused influence of its controller and of its player, the other side.

        ME-19.10, ME-19.11, ME-19.13, ME-19.19, ME-19.21, ME-19.31, ME-19.32
        """
        seat = s.holder(self.target)
        face = s.face(self.target)
        total = unused_influence(s, seat)
        total += OTHER_SIDE if s.profile(seat).side != s.profile(s.active).side else 0
        if face.kind == "faction":
            printed: int = face.record.influence_check_greater_than or 0
            in_play: int | None = face.record.in_play_influence_number
            return total + (printed if in_play is None else in_play)
        controller = s.on[self.target] if face.kind == "ally" else s.under[self.target]
        return total + mind(s, self.target) + (unused_direct(s, controller) if controller >= 0 else 0)

    def roll(self, s: Realm) -> None:
        self.step = "compare"
        s.throw("influence", [6, 6, 6, 6])

    def compare(self, s: Realm) -> None:
        """Both roll; above 0 the target is discarded. ME-19.8, ME-19.9, ME-19.12, ME-19.14"""
        own, theirs = s.outcome[0] + s.outcome[1] + 2, s.outcome[2] + s.outcome[3] + 2
        base = unused_direct(s, self.character, self.target + 1)
        modifier = s.value("influence_check", self.character, base, 0, self.target + 1)
        against = self.resistance(s)
        won = own + modifier - theirs - against > 0
        face = s.zones.face[self.target]
        s.tell(PERSUADED, s.active, face, own, modifier, theirs, against, "discarded" if won else "lost")
        if won and s.face(self.target).kind == "faction":
            s.move(self.target, DISCARD + s.owner(self.target))
        elif won:
            s.discard(self.target)
        s.pop(won)
