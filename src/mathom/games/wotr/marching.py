"""Chapter 10: moving armies."""

from __future__ import annotations

from typing import Final

from mathom.games.wotr.armies import REGION_LIMIT, units
from mathom.games.wotr.board import ADJACENT, NOWHERE, REGIONS
from mathom.games.wotr.codes import DONE, MOST_OF_A_KIND, WAY, origin_in, target_in, way_code
from mathom.games.wotr.components import KIND_SIDE, KINDS, enemy_of
from mathom.games.wotr.conquest import SHUT_IN, enter, refuse_march, settle_siege
from mathom.games.wotr.forces import (
    NO_UNIT,
    TOO_MANY,
    Pick,
    arrive,
    can_move,
    force_at,
    minus,
    refuse_pick,
    shift,
    units_of,
)
from mathom.games.wotr.happenings import MARCHED
from mathom.games.wotr.politics import is_peaceful, refuse_entry
from mathom.games.wotr.table_cards import refuse_barred
from mathom.games.wotr.war import ARMY_MOVES_WHOLE, FIRST_UNIT, LAST_UNIT, NO_OVERSTACKING, NO_POOLS, NOTHING, War
from mathom.kernel import Frame, Reason

NOT_ADJACENT: Final = Reason("the-regions-are-not-adjacent", "WR-10.4", "WR-10.15")
FOREIGN_ARMY: Final = Reason("nobody-in-the-army-may-enter-that-nation", "WR-10.14", "WR-14.24")
MOVED_ALREADY: Final = Reason("no-figure-moves-twice-in-an-action", "WR-10.9", "WR-10.10")
STOP_FIRST: Final = Reason("an-action-moves-at-least-one-army", "WR-10.2")


def refuse_way(w: War, side: int, origin: int, to: int) -> Reason | None:
    """Why no army of the side can go from a region to another, whoever is in it.

    WR-10.4, WR-10.11, WR-10.12, WR-10.15
    """
    if to not in ADJACENT[origin]:
        return NOT_ADJACENT
    return refuse_march(w, side, to) or refuse_barred(w, side, to)


def welcome(w: War, force: list[int], to: int) -> list[int]:
    """Those of a force whom politics lets into the region, and who can move at all. WR-10.14, WR-7.15"""
    free = can_move(force)
    return [n if not n or refuse_entry(w, kind, to) is None else 0 for kind, n in enumerate(free[:KINDS])] + free[
        KINDS:
    ]


def room(w: War, side: int, to: int) -> int:
    """How many units may come to the region: with the strict reading of WR-10.13 no more than fit in (AMB-17)."""
    return max(0, REGION_LIMIT - units(w, side, to)) if w.reads(NO_OVERSTACKING) else MOST_OF_A_KIND


def march(w: War, side: int, force: list[int], origin: int, to: int) -> None:
    """A force goes to an adjacent region, with all that follows from leaving and entering.

    WR-10.4, WR-12.21, WR-13.2
    """
    shift(w, force, origin, to)
    w.tell(MARCHED, side, origin, to, force)
    enter(w, side, to)
    settle_siege(w, origin)


def unmoved(w: War, side: int, origin: int, where: list[int], arrived: list[list[int]]) -> list[int]:
    """Who is in the region and has not moved in this action. WR-10.9"""
    force = force_at(w, side, origin)
    for i, place in enumerate(where):
        if place == origin:
            force = minus(force, arrived[i])
    return force


