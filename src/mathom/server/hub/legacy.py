"""Tables that an older program wrote: which of them this one cannot open, so that the lists can say why."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

from mathom.kernel import BadRecord, BadState, MathomError, UnknownGame
from mathom.server.hub.bots import known_game
from mathom.server.hub.host import Pen, restored
from mathom.server.logs import trouble
from mathom.server.storage import Database
from mathom.server.storage.tables import read_lines
from mathom.tables import BadTable, refusal

UNREADABLE = (BadRecord, BadState, BadTable, UnknownGame)
REMEMBERED = 10_000
# A list does not wait longer for those that nobody has looked at yet; the next one knows.
WAIT = 2.0


class Legacy:
    """Tries each table once, without taking it: what stops it is the same until the program is another one."""

    def __init__(self, db: Database) -> None:
        self._db = db
        self._known: dict[str, dict[str, Any] | None] = {}
        self._looking: dict[str, asyncio.Task[None]] = {}
        self._turn = asyncio.Semaphore(1)

    async def troubles(self, infos: Iterable[dict[str, Any]]) -> dict[str, dict[str, Any]]:
        """Why the tables of a list cannot be opened, those of them that cannot."""
        old = [info["id"] for info in infos if _is_old(info)]
        tasks = [self._look(table) for table in old if table not in self._known]
        if tasks:
            await asyncio.wait(tasks, timeout=WAIT)
        return {table: why for table in old if (why := self._known.get(table)) is not None}

    def _look(self, table: str) -> asyncio.Task[None]:
        if table not in self._looking:
            task = self._looking[table] = asyncio.create_task(self._try(table))
            task.add_done_callback(lambda _: self._looking.pop(table, None))
        return self._looking[table]

    async def _try(self, table: str) -> None:
        async with self._turn:
            _, lines = await self._db.read(read_lines, table)
            try:
                await asyncio.to_thread(restored, table, lines, Pen(), 0.0)
                why = None
            except MathomError as error:
                why = refusal(None, error)
            except Exception:
                trouble("a table could not be tried", table=table)
                return
        if len(self._known) >= REMEMBERED:
            self._known.clear()
        self._known[table] = why


def _is_old(info: dict[str, Any]) -> bool:
    """Whether a game that is not over was last written under other rules than ours."""
    if info["status"] not in ("running", "paused"):
        return False
    try:
        return bool(info.get("rules") != known_game(info["game"]).version)
    except UnknownGame:
        return True
