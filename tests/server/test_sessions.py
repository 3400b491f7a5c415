"""Sessions that end, and how often somebody may do what costs others something."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import httpx
from tests.server.site import Site
from tests.server.visitor import ME, OPEN, RANDOM, Line, Visitor, hung_up

Own = Callable[..., Site]
Visit = Callable[[], Visitor]

PASSWORD = "speak, friend, and enter"


def test_a_socket_does_not_outlive_the_logout(visit: Visit) -> None:
    """Wherever it was opened: the logout is at one process, the sockets are at both."""
    ann, bob = visit(), visit()
    ann.post("/api/accounts", {"name": f"Out {ann.me['id']}", "password": PASSWORD})
    ann.get("/api/me")
    table = ann.new_table(ME, OPEN, public=False)
    with ann.connect(table, at=0) as here, ann.connect(table, at=1) as there:
        for line in (here, there):
            line.until(lambda line: line.welcomed)
        ann.post("/api/logout")
        assert [hung_up(line, 10) for line in (here, there)] == [4401, 4401]
    assert bob.get("/api/me")["id"] == bob.me["id"]


def test_a_new_password_ends_the_sockets_of_other_devices(visit: Visit) -> None:
    ann, elsewhere = visit(), visit()
    name = f"Two {ann.me['id']}"
    ann.post("/api/accounts", {"name": name, "password": PASSWORD})
    elsewhere.post("/api/login", {"name": name, "password": PASSWORD})
    for visitor in (ann, elsewhere):
        visitor.get("/api/me")
    table = ann.new_table(ME, OPEN)
    with ann.connect(table) as mine, elsewhere.connect(table) as stolen:
        for line in (mine, stolen):
            line.until(lambda line: line.welcomed)
        changed = ann.http.put("/api/me/password", json={"old": PASSWORD, "new": "a much better secret"})
        assert changed.status_code == 200
        assert hung_up(stolen, 10) == 4401
        assert mine.command("ping")["type"] == "pong"


def until_refused(ask: Callable[[], httpx.Response], most: int = 150) -> tuple[int, dict[str, Any]]:
    """How often it went well, and the refusal."""
    for count in range(most):
        answer = ask()
        if not answer.is_success:
            return count, {"status": answer.status_code, **answer.json()}
    raise AssertionError("nobody stops it")


def test_logging_out_makes_no_more_guests_than_coming(own_site: Own) -> None:
    ann = Visitor(own_site(limits=True))
    old = ann.http.cookies["mathom"]

    def out() -> httpx.Response:
        nonlocal old
        old = ann.http.cookies["mathom"]
        return ann.http.post("/api/logout")

    count, refused = until_refused(out)
    assert (refused["status"], refused["error"], count >= 20) == (429, "error-too-often", True)
    # Who logs out is out, guest or not.
    assert httpx.get(f"{ann.site.url()}/api/tables", cookies={"mathom": old}).status_code == 401


def test_names_cannot_be_tried_out_one_after_the_other(own_site: Own) -> None:
    ann = Visitor(own_site(limits=True))
    names = iter(range(1000))
    count, refused = until_refused(lambda: ann.http.patch("/api/me", json={"name": f"Name {next(names)}"}))
    assert (refused["error"], count >= 10) == ("error-too-often", True)


def test_an_address_that_somebody_makes_up_is_not_believed(own_site: Own) -> None:
    ann = Visitor(own_site(limits=True))
    numbers = iter(range(1000))

    def guess() -> httpx.Response:
        headers = {"x-forwarded-for": f"203.0.113.{next(numbers) % 250}", "forwarded": "for=198.51.100.7"}
        return ann.http.post("/api/login", json={"name": "x", "password": "wrong"}, headers=headers)

    codes = [guess().status_code for _ in range(60)]
    assert (codes[0], 429 in codes) == (403, True)
    site = ann.site
    assert sum("name it with --proxies" in line for line in site.processes[0].log) == 1
    # Behind a proxy that nobody has named, everybody seems to be at this machine.
    assert httpx.get(site.url() + "/metrics", headers={"x-forwarded-for": "203.0.113.9"}).status_code == 403
    site.restart(proxies="127.0.0.1")
    fresh = [
        httpx.post(
            site.url() + "/api/login",
            json={"name": "x", "password": "wrong"},
            headers={"x-forwarded-for": f"203.0.113.{n}", "x-csrf-token": ann.http.headers["x-csrf-token"]},
            cookies=dict(ann.http.cookies),
        ).status_code
        for n in range(14)
    ]
    assert fresh == [403] * 14


def test_who_asks_without_pause_waits(own_site: Own) -> None:
    """The last permits of a person come one by one; another person does not notice."""
    site = own_site(limits=True)
    ann, bob = Visitor(site), Visitor(site)
    table = ann.new_table(ME, RANDOM)
    began = time.monotonic()
    assert {ann.http.get("/api/tables").status_code for _ in range(120)} == {200}
    assert time.monotonic() - began > 2
    began = time.monotonic()
    assert {ann.http.get(f"/api/tables/{table}/moments").status_code for _ in range(7)} == {200}
    assert time.monotonic() - began > 2
    assert bob.http.get(f"/api/tables/{table}/moments").status_code == 200


def chatted(line: Line, times: int) -> list[str]:
    sent = [line.send("chat", text="x" * 480) for _ in range(times)]
    line.until(lambda line: sent[-1] in line.replies)
    return [str(line.replies[id].get("error", "done")) for id in sent]


def test_chatting_is_limited_for_each_person(own_site: Own) -> None:
    site = own_site(limits=True)
    ann, eve = Visitor(site), Visitor(site)
    table = ann.new_table(ME, RANDOM)
    with ann.connect(table) as mine, eve.connect(table) as one, eve.connect(table) as two:
        for line in (mine, one, two):
            line.until(lambda line: line.welcomed)
        answers = chatted(one, 14) + chatted(two, 6)
        assert (answers[0], answers[-1], set(answers)) == ("done", "error-too-often", {"done", "error-too-often"})
        assert chatted(mine, 2) == ["done", "done"]


def test_a_welcome_stays_small_whatever_was_said(visit: Visit) -> None:
    ann, eve, mel = visit(), visit(), visit()
    table = ann.new_table(ME, RANDOM)
    for onlooker in (eve, mel):
        with onlooker.connect(table) as line:
            line.until(lambda line: line.welcomed)
            answers = chatted(line, 70)
        assert answers.count("done") == 60, "the chats of those who look on are bounded"
    with ann.connect(table) as line:
        line.until(lambda line: line.welcomed)
        assert line.command("chat", text="and I?")["type"] == "done"
    with eve.connect(table) as line:
        welcome = line.hear()
        chats = [event for event in welcome["log"] if event["event"] == "chat"]
        assert (len(chats), chats[-1]["text"], len(line.frames[0]) < 100_000) == (100, "and I?", True)


def test_nobody_learns_the_ids_of_people(visit: Visit) -> None:
    ann, bob, eve = visit(), visit(), visit()
    table = ann.new_table(ME, OPEN)
    with ann.connect(table) as a, eve.connect(table) as e:
        for line in (a, e):
            line.until(lambda line: line.welcomed)
        bob.sit(table)
        for line in (a, e):
            line.until(lambda line: any(event["event"] == "sat" for event in line.log))
        with eve.connect(table) as again:
            again.until(lambda line: line.welcomed)
            told = "".join((*a.frames, *e.frames, *again.frames, eve.http.get(f"/api/tables/{table}").text))
    assert [who.me["id"] in told for who in (ann, bob)] == [False, False]
    assert bob.me["name"] in told
