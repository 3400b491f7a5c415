"""The database as the server uses it: reads in a few threads, writes in one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection, Engine

from mathom.server.metrics import Histogram
from mathom.server.storage.writer import Then, Writer

P = ParamSpec("P")
T = TypeVar("T")

READERS = 3


class Database:
    """`query` and `work` are functions of the modules beside this one: they take a connection and plain values."""

    def __init__(self, engine: Engine, latency: Histogram) -> None:
        self.engine = engine
        self._writer = Writer(engine, latency)
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

    def close(self) -> None:
        self._writer.close()
        self._readers.shutdown()
        self.engine.dispose()
