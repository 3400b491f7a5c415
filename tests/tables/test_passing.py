"""Policies of passing: who wants to be asked where, and what the others learn of it."""

from __future__ import annotations

import pytest
from tests.tables.helpers import ANN, BEN, Room, refused


def room(*seats: str) -> Room:
    """A game of the card game, at its first window in which Ann may pass."""
    made = Room(*seats, game="meccg")
    if "open" in seats:
        made.table.join(BEN, made.table.invite, None, made.now)
        made.do(BEN, "bring", what="challenge-b")
    made.do(ANN, "bring", what="challenge-a")
    to_window(made)
    return made


def window(made: Room, seat: int = 0) -> str | None:
    """The window that the seat is asked in."""
    found = made.table.document(seat).get("window")
    assert found is None or isinstance(found, str)
    return found


def to_window(made: Room, most: int = 400) -> None:
    for _ in range(most):
        if window(made) is not None:
            return
        made.move()
    raise AssertionError("Ann is never asked in a window")


def asked_in(made: Room, choices: int) -> set[str | None]:
    """The windows that Ann is asked in during so many choices."""
    found: set[str | None] = set()
    for _ in range(choices):
        if not made.table.asked():
            break
        found.add(window(made))
        made.move()
    return found - {None}


def test_who_never_wants_to_be_asked_passes_at_once_and_is_asked_elsewhere() -> None:
    made = room("me", "bot")
    here = window(made)
    assert here is not None
    assert made.table.match is not None
    before, ways = made.table.match.seq, made.table.game.passing(made.table.match.state, 0)
    assert ways is not None
    assert made.do(ANN, "passing", window=here, policy="never")["type"] == "done"
    passed = made.table.match.recording.choices[before]
    assert (passed.seat, passed.code) == (0, ways[1])
    assert window(made) != here
    assert here not in asked_in(made, 300)


def test_a_policy_for_a_kind_of_windows_holds_for_all_of_them_but_those_with_their_own() -> None:
    made = room("me", "bot")
    for kind in ("own", "other"):
        made.do(ANN, "passing", window=kind, policy="never")
    made.do(ANN, "passing", window="other/mh", policy="ask")
    assert asked_in(made, 600) <= {"other/mh"}


def test_to_stop_is_to_be_asked_once() -> None:
    made = room("me", "bot")
    for kind in ("own", "other"):
        made.do(ANN, "passing", window=kind, policy="never")
    made.do(ANN, "passing", window="other/mh", policy="stop")
    to_window(made)
    assert window(made) == "other/mh"
    made.move()
    assert asked_in(made, 300) == set()


def test_nobody_else_learns_of_a_policy() -> None:
    made = room("me", "open")
    made.do(ANN, "passing", window="own", policy="never")
    assert made.table.document(0)["passing"] == {"own": "never"}
    for viewer in (None, 1):
        assert "never" not in str(made.table.welcome(viewer, made.now))


def test_a_policy_survives_a_restart() -> None:
    made = room("me", "open")
    made.do(ANN, "passing", window="own", policy="never")
    made.do(ANN, "passing", window="other/mh", policy="able")
    assert made.restored().seats[0].passing == {"own": "never", "other/mh": "able"}


def answered_own(made: Room, choices: int) -> int:
    """How often Ann is asked whether she answers a card of her own, during so many choices."""
    found = 0
    for _ in range(choices):
        if not made.table.asked():
            break
        found += window(made) == "again"
        made.move()
    return found


def test_nobody_is_asked_to_answer_a_card_of_their_own_unless_they_want_to_be() -> None:
    made = room("me", "bot")
    assert answered_own(made, 250) == 0
    asking = room("me", "bot")
    assert asking.do(ANN, "passing", window="again", policy="ask")["type"] == "done"
    assert asking.restored().seats[0].passing == {"again": "ask"}
    assert answered_own(asking, 700) > 0


@pytest.mark.parametrize("wrong", [{"window": 3, "policy": "ask"}, {"window": "own", "policy": "maybe"}, {}])
def test_what_is_no_policy_is_refused(wrong: dict[str, object]) -> None:
    assert refused(Room("me", "open").do(ANN, "passing", **wrong))[0] == "error-bad-command"


def test_what_costs_something_is_asked_also_where_there_is_one_answer() -> None:
    """Nobody else is a person here, and yet the table does not answer for Ann: to play a card costs a die."""
    room = Room("me", "bot", game="wotr", seed="weighty")
    room.table.seats[0].auto = False
    match = room.table.match
    assert match is not None
    while not (room.table.asked() == [0] and match.state.is_weighty() and len(room.options(0)) == 1):
        room.move()
    seq = match.seq
    assert room.do(ANN, "auto", on=True)["type"] == "done"
    assert (room.table.asked(), match.seq) == ([0], seq)
    room.table.seats[0].auto = False
    while not (room.table.asked() == [0] and not match.state.is_weighty() and len(room.options(0)) == 1):
        room.move()
    seq = match.seq
    assert room.do(ANN, "auto", on=True)["type"] == "done"
    assert match.seq > seq
