"""What people at a table can do, and what they are refused."""

from __future__ import annotations

from typing import Any

import pytest
from tests.tables.helpers import ANN, BEN, BOTS, EVE, Room, two

from mathom.tables import NotNow, Person, Table, continuation, do, moment, moments


def refused(reply: dict[str, Any]) -> tuple[str, list[str]]:
    assert reply["type"] == "refused", reply
    return reply["error"], [reason["key"] for reason in reply["reasons"]]


# Choosing


def test_a_command_sent_twice_is_done_once_also_after_a_restart() -> None:
    room = two()
    seat = room.table.asked()[0]
    command = {"do": "choose", "id": "once", "seq": 0, "code": room.options(seat)[0]}
    assert do(room.table, room.person(seat), command, room.now) == {"type": "done", "id": "once"}
    assert do(room.table, room.person(seat), command, room.now) == {"type": "done", "id": "once"}
    room.table = room.restored()
    assert do(room.table, room.person(seat), command, room.now) == {"type": "done", "id": "once"}
    assert room.table.match is not None
    assert room.table.match.seq == 1


def test_the_same_id_of_another_person_is_another_command() -> None:
    room = two()
    room.do(ANN, "chat", text="a")
    room.ids -= 1
    room.do(BEN, "chat", text="b")
    assert [entry["text"] for entry in room.table.log if entry["event"] == "chat"] == ["a", "b"]


def test_refusals_change_nothing_and_say_why() -> None:
    room = two()
    seat = room.table.asked()[0]
    mine, other = room.person(seat), room.person(1 - seat)
    before = (room.table.document(seat), list(room.lines))
    assert refused(room.do(mine, "choose", seq=0, code=28)) == (
        "error-illegal-choice",
        ["at-least-one-card-must-be-played"],
    )
    code = room.options(seat)[0]
    assert refused(room.do(mine, "choose", seq=7, code=code)) == ("error-stale-choice", [])
    assert refused(room.do(other, "choose", seq=0, code=code)) == ("error-wrong-seat", [])
    assert refused(room.do(EVE, "choose", seq=0, code=code)) == ("error-not-seated", [])
    assert refused(room.do(mine, "choose", seq="0", code=code)) == ("error-bad-command", [])
    assert refused(room.do(mine, "choose", seq=0, code=True)) == ("error-bad-command", [])
    assert refused(room.do(mine, "dance")) == ("error-bad-command", [])
    assert refused(do(room.table, mine, {"do": "ping"}, room.now)) == ("error-bad-command", [])
    assert refused(do(room.table, mine, {"do": "ping", "id": "x" * 65}, room.now)) == ("error-bad-command", [])
    assert (room.table.document(seat), room.lines) == before


def test_a_refusal_has_its_phrases_by_their_keys() -> None:
    room = two()
    said = room.do(ANN, "chat", text="x" * 501)
    assert said["args"]["detail"] == {
        "key": "detail-a-chat-message-has-1-to-most-characters",
        "args": {"most": 500},
        "says": "a chat message has 1 to 500 characters",
    }
    assert said["says"] == "The server does not understand the command: a chat message has 1 to 500 characters."


def test_a_macro_is_done_whole_or_not_at_all() -> None:
    room = two()
    room.play_until(0, "card")
    assert room.table.match is not None
    seq = room.table.match.seq
    card = room.options(0)[0]
    assert refused(room.do(ANN, "macro", seq=seq, codes=[card, 99]))[0] == "error-illegal-choice"
    assert room.table.match.seq == seq
    assert refused(room.do(ANN, "macro", seq=seq, codes=[])) == ("error-bad-command", [])
    room.table.match.state.clone()
    trial = room.table.match.state.clone()
    trial.play(0, card)
    assert trial.ask is not None
    second = trial.ask.options[0][0]
    assert room.do(ANN, "macro", seq=seq, codes=[card, second])["type"] == "done"
    assert room.table.match.seq == seq + 2


def test_why_not_is_answered_with_the_rule() -> None:
    room = two(variant={"start": 0})
    assert room.do(ANN, "why", intent="stop")["reasons"] == [
        {"key": "at-least-one-card-must-be-played", "rules": ["FE-3.2", "FE-3.9"]}
    ]
    assert room.do(BEN, "why", intent="stop")["reasons"] == [{"key": "it-is-not-your-turn", "rules": []}]
    assert refused(room.do(BEN, "why")) == ("error-bad-command", [])
    assert Room("me", "open").do(ANN, "why", intent="stop")["reasons"][0]["key"] == "the-table-is-open"


