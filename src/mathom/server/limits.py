"""How often somebody may do something."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

from mathom.server.errors import TooOften

REMEMBERED = 10_000


class Bucket:
    """Holds up to `size` permits and gains `rate` a second."""

    __slots__ = ("at", "full", "rate", "size")

    def __init__(self, size: float, rate: float, now: float) -> None:
        self.size = size
        self.rate = rate
        self.full = size
        self.at = now

    def take(self, now: float) -> float:
        """Take a permit; the seconds to wait until there is one, 0 if it was there."""
        self.full = min(self.size, self.full + (now - self.at) * self.rate)
        self.at = now
        if self.full >= 1:
            self.full -= 1
            return 0.0
        return (1 - self.full) / self.rate


class Limiter:
    """A bucket for everybody who does the same thing; who came longest ago is forgotten first."""

    def __init__(self, limit: tuple[float, float], clock: Callable[[], float] = time.monotonic) -> None:
        self.limit = limit
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def spend(self, who: str) -> None:
        """Raises TooOften if `who` has no permit left."""
        now = self._clock()
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(*self.limit, now)
        self._buckets.move_to_end(who)
        while len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        wait = bucket.take(now)
        if wait:
            raise TooOften(seconds=int(wait) + 1)
