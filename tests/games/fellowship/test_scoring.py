"""Chapter 8: completing and scoring a location."""

import pytest
from tests.games.fellowship.helpers import (
    around,
    asked,
    cards_at,
    choose,
    hand,
    look,
    names,
    only,
    position,
    question,
    ranking,
)

from mathom.testing import rule

# Green 9, yellow 7, red 6, blue 3 before the last card.
NINE = ("green-5", "green-4", "yellow-4", "yellow-3", "red-4", "red-2", "blue-1", "blue-1", "blue-1")


@rule("FE-8.1", "FE-8.3", "FE-8.4", "FE-8.5", "FE-8.17", "FE-9.1")
def test_the_last_free_slot_filled_scores_the_location_at_once() -> None:
    t = position(hands=[["green-1"]], cards=around(*NINE), at="weathertop")
    assert choose(t, "card:green-1", "slot:S9") == [
        ("laid", 0, "green-1", [-1, 0], None),
        (
            "scored",
            "weathertop",
            True,
            False,
            [
                {"colour": "green", "seat": 0, "total": 10, "cards": 3},
                {"colour": "yellow", "seat": 1, "total": 7, "cards": 2},
                {"colour": "red", "seat": 2, "total": 6, "cards": 2},
                {"colour": "blue", "seat": 3, "total": 3, "cards": 3},
            ],
        ),
        ("points", 0, "green", 1, 4),
        ("points", 1, "yellow", 2, 3),
        ("points", 2, "red", 3, 2),
        ("ring-won", 0, "weathertop"),
    ]


@rule("FE-8.1")
@pytest.mark.parametrize("free", range(10))
def test_a_location_is_complete_with_any_slot_as_the_last(free: int) -> None:
    cards = [*NINE[:free], "", *NINE[free:]]
    t = position(hands=[["green-1"]], cards=around(*cards))
    told = choose(t, "card:green-1", f"slot:S{free}")
    assert [event[0] for event in told[:2]] == ["laid", "scored"]


@rule("FE-8.1")
def test_nine_cards_are_not_enough() -> None:
    t = position(hands=[["green-1", "green-1"]], cards=around(*NINE[:8]))
    told = choose(t, "card:green-1", "slot:S9")
    assert (only(told, "scored"), question(t)) == ([], "card")


@rule("FE-8.2")
def test_the_rest_of_the_turn_is_lost_and_the_hand_is_refilled_after_the_next_location_is_laid() -> None:
    t = position(
        hands=[["green-1", "green-1", "green-0"], ["yellow-1"], [], []],
        cards=around(*NINE),
        decks=[["green-2", "green-3"], [], [], []],
    )
    choose(t, "card:green-1", "slot:S9")
    before = (question(t), hand(t))
    told = choose(t, "anchor:0,-2")
    assert (before, [event[0] for event in told], hand(t), asked(t)) == (
        ("anchor", ["green-0", "green-1"]),
        ["location-laid", "drew", "drew-cards"],
        ["green-0", "green-1", "green-2", "green-3"],
        1,
    )


@rule("FE-8.3")
def test_totals_are_sums_of_the_values_in_the_ten_slots_only() -> None:
    elsewhere = ["blue-5 -1,-4", "blue-4 2,-3", "blue-4 0,-4"]
    t = position(hands=[["green-1"]], cards=[*around(*NINE), *elsewhere], at="bree")
    assert ranking(choose(t, "card:green-1", "slot:S9"))[-1] == ("blue", 3, 3)


@rule("FE-8.4")
def test_every_place_gets_the_score_of_its_rank() -> None:
    t = position(
        hands=[["green-0"]], cards=around("blue-5", "blue-4", "red-5", "yellow-4", *["green-1"] * 5), at="amon_hen"
    )
    told = choose(t, "card:green-0", "slot:S9")
    assert (only(told, "points"), t.points) == (
        [("points", 3, "blue", 1, 7), ("points", 2, "red", 2, 4), ("points", 0, "green", 3, 2)],
        [2, 0, 4, 7],
    )


