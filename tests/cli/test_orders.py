"""When a person at the keyboard is asked where they may pass: orders by window, kept for the next game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Mathom
from tests.games.meccg.tale import Tale
from tests.games.meccg.test_events import on_the_way

from mathom.cli.playing.orders import Orders
from mathom.cli.tables.meccg import MeccgTable
from mathom.games.meccg.game import GAME
from mathom.kernel import PASS, Match
from mathom.texts import Texts

ORCS, STIR = "tw-72", "tw-61"
HAZARD_PLAYER = 1
MINE = "other/mh"
START = ("play", "meccg", "--seats", "Ann,random", "--seed", "1")


@pytest.fixture
def match() -> Match:
    """The hazard player can play something on the way of the other's company."""
    tale: Tale = on_the_way({}, {ORCS: 1, STIR: 1}, {})
    assert tale.s.ask is not None
    assert tale.s.ask.waiting() == [HAZARD_PLAYER]
    found = Match.start(GAME, {}, ["Ann", "Bob"], "orders", lambda _: None)
    found.state = tale.s
    return found


def test_a_window_is_asked_unless_the_order_is_to_pass(match: Match) -> None:
    orders = Orders("meccg", None)
    assert orders.passes(match, HAZARD_PLAYER, alone=True) is None
    orders.order("own", "never")
    assert orders.passes(match, HAZARD_PLAYER, alone=True) is None
    orders.order("other", "never")
    assert orders.passes(match, HAZARD_PLAYER, alone=True) == PASS
    orders.order(MINE, "able")
    assert orders.passes(match, HAZARD_PLAYER, alone=True) is None
    orders.order("other", "never")
    assert orders.policy(MINE) == "never"


def test_stop_asks_once_whatever_the_orders_say(match: Match) -> None:
    orders = Orders("meccg", None)
    orders.order("other", "never")
    orders.order("other", "stop")
    assert orders.passes(match, HAZARD_PLAYER, alone=True) is None
    assert orders.passes(match, HAZARD_PLAYER, alone=True) == PASS


def test_orders_are_kept_for_the_next_game_and_damaged_ones_forgotten(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "passing.json"
    Orders("meccg", file).order("own", "never")
    Orders("other-game", file).order("own", "able")
    assert Orders("meccg", file).policy("own/attack") == "never"
    assert json.loads(file.read_text("utf-8"))["other-game"] == {"own": "able"}
    for damaged in ("[]", "{", '{"meccg": {"own": "stop"}}', '{"meccg": 3}'):
        file.write_text(damaged, "utf-8")
        assert Orders("meccg", file).policy("own") == "ask"


def test_orders_are_given_by_words_of_both_languages_and_shown(mathom: Mathom) -> None:
    ran = mathom(*START, typed="asked\nasked never own\ngefragt möglich fremd/attack\nquit\n")
    assert "An attack, before the strikes" in ran.out
    later = mathom(*START, "--lang", "de", typed="gefragt\nende\n")
    row = next(line for line in later.out.splitlines() if line.strip().startswith("attack"))
    assert row.split()[-3:] == ["nie", "wenn", "möglich"]


def test_an_order_that_makes_no_sense_is_refused_with_an_example(mathom: Mathom) -> None:
    ran = mathom(*START, typed="asked sometimes\nasked never other/teatime\nquit\n")
    assert ran.out.count("For example: asked never own") == 2
    assert (
        "Nobody passes in this game."
        in mathom("play", "fellowship", "--seats", "Ann,random", typed="asked never own\nhold\nquit\n").out
    )


def test_an_option_that_plays_a_card_says_what_its_text_does(match: Match) -> None:
    view = GAME.view(match.state, HAZARD_PLAYER)
    table, texts = MeccgTable(GAME), Texts("de", strict=True)
    told = {option["key"]: table.option(texts, view, option) for option in view["ask"]["options"]}
    line = next(line for key, line in told.items() if key.startswith(f"declare:{STIR}"))
    assert "spielen" in line
    assert "Ork" in line.partition("spielen")[2]
