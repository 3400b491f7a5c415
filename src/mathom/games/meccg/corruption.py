"""Chapter 20: corruption checks."""

from __future__ import annotations

from typing import Final

from mathom.games.meccg.alignments import DARK
from mathom.games.meccg.codes import DONE, deed, thing_in, things
from mathom.games.meccg.companies.influence import is_ringwraith
from mathom.games.meccg.company import NO_COMPANY, NO_THING
from mathom.games.meccg.event_kinds import CHECKED
from mathom.games.meccg.state import Realm
from mathom.kernel import Frame, Reason

SUPPORT: Final = deed("support")
RINGWRAITH_HELPS: Final = 2
LOWEST_ROLL: Final = 2

# How a check ends.
PASSED: Final = "passed"
TAPS: Final = "taps"
DISCARDED: Final = "discarded"
ELIMINATED: Final = "eliminated"
# What is told of one that has failed, and whom the failure costs a card only.
REMAINS: Final = "remains"

CANNOT_SUPPORT: Final = Reason("only-untapped-companions-support-a-check", "ME-20.12", "C-29")


def corruption_points(s: Realm, character: int) -> int:
    """Those of all cards on the character. ME-20.16"""
    printed = sum([s.stat("cp", card) for card in s.cards_on(character)])
    return max(0, s.value("cp", character, printed))


def never_checks(s: Realm, character: int) -> bool:
    """ME-20.15, ME-21.18"""
    return s.face(character).race in ("ringwraith", "balrog")


def check_modifier(s: Realm, character: int) -> int:
    """What is on the card, and what a Ringwraith in the company gives. ME-20.11, ME-20.14"""
    company = s.company_of(character)
    members = [] if company == NO_COMPANY else s.companies[company].members
    wraith = any(is_ringwraith(s, member) for member in members if member != character)
    printed = s.face(character).check_modifier
    return s.value("corruption_check", character, printed, RINGWRAITH_HELPS if wraith else 0)


def supporters(s: Realm, character: int) -> list[int]:
    """The untapped others of the company. ME-20.12"""
    company = s.company_of(character)
    if company == NO_COMPANY:
        return []
    return [member for member in s.companies[company].members if member != character and s.is_untapped(member)]


def outcome(s: Realm, character: int, total: int, points: int) -> str:
    """ME-20.16 to ME-20.22, C-90"""
    if total > points:
        return PASSED
    if total < points - 1:
        return ELIMINATED
    if s.profile(s.owner(character)).side == DARK:
        return TAPS
    if s.refuse_act("fall", character) is not None:
        return PASSED
    return ELIMINATED if s.face(character).race == "wizard" else DISCARDED


class CorruptionCheck(Frame):
    """A character makes a corruption check, which its companions may support. It ends with how it went.

    `price` is a card that a failure costs in place of everything else. Without corruption points nobody rolls, unless
    modifiers make even that fail. ME-20.10 to ME-20.23
    """

    __slots__ = ("character", "helped", "modifier", "price")

    def __init__(self, character: int = 0, modifier: int = 0, helped: int = 0, step: str = "answer") -> None:
        super().__init__(step)
        self.character = character
        self.modifier = modifier
        self.helped = helped
        self.price = NO_THING

    def clone(self) -> CorruptionCheck:
        other = CorruptionCheck(self.character, self.modifier, self.helped, self.step)
        other.price = self.price
        return other

    def about(self, s: Realm) -> list[tuple[str, object]]:
        return [("card", s.face(self.character).id), ("points", corruption_points(s, self.character))]

    def bonus(self, s: Realm) -> int:
        return self.modifier + self.helped + check_modifier(s, self.character)

    def can_fail(self, s: Realm) -> bool:
        """Whether the lowest roll is not above the corruption points. ME-20.16"""
        return LOWEST_ROLL + self.bonus(s) <= corruption_points(s, self.character)

    def needs_roll(self, s: Realm) -> bool:
        """Without corruption points only who can fail even so. ME-20.10"""
        if never_checks(s, self.character):
            return False
        return bool(corruption_points(s, self.character)) or self.can_fail(s)

    def scope(self) -> str:
        return "check"

    def answer(self, s: Realm) -> None:
        """Cards may be played on a check that can fail."""
        from mathom.games.meccg.cards.chain import EventChain

        self.step = "support"
        seat = s.owner(self.character)
        if not never_checks(s, self.character) and self.can_fail(s):
            s.push(EventChain([seat, (seat + 1) % s.seats], "check"))

    def support(self, s: Realm) -> None:
        """Asked as long as help could make a difference. ME-20.12"""
        if not self.needs_roll(s):
            s.pop(PASSED)
            return
        helpers = supporters(s, self.character)
        if helpers and self.can_fail(s):
            s.ask_one(s.owner(self.character), "support-check", [*things(SUPPORT, helpers), DONE], "supported")
        else:
            self.step = "roll"

    def supported(self, s: Realm) -> None:
        if s.reply == DONE:
            self.step = "roll"
        else:
            s.tap(thing_in(s.reply))
            self.helped += 1
            self.step = "support"

    def roll(self, s: Realm) -> None:
        self.step = "compare"
        s.throw("check", [6, 6])

    def compare(self, s: Realm) -> None:
        """The consequences come in the same moment. ME-20.16 to ME-20.23"""
        rolled = sum(s.outcome) + 2
        bonus = self.bonus(s)
        points = corruption_points(s, self.character)
        result = outcome(s, self.character, rolled + bonus, points)
        pays = result != PASSED and self.price != NO_THING
        told = REMAINS if pays else result
        s.tell(CHECKED, s.owner(self.character), s.zones.face[self.character], rolled, bonus, points, told)
        if pays:
            s.discard(self.price)
        elif result == TAPS:
            s.tap(self.character)
        elif result == DISCARDED:
            s.discard(self.character)
        elif result == ELIMINATED:
            s.eliminate(self.character)
        s.happen("checked", self.character)
        s.pop(result)

    def refuse(self, s: Realm, seat: int, code: int) -> Reason | None:
        return None if code == DONE or code in things(SUPPORT, supporters(s, self.character)) else CANNOT_SUPPORT
