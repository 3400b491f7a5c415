"""Two seats of one person over the wire: what the socket is told before and after the handing over."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from tests.server.visitor import ME, Line, Visitor

Visit = Callable[[], Visitor]


def hands(message: dict[str, Any]) -> list[int]:
    """The seats whose hand a welcome shows."""
    players = message["doc"]["view"]["players"]
    return [seat for seat, player in enumerate(players) if "hand" in player]


def welcomes(line: Line) -> list[dict[str, Any]]:
    return [message for frame in line.frames if (message := json.loads(frame))["type"] == "welcome"]


def turn_to(line: Line, seat: int) -> None:
    assert line.command("look", seat=seat)["type"] == "done"
    line.until(lambda line: line.doc["you"] == seat)


def test_one_socket_shows_one_hand_at_a_time(visit: Visit) -> None:
    ann = visit()
    table = ann.new_table(ME, ME, variant={"start": 0})
    with ann.connect(table) as line:
        line.until(lambda line: line.welcomed)
        assert (welcomes(line)[0]["mine"], hands(welcomes(line)[0])) == ([0, 1], [])
        assert line.command("choose", seq=0, code=0)["type"] == "refused"
        for seat in (0, 1, 0):
            turn_to(line, seat)
            assert hands(welcomes(line)[-1]) == [seat]
            begun = len(line.frames)
            while line.doc["you"] is not None:
                line.choose()
                line.until(lambda line: line.options or line.doc["you"] is None)
            assert (line.doc["you"], hands(welcomes(line)[-1])) == (None, [])
            # Not a word about the other hand on the way.
            assert not any(f'"players",{1 - seat},"hand"' in frame for frame in line.frames[begun:])


def test_the_lists_have_the_table_once_and_a_seat_of_it(visit: Visit) -> None:
    ann = visit()
    table = ann.new_table(ME, ME)
    rows = [row for row in ann.get("/api/tables?list=mine") if row["id"] == table]
    assert [row["you"] for row in rows] == [0]
    assert ann.get(f"/api/tables/{table}")["you"] == 0


def test_another_browser_of_the_same_person_turns_with_it(visit: Visit) -> None:
    ann = visit()
    table = ann.new_table(ME, ME, variant={"start": 0})
    with ann.connect(table) as one, ann.connect(table) as two:
        for line in (one, two):
            line.until(lambda line: line.welcomed)
        turn_to(one, 1)
        two.until(lambda line: line.doc["you"] == 1)
