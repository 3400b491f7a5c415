"""After every action: what the board itself demands before the next decision.

Leaders alone are removed (WR-1.44), sieges without one of the armies end (WR-12.10), surplus units go home (WR-8.7),
players of a side whose figures have met may join them (WR-19.29),
cards in play whose condition has ceased leave (WR-6.18, AMB-11), and the Ring may have decided the war (WR-18.3).
Sequence: appendix G.1.
"""

from __future__ import annotations

from typing import ClassVar

from mathom.games.wotr.armies.armies import GARRISON_LIMIT, limit, remove_lone_leaders, units
from mathom.games.wotr.armies.meeting import Meeting, next_meeting, prune_mixed, sides_at, tell_commanders
from mathom.games.wotr.armies.stacking import Surplus
from mathom.games.wotr.battle.conquest import settle_siege
from mathom.games.wotr.box import FREE_PEOPLES, SHADOW
from mathom.games.wotr.fellowship.members import ring_decides
from mathom.games.wotr.map import GARRISON, NOWHERE, REINFORCEMENTS, STRONGHOLDS
from mathom.games.wotr.state import COUNTED_LEADERS, War
from mathom.games.wotr.team import DUEL
from mathom.kernel import Frame


class AfterAction(Frame):
    """See the module's text. Most places are empty, so a glance at the counts comes before anything slower."""

    __slots__ = ()
    shows: ClassVar[tuple[str, ...]] = ("step",)

    def __init__(self) -> None:
        super().__init__("check_ring")

    def clone(self) -> AfterAction:
        other = AfterAction()
        other.step = self.step
        return other

    def check_ring(self, w: War) -> None:
        """The Ring may end the game after any action. WR-18.3"""
        if not ring_decides(w):
            self.step = "tidy"

    def tidy(self, w: War) -> None:
        """Leaders without an army go, and sieges without besiegers end. WR-1.44, WR-12.10"""
        leaders = w.figures.counts[COUNTED_LEADERS + FREE_PEOPLES]
        for place in range(REINFORCEMENTS):
            if leaders[place]:
                remove_lone_leaders(w, place)
        totals = w.figures.totals
        for number, region in enumerate(STRONGHOLDS):
            if totals[GARRISON + number] or GARRISON + number in w.character_at:
                settle_siege(w, region)
        self.step = "find_surplus" if w.seats == DUEL else "find_meeting"

    def find_meeting(self, w: War) -> None:
        """Players of a side whose figures have met may form a mixed army; this runs again after each.

        WR-19.29, WR-19.34
        """
        prune_mixed(w)
        place = next_meeting(w)
        if place == NOWHERE:
            tell_commanders(w)
            self.step = "find_surplus"
        else:
            w.push(Meeting(sides_at(w, place)[0], place))

    def find_surplus(self, w: War) -> None:
        """One place after the other: this runs again after each. WR-8.7, WR-10.13, WR-12.9, AMB-17"""
        totals = w.figures.totals
        for place in range(REINFORCEMENTS):
            if totals[place] > GARRISON_LIMIT:
                for side in (FREE_PEOPLES, SHADOW):
                    if units(w, side, place) > limit(place):
                        w.push(Surplus(side, place))
                        return
        self.step = "clear_table"

    def clear_table(self, w: War) -> None:
        """Cards in play whose condition fails go. WR-6.18"""
        w.clear_away()
        w.pop()
        w.extra.after_action(w)
