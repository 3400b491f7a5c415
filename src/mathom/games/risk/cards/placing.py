"""Chapter 10: figures that cards bring, and figures that cards cost."""

from __future__ import annotations

from typing import ClassVar, Final

from mathom.games.risk.box import (
    HERO,
    MUMAKIL,
    PRICE,
    UNIT_COUNT,
    UNITS_OF,
    VALUE,
    WARES_OF,
    kind_of,
    party_name,
)
from mathom.games.risk.codes import COUNT, DONE, FIGURE, PLACE, WOUNDED, place_code, territory_placed, unit_placed
from mathom.games.risk.control import update_control
from mathom.games.risk.event_kinds import FELL, PLACED, Said
from mathom.games.risk.map import space_name
from mathom.games.risk.round.deploy import ONLY_IN_HARADWAITH, may_stand
from mathom.games.risk.state import NOTHING, Realm
from mathom.kernel import Frame, Reason

NOT_WORTH: Final = Reason("figures-for-so-much-gold-are-not-left", "RI-10.39")
NOT_IN_SUPPLY: Final = Reason("no-such-figure-is-in-the-supply", "RI-1.7", "RI-10.39")
NO_OWN_FIGURES: Final = Reason("the-party-has-no-figure-there", "RI-10.19", "RI-16.4")
NOT_THERE: Final = Reason("the-card-names-other-territories", "RI-10.12", "RI-10.19")
NOT_NEAR_ENOUGH: Final = Reason("the-loss-must-be-as-near-as-possible", "RI-10.40")

NO_LIMIT: Final = -1


def place(s: Realm, party: int, unit: int, territory: int) -> None:
    """A figure from a card stands on the board at once. RI-10.26, RI-4.18"""
    s.put(party, unit, 1, territory)
    s.tell(PLACED, party, unit, 1, territory)
    update_control(s, territory)


class Muster(Frame):
    """A party places figures worth `gold`, or `count` figures, in `territories` where it has some (DP-28).

    It may take fewer. Only types with a price; mûmakil only in Haradwaith, and not at all where figures are counted.
    RI-10.18, RI-10.19, RI-10.38, RI-10.39, RI-11.5, RI-15.1
    """

    __slots__ = ("count", "gold", "party", "territories")
    shows: ClassVar[tuple[str, ...]] = ("step", "count", "gold", "party", "territories")

    def __init__(
        self, party: int = 0, gold: int = NO_LIMIT, territories: list[int] = NOTHING, count: int = NO_LIMIT
    ) -> None:
        super().__init__("choose_figure")
        self.party = party
        self.gold = gold
        self.territories = territories
        self.count = count

    def clone(self) -> Muster:
        other = Muster(self.party, self.gold, self.territories, self.count)
        other.step = self.step
        return other

    def refuse_figure(self, s: Realm, unit: int, territory: int) -> Reason | None:
        if not s.present(self.party, territory):
            return NO_OWN_FIGURES
        if territory not in self.territories:
            return NOT_THERE
        if unit not in WARES_OF[self.party] or (self.gold != NO_LIMIT and PRICE[unit] > self.gold):
            return NOT_WORTH
        if not s.in_supply(self.party, unit):
            return NOT_IN_SUPPLY
        counted = self.gold == NO_LIMIT and unit == MUMAKIL
        return ONLY_IN_HARADWAITH if counted or not may_stand(unit, territory) else None

    def choose_figure(self, s: Realm) -> None:
        options = [
            place_code(unit, territory)
            for unit in WARES_OF[self.party]
            for territory in self.territories
            if self.count != 0 and self.refuse_figure(s, unit, territory) is None
        ]
        s.ask_or_take(s.seat_of[self.party], "place", [*options, DONE], then="placed")

    def placed(self, s: Realm) -> None:
        if s.reply == DONE:
            s.pop()
            return
        unit, territory = unit_placed(s.reply), territory_placed(s.reply)
        place(s, self.party, unit, territory)
        if self.gold != NO_LIMIT:
            self.gold -= PRICE[unit]
        if self.count != NO_LIMIT:
            self.count -= 1
        self.step = "choose_figure"

    def about(self, s: Realm) -> Said:
        gold = None if self.gold == NO_LIMIT else self.gold
        return [("party", party_name(self.party)), ("gold", gold), ("count", self.count)]

    def refuse(self, s: Realm, seat: int, code: int) -> Reason | None:
        if code == DONE:
            return None
        if not PLACE <= code < COUNT:
            return NOT_WORTH
        return self.refuse_figure(s, unit_placed(code), territory_placed(code))


