"""A seat at a table: who holds it, and who plays it at the moment."""

from __future__ import annotations

from collections import deque
from typing import Any

from mathom.tables.spec import SeatSpec

IDS_KEPT = 128


class Seat:
    """`person` holds the seat, `bot` plays it if there is one; neither: it is open.

    `late` is a person whose time ran out, and who may come back any moment.
    """

    def __init__(self, spec: SeatSpec) -> None:
        self.person = spec.person
        self.bot = spec.bot
        self.here = False
        self.auto = False
        self.resigned = False
        self.late = False

    def is_open(self) -> bool:
        return self.person is None and self.bot is None

    def is_human(self) -> bool:
        """Whether a person decides here now."""
        return self.person is not None and self.bot is None

    def plain(self) -> dict[str, Any]:
        kind = "open" if self.is_open() else "human" if self.is_human() else "bot"
        return {
            "kind": kind,
            "name": self.person.name if self.person else self.bot,
            "bot": self.bot,
            "held": self.person is not None,
            "here": self.here,
            "auto": self.auto,
            "resigned": self.resigned,
        }


class DoneIds:
    """The newest command ids of every person, so that a command sent twice is done once."""

    def __init__(self) -> None:
        self._ids: dict[str, deque[str]] = {}

    def has(self, person: str, command: str) -> bool:
        return command in self._ids.get(person, ())

    def add(self, person: str, command: str) -> None:
        self._ids.setdefault(person, deque(maxlen=IDS_KEPT)).append(command)
