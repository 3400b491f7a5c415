"""Who somebody is: guests, accounts, cookies, and what protects them."""

import sqlite3
import time
from collections.abc import Callable
from contextlib import closing

import httpx
import pytest
from tests.server.site import Site
from tests.server.visitor import ME, OPEN, PATIENCE, RANDOM, Line, Visitor
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from mathom.server.people.desk import KNOWN_FOR

Visit = Callable[[], Visitor]
Own = Callable[..., Site]

PASSWORD = "speak, friend, and enter"


def test_a_newcomer_is_a_guest_and_stays_the_same_one(visit: Visit) -> None:
    ann = visit()
    assert (ann.me["guest"], ann.me["role"], ann.me["mode"]) == (True, "player", "server")
    assert ann.get("/api/me") == ann.me
    assert visit().me["id"] != ann.me["id"]


def test_a_guest_becomes_an_account_and_keeps_the_tables(visit: Visit) -> None:
    ann, elsewhere = visit(), visit()
    table = ann.new_table(ME, OPEN)
    name = f"Ann {ann.me['id']}"
    account = ann.post("/api/accounts", {"name": name, "password": PASSWORD})
    assert (account["id"], account["guest"], account["name"]) == (ann.me["id"], False, name)
    assert [info["id"] for info in ann.get("/api/tables?list=mine")] == [table]

    assert elsewhere.post("/api/login", {"name": name.upper(), "password": PASSWORD})["id"] == ann.me["id"]
    assert [info["id"] for info in elsewhere.get("/api/tables?list=mine")] == [table]
    assert elsewhere.post("/api/logout")["guest"]
    assert ann.get("/api/me")["id"] == ann.me["id"]


def test_a_session_ends_with_the_logout(visit: Visit) -> None:
    ann = visit()
    ann.post("/api/accounts", {"name": f"Out {ann.me['id']}", "password": PASSWORD})
    old = ann.http.cookies["mathom"]
    ann.post("/api/logout")
    again = httpx.get(f"{ann.site.url(0)}/api/tables", cookies={"mathom": old})
    assert again.status_code == 401


def test_an_answer_that_gets_lost_costs_nobody_the_session(visit: Visit) -> None:
    ann = visit()
    before = dict(ann.http.cookies)
    name = f"Lost {ann.me['id']}"
    ann.post("/api/accounts", {"name": name, "password": PASSWORD})
    after = dict(ann.http.cookies)

    with httpx.Client(base_url=ann.site.url(), cookies=before) as without_the_answer:
        assert without_the_answer.get("/api/me").json()["name"] == name
    with httpx.Client(base_url=ann.site.url(), cookies=after) as with_it:
        assert with_it.get("/api/me").json()["name"] == name
    # The new cookie has arrived: the one before is worth nothing.
    time.sleep(KNOWN_FOR)
    assert httpx.get(f"{ann.site.url()}/api/tables", cookies=before).status_code == 401


def test_a_new_password_logs_out_all_other_devices(visit: Visit) -> None:
    ann, elsewhere = visit(), visit()
    name = f"Twice {ann.me['id']}"
    ann.post("/api/accounts", {"name": name, "password": PASSWORD})
    elsewhere.post("/api/login", {"name": name, "password": PASSWORD})

    wrong = ann.http.put("/api/me/password", json={"old": "not this one", "new": "mellon mellon"})
    assert (wrong.status_code, wrong.json()["error"]) == (403, "error-old-password-wrong")
    assert ann.http.put("/api/me/password", json={"old": PASSWORD, "new": "mellon mellon"}).json()["name"] == name
    assert ann.get("/api/me")["name"] == name
    time.sleep(KNOWN_FOR)
    assert elsewhere.http.get("/api/tables").status_code == 401
    again = visit()
    assert again.http.post("/api/login", json={"name": name, "password": PASSWORD}).status_code == 403
    assert again.post("/api/login", {"name": name, "password": "mellon mellon"})["id"] == ann.me["id"]


def test_a_deleted_account_frees_its_name_and_leaves_its_seats(visit: Visit) -> None:
    ann, bob = visit(), visit()
    name = f"Gone {ann.me['id']}"
    account = ann.post("/api/accounts", {"name": name, "password": PASSWORD})
    table = ann.new_table(ME, OPEN)
    assert ann.http.post("/api/me/delete", json={"password": "not this one"}).status_code == 403

    after = ann.post("/api/me/delete", {"password": PASSWORD})
    assert (after["guest"], after["id"] != account["id"], ann.get("/api/tables?list=mine")) == (True, True, [])
    assert bob.http.post("/api/login", json={"name": name, "password": PASSWORD}).status_code == 403
    assert bob.post("/api/accounts", {"name": name, "password": PASSWORD})["name"] == name
    assert bob.get(f"/api/tables/{table}")["seats"][0]["held"]


