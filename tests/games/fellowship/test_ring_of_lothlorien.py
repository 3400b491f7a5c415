"""Chapter 9: the ring that lays a card again. Location 9 lies at [0, -3], Amon Hen at [0, 0]."""

from random import Random

import pytest
from tests.games.fellowship.helpers import (
    after,
    around,
    asked,
    cards_at,
    choose,
    keys,
    names,
    new,
    only,
    play_on,
    position,
    question,
    slots_for,
)

from mathom.testing import rule

ALL_RINGS = ["bag_end", "bree", "weathertop", "rivendell_first", "rivendell_second", "lothlorien"]

SCORED = around("green-5", "red-5", "green-1 bree", "green-4", at=(0, -3))
SHARED = [*[[0, 3 * i - 40] for i in range(8)], [0, -2], [0, 0]]


@rule("FE-9.20")
def test_the_lothlorien_ring_lays_an_own_card_from_a_scored_location_again() -> None:
    t = position(hands=[["green-2", "green-1"]], rings=[["lothlorien"]], cards=SCORED, at="amon_hen")
    told = choose(t, "replay", "from:-1,-4", "slot:S4")
    assert (told, cards_at(t)) == (
        [("replayed", 0, "green-5", [-1, -4]), ("laid", 0, "green-5", [2, 0], "lothlorien")],
        {"0,-4": "red-5", "1,-4": "green-1 bree", "2,-4": "green-4", "2,0": "green-5 lothlorien"},
    )


@rule("FE-9.20", "FE-9.21")
def test_only_own_cards_without_a_ring_at_scored_locations_are_offered() -> None:
    t = position(
        hands=[["green-2"]], rings=[["lothlorien"]], cards=[*SCORED, *around("green-1", "green-3")], at="amon_hen"
    )
    assert after(t, "replay") == ["-1,-4", "2,-4"]


@rule("FE-9.20")
def test_a_card_at_any_scored_location_may_be_picked_up() -> None:
    cards = ["green-1 -1,-28", "green-2 2,-14", "green-4 0,-2"]
    t = position(hands=[["green-2"]], rings=[["lothlorien"]], cards=cards, at="amon_hen")
    assert after(t, "replay") == ["-1,-28", "2,-14", "0,-2"]


@rule("FE-9.20")
def test_without_a_card_to_pick_up_there_is_no_replay() -> None:
    t = position(hands=[["green-2"]], rings=[["lothlorien"]], cards=around("green-1"), at="amon_hen")
    assert keys(t) == ["card:green-2"]


@rule("FE-9.20", "FE-9.31")
def test_the_lothlorien_ring_works_once() -> None:
    t = position(hands=[["green-2", "green-1"]], rings=[["lothlorien"]], cards=SCORED, at="amon_hen")
    offered = keys(t)
    assert (offered, after(t, "replay", "from:-1,-4", "slot:S4")) == (
        ["card:green-1", "card:green-2", "replay"],
        ["green-1", "green-2", "stop"],
    )


@rule("FE-9.22")
def test_the_replayed_card_may_be_the_only_card_of_the_turn() -> None:
    t = position(hands=[["green-2"]], rings=[["lothlorien"]], cards=SCORED, at="amon_hen")
    choose(t, "replay", "from:-1,-4", "slot:S4", "stop")
    assert asked(t) == 1


@rule("FE-9.22")
@pytest.mark.parametrize("first", ["-1,-4", "0,-4"])
def test_the_replayed_card_is_no_part_of_the_main_set(first: str) -> None:
    cards = around("green-5", "green-1", at=(0, -3))
    t = position(hands=[["green-4", "green-1", "green-2"]], rings=[["lothlorien"]], cards=cards, at="amon_hen")
    beginning = after(t, "replay", f"from:{first}", "slot:S4")
    ending = after(t, "card:green-4", "slot:S5")
    assert (beginning, ending) == (["green-1", "green-2", "green-4", "stop"], ["stop"])


@rule("FE-9.22")
def test_the_replayed_card_may_follow_the_main_set() -> None:
    t = position(hands=[["green-2", "green-1"]], rings=[["lothlorien"]], cards=SCORED, at="amon_hen")
    assert after(t, "card:green-2", "ring:none", "slot:S0") == ["stop", "replay"]


