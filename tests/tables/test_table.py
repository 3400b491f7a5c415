"""A table from sitting down to the end, and again from its lines."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.tables.helpers import ANN, BEN, BOTS, EVE, Room, document, two

from mathom.kernel import BadVariant, Recording, UnknownGame
from mathom.tables import BadTable, NoSeat, Table, TableSpec, WrongInvitation, bot_choice
from mathom.tables.feeds import first_number
from mathom.tables.patch import patched


def test_a_table_starts_when_the_last_seat_is_taken() -> None:
    room = Room("me", "open", "bot")
    assert (room.table.status, room.table.document(0)["view"]) == ("open", None)
    assert room.table.join(BEN, room.table.invite, None, room.now) == 1
    assert room.table.status == "running"
    assert [seat["name"] for seat in room.table.info(None)["seats"]] == ["Ann", "Ben", "random"]


def test_a_table_against_bots_starts_at_once() -> None:
    assert Room("me", "bot").table.status == "running"


def test_the_invitation_is_for_those_who_sit_there() -> None:
    room = Room("me", "open")
    assert "invite" in room.table.info(0)
    assert "invite" not in room.table.info(None)


def test_a_private_table_wants_its_invitation() -> None:
    room = Room("me", "open")
    with pytest.raises(WrongInvitation):
        room.table.join(BEN, "guess", None, room.now)
    assert Room("me", "open", public=True).table.join(BEN, None, None, 0) == 1


def test_a_seat_is_given_once() -> None:
    room = Room("me", "open", "open", public=True)
    assert room.table.join(BEN, None, 2, room.now) == 2
    assert room.table.join(BEN, None, 1, room.now) == 2
    with pytest.raises(NoSeat):
        room.table.join(EVE, None, 2, room.now)
    room.table.join(EVE, None, None, room.now)
    with pytest.raises(NoSeat):
        room.table.join(EVE._replace(id="p-other"), None, None, room.now)


def test_a_game_is_played_to_its_end_and_its_record_verifies() -> None:
    room = two()
    room.play()
    assert room.table.status == "finished"
    assert room.table.match is not None
    assert room.table.match.state.result is not None
    assert room.table.result == room.table.match.state.result.plain()
    record = [line for line in room.lines if not line.startswith('{"table"')]
    assert Recording.parse(record).verify().digest() == room.table.match.state.digest()


def test_it_is_written_before_anybody_hears_of_it() -> None:
    room = two()
    feed = room.table.feed(1)
    heard: list[int] = []
    plain_write = room.write

    def write(text: str) -> None:
        heard.append(feed.n)
        plain_write(text)

    room.table._write = write
    for _ in range(20):
        before = feed.n
        heard.clear()
        room.move()
        assert heard == [before]


@pytest.mark.parametrize("moves", [0, 1, 17, 120, 10_000])
def test_a_restored_table_is_the_same_table(moves: int) -> None:
    room = two(clock={"kind": "total", "seconds": 600, "increment": 2})
    room.play(moves)
    room.do(BEN, "chat", text="well played")
    again = room.restored()
    assert again.match is not None
    assert room.table.match is not None
    assert again.match.state.digest() == room.table.match.state.digest()
    assert again.log == room.table.log
    for viewer in (0, 1, None):
        assert again.document(viewer) == room.table.document(viewer)


def test_a_restored_table_goes_on_and_writes_on() -> None:
    room = two()
    room.play(40)
    room.table = room.restored()
    room.play()
    assert room.table.status == "finished"
    assert room.restored().result == room.table.result


def test_lines_without_their_beginning_are_no_table() -> None:
    room = two()
    with pytest.raises(BadTable):
        Table.restore("t1", room.lines[1:], BOTS, 0, room.write)


# Feeds


def test_a_feed_patches_the_welcome_into_the_present() -> None:
    room = two()
    room.play(10)
    feeds = {viewer: json.loads(room.table.welcome(viewer, room.now).text) for viewer in (0, 1, None)}
    room.table.take_updates()
    room.play(80)
    room.do(ANN, "chat", text="hello")
    updates = room.table.take_updates()
    for viewer, welcome in feeds.items():
        shown = welcome["doc"]
        messages = [json.loads(message.text) for message in updates[viewer]]
        for n, message in enumerate(messages, welcome["n"] + 1):
            assert (message["type"], message["n"]) == ("update", n)
            shown = patched(shown, message["patch"])
        assert shown == document(room.table, viewer)
        told = welcome["log"] + [event for message in messages for event in message["events"]]
        assert told == json.loads(room.table.welcome(viewer, room.now).text)["log"]


def test_a_feed_that_nobody_hears_sleeps_and_tells_all_at_once_afterwards() -> None:
    room = two()
    for person in (ANN, BEN):
        room.table.here(person, True, room.now)
    welcome = json.loads(room.table.welcome(1, room.now).text)
    room.play(5)
    room.table.here(BEN, False, room.now)
    before = room.table.feed(0).n
    room.table.take_updates()
    room.play(10)
    updates = room.table.take_updates()
    assert 1 not in updates
    assert room.table.feed(0).n == before + len(updates[0])
    missed = room.table.feed(1).since(welcome["n"]) or []
    shown = welcome["doc"]
    for message in missed:
        shown = patched(shown, json.loads(message.text)["patch"])
    assert shown == document(room.table, 1)
    told = [event for message in missed for event in json.loads(message.text)["events"]]
    assert welcome["log"] + told == json.loads(room.table.welcome(1, room.now).text)["log"]
    room.table.here(BEN, True, room.now)
    room.table.take_updates()
    room.play(3)
    assert room.table.take_updates()[1]


def test_a_feed_resumes_where_it_was_left() -> None:
    room = two()
    feed = room.table.feed(0)
    room.play(30)
    first = first_number(0, 0)
    middle = (first + feed.n) // 2
    assert [message.n for message in feed.since(middle) or []] == list(range(middle + 1, feed.n + 1))
    assert feed.since(feed.n) == []
    assert feed.since(feed.n + 1) is None
    assert feed.since(first - 1) is None
    for _ in range(300):
        room.do(ANN, "chat", text="tick")
    assert feed.since(first) is None
    assert len(feed.since(feed.n - 256) or []) == 256


def test_private_events_reach_only_their_seat() -> None:
    room = two()
    room.play(60)
    drew = [entry for entry in room.table.log if entry["event"] == "drew-cards"]
    for viewer in (0, 1, None):
        seen = [
            entry
            for entry in json.loads(room.table.welcome(viewer, room.now).text)["log"]
            if entry["event"] == "drew-cards"
        ]
        assert seen == [entry for entry in drew if entry["seat"] == viewer]


def test_only_the_asked_seat_gets_a_sequence_number_and_options() -> None:
    room = two()
    room.play(15)
    asked = room.table.asked()[0]
    documents = {viewer: room.table.document(viewer) for viewer in (0, 1, None)}
    assert {viewer: doc["seq"] for viewer, doc in documents.items() if doc["seq"] is not None} == {asked: 15}
    assert [viewer for viewer, doc in documents.items() if "ask" in doc["view"]] == [asked]


def test_presence_is_shown() -> None:
    room = two()
    room.table.here(ANN, True, room.now)
    room.table.here(EVE, True, room.now)
    info = room.table.info(None)
    assert ([seat["here"] for seat in info["seats"]], info["spectators"]) == ([True, False], 1)
    room.table.here(ANN, False, room.now)
    room.table.here(EVE, False, room.now)
    info = room.table.info(None)
    assert ([seat["here"] for seat in info["seats"]], info["spectators"]) == ([False, False], 0)


# Bots


def test_a_bot_is_asked_and_answers_from_its_own_perspective() -> None:
    room = Room("me", "bot", variant={"start": 1})
    turn = room.table.bot_to_move()
    assert turn is not None
    assert (turn.seat, turn.bot, turn.seq, turn.game) == (1, "random", 0, "fellowship")
    code = bot_choice(turn, lambda perspective: perspective.options()[-1])
    room.table.bot_moves(1, code, turn.seq, room.now)
    assert room.table.match is not None
    assert room.table.match.seq == 1
    room.table.bot_moves(1, code, turn.seq, room.now)
    assert room.table.match.seq == 1


def test_no_bot_is_asked_when_a_person_is() -> None:
    assert Room("me", "bot", variant={"start": 0}).table.bot_to_move() is None


# What cannot be set up


@pytest.mark.parametrize(
    ("body", "error"),
    [
        ({"game": "chess"}, UnknownGame),
        ({"seats": [{"kind": "me"}]}, BadVariant),
        ({"seats": "me"}, BadTable),
        ({"seats": [{"kind": "me"}, {"kind": "ghost"}]}, BadTable),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "nobody"}]}, BadTable),
        ({"variant": {"start": 9}}, BadVariant),
        ({"variant": []}, BadTable),
        ({"undo": "always"}, BadTable),
        ({"public": 1}, BadTable),
        ({"spectators": "yes"}, BadTable),
        ({"clock": {"kind": "sand"}}, BadTable),
        ({"clock": {"kind": "move"}}, BadTable),
        ({"clock": {"kind": "total", "seconds": True}}, BadTable),
        ({"clock": {"kind": "total", "seconds": 60, "increment": -1}}, BadTable),
        ({"colour": "blue"}, BadTable),
    ],
)
def test_an_impossible_table_is_refused(body: dict[str, Any], error: type[Exception]) -> None:
    whole = {"game": "fellowship", "seats": [{"kind": "me"}, {"kind": "open"}], **body}
    with pytest.raises(error):
        TableSpec.read(whole, ANN, BOTS)


def test_a_spec_survives_being_written_down() -> None:
    room = Room("me", "open", "bot", clock={"kind": "move", "seconds": 30}, undo="never", public=True)
    plain = json.loads(json.dumps(room.table.spec.plain()))
    assert TableSpec.load(plain) == room.table.spec
