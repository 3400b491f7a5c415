"""Chapter 9: recruiting."""

from __future__ import annotations

from typing import ClassVar, Final

from mathom.games.wotr.armies.armies import army_place, limit, units
from mathom.games.wotr.armies.command import NOT_YOUR_NATION, NOT_YOUR_NAZGUL, note_deed, refuse_again, refuse_nation
from mathom.games.wotr.armies.meeting import gather
from mathom.games.wotr.battle.conquest import SETTLEMENT_LOST, refuse_free, refuse_recruiting_in
from mathom.games.wotr.box import (
    ELITE,
    FREE_PEOPLES,
    KIND_NATION,
    KIND_RANK,
    KIND_SIDE,
    KINDS,
    LEADER,
    MUSTERED,
    NAZGUL,
)
from mathom.games.wotr.codes import DONE, figure_at_code, is_figure_at, kind_in, region_in
from mathom.games.wotr.event_kinds import RECRUITED
from mathom.games.wotr.map import (
    NATION_AT,
    NOWHERE,
    OWNER_AT,
    REGIONS,
    REINFORCEMENTS,
    is_settlement,
    is_stronghold,
)
from mathom.games.wotr.politics import refuse_muster
from mathom.games.wotr.state import NO_OVERSTACKING, War
from mathom.games.wotr.team import DUEL
from mathom.kernel import Frame, Reason

NONE_LEFT: Final = Reason("no-such-figure-is-left-in-the-reinforcements", "WR-9.4", "WR-9.12")
NAZGUL_ONLY_IN_STRONGHOLDS: Final = Reason("nazgul-are-recruited-in-sauron-strongholds", "WR-9.7")
LONE_LEADER: Final = Reason("a-leader-needs-a-unit-where-he-is-recruited", "WR-1.30", "WR-9.5")
TWO_PLACES: Final = Reason("two-figures-go-to-two-settlements", "WR-9.9")
ELITE_ALONE: Final = Reason("a-die-recruits-one-elite-alone", "WR-9.3")
ONLY_BY_CARD: Final = Reason("only-cards-recruit-in-a-besieged-stronghold", "WR-9.11")
FULL: Final = Reason("no-region-holds-more-than-ten-units", "WR-10.13")
FULL_INSIDE: Final = Reason("no-besieged-stronghold-holds-more-than-five-units", "WR-8.6")
AT_LEAST_ONE: Final = Reason("at-least-one-figure-is-recruited", "WR-9.3")

SETTLEMENTS_OF: Final[list[list[int]]] = [
    [r for r in range(REGIONS) if NATION_AT[r] == nation and is_settlement(r)] for nation in range(8)
]


def refuse_recruit(w: War, kind: int, region: int, by_card: bool) -> Reason | None:
    """Why the figure cannot be recruited in the region.

    By card also in a besieged own Stronghold and where there is no settlement, but never in one that the enemy has
    conquered, not even for those who besiege it. WR-9.4, WR-9.5, WR-9.7, WR-9.8, WR-9.10 to WR-9.12, WR-9.15 to
    WR-9.19, WR-19.46, AMB-15, AMB-17
    """
    side = KIND_SIDE[kind]
    if not w.figures.content[REINFORCEMENTS + side][kind]:
        return NONE_LEFT
    if w.seats > DUEL:
        again = refuse_again(w, KIND_NATION[kind])
        if again is not None:
            return again
    if not by_card:
        reason = refuse_recruiting_in(w, KIND_NATION[kind], region)
        if reason is not None:
            return reason
        reason = refuse_free(w, side, region)
        if reason is not None and not w.extra.musters_inside(w, KIND_NATION[kind], region):
            return ONLY_BY_CARD if w.is_besieged(region) else reason
        if kind == NAZGUL and not is_stronghold(region):
            return NAZGUL_ONLY_IN_STRONGHOLDS
    elif not (w.held[region] == side and is_stronghold(region) and w.is_besieged(region)):
        reason = refuse_free(w, side, region)
        if reason is not None:
            return reason
        if OWNER_AT[region] == side and w.held[region] != side:
            return SETTLEMENT_LOST
    place = army_place(w, side, region)
    if KIND_RANK[kind] == LEADER and not w.has_units(FREE_PEOPLES, place):
        return LONE_LEADER
    if w.reads(NO_OVERSTACKING) and KIND_RANK[kind] <= ELITE and units(w, side, place) >= limit(place):
        return FULL if place == region else FULL_INSIDE
    return None