@rule("FE-9.23")
def test_a_card_shared_with_the_current_location_may_be_picked_up_and_its_slot_becomes_free() -> None:
    cards = around("green-5", "green-4")
    t = position(hands=[["green-2", "green-0"]], rings=[["lothlorien"]], cards=cards, locations=SHARED)
    choose(t, "replay", "from:0,-1")
    offered = names(t)
    choose(t, "slot:S5")
    assert (offered, cards_at(t), slots_for(t, "card:green-0")[0]) == (
        ["S1", "S2", "S3", "S4", "S5", "S6", "S7", "S8", "S9"],
        {"-1,-1": "green-5", "2,1": "green-4 lothlorien"},
        "S1",
    )


@rule("FE-9.23")
def test_a_shared_card_may_be_laid_back_into_its_own_slot() -> None:
    t = position(hands=[["green-2"]], rings=[["lothlorien"]], cards=around("green-5", "green-4"), locations=SHARED)
    told = choose(t, "replay", "from:0,-1", "slot:S1")
    assert (told, cards_at(t)) == (
        [("replayed", 0, "green-4", [0, -1]), ("laid", 0, "green-4", [0, -1], "lothlorien")],
        {"-1,-1": "green-5", "0,-1": "green-4 lothlorien"},
    )


@rule("FE-9.23")
def test_filling_the_last_slot_from_a_shared_slot_completes_nothing() -> None:
    cards = around("green-5", *["red-1"] * 5, *["blue-1"] * 3)
    t = position(hands=[["green-2"]], rings=[["lothlorien"]], cards=cards, locations=SHARED)
    told = choose(t, "replay", "from:-1,-1", "slot:S9")
    assert (only(told, "scored"), question(t)) == ([], "card")


@rule("FE-9.24")
def test_the_cell_left_at_an_older_location_stays_empty() -> None:
    t = position(hands=[["green-2", "green-1"]], rings=[["lothlorien"]], cards=SCORED, at="amon_hen")
    choose(t, "replay", "from:-1,-4", "slot:S4")
    offered = slots_for(t, "card:green-2")
    assert ("-1,-4" in cards_at(t), offered) == (False, ["S0", "S1", "S2", "S3", "S5", "S6", "S7", "S8", "S9"])


@rule("FE-9.27")
def test_the_lothlorien_ring_on_a_hand_card_forgoes_the_replay() -> None:
    t = position(hands=[["green-2", "green-0"]], rings=[["lothlorien"]], cards=SCORED, at="amon_hen")
    assert after(t, "card:green-2", "ring:lothlorien", "slot:S0") == ["green-0", "stop"]


@rule("FE-9.28")
def test_a_ring_may_lie_on_a_card_in_a_free_slot() -> None:
    t = position(hands=[["green-2", "green-0"]], rings=[["rivendell_second"]])
    choose(t, "card:green-2", "ring:rivendell_second", "slot:S0")
    assert cards_at(t) == {"-1,-1": "green-2 rivendell_second"}


@rule("FE-9.29")
def test_the_weathertop_ring_may_double_a_replayed_card() -> None:
    t = position(hands=[["green-4", "green-2"]], rings=[["weathertop", "lothlorien"]], cards=SCORED, at="amon_hen")
    choose(t, "card:green-2", "ring:none", "slot:S0", "replay", "from:2,-4", "slot:S1")
    assert (names(t), after(t, "card:green-4")) == (["green-4", "stop"], ["weathertop"])


@rule("FE-9.29")
def test_a_1_beside_a_higher_card_needs_the_weathertop_ring_after_a_replayed_1() -> None:
    cards = around("green-1", at=(0, -3))
    t = position(
        hands=[["green-1", "green-5", "green-1"]], rings=[["weathertop", "lothlorien"]], cards=cards, at="amon_hen"
    )
    choose(t, "card:green-5", "ring:none", "slot:S0", "replay", "from:-1,-4", "slot:S1")
    rings_offered = after(t, "card:green-1")
    assert (rings_offered, after(t, "ring:weathertop", "slot:S2")) == (["weathertop"], ["stop"])


