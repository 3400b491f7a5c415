"""Bots in their own processes: a slow or broken one is replaced by a blind choice, and the game goes on."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from random import Random

import pytest

from mathom.kernel import Perspective, game
from mathom.server.hub import bots
from mathom.server.hub.bots import BotPool
from mathom.server.hub.host import blind_move
from mathom.server.hub.shares import Share
from mathom.server.metrics import Metrics
from mathom.tables import BotTurn, Person, Table, TableSpec

NOBODYS = Share("t", "", False)


@pytest.fixture
def table() -> Table:
    seats = [{"kind": "bot", "bot": "random"}] * 2
    spec = TableSpec.read({"game": "fellowship", "seats": seats}, Person("a", "Ann"), ["random"])
    return Table.create("t", spec, ["random"], 0.0, lambda text: None)


def turn(table: Table, bot: str = "random") -> BotTurn:
    found = table.bot_to_move()
    assert found is not None
    return found._replace(bot=bot)


def ask(pool: BotPool, *turns: BotTurn) -> list[int | None]:
    async def run() -> list[int | None]:
        pool.start()
        try:
            return [await pool.choose(turn, "seed", NOBODYS) for turn in turns]
        finally:
            await pool.stop()

    return asyncio.run(run())


def test_a_bot_chooses_one_of_its_options(table: Table) -> None:
    (code,) = ask(BotPool(1, 30, Metrics()), turn(table))
    assert table.match
    assert table.match.state.ask
    assert code in table.match.state.ask.options_of(turn(table).seat)


def test_a_bot_that_takes_too_long_is_given_up_and_the_next_one_thinks(table: Table) -> None:
    metrics = Metrics()

    async def run() -> list[int | None]:
        pool = BotPool(1, 30, metrics)
        pool.start()
        try:
            first = await pool.choose(turn(table), "seed", NOBODYS)
            pool._seconds = 0.5
            slow = await pool.choose(turn(table, "montecarlo:60s"), "seed", NOBODYS)
            pool._seconds = 30
            return [first, slow, await pool.choose(turn(table), "seed", NOBODYS)]
        finally:
            await pool.stop()

    first, slow, after = asyncio.run(run())
    assert (first is None, slow, after is None, metrics.bot_timeouts) == (False, None, False, 1)


def test_a_bot_that_fails_or_dies_is_given_up(table: Table) -> None:
    answers = ask(BotPool(1, 30, Metrics()), turn(table, "nobody"), turn(table))
    assert (answers[0], answers[1] is None) == (None, False)


@pytest.mark.parametrize("name", ["fellowship", "meccg"])
def test_a_bot_without_a_choice_takes_as_long_as_with_one(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """Else others would know what it holds."""
    slept: list[float] = []
    clock = [0.0]

    class Slow:
        def choose(self, perspective: Perspective) -> int:
            options = perspective.options()
            clock[0] += 2.0 if len(options) > 1 else 0.25
            return options[0]

    monkeypatch.setattr(bots, "make_player", lambda *given: Slow())
    monkeypatch.setattr(time, "sleep", slept.append)
    monkeypatch.setattr(time, "monotonic", lambda: clock[0])
    state = game(name).new({}, 2, "pace")
    rng = Random(1)
    kinds: list[bool] = []
    pace = bots.FIRST_PACE
    while state.ask is not None and len(kinds) < 150:
        seat = state.ask.waiting()[0]
        if state.is_discreet():
            kinds.append(len(state.ask.options_of(seat)) > 1)
        thought = bots.think(BotTurn(seat, "slow", state.seq, name, state.dump()), "seed", pace)
        pace = thought.pace or pace
        state.play(seat, rng.choice(state.ask.options_of(seat)))
    forced = kinds[kinds.index(True) :].count(False)
    assert slept.count(1.75) == forced > 10


def test_a_quick_bot_takes_no_longer_for_a_hard_choice_than_for_none(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a plan takes longer than a pass would tell which of them it was."""
    clock, ended = [0.0], []

    class Quick:
        def choose(self, perspective: Perspective) -> int:
            options = perspective.options()
            clock[0] += 0.0002 * len(options)
            return options[0]

    def sleep(seconds: float) -> None:
        clock[0] += seconds

    monkeypatch.setattr(bots, "make_player", lambda *given: Quick())
    monkeypatch.setattr(time, "sleep", sleep)
    monkeypatch.setattr(time, "monotonic", lambda: clock[0])
    state = game("meccg").new({}, 2, "quick")
    rng = Random(1)
    for _ in range(150):
        assert state.ask is not None
        seat = state.ask.waiting()[0]
        clock[0] = 0.0
        bots.think(BotTurn(seat, "quick", state.seq, "meccg", state.dump()), "seed", 0.003)
        if state.is_discreet():
            ended.append(round(clock[0], 6))
        state.play(seat, rng.choice(state.ask.options_of(seat)))
    assert set(ended) == {bots.LEAST_PACE}
    assert len(ended) > 50


def test_a_blind_move_is_a_legal_one_and_only_for_the_moment_it_was_meant_for(table: Table) -> None:
    now = turn(table)
    assert table.match
    blind_move(table, now, 0.0)
    after = table.match.seq
    blind_move(table, now, 0.0)
    assert (after, table.match.seq) == (now.seq + 1, after)


def test_the_worker_ends_with_its_server(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that is killed leaves no processes behind."""
    code = "import os, sys, time\nfrom mathom.server.hub.bots import Worker\nif __name__ == '__main__':\n"
    code += "    worker = Worker()\n    print(worker._pid.result(), flush=True)\n    time.sleep(60)\n"
    import subprocess
    import sys
    import tempfile
    from pathlib import Path

    with tempfile.TemporaryDirectory() as folder:
        script = Path(folder) / "server.py"
        script.write_text(code)
        server = subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        worker = int(server.stdout.readline())
        server.send_signal(signal.SIGKILL)
        server.wait()
        for _ in range(200):
            if not alive(worker):
                return
            asyncio.run(asyncio.sleep(0.05))
    raise AssertionError(f"the worker {worker} lives on; {bots.__name__}")


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    with open(f"/proc/{pid}/stat", encoding="utf-8") as stat:
        return stat.read().split()[2] != "Z"
