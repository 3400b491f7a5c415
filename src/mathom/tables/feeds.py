"""What one viewer is sent: the whole document once, then numbered changes that can be resumed."""

from __future__ import annotations

from collections import deque
from typing import Any

from mathom.tables.patch import diff

KEPT = 256


class Feed:
    """The feed of a seat, or of all spectators together. `n` is the number of its last message."""

    def __init__(self, document: dict[str, Any], log: list[dict[str, Any]]) -> None:
        self.n = 0
        self.document = document
        self.log = log
        self._kept: deque[dict[str, Any]] = deque(maxlen=KEPT)

    def welcome(self) -> dict[str, Any]:
        return {"type": "welcome", "n": self.n, "doc": self.document, "log": self.log}

    def since(self, n: int) -> list[dict[str, Any]] | None:
        """The messages after `n`; None if they are no longer kept, or never were."""
        if not 0 <= n <= self.n or self.n - n > len(self._kept):
            return None
        return [message for message in self._kept if message["n"] > n]

    def update(self, document: dict[str, Any], events: list[dict[str, Any]]) -> dict[str, Any] | None:
        """The message for a new document and new events; None if nothing changed for this viewer."""
        changes = diff(self.document, document)
        if not changes and not events:
            return None
        self.n += 1
        self.document = document
        self.log = [*self.log, *events]
        message = {"type": "update", "n": self.n, "events": events, "patch": changes}
        self._kept.append(message)
        return message
