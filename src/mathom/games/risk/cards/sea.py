"""Cards against those who come by sea: Corsairs of Umbar and Violent Storms."""

from __future__ import annotations

from typing import ClassVar

from mathom.games.risk.box import PARTIES_OF, PARTY_SIDE, parties_from
from mathom.games.risk.cards.placing import Losses
from mathom.games.risk.cards.windows import CardWindow
from mathom.games.risk.map import TERRITORIES
from mathom.games.risk.state import SAILED, Realm
from mathom.kernel import Frame

CORSAIRS_TAKE = 3


def landings(s: Realm) -> list[int]:
    """The territories with enemy figures that figures of the active party entered by sea. RI-15.29"""
    found = {entry[0] for entry in s.marched if entry[3] & SAILED}
    return sorted([t for t in found if t < TERRITORIES and s.enemy_figures(s.active, t)])


class Corsairs(Frame):
    """While Corsairs of Umbar is in force, every landing loses figures worth 3 gold, once (DP-6). RI-15.29"""

    __slots__ = ("left",)
    shows: ClassVar[tuple[str, ...]] = ("step", "left")

    def __init__(self) -> None:
        super().__init__("begin")
        self.left: list[int] = []

    def clone(self) -> Corsairs:
        other = Corsairs()
        other.step = self.step
        other.left = self.left
        return other

    def begin(self, s: Realm) -> None:
        self.left = landings(s) if s.corsairs else []
        self.step = "raid"

    def raid(self, s: Realm) -> None:
        if not self.left:
            s.pop()
            return
        territory = self.left[0]
        self.left = self.left[1:]
        s.push(Losses(s.active, territory, CORSAIRS_TAKE, 0, SAILED))


def storm_windows(s: Realm) -> None:
    """The window M2 of the enemy parties with figures where somebody landed (DP-7)."""
    ashore = landings(s)
    enemies = PARTIES_OF[1 - PARTY_SIDE[s.active]]
    order = [p for p in parties_from(s.active) if p in enemies and any(s.present(p, t) for t in ashore)]
    if order:
        s.push(CardWindow(order, "M2"))
