"""What a player tries who wants to see the other's cards, or to have an end undone: over real sockets."""

from typing import Any

import pytest
from tests.server.planted import plant, plant_before_the_end
from tests.server.site import Site
from tests.server.visitor import Line, Visitor

GAMES = ["fellowship", "wotr"]


@pytest.fixture
def two(house: Site) -> tuple[Site, Visitor, Visitor]:
    return house, Visitor(house), Visitor(house)


def refusal(reply: dict[str, Any]) -> str:
    assert reply["type"] == "refused", reply
    return str(reply["reasons"][0]["key"])


def bot_for_the_other(line: Line, seat: int) -> None:
    line.until(lambda line: line.welcomed)
    assert line.command("pause")["type"] == "done"
    assert line.command("bot", seat=seat)["type"] == "done"


@pytest.mark.parametrize("game", GAMES)
def test_nobody_looks_into_the_hand_of_an_absent_player(two: tuple[Site, Visitor, Visitor], game: str) -> None:
    site, ann, bob = two
    table = plant(site, game, ann, bob, choices=40)
    with ann.connect(table) as line:
        bot_for_the_other(line, 1)
        copy = ann.http.post(f"/api/tables/{table}/continue", json={"n": 40})
        assert (copy.status_code, copy.json()["reasons"][0]["key"]) == (409, "the-game-is-not-over")
        assert ann.get(f"/api/tables/{table}/moments/40?seat=1")["seat"] == 0


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_does_not_agree_for_an_absent_player(two: tuple[Site, Visitor, Visitor], game: str) -> None:
    site, ann, bob = two
    table = plant(site, game, ann, bob, choices=150)
    with ann.connect(table) as a:
        bot_for_the_other(a, 1)
        first = next(entry["n"] for entry in ann.get(f"/api/tables/{table}/moments") if entry["seat"] == 0)
        assert a.command("undo", n=first)["type"] == "done"
        a.until(lambda line: line.doc["table"]["request"])
        assert a.doc["table"]["request"]["waiting"] == [1]
        assert not [event for event in a.log if event["event"] == "undone"]
        with bob.connect(table) as b:
            b.until(lambda line: line.welcomed)
            assert b.command("answer", request=b.doc["table"]["request"]["id"], yes=False)["type"] == "done"
        a.until(lambda line: line.log[-1]["event"] == "declined")


@pytest.mark.parametrize("undo", ["consent", "free", "never"])
@pytest.mark.parametrize("game", GAMES)
def test_what_the_end_has_shown_is_not_taken_back_unasked(
    two: tuple[Site, Visitor, Visitor], game: str, undo: str
) -> None:
    site, ann, bob = two
    table, seat, code = plant_before_the_end(site, game, ann, bob, undo=undo)
    mover, other = (ann, bob) if seat == 0 else (bob, ann)
    with mover.connect(table) as m, other.connect(table) as o:
        m.until(lambda line: line.options)
        assert m.command("choose", seq=m.doc["seq"], code=code)["type"] == "done"
        for line in (m, o):
            line.until(lambda line: line.finished)
        reply = m.command("undo")
        if undo == "never":
            assert refusal(reply) == "no-taking-back-at-this-table"
            return
        o.until(lambda line: line.doc["table"]["request"])
        assert o.finished
        assert o.command("answer", request=o.doc["table"]["request"]["id"], yes=True)["type"] == "done"
        m.until(lambda line: not line.finished)


def test_a_rematch_is_offered_instead(two: tuple[Site, Visitor, Visitor]) -> None:
    site, ann, bob = two
    table = plant(site, "wotr", ann, bob)
    with ann.connect(table) as a, bob.connect(table) as b:
        a.until(lambda line: line.finished)
        assert a.command("rematch")["type"] == "done"
        request = b.until(lambda line: line.doc["table"]["request"] if line.doc else None)
        b.command("answer", request=request["id"], yes=True)
        again = b.until(lambda line: line.doc["table"]["rematch"] if line.doc else None)
        with bob.connect(again) as new:
            new.until(lambda line: line.welcomed)
            assert (new.doc["you"], new.doc["table"]["status"]) == (0, "running")


@pytest.mark.parametrize("game", [*GAMES, "risk"])
def test_who_is_asked_to_let_somebody_take_back_learns_nothing_of_what_was_chosen(
    two: tuple[Site, Visitor, Visitor], game: str
) -> None:
    """The choice may be secret: a card laid face down, the way of the Ring-bearer."""
    site, ann, bob = two
    table = plant(site, game, ann, bob, choices=60)
    own = [entry for entry in ann.get(f"/api/tables/{table}/moments") if entry["seat"] == 0 and entry["n"] > 0]
    with ann.connect(table) as a, bob.connect(table) as b:
        a.until(lambda line: line.welcomed)
        b.until(lambda line: line.welcomed)
        assert a.command("undo", n=own[0]["n"])["type"] == "done"
        b.until(lambda line: line.doc["table"]["request"])
        request = b.doc["table"]["request"]
        assert sorted(request) == ["by", "events", "id", "kind", "n", "waiting"]
        assert all("to" not in event or event["to"] is None for event in request["events"])
        assert b.command("answer", request=request["id"], yes=True)["type"] == "done"
        b.until(lambda line: line.log[-1]["event"] == "undone")
        assert {"key", "args", "text", "code"}.isdisjoint(b.log[-1])
