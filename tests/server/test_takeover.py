"""Two processes with one database: when the owner of a table dies, the other one goes on."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest
from sqlalchemy import create_engine, select
from tests.server.conftest import Backend
from tests.server.site import Process, Site
from tests.server.visitor import ME, OPEN, PATIENCE, RANDOM, Line, Visitor, hung_up, play

from mathom.server import Settings
from mathom.server.storage.schema import tables


@pytest.fixture
def pair(cluster: Backend) -> Iterator[Site]:
    site = Site(cluster.db, cluster.channels, 2)
    yield site
    site.stop()


def test_a_command_is_answered_by_the_other_process(pair: Site) -> None:
    ann = Visitor(pair, at=0)
    table = ann.new_table(ME, RANDOM)
    with ann.connect(table, at=1) as line:
        play(line, choices=4)
        pair.processes[0].kill()
        choose_somehow(line)
        play(line)


def choose_somehow(line: Line) -> None:
    """Choose as soon as one is asked; while the table changes hands, ask again."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        line.until(lambda line: line.options)
        reply = line.command("choose", seq=line.doc["seq"], code=line.options[0]["code"])
        if reply["type"] == "done":
            return
    raise AssertionError("nobody took the table over")


def test_bots_go_on_without_anybody_asking(pair: Site) -> None:
    """The other process finds the table by itself, since a clock runs and bots are to move; who watches sees it."""
    ann, bob = Visitor(pair, at=0), Visitor(pair, at=1)
    table = ann.new_table(ME, RANDOM, RANDOM, clock={"kind": "move", "seconds": 1})
    with bob.connect(table) as line:
        line.until(lambda line: line.welcomed)
        pair.processes[0].kill()
        line.until(lambda line: laid_after_timeout(line) >= 2, 60)


def laid_after_timeout(line: Line) -> int:
    """How many cards the bots have laid since one of them took the place of a player whose time was up."""
    told = [event["event"] for event in line.log]
    return told[told.index("timeout") :].count("laid") if "timeout" in told else 0


def test_an_orderly_stop_hands_the_tables_over_at_once(pair: Site) -> None:
    ann = Visitor(pair, at=0)
    table = ann.new_table(ME, OPEN)
    with ann.connect(table, at=0) as here, ann.connect(table, at=1) as there:
        here.until(lambda line: line.welcomed)
        there.until(lambda line: line.welcomed)
        owner = owner_of(pair, table)
        code = pair.processes[0].stop()
        assert (code, hung_up(here), here.moved) == (0, 1012, True)
        assert owner_of(pair, table) != owner, "the table would wait until the lease has run out"
        assert there.command("chat", text="still here?")["type"] == "done"
        there.until(lambda line: any(event["event"] == "chat" for event in line.log))


def owner_of(site: Site, table: str) -> str | None:
    engine = create_engine(Settings(db=site.db).url)
    try:
        with engine.connect() as connection:
            found: str | None = connection.execute(select(tables.c.owner).where(tables.c.id == table)).scalar_one()
            return found
    finally:
        engine.dispose()


def test_a_process_that_was_frozen_does_not_write_over_its_successor(pair: Site) -> None:
    """It wakes up believing that the table is its own: the first line that it writes is refused by the database."""
    import signal

    ann = Visitor(pair, at=0)
    bob = Visitor(pair, at=1)
    table = ann.new_table(ME, OPEN)
    frozen: Process = pair.processes[0]
    with bob.connect(table) as there:
        there.until(lambda line: line.welcomed)
        frozen.process.send_signal(signal.SIGSTOP)
        reply = there.command("chat", text="from the successor")
        while reply["type"] != "done":
            reply = there.command("chat", text="from the successor")
        frozen.process.send_signal(signal.SIGCONT)
        with ann.connect(table) as here:
            here.until(lambda line: line.welcomed)
            assert here.command("chat", text="from the frozen one")["type"] == "done"
            for line in (here, there):
                line.until(lambda line: len(chats(line)) >= 2)
                assert chats(line) == ["from the successor", "from the frozen one"]


def chats(line: Line) -> list[str]:
    return [event["text"] for event in line.log if event["event"] == "chat"]