@rule("FE-8.5")
def test_with_three_players_two_places_are_paid() -> None:
    nine = around("green-5", "green-4", "yellow-4", "yellow-3", *["red-1"] * 5)
    t = position(3, hands=[["green-1"]], cards=nine, at="weathertop")
    choose(t, "card:green-1", "slot:S9")
    assert t.points == [4, 3, 0]


@rule("FE-8.5")
def test_with_four_players_three_places_are_paid() -> None:
    t = position(hands=[["green-1"]], cards=around(*NINE), at="weathertop")
    choose(t, "card:green-1", "slot:S9")
    assert t.points == [4, 3, 2, 0]


# Every colour has a total of 5 after the last card, a 1 in S9.
TIED = {
    0: ("green-4", "yellow-5", "yellow-0", "red-5", "red-0", "blue-1", "blue-1", "blue-1", "blue-2"),
    1: ("yellow-4", "green-5", "green-0", "red-5", "red-0", "blue-1", "blue-1", "blue-1", "blue-2"),
    2: ("red-4", "yellow-5", "yellow-0", "green-5", "green-0", "blue-1", "blue-1", "blue-1", "blue-2"),
    3: ("blue-4", "yellow-5", "yellow-0", "red-5", "red-0", "green-1", "green-1", "green-1", "green-2"),
}


@rule("FE-8.6", "FE-8.7", "FE-8.18")
@pytest.mark.parametrize(
    ("last", "order"),
    [
        (0, ["yellow", "red", "blue", "green"]),
        (1, ["red", "blue", "green", "yellow"]),
        (2, ["blue", "green", "yellow", "red"]),
        (3, ["green", "yellow", "red", "blue"]),
    ],
)
def test_a_tie_goes_to_whoever_comes_first_clockwise_after_the_last_card(last: int, order: list[str]) -> None:
    t = position(cards=around(*TIED[last]), active=last, at="weathertop")
    told = choose(t, f"card:{order[-1]}-1", "slot:S9")
    assert ([(colour, total) for colour, total, _ in ranking(told)], [event[2:] for event in only(told, "points")]) == (
        [(colour, 5) for colour in order],
        [(order[0], 1, 4), (order[1], 2, 3), (order[2], 3, 2)],
    )


@rule("FE-8.6")
def test_a_tie_for_second_place_does_not_touch_the_first() -> None:
    nine = around("green-5", "green-1", "yellow-3", "blue-2", "blue-0", "red-1", "red-1", "red-0", "blue-1")
    t = position(hands=[["green-1"]], cards=nine, at="weathertop")
    told = choose(t, "card:green-1", "slot:S9")
    assert ranking(told) == [("green", 7, 3), ("yellow", 3, 1), ("blue", 3, 3), ("red", 2, 3)]


@rule("FE-8.7")
def test_the_player_of_the_last_card_loses_a_tie_for_first_place() -> None:
    nine = around("green-4", "yellow-5", "red-1", "red-1", "red-1", "blue-1", "blue-1", "blue-0", "red-0")
    t = position(hands=[["green-1"]], cards=nine)
    told = choose(t, "card:green-1", "slot:S9")
    assert (ranking(told)[:2], only(told, "ring-won")) == (
        [("yellow", 5, 1), ("green", 5, 2)],
        [("ring-won", 1, "bag_end")],
    )


@rule("FE-8.8")
def test_a_single_0_is_enough_to_be_paid() -> None:
    nine = around("green-1", "green-1", "green-1", "blue-1", "blue-1", "blue-1", "blue-1", "blue-1", "red-0")
    t = position(hands=[["green-1"]], cards=nine, at="weathertop")
    choose(t, "card:green-1", "slot:S9")
    assert t.points == [3, 0, 2, 4]


@rule("FE-8.8", "FE-8.10")
def test_without_a_card_there_are_no_points_and_the_score_is_not_paid_out() -> None:
    nine = around(*["green-1"] * 4, *["blue-1"] * 5)
    t = position(hands=[["green-2"]], cards=nine, at="weathertop")
    told = choose(t, "card:green-2", "slot:S9")
    assert (ranking(told), t.points) == (
        [("green", 6, 5), ("blue", 5, 5), ("yellow", 0, 0), ("red", 0, 0)],
        [4, 0, 0, 3],
    )


