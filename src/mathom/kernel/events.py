"""What happened: the only feed for logs, animation, speech and statistics.

A game declares its event kinds as constants and tells them with plain values, in the order of `params`::

    LAID = EventKind("laid", ("seat", "card", "cell"), ("FE-3.5",))
    state.tell(LAID, 0, "green-5", [2, -1])

`to` is the set of seats (a bit mask) that may know; what the others may know is an event of its own.
"""

from __future__ import annotations

from typing import Any

from mathom.kernel.zones import EVERYONE


class EventKind:
    __slots__ = ("name", "params", "rules")

    def __init__(self, name: str, params: tuple[str, ...], rules: tuple[str, ...] = ()) -> None:
        self.name = name
        self.params = params
        self.rules = rules


class Event:
    __slots__ = ("args", "kind", "to")

    def __init__(self, kind: EventKind, args: tuple[Any, ...], to: int = EVERYONE) -> None:
        self.kind = kind
        self.args = args
        self.to = to

    def visible(self, seat: int | None) -> bool:
        return self.to == EVERYONE or (seat is not None and bool(self.to >> seat & 1))

    def plain(self) -> dict[str, Any]:
        """As the record and the wire have it. `to` is listed only when not everybody may know."""
        data: dict[str, Any] = {"event": self.kind.name}
        data.update(zip(self.kind.params, self.args, strict=True))
        if self.kind.rules:
            data["rules"] = list(self.kind.rules)
        if self.to != EVERYONE:
            data["to"] = [seat for seat in range(self.to.bit_length()) if self.to >> seat & 1]
        return data
