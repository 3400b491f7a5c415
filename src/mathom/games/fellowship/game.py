"""Die Gefährten as a `Game`: its variants (DP-1) and its parts."""

from __future__ import annotations

from typing import Any, Final

from mathom.games.fellowship.arranging import arrange
from mathom.games.fellowship.components import CARDS, COLOURS, HOME
from mathom.games.fellowship.journey import Journey
from mathom.games.fellowship.options import describe, has_key, parse
from mathom.games.fellowship.scoring import Scoring
from mathom.games.fellowship.seeing import about, see
from mathom.games.fellowship.table import UNUSED, Table, unpack
from mathom.games.fellowship.turn import Turn
from mathom.kernel import BadVariant, Chance, Detail, Game, Option, Setting, State, Variant, VariantSchema, lid_of

PAIRS: Final[list[list[str]]] = CARDS["players"]["2"]["pairs"]


class ColourSetting(Setting):
    """A colour for every seat, such as ``red,green,blue``; with two players a colour stands for its pair (FE-2.9)."""

    def read(self, value: Any) -> Any:
        names = str(value).split(",")
        if value == "seat_order" or (all(n in COLOURS for n in names) and len(set(names)) == len(names)):
            return value
        allowed = Detail("seat_order, or different colours: {colours}", colours=", ".join(COLOURS))
        raise BadVariant(name=self.name, value=value, allowed=allowed)


class Fellowship(Game):
    def __init__(self) -> None:
        self.id = "fellowship"
        self.version = 1
        self.home = HOME
        self.skills = "mathom.players.fellowship:SKILLS"
        self.terminal = "mathom.cli.tables.fellowship:FellowshipTable"

    def variants(self) -> VariantSchema:
        """FE-2.7, FE-2.9, FE-8.16"""
        lid = lid_of(self.home).schema
        colours = [ColourSetting(s.name, s.allowed, s.rules) if s.name == "colours" else s for s in lid.settings]
        return VariantSchema(lid.seats, colours)

    def start(self, variant: Variant, seats: int, chance: Chance) -> State:
        start = UNUSED if variant["start"] == "random" else int(variant["start"])
        if start >= seats:
            allowed = Detail("random, or a seat from 0 to {last}", last=seats - 1)
            raise BadVariant(name="start", value=start, allowed=allowed)
        table = unpack(seats, owners(seats, variant["colours"]), chance)
        table.hidden_points = variant["hidden_points"]
        table.push(Journey(start))
        return table

    def see(self, state: Table, seat: int | None) -> dict[str, Any]:
        return see(state, seat)

    def about(self, state: Table, seat: int) -> dict[str, Any]:
        return about(state, seat)

    def describe(self, state: Table, seat: int, code: int) -> Option:
        return describe(state, code)

    def parse(self, state: Table, seat: int, key: str) -> int:
        return parse(state, key)

    def standing(self, state: Table, seat: int | None) -> list[int]:
        """The points; unknown ones of others count as 0 until the game is over (INF-8)."""
        open_to_all = not state.hidden_points or state.result is not None
        return [points if open_to_all or player == seat else 0 for player, points in enumerate(state.points)]

    def classes(self) -> list[type]:
        return [Table, Journey, Turn, Scoring]

    def arrange(self, state: Table, position: dict[str, Any]) -> None:
        arrange(state, position)

    def has_key(self, key: str) -> bool:
        return has_key(key)

    def named(self, view: dict[str, Any]) -> dict[str, dict[str, Any]]:
        """The cards on the table by their cells: ``cards.0,-1.card``."""
        return {"cards": {",".join(str(number) for number in card["cell"]): card for card in view["cards"]}}


def owners(seats: int, colours: str) -> list[int]:
    """The seat of every colour; with three players one colour is unused (FE-2.1).

    Two players have a pair each and are one person for both. FE-13.1, FE-13.12, FE-13.13, FE-13.15
    """
    sets = PAIRS if seats == 2 else [[colour] for colour in COLOURS]
    if colours == "seat_order":
        chosen = sets[:seats]
    else:
        chosen = [next(s for s in sets if name in s) for name in colours.split(",")]
    owner = [UNUSED] * len(COLOURS)
    for seat, own in enumerate(chosen):
        for colour in own:
            owner[COLOURS.index(colour)] = seat
    if len(chosen) != seats or len({s for s in owner if s != UNUSED}) != seats:
        allowed = Detail("one colour (or pair) for each of the {seats} seats", seats=seats)
        raise BadVariant(name="colours", value=colours, allowed=allowed)
    return owner


GAME: Final = Fellowship()
