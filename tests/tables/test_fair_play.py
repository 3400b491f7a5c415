"""What one at the table cannot do to the others: without consent, over and over, or by not being there."""

from __future__ import annotations

import json

import pytest
from tests.tables.helpers import ANN, BEN, EVE, Room, agreed, refused, two

from mathom.tables import NoSeat, Person
from mathom.tables.table import COMES_WITHIN, EXPECTED
from mathom.tables.telling import may_read

CLOCK = {"kind": "total", "seconds": 100}
OPEN_ALREADY = ("error-not-now", ["a-request-is-open-already"])
DECLINED = ("error-not-now", ["that-was-declined-choose-first"])
RESIGNED = ("error-not-now", ["you-have-resigned"])


def decline(room: Room, person: Person) -> None:
    assert room.table.request is not None
    assert room.do(person, "answer", request=room.table.request["id"], yes=False)["type"] == "done"


# Requests


def test_a_request_is_not_pushed_aside_by_another() -> None:
    room = two(variant={"start": 0})
    room.play(2)
    room.do(ANN, "undo")
    request = room.table.request
    for person, wish in ((BEN, "draw"), (ANN, "draw")):
        assert refused(room.do(person, wish)) == OPEN_ALREADY
    assert room.do(ANN, "undo")["type"] == "done"
    assert room.table.request == request


@pytest.mark.parametrize("answered_by", [ANN, BEN])
def test_who_was_told_no_or_has_withdrawn_asks_again_after_a_choice(answered_by: Person) -> None:
    room = two(variant={"start": 0})
    room.do(ANN, "draw")
    decline(room, answered_by)
    assert refused(room.do(ANN, "draw")) == DECLINED
    room.table = room.restored()
    assert refused(room.do(ANN, "draw")) == DECLINED
    assert room.do(BEN, "draw")["type"] == "done"
    decline(room, ANN)
    room.move()
    assert room.do(ANN, "draw")["type"] == "done"


def test_only_who_asked_withdraws() -> None:
    room = Room("me", "open", "open")
    for person in (BEN, EVE):
        room.table.join(person, room.table.invite, None, room.now)
    room.do(ANN, "draw")
    assert room.table.request is not None
    id = room.table.request["id"]
    assert refused(room.do(ANN, "answer", request=id, yes=True)) == ("error-not-now", ["nobody-asks-you"])
    room.do(BEN, "answer", request=id, yes=True)
    assert refused(room.do(BEN, "answer", request=id, yes=False)) == ("error-not-now", ["nobody-asks-you"])
    room.do(ANN, "answer", request=id, yes=False)
    assert (room.table.info(0)["request"], room.table.status) == (None, "running")


def test_a_rematch_is_made_when_all_want_it() -> None:
    room = two()
    room.do(ANN, "resign")
    assert room.do(ANN, "rematch")["type"] == "done"
    assert (room.table.wants_rematch, room.table.info(1)["request"]["kind"]) == (None, "rematch")
    decline(room, BEN)
    assert refused(room.do(ANN, "rematch")) == DECLINED
    assert room.do(BEN, "rematch")["type"] == "done"
    # Who wishes for it too has agreed.
    assert room.do(ANN, "rematch")["type"] == "done"
    assert room.table.wants_rematch is not None
    assert room.table.wants_rematch.maker == BEN.id


def test_what_was_asked_ends_with_the_game() -> None:
    room = two(clock=CLOCK)
    room.do(ANN, "pause")
    room.do(BEN, "resign")
    assert (room.table.status, room.table.info(0)["request"]) == ("finished", None)


def test_the_answer_to_an_old_request_is_none_to_a_new_one() -> None:
    room = two(clock=CLOCK)
    room.do(ANN, "draw")
    assert room.table.request is not None
    old = room.table.request["id"]
    decline(room, ANN)
    room.do(ANN, "pause")
    assert refused(room.do(BEN, "answer", request=old, yes=True)) == ("error-not-now", ["nobody-asks-you"])


# Who has resigned


def test_who_has_resigned_has_no_say_any_more() -> None:
    room = Room("me", "open", "open", clock=CLOCK)
    for person in (BEN, EVE):
        room.table.join(person, room.table.invite, None, room.now)
    room.do(EVE, "pause")
    agreed(room, ANN, BEN)
    room.do(ANN, "resign")
    assert refused(room.do(ANN, "go")) == RESIGNED
    assert room.do(BEN, "go")["type"] == "done"
    for wish in ("pause", "draw", "undo", "bot"):
        assert refused(room.do(ANN, wish)) == RESIGNED
    # Nor is anybody kept waiting for it.
    room.do(BEN, "pause")
    agreed(room, EVE)
    assert room.table.status == "paused"


# Who is not there


def test_a_bot_takes_the_seat_of_somebody_away_after_a_while() -> None:
    room = two()
    room.table.here(BEN, True, room.now)
    room.now += 500
    room.table.here(BEN, False, room.now)
    room.now += 20
    reply = room.do(ANN, "bot", seat=1)
    assert (reply["error"], reply["args"]) == ("error-still-expected", {"seconds": 40})
    assert "In 40 seconds a bot may play" in reply["says"]
    # Whoever comes back in between is waited for anew.
    room.table.here(BEN, True, room.now)
    room.table.here(BEN, False, room.now)
    room.now += EXPECTED - 1
    assert refused(room.do(ANN, "bot", seat=1)) == ("error-still-expected", [])
    room.now += 1
    assert room.do(ANN, "bot", seat=1)["type"] == "done"


