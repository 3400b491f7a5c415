"""What happened: the only feed for logs, animation, speech and statistics.

A game declares its event kinds as constants and tells them with plain values, in the order of `params`::

    LAID = EventKind("laid", ("seat", "card"), ("FE-3.5",), (None, card_name))
    state.tell(LAID, 0, 5)

`shown` turns the engine's numbers into what a reader knows ("green-5"); that costs nothing where nobody listens.

`to` is the set of seats (a bit mask) that may know; what the others may know is an event of its own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mathom.kernel.zones import EVERYONE

Show = Callable[[Any], Any] | None

# What an event has beside its parameters, in the record and on the wire.
RESERVED = frozenset(("event", "rules", "to", "table"))


# Every kind that was declared in this program, with all parameters that its name has: what else is a misspelling.
DECLARED: dict[str, set[str]] = {}


class EventKind:
    __slots__ = ("name", "params", "rules", "shown")

    def __init__(
        self, name: str, params: tuple[str, ...], rules: tuple[str, ...] = (), shown: tuple[Show, ...] = ()
    ) -> None:
        taken = RESERVED.intersection(params)
        if taken:
            raise ValueError(
                f"event {name!r} cannot have a parameter {', '.join(sorted(taken))}: every event has its own"
            )
        DECLARED.setdefault(name, set()).update(params)
        self.name = name
        self.params = params
        self.rules = rules
        self.shown = shown

    def show(self, args: tuple[Any, ...]) -> tuple[Any, ...]:
        """The arguments as a reader knows them."""
        if not self.shown:
            return args
        return tuple([arg if show is None else show(arg) for arg, show in zip(args, self.shown, strict=True)])


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
