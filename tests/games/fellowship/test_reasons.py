"""A refusal names the rule that decides, also where the question is another one by now."""

import pytest
from tests.games.fellowship.helpers import around, choose, position, question, why_not

from mathom.testing import rule

NINE = ["blue-1", "blue-1", "blue-1", "red-1", "red-1", "red-1", "yellow-1", "yellow-1", "yellow-1"]


@rule("FE-8.2")
def test_whoever_completes_a_location_plays_no_further_card() -> None:
    t = position(hands=[["green-1", "green-1", "green-2"]], cards=around(*NINE))
    choose(t, "card:green-1", "slot:S9")
    assert question(t) == "anchor"
    for card in ("card:green-1", "card:green-2", "card:green-5"):
        assert why_not(t, card) == [("the-location-is-complete-and-your-turn-is-over", "FE-8.2")]
    assert why_not(t, "card:green-9") == [("that-is-not-the-question-now",)]


@rule("FE-7.7", "FE-7.1")
def test_no_ring_lifts_the_limit_of_the_ford() -> None:
    t = position(hands=[["green-1"] * 3 + ["green-5"]], rings=[["weathertop"]], at="ford")
    choose(t, "card:green-1", "ring:none", "slot:S0", "card:green-1", "ring:none", "slot:S1")
    assert why_not(t, "card:green-1") == [("a-ring-does-not-lift-the-limit-of-the-ford", "FE-7.1", "FE-7.7")]
    assert why_not(t, "card:green-5") == [("only-two-cards-a-turn-at-the-ford", "FE-7.1")]


@rule("FE-7.7", "FE-7.3")
@pytest.mark.parametrize(
    ("rings", "reason"),
    [
        ([["weathertop"]], ("a-ring-does-not-lift-the-limit-of-caradhras", "FE-7.3", "FE-7.7")),
        ([["bree"]], ("only-one-card-of-value-1-a-turn-at-caradhras", "FE-7.3")),
    ],
)
def test_no_ring_lifts_the_limit_of_caradhras(rings: list[list[str]], reason: tuple[str, ...]) -> None:
    t = position(hands=[["green-1"] * 3], rings=rings, at="caradhras")
    choose(t, "card:green-1", "ring:none", "slot:S0")
    assert why_not(t, "card:green-1") == [reason]


@rule("FE-9.11")
def test_the_bag_end_ring_changes_the_colour_after_its_card_is_laid() -> None:
    """Bag End is white."""
    t = position(hands=[["green-5", "green-4"]], rings=[["bag_end"]], cards=around("red-1"))
    white = ("no-covering-at-a-white-location", "FE-6.1")
    assert why_not(t, "card:green-5 ring:none slot:S0") == [white]
    later = ("the-bag-end-ring-changes-the-colour-only-afterwards", "FE-9.11", "FE-6.1")
    assert why_not(t, "card:green-5 ring:bag_end slot:S0") == [later]


@rule("FE-12.4")
def test_a_lone_player_must_go_on() -> None:
    t = position(seats=3, hands=[["green-1", "green-1"], [], []], decks=[["green-2"], [], []])
    assert why_not(t, "stop") == [("a-lone-player-goes-on-until-the-location-is-complete", "FE-12.4", "FE-3.2")]
    t = position(seats=3, hands=[["green-1", "green-1"], ["yellow-1"], []], decks=[["green-2"], [], []])
    assert why_not(t, "stop") == [("at-least-one-card-must-be-played", "FE-3.2", "FE-3.9")]


@rule("FE-5.10")
def test_the_nazgul_does_not_reach_older_locations() -> None:
    t = position(hands=[["green-nazgul", "green-1"]], cards=["red-5 0,-4"], at="bree")
    choose(t, "card:green-nazgul")
    assert why_not(t, "from:0,-4") == [("the-nazgul-reaches-the-current-location-only", "FE-5.10")]
    t = position(hands=[["green-nazgul", "green-1"]], cards=["red-5 0,-4"], at="bree")
    choose(t, "card:green-1")
    assert why_not(t, "from:0,-4") == [("cards-go-to-the-ten-slots-of-the-current-location", "FE-4.8")]
