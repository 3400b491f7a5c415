"""Looking back: every moment of a game as somebody may see it, and going on from there."""

from __future__ import annotations

from typing import Any

from mathom.kernel import Match, Reason, branched
from mathom.tables.errors import NotNow
from mathom.tables.spec import ClockSpec, Person, SeatSpec, TableSpec
from mathom.tables.table import Table
from mathom.tables.telling import Viewer, is_for
from mathom.tables.undo import last_of_ones_own

# So far back goes what happened since somebody's last choice.
LATELY = 80


def moments(table: Table, person: Person) -> list[dict[str, Any]]:
    """Every choice with what was seen of it. While the game goes on, only choices of which the viewer saw something."""
    recording = _match(table).recording
    viewer = table.seat_of(person)
    shown: list[dict[str, Any]] = []
    for n, state, exact in recording.walk():
        entry = recording.entries[n]
        events = [event for event in entry.events if table.finished or is_for(event, viewer)]
        seat = None if entry.choice is None else entry.choice.seat
        if table.finished or n == 0 or events or seat == viewer:
            scores = table.game.standing(state, None if table.finished else viewer)
            shown.append({"n": n, "turn": state.turn, "seat": seat, "events": events, "scores": scores, "exact": exact})
    return shown


def moment(table: Table, person: Person, n: int, seat: int | None = None) -> dict[str, Any]:
    """How it was after `n` choices: from the own seat, or when the game is over from any."""
    recording = _match(table).recording
    viewer = table.seat_of(person)
    if not 0 <= n <= last_seen(table, viewer):
        raise NotNow(why=Reason("there-is-no-such-moment"))
    if table.finished and seat is not None and 0 <= seat < len(table.seats):
        viewer = seat
    events = [e for e in recording.entries[n].events if table.finished or is_for(e, viewer)]
    state, reached = recording.nearest(n)
    view = table.game.view(state, viewer)
    return {"n": n, "seat": viewer, "view": view, "events": events, "exact": reached == n}


def last_seen(table: Table, viewer: Viewer) -> int:
    """The last moment: picks that nobody else has seen yet are moments only for who is asked."""
    whole = table.finished or viewer in table.asked()
    return _match(table).seq if whole else table.decision()


def since_yours(table: Table, person: Person) -> list[dict[str, Any]]:
    """The moments since the person's last choice, this one included, with what was seen of them; for who looks on, and
    after a long time, the last ones. What only puts things in order is no such choice (`Game.tidies`)."""
    recording = _match(table).recording
    viewer = table.seat_of(person)
    own = [choice.n for choice in recording.choices if choice.seat == viewer and choice.n > recording.floor]
    while viewer is not None and own and table.game.tidies(recording.state_at(own[-1] - 1), viewer):
        own.pop()
    last = 0 if viewer is None else last_of_ones_own(table, viewer, own) or 0
    found = []
    for n in range(max(last, len(recording.entries) - LATELY), len(recording.entries)):
        events = [event for event in recording.entries[n].events if is_for(event, viewer)]
        if events:
            found.append({"n": n, "events": events})
    return found


def turning_points(table: Table, most: int) -> tuple[int, list[tuple[int, dict[str, Any]]]]:
    """At most so many moments of a game that is over, spread evenly, with all that was true then; and how many
    choices it had. Moments that this program cannot show exactly are left out."""
    assert table.finished
    recording = _match(table).recording
    end = len(recording.entries) - 1
    wanted = {round(step * end / most) for step in range(most)}
    found = [(n, state.dump()) for n, state, exact in recording.walk() if n in wanted and n < end and exact]
    return end, found


def continuation(table: Table, person: Person, n: int, lines: list[str]) -> tuple[TableSpec, list[str]]:
    """A table that goes on after `n` choices, the person against bots, and the record that it begins with.

    Only where nobody is cheated: when the game is over, or when no other person ever sat here. Chance is another one,
    which tells nothing of what the game itself still brings.
    """
    seat = next(iter(table.seats_of(person)), None)
    if not table.finished and (seat is None or table.other_persons(seat)):
        raise NotNow(why=Reason("the-game-is-not-over"))
    recording = _match(table).recording
    if not 0 <= n < len(recording.entries):
        raise NotNow(why=Reason("there-is-no-such-moment"))
    if recording.entries[n].end is not None:
        raise NotNow(why=Reason("the-game-is-over"))
    mine = 0 if seat is None else seat
    seats = [SeatSpec(person=person) if i == mine else SeatSpec(bot=table.stand_in()) for i in range(len(table.seats))]
    spec = TableSpec(table.spec.game, table.spec.variant, seats, "free", ClockSpec(), False, True, person.id)
    return spec, branched([line for line in lines if not line.startswith('{"table":')], n)


def _match(table: Table) -> Match:
    if table.match is None:
        raise NotNow(why=Reason("the-table-is-open"))
    return table.match
