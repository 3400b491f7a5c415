"""What the Shadow's cards do to nations, settlements and reinforcements."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mathom.effects import Carry, Condition, Selector, Verb
from mathom.effects.control import NOT_OFFERED
from mathom.games.wotr.armies import quarters, remove_lone_leaders
from mathom.games.wotr.board import (
    GARRISON_AT,
    NATION_AT,
    NOWHERE,
    REGIONS,
    REINFORCEMENTS,
    region_name,
    region_named,
    region_of,
)
from mathom.games.wotr.cards.selectors import Free, NextTo, at
from mathom.games.wotr.cards.verbs import NOT_A_PLACE, NOT_A_UNIT, hits_in, throw_dice
from mathom.games.wotr.casualties import NO_LOSSES, CardHits, lose_units, strike_leader
from mathom.games.wotr.characters import ORTHANC
from mathom.games.wotr.codes import DONE, FIGURE, FIGURE_AT, REGION, figure_at_code, kind_in, region_in
from mathom.games.wotr.components import (
    COMPANIONS,
    ELITE,
    ELVES,
    FREE_PEOPLES,
    ISENGARD,
    KIND_SIDE,
    KINDS,
    LEADER,
    LEADERS_OF,
    NATION_SIDE,
    NO_NATION,
    REGULAR,
    SHADOW,
    WITCH_KING,
    face_name,
    is_unit,
    kind_of,
)
from mathom.games.wotr.conquest import settle_siege
from mathom.games.wotr.forces import NOBODY_THERE
from mathom.games.wotr.happenings import CHARACTERS_MOVED, EXCHANGED
from mathom.games.wotr.marching import march, room
from mathom.games.wotr.politics import set_back
from mathom.games.wotr.recruiting import recruit, refuse_recruit
from mathom.games.wotr.war import NOTHING, War
from mathom.kernel import EventKind, Reason

MINAS_TIRITH: Final = region_named("minas_tirith")
ANGMAR: Final = region_named("angmar")
DUNLAND: Final = [region_named("north_dunland"), region_named("south_dunland")]
ISENGARD_REGULAR: Final = kind_of(ISENGARD, REGULAR)
ISENGARD_ELITE: Final = kind_of(ISENGARD, ELITE)
ELVEN_UNITS: Final = [kind_of(ELVES, REGULAR), kind_of(ELVES, ELITE)]
MOST_DICE: Final = 5
SAILS: Final = 6

DICE_LOST: Final = EventKind("dice-lost", ("die", "count"), ("WR-6.12",), (face_name, None))
VALINOR_CALLS: Final = EventKind("valinor-calls", ("region", "units"), ("WR-6.13",), (region_name, None))

NO_VISITOR: Final = Reason("nobody-is-in-a-peaceful-nation-of-the-free-peoples", "WR-6.11", "WR-6.30")
NO_SUCH_FIGURE: Final = Reason("the-nation-has-no-such-figure-there", "WR-6.13")

# Dice and Leaders


@dataclass(frozen=True)
class LoseDice(Verb):
    """All unused dice of the Free Peoples that show a face are lost for this round."""

    face: int

    def do(self, s: War, f: Carry) -> None:
        left = [face for face in s.rolled[FREE_PEOPLES] if face != self.face]
        lost = len(s.rolled[FREE_PEOPLES]) - len(left)
        if lost:
            s.rolled = [left, s.rolled[SHADOW]]
            s.tell(DICE_LOST, self.face, lost)


@dataclass(frozen=True)
class LoseLeader(Verb):
    """A Leader in besieged Minas Tirith falls; if there are several nations', the player of the card chooses."""

    def leaders(self, w: War) -> list[int]:
        heap = w.figures.content[GARRISON_AT[MINAS_TIRITH]]
        return [kind for kind in LEADERS_OF[FREE_PEOPLES] if heap[kind]]

    def do(self, s: War, f: Carry) -> None:
        """DP-66. WR-6.26, AMB-100"""
        leaders = self.leaders(s)
        if leaders:
            f.ask_one(s, f.seat, "folly", [FIGURE + kind for kind in leaders])

    def take(self, s: War, f: Carry) -> None:
        strike_leader(s, FREE_PEOPLES, GARRISON_AT[MINAS_TIRITH], s.reply - FIGURE)

    def refuse(self, s: War, f: Carry, code: int) -> Reason | None:
        return None if code - FIGURE in self.leaders(s) else NOT_OFFERED


# Return to Valinor


@dataclass(frozen=True)
class SailWest(Verb):
    """A die for each Elven unit in the region at hand, 5 at most, unless its Stronghold is besieged: each 6 is a hit
    on the army there.
    """

    def do(self, s: War, f: Carry) -> None:
        """WR-6.31"""
        region = f.it()
        elves = sum([s.figures.count(kind, region) for kind in ELVEN_UNITS])
        if elves and not s.is_besieged(region):
            s.tell(VALINOR_CALLS, region, elves)
            throw_dice(s, f, min(MOST_DICE, elves))

    def take(self, s: War, f: Carry) -> None:
        """DP-18. `registers` are the Regulars lost so far: they replace Elites anywhere (AMB-99). WR-6.25"""
        if f.stage:
            f.registers = s.picked
            s.picked = NOTHING
            return
        hits = hits_in(s, f, SAILS)
        if hits:
            f.stage = 1
            f.call(s, CardHits(FREE_PEOPLES, f.it(), hits, lost=f.registers or NO_LOSSES, report=True))


