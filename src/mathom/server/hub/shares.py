"""Who gets the next free worker: everybody in turn, and people who wait before bots that play among themselves.

A queue served in the order of coming would belong to whoever has the most tables with bots. So turns go round: of those
who wait, the one whose person was served longest ago, then the table that was. One worker is kept from bots alone, and
from any one person, if there are several: a person's bot waits for one turn of somebody else at most.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Generic, NamedTuple, TypeVar

W = TypeVar("W")

REMEMBERED = 10_000


class Share(NamedTuple):
    """Whose worker it would be: the table, for whom it is played, and whether a person is there and waits."""

    table: str
    person: str
    waits: bool


class Waiting(NamedTuple):
    share: Share
    number: int
    given: asyncio.Future[None]


class Shares(Generic[W]):
    def __init__(self) -> None:
        self._size = 0
        self._free: list[W] = []
        self._waiting: list[Waiting] = []
        self._working: list[Share] = []
        # When a person or a table was served last, counted in turns; who it was longest ago is forgotten first.
        self._served: OrderedDict[str, int] = OrderedDict()
        self._turns = 0

    def add(self, worker: W) -> None:
        """One worker more."""
        self._size += 1
        self._free.append(worker)
        self._deal()

    async def get(self, share: Share) -> W:
        """A worker, when it is this one's turn; give it back with `put`."""
        self._turns += 1
        waiting = Waiting(share, self._turns, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        self._deal()
        try:
            await waiting.given
        except asyncio.CancelledError:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
            else:
                self._working.remove(share)
                self._deal()
            raise
        return self._free.pop()

    def put(self, worker: W, share: Share) -> None:
        self._working.remove(share)
        self._free.append(worker)
        self._deal()

    def _deal(self) -> None:
        while len(self._working) < self._size and (fitting := [one for one in self._waiting if self._may(one.share)]):
            chosen = min(fitting, key=self._order)
            self._waiting.remove(chosen)
            self._working.append(chosen.share)
            self._note(chosen.share)
            chosen.given.set_result(None)

    def _may(self, share: Share) -> bool:
        most = max(1, self._size - 1)
        idle = sum(not working.waits for working in self._working)
        same = sum(working.person == share.person for working in self._working)
        return same < most and (share.waits or idle < most)

    def _order(self, waiting: Waiting) -> tuple[bool, int, int, int]:
        share = waiting.share
        person, table = (self._served.get(name, 0) for name in (f"person {share.person}", f"table {share.table}"))
        return not share.waits, person, table, waiting.number

    def _note(self, share: Share) -> None:
        self._turns += 1
        for name in (f"person {share.person}", f"table {share.table}"):
            self._served[name] = self._turns
            self._served.move_to_end(name)
        while len(self._served) > REMEMBERED:
            self._served.popitem(last=False)
