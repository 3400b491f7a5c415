"""Chapter 10: the grid, the slots, and the properties that an engine may rely on."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.fellowship.helpers import (
    after,
    around,
    choose,
    look,
    names,
    new,
    only,
    play_on,
    position,
    question,
    ranking,
    slots_for,
    why_not,
)

from mathom.games.fellowship.geometry import ORIGIN, SLOTS, anchors, cell_at, cell_name, cell_named, col_row
from mathom.testing import rule

NINE = ("green-5", "green-4", "yellow-4", "yellow-3", "red-4", "red-2", "blue-1", "blue-1", "blue-1")

Cell = tuple[int, int]


def around_cells(anchor: Cell) -> set[Cell]:
    """The ten slots, told in other words than the engine's: the 4 x 3 block without its two middle cells."""
    c, r = anchor
    block = {(col, row) for col in range(c - 1, c + 3) for row in range(r - 1, r + 2)}
    return block - {(c, r), (c + 1, r)}


@rule("FE-10.1")
@pytest.mark.parametrize("name", ["0,0", "-100,100", "100,-100", "3,-1"])
def test_a_cell_is_a_column_and_a_row_in_any_direction(name: str) -> None:
    cell = cell_named(name)
    assert (cell_name(cell), col_row(cell)) == (name, [int(n) for n in name.split(",")])


@rule("FE-10.1")
def test_columns_grow_to_the_right_and_rows_downwards() -> None:
    slots = look(new(4))["location"]["slots"]
    above, below, left, right = slots[1], slots[7], slots[9], slots[4]
    assert (above, below, left, right) == ([0, -1], [0, 1], [-1, 0], [2, 0])


@rule("FE-10.2")
def test_a_location_takes_its_anchor_and_the_cell_to_the_right_of_it() -> None:
    t = position(hands=[["green-1"]], cards=around(*NINE))
    before = set(t.cells)
    choose(t, "card:green-1", "slot:S9", "anchor:-3,1")
    assert {cell_name(cell) for cell in set(t.cells) - before} == {"-1,0", "-3,1", "-2,1"}


@rule("FE-10.3")
def test_the_ten_slots_go_clockwise_from_the_top_left() -> None:
    t = position(at="bree")
    assert look(t)["location"]["slots"] == [
        [-1, -1],
        [0, -1],
        [1, -1],
        [2, -1],
        [2, 0],
        [2, 1],
        [1, 1],
        [0, 1],
        [-1, 1],
        [-1, 0],
    ]


@rule("FE-10.4")
def test_two_slots_lie_above_two_below_one_at_each_side_and_four_at_the_corners() -> None:
    slots = {(col, row) for col, row in look(new(4))["location"]["slots"]}
    above, below = {(0, -1), (1, -1)}, {(0, 1), (1, 1)}
    corners = {(-1, -1), (2, -1), (2, 1), (-1, 1)}
    assert (slots, len(slots)) == (above | below | corners | {(-1, 0), (2, 0)}, 4 * 3 - 2)


@rule("FE-10.5")
@pytest.mark.parametrize("corner", [0, 3, 5, 8])
def test_a_card_at_a_corner_counts_in_full(corner: int) -> None:
    cards = ["red-1"] * 6 + ["blue-2"] * 4
    cards[corner], cards[1] = "yellow-5", ""
    t = position(hands=[["green-1"]], cards=around(*cards))
    assert ("yellow", 5, 1) in ranking(choose(t, "card:green-1", "slot:S1"))


@rule("FE-10.6")
def test_both_cells_of_a_new_location_must_be_empty() -> None:
    t = position(hands=[["green-1"]], cards=around(*NINE))
    offered = set(after(t, "card:green-1", "slot:S9"))
    left_taken, right_taken, both_taken = "2,1", "-2,0", "0,-1"
    assert offered & {left_taken, right_taken, both_taken} == set()


@rule("FE-10.7")
@pytest.mark.parametrize("corner", ["3,-2", "3,2", "-3,-2", "-3,2"])
def test_corner_contact_alone_is_not_enough(corner: str) -> None:
    t = position(hands=[["green-1"]], cards=around(*NINE))
    assert corner not in after(t, "card:green-1", "slot:S9")


@rule("FE-10.7")
@pytest.mark.parametrize("away", ["0,-3", "4,0", "0,3", "-4,0"])
def test_a_location_out_of_touch_is_not_offered(away: str) -> None:
    t = position(hands=[["green-1"]], cards=around(*NINE))
    assert away not in after(t, "card:green-1", "slot:S9")


@rule("FE-10.8")
@pytest.mark.parametrize("half", ["0.5,-2", "0,-1.5", "-0.5,1.5"])
def test_there_are_no_half_cells(half: str) -> None:
    t = position(hands=[["green-1"]], cards=around(*NINE))
    choose(t, "card:green-1", "slot:S9")
    assert why_not(t, f"anchor:{half}") == [("locations-lie-on-whole-cells", "FE-10.8")]


@pytest.mark.parametrize("nowhere", ["½,-2", "a,b", "", "3", "0.25,1", "0.5"])
def test_what_is_no_place_at_all_is_no_answer(nowhere: str) -> None:
    t = position(hands=[["green-1"]], cards=around(*NINE))
    choose(t, "card:green-1", "slot:S9")
    assert why_not(t, f"anchor:{nowhere}") == [("that-is-not-the-question-now",)]


