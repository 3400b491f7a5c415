"""How a game looks in the terminal: one module a game, working from what a seat may see and nothing else."""

from __future__ import annotations

from mathom.cli.tables.fellowship import FellowshipTable
from mathom.cli.tables.plain import PlainTable
from mathom.cli.tables.wotr import WotrTable
from mathom.kernel import Game

TABLES: dict[str, type[PlainTable]] = {"fellowship": FellowshipTable, "wotr": WotrTable}


def table_for(game: Game) -> PlainTable:
    """The game's own table, or a plain one that shows the view as it is."""
    return TABLES.get(game.id, PlainTable)(game)


__all__ = ["PlainTable", "table_for"]
