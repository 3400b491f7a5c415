"""Chapter 8: the owner removes surplus units, one after the other."""

from __future__ import annotations

from typing import ClassVar, Final

from mathom.games.wotr.armies.armies import send_home, surplus, unit_kinds
from mathom.games.wotr.box import FREE_PEOPLES, KIND_NATION
from mathom.games.wotr.codes import figure_code, figure_in
from mathom.games.wotr.event_kinds import SURPLUS, Said, place_name
from mathom.games.wotr.state import War
from mathom.kernel import Frame, Reason

NO_SUCH_UNIT: Final = Reason("no-such-unit-of-yours-is-there", "WR-8.9")
OWN_UNITS_ONLY: Final = Reason("each-removes-units-of-his-own-army", "WR-19.31")


class Surplus(Frame):
    """After an action: at `place` the units of `side` are brought down to the limit by who commands them.

    Going beyond it was legal, unless the table agreed otherwise. Two players with separate armies there remove one
    unit each in turn, first who does not lead; `removed` counts them. WR-8.7, WR-10.13, WR-19.31, AMB-17
    """

    __slots__ = ("place", "removed", "side")
    shows: ClassVar[tuple[str, ...]] = ("step", "place", "removed", "side")

    def __init__(self, side: int = FREE_PEOPLES, place: int = 0) -> None:
        super().__init__("choose_unit")
        self.side = side
        self.place = place
        self.removed = 0

    def clone(self) -> Surplus:
        other = Surplus(self.side, self.place)
        other.step = self.step
        other.removed = self.removed
        return other

    def is_alternate(self, w: War) -> bool:
        """Whether two separate armies are there together."""
        return w.is_divided(self.side) and self.place not in w.team.mixed and w.is_shared(self.side, self.place)

    def chooser(self, w: War) -> int:
        """Who removes the next unit. WR-19.31, WR-19.34"""
        if not self.is_alternate(w):
            return w.commander(self.side, self.place)
        in_turn = w.seats_of(self.side)[self.removed % 2 - 1]
        others = w.seats_of(self.side)[self.removed % 2]
        return in_turn if w.contribution(in_turn, self.place)[0] else others

    def kinds(self, w: War) -> list[int]:
        """What may leave now: of separate armies the chooser's own units."""
        found = unit_kinds(w, self.side, self.place)
        if self.is_alternate(w):
            found = [kind for kind in found if w.seat_of_nation[KIND_NATION[kind]] == self.chooser(w)]
        return found

    def choose_unit(self, w: War) -> None:
        """While there are too many units, their owner chooses one that leaves. WR-8.7, WR-8.9"""
        if surplus(w, self.side, self.place) == 0:
            w.pop()
        else:
            w.ask_one(self.chooser(w), "surplus", [figure_code(kind) for kind in self.kinds(w)], then="remove_unit")

    def remove_unit(self, w: War) -> None:
        """The unit goes to the reinforcements and may come back. WR-8.8"""
        send_home(w, self.side, figure_in(w.reply), self.place)
        w.tell(SURPLUS, self.place, figure_in(w.reply))
        self.removed += 1
        self.step = "choose_unit"

    def about(self, s: War) -> Said:
        return [("region", place_name(self.place)), ("count", surplus(s, self.side, self.place))]

    def refuse(self, s: War, seat: int, code: int) -> Reason | None:
        if figure_in(code) in self.kinds(s):
            return None
        is_there = figure_in(code) in unit_kinds(s, self.side, self.place)
        return OWN_UNITS_ONLY if is_there else NO_SUCH_UNIT
