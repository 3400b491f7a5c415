"""Chapter 13: two players, each with two colours. Seat 0 has green and yellow, seat 1 red and blue."""

import pytest
from tests.games.fellowship.helpers import (
    after,
    around,
    asked,
    cards_at,
    choose,
    look,
    names,
    new,
    only,
    position,
    question,
    ranking,
    slots_for,
)

from mathom.games.fellowship.components import card_name
from mathom.games.fellowship.table import DECK
from mathom.testing import rule


@rule("FE-13.1")
def test_one_player_has_green_and_yellow_the_other_red_and_blue() -> None:
    assert [player["colours"] for player in look(new(2))["players"]] == [["green", "yellow"], ["red", "blue"]]


@rule("FE-13.2")
def test_both_colours_are_shuffled_into_one_deck_of_44() -> None:
    t = new(2)
    piles = [[card_name(t.zones.face[c]) for c in [*t.hand(seat), *t.zones.content[DECK + seat]]] for seat in (0, 1)]
    colours = [sorted({name.split("-")[0] for name in pile}) for pile in piles]
    assert ([len(pile) for pile in piles], [len(t.hand(seat)) for seat in (0, 1)], colours) == (
        [44, 44],
        [6, 6],
        [["green", "yellow"], ["blue", "red"]],
    )


@rule("FE-13.2")
def test_the_two_colours_are_mixed_in_the_hands() -> None:
    hands = [{card_name(t.zones.face[c]).split("-")[0] for c in t.hand(0)} for t in (new(2, seed=s) for s in "abc")]
    assert hands == [{"green", "yellow"}] * 3


@rule("FE-13.3")
def test_cards_of_both_own_colours_may_be_combined() -> None:
    t = position(2, hands=[["green-1", "yellow-1", "yellow-0", "yellow-2", "green-nazgul"]])
    offered = after(t, "card:green-1", "slot:S0")
    choose(t, "card:yellow-1", "slot:S1")
    assert (offered, cards_at(t)) == (
        ["green-nazgul", "yellow-0", "yellow-1", "stop"],
        {"-1,-1": "green-1", "0,-1": "yellow-1"},
    )


@rule("FE-13.3")
def test_two_higher_cards_of_different_colours_are_still_too_many() -> None:
    t = position(2, hands=[["green-4", "yellow-4", "yellow-1"]])
    assert after(t, "card:green-4", "slot:S0") == ["stop"]


@rule("FE-13.4", "FE-13.15")
def test_the_example_of_the_booklet_at_the_ford() -> None:
    nine = around("green-5", "green-4", "yellow-4", "yellow-1", "red-4", "red-3", "blue-4", "blue-1", "blue-1")
    t = position(2, hands=[["green-1"]], cards=nine, at="ford")
    told = choose(t, "card:green-1", "slot:S9")
    assert (ranking(told), only(told, "points"), t.points) == (
        [("green", 10, 3), ("red", 7, 2), ("blue", 6, 3), ("yellow", 5, 2)],
        [("points", 0, "green", 1, 5), ("points", 1, "red", 2, 4), ("points", 1, "blue", 3, 3)],
        [5, 7],
    )


@rule("FE-13.5")
def test_a_player_can_be_paid_for_both_colours() -> None:
    nine = around("green-5", "green-4", "yellow-4", "yellow-3", "red-1", "red-1", "blue-1", "red-1", "red-0")
    t = position(2, hands=[["green-1"]], cards=nine, at="weathertop")
    choose(t, "card:green-1", "slot:S9")
    assert t.points == [7, 2]


@rule("FE-13.6")
def test_the_other_own_colour_can_be_neither_covered_nor_hit() -> None:
    cards = around("yellow-1", "green-1", "red-1", "blue-1")
    t = position(2, hands=[["green-5", "green-nazgul"]], cards=cards, at="weathertop")
    hit = slots_for(t, "card:green-nazgul")
    choose(t, "slot:S9")
    assert (hit[:2], slots_for(t, "card:green-5")[:2]) == (["S2", "S3"], ["S2", "S3"])


