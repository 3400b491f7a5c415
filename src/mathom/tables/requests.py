"""What needs the others' consent: taking back, a draw, a pause of the clocks, a rematch.

One request at a time; it ends with the next choice. Who was told no, or has withdrawn, asks for the same thing again
only after a choice of their own.
"""

from __future__ import annotations

from typing import Any

from mathom.kernel import Reason
from mathom.tables.errors import NotNow
from mathom.tables.table import Table


def ask_others(table: Table, seat: int, kind: str, waiting: list[int], **details: Any) -> None:
    """Ask the seats in `waiting`; nothing new if the seat asks for that already."""
    assert table.match is not None
    open_one = table.request
    if open_one is not None:
        if open_one["by"] == seat and open_one["kind"] == kind and open_one.get("n") == details.get("n"):
            return
        raise NotNow(why=Reason("a-request-is-open-already"))
    if table.declined.get((kind, seat), -1) >= own_choices(table, seat):
        raise NotNow(why=Reason("that-was-declined-choose-first"))
    id = f"{kind}-{table.requests + 1}"
    table.ask_for({"id": id, "kind": kind, "by": seat, **details, "waiting": waiting, "seq": table.decision()})


def own_choices(table: Table, seat: int) -> int:
    """The number of the seat's last choice."""
    assert table.match is not None
    return max((choice.n for choice in table.match.recording.choices if choice.seat == seat), default=0)


def agree(table: Table, seats: list[int]) -> dict[str, Any] | None:
    """These seats say yes; the request if nobody else is waited for, and it is no longer open then."""
    request = table.request
    assert request is not None
    waiting = [other for other in request["waiting"] if other not in seats]
    table.ask_for({**request, "waiting": waiting} if waiting else None)
    return None if waiting else request


def refuse(table: Table, seat: int) -> None:
    """The seat says no, or takes its own request back."""
    request = table.request
    assert request is not None
    table.ask_for(None)
    by = request["by"]
    event = "withdrawn" if by == seat else "declined"
    table.note(event, seat=seat, kind=request["kind"], by=by, own=own_choices(table, by))
