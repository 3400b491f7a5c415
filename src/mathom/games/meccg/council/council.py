"""Chapter 27: the council: everybody's last corruption checks, then the points are counted."""

from __future__ import annotations

from typing import Final

from mathom.games.meccg.codes import deed, thing_in, things
from mathom.games.meccg.corruption import CorruptionCheck
from mathom.games.meccg.council.defeat import end_if_decided
from mathom.games.meccg.council.scoring import (
    CATEGORIES,
    counted_points,
    lay_hands_open,
    raw_points,
    total,
    tournament_points,
)
from mathom.games.meccg.event_kinds import COUNCIL, POINTS, TOTAL
from mathom.games.meccg.round.events import EventPhase
from mathom.games.meccg.state import NOTHING, Realm
from mathom.kernel import Frame, Reason, Result, seats_from

CHECK: Final = deed("check")

CHECKED_ALREADY: Final = Reason("that-character-makes-no-check-now", "ME-27.17")


def council_name(alignments: list[str]) -> str:
    """ME-27.13"""
    kinds = set(alignments)
    if kinds == {"hero"}:
        return "free-council"
    return "audience-of-sauron" if kinds == {"minion"} else "day-of-reckoning"


class Council(Frame):
    """The player after whose turn the game ended checks first. `order` are the seats still to check, `left` the
    characters of the first of them that have not checked. ME-27.17, ME-27.24"""

    __slots__ = ("left", "order")

    def __init__(self, order: list[int] | None = None, left: list[int] | None = None, step: str = "gather") -> None:
        super().__init__(step)
        self.order: list[int] = NOTHING if order is None else order
        self.left: list[int] = NOTHING if left is None else left

    def clone(self) -> Council:
        return Council(self.order, self.left, self.step)

    def gather(self, s: Realm) -> None:
        s.tell(COUNCIL, council_name(s.alignments))
        self.order = seats_from(s.active, s.seats)
        self.step = "begin"

    def begin(self, s: Realm) -> None:
        if not self.order:
            self.step = "count"
            return
        s.active = self.order[0]
        self.left = s.characters(s.active)
        self.step = "prepare"

    def due(self, s: Realm) -> list[int]:
        """Who must roll as it is now: who has corruption points, or could fail without any. ME-20.10, ME-27.17"""
        return [c for c in self.left if c in s.characters(self.order[0]) and CorruptionCheck(c).needs_roll(s)]

    def prepare(self, s: Realm) -> None:
        """Before each check its player may do what affects it. ME-27.18"""
        self.step = "check"
        if self.due(s):
            s.push(EventPhase("council"))

    def check(self, s: Realm) -> None:
        """In the order that the player likes. ME-27.17"""
        due = self.due(s)
        if not due:
            self.order = self.order[1:]
            self.step = "begin"
        else:
            s.ask_or_take(self.order[0], "council-check", things(CHECK, due), "checked")

    def checked(self, s: Realm) -> None:
        who = thing_in(s.reply)
        self.left = [c for c in self.left if c != who]
        self.step = "prepare"
        s.push(CorruptionCheck(who))

    def refuse(self, s: Realm, seat: int, code: int) -> Reason | None:
        return None if code in things(CHECK, self.due(s)) else CHECKED_ALREADY

    def count(self, s: Realm) -> None:
        """ME-27.25 to ME-27.47, ME-28.8"""
        if end_if_decided(s):
            return
        totals = [total(s, seat) for seat in range(s.seats)]
        best = max(totals)
        rest = max([points for points in totals if points < best], default=best)
        won, lost = tournament_points(best, rest)
        for seat in range(s.seats):
            counted = counted_points(s, seat)
            for i, printed in enumerate(raw_points(s, seat)):
                if printed:
                    s.tell(POINTS, seat, CATEGORIES[i], printed, counted[i])
            s.tell(TOTAL, seat, totals[seat], won if totals[seat] == best else lost)
        lay_hands_open(s)
        s.finish(Result([seat for seat in range(s.seats) if totals[seat] == best], totals, "council"))
