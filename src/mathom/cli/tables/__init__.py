"""How a game looks in the terminal: one module a game, working from what a seat may see and nothing else."""

from __future__ import annotations

from mathom.cli.tables.plain import PlainTable
from mathom.kernel import DamagedRecord, Detail, Game, Recording, registered
from mathom.texts import Texts

UNTELLABLE = (TypeError, ValueError, LookupError, AttributeError)


def table_for(game: Game) -> PlainTable:
    """The game's own table (`Game.terminal`), or a plain one that shows the view as it is."""
    kind: type[PlainTable] = registered(game.terminal) if game.terminal else PlainTable
    return kind(game)


def story(recording: Recording, texts: Texts, whole: bool = False) -> list[str]:
    """The game told from its beginning: what everybody may know, or the `whole` of it.

    Events of a file may say anything; a `DamagedRecord` names the first choice with one that cannot be told.
    """
    table = table_for(recording.game)
    told: list[dict[str, object]] = []
    for entry in recording.entries:
        told += [{k: v for k, v in event.items() if k != "to"} if whole else event for event in entry.events]
    try:
        return table.narrate(texts, told, None, recording.names)
    except UNTELLABLE as error:
        detail = Detail("what happened cannot be told")
        raise DamagedRecord(line=_line_of_untellable(recording, table, texts), detail=detail) from error


def _line_of_untellable(recording: Recording, table: PlainTable, texts: Texts) -> int:
    for entry in recording.entries:
        try:
            table.narrate(texts, entry.events, None, recording.names)
        except UNTELLABLE:
            return entry.line
    return recording.lines


__all__ = ["PlainTable", "story", "table_for"]
