"""Taking back: who may, when, and whom that needs."""

from __future__ import annotations

import json

import pytest
from tests.tables.helpers import ANN, BEN, EVE, Room, absent, four, refused, two

from mathom.tables.telling import may_read, told


def test_a_pick_that_nobody_saw_is_taken_back_freely_and_silently() -> None:
    room = two()
    room.play_until(0, "slot")
    assert room.table.match is not None
    seq = room.table.match.seq
    assert room.do(ANN, "undo")["type"] == "done"
    assert (room.table.match.seq, room.kind()) == (seq - 1, "card")
    assert not [entry for entry in room.table.log if entry["event"] == "undone"]


def test_what_was_answered_for_a_player_is_taken_back_together_with_the_choice_before_it() -> None:
    room = Room("me", "bot", variant={"start": 0})
    room.do(ANN, "auto", on=True)
    match = room.table.match
    assert match is not None

    def forced() -> bool:
        """Whether the last choice was Ann's only one."""
        choices = match.recording.choices
        before = match.recording.state_at(len(choices) - 1).ask if choices else None
        return before is not None and choices[-1].seat == 0 and len(before.options_of(0)) == 1

    while not forced():
        room.move()
    done = match.seq
    assert room.do(ANN, "undo")["type"] == "done"
    assert match.seq < done - 1
    assert room.table.asked() == [0]
    assert len(room.options(0)) > 1


def test_a_laid_card_is_taken_back_when_the_other_agrees() -> None:
    room = two(variant={"start": 0})
    room.play(2)
    assert room.table.match is not None
    assert room.do(ANN, "undo", n=1)["type"] == "done"
    request = room.table.request
    assert request is not None
    assert (request["kind"], request["by"], request["n"], request["waiting"]) == ("undo", 0, 1, [1])
    assert sorted(request) == ["by", "events", "id", "kind", "n", "seq", "waiting"]
    assert [event["event"] for event in request["events"]] == ["laid"]
    assert refused(room.do(ANN, "answer", request=request["id"], yes=True)) == ("error-not-now", ["nobody-asks-you"])
    assert refused(room.do(BEN, "answer", request="other", yes=True)) == ("error-not-now", ["nobody-asks-you"])
    assert room.do(BEN, "answer", request=request["id"], yes=True)["type"] == "done"
    assert room.table.match.seq == 0
    assert room.table.log[-1]["event"] == "undone"


def test_what_was_told_and_taken_back_is_marked_for_all_who_read_it() -> None:
    room = two(variant={"start": 0})
    room.table.welcome(1, room.now)
    room.play(2)
    room.table.take_updates()
    room.do(ANN, "undo", n=1)
    assert room.table.request is not None
    room.do(BEN, "answer", request=room.table.request["id"], yes=True)
    told_to_ben = [json.loads(text) for _, text in room.table.take_updates()[1]]
    marked = [entry["event"] for entry in room.table.log if entry.get("undone")]
    assert "laid" in marked
    assert sum(message.get("undone", 0) for message in told_to_ben) == len(
        [entry for entry in room.table.log if entry.get("undone") and may_read(entry, 1)]
    )
    assert [entry["event"] for entry in room.restored().log if entry.get("undone")] == marked
    room.play(2)
    assert not room.table.log[-1].get("undone")


def test_the_other_may_say_no() -> None:
    room = two(variant={"start": 0})
    room.play(2)
    room.do(ANN, "undo")
    assert room.table.request is not None
    room.do(BEN, "answer", request=room.table.request["id"], yes=False)
    assert room.table.match is not None
    assert room.table.match.seq == 2
    assert room.restored().request is None
    assert told(room.table.log[-1]) == {"table": True, "event": "declined", "seat": 1, "kind": "undo", "by": 0}


def test_a_request_lapses_when_the_game_goes_on() -> None:
    room = two(variant={"start": 0})
    room.play(2)
    room.do(ANN, "undo")
    room.play_until(1, "card")
    assert room.table.request is None


