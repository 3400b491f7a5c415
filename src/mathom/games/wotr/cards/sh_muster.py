"""What the Shadow's cards do to nations, settlements and reinforcements."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mathom.effects import Carry, Selector, Verb
from mathom.effects.control import NOT_OFFERED
from mathom.games.wotr.armies.armies import army_place
from mathom.games.wotr.armies.forces import NOBODY_THERE
from mathom.games.wotr.armies.march import march, room
from mathom.games.wotr.armies.recruit import recruit, refuse_recruit
from mathom.games.wotr.box import (
    ELITE,
    ISENGARD_ELITE,
    ISENGARD_REGULAR,
    NATION_SIDE,
    REGULAR,
    SHADOW,
    kind_of,
)
from mathom.games.wotr.cards.army_verbs import NOT_A_PLACE, NOT_A_UNIT
from mathom.games.wotr.characters import ORTHANC
from mathom.games.wotr.codes import DONE, REGION, figure_at_code, is_figure_at, kind_in, region_in
from mathom.games.wotr.event_kinds import EXCHANGED
from mathom.games.wotr.map import (
    REGIONS,
    REINFORCEMENTS,
    region_named,
)
from mathom.games.wotr.state import War
from mathom.kernel import Reason

DUNLAND: Final = [region_named("north_dunland"), region_named("south_dunland")]


# Rage of the Dunlendings


@dataclass(frozen=True)
class RageOfDunland(Verb):
    """Two Isengard Regulars are recruited in one of the regions, and up to four units may follow from the Dunlands."""

    where: Selector

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
            goals = self.where.things(s, f)
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
            return None if code - REGION in self.where.things(s, f) else NOT_A_PLACE
        return None if code == DONE or code in self.followers(s, f) else NOT_OFFERED


# Reinforcements


@dataclass(frozen=True)
class Promote(Verb):
    """A Regular of the nation, in a region that the player chooses, is replaced by an Elite."""

    nation: int

    def regions(self, w: War) -> list[int]:
        regular = kind_of(self.nation, REGULAR)
        side = NATION_SIDE[self.nation]
        if not w.figures.count(kind_of(self.nation, ELITE), REINFORCEMENTS + side):
            return []
        return [r for r in range(REGIONS) if w.figures.count(regular, army_place(w, side, r))]

    def do(self, s: War, f: Carry) -> None:
        """DP-74. WR-6.15"""
        regions = self.regions(s)
        if regions:
            f.ask_one(s, f.seat, "promote", [REGION + region for region in regions])

    def take(self, s: War, f: Carry) -> None:
        regular, elite = kind_of(self.nation, REGULAR), kind_of(self.nation, ELITE)
        side = NATION_SIDE[self.nation]
        place = army_place(s, side, s.reply - REGION)
        s.figures.move(elite, 1, REINFORCEMENTS + side, place)
        s.figures.move(regular, 1, place, REINFORCEMENTS + side)
        s.tell(EXCHANGED, regular, elite, place)

    def refuse(self, s: War, f: Carry, code: int) -> Reason | None:
        return None if code - REGION in self.regions(s) else NOT_OFFERED


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
        known = is_figure_at(code)
        return None if known and code in self.codes(s, f) else NOT_A_UNIT


WORDS: Final = [RageOfDunland, Promote, NewPower]
