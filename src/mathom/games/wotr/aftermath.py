"""After every action: what the board itself demands before the next decision.

Leaders alone are removed (WR-1.44), sieges without one of the armies end (WR-12.10), surplus units go home (WR-8.7),
cards in play whose condition has ceased leave (WR-6.18, AMB-11), and the Ring may have decided the war (WR-18.3).
Sequence: appendix G.1.
"""

from __future__ import annotations

from mathom.games.wotr.armies import GARRISON_LIMIT, limit, remove_lone_leaders, units
from mathom.games.wotr.board import GARRISON, REINFORCEMENTS, STRONGHOLDS
from mathom.games.wotr.cards.playing import ceased
from mathom.games.wotr.company import ring_decides
from mathom.games.wotr.components import FREE_PEOPLES, LEADERS, NAZGUL, SHADOW
from mathom.games.wotr.conquest import settle_siege
from mathom.games.wotr.stacking import Surplus
from mathom.games.wotr.table_cards import leave_table
from mathom.games.wotr.war import IN_PLAY, War
from mathom.kernel import Frame


class AfterAction(Frame):
    """See the module's text. Most places are empty, so a glance at their totals comes before anything slower."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("check_ring")

    def clone(self) -> AfterAction:
        other = AfterAction()
        other.step = self.step
        return other

    def check_ring(self, w: War) -> None:
        """WR-18.3"""
        if not ring_decides(w):
            self.step = "tidy"

    def tidy(self, w: War) -> None:
        """WR-1.44, WR-12.10"""
        content, totals = w.figures.content, w.figures.totals
        for place in range(REINFORCEMENTS):
            if totals[place] and any(content[place][LEADERS:NAZGUL]):
                remove_lone_leaders(w, place)
        for number, region in enumerate(STRONGHOLDS):
            if totals[GARRISON + number] or GARRISON + number in w.character_at:
                settle_siege(w, region)
        self.step = "find_surplus"

    def find_surplus(self, w: War) -> None:
        """One place after the other: this runs again after each. WR-8.7, WR-12.9"""
        totals = w.figures.totals
        for place in range(REINFORCEMENTS):
            if totals[place] > GARRISON_LIMIT:
                for side in (FREE_PEOPLES, SHADOW):
                    if units(w, side, place) > limit(place):
                        w.push(Surplus(w.commander(side, place), side, place))
                        return
        self.step = "clear_table"

    def clear_table(self, w: War) -> None:
        """WR-6.18"""
        for side in (FREE_PEOPLES, SHADOW):
            for thing in w.zones.content[IN_PLAY + side]:
                face = w.face(thing)
                if ceased(w, face):
                    leave_table(w, face)
        w.pop()