def test_ping() -> None:
    assert two().do(ANN, "ping") == {"type": "pong", "id": "c1"}


def test_forced_questions_are_answered_for_those_who_want_it() -> None:
    room = two(variant={"start": 0})
    room.do(ANN, "auto", on=True)
    for _ in range(150):
        if not room.table.asked():
            break
        if room.table.asked() == [0]:
            assert len(room.options(0)) > 1
        room.move()
    assert refused(room.do(ANN, "auto", on=1)) == ("error-bad-command", [])
    assert room.restored().seats[0].auto


# Taking back


def test_a_pick_that_nobody_saw_is_taken_back_freely_and_silently() -> None:
    room = two()
    room.play_until(0, "slot")
    assert room.table.match is not None
    seq = room.table.match.seq
    assert room.do(ANN, "undo")["type"] == "done"
    assert (room.table.match.seq, room.kind()) == (seq - 1, "card")
    assert not [entry for entry in room.table.log if entry["event"] == "undone"]


def test_what_was_answered_for_a_player_is_taken_back_together_with_the_choice_before_it() -> None:
    room = two(undo="free", variant={"start": 0})
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
    assert request["key"] == room.table.match.recording.choices[0].key
    assert refused(room.do(ANN, "answer", request=request["id"], yes=True)) == ("error-not-now", ["nobody-asks-you"])
    assert refused(room.do(BEN, "answer", request="other", yes=True)) == ("error-not-now", ["nobody-asks-you"])
    assert room.do(BEN, "answer", request=request["id"], yes=True)["type"] == "done"
    assert room.table.match.seq == 0
    assert room.table.log[-1]["event"] == "undone"


def test_the_other_may_say_no() -> None:
    room = two(variant={"start": 0})
    room.play(2)
    room.do(ANN, "undo")
    assert room.table.request is not None
    room.do(BEN, "answer", request=room.table.request["id"], yes=False)
    assert room.table.match is not None
    assert room.table.match.seq == 2
    assert room.restored().request is None
    assert room.table.log[-1] == {"table": True, "event": "declined", "seat": 1, "kind": "undo"}


def test_a_request_lapses_when_the_game_goes_on() -> None:
    room = two(variant={"start": 0})
    room.play(2)
    room.do(ANN, "undo")
    room.move()
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


# Ends and rests


def test_a_draw_needs_all() -> None:
    room = two()
    room.do(ANN, "draw")
    assert room.table.request is not None
    assert room.do(BEN, "answer", request=room.table.request["id"], yes=True)["type"] == "done"
    assert room.table.result == {"winners": [0, 1], "scores": [], "how": "draw"}
    assert room.restored().result == room.table.result
    assert refused(room.do(ANN, "undo")) == ("error-not-now", ["nothing-to-take-back"])
    bots = Room("me", "bot")
    assert refused(bots.do(ANN, "draw")) == ("error-not-now", ["bots-do-not-agree-to-a-draw"])


def test_resigning_ends_a_game_of_two() -> None:
    room = two()
    assert room.do(BEN, "resign")["type"] == "done"
    assert room.table.result == {"winners": [0], "scores": [], "how": "resigned"}
    assert room.restored().result == room.table.result
    assert refused(room.do(BEN, "resign")) == ("error-not-now", ["the-table-is-finished"])


def test_with_three_a_bot_plays_on_for_who_resigned_and_cannot_win() -> None:
    room = Room("me", "bot", "bot")
    room.do(ANN, "resign")
    assert room.table.status == "running"
    room.play()
    assert room.table.result is not None
    assert 0 not in room.table.result["winners"]
    assert refused(room.do(ANN, "back")) == ("error-not-now", ["no-bot-has-your-seat"])


