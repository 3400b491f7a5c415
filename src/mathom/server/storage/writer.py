"""One thread writes, and everything that waits is committed together.

A commit costs a flush to disk, whatever is in it, and a good deal of the processor's time; so all jobs that came in
during one commit share the next one, and commits begin at least `APART` seconds apart. Who comes after a rest does not
wait.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, insert
from sqlalchemy.exc import DBAPIError, IntegrityError

from mathom.server.errors import DatabaseGone
from mathom.server.logs import trouble
from mathom.server.metrics import Histogram
from mathom.server.storage.guard import FileGuard
from mathom.server.storage.schema import lines

T = TypeVar("T")
Work = Callable[[Connection], T]

Then = Callable[[Any, Exception | None], None]

TOGETHER = 256
APART = 0.004


class Job:
    """Rows for `lines`, or any work on the connection, or both.

    When both are committed, `then` gets the work's result, or what went wrong, on the event loop the job came from.
    """

    __slots__ = ("failed", "loop", "result", "rows", "since", "then", "work")

    def __init__(self, rows: list[dict[str, Any]], work: Work[Any] | None, then: Then) -> None:
        self.rows = rows
        self.work = work
        self.then = then
        self.loop = asyncio.get_running_loop()
        self.since = time.monotonic()
        self.result: Any = None
        self.failed: Exception | None = None


class Writer:
    def __init__(self, engine: Engine, latency: Histogram, guard: FileGuard | None = None) -> None:
        self._engine = engine
        self._latency = latency
        self._guard = guard
        # When the database last took nothing, on the clock that never jumps; None when it has taken a move since.
        self.failed_at: float | None = None
        self._queue: SimpleQueue[Job | None] = SimpleQueue()
        self._began = 0.0
        self._thread = Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def write(self, rows: list[dict[str, Any]], work: Work[T] | None = None) -> T:
        """Returns when all is committed. Work may run twice, so it must do nothing but use the connection."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        def then(result: Any, failed: Exception | None) -> None:
            if done.cancelled():
                return
            if failed is not None:
                done.set_exception(failed)
            else:
                done.set_result(result)

        self.submit(rows, work, then)
        return await done

    def submit(self, rows: list[dict[str, Any]], work: Work[Any] | None, then: Then) -> None:
        self._queue.put(Job(rows, work, then))

    def close(self) -> None:
        """Finish what waits, then stop."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        while (job := self._queue.get()) is not None:
            time.sleep(max(0.0, self._began + APART - time.monotonic()))
            self._began = time.monotonic()
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
                if isinstance(error, DBAPIError | DatabaseGone) and not isinstance(error, IntegrityError):
                    self.failed_at = time.monotonic()
                return
            for job in jobs:
                self._commit([job])

    def _transaction(self, jobs: list[Job]) -> None:
        if self._guard is not None:
            self._guard.check()
        with self._engine.begin() as connection:
            for job in jobs:
                if job.work is not None:
                    job.result = job.work(connection)
            rows = [row for job in jobs for row in job.rows]
            if rows:
                connection.execute(insert(lines), rows)
        if self._guard is not None:
            self._guard.check()
        if rows:
            self.failed_at = None


def _tell(jobs: list[Job]) -> None:
    """One call into each event loop for all jobs together."""

    def tell_all() -> None:
        for job in jobs:
            try:
                job.then(job.result, job.failed)
            except Exception:
                trouble("what should follow a commit failed")

    try:
        jobs[0].loop.call_soon_threadsafe(tell_all)
    except RuntimeError:
        # The loop is closed: nobody waits any more.
        return
