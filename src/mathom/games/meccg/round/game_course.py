"""Chapter 4: the whole game, from the draft to the council."""

from __future__ import annotations

from mathom.games.meccg.council.calling import is_over
from mathom.games.meccg.council.council import Council
from mathom.games.meccg.round.turn import Turn
from mathom.games.meccg.start.draft import Deal, Draft, Leftovers
from mathom.games.meccg.start.fixed import FixedStart
from mathom.games.meccg.state import Realm
from mathom.kernel import Frame


class Course(Frame):
    """`seat` is whose leftovers are next. ME-3.1 to ME-3.26, ME-4.2, ME-27.9, ME-28.3"""

    __slots__ = ("seat",)

    def __init__(self, seat: int = 0, step: str = "draft") -> None:
        super().__init__(step)
        self.seat = seat

    def clone(self) -> Course:
        return Course(self.seat, self.step)

    def draft(self, s: Realm) -> None:
        self.step = "leave_over"
        s.push(Draft() if s.terms.edition().drafts else FixedStart())

    def leave_over(self, s: Realm) -> None:
        if self.seat == s.seats:
            self.step = "take_turn"
            s.push(Deal())
        else:
            s.push(Leftovers(self.seat))
            self.seat += 1

    def take_turn(self, s: Realm) -> None:
        self.step = "go_on"
        s.push(Turn())

    def go_on(self, s: Realm) -> None:
        """Players alternate. ME-4.2, ME-27.9, ME-27.12"""
        if is_over(s):
            self.step = "end"
            s.push(Council())
        else:
            s.active = s.hazard_seat()
            self.step = "take_turn"

    def end(self, s: Realm) -> None:
        s.pop()
