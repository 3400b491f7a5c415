"""Chapters 4 and 10: the figures of a territory card or a joker."""

from __future__ import annotations

from typing import ClassVar, Final

from mathom.games.risk.box import (
    ALL_SYMBOLS,
    ARCHER,
    CREATURE,
    ENT,
    FILLED_BY,
    GOOD,
    HERO,
    PARTY_SIDE,
    RIDER,
    TERRITORY_CARDS,
    UNITS_OF,
    VALUE,
    card_name,
    party_name,
)
from mathom.games.risk.cards.placing import Muster, place
from mathom.games.risk.codes import COUNT, NONE, PLACE, place_code, territory_placed, unit_placed
from mathom.games.risk.event_kinds import Said
from mathom.games.risk.round.deploy import may_stand
from mathom.games.risk.state import NOTHING, Realm
from mathom.kernel import Frame, Reason

WRONG_FIGURE: Final = Reason("the-card-brings-another-figure", "RI-10.11", "RI-10.24", "RI-10.25")

BONUS: Final = 5  # RI-10.12


def fitting(s: Realm, party: int, wanted: list[int], territory: int) -> list[int]:
    """The units that a symbol brings: those wanted, or if none can be placed the next cheaper ones.

    RI-10.11, RI-10.15, RI-10.24, RI-10.25, RI-11.7
    """
    usable = [
        unit for unit in UNITS_OF[party] if unit != HERO and s.in_supply(party, unit) and may_stand(unit, territory)
    ]
    found = [unit for unit in wanted if unit in usable]
    value = max([VALUE[unit] for unit in wanted])
    while not found and value > 1:
        value -= 1
        found = [unit for unit in usable if VALUE[unit] == value]
    return found


class TerritoryFigures(Frame):
    """A played territory card: one figure for each symbol, and troops worth 5 gold if it shows the own side (DP-28).

    RI-4.10 to RI-4.12, RI-4.14, RI-10.11, RI-10.12, RI-10.14, RI-10.27, RI-10.38, RI-11.5
    """

    __slots__ = ("face", "left", "party")
    shows: ClassVar[tuple[str, ...]] = ("step", "face", "left", "party")

    def __init__(self, party: int = 0, face: int = 0) -> None:
        super().__init__("begin")
        self.party = party
        self.face = face
        self.left: list[int] = NOTHING

    def clone(self) -> TerritoryFigures:
        other = TerritoryFigures(self.party, self.face)
        other.step = self.step
        other.left = self.left
        return other

    def is_joker(self) -> bool:
        return TERRITORY_CARDS[self.face].symbol == ALL_SYMBOLS

    def begin(self, s: Realm) -> None:
        self.left = [ARCHER, RIDER, CREATURE] if self.is_joker() else [TERRITORY_CARDS[self.face].symbol]
        self.step = "choose_figure"

    def wanted(self) -> list[int]:
        """An Ent instead of the figure shown, for a good party with one of three cards. RI-4.11, RI-4.16"""
        side = PARTY_SIDE[self.party]
        if TERRITORY_CARDS[self.face].ents and side == GOOD:
            return [ENT]
        return FILLED_BY[side][self.left[0]]

    def options(self, s: Realm) -> list[int]:
        where = s.territories_with(self.party) if self.is_joker() else [self.face]
        return [place_code(unit, t) for t in where for unit in fitting(s, self.party, self.wanted(), t)]

    def choose_figure(self, s: Realm) -> None:
        if not self.left:
            self.step = "bonus"
            return
        s.ask_or_take(s.seat_of[self.party], "card-figure", [*self.options(s), NONE], then="placed")

    def placed(self, s: Realm) -> None:
        if s.reply != NONE:
            place(s, self.party, unit_placed(s.reply), territory_placed(s.reply))
        self.left = self.left[1:]
        self.step = "choose_figure"

    def bonus(self, s: Realm) -> None:
        """RI-10.12, RI-4.12, RI-10.27"""
        s.pop()
        if TERRITORY_CARDS[self.face].side == PARTY_SIDE[self.party]:
            s.push(Muster(self.party, BONUS, [self.face]))

    def about(self, s: Realm) -> Said:
        return [("party", party_name(self.party)), ("card", card_name(self.face))]

    def refuse(self, s: Realm, seat: int, code: int) -> Reason | None:
        if code == NONE:
            return None
        return None if PLACE <= code < COUNT and code in self.options(s) else WRONG_FIGURE
