"""What cards do with armies: recruiting, losses, marches, sieges. Each is done as far as possible (WR-6.14)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mathom.effects import Carry, Effect, Exists, Selector, Verb
from mathom.games.wotr.armies.armies import army_place, remove_lone_leaders
from mathom.games.wotr.armies.recruit import recruit, refuse_recruit
from mathom.games.wotr.battle.attack import Attack
from mathom.games.wotr.battle.casualties import NO_LOSSES, CardHits, leaders_fall, lose_units
from mathom.games.wotr.battle.conquest import settle_siege
from mathom.games.wotr.battle.numbers import COMPANION_FOR_CARDS, THREE_ROUNDS
from mathom.games.wotr.box import (
    ELITE,
    KIND_RANK,
    KIND_SIDE,
    KINDS,
    LEADER,
    NAZGUL,
    REGULAR,
    card_name,
    enemy_of,
    is_unit,
    kind_of,
)
from mathom.games.wotr.cards.journeys import CardMarch
from mathom.games.wotr.cards.verbs import hits_in, throw_dice
from mathom.games.wotr.codes import REGION, figure_at_code, figure_code, figure_in, kind_in, region_in, way_code
from mathom.games.wotr.map import ADJACENT, GARRISON_AT, NOWHERE, REGIONS, REINFORCEMENTS, region_name, region_of
from mathom.games.wotr.state import War, side_of
from mathom.kernel import EventKind, Reason

FIGURES_COUNTED: Final = EventKind(
    "figures-counted", ("card", "region", "figures"), ("WR-6.13",), (card_name, region_name, None)
)

NOT_A_PLACE: Final = Reason("nothing-can-be-recruited-there", "WR-9.15", "WR-9.18")
NOT_A_UNIT: Final = Reason("no-such-unit-can-be-recruited-there", "WR-9.12", "WR-9.15")
NOT_STRUCK: Final = Reason("the-card-does-not-strike-there", "WR-6.26")
NO_SUCH_FIGURE: Final = Reason("the-nation-has-no-such-figure-there", "WR-6.13")
CANNOT_MARCH: Final = Reason("no-army-that-the-card-names-can-move", "WR-10.16")

# Recruiting


@dataclass(frozen=True)
class Levy(Verb):
    """Figures of a nation are recruited in one region; which, the player chooses if several are possible.

    For each of `units` he chooses a Regular or an Elite. The rest is settled: `regulars`, `elites`, `leaders`, and
    `nazgul` of Sauron.
    """

    nation: int
    where: Selector
    units: int = 0
    regulars: int = 0
    elites: int = 0
    leaders: int = 0
    nazgul: int = 0

    def settled(self) -> list[tuple[int, int]]:
        """The kinds whose number the card settles. Leaders come last: they need company (AMB-15)."""
        return [
            (kind_of(self.nation, REGULAR), self.regulars),
            (kind_of(self.nation, ELITE), self.elites),
            (kind_of(self.nation, LEADER) if self.leaders else NAZGUL, self.leaders + self.nazgul),
        ]

    def unit_kinds(self, w: War, region: int) -> list[int]:
        kinds = [kind_of(self.nation, REGULAR), kind_of(self.nation, ELITE)]
        return [kind for kind in kinds if refuse_recruit(w, kind, region, True) is None]

    def refuse_region(self, w: War, region: int) -> Reason | None:
        """Why nothing can be recruited there. WR-9.12, WR-9.15 to WR-9.19"""
        if self.units and self.unit_kinds(w, region):
            return None
        for kind, count in self.settled():
            if count and refuse_recruit(w, kind, region, True) is None:
                return None
        return NOT_A_PLACE

    def regions(self, w: War, f: Carry) -> list[int]:
        return [region for region in self.where.things(w, f) if self.refuse_region(w, region) is None]

    def prevented(self, s: War, f: Carry) -> Reason | None:
        return None if self.regions(s, f) else NOT_A_PLACE

    def do(self, s: War, f: Carry) -> None:
        if f.stage == 0:
            regions = self.regions(s, f)
            if regions:
                f.ask_one(s, f.seat, "levy-region", [REGION + region for region in regions])
            return
        region, left = f.notes
        kinds = self.unit_kinds(s, region) if left else []
        if kinds:
            f.ask_one(s, f.seat, "levy-unit", [figure_code(kind) for kind in kinds])
            return
        for kind, count in self.settled():
            for _ in range(count):
                if refuse_recruit(s, kind, region, True) is None:
                    recruit(s, kind, region)

    def take(self, s: War, f: Carry) -> None:
        if f.stage == 0:
            f.again(1, [s.reply - REGION, self.units])
        else:
            region, left = f.notes
            recruit(s, figure_in(s.reply), region)
            f.again(1, [region, left - 1])

    def refuse(self, s: War, f: Carry, code: int) -> Reason | None:
        if f.stage == 0:
            region = code - REGION
            return self.refuse_region(s, region) if region in self.where.things(s, f) else NOT_A_PLACE
        return None if figure_in(code) in self.unit_kinds(s, f.notes[0]) else NOT_A_UNIT


@dataclass(frozen=True)
class LevyEverywhere(Verb):
    """Figures of one kind are recruited, so many in each region. If they are too few, the player chooses where."""

    kind: int
    where: Selector
    each: int = 1

    def open_regions(self, w: War, f: Carry) -> list[int]:
        """A region for every figure that it still lacks; `notes` are the regions of those already placed."""
        found: list[int] = []
        for region in self.where.things(w, f):
            if refuse_recruit(w, self.kind, region, True) is None:
                found += [region] * (self.each - f.notes.count(region))
        return found

    def do(self, s: War, f: Carry) -> None:
        lacking = self.open_regions(s, f)
        if not lacking:
            return
        if len(lacking) <= s.figures.count(self.kind, REINFORCEMENTS + KIND_SIDE[self.kind]):
            for region in lacking:
                if refuse_recruit(s, self.kind, region, True) is None:
                    recruit(s, self.kind, region)
        else:
            f.ask_one(s, f.seat, "levy-region", [REGION + region for region in sorted(set(lacking))])

    def take(self, s: War, f: Carry) -> None:
        region = s.reply - REGION
        recruit(s, self.kind, region)
        f.again(1, [*f.notes, region])

    def refuse(self, s: War, f: Carry, code: int) -> Reason | None:
        return None if code - REGION in self.open_regions(s, f) else NOT_A_PLACE


@dataclass(frozen=True)
class LevyInSome(Verb):
    """Figures of one kind are recruited, `each` in so many different `regions`; the player chooses these.

    If the figures are too few, he also chooses where they go.
    """

    kind: int
    where: Selector
    regions: int
    each: int

    def open_regions(self, w: War, f: Carry) -> list[int]:
        """Where the next figure can go, at first which regions can be chosen.

        `notes` are the regions chosen, filled up with NOWHERE when that is done, then those of the figures placed.
        """
        free = [r for r in self.where.things(w, f) if refuse_recruit(w, self.kind, r, True) is None]
        if f.stage == 0:
            return [region for region in free if region not in f.notes]
        chosen, placed = f.notes[: self.regions], f.notes[self.regions :]
        return [region for region in free if region in chosen and placed.count(region) < self.each]

    def do(self, s: War, f: Carry) -> None:
        """DP-59. WR-9.12, WR-9.15 to WR-9.18"""
        regions = self.open_regions(s, f)
        if f.stage == 0:
            if len(f.notes) + len(regions) > self.regions > len(f.notes):
                f.ask_one(s, f.seat, "levy-region", [REGION + region for region in regions])
            else:
                chosen = [*f.notes, *regions, *[NOWHERE] * self.regions]
                f.again(1, chosen[: self.regions])
            return
        lacking = [r for r in regions for _ in range(self.each - f.notes[self.regions :].count(r))]
        if len(lacking) <= s.figures.count(self.kind, REINFORCEMENTS + KIND_SIDE[self.kind]):
            for region in lacking:
                if refuse_recruit(s, self.kind, region, True) is None:
                    recruit(s, self.kind, region)
        elif regions:
            f.ask_one(s, f.seat, "levy-short", [REGION + region for region in regions])

    def take(self, s: War, f: Carry) -> None:
        region = s.reply - REGION
        if f.stage:
            recruit(s, self.kind, region)
        f.again(f.stage, [*f.notes, region])

    def refuse(self, s: War, f: Carry, code: int) -> Reason | None:
        return None if code - REGION in self.open_regions(s, f) else NOT_A_PLACE


# Dice against armies


@dataclass(frozen=True)
class DiceAgainst(Verb):
    """Dice are rolled against an enemy army in one of the regions: a die that shows `needed` or more is a hit.

    The player chooses the army, its owner takes the hits. It is no attack, so nations do not react. With `for_each`
    there is a die for each figure of these kinds that is there, `dice` at most.
    """

    where: Selector
    dice: int
    needed: int
    for_each: tuple[int, ...] = ()

    def targets(self, w: War, f: Carry) -> list[int]:
        enemy = enemy_of(side_of(f))
        armies = [r for r in self.where.things(w, f) if w.has_units(enemy, army_place(w, enemy, r))]
        return [r for r in armies if not self.for_each or self.counted(w, army_place(w, enemy, r))]

    def counted(self, w: War, place: int) -> int:
        return sum([w.figures.count(kind, place) for kind in self.for_each])

    def do(self, s: War, f: Carry) -> None:
        if f.stage == 0:
            targets = self.targets(s, f)
            if targets:
                f.ask_one(s, f.seat, "strike", [REGION + region for region in targets])
            return
        dice = self.dice
        if self.for_each:
            enemy = enemy_of(side_of(f))
            figures = self.counted(s, army_place(s, enemy, f.notes[0]))
            s.tell(FIGURES_COUNTED, f.card, f.notes[0], figures)
            dice = min(dice, figures)
        throw_dice(s, f, dice)

    def take(self, s: War, f: Carry) -> None:
        """DP-18. `registers` are the Regulars lost so far: they replace Elites anywhere (AMB-99). WR-6.25"""
        if f.stage == 0:
            f.again(1, [s.reply - REGION])
        elif f.stage == 2:
            f.registers = s.returned
        else:
            enemy = enemy_of(side_of(f))
            hits = hits_in(s, f, self.needed)
            if hits:
                f.stage = 2
                place = army_place(s, enemy, f.notes[0])
                f.call(s, CardHits(enemy, place, hits, lost=f.registers or NO_LOSSES))

    def refuse(self, s: War, f: Carry, code: int) -> Reason | None:
        return None if code - REGION in self.targets(s, f) else NOT_STRUCK


@dataclass(frozen=True)
class LoseFigure(Verb):
    """The enemy loses a figure of one of these ranks; an Elite is not reduced. `question` asks the player which.

    It is one of the nation at hand, anywhere, and its owner chooses; or one in the besieged Stronghold `within`, of any
    nation, and the player of the card chooses.
    """

    question: str
    ranks: tuple[int, ...]
    within: int = NOWHERE

    def figures(self, w: War, f: Carry) -> list[int]:
        """As codes: of kinds of figures in the one Stronghold, of kinds and regions elsewhere."""
        enemy = enemy_of(side_of(f))
        if self.within != NOWHERE:
            heap = w.figures.content[GARRISON_AT[self.within]]
            fit = [kind for kind in range(KINDS) if KIND_SIDE[kind] == enemy and KIND_RANK[kind] in self.ranks]
            return [figure_code(kind) for kind in fit if heap[kind]]
        kinds = [kind_of(f.it(), rank) for rank in self.ranks]
        found: list[int] = []
        for region in range(REGIONS):
            heap = w.figures.content[army_place(w, enemy, region)]
            found += [figure_at_code(kind, region) for kind in kinds if heap[kind]]
        return found

    def do(self, s: War, f: Carry) -> None:
        """DP-66. WR-6.26, AMB-100"""
        figures = self.figures(s, f)
        if figures:
            owner = s.seat_of_nation[f.it()] if self.within == NOWHERE else f.seat
            f.ask_one(s, owner, self.question, figures)

    def take(self, s: War, f: Carry) -> None:
        """Leaders left alone go too, and a Stronghold without defenders is lost. WR-1.44, WR-6.19, AMB-44"""
        enemy = enemy_of(side_of(f))
        if self.within == NOWHERE:
            kind, place = kind_in(s.reply), army_place(s, enemy, region_in(s.reply))
        else:
            kind, place = figure_in(s.reply), GARRISON_AT[self.within]
        if is_unit(kind):
            lose_units(s, enemy, place, kind, 1)
            remove_lone_leaders(s, place)
            settle_siege(s, region_of(place))
        else:
            leaders_fall(s, enemy, place, kind)

    def refuse(self, s: War, f: Carry, code: int) -> Reason | None:
        return None if code in self.figures(s, f) else NO_SUCH_FIGURE


# Armies on the way


@dataclass(frozen=True)
class MoveArmies(Verb):
    """Up to so many armies may each move up to so many regions; who goes is settled at the start.

    One of `escort` (kinds of figures, or KINDS + a Character) must come along, if any are named. With `join` each must
    end where another army of the side stands outside a besieged Stronghold.
    """

    armies: int = 1
    regions: int = 1
    escort: tuple[int, ...] = ()
    join: bool = False

    def march(self, f: Carry) -> CardMarch:
        return CardMarch(f.seat, side_of(f), self.armies, self.regions, list(self.escort), self.join)

    def prevented(self, s: War, f: Carry) -> Reason | None:
        return None if self.march(f).can_go(s) else CANNOT_MARCH

    def do(self, s: War, f: Carry) -> None:
        s.push(self.march(f))


# Sieges

GREAT_STORM: Final = THREE_ROUNDS | COMPANION_FOR_CARDS


def besieging(sieges: Selector) -> Exists:
    """One of the sieges is going on."""
    return Exists(sieges, "no-such-army-besieges-a-stronghold", ("WR-6.11",))


@dataclass(frozen=True)
class FightSiege(Verb):
    """There is a battle about one of the Strongholds that the Shadow besieges, on these `terms`.

    The besiegers attack it; or with `relieve` an army of the Free Peoples attacks them from an adjacent region. The
    terms are constants of `battle.numbers`.
    """

    sieges: Selector
    terms: int
    relieve: bool = False

    def do(self, s: War, f: Carry) -> None:
        """DP-38, DP-60. AMB-46, AMB-95"""
        besieged = self.sieges.things(s, f)
        ways = [way_code(origin, r) for r in besieged for origin in (ADJACENT[r] if self.relieve else [r])]
        if ways:
            s.push(Attack(f.seat, side_of(f), False, ways, self.terms))


VERBS: Final[list[type[Effect]]] = [Levy, LevyEverywhere, LevyInSome, DiceAgainst, LoseFigure, MoveArmies, FightSiege]