def recruit(w: War, kind: int, region: int) -> None:
    """A figure comes from the reinforcements, inside the Stronghold if that is besieged. WR-9.4, WR-9.17"""
    side = KIND_SIDE[kind]
    place = army_place(w, side, region)
    w.figures.move(kind, 1, REINFORCEMENTS + side, place)
    w.tell(RECRUITED, kind, place)
    gather(w, place)
    note_deed(w, KIND_NATION[kind])


class Recruit(Frame):
    """A Muster die recruits one Elite, or up to two of Regulars, Leaders and Nazgûl (DP-29, DP-30).

    WR-9.2, WR-9.3, WR-9.6, WR-9.9, WR-19.20, WR-19.28, AMB-16
    """

    __slots__ = ("first", "seat", "side")
    shows: ClassVar[tuple[str, ...]] = ("step", "first", "seat", "side")

    def __init__(self, seat: int = 0, side: int = 0) -> None:
        super().__init__("choose_first")
        self.seat = seat
        self.side = side
        self.first = NOWHERE

    def clone(self) -> Recruit:
        other = Recruit(self.seat, self.side)
        other.step = self.step
        other.first = self.first
        return other

    def refuse_figure(self, w: War, kind: int, region: int) -> Reason | None:
        if self.first != NOWHERE:
            if KIND_RANK[kind] == ELITE:
                return ELITE_ALONE
            if region == self.first:
                return TWO_PLACES
        nation = KIND_NATION[kind]
        if w.seats > DUEL:
            reason = refuse_nation(w, nation)
            if reason is not None:
                return NOT_YOUR_NAZGUL if reason is NOT_YOUR_NATION and kind == NAZGUL else reason
        return refuse_muster(w, nation) or refuse_recruit(w, kind, region, False)

    def options(self, w: War, one_will_do: bool = False) -> list[int]:
        """All figures that can come, or only those of the first kind of which any can."""
        found: list[int] = []
        left = w.figures.content[REINFORCEMENTS + self.side]
        for kind in range(KINDS):
            if left[kind] and MUSTERED[kind] and KIND_SIDE[kind] == self.side and w.at_war(KIND_NATION[kind]):
                regions = [r for r in SETTLEMENTS_OF[KIND_NATION[kind]] if self.refuse_figure(w, kind, r) is None]
                found += [figure_at_code(kind, region) for region in regions]
                if found and one_will_do:
                    break
        return found

    def choose_first(self, w: War) -> None:
        w.ask_one(self.seat, "recruit", self.options(w), then="first_chosen")

    def first_chosen(self, w: War) -> None:
        kind = kind_in(w.reply)
        self.first = region_in(w.reply)
        recruit(w, kind, self.first)
        if KIND_RANK[kind] == ELITE:
            w.pop()
        else:
            self.step = "choose_second"

    def choose_second(self, w: War) -> None:
        options = self.options(w)
        if not options:
            w.pop()
        else:
            w.ask_one(self.seat, "recruit-second", [*options, DONE], then="second_chosen")

    def second_chosen(self, w: War) -> None:
        if w.reply != DONE:
            recruit(w, kind_in(w.reply), region_in(w.reply))
        w.pop()

    def refuse(self, s: War, seat: int, code: int) -> Reason | None:
        if code == DONE and self.first != NOWHERE:
            return None
        if not is_figure_at(code):
            return AT_LEAST_ONE
        return self.refuse_figure(s, kind_in(code), region_in(code))


def can_recruit(w: War, side: int) -> bool:
    return bool(Recruit(0, side).options(w, True))
