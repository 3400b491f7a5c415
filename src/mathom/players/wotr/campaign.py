"""Where armies should go and whom they should attack.

Every settlement of the enemy pulls on every army: more, the more points it gives, the nearer it is, and the better the
army is able to take it. A march is as good as what the pull gains by it, an attack as what it wins for what it costs.
"""

from __future__ import annotations

from typing import Final

from mathom.games.wotr.box import FREE_PEOPLES, KIND_NATION, NATION_SIDE, NO_NATION, SHADOW, UNITS_OF, enemy_of
from mathom.games.wotr.edge.glance import Glance
from mathom.games.wotr.map import (
    ADJACENT,
    CITY,
    FORTIFIED,
    GARRISON_AT,
    NATION_AT,
    NO_GARRISON,
    OWNER_AT,
    POINTS_AT,
    REGIONS,
    REINFORCEMENTS,
    SETTLEMENT_AT,
    is_settlement,
    region_of,
)
from mathom.players.wotr.atlas import (
    FAR,
    HARD,
    NORMAL,
    PRIZE,
    PRIZES_OF,
    REACH,
    Army,
    armies_by_region,
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

# The settlements to which an army in a region is a threat.
IN_REACH: Final[list[list[int]]] = [
    [region for region in range(REGIONS) if is_settlement(region) and FAR[place][region] <= REACH]
    for place in range(REGIONS)
]

# For each side, what its settlements draw to every region, the strongest first: region of the settlement, its prize,
# what is left of that on the way, and both together with a margin for rounding.
DRAWS: Final[list[list[list[tuple[int, float, float, float]]]]] = [
    [
        sorted(
            [
                (prize, PRIZE[prize], FADING[far[prize]], PRIZE[prize] * FADING[far[prize]] * 1.000001)
                for prize in PRIZES_OF[side]
            ],
            key=lambda draw: -draw[3],
        )
        for far in FAR
    ]
    for side in range(2)
]
NO_TARGET: Final = 0.0

# What is best is found once for every map: to march, to attack, the same with a Leader, to recruit.
MARCH, ATTACK, MARCH_LED, ATTACK_LED, RECRUIT = range(5)


def kept_marches(known: list[dict[int, float]], touched: list[bool]) -> list[dict[int, float]]:
    """Those between untouched regions; what is the same for both campaigns they share, also what they add to it."""
    kept = known[:]
    for region in range(REGIONS):
        if touched[region]:
            kept[region] = {}
            for near in ADJACENT[region]:
                if not touched[near]:
                    kept[near] = {to: worth for to, worth in known[near].items() if not touched[to]}
    return kept


class Campaign:
    """The armies of both sides as `side` sees them, and what it would like to do with its own.

    What has been worked out is kept, and the campaign that follows takes over what still holds (`before`): from one
    decision to the next little changes on the map.
    """

    def __init__(self, g: Glance, before: Campaign | None = None) -> None:
        self.g = g
        self.side = g.side
        self.enemy = enemy_of(g.side)
        self.figures = g.figures[:]
        self.needed: list[float]
        self.armies: list[Army | None]
        self.foes_at: list[Army | None]
        self.pulls: list[dict[float, float]]
        self.marches: list[dict[int, float]]
        self.threats: dict[int, float] = {}
        self.ready: dict[int, int] = {}
        self.best: dict[int, float] = {}
        if before is None or not before.is_like(g):
            self.needed = [
                needed_for(g, self.side, region) if self.is_target(region) else NO_TARGET for region in range(REGIONS)
            ]
            self.armies = armies_by_region(g, self.side)
            self.foes_at = armies_by_region(g, self.enemy)
            self.pulls = [{} for _ in range(REGIONS)]
            self.marches = [{} for _ in range(REGIONS)]
        else:
            self.take_over(before)
        self.own = [army for army in self.armies if army is not None]
        self.foes = [army for army in self.foes_at if army is not None]

    def is_target(self, region: int) -> bool:
        return self.g.held[region] == self.enemy and OWNER_AT[region] == self.enemy and PRIZE[region] > 0

    def still_fits(self, g: Glance) -> bool:
        """Whether nothing on the map has changed since."""
        before = self.g
        return (
            self.is_like(g)
            and g.character_at == before.character_at
            and g.steps == before.steps
            and self.figures == g.figures
        )

    def is_like(self, g: Glance) -> bool:
        """Whether no settlement has changed hands since: then what was worked out holds for most of the map."""
        return g.side == self.side and g.held == self.g.held

    def changes(self, g: Glance) -> int:
        """At how many places something has changed since."""
        count = 0
        for place in range(REINFORCEMENTS):
            if self.figures[place] is not g.figures[place]:
                count += 1
        return count

    def take_over(self, before: Campaign) -> None:
        """What holds where nothing has changed; for settlements also no enemy army within reach."""
        g = self.g
        self.armies = before.armies[:]
        self.foes_at = before.foes_at[:]
        touched = self.woken_since(before)
        self.needed = before.needed[:]
        moved = self.moved_since(before)
        for place in range(REINFORCEMENTS):
            if self.figures[place] is not before.figures[place] or place in moved:
                region = region_of(place)
                touched[region] = True
                if self.needed[region] != NO_TARGET:
                    self.needed[region] = needed_for(g, self.side, region)
                if place < REGIONS:
                    self.armies[place] = army_at(g, self.side, place) if g.units[self.side][place] else None
                    if g.units[self.enemy][place] or self.foes_at[place] is not None:
                        self.foes_at[place] = army_at(g, self.enemy, place) if g.units[self.enemy][place] else None
                        for settlement in IN_REACH[place]:
                            touched[settlement] = True
        self.threats = {region: threat for region, threat in before.threats.items() if not touched[region]}
        self.ready = {region: units for region, units in before.ready.items() if not touched[region]}
        if self.needed == before.needed:
            self.pulls = before.pulls
            self.marches = kept_marches(before.marches, touched)
        else:
            self.pulls = [{} for _ in range(REGIONS)]
            self.marches = [{} for _ in range(REGIONS)]

    def moved_since(self, before: Campaign) -> list[int]:
        """Where Characters have come or gone."""
        places: list[int] = []
        at, was = self.g.character_at, before.g.character_at
        if at != was:
            for character, place in enumerate(at):
                if place != was[character]:
                    places += [place, was[character]]
        return places

    def woken_since(self, before: Campaign) -> list[bool]:
        """Region by region, whether units stand there whose nation has gone to war, or been set back from it."""
        touched = [False] * REGIONS
        steps, were = self.g.steps, before.g.steps
        if steps != were:
            kinds = [k for k in UNITS_OF[self.side] if (steps[KIND_NATION[k]] == 0) != (were[KIND_NATION[k]] == 0)]
            if kinds:
                for region in range(REGIONS):
                    heap = self.figures[region]
                    touched[region] = any(heap[kind] for kind in kinds)
        return touched

    def pull(self, region: int, strength: float) -> float:
        """How good it is to have this strength in a region."""
        pulls = self.pulls[region]
        known = pulls.get(strength)
        if known is not None:
            return known
        best = 0.0
        for target, prize, fading, most in DRAWS[self.enemy][region]:
            if most <= best:
                break
            needed = self.needed[target]
            if needed != NO_TARGET:
                able = strength / needed if strength < needed else 1.0
                good = prize * able * able * fading
                if good > best:
                    best = good
        pulls[strength] = best
        return best

    def threat(self, region: int) -> float:
        """The enemy's strength that an own settlement has to fear."""
        known = self.threats.get(region)
        if known is None:
            known = self.threats[region] = threat_to(self.g, self.side, region, self.foes)
        return known

    def need_here(self, region: int) -> float:
        """How much an own settlement needs who defends it."""
        if not is_settlement(region) or self.g.held[region] != self.side:
            return 0.0
        return max(0.0, self.threat(region)) * (0.3 + PRIZE[region])

    def besieges(self, region: int) -> bool:
        """Whether an own army there keeps a garrison shut in: it must stay."""
        return self.g.held[region] == self.enemy and self.g.is_besieged(region)

    # Marching

    def march(self, origin: int, to: int) -> float:
        """What it is worth to march from a region to the next."""
        known = self.marches[origin].get(to)
        if known is None:
            known = self.marches[origin][to] = self.weigh_march(origin, to)
        return known

    def weigh_march(self, origin: int, to: int) -> float:
        g = self.g
        going = self.armies[origin]
        if going is None:
            return -1.0
        if self.besieges(origin):
            return -2.0
        host = self.armies[to]
        there = 0 if host is None else host.strength
        surplus = 0 if host is None else max(0, going.units + host.units - FULL)
        together = going.strength + there - surplus
        gain = self.pull(to, together) - max(self.pull(origin, going.strength), self.pull(to, there) if there else 0.0)
        value = min(MOST_FOR_A_STEP, gain * STRIDE * OFFENCE[self.side])
        if 2 * self.ready_at(origin) < going.units:
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

    def ready_at(self, region: int) -> int:
        """The own units there whose nation is at war."""
        known = self.ready.get(region)
        if known is None:
            known = self.ready[region] = army_at(self.g, self.side, region, ready=True).units
        return known

    def need_after(self, region: int, going: Army) -> float:
        """What would be missing in a region that an army has left."""
        if not is_settlement(region) or self.g.held[region] != self.side:
            return 0.0
        return max(0.0, self.threat(region) + 1.6 * going.strength) * PRIZE[region]

    def near(self, region: int, most: int) -> bool:
        """Whether an enemy army is near."""
        return any(FAR[army.place][region] <= most for army in self.foes)

    def best_march(self, leader: bool) -> float:
        key = MARCH_LED if leader else MARCH
        if key not in self.best:
            self.best[key] = self.find_best_march(leader)
        return self.best[key]

    def find_best_march(self, leader: bool) -> float:
        best = 0.0
        for army in self.own:
            if (leader and not army.leaders) or not self.g.leads(army.place):
                continue
            for to in ADJACENT[army.place]:
                if self.foes_at[to] is None and self.may_enter(army.place, to):
                    worth = self.march(army.place, to)
                    if worth > best:
                        best = worth
        return best

    def may_enter(self, origin: int, to: int) -> bool:
        """Whether somebody there may go; peaceful nations stay out of foreign ones."""
        nation = NATION_AT[to]
        if nation == NO_NATION:
            return True
        heap = self.figures[origin]
        steps = self.g.steps
        for kind in UNITS_OF[self.side]:
            if heap[kind] and (nation == KIND_NATION[kind] or steps[KIND_NATION[kind]] == 0):
                return True
        return False

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
        key = ATTACK_LED if leader else ATTACK
        if key not in self.best:
            self.best[key] = self.find_best_attack(leader)
        return self.best[key]

    def find_best_attack(self, leader: bool) -> float:
        best = 0.0
        g = self.g
        for army in self.own:
            if (leader and not army.leaders) or not g.leads(army.place):
                continue
            origin = army.place
            for to in ADJACENT[origin]:
                if self.foes_at[to] is not None:
                    best = max(best, self.attack(origin, to))
            if g.held[origin] == self.enemy and g.is_besieged(origin):
                best = max(best, self.attack(origin, origin))
        return best

    # Recruiting

    def recruit(self, kind: int, region: int) -> float:
        """What a unit more is worth in a region."""
        army = self.armies[region]
        there = 0 if army is None else army.strength
        if army is not None and army.units >= FULL:
            return 0.05
        if self.side == SHADOW:
            return 0.6 + 6 * (self.pull(region, there + 2) - self.pull(region, max(0, there)) * 0.5)
        inside = self.need_here(region)
        return 0.5 + min(3.0, inside) + (0.5 if PRIZE[region] >= 2 else 0.2 if PRIZE[region] >= 1 else 0.0)

    def best_recruit(self) -> float:
        """How much it matters to recruit at all, for those nations that are at war."""
        if RECRUIT not in self.best:
            self.best[RECRUIT] = self.find_best_recruit()
        return self.best[RECRUIT]

    def find_best_recruit(self) -> float:
        nations = [n for n in range(len(NATION_SIDE)) if self.g.plays(n) and self.g.at_war(n)]
        if not nations:
            return 0.0
        if self.side == SHADOW:
            return 2.2 if sum([army.strength for army in self.own]) < ENOUGH else 1.4
        need = max((self.need_here(r) for r in PRIZES_OF[self.side] if NATION_AT[r] in nations), default=0.0)
        return 1.6 + min(3.0, 0.6 * need)
