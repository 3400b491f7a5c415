"""Looking back: every moment of a game as somebody may see it, and going on from there."""

from __future__ import annotations

from typing import Any

from mathom.kernel import Match, Reason
from mathom.tables.errors import NotNow
from mathom.tables.spec import ClockSpec, Person, SeatSpec, TableSpec
from mathom.tables.table import Table, is_for


def moments(table: Table, person: Person) -> list[dict[str, Any]]:
    """Every choice with what was seen of it. While the game goes on, only choices of which the viewer saw something."""
    recording = _match(table).recording
    viewer = table.seat_of(person)
    state = recording.state_at(0)
    shown: list[dict[str, Any]] = []
    for n, entry in enumerate(recording.entries):
        if entry.choice is not None:
            recording.step(state, entry)
        events = [event for event in entry.events if table.finished or is_for(event, viewer)]
        seat = None if entry.choice is None else entry.choice.seat
        if table.finished or n == 0 or events or seat == viewer:
            scores = table.game.standing(state, None if table.finished else viewer)
            shown.append({"n": n, "turn": state.turn, "seat": seat, "events": events, "scores": scores})
    return shown


def moment(table: Table, person: Person, n: int, seat: int | None = None) -> dict[str, Any]:
    """How it was after `n` choices: from the own seat, or when the game is over from any."""
    recording = _match(table).recording
    if not 0 <= n < len(recording.entries):
        raise NotNow(why=Reason("there-is-no-such-moment"))
    viewer = table.seat_of(person)
    if table.finished and seat is not None and 0 <= seat < len(table.seats):
        viewer = seat
    events = [e for e in recording.entries[n].events if table.finished or is_for(e, viewer)]
    return {"n": n, "seat": viewer, "view": table.game.view(recording.state_at(n), viewer), "events": events}


def continuation(table: Table, person: Person, n: int, lines: list[str]) -> tuple[TableSpec, list[str]]:
    """A table that goes on after `n` choices, the person against bots, and the record that it begins with.

    Only where nobody is cheated: when the game is over, or when nobody else plays.
    """
    seat = table.seat_of(person)
    others = [held for number, held in enumerate(table.seats) if number != seat and held.is_human()]
    if not table.finished and (seat is None or others):
        raise NotNow(why=Reason("the-game-is-not-over"))
    mine = 0 if seat is None else seat
    seats = [SeatSpec(person=person) if i == mine else SeatSpec(bot=table.stand_in()) for i in range(len(table.seats))]
    spec = TableSpec(table.spec.game, table.spec.variant, seats, "free", ClockSpec(), False, True)
    record = [line for line in lines if not line.startswith('{"table":')]
    if not 0 <= n < len(_match(table).recording.entries):
        raise NotNow(why=Reason("there-is-no-such-moment"))
    more: list[str] = []
    Match.resume(record, more.append, at=n)
    return spec, [*record, *more]


def _match(table: Table) -> Match:
    if table.match is None:
        raise NotNow(why=Reason("the-table-is-open"))
    return table.match
