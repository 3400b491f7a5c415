"""Chapter 15: the Fellowship of the Ring, its moves and its phase. The rest is in `members` and `reveal`."""

from __future__ import annotations

from typing import ClassVar, Final

from mathom.games.wotr.box import FREE_PEOPLES, SHADOW
from mathom.games.wotr.events import in_play
from mathom.games.wotr.fellowship.members import (
    ChangeGuide,
    Depart,
    Separate,
    add_corruption,
    guide_left,
    heal,
    lose_companion,
    refuse_separate,
    remove_companion,
    ring_decides,
)
from mathom.games.wotr.fellowship.mordor import EnterMordor, MordorStep
from mathom.games.wotr.fellowship.reveal import IS_REVEALED, Declare, Reveal
from mathom.games.wotr.hunt.roll import HuntRoll
from mathom.games.wotr.state import OFF_TRACK, War
from mathom.kernel import EventKind, Frame, Reason

__all__ = [
    "ChangeGuide",
    "Declare",
    "Depart",
    "FellowshipPhase",
    "MoveFellowship",
    "Reveal",
    "Separate",
    "add_corruption",
    "guide_left",
    "heal",
    "hide",
    "lose_companion",
    "refuse_hide",
    "refuse_move_fellowship",
    "refuse_separate",
    "remove_companion",
    "ring_decides",
]

LAST_BOX: Final = 12

FELLOWSHIP_MOVED: Final = EventKind("fellowship-moved", ("progress",), ("WR-15.21",))
FELLOWSHIP_HID: Final = EventKind("fellowship-hid", (), ("WR-15.46",))
DIE_TO_HUNT_BOX: Final = EventKind("die-to-hunt-box", ("count",), ("WR-15.23", "WR-17.14"))

AT_THE_END: Final = Reason("the-progress-marker-is-on-its-last-box", "WR-15.21")
IS_HIDDEN: Final = Reason("the-fellowship-is-hidden-already", "WR-15.46")


def refuse_move_fellowship(w: War) -> Reason | None:
    """Why the Fellowship cannot move now. WR-15.20, WR-15.42, WR-17.12, WR-17.13, AMB-63"""
    if not w.hidden:
        return IS_REVEALED
    return AT_THE_END if w.mordor == OFF_TRACK and w.progress >= LAST_BOX else None


def refuse_hide(w: War) -> Reason | None:
    """Why the Fellowship cannot hide now. WR-15.46, WR-17.13"""
    return IS_HIDDEN if w.hidden else None


def hide(w: War) -> None:
    """Nothing moves, and the die does not go to the Hunt box. WR-15.46 to WR-15.48, WR-15.61"""
    w.hidden = True
    w.tried = True
    w.tell(FELLOWSHIP_HID)


class MoveFellowship(Frame):
    """The Fellowship moves: one more step of progress and the Hunt, or a box of the Mordor track.

    Then the die that paid for it goes to the Hunt box, unless a card did (`by_card`) or a card in play forbids it.

    WR-4.23, WR-15.19, WR-15.21 to WR-15.25, WR-17.14, AMB-57
    """

    __slots__ = ("by_card",)
    shows: ClassVar[tuple[str, ...]] = ("step", "by_card")

    def __init__(self, by_card: bool = False) -> None:
        super().__init__("move")
        self.by_card = by_card

    def clone(self) -> MoveFellowship:
        other = MoveFellowship(self.by_card)
        other.step = self.step
        return other

    def move(self, w: War) -> None:
        w.tried = True
        self.step = "lay_die"
        if w.mordor == OFF_TRACK:
            w.progress += 1
            w.tell(FELLOWSHIP_MOVED, w.progress)
            w.push(HuntRoll())
        else:
            w.push(MordorStep())

    def lay_die(self, w: War) -> None:
        """The die that moved the Fellowship goes to the Hunt box, unless a card in play forbids it.

        WR-15.23, WR-15.24
        """
        if not self.by_card and w.refuse_act(in_play.FILL_HUNT_BOX, in_play.NOTHING_MEANT) is None:
            w.hunt_box = [w.hunt_box[FREE_PEOPLES] + 1, w.hunt_box[SHADOW]]
            w.tell(DIE_TO_HUNT_BOX, w.hunt_box[FREE_PEOPLES])
        w.pop()


class FellowshipPhase(Frame):
    """Phase 2: declare, enter Mordor, change the Guide, in this order. WR-4.8 to WR-4.11, AMB-50"""

    __slots__ = ()
    shows: ClassVar[tuple[str, ...]] = ("step",)

    def __init__(self) -> None:
        super().__init__("declare")

    def clone(self) -> FellowshipPhase:
        other = FellowshipPhase()
        other.step = self.step
        return other

    def declare(self, w: War) -> None:
        self.step = "enter_mordor"
        w.push(Declare())

    def enter_mordor(self, w: War) -> None:
        """At a gate of Mordor the Fellowship may enter the track. WR-17.2"""
        self.step = "change_guide"
        w.push(EnterMordor())

    def change_guide(self, w: War) -> None:
        w.pop()
        w.push(ChangeGuide())