# Stormcrow


@dataclass(frozen=True)
class Visited(Selector):
    """The nations of the Free Peoples that are not At War, in a region of which the Ring-bearers or a Companion are."""

    def things(self, s: War, f: Carry) -> list[int]:
        """Who is in the Fellowship is where the Ring-bearers are. WR-6.30"""
        regions = [s.ring_bearers, *[region_of(s.character_at[c]) for c in COMPANIONS]]
        nations = {NATION_AT[region] for region in regions if region != NOWHERE} - {NO_NATION}
        return sorted([n for n in nations if NATION_SIDE[n] == FREE_PEOPLES and not s.at_war(n)])


@dataclass(frozen=True)
class VisitorsFound(Condition):
    """The Ring-bearers or a Companion are in a region of a nation of the Free Peoples that is not At War."""

    def refuse(self, s: War, f: Carry) -> Reason | None:
        return None if Visited().things(s, f) else NO_VISITOR


@dataclass(frozen=True)
class SetBack(Verb):
    """The nation at hand moves back one box, but not beyond the first."""

    def do(self, s: War, f: Carry) -> None:
        """WR-14.5, WR-14.34"""
        set_back(s, f.it(), 1)


@dataclass(frozen=True)
class LoseFigure(Verb):
    """The Free Peoples lose a Leader or unit of the nation at hand, wherever they want; an Elite is not reduced."""

    def figures(self, w: War, f: Carry) -> list[int]:
        kinds = [kind_of(f.it(), rank) for rank in (REGULAR, ELITE, LEADER)]
        found: list[int] = []
        for region in range(REGIONS):
            heap = w.figures.content[quarters(w, FREE_PEOPLES, region)]
            found += [figure_at_code(kind, region) for kind in kinds if heap[kind]]
        return found

    def do(self, s: War, f: Carry) -> None:
        """DP-66"""
        figures = self.figures(s, f)
        if figures:
            f.ask_one(s, f.rival(s), "stormcrow-loss", figures)

    def take(self, s: War, f: Carry) -> None:
        """Leaders left alone go too, and a Stronghold without defenders is lost. WR-1.44, WR-6.19, AMB-44"""
        kind = kind_in(s.reply)
        place = quarters(s, FREE_PEOPLES, region_in(s.reply))
        if is_unit(kind):
            lose_units(s, FREE_PEOPLES, place, kind, 1)
            remove_lone_leaders(s, place)
            settle_siege(s, region_of(place))
        else:
            strike_leader(s, FREE_PEOPLES, place, kind)

    def refuse(self, s: War, f: Carry, code: int) -> Reason | None:
        return None if code in self.figures(s, f) else NO_SUCH_FIGURE


# Rage of the Dunlendings


@dataclass(frozen=True)
class RageOfDunland(Verb):
    """Two Isengard Regulars are recruited in a free region next to the Dunlands, and up to four units may follow
    from these.
    """

    def goals(self, w: War, f: Carry) -> list[int]:
        free = Free(SHADOW).things(w, f)
        return [region for region in NextTo(at("north_dunland", "south_dunland")).things(w, f) if region in free]

    def followers(self, w: War, f: Carry) -> list[int]:
        """Who can still come; `notes` are the region and those already named, as codes."""
        goal, named = f.notes[0], f.notes[1:]
        if len(named) >= min(4, room(w, SHADOW, goal)):
            return []
        found: list[int] = []
        for origin in DUNLAND:
            if origin != goal:
                codes = [figure_at_code(kind, origin) for kind in (ISENGARD_REGULAR, ISENGARD_ELITE)]
                found += [code for code in codes if w.figures.count(kind_in(code), origin) > named.count(code)]
        return found

    def do(self, s: War, f: Carry) -> None:
        """DP-59, DP-61. WR-2.6, WR-9.18, WR-10.16"""
        if f.stage == 0:
            goals = self.goals(s, f)
            if goals:
                f.ask_one(s, f.seat, "levy-region", [REGION + region for region in goals])
            return
        followers = self.followers(s, f)
        if followers:
            f.ask_one(s, f.seat, "dunlendings", [*followers, DONE])
        else:
            self.follow(s, f)

    def take(self, s: War, f: Carry) -> None:
        if f.stage == 0:
            region = s.reply - REGION
            for _ in range(2):
                if refuse_recruit(s, ISENGARD_REGULAR, region, True) is None:
                    recruit(s, ISENGARD_REGULAR, region)
            f.again(1, [region])
        elif s.reply == DONE:
            self.follow(s, f)
        else:
            f.again(1, [*f.notes, s.reply])

    def follow(self, w: War, f: Carry) -> None:
        """They enter the region like any army. WR-14.6"""
        goal, named = f.notes[0], f.notes[1:]
        for origin in DUNLAND:
            force = NOBODY_THERE[:]
            for code in named:
                if region_in(code) == origin:
                    force[kind_in(code)] += 1
            if any(force):
                march(w, SHADOW, force, origin, goal)

    def refuse(self, s: War, f: Carry, code: int) -> Reason | None:
        if f.stage == 0:
            return None if code - REGION in self.goals(s, f) else NOT_A_PLACE
        return None if code == DONE or code in self.followers(s, f) else NOT_OFFERED


