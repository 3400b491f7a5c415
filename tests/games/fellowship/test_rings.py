"""Chapter 9: ring tokens."""

import pytest
from tests.games.fellowship.helpers import (
    after,
    around,
    asked,
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

ALL_RINGS = ["bag_end", "bree", "weathertop", "rivendell_first", "rivendell_second", "lothlorien"]

# Green 9, yellow 7, red 6, blue 3 before the last card.
NINE = ("green-5", "green-4", "yellow-4", "yellow-3", "red-4", "red-2", "blue-1", "blue-1", "blue-1")


# Winning


@rule("FE-9.1")
@pytest.mark.parametrize("place", ["bag_end", "bree", "weathertop", "lothlorien"])
def test_the_first_place_takes_the_ring_of_the_location(place: str) -> None:
    t = position(hands=[["green-1"]], cards=around(*NINE), at=place)
    told = choose(t, "card:green-1", "slot:S9")
    assert (only(told, "ring-won"), [p["rings"] for p in look(t)["players"]], place in look(t)["rings_unowned"]) == (
        [("ring-won", 0, place)],
        [[place], [], [], []],
        False,
    )


@rule("FE-9.1", "FE-9.2")
def test_at_rivendell_the_first_two_places_take_a_ring_each() -> None:
    t = position(hands=[["green-1"]], cards=around(*NINE), at="rivendell")
    told = choose(t, "card:green-1", "slot:S9")
    assert (only(told, "ring-won"), [p["rings"] for p in look(t)["players"]]) == (
        [("ring-won", 0, "rivendell_first"), ("ring-won", 1, "rivendell_second")],
        [["rivendell_first"], ["rivendell_second"], [], []],
    )


@rule("FE-9.1")
@pytest.mark.parametrize("place", ["ford", "caradhras", "moria_gate", "moria", "amon_hen"])
def test_the_other_locations_have_no_ring(place: str) -> None:
    t = position(hands=[["green-1"]], cards=around(*NINE), at=place)
    assert only(choose(t, "card:green-1", "slot:S9"), "ring-won") == []


@rule("FE-9.3")
def test_the_second_rivendell_ring_stays_unowned_without_an_eligible_second_place() -> None:
    t = position(hands=[["green-1"]], cards=around(*["green-1"] * 5, *["green-2"] * 4), at="rivendell")
    told = choose(t, "card:green-1", "slot:S9")
    assert (only(told, "ring-won"), "rivendell_second" in look(t)["rings_unowned"]) == (
        [("ring-won", 0, "rivendell_first")],
        True,
    )


@rule("FE-9.3", "FE-8.8")
def test_a_ring_stays_unowned_when_nobody_has_a_card() -> None:
    t = position(hands=[["green-nazgul"], [], [], []], decks=[[], [], [], []])
    told = choose(t, "card:green-nazgul", "slot:S0")
    assert ([event[0] for event in told], look(t)["rings_unowned"]) == (
        ["spent", "out-of-cards", "scored", "game-over"],
        ALL_RINGS,
    )


@rule("FE-9.3")
def test_an_unowned_ring_of_an_earlier_location_is_not_awarded_later() -> None:
    t = position(hands=[["green-1"]], cards=around(*NINE), at="weathertop")
    told = choose(t, "card:green-1", "slot:S9")
    assert (only(told, "ring-won"), look(t)["rings_unowned"]) == (
        [("ring-won", 0, "weathertop")],
        ["bag_end", "bree", "rivendell_first", "rivendell_second", "lothlorien"],
    )


# Playing


@rule("FE-9.4")
def test_a_ring_is_playable_in_the_next_turn_and_not_in_the_turn_it_is_won() -> None:
    hands = [["green-1", "green-1", "green-1"], ["yellow-1", "yellow-1"], [], []]
    t = position(hands=hands, cards=around(*NINE), decks=[[], [], [], []])
    choose(t, "card:green-1", "slot:S9", "anchor:0,-2")
    following = asked(t)
    choose(t, "card:yellow-1", "slot:S0", "stop", "card:green-1")
    assert (following, question(t), names(t)) == (1, "ring", ["bag_end", "none"])


@rule("FE-9.5")
def test_a_ring_lies_on_its_card_for_the_rest_of_the_game() -> None:
    t = position(hands=[["green-1", "green-1"]], rings=[["bree"]])
    told = choose(t, "card:green-1", "ring:bree", "slot:S2")
    choose(t, "card:green-1", "slot:S3")
    assert (told, cards_at(t), look(t)["players"][0]["rings"], look(t)["rings_unowned"]) == (
        [("laid", 0, "green-1", [1, -1], "bree")],
        {"1,-1": "green-1 bree", "2,-1": "green-1"},
        [],
        ["bag_end", "weathertop", "rivendell_first", "rivendell_second", "lothlorien"],
    )


@rule("FE-9.5")
def test_no_ring_is_played_without_a_card() -> None:
    t = position(hands=[["green-1"]], rings=[ALL_RINGS])
    assert keys(t) == ["card:green-1"]


@rule("FE-9.6")
def test_a_card_takes_one_ring_only() -> None:
    t = position(hands=[["green-1"]], rings=[["bree", "weathertop"]])
    choose(t, "card:green-1", "ring:bree")
    assert question(t) == "slot"


@rule("FE-9.7", "FE-9.16", "FE-9.27")
@pytest.mark.parametrize("kind", ["0", "1", "2", "3", "4", "5"])
def test_any_own_ring_may_go_with_any_card_but_a_nazgul(kind: str) -> None:
    t = position(hands=[[f"green-{kind}"]], rings=[ALL_RINGS])
    assert after(t, f"card:green-{kind}") == [*ALL_RINGS, "none"]


@rule("FE-9.7")
def test_only_own_rings_are_offered() -> None:
    t = position(hands=[["green-1"]], rings=[["bree"], ["bag_end"], ["weathertop"], []])
    assert after(t, "card:green-1") == ["bree", "none"]


@rule("FE-9.8")
def test_several_rings_may_be_played_in_one_turn_each_on_its_own_card() -> None:
    t = position(hands=[["green-1", "green-1", "green-2"]], rings=[["bree", "rivendell_second"]])
    choose(t, "card:green-1", "ring:bree", "slot:S0", "card:green-1", "ring:rivendell_second", "slot:S1")
    assert cards_at(t) == {"-1,-1": "green-1 bree", "0,-1": "green-1 rivendell_second"}


# Bag End


@rule("FE-9.10")
@pytest.mark.parametrize(("place", "black"), [("bag_end", True), ("weathertop", False)])
def test_the_bag_end_ring_turns_the_colour_round(place: str, black: bool) -> None:
    t = position(hands=[["green-0", "green-5"]], rings=[["bag_end"]], at=place, cards=around("red-1"))
    told = choose(t, "card:green-0", "ring:bag_end", "slot:S5")
    assert (told, look(t)["location"]["black"], slots_for(t, "card:green-5")[0]) == (
        [("laid", 0, "green-0", [2, 1], "bag_end"), ("colour-changed", place, black)],
        black,
        "S0" if black else "S1",
    )


@rule("FE-9.10")
@pytest.mark.parametrize("ring", ["bree", "weathertop", "rivendell_first", "rivendell_second", "lothlorien"])
def test_no_other_ring_changes_the_colour(ring: str) -> None:
    t = position(hands=[["green-0", "green-5"]], rings=[[ring]])
    told = choose(t, "card:green-0", f"ring:{ring}", "slot:S5")
    assert (only(told, "colour-changed"), look(t)["location"]["black"]) == ([], False)


@rule("FE-9.10", "FE-9.25")
@pytest.mark.parametrize(("anchor", "black"), [("0,-2", True), ("0,2", False)])
def test_the_bag_end_ring_also_works_at_a_later_location_that_has_its_card(anchor: str, black: bool) -> None:
    cards = around("green-5 bag_end", "green-4", "yellow-4", "yellow-3", "red-4", "red-2", *["blue-1"] * 3)
    t = position(hands=[["green-1"]], cards=cards)
    told = choose(t, "card:green-1", "slot:S9", f"anchor:{anchor}")
    assert (only(told, "location-laid")[0][-1], look(t)["location"]["black"]) == (black, black)


@rule("FE-9.11")
def test_the_card_with_the_bag_end_ring_is_laid_by_the_colour_before_the_change() -> None:
    white = position(hands=[["green-5"]], rings=[["bag_end"]], cards=around("red-1"))
    black = position(hands=[["green-5"]], rings=[["bag_end"]], cards=around("red-1"), at="weathertop")
    offered = [slots_for(t, "card:green-5", "ring:bag_end")[0] for t in (white, black)]
    assert offered == ["S1", "S0"]


# Bree


@rule("FE-9.12", "FE-9.25")
def test_the_bree_ring_also_works_at_a_later_location_that_has_its_card() -> None:
    nine = ["red-4", "red-4", "blue-5", "green-1", "green-1", "yellow-1", "yellow-1", "yellow-1", "green-0 bree"]
    t = position(hands=[["green-1"]], cards=around(*nine, at=(0, -2)), locations=[[0, -20], [0, 0], [0, -2]])
    told = choose(t, "card:green-1", "slot:S9")
    assert ranking(told) == [("green", 4, 4), ("yellow", 3, 3), ("red", 2, 2), ("blue", 1, 1)]


@rule("FE-9.12", "FE-9.25")
def test_the_bree_ring_does_not_work_where_its_card_is_not_in_a_slot() -> None:
    nine = ["red-4", "red-4", "blue-5", "green-1", "green-1", "yellow-1", "yellow-1", "yellow-1", "green-0"]
    cards = ["green-5 -1,-1 bree", *around(*nine, at=(0, -3))]
    t = position(hands=[["green-1"]], cards=cards, locations=[[0, -20], [0, 0], [0, -3]])
    told = choose(t, "card:green-1", "slot:S9")
    assert ranking(told) == [("red", 8, 2), ("blue", 5, 1), ("yellow", 3, 3), ("green", 3, 4)]


@rule("FE-9.13")
def test_under_the_bree_ring_covering_still_goes_by_true_values() -> None:
    cards = around("red-0", "red-1", "red-2", "red-4", "blue-1 bree", "blue-3")
    t = position(hands=[["green-2"]], cards=cards, at="weathertop")
    assert slots_for(t, "card:green-2") == ["S0", "S1", "S6", "S7", "S8", "S9"]


# Weathertop


@rule("FE-9.14")
@pytest.mark.parametrize("value", [2, 3, 4])
def test_the_weathertop_ring_allows_a_second_card_of_the_same_value(value: int) -> None:
    cards = [f"green-{value}", f"green-{value}", f"green-{value}", "green-5", "green-1"]
    t = position(hands=[cards], rings=[["weathertop", "bree"]])
    offered = after(t, f"card:green-{value}", "ring:none", "slot:S0")
    ring = after(t, f"card:green-{value}")
    choose(t, "ring:weathertop", "slot:S1")
    assert (offered, ring, names(t), cards_at(t)) == (
        [f"green-{value}", "stop"],
        ["weathertop"],
        ["stop"],
        {"-1,-1": f"green-{value}", "0,-1": f"green-{value} weathertop"},
    )


@rule("FE-9.14")
@pytest.mark.parametrize(
    ("owner", "played", "offered"),
    [
        (2, ["card:red-4", "ring:none", "slot:S0"], ["red-4", "stop"]),
        (1, ["card:red-4", "slot:S0"], ["stop"]),
        (3, ["card:red-4", "slot:S0"], ["stop"]),
    ],
)
def test_the_weathertop_ring_works_for_its_owner(owner: int, played: list[str], offered: list[str]) -> None:
    rings: list[list[str]] = [[], [], [], []]
    rings[owner] = ["weathertop"]
    t = position(hands=[[], [], ["red-4", "red-4"], []], rings=rings, active=2)
    assert after(t, *played) == offered


@rule("FE-9.14")
def test_without_the_weathertop_ring_there_is_no_second_card() -> None:
    t = position(hands=[["green-4", "green-4"]], rings=[["bree"], ["weathertop"]])
    assert after(t, "card:green-4", "ring:none", "slot:S0") == ["stop"]


@rule("FE-9.14")
def test_the_first_card_may_carry_another_ring() -> None:
    t = position(hands=[["green-4", "green-4"]], rings=[["weathertop", "bree"]])
    choose(t, "card:green-4", "ring:bree", "slot:S0", "card:green-4", "ring:weathertop", "slot:S1")
    assert cards_at(t) == {"-1,-1": "green-4 bree", "0,-1": "green-4 weathertop"}


@rule("FE-9.15", "FE-4.9")
def test_the_value_to_double_is_the_printed_one() -> None:
    t = position(hands=[["green-2", "green-2", "green-4"]], rings=[["weathertop", "rivendell_first"]])
    assert after(t, "card:green-2", "ring:rivendell_first", "slot:S0") == ["green-2", "stop"]


@rule("FE-9.15")
def test_a_spent_weathertop_ring_works_in_no_later_turn() -> None:
    t = position(hands=[["green-4", "green-4"]], cards=around("green-4 weathertop"))
    assert after(t, "card:green-4", "slot:S5") == ["stop"]


@rule("FE-9.16", "FE-9.27")
def test_the_weathertop_ring_on_the_first_card_is_mere_protection() -> None:
    t = position(hands=[["green-4", "green-4", "green-0"]], rings=[["weathertop"]])
    assert after(t, "card:green-4", "ring:weathertop", "slot:S0") == ["green-0", "stop"]


@rule("FE-9.16")
def test_the_weathertop_ring_on_a_second_1_leaves_the_1s_free_to_go_on() -> None:
    t = position(hands=[["green-1", "green-1", "green-1", "green-2"]], rings=[["weathertop"]])
    played = ["card:green-1", "ring:none", "slot:S0", "card:green-1", "ring:weathertop", "slot:S1"]
    assert after(t, *played) == ["green-1", "stop"]


# Rivendell


@rule("FE-9.17", "FE-9.18")
def test_the_first_rivendell_ring_adds_2_at_scoring() -> None:
    cards = around("green-0", "yellow-4 rivendell_first", "red-5", "red-0", "blue-1", *["blue-2"] * 2, *["green-1"] * 2)
    t = position(hands=[["green-1"]], cards=cards)
    told = choose(t, "card:green-1", "slot:S9")
    assert ranking(told) == [("yellow", 6, 1), ("red", 5, 2), ("blue", 5, 3), ("green", 3, 4)]


@rule("FE-9.18")
def test_a_4_with_the_first_rivendell_ring_covers_a_5() -> None:
    t = position(hands=[["green-4", "green-1"]], rings=[["rivendell_first"]], cards=around("red-5"), at="weathertop")
    assert choose(t, "card:green-4", "ring:rivendell_first", "slot:S0") == [
        ("covered", 0, "green-4", [-1, -1], "rivendell_first", "red-5")
    ]


@rule("FE-9.18", "FE-9.25")
def test_the_bonus_counts_at_every_later_scoring() -> None:
    near = around(
        "red-4", "red-1", "blue-1", "blue-0", "yellow-1", "", "", "", "green-1 rivendell_first", "", at=(0, -2)
    )
    rest = ["yellow-2 0,-1", "green-0 1,-1", "blue-1 2,-1"]
    t = position(hands=[["green-1"]], cards=[*near, *rest], locations=[[0, 0], [0, -2]])
    told = choose(t, "card:green-1", "slot:S9")
    assert ranking(told) == [("red", 5, 2), ("green", 4, 3), ("yellow", 3, 2), ("blue", 2, 3)]


@rule("FE-9.19")
def test_the_second_rivendell_ring_only_protects() -> None:
    cards = around(
        "green-0", "yellow-4 rivendell_second", "red-5", "red-0", "blue-1", *["blue-2"] * 2, *["green-1"] * 2
    )
    t = position(hands=[["green-1"]], cards=cards)
    told = choose(t, "card:green-1", "slot:S9")
    assert (only(told, "scored")[0][3], ranking(told)) == (
        False,
        [("red", 5, 2), ("blue", 5, 3), ("yellow", 4, 1), ("green", 3, 4)],
    )


@rule("FE-9.19")
def test_the_second_rivendell_ring_does_not_help_to_cover() -> None:
    t = position(hands=[["green-4"]], rings=[["rivendell_second"]], cards=around("red-4", "red-5"), at="weathertop")
    assert slots_for(t, "card:green-4", "ring:rivendell_second")[0] == "S2"


@rule("FE-9.26")
def test_under_the_bree_ring_the_bonus_does_not_count() -> None:
    cards = around("green-0 bree", "yellow-4 rivendell_first", "red-5", "red-0", *["blue-1"] * 3, *["green-1"] * 2)
    t = position(hands=[["green-1"]], cards=cards)
    told = choose(t, "card:green-1", "slot:S9")
    assert ranking(told) == [("green", 4, 4), ("blue", 3, 3), ("red", 2, 2), ("yellow", 1, 1)]
