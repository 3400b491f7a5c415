"""Places inside a zone: top, bottom and between; arranging in a chosen order; the faces of one table."""

from __future__ import annotations

from random import Random

import pytest

from mathom.kernel import BOTTOM, EVERYONE, NOBODY, TOP, ZoneKinds, Zones, numbered, set_up

DECK, HAND, OTHER_HAND, TABLE = range(4)


def box(places: list[int], backs: list[int] | None = None) -> Zones:
    """The face of a thing is its number + 10."""
    kinds = ZoneKinds([NOBODY, 1, 2, EVERYONE], [False, True, True, False], backs or [0] * len(places))
    return set_up(kinds, [10 + i for i in range(len(places))], places)


@pytest.mark.parametrize(
    ("place", "order"), [(TOP, [0, 1, 2, 3]), (BOTTOM, [3, 0, 1, 2]), (1, [0, 3, 1, 2]), (3, [0, 1, 2, 3])]
)
def test_a_thing_goes_to_the_top_the_bottom_or_between(place: int, order: list[int]) -> None:
    zones = box([DECK, DECK, DECK, TABLE])
    zones.move(3, DECK, place)
    assert (zones.content[DECK], zones.where[3], zones.known[3]) == (order, DECK, EVERYONE)
    zones.census()


def test_a_thing_can_change_its_place_in_its_own_zone() -> None:
    zones = box([DECK, DECK, DECK])
    zones.move(2, DECK, BOTTOM)
    zones.move(0, DECK)
    assert zones.content[DECK] == [2, 1, 0]


def test_what_slips_under_a_deck_tells_nobody_which_it_was() -> None:
    one, other = box([DECK, HAND, HAND]), box([DECK, HAND, HAND])
    numbers = [one.slip(1, DECK, BOTTOM), other.slip(2, DECK, BOTTOM)]
    assert (numbers, one.content, other.content) == ([2, 2], other.content, one.content)
    assert (one.content[DECK], one.face[2], other.face[2]) == ([2, 0], 11, 12)


@pytest.mark.parametrize(("count", "things"), [(0, []), (2, [1, 2]), (3, [0, 1, 2]), (5, [0, 1, 2])])
def test_a_few_are_read_from_the_top(count: int, things: list[int]) -> None:
    assert box([DECK, DECK, DECK, TABLE]).top(DECK, count) == things


def test_who_arranges_knows_the_new_order_and_others_know_it_no_longer() -> None:
    zones = box([DECK, DECK, DECK])
    for thing in (0, 1, 2):
        zones.reveal(thing, 1)
    zones.reveal(1, 2)
    zones.arrange([0, 1, 2], [2, 0, 1], 1)
    assert (zones.content[DECK], zones.face) == ([0, 1, 2], [12, 10, 11])
    assert zones.known == [1, 1, 1]
    zones.census()


def test_an_arrangement_in_the_open_keeps_what_everybody_knew_of_each() -> None:
    zones = box([DECK, DECK])
    zones.reveal(1, EVERYONE)
    zones.arrange([0, 1], [1, 0], EVERYONE)
    assert (zones.face, zones.known) == ([11, 10], [EVERYONE, NOBODY])


def test_who_arranged_imagines_the_order_and_who_did_not_imagines_any() -> None:
    seen: dict[int, set[tuple[int, ...]]] = {0: set(), 1: set()}
    for seat in seen:
        for seed in range(20):
            zones = box([DECK, DECK, DECK])
            for thing in (0, 1, 2):
                zones.reveal(thing, 1)
            zones.arrange([0, 1, 2], [2, 0, 1], 1)
            zones.deal_anew(seat, Random(seed))
            seen[seat].add(tuple(zones.face))
    assert (seen[0], len(seen[1])) == ({(12, 10, 11)}, 6)


def test_a_copy_is_arranged_alone() -> None:
    zones = box([DECK, DECK])
    copy = zones.clone()
    copy.arrange([0, 1], [1, 0], NOBODY)
    assert (zones.face, zones.known, copy.face) == ([10, 11], [NOBODY, NOBODY], [11, 10])
    zones.reveal(0, 1)
    assert copy.known == [NOBODY, NOBODY]


@pytest.mark.parametrize("order", [[0], [0, 0], [0, 2], [0, 1, 2]])
def test_an_arrangement_loses_and_adds_nothing(order: list[int]) -> None:
    with pytest.raises(ValueError, match=r"^an arrangement has the same things in another order$"):
        box([DECK, DECK, DECK]).arrange([0, 1], order, 1)


def test_things_that_look_different_cannot_change_places_unseen() -> None:
    with pytest.raises(ValueError, match=r"^things with different backs cannot be arranged unseen$"):
        box([DECK, DECK], [0, 1]).arrange([0, 1], [1, 0], 1)


def test_faces_are_numbered_for_each_table() -> None:
    assert numbered(["orc", "elf", "orc", "troll"]) == (["elf", "orc", "troll"], [1, 0, 1, 2])
    assert numbered([]) == ([], [])
