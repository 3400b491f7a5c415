"""Chapters 10.3 and 11: laying the next location, also one that is full on arrival."""

from typing import Any

import pytest
from tests.games.fellowship.helpers import (
    after,
    around,
    asked,
    choose,
    hand,
    keys,
    look,
    only,
    position,
    question,
    ranking,
)

from mathom.games.fellowship.geometry import SLOTS, cell_at, cell_name
from mathom.games.fellowship.table import Table
from mathom.testing import rule

NINE = ("green-5", "green-4", "yellow-4", "yellow-3", "red-4", "red-2", "blue-1", "blue-1", "blue-1")
NO_DECKS: list[list[str]] = [[], [], [], []]


@rule("FE-11.1")
def test_the_player_of_the_last_card_decides_where_the_next_location_goes() -> None:
    hands = [["green-1"], ["yellow-1"], ["red-1", "red-1"], ["blue-1"]]
    t = position(hands=hands, cards=around(*NINE[:8], "blue-2"), active=2)
    choose(t, "card:red-1", "slot:S9")
    assert (asked(t), question(t)) == (2, "anchor")


@rule("FE-11.2")
@pytest.mark.parametrize(
    ("place", "following", "black"),
    [("bag_end", "bree", False), ("ford", "rivendell", False), ("lothlorien", "amon_hen", True)],
)
def test_the_next_location_is_the_next_in_order(place: str, following: str, black: bool) -> None:
    t = position(hands=[["green-1"]], cards=around(*NINE), at=place)
    told = choose(t, "card:green-1", "slot:S9", "anchor:0,2")
    assert (only(told, "location-laid"), look(t)["location"]["id"], look(t)["location"]["scored"]) == (
        [("location-laid", 0, following, [0, 2], black)],
        following,
        False,
    )


@rule("FE-11.3")
def test_after_laying_the_location_the_hand_is_refilled_and_the_turn_ends() -> None:
    hands = [["green-1", "green-1"], ["yellow-1"], [], []]
    t = position(hands=hands, cards=around(*NINE), decks=[["green-3", "green-2"], [], [], []])
    choose(t, "card:green-1", "slot:S9")
    told = choose(t, "anchor:0,-2")
    assert (told, hand(t), asked(t)) == (
        [
            ("location-laid", 0, "bree", [0, -2], False),
            ("drew", 0, 2),
            ("drew-cards", 0, ["green-2", "green-3"]),
        ],
        ["green-1", "green-2", "green-3"],
        1,
    )


@rule("FE-11.4", "FE-12.2")
def test_no_location_is_laid_when_one_player_has_cards() -> None:
    t = position(hands=[["green-1"], ["yellow-1"], [], []], cards=around(*NINE), decks=NO_DECKS)
    told = choose(t, "card:green-1", "slot:S9")
    assert ([event[0] for event in told][-1], t.ask, look(t)["to_come"][0]) == ("game-over", None, "bree")


@rule("FE-11.5")
def test_the_deck_counts_for_a_player_whose_hand_is_empty() -> None:
    t = position(hands=[["green-1"], ["yellow-1"], [], []], cards=around(*NINE), decks=[["green-2"], [], [], []])
    choose(t, "card:green-1", "slot:S9")
    assert question(t) == "anchor"


@rule("FE-11.5")
def test_the_hand_counts_for_a_player_whose_deck_is_empty() -> None:
    t = position(hands=[["green-1", "green-1"], ["yellow-1"], [], []], cards=around(*NINE), decks=NO_DECKS)
    choose(t, "card:green-1", "slot:S9")
    assert question(t) == "anchor"


@rule("FE-11.6", "FE-12.5")
def test_no_location_is_laid_after_the_tenth() -> None:
    t = position(hands=[["green-1"]], cards=around(*NINE), at="amon_hen")
    told = choose(t, "card:green-1", "slot:S9")
    assert (told[-1], look(t)["to_come"]) == (("game-over", [0], [7, 4, 2, 0]), [])


@rule("FE-11.7")
def test_the_last_own_card_still_places_the_next_location_when_two_others_have_cards() -> None:
    t = position(hands=[["green-1"], [], ["red-1"], ["blue-1"]], cards=around(*NINE), decks=NO_DECKS)
    choose(t, "card:green-1", "slot:S9")
    placing = (asked(t), question(t))
    told = choose(t, "anchor:0,-2")
    assert (placing, told, asked(t)) == (
        (0, "anchor"),
        [("location-laid", 0, "bree", [0, -2], False), ("out-of-cards", 0)],
        2,
    )


@rule("FE-11.8")
def test_all_anchors_around_two_locations_are_offered() -> None:
    second = around("red-1", "red-1", "red-1", "red-1", "blue-2", "", "", "", "", "", at=(0, -2))
    first = around("green-5", "green-4", "yellow-4", "yellow-3", *["blue-1"] * 6)
    t = position(hands=[["green-1"]], cards=[*first, *second], locations=[[0, 0], [0, -2]])
    assert after(t, "card:green-1", "slot:S9") == [
        *[f"{col},-4" for col in range(-2, 3)],
        *[f"{col},{row}" for row in range(-3, 2) for col in (-3, 3)],
        *[f"{col},2" for col in range(-2, 3)],
    ]


@rule("FE-11.9")
def test_the_next_player_with_cards_takes_the_first_turn_at_the_new_location() -> None:
    t = position(hands=[["green-1", "green-1"], [], [], ["blue-1"]], cards=around(*NINE), decks=NO_DECKS)
    choose(t, "card:green-1", "slot:S9", "anchor:0,-2")
    assert (asked(t), keys(t), look(t)["active"]) == (3, ["card:blue-1"], 3)


