"""Positions written by hand, as scenarios and these tests use them."""

from random import Random
from typing import Any

import pytest
from tests.games.fellowship.helpers import around, hand, look, new, position

from mathom.games.fellowship import GAME
from mathom.kernel import BadScenario


@pytest.mark.parametrize(
    ("given", "detail"),
    [
        ({"hand": []}, "position: unknown entry 'hand'; perhaps 'hands' is meant"),
        ({"hands": [["green-0", "green-0"], [], [], []]}, "there is no card 'green-0' left"),
        ({"hands": [["green-6"], [], [], []]}, "position.hands.0.0: there is no 'green-6' here; perhaps 'green-5' is"),
        ({"cards": ["red-1 0,0"]}, "'red-1 0,0': no such cell, or it is taken"),
        ({"cards": ["red-1 here"]}, "'red-1 here': no such cell, or it is taken"),
        ({"cards": ["red-1 -1,-1", "red-2 -1,-1"]}, "'red-2 -1,-1': no such cell, or it is taken"),
        ({"rings": [["one"], [], [], []]}, "position.rings.0.0: there is no 'one' here; known: bag_end, bree"),
        ({"cards": ["red-1 -1,-1 one"]}, "position.cards.0 'red-1 -1,-1 one': there is no 'one' here"),
        ({"cards": ["red-1"]}, "position.cards.0: a text like 'red-4 -1,-1 bree' is wanted"),
        ({"points": [1, 2, 3]}, "position.points: one entry for each of the 4 seats is wanted"),
        ({"hands": [[]] * 5}, "position.hands: one entry for each of the 4 seats is wanted"),
        ({"decks": [[]]}, "position.decks: one entry for each of the 4 seats is wanted"),
        ({"rings": [[]]}, "position.rings: one entry for each of the 4 seats is wanted"),
        ({"hands": [["red-1"], [], [], []]}, "'red-1' is not a card of seat 0"),
        ({"decks": [[], [], [], ["green-0"]]}, "'green-0' is not a card of seat 3"),
        ({"active": 4}, "position.active: a number from 0 to 3 is wanted"),
        ({"active": -1}, "position.active: a number from 0 to 3 is wanted"),
        ({"points": [-1, 0, 0, 0]}, "position.points.0: a number from 0 to 999 is wanted"),
        ({"last": 7}, "position.last: a number from 0 to 3 is wanted"),
        ({"locations": [[0, 0], [1, 0]]}, "position.locations.1: another location lies there already"),
        ({"locations": [[0, 0], [2, 0]]}, "position.locations.1: a slot of another location is there"),
        ({"locations": [[0, 0], [500, 0]]}, "position.locations.1.0: a number from -60 to 60 is wanted"),
        ({"locations": [[0, 0], [0, 1, 2]]}, "position.locations.1: a column and a row are wanted"),
        ({"cards": ["red-1 50,0"]}, "position.cards.0: 'red-1 50,0': no location has a slot there"),
        ({"cards": ["red-1 500,0"]}, "position.cards.0: 'red-1 500,0': no location has a slot there"),
        ({"cards": ["red-nazgul -1,-1"]}, "position.cards.0: a card like that never stays on the table"),
        ({"rings": [["bree", "bree"], [], [], []]}, "position.rings.0.1: 'bree' is in two places"),
        ({"rings": [["bree"], [], [], []], "cards": ["red-1 -1,-1 bree"]}, "position.rings.0.0: 'bree' is in two"),
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


@pytest.mark.parametrize("cards", [["green-1"] * 4, ["green-4"] * 4, ["green-2", "green-2", "green-5"]])
def test_whoever_holds_equal_cards_knows_them_all(cards: list[str]) -> None:
    """Out of the hand that was dealt first, a card must not take with it what is known of another like it."""
    t = position(hands=[cards, ["yellow-1", "yellow-1"]])
    for seat in range(4):
        assert all(t.zones.knows(seat, card) for card in t.hand(seat))
        assert not any(t.zones.knows(other, card) for card in t.hand(seat) for other in range(4) if other != seat)
    for seed in range(5):
        for seat in range(4):
            imagined = GAME.determinize(t, seat, Random(seed))
            assert GAME.view(imagined, seat) == GAME.view(t, seat)
