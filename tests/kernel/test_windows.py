"""Windows, told with a bell that everybody may ring."""

from __future__ import annotations

import pytest
from tests.kernel.bells import Bell, FirstFirst, Log, asked, play, start

from mathom.kernel import PASS, Chain, Link, Window, seats_from
from mathom.kernel.plain import dump
from mathom.kernel.windows import CANNOT_REACT


def test_seats_in_turn_order() -> None:
    assert [seats_from(first, 3) for first in range(3)] == [[0, 1, 2], [1, 2, 0], [2, 0, 1]]


def test_a_window_is_offered_in_order_and_closes_when_all_pass() -> None:
    s = start(Bell([2, 0, 1]), [[1], [2], [3]])
    order = []
    while s.ask is not None:
        order.append(asked(s))
        play(s, PASS)

    assert order == [[2, "react", [3, PASS]], [0, "react", [1, PASS]], [1, "react", [2, PASS]]]
    assert s.lines == ["goes on"]


def test_after_a_reaction_all_must_pass_anew_beginning_with_the_next() -> None:
    s = start(Bell([0, 1, 2]), [[1, 4], [2], [3]])
    play(s, PASS, 2)
    order = []
    while s.ask is not None:
        order.append(s.ask.seats[0])
        play(s, PASS)

    assert order == [2, 0]
    assert s.lines == ["1 rings 2", "goes on"]


def test_who_reacted_may_react_again_when_the_others_have_passed() -> None:
    s = play(start(Bell([0, 1]), [[1, 4], [2]]), 1, PASS)

    assert asked(s) == [0, "react", [4, PASS]]
    assert play(s, 4, PASS).lines == ["0 rings 1", "0 rings 4", "goes on"]


def test_a_window_may_begin_anew_with_the_first_after_a_reaction() -> None:
    s = play(start(FirstFirst([0, 1, 2]), [[1], [2], [3]]), PASS, 2)

    assert asked(s) == [0, "react", [1, PASS]]


def test_who_can_do_nothing_is_skipped() -> None:
    s = start(Bell([0, 1, 2]), [[], [2], []])

    assert asked(s) == [1, "react", [2, PASS]]
    assert play(s, PASS).lines == ["goes on"]


def test_who_can_do_nothing_is_asked_where_skipping_would_tell_something() -> None:
    s = start(Bell([0, 1, 2], polite=0b101), [[], [], []])

    assert asked(s) == [0, "react", [PASS]]
    assert asked(play(s, PASS)) == [2, "react", [PASS]]


def test_nobody_passes_for_a_seat_that_is_asked_anyway() -> None:
    s = start(Bell([0, 1], polite=0b01), [[1], [2]])
    asked_anyway = [s.is_discreet(), play(s, PASS).is_discreet()]
    assert asked_anyway == [True, False]

    class Whispered(Bell):
        __slots__ = ()
        discreet = ("offer",)

    assert start(Whispered([0]), [[1]]).is_discreet()


def test_a_window_for_nobody_or_with_nothing_to_do_closes_at_once() -> None:
    assert start(Bell(), [[1]]).lines == ["goes on"]
    assert start(Bell([0, 1]), [[], []]).lines == ["goes on"]


def test_a_reaction_may_ask_somebody_before_the_window_goes_on() -> None:
    s = play(start(Bell([0, 1]), [[50], [2], []]), 50)
    assert asked(s) == [2, "echo", [1, 2]]

    play(s, 2)
    assert asked(s) == [1, "react", [2, PASS]]
    assert s.lines == ["0 rings 50", "echo 2"]


def test_a_window_copies_all_its_fields() -> None:
    window = Bell([2, 0], polite=3)
    window.at, window.passes, window.step = 1, 1, "answer"

    assert (
        dump(window.clone())
        == dump(window)
        == {
            "@": "Bell",
            "at": 1,
            "order": [2, 0],
            "passes": 1,
            "polite": 3,
            "step": "answer",
        }
    )


def test_only_what_can_be_done_or_passing_is_not_refused() -> None:
    s = start(Bell([0, 1]), [[1], [2]])

    assert [s.stack[-1].refuse(s, 0, code) for code in (1, 2, PASS)] == [None, CANNOT_REACT, None]
    assert str(CANNOT_REACT) == "that is no possible reaction now"


def test_windows_and_chains_want_their_hooks() -> None:
    s = Log()
    for name, call in (
        ("Window", lambda: Window([0]).reactions(s, 0)),
        ("Window", lambda: Window([0]).react(s, 0, 1)),
        ("Chain", lambda: Chain([0]).carry_out(s, Link())),
    ):
        with pytest.raises(NotImplementedError, match=f"^{name}$"):
            call()


def test_hooks_that_may_be_left_out() -> None:
    s, chain = Log(), Chain([0])
    chain.fizzled(s, Link())
    chain.settled(s, Link())

    assert [chain.valid(s, Link()), chain.kind(), chain.asks_anyway(s, 0)] == [True, "react", False]
