"""Cards and decks of Middle-earth CCG over the wire."""

from __future__ import annotations

from collections.abc import Callable

import httpx
import pytest
from tests.server.site import Site
from tests.server.visitor import Visitor

from mathom.games.meccg.decks import built_in, write_deck
from mathom.server.storage import decks as rows

Visit = Callable[[], Visitor]


@pytest.mark.parametrize(("lang", "title"), [("de", "Grabunhold"), ("en", "Barrow-wight")])
def test_all_cards_come_at_once_and_only_once(site: Site, lang: str, title: str) -> None:
    url = f"{site.url()}/api/meccg/cards/{lang}"
    first = httpx.get(url)
    cards = {card["id"]: card for card in first.json()}
    assert len(cards) == 1683
    assert (cards["tw-14"]["title"], cards["tw-14"]["type"]) == (title, "creature")
    assert cards["tw-14"]["other"] == {"Grabunhold": "Barrow-wight", "Barrow-wight": "Grabunhold"}[title]
    assert max(len(card["gist"]) for card in cards.values()) <= 112
    assert cards["tw-117"]["gist"].endswith(" …")
    asked = ("tw-14", "tw-332", "le-237", "tw-254", "tw-413", "ba-93", "wh-101", "tw-440")
    assert [cards[one]["allowed"] for one in asked] == [
        ["hero", "minion", "fallen-wizard", "balrog"],
        ["hero", "fallen-wizard"],
        ["minion", "fallen-wizard", "balrog"],
        ["hero", "minion", "fallen-wizard", "balrog"],
        ["hero", "fallen-wizard"],
        ["balrog"],
        ["fallen-wizard"],
        [],
    ]
    assert {card["status"] for card in cards.values()} <= {"complete", "partial", "missing"}
    assert httpx.get(url, headers={"if-none-match": first.headers["etag"]}).status_code == 304


def test_a_card_tells_its_clauses(visit: Visit) -> None:
    ann = visit()
    alatar = ann.get("/api/meccg/cards/de/tw-117")
    assert [clause["id"] for clause in alatar["clauses"]] == ["tw-117.1", "tw-117.2", "tw-117.3", "tw-117.4"]
    assert alatar["clauses"][0]["text"].startswith("Bewegt sich Alatars Gemeinschaft")
    assert alatar["clauses"][0]["rulings"] == ["CR-011"]
    assert ann.http.get("/api/meccg/cards/de/tw-999").status_code == 404
    assert ann.http.get("/api/meccg/cards/fr/tw-117").status_code == 400


def test_built_in_decks_are_listed_and_shown(visit: Visit) -> None:
    ann = visit()
    decks = {deck["name"]: deck["alignment"] for deck in ann.get("/api/meccg/decks")}
    assert (decks["challenge-a"], decks["challenge-g"]) == ("hero", "minion")
    lacking = {deck["name"]: deck["lacking"] for deck in ann.get("/api/meccg/decks")}
    assert lacking["challenge-a"] < 10 < lacking["challenge-d"]
    suggested = {
        deck["suggested"]: deck["name"] for deck in ann.get("/api/meccg/decks") if deck["suggested"] is not None
    }
    assert suggested == {0: "challenge-a", 1: "challenge-b"}
    assert ann.get("/api/meccg/decks/challenge-a")["resources"] == built_in("challenge-a").resources
    assert ann.http.get("/api/meccg/decks/challenge-z").status_code == 400


