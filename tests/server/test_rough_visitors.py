"""Malformed, oversized and too many messages: the server stays polite, and other people notice nothing."""

import json
import socket
import time
from collections.abc import Callable

import pytest
from tests.server.visitor import ME, OPEN, RANDOM, Visitor, hung_up, play

Visit = Callable[[], Visitor]

MALFORMED = ["", "no json", "[]", "1", "null", '"text"', '{"do":', "{" * 5000, "\x00", '{"id": 1}{']


def test_after_ten_malformed_messages_the_server_hangs_up(visit: Visit) -> None:
    ann = visit()
    table = ann.new_table(ME, RANDOM)
    with ann.connect(table) as line:
        line.until(lambda line: line.welcomed)
        for text in MALFORMED[:9]:
            line.socket.send(text)
        assert line.command("ping")["type"] == "pong"
        line.socket.send(MALFORMED[9])
        assert hung_up(line) == 1008
        refused = [json.loads(frame) for frame in line.frames if '"refused"' in frame]
    assert [(one["id"], one["error"]) for one in refused] == [(None, "error-bad-request")] * 10


@pytest.mark.parametrize("command", [{}, {"do": "choose"}, {"id": 7, "do": "ping"}, {"id": "x" * 65, "do": "ping"}])
def test_a_command_that_makes_no_sense_is_refused(visit: Visit, command: dict[str, object]) -> None:
    ann = visit()
    table = ann.new_table(ME, RANDOM)
    with ann.connect(table) as line:
        line.until(lambda line: line.welcomed)
        line.socket.send(json.dumps(command))
        while '"refused"' not in line.frames[-1]:
            line.hear()
        assert line.command("ping")["type"] == "pong"


def test_a_message_of_more_than_16_kib_ends_the_connection(visit: Visit) -> None:
    ann = visit()
    table = ann.new_table(ME, RANDOM)
    with ann.connect(table) as line:
        line.until(lambda line: line.welcomed)
        line.socket.send(json.dumps({"do": "chat", "id": "1", "text": "x" * 17_000}))
        assert hung_up(line) == 1009
    with ann.connect(table) as line:
        assert line.command("chat", text="x" * 501)["error"] == "error-bad-command"
        assert line.command("chat", text="x" * 500)["type"] == "done"


def test_a_body_that_is_too_large_is_refused(visit: Visit) -> None:
    refused = visit().http.patch("/api/me", json={"name": "x" * 100_000})
    assert refused.status_code == 413


def test_who_leaves_in_the_middle_of_a_request_is_no_error_of_ours(visit: Visit) -> None:
    ann = visit()
    host, port = ann.site.url(ann.at).removeprefix("http://").split(":")
    path = f"/api/lessons/fellowship/left-by-{ann.me['id']}"
    head = f"POST {path} HTTP/1.1\r\nHost: {host}:{port}\r\nCookie: {ann.cookie()}\r\n"
    head += f"X-CSRF-Token: {ann.http.headers['x-csrf-token']}\r\nContent-Type: application/json\r\n"
    with socket.create_connection((host, int(port))) as line:
        line.sendall(f"{head}Content-Length: 900\r\n\r\n{{".encode())
        time.sleep(0.2)
    told: list[str] = []
    while not told:
        assert ann.http.get("/api/me").is_success
        told = [line for line in ann.site.processes[ann.at].log if path in line]
    assert [json.loads(line)["level"] for line in told] == ["info"]


def test_a_flood_is_served_slowly_and_nobody_else_waits(visit: Visit) -> None:
    ann, bob = visit(), visit()
    table = ann.new_table(ME, OPEN)
    bob.sit(table)
    with ann.connect(table) as flood, bob.connect(table) as calm:
        flood.until(lambda line: line.welcomed)
        began = time.monotonic()
        for number in range(75):
            flood.send("ping", id=f"p{number}")
        calm.until(lambda line: line.welcomed)
        asked = time.monotonic()
        calm.command("ping")
        waited = time.monotonic() - asked
        flood.until(lambda line: len(line.replies) == 75)
        served = time.monotonic() - began
        assert served > 1.2
        assert waited < served / 2


@pytest.mark.parametrize("table", ["nothing", "x" * 200, "%00", "%F0%9F%92%8D"])
def test_a_table_that_does_not_exist(visit: Visit, table: str) -> None:
    with visit().connect(table) as line:
        assert hung_up(line) == 4404


def test_a_private_table_is_not_to_be_watched(visit: Visit) -> None:
    ann, eve = visit(), visit()
    table = ann.new_table(ME, RANDOM, public=False)
    with eve.connect(table) as line:
        assert hung_up(line) == 4404
    assert eve.http.get(f"/api/tables/{table}/moments").status_code == 404
    assert eve.http.get(f"/api/tables/{table}/moments/1").status_code == 404
    assert eve.http.post(f"/api/tables/{table}/continue", json={"n": 1}).status_code == 404
    assert eve.http.get(f"/api/tables/{table}/moments?invite=guessed").status_code == 404


def test_who_watches_a_private_table_by_invitation_reads_its_replay(visit: Visit) -> None:
    ann, eve = visit(), visit()
    made = ann.post("/api/tables", {"game": "fellowship", "seats": [ME, RANDOM], "public": False})
    table, invite = made["id"], made["invite"]
    with ann.connect(table) as mine, eve.connect(table, invite=invite) as line:
        line.until(lambda line: line.welcomed)
        play(mine, choices=2)
        mine.command("resign")
        line.until(lambda line: line.finished)
    assert eve.get(f"/api/tables/{table}/moments?invite={invite}")[0]["n"] == 0
    assert eve.get(f"/api/tables/{table}/moments/1?seat=1&invite={invite}")["seat"] == 1
    assert eve.post(f"/api/tables/{table}/continue", {"n": 1, "invite": invite})["id"]


def test_without_a_cookie_there_is_no_socket(visit: Visit) -> None:
    ann = visit()
    table = ann.new_table(ME, RANDOM)
    ann.http.cookies.clear()
    with ann.connect(table) as line:
        assert hung_up(line) == 4401


def test_a_replayed_choice_of_somebody_else_is_refused(visit: Visit) -> None:
    """Eve sends exactly the bytes that Ann sent."""
    ann, eve = visit(), visit()
    table = ann.new_table(ME, RANDOM)
    with ann.connect(table) as a, eve.connect(table) as e:
        a.until(lambda line: line.options)
        e.until(lambda line: line.welcomed)
        choice = {"seq": a.doc["seq"], "code": a.options[0]["code"], "id": "mine"}
        assert a.command("choose", **choice)["type"] == "done"
        assert e.command("choose", **choice)["error"] == "error-not-seated"


@pytest.mark.parametrize("text", ["\\ud800", "\\u0000", "\\u202e", "\\ud83d\\udc8d"])
def test_odd_characters_do_no_harm(visit: Visit, text: str) -> None:
    ann = visit()
    table = ann.new_table(ME, RANDOM)
    with ann.connect(table) as line:
        line.until(lambda line: line.welcomed)
        line.socket.send(f'{{"do": "chat", "id": "odd", "text": "<{text}>"}}')
        assert line.command("ping")["type"] == "pong"
    report = ann.http.post("/api/reports", content=f'{{"table": "{table}", "words": "<{text}>"}}')
    login = ann.http.post("/api/login", content=f'{{"name": "<{text}>", "password": "<{text}>"}}')
    assert (report.status_code in (201, 400), login.status_code in (400, 403)) == (True, True)
