"""Counted pieces: nothing vanishes, nothing doubles, copies are independent."""

from __future__ import annotations

import json
from random import Random

import pytest

from mathom.kernel import Heaps
from mathom.kernel.heaps import NO_GROUP
from mathom.kernel.plain import dump, load

FIELD, SUPPLY, BOX = range(3)


def heaps() -> Heaps:
    return Heaps([[0, 0], [5, 2], [0, 0]])


def test_pieces_move_from_place_to_place() -> None:
    ours = heaps()

    ours.move(0, 3, SUPPLY, FIELD)
    ours.move(1, 2, SUPPLY, BOX)
    ours.move(0, 1, FIELD, BOX)

    assert ours.content == [[2, 0], [2, 0], [1, 2]]
    assert [ours.count(0, FIELD), ours.total(0), ours.total(1)] == [2, 5, 2]


@pytest.mark.parametrize(
    ("kind", "n", "origin", "to"),
    [
        (1, 3, SUPPLY, FIELD),
        (1, -1, SUPPLY, FIELD),
        (-1, 1, SUPPLY, FIELD),
        (1, 1, -2, FIELD),
        (1, 1, SUPPLY, -1),
        (1, 1, SUPPLY, 3),
    ],
)
def test_nothing_goes_that_is_not_there_or_to_where_there_is_no_place(kind: int, n: int, origin: int, to: int) -> None:
    ours = heaps()

    with pytest.raises(ValueError, match=f"^{n} pieces of kind {kind} cannot go from place {origin} to {to}$"):
        ours.move(kind, n, origin, to)

    assert ours.content == heaps().content


def test_a_move_to_the_same_place_changes_nothing() -> None:
    ours = heaps()
    ours.move(0, 4, SUPPLY, SUPPLY)
    assert ours.content == heaps().content


def test_a_copy_shares_the_lists_and_goes_its_own_way() -> None:
    ours = heaps()
    copy = ours.clone()
    assert all(mine is its for mine, its in zip(ours.content, copy.content, strict=True))

    copy.move(0, 5, SUPPLY, FIELD)
    ours.move(1, 1, SUPPLY, BOX)

    assert ours.content == [[0, 0], [5, 1], [0, 1]]
    assert copy.content == [[5, 0], [0, 2], [0, 0]]


def test_the_census_stays_the_same_over_any_moves() -> None:
    ours, rng = heaps(), Random(1)
    for _ in range(200):
        kind, origin, to = rng.randrange(2), rng.randrange(3), rng.randrange(3)
        ours.move(kind, rng.randint(0, ours.count(kind, origin)), origin, to)
        assert ours.census() == [5, 2]


def test_the_census_notices_less_than_nothing() -> None:
    with pytest.raises(AssertionError, match=r"^place 1 has less than nothing: \[-1\]$"):
        Heaps([[1], [-1]]).census()
    assert [Heaps().census(), Heaps([[], []]).census()] == [[], []]


def test_the_census_notices_a_place_whose_pieces_are_counted_wrongly() -> None:
    ours = heaps()
    ours.totals[SUPPLY] = 6
    with pytest.raises(AssertionError, match=r"^place 1 has 7 pieces, but 6 are counted$"):
        ours.census()


def test_groups_are_counted_where_pieces_move() -> None:
    ours = Heaps([[0, 0, 0, 0], [5, 2, 1, 3]])
    ours.count_groups([0, 1, 0, NO_GROUP])

    ours.move(0, 3, 1, 0)
    ours.move(3, 2, 1, 0)
    copy = ours.clone()
    copy.move(1, 1, 1, 0)
    ours.move(2, 1, 1, 0)

    assert ours.counts == [[4, 2], [0, 2]]
    assert copy.counts == [[3, 3], [1, 1]]
    assert ours.census() == copy.census() == [5, 2, 1, 3]


def test_the_census_notices_a_group_that_is_counted_wrongly() -> None:
    ours = heaps()
    ours.count_groups([0, 0])
    ours.counts[0][SUPPLY] = 6
    with pytest.raises(AssertionError, match=r"^group 0 is not counted as it stands$"):
        ours.census()


def test_a_copy_of_a_copy_owns_what_it_changes() -> None:
    first = heaps()
    second = first.clone()
    second.move(0, 1, SUPPLY, FIELD)
    third = second.clone()
    second.move(0, 1, SUPPLY, FIELD)
    third.move(1, 1, SUPPLY, FIELD)

    assert [one.content[FIELD] for one in (first, second, third)] == [[0, 0], [2, 0], [1, 1]]
    assert [one.totals for one in (first, second, third)] == [[0, 7, 0], [2, 5, 0], [2, 5, 0]]


def test_heaps_are_saved_and_loaded() -> None:
    ours = heaps()
    ours.count_groups([0, 1])
    data = json.loads(json.dumps(dump(ours)))
    assert sorted(data) == ["@", "content", "totals"]
    assert load(data, {"Heaps": Heaps}).content == heaps().content
