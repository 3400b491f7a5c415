"""Looking back, and going on from there."""

from __future__ import annotations

import pytest
from tests.tables.helpers import ANN, BEN, BOTS, EVE, Room, absent, two

from mathom.kernel import Recording
from mathom.tables import NotNow, Person, Table, continuation, moment, moments, since_yours


def test_when_the_game_is_over_everybody_sees_everything() -> None:
    room = two()
    room.play()
    assert room.table.match is not None
    shown = moments(room.table, EVE)
    assert [entry["n"] for entry in shown] == list(range(room.table.match.seq + 1))
    assert room.table.result is not None
    assert shown[-1]["scores"] == room.table.result["scores"]
    assert moment(room.table, EVE, 5, seat=1)["view"]["players"][1]["hand"]
    with pytest.raises(NotNow):
        moment(room.table, EVE, 99999)


def test_while_it_goes_on_a_player_sees_what_he_could_see() -> None:
    room = two()
    room.play(60)
    assert room.table.match is not None
    shown = moments(room.table, BEN)
    events = [event for entry in shown for event in entry["events"]]
    assert not [event for event in events if event["event"] == "drew-cards" and event["seat"] != 1]
    picks = {choice.n for choice in room.table.match.recording.choices if choice.seat == 0 and ":" in choice.key}
    hidden = picks - {entry["n"] for entry in shown}
    assert hidden
    assert "hand" not in moment(room.table, BEN, 20, seat=0)["view"]["players"][0]
    assert moment(room.table, EVE, 20)["seat"] is None


def test_a_finished_game_goes_on_from_any_moment_against_bots() -> None:
    room = two()
    room.play()
    spec, record = continuation(room.table, BEN, 40, room.lines)
    lines: list[str] = []
    again = Table.create("t2", spec, BOTS, room.now, lambda text: lines.extend(text.splitlines(True)), record=record)
    assert again.match is not None
    assert (again.match.seq, again.status) == (40, "running")
    assert [seat["kind"] for seat in again.info(1)["seats"]] == ["bot", "human"]
    assert Table.restore("t2", lines, BOTS, room.now, lines.append).document(1) == again.document(1)


def test_a_game_that_goes_on_elsewhere_has_chance_of_its_own() -> None:
    room = Room("me", "bot", seed="the secret seed")
    room.play(60)
    assert room.table.match is not None
    spec, record = continuation(room.table, ANN, 40, room.lines)
    lines: list[str] = []
    again = Table.create("t2", spec, BOTS, room.now, lambda text: lines.extend(text.splitlines(True)), record=record)
    assert again.match is not None
    assert again.match.state.digest() == room.table.match.recording.state_at(40).digest()
    assert again.match.state.chance.seed != room.table.match.state.chance.seed
    assert not [line for line in lines if room.table.match.state.chance.seed in line]
    copy = Room("me", "bot")
    copy.table = again
    copy.play()
    assert again.finished
    assert Recording.parse([line for line in lines if not line.startswith('{"table"')]).verify().result is not None
    with pytest.raises(NotNow):
        continuation(again, ANN, again.match.seq, lines)


def test_a_game_against_others_goes_on_elsewhere_only_when_it_is_over() -> None:
    room = two()
    room.play(30)
    with pytest.raises(NotNow):
        continuation(room.table, ANN, 10, room.lines)
    absent(room)
    with pytest.raises(NotNow):
        continuation(room.table, ANN, 10, room.lines)
    solo = Room("me", "bot")
    solo.play(30)
    assert continuation(solo.table, ANN, 10, solo.lines)[0].seats[0].person == ANN
    with pytest.raises(NotNow):
        continuation(solo.table, Person("x", "X"), 10, solo.lines)
    with pytest.raises(NotNow):
        continuation(solo.table, ANN, 999, solo.lines)


def test_what_happened_since_ones_last_choice_is_told_moment_by_moment() -> None:
    room = two(variant={"start": 0})
    while room.table.asked() == [0]:
        room.move()
    match = room.table.match
    assert match is not None
    last = match.recording.choices[-1].n
    room.move()
    for person, seat, first in ((ANN, 0, last), (EVE, None, 0)):
        found = since_yours(room.table, person)
        assert found[0]["n"] >= first
        assert [moment["n"] for moment in found] == sorted({moment["n"] for moment in found})
        events = [event for moment in found for event in moment["events"]]
        assert all("to" not in event or seat in event["to"] for event in events)
        told = [
            e for entry in match.recording.entries[first:] for e in entry.events if "to" not in e or seat in e["to"]
        ]
        assert events == told


def test_what_only_puts_things_in_order_does_not_end_the_news(monkeypatch: pytest.MonkeyPatch) -> None:
    room = two(variant={"start": 0})
    room.play(12)
    match = room.table.match
    assert match is not None
    own = [choice.n for choice in match.recording.choices if choice.seat == 0]
    before = since_yours(room.table, ANN)
    # Which card, and where.
    orderly = [match.recording.state_at(n - 1).digest() for n in own[-2:]]
    monkeypatch.setattr(type(room.table.game), "tidies", lambda self, state, seat: state.digest() in orderly)
    found = since_yours(room.table, ANN)
    assert found[-len(before) :] == before
    assert min(moment["n"] for moment in found) < min(moment["n"] for moment in before)