# All four colours have 5 once the last card, a 1, lies in S9.
TIED_BUT_GREEN = ("green-4", "yellow-5", "yellow-0", "red-5", "red-0", "blue-1", "blue-1", "blue-1", "blue-2")
TIED_BUT_RED = ("red-4", "yellow-5", "yellow-0", "green-5", "green-0", "blue-1", "blue-1", "blue-1", "blue-2")


@rule("FE-13.7")
@pytest.mark.parametrize(
    ("active", "card", "nine", "order"),
    [
        (0, "green-1", TIED_BUT_GREEN, ["blue", "red", "green", "yellow"]),
        (1, "red-1", TIED_BUT_RED, ["green", "yellow", "blue", "red"]),
    ],
)
def test_ties_go_to_the_colours_of_the_opponent_and_then_by_the_alphabet(
    active: int, card: str, nine: tuple[str, ...], order: list[str]
) -> None:
    t = position(2, cards=around(*nine), active=active, at="weathertop")
    told = choose(t, f"card:{card}", "slot:S9")
    assert [(colour, total) for colour, total, _ in ranking(told)] == [(colour, 5) for colour in order]


@rule("FE-13.8")
def test_the_owner_of_the_first_colour_takes_the_ring() -> None:
    nine = around("blue-5", "blue-4", "yellow-4", "yellow-3", "red-4", "red-2", "green-1", "green-1", "green-1")
    t = position(2, hands=[["green-1"]], cards=nine)
    assert only(choose(t, "card:green-1", "slot:S9"), "ring-won") == [("ring-won", 1, "bag_end")]


@rule("FE-13.8")
@pytest.mark.parametrize(("second", "owner"), [("red", 1), ("yellow", 0)])
def test_at_rivendell_the_owner_of_the_second_colour_takes_the_second_ring(second: str, owner: int) -> None:
    nine = around("blue-5", "blue-4", f"{second}-4", f"{second}-3", *["green-1"] * 5)
    t = position(2, hands=[["green-1"]], cards=nine, at="rivendell")
    assert only(choose(t, "card:green-1", "slot:S9"), "ring-won") == [
        ("ring-won", 1, "rivendell_first"),
        ("ring-won", owner, "rivendell_second"),
    ]


@rule("FE-13.9", "FE-8.20")
def test_at_moria_the_owner_of_the_last_colour_loses_3() -> None:
    nine = around("green-5", "green-4", "yellow-4", "yellow-3", "red-4", "red-2", "blue-1", "blue-1", "blue-1")
    t = position(2, hands=[["green-1"]], cards=nine, at="moria", points=[10, 10])
    told = choose(t, "card:green-1", "slot:S9")
    assert (only(told, "loss"), t.points) == ([("loss", 1, "blue", 3)], [13, 7])


@rule("FE-13.9", "FE-8.17")
def test_at_moria_the_points_of_one_colour_can_be_lost_again_by_the_other() -> None:
    nine = around("green-5", "green-4", "yellow-0", "red-4", "red-2", "blue-1", "blue-1", "blue-1", "red-0")
    t = position(2, hands=[["green-1"]], cards=nine, at="moria")
    told = choose(t, "card:green-1", "slot:S9")
    assert (only(told, "points", "loss"), t.points, t.gain) == (
        [("points", 0, "green", 1, 3), ("loss", 0, "yellow", 3)],
        [0, 0],
        [0, 0],
    )


@rule("FE-13.10")
def test_both_0s_and_both_nazgul_may_be_added_in_one_turn() -> None:
    t = position(2, hands=[["green-0", "yellow-0", "green-nazgul", "yellow-nazgul", "green-5", "yellow-1"]])
    choose(t, "card:green-5", "slot:S0", "card:green-0", "slot:S1", "card:yellow-0", "slot:S2")
    choose(t, "card:green-nazgul", "slot:S3", "card:yellow-nazgul", "slot:S3")
    assert (cards_at(t), names(t)) == ({"-1,-1": "green-5", "0,-1": "green-0", "1,-1": "yellow-0"}, ["stop"])


