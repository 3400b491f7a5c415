"""Positions written by hand, as scenarios and these tests use them."""

from typing import Any

import pytest
from tests.games.fellowship.helpers import around, hand, look, new, position

from mathom.games.fellowship import GAME
from mathom.kernel import BadScenario


@pytest.mark.parametrize(
    ("given", "detail"),
    [
        ({"hand": []}, "unknown entry 'hand' in .position.; known: active, points"),
        ({"hands": [["green-0", "green-0"], [], [], []]}, "there is no card 'green-0' left"),
        ({"hands": [["green-6"], [], [], []]}, "there is no card 'green-6' left"),
        ({"cards": ["red-1 0,0"]}, "'red-1 0,0': no such cell, or it is taken"),
        ({"cards": ["red-1 here"]}, "'red-1 here': no such cell, or it is taken"),
        ({"cards": ["red-1 -1,-1", "red-2 -1,-1"]}, "'red-2 -1,-1': no such cell, or it is taken"),
        ({"rings": [["one"], [], [], []]}, "there is no ring 'one'; rings: bag_end, bree"),
        ({"cards": ["red-1 -1,-1 one"]}, "there is no ring 'one'"),
        ({"cards": ["red-1"]}, "'red-1': no such cell, or it is taken"),
        ({"points": [1, 2, 3]}, "'points' needs one entry for each of the 4 seats"),
        ({"hands": [[]] * 5}, "'hands' needs one entry for each of the 4 seats"),
        ({"decks": [[]]}, "'decks' needs one entry for each of the 4 seats"),
        ({"rings": [[]]}, "'rings' needs one entry for each of the 4 seats"),
        ({"hands": [["red-1"], [], [], []]}, "'red-1' is not a card of seat 0"),
        ({"decks": [[], [], [], ["green-0"]]}, "'green-0' is not a card of seat 3"),
        ({"active": 4}, "'active' is a seat from 0 to 3"),
        ({"active": -1}, "'active' is a seat from 0 to 3"),
        ({"locations": []}, "there are 1 to 10 locations"),
        ({"locations": [[0, 3 * i] for i in range(11)]}, "there are 1 to 10 locations"),
    ],
)
def test_a_position_that_cannot_be(given: dict[str, Any], detail: str) -> None:
    with pytest.raises(BadScenario, match=detail):
        GAME.arrange(new(4), given)


def test_no_card_of_an_unused_colour_can_be_used() -> None:
    with pytest.raises(BadScenario, match="there is no card 'blue-1' left"):
        GAME.arrange(new(3), {"cards": ["blue-1 -1,-1"]})


def test_the_cards_not_named_are_in_the_decks() -> None:
    t = position(hands=[["green-5"]], box=["yellow-5"], cards=around("red-1"))
    t.zones.census()
    counts = [(p["hand_count"], p["deck_count"]) for p in look(t)["players"]]
    assert (hand(t), counts, look(t)["box"]) == (["green-5"], [(1, 21), (1, 20), (1, 20), (1, 21)], ["yellow-5"])


def test_with_the_decks_named_the_other_cards_are_out_of_the_game() -> None:
    t = position(hands=[["green-5"]], decks=[["green-4"], [], ["red-1", "red-2"], []])
    t.zones.census()
    counts = [(p["hand_count"], p["deck_count"]) for p in look(t)["players"]]
    assert (counts, len(look(t)["box"])) == ([(1, 1), (1, 0), (1, 2), (1, 0)], 88 - 7)


def test_a_deck_is_known_to_nobody_and_a_hand_to_its_holder() -> None:
    t = position(hands=[["green-5"]], decks=[["green-4"], [], [], []])
    assert [t.zones.known[card] for zone in (0, 4, 5) for card in t.zones.content[zone]] == [0, 1, 2]


def test_cards_left_to_the_decks_are_known_to_nobody() -> None:
    t = position(hands=[["green-5"]])
    assert {t.zones.known[card] for zone in range(4) for card in t.zones.content[zone]} == {0}


def test_a_scored_location_is_every_one_but_the_last() -> None:
    t = position(at="ford")
    assert (t.scored, len(t.laid), look(t)["location"]["scored"]) == (3, 4, False)
