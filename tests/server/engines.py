"""Private PostgreSQL and Redis servers on random ports of the loopback, from the system's packages."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PLACES = ["/usr/local/bin", *(str(path) for path in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True))]
UNPRIVILEGED = ("postgres", "nobody")


def find(program: str) -> str | None:
    return shutil.which(program) or shutil.which(program, path=os.pathsep.join(PLACES))


def missing() -> list[str]:
    return [program for program in ("initdb", "postgres", "redis-server") if find(program) is None]


def free_port() -> int:
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        port: int = sock.getsockname()[1]
        return port


def wait_for_port(port: int, process: subprocess.Popen[bytes], seconds: float = 60) -> None:
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        if process.poll() is not None:
            raise RuntimeError(f"{process.args!r} ended with {process.returncode}")
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
            return
        except OSError:
            time.sleep(0.05)
    raise RuntimeError(f"{process.args!r} does not listen")


def user() -> str | None:
    """PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in UNPRIVILEGED if name in names)


@contextmanager
def folder() -> Iterator[Path]:
    """In /tmp and not in pytest's own folder, which other users cannot enter."""
    path = Path(tempfile.mkdtemp(prefix="mathom-test-"))
    if (who := user()) is not None:
        shutil.chown(path, who)
    try:
        yield path
    finally:
        shutil.rmtree(path, ignore_errors=True)


class Engine:
    """A database or a Redis: `stop` is as sudden as a power cut, and after `start` it is back at the same place."""

    def __init__(
        self, url: str, command: list[str], home: Path, port: int, who: str | None, end: signal.Signals
    ) -> None:
        self.url = url
        self.port = port
        self._command = command
        self._home = home
        self._who = who
        self._end = end
        self.start()

    def start(self) -> None:
        with (self._home / "log").open("ab") as log:
            self.process = subprocess.Popen(self._command, stdout=log, stderr=log, user=self._who, cwd=self._home)
        wait_for_port(self.port, self.process)

    def freeze(self) -> None:
        """It neither answers nor refuses, until it is thawed."""
        self.process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        self.process.send_signal(signal.SIGCONT)

    def stop(self) -> None:
        if self.process.poll() is None:
            self.process.send_signal(self._end)
        self.process.wait()


@contextmanager
def postgres_engine() -> Iterator[Engine]:
    """A fresh database."""
    initdb, program = find("initdb"), find("postgres")
    assert initdb
    assert program
    with folder() as home:
        data = home / "data"
        options = ["-U", "mathom", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]
        subprocess.run([initdb, "-D", data, *options], check=True, capture_output=True, user=user(), cwd=home)
        port = free_port()
        settings = {"fsync": "off", "unix_socket_directories": str(home), "listen_addresses": "127.0.0.1"}
        flags = [flag for name, value in settings.items() for flag in ("-c", f"{name}={value}")]
        command = [program, "-D", str(data), "-p", str(port), *flags]
        url = f"postgresql+psycopg://mathom@127.0.0.1:{port}/postgres"
        # SIGQUIT ends all its processes without tidying up; after SIGKILL some of them would stay for a while.
        engine = Engine(url, command, home, port, user(), signal.SIGQUIT)
        try:
            wait_until_ready(port)
            yield engine
        finally:
            engine.stop()


@contextmanager
def postgres() -> Iterator[str]:
    """The URL of a fresh database."""
    with postgres_engine() as engine:
        yield engine.url


def wait_until_ready(port: int) -> None:
    import psycopg

    for _ in range(200):
        try:
            psycopg.connect(host="127.0.0.1", port=port, user="mathom", dbname="postgres").close()
            return
        except psycopg.OperationalError:
            time.sleep(0.05)
    raise RuntimeError("PostgreSQL does not answer")


@contextmanager
def redis_engine() -> Iterator[Engine]:
    program = find("redis-server")
    assert program
    with folder() as home:
        port = free_port()
        command = [program, "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        engine = Engine(f"redis://127.0.0.1:{port}", command, home, port, None, signal.SIGKILL)
        try:
            yield engine
        finally:
            engine.stop()


@contextmanager
def redis() -> Iterator[str]:
    with redis_engine() as engine:
        yield engine.url
