"""Chapter 5: the last action of a good party's turn, handing over troops."""

from __future__ import annotations

from typing import ClassVar, Final

from mathom.games.risk.box import GOOD, HERO, PARTIES_OF, SIZE, UNIT_COUNT, UNITS_OF, kind_of, party_name, unit_name
from mathom.games.risk.codes import BACK, DONE, PARTY, SPACE, UNIT
from mathom.games.risk.control import aftermath, update_control
from mathom.games.risk.event_kinds import Said
from mathom.games.risk.map import NOWHERE, SUPPLY, TERRITORIES, space_name
from mathom.games.risk.state import FOUGHT, MOVED, Realm
from mathom.kernel import EventKind, Frame, Reason

HANDED_OVER: Final = EventKind(
    "handed-over",
    ("party", "unit", "heir", "territory"),
    ("RI-5.13",),
    (party_name, unit_name, party_name, space_name),
)

LAST_FIGURE: Final = Reason("the-last-figure-stays", "RI-5.34")
WAS_BUSY: Final = Reason("only-troops-that-neither-moved-nor-fought-are-handed-over", "RI-5.13", "RI-5.15")
NO_HEIR: Final = Reason("no-other-good-party-can-take-it", "RI-5.15", "RI-5.32")
ONE_TERRITORY: Final = Reason("troops-are-handed-over-in-one-territory-a-turn", "RI-5.14")
NO_TERRITORY: Final = Reason("troops-are-handed-over-in-a-territory", "RI-5.35")


def idle(s: Realm, territory: int, unit: int) -> int:
    """How many of the active party's figures there neither moved nor fought in this turn. RI-5.13, RI-5.33"""
    return sum([column[2] for column in s.columns(territory, unit) if not column[1] & (MOVED | FOUGHT)])


def heirs(s: Realm, party: int, unit: int) -> list[int]:
    """Who can take over such a figure: another good party with one in its supply. RI-5.15, RI-5.32"""
    return [p for p in PARTIES_OF[GOOD] if p != party and not s.out[p] and s.in_supply(p, unit)]


def refuse_giving(s: Realm, party: int, territory: int, unit: int) -> Reason | None:
    """Why no figure of the unit can be handed over there. RI-5.13 to RI-5.15, RI-5.33, RI-5.34, A-12, A-52"""
    if unit == HERO or not idle(s, territory, unit):
        return WAS_BUSY
    if s.strength(party, territory) < 2:
        return LAST_FIGURE
    return None if heirs(s, party, unit) else NO_HEIR


def gifts(s: Realm, party: int, territory: int) -> list[int]:
    return [unit for unit in UNITS_OF[party] if refuse_giving(s, party, territory, unit) is None]


class Transfer(Frame):
    """A good party hands over troops in one territory (DP-30), figure by figure. RI-5.13 to RI-5.16"""

    __slots__ = ("party", "territory", "unit")
    shows: ClassVar[tuple[str, ...]] = ("step", "party", "territory", "unit")

    def __init__(self, party: int = 0) -> None:
        super().__init__("choose_territory")
        self.party = party
        self.territory = NOWHERE
        self.unit = 0

    def clone(self) -> Transfer:
        other = Transfer(self.party)
        other.step = self.step
        other.territory = self.territory
        other.unit = self.unit
        return other

    def choose_territory(self, s: Realm) -> None:
        options = [SPACE + t for t in s.territories_with(self.party) if gifts(s, self.party, t)]
        s.ask_or_take(s.seat_of[self.party], "transfer-where", [*options, DONE], then="territory_chosen")

    def territory_chosen(self, s: Realm) -> None:
        if s.reply == DONE:
            s.pop()
        else:
            self.territory = s.reply - SPACE
            self.step = "choose_unit"

    def choose_unit(self, s: Realm) -> None:
        options = [UNIT + unit for unit in gifts(s, self.party, self.territory)]
        s.ask_or_take(s.seat_of[self.party], "transfer", [*options, DONE], then="unit_chosen")

    def unit_chosen(self, s: Realm) -> None:
        if s.reply == DONE:
            update_control(s, self.territory)
            s.pop()
            aftermath(s, self.territory)
        else:
            self.unit = s.reply - UNIT
            self.step = "choose_heir"

    def choose_heir(self, s: Realm) -> None:
        options = [PARTY + heir for heir in heirs(s, self.party, self.unit)]
        s.ask_one(s.seat_of[self.party], "transfer-to", [*options, BACK], then="hand_over")

    def hand_over(self, s: Realm) -> None:
        """The figure changes its colour and stays. RI-5.15"""
        self.step = "choose_unit"
        if s.reply == BACK:
            return
        heir = s.reply - PARTY
        left, flags, _ = next(c for c in s.columns(self.territory, self.unit) if not c[1] & (MOVED | FOUGHT))
        s.note(self.territory, self.unit, left, flags, -1)
        s.figures.move(kind_of(self.party, self.unit), 1, self.territory, SUPPLY)
        s.put(heir, self.unit, 1, self.territory)
        s.tell(HANDED_OVER, self.party, self.unit, heir, self.territory)
        update_control(s, self.territory)

    def about(self, s: Realm) -> Said:
        said: Said = [("party", party_name(self.party))]
        if self.territory != NOWHERE:
            said += [("territory", space_name(self.territory)), ("unit", unit_name(self.unit))]
        return said

    def refuse(self, s: Realm, seat: int, code: int) -> Reason | None:
        if code in (DONE, BACK):
            return None
        if self.step == "choose_territory":
            territory = code - SPACE
            if not 0 <= territory < TERRITORIES:
                return NO_TERRITORY
            if gifts(s, self.party, territory):
                return None
            own = [u for u in UNITS_OF[self.party] if s.number(self.party, u, territory)]
            return refuse_giving(s, self.party, territory, own[0]) if own else WAS_BUSY
        if self.step == "choose_unit":
            if SPACE <= code < SPACE + TERRITORIES:
                return ONE_TERRITORY
            unit = code - UNIT
            return refuse_giving(s, self.party, self.territory, unit) if 0 <= unit < UNIT_COUNT else WAS_BUSY
        heir = code - PARTY
        return None if 0 <= heir < SIZE and heir in heirs(s, self.party, self.unit) else NO_HEIR