# Losses


def best_loss(counts: list[int], most: int, keep: int) -> int:
    """The greatest value of figures, of so many of each unit, that is not above `most` and leaves `keep` figures.

    RI-10.40
    """
    removable = sum(counts) - keep
    reach = {(0, 0)}
    for unit, count in enumerate(counts):
        for _ in range(min(count, most)):
            reach |= {(v + VALUE[unit], n + 1) for v, n in reach if v + VALUE[unit] <= most and n < removable}
    return max([value for value, _ in reach])


class Losses(Frame):
    """The owner chooses which of a party's troops in a territory fall: worth `gold`, or `count` figures (DP-6, DP-26).

    The value comes as near to `gold` as it can; one figure always survives. With `only` a flag, those are meant that
    have it. RI-10.40
    """

    __slots__ = ("count", "gold", "only", "party", "territory")
    shows: ClassVar[tuple[str, ...]] = ("step", "count", "gold", "party", "territory")

    def __init__(self, party: int = 0, territory: int = 0, gold: int = 0, count: int = 0, only: int = 0) -> None:
        super().__init__("choose_figure")
        self.party = party
        self.territory = territory
        self.gold = gold
        self.count = count
        self.only = only

    def clone(self) -> Losses:
        other = Losses(self.party, self.territory, self.gold, self.count, self.only)
        other.step = self.step
        return other

    def exposed(self, s: Realm) -> list[int]:
        """The troops that can fall, by unit."""
        counts = [0] * UNIT_COUNT
        for unit in UNITS_OF[self.party]:
            if unit != HERO and self.only:
                columns = s.columns(self.territory, unit)
                counts[unit] = sum([column[2] for column in columns if column[1] & self.only])
            elif unit != HERO:
                counts[unit] = s.number(self.party, unit, self.territory)
        return counts

    def keep(self, s: Realm) -> int:
        """A hero who is there survives; else one of the troops must."""
        return 0 if s.number(self.party, HERO, self.territory) and not self.only else 1

    def victims(self, s: Realm) -> list[int]:
        """The units of which one may fall next."""
        counts, keep = self.exposed(s), self.keep(s)
        if self.count:
            return [unit for unit, n in enumerate(counts) if n and sum(counts) > keep]
        best = best_loss(counts, self.gold, keep) if sum(counts) else 0
        found: list[int] = []
        for unit, n in enumerate(counts):
            if n and 0 < VALUE[unit] <= self.gold and sum(counts) > keep:
                rest = [c - 1 if u == unit else c for u, c in enumerate(counts)]
                if VALUE[unit] + best_loss(rest, self.gold - VALUE[unit], keep) == best:
                    found.append(unit)
        return found

    def choose_figure(self, s: Realm) -> None:
        units = self.victims(s)
        if not units:
            s.pop()
            return
        options = [FIGURE + kind_of(self.party, unit) for unit in units]
        s.ask_or_take(s.seat_of[self.party], "card-loss", options, then="fallen")

    def fallen(self, s: Realm) -> None:
        unit = (s.reply - FIGURE) % UNIT_COUNT
        s.lose(self.party, unit, 1, self.territory, self.only)
        s.tell(FELL, self.party, unit, 1, self.territory)
        update_control(s, self.territory)
        if self.count:
            self.count -= 1
            if not self.count:
                s.pop()
                return
        else:
            self.gold -= VALUE[unit]
        self.step = "choose_figure"

    def about(self, s: Realm) -> Said:
        return [
            ("party", party_name(self.party)),
            ("territory", space_name(self.territory)),
            ("gold", self.gold or None),
        ]

    def refuse(self, s: Realm, seat: int, code: int) -> Reason | None:
        kind = code - FIGURE
        own = FIGURE <= code < WOUNDED and kind // UNIT_COUNT == self.party
        return None if own and kind % UNIT_COUNT in self.victims(s) else NOT_NEAR_ENOUGH
