"""Chapter 6: white and black locations."""

import pytest
from tests.games.fellowship.helpers import (
    around,
    cards_at,
    choose,
    keys,
    look,
    names,
    only,
    position,
    question,
    ranking,
    slots_for,
)

from mathom.testing import rule

FREE = ["S6", "S7", "S8", "S9"]
SIX_VALUES = around("red-0", "red-1", "red-2", "red-3", "red-4", "red-5")


@rule("FE-6.1")
@pytest.mark.parametrize("kind", ["0", "1", "2", "3", "4", "5"])
@pytest.mark.parametrize("place", ["bag_end", "bree", "rivendell", "caradhras", "lothlorien"])
def test_at_a_white_location_a_card_goes_on_a_free_slot_only(kind: str, place: str) -> None:
    t = position(hands=[[f"green-{kind}"]], cards=SIX_VALUES, at=place)
    assert slots_for(t, f"card:green-{kind}") == FREE


@rule("FE-6.2")
@pytest.mark.parametrize("place", ["weathertop", "ford", "moria_gate", "moria", "amon_hen"])
def test_at_a_black_location_a_card_may_cover_lower_opposing_cards(place: str) -> None:
    t = position(hands=[["green-5"]], cards=SIX_VALUES, at=place)
    assert slots_for(t, "card:green-5") == ["S0", "S1", "S2", "S4", *FREE]


@rule("FE-6.2", "FE-6.3", "FE-6.7", "FE-6.13")
@pytest.mark.parametrize(
    ("kind", "covers"),
    [
        ("0", []),
        ("1", ["S0"]),
        ("2", ["S0", "S1"]),
        ("3", ["S0", "S1", "S2"]),
        ("4", ["S0", "S1", "S2"]),
        ("5", ["S0", "S1", "S2", "S4"]),
    ],
)
def test_a_card_covers_strictly_lower_values(kind: str, covers: list[str]) -> None:
    t = position(hands=[[f"green-{kind}"]], cards=SIX_VALUES, at="weathertop")
    assert slots_for(t, f"card:green-{kind}") == [*covers, *FREE]


@rule("FE-6.3")
@pytest.mark.parametrize("kind", ["0", "1", "2", "4", "5"])
def test_an_equal_value_cannot_cover(kind: str) -> None:
    t = position(hands=[[f"green-{kind}"]], cards=around(f"red-{kind}", *["green-1"] * 5), at="weathertop")
    assert slots_for(t, f"card:green-{kind}") == FREE


@rule("FE-6.4")
def test_own_cards_cannot_be_covered() -> None:
    cards = around("green-0", "green-1", "green-2", "green-4", "green-4", "red-4")
    t = position(hands=[["green-5"]], cards=cards, at="weathertop")
    assert slots_for(t, "card:green-5") == ["S5", *FREE]


@rule("FE-6.5")
@pytest.mark.parametrize("kind", ["4", "5"])
def test_hobbits_cannot_be_covered(kind: str) -> None:
    cards = around("red-3", "blue-3", "yellow-3", "red-3", "red-3", "red-2")
    t = position(hands=[[f"green-{kind}"]], cards=cards, at="weathertop")
    assert slots_for(t, f"card:green-{kind}") == ["S5", *FREE]


@rule("FE-6.6", "FE-9.9")
@pytest.mark.parametrize("ring", ["bree", "weathertop", "rivendell_first", "rivendell_second", "lothlorien"])
def test_cards_with_any_ring_cannot_be_covered(ring: str) -> None:
    cards = around(f"red-1 {ring}", "red-1", *["green-1"] * 4)
    t = position(hands=[["green-5"]], cards=cards, at="weathertop")
    assert slots_for(t, "card:green-5") == ["S1", *FREE]


@rule("FE-6.6", "FE-9.9", "FE-9.10")
def test_a_card_with_the_bag_end_ring_cannot_be_covered_at_a_white_location_made_black() -> None:
    t = position(hands=[["green-5"]], cards=around("red-1 bag_end", "red-1", *["green-1"] * 4))
    assert slots_for(t, "card:green-5") == ["S1", *FREE]


@rule("FE-6.7")
def test_a_hobbit_may_cover() -> None:
    t = position(hands=[["green-3", "green-1"]], cards=around("red-2"), at="weathertop")
    told = choose(t, "card:green-3", "slot:S0")
    assert (told, cards_at(t)) == ([("covered", 0, "green-3", [-1, -1], None, "red-2")], {"-1,-1": "green-3"})


@rule("FE-6.8")
def test_a_covered_card_leaves_the_game_and_does_not_come_back() -> None:
    t = position(hands=[["green-5"], ["yellow-nazgul", "yellow-1"]], cards=around("red-4"), at="weathertop")
    choose(t, "card:green-5", "slot:S0", "card:yellow-nazgul", "slot:S0")
    assert (cards_at(t), look(t)["box"]) == ({}, ["green-5", "red-4", "yellow-nazgul"])


