"""Chapter 27: when the game ends."""

from __future__ import annotations

from mathom.games.meccg.alignments import DARK
from mathom.games.meccg.codes import NO, YES
from mathom.games.meccg.council.scoring import points_towards_call
from mathom.games.meccg.event_kinds import CALLED
from mathom.games.meccg.reasons import YES_OR_NO
from mathom.games.meccg.state import NO_SEAT, Realm
from mathom.kernel import Frame, Reason


def may_call(s: Realm, seat: int) -> bool:
    """After exhausting the play deck twice, or once with 25 points; in other lengths with other numbers.

    ME-27.10, ME-27.48, ME-28.10, ME-28.13, ME-28.16, ME-28.18 to ME-28.20, C-13
    """
    times, length = s.exhausted[seat], s.terms.length()
    if times >= length.alone:
        return True
    return times >= length.with_points and points_towards_call(s, seat) >= length.points


def is_over(s: Realm) -> bool:
    """When all have exhausted their decks often enough, or with the last turn after a call.

    ME-27.9, ME-27.12, ME-28.11, ME-28.14, ME-28.17, C-13
    """
    ends = s.terms.length().ends
    return all(times >= ends for times in s.exhausted) or (s.caller != NO_SEAT and s.last == s.active)


def call(s: Realm, seat: int) -> None:
    """Who is not at turn has one last turn, even if he has called himself. ME-27.12, ME-27.16"""
    s.tell(CALLED, seat)
    s.caller = seat
    s.last = s.hazard_seat()


class Calling(Frame):
    """At the end of the turn its player may call the end of the game; minions need a card for it. ME-27.10, ME-27.14"""

    __slots__ = ()

    def __init__(self, step: str = "offer") -> None:
        super().__init__(step)

    def clone(self) -> Calling:
        return Calling(self.step)

    def offer(self, s: Realm) -> None:
        needs_card = s.profile(s.active).side == DARK
        if s.caller != NO_SEAT or needs_card or is_over(s) or not may_call(s, s.active):
            s.pop()
        else:
            s.ask_one(s.active, "call", [YES, NO], "called")

    def called(self, s: Realm) -> None:
        if s.reply == YES:
            call(s, s.active)
        s.pop()

    def refuse(self, s: Realm, seat: int, code: int) -> Reason | None:
        return None if code in (YES, NO) else YES_OR_NO
