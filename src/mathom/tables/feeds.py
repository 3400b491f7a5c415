"""What one viewer is sent: the whole document once, then numbered changes that can be resumed.

Messages are kept as the bytes that go over the wire: encoded once for all sockets of a viewer.
"""

from __future__ import annotations

from collections import deque
from itertools import islice
from typing import Any, NamedTuple

import msgspec

from mathom.tables.packed import Packed

KEPT = 256

# Feed numbers of different owners and different viewers never overlap: who resumes with a number of another feed gets
# the whole document.
NUMBERS_OF_AN_OWNER = 1_000_000_000
NUMBERS_OF_A_VIEWER = 10_000_000

_encode = msgspec.json.Encoder().encode


class Message(NamedTuple):
    """The n-th message of a feed as JSON."""

    n: int
    text: bytes


def first_number(epoch: int, viewer: int | None) -> int:
    """Where the feed of a viewer begins at the table's `epoch`-th owner."""
    return epoch * NUMBERS_OF_AN_OWNER + (0 if viewer is None else viewer + 1) * NUMBERS_OF_A_VIEWER


class Feed:
    """The feed of a seat, or of all spectators together. `n` is the number of its last message.

    `heard` is how much of the table's log it has told.
    """

    def __init__(self, first: int, document: dict[str, Any], heard: int) -> None:
        self.n = first
        self.heard = heard
        # How many of the last events that it told were taken back since.
        self.undone = 0
        self._document = Packed(document)
        self._kept: deque[bytes] = deque(maxlen=KEPT)

    def welcome(self, log: list[dict[str, Any]], left_out: int, now: float, mine: list[int]) -> Message:
        """`log` is what the viewer reads first of what the feed has told, without `left_out` older entries, `now` the
        time that clocks go by, and `mine` are the seats of whoever reads it."""
        said = {"type": "welcome", "n": self.n, "at": round(now, 3), "mine": mine, "doc": self._document.plain()}
        return Message(self.n, _encode({**said, "log": log, "left_out": left_out}))

    def since(self, n: int) -> list[Message] | None:
        """The messages after `n`; None if they are no longer kept, or never were."""
        missing = self.n - n
        if not 0 <= missing <= len(self._kept):
            return None
        newest = islice(self._kept, len(self._kept) - missing, None)
        return [Message(number, text) for number, text in enumerate(newest, n + 1)]

    def update(self, document: dict[str, Any], events: list[dict[str, Any]], heard: int) -> Message | None:
        """The message for a new document and new events; None if nothing changed for this viewer."""
        self.heard = heard
        changes = self._document.update(document)
        if not changes and not events and not self.undone:
            return None
        self.n += 1
        undone = {"undone": self.undone} if self.undone else {}
        self.undone = 0
        text = _encode({"type": "update", "n": self.n, "events": events, "patch": changes, **undone})
        self._kept.append(text)
        return Message(self.n, text)
