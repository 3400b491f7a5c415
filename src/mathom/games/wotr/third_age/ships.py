"""Chapter 10: the Corsairs. Ships sail along the coast, carry armies and let them attack."""

from __future__ import annotations

from typing import ClassVar, Final

from mathom.games.wotr.armies.forces import NOT_ASKED
from mathom.games.wotr.battle.battle import Battle
from mathom.games.wotr.battle.numbers import BY_SHIP
from mathom.games.wotr.box import SHADOW
from mathom.games.wotr.codes import COAST, NUMBER, fleet_code, fleet_goal, fleet_origin
from mathom.games.wotr.event_kinds import Said, leg
from mathom.games.wotr.map import ADJACENT, NOWHERE, REGIONS, region_of
from mathom.games.wotr.state import War
from mathom.games.wotr.third_age.memory import age, changed
from mathom.games.wotr.third_age.pieces import SHIPS_LOST, SHIPS_SAILED
from mathom.kernel import Frame, Reason

FAR: Final = 2  # regions of the coast that a fleet sails at most


def by_ship(w: War, origin: int) -> list[int]:
    """The regions that an army of the Shadow can reach, by land or from ship to ship. TA-10.11, TA-10.13, TA-10.17"""
    ships = age(w).ships
    if origin not in ships:
        return ADJACENT[origin]
    others = [region for region in sorted(set(ships)) if region != origin and region not in ADJACENT[origin]]
    return ADJACENT[origin] + others


def sea_roads(w: War) -> list[list[int]]:
    """The regions that border on each, by land or from ship to ship: what is a move or an attack there is one by ship.

    TA-10.22 to TA-10.24, TA-10.32
    """
    roads = ADJACENT[:]
    for region in sorted(set(age(w).ships)):
        roads[region] = by_ship(w, region)
    return roads


def is_by_ship(origin: int, target: int) -> bool:
    """Whether an attack between two regions goes over the sea: neighbours fight on land."""
    return origin < REGIONS and target < REGIONS and origin != target and target not in ADJACENT[origin]


def flags(side: int, origin: int, target: int) -> int:
    """Who attacks by ship may not cease. TA-10.18"""
    return BY_SHIP if side == SHADOW and is_by_ship(origin, target) else 0


def unmoved(w: War, region: int) -> int:
    """Ships in the region that have not sailed in this action. TA-10.14"""
    return age(w).ships.count(region) - age(w).sailed.count(region)


def goals(origin: int) -> list[int]:
    """The coast is a path, in the order of `COAST`. TA-10.7 to TA-10.10, TA-10.29"""
    at = COAST.index(origin)
    return [region for n, region in enumerate(COAST) if region != origin and abs(n - at) <= FAR]


def fleets(w: War) -> list[int]:
    """All moves of all fleets, as codes."""
    origins = [region for region in COAST if region in age(w).ships and unmoved(w, region) > 0]
    return [fleet_code(origin, to) for origin in origins for to in goals(origin)]


def put_ships(w: War, origin: int, to: int, count: int) -> None:
    memory = changed(w)
    ships = memory.ships[:]
    for _ in range(count):
        ships.remove(origin)
        ships.append(to)
    memory.ships = sorted(ships)
    memory.sailed = [*memory.sailed, *[to] * count]
    w.tell(SHIPS_SAILED, origin, to, count)


class Sail(Frame):
    """A fleet sails: with several ships in the region, how many. TA-10.9"""

    __slots__ = ("origin", "seat", "to")
    shows: ClassVar[tuple[str, ...]] = ("step", "origin", "seat", "to")

    def __init__(self, seat: int = 0, origin: int = NOWHERE, to: int = NOWHERE) -> None:
        super().__init__("choose_number")
        self.seat = seat
        self.origin = origin
        self.to = to

    def clone(self) -> Sail:
        other = Sail(self.seat, self.origin, self.to)
        other.step = self.step
        return other

    def numbers(self, w: War) -> list[int]:
        return [NUMBER + n for n in range(1, unmoved(w, self.origin) + 1)]

    def choose_number(self, w: War) -> None:
        w.ask_or_take(self.seat, "fleet", self.numbers(w), then="sail")

    def sail(self, w: War) -> None:
        w.pop()
        put_ships(w, self.origin, self.to, w.reply - NUMBER)

    def about(self, s: War) -> Said:
        return leg(self.origin, self.to)

    def refuse(self, s: War, seat: int, code: int) -> Reason | None:
        return None if code in self.numbers(s) else NOT_ASKED


def sail(w: War, seat: int, code: int) -> None:
    w.push(Sail(seat, fleet_origin(code), fleet_goal(code)))


def sink(w: War, region: int) -> None:
    """All ships in the region are gone; they may be built again. TA-10.19 to TA-10.21"""
    count = age(w).ships.count(region)
    if count:
        memory = changed(w)
        memory.ships = [other for other in memory.ships if other != region]
        w.tell(SHIPS_LOST, region, count)


def beaten(w: War, battle: Battle, side: int) -> None:
    """An army of the Shadow is destroyed or has retreated, and its ships are lost. TA-10.19, TA-10.20, TA-10.33"""
    if side == SHADOW and (battle.side != SHADOW or battle.flags & BY_SHIP):
        sink(w, region_of(battle.target))
