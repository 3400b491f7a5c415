"""Chapter 4: which cards may be played together."""

import pytest
from tests.games.fellowship.helpers import after, around, asked, cards_at, cells_offered, choose, names, position

from mathom.testing import rule

ALL_KINDS = [f"green-{kind}" for kind in ("0", "1", "1", "1", "2", "2", "3", "3", "4", "4", "5", "nazgul")]


@rule("FE-4.1")
def test_a_turn_may_begin_with_any_card() -> None:
    t = position(hands=[ALL_KINDS])
    assert names(t) == ["green-0", "green-1", "green-2", "green-3", "green-4", "green-5", "green-nazgul"]


@rule("FE-4.1", "FE-4.5")
def test_a_1_goes_with_more_1s_and_with_nothing_higher() -> None:
    t = position(hands=[ALL_KINDS])
    assert after(t, "card:green-1", "slot:S0") == ["green-0", "green-1", "green-nazgul", "stop"]


@rule("FE-4.1")
def test_any_number_of_1s_may_be_played_together() -> None:
    t = position(hands=[["green-1"] * 7 + ["green-2"]])
    choose(t, *[choice for slot in range(7) for choice in ("card:green-1", f"slot:S{slot}")])
    assert (len(cards_at(t)), names(t)) == (7, ["stop"])


@rule("FE-4.1", "FE-4.5", "FE-4.6")
@pytest.mark.parametrize("value", [2, 3, 4, 5])
def test_one_card_of_2_to_5_is_the_whole_main_set(value: int) -> None:
    t = position(hands=[ALL_KINDS])
    assert after(t, f"card:green-{value}", "slot:S0") == ["green-0", "green-nazgul", "stop"]


@rule("FE-4.1", "FE-4.2")
def test_the_main_set_may_follow_the_0() -> None:
    t = position(hands=[ALL_KINDS])
    assert after(t, "card:green-0", "slot:S0") == [
        "green-1",
        "green-2",
        "green-3",
        "green-4",
        "green-5",
        "green-nazgul",
        "stop",
    ]


@rule("FE-4.2")
@pytest.mark.parametrize("first", ["green-1", "green-2", "green-3", "green-4", "green-5"])
def test_the_0_may_be_added_to_any_main_set(first: str) -> None:
    t = position(hands=[["green-0", first, "green-4"]])
    choose(t, f"card:{first}", "slot:S0", "card:green-0", "slot:S1")
    assert (cards_at(t), names(t)) == ({"-1,-1": first, "0,-1": "green-0"}, ["stop"])


@rule("FE-4.3")
@pytest.mark.parametrize("first", ["green-1", "green-2", "green-3", "green-4", "green-5"])
def test_the_nazgul_may_be_added_to_any_main_set(first: str) -> None:
    t = position(hands=[["green-nazgul", first, "green-4"]], cards=around("", "red-5"))
    choose(t, f"card:{first}", "slot:S0", "card:green-nazgul", "slot:S1")
    assert (cards_at(t), names(t)) == ({"-1,-1": first}, ["stop"])


@rule("FE-4.3", "FE-4.1")
def test_the_main_set_may_follow_the_nazgul() -> None:
    t = position(hands=[["green-nazgul", "green-1", "green-5"]])
    assert after(t, "card:green-nazgul", "slot:S1") == ["green-1", "green-5", "stop"]


@rule("FE-4.4")
def test_0_and_nazgul_may_both_be_added() -> None:
    t = position(hands=[["green-0", "green-5", "green-nazgul", "green-1"]], cards=around("", "", "red-5"))
    choose(t, "card:green-5", "slot:S0", "card:green-0", "slot:S1", "card:green-nazgul", "slot:S2")
    assert (cards_at(t), names(t)) == ({"-1,-1": "green-5", "0,-1": "green-0"}, ["stop"])


@rule("FE-4.5")
def test_no_1_can_be_added_to_a_higher_card_even_after_a_0() -> None:
    t = position(hands=[["green-0", "green-1", "green-2"]])
    assert after(t, "card:green-2", "slot:S0", "card:green-0", "slot:S1") == ["stop"]


@rule("FE-4.7")
@pytest.mark.parametrize("card", ["green-0", "green-nazgul"])
def test_a_0_or_a_nazgul_alone_is_a_turn(card: str) -> None:
    t = position(hands=[[card, "green-5"]])
    choose(t, f"card:{card}", "slot:S0", "stop")
    assert asked(t) == 1


@rule("FE-4.8")
def test_the_slots_offered_are_the_free_ones_of_the_current_location() -> None:
    t = position(hands=[["green-1"]], locations=[[0, 0], [0, -2]], cards=around(*["red-1"] * 4))
    choose(t, "card:green-1")
    assert cells_offered(t) == ["cell:-1,-3", "cell:0,-3", "cell:1,-3", "cell:2,-3", "cell:2,-2", "cell:-1,-2"]


@rule("FE-4.9")
def test_a_1_with_the_first_rivendell_ring_is_still_a_1() -> None:
    t = position(hands=[["green-1", "green-1", "green-3"]], rings=[["rivendell_first"]])
    assert after(t, "card:green-1", "ring:rivendell_first", "slot:S0") == ["green-1", "stop"]


@rule("FE-4.9")
def test_a_0_with_the_first_rivendell_ring_still_goes_with_everything() -> None:
    t = position(hands=[["green-0", "green-1", "green-2"]], rings=[["rivendell_first"]])
    assert after(t, "card:green-2", "ring:none", "slot:S1", "card:green-0", "ring:rivendell_first", "slot:S0") == [
        "stop"
    ]
