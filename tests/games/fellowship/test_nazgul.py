"""Chapter 5: the Nazgûl."""

import pytest
from tests.games.fellowship.helpers import (
    after,
    around,
    asked,
    cards_at,
    cells_offered,
    choose,
    keys,
    look,
    names,
    only,
    position,
    question,
    slots_for,
)

from mathom.testing import rule

FREE = ["S6", "S7", "S8", "S9"]


@rule("FE-5.1")
def test_a_nazgul_may_hit_opposing_cards_of_any_value_but_3() -> None:
    t = position(hands=[["green-nazgul"]], cards=around("red-0", "yellow-1", "blue-2", "red-4", "red-5", "red-3"))
    assert slots_for(t, "card:green-nazgul") == ["S0", "S1", "S2", "S3", "S4", *FREE]


@rule("FE-5.2")
def test_a_nazgul_may_not_hit_a_hobbit() -> None:
    t = position(hands=[["green-nazgul"]], cards=around("red-3", "yellow-3", "blue-3", "red-3", "red-3", "blue-2"))
    assert slots_for(t, "card:green-nazgul") == ["S5", *FREE]


@rule("FE-5.3", "FE-9.9")
@pytest.mark.parametrize("ring", ["bag_end", "bree", "weathertop", "rivendell_first", "rivendell_second", "lothlorien"])
def test_a_nazgul_may_not_hit_a_card_with_any_ring(ring: str) -> None:
    t = position(hands=[["green-nazgul"]], cards=around(f"red-4 {ring}", "red-4"))
    assert slots_for(t, "card:green-nazgul") == ["S1", "S2", "S3", "S4", "S5", *FREE]


@rule("FE-5.4")
def test_a_nazgul_may_not_hit_an_own_card() -> None:
    t = position(hands=[["green-nazgul"]], cards=around("green-0", "green-5", "red-5", "green-1", "green-2", "green-4"))
    assert slots_for(t, "card:green-nazgul") == ["S2", *FREE]


@rule("FE-5.5", "FE-5.11")
def test_the_nazgul_and_the_card_it_hits_leave_the_game_and_the_slot_is_free() -> None:
    t = position(hands=[["green-nazgul", "green-1"]], cards=around("red-5", "red-1"))
    told = choose(t, "card:green-nazgul", "slot:S0")
    view = look(t)
    assert (told, cards_at(t), view["box"], slots_for(t, "card:green-1")[0]) == (
        [("hit", 0, "green-nazgul", [-1, -1], "red-5")],
        {"0,-1": "red-1"},
        ["green-nazgul", "red-5"],
        "S0",
    )


@rule("FE-5.6")
def test_a_nazgul_on_a_free_slot_leaves_the_game_and_the_slot_stays_free() -> None:
    t = position(hands=[["green-nazgul", "green-1"]])
    told = choose(t, "card:green-nazgul", "slot:S3")
    assert (told, cards_at(t), look(t)["box"], slots_for(t, "card:green-1")[3]) == (
        [("spent", 0, "green-nazgul", [2, -1])],
        {},
        ["green-nazgul"],
        "S3",
    )


@rule("FE-5.7")
@pytest.mark.parametrize("place", ["bag_end", "weathertop"])
def test_the_colour_of_the_location_is_no_matter_for_a_nazgul(place: str) -> None:
    t = position(hands=[["green-nazgul"]], cards=around("red-5", "red-3"), at=place)
    assert slots_for(t, "card:green-nazgul")[:2] == ["S0", "S2"]


@rule("FE-5.8", "FE-8.19")
def test_a_nazgul_on_the_last_free_slot_does_not_complete_the_location() -> None:
    t = position(hands=[["green-nazgul", "green-1"]], cards=around(*["red-1"] * 5, *["blue-1"] * 4))
    told = choose(t, "card:green-nazgul", "slot:S9")
    assert (only(told, "scored"), question(t), keys(t)) == ([], "card", ["card:green-1", "stop"])


@rule("FE-5.9")
def test_the_freed_slot_may_be_filled_and_then_completes_the_location() -> None:
    t = position(hands=[["green-nazgul", "green-1"]], cards=around(*["red-1"] * 5, *["blue-1"] * 4, "green-1"))
    told = choose(t, "card:green-nazgul", "slot:S4", "card:green-1", "slot:S4")
    assert [event[0] for event in told] == ["hit", "laid", "scored", "points", "points", "points", "ring-won"]


@rule("FE-5.10")
def test_cards_that_lie_only_at_an_older_location_are_out_of_reach() -> None:
    hobbits = around(
        "blue-3", "blue-3", "blue-3", "yellow-3", "yellow-3", "yellow-3", "yellow-3", "", "", "", at=(3, 0)
    )
    t = position(hands=[["green-nazgul"]], locations=[[0, 0], [3, 0]], cards=[*around("red-1", "red-2"), *hobbits])
    choose(t, "card:green-nazgul")
    assert cells_offered(t) == ["cell:3,1", "cell:2,1", "cell:2,0"]


@rule("FE-5.11")
def test_a_card_that_was_hit_never_comes_back() -> None:
    t = position(
        2,
        hands=[["green-nazgul", "green-1"], ["red-1"]],
        decks=[[], []],
        cards=around("red-5"),
    )
    choose(t, "card:green-nazgul", "slot:S0", "stop", "card:red-1", "slot:S0", "card:green-1", "slot:S1")
    assert (cards_at(t), t.result is not None) == ({"-1,-1": "red-1", "0,-1": "green-1"}, True)


@rule("FE-5.12")
def test_a_nazgul_on_a_free_slot_counts_as_the_card_that_must_be_played() -> None:
    t = position(hands=[["green-nazgul", "green-2"]])
    assert after(t, "card:green-nazgul", "slot:S0") == ["green-2", "stop"]


@rule("FE-5.12")
def test_a_lone_nazgul_in_hand_is_a_whole_turn() -> None:
    t = position(hands=[["green-nazgul"]])
    told = choose(t, "card:green-nazgul", "slot:S0")
    assert (told[0][0], asked(t)) == ("spent", 1)


@rule("FE-9.7")
def test_no_ring_is_asked_for_with_a_nazgul() -> None:
    t = position(hands=[["green-nazgul", "green-1"]], rings=[["bree"]])
    choose(t, "card:green-nazgul")
    assert (question(t), len(names(t))) == ("slot", 10)
