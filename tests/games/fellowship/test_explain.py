"""Why not: every reason that the rules can give, for the intent that it stands against."""

from typing import Any

import pytest
from tests.games.fellowship.helpers import around, choose, position, why_not

from mathom.kernel import IllegalChoice, apply
from mathom.testing import rule

NINE = ("green-5", "green-4", "yellow-4", "yellow-3", "red-4", "red-2", "blue-1", "blue-1", "blue-1")


def why(intent: str, *played: str, seat: int | None = None, **given: Any) -> list[tuple[str, ...]]:
    t = position(**given)
    choose(t, *played)
    return why_not(t, intent, seat)


@rule("FE-6.1")
def test_no_covering_at_a_white_location() -> None:
    assert why("card:green-5 slot:S0", hands=[["green-5"]], cards=around("red-1")) == [
        ("no-covering-at-a-white-location", "FE-6.1")
    ]


@rule("FE-6.4", "FE-13.6")
def test_own_cards_cannot_be_covered() -> None:
    assert why("card:green-5 slot:S0", hands=[["green-5"]], cards=around("green-3"), at="ford") == [
        ("own-cards-cannot-be-covered", "FE-6.4", "FE-13.6")
    ]


@rule("FE-5.4", "FE-13.6")
def test_the_nazgul_does_not_hit_own_cards() -> None:
    assert why("card:green-nazgul slot:S0", hands=[["green-nazgul"]], cards=around("green-3")) == [
        ("the-nazgul-does-not-hit-own-cards", "FE-5.4", "FE-13.6")
    ]


@rule("FE-6.5")
def test_hobbits_cannot_be_covered() -> None:
    assert why("card:green-5 slot:S0", hands=[["green-5"]], cards=around("red-3 bree"), at="ford") == [
        ("hobbits-cannot-be-covered", "FE-6.5")
    ]


@rule("FE-5.2")
def test_the_nazgul_does_not_hit_hobbits() -> None:
    assert why("card:green-nazgul slot:S0", hands=[["green-nazgul"]], cards=around("red-3 bree")) == [
        ("the-nazgul-does-not-hit-hobbits", "FE-5.2")
    ]


@rule("FE-6.6", "FE-9.9")
def test_a_ring_protects_from_covering() -> None:
    assert why("card:green-5 slot:S0", hands=[["green-5"]], cards=around("red-5 bree"), at="ford") == [
        ("a-ring-protects-from-covering", "FE-6.6", "FE-9.9")
    ]


@rule("FE-5.3", "FE-9.9")
def test_a_ring_protects_from_the_nazgul() -> None:
    assert why("card:green-nazgul slot:S0", hands=[["green-nazgul"]], cards=around("red-1 bree")) == [
        ("a-ring-protects-from-the-nazgul", "FE-5.3", "FE-9.9")
    ]


@rule("FE-6.2", "FE-6.3")
@pytest.mark.parametrize("under", ["red-4", "red-5"])
def test_only_a_lower_value_can_be_covered(under: str) -> None:
    assert why("card:green-4 slot:S0", hands=[["green-4"]], cards=around(under), at="ford") == [
        ("only-a-lower-value-can-be-covered", "FE-6.2", "FE-6.3")
    ]


@rule("FE-7.1")
def test_only_two_cards_a_turn_at_the_ford() -> None:
    played = ("card:green-1", "slot:S0", "card:green-0", "slot:S1")
    assert why("card:green-1", *played, hands=[["green-1", "green-1", "green-0"]], at="ford") == [
        ("only-two-cards-a-turn-at-the-ford", "FE-7.1")
    ]


@rule("FE-7.3")
def test_only_one_1_a_turn_at_caradhras() -> None:
    assert why("card:green-1", "card:green-1", "slot:S0", hands=[["green-1", "green-1"]], at="caradhras") == [
        ("only-one-card-of-value-1-a-turn-at-caradhras", "FE-7.3")
    ]


@rule("FE-4.5")
@pytest.mark.parametrize(("first", "second"), [("green-1", "green-4"), ("green-4", "green-1")])
def test_a_1_does_not_go_with_a_higher_value(first: str, second: str) -> None:
    assert why(f"card:{second}", f"card:{first}", "slot:S0", hands=[["green-1", "green-4"]]) == [
        ("value-1-does-not-go-with-a-higher-value", "FE-4.1", "FE-4.5")
    ]


