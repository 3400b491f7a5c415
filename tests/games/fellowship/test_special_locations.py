"""Chapter 7: the special rules of Ford, Caradhras and Moria."""

import pytest
from tests.games.fellowship.helpers import after, around, choose, keys, names, only, position

from mathom.testing import rule

ALL_KINDS = [f"green-{kind}" for kind in ("0", "1", "1", "1", "2", "2", "3", "4", "4", "5", "nazgul")]


@rule("FE-7.1")
def test_at_the_ford_any_second_card_may_follow() -> None:
    t = position(hands=[ALL_KINDS], at="ford")
    assert after(t, "card:green-5", "slot:S0") == [
        "green-0",
        "green-1",
        "green-2",
        "green-3",
        "green-4",
        "green-nazgul",
        "stop",
    ]


@rule("FE-7.1")
@pytest.mark.parametrize(
    "pair",
    [("5", "0"), ("0", "nazgul"), ("nazgul", "1"), ("1", "0"), ("nazgul", "5")],
)
def test_at_the_ford_there_is_no_third_card_and_0_1_and_nazgul_count(pair: tuple[str, str]) -> None:
    t = position(hands=[ALL_KINDS], at="ford")
    first, second = pair
    assert after(t, f"card:green-{first}", "slot:S0", f"card:green-{second}", "slot:S1") == ["stop"]


@rule("FE-7.2")
@pytest.mark.parametrize("pair", [("5", "4"), ("1", "3"), ("3", "1"), ("2", "2"), ("1", "1")])
def test_at_the_ford_two_cards_of_any_values_are_a_turn(pair: tuple[str, str]) -> None:
    t = position(hands=[ALL_KINDS], at="ford")
    first, second = pair
    assert after(t, f"card:green-{first}", "slot:S0", f"card:green-{second}", "slot:S1") == ["stop"]


@rule("FE-7.3")
def test_at_caradhras_only_one_1_may_be_played() -> None:
    t = position(hands=[ALL_KINDS], at="caradhras")
    assert after(t, "card:green-1", "slot:S0") == ["green-0", "green-nazgul", "stop"]


@rule("FE-7.4")
def test_at_caradhras_0_and_nazgul_may_be_added() -> None:
    t = position(hands=[ALL_KINDS], at="caradhras")
    told = choose(t, "card:green-1", "slot:S0", "card:green-0", "slot:S1", "card:green-nazgul", "slot:S2")
    assert ([event[0] for event in told], names(t)) == (["laid", "laid", "spent"], ["stop"])


@rule("FE-7.3")
def test_at_caradhras_a_higher_card_is_still_alone() -> None:
    t = position(hands=[ALL_KINDS], at="caradhras")
    assert after(t, "card:green-4", "slot:S0") == ["green-0", "green-nazgul", "stop"]


NINE = ("green-5", "green-4", "yellow-4", "yellow-3", "red-4", "red-2", "red-1", "red-1", "blue-1")


@rule("FE-7.5", "FE-8.13", "FE-8.14", "FE-8.20")
def test_at_moria_the_lowest_total_loses_3_and_only_the_first_is_paid() -> None:
    t = position(hands=[["green-1"]], cards=around(*NINE), at="moria", points=[10, 10, 10, 10])
    told = choose(t, "card:green-1", "slot:S9")
    assert (only(told, "points", "loss"), t.points) == (
        [("points", 0, "green", 1, 3), ("loss", 3, "blue", 3)],
        [13, 10, 10, 7],
    )


@rule("FE-7.6")
@pytest.mark.parametrize("place", ["bag_end", "bree", "weathertop", "rivendell", "caradhras", "moria_gate", "moria"])
def test_the_rule_of_the_ford_holds_at_no_other_location(place: str) -> None:
    t = position(hands=[ALL_KINDS], at=place)
    choose(t, "card:green-0", "slot:S0", "card:green-nazgul", "slot:S1")
    assert keys(t)[:2] == ["card:green-1", "card:green-2"]
    assert after(t, "card:green-5", "slot:S1") == ["stop"]


@rule("FE-7.6")
@pytest.mark.parametrize("place", ["rivendell", "moria_gate"])
def test_the_rule_of_caradhras_holds_neither_before_nor_after_it(place: str) -> None:
    t = position(hands=[ALL_KINDS], at=place)
    assert "green-1" in after(t, "card:green-1", "slot:S0")


@rule("FE-7.6")
@pytest.mark.parametrize("place", ["moria_gate", "lothlorien"])
def test_nobody_loses_points_before_or_after_moria(place: str) -> None:
    t = position(hands=[["green-1"]], cards=around(*NINE), at=place, points=[10, 10, 10, 10])
    told = choose(t, "card:green-1", "slot:S9")
    assert (only(told, "loss"), t.points[3]) == ([], 10)


@rule("FE-7.7")
def test_the_weathertop_ring_does_not_lift_the_limit_of_the_ford() -> None:
    t = position(hands=[["green-1", "green-1", "green-1"]], at="ford", rings=[["weathertop"]])
    assert after(t, "card:green-1", "ring:none", "slot:S0", "card:green-1", "ring:none", "slot:S1") == ["stop"]


@rule("FE-7.7")
def test_the_weathertop_ring_does_not_lift_the_limit_of_caradhras() -> None:
    t = position(hands=[["green-1", "green-1"]], at="caradhras", rings=[["weathertop"]])
    assert after(t, "card:green-1", "ring:none", "slot:S0") == ["stop"]


@rule("FE-9.14")
def test_at_caradhras_the_weathertop_ring_still_doubles_a_higher_card() -> None:
    t = position(hands=[["green-4", "green-4"]], at="caradhras", rings=[["weathertop"]])
    assert after(t, "card:green-4", "ring:none", "slot:S0") == ["green-4", "stop"]
