"""Der Ringkrieg as a `Game`: its variants (DP-1, and the readings that the rules leave to the table) and its parts."""

# mypyc: skip

from __future__ import annotations

import importlib
from typing import Any, Final

from mathom.effects import SAVED
from mathom.games.wotr.armies.forces import NOT_ASKED
from mathom.games.wotr.battle.conquest import balance, victory_points
from mathom.games.wotr.battle.numbers import CombatNumbers
from mathom.games.wotr.box import FREE_PEOPLES, HOME, SHADOW, more
from mathom.games.wotr.codes import CODES
from mathom.games.wotr.edge.arrange import arrange
from mathom.games.wotr.edge.glance import Glance
from mathom.games.wotr.edge.options import describe, is_key, parse
from mathom.games.wotr.edge.proofs import PARTS
from mathom.games.wotr.edge.saved import as_full
from mathom.games.wotr.edge.see import all_regions, see
from mathom.games.wotr.round.round import Round
from mathom.games.wotr.round.setup import ROLES, Setup, unpack
from mathom.games.wotr.round.turn import Turn
from mathom.games.wotr.state import (
    ANY_GANDALF,
    ARMY_MOVES_WHOLE,
    COUNTED,
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
from mathom.games.wotr.supplement import NO_SUPPLEMENT, Supplement
from mathom.games.wotr.team import DUEL, Team
from mathom.kernel import Chance, Game, Heaps, Option, Reason, State, Variant, VariantSchema, frames_in, lid_of

# The readings of the rules that a table may agree on, as the lid of the box has them (appendix A).
READINGS: Final[list[tuple[str, int]]] = [
    ("no_overstacking", NO_OVERSTACKING),
    ("army_moves_whole", ARMY_MOVES_WHOLE),
    ("placing_activates", PLACING_ACTIVATES),
    ("tile_for_each_stronghold", TILE_FOR_EACH_STRONGHOLD),
    ("gollum_covers_numbers", GOLLUM_COVERS_NUMBERS),
    ("gollum_declares", GOLLUM_DECLARES),
    ("revealed_in_conquered", REVEALED_IN_CONQUERED),
    ("any_gandalf", ANY_GANDALF),
    ("grond_may_stop", GROND_MAY_STOP),
    ("no_separation_in_mordor", NO_SEPARATION_IN_MORDOR),
    ("outside_only", OUTSIDE_ONLY),
    ("name_the_way", NAME_THE_WAY),
]

# The supplements, each with the setting that turns it on and the module of its rules.
SUPPLEMENTED: Final = more("modules")

# What the procedures under way can be about (`Frame.about`).
ABOUT: Final = (
    "card",
    "characters",
    "count",
    "damage",
    "die",
    "hits",
    "limit",
    "origin",
    "region",
    "round",
    "target",
    "what",
)


# The kind of thing that options of a family are about; whom a question leaves out among people, its frame knows best.
THING: Final[dict[str, str]] = {
    **dict.fromkeys(("region", "way", "figure-at"), "map"),
    **{"card": "card", "nation": "nation", "deck": "deck", "die": "die", "turn": "die"},
}


class WarOfTheRing(Game):
    def __init__(self) -> None:
        self.id = "wotr"
        self.version = 9
        self.home = HOME
        self.skills = "mathom.players.wotr:SKILLS"
        self.terminal = "mathom.cli.tables.wotr:WotrTable"

    def variants(self) -> VariantSchema:
        """Two to four players, who plays which side, and the readings of the rules. WR-1.1, WR-1.3 to WR-1.7"""
        return lid_of(self.home).schema

    def start(self, variant: Variant, seats: int, chance: Chance) -> State:
        roles = ROLES[seats]
        extra = NO_SUPPLEMENT
        for entry in SUPPLEMENTED:
            if variant[entry["setting"]]:
                extra = importlib.import_module(entry["rules"]).SUPPLEMENT()
        w = unpack(roles[::-1] if variant["sides"] == "shadow_first" else roles, chance, extra)
        for name, reading in READINGS:
            if variant[name]:
                w.house |= reading
        w.push(Round())
        w.push(Setup(variant["sides"] == "drawn"))
        return w

    def see(self, state: War, seat: int | None) -> dict[str, Any]:
        """With the readings that the table agreed on."""
        return {**see(state, seat), "readings": [name for name, reading in READINGS if state.reads(reading)]}

    def glance(self, state: War, seat: int) -> Glance:
        return Glance(state, seat)

    def about(self, state: War, seat: int) -> dict[str, Any]:
        """Every message may use every name: None for what no procedure is about. All of it is open (INF-11)."""
        return {**dict.fromkeys(ABOUT), **super().about(state, seat), "progress": state.progress}

    def describe(self, state: War, seat: int, code: int) -> Option:
        return describe(state, code)

    def parse(self, state: War, seat: int, key: str) -> int:
        return parse(state, key)

    def refuse(self, state: War, seat: int, code: int) -> Reason | None:
        """A thing of a kind that nobody is asked about now is told apart from one that is and cannot be chosen."""
        ask = state.ask
        kind = THING.get(CODES.family_of(code), "")
        if ask is None or not kind or kind in ask.kind or isinstance(state.stack[-1], Turn):
            return super().refuse(state, seat, code)
        asked = any(THING.get(CODES.family_of(one)) == kind for one in ask.options_of(seat))
        return super().refuse(state, seat, code) if asked else NOT_ASKED

    def standing(self, state: War, seat: int | None) -> list[int]:
        """The victory points of every seat's side; in a team its own balance (WR-19.49)."""
        if state.seats > DUEL:
            return [balance(state, player) for player in range(state.seats)]
        points = [victory_points(state, side) for side in (FREE_PEOPLES, SHADOW)]
        return [points[side] for side in state.side_of_seat]

    def parts(self) -> dict[str, dict[str, list[str]]]:
        return PARTS

    def supplements(self) -> dict[str, dict[str, dict[str, list[str]]]]:
        return {entry["setting"]: importlib.import_module(entry["proofs"]).ADDED_PARTS for entry in SUPPLEMENTED}

    def incomplete(self, variant: Variant) -> dict[str, list[str]]:
        from mathom.games.wotr.cards.decks import clause_map

        return clause_map().incomplete()

    def drop_clause(self, clause: str) -> None:
        from mathom.games.wotr.cards.decks import drop_clause

        drop_clause(clause)

    def classes(self) -> list[type]:
        """The frames are all those of this package; those of the cards come with the decks."""
        importlib.import_module("mathom.games.wotr.cards.decks")
        added = [cls for entry in SUPPLEMENTED for cls in importlib.import_module(entry["rules"]).REMEMBERED]
        return [War, Team, Supplement, *added, Heaps, CombatNumbers, *SAVED, *frames_in("mathom.games.wotr")]

    def load(self, data: Any, strict: bool = True) -> State:
        state = super().load(as_full(data), strict)
        if isinstance(state, War):
            state.figures.count_groups(COUNTED)
            if not state.extra.is_used():
                state.extra = NO_SUPPLEMENT
        return state

    def arrange(self, state: War, position: dict[str, Any]) -> None:
        arrange(state, position)

    def has_key(self, key: str) -> bool:
        return is_key(key)

    def named(self, view: dict[str, Any]) -> dict[str, dict[str, Any]]:
        """Every region by its name, also those where nothing is."""
        return {"regions": all_regions(view)}


GAME: Final = WarOfTheRing()