@rule("FE-4.6")
def test_only_one_card_of_2_to_5_a_turn() -> None:
    assert why("card:green-2", "card:green-4", "slot:S0", hands=[["green-2", "green-4"]]) == [
        ("only-one-card-of-value-2-to-5-a-turn", "FE-4.1", "FE-4.6")
    ]


@rule("FE-9.4", "FE-9.7")
def test_you_do_not_own_that_ring() -> None:
    assert why("card:green-1 ring:bag_end", hands=[["green-1"]], rings=[["bree"], ["bag_end"]]) == [
        ("you-do-not-own-that-ring", "FE-9.1", "FE-9.4")
    ]


def test_without_any_ring_a_ring_is_not_yours_either() -> None:
    assert why("card:green-1 ring:bag_end", hands=[["green-1"]], rings=[[], ["bag_end"]]) == [
        ("you-do-not-own-that-ring", "FE-9.1", "FE-9.4")
    ]


@rule("FE-9.7")
def test_no_ring_goes_with_a_nazgul() -> None:
    assert why("card:green-nazgul ring:bree", hands=[["green-nazgul"]], rings=[["bree"]]) == [
        ("no-ring-goes-with-a-nazgul", "FE-9.7")
    ]


@rule("FE-9.6")
def test_a_card_carries_at_most_one_ring() -> None:
    assert why("card:green-1 ring:bree ring:weathertop", hands=[["green-1"]], rings=[["bree", "weathertop"]]) == [
        ("a-card-carries-at-most-one-ring", "FE-9.6")
    ]


def test_who_lays_the_card_without_a_ring_is_not_asked_again() -> None:
    assert why("card:green-1 ring:none ring:bree", hands=[["green-1"]], rings=[["bree"]]) == [("it-is-not-offered",)]


@rule("FE-9.20")
def test_you_do_not_own_the_lothlorien_ring() -> None:
    cards = around("green-5", at=(0, -3))
    assert why("replay", hands=[["green-1"]], rings=[["bree"], ["lothlorien"]], cards=cards, at="amon_hen") == [
        ("you-do-not-own-that-ring", "FE-9.1", "FE-9.4")
    ]


@rule("FE-9.14")
@pytest.mark.parametrize("ring", ["none", "bree"])
def test_this_second_card_needs_the_weathertop_ring(ring: str) -> None:
    given: dict[str, Any] = {"hands": [["green-4", "green-4"]], "rings": [["weathertop", "bree"]]}
    assert why(f"card:green-4 ring:{ring}", "card:green-4", "ring:none", "slot:S0", **given) == [
        ("this-second-card-needs-the-weathertop-ring", "FE-9.14", "FE-4.6")
    ]


@rule("FE-9.20", "FE-9.21")
def test_no_own_card_to_pick_up() -> None:
    cards = around("green-5 bree", "red-1", at=(0, -3))
    assert why("replay", hands=[["green-1"]], rings=[["lothlorien"]], cards=cards, at="amon_hen") == [
        ("no-own-card-without-a-ring-lies-at-a-scored-location", "FE-9.20", "FE-9.21")
    ]


@rule("FE-9.20", "FE-9.21")
@pytest.mark.parametrize(
    ("cell", "reason"),
    [
        ("0,-1", ("that-card-lies-at-no-scored-location", "FE-9.20")),
        ("0,-2", ("that-card-lies-at-no-scored-location", "FE-9.20")),
        ("0,-3", ("that-card-lies-at-no-scored-location", "FE-9.20")),
        ("0,-4", ("only-own-cards-can-be-picked-up", "FE-9.20")),
        ("1,-4", ("a-card-with-a-ring-cannot-be-picked-up", "FE-9.21")),
    ],
)
def test_a_card_that_cannot_be_picked_up(cell: str, reason: tuple[str, ...]) -> None:
    cards = [*around("green-5", "red-5", "green-1 bree", at=(0, -3)), "green-1 0,-1"]
    given: dict[str, Any] = {"hands": [["green-1"]], "rings": [["lothlorien"]], "cards": cards, "at": "amon_hen"}
    assert why(f"replay from:{cell}", **given) == [reason]