@rule("FE-10.9")
def test_cards_already_there_belong_to_the_new_location_at_once() -> None:
    t = position(
        hands=[["green-1", "green-1"], ["yellow-5", "yellow-nazgul"], [], []],
        locations=[[0, -9], [0, 0]],
        cards=around("green-4 bag_end", "red-4", "blue-2", "blue-1", *["red-1"] * 5),
        decks=[[], [], [], []],
    )
    choose(t, "card:green-1", "slot:S9", "anchor:0,-2")
    black, hit = look(t)["location"]["black"], slots_for(t, "card:yellow-nazgul")
    assert (black, hit) == (False, ["S0", "S1", "S2", "S3", "S4", "S5", "S6", "S7", "S9"])


SHARED_CARDS = {
    **{f"{col},-2": shared for col, shared in zip(range(-2, 3), (2, 3, 4, 3, 2), strict=True)},
    **{f"{col},2": shared for col, shared in zip(range(-2, 3), (2, 3, 4, 3, 2), strict=True)},
    **{f"3,{row}": shared for row, shared in zip(range(-1, 2), (2, 3, 2), strict=True)},
    **{f"-3,{row}": shared for row, shared in zip(range(-1, 2), (2, 3, 2), strict=True)},
}


@rule("FE-10.10")
def test_around_one_complete_location_there_are_16_anchors() -> None:
    t = position(hands=[["green-1"]], cards=around(*NINE))
    assert sorted(after(t, "card:green-1", "slot:S9")) == sorted(SHARED_CARDS)


@rule("FE-10.10", "FE-10.9")
@pytest.mark.parametrize(("anchor", "shared"), SHARED_CARDS.items())
def test_the_new_location_shares_as_many_cards_as_the_table_says(anchor: str, shared: int) -> None:
    t = position(hands=[["green-1", "green-1"], ["yellow-1"], [], []], cards=around(*NINE), decks=[[], [], [], []])
    choose(t, "card:green-1", "slot:S9", f"anchor:{anchor}")
    assert 10 - len(slots_for(t, "card:yellow-1")) == shared


# Properties, in whole games


@rule("FE-10.11", "FE-10.12", "FE-10.13", "FE-10.15")
@settings(max_examples=12, deadline=None)
@given(seed=st.integers(0, 10_000), seats=st.sampled_from([2, 3, 4]))
def test_whenever_a_location_is_laid_the_older_ones_are_full_and_nothing_is_blocked(seed: int, seats: int) -> None:
    t, rng = new(seats, seed=str(seed), start=0), Random(seed)
    while t.ask is not None:
        if not only(play_on(t, rng), "location-laid"):
            continue
        places = [(col, row) for col, row in map(col_row, t.laid)]
        body = {cell for col, row in places for cell in ((col, row), (col + 1, row))}
        cards = {(col, row) for col, row in map(col_row, t.cells)} - body
        older = set().union(*map(around_cells, places[:-1]))
        current = around_cells(places[-1])
        full = older <= cards
        overlap = (around_cells(places[-1]) | older) & body
        shared_free = (current - cards) & older
        assert (full, len(body), overlap, shared_free) == (True, 2 * len(places), set(), set())
        assert 2 <= len(current & cards) <= 10


@rule("FE-10.14")
@settings(max_examples=8, deadline=None)
@given(seed=st.integers(0, 10_000))
def test_an_anchor_above_the_topmost_row_is_always_legal(seed: int) -> None:
    t, rng = new(3, seed=str(seed), start=0), Random(seed)
    while t.ask is not None:
        if question(t) == "anchor":
            top = min(row for _, row in map(col_row, t.cells))
            columns = [col for col, row in map(col_row, t.cells) if row == top]
            assert {f"{col},{top - 1}" for col in columns} <= set(names(t))
        play_on(t, rng)


@rule("FE-10.6", "FE-10.7", "FE-11.8")
@settings(max_examples=30)
@given(st.sets(st.tuples(st.integers(-4, 4), st.integers(-4, 4)), min_size=1, max_size=30))
def test_the_anchors_are_all_that_fit_and_touch(taken: set[Cell]) -> None:
    wanted = []
    for row in range(-6, 7):
        for col in range(-7, 7):
            own = {(col, row), (col + 1, row)}
            beside = {(c + dc, r + dr) for c, r in own for dc, dr in ((1, 0), (-1, 0), (0, 1), (0, -1))}
            if not own & taken and beside & taken:
                wanted.append(cell_at(col, row))
    assert anchors({cell_at(col, row): 0 for col, row in taken}) == wanted


@rule("FE-10.20")
def test_the_example_of_a_sixth_location_that_is_full_on_arrival() -> None:
    cells: dict[int, int] = {}
    legal = []
    for number, (col, row) in enumerate([(0, -2), (-3, -1), (-3, 1), (0, 2), (3, -1), (0, 0)]):
        anchor = cell_at(col, row)
        legal.append(number == 0 or anchor in anchors(cells))
        occupied = sum(anchor + slot in cells for slot in SLOTS)
        for cell in (anchor, anchor + 1, *(anchor + slot for slot in SLOTS)):
            cells[cell] = 0
    assert (legal, occupied) == ([True] * 6, 10)


@rule("FE-10.20", "FE-10.15")
def test_no_location_before_the_sixth_can_be_full_on_arrival() -> None:
    tables = {frozenset([ORIGIN, ORIGIN + 1, *(ORIGIN + slot for slot in SLOTS)])}
    most = []
    for number in range(2, 6):
        grown = set()
        occupied = {0}
        for cells in tables:
            for anchor in anchors(dict.fromkeys(cells, 0)):
                slots = {anchor + slot for slot in SLOTS}
                occupied.add(len(slots & cells))
                if number < 5:
                    grown.add(cells | slots | {anchor, anchor + 1})
        most.append(max(occupied))
        tables = grown
    assert most == [4, 5, 7, 9]
