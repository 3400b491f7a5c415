"""Starting and stopping from the command line: in good order, and in plain sentences when something is wrong."""

from __future__ import annotations

import os
import resource
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import httpx
import pytest
from tests.server.engines import free_port

from mathom.server import Settings
from mathom.server.storage import open_engine

MATHOM = [sys.executable, "-m", "mathom"]
ENV = {**os.environ, "LANG": "en_GB.UTF-8", "LC_ALL": "en_GB.UTF-8"}


def refused(*args: str, largest: int = resource.RLIM_INFINITY) -> tuple[int, list[str]]:
    """`largest` is how long a file may get: beyond that, it is as with a disk that is full."""

    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (largest, resource.RLIM_INFINITY))

    command = [*MATHOM, *args]
    run = subprocess.run(command, capture_output=True, text=True, timeout=120, env=ENV, preexec_fn=limit)
    assert run.stdout == ""
    return run.returncode, run.stderr.splitlines()


@pytest.fixture
def app(tmp_path: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    command = [*MATHOM, "--no-browser", "--port", str(free_port()), "--db", str(tmp_path / "app.sqlite3")]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=ENV)
    assert process.stdout is not None
    said = process.stdout.readline()
    yield process, said.split(" at ")[1].split(". ")[0]
    process.terminate()
    process.wait()


def test_the_app_needs_no_account(app: tuple[subprocess.Popen[str], str]) -> None:
    _, address = app
    with httpx.Client(base_url=address) as client:
        me = client.get("/api/me").json()
        renamed = client.patch(
            "/api/me", json={"name": "Bilbo"}, headers={"x-csrf-token": client.cookies["mathom-csrf"]}
        ).json()
        reports = client.get("/api/admin/reports")
    assert (me["mode"], me["role"], me["guest"]) == ("local", "admin", False)
    assert (renamed["name"], renamed["id"]) == ("Bilbo", me["id"])
    assert reports.json() == []


def test_the_app_answers_only_to_its_own_name(app: tuple[subprocess.Popen[str], str]) -> None:
    """A page elsewhere cannot reach it by pointing its own name at this machine."""
    _, address = app
    codes = [
        httpx.get(f"{address}/api/me", headers={"host": host}).status_code for host in ("evil.example", "localhost")
    ]
    assert codes == [421, 200]


def test_the_app_stops_in_good_order(app: tuple[subprocess.Popen[str], str]) -> None:
    process, _ = app
    process.terminate()
    assert process.wait(timeout=60) == 0


def test_a_second_app_shows_the_first_one(app: tuple[subprocess.Popen[str], str], tmp_path: Path) -> None:
    _, address = app
    command = [*MATHOM, "--no-browser", "--db", str(tmp_path / "app.sqlite3")]
    second = subprocess.run(command, capture_output=True, text=True, timeout=120, env=ENV)
    assert (second.returncode, second.stdout) == (0, f"Mathom is running already, at {address}.\n")


def test_a_port_in_use_is_said_plainly(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        code, said = refused("serve", "--port", port, "--db", str(tmp_path / "x.sqlite3"))
    assert (code, len(said)) == (2, 1)
    assert said[0].startswith(f"The address 127.0.0.1:{port} cannot be used: ")


@pytest.mark.parametrize(
    ("args", "begins"),
    [
        (["--db", "postgresql+psycopg://x@127.0.0.1:1/x"], "The database postgresql+psycopg://x@127.0.0.1:1/x cannot"),
        (["--db", "/proc/mathom/x.sqlite3"], "The folder /proc/mathom cannot be written: "),
        (["--channels", "redis://127.0.0.1:1"], "The channels at redis://127.0.0.1:1 cannot be reached: "),
        (["--host", "256.1.1.1"], "The address 256.1.1.1:"),
    ],
    ids=["database", "folder", "channels", "host"],
)
def test_what_is_wrong_is_one_sentence(tmp_path: Path, args: list[str], begins: str) -> None:
    db = [] if "--db" in args else ["--db", str(tmp_path / "x.sqlite3")]
    code, said = refused("serve", "--port", str(free_port()), *db, *args)
    assert (code, len(said)) == (2, 1), said
    assert said[0].startswith(begins)


def test_two_servers_on_one_database_need_channels(tmp_path: Path) -> None:
    file = str(tmp_path / "both.sqlite3")
    command = [*MATHOM, "serve", "--port", str(free_port()), "--db", file]
    first = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=ENV)
    try:
        assert first.stdout is not None
        assert first.stdout.readline()
        code, said = refused("serve", "--port", str(free_port()), "--db", file)
        assert (code, said) == (
            2,
            [f"Another Mathom uses {file} already. Stop it, or choose another file with --db."],
        )
    finally:
        first.kill()
        first.wait()


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A database that a server has used."""
    file = tmp_path / "used.sqlite3"
    open_engine(Settings(db=str(file))).dispose()
    return file


def start(file: Path, **more: int) -> tuple[int, str]:
    """What starting with this database says, in one line."""
    code, said = refused("serve", "--port", str(free_port()), "--db", str(file), **more)
    assert len(said) == 1, said
    return code, said[0]


@pytest.mark.parametrize("room", [0, 40, 4096, 40_000])
def test_a_full_disk_is_said_when_starting(tmp_path: Path, room: int) -> None:
    code, said = start(tmp_path / "new.sqlite3", largest=room)
    assert code == 2
    assert said.startswith(f"The folder {tmp_path} cannot be" if room < 40 else "The database "), said


def test_a_full_disk_is_said_when_the_database_is_there_already(database: Path) -> None:
    code, said = start(database, largest=100)
    assert (code, said.split(" cannot be opened: ")[0]) == (2, f"The database {database}")


@contextmanager
def locked(file: Path, how: str) -> Iterator[None]:
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("PRAGMA locking_mode=EXCLUSIVE" if how == "whole" else "PRAGMA locking_mode=NORMAL")
        other.execute("BEGIN IMMEDIATE")
        other.execute("INSERT INTO facts VALUES ('other', '1')")
        yield


@pytest.mark.parametrize("how", ["whole", "writing"])
def test_a_database_that_another_program_has_locked_is_said(database: Path, how: str) -> None:
    with locked(database, how):
        assert start(database) == (
            2,
            f"The database {database} cannot be opened: database is locked. Check the address and that it is running.",
        )


def cut(file: Path) -> None:
    os.truncate(file, file.stat().st_size // 2)


def overwrite(file: Path) -> None:
    with file.open("r+b") as inside:
        inside.seek(4096)
        inside.write(b"x" * 8192)


def lose_a_table(file: Path) -> None:
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("DROP TABLE facts")


@pytest.mark.parametrize("damage", [cut, overwrite, lose_a_table])
def test_a_damaged_database_is_said(database: Path, damage: Callable[[Path], None]) -> None:
    damage(database)
    code, said = start(database)
    assert (code, said.split(" cannot be opened: ")[0]) == (2, f"The database {database}")


@pytest.mark.parametrize(
    ("revision", "says"),
    [
        ("0000", "which no Mathom wrote"),
        ("abc", "which no Mathom wrote"),
        ("", "which no"),
        ("9999", "by a newer Mathom"),
    ],
)
def test_a_revision_that_nobody_knows_is_said(database: Path, revision: str, says: str) -> None:
    with closing(sqlite3.connect(database)) as inside, inside:
        inside.execute("UPDATE alembic_version SET version_num = ?", (revision,))
    code, said = start(database)
    assert code == 2
    assert says in said
