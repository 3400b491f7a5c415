"""Taking back. Free while nothing random or hidden was revealed and nobody else has answered; otherwise by consent.

The end of a game shows everything, and nothing shown can be unshown: after it all who sat here as persons must agree.
"""

from __future__ import annotations

from itertools import takewhile
from typing import Any

from mathom.kernel import Reason
from mathom.tables.errors import NotNow
from mathom.tables.requests import ask_others
from mathom.tables.table import Table
from mathom.tables.telling import is_for


def ask_undo(table: Table, seat: int, n: int | None) -> None:
    """Take back the seat's choice `n` (its last one) and all after it, at once or when the others agree."""
    match = table.match
    if match is None:
        raise NotNow(why=Reason("nothing-to-take-back"))
    # What was chosen by other rules stays: ours may not lead back to where it was chosen.
    own = [choice.n for choice in match.recording.choices if choice.seat == seat and choice.n > match.recording.floor]
    target = last_of_ones_own(table, seat, own) if n is None else n
    agreed_end = table.result is not None and table.result["how"] in ("draw", "resigned", "cancelled")
    if target is None or target not in own or agreed_end:
        raise NotNow(why=Reason("nothing-to-take-back"))
    others = table.other_persons(seat)
    if is_unasked(table, seat, target, others):
        take_back(table, seat, target, unasked=True)
    elif table.spec.undo == "never":
        raise NotNow(why=Reason("no-taking-back-at-this-table"))
    else:
        ask_others(table, seat, "undo", others, n=target, events=seen_of(table, seat, target))


def seen_of(table: Table, seat: int, n: int) -> list[dict[str, Any]]:
    """What all have seen of choice `n` and of those with which the seat went on; the choice itself may be secret."""
    assert table.match is not None
    recording = table.match.recording
    own = list(takewhile(lambda choice: choice.seat == seat, recording.choices[n - 1 :]))
    entries = recording.entries[n : n + len(own)]
    return [event for entry in entries for event in entry.events if is_for(event, None)]


def is_unasked(table: Table, seat: int, n: int, others: list[int]) -> bool:
    """Whether choice `n` is taken back at once."""
    if table.finished and others:
        return False
    return is_free(table, seat, n) or table.spec.undo == "free" or (table.spec.undo == "consent" and not others)


def last_of_ones_own(table: Table, seat: int, own: list[int]) -> int | None:
    """The last choice that was one: what was answered for a player would be answered again at once."""
    assert table.match is not None
    recording = table.match.recording
    for n in reversed(own):
        if not table.answers_for(seat, recording.state_at(n - 1)):
            return n
    return own[-1] if own else None


def is_free(table: Table, seat: int, n: int) -> bool:
    """Whether nobody can have learnt anything from choice `n` and those after it."""
    assert table.match is not None
    later = table.match.recording.choices[n - 1 :]
    return not table.finished and all(choice.seat == seat and choice.n not in table.revealing for choice in later)


def answer_undo(table: Table, request: dict[str, Any]) -> None:
    """All have agreed."""
    take_back(table, request["by"], request["n"])


def take_back(table: Table, seat: int, n: int, unasked: bool = False) -> None:
    match = table.match
    assert match is not None
    disclosed = not is_free(table, seat, n)
    table.take_out(sum(len(entry.events) for entry in match.recording.entries[n:]))
    match.undo(n)
    table.clock.taken_back(n, seat if unasked else None, table.decision())
    table.revealing = {choice for choice in table.revealing if choice < n}
    table.parts = {choice for choice in table.parts if choice < n}
    table.result = None
    # A pick that nobody saw is taken back without telling what it was, and without an end of what is asked for.
    if disclosed:
        table.ask_for(None)
        table.note("undone", seat=seat, n=n)