class March(Frame):
    """Up to `most` different armies move one region each; with `leader` each has a Leader or Character along.

    `arrived` are the forces that have moved in this action and `where` they are now: they do not move again.
    WR-10.2, WR-10.3, WR-10.5 to WR-10.10, WR-10.21, AMB-18, AMB-103
    """

    __slots__ = ("arrived", "leader", "most", "origin", "origins", "seat", "side", "to", "where")

    def __init__(self, seat: int = 0, side: int = 0, most: int = 2, leader: bool = False) -> None:
        super().__init__("choose_way")
        self.seat = seat
        self.side = side
        self.most = most
        self.leader = leader
        self.arrived: list[list[int]] = NO_POOLS
        self.where: list[int] = NOTHING
        self.origins: list[int] = NOTHING
        self.origin = NOWHERE
        self.to = NOWHERE

    def clone(self) -> March:
        other = March(self.seat, self.side, self.most, self.leader)
        other.step = self.step
        other.arrived = self.arrived
        other.where = self.where
        other.origins = self.origins
        other.origin = self.origin
        other.to = self.to
        return other

    def army(self, w: War, origin: int) -> list[int]:
        return unmoved(w, self.side, origin, self.where, self.arrived)

    def refuse_march_of(self, w: War, army: list[int], origin: int, to: int) -> Reason | None:
        reason = refuse_way(w, self.side, origin, to)
        if reason is not None:
            return reason
        if w.reads(ARMY_MOVES_WHOLE) and origin in self.origins:
            return MOVED_ALREADY
        pool = welcome(w, army, to)
        if not units_of(pool):
            return FOREIGN_ARMY
        if not room(w, self.side, to):
            return TOO_MANY
        return refuse_pick(w, self.side, self.staying(w, army, origin), pool, self.leader, False)

    def staying(self, w: War, army: list[int], origin: int) -> list[int]:
        """All in the region, so that nobody is left alone: those who arrived count as company."""
        return force_at(w, self.side, origin) if origin in self.where else army

    def ways(self, w: War, one_will_do: bool = False) -> list[int]:
        """All ways of all armies; or only those of the first army that can move."""
        found: list[int] = []
        first, last = FIRST_UNIT[self.side], LAST_UNIT[self.side]
        content, totals = w.figures.content, w.figures.totals
        peaceful = [kind for kind in range(KINDS) if KIND_SIDE[kind] == self.side and is_peaceful(w, kind)]
        for origin in range(REGIONS):
            if totals[origin] and any(content[origin][first:last]):
                found += self.ways_from(w, origin, peaceful)
                if found and one_will_do:
                    break
        return found

    def ways_from(self, w: War, origin: int, peaceful: list[int]) -> list[int]:
        """The ways of one army. Whoever is At War can be picked alike for every region: that is found out once."""
        army = self.army(w, origin)
        if w.house or any(army[kind] for kind in peaceful):
            return [
                way_code(origin, to) for to in ADJACENT[origin] if self.refuse_march_of(w, army, origin, to) is None
            ]
        pool = can_move(army)
        if refuse_pick(w, self.side, self.staying(w, army, origin), pool, self.leader, False) is not None:
            return []
        return [way_code(origin, to) for to in ADJACENT[origin] if refuse_way(w, self.side, origin, to) is None]

    def choose_way(self, w: War) -> None:
        if len(self.where) == self.most:
            w.pop()
            return
        ways = self.ways(w)
        if not ways:
            w.pop()
            return
        w.ask_one(self.seat, "march", [*ways, DONE] if self.where else ways, then="way_chosen")

    def way_chosen(self, w: War) -> None:
        if w.reply == DONE:
            w.pop()
            return
        self.origin = origin_in(w.reply)
        self.to = target_in(w.reply)
        army = self.army(w, self.origin)
        self.step = "go"
        w.push(
            Pick(
                "who-marches",
                self.seat,
                self.side,
                self.staying(w, army, self.origin),
                welcome(w, army, self.to),
                self.leader,
                most=room(w, self.side, self.to),
            )
        )

    def go(self, w: War) -> None:
        force = w.picked
        w.picked = NOTHING
        march(w, self.side, force, self.origin, self.to)
        arrive(w, force, self.to)
        self.merge(force)
        self.step = "choose_way"

    def merge(self, force: list[int]) -> None:
        self.arrived = [*self.arrived, force]
        self.where = [*self.where, self.to]
        self.origins = [*self.origins, self.origin]

    def refuse(self, s: War, seat: int, code: int) -> Reason | None:
        if code == DONE:
            return None if self.where else STOP_FIRST
        if not WAY <= code < WAY + REGIONS * REGIONS:
            return NO_UNIT
        origin = origin_in(code)
        army = self.army(s, origin)
        if not units_of(army):
            if s.has_units(self.side, origin):
                return MOVED_ALREADY
            return SHUT_IN if s.besieger(origin) == enemy_of(self.side) else NO_UNIT
        return self.refuse_march_of(s, army, origin, target_in(code))


def can_march(w: War, side: int, leader: bool) -> bool:
    """Whether any army of the side can move."""
    return bool(March(0, side, 1, leader).ways(w, True))
