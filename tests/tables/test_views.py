"""Views are made once for each state: what is kept is what would be made anew."""

from __future__ import annotations

import json

import pytest
from tests.tables.helpers import ANN, Room, document, four, two

from mathom.kernel import Match
from mathom.tables.parts import all_but
from mathom.tables.telling import is_for
from mathom.tables.views import Views


def room_of(name: str) -> Room:
    room = four(undo="free") if name == "wotr" else two(variant={"start": 0}, undo="free")
    for viewer in (None, 0, 1):
        room.table.feed(viewer)
    return room


def match_of(room: Room) -> Match:
    assert room.table.match is not None
    return room.table.match


@pytest.mark.parametrize("name", ["fellowship", "wotr"])
def test_everybody_is_shown_the_state_of_now(name: str) -> None:
    """After choices, and after some were taken back."""
    room = room_of(name)
    for move in range(40):
        room.move()
        if move % 7 == 3:
            room.do(room.person(room.table.asked()[0]), "undo")
        for viewer in (None, *range(len(room.table.seats))):
            fresh = json.loads(json.dumps(room.table.game.view(match_of(room).state, viewer)))
            assert document(room.table, viewer)["view"] == fresh


@pytest.mark.parametrize("name", ["fellowship", "wotr"])
def test_a_pick_is_a_part_if_no_other_view_has_changed(name: str) -> None:
    room, found = room_of(name), []
    game = room.table.game
    for _ in range(60):
        seat = room.table.asked()[0]
        others = all_but(room.table, seat)
        before = [game.view(match_of(room).state, other) for other in others]
        room.table.choose(seat, room.rng.choice(room.options(seat)), None)
        match = match_of(room)
        told = any(is_for(event, other) for event in match.recording.entries[-1].events for other in others)
        alike = before == [game.view(match.state, other) for other in others]
        alone = match.state.ask is not None and match.state.ask.seats == [seat]
        assert (match.seq in room.table.parts) == (alike and alone and not told)
        found.append(alike and alone and not told)
    # In the war of four every pick shows.
    assert (True in found) == (name == "fellowship")
    assert False in found


def test_views_outlive_their_state() -> None:
    room = two(variant={"start": 0})
    state = match_of(room).state
    kept, seen = Views(room.table.game, state), Views(room.table.game, state).of(0)
    assert kept.are_of(state)
    unaware = Views(room.table.game, state)
    kept.outlive()
    room.move()
    assert not unaware.are_of(match_of(room).state)
    assert not kept.are_of(match_of(room).state)
    later = Views(room.table.game, match_of(room).state)
    # A view that nobody had asked for before is still that of then.
    assert kept.of(0) == seen != later.of(0)
    assert not kept.look_alike(later, [0])
    assert later.look_alike(later, [None, 0, 1])


def test_what_a_table_leaves_out_of_a_view_is_there_again_afterwards() -> None:
    room = room_of("fellowship")
    room.play_until(0, "card")
    shown = document(room.table, 0)["view"]
    room.do(ANN, "pause")
    room.table.paused = True
    assert document(room.table, 0)["view"] == {**{k: v for k, v in shown.items() if k != "ask"}, "asked": []}
    room.table.paused = False
    assert document(room.table, 0)["view"] == shown


def test_views_are_alike_in_whatever_order_they_name_things() -> None:
    room = two()
    one, other = Views(room.table.game, match_of(room).state), Views(room.table.game, match_of(room).state)
    one._made[0], other._made[0] = {"a": b'{"b":1,"c":2}'}, {"a": b'{"c":2,"b":1}'}
    assert one.look_alike(other, [0])
    other._made[0] = {"a": b'{"c":2,"b":2}'}
    assert not one.look_alike(other, [0])
