"""The database or Redis goes away for a while: no game is lost, it is said, and play goes on."""

import time
from collections.abc import Callable, Iterator

import httpx
import pytest
from tests.server import engines
from tests.server.conftest import need_engines
from tests.server.engines import Engine
from tests.server.site import Site
from tests.server.visitor import ME, OPEN, RANDOM, Line, Visitor, play
from websockets.exceptions import WebSocketException

LONG = 30.0


@pytest.fixture
def database() -> Iterator[Engine]:
    need_engines()
    with engines.postgres_engine() as engine:
        yield engine


@pytest.fixture
def channels() -> Iterator[Engine]:
    need_engines()
    with engines.redis_engine() as engine:
        yield engine


def again(attempt: Callable[[], Line | None]) -> Line:
    """Tries until somebody is welcomed, as a browser does."""
    end = time.monotonic() + LONG
    while time.monotonic() < end:
        try:
            if (line := attempt()) is not None:
                return line
        except (WebSocketException, OSError, httpx.HTTPError, AssertionError):
            time.sleep(0.1)
    raise AssertionError("nobody is let in again")


def entered(visitor: Visitor, table: str) -> Line:
    line = visitor.connect(table)
    try:
        line.until(lambda line: line.welcomed)
    except BaseException:
        line.close()
        raise
    return line


def answer(line: Line) -> str:
    """What a choice is answered with; "gone" if the line is cut instead."""
    try:
        reply = line.choose()
        return str(reply.get("error", reply["type"]))
    except WebSocketException:
        return "gone"


def told(line: Line) -> list[dict[str, object]]:
    """What happened in the game, without who came and went."""
    return [event for event in line.log if not event.get("table")]


def test_postgres_goes_away_and_comes_back(database: Engine) -> None:
    site = Site(database.url, "", 1)
    try:
        ann = Visitor(site)
        table = ann.new_table(ME, RANDOM)
        with ann.connect(table) as line:
            play(line, choices=6)
            line.until(lambda line: line.options)
            before = told(line)
            database.stop()
            assert answer(line) in ("error-database-away", "gone")
        refused = ann.http.post("/api/tables", json={"game": "fellowship", "seats": [ME, RANDOM]})
        assert (refused.status_code, refused.json()["error"]) == (503, "error-database-away")
        assert httpx.get(site.url() + "/health").status_code == 503
        # While it is away nobody is turned out for good: 4404 or 4401 would be.
        database.start()
        line = again(lambda: entered(ann, table))
        assert told(line)[: len(before)] == before
        play(line, choices=6)
        line.close()
        assert httpx.get(site.url() + "/health").status_code == 200
    finally:
        site.stop()


def test_redis_goes_away_and_comes_back(database: Engine, channels: Engine) -> None:
    """Ann is at the process that plays the table, Bob is at the other one."""
    site = Site(database.url, channels.url, 2)
    try:
        ann, bob = Visitor(site, 0), Visitor(site, 1)
        table = ann.new_table(ME, OPEN)
        bob.sit(table)
        with ann.connect(table) as a:
            b = entered(bob, table)
            play(a, b, choices=6)
            channels.stop()
            # Bob must not take what he sees for the present.
            b.until_cut(LONG)
            b.close()
            a.quiet(0)
            if a.options:
                assert answer(a) == "done"
            channels.start()
            b = again(lambda: entered(bob, table))
            play(a, b, choices=8)
            a.quiet()
            b.quiet()
            assert [event for event in told(a) if "to" not in event] == [e for e in told(b) if "to" not in e]
            b.close()
    finally:
        site.stop()
