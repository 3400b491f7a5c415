"""The time that clocks go by: it passes only while the site is served, and never jumps.

Neither a change of the computer's clock, nor sleep, nor a restart is in it. A process counts its own monotonic time and
writes it down now and then; the next one goes on from there. Several processes go by the furthest of them.
"""

from __future__ import annotations

from time import monotonic

# A process that has not come round for so long was stopped or asleep, and nobody could play.
MOST_GAP = 10.0


class ServedTime:
    """Seconds; `beat` must be called more often than every `MOST_GAP`."""

    def __init__(self, start: float = 0.0) -> None:
        self._at = start
        self._mark = monotonic()

    def now(self) -> float:
        return self._at + min(monotonic() - self._mark, MOST_GAP)

    def beat(self) -> None:
        self._at, self._mark = self.now(), monotonic()

    def catch_up(self, others: float) -> None:
        """Somebody who serves this site has counted further."""
        self.beat()
        self._at = max(self._at, others)
