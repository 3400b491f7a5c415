"""Whole games over the wire, in one process and in two."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from tests.server.visitor import ME, OPEN, RANDOM, SCRIPTED, Line, Visitor, play

from mathom.kernel import Recording

Visit = Callable[[], Visitor]


@pytest.mark.parametrize("bots", [[RANDOM], [SCRIPTED, RANDOM, SCRIPTED]], ids=["two", "four"])
def test_a_whole_game_against_bots(visit: Visit, bots: list[dict[str, str]]) -> None:
    ann = visit()
    table = ann.new_table(ME, *bots)
    with ann.connect(table, at=1) as line:
        made = play(line)
        result = line.doc["table"]["result"]
    moments = ann.get(f"/api/tables/{table}/moments")
    own = [moment for moment in moments if moment["seat"] == 0]
    info = ann.get(f"/api/tables/{table}")
    assert (len(own), info["status"], info["result"]) == (made, "finished", result)
    assert [moment["n"] for moment in moments] == list(range(len(moments)))


def test_two_people_and_a_spectator_see_the_same_board(visit: Visit) -> None:
    ann, bob, cat = visit(), visit(), visit()
    table = ann.new_table(ME, OPEN)
    bob.sit(table)
    with ann.connect(table) as a, bob.connect(table) as b, cat.connect(table) as c:
        play(a, b)
        for line in (a, b, c):
            line.until(lambda line: line.finished)
            line.quiet()
        boards = [{name: line.doc["view"][name] for name in ("turn", "location", "result")} for line in (a, b, c)]
        assert [line.doc["you"] for line in (a, b, c)] == [0, 1, None]
        assert boards[0] == boards[1] == boards[2]


def test_the_invitation_of_a_private_table_gives_a_seat(visit: Visit) -> None:
    ann, bob, cat = visit(), visit(), visit()
    made = ann.post("/api/tables", {"game": "fellowship", "seats": [ME, OPEN], "public": False, "spectators": False})
    refused = [cat.http.post(f"/api/tables/{made['id']}/join", json=wish) for wish in ({}, {"invite": "guessed"})]
    nowhere = cat.http.post(f"/api/tables/{made['id'][::-1]}/join", json={})
    with ann.connect(made["id"]) as a, bob.connect(made["id"], invite=made["invite"]) as b:
        b.until(lambda line: line.welcomed)
        a.until(lambda line: line.doc and line.doc["table"]["status"] == "running")
        # As if it were not there.
        answers = [(answer.status_code, answer.json()["error"]) for answer in (*refused, nowhere)]
        assert answers == [(404, "error-no-such-table")] * 3
        assert (b.doc["you"], b.doc["table"]["invite"]) == (1, made["invite"])


def test_a_spectator_who_takes_a_seat_gets_its_view(visit: Visit) -> None:
    ann, bob = visit(), visit()
    table = ann.new_table(ME, OPEN)
    with bob.connect(table) as line:
        line.until(lambda line: line.welcomed)
        assert line.doc["you"] is None
        bob.sit(table)
        line.until(lambda line: line.doc["you"] == 1 and line.doc["view"])
        assert line.doc["table"]["spectators"] == 0
        assert line.doc["table"]["seats"][1]["here"]


def test_everybody_sees_who_is_there(visit: Visit) -> None:
    ann, bob = visit(), visit()
    table = ann.new_table(ME, OPEN)
    bob.sit(table)
    with ann.connect(table) as a:
        a.until(lambda line: line.doc and line.doc["table"]["seats"][0]["here"])
        with bob.connect(table):
            a.until(lambda line: line.doc["table"]["seats"][1]["here"])
        a.until(lambda line: not line.doc["table"]["seats"][1]["here"])


def test_reconnecting_resumes_after_the_last_message(visit: Visit) -> None:
    ann = visit()
    table = ann.new_table(ME, RANDOM)
    with ann.connect(table) as whole, ann.connect(table) as first:
        play(first, choices=3)
        first.quiet()
        seen = first.n
        play(whole, choices=5)
        whole.quiet()
        with ann.connect(table, **{"from": seen}) as resumed:
            resumed.doc, resumed.log, resumed.n = first.doc, first.log, first.n
            resumed.until(lambda line: line.n >= whole.n)
            kinds = {frame[:16] for frame in resumed.frames}
    assert kinds == {'{"type":"update"'}
    assert (resumed.doc, resumed.log) == (whole.doc, whole.log)


def test_a_number_of_another_feed_gives_the_whole_document(visit: Visit) -> None:
    ann, cat = visit(), visit()
    table = ann.new_table(ME, RANDOM)
    with ann.connect(table) as line, cat.connect(table) as other:
        play(line, choices=2)
        other.until(lambda line: line.welcomed)
        for number in (line.n, 3, 10**15):
            with cat.connect(table, **{"from": number}) as again:
                assert again.hear()["type"] == "welcome"


def test_a_command_sent_twice_is_done_once(visit: Visit) -> None:
    ann = visit()
    table = ann.new_table(ME, RANDOM)
    with ann.connect(table) as line:
        line.until(lambda line: line.options)
        choice = {"seq": line.doc["seq"], "code": line.options[0]["code"], "id": "same"}
        replies = [line.command("choose", **choice) for _ in range(3)]
    with ann.connect(table, at=1) as line:
        replies.append(line.command("choose", **choice))
        said = [line.command("chat", text="hello", id="hi") for _ in range(2)]
        line.quiet()
        chats = [event for event in line.log if event["event"] == "chat"]
    own = [moment for moment in ann.get(f"/api/tables/{table}/moments") if moment["seat"] == 0]
    assert replies == [{"type": "done", "id": "same"}] * 4
    assert (said, len(chats)) == ([{"type": "done", "id": "hi"}] * 2, 1)
    assert len(own) == 1


@pytest.fixture
def waiting(visit: Visit) -> Any:
    """A table where Ann is to choose and Bob is not; both are connected."""
    ann, bob = visit(), visit()
    table = ann.new_table(ME, OPEN, variant={"start": 0})
    bob.sit(table)
    with ann.connect(table) as a, bob.connect(table) as b:
        a.until(lambda line: line.options)
        b.until(lambda line: line.doc and line.doc["view"])
        for line in (a, b):
            line.until(lambda line: all(seat["here"] for seat in line.doc["table"]["seats"]))
        yield a, b


def test_refusals_say_why_and_change_nothing(waiting: tuple[Line, Line]) -> None:
    a, b = waiting
    before = a.doc
    code, seq = a.options[0]["code"], a.doc["seq"]
    refusals = [
        a.command("choose", seq=seq + 1, code=code),
        a.command("choose", seq=seq - 1, code=code),
        b.command("choose", seq=seq, code=code),
        a.command("choose", seq=seq, code=999_999),
        a.command("choose", seq="x", code=code),
        a.command("choose", seq=seq),
        a.command("dance"),
        a.command("answer", request="undo-1", yes=True),
        a.command("macro", seq=seq, codes=[code, 999_999]),
    ]
    a.quiet()
    assert [refusal["type"] for refusal in refusals] == ["refused"] * len(refusals)
    assert [refusal["error"] for refusal in refusals] == [
        "error-stale-choice",
        "error-stale-choice",
        "error-wrong-seat",
        "error-illegal-choice",
        "error-bad-command",
        "error-bad-command",
        "error-bad-command",
        "error-not-now",
        "error-illegal-choice",
    ]
    assert a.doc == before
    assert a.command("choose", seq=seq, code=code)["type"] == "done"


def test_why_not_names_the_rules(waiting: tuple[Line, Line]) -> None:
    a, b = waiting
    possible = a.command("why", intent=a.options[0]["key"])
    not_mine = b.command("why", intent=a.options[0]["key"])
    assert (possible["reasons"], [reason["key"] for reason in not_mine["reasons"]]) == ([], ["it-is-not-your-turn"])


def test_undo_needs_the_consent_of_the_other(waiting: tuple[Line, Line]) -> None:
    a, b = waiting
    start = a.doc["seq"]
    while a.options:
        a.choose()
        a.quiet(0.1)
    b.until(lambda line: line.options)
    b.choose()
    assert a.command("undo", n=start + 1)["type"] == "done"
    request = b.until(lambda line: line.doc["table"]["request"])
    assert b.command("answer", request=request["id"], yes=True)["type"] == "done"
    a.until(lambda line: line.doc["seq"] == start)
    assert "undone" in [event["event"] for event in a.log]


def test_a_refused_undo_changes_nothing(waiting: tuple[Line, Line]) -> None:
    a, b = waiting
    while a.options:
        a.choose()
        a.quiet(0.1)
    b.until(lambda line: line.options)
    b.choose()
    a.command("undo", n=1)
    request = b.until(lambda line: line.doc["table"]["request"])
    b.quiet()
    before = b.doc["view"]
    b.command("answer", request=request["id"], yes=False)
    a.until(lambda line: line.doc["table"]["request"] is None)
    assert b.doc["view"] == before


def test_resigning_ends_a_game_of_two(waiting: tuple[Line, Line]) -> None:
    a, b = waiting
    a.command("resign")
    b.until(lambda line: line.finished)
    assert (b.doc["table"]["result"]["winners"], b.doc["table"]["result"]["how"]) == ([1], "resigned")


def test_a_rematch_is_a_new_table_with_the_seats_turned(waiting: tuple[Line, Line]) -> None:
    a, b = waiting
    a.command("resign")
    b.until(lambda line: line.finished)
    b.command("rematch")
    request = a.until(lambda line: line.doc["table"]["request"])
    assert (request["kind"], b.doc["table"]["rematch"]) == ("rematch", None)
    a.command("answer", request=request["id"], yes=True)
    new = a.until(lambda line: line.doc["table"]["rematch"])
    names = [seat["name"] for seat in b.visitor.get(f"/api/tables/{new}")["seats"]]
    assert names == [b.visitor.me["name"], a.visitor.me["name"]]


def test_who_is_out_of_time_is_replaced_by_a_bot_and_comes_back(visit: Visit) -> None:
    ann = visit()
    table = ann.new_table(ME, RANDOM, clock={"kind": "move", "seconds": 1})
    with ann.connect(table) as line:
        line.until(lambda line: line.doc and line.doc["table"]["seats"][0]["kind"] == "bot", 8)
        assert "timeout" in [event["event"] for event in line.log]
        if not line.finished:
            line.command("pause")
            assert line.command("back")["type"] == "done"
            line.until(lambda line: line.doc["table"]["seats"][0]["kind"] == "human")


@pytest.mark.parametrize("clock", [{"kind": "none"}, None])
def test_a_table_without_a_clock(visit: Visit, clock: dict[str, str] | None) -> None:
    ann = visit()
    table = ann.new_table(ME, RANDOM, clock=clock)
    assert ann.get(f"/api/tables/{table}")["clock"] == {"kind": "none"}


def test_a_clock_needs_its_kind(visit: Visit) -> None:
    body = {"game": "fellowship", "seats": [ME, RANDOM], "clock": {"seconds": 5}}
    assert visit().http.post("/api/tables", json=body).status_code == 400


def test_a_clock_runs_only_for_who_is_asked(visit: Visit) -> None:
    ann, bob = visit(), visit()
    table = ann.new_table(ME, OPEN, clock={"kind": "total", "seconds": 60, "increment": 5}, variant={"start": 0})
    bob.sit(table)
    with ann.connect(table) as line:
        line.until(lambda line: line.options)
        clock = line.doc["table"]["clock"]
        assert (clock["kind"], clock["running"], len(clock["left"])) == ("total", [0], 2)


def test_a_moment_can_be_continued_against_bots(visit: Visit) -> None:
    ann = visit()
    table = ann.new_table(ME, RANDOM)
    with ann.connect(table) as line:
        play(line)
    moment = ann.get(f"/api/tables/{table}/moments/20")
    made = ann.post(f"/api/tables/{table}/continue", {"n": 20})
    with ann.connect(made["id"]) as line:
        line.until(lambda line: line.welcomed and line.doc["view"])
        assert line.doc["view"]["turn"] >= moment["view"]["turn"]
        play(line, choices=3)


def test_a_finished_game_shows_all_seats_and_its_record_verifies(visit: Visit) -> None:
    ann = visit()
    table = ann.new_table(ME, RANDOM)
    with ann.connect(table) as line:
        play(line, rng=random.Random(7))
    other = ann.get(f"/api/tables/{table}/moments/10?seat=1")
    assert other["seat"] == 1
    ann.post("/api/reports", {"table": table, "n": 3, "words": "The Nazgûl cheated."})
    record = _record(ann, table)
    assert record.verify().result is not None


def _record(visitor: Visitor, table: str) -> Recording:
    """From the database, as nobody may read it over the wire without being an admin."""
    from sqlalchemy import create_engine

    from mathom.server import Settings
    from mathom.server.storage.tables import record

    engine = create_engine(Settings(db=visitor.site.db).url)
    with engine.connect() as connection:
        text = record(connection, table)
    engine.dispose()
    return Recording.parse(text.splitlines(keepends=True))


def test_who_made_a_table_for_bots_alone_looks_on(visit: Visit) -> None:
    ann, bob = visit(), visit()
    made = ann.post("/api/tables", {"game": "fellowship", "seats": [RANDOM, RANDOM], "public": False})
    with ann.connect(made["id"]) as line:
        line.until(lambda line: line.finished)
        assert line.doc["you"] is None
    assert bob.http.get(f"/api/tables/{made['id']}/moments").status_code == 404
