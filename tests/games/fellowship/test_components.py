"""Chapter 1: what is in the box."""

from collections import Counter

import pytest
from tests.games.fellowship.helpers import around, cards_at, choose, look, new, only, position, slots_for

from mathom.games.fellowship.components import CARDS, FACTS, LOCATIONS, RINGS, card_face, card_name
from mathom.games.fellowship.table import FIRST_LOCATION, FIRST_RING, STACK, SUPPLY
from mathom.testing import rule


@rule("FE-1.1")
def test_four_colours_have_22_cards_each() -> None:
    t = new(4)
    colours = Counter(card_name(face).split("-")[0] for face in t.zones.face[:FIRST_RING])
    assert colours == {"green": 22, "yellow": 22, "red": 22, "blue": 22}


@rule("FE-1.2")
@pytest.mark.parametrize("colour", ["green", "yellow", "red", "blue"])
def test_a_colour_has_one_0_seven_1_four_2_3_and_4_one_5_and_one_nazgul(colour: str) -> None:
    t = new(4)
    kinds = Counter(card_name(face) for face in t.zones.face[:FIRST_RING] if card_name(face).startswith(colour))
    assert kinds == {
        f"{colour}-0": 1,
        f"{colour}-1": 7,
        f"{colour}-2": 4,
        f"{colour}-3": 4,
        f"{colour}-4": 4,
        f"{colour}-5": 1,
        f"{colour}-nazgul": 1,
    }


@rule("FE-1.3")
def test_the_card_with_a_ring_symbol_is_the_3_and_no_other() -> None:
    shown = {kind["value"]: (kind["is_hobbit"], kind["printed_ring_symbol"]) for kind in CARDS["deck_per_colour"]}
    no, yes = (False, False), (True, True)
    assert shown == {0: no, 1: no, 2: no, 3: yes, 4: no, 5: no, None: no}


@rule("FE-1.3", "FE-5.2")
def test_of_all_values_only_the_3_is_safe_from_a_nazgul_as_a_hobbit() -> None:
    t = position(hands=[["green-nazgul"]], cards=around("red-0", "red-1", "red-2", "red-3", "red-4", "red-5"))
    assert slots_for(t, "card:green-nazgul") == ["S0", "S1", "S2", "S4", "S5", "S6", "S7", "S8", "S9"]


@rule("FE-1.4")
def test_a_nazgul_does_not_stay_on_the_table() -> None:
    t = position(hands=[["green-nazgul", "green-1"]], cards=around("red-1", "red-5"))
    choose(t, "card:green-nazgul", "slot:S1")
    assert (cards_at(t), look(t)["box"]) == ({"-1,-1": "red-1"}, ["green-nazgul", "red-5"])


@rule("FE-1.4")
def test_a_nazgul_has_no_value() -> None:
    assert [kind["value"] for kind in CARDS["deck_per_colour"] if kind["kind"] == "nazgul"] == [None]


@rule("FE-1.5")
def test_a_location_is_one_object_over_two_cells_side_by_side() -> None:
    t = new(4)
    [(anchor, left), (other, right)] = sorted(t.cells.items())
    assert (left, right, other - anchor) == (FIRST_LOCATION, FIRST_LOCATION, 1)


@rule("FE-1.5", "FE-1.6")
def test_the_ten_locations() -> None:
    assert [
        (
            place.number,
            place.id,
            "black" if place.black else "white",
            place.scores,
            [RINGS[ring] for ring in place.rings],
            (place.card_limit, place.one_limit, place.loss),
        )
        for place in LOCATIONS
    ] == [
        (1, "bag_end", "white", [2, 2, 1], ["bag_end"], (-1, -1, 0)),
        (2, "bree", "white", [3, 3, 1], ["bree"], (-1, -1, 0)),
        (3, "weathertop", "black", [4, 3, 2], ["weathertop"], (-1, -1, 0)),
        (4, "ford", "black", [5, 4, 3], [], (2, -1, 0)),
        (5, "rivendell", "white", [3, 2, 2], ["rivendell_first", "rivendell_second"], (-1, -1, 0)),
        (6, "caradhras", "white", [4, 3, 2], [], (-1, 1, 0)),
        (7, "moria_gate", "black", [6, 3, 1], [], (-1, -1, 0)),
        (8, "moria", "black", [3, 0, 0], [], (-1, -1, 3)),
        (9, "lothlorien", "white", [4, 3, 2], ["lothlorien"], (-1, -1, 0)),
        (10, "amon_hen", "black", [7, 4, 2], [], (-1, -1, 0)),
    ]


@rule("FE-1.6")
def test_every_location_has_a_name_in_the_fact_table() -> None:
    assert [place["name_en"] for place in FACTS.table("locations")["locations"]] == [
        "Bag End",
        "Bree",
        "Weathertop",
        "The Ford",
        "Rivendell",
        "Caradhras",
        "Gate of Moria",
        "Moria",
        "Lothlórien",
        "Amon Hen",
    ]


@rule("FE-1.7")
def test_there_are_six_different_ring_tokens() -> None:
    t = new(4)
    rings = t.zones.content[SUPPLY]
    assert (RINGS, rings, len({t.zones.face[ring] for ring in rings})) == (
        ["bag_end", "bree", "weathertop", "rivendell_first", "rivendell_second", "lothlorien"],
        list(range(FIRST_RING, FIRST_LOCATION)),
        6,
    )


@rule("FE-1.5")
def test_nine_locations_wait_in_the_stack() -> None:
    t = new(4)
    assert t.zones.content[STACK] == list(range(FIRST_LOCATION + 1, FIRST_LOCATION + 10))


@rule("FE-1.8")
def test_sixteen_ones_and_fourteen_fives_are_86_points() -> None:
    chips = {chip["value"]: chip["count"] for chip in CARDS["chips"]}
    assert (chips, sum(value * count for value, count in chips.items())) == ({1: 16, 5: 14}, 86)


@rule("FE-1.8")
def test_points_go_on_when_the_bank_would_be_empty() -> None:
    nine = around("green-1", "green-1", "yellow-1", "red-1", "red-1", "red-1", "red-1", "blue-1", "blue-1")
    t = position(hands=[["green-5"]], cards=nine, points=[86, 0, 0, 0])
    told = choose(t, "card:green-5", "slot:S9")
    assert (t.points, only(told, "points")[0]) == ([88, 0, 2, 1], ("points", 0, "green", 1, 2))


def test_a_name_that_no_card_has_is_no_face() -> None:
    assert [card_face(name) for name in ("green-0", "blue-nazgul", "green-6", "pink-1")] == [0, 27, -1, -1]


def test_every_thing_has_a_face_of_its_own_kind() -> None:
    t = new(4)
    cards = [face for face in range(28) for _ in range([1, 7, 4, 4, 4, 1, 1][face % 7])]
    assert t.zones.census() == cards + list(range(28, 44))
