"""Where armies should go and whom they should attack.

Every settlement of the enemy pulls on every army: more, the more points it gives, the nearer it is, and the better the
army is able to take it. A march is as good as what the pull gains by it, an attack as what it wins for what it costs.
"""

from __future__ import annotations

from typing import Final

from mathom.games.wotr.board import (
    ADJACENT,
    CITY,
    FORTIFIED,
    GARRISON_AT,
    NATION_AT,
    NO_GARRISON,
    POINTS_AT,
    REGIONS,
    SETTLEMENT_AT,
    is_settlement,
)
from mathom.games.wotr.components import FREE_PEOPLES, KIND_NATION, NATION_SIDE, SHADOW, UNITS_OF, enemy_of
from mathom.games.wotr.glancing import Glance
from mathom.players.wotr.atlas import (
    FAR,
    HARD,
    NORMAL,
    PRIZE,
    PRIZES_OF,
    Army,
    armies_of,
    army_at,
    clash,
    defence_at,
    needed_for,
    threat_to,
)

FULL: Final = 10
# What is left of a prize's pull after so many steps.
FADING: Final[list[float]] = [0.8**far for far in range(REGIONS)]
STRIDE: Final = 12.0
# Points are what wins; the rest only helps to get them.
WIN_WORTH: Final = 3.0
ROUNDS: Final = 4
# No step is worth more than this, and one of an army that may not fight yet only a part of it.
MOST_FOR_A_STEP: Final = 3.5
PEACEFUL: Final = 0.3
# What it costs that a unit too many goes back to the reinforcements.
SURPLUS: Final = 0.6
# With this strength on the map, marching is more urgent than recruiting.
ENOUGH: Final = 55
OFFENCE: Final = [0.45, 1.0]