@rule("FE-8.8", "FE-8.10")
def test_a_place_without_a_card_is_not_told_as_paid() -> None:
    t = position(hands=[["green-1"]], cards=around(*["green-1"] * 5, *["green-2"] * 4), at="weathertop")
    told = choose(t, "card:green-1", "slot:S9")
    assert only(told, "points") == [("points", 0, "green", 1, 4)]


@rule("FE-8.9")
@pytest.mark.parametrize(
    ("active", "colour", "order"),
    [(0, "green", ["yellow", "blue"]), (2, "red", ["blue", "yellow"])],
)
def test_players_without_a_card_rank_last_and_among_themselves_clockwise(
    active: int, colour: str, order: list[str]
) -> None:
    nine = around("green-0", "red-1", "red-1", "red-1", "red-1", "green-1", "green-1", "green-1", "green-1")
    t = position(cards=nine, active=active, at="weathertop")
    assert [place for place, *_ in ranking(choose(t, f"card:{colour}-1", "slot:S9"))][2:] == order


@rule("FE-8.9")
def test_a_lone_0_of_the_last_player_ranks_before_a_player_without_a_card() -> None:
    nine = around(*["red-1"] * 5, *["blue-1"] * 4)
    t = position(hands=[["green-0"]], cards=nine, at="weathertop")
    told = choose(t, "card:green-0", "slot:S9")
    assert ranking(told) == [("red", 5, 5), ("blue", 4, 4), ("green", 0, 1), ("yellow", 0, 0)]


@rule("FE-8.11", "FE-10.5", "FE-10.9")
def test_a_shared_card_counts_in_full_at_the_later_location_too() -> None:
    first = around("yellow-5", "red-4", "red-4", "blue-3", *["green-1"] * 6)
    second = around("yellow-1", "yellow-1", "red-0", "", "blue-1", "", "", "", "", "blue-1", at=(0, -2))
    t = position(hands=[["green-1"]], cards=[*first, *second], locations=[[0, 0], [0, -2]])
    told = choose(t, "card:green-1", "slot:S3")
    assert ranking(told) == [("red", 8, 3), ("yellow", 7, 3), ("blue", 5, 3), ("green", 1, 1)]


@rule("FE-8.12")
def test_points_are_public() -> None:
    t = position(hands=[["green-1"]], points=[1, 2, 3, 4])
    assert [[p["points"] for p in look(t, seat)["players"]] for seat in (None, 0, 3)] == [[1, 2, 3, 4]] * 3


MORIA = ("green-5", "green-4", "yellow-4", "yellow-3", "red-4", "red-2", "red-1", "red-1", "blue-1")


@rule("FE-8.13")
@pytest.mark.parametrize(("points", "left", "lost"), [(0, 0, 0), (2, 0, 2), (3, 0, 3), (4, 1, 3)])
def test_morias_loss_never_goes_below_0(points: int, left: int, lost: int) -> None:
    t = position(hands=[["green-1"]], cards=around(*MORIA), at="moria", points=[0, 0, 0, points])
    told = choose(t, "card:green-1", "slot:S9")
    assert (t.points, only(told, "loss")) == ([3, 0, 0, left], [("loss", 3, "blue", lost)])


@rule("FE-8.13", "FE-8.9", "FE-8.20")
def test_at_moria_one_player_without_a_card_loses_and_the_other_does_not() -> None:
    nine = around(*["green-1"] * 4, *["blue-1"] * 5)
    t = position(hands=[["green-1"]], cards=nine, at="moria", points=[9, 9, 9, 9])
    choose(t, "card:green-1", "slot:S9")
    assert t.points == [9, 9, 6, 12]


@rule("FE-8.13", "FE-8.6", "FE-8.20")
def test_at_moria_a_tie_for_the_lowest_total_costs_only_the_player_of_the_last_card() -> None:
    nine = around("red-5", "red-4", "blue-4", "blue-3", "yellow-1", "yellow-1", "red-1", "red-1", "green-1")
    t = position(hands=[["green-1"]], cards=nine, at="moria", points=[9, 9, 9, 9])
    told = choose(t, "card:green-1", "slot:S9")
    assert (ranking(told)[2:], t.points) == ([("yellow", 2, 2), ("green", 2, 2)], [6, 9, 12, 9])


