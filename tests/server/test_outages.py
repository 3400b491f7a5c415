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
HANG = 30.0
SOON = 10.0


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


class Browser:
    """Somebody who stays at a table whatever happens: connects again when the line is cut, as a browser does."""

    def __init__(self, visitor: Visitor, table: str) -> None:
        self.visitor = visitor
        self.table = table
        self.line = entered(visitor, table)
        self.cuts = 0

    def watch(self, seconds: float, happens: Callable[[Line], object] = lambda line: False) -> bool:
        """Look on until it happens; False if it does not."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if happens(self.line):
                return True
            try:
                if self.line.moved:
                    self.connect()
                self.line.hear(0.1)
            except TimeoutError:
                continue
            except WebSocketException:
                self.cuts += 1
                self.connect()
        return bool(happens(self.line))

    def connect(self) -> None:
        self.line.close()
        time.sleep(0.4)
        self.line = self.visitor.connect(self.table)


def test_redis_hangs_and_everybody_is_at_the_same_position_soon_after(database: Engine, channels: Engine) -> None:
    """Ann is at the process that plays the table. All that she did while nobody could be told reaches the others."""
    site = Site(database.url, channels.url, 2)
    try:
        ann, bob, cat = Visitor(site, 0), Visitor(site, 1), Visitor(site, 1)
        table = ann.new_table(ME, OPEN)
        bob.sit(table)
        others = [Browser(bob, table), Browser(cat, table)]
        with ann.connect(table) as a:
            play(a, others[0].line, choices=6)
            a.quiet()
            channels.freeze()
            frozen = time.monotonic()
            others[0].line.send("chat", text="held up")
            made = sum(1 for _ in range(8) if choose_if_asked(a))
            assert a.command("chat", text="the last thing that Ann did")["type"] == "done"
            for other in others:
                assert other.watch(LONG, lambda line: line.moved), "what is seen is taken for the present"
            while time.monotonic() - frozen < HANG:
                for other in others:
                    other.watch(0.2)
            channels.thaw()
            thawed = time.monotonic()
            for other in others:
                assert other.watch(SOON - (time.monotonic() - thawed), lambda line: same(line, a)), made
            a.quiet()
            assert all(same(other.line, a) for other in others)
            # Nobody does now what was refused, or left without an answer, long ago.
            assert [event["text"] for event in a.log if event["event"] == "chat"] == ["the last thing that Ann did"]
            play(a, others[0].line, choices=4)
            for other in others:
                other.line.close()
    finally:
        channels.thaw()
        site.stop()


def choose_if_asked(line: Line) -> bool:
    line.quiet(0.05)
    return bool(line.options) and answer(line) == "done"


def same(line: Line, other: Line) -> bool:
    return bool(line.doc) and everybody_knows(line) == everybody_knows(other)


def everybody_knows(line: Line) -> list[dict[str, object]]:
    return [event for event in line.log if "to" not in event]


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
