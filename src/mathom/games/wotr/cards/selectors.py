"""Which regions or nations a card means. Things are numbers of regions, unless a selector says otherwise."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mathom.effects import Carry, Effect, Selector
from mathom.games.wotr.armies import nations, quarters
from mathom.games.wotr.board import ADJACENT, COASTAL, NATION_AT, REGIONS, region_named
from mathom.games.wotr.cards.conditions import has_army, whereabouts
from mathom.games.wotr.components import FREE_PEOPLES, NATION_SIDE, NATIONS, NATIONS_OF, NO_NATION
from mathom.games.wotr.conquest import refuse_free
from mathom.games.wotr.recruiting import SETTLEMENTS_OF
from mathom.games.wotr.war import War

ALL_REGIONS: Final = list(range(REGIONS))
REGIONS_OF: Final = [[r for r in ALL_REGIONS if NATION_AT[r] == nation] for nation in range(len(NATIONS))]


def at(*names: str) -> At:
    """The regions with these names, as a selector."""
    return At(tuple([region_named(name) for name in names]))


@dataclass(frozen=True)
class At(Selector):
    """These regions."""

    regions: tuple[int, ...]

    def things(self, s: War, f: Carry) -> list[int]:
        return list(self.regions)


@dataclass(frozen=True)
class Anywhere(Selector):
    """All regions."""

    def things(self, s: War, f: Carry) -> list[int]:
        return ALL_REGIONS


@dataclass(frozen=True)
class OfNation(Selector):
    """The regions of the nations; of those, with `settled`, the ones with a settlement (a Fortification is none)."""

    nations: tuple[int, ...]
    settled: bool = False

    def things(self, s: War, f: Carry) -> list[int]:
        found: list[int] = []
        for nation in self.nations:
            found += SETTLEMENTS_OF[nation] if self.settled else REGIONS_OF[nation]
        return found


@dataclass(frozen=True)
class OutsideNations(Selector):
    """The regions that belong to no nation of the side."""

    side: int = FREE_PEOPLES

    def things(self, s: War, f: Carry) -> list[int]:
        return [
            region
            for region in range(REGIONS)
            if NATION_AT[region] == NO_NATION or NATION_SIDE[NATION_AT[region]] != self.side
        ]


@dataclass(frozen=True)
class Coast(Selector):
    """The regions at the sea."""

    def things(self, s: War, f: Carry) -> list[int]:
        return [region for region in range(REGIONS) if COASTAL[region]]


@dataclass(frozen=True)
class Free(Selector):
    """The regions that are free for the side."""

    side: int

    def things(self, s: War, f: Carry) -> list[int]:
        return [region for region in range(REGIONS) if refuse_free(s, self.side, region) is None]


@dataclass(frozen=True)
class Armies(Selector):
    """The regions with an army of the side, besieged or not; with units of so many nations in it."""

    side: int
    nations: int = 1

    def things(self, s: War, f: Carry) -> list[int]:
        found = [region for region in range(REGIONS) if has_army(s, self.side, region)]
        if self.nations == 1:
            return found
        return [r for r in found if len(nations(s, self.side, quarters(s, self.side, r))) >= self.nations]


@dataclass(frozen=True)
class Whereabouts(Selector):
    """The regions where these Characters are; who is in the Fellowship is where the Ring-bearers are."""

    characters: tuple[int, ...]

    def things(self, s: War, f: Carry) -> list[int]:
        found = sorted({whereabouts(s, character) for character in self.characters})
        return [region for region in found if region >= 0]


@dataclass(frozen=True)
class NextTo(Selector):
    """The regions adjacent to those listed by another selector."""

    regions: Selector

    def things(self, s: War, f: Carry) -> list[int]:
        return sorted({other for region in self.regions.things(s, f) for other in ADJACENT[region]})


@dataclass(frozen=True)
class Peaceful(Selector):
    """The nations of the side that are not At War, as numbers of nations."""

    side: int

    def things(self, s: War, f: Carry) -> list[int]:
        return [nation for nation in NATIONS_OF[self.side] if not s.at_war(nation)]


SELECTORS: Final[list[type[Effect]]] = [
    At,
    Anywhere,
    OfNation,
    OutsideNations,
    Coast,
    Free,
    Armies,
    Whereabouts,
    NextTo,
    Peaceful,
]
