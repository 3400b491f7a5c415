"""Chapter 3: the round. The movement cards are dealt, then every party has its turn."""

from __future__ import annotations

from typing import ClassVar, Final

from mathom.games.risk.box import EVIL, GOOD, PARTIES_OF, PARTY_SIDE, SIZE, party_name
from mathom.games.risk.event_kinds import ROUND_BEGAN
from mathom.games.risk.ring.course import believe, dealt, follow, true_course
from mathom.games.risk.round.turn import Turn
from mathom.games.risk.state import Realm
from mathom.kernel import EventKind, Frame

CARDS_DEALT: Final = EventKind("movement-cards-dealt", ("party",), ("RI-3.2", "RI-3.8"), (party_name,))


class Round(Frame):
    """Rounds, one after the other, without a limit. `next` is the party whose turn comes. RI-3.1, RI-3.6, RI-3.9"""

    __slots__ = ("next",)
    shows: ClassVar[tuple[str, ...]] = ("step", "next")

    def __init__(self) -> None:
        super().__init__("begin")
        self.next = 0

    def clone(self) -> Round:
        other = Round()
        other.step = self.step
        other.next = self.next
        return other

    def begin(self, s: Realm) -> None:
        s.round += 1
        s.tell(ROUND_BEGAN, s.round)
        self.step = "deal"
        s.throw("movement", [len(PARTIES_OF[GOOD])])

    def deal(self, s: Realm) -> None:
        """Two of three movement cards have the ring symbol; the good side knows which. RI-3.2, RI-3.3, RI-3.8"""
        without = s.outcome[0]
        follow(s, dealt(true_course(s), without))
        believe(s, [dealt(course, party) for course in s.belief for party in range(len(PARTIES_OF[GOOD]))])
        s.tell_to(s.good_seats(), CARDS_DEALT, PARTIES_OF[GOOD][without])
        self.next = 0
        self.step = "next_turn"

    def next_turn(self, s: Realm) -> None:
        """An eliminated evil party has no turn, but what lasts until it ends all the same. RI-3.7, RI-10.37"""
        if self.next == SIZE:
            self.step = "begin"
            return
        party = self.next
        self.next += 1
        effects_end(s, party)
        if not s.out[party] or PARTY_SIDE[party] != EVIL:
            s.push(Turn(party))


def effects_end(s: Realm, party: int) -> None:
    """What lasts until the party's next turn is over. RI-10.37"""
    s.blocked = [entry for entry in s.blocked if entry[1] != party]
    s.closed = [entry for entry in s.closed if entry[1] != party]
    s.corsairs = [one for one in s.corsairs if one != party]
