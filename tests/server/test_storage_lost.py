"""The disk fills up, or the database's file vanishes, under a running server: only what is kept is acknowledged."""

from __future__ import annotations

import os
import resource
import shutil
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.site import Site
from tests.server.test_killing import choices_written
from tests.server.visitor import ME, OPEN, PATIENCE, Line, Visitor, play
from websockets.exceptions import ConnectionClosed

Own = Callable[..., Site]

NOT_KEPT = ("error-database-away", "error-database-gone", "error-table-busy")


def health(site: Site) -> int:
    return httpx.get(site.url() + "/health", timeout=PATIENCE).status_code


def until_health_is(site: Site, status: int) -> None:
    end = time.monotonic() + PATIENCE
    while health(site) != status:
        assert time.monotonic() < end, f"/health never said {status}"
        time.sleep(0.3)


def chats(line: Line) -> list[str]:
    return [event["text"] for event in line.log if event["event"] == "chat"]


def is_not_kept(ask: Callable[[], dict[str, Any]]) -> bool:
    """Whether the server says that it cannot keep it, or asks to connect again because it has noticed before."""
    try:
        answer = ask()
    except ConnectionClosed as closed:
        return closed.rcvd is not None and closed.rcvd.code == 1012
    return answer["type"] == "refused" and answer["error"] in NOT_KEPT


def table_for_two(site: Site) -> tuple[Visitor, Visitor, str]:
    ann, bob = Visitor(site), Visitor(site)
    table = ann.new_table(ME, OPEN)
    bob.sit(table)
    return ann, bob, table


def test_a_full_disk_is_said_and_play_goes_on_when_there_is_room_again(own_site: Own) -> None:
    site = own_site()
    process = site.processes[0].process
    ann, bob, table = table_for_two(site)
    with ann.connect(table) as a, bob.connect(table) as b:
        play(a, b, choices=6)
        assert health(site) == 200
        journal = Path(site.db + "-wal").stat().st_size
        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (journal, resource.RLIM_INFINITY))
        refused = a.command("chat", text="lost?")
        assert (refused["type"], refused["error"]) == ("refused", "error-database-away")
        until_health_is(site, 503)
        made = ann.http.post("/api/tables", json={"game": "fellowship", "seats": [ME, OPEN]})
        assert (made.status_code, made.json()["error"]) == (503, "error-database-away")
    resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    until_health_is(site, 200)
    with ann.connect(table) as a, bob.connect(table) as b:
        play(a, b, choices=6)
        assert a.command("chat", text="found")["type"] == "done"
        b.until(lambda line: chats(line) == ["found"])
        a.quiet()
        assert len(choices_written(site.db, table)) >= 12


def delete(file: Path) -> None:
    file.unlink()


def delete_journal(file: Path) -> None:
    Path(f"{file}-wal").unlink()


def replace(file: Path) -> None:
    shutil.copy(file, f"{file}.copy")
    os.replace(f"{file}.copy", file)


def cut(file: Path) -> None:
    os.truncate(file, file.stat().st_size // 2)


def cut_journal(file: Path) -> None:
    cut(Path(f"{file}-wal"))


@pytest.mark.parametrize("harm", [delete, delete_journal, replace, cut, cut_journal])
def test_nothing_is_acknowledged_once_the_file_is_harmed(own_site: Own, harm: Callable[[Path], None]) -> None:
    site = own_site()
    ann, bob, table = table_for_two(site)
    with ann.connect(table) as a, bob.connect(table) as b:
        play(a, b, choices=6)
        for line in (a, b):
            line.quiet()
        harm(Path(site.db))
        mover = a if a.options else b
        assert is_not_kept(mover.choose)
        assert is_not_kept(lambda: a.command("chat", text="hello"))
    until_health_is(site, 503)
    made = ann.http.post("/api/tables", json={"game": "fellowship", "seats": [ME, OPEN]})
    assert (made.status_code, made.json()["error"] in NOT_KEPT) == (503, True)
