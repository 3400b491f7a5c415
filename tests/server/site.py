"""Server processes that tests talk to."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

from tests.server.engines import free_port

SCRIPT = Path(__file__).with_name("run_server.py")
ROOT = Path(__file__).parents[2]


class Process:
    """One server process. Its log is kept line by line in `log`."""

    def __init__(self, **settings: Any) -> None:
        # Nobody waits for those who go away, unless a test wants that.
        self.settings = {"port": free_port(), "bot_workers": 1, "away_seconds": 0, **settings}
        self.url = f"http://127.0.0.1:{self.settings['port']}"
        self.log: list[str] = []
        self.start()

    def start(self) -> None:
        command = [sys.executable, str(SCRIPT), json.dumps(self.settings)]
        paths = [str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])]
        env = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env)
        threading.Thread(target=self._read, args=(self.process,), daemon=True).start()
        assert self.process.stdout is not None
        if not self.process.stdout.readline():
            raise RuntimeError("the server did not start:\n" + "\n".join(self.log[-20:]))

    def _read(self, process: subprocess.Popen[str]) -> None:
        assert process.stderr is not None
        for line in process.stderr:
            self.log.append(line.rstrip())

    def kill(self) -> None:
        """At once, as a power cut does it."""
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """As an operator does it."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(timeout=60)

    def troubles(self) -> list[str]:
        return [line for line in self.log if '"level": "error"' in line or "Traceback" in line]


class Site:
    """One database and the processes that serve it; `url(i)` goes round."""

    def __init__(self, db: str, channels: str, count: int, **settings: Any) -> None:
        self.db = db
        self.channels = channels
        self.processes = [Process(db=db, channels=channels, **settings) for _ in range(count)]

    def url(self, number: int = 0) -> str:
        return self.processes[number % len(self.processes)].url

    def restart(self, **settings: Any) -> None:
        """In good order, and from now on with these settings."""
        for process in self.processes:
            process.stop()
            process.settings |= settings
            process.start()

    def stop(self) -> None:
        for process in self.processes:
            process.kill() if process.process.poll() is None else None
