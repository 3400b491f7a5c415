"""What a card asks for: conditions on the map, the nations and the Fellowship."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mathom.effects import Carry, Condition, Effect, Selector
from mathom.games.wotr.armies.armies import army_place
from mathom.games.wotr.box import CARD_COMPANIONS, COMPANIONS, FREE_PEOPLES, VERSIONS
from mathom.games.wotr.fellowship.moves import refuse_separate
from mathom.games.wotr.hunt.roll import has_nazgul
from mathom.games.wotr.map import FELLOWSHIP, NOWHERE, region_of
from mathom.games.wotr.state import OFF_TRACK, OUTSIDE_ONLY, War
from mathom.kernel import Reason

NOT_IN_FELLOWSHIP: Final = Reason("the-card-needs-a-companion-who-is-not-in-the-fellowship", "WR-6.11")
NEEDS_COMPANIONS: Final = Reason("no-companion-is-in-the-fellowship", "WR-6.11")
NOT_THE_GUIDE: Final = Reason("the-card-needs-another-guide", "WR-6.11")
NEEDS_ACTIVE: Final = Reason("the-card-needs-an-active-nation", "WR-6.11")
IS_AT_PEACE: Final = Reason("the-card-needs-a-nation-at-war", "WR-6.11")
NEEDS_ABSENT: Final = Reason("the-card-needs-a-character-who-is-not-in-play", "WR-6.11")
NEEDS_PLACE: Final = Reason("the-card-needs-a-character-in-another-region", "WR-6.11", "WR-6.30")
NOT_ON_MAP: Final = Reason("the-card-needs-a-character-on-the-map-there", "WR-6.11", "WR-6.32")
NEEDS_ARMY: Final = Reason("the-card-needs-a-character-with-an-army-there", "WR-6.11", "WR-6.32")
NO_PROGRESS: Final = Reason("the-fellowship-has-made-no-progress", "WR-6.11")
NEEDS_REVEALED: Final = Reason("the-card-needs-a-revealed-fellowship", "WR-6.11")
NO_NAZGUL: Final = Reason("no-nazgul-is-with-the-ring-bearers", "WR-6.11", "WR-15.59")
FIGURE_ELSEWHERE: Final = Reason("the-ring-bearers-are-in-another-region", "WR-15.59")
NOT_HELD: Final = Reason("the-side-does-not-hold-it", "WR-6.28")


RING_BEARERS: Final = -1  # a figure among the Characters


def whereabouts(w: War, character: int) -> int:
    """The region where a Character is, for cards that only ask for his presence; NOWHERE if he is in none.

    Who is in the Fellowship is where the Ring-bearers are, unless the table reads it otherwise. WR-6.30, AMB-97
    """
    if character == RING_BEARERS:
        return w.ring_bearers
    place = w.character_at[character]
    if place == FELLOWSHIP:
        return NOWHERE if w.reads(OUTSIDE_ONLY) else w.ring_bearers
    return region_of(place)


def has_army(w: War, side: int, region: int) -> bool:
    """Whether the side has units in the region, inside its Stronghold or not. WR-2.28"""
    return w.has_units(side, army_place(w, side, region))


def leads_army(w: War, character: int, side: int) -> int:
    """The region where the Character, outside the Fellowship, is with an army of his side; else NOWHERE. WR-6.32"""
    place = w.character_at[character]
    region = region_of(place)
    return region if region != NOWHERE and w.has_units(side, place) else NOWHERE


@dataclass(frozen=True)
class InFellowship(Condition):
    """One of these Companions is in the Fellowship; of any, if none is named."""

    characters: tuple[int, ...] = ()

    def refuse(self, s: War, f: Carry) -> Reason | None:
        for character in self.characters or COMPANIONS:
            if s.character_at[character] == FELLOWSHIP:
                return None
        return NOT_IN_FELLOWSHIP if self.characters else NEEDS_COMPANIONS


@dataclass(frozen=True)
class Guides(Condition):
    """This Character is the Guide."""

    character: int

    def refuse(self, s: War, f: Carry) -> Reason | None:
        return None if s.guide == self.character else NOT_THE_GUIDE


@dataclass(frozen=True)
class RingBearersIn(Condition):
    """The figure of the Ring-bearers is in one of the regions, whatever the progress."""

    regions: Selector

    def refuse(self, s: War, f: Carry) -> Reason | None:
        return None if s.ring_bearers in self.regions.things(s, f) else FIGURE_ELSEWHERE


@dataclass(frozen=True)
class Active(Condition):
    """The nation, the named one or the one at hand (-1), is active."""

    nation: int = -1

    def refuse(self, s: War, f: Carry) -> Reason | None:
        return None if s.active[f.it() if self.nation < 0 else self.nation] else NEEDS_ACTIVE


@dataclass(frozen=True)
class AtWar(Condition):
    """All of these nations are At War."""

    nations: tuple[int, ...]

    def refuse(self, s: War, f: Carry) -> Reason | None:
        for nation in self.nations:
            if not s.at_war(nation):
                return IS_AT_PEACE
        return None


@dataclass(frozen=True)
class InPlay(Condition):
    """The Character, in any version, is on the map."""

    character: int

    def refuse(self, s: War, f: Carry) -> Reason | None:
        there = [region_of(s.character_at[version]) for version in VERSIONS[self.character]]
        return NEEDS_ABSENT if there == [NOWHERE] * len(there) else None


@dataclass(frozen=True)
class OnMap(Condition):
    """One of these Characters is on the map, outside the Fellowship, in one of the regions."""

    characters: tuple[int, ...]
    regions: Selector

    def refuse(self, s: War, f: Carry) -> Reason | None:
        regions = self.regions.things(s, f)
        for character in self.characters:
            if region_of(s.character_at[character]) in regions:
                return None
        return NOT_ON_MAP


@dataclass(frozen=True)
class CanSeparate(Condition):
    """A Companion can be separated and go somewhere: not on the Mordor track. With `or_lost` he may be lost there."""

    or_lost: bool = False

    def refuse(self, s: War, f: Carry) -> Reason | None:
        """AMB-96"""
        return refuse_separate(s, by_card=self.or_lost)


@dataclass(frozen=True)
class Present(Condition):
    """One of these Characters is in one of the regions; who is in the Fellowship is where the Ring-bearers are."""

    characters: tuple[int, ...]
    regions: Selector

    def refuse(self, s: War, f: Carry) -> Reason | None:
        regions = self.regions.things(s, f)
        for character in self.characters:
            if whereabouts(s, character) in regions:
                return None
        return NEEDS_PLACE


@dataclass(frozen=True)
class WithArmy(Condition):
    """One of these Characters, outside the Fellowship, is with an army of his side in one of the regions."""

    characters: tuple[int, ...]
    regions: Selector
    side: int = FREE_PEOPLES

    def refuse(self, s: War, f: Carry) -> Reason | None:
        regions = self.regions.things(s, f)
        for character in self.characters:
            if leads_army(s, character, self.side) in regions:
                return None
        return NEEDS_ARMY


@dataclass(frozen=True)
class Holds(Condition):
    """The side holds all of the regions, or, with `any_of`, one of them."""

    side: int
    regions: Selector
    any_of: bool = False

    def refuse(self, s: War, f: Carry) -> Reason | None:
        held = [s.held[region] == self.side for region in self.regions.things(s, f)]
        return None if (any(held) if self.any_of else all(held)) else NOT_HELD


@dataclass(frozen=True)
class UnderWay(Condition):
    """The Fellowship has made progress, and is not on the Mordor track."""

    def refuse(self, s: War, f: Carry) -> Reason | None:
        return None if s.mordor == OFF_TRACK and s.progress > 0 else NO_PROGRESS


@dataclass(frozen=True)
class IsRevealed(Condition):
    """The Fellowship is revealed."""

    def refuse(self, s: War, f: Carry) -> Reason | None:
        return NEEDS_REVEALED if s.hidden else None


@dataclass(frozen=True)
class NazgulFound(Condition):
    """A Nazgûl, the Witch-king among them, is in the region of the Ring-bearers."""

    def refuse(self, s: War, f: Carry) -> Reason | None:
        """WR-7.27, WR-15.59"""
        return None if s.ring_bearers != NOWHERE and has_nazgul(s, s.ring_bearers) else NO_NAZGUL


CONDITIONS: Final[list[type[Effect]]] = [
    InFellowship,
    Guides,
    RingBearersIn,
    Active,
    AtWar,
    InPlay,
    OnMap,
    Present,
    WithArmy,
    Holds,
    CanSeparate,
    UnderWay,
    IsRevealed,
    NazgulFound,
]

ANY_COMPANION: Final[tuple[int, ...]] = tuple(CARD_COMPANIONS)
