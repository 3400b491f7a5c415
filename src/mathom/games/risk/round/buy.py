"""Chapter 4: phase a, buying troops."""

from __future__ import annotations

from typing import ClassVar, Final

from mathom.games.risk.box import PRICE, UNIT_COUNT, WARES_OF, kind_of, party_name, unit_name
from mathom.games.risk.codes import DONE, UNIT
from mathom.games.risk.event_kinds import Said
from mathom.games.risk.map import RESERVE, SUPPLY
from mathom.games.risk.state import Realm
from mathom.kernel import EventKind, Frame, Reason

BOUGHT: Final = EventKind("bought", ("party", "unit"), ("RI-4.2",), (party_name, unit_name))

NOT_FOR_SALE: Final = Reason("that-is-not-for-sale", "RI-4.5", "RI-4.9", "RI-1.9")
TOO_DEAR: Final = Reason("there-is-not-enough-gold", "RI-4.3", "RI-4.1")
NONE_LEFT: Final = Reason("none-is-in-the-supply", "RI-1.7", "RI-4.3")


def refuse_purchase(s: Realm, party: int, unit: int) -> Reason | None:
    """Why the party cannot buy one. RI-4.1 to RI-4.5, RI-4.9, RI-4.19"""
    if unit not in WARES_OF[party]:
        return NOT_FOR_SALE
    if s.gold[party] < PRICE[unit]:
        return TOO_DEAR
    return None if s.in_supply(party, unit) else NONE_LEFT


class Buy(Frame):
    """A party buys troops, one after the other (DP-3); they lie in its reserve. RI-4.4, RI-4.20"""

    __slots__ = ("party",)
    shows: ClassVar[tuple[str, ...]] = ("step", "party")

    def __init__(self, party: int = 0) -> None:
        super().__init__("choose_ware")
        self.party = party

    def clone(self) -> Buy:
        other = Buy(self.party)
        other.step = self.step
        return other

    def choose_ware(self, s: Realm) -> None:
        wares = [UNIT + unit for unit in WARES_OF[self.party] if refuse_purchase(s, self.party, unit) is None]
        s.ask_or_take(s.seat_of[self.party], "buy", [*wares, DONE], then="bought")

    def bought(self, s: Realm) -> None:
        if s.reply == DONE:
            s.pop()
            return
        unit = s.reply - UNIT
        s.pay(self.party, -PRICE[unit])
        s.figures.move(kind_of(self.party, unit), 1, SUPPLY, RESERVE)
        s.tell(BOUGHT, self.party, unit)
        self.step = "choose_ware"

    def about(self, s: Realm) -> Said:
        return [("party", party_name(self.party)), ("gold", s.gold[self.party])]

    def refuse(self, s: Realm, seat: int, code: int) -> Reason | None:
        if code == DONE:
            return None
        unit = code - UNIT
        return refuse_purchase(s, self.party, unit) if 0 <= unit < UNIT_COUNT else NOT_FOR_SALE