@rule("FE-6.8")
def test_a_covered_card_no_longer_scores() -> None:
    cards = around("red-4", *["blue-1"] * 6, "blue-2")
    t = position(hands=[["green-0", "green-1", "green-5"]], cards=cards, at="weathertop")
    told = choose(t, "card:green-5", "slot:S0", "card:green-0", "slot:S8", "stop", "card:yellow-1", "slot:S9")
    assert ranking(told) == [("blue", 8, 7), ("green", 5, 2), ("yellow", 1, 1), ("red", 0, 0)]


@rule("FE-6.9", "FE-8.19")
def test_covering_takes_no_free_slot_and_completes_nothing() -> None:
    t = position(hands=[["green-5", "green-0"]], cards=around(*["red-1"] * 5, *["blue-1"] * 4), at="weathertop")
    told = choose(t, "card:green-5", "slot:S0")
    assert (only(told, "scored"), keys(t), slots_for(t, "card:green-0")) == ([], ["card:green-0", "stop"], ["S9"])


SHARED = [*around("red-4", "red-2", "red-2", "red-1", *["blue-1"] * 6)]


@rule("FE-6.10", "FE-10.9")
def test_a_shared_card_can_be_covered_and_hit() -> None:
    t = position(
        hands=[["green-5", "green-nazgul", "green-1"]],
        locations=[[0, -9], [0, 0], [0, -2]],
        cards=SHARED,
    )
    told = choose(t, "card:green-5", "slot:S8", "card:green-nazgul", "slot:S7")
    assert told == [
        ("covered", 0, "green-5", [-1, -1], None, "red-4"),
        ("hit", 0, "green-nazgul", [0, -1], "red-2"),
    ]


@rule("FE-6.10", "FE-9.34")
def test_the_older_location_is_not_scored_again() -> None:
    t = position(
        hands=[["green-nazgul", "green-5", "green-1"]],
        locations=[[0, -9], [0, 0], [0, -2]],
        cards=SHARED,
        points=[1, 2, 3, 4],
    )
    told = choose(t, "card:green-nazgul", "slot:S8", "card:green-5", "slot:S8")
    assert (only(told, "scored", "points"), t.points, question(t)) == ([], [1, 2, 3, 4], "card")


@rule("FE-6.11", "FE-9.18")
@pytest.mark.parametrize(
    ("kind", "covers"),
    [
        ("0", ["S0", "S1"]),
        ("1", ["S0", "S1", "S2"]),
        ("2", ["S0", "S1", "S2"]),
        ("3", ["S0", "S1", "S2", "S4"]),
        ("4", ["S0", "S1", "S2", "S4", "S5"]),
    ],
)
def test_the_bonus_of_2_counts_for_the_covering_card(kind: str, covers: list[str]) -> None:
    t = position(hands=[[f"green-{kind}"]], cards=SIX_VALUES, at="weathertop", rings=[["rivendell_first"]])
    assert slots_for(t, f"card:green-{kind}", "ring:rivendell_first") == [*covers, *FREE]


@rule("FE-6.12", "FE-9.10")
def test_the_colour_in_force_when_the_card_is_laid_decides() -> None:
    black = position(hands=[["green-5"]], cards=around("red-1 bag_end", "red-1"))
    white = position(hands=[["green-5"]], cards=around("red-1 bag_end", "red-1"), at="weathertop")
    assert (slots_for(black, "card:green-5")[0], slots_for(white, "card:green-5")[0]) == ("S1", "S2")


@rule("FE-6.13")
def test_only_the_first_rivendell_ring_lets_a_0_cover() -> None:
    rings = ["bag_end", "bree", "weathertop", "rivendell_first", "rivendell_second"]
    offers = {}
    for ring in rings:
        t = position(hands=[["green-0"]], cards=around("red-0", "red-1"), at="weathertop", rings=[rings])
        offers[ring] = slots_for(t, "card:green-0", f"ring:{ring}")[:2]
    assert offers == {ring: ["S0", "S1"] if ring == "rivendell_first" else ["S2", "S3"] for ring in rings}


@rule("FE-9.28")
def test_a_ring_may_lie_on_a_card_that_covers_another() -> None:
    t = position(hands=[["green-5", "green-1"]], cards=around("red-4"), at="weathertop", rings=[["bree"]])
    told = choose(t, "card:green-5", "ring:bree", "slot:S0")
    assert (told, cards_at(t), names(t)) == (
        [("covered", 0, "green-5", [-1, -1], "bree", "red-4")],
        {"-1,-1": "green-5 bree"},
        ["stop"],
    )
