"""Where things are and who knows them. Seats are 0 and 1; zones as named below."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests import strategies
from tests.strategies import SEATS

from mathom.kernel import EVERYONE, NOBODY, ZoneKinds, Zones, set_up, shuffle_sizes
from mathom.kernel.plain import dump

DECK, HAND, OTHER_HAND, SECRET, TABLE = range(5)
KINDS_SIGHT = [NOBODY, 0b01, 0b10, 0b01, EVERYONE]
KINDS_MIXED = [False, True, True, False, False]

VIEWERS = [None, *range(SEATS)]


def box(faces: list[int], places: list[int], backs: list[int] | None = None) -> Zones:
    return set_up(ZoneKinds(KINDS_SIGHT, KINDS_MIXED, backs or [0] * len(faces)), faces, places)


def knowers(zones: Zones) -> list[list[int | None]]:
    """For every thing, who knows its face."""
    return [[who for who in (None, 0, 1) if zones.knows(who, thing)] for thing in range(len(zones.face))]


def test_at_the_start_a_thing_is_known_to_who_sees_its_zone() -> None:
    zones = box([5, 6, 7, 8], [DECK, TABLE, HAND, DECK])

    assert zones.content == [[0, 3], [2], [], [], [1]]
    assert zones.where == [DECK, TABLE, HAND, DECK]
    assert knowers(zones) == [[], [None, 0, 1], [0], []]


def test_a_thing_moves_to_the_end_of_its_new_zone_and_is_seen_there() -> None:
    zones = box([5, 6, 7], [DECK, DECK, HAND])

    zones.move(0, HAND)

    assert [zones.content[DECK], zones.content[HAND], zones.where] == [[1], [2, 0], [HAND, DECK, HAND]]
    assert knowers(zones) == [[0], [], [0]]


def test_who_has_seen_a_thing_knows_it_on_its_way_through_places_that_are_not_mixed() -> None:
    zones = box([5, 6], [TABLE, SECRET])

    zones.move(0, DECK)
    zones.move(1, DECK)

    assert knowers(zones) == [[None, 0, 1], [0]]


def test_what_is_seen_going_into_a_hand_is_known_there() -> None:
    zones = box([5, 6], [TABLE, OTHER_HAND])

    zones.move(0, OTHER_HAND)

    assert knowers(zones) == [[None, 0, 1], [1]]


def test_out_of_a_hand_into_secrecy_the_others_lose_track_of_the_thing_and_of_the_rest() -> None:
    zones = box([5, 6, 7], [TABLE, TABLE, HAND])
    zones.move(0, HAND)
    zones.move(1, HAND)
    assert knowers(zones) == [[None, 0, 1], [None, 0, 1], [0]]

    zones.move(0, DECK)

    assert knowers(zones) == [[0], [0], [0]]


def test_who_sees_the_new_place_keeps_track() -> None:
    zones = box([5, 6], [TABLE, HAND])
    zones.move(0, HAND)

    zones.move(1, OTHER_HAND)

    assert knowers(zones) == [[0, 1], [0, 1]]


def test_out_of_a_hand_onto_the_table_the_others_keep_knowing_the_rest() -> None:
    zones = box([5, 6, 7], [TABLE, HAND, HAND])
    zones.move(0, HAND)

    zones.move(1, TABLE)

    assert knowers(zones) == [[None, 0, 1], [None, 0, 1], [0]]


def test_a_known_thing_cannot_be_told_from_its_double() -> None:
    """The others know of one 5 in the hand. A 5 is played: to them that was the one, whichever it was."""
    zones = box([5, 5, 5], [TABLE, HAND, HAND])
    zones.move(0, HAND)

    zones.move(1, TABLE)

    assert knowers(zones) == [[0], [None, 0, 1], [0]]


def test_of_two_known_doubles_one_stays_known() -> None:
    zones = box([5, 5, 5, 6], [TABLE, TABLE, HAND, HAND])
    zones.move(0, HAND)
    zones.move(1, HAND)

    zones.move(2, TABLE)

    assert knowers(zones) == [[0], [None, 0, 1], [None, 0, 1], [0]]


def test_a_known_thing_that_is_played_itself_leaves_the_knowledge_of_its_double() -> None:
    zones = box([5, 5], [TABLE, TABLE])
    zones.move(0, HAND)
    zones.move(1, HAND)

    zones.move(0, TABLE)

    assert knowers(zones) == [[None, 0, 1], [None, 0, 1]]


def test_doubles_do_not_matter_outside_mixed_zones() -> None:
    zones = box([5, 5], [TABLE, SECRET])
    zones.move(0, SECRET)

    zones.move(1, TABLE)

    assert knowers(zones) == [[None, 0, 1], [None, 0, 1]]


def test_what_slips_out_of_a_hand_always_has_the_last_number() -> None:
    slipped = []
    for thing in range(3):
        zones = box([5, 6, 7], [HAND, HAND, HAND])
        number = zones.slip(thing, SECRET)
        slipped.append([number, zones.face[number], zones.content[HAND], sorted(zones.face)])

    assert slipped == [[2, 5, [0, 1], [5, 6, 7]], [2, 6, [0, 1], [5, 6, 7]], [2, 7, [0, 1], [5, 6, 7]]]


def test_knowledge_goes_with_the_face_when_numbers_change() -> None:
    zones = box([5, 6, 7], [TABLE, HAND, HAND])
    zones.move(0, HAND)
    assert zones.content[HAND] == [1, 2, 0]

    assert zones.slip(1, TABLE) == 0

    assert zones.face == [6, 5, 7]
    assert knowers(zones) == [[None, 0, 1], [None, 0, 1], [0]]


def test_what_slips_out_keeps_its_back() -> None:
    zones = box([5, 6, 7], [HAND, HAND, HAND], backs=[1, 1, 2])

    assert zones.slip(0, SECRET) == 1
    assert (zones.face, zones.content[HAND]) == ([6, 5, 7], [0, 2])


def test_a_copy_made_before_slipping_keeps_its_faces() -> None:
    zones = box([5, 6], [HAND, HAND])
    copy = zones.clone()

    zones.slip(0, SECRET)

    assert [copy.face, copy.content[HAND], copy.where, copy.known] == [[5, 6], [0, 1], [HAND, HAND], [1, 1]]


def test_a_revealed_thing_is_known_to_who_was_shown_it() -> None:
    zones = box([5, 6, 7], [DECK, DECK, DECK])

    zones.reveal(0, 0b10)
    zones.reveal(0, 0b01)
    zones.reveal(1, EVERYONE)

    assert knowers(zones) == [[0, 1], [None, 0, 1], []]


def test_a_shuffle_deals_the_faces_and_forgets() -> None:
    zones = box([5, 6, 7, 8], [DECK, DECK, DECK, TABLE])
    zones.reveal(1, EVERYONE)

    zones.shuffle(DECK, [2, 0])

    assert [zones.face, zones.content[DECK]] == [[7, 6, 5, 8], [0, 1, 2]]
    assert knowers(zones) == [[], [], [], [None, 0, 1]]


def test_who_sees_a_place_knows_it_after_a_shuffle_too() -> None:
    zones = box([5, 6, 7], [HAND, HAND, TABLE])
    zones.reveal(0, EVERYONE)

    zones.shuffle(HAND, [1])

    assert zones.face == [6, 5, 7]
    assert knowers(zones) == [[0], [0], [None, 0, 1]]


def test_things_with_different_backs_are_not_shuffled_together() -> None:
    zones = box([5, 6, 7], [DECK, DECK, TABLE], [0, 1, 1])

    with pytest.raises(ValueError, match=r"^things with different backs cannot be shuffled together$"):
        zones.shuffle(DECK, [1])


def test_the_outcomes_of_a_shuffle_are_all_orders_once() -> None:
    orders = []
    for first in range(3):
        for second in range(2):
            zones = box([5, 6, 7], [DECK, DECK, DECK])
            zones.shuffle(DECK, [first, second])
            orders.append(zones.face)

    assert sorted(orders) == [[5, 6, 7], [5, 7, 6], [6, 5, 7], [6, 7, 5], [7, 5, 6], [7, 6, 5]]


def test_a_shuffle_is_one_choice_fewer_than_there_are_things() -> None:
    assert [shuffle_sizes(n) for n in (0, 1, 2, 4)] == [[], [], [2], [4, 3, 2]]


CHANGES: list[Callable[[Zones], object]] = [
    lambda zones: zones.move(0, TABLE),
    lambda zones: zones.slip(0, SECRET),
    lambda zones: zones.shuffle(HAND, [1]),
    lambda zones: zones.reveal(2, EVERYONE),
    lambda zones: zones.forget(0),
]


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("changed", [0, 1])
def test_what_changes_in_one_of_two_copies_stays_in_the_other(change: Callable[[Zones], object], changed: int) -> None:
    zones = box([5, 6, 7], [HAND, HAND, DECK])
    zones.reveal(0, EVERYONE)
    before = dump(zones)
    pair = [zones, zones.clone()]

    change(pair[changed])

    assert dump(pair[1 - changed]) == before
    assert dump(pair[changed]) != before


def test_a_copy_of_a_changed_copy_is_apart_again() -> None:
    zones = box([5, 6, 7], [HAND, HAND, DECK])
    copy = zones.clone()
    copy.move(0, TABLE)
    before = dump(copy)
    copy.clone().move(1, TABLE)
    assert dump(copy) == before


def test_dealing_anew_keeps_what_the_seat_knows_and_the_backs() -> None:
    zones = box([5, 6, 7, 8, 9, 10], [DECK, HAND, OTHER_HAND, DECK, OTHER_HAND, TABLE], [0, 0, 0, 1, 1, 1])
    dealt = set()
    for seed in range(30):
        copy = zones.clone()
        copy.deal_anew(0, Random(seed))
        dealt.add(tuple(copy.face))

    assert dealt == {(5, 6, 7, 8, 9, 10), (7, 6, 5, 8, 9, 10), (5, 6, 7, 9, 8, 10), (7, 6, 5, 9, 8, 10)}
    assert zones.face == [5, 6, 7, 8, 9, 10]


def test_for_a_spectator_everything_not_public_is_dealt_anew() -> None:
    zones = box([5, 6, 7], [HAND, OTHER_HAND, TABLE])
    dealt = set()
    for seed in range(20):
        copy = zones.clone()
        copy.deal_anew(None, Random(seed))
        dealt.add(tuple(copy.face))

    assert dealt == {(5, 6, 7), (6, 5, 7)}


def test_what_is_dealt_does_not_depend_on_what_was_there() -> None:
    one, other = box([5, 6, 7, 8], [DECK] * 4), box([8, 6, 5, 7], [DECK] * 4)

    one.deal_anew(0, Random(1))
    other.deal_anew(0, Random(1))

    assert one.face == other.face


def test_the_census_counts_every_face() -> None:
    assert box([7, 5, 7], [TABLE, DECK, HAND]).census() == [5, 7, 7]


def test_the_census_finds_what_is_nowhere_twice_or_elsewhere() -> None:
    nowhere, twice, elsewhere = box([5, 6], [DECK, DECK]), box([5, 6], [DECK, DECK]), box([5, 6], [DECK, DECK])
    nowhere.content[DECK] = [0]
    twice.content[TABLE] = [0]
    elsewhere.where[1] = TABLE

    for zones in (nowhere, twice):
        with pytest.raises(AssertionError, match=r"^a thing is in no zone or in two$"):
            zones.census()
    with pytest.raises(AssertionError, match=r"^thing 1 is not where it is said to be$"):
        elsewhere.census()


def test_there_are_defaults_for_loading() -> None:
    zones, kinds = Zones(), ZoneKinds()

    assert [zones.face, zones.where, zones.known, zones.content] == [[], [], [], []]
    assert [kinds.sight, kinds.mixed, kinds.back] == [[], [], []]


@given(strategies.zones())
def test_whatever_happens_nothing_vanishes(zones: Zones) -> None:
    zones.census()


@given(strategies.zones(), st.sampled_from(VIEWERS), st.integers())
def test_dealing_anew_changes_nothing_that_is_known(zones: Zones, seat: int | None, seed: int) -> None:
    copy = zones.clone()
    copy.deal_anew(seat, Random(seed))

    things = range(len(zones.face))
    assert all(copy.face[t] == zones.face[t] for t in things if zones.knows(seat, t))
    for back in (0, 1):
        same = [t for t in things if zones.kinds.back[t] == back]
        assert sorted(copy.face[t] for t in same) == sorted(zones.face[t] for t in same)


@given(strategies.zones(), st.data())
def test_who_sees_a_zone_knows_all_that_lies_there(zones: Zones, data: st.DataObject) -> None:
    thing = data.draw(st.integers(0, len(zones.face) - 1))
    zone = data.draw(st.integers(0, len(zones.content) - 1))

    zones.move(thing, zone)

    assert all(zones.knows(seat, thing) for seat in range(SEATS) if zones.kinds.sight[zone] >> seat & 1)
