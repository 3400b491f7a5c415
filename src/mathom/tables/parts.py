"""Choices in parts: which card, then where. Until the last part nothing has happened for the others.

A pick is a part if the same seat goes on choosing, and nobody else was told anything of it or sees anything else than
before. For all that others can count (moments, the clock's decisions, requests that wait) it has not been made yet.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mathom.kernel import Match
from mathom.kernel.lines import Entry
from mathom.tables.telling import Viewer, is_for
from mathom.tables.views import Views

if TYPE_CHECKING:
    from mathom.tables.table import Table


def goes_on(table: Table, entry: Entry) -> bool:
    """Whether the seat of this choice is the one that is asked now, and nobody else was told an event of it."""
    assert table.match is not None
    ask = table.match.state.ask
    if entry.choice is None or ask is None or ask.seats != [entry.choice.seat]:
        return False
    return not any(is_for(event, other) for event in entry.events for other in all_but(table, entry.choice.seat))


def all_but(table: Table, seat: int) -> list[Viewer]:
    return [None, *[other for other in range(len(table.seats)) if other != seat]]


def last_parts(table: Table) -> set[int]:
    """The picks that nobody else has seen yet, of a game that was read again."""
    assert table.match is not None
    recording, n = table.match.recording, table.match.seq
    found: set[int] = set()
    # A record may begin in the middle of a game: its entries are counted from the last.
    for entry in reversed(recording.entries):
        if n <= recording.floor or entry.choice is None or not goes_on(table, entry):
            break
        before, reached = recording.nearest(n - 1)
        then, others = Views(table.game, before), all_but(table, entry.choice.seat)
        if reached != n - 1 or not then.look_alike(table.views(table.match), others):
            break
        found.add(n)
        n -= 1
    return found


def decision_of(table: Table, match: Match) -> int:
    """The number of choices before the decision that is asked for now, as all know it: what was answered sealed is
    part of it, and so are picks of which nobody else has seen anything yet."""
    ask = match.state.ask
    n = match.seq - (0 if ask is None else len(ask.seats) - len(ask.waiting()))
    while n in table.parts:
        n -= 1
    return n


def goes_on_without(table: Table, request: dict[str, Any]) -> bool:
    """Whether the game has gone on, or ended, without waiting for the answers to a request."""
    return table.decision() != request["seq"] or (table.finished and request["kind"] in ("draw", "pause"))
