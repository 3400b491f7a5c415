"""What people at a table can do, and what they are refused."""

from __future__ import annotations

from typing import Any

import pytest
from tests.tables.helpers import ANN, BEN, BOTS, EVE, Room, agreed, document, refused, two

from mathom.tables import Table, do
from mathom.tables.telling import told

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


@pytest.mark.parametrize(
    ("command", "details", "phrase"),
    [
        ("chat", {"text": "hi", "colour": "red"}, "'chat' has no field 'colour'"),
        ("ping", {"seq": 1}, "'ping' has no field 'seq'"),
        ("why", {"intent": "pass", "seq": 1}, "'why' has no field 'seq'"),
        ("undo", {"number": 1}, "'undo' has no field 'number'"),
        ("auto", {"on": 1}, "'on' must be true or false"),
        ("answer", {"request": 1, "yes": "no"}, "'yes' must be true or false"),
        ("answer", {"request": 1}, "'yes' must be true or false"),
        ("look", {}, "'seat' must be a whole number"),
    ],
)
def test_a_command_with_an_unknown_field_or_another_type_is_refused(
    command: str, details: dict[str, Any], phrase: str
) -> None:
    room = two()
    before = list(room.lines)
    reply = room.do(ANN, command, **details)
    assert (reply["error"], reply["args"]["detail"]["says"]) == ("error-bad-command", phrase)
    assert room.lines == before


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
    assert two().do(ANN, "ping") == {"type": "pong", "id": "c1", "at": 1000.0}


def test_forced_questions_are_answered_for_those_who_want_it() -> None:
    room = Room("me", "bot", variant={"start": 0})
    room.do(ANN, "auto", on=True)
    for _ in range(150):
        if not room.table.asked():
            break
        if room.table.asked() == [0]:
            assert len(room.options(0)) > 1
        room.move()
    assert refused(room.do(ANN, "auto", on=1)) == ("error-bad-command", [])
    assert room.restored().seats[0].auto


def test_what_others_could_learn_from_is_not_answered_for_anybody() -> None:
    room = two(variant={"start": 0})
    for person in (ANN, BEN):
        room.do(person, "auto", on=True)
    match = room.table.match
    assert match is not None
    forced = 0
    while room.table.asked():
        before = match.seq
        forced += match.state.is_discreet() and len(room.options(room.table.asked()[0])) == 1
        room.move()
        answered = [match.recording.state_at(n) for n in range(before + 1, match.seq)]
        assert not any(state.is_discreet() for state in answered)
    assert forced > 10


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
    room.table.here(BEN, True, room.now)
    assert refused(room.do(ANN, "bot", seat=1)) == ("error-no-seat", [])
    room.table.here(BEN, False, room.now)
    room.now += 61
    assert refused(room.do(ANN, "bot", seat=1, bot="nobody")) == ("error-bad-command", [])
    assert refused(room.do(ANN, "bot", seat=5)) == ("error-bad-command", [])
    assert room.do(ANN, "bot", seat=1)["type"] == "done"
    assert room.table.seats[1].bot == "scripted"


def test_the_bot_of_somebody_away_is_not_chosen_by_an_opponent_and_leaves_when_they_come() -> None:
    room = two()
    room.now += 61
    assert room.do(ANN, "bot", seat=1, bot="random")["type"] == "done"
    assert (room.table.seats[1].bot, room.restored().seats[1].covered) == ("scripted", True)
    assert room.do(ANN, "bot", bot="random")["type"] == "done"
    assert (room.table.seats[0].bot, room.table.awaits_the_late()) == ("random", True)
    room.table.here(BEN, True, room.now)
    assert (room.table.seats[1].bot, room.table.seats[1].covered) == (None, False)
    assert room.restored().seats[1].bot is None


def test_who_has_lent_the_own_seat_takes_it_back_when_they_want() -> None:
    room = two()
    assert room.do(BEN, "bot", bot="random")["type"] == "done"
    room.table.here(BEN, True, room.now)
    assert (room.table.seats[1].bot, room.table.awaits_the_late()) == ("random", False)


def test_a_bot_fills_an_open_seat_and_the_game_begins() -> None:
    room = Room("me", "open")
    assert refused(room.do(ANN, "start")) == ("error-not-now", ["a-seat-is-still-open"])
    assert room.do(ANN, "bot", seat=1, bot="random")["type"] == "done"
    assert room.table.status == "running"
    assert refused(room.do(ANN, "start")) == ("error-not-now", ["the-game-has-begun"])


def test_chat_has_words_and_an_end() -> None:
    room = two(spectators=False)
    room.do(ANN, "chat", text="  hello ")
    assert told(room.table.log[-1]) == {"table": True, "event": "chat", "seat": 0, "name": "Ann", "text": "hello"}
    room.do(ANN, "chat", text="a\x00\x1b[2Jb\u202e c\u2066\nd" + "e" + "\u0301" * 50)
    assert room.table.log[-1]["text"] == "a[2Jb c\nde" + "\u0301" * 3
    for text in ("", "   ", "x" * 501, 5, "\x00", "\u200b\u3164", "\u202e"):
        assert refused(room.do(ANN, "chat", text=text)) == ("error-bad-command", [])
    assert refused(room.do(EVE, "chat", text="psst")) == ("error-not-seated", [])
    two().do(EVE, "chat", text="hello from the gallery")


def test_a_rematch_turns_the_seats_by_one() -> None:
    room = two()
    assert refused(room.do(ANN, "rematch")) == ("error-not-now", ["the-game-is-not-over"])
    room.do(ANN, "resign")
    room.do(ANN, "rematch")
    assert room.table.wants_rematch is None
    agreed(room, BEN)
    spec = room.table.wants_rematch
    assert spec is not None
    assert [seat.person for seat in spec.seats] == [BEN, ANN]
    again = Table.create("t2", spec, BOTS, room.now, lambda text: None)
    assert again.status == "running"
    room.table.rematched("t2")
    assert room.table.wants_rematch is None
    assert room.restored().rematch == "t2"
    assert refused(room.do(BEN, "rematch")) == ("error-not-now", ["there-is-a-rematch-already"])


def test_who_is_alone_cancels_the_table() -> None:
    room = Room("me", "open")
    assert room.do(ANN, "cancel")["type"] == "done"
    assert (room.table.status, room.table.result) == ("finished", {"winners": [], "scores": [], "how": "cancelled"})
    assert room.restored().result == room.table.result
    assert room.do(ANN, "cancel")["reasons"] == [{"key": "the-table-is-finished", "rules": []}]


def test_a_cancelled_table_is_not_taken_back() -> None:
    room = Room("me", "bot", variant={"start": 0})
    shown = document(room.table, 0)
    code = shown["view"]["ask"]["options"][0]["code"]
    assert room.do(ANN, "choose", seq=shown["seq"], code=code)["type"] == "done"
    assert room.do(ANN, "cancel")["type"] == "done"
    assert refused(room.do(ANN, "undo")) == ("error-not-now", ["nothing-to-take-back"])
    assert room.table.status == room.restored().status == "finished"


def test_nobody_cancels_a_table_where_others_sit() -> None:
    room = Room("me", "open")
    room.table.join(BEN, room.table.invite, None, room.now)
    assert room.do(ANN, "cancel")["reasons"] == [{"key": "others-sit-there", "rules": []}]
    assert room.do(EVE, "cancel")["error"] == "error-not-seated"
    assert not room.table.finished
