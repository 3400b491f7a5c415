"""Which regions or nations a card means. Things are numbers of regions, unless a selector says otherwise."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mathom.effects import Carry, Effect, Selector
from mathom.games.wotr.armies.armies import army_place, nations
from mathom.games.wotr.armies.command import refuse_nation
from mathom.games.wotr.armies.forces import force_at
from mathom.games.wotr.armies.recruit import SETTLEMENTS_OF
from mathom.games.wotr.battle.conquest import refuse_free
from mathom.games.wotr.box import CARD_COMPANIONS, CARDS, NATIONS, NATIONS_OF, NO_SIDE, SHADOW, VERSIONS
from mathom.games.wotr.cards.conditions import has_army, whereabouts
from mathom.games.wotr.map import (
    ADJACENT,
    COASTAL,
    NATION_AT,
    NOWHERE,
    OWNER_AT,
    REGIONS,
    STRONGHOLDS,
    region_named,
    region_of,
)
from mathom.games.wotr.state import IN_PLAY, War, side_of

ALL_REGIONS: Final = list(range(REGIONS))
REGIONS_OF: Final = [[r for r in ALL_REGIONS if NATION_AT[r] == nation] for nation in range(len(NATIONS))]


def has_member(force: list[int], members: tuple[int, ...]) -> bool:
    return any(force[member] for member in members)


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
        return [r for r in found if len(nations(s, self.side, army_place(s, self.side, r))) >= self.nations]


@dataclass(frozen=True)
class Whereabouts(Selector):
    """The regions where these Characters, or the RING_BEARERS, are.

    Who is in the Fellowship is where the Ring-bearers are; on the Mordor track they are in no region.
    """

    characters: tuple[int, ...]

    def things(self, s: War, f: Carry) -> list[int]:
        figures = [v for c in self.characters for v in (VERSIONS[c] if c >= 0 else [c])]
        found = sorted({whereabouts(s, figure) for figure in figures})
        return [region for region in found if region >= 0]


@dataclass(frozen=True)
class NextTo(Selector):
    """The regions adjacent to those listed by another selector."""

    regions: Selector

    def things(self, s: War, f: Carry) -> list[int]:
        return sorted({other for region in self.regions.things(s, f) for other in ADJACENT[region]})


@dataclass(frozen=True)
class Peaceful(Selector):
    """The nations of the side that are not At War, as numbers of nations.

    With `visited` only those in a region of which the Ring-bearers or a Companion are. Of an own side, those for which
    the player may act (WR-19.21).
    """

    side: int
    visited: bool = False

    def things(self, s: War, f: Carry) -> list[int]:
        """Who is in the Fellowship is where the Ring-bearers are. WR-6.30"""
        found = [nation for nation in NATIONS_OF[self.side] if not s.at_war(nation)]
        if side_of(f) == self.side:
            found = [nation for nation in found if refuse_nation(s, nation) is None]
        if not self.visited:
            return found
        regions = [s.ring_bearers, *[region_of(s.character_at[c]) for c in CARD_COMPANIONS]]
        visited = [NATION_AT[region] for region in regions if region != NOWHERE]
        return [nation for nation in found if nation in visited]


@dataclass(frozen=True)
class Sieges(Selector):
    """The regions with a Stronghold that an army of the side besieges (NO_SIDE: of either).

    The army has one of `members` in it (kinds of figures, or KINDS + a Character), if any are named.
    """

    members: tuple[int, ...] = ()
    side: int = SHADOW

    def things(self, s: War, f: Carry) -> list[int]:
        if self.side == NO_SIDE:
            return [region for region in STRONGHOLDS if s.is_besieged(region)]
        sieges = [region for region in STRONGHOLDS if s.besieger(region) == self.side]
        return [r for r in sieges if not self.members or has_member(force_at(s, self.side, r), self.members)]


@dataclass(frozen=True)
class Settlements(Selector):
    """The regions with a settlement that belongs to the side, whoever holds it."""

    side: int

    def things(self, s: War, f: Carry) -> list[int]:
        return [region for region in ALL_REGIONS if OWNER_AT[region] == self.side]


@dataclass(frozen=True)
class CardsInPlay(Selector):
    """The cards of a side and type that are in play, as faces of cards."""

    side: int
    type: int

    def things(self, s: War, f: Carry) -> list[int]:
        faces = sorted([s.face(thing) for thing in s.zones.content[IN_PLAY + self.side]])
        return [face for face in faces if CARDS[face].type == self.type]


SELECTORS: Final[list[type[Effect]]] = [
    At,
    Anywhere,
    OfNation,
    Coast,
    Free,
    Armies,
    Whereabouts,
    NextTo,
    Peaceful,
    Sieges,
    Settlements,
    CardsInPlay,
]
