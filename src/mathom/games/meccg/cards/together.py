"""Chapter 25: effects of several cards that come at the same moment."""

from __future__ import annotations

from typing import Final

from mathom.effects import Due
from mathom.effects.standing import MOMENT
from mathom.games.meccg.codes import deed, thing_in, things
from mathom.games.meccg.state import Realm
from mathom.kernel import Frame, Reason, seats_from

EFFECT: Final = deed("effect")

# The hazard player orders these (ME-6.15).
SETTING_OUT: Final = MOMENT + "under-way"

NOT_WAITING: Final = Reason("that-effect-does-not-wait", "C-34")


def line_up(s: Realm) -> bool:
    """Several cards that have waited for one moment come as `Together` has it; whether there are several. Not when a
    company sets out: that is for the hazard player to order. ME-6.15, C-34"""
    first = s.due[0]
    moment = s.text(first.entry).touches()
    if moment == SETTING_OUT:
        return False
    same = [due for due in s.due if due.thing == first.thing and s.text(due.entry).touches() == moment]
    if len({due.entry.source for due in same}) < 2:
        return False
    s.due = [due for due in s.due if due not in same]
    s.push(Together(same))
    return True


class Together(Frame):
    """`dues` come one after the other, each carried out to its end: first those of the active player, then those of
    the opponent, in the order that their player likes; in the movement/hazard phase as they came into play.

    ME-6.16, C-34
    """

    __slots__ = ("dues",)

    def __init__(self, dues: list[Due] | None = None, step: str = "pick") -> None:
        super().__init__(step)
        self.dues: list[Due] = [] if dues is None else dues

    def clone(self) -> Together:
        return Together(self.dues, self.step)

    def undivided(self) -> bool:
        return True

    def next_seat(self, s: Realm) -> int:
        return min([due.entry.seat for due in self.dues], key=seats_from(s.active, s.seats).index)

    def waiting(self, s: Realm) -> list[int]:
        """The cards of the player who is next."""
        seat = self.next_seat(s)
        return sorted({due.entry.source for due in self.dues if due.entry.seat == seat})

    def pick(self, s: Realm) -> None:
        """The next one: in the movement/hazard phase as they came, else by whose turn it is first. ME-6.16, C-34"""
        from mathom.games.meccg.round.turn import phase_of

        if not self.dues:
            s.pop()
            return
        if phase_of(s) == "movement":
            self.come(s, self.dues[0])
            return
        waiting = self.waiting(s)
        if len(waiting) > 1:
            s.ask_one(self.next_seat(s), "order-effects", things(EFFECT, waiting), "picked")
        else:
            self.come(s, next(due for due in self.dues if due.entry.source == waiting[0]))

    def picked(self, s: Realm) -> None:
        chosen = thing_in(s.reply)
        self.come(s, next(due for due in self.dues if due.entry.source == chosen))

    def come(self, s: Realm, first: Due) -> None:
        """It is carried out to its end before the next one is picked. C-34"""
        self.dues = [due for due in self.dues if due is not first]
        self.step = "pick"
        s.set_off(first)

    def refuse(self, s: Realm, seat: int, code: int) -> Reason | None:
        return None if code in things(EFFECT, self.waiting(s)) else NOT_WAITING