def test_a_new_process_waits_for_everybody_anew() -> None:
    room = two()
    room.now += 1000
    room.table = room.restored()
    assert refused(room.do(ANN, "bot", seat=1)) == ("error-still-expected", [])


def test_a_seat_that_nobody_comes_to_is_free_again() -> None:
    room = Room("me", "open", "open")
    room.table.join(BEN, room.table.invite, None, room.now)
    room.now += COMES_WITHIN
    room.table.tick(room.now)
    assert room.table.seat_of(BEN) == 1
    room.table = room.restored()
    room.now += 1
    room.table.tick(room.now)
    assert (room.table.seat_of(BEN), room.table.log[-1]["event"]) == (None, "left")
    assert room.restored().seat_of(BEN) is None
    assert room.table.seat_of(ANN) == 0


def test_a_seat_that_nobody_came_to_goes_to_the_next() -> None:
    room = Room("me", "open", "open")
    room.table.join(BEN, room.table.invite, 1, room.now)
    room.now += COMES_WITHIN + 1
    assert room.table.join(EVE, room.table.invite, 1, room.now) == 1


def test_who_has_been_there_keeps_the_seat() -> None:
    room = Room("me", "open", "open")
    room.table.join(BEN, room.table.invite, None, room.now)
    for connected in (True, False):
        room.table.here(BEN, connected, room.now)
    room.table = room.restored()
    room.now += 100 * COMES_WITHIN
    room.table.tick(room.now)
    assert room.table.seat_of(BEN) == 1


def test_whoever_made_the_table_frees_a_seat_before_the_game() -> None:
    room = Room("me", "open", "open")
    room.table.join(BEN, room.table.invite, None, room.now)
    assert room.table.info(1)["host"] == 0
    assert refused(room.do(BEN, "leave", seat=0)) == ("error-not-seated", [])
    assert room.do(ANN, "leave", seat=1)["type"] == "done"
    assert room.table.seat_of(BEN) is None
    room.table = room.restored()
    with pytest.raises(NoSeat):
        room.table.join(BEN, room.table.invite, None, room.now)
    assert "p-ben" not in json.dumps(json.loads(room.table.welcome(0, room.now).text))
    for person in (EVE, Person("p-fay", "Fay")):
        room.table.join(person, room.table.invite, None, room.now)
    assert refused(room.do(ANN, "leave", seat=1)) == ("error-not-now", ["the-game-has-begun"])
    assert room.table.info(1)["host"] is None


def test_one_stands_up_before_the_game_and_may_sit_down_again() -> None:
    room = Room("me", "open", "open")
    room.table.join(BEN, room.table.invite, None, room.now)
    assert room.do(BEN, "leave")["type"] == "done"
    assert room.table.join(BEN, room.table.invite, None, room.now) == 1


def test_whoever_made_the_table_cancels_it_before_the_game() -> None:
    room = Room("me", "open", "open")
    room.table.join(BEN, room.table.invite, None, room.now)
    assert refused(room.do(BEN, "cancel")) == ("error-not-now", ["others-sit-there"])
    assert room.do(ANN, "cancel")["type"] == "done"
    assert room.restored().status == "finished"


# What is said and told


def test_a_spectator_cannot_take_the_room_of_the_others() -> None:
    room = two()
    for n in range(60):
        assert room.do(EVE, "chat", text=f"psst {n}")["type"] == "done"
    assert refused(room.do(EVE, "chat", text="psst")) == ("error-not-now", ["the-chat-is-full"])
    room.table = room.restored()
    assert refused(room.do(EVE, "chat", text="psst")) == ("error-not-now", ["the-chat-is-full"])
    assert room.do(Person("p-fay", "Fay"), "chat", text="hello")["type"] == "done"
    assert room.do(ANN, "chat", text="hello")["type"] == "done"


def test_a_welcome_has_the_newest_entries_and_says_how_many_it_leaves_out() -> None:
    room = two()
    for _ in range(300):
        room.do(ANN, "pause")
        room.do(ANN, "go")
    welcome = json.loads(room.table.welcome(0, room.now).text)
    entries = [entry for entry in welcome["log"] if entry.get("table")]
    assert (len(entries), entries[-1]["event"]) == (200, "resumed")
    games = [entry for entry in welcome["log"] if not entry.get("table")]
    assert games == [entry for entry in room.table.log if not entry.get("table") and may_read(entry, 0)]
    # The rest is read page by page.
    whole: list[dict[str, object]] = []
    page = room.table.page(0, 10**6)
    assert page["count"] == len(welcome["log"]) + welcome["left_out"] == 601 + len(games)
    while page["log"]:
        whole = [*page["log"], *whole]
        page = room.table.page(0, page["first"])
    assert len(whole) == page["count"]
    assert not [entry for entry in whole if "person" in entry]


def test_a_guest_fills_no_seats_while_the_host_sits_there() -> None:
    room = Room("me", "open", "open")
    room.table.join(BEN, room.table.invite, None, room.now)
    no = ("error-not-now", ["who-made-the-table-fills-its-seats"])
    assert refused(room.do(BEN, "bot", seat=2)) == no
    room.now += 1000
    assert refused(room.do(BEN, "bot", seat=0)) == no
    assert room.table.match is None
    assert room.do(ANN, "leave")["type"] == "done"
    assert room.do(BEN, "bot", seat=2)["type"] == "done"
