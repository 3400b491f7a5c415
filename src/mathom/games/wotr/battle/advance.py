"""Chapters 11 and 12: attackers move into the contested region, after a victory or to begin a siege."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mathom.games.wotr.armies.forces import (
    NOT_ASKED,
    Pick,
    can_move,
    companions_arrived,
    force_at,
    refuse_pick,
    relocate,
    units_of,
)
from mathom.games.wotr.battle.conquest import army_enters, settle_siege
from mathom.games.wotr.battle.siege import besiege
from mathom.games.wotr.box import FREE_PEOPLES, SHADOW, side_name
from mathom.games.wotr.codes import ALL, NONE, SPLIT
from mathom.games.wotr.event_kinds import Said, leg
from mathom.games.wotr.map import is_stronghold, region_name
from mathom.games.wotr.state import NOTHING, War
from mathom.kernel import EventKind, Frame, Reason

if TYPE_CHECKING:
    from mathom.games.wotr.edge.glance import Glance

ADVANCED_INTO: Final = EventKind("advanced-into", ("side", "region"), ("WR-11.76",), (side_name, region_name))

MUST_LAND: Final = Reason("the-whole-army-goes-there", "WR-6.12")


class Advance(Frame):
    """All, some or none of `force`, the surviving attackers at `origin`, move into the region `target`.

    The defenders are gone (DP-49) or, with `siege`, have withdrawn into their Stronghold there (DP-40); if nobody
    follows them they are in the region again (AMB-32); else Nazgûl and Characters may also go alone (AMB-45), but
    conquer nothing. With `whole` everybody must go. The rearguard is not asked, and
    Characters of level 0 stay. WR-11.76, WR-11.80, WR-12.6, WR-12.7, WR-12.30, AMB-20, AMB-45
    """

    __slots__ = ("force", "origin", "side", "siege", "target", "whole")
    shows: ClassVar[tuple[str, ...]] = ("step", "force", "origin", "side", "siege", "target", "whole")

    def __init__(
        self,
        side: int = 0,
        origin: int = 0,
        target: int = 0,
        force: list[int] = NOTHING,
        siege: bool = False,
        whole: bool = False,
    ) -> None:
        super().__init__("choose")
        self.side = side
        self.origin = origin
        self.target = target
        self.force = force
        self.siege = siege
        self.whole = whole

    def clone(self) -> Advance:
        other = Advance(self.side, self.origin, self.target, self.force, self.siege, self.whole)
        other.step = self.step
        return other

    def pick(self, w: War, split: bool = False) -> Pick:
        army = force_at(w, self.side, self.origin)
        seat = w.commander(self.side, self.origin)
        return Pick("advance", seat, self.side, army, can_move(w, self.force), alone=self.may_go_alone(w), split=split)

    def may_go_alone(self, w: War) -> bool:
        """Whether Nazgûl and Characters may advance without a unit: not to begin a siege, nor into an FP Stronghold.

        WR-1.37, WR-7.26, WR-7.33, WR-11.76, AMB-45
        """
        walled = is_stronghold(self.target) and w.held[self.target] == FREE_PEOPLES
        return not self.siege and not (self.side == SHADOW and walled)

    def choose(self, w: War) -> None:
        options = [code for code in (ALL, SPLIT, NONE) if self.refuse(w, 0, code) is None]
        w.ask_or_take(w.commander(self.side, self.origin), "advance", options, then="chosen")

    def chosen(self, w: War) -> None:
        if w.reply == NONE:
            w.pop()
            return
        if w.reply == ALL:
            self.go(w, can_move(w, self.force))
        else:
            self.step = "part_chosen"
            w.push(self.pick(w, split=True))

    def part_chosen(self, w: War) -> None:
        self.go(w, w.returned)

    def go(self, w: War, force: list[int]) -> None:
        """The force moves in: a siege begins, or what is there is conquered. WR-11.76, WR-12.7, WR-13.2"""
        w.pop()
        if self.siege:
            besiege(w, self.side, force, self.origin, self.target)
        else:
            relocate(w, force, self.origin, self.target)
            w.tell(ADVANCED_INTO, self.side, self.target)
            if units_of(force):
                army_enters(w, self.side, self.target)
            companions_arrived(w, force, self.target)
        settle_siege(w, self.origin)

    def about(self, s: War) -> Said:
        return leg(self.origin, self.target)

    def brief(self, glance: Glance) -> bool:
        glance.attacker = self.side
        glance.goes(self.origin, self.target)
        return True

    def refuse(self, s: War, seat: int, code: int) -> Reason | None:
        if code not in (ALL, SPLIT, NONE):
            return NOT_ASKED
        if code != ALL and self.whole:
            return MUST_LAND
        if code == NONE:
            return None
        pick = self.pick(s)
        reason = refuse_pick(s, self.side, pick.army, pick.pool, False, False)
        return pick.refuse_whether(s, code) if reason is None else reason
