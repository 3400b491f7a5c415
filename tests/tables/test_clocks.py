"""Time to think: what uses it up, and that nothing else does."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.arranged import record_of
from tests.tables.helpers import ANN, BEN, BOTS, Room, agreed, four, refused, two

from mathom.kernel import game, option_keyed
from mathom.tables import ClockSpec, SeatSpec, Table, TableSpec, do
from mathom.tables.clocks import Clock


def clock(kind: str) -> dict[str, Any]:
    return {"kind": kind, "seconds": 30, **({"increment": 5} if kind == "total" else {})}


def test_a_total_clock_runs_for_who_is_asked_and_adds_its_increment() -> None:
    room = two(variant={"start": 0}, clock={"kind": "total", "seconds": 100, "increment": 5})
    assert room.table.info(0)["clock"] == {"kind": "total", "left": [100.0, 100.0], "running": [0], "at": 1000.0}
    room.now += 10
    room.move()
    room.now += 10
    while room.table.asked() == [0]:
        room.move()
    assert room.table.clock.left == [85.0, 100.0]
    assert room.table.clock.running == [1]


def test_a_clock_per_move_starts_afresh() -> None:
    room = two(variant={"start": 0}, clock={"kind": "move", "seconds": 30})
    first = room.table.decision()
    while room.table.decision() == first:
        room.now += 5
        room.move()
    assert room.table.clock.at == room.now
    assert [room.table.clock.left[seat] for seat in room.table.clock.running] == [30.0]


def test_whose_time_is_up_is_replaced_and_may_come_back() -> None:
    room = two(variant={"start": 0}, clock={"kind": "move", "seconds": 30})
    room.table.tick(room.now + 29.9)
    assert room.table.seats[0].bot is None
    room.now += 30
    room.table.tick(room.now)
    assert room.table.seats[0].bot == "scripted"
    assert room.table.log[-1] == {"table": True, "event": "timeout", "seat": 0, "bot": "scripted"}
    assert room.table.clock.running == []
    assert not room.table.awaits_the_late()
    room.do(ANN, "back")
    assert room.table.clock.running == [0]


def test_bots_do_not_hurry_while_somebody_late_may_come_back() -> None:
    room = Room("me", "bot", variant={"start": 0}, clock={"kind": "move", "seconds": 30})
    assert not room.table.awaits_the_late()
    room.table.tick(room.now + 30)
    assert room.table.awaits_the_late()
    assert room.restored().awaits_the_late()
    room.do(ANN, "back")
    assert not room.table.awaits_the_late()
    room.do(ANN, "bot")
    assert not room.table.awaits_the_late()


def test_a_pause_stops_the_clock() -> None:
    room = two(variant={"start": 0}, clock={"kind": "total", "seconds": 100})
    room.now += 10
    room.do(BEN, "pause")
    agreed(room, ANN)
    room.now += 1000
    room.table.tick(room.now)
    room.do(BEN, "go")
    assert room.table.clock.left == [90.0, 100.0]


# What must give no time, and take none


def waste(room: Room, *commands: tuple[Any, str, dict[str, Any]], times: int = 20) -> None:
    for _ in range(times):
        for person, command, details in commands:
            assert room.do(person, command, **details)["type"] == "done"


def test_setting_automatic_answers_does_not_start_a_clock_afresh() -> None:
    room = two(variant={"start": 0}, clock={"kind": "move", "seconds": 6})
    for _ in range(3):
        room.now += 1.5
        waste(room, (ANN, "auto", {"on": False}), (BEN, "auto", {"on": True}), times=1)
    room.table.tick(room.now + 1.4)
    assert room.table.seats[0].bot is None
    room.table.tick(room.now + 1.5)
    assert room.table.seats[0].bot is not None


@pytest.mark.parametrize("kind", ["move", "total", "days"])
def test_pausing_adds_no_time(kind: str) -> None:
    room = two(variant={"start": 0}, clock=clock(kind))
    room.now += 10
    for _ in range(20):
        room.do(ANN, "pause")
        agreed(room, BEN)
        room.now += 100
        assert room.do(ANN, "go")["type"] == "done"
    assert room.table.clock.left == [30.0 - 10, 30.0]


@pytest.mark.parametrize("kind", ["move", "total", "days"])
def test_nobody_stops_the_clocks_alone(kind: str) -> None:
    room = two(variant={"start": 0}, clock=clock(kind))
    assert room.do(ANN, "pause")["type"] == "done"
    assert (room.table.status, room.table.info(1)["request"]["kind"]) == ("running", "pause")
    room.now += 31
    room.table.tick(room.now)
    assert room.table.seats[0].late
    # Against bots, and where no time is counted, nobody is asked.
    for free in (Room("me", "bot", clock=clock(kind)), two()):
        free.do(ANN, "pause")
        assert free.table.status == "paused"


@pytest.mark.parametrize("kind", ["move", "total", "days"])
def test_lending_the_seat_to_a_bot_adds_no_time(kind: str) -> None:
    room = two(variant={"start": 0}, clock=clock(kind))
    room.now += 10
    waste(room, (ANN, "bot", {}), (ANN, "back", {}))
    assert room.table.clock.out_of_time(room.now + 19.9) == []
    assert room.table.clock.out_of_time(room.now + 20.0) == [0]


@pytest.mark.parametrize("kind", ["move", "total", "days"])
def test_a_bot_on_a_lent_seat_thinks_in_its_lenders_time(kind: str) -> None:
    room = two(variant={"start": 0}, clock=clock(kind))
    room.do(ANN, "bot")
    room.now += 20
    room.do(ANN, "back")
    assert room.table.clock.out_of_time(room.now + 10) == [0]
    room.do(ANN, "bot")
    room.table.tick(room.now + 10)
    assert (room.table.seats[0].late, room.table.clock.running) == (True, [])


def test_the_increment_is_paid_for_what_a_lent_seat_chooses() -> None:
    room = two(variant={"start": 0}, clock=clock("total"))
    room.do(ANN, "bot")
    while room.table.asked() == [0]:
        room.move()
    assert room.table.clock.left[0] == 35.0


@pytest.mark.parametrize("kind", ["move", "total", "days"])
def test_nobody_puts_a_bot_on_the_seat_of_somebody_who_is_away_and_has_time(kind: str) -> None:
    room = two(variant={"start": 0}, clock=clock(kind))
    assert refused(room.do(BEN, "bot", seat=0)) == ("error-not-now", ["who-is-away-has-a-clock"])
    room.table.tick(room.now + 30)
    assert room.table.seats[0].bot == "scripted"


@pytest.mark.parametrize("undo", ["free", "consent"])
@pytest.mark.parametrize("kind", ["move", "total", "days"])
def test_picking_and_taking_back_adds_no_time(kind: str, undo: str) -> None:
    room = two(variant={"start": 0}, clock=clock(kind), undo=undo)
    assert room.table.match is not None
    while room.kind() != "slot":
        room.move()
    room.now += 10
    left = 20.0
    for _ in range(20):
        room.do(ANN, "undo")
        assert (room.table.asked(), room.kind()) == ([0], "card")
        room.now += 0.5
        seq = room.table.match.seq
        room.do(ANN, "choose", seq=seq, code=room.options(0)[0])
        left -= 0.5
    assert room.table.clock.out_of_time(room.now + left - 0.1) == []
    assert room.table.clock.out_of_time(room.now + left + 0.1) == [0]


@pytest.mark.parametrize("undo", ["free", "consent"])
@pytest.mark.parametrize("kind", ["move", "total", "days"])
def test_two_who_think_at_the_same_time_give_each_other_no_time_by_taking_back(kind: str, undo: str) -> None:
    room = four(clock=clock(kind), undo=undo)
    increment = 5.0 if kind == "total" else 0.0
    for seat in (0, 2) * 10:
        room.now += 1
        room.answer(seat, "yes")
        assert room.do(room.person(seat), "undo")["type"] == "done"
        assert room.table.asked() == [0, 2]
    left = 30 + increment - 20
    assert [room.table.clock.left[seat] for seat in (0, 2)] == [left, left]
    assert room.table.clock.out_of_time(room.now + left) == [0, 2]


def test_after_an_unasked_undo_the_others_think_about_what_is_new_with_fresh_time() -> None:
    room = two(variant={"start": 0}, clock=clock("move"), undo="free")
    while room.table.asked() == [0]:
        room.move()
    assert room.table.match is not None
    passed = room.table.match.seq
    room.now += 20
    assert room.do(ANN, "undo", n=passed)["type"] == "done"
    while room.table.asked() == [0]:
        room.move()
    assert (room.table.clock.left[1], room.table.clock.running) == (30.0, [1])


def test_no_increment_is_paid_again_after_anothers_undo() -> None:
    """The Shadow takes back a skipped die, and with it what the Free Peoples did then: they do it once more."""
    rolled = {"shadow": ["army", "muster"], "free_peoples": ["event", "character"]}
    position = {"round": 2, "turn_of": "shadow", "rolled": rolled}
    variant = game("wotr").variants().read(2, {"sides": "free_peoples_first"})
    spec = TableSpec("wotr", variant, [SeatSpec(ANN), SeatSpec(BEN)], undo="free", clock=ClockSpec("total", 30, 5))
    record = record_of("wotr", variant, 2, position, {})
    now = 1000.0
    table = Table.create("t", spec, BOTS, now, lambda _: None, record=record)

    def choose(*keys: str) -> None:
        assert table.match is not None
        for key in keys:
            [seat] = table.asked()
            code = option_keyed(table.game, table.match.state, seat, key)
            command = {"do": "choose", "id": f"{key} {len(table.log)}", "seq": table.match.seq, "code": code}
            assert do(table, (ANN, BEN)[seat], command, now)["type"] == "done"

    choose("die:muster", "skip")
    assert table.clock.left == [30.0, 35.0]
    choose("die:event", "draw", "deck:fp_strategy")
    assert table.clock.left == [35.0, 35.0]
    assert do(table, BEN, {"do": "undo", "id": "back", "n": 2}, now)["type"] == "done"
    choose("skip", "die:event", "draw", "deck:fp_strategy")
    assert table.clock.left == [35.0, 35.0]


def test_what_all_agreed_to_take_back_is_decided_with_fresh_time() -> None:
    room = two(variant={"start": 0}, clock=clock("move"))
    room.play(2)
    room.now += 10
    room.do(ANN, "undo", n=1)
    assert room.table.request is not None
    room.do(BEN, "answer", request=room.table.request["id"], yes=True)
    assert (room.table.clock.left[0], room.table.clock.running) == (30.0, [0])


def test_who_comes_back_late_is_given_some_more_time_once() -> None:
    room = two(variant={"start": 0}, clock=clock("move"))
    for _ in range(3):
        room.now += 30
        room.table.tick(room.now)
        assert room.table.seats[0].late
        room.do(ANN, "back")
    assert room.table.clock.left[0] == 0.0
    room.table.tick(room.now)
    assert room.table.bot_to_move() is not None


def test_the_time_for_who_comes_back_late_shrinks() -> None:
    room = two(variant={"start": 0}, clock={"kind": "total", "seconds": 100, "increment": 7})
    given: list[float] = []
    for _ in range(5):
        while room.table.asked() != [0]:
            room.move()
        room.now += 200
        room.table.tick(room.now)
        room.table = room.restored()
        room.do(ANN, "back")
        given.append(room.table.clock.left[0])
        room.do(ANN, "bot")
        while room.table.asked() == [0] and room.table.match is not None:
            room.table.bot_moves(0, room.options(0)[0], room.table.match.seq, room.now)
        room.do(ANN, "back")
        room.table.clock.left[0] = 0.0
    assert given == [30.0, 15.0, 7.5, 3.75, 1.875]


def test_whoever_has_sealed_an_answer_gives_the_others_no_more_time() -> None:
    """A clock of its own, since no installed game has sealed questions yet."""
    time = Clock(ClockSpec("move", 30.0), 2, 0.0)
    time.runs_for([0, 1], [0, 1], 4, 0.0)
    time.runs_for([1], [1], 4, 25.0)
    assert time.out_of_time(29.0) == []
    assert time.out_of_time(30.0) == [1]


@pytest.mark.parametrize("kind", ["move", "total", "days"])
def test_a_restored_clock_runs_on(kind: str) -> None:
    room = two(variant={"start": 0}, clock=clock(kind))
    room.play(1)
    room.now += 10
    room.table = room.restored()
    assert room.table.clock.out_of_time(room.now + 19.9) == []
    assert room.table.clock.out_of_time(room.now + 20.1) == [0]


def test_a_clock_that_is_read_by_a_process_with_less_time_behind_it_runs_on_from_there() -> None:
    room = two(variant={"start": 0}, clock=clock("days"))
    room.now -= 500
    room.table = room.restored()
    assert room.table.clock.out_of_time(room.now + 29.9) == []
    assert room.table.clock.out_of_time(room.now + 30.1) == [0]


def test_hidden_picks_do_not_show_in_a_total_clock() -> None:
    room = two(variant={"start": 1}, clock=clock("total"))
    room.table.feed(0)
    room.table.take_updates()
    room.now += 3
    room.move()
    assert (room.kind(), room.table.take_updates()) == ("slot", {})