@rule("FE-9.29")
def test_a_doubled_card_before_the_main_set_is_no_part_of_it() -> None:
    cards = around("green-4", at=(0, -3))
    t = position(
        hands=[["green-4", "green-5", "green-1"]], rings=[["weathertop", "lothlorien"]], cards=cards, at="amon_hen"
    )
    played = ["replay", "from:-1,-4", "slot:S0", "card:green-4", "ring:weathertop", "slot:S1"]
    assert after(t, *played) == ["green-1", "green-5", "stop"]


@rule("FE-9.29")
def test_a_nazgul_is_no_card_to_double() -> None:
    t = position(hands=[["green-nazgul", "green-4", "green-2"]], rings=[["weathertop"]])
    choose(t, "card:green-nazgul", "slot:S0", "card:green-4", "ring:none", "slot:S1")
    assert names(t) == ["stop"]


@rule("FE-9.30")
def test_the_replayed_card_may_cover_at_a_black_location() -> None:
    cards = [*SCORED, *around("red-4", "blue-5", "red-3")]
    t = position(hands=[["green-2"]], rings=[["lothlorien"]], cards=cards, at="amon_hen")
    offered = after(t, "replay", "from:-1,-4")
    told = choose(t, "slot:S0")
    assert (offered[:2], told) == (
        ["S0", "S3"],
        [("replayed", 0, "green-5", [-1, -4]), ("covered", 0, "green-5", [-1, -1], "lothlorien", "red-4")],
    )


@rule("FE-9.30", "FE-9.10")
def test_the_replayed_card_cannot_cover_when_amon_hen_is_white() -> None:
    cards = [*SCORED, *around("red-4 bag_end", "red-2")]
    t = position(hands=[["green-2"]], rings=[["lothlorien"]], cards=cards, at="amon_hen")
    assert after(t, "replay", "from:-1,-4")[0] == "S2"


@rule("FE-9.31", "FE-9.6")
def test_no_other_ring_is_asked_for_with_the_replayed_card() -> None:
    t = position(hands=[["green-2"]], rings=[["lothlorien", "rivendell_first"]], cards=SCORED, at="amon_hen")
    choose(t, "replay", "from:-1,-4")
    assert question(t) == "slot"


@rule("FE-9.32", "FE-3.7")
def test_a_player_without_cards_cannot_use_the_lothlorien_ring() -> None:
    t = position(
        hands=[["green-2"], ["yellow-1"], [], []],
        decks=[[], ["yellow-1"], [], []],
        rings=[["lothlorien"]],
        cards=SCORED,
        at="amon_hen",
    )
    told = choose(t, "card:green-2", "ring:none", "slot:S0")
    turns = [asked(t)]
    choose(t, "card:yellow-1", "slot:S1")
    turns.append(asked(t))
    assert (only(told, "out-of-cards"), turns) == ([("out-of-cards", 0)], [1, 1])


@rule("FE-9.33")
def test_in_whole_games_a_ring_never_leaves_its_card() -> None:
    rng = Random(2)
    for seats in (2, 3, 4):
        t = new(seats, start=0)
        lying: dict[int, tuple[int, int]] = {}
        while t.ask is not None:
            choices = [key for key in keys(t) if key.startswith("ring:") and key != "ring:none"]
            if choices:
                choose(t, rng.choice(choices))
            else:
                play_on(t, rng)
            now = {ring: (cell, t.cells[cell]) for ring, cell in enumerate(t.ring_at) if cell >= 0}
            assert lying.items() <= now.items()
            lying = now
        assert lying


@rule("FE-9.34")
def test_points_paid_at_a_scored_location_do_not_change_with_a_replay() -> None:
    t = position(hands=[["green-2"]], rings=[["lothlorien"]], cards=SCORED, at="amon_hen", points=[9, 8, 7, 6])
    told = choose(t, "replay", "from:-1,-4", "slot:S4")
    assert (only(told, "scored", "points", "loss"), t.points) == ([], [9, 8, 7, 6])


@rule("FE-9.34")
def test_points_paid_do_not_change_when_a_shared_card_is_covered() -> None:
    t = position(
        hands=[["green-5", "green-1"]],
        locations=[[0, -9], [0, 0], [0, -2]],
        cards=around("red-4", "red-2", "red-2", "red-1", *["blue-1"] * 6),
        points=[9, 8, 7, 6],
    )
    told = choose(t, "card:green-5", "slot:S8")
    assert (only(told, "scored", "points", "loss"), t.points) == ([], [9, 8, 7, 6])