# Full on arrival: five locations around the two empty cells [0, 0] and [1, 0].

FIVE = [(0, -2), (-3, -1), (-3, 1), (0, 2), (3, -1)]
AROUND_THE_GAP = (
    "blue-5",
    "blue-4",
    "red-4",
    "yellow-2",
    "yellow-2",
    "green-1",
    "green-1",
    "green-1",
    "green-1",
    "red-2",
)


def gap(number: int, ring: str = "", ten: tuple[str, ...] = AROUND_THE_GAP, **given: Any) -> Table:
    """Seat 0 is to fill the last slot of location `number`, after which the next one can be laid into the gap."""
    far_away = [[0, 3 * i - 60] for i in range(number - 5)]
    within = {cell_at(0, 0) + slot: card for slot, card in zip(SLOTS, ten, strict=True)}
    bodies = {cell_at(col + side, row) for col, row in FIVE for side in (0, 1)}
    every = {cell_at(col, row) + slot for col, row in FIVE for slot in SLOTS} - bodies
    free = cell_at(5, -1)
    spare = [f"{colour}-{kind}" for colour in ("yellow", "red", "blue") for kind in "1111113334"]
    cards = [f"{card} {cell_name(cell)}" for cell, card in within.items()]
    if ring:
        cards[0] += f" {ring}"
    cards += [f"{spare.pop()} {cell_name(cell)}" for cell in sorted(every - set(within) - {free})]
    position_given = {"hands": [["green-2", "green-0"]], **given}
    return position(locations=[*far_away, *map(list, FIVE)], cards=cards, **position_given)


@rule("FE-10.16")
def test_a_location_without_a_free_slot_is_scored_at_once_before_the_refill() -> None:
    t = gap(5)
    choose(t, "card:green-2", "slot:S4")
    told = choose(t, "anchor:0,0")
    assert ([event[0] for event in told], told[1][1:4], ranking(told)) == (
        ["location-laid", "scored", "points", "points", "points"],
        ("caradhras", True, False),
        [("blue", 9, 2), ("red", 6, 2), ("yellow", 4, 2), ("green", 4, 4)],
    )


@rule("FE-10.17")
def test_the_player_who_laid_the_location_loses_the_ties_of_that_scoring() -> None:
    t = gap(5)
    choose(t, "card:green-2", "slot:S4")
    before = t.points
    told = choose(t, "anchor:0,0")
    gained = [now - then for now, then in zip(t.points, before, strict=True)]
    assert (ranking(told)[2:], gained) == ([("yellow", 4, 2), ("green", 4, 4)], [0, 2, 3, 4])


@rule("FE-10.18")
def test_the_same_player_then_lays_the_next_location_too() -> None:
    t = gap(5)
    choose(t, "card:green-2", "slot:S4", "anchor:0,0")
    placing = (asked(t), question(t))
    told = choose(t, "anchor:0,-4")
    assert (placing, told[0], [event[0] for event in told[1:]], asked(t)) == (
        (0, "anchor"),
        ("location-laid", 0, "moria_gate", [0, -4], True),
        ["drew", "drew-cards"],
        1,
    )


@rule("FE-10.18", "FE-11.6")
def test_a_tenth_location_that_is_full_on_arrival_ends_the_game() -> None:
    t = gap(9)
    told = choose(t, "card:green-2", "slot:S4", "anchor:0,0")
    assert (only(told, "scored")[-1][1], told[-1][0], t.ask) == ("amon_hen", "game-over", None)


@rule("FE-10.19")
def test_morias_loss_works_when_moria_is_full_on_arrival() -> None:
    t = gap(7, points=[20, 20, 20, 20])
    choose(t, "card:green-2", "slot:S4")
    told = choose(t, "anchor:0,0")
    assert only(told, "points", "loss") == [("points", 3, "blue", 1, 3), ("loss", 0, "green", 3)]


@rule("FE-10.19")
def test_rings_are_won_at_a_location_that_is_full_on_arrival() -> None:
    t = gap(8)
    choose(t, "card:green-2", "slot:S4")
    assert only(choose(t, "anchor:0,0"), "ring-won") == [("ring-won", 3, "lothlorien")]


@rule("FE-10.19")
def test_the_bree_ring_works_at_a_location_that_is_full_on_arrival() -> None:
    t = gap(5, ring="bree")
    choose(t, "card:green-2", "slot:S4")
    told = choose(t, "anchor:0,0")
    assert (only(told, "scored")[0][3], ranking(told)) == (
        True,
        [("green", 4, 4), ("yellow", 2, 2), ("red", 2, 2), ("blue", 2, 2)],
    )


@rule("FE-10.19")
def test_the_limits_of_caradhras_do_not_matter_when_it_is_full_on_arrival() -> None:
    ten = ("green-1", "green-1", "green-1", "green-1", "green-1", "red-2", "red-2", "blue-2", "yellow-2", "blue-5")
    t = gap(5, ten=ten)
    choose(t, "card:green-2", "slot:S4")
    assert ranking(choose(t, "anchor:0,0"))[1] == ("green", 5, 5)


@rule("FE-10.18")
def test_a_ring_won_at_an_arrival_is_not_playable_before_the_next_turn() -> None:
    ten = ("green-5", "green-4", "red-4", "yellow-2", "yellow-2", "green-1", "green-1", "green-1", "green-1", "red-2")
    t = gap(8, ten=ten, hands=[["green-2", "green-0"], ["yellow-1", "yellow-4"], [], []], decks=NO_DECKS)
    choose(t, "card:green-2", "slot:S4", "anchor:0,0", "anchor:0,-4")
    assert (asked(t), look(t)["players"][0]["rings"]) == (1, ["lothlorien"])
