"""Der Ringkrieg 2 as a `Game`: its variants (DP-1) and its parts.

What RI-16.5 lists of the original game has no place in any of them.
"""

# mypyc: skip

from __future__ import annotations

import importlib
from random import Random
from typing import Any, Final

from mathom.games.risk.box import EVIL, GOOD, HOME, PARTY_SIDE
from mathom.games.risk.control import victory_points
from mathom.games.risk.edge.arrange import arrange
from mathom.games.risk.edge.glance import Glance
from mathom.games.risk.edge.options import describe, parse
from mathom.games.risk.edge.proofs import PARTS
from mathom.games.risk.edge.see import all_spaces, see
from mathom.games.risk.ring.course import PLACE, SPACE_BITS, get
from mathom.games.risk.round.round import Round
from mathom.games.risk.round.setup import Setup, spread, unpack
from mathom.games.risk.state import (
    BEARER,
    COUNTED,
    COURSE,
    HERO_BONUS_STACKS,
    SARUMAN_FIRST_LIGHT,
    WEAPON_BONUS,
    Realm,
)
from mathom.kernel import (
    UNANSWERED,
    Chance,
    Game,
    Heaps,
    Option,
    State,
    Variant,
    VariantSchema,
    frames_in,
    lid_of,
)

AGREEMENTS: Final[list[tuple[str, int]]] = [
    ("weapon_bonus", WEAPON_BONUS),
    ("hero_bonus_stacks", HERO_BONUS_STACKS),
    ("saruman_first_entry_light", SARUMAN_FIRST_LIGHT),
]

# What the procedures under way can be about (`Frame.about`).
ABOUT: Final = (
    "card",
    "count",
    "die",
    "goal",
    "gold",
    "hits",
    "left",
    "party",
    "round",
    "territory",
    "unit",
    "window",
)


class RingWar(Game):
    def __init__(self) -> None:
        self.id = "risk"
        self.version = 2
        self.home = HOME
        self.skills = "mathom.players.risk:SKILLS"
        self.terminal = "mathom.cli.tables.risk:RiskTable"

    def variants(self) -> VariantSchema:
        """Two to five players, who runs which parties, and three agreements. RI-1.3, RI-1.10, A-48"""
        return lid_of(self.home).schema

    def start(self, variant: Variant, seats: int, chance: Chance) -> State:
        house = sum([bit for name, bit in AGREEMENTS if variant[name]])
        s = unpack(spread(seats, variant["parties"]), house, chance)
        s.push(Round())
        s.push(Setup())
        return s

    def see(self, state: Realm, seat: int | None) -> dict[str, Any]:
        return {**see(state, seat), "agreements": [name for name, bit in AGREEMENTS if state.reads(bit)]}

    def suppose(self, state: Realm, seat: int | None, rng: Random) -> None:
        """The Ring-bearer's space and his course hang together, and the sheet of the good side is blank. INF-7"""
        state.zones.deal_anew(seat, rng)
        secrets = state.secrets
        if not secrets.knows(seat, COURSE):
            course = rng.choice(state.belief)
            secrets.imagine(COURSE, course >> SPACE_BITS)
            secrets.imagine(BEARER, get(course, PLACE))
            state.record = []

    def glance(self, state: Realm, seat: int) -> Glance:
        return Glance(state, seat)

    def about(self, state: Realm, seat: int) -> dict[str, Any]:
        """Every message may use every name: None for what no procedure is about. All of it is open."""
        return {**dict.fromkeys(ABOUT), **super().about(state, seat)}

    def describe(self, state: Realm, seat: int, code: int) -> Option:
        return describe(code)

    def parse(self, state: Realm, seat: int, key: str) -> int:
        return parse(key)

    def standing(self, state: Realm, seat: int | None) -> list[int]:
        """The victory points of every seat's side."""
        points = [victory_points(state, side) for side in (GOOD, EVIL)]
        sides = {state.seat_of[party]: PARTY_SIDE[party] for party in range(len(PARTY_SIDE))}
        return [points[sides[player]] for player in range(state.seats)]

    def parts(self) -> dict[str, dict[str, list[str]]]:
        return PARTS

    def incomplete(self, variant: Variant) -> dict[str, list[str]]:
        from mathom.games.risk.cards.scripts import clause_map

        return clause_map().incomplete()

    def drop_clause(self, clause: str) -> None:
        from mathom.games.risk.cards.scripts import drop_clause

        drop_clause(clause)

    def classes(self) -> list[type]:
        """The frames are all those of this package; those of the cards come with the scripts."""
        importlib.import_module("mathom.games.risk.cards.scripts")
        return [Realm, Heaps, *frames_in("mathom.games.risk")]

    def load(self, data: Any, strict: bool = True) -> State:
        state = super().load(data, strict)
        if isinstance(state, Realm):
            state.figures.count_groups(COUNTED)
        return state

    def arrange(self, state: Realm, position: dict[str, Any]) -> None:
        arrange(state, position)

    def has_key(self, key: str) -> bool:
        return parse(key) != UNANSWERED

    def named(self, view: dict[str, Any]) -> dict[str, dict[str, Any]]:
        """Every space by its name, also those where nothing is."""
        return {"spaces": all_spaces(view)}


GAME: Final = RingWar()
