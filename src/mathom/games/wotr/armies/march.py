"""Chapter 10: moving armies, by a die (`round.actions`) or a card. WR-10.1

Leaders march with units of any nation, never alone (WR-1.31, WR-1.33). More besiegers may march to a siege: it is no
attack (WR-12.11, WR-12.31).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mathom.games.wotr.armies.armies import REGION_LIMIT, units
from mathom.games.wotr.armies.command import led_force, note_army, refuse_lead
from mathom.games.wotr.armies.forces import (
    NO_ARMY_THERE,
    NO_UNIT,
    TOO_MANY,
    Pick,
    can_move,
    companions_arrived,
    force_at,
    minus,
    refuse_pick,
    relocate,
    units_of,
)
from mathom.games.wotr.battle.conquest import SHUT_IN, army_enters, refuse_march, settle_siege
from mathom.games.wotr.box import KINDS, enemy_of
from mathom.games.wotr.codes import DONE, MOST_OF_A_KIND, REGION, WAY, is_fleet, origin_in, target_in, way_code
from mathom.games.wotr.event_kinds import MARCHED, Said, leg
from mathom.games.wotr.events.in_play import refuse_barred
from mathom.games.wotr.map import ADJACENT, NOWHERE, REGIONS
from mathom.games.wotr.politics import peaceful_kinds, refuse_entry
from mathom.games.wotr.state import ARMY_MOVES_WHOLE, COUNTED_UNITS, NO_OVERSTACKING, NO_POOLS, NOTHING, War
from mathom.games.wotr.team import DUEL
from mathom.kernel import NOTHING_SAID, Frame, Reason

if TYPE_CHECKING:
    from mathom.games.wotr.edge.glance import Glance

NOT_ADJACENT: Final = Reason("the-regions-are-not-adjacent", "WR-10.4", "WR-10.15")
FOREIGN_ARMY: Final = Reason("nobody-in-the-army-may-enter-that-nation", "WR-10.14", "WR-14.24")
MOVED_ALREADY: Final = Reason("no-figure-moves-twice-in-an-action", "WR-10.9", "WR-10.10")
WHERE_TO_GO: Final = Reason("say-where-the-army-goes", "WR-10.4")
STOP_FIRST: Final = Reason("an-action-moves-at-least-one-army", "WR-10.2")


def refuse_way(w: War, side: int, origin: int, to: int) -> Reason | None:
    """Why no army of the side can go from a region to another, whoever is in it. WR-10.4, WR-10.15"""
    return refuse_goal(w, side, to) if to in ADJACENT[origin] else NOT_ADJACENT


def refuse_goal(w: War, side: int, to: int) -> Reason | None:
    """Why no army of the side can go to a region, from wherever it comes. WR-10.11, WR-10.12"""
    return refuse_march(w, side, to) or refuse_barred(w, side, to)


def welcome(w: War, force: list[int], to: int) -> list[int]:
    """Those of a force whom politics lets into the region, and who can move at all. WR-10.14, WR-7.15"""
    free = can_move(w, force)[:]
    for kind in range(KINDS):
        if free[kind] and refuse_entry(w, kind, to) is not None:
            free[kind] = 0
    return free


def room(w: War, side: int, to: int) -> int:
    """How many units may come to the region: with the strict reading of WR-10.13 no more than fit in (AMB-17)."""
    return max(0, REGION_LIMIT - units(w, side, to)) if w.reads(NO_OVERSTACKING) else MOST_OF_A_KIND


def march(w: War, side: int, force: list[int], origin: int, to: int) -> None:
    """A force goes to an adjacent region, with all that follows from leaving and entering.

    WR-10.4, WR-12.21, WR-13.2
    """
    relocate(w, force, origin, to)
    w.tell(MARCHED, side, origin, to, force)
    army_enters(w, side, to)
    settle_siege(w, origin)


def unmoved(w: War, side: int, origin: int, where: list[int], arrived: list[list[int]]) -> list[int]:
    """Who is in the region, obeys the player, and has not moved in this action. WR-10.9, WR-19.20, WR-19.35"""
    force = led_force(w, side, origin) if w.seats > DUEL else force_at(w, side, origin)
    if origin not in where:
        return force
    for i, place in enumerate(where):
        if place == origin:
            force = minus(force, arrived[i])
    # Of who has come some may obey the team-mate now.
    return [max(0, count) for count in force] if w.seats > DUEL else force


class March(Frame):
    """Up to `most` different armies move one region each; with `leader` each has a Leader or Character along.

    A die (`by_die`) may move what a supplement adds instead of an army.
    `arrived` are the forces that have moved in this action and `where` they are now: they do not move again.
    WR-10.2, WR-10.3, WR-10.5 to WR-10.10, WR-10.21, AMB-18, AMB-103
    """

    __slots__ = ("arrived", "by_die", "leader", "most", "origin", "origins", "seat", "side", "to", "where")
    shows: ClassVar[tuple[str, ...]] = ("step", "side", "most", "leader", "origin", "to", "origins", "arrived", "where")

    def __init__(self, seat: int = 0, side: int = 0, most: int = 2, leader: bool = False, by_die: bool = False) -> None:
        super().__init__("choose_way")
        self.by_die = by_die
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
        other = March(self.seat, self.side, self.most, self.leader, self.by_die)
        other.step = self.step
        other.arrived = self.arrived
        other.where = self.where
        other.origins = self.origins
        other.origin = self.origin
        other.to = self.to
        return other

    def army(self, w: War, origin: int) -> list[int]:
        return unmoved(w, self.side, origin, self.where, self.arrived)

    def roads(self, w: War) -> list[list[int]]:
        """Where ways lead from each region: with a die also those that a supplement adds. WR-10.4, WR-10.15"""
        return w.extra.roads(w, self.side) if self.by_die else ADJACENT

    def refuse_march_of(self, w: War, army: list[int], origin: int, to: int) -> Reason | None:
        """Why the army cannot go to a region near it."""
        reason = refuse_goal(w, self.side, to)
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
        whole = origin in self.where or w.seats > DUEL
        return force_at(w, self.side, origin) if whole else army

    def ways(self, w: War, one_will_do: bool = False) -> list[int]:
        """All ways of all armies; or only those of the first army that can move."""
        found: list[int] = []
        ours = w.figures.counts[COUNTED_UNITS + self.side]
        peaceful = peaceful_kinds(w, self.side)
        roads = self.roads(w)
        for origin in range(REGIONS):
            if ours[origin]:
                found += self.ways_from(w, origin, roads[origin], peaceful)
                if found and one_will_do:
                    break
        return found

    def ways_from(self, w: War, origin: int, near: list[int], peaceful: list[int]) -> list[int]:
        """The ways of one army. Whoever is At War can be picked alike for every region: that is found out once."""
        heap = w.figures.content[origin]
        if w.house or any(heap[kind] for kind in peaceful):
            army = self.army(w, origin)
            return [way_code(origin, to) for to in near if self.refuse_march_of(w, army, origin, to) is None]
        if not self.any_can_go(w, origin):
            return []
        enemies = w.figures.counts[COUNTED_UNITS + enemy_of(self.side)]
        return [way_code(origin, to) for to in near if not enemies[to] and refuse_barred(w, self.side, to) is None]

    def any_can_go(self, w: War, origin: int) -> bool:
        """Whether some of an army At War can be picked. Two units of which none has moved can spare one."""
        if w.seats == DUEL and not self.leader and origin not in self.where and units(w, self.side, origin) > 1:
            return True
        army = self.army(w, origin)
        return refuse_pick(w, self.side, self.staying(w, army, origin), can_move(w, army), self.leader, False) is None

    def choose_way(self, w: War) -> None:
        if len(self.where) == self.most:
            w.pop()
            return
        ways = self.ways(w)
        if self.by_die and not self.leader:
            ways += w.extra.fleets(w, self.seat, self.side)
        if not ways:
            w.pop()
            return
        w.ask_one(self.seat, "march", [*ways, DONE] if self.where else ways, then="way_chosen")

    def way_chosen(self, w: War) -> None:
        if w.reply == DONE:
            w.pop()
            return
        if is_fleet(w.reply):
            w.extra.sail(w, self.seat, w.reply)
            self.origin = self.to = NOWHERE
            self.merge(NOTHING)
            self.step = "choose_way"
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
        force: list[int] = w.returned
        note_army(w, self.side, force, self.origin, self.to)
        march(w, self.side, force, self.origin, self.to)
        companions_arrived(w, force, self.to)
        self.merge(force)
        self.step = "choose_way"

    def merge(self, force: list[int]) -> None:
        self.arrived = [*self.arrived, force]
        self.where = [*self.where, self.to]
        self.origins = [*self.origins, self.origin]

    def about(self, s: War) -> Said:
        """Who asks for a way knows of none yet."""
        return NOTHING_SAID if s.stack[-1] is self else leg(self.origin, self.to)

    def brief(self, glance: Glance) -> bool:
        glance.goes(self.origin, self.to)
        return True

    def refuse(self, s: War, seat: int, code: int) -> Reason | None:
        if code == DONE:
            return None if self.where else STOP_FIRST
        if s.offers(seat, code):
            return None
        if is_fleet(code):
            return s.extra.refuse_fleet(s, seat, code)
        if REGION <= code < REGION + REGIONS:
            return self.refuse_army(s, code - REGION)
        if not WAY <= code < WAY + REGIONS * REGIONS:
            return NO_UNIT
        origin, to = origin_in(code), target_in(code)
        army = self.army(s, origin)
        reason = self.refuse_nobody(s, army, origin)
        if reason is None and to not in self.roads(s)[origin]:
            return NOT_ADJACENT
        return reason or self.refuse_march_of(s, army, origin, to)

    def refuse_nobody(self, w: War, army: list[int], origin: int) -> Reason | None:
        """Why nobody in a region is left to move."""
        if units_of(army):
            return None
        if w.has_units(self.side, origin):
            return refuse_lead(w, self.side, origin) or MOVED_ALREADY
        return SHUT_IN if w.besieger(origin) == enemy_of(self.side) else NO_ARMY_THERE

    def refuse_army(self, w: War, origin: int) -> Reason | None:
        """Why the army of a region cannot move, wherever to."""
        army = self.army(w, origin)
        reason = self.refuse_nobody(w, army, origin)
        if reason is not None:
            return reason
        reasons = [self.refuse_march_of(w, army, origin, to) for to in self.roads(w)[origin]]
        return WHERE_TO_GO if None in reasons else reasons[0]


def can_march(w: War, side: int, leader: bool) -> bool:
    """Whether any army of the side can move."""
    return bool(March(0, side, 1, leader, by_die=True).ways(w, True))
