"""What the expansion remembers: factions, ships, Ents, siege engines and a few things under way."""

from __future__ import annotations

from typing import Final

from mathom.games.wotr.box import FREE_PEOPLES
from mathom.games.wotr.map import FELLOWSHIP, REGION_NAMES
from mathom.games.wotr.state import NOTHING, War
from mathom.games.wotr.supplement import Supplement
from mathom.games.wotr.third_age.pieces import (
    CATAPULTS,
    ENGINE_BUILT,
    ENGINES_LOST,
    ENTS,
    FACTION_ASIDE,
    FACTION_IN_PLAY,
    FACTIONS,
    NOT_YET,
    SHIPS,
    SMEAGOL,
    TOWERS,
)

NO_FACTION: Final[list[int]] = [FACTION_ASIDE] * len(FACTIONS)


class Age(Supplement):
    """The pieces of the expansion that are not counted with the armies, as lists of the regions where they stand.

    `factions` says of each whether it is aside, in play or over. `ships`, `ents`, `towers` and `catapults` have the
    region of every piece on the map, in ascending order; `ents_left` is the supply of Ents, who never come back.
    `awake` are the faces of the Ents cards that were played as events. `get_it` is where the card We Shall Get It is.

    Under way: `owed_tiles` are those that return to the pool after the one that counts, `sailed` the regions to which
    ships have moved in this action, `new_captain` whether the card Captain of Despair was played in this action.

    Ships and Ents are no figures of an army: they fill no region, control and activate nothing, and no units can attack
    them. TA-10.4 to TA-10.6, TA-10.27, TA-10.28, TA-11.5, TA-11.21, TA-11.23, TA-11.24
    """

    __slots__ = (
        "awake",
        "catapults",
        "ents",
        "ents_left",
        "factions",
        "get_it",
        "new_captain",
        "owed_tiles",
        "sailed",
        "ships",
        "towers",
    )

    def __init__(self) -> None:
        """At the start everything is set aside. TA-1.5, TA-2.8"""
        self.factions: list[int] = NO_FACTION
        self.ships: list[int] = NOTHING
        self.ents: list[int] = NOTHING
        self.ents_left = ENTS
        self.towers: list[int] = NOTHING
        self.catapults: list[int] = NOTHING
        self.awake: list[int] = NOTHING
        self.get_it = NOT_YET
        self.owed_tiles: list[int] = NOTHING
        self.sailed: list[int] = NOTHING
        self.new_captain = False

    def fresh(self) -> Age:
        return Age()

    def clone(self) -> Age:
        other = self.fresh()
        other.factions = self.factions
        other.ships = self.ships
        other.ents = self.ents
        other.ents_left = self.ents_left
        other.towers = self.towers
        other.catapults = self.catapults
        other.awake = self.awake
        other.get_it = self.get_it
        other.owed_tiles = self.owed_tiles
        other.sailed = self.sailed
        other.new_captain = self.new_captain
        return other

    def is_used(self) -> bool:
        return True

    def census(self) -> list[int]:
        """No more pieces than there are, and none outside the map. TA-1.3"""
        for pieces, most in ((self.ships, SHIPS), (self.towers, TOWERS), (self.catapults, CATAPULTS)):
            if len(pieces) > most:
                raise AssertionError(f"there are {len(pieces)} pieces of {most}")
        if len(self.ents) + self.ents_left > ENTS:
            raise AssertionError("there are more Ents than ever were")
        return [SHIPS, ENTS, TOWERS, CATAPULTS]


def age(w: War) -> Age:
    """What the expansion remembers of this war."""
    extra = w.extra
    assert isinstance(extra, Age)
    return extra


def changed(w: War) -> Age:
    """The same, about to be changed."""
    other = age(w).clone()
    w.extra = other
    return other


def counted(pieces: list[int]) -> dict[str, int]:
    """Pieces by the names of their regions, for readers."""
    return {REGION_NAMES[region]: pieces.count(region) for region in sorted(set(pieces))}


def faction_is(w: War, faction: int, state: int = FACTION_IN_PLAY) -> bool:
    return age(w).factions[faction] == state


def smeagol_is_here(w: War) -> bool:
    return w.character_at[SMEAGOL] == FELLOWSHIP


# Siege engines


def engines(w: War, side: int) -> list[int]:
    """The regions of the engines of a side, before or inside the Stronghold. TA-12.22, TA-12.30"""
    return age(w).catapults if side == FREE_PEOPLES else age(w).towers


def set_engines(w: War, side: int, pieces: list[int]) -> None:
    memory = changed(w)
    if side == FREE_PEOPLES:
        memory.catapults = sorted(pieces)
    else:
        memory.towers = sorted(pieces)


def build_engine(w: War, side: int, region: int) -> None:
    set_engines(w, side, [*engines(w, side), region])
    w.tell(ENGINE_BUILT, side, region)


def lose_engines(w: War, side: int, region: int, count: int) -> None:
    """So many engines of a side in the region are gone; they may be built again. TA-12.19"""
    pieces = engines(w, side)[:]
    for _ in range(count):
        pieces.remove(region)
    set_engines(w, side, pieces)
    w.tell(ENGINES_LOST, side, region, count)
