"""The whole game, from shuffling to the last turn (chapters 2, 3 and 12)."""

from __future__ import annotations

from mathom.games.fellowship.geometry import ORIGIN
from mathom.games.fellowship.happenings import BEGAN
from mathom.games.fellowship.scoring import Scoring
from mathom.games.fellowship.table import DECK, UNUSED, Table
from mathom.games.fellowship.turn import Turn, refill
from mathom.kernel import Frame, shuffle_sizes


class Journey(Frame):
    """`seat` is whose deck is shuffled, later whose turn it is; `start` is the first player, if that was agreed."""

    __slots__ = ("seat", "start")

    def __init__(self, start: int = UNUSED) -> None:
        super().__init__("shuffle")
        self.seat = 0
        self.start = start

    def clone(self) -> Journey:
        other = Journey(self.start)
        other.step = self.step
        other.seat = self.seat
        return other

    # Setup

    def shuffle(self, t: Table) -> None:
        """Every player shuffles the own deck. FE-2.2, FE-13.2"""
        self.step = "deal"
        t.throw(f"deck.{self.seat}", shuffle_sizes(len(t.zones.content[DECK + self.seat])))

    def deal(self, t: Table) -> None:
        """... and draws six cards. FE-2.2, FE-2.10"""
        t.zones.shuffle(DECK + self.seat, t.outcome)
        refill(t, self.seat)
        self.seat += 1
        self.step = "shuffle" if self.seat < t.seats else "choose_start"

    def choose_start(self, t: Table) -> None:
        """The bravest player starts: agreed before the game, or drawn (FE-2.7)."""
        self.step = "begin"
        if self.start == UNUSED:
            t.throw("start", [t.seats])

    def begin(self, t: Table) -> None:
        """Bag End is laid in the middle (FE-2.4)."""
        self.seat = t.outcome[0] if self.start == UNUSED else self.start
        t.put_location(ORIGIN)
        t.tell(BEGAN, self.seat)
        self.step = "take_turn"

    # Turn after turn

    def take_turn(self, t: Table) -> None:
        t.turn += 1
        self.step = "next_player"
        t.push(Turn(self.seat))

    def next_player(self, t: Table) -> None:
        """Clockwise to the next player with cards; when nobody has any, the last location is scored as it is.

        FE-2.8, FE-3.7, FE-11.9, FE-12.1, FE-12.3, FE-12.6, FE-12.11, FE-12.12
        """
        for i in range(1, t.seats + 1):
            seat = (self.seat + i) % t.seats
            if t.has_cards(seat):
                self.seat = seat
                self.step = "take_turn"
                return
        t.push(Scoring(t.last, complete=False))