# Reinforcements


@dataclass(frozen=True)
class CanLevy(Condition):
    """A figure of this kind can be recruited in one of the regions."""

    kind: int
    where: Selector

    def refuse(self, s: War, f: Carry) -> Reason | None:
        """WR-9.12, WR-9.18"""
        for region in self.where.things(s, f):
            if refuse_recruit(s, self.kind, region, True) is None:
                return None
        return NOT_A_PLACE


@dataclass(frozen=True)
class WitchKingReturns(Verb):
    """The Witch-king goes to Angmar, wherever he is."""

    def do(self, s: War, f: Carry) -> None:
        """WR-6.12"""
        origin = s.character_at[WITCH_KING]
        if region_of(origin) not in (NOWHERE, ANGMAR):
            s.put_character(WITCH_KING, ANGMAR)
            s.tell(CHARACTERS_MOVED, [WITCH_KING], origin, ANGMAR)


@dataclass(frozen=True)
class Promote(Verb):
    """A Regular of the nation, in a region that the player chooses, is replaced by an Elite."""

    nation: int

    def regions(self, w: War) -> list[int]:
        regular = kind_of(self.nation, REGULAR)
        side = NATION_SIDE[self.nation]
        if not w.figures.count(kind_of(self.nation, ELITE), REINFORCEMENTS + side):
            return []
        return [r for r in range(REGIONS) if w.figures.count(regular, quarters(w, side, r))]

    def do(self, s: War, f: Carry) -> None:
        """DP-74. WR-6.15"""
        regions = self.regions(s)
        if regions:
            f.ask_one(s, f.seat, "promote", [REGION + region for region in regions])

    def take(self, s: War, f: Carry) -> None:
        regular, elite = kind_of(self.nation, REGULAR), kind_of(self.nation, ELITE)
        side = NATION_SIDE[self.nation]
        place = quarters(s, side, s.reply - REGION)
        s.figures.move(elite, 1, REINFORCEMENTS + side, place)
        s.figures.move(regular, 1, place, REINFORCEMENTS + side)
        s.tell(EXCHANGED, regular, elite, place)

    def refuse(self, s: War, f: Carry, code: int) -> Reason | None:
        return None if code - REGION in self.regions(s) else NOT_OFFERED


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


@dataclass(frozen=True)
class NewPower(Verb):
    """Two Isengard Regulars are recruited in each of the Dunlands, and two units, Regulars or Elites, in Orthanc.

    If the Regulars are too few for all, the player chooses each figure and its region.
    """

    def codes(self, w: War, f: Carry) -> list[int]:
        """What can come next; `notes` are the regions of those placed."""
        found: list[int] = []
        for region in (*DUNLAND, ORTHANC):
            if f.notes.count(region) < 2:
                kinds = (ISENGARD_REGULAR, ISENGARD_ELITE) if region == ORTHANC else (ISENGARD_REGULAR,)
                found += [figure_at_code(k, region) for k in kinds if refuse_recruit(w, k, region, True) is None]
        return found

    def do(self, s: War, f: Carry) -> None:
        """DP-58, DP-59. WR-9.12, WR-9.17"""
        codes = self.codes(s, f)
        wanted = sum([2 - f.notes.count(region) for region in {region_in(code) for code in codes}])
        settled = [code for code in codes if region_in(code) != ORTHANC]
        if settled and wanted <= s.figures.count(ISENGARD_REGULAR, REINFORCEMENTS + SHADOW):
            codes = settled[:1]
        if codes:
            f.ask_one(s, f.seat, "new-power", codes)

    def take(self, s: War, f: Carry) -> None:
        recruit(s, kind_in(s.reply), region_in(s.reply))
        f.again(1, [*f.notes, region_in(s.reply)])

    def refuse(self, s: War, f: Carry, code: int) -> Reason | None:
        known = FIGURE_AT <= code < FIGURE_AT + KINDS * REGIONS
        return None if known and code in self.codes(s, f) else NOT_A_UNIT


WORDS: Final = [
    LoseDice,
    LoseLeader,
    SailWest,
    Visited,
    VisitorsFound,
    SetBack,
    LoseFigure,
    RageOfDunland,
    CanLevy,
    WitchKingReturns,
    Promote,
    LevyInSome,
    NewPower,
]
