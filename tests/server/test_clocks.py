"""Clocks as somebody meets them who wants more time, or whose server is stopped: real sockets, real seconds."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.server.site import Site
from tests.server.visitor import ME, OPEN, Line, Visitor

Own = Callable[..., Site]


def sit_down(site: Site, **clock: Any) -> tuple[str, Visitor, Visitor]:
    ann, bob = Visitor(site), Visitor(site)
    table = ann.new_table(ME, OPEN, clock=clock, variant={"start": 0})
    bob.sit(table)
    return table, ann, bob


def left(line: Line, seat: int = 0) -> float:
    """What the clock shows now."""
    line.until(lambda line: line.welcomed)
    clock = line.doc["table"]["clock"]
    passed = line.command("ping")["at"] - clock["at"] if seat in clock["running"] else 0.0
    return float(clock["left"][seat] - passed)


def timed_out(line: Line) -> bool:
    return any(event["event"] == "timeout" for event in line.log)


def test_no_command_starts_the_clock_of_a_move_afresh(own_site: Own) -> None:
    table, ann, bob = sit_down(own_site(), kind="move", seconds=4)
    with ann.connect(table) as a, bob.connect(table) as b:
        began = time.monotonic()
        b.until(lambda line: line.welcomed)
        while time.monotonic() - began < 12:
            for command in ({"do": "auto", "on": False}, {"do": "pause"}, {"do": "go"}):
                a.command(**command)
            b.quiet(0.3)
            if timed_out(b):
                return
    pytest.fail("the clock of a move of four seconds has not run out after twelve")


def test_pausing_and_lending_the_seat_add_nothing(own_site: Own) -> None:
    table, ann, _ = sit_down(own_site(), kind="total", seconds=30, increment=10)
    with ann.connect(table) as a:
        before = left(a)
        for _ in range(5):
            for command in ("pause", "go", "bot", "back"):
                a.command(command)
        assert left(a) <= before


def test_a_clock_of_days_ends_while_nobody_has_the_table(own_site: Own) -> None:
    site = own_site(idle_seconds=1)
    table, ann, _ = sit_down(site, kind="days", seconds=6)
    laid_aside = 0
    for _ in range(60):
        time.sleep(0.5)
        [row] = [row for row in ann.get("/api/tables?list=mine") if row["id"] == table]
        laid_aside += int("mathom_tables 0" in ann.http.get("/metrics").text)
        if row["seats"][0]["bot"]:
            assert laid_aside > 3
            return
    pytest.fail("the time was never up")


@pytest.mark.parametrize("by", [3600.0, -3600.0])
def test_a_jump_of_the_computers_clock_gives_and_takes_no_time(own_site: Own, tmp_path: Path, by: float) -> None:
    shift = tmp_path / "shift"
    shift.write_text("0")
    table, ann, _ = sit_down(own_site(shift=str(shift)), kind="total", seconds=60)
    with ann.connect(table) as a:
        assert left(a) > 50
        began = left(a), time.monotonic()
        shift.write_text(str(by))
        a.quiet(2.5)
        passed = time.monotonic() - began[1]
        assert not timed_out(a)
        assert began[0] - left(a) == pytest.approx(passed, abs=1.0)


@pytest.mark.parametrize("how", ["stopped", "killed"])
def test_a_server_that_is_away_takes_no_time_and_gives_none(own_site: Own, how: str) -> None:
    """Who is killed loses count of the last seconds; nobody is charged for them."""
    site = own_site()
    [process] = site.processes
    table, ann, _ = sit_down(site, kind="total", seconds=100)
    with ann.connect(table) as a:
        a.until(lambda line: line.welcomed)
        a.quiet(9 if how == "killed" else 3)
        before = left(a)
    process.kill() if how == "killed" else process.stop()
    time.sleep(8)
    process.start()
    with ann.connect(table) as a:
        after = left(a)
    assert before - 3.0 < after < before + (7.0 if how == "killed" else 0.5)
    assert after < 99.0
