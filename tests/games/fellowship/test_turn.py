"""Chapter 3: the turn."""

from itertools import permutations
from random import Random

import pytest
from tests.games.fellowship.helpers import (
    after,
    around,
    asked,
    cards_at,
    choose,
    hand,
    keys,
    look,
    new,
    only,
    play_on,
    position,
    question,
    slots_for,
)

from mathom.testing import rule


@rule("FE-3.1")
def test_a_turn_is_cards_at_the_current_location_and_then_refilling() -> None:
    t = position(hands=[["green-0", "green-1", "green-5"]], decks=[["green-4", "green-3", "green-2"], [], [], []])
    told = choose(t, "card:green-0", "slot:S4", "card:green-1", "slot:S0", "stop")
    assert (told, asked(t)) == (
        [
            ("laid", 0, "green-0", [2, 0], None),
            ("laid", 0, "green-1", [-1, -1], None),
            ("drew", 0, 3),
            ("drew-cards", 0, ["green-2", "green-3", "green-4"]),
        ],
        1,
    )


@rule("FE-3.2")
def test_a_player_with_cards_cannot_begin_with_stop() -> None:
    t = position(hands=[["green-0", "green-nazgul"]])
    assert keys(t) == ["card:green-0", "card:green-nazgul"]


@rule("FE-3.3")
def test_the_hand_is_refilled_to_six() -> None:
    t = position(
        hands=[["green-1", "green-1", "green-2", "green-3", "green-4", "green-4"]],
        decks=[["green-5", "green-2", "green-0", "green-3"], [], [], []],
    )
    choose(t, "card:green-1", "slot:S0", "card:green-1", "slot:S1", "stop")
    assert (hand(t), look(t)["players"][0]["deck_count"]) == (
        ["green-0", "green-2", "green-3", "green-3", "green-4", "green-4"],
        2,
    )


@rule("FE-3.3")
def test_the_refill_ends_when_the_deck_is_empty() -> None:
    t = position(hands=[["green-1", "green-2"]], decks=[["green-5"], [], [], []])
    told = choose(t, "card:green-1", "slot:S0", "stop")
    assert (hand(t), only(told, "drew", "out-of-cards")) == (["green-2", "green-5"], [("drew", 0, 1)])


@rule("FE-3.3")
def test_nothing_is_drawn_from_an_empty_deck() -> None:
    t = position(hands=[["green-1", "green-2"]], decks=[[], [], [], []])
    assert choose(t, "card:green-1", "slot:S0", "stop") == [("laid", 0, "green-1", [-1, -1], None)]


@rule("FE-3.3")
def test_a_hand_of_six_or_more_draws_nothing() -> None:
    t = position(hands=[["green-1"] * 7], decks=[["green-5"], [], [], []])
    assert only(choose(t, "card:green-1", "slot:S0", "stop"), "drew") == []


@rule("FE-3.3")
def test_the_last_card_in_hand_ends_the_turn_and_six_are_drawn() -> None:
    t = position(hands=[["green-5"]], decks=[["green-1"] * 7, [], [], []])
    told = choose(t, "card:green-5", "slot:S0")
    assert (only(told, "drew"), asked(t)) == ([("drew", 0, 6)], 1)


@rule("FE-3.4")
def test_cards_are_not_drawn_within_the_turn() -> None:
    t = position(hands=[["green-1", "green-1", "green-0"]], decks=[["green-nazgul"], [], [], []])
    choose(t, "card:green-1", "slot:S0")
    assert (keys(t), hand(t)) == (["card:green-0", "card:green-1", "stop"], ["green-0", "green-1"])


@rule("FE-3.5")
@pytest.mark.parametrize("order", list(permutations(["green-0", "green-5", "green-nazgul"])))
def test_the_cards_of_a_turn_may_come_in_any_order(order: tuple[str, ...]) -> None:
    t = position(hands=[["green-0", "green-5", "green-nazgul"]])
    told = [choose(t, f"card:{card}", f"slot:S{slot}")[0] for slot, card in enumerate(order)]
    assert [event[:3] for event in told] == [("spent" if "nazgul" in card else "laid", 0, card) for card in order]


@rule("FE-3.6", "FE-5.9")
def test_a_slot_freed_in_this_turn_may_be_used_in_this_turn() -> None:
    t = position(hands=[["green-nazgul", "green-5", "green-1"]], cards=around("red-5", "red-4"))
    choose(t, "card:green-nazgul", "slot:S0", "card:green-5", "slot:S0")
    assert cards_at(t) == {"-1,-1": "green-5", "0,-1": "red-4"}


@rule("FE-3.6")
def test_a_card_is_judged_after_the_effects_of_the_cards_before_it() -> None:
    t = position(hands=[["green-0", "green-5"]], cards=around("red-4"), rings=[["bag_end"]])
    choose(t, "card:green-0", "ring:bag_end", "slot:S5")
    assert "S0" in slots_for(t, "card:green-5")


