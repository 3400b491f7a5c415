"""``kill -9`` in the middle of moves: every game goes on, no acknowledged choice is lost, none is doubled.

MATHOM_KILLS says how often; 8 in the usual run.
"""

from __future__ import annotations

import os
import random
import threading
import time
from pathlib import Path
from typing import Any

from sqlalchemy import create_engine
from tests.server.site import Process, Site
from tests.server.visitor import ME, OPEN, RANDOM, SCRIPTED, Line, Visitor
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from mathom.kernel import Recording
from mathom.server import Settings
from mathom.server.storage.tables import record

KILLS = int(os.environ.get("MATHOM_KILLS", "8"))
AWAY = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError, EOFError)


class Player(threading.Thread):
    """Plays on whatever happens, and writes down every choice that the server has acknowledged.

    As the protocol advises, a command without an answer is sent again under the same id.
    """

    def __init__(self, visitor: Visitor, table: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.visitor = visitor
        self.table = table
        self.acknowledged: list[tuple[int, int]] = []
        self.finished = threading.Event()
        self.refused: list[dict[str, Any]] = []
        self._rng = random.Random(seed)
        self._open: dict[str, Any] | None = None
        self._count = 0
        self._halt = threading.Event()

    def run(self) -> None:
        while not self._halt.is_set() and not self.finished.is_set():
            try:
                with self.visitor.connect(self.table) as line:
                    self._play(line)
            except AWAY:
                time.sleep(0.05)

    def stop(self) -> None:
        self._halt.set()
        self.join(20)

    def _play(self, line: Line) -> None:
        line.until(lambda line: line.welcomed)
        if self._open is not None:
            self._send(line, self._open)
        while not self._halt.is_set():
            if line.finished:
                self.finished.set()
                return
            if line.options:
                option = self._rng.choice(line.options)
                self._count += 1
                self._open = {"id": f"{self.name}-{self._count}", "seq": line.doc["seq"], "code": option["code"]}
                self._send(line, self._open)
            else:
                line.hear(1.0)

    def _send(self, line: Line, choice: dict[str, Any]) -> None:
        reply = line.command("choose", **choice)
        self._open = None
        if reply["type"] == "done":
            self.acknowledged.append((choice["seq"] + 1, choice["code"]))
        elif reply["error"] != "error-stale-choice":
            self.refused.append(reply)
        line.quiet(0)


def seat_players(site: Site) -> list[Player]:
    """Two tables against bots, one with two people."""
    ann, bob = Visitor(site), Visitor(site)
    against_bots = [ann.new_table(ME, RANDOM), ann.new_table(ME, SCRIPTED, RANDOM)]
    together = ann.new_table(ME, OPEN)
    bob.sit(together)
    seats = [(ann, table) for table in against_bots] + [(ann, together), (bob, together)]
    return [Player(visitor, table, seed) for seed, (visitor, table) in enumerate(seats)]


def choices_written(db: str, table: str) -> dict[int, tuple[int, int]]:
    engine = create_engine(Settings(db=db).url)
    with engine.connect() as connection:
        lines = record(connection, table).splitlines(keepends=True)
    engine.dispose()
    recording = Recording.parse(lines)
    recording.verify()
    return {choice.n: (choice.seat, choice.code) for choice in recording.choices}


def test_nothing_acknowledged_is_lost_and_nothing_is_doubled(tmp_path: Path) -> None:
    rng = random.Random(KILLS)
    site = Site(str(tmp_path / "killed.sqlite3"), "", 1)
    players = seat_players(site)
    process: Process = site.processes[0]
    for player in players:
        player.start()
    try:
        progress = [0]
        for _ in range(KILLS):
            time.sleep(rng.uniform(0.1, 1.0))
            process.kill()
            process.start()
            progress.append(sum(len(player.acknowledged) for player in players))
        going_on(players)
        for player in players:
            player.stop()
    finally:
        site.stop()
    for player in players:
        written = choices_written(site.db, player.table)
        kept = [(n, code) for n, code in player.acknowledged if written.get(n, (None, None))[1] == code]
        assert kept == player.acknowledged
        assert len(set(player.acknowledged)) == len(player.acknowledged)
        assert player.refused == []
    assert progress[-1] > 0


def going_on(players: list[Player]) -> None:
    """Every game moves, or is over."""
    before = [len(player.acknowledged) for player in players]
    until = time.monotonic() + 60
    while time.monotonic() < until:
        if all(p.finished.is_set() or len(p.acknowledged) > old for p, old in zip(players, before, strict=True)):
            return
        time.sleep(0.05)
    raise AssertionError("a game stands still")