class Campaign:
    """The armies of both sides as `side` sees them, and what it would like to do with its own."""

    def __init__(self, g: Glance) -> None:
        self.g = g
        self.side = g.side
        self.enemy = enemy_of(g.side)
        self.own = armies_of(g, self.side)
        self.foes = armies_of(g, self.enemy)
        self.targets: list[tuple[int, float, float]] = [
            (region, PRIZE[region], needed_for(g, self.side, region))
            for region in PRIZES_OF[self.enemy]
            if g.held[region] == self.enemy
        ]
        self.seen = (g.figures[:], g.character_at, g.held, g.steps)
        self.armies: list[Army | None] = [None] * REGIONS
        self.strength = [0] * REGIONS
        for army in self.own:
            self.armies[army.place] = army
            self.strength[army.place] = army.strength
        self.pulls: dict[tuple[int, float], float] = {}
        self.marches: dict[tuple[int, int], float] = {}
        self.guarded = [False] * REGIONS
        for army in self.foes:
            self.guarded[army.place] = True

    def still_fits(self, g: Glance) -> bool:
        """Whether nothing on the map has changed since."""
        return g.side == self.side and self.seen == (g.figures, g.character_at, g.held, g.steps)

    def pull(self, region: int, strength: float) -> float:
        """How good it is to have this strength in a region."""
        known = self.pulls.get((region, strength))
        if known is not None:
            return known
        best = 0.0
        far = FAR[region]
        for target, prize, needed in self.targets:
            able = strength / needed if strength < needed else 1.0
            good = prize * able * able * FADING[far[target]]
            if good > best:
                best = good
        self.pulls[region, strength] = best
        return best

    def need_here(self, region: int) -> float:
        """How much an own settlement needs who defends it."""
        if not is_settlement(region) or self.g.held[region] != self.side:
            return 0.0
        return max(0.0, threat_to(self.g, self.side, region, self.foes)) * (0.3 + PRIZE[region])

    def besieges(self, region: int) -> bool:
        """Whether an own army there keeps a garrison shut in: it must stay."""
        return self.g.held[region] == self.enemy and self.g.is_besieged(region)

    # Marching

    def march(self, origin: int, to: int) -> float:
        """What it is worth to march from a region to the next."""
        known = self.marches.get((origin, to))
        if known is None:
            known = self.marches[origin, to] = self.weigh_march(origin, to)
        return known

    def weigh_march(self, origin: int, to: int) -> float:
        g = self.g
        going = self.armies[origin]
        if going is None:
            return -1.0
        if self.besieges(origin):
            return -2.0
        there = self.strength[to]
        host = self.armies[to]
        surplus = 0 if host is None else max(0, going.units + host.units - FULL)
        together = going.strength + there - surplus
        gain = self.pull(to, together) - max(self.pull(origin, going.strength), self.pull(to, there) if there else 0.0)
        value = min(MOST_FOR_A_STEP, gain * STRIDE * OFFENCE[self.side])
        if 2 * army_at(g, self.side, origin, ready=True).units < going.units:
            value *= PEACEFUL
        if g.held[to] == self.enemy and not g.is_besieged(to):
            value += WIN_WORTH * PRIZE[to] * (1.0 if self.side == SHADOW else 1.4)
        value -= SURPLUS * surplus
        if self.side == FREE_PEOPLES:
            value += 0.5 * (min(3.0, self.need_here(to)) - min(3.0, self.need_after(origin, going)))
            value -= 0.3 if is_settlement(origin) else 0.0
        elif POINTS_AT[origin] and g.held[origin] == SHADOW and self.near(origin, 2):
            value -= 0.3
        return value

    def need_after(self, region: int, going: Army) -> float:
        """What would be missing in a region that an army has left."""
        if not is_settlement(region) or self.g.held[region] != self.side:
            return 0.0
        return max(0.0, threat_to(self.g, self.side, region, self.foes) + 1.6 * going.strength) * PRIZE[region]

    def near(self, region: int, most: int) -> bool:
        """Whether an enemy army is near."""
        return any(FAR[army.place][region] <= most for army in self.foes)

    def best_march(self, leader: bool) -> float:
        best = 0.0
        for army in self.own:
            if leader and not army.leaders:
                continue
            for to in ADJACENT[army.place]:
                if not self.guarded[to] and self.may_enter(army.place, to):
                    best = max(best, self.march(army.place, to))
        return best

    def may_enter(self, origin: int, to: int) -> bool:
        """Whether somebody there may go; peaceful nations stay out of foreign ones."""
        nation = NATION_AT[to]
        heap = self.g.figures[origin]
        return any(
            heap[kind] and (nation in (-1, KIND_NATION[kind]) or self.g.at_war(KIND_NATION[kind]))
            for kind in UNITS_OF[self.side]
        )

    # Attacking

    def attack(self, origin: int, target: int) -> float:
        """What it is worth to attack: what may be won, and how both sides will come out of it."""
        g = self.g
        sortie = origin == target and g.held[origin] == self.side
        siege = origin == target and not sortie
        place = GARRISON_AT[origin] if sortie else origin
        ours = army_at(g, self.side, place, ready=True)
        theirs = defence_at(g, self.enemy, target) if siege else army_at(g, self.enemy, target)
        if not ours.units or not theirs.units:
            return -1.0
        strong = GARRISON_AT[target] != NO_GARRISON and g.held[target] == self.enemy
        if origin != target and self.besieges(origin):
            return -2.0
        if siege:
            return self.storm(ours, theirs, target)
        walled = SETTLEMENT_AT[target] == CITY or FORTIFIED[target]
        left, rest = clash(ours, theirs, NORMAL, HARD if walled else NORMAL, ROUNDS)
        killed, lost = theirs.strength - rest, ours.strength - left
        value = 0.35 * killed - 0.3 * lost
        if strong:
            # They will withdraw: what counts is whether the siege can be kept up.
            able = min(1.3, ours.strength / (2.2 * theirs.strength + theirs.leaders))
            return (1.2 * PRIZE[target] + 1.2) * able * able - 1.2 if able > 0.6 else -1.0
        if rest <= 0.5:
            value += WIN_WORTH * POINTS_AT[target] if g.held[target] == self.enemy else 0.4
            value += STRIDE * max(0.0, self.pull(target, left) - self.pull(origin, ours.strength)) * OFFENCE[self.side]
            if g.is_besieged(target) and g.held[target] == self.side:
                value += 1.5
        elif left < rest:
            value -= 1.0
        if self.side == FREE_PEOPLES and is_settlement(origin) and PRIZE[origin] >= 1:
            value -= 0.8
        return value

    def storm(self, ours: Army, theirs: Army, target: int) -> float:
        """An attack on a besieged Stronghold: one round, more for every Elite that is given up."""
        left, rest = clash(ours, theirs, HARD, HARD, 2 if ours.strength > ours.units else 1)
        killed, lost = theirs.strength - rest, ours.strength - left
        value = WIN_WORTH * PRIZE[target] * killed / theirs.strength - 0.15 * lost
        if rest < 1:
            value += WIN_WORTH * POINTS_AT[target]
        return value + (0.6 if ours.strength > 2 * theirs.strength else -0.4)

    def best_attack(self, leader: bool) -> float:
        best = 0.0
        g = self.g
        for army in self.own:
            if leader and not army.leaders:
                continue
            origin = army.place
            for to in ADJACENT[origin]:
                if self.guarded[to]:
                    best = max(best, self.attack(origin, to))
            if g.held[origin] == self.enemy and g.is_besieged(origin):
                best = max(best, self.attack(origin, origin))
        return best

    # Recruiting

    def recruit(self, kind: int, region: int) -> float:
        """What a unit more is worth in a region."""
        there = self.strength[region]
        army = army_at(self.g, self.side, region)
        if army.units >= FULL:
            return 0.05
        if self.side == SHADOW:
            return 0.6 + 6 * (self.pull(region, there + 2) - self.pull(region, max(0, there)) * 0.5)
        inside = self.need_here(region)
        return 0.5 + min(3.0, inside) + (0.5 if PRIZE[region] >= 2 else 0.2 if PRIZE[region] >= 1 else 0.0)

    def best_recruit(self) -> float:
        """How much it matters to recruit at all, for those nations that are at war."""
        nations = [n for n in range(8) if NATION_SIDE[n] == self.side and self.g.at_war(n)]
        if not nations:
            return 0.0
        if self.side == SHADOW:
            return 2.2 if sum([army.strength for army in self.own]) < ENOUGH else 1.4
        need = max((self.need_here(r) for r in PRIZES_OF[self.side] if NATION_AT[r] in nations), default=0.0)
        return 1.6 + min(3.0, 0.6 * need)
