"""How often somebody may do something."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import Callable

from mathom.server.errors import TooOften

REMEMBERED = 10_000
WAITING = 20


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
        wait = self._take(who)
        if wait:
            raise TooOften(seconds=int(wait) + 1)

    def _take(self, who: str) -> float:
        now = self._clock()
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(*self.limit, now)
        self._buckets.move_to_end(who)
        while len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return bucket.take(now)


class Pace(Limiter):
    """Who comes too often waits, and is refused only when too many wait already."""

    def __init__(self, limit: tuple[float, float]) -> None:
        super().__init__(limit)
        self._waiting: Counter[str] = Counter()

    async def keep(self, who: str) -> None:
        while wait := self._take(who):
            if self._waiting[who] >= WAITING:
                raise TooOften(seconds=int(wait * WAITING) + 1)
            self._waiting[who] += 1
            try:
                await asyncio.sleep(wait)
            finally:
                self._waiting[who] -= 1
                if not self._waiting[who]:
                    del self._waiting[who]
