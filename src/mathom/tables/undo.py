"""Taking back. Free while nothing random or hidden was revealed and nobody else has answered; otherwise by consent."""

from __future__ import annotations

from typing import Any

from mathom.kernel import Reason
from mathom.tables.errors import NotNow
from mathom.tables.table import Table, is_for


def ask_undo(table: Table, seat: int, n: int | None) -> None:
    """Take back the seat's choice `n` (its last one) and all after it, at once or when the others agree."""
    match = table.match
    if match is None:
        raise NotNow(why=Reason("nothing-to-take-back"))
    own = [choice.n for choice in match.recording.choices if choice.seat == seat]
    target = last_of_ones_own(table, seat, own) if n is None else n
    agreed_end = table.result is not None and table.result["how"] in ("draw", "resigned")
    if target is None or target not in own or agreed_end:
        raise NotNow(why=Reason("nothing-to-take-back"))
    others = [number for number, other in enumerate(table.seats) if number != seat and other.is_human()]
    if is_free(table, seat, target) or table.spec.undo == "free" or (table.spec.undo == "consent" and not others):
        take_back(table, seat, target)
    elif table.spec.undo == "never":
        raise NotNow(why=Reason("no-taking-back-at-this-table"))
    else:
        entry = match.recording.entries[target]
        choice = match.recording.choices[target - 1]
        option = table.game.describe(match.recording.state_at(target - 1), seat, choice.code)
        table.request = {
            "id": f"undo-{target}-{match.seq}",
            "kind": "undo",
            "by": seat,
            "n": target,
            "key": choice.key,
            "text": option.text.key,
            "args": option.text.args,
            "events": [event for event in entry.events if is_for(event, None)],
            "waiting": others,
            "seq": match.seq,
        }


def last_of_ones_own(table: Table, seat: int, own: list[int]) -> int | None:
    """The last choice that was one: what was answered for a player would be answered again at once."""
    assert table.match is not None
    recording = table.match.recording
    for n in reversed(own) if table.seats[seat].auto else ():
        ask = recording.state_at(n - 1).ask
        if ask is not None and len(ask.options_of(seat)) > 1:
            return n
    return own[-1] if own else None


def is_free(table: Table, seat: int, n: int) -> bool:
    """Whether nobody can have learnt anything from choice `n` and those after it."""
    assert table.match is not None
    later = table.match.recording.choices[n - 1 :]
    return all(choice.seat == seat and choice.n not in table.revealing for choice in later)


def answer_undo(table: Table, request: dict[str, Any]) -> None:
    """All have agreed."""
    take_back(table, request["by"], request["n"])


def take_back(table: Table, seat: int, n: int) -> None:
    match = table.match
    assert match is not None
    key = match.recording.choices[n - 1].key
    disclosed = not is_free(table, seat, n)
    match.undo(n)
    table.revealing = {choice for choice in table.revealing if choice < n}
    table.request = None
    table.result = None
    # A pick that nobody saw is taken back without telling what it was.
    if disclosed:
        table.note("undone", seat=seat, n=n, key=key)
