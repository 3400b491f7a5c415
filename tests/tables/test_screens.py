"""Two who play at one screen: one person to the table, and never two hands that lie open."""

from __future__ import annotations

from typing import Any

import pytest
from tests.tables.helpers import ANN, EVE, Room, document, refused

from mathom.kernel import games


def screen(*seats: str, **settings: Any) -> Room:
    """With what everybody brings, where a game wants it."""
    room = Room(*(seats or ("me", "me")), **settings)
    for seat in range(len(room.table.seats)):
        if room.table.info(None)["brings"]:
            room.do(ANN, "bring", seat=seat, suggested=True)
    return room


def shown(room: Room) -> int | None:
    return room.table.seat_of(ANN)


def look(room: Room, seat: int | None) -> None:
    assert room.do(ANN, "look", seat=seat)["type"] == "done"


def choose(room: Room, seat: int) -> None:
    match = room.table.match
    assert match is not None
    reply = room.do(ANN, "choose", seq=match.seq, code=room.rng.choice(room.options(seat)))
    assert reply["type"] == "done", reply


def whole_game(room: Room, most: int = 10_000) -> list[tuple[list[int], int | None]]:
    """Plays with handing over; for every choice who was asked, and whose hand lay open just after it."""
    after: list[tuple[list[int], int | None]] = []
    while (asked := room.table.asked()) and len(after) < most:
        if shown(room) not in asked:
            assert shown(room) is None, "a hand lies open that is not to choose"
            look(room, asked[0])
        seat = shown(room)
        assert seat is not None
        choose(room, seat)
        after.append((room.table.asked(), shown(room)))
    return after


@pytest.mark.parametrize("game", sorted(games()))
def test_a_hand_is_covered_as_soon_as_another_seat_of_the_screen_is_to_choose(game: str) -> None:
    seats = games()[game].variants().seats[0]
    room = screen(*["me"] * seats, game=game)
    after = whole_game(room, 150)
    for asked, seat in after:
        assert seat is None or seat in asked or not asked
    # Both things happen: hands are covered, and somebody goes on.
    assert None in [seat for _, seat in after]
    assert [seat for _, seat in after if seat is not None]


def test_while_all_hands_are_covered_the_public_view_is_shown() -> None:
    room = screen()
    covered = document(room.table, shown(room))
    assert (covered["you"], "ask" in covered["view"]) == (None, False)
    assert all("hand" not in player for player in covered["view"]["players"])
    look(room, 1)
    players = document(room.table, shown(room))["view"]["players"]
    assert ["hand" in player for player in players] == [False, True]


def test_nothing_is_chosen_or_asked_with_covered_hands() -> None:
    room = screen(variant={"start": 0})
    for command in ({"do": "choose", "seq": 0, "code": 0}, {"do": "undo"}, {"do": "resign"}):
        name = command.pop("do")
        assert refused(room.do(ANN, str(name), **command)) == ("error-not-now", ["all-your-hands-are-covered"])
    for name in ("pause", "go"):
        assert room.do(ANN, name)["type"] == "done"
    assert room.do(ANN, "chat", text="hello")["type"] == "done"


def test_one_looks_from_ones_own_seats_only_and_may_cover_them() -> None:
    room = screen("me", "me", "open", public=True)
    assert room.table.join(EVE, None, None, room.now) == 2
    assert refused(room.do(ANN, "look", seat=2))[0] == "error-no-seat"
    assert refused(room.do(ANN, "look", seat=True))[0] == "error-bad-command"
    assert refused(room.do(EVE, "look", seat=2))[0] == "error-no-seat"
    look(room, 0)
    assert shown(room) == 0
    look(room, None)
    assert shown(room) is None


def test_who_looks_at_the_other_hand_out_of_turn_goes_on_looking_until_something_is_chosen() -> None:
    room = screen(variant={"start": 0})
    look(room, 1)
    room.do(ANN, "chat", text="let me see")
    assert shown(room) == 1


def test_a_new_process_covers_all_hands() -> None:
    room = screen()
    look(room, 0)
    assert room.restored().seat_of(ANN) is None


def test_who_sits_at_one_screen_agrees_without_being_asked() -> None:
    room = screen(variant={"start": 0})
    look(room, 0)
    choose(room, 0)
    while room.table.asked() == [0]:
        choose(room, 0)
    look(room, 0)
    assert room.do(ANN, "undo")["type"] == "done"
    assert room.table.request is None
    assert room.table.asked() == [0]
    assert room.do(ANN, "draw")["type"] == "done"
    assert room.table.result == {"winners": [0, 1], "scores": [], "how": "draw"}


def test_a_third_player_elsewhere_is_asked() -> None:
    room = screen("me", "me", "open", public=True, variant={"start": 0})
    room.table.join(EVE, None, None, room.now)
    look(room, 0)
    assert room.do(ANN, "draw")["type"] == "done"
    assert room.table.request is not None
    assert room.table.request["waiting"] == [2]
    assert refused(room.do(ANN, "cancel")) == ("error-not-now", ["others-sit-there"])


def test_resigning_gives_up_the_seat_that_looks() -> None:
    room = screen()
    look(room, 1)
    assert room.do(ANN, "resign")["type"] == "done"
    assert room.table.result is not None
    assert room.table.result["winners"] == [0]


def test_all_seats_of_the_screen_are_here() -> None:
    room = screen()
    room.table.here(ANN, True, room.now)
    assert ([seat.here for seat in room.table.seats], room.table.watching) == ([True, True], 0)
    room.table.here(ANN, False, room.now)
    assert ([seat.here for seat in room.table.seats], room.table.watching) == ([False, False], 0)


def test_who_sits_beside_learns_from_a_missing_question_too() -> None:
    """So questions that tell something by being left out are asked at one screen as between two."""
    room = screen(variant={"start": 0})
    for seat in (0, 1):
        look(room, seat)
        assert room.do(ANN, "auto", on=True)["type"] == "done"
    match = room.table.match
    assert match is not None
    discreet = 0
    while room.table.asked() and discreet < 3:
        seat = room.table.asked()[0]
        discreet += match.state.is_discreet() and len(room.options(seat)) == 1
        look(room, seat)
        choose(room, seat)
    assert discreet == 3


def test_people_with_several_seats_are_told_who_must_look_anew() -> None:
    room = screen(variant={"start": 0})
    look(room, 0)
    assert room.table.screens.take_turned() == ["p-ann"]
    while room.table.asked() == [0]:
        assert room.table.screens.take_turned() == []
        choose(room, 0)
    assert room.table.screens.take_turned() == ["p-ann"]


def test_before_the_game_there_are_no_hands_to_cover() -> None:
    room = screen("me", "me", "open", public=True)
    assert shown(room) == 0
    room.table.join(EVE, None, None, room.now)
    assert (shown(room), room.table.screens.take_turned()) == (None, ["p-ann"])
