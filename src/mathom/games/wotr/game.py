"""Der Ringkrieg as a `Game`: its variants (DP-1, and the readings that the rules leave to the table) and its parts."""

# mypyc: skip

from __future__ import annotations

import importlib
from typing import Any, Final

from mathom.games.wotr.arranging import arrange
from mathom.games.wotr.asking import about
from mathom.games.wotr.components import FREE_PEOPLES, HOME, SHADOW
from mathom.games.wotr.conquest import victory_points
from mathom.games.wotr.glancing import Glance
from mathom.games.wotr.options import describe, parse
from mathom.games.wotr.proofs import PARTS
from mathom.games.wotr.round import Round
from mathom.games.wotr.seeing import see
from mathom.games.wotr.setup import ROLES, Setup, unpack
from mathom.games.wotr.war import (
    ANY_GANDALF,
    ARMY_MOVES_WHOLE,
    GOLLUM_COVERS_NUMBERS,
    GOLLUM_DECLARES,
    GROND_MAY_STOP,
    NAME_THE_WAY,
    NO_OVERSTACKING,
    NO_SEPARATION_IN_MORDOR,
    OUTSIDE_ONLY,
    PLACING_ACTIVATES,
    REVEALED_IN_CONQUERED,
    TILE_FOR_EACH_STRONGHOLD,
    War,
)
from mathom.kernel import Chance, Frame, Game, Heaps, Option, Setting, State, Variant, VariantSchema

# The readings of the rules that a table may agree on, with the rules they are about (appendix A).
READINGS: Final[list[tuple[str, int, tuple[str, ...]]]] = [
    ("no_overstacking", NO_OVERSTACKING, ("WR-8.7", "WR-10.13")),
    ("army_moves_whole", ARMY_MOVES_WHOLE, ("WR-10.2", "WR-10.5")),
    ("placing_activates", PLACING_ACTIVATES, ("WR-14.9",)),
    ("tile_for_each_stronghold", TILE_FOR_EACH_STRONGHOLD, ("WR-15.44",)),
    ("gollum_covers_numbers", GOLLUM_COVERS_NUMBERS, ("WR-15.17",)),
    ("gollum_declares", GOLLUM_DECLARES, ("WR-15.18", "WR-15.60")),
    ("revealed_in_conquered", REVEALED_IN_CONQUERED, ("WR-15.41",)),
    ("any_gandalf", ANY_GANDALF, ("WR-11.32",)),
    ("grond_may_stop", GROND_MAY_STOP, ("WR-12.16",)),
    ("no_separation_in_mordor", NO_SEPARATION_IN_MORDOR, ("WR-7.47", "WR-17.20")),
    ("outside_only", OUTSIDE_ONLY, ("WR-6.30", "WR-6.32")),
    ("name_the_way", NAME_THE_WAY, ("WR-15.30", "WR-15.40")),
]


class WarOfTheRing(Game):
    def __init__(self) -> None:
        self.id = "wotr"
        self.version = 3
        self.home = HOME

    def variants(self) -> VariantSchema:
        """WR-1.1, WR-1.7"""
        sides = Setting("sides", ["free_peoples_first", "shadow_first", "drawn"], ("WR-1.7",))
        return VariantSchema([2], [sides, *[Setting(name, [False, True], rules) for name, _, rules in READINGS]])

    def start(self, variant: Variant, seats: int, chance: Chance) -> State:
        roles = ROLES[seats]
        w = unpack(roles[::-1] if variant["sides"] == "shadow_first" else roles, chance)
        for name, reading, _ in READINGS:
            if variant[name]:
                w.house |= reading
        w.push(Round())
        w.push(Setup(variant["sides"] == "drawn"))
        return w

    def see(self, state: War, seat: int | None) -> dict[str, Any]:
        """With the readings that the table agreed on."""
        return {**see(state, seat), "readings": [name for name, reading, _ in READINGS if state.reads(reading)]}

    def glance(self, state: War, seat: int) -> Glance:
        return Glance(state, seat)

    def about(self, state: War, seat: int) -> dict[str, Any]:
        return about(state)

    def describe(self, state: War, seat: int, code: int) -> Option:
        return describe(state, code)

    def parse(self, state: War, seat: int, key: str) -> int:
        return parse(state, key)

    def standing(self, state: War, seat: int | None) -> list[int]:
        """The victory points of every seat's side."""
        points = [victory_points(state, side) for side in (FREE_PEOPLES, SHADOW)]
        return [points[side] for side in state.side_of_seat]

    def parts(self) -> dict[str, dict[str, list[str]]]:
        return PARTS

    def classes(self) -> list[type]:
        """The frames are all those of this package; those of the cards come with the decks."""
        importlib.import_module("mathom.games.wotr.cards.decks")
        return [War, Heaps, *frames_in("mathom.games.wotr", Frame)]

    def arrange(self, state: War, position: dict[str, Any]) -> None:
        arrange(state, position)


def frames_in(package: str, base: type) -> list[type]:
    """All kinds of frames that the package defines."""
    found: list[type] = []
    children: list[type] = base.__subclasses__()
    for child in children:
        if child.__module__.startswith(package):
            found.append(child)
        found += frames_in(package, child)
    return found


GAME: Final = WarOfTheRing()
