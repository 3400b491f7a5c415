"""Chapter 17: Mordor."""

from __future__ import annotations

from typing import ClassVar, Final

from mathom.games.wotr.box import FREE_PEOPLES, tile_of
from mathom.games.wotr.codes import NO, word
from mathom.games.wotr.fellowship.members import add_corruption, ring_decides
from mathom.games.wotr.fellowship.reveal import DrawTile
from mathom.games.wotr.hunt.pool import NO_TILE, MixPool, refill
from mathom.games.wotr.map import NOWHERE, region_named
from mathom.games.wotr.state import DRAWN, OFF_TRACK, POOL, TILES_WAITING, War
from mathom.kernel import EventKind, Frame, Reason

GATES: Final = [region_named("minas_morgul"), region_named("morannon")]
ENTER_MORDOR: Final = word("enter-mordor")

MORDOR_ENTERED: Final = EventKind("mordor-entered", (), ("WR-17.3", "WR-17.6"))
MORDOR_STEP: Final = EventKind("mordor-step", ("box",), ("WR-17.11",))
MORDOR_STOP: Final = EventKind("mordor-stop", ("box",), ("WR-17.11",))
MORDOR_IDLE: Final = EventKind("mordor-idle", (), ("WR-17.15",))

NOT_AT_THE_GATES: Final = Reason("the-ring-bearers-are-at-no-gate-of-mordor", "WR-17.1")


def refuse_enter(w: War) -> Reason | None:
    """Hidden or revealed, declared or not. WR-17.1, WR-17.21"""
    return None if w.ring_bearers in GATES else NOT_AT_THE_GATES


def enter_mordor(w: War) -> None:
    """The Ring-bearers stand on the first box, in no region any more; the pool is formed anew and must be mixed.

    WR-17.3 to WR-17.6, WR-17.18, WR-17.19
    """
    w.mordor = 0
    w.ring_bearers = NOWHERE
    w.progress = 0
    w.tell(MORDOR_ENTERED)
    if not w.zones.content[POOL]:
        refill(w)
    for thing in w.zones.content[DRAWN]:
        if tile_of(w.zones.face[thing]).eye:
            w.zones.move(thing, POOL)
    for thing in w.zones.content[TILES_WAITING]:
        w.zones.move(thing, POOL)


def stayed_idle(w: War) -> None:
    """At the end of phase 5: who has tried neither to move nor to hide on the track pays. WR-17.15, AMB-69"""
    if w.mordor != OFF_TRACK and not w.tried:
        w.tell(MORDOR_IDLE)
        add_corruption(w, 1)


class EnterMordor(Frame):
    """In phase 2, at the gates: the Fellowship may enter (DP-6). WR-4.10, WR-17.1 to WR-17.6, AMB-50"""

    __slots__ = ()
    shows: ClassVar[tuple[str, ...]] = ("step",)

    def __init__(self) -> None:
        super().__init__("choose_whether")

    def clone(self) -> EnterMordor:
        other = EnterMordor()
        other.step = self.step
        return other

    def choose_whether(self, w: War) -> None:
        if refuse_enter(w) is None:
            w.ask_one(w.lead[FREE_PEOPLES], "enter-mordor", [ENTER_MORDOR, NO], then="enter")
        else:
            w.pop()

    def enter(self, w: War) -> None:
        w.pop()
        if w.reply == ENTER_MORDOR:
            enter_mordor(w)
            w.push(MixPool())

    def refuse(self, s: War, seat: int, code: int) -> Reason | None:
        return None if code in (ENTER_MORDOR, NO) else NOT_AT_THE_GATES


class MordorStep(Frame):
    """A move on the track: a tile instead of a roll, then one box further unless it stops the Ring-bearers.

    WR-17.8 to WR-17.11, WR-17.16, WR-17.17, AMB-57, AMB-64 to AMB-67, AMB-98
    """

    __slots__ = ()
    shows: ClassVar[tuple[str, ...]] = ("step",)

    def __init__(self) -> None:
        super().__init__("draw")

    def clone(self) -> MordorStep:
        other = MordorStep()
        other.step = self.step
        return other

    def draw(self, w: War) -> None:
        """An Eye counts all dice in the Hunt box, of both sides and without a limit. WR-17.8, WR-17.10"""
        self.step = "advance"
        w.push(DrawTile(eye=sum(w.hunt_box)))

    def advance(self, w: War) -> None:
        tile: int = w.returned
        stop = tile != NO_TILE and tile_of(w.zones.face[tile]).stop
        w.pop()
        if stop:
            w.tell(MORDOR_STOP, w.mordor)
            return
        w.mordor += 1
        w.tell(MORDOR_STEP, w.mordor)
        ring_decides(w)
