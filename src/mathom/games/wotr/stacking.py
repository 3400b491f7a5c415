"""Chapter 8: the owner removes surplus units, one after the other."""

from __future__ import annotations

from typing import Final

from mathom.games.wotr.armies import send_home, surplus, unit_kinds
from mathom.games.wotr.codes import FIGURE
from mathom.games.wotr.components import FREE_PEOPLES
from mathom.games.wotr.happenings import SURPLUS
from mathom.games.wotr.war import War
from mathom.kernel import Frame, Reason

NO_SUCH_UNIT: Final = Reason("no-such-unit-of-yours-is-there", "WR-8.9")


class Surplus(Frame):
    """After an action: at `place` the units of `side` are brought down to the limit. `seat` is their owner.

    How two owners share the removal (WR-19.31) is not done yet.
    """

    __slots__ = ("place", "seat", "side")

    def __init__(self, seat: int = 0, side: int = FREE_PEOPLES, place: int = 0) -> None:
        super().__init__("choose_unit")
        self.seat = seat
        self.side = side
        self.place = place

    def clone(self) -> Surplus:
        other = Surplus(self.seat, self.side, self.place)
        other.step = self.step
        return other

    def choose_unit(self, w: War) -> None:
        """WR-8.7, WR-8.9"""
        if surplus(w, self.side, self.place) == 0:
            w.pop()
        else:
            kinds = unit_kinds(w, self.side, self.place)
            w.ask_one(self.seat, "surplus", [FIGURE + kind for kind in kinds], then="remove_unit")

    def remove_unit(self, w: War) -> None:
        """WR-8.8"""
        send_home(w, self.side, w.reply - FIGURE, self.place)
        w.tell(SURPLUS, self.place, w.reply - FIGURE)
        self.step = "choose_unit"

    def refuse(self, s: War, seat: int, code: int) -> Reason | None:
        return None if code - FIGURE in unit_kinds(s, self.side, self.place) else NO_SUCH_UNIT