def test_a_pause_stops_the_game_until_somebody_goes_on() -> None:
    room = two()
    seat = room.table.asked()[0]
    code = room.options(seat)[0]
    room.do(BEN, "pause")
    assert (room.table.status, room.table.document(seat)["seq"]) == ("paused", None)
    assert refused(room.do(room.person(seat), "choose", seq=0, code=code)) == ("error-not-now", ["the-table-is-paused"])
    assert room.restored().status == "paused"
    room.do(ANN, "go")
    assert refused(room.do(ANN, "go")) == ("error-not-now", ["the-table-is-not-paused"])
    assert room.do(room.person(seat), "choose", seq=0, code=code)["type"] == "done"


def test_a_seat_goes_to_a_bot_and_back() -> None:
    room = two(variant={"start": 0})
    assert room.do(ANN, "bot", bot="random")["type"] == "done"
    assert room.table.bot_to_move() is not None
    assert refused(room.do(ANN, "choose", seq=0, code=0)) == ("error-not-now", ["a-bot-has-your-seat"])
    assert "ask" not in room.table.document(0)["view"]
    assert room.table.document(0)["seq"] is None
    assert room.restored().seats[0].bot == "random"
    assert room.do(ANN, "back")["type"] == "done"
    assert room.table.bot_to_move() is None
    assert refused(room.do(ANN, "back")) == ("error-not-now", ["no-bot-has-your-seat"])


def test_only_a_player_who_is_away_is_replaced_by_others() -> None:
    room = two()
    room.table.here(BEN, True)
    assert refused(room.do(ANN, "bot", seat=1)) == ("error-no-seat", [])
    room.table.here(BEN, False)
    assert refused(room.do(ANN, "bot", seat=1, bot="nobody")) == ("error-bad-command", [])
    assert refused(room.do(ANN, "bot", seat=5)) == ("error-bad-command", [])
    assert room.do(ANN, "bot", seat=1)["type"] == "done"
    assert room.table.seats[1].bot == "scripted"


def test_a_bot_fills_an_open_seat_and_the_game_begins() -> None:
    room = Room("me", "open")
    assert refused(room.do(ANN, "start")) == ("error-not-now", ["a-seat-is-still-open"])
    assert room.do(ANN, "bot", seat=1, bot="random")["type"] == "done"
    assert room.table.status == "running"
    assert refused(room.do(ANN, "start")) == ("error-not-now", ["the-game-has-begun"])


def test_chat_has_words_and_an_end() -> None:
    room = two(spectators=False)
    room.do(ANN, "chat", text="  hello ")
    assert room.table.log[-1] == {"table": True, "event": "chat", "seat": 0, "name": "Ann", "text": "hello"}
    for text in ("", "   ", "x" * 501, 5):
        assert refused(room.do(ANN, "chat", text=text)) == ("error-bad-command", [])
    assert refused(room.do(EVE, "chat", text="psst")) == ("error-not-seated", [])
    two().do(EVE, "chat", text="hello from the gallery")


def test_a_rematch_turns_the_seats_by_one() -> None:
    room = two()
    assert refused(room.do(ANN, "rematch")) == ("error-not-now", ["the-game-is-not-over"])
    room.do(ANN, "resign")
    room.do(ANN, "rematch")
    spec = room.table.wants_rematch
    assert spec is not None
    assert [seat.person for seat in spec.seats] == [BEN, ANN]
    again = Table.create("t2", spec, BOTS, room.now, lambda text: None)
    assert again.status == "running"
    room.table.rematched("t2")
    assert room.table.wants_rematch is None
    assert room.restored().rematch == "t2"
    assert refused(room.do(BEN, "rematch")) == ("error-not-now", ["there-is-a-rematch-already"])


# Clocks


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
    room.now += 29
    room.move()
    assert room.table.clock.left[0] == 30.0


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
    room.now += 1000
    room.table.tick(room.now)
    room.do(BEN, "go")
    assert room.table.clock.left == [90.0, 100.0]


# Looking back


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


def test_a_game_against_others_goes_on_elsewhere_only_when_it_is_over() -> None:
    room = two()
    room.play(30)
    with pytest.raises(NotNow):
        continuation(room.table, ANN, 10, room.lines)
    solo = Room("me", "bot")
    solo.play(30)
    assert continuation(solo.table, ANN, 10, solo.lines)[0].seats[0].person == ANN
    with pytest.raises(NotNow):
        continuation(solo.table, Person("x", "X"), 10, solo.lines)
    with pytest.raises(NotNow):
        continuation(solo.table, ANN, 999, solo.lines)