@rule("FE-13.11")
def test_a_colour_without_a_card_is_not_paid_though_its_owner_has_others() -> None:
    nine = around("green-5", *["green-1"] * 3, *["red-1"] * 5)
    t = position(2, hands=[["green-1"]], cards=nine, at="weathertop")
    told = choose(t, "card:green-1", "slot:S9")
    assert (ranking(told)[2:], t.points) == ([("blue", 0, 0), ("yellow", 0, 0)], [4, 3])


@rule("FE-13.12")
def test_a_player_with_one_colour_left_is_not_out() -> None:
    t = position(2, hands=[["green-1", "yellow-1"], ["red-1", "red-1"]], decks=[[], []])
    told = choose(t, "card:green-1", "slot:S0", "stop", "card:red-1", "slot:S1", "stop")
    assert (only(told, "out-of-cards"), asked(t)) == ([], 0)


@rule("FE-13.12")
def test_one_person_with_both_colours_is_one_player_with_cards() -> None:
    nine = around("green-5", *["green-1"] * 3, *["red-1"] * 5)
    t = position(2, hands=[["green-1", "green-2", "yellow-1"], []], cards=nine, decks=[[], []])
    told = choose(t, "card:green-1", "slot:S9")
    assert told[-1][0] == "game-over"


@rule("FE-13.13")
def test_a_ring_may_lie_on_a_card_of_either_own_colour() -> None:
    t = position(2, hands=[["green-1", "yellow-1", "green-0"]], rings=[["bree", "rivendell_second"]])
    choose(t, "card:yellow-1", "ring:bree", "slot:S0", "card:green-1", "ring:rivendell_second", "slot:S1")
    assert cards_at(t) == {"-1,-1": "yellow-1 bree", "0,-1": "green-1 rivendell_second"}


@rule("FE-13.14")
def test_at_the_ford_the_cards_of_both_colours_count_together() -> None:
    t = position(2, hands=[["green-1", "yellow-1", "green-0", "yellow-0"]], at="ford")
    assert after(t, "card:green-1", "slot:S0", "card:yellow-0", "slot:S1") == ["stop"]


@rule("FE-13.14")
def test_at_caradhras_the_1s_of_both_colours_count_together() -> None:
    t = position(2, hands=[["green-1", "yellow-1", "yellow-0"]], at="caradhras")
    assert after(t, "card:green-1", "slot:S0") == ["yellow-0", "stop"]


@rule("FE-13.16")
def test_a_tie_for_victory_goes_by_the_gain_of_both_colours_together() -> None:
    nine = around("green-5", "green-1", "red-4", "red-1", "blue-4", "blue-0", "yellow-1", "yellow-1", "yellow-0")
    t = position(2, hands=[["green-1"], []], cards=nine, decks=[[], []], at="ford", points=[2, 0])
    told = choose(t, "card:green-1", "slot:S9")
    assert (only(told, "points"), told[-1]) == (
        [("points", 0, "green", 1, 5), ("points", 1, "red", 2, 4), ("points", 1, "blue", 3, 3)],
        ("game-over", [1], [7, 7]),
    )


@rule("FE-13.7")
def test_the_clockwise_order_of_two_goes_by_person() -> None:
    nine = around("yellow-2", "red-2", "blue-3", "green-5", "red-0", "green-1", "blue-1", "green-2", "blue-0")
    t = position(2, hands=[["yellow-0"]], cards=nine, at="weathertop")
    told = choose(t, "card:yellow-0", "slot:S9")
    assert (ranking(told)[2:], question(t)) == ([("red", 2, 2), ("yellow", 2, 2)], "anchor")