def test_a_deck_is_checked_read_and_written(visit: Visit) -> None:
    ann = visit()
    deck = ann.get("/api/meccg/decks/challenge-a")
    sizes = {"fewest": 30, "fewest_rule": "ME-2.26", "sideboard": 30, "sideboard_rule": "ME-2.60"}
    assert ann.post("/api/meccg/decks/check", {"deck": deck}) == {
        "faults": [],
        "creatures": 16.0,
        "sizes": sizes,
        "lacking": [],
    }
    lacking = ann.post("/api/meccg/decks/check", {"deck": ann.get("/api/meccg/decks/challenge-d")})["lacking"]
    [told] = [one for one in ann.get("/api/meccg/decks") if one["name"] == "challenge-d"]
    assert len(lacking) == told["lacking"] > 0
    standard = {"fewest": 25, "fewest_rule": "ME-28.2", "sideboard": 25, "sideboard_rule": "ME-28.5"}
    asked = {"deck": deck, "variant": {"rules": "standard"}}
    assert ann.post("/api/meccg/decks/check", asked)["sizes"] == standard
    deck["hazards"]["tw-66"] = 1
    faults = ann.post("/api/meccg/decks/check", {"deck": deck, "against": "minion"})["faults"]
    assert [(fault["rule"], fault["section"], fault["card"]) for fault in faults] == [
        ("ME-2.46", "hazards", "tw-66"),
        ("ME-2.39", "hazards", ""),
    ]
    written = ann.post("/api/meccg/decks/write", {"deck": deck, "form": "list", "lang": "de"})["text"]
    assert "Unterstützung (30)" in written
    read = ann.post("/api/meccg/decks/read", {"text": written + "\n2 Barrow-wihgt"})
    assert read["deck"]["hazards"] == deck["hazards"]
    assert read["unmatched"][0]["near"][0] == "tw-14"
    for path, body in (
        ("check", {"deck": {"alignment": "ent"}}),
        ("check", {"deck": {"alignment": "hero"}, "variant": {"rules": "casual"}}),
        ("check", {"deck": {"alignment": "hero", "pool": {"tw-1": 0}}}),
        ("read", {"text": ""}),
        ("write", {"deck": {}, "form": "pdf"}),
    ):
        assert ann.http.post(f"/api/meccg/decks/{path}", json=body).status_code == 400, (path, body)


def test_decks_are_kept_for_their_owner_only(visit: Visit) -> None:
    ann, bob = visit(), visit()
    deck = built_in("challenge-g").plain()
    assert ann.get("/api/me/decks") == []
    assert ann.http.put("/api/me/decks/first", json={"deck": deck}).json()["id"] == "first"
    assert ann.http.put("/api/me/decks/second", json={"deck": {"alignment": "hero"}}).status_code == 200
    changed = {**deck, "title": "Uglier still"}
    assert ann.http.put("/api/me/decks/first", json={"deck": changed}).status_code == 200
    kept = ann.get("/api/me/decks")
    assert [(one["id"], one["deck"].get("title")) for one in kept] == [("first", "Uglier still"), ("second", None)]
    assert bob.get("/api/me/decks") == []
    assert ann.http.put("/api/me/decks/..", json={"deck": deck}).status_code in (400, 404, 405)
    assert ann.http.put("/api/me/decks/First", json={"deck": deck}).status_code == 400
    assert ann.http.put("/api/me/decks/third", json={"deck": {"alignment": 3}}).status_code == 400
    assert ann.http.delete("/api/me/decks/first").json() == {"id": "first"}
    assert [one["id"] for one in ann.get("/api/me/decks")] == ["second"]


def test_nobody_keeps_more_decks_than_there_is_room_for(visit: Visit) -> None:
    ann = visit()
    for number in range(rows.MOST):
        assert ann.http.put(f"/api/me/decks/d{number}", json={"deck": {"alignment": "hero"}}).status_code == 200
    assert ann.http.put("/api/me/decks/more", json={"deck": {"alignment": "hero"}}).status_code == 409
    assert ann.http.put("/api/me/decks/d0", json={"deck": {"alignment": "minion"}}).status_code == 200


def test_decks_go_with_the_account(visit: Visit) -> None:
    ann = visit()
    name = f"Decks {ann.me['id'][:8]}"
    ann.post("/api/accounts", {"name": name, "password": "a long password"})
    assert ann.http.put("/api/me/decks/mine", json={"deck": {"alignment": "hero"}}).status_code == 200
    ann.post("/api/me/delete", {"password": "a long password"})
    assert ann.get("/api/me/decks") == []


def test_a_text_that_is_too_long_is_refused(visit: Visit) -> None:
    ann = visit()
    assert ann.http.post("/api/meccg/decks/read", json={"text": "x" * 50_001}).status_code == 400
    assert write_deck(built_in("challenge-a"))
