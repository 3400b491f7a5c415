"""Chapter 15: the ways that the figure of the Fellowship can take when it shows itself or is revealed."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mathom.games.wotr.armies.forces import NOT_ASKED
from mathom.games.wotr.box import FREE_PEOPLES, SHADOW
from mathom.games.wotr.codes import DONE, REGION
from mathom.games.wotr.event_kinds import Said, leg
from mathom.games.wotr.events.in_play import JOURNEY, lurking
from mathom.games.wotr.map import (
    ADJACENT,
    NOWHERE,
    OWNER_AT,
    REGIONS,
    distances,
    is_stronghold,
    region_name,
)
from mathom.games.wotr.state import NAME_THE_WAY, NOTHING, War
from mathom.kernel import NOTHING_SAID, Frame, Reason

if TYPE_CHECKING:
    from mathom.games.wotr.edge.glance import Glance

# Impassable borders are no borders, and nothing else hinders the Fellowship (WR-15.26 to WR-15.28).
DISTANCES: Final[list[list[int]]] = [distances(region) for region in range(REGIONS)]

# A way past a card that waits for the Fellowship is worse than any number of Strongholds.
CARD_COST: Final = 100
UNREACHED: Final = 1_000_000

NOT_NEXT: Final = Reason("the-fellowship-goes-from-region-to-adjacent-region", "WR-15.26", "WR-15.30")
TOO_FAR_ROUND: Final = Reason("the-progress-does-not-suffice-for-that-way", "WR-15.30", "WR-15.40")
NOT_THERE_YET: Final = Reason("the-fellowship-is-not-there-yet", "WR-15.30", "WR-15.40")


def in_reach(w: War) -> list[int]:
    """Where the Ring-bearers can be by now, in ascending order. WR-15.26 to WR-15.28, WR-15.30, WR-15.32"""
    far = DISTANCES[w.ring_bearers]
    progress = w.progress
    return [region for region in range(REGIONS) if far[region] <= progress]


def route_to(w: War, to: int, revealed: bool) -> list[int]:
    """A way of the figure, both ends included, not longer than the progress.

    It leads past Strongholds of the Shadow if the Fellowship is revealed, and past where a card in play waits for it,
    wherever that is possible. AMB-54
    """
    origin = w.ring_bearers
    waiting = lurking(w, JOURNEY, REGIONS)
    cost = [UNREACHED] * REGIONS
    cost[origin] = 0
    ways: list[list[int]] = [NOTHING] * REGIONS
    ways[origin] = [origin]
    front = [origin]
    for _ in range(w.progress):
        if not front:
            break
        # The way found with fewer steps stays, unless the longer one is better.
        earlier = ways[:]
        paid = cost[:]
        following: list[int] = []
        for region in front:
            for other in ADJACENT[region]:
                toll = 1 if revealed and is_shadow_stronghold(w, other) else 0
                if other in waiting:
                    toll += CARD_COST
                if paid[region] + toll < cost[other]:
                    cost[other] = paid[region] + toll
                    ways[other] = [*earlier[region], other]
                    if other not in following:
                        following.append(other)
        front = following
    return ways[to]


class TakeRoute(Frame):
    """Returns the way of the figure to a region, both ends included.

    It is the gentlest one; where the table has agreed to name the way, it is chosen region by region, with all the
    detours that the progress allows. WR-15.26 to WR-15.28, WR-15.30, WR-15.40, AMB-54
    """

    __slots__ = ("path", "revealed", "to")
    shows: ClassVar[tuple[str, ...]] = ("step", "path", "revealed", "to")

    def __init__(self, to: int = NOWHERE, revealed: bool = False) -> None:
        super().__init__("take")
        self.to = to
        self.revealed = revealed
        self.path: list[int] = NOTHING

    def clone(self) -> TakeRoute:
        other = TakeRoute(self.to, self.revealed)
        other.step = self.step
        other.path = self.path
        return other

    def take(self, w: War) -> None:
        if w.reads(NAME_THE_WAY):
            self.path = [w.ring_bearers]
            self.step = "choose_step"
        else:
            w.pop(route_to(w, self.to, self.revealed))

    def choose_step(self, w: War) -> None:
        here = self.path[-1]
        options = [DONE] if here == self.to else []
        options += [REGION + region for region in sorted(ADJACENT[here]) if self.refuse_step(w, region) is None]
        w.ask_or_take(w.lead[FREE_PEOPLES], "way", options, then="go_on")

    def go_on(self, w: War) -> None:
        if w.reply == DONE:
            w.pop(self.path)
        else:
            self.path = [*self.path, w.reply - REGION]
            self.step = "choose_step"

    def steps_left(self, w: War) -> int:
        return w.progress - len(self.path) + 1

    def refuse_step(self, w: War, region: int) -> Reason | None:
        if region not in ADJACENT[self.path[-1]]:
            return NOT_NEXT
        return None if DISTANCES[region][self.to] < self.steps_left(w) else TOO_FAR_ROUND

    def about(self, s: War) -> Said:
        return leg(self.path[-1], self.to) if self.path else NOTHING_SAID

    def brief(self, glance: Glance) -> bool:
        glance.goes(self.path[-1], self.to)
        return True

    def refuse(self, s: War, seat: int, code: int) -> Reason | None:
        if code == DONE:
            return None if self.path[-1] == self.to else NOT_THERE_YET
        return self.refuse_step(s, code - REGION) if REGION <= code < REGION + REGIONS else NOT_ASKED


def is_shadow_stronghold(w: War, region: int) -> bool:
    """Of the Shadow, and still held by it. WR-15.44"""
    return OWNER_AT[region] == SHADOW and w.held[region] == SHADOW and is_stronghold(region)


def route_names(way: list[int]) -> list[str | None]:
    return [region_name(region) for region in way]