def test_against_bots_taking_back_is_always_free() -> None:
    room = Room("me", "bot", variant={"start": 0})
    room.play(30)
    room.play_until(0, "card")
    assert room.table.match is not None
    own = [choice.n for choice in room.table.match.recording.choices if choice.seat == 0]
    assert room.do(ANN, "undo")["type"] == "done"
    assert room.table.match.seq == own[-1] - 1
    room.play()
    assert room.table.finished
    assert room.do(ANN, "undo")["type"] == "done"
    assert not room.table.finished


def test_a_bot_on_somebodys_seat_does_not_agree_for_them() -> None:
    room = two(variant={"start": 0})
    room.play(30)
    absent(room)
    assert room.table.match is not None
    seq = room.table.match.seq
    room.do(ANN, "undo", n=1)
    assert room.table.match.seq == seq
    request = room.table.request
    assert request is not None
    assert request["waiting"] == [1]
    assert room.do(BEN, "answer", request=request["id"], yes=True)["type"] == "done"
    assert room.table.match.seq == 0


@pytest.mark.parametrize("undo", ["consent", "free"])
def test_the_end_is_taken_back_only_when_all_who_sat_there_agree(undo: str) -> None:
    room = two(undo=undo)
    room.play()
    assert room.table.match is not None
    ann = max(choice.n for choice in room.table.match.recording.choices if choice.seat == 0)
    assert room.do(ANN, "undo", n=ann)["type"] == "done"
    assert room.table.finished
    request = room.table.request
    assert request is not None
    room.do(BEN, "answer", request=request["id"], yes=True)
    assert (room.table.finished, room.table.match.seq) == (False, ann - 1)
    assert room.table.log[-1]["event"] == "undone"


def test_the_end_stands_where_nothing_is_taken_back() -> None:
    room = two(undo="never")
    room.play()
    for person in (ANN, BEN):
        assert refused(room.do(person, "undo")) == ("error-not-now", ["no-taking-back-at-this-table"])


def test_tables_may_forbid_or_free_taking_back() -> None:
    strict = two(variant={"start": 0}, undo="never")
    strict.play(2)
    assert refused(strict.do(ANN, "undo")) == ("error-not-now", ["no-taking-back-at-this-table"])
    strict.play_until(1, "slot")
    assert strict.do(BEN, "undo")["type"] == "done"
    free = two(variant={"start": 0}, undo="free")
    free.play(2)
    assert free.do(ANN, "undo", n=1)["type"] == "done"
    assert free.table.match is not None
    assert free.table.match.seq == 0


def test_only_own_choices_are_taken_back() -> None:
    room = two(variant={"start": 0})
    room.play(2)
    assert refused(room.do(BEN, "undo", n=1)) == ("error-not-now", ["nothing-to-take-back"])
    assert refused(room.do(BEN, "undo")) == ("error-not-now", ["nothing-to-take-back"])
    assert refused(Room("me", "open").do(ANN, "undo")) == ("error-not-now", ["nothing-to-take-back"])


@pytest.mark.parametrize("wish", ["yes", "no"])
def test_what_a_team_mate_has_sealed_is_not_read_by_asking_why(wish: str) -> None:
    room = four()
    room.answer(0, wish)
    reply = room.do(EVE, "why", intent="yes yes")
    assert [reason["key"] for reason in reply["reasons"]] == ["something-comes-to-light-first"]


@pytest.mark.parametrize("wish", ["yes", "no"])
def test_who_has_seen_what_a_team_mate_had_sealed_takes_back_by_consent(wish: str) -> None:
    room = four()
    room.answer(0, wish)
    room.answer(2, "yes")
    assert room.kind() == ("give-card" if wish == "yes" else "exchange")
    room.do(EVE, "undo")
    assert room.table.match is not None
    assert (room.table.match.seq, room.table.asked()) == (2, [0, 2] if wish == "yes" else [1, 3])
    assert room.table.request is not None
    assert (room.table.request["kind"], room.table.request["waiting"]) == ("undo", [0, 1, 3])


def test_an_answer_that_is_still_sealed_is_taken_back_freely() -> None:
    room = four()
    room.answer(2, "yes")
    assert room.do(EVE, "undo")["type"] == "done"
    assert (room.table.asked(), room.table.request) == ([0, 2], None)