@rule("FE-8.14")
def test_at_moria_only_the_first_place_is_paid() -> None:
    t = position(hands=[["green-1"]], cards=around(*MORIA), at="moria")
    assert only(choose(t, "card:green-1", "slot:S9"), "points") == [("points", 0, "green", 1, 3)]


@rule("FE-8.15", "FE-9.12")
def test_with_the_bree_ring_the_number_of_cards_is_the_total() -> None:
    nine = around("green-5 bree", "green-4", "yellow-4", "red-5", "red-4", "red-4", "blue-0", *["blue-1"] * 2)
    t = position(hands=[["green-4", "green-2"]], cards=nine, at="weathertop")
    told = choose(t, "card:green-4", "slot:S9")
    assert (only(told, "scored")[0][1:4], ranking(told), t.points) == (
        ("weathertop", True, True),
        [("red", 3, 3), ("blue", 3, 3), ("green", 3, 3), ("yellow", 1, 1)],
        [2, 0, 4, 3],
    )


@rule("FE-8.15")
def test_morias_loss_goes_by_the_number_of_cards_under_the_bree_ring() -> None:
    nine = around("green-5 bree", "yellow-4", "yellow-4", "red-0", "red-1", "red-1", "blue-0", *["blue-1"] * 2)
    t = position(hands=[["green-4"], ["yellow-1"]], cards=nine, at="moria", points=[5, 5, 5, 5], active=1)
    told = choose(t, "card:yellow-1", "slot:S9")
    assert (ranking(told)[-1], t.points) == (("green", 1, 1), [2, 5, 8, 5])


@rule("FE-8.16")
def test_secret_points_change_nothing_but_what_is_seen() -> None:
    played = []
    for hidden in (False, True):
        t = position(hands=[["green-1"]], cards=around(*NINE), variant={"hidden_points": hidden}, at="moria")
        played.append((choose(t, "card:green-1", "slot:S9"), t.points, names(t)))
    assert played[0] == played[1]


@rule("FE-8.17", "FE-7.5")
def test_points_come_before_morias_loss() -> None:
    t = position(3, hands=[["green-5"]], cards=around(*["red-1"] * 5, *["yellow-1"] * 4), at="moria")
    told = choose(t, "card:green-5", "slot:S9")
    assert [event[0] for event in told] == ["laid", "scored", "points", "loss"]


@rule("FE-8.17")
def test_the_end_of_the_game_is_checked_after_points_and_rings() -> None:
    t = position(hands=[["green-1"], [], [], []], cards=around(*NINE), decks=[[], [], [], []])
    told = choose(t, "card:green-1", "slot:S9")
    assert [event[0] for event in told] == ["laid", "scored", "points", "points", "points", "ring-won", "game-over"]


@rule("FE-8.18")
def test_the_last_place_gets_nothing_though_tied_with_a_paid_player() -> None:
    nine = around("green-5", "green-4", "yellow-4", "yellow-3", "red-1", "red-1", "blue-1", "red-0", "blue-0")
    t = position(hands=[["green-1"], [], [], ["blue-1"]], cards=nine, at="weathertop", active=3)
    told = choose(t, "card:blue-1", "slot:S9")
    assert (ranking(told)[2:], t.points) == ([("red", 2, 3), ("blue", 2, 3)], [4, 3, 2, 0])


@rule("FE-8.19")
def test_covering_at_a_full_but_one_location_scores_only_when_the_slot_is_filled() -> None:
    cards = around(*["red-1"] * 5, *["blue-1"] * 4)
    t = position(hands=[["green-5", "green-0"]], cards=cards, at="weathertop")
    covering = choose(t, "card:green-5", "slot:S8")
    filling = choose(t, "card:green-0", "slot:S9")
    assert (len(only(covering, "scored")), len(only(filling, "scored")), len(cards_at(t))) == (0, 1, 10)