@rule("FE-3.7")
def test_a_player_without_cards_is_skipped_though_still_owning_a_ring() -> None:
    t = position(3, hands=[["green-1"], [], ["red-1"]], decks=[["green-2"], [], []], rings=[[], ["bree"], []])
    choose(t, "card:green-1", "slot:S0")
    assert (asked(t), look(t)["players"][1]["rings"]) == (2, ["bree"])


@rule("FE-3.7")
def test_a_player_who_lays_the_last_card_is_out_for_good() -> None:
    t = position(
        3, hands=[["green-1"], ["yellow-1"], ["red-1"]], decks=[[], ["yellow-1"], ["red-1"]], rings=[["bag_end"]]
    )
    told = choose(t, "card:green-1", "ring:none", "slot:S0")
    turns = [asked(t)]
    choose(t, "card:yellow-1", "slot:S1")
    turns.append(asked(t))
    choose(t, "card:red-1", "slot:S2")
    turns.append(asked(t))
    assert (only(told, "out-of-cards"), turns) == ([("out-of-cards", 0)], [1, 2, 1])


@rule("FE-3.7")
def test_a_player_with_an_empty_deck_plays_on_from_the_hand() -> None:
    t = position(3, hands=[["green-1"], ["yellow-1"], ["red-1"]], decks=[[], [], []])
    choose(t, "card:green-1", "slot:S0")
    assert asked(t) == 1


@rule("FE-3.8")
def test_a_skipped_player_still_scores_with_the_cards_on_the_table() -> None:
    nine = around("yellow-5", "yellow-4", "red-1", "red-1", "red-1", "red-1", "red-1", "red-1", "red-1")
    t = position(3, hands=[["green-1"], [], ["red-4"]], decks=[["green-2"], [], ["red-2"]], cards=nine)
    told = choose(t, "card:green-1", "slot:S9")
    assert only(told, "points", "ring-won") == [
        ("points", 1, "yellow", 1, 2),
        ("points", 2, "red", 2, 2),
        ("ring-won", 1, "bag_end"),
    ]


@rule("FE-3.9")
@pytest.mark.parametrize("kind", ["0", "1", "2", "3", "4", "5", "nazgul"])
@pytest.mark.parametrize("place", ["bag_end", "weathertop", "ford", "caradhras"])
def test_any_card_may_go_on_the_one_free_slot_and_there_is_no_pass(kind: str, place: str) -> None:
    t = position(hands=[[f"green-{kind}"]], cards=around(*["green-1"] * 6, *["red-3"] * 3), at=place)
    offered = keys(t)
    assert (offered, slots_for(t, f"card:green-{kind}")) == ([f"card:green-{kind}"], ["S9"])


@rule("FE-3.9")
def test_in_whole_games_somebody_with_cards_always_has_a_free_slot_and_a_play() -> None:
    t, rng = new(4, start=0), Random(11)
    while t.ask is not None:
        if question(t) == "card":
            assert t.has_free_slot()
        assert keys(t)
        play_on(t, rng)


@rule("FE-3.10")
def test_after_one_card_the_player_may_stop_with_playable_cards_left() -> None:
    t = position(hands=[["green-1", "green-1"]])
    assert after(t, "card:green-1", "slot:S0") == ["green-1", "stop"]


@rule("FE-3.10")
def test_stop_is_offered_when_nothing_else_can_be_played() -> None:
    t = position(hands=[["green-5", "green-4"]])
    assert after(t, "card:green-5", "slot:S0") == ["stop"]


@rule("FE-3.11")
def test_no_card_on_the_table_ever_moves_except_with_the_lothlorien_ring() -> None:
    rng = Random(3)
    for seats in (2, 3, 4):
        t = new(seats, start=0)
        while t.ask is not None:
            before = cards_at(t)
            told = play_on(t, rng)
            gone = {cell: card for cell, card in before.items() if cards_at(t).get(cell) != card}
            accounted = {
                ",".join(map(str, event[3])): (event[-1] if event[0] != "replayed" else event[2])
                for event in only(told, "hit", "covered", "replayed")
            }
            assert gone == accounted


@rule("FE-3.11")
def test_no_card_can_be_picked_up_without_the_lothlorien_ring() -> None:
    t = position(
        hands=[["green-1", "green-2"]],
        locations=[[0, 0], [0, -2]],
        cards=around(*["green-1"] * 5),
        rings=[["bag_end", "bree", "weathertop", "rivendell_first", "rivendell_second"], ["lothlorien"]],
    )
    assert (keys(t), after(t, "card:green-1", "ring:none", "slot:S0")) == (
        ["card:green-1", "card:green-2"],
        ["stop"],
    )
