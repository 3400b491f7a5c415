"""Decks brought to a table: the game waits for them, nobody else sees them, and they survive a restart."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.kernel.announced import barrows_announced
from tests.kernel.barrow_cards import clause_map
from tests.kernel.barrows import PLAUSIBLE
from tests.tables.helpers import ANN, BEN, EVE, Room, refused

from mathom.effects import ClauseMap
from mathom.tables import NoSeat

__all__ = ["barrows_announced"]

pytestmark = pytest.mark.usefixtures("barrows_announced")
WOLVES = ["wolf"] * 3 + ["mist"] * 3 + ["ward"] * 3 + ["seer"] * 3


def room(*seats: str) -> Room:
    made = Room(*seats, game="barrows")
    if "open" in seats:
        made.table.join(BEN, made.table.invite, None, made.now)
    return made


def header(made: Room) -> dict[str, Any]:
    found: dict[str, Any] = next(
        json.loads(line) for line in made.lines if '"commitment"' in line and '"mathom"' in line
    )
    return found


def test_the_game_begins_when_every_person_has_brought_a_deck() -> None:
    made = room("me", "open")
    assert made.table.status == "open"
    assert refused(made.do(ANN, "start")) == ("error-not-now", ["somebody-has-brought-nothing-yet"])
    made.do(ANN, "bring", what=WOLVES)
    assert made.table.status == "open"
    made.do(BEN, "bring", what=PLAUSIBLE[2])
    assert made.table.status == "running"
    assert [entry["value"] for entry in header(made)["brought"]] == [sorted(WOLVES), PLAUSIBLE[2]]


def test_a_bot_brings_what_the_game_suggests() -> None:
    made = room("me", "bot")
    made.do(ANN, "bring", what=WOLVES)
    assert [entry["value"] for entry in header(made)["brought"]] == [sorted(WOLVES), PLAUSIBLE[1]]


def test_everybody_sees_that_a_deck_is_there_and_nobody_which() -> None:
    made = room("me", "open")
    feeds = {seat: str(made.table.welcome(seat, made.now)) for seat in (0, 1, None)}
    made.do(ANN, "bring", what=WOLVES)
    after = {seat: str(made.table.welcome(seat, made.now)) for seat in (0, 1, None)}
    commitment = made.table.seats[0].plain()["brought"]
    for seat in (0, 1, None):
        assert commitment not in feeds[seat]
        assert commitment in after[seat]
        assert "wolf" not in after[seat]
        assert made.table.seats[0].brought is not None
        assert made.table.seats[0].brought["salt"] not in after[seat]
    updates = str(made.table.take_updates())
    assert "wolf" not in updates


def test_a_deck_that_does_not_fit_is_refused_with_its_rule_and_changes_nothing() -> None:
    made = room("me", "open")
    reply = made.do(ANN, "bring", what=["wolf"])
    assert refused(reply) == ("error-bad-brought", ["a-deck-has-twelve-cards"])
    assert reply["reasons"][0]["rules"] == ["BA-1.1"]
    assert made.table.seats[0].brought is None


def test_a_deck_can_be_changed_until_the_game_begins_and_goes_with_its_person() -> None:
    made = room("me", "open")
    made.do(ANN, "bring", what=WOLVES)
    first = made.table.seats[0].plain()["brought"]
    made.do(ANN, "bring", what=PLAUSIBLE[0])
    assert made.table.seats[0].plain()["brought"] != first
    made.table.note("left", seat=0)
    assert "brought" not in made.table.seats[0].plain()


def test_a_deck_survives_a_restart() -> None:
    made = room("me", "open")
    made.do(ANN, "bring", what=WOLVES)
    table = made.restored()
    assert table.seats[0].brought == made.table.seats[0].brought
    made.table = table
    made.do(BEN, "bring", what=PLAUSIBLE[0])
    assert made.table.status == "running"
    assert refused(made.do(ANN, "bring", what=WOLVES)) == ("error-not-now", ["the-game-has-begun"])


def test_only_who_sits_here_brings_and_only_where_something_is_brought() -> None:
    assert refused(room("me", "open").do(EVE, "bring", what=WOLVES))[0] == "error-not-seated"
    plain = Room("me", "open")
    assert refused(plain.do(ANN, "bring", what=WOLVES)) == ("error-not-now", ["nothing-is-brought-to-this-game"])


def test_a_table_warns_of_cards_that_are_not_complete_before_the_game_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    assert room("me", "open").table.info(None)["incomplete"] == {}
    clauses = ClauseMap({"blade": ["blade.1", "blade.2"], "wolf": ["wolf.1"]})
    clauses.implement("wolf.1", *clause_map().carried_out["wolf.1"])
    monkeypatch.setattr("tests.kernel.barrows.clause_map", lambda: clauses)
    made = room("me", "open")
    for viewer in (None, 0, 1):
        assert made.table.info(viewer)["incomplete"] == {"blade": ["blade.1", "blade.2"]}
    assert '"incomplete"' in str(made.table.welcome(1, made.now))


def test_what_a_deck_lacks_is_told_to_who_brings_it_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "tests.kernel.barrows.Barrows.lacking", lambda self, brought: {brought[0]: ["x.1"]}, raising=False
    )
    made = room("me", "open")
    before = [made.table.info(viewer)["incomplete"] for viewer in (None, 0, 1)]
    made.do(ANN, "bring", what=WOLVES)
    assert before == [{}, {}, {}]
    assert [made.table.info(viewer)["incomplete"] for viewer in (None, 0, 1)] == [{}, {sorted(WOLVES)[0]: ["x.1"]}, {}]


def test_at_a_cancelled_table_no_game_begins_that_would_show_what_was_brought() -> None:
    """What is over is shown to everybody: else whoever made a table could read a guest's deck by cancelling it."""
    made = room("me", "open")
    made.do(BEN, "bring", what=WOLVES)
    made.do(ANN, "cancel")
    over = ("error-not-now", ["the-table-is-finished"])
    assert refused(made.do(ANN, "bring", what=PLAUSIBLE[2])) == over
    assert refused(made.do(ANN, "start")) == over
    assert made.table.match is None
    assert made.restored().match is None


def test_nobody_sits_down_at_a_cancelled_table_or_wants_a_rematch_of_it() -> None:
    made = Room("me", "open", game="barrows")
    made.do(ANN, "cancel")
    with pytest.raises(NoSeat):
        made.table.join(BEN, made.table.invite, None, made.now)
    made = room("me", "open")
    made.do(ANN, "cancel")
    assert refused(made.do(BEN, "rematch")) == ("error-not-now", ["the-table-is-finished"])