def test_a_guest_has_no_password_to_change(visit: Visit) -> None:
    ann = visit()
    refused = [
        ann.http.put("/api/me/password", json={"old": PASSWORD, "new": PASSWORD}),
        ann.http.post("/api/me/delete", json={"password": PASSWORD}),
    ]
    assert [answer.status_code for answer in refused] == [403, 403]


@pytest.mark.parametrize(
    "password",
    [
        "password",
        "Passwort1",
        "12345678",
        "        ",
        "\u2003" * 9,
        "aaaaaaaaaa",
        "qwertzuiop",
        "gandalf!",
        "Ann of Bree",
    ],
)
def test_a_password_that_others_try_first_is_refused(visit: Visit, password: str) -> None:
    ann = visit()
    refused = ann.http.post("/api/accounts", json={"name": "Ann of Bree", "password": password})
    assert (refused.status_code, refused.json()["error"]) == (400, "error-weak-password")
    assert ann.get("/api/me")["guest"]


@pytest.mark.parametrize("password", ["short", "x" * 201])
def test_a_password_has_a_sensible_length(visit: Visit, password: str) -> None:
    ann = visit()
    refused = ann.http.post("/api/accounts", json={"name": "Somebody", "password": password})
    assert (refused.status_code, refused.json()["error"]) == (400, "error-bad-password")


def test_wrong_passwords_and_unknown_names_are_refused_alike(visit: Visit) -> None:
    ann, eve = visit(), visit()
    name = f"Real {ann.me['id']}"
    ann.post("/api/accounts", {"name": name, "password": PASSWORD})
    answers = [
        eve.http.post("/api/login", json={"name": who, "password": "wrong password"}) for who in (name, "nobody at all")
    ]
    assert [(answer.status_code, answer.json()) for answer in answers] == [(403, answers[0].json())] * 2


def test_names_are_taken_only_once_and_are_visible(visit: Visit) -> None:
    ann, eve = visit(), visit()
    name = f"Only {ann.me['id']}"
    ann.post("/api/accounts", {"name": name, "password": PASSWORD})
    taken = [
        eve.http.patch("/api/me", json={"name": name.lower()}),
        eve.http.post("/api/accounts", json={"name": name, "password": PASSWORD}),
    ]
    hidden = eve.http.patch("/api/me", json={"name": "a\u202eb"})
    assert [answer.status_code for answer in taken] == [409, 409]
    assert (hidden.status_code, hidden.json()["error"]) == (400, "error-bad-name")
    assert eve.http.patch("/api/me", json={"name": "  Eve  of Bree "}).json()["name"] == "Eve of Bree"


def test_a_forged_cookie_is_nobody(visit: Visit) -> None:
    ann = visit()
    session, _, mark = ann.http.cookies["mathom"].rpartition(".")
    forged = [f"{session}.{mark[:-1]}x", session, f"{session}x.{mark}", "", "."]
    codes = [httpx.get(f"{ann.site.url()}/api/tables", cookies={"mathom": one}).status_code for one in forged]
    assert codes == [401] * len(forged)


def test_changes_need_the_token_of_the_cookie(visit: Visit) -> None:
    ann, bob = visit(), visit()
    body = {"game": "fellowship", "seats": [ME, OPEN]}
    tokens = ["", "wrong", bob.http.cookies["mathom-csrf"]]
    answers = [ann.http.post("/api/tables", json=body, headers={"x-csrf-token": token}) for token in tokens]
    assert [(answer.status_code, answer.json()["error"]) for answer in answers] == [(403, "error-wrong-token")] * 3
    # Nor does a pair that somebody has planted: the token is that of another session.
    planted = {"mathom": ann.http.cookies["mathom"], "mathom-csrf": tokens[2]}
    pair = httpx.post(
        f"{ann.http.base_url}/api/tables", json=body, cookies=planted, headers={"x-csrf-token": tokens[2]}
    )
    assert (pair.status_code, pair.json()["error"]) == (403, "error-wrong-token")
    assert ann.get("/api/tables") == []


def test_whoever_logs_in_gets_another_token(visit: Visit) -> None:
    ann = visit()
    before = ann.http.cookies["mathom-csrf"]
    ann.post("/api/accounts", {"name": f"Token {ann.me['id']}", "password": PASSWORD})
    assert ann.http.cookies["mathom-csrf"] != before
    old = ann.http.patch("/api/me", json={"name": "x"}, headers={"x-csrf-token": before})
    assert (old.status_code, ann.http.patch("/api/me", json={"name": f"y {ann.me['id']}"}).status_code) == (403, 200)


def test_a_socket_of_another_origin_is_refused(visit: Visit) -> None:
    ann = visit()
    table = ann.new_table(ME, OPEN)
    address = f"{ann.site.url().replace('http', 'ws')}/ws/tables/{table}"
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(address, origin=Origin("https://elsewhere.example"), additional_headers={"cookie": ann.cookie()}),
    ):
        pass
    assert refused.value.response.status_code == 403


