"""The database as the server uses it: reads in a few threads, writes in one."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection, Engine, delete, insert
from sqlalchemy.exc import DBAPIError

from mathom.server.errors import DatabaseGone
from mathom.server.metrics import Histogram
from mathom.server.storage.guard import FileGuard
from mathom.server.storage.schema import facts
from mathom.server.storage.writer import Then, Writer

P = ParamSpec("P")
T = TypeVar("T")

READERS = 3
ILL_FOR = 10.0
PROBE_SIZE = 8192


def probe(connection: Connection) -> None:
    """As much as a busy moment at a table writes."""
    connection.execute(delete(facts).where(facts.c.name == "probe"))
    connection.execute(insert(facts).values(name="probe", value="x" * PROBE_SIZE))


class Database:
    """`query` and `work` are functions of the modules beside this one: they take a connection and plain values."""

    def __init__(self, engine: Engine, latency: Histogram, file: Path | None = None) -> None:
        self.engine = engine
        self._writer = Writer(engine, latency, FileGuard(file) if file is not None else None)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")

    async def read(self, query: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        def run() -> T:
            with self.engine.connect() as connection:
                return query(connection, *args, **kwargs)

        return await asyncio.get_running_loop().run_in_executor(self._readers, run)

    async def write(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await self._writer.write([], lambda connection: work(connection, *args, **kwargs))

    def append(self, table: str, n: int, text: str, work: Callable[[Connection], None] | None, then: Then) -> None:
        """Row `n` of a table's lines; `then` is called when it is committed.

        If somebody else has written that row, this fails: the table has a new owner.
        """
        rows: list[dict[str, Any]] = [{"table_id": table, "n": n, "text": text}] if text else []
        self._writer.submit(rows, work, then)

    async def can_write(self) -> bool:
        """Whether a commit goes through, and none has failed in the last seconds: another one may need more room."""
        try:
            await self.write(probe)
        except (DBAPIError, DatabaseGone):
            return False
        failed = self._writer.failed_at
        return failed is None or time.monotonic() - failed > ILL_FOR

    def close(self) -> None:
        self._writer.close()
        self._readers.shutdown()
        self.engine.dispose()