@rule("FE-3.1")
def test_that_card_is_not_in_your_hand() -> None:
    assert why("card:green-5", hands=[["green-1"]]) == [("that-card-is-not-in-your-hand", "FE-3.1")]


@rule("FE-3.2", "FE-3.9")
def test_at_least_one_card_must_be_played() -> None:
    assert why("stop", hands=[["green-1"]]) == [("at-least-one-card-must-be-played", "FE-3.2", "FE-3.9")]


@rule("FE-10.6")
@pytest.mark.parametrize("anchor", ["0,0", "1,0", "0,-1", "2,1", "-2,0", "1,1"])
def test_both_cells_of_a_location_must_be_empty(anchor: str) -> None:
    played = ("card:green-1", "slot:S9")
    assert why(f"anchor:{anchor}", *played, hands=[["green-1"]], cards=around(*NINE)) == [
        ("both-cells-of-a-location-must-be-empty", "FE-10.6")
    ]


@rule("FE-10.7")
@pytest.mark.parametrize("anchor", ["3,-2", "-3,-2", "0,-3", "40,40"])
def test_a_location_must_touch_a_card_along_an_edge(anchor: str) -> None:
    played = ("card:green-1", "slot:S9")
    assert why(f"anchor:{anchor}", *played, hands=[["green-1"]], cards=around(*NINE)) == [
        ("a-location-must-touch-a-card-along-an-edge", "FE-10.7")
    ]


@pytest.mark.parametrize(
    ("intent", "played"),
    [
        ("slot:S0", ()),
        ("card:pink-1", ()),
        ("hand:green-1", ()),
        ("slot:S10", ("card:green-1", "ring:none")),
        ("card:green-1", ("card:green-1", "ring:none")),
        ("ring:one", ("card:green-1",)),
        ("slot:S0", ("card:green-1",)),
        ("from:0,0", ("card:green-1",)),
        ("anchor:0,0", ("card:green-1",)),
    ],
)
def test_what_is_no_answer_to_the_question(intent: str, played: tuple[str, ...]) -> None:
    given: dict[str, Any] = {"hands": [["green-1", "green-1"]], "rings": [["bree"]]}
    assert why(intent, *played, **given) == [("that-is-not-the-question-now",)]


def test_an_anchor_is_no_answer_to_where_a_card_is_picked_up() -> None:
    cards = around("green-5", at=(0, -3))
    assert why("anchor:-1,-4", "replay", hands=[["green-1"]], rings=[["lothlorien"]], cards=cards, at="amon_hen") == [
        ("that-is-not-the-question-now",)
    ]


def test_an_origin_is_no_answer_to_where_a_location_goes() -> None:
    assert why("from:0,-2", "card:green-1", "slot:S9", hands=[["green-1"]], cards=around(*NINE)) == [
        ("that-is-not-the-question-now",)
    ]


@pytest.mark.parametrize(
    "intent",
    ["card:green-1 ring:bree slot:S0 card:green-1 slot:S1", "card:green-1 ring:none slot:S9 stop", "card:green-0"],
)
def test_nothing_stands_against_a_legal_play(intent: str) -> None:
    assert why(intent, hands=[["green-0", "green-1", "green-1"]], rings=[["bree"]]) == []


def test_it_is_not_your_turn() -> None:
    assert why("card:yellow-1", seat=1, hands=[["green-1"]]) == [("it-is-not-your-turn",)]


def test_the_game_is_over() -> None:
    t = position(hands=[["green-1"], [], [], []], decks=[[], [], [], []])
    choose(t, "card:green-1", "slot:S0")
    assert why_not(t, "stop", 0) == [("the-game-is-over",)]


@rule("FE-4.8")
@pytest.mark.parametrize("code", [-1, 10])
def test_cards_go_to_the_ten_slots(code: int) -> None:
    t = position(hands=[["green-1"]])
    choose(t, "card:green-1")
    with pytest.raises(IllegalChoice, match=r"cards go to the ten slots of the current location \(FE-4\.8\)"):
        apply(t, 0, code)


@rule("FE-1.7")
@pytest.mark.parametrize("code", [-1, 7])
def test_there_is_no_such_ring(code: int) -> None:
    t = position(hands=[["green-1"]], rings=[["bree"]])
    choose(t, "card:green-1")
    with pytest.raises(IllegalChoice, match=r"there is no such ring \(FE-1\.7\)"):
        apply(t, 0, code)
