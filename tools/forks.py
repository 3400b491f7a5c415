"""For tools that run tests again and again in a changed program: tests are collected once, each change is a fork."""

from __future__ import annotations

import os
import resource
import shutil
import signal
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

SECONDS_AT_LEAST, TIMES_AS_LONG = 10, 4
# How a fork ends: every test passed, one failed, or it took too long.
PASSED, FAILED, HUNG = "passed", "failed", "hung"


def passes(item: Any) -> bool:
    from _pytest.runner import runtestprotocol

    return not any(report.failed for report in runtestprotocol(item, log=False, nextitem=None))


def in_child(task: Callable[[], bool]) -> None:
    """Ends the process: with 0 when the task says so, else with 1."""
    silence = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(silence, stream)
    try:
        os._exit(0 if task() else 1)
    except BaseException:
        os._exit(1)


class Forks:
    """At most `jobs` at a time. `over` hears of each how it ended, by its name."""

    def __init__(self, jobs: int, over: Callable[[str, str], None]) -> None:
        self.jobs = jobs
        self.over = over
        self.running: dict[int, tuple[str, Path]] = {}

    def start(self, name: str, change: Callable[[], None], tests: list[Any], usual: float = 0) -> None:
        """Run the tests after a change, until one fails; `usual` are the seconds that they take without it."""
        if len(self.running) == self.jobs:
            self.wait()
        place = Path(tempfile.mkdtemp())
        pid = os.fork()
        if pid == 0:
            os.environ["PYTEST_DEBUG_TEMPROOT"] = str(place)
            limit = SECONDS_AT_LEAST + round(TIMES_AS_LONG * usual)
            resource.setrlimit(resource.RLIMIT_CPU, (limit, limit + 5))

            def task() -> bool:
                change()
                return all(passes(test) for test in tests)

            in_child(task)
        self.running[pid] = name, place

    def wait(self) -> None:
        pid, status = os.wait()
        name, place = self.running.pop(pid)
        shutil.rmtree(place, ignore_errors=True)
        hung = os.WIFSIGNALED(status) and os.WTERMSIG(status) in (signal.SIGXCPU, signal.SIGKILL)
        self.over(name, HUNG if hung else FAILED if status else PASSED)

    def wait_for_all(self) -> None:
        while self.running:
            self.wait()