def test_cookies_are_out_of_reach_of_scripts_and_other_sites(site: Site) -> None:
    cookies = httpx.get(f"{site.url()}/api/me").headers.get_list("set-cookie")
    own = next(cookie for cookie in cookies if cookie.startswith("mathom="))
    token = next(cookie for cookie in cookies if cookie.startswith("mathom-csrf="))
    assert ("HttpOnly" in own, "samesite=lax" in own.lower(), "HttpOnly" in token) == (True, True, False)


def test_over_https_no_cookie_goes_over_anything_else(own_site: Own) -> None:
    def cookies(site: Site, **headers: str) -> list[str]:
        return httpx.get(site.url() + "/api/me", headers=headers).headers.get_list("set-cookie")

    plain = own_site(proxies="127.0.0.1")
    assert [cookie for cookie in cookies(plain) if "secure" in cookie.lower()] == []
    forwarded = cookies(plain, **{"x-forwarded-proto": "https"})
    assert len(forwarded) == 2
    assert all("; secure" in cookie.lower() for cookie in forwarded)
    plain.stop()
    assert all("; secure" in cookie.lower() for cookie in cookies(own_site(https=True)))


def test_guests_who_sit_nowhere_are_forgotten(own_site: Own) -> None:
    site = own_site(guest_days=30)
    ann, bob, eve, old = (Visitor(site) for _ in range(4))
    table = ann.new_table(ME, RANDOM)
    eve.post("/api/accounts", {"name": "Eve", "password": "mellon mellon"})
    site.processes[0].stop()
    with closing(sqlite3.connect(site.db)) as database, database:
        long_ago = time.time() - 31 * 24 * 3600
        guests = (ann.me["id"], eve.me["id"], old.me["id"])
        database.execute(f"UPDATE people SET created = {long_ago} WHERE id IN (?, ?, ?)", guests)
    site.processes[0].start()
    end = time.monotonic() + PATIENCE
    while old.http.get("/api/tables").status_code != 401:
        assert time.monotonic() < end, "the old guest is still known"
        time.sleep(0.1)
    assert [visitor.http.get("/api/tables").status_code for visitor in (ann, bob, eve)] == [200, 200, 200]
    assert [info["id"] for info in ann.get("/api/tables")] == [table]


@pytest.mark.parametrize("path", ["/", "/api/me", "/api/nothing", "/health", "/schema"])
def test_every_answer_has_the_security_headers(site: Site, path: str) -> None:
    headers = httpx.get(site.url() + path).headers
    policy = headers["content-security-policy"]
    assert "script-src 'self';" in policy
    assert (headers["x-content-type-options"], headers["x-frame-options"]) == ("nosniff", "DENY")
    assert headers["referrer-policy"] == "same-origin"
    assert "strict-transport-security" not in headers


def test_over_https_the_browser_is_told_to_stay_there(own_site: Own) -> None:
    site = own_site(https=True)
    answers = [httpx.get(site.url() + path).headers for path in ("/", "/api/me", "/health")]
    assert [headers["strict-transport-security"] for headers in answers] == ["max-age=31536000"] * 3


@pytest.mark.parametrize("path", ["/api/me", "/api/tables?list=mine", "/api/tables/nothing", "/api/admin/reports"])
def test_what_is_private_is_kept_nowhere(visit: Visit, path: str) -> None:
    assert visit().http.get(path).headers["cache-control"] == "no-store"


def test_guessing_passwords_and_making_tables_is_limited(own_site: Own) -> None:
    ann = Visitor(own_site(limits=True))

    def until_refused(path: str, body: dict[str, object]) -> tuple[int, int]:
        """The first answer and the last; permits come back with time, so a slow machine takes more of them."""
        codes: list[int] = []
        while 429 not in codes and len(codes) < 200:
            codes.append(ann.http.post(path, json=body).status_code)
        return codes[0], codes[-1]

    assert until_refused("/api/login", {"name": "x", "password": "wrong"}) == (403, 429)
    assert until_refused("/api/tables", {"game": "fellowship", "seats": [ME, OPEN]}) == (201, 429)


def test_no_secret_is_logged(own_site: Own) -> None:
    site = own_site()
    ann = Visitor(site)
    ann.post("/api/accounts", {"name": "Ann", "password": PASSWORD})
    made = ann.post("/api/tables", {"game": "fellowship", "seats": [ME, OPEN]})
    Line(ann, made["id"], 0, {"invite": made["invite"]}).close()
    site.processes[0].stop()
    log = "\n".join(site.processes[0].log)
    secrets = [PASSWORD, made["invite"], ann.http.cookies["mathom"], ann.http.cookies["mathom-csrf"]]
    assert "/api/accounts" in log
    assert [secret for secret in secrets if secret in log] == []
