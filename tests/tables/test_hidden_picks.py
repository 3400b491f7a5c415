"""A choice made of parts: until the last answer nothing has happened for the others, and nobody can count."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.tables.helpers import ANN, BEN, EVE, Room, agreed, two

from mathom.tables import NotNow, Person, moment

BESIDE: tuple[Person, ...] = (BEN, EVE)


def begun(**settings: Any) -> Room:
    """Ann has to lay a card and is to say which, then where."""
    room = two(variant={"start": 0}, **settings)
    for seat in room.table.seats:
        seat.auto = False
    for viewer in (None, 0, 1):
        room.table.feed(viewer)
    room.play_until(0, "card")
    room.table.take_updates()
    return room


def pick(room: Room) -> None:
    """Ann says which card, and is asked where."""
    room.do(ANN, "choose", seq=seq(room), code=next(code for code in room.options(0) if code))
    assert (room.table.asked(), room.kind()) == ([0], "slot")


def seq(room: Room) -> int:
    assert room.table.match is not None
    return room.table.match.seq


def test_who_is_not_asked_hears_no_number_of_choices() -> None:
    room = begun()
    before = room.do(BEN, "choose", seq=0, code=0)
    pick(room)
    after = room.do(BEN, "choose", seq=0, code=0)
    assert before["error"] == after["error"] == "error-wrong-seat"
    assert before["args"] == after["args"]
    assert room.do(ANN, "choose", seq=0, code=0)["error"] == "error-stale-choice"


def test_a_pick_is_a_moment_only_for_who_picks() -> None:
    room = begun()
    pick(room)
    for person in BESIDE:
        moment(room.table, person, seq(room) - 1)
        with pytest.raises(NotNow):
            moment(room.table, person, seq(room))
    assert moment(room.table, ANN, seq(room))["seat"] == 0
    room.move()
    for person in BESIDE:
        moment(room.table, person, seq(room))


@pytest.mark.parametrize("kind", ["move", "total", "days"])
def test_a_pick_does_not_touch_the_clock(kind: str) -> None:
    """All parts of a decision have one time."""
    room = begun(clock={"kind": kind, "seconds": 30})
    room.now += 20
    pick(room)
    assert [viewer for viewer in room.table.take_updates() if viewer != 0] == []
    room.table.tick(room.now + 9)
    assert not room.table.seats[0].late
    room.table.tick(room.now + 10)
    assert room.table.seats[0].late


def test_a_table_that_is_read_anew_knows_its_picks() -> None:
    room = begun(clock={"kind": "move", "seconds": 30})
    decision, left = room.table.decision(), room.table.clock.left
    pick(room)
    room.now += 20
    room.table = room.restored()
    assert (room.table.decision(), room.table.clock.left) == (decision, left)
    room.move()
    assert room.table.decision() == seq(room) > decision


def test_a_pick_does_not_end_a_request_and_the_request_tells_no_number() -> None:
    room = begun()
    room.do(BEN, "draw")
    asked = room.table.info(1)["request"]
    assert sorted(asked) == ["by", "id", "kind", "waiting"]
    pick(room)
    assert room.table.info(1)["request"] == asked
    room.do(ANN, "undo")
    assert room.table.info(1)["request"] == asked
    pick(room)
    room.move()
    assert room.table.request is None


def test_a_request_outlives_a_table_that_is_read_anew() -> None:
    room = begun()
    room.do(BEN, "draw")
    asked = room.table.request
    room.table = room.restored()
    assert room.table.request == asked
    agreed(room, ANN)
    assert room.table.result is not None
    assert room.table.result["how"] == "draw"
    assert room.restored().request is None


def test_requests_of_a_table_that_is_read_anew_have_new_names() -> None:
    room = begun()
    room.do(BEN, "draw")
    first = room.table.request
    assert first is not None
    room.do(BEN, "answer", request=first["id"], yes=False)
    room.table = room.restored()
    room.do(ANN, "draw")
    assert room.table.request is not None
    assert room.table.request["id"] != first["id"]


def test_a_pick_is_taken_back_unasked_at_a_table_that_was_read_anew() -> None:
    """Whoever was asked would hear that there is one."""
    room = begun()
    before = seq(room)
    pick(room)
    room.table = room.restored()
    assert room.do(ANN, "undo")["type"] == "done"
    assert (room.table.request, seq(room), room.kind()) == (None, before, "card")


def test_a_pick_that_was_taken_back_is_forgotten() -> None:
    """The next choice of that number may be one that all see."""
    room = begun()
    pick(room)
    assert room.table.parts == {seq(room)}
    room.do(ANN, "undo")
    assert room.table.parts == room.restored().parts == set()


def test_taking_back_counts_for_everybody_only_what_they_could_read() -> None:
    """Two events of Ann's last choice are taken back; Ben has read one of them, who looks on none."""
    room = begun()
    room.move()
    told = len(room.table.log)
    room.table.log += [{"event": "drew", "to": [0]}, {"event": "laid", "to": [0, 1]}]
    room.table.flush()
    room.table.take_updates()
    assert len(room.table.log) == told + 2
    room.table.take_out(2)
    room.table.flush()
    updates = {viewer: [json.loads(one.text) for one in said] for viewer, said in room.table.take_updates().items()}
    assert {viewer: [one.get("undone") for one in said] for viewer, said in updates.items()} == {0: [2], 1: [1]}


def test_a_pick_that_is_taken_back_leaves_what_was_asked_for_before() -> None:
    """Ann wants an earlier choice back; that she then picks a card and puts it back changes nothing."""
    room = begun()
    pick(room)
    room.move()
    room.play_until(0, "card")
    assert room.table.match is not None
    first = next(choice.n for choice in room.table.match.recording.choices if choice.seat == 0)
    assert room.do(ANN, "undo", n=first)["type"] == "done"
    asked = room.table.request
    assert asked is not None
    pick(room)
    assert room.do(ANN, "undo", n=seq(room))["type"] == "done"
    assert room.table.request == asked
