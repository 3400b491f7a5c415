"""Messages, bodies, paths and names made to hurt: each is refused with a sentence, and nobody else notices."""

import json
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from tests.server.site import Site
from tests.server.visitor import ME, RANDOM, Line, Visitor

Visit = Callable[[], Visitor]

LONG = 5000


def nested(depth: int, innermost: str = "1") -> str:
    return "[" * depth + innermost + "]" * depth


def tables_of(depth: int) -> str:
    return '{"a":' * depth + "1" + "}" * depth


def refusals(line: Line) -> list[str]:
    return [message["error"] for message in map(json.loads, line.frames) if message["type"] == "refused"]


def welcomes(line: Line) -> int:
    return sum(frame.startswith('{"type":"welcome"') for frame in line.frames)


DEEP = [
    f'{{"id":"x","do":{nested(960)}}}',
    f'{{"id":{nested(960)},"do":"ping"}}',
    f'{{"id":"x","do":"choose","seq":{nested(960)},"code":1}}',
    f'{{"id":"x","do":"chat","text":{tables_of(960)}}}',
    f'{{"id":"x","do":"macro","seq":0,"codes":{nested(60)}}}',
    f'{{"id":"x","do":{nested(7000)}}}',
]


@pytest.mark.parametrize("message", DEEP, ids=["do", "id", "seq", "text", "codes", "very-deep"])
def test_a_deeply_nested_message_of_a_spectator_moves_nobody(visit: Visit, message: str) -> None:
    ann, eve = visit(), visit()
    table = ann.new_table(ME, RANDOM)
    with ann.connect(table) as mine, eve.connect(table) as hers:
        mine.until(lambda line: line.options)
        hers.until(lambda line: line.welcomed)
        for _ in range(3):
            hers.socket.send(message)
        hers.until(lambda line: len(refusals(line)) == 3)
        assert mine.choose()["type"] == "done"
        mine.quiet()
        assert hers.command("ping")["type"] == "pong"
        assert refusals(hers) == ["error-bad-request"] * 3
        assert (welcomes(mine), welcomes(hers)) == (1, 1), "the table was read again"


@pytest.mark.parametrize("name", [7, ["resign"], {"do": "resign"}, None, True])
def test_a_command_whose_name_is_no_text_is_refused(visit: Visit, name: object) -> None:
    ann = visit()
    table = ann.new_table(ME, RANDOM)
    with ann.connect(table) as line:
        line.until(lambda line: line.welcomed)
        line.socket.send(json.dumps({"id": "x", "do": name}))
        reply = line.until(lambda line: line.replies.get("x"))
    assert (reply["error"], reply["args"]["detail"]["key"]) == ("error-bad-command", "detail-do-must-be-text")


def test_a_refusal_says_little_of_a_long_name(visit: Visit) -> None:
    ann = visit()
    table = ann.new_table(ME, RANDOM)
    with ann.connect(table) as line:
        line.until(lambda line: line.welcomed)
        assert len(line.command("x" * 15_000)["says"]) < 200


@pytest.mark.parametrize("since", ["9" * LONG, "9" * 18, "-1", "1e3", "٣", "%00"])
def test_a_feed_that_cannot_be_resumed_begins_anew(visit: Visit, since: str) -> None:
    ann = visit()
    table = ann.new_table(ME, RANDOM)
    query: dict[str, Any] = {"from": since}
    with ann.connect(table, **query) as line:
        assert line.hear()["type"] == "welcome"


def body(variant: str) -> str:
    return f'{{"game": "fellowship", "seats": [{{"kind": "me"}}, {{"kind": "open"}}], "variant": {variant}}}'


BODIES = [
    ("/api/tables", body(f'{{"colours": {nested(960)}}}')),
    ("/api/tables", body(f'{{"colours": {nested(20_000)}}}')),
    ("/api/tables", body(tables_of(960))),
    ("/api/tables", nested(20_000)),
    ("/api/tables", "[" * 20_000),
    ("/api/reports", f'{{"table": {nested(960)}, "words": "x"}}'),
    ("/api/accounts", f'{{"name": "x", "password": "secret words", "more": {nested(960)}}}'),
]


@pytest.mark.parametrize(("path", "content"), BODIES)
def test_a_deeply_nested_body_is_refused(visit: Visit, path: str, content: str) -> None:
    answer = visit().http.post(path, content=content, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["error"]) == (400, "error-bad-request")
    assert len(answer.json()["says"]) < 500


def test_a_variant_may_have_lists_in_lists(visit: Visit) -> None:
    made = visit().http.post(
        "/api/tables", content=body('{"colours": [["blue", "red"], ["green", "yellow"]]}').encode()
    )
    assert made.status_code == 201 or made.json()["error"] == "error-bad-variant", made.text


@pytest.mark.parametrize(
    "wrong",
    [
        {"clock": {"kind": "move", "seconds": "5"}},
        {"clock": {"kind": "total", "seconds": 60, "increment": "5"}},
        {"public": "true"},
        {"spectators": 1},
    ],
)
def test_text_is_no_number_and_no_truth_of_a_table(visit: Visit, wrong: dict[str, Any]) -> None:
    answer = visit().http.post("/api/tables", json={"game": "fellowship", "seats": [ME, RANDOM], **wrong})
    assert (answer.status_code, answer.json()["error"]) == (400, "error-bad-request"), answer.text


@pytest.mark.parametrize(
    ("path", "wrong", "where"),
    [
        ("join", {"seat": "1"}, "$.seat"),
        ("join", {"seat": True}, "$.seat"),
        ("join", {"seat": 1, "colour": "red"}, "colour"),
        ("continue", {"n": "0"}, "$.n"),
        ("continue", {"n": 0.5}, "$.n"),
    ],
)
def test_a_body_with_another_type_or_an_unknown_name_is_refused(
    visit: Visit, path: str, wrong: dict[str, Any], where: str
) -> None:
    ann = visit()
    answer = ann.http.post(f"/api/tables/{ann.new_table(ME, RANDOM)}/{path}", json=wrong)
    assert (answer.status_code, answer.json()["error"]) == (400, "error-bad-request"), answer.text
    assert where in answer.json()["says"]


PATHS = [
    "/%00",
    "/a/%00/b",
    "/" + "x" * 300,
    "/" + "x/" * 2000,
    "/" + "%F0%9F%92%8D" * 80,
    "/assets/" + "x" * 3000,
    "/%0a",
]


@pytest.mark.parametrize("path", PATHS, ids=["null", "inside", "part", "path", "bytes", "asset", "line"])
def test_a_path_that_no_file_can_have_is_not_there(site: Site, path: str) -> None:
    answer = httpx.get(site.url() + path)
    assert (answer.status_code, answer.json()["error"]) == (404, "error-bad-request")


@pytest.mark.parametrize("name", ["ﷺ" * 40, "ﷺ" * 9, "\u0344" * 40 + "x"])
def test_a_name_that_is_longer_than_it_looks_is_refused(visit: Visit, name: str) -> None:
    ann = visit()
    answers = [
        ann.http.post("/api/accounts", json={"name": name, "password": "speak, friend, and enter"}),
        ann.http.patch("/api/me", json={"name": name}),
    ]
    assert [(one.status_code, one.json()["error"]) for one in answers] == [(400, "error-bad-name")] * 2
    login = ann.http.post("/api/login", json={"name": name, "password": "speak, friend, and enter"})
    assert login.status_code == 403
