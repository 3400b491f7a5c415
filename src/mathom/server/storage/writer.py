"""One thread writes, and everything that waits is committed together.

A commit costs a flush to disk, whatever is in it; so all jobs that came in during one commit share the next one.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, insert

from mathom.server.metrics import Histogram
from mathom.server.storage.schema import lines

T = TypeVar("T")
Work = Callable[[Connection], T]

TOGETHER = 256


class Job:
    """Rows for `lines`, or any work on the connection, or both; done when both are committed."""

    __slots__ = ("done", "failed", "loop", "result", "rows", "since", "work")

    def __init__(self, rows: list[dict[str, Any]], work: Work[Any] | None) -> None:
        self.rows = rows
        self.work = work
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[Any] = self.loop.create_future()
        self.since = time.monotonic()
        self.result: Any = None
        self.failed: Exception | None = None

    def settle(self) -> None:
        if self.done.cancelled():
            return
        if self.failed is not None:
            self.done.set_exception(self.failed)
        else:
            self.done.set_result(self.result)


class Writer:
    def __init__(self, engine: Engine, latency: Histogram) -> None:
        self._engine = engine
        self._latency = latency
        self._queue: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def write(self, rows: list[dict[str, Any]], work: Work[T] | None = None) -> T:
        """Returns when all is committed. Work may run twice, so it must do nothing but use the connection."""
        job = Job(rows, work)
        self._queue.put(job)
        result: T = await job.done
        return result

    def close(self) -> None:
        """Finish what waits, then stop."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        while (job := self._queue.get()) is not None:
            jobs, more = self._waiting(job)
            self._commit(jobs)
            now = time.monotonic()
            for job in jobs:
                self._latency.add(now - job.since)
            _tell(jobs)
            if not more:
                return

    def _waiting(self, first: Job) -> tuple[list[Job], bool]:
        jobs = [first]
        while len(jobs) < TOGETHER:
            try:
                job = self._queue.get_nowait()
            except Empty:
                break
            if job is None:
                return jobs, False
            jobs.append(job)
        return jobs, True

    def _commit(self, jobs: list[Job]) -> None:
        """All together; if one of them fails, each for itself, so that it fails alone."""
        try:
            self._transaction(jobs)
        except Exception as error:
            if len(jobs) == 1:
                jobs[0].failed = error
                return
            for job in jobs:
                self._commit([job])

    def _transaction(self, jobs: list[Job]) -> None:
        with self._engine.begin() as connection:
            for job in jobs:
                if job.work is not None:
                    job.result = job.work(connection)
            rows = [row for job in jobs for row in job.rows]
            if rows:
                connection.execute(insert(lines), rows)


def _tell(jobs: list[Job]) -> None:
    """One call into each event loop for all jobs together."""

    def settle() -> None:
        for job in jobs:
            job.settle()

    try:
        jobs[0].loop.call_soon_threadsafe(settle)
    except RuntimeError:
        # The loop is closed: nobody waits any more.
        return
