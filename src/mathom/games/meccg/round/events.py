"""Chapter 4: a phase in which the active player may play events, one after the other."""

from __future__ import annotations

from typing import Any, ClassVar

from mathom.games.meccg.cards.chain import begin_chain, opening
from mathom.games.meccg.cards.gates import could_act
from mathom.games.meccg.codes import DONE
from mathom.games.meccg.state import Realm
from mathom.games.meccg.zones import HAND
from mathom.kernel import Frame, Reason


class EventPhase(Frame):
    """`window` says which cards: those of the long-event phase, of the end of the organisation phase.

    Nobody is asked who holds nothing, or where no card of the game could be played. ME-4.4, ME-4.16, C-69
    """

    __slots__ = ("window",)
    discreet: ClassVar[tuple[str, ...]] = ("offer",)

    def __init__(self, window: str = "", step: str = "offer") -> None:
        super().__init__(step)
        self.window = window

    def clone(self) -> EventPhase:
        return EventPhase(self.window, self.step)

    def about(self, s: Realm) -> list[tuple[str, Any]]:
        return [("window", self.window)]

    def offer(self, s: Realm) -> None:
        options = opening(s, self.window).reactions(s, s.active)
        possible = bool(s.at(HAND, s.active)) and could_act(s, self.window, s.active, answering=False)
        if not options and not possible:
            s.pop()
        else:
            s.ask_one(s.active, "events", [*options, DONE], "play")

    def play(self, s: Realm) -> None:
        if s.reply == DONE:
            s.pop()
        else:
            self.step = "offer"
            begin_chain(s, self.window, s.reply)

    def refuse(self, s: Realm, seat: int, code: int) -> Reason | None:
        return None if code == DONE else opening(s, self.window).refuse_code(s, seat, code)
