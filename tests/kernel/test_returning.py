"""Frames that return something, and what many frames do alike: asking or taking, finding and breaking off another."""

from __future__ import annotations

from typing import Any

import pytest

from mathom.kernel import Chain, Frame, Game, State


class Errand(State):
    """What was done, in words."""

    __slots__ = ("log",)

    def __init__(self, like: Errand | None = None) -> None:
        super().__init__(like)
        self.log: list[str] = [] if like is None else like.log[:]
        self.seats = 1

    def clone(self) -> Errand:
        return Errand(self)


class Fetch(Frame):
    """Sends another for something, and tells what came back."""

    __slots__ = ("message",)
    shows = ("step",)

    def __init__(self, message: Any = None) -> None:
        super().__init__("send")
        self.message = message

    def clone(self) -> Fetch:
        other = Fetch(self.message)
        other.step = self.step
        return other

    def send(self, s: Errand) -> None:
        self.step = "receive"
        s.push(Bring(self.message))

    def receive(self, s: Errand) -> None:
        s.log.append(f"got {s.returned}")
        self.step = "wait"

    def wait(self, s: Errand) -> None:
        s.ask_one(0, "again", [0, 1], "decide")

    def decide(self, s: Errand) -> None:
        s.pop()

    def abandoned(self, s: Errand) -> None:
        s.log.append("fetch goes back")

    def about(self, s: Errand) -> list[tuple[str, Any]]:
        return [("what", self.message), ("who", "fetch")]


class Bring(Frame):
    """Brings what it was sent for, or waits for a word with `wait`."""

    __slots__ = ("message", "wait")

    def __init__(self, message: Any = None, wait: bool = False) -> None:
        super().__init__("bring")
        self.message = message
        self.wait = wait

    def bring(self, s: Errand) -> None:
        if self.wait:
            s.ask_one(0, "wait", [0, 1], "done")
        else:
            s.pop(self.message)

    def done(self, s: Errand) -> None:
        s.pop("done")

    def abandoned(self, s: Errand) -> None:
        s.log.append(f"bring goes back, {len(s.stack)} left")

    def about(self, s: Errand) -> list[tuple[str, Any]]:
        return [("what", "bringing")]


class Pick(Frame):
    """Picks one of so many."""

    __slots__ = ("count",)

    def __init__(self, count: int = 1) -> None:
        super().__init__("choose")
        self.count = count

    def choose(self, s: Errand) -> None:
        s.ask_or_take(0, "pick", list(range(7, 7 + self.count)), then="chosen")

    def chosen(self, s: Errand) -> None:
        s.log.append(f"took {s.reply}")
        s.pop()


def under_way(*frames: Frame) -> Errand:
    s = Errand()
    for frame in frames:
        s.push(frame)
    s.run()
    return s


@pytest.mark.parametrize("message", ["a letter", 3, [1, 2], None])
def test_the_frame_below_finds_what_was_returned_in_its_next_step(message: object) -> None:
    s = under_way(Fetch(message))
    assert (s.log, len(s.stack)) == ([f"got {message}"], 1)


def test_no_question_leaves_a_result_over_and_no_copy_saves_one() -> None:
    s = under_way(Fetch("a letter"))
    assert (s.returned, "returned" in s.dump()) == (None, False)
    s.play(0, 0)
    assert (s.stack, s.returned) == ([], None)


def test_a_frame_that_returns_nothing_takes_the_last_result_away() -> None:
    s = under_way(Bring(wait=True))
    s.returned = "stale"
    s.pop()
    assert s.returned is None


@pytest.mark.parametrize(("count", "log"), [(1, ["took 7"]), (2, [])])
def test_the_only_option_is_taken_and_several_are_asked_for(count: int, log: list[str]) -> None:
    s = under_way(Pick(count))
    assert s.log == log
    if count > 1:
        assert s.ask is not None
        assert (s.ask.kind, s.ask.options, s.stack[-1].step) == ("pick", [[7, 8]], "choose")
        s.play(0, 8)
        assert s.log == ["took 8"]


def test_the_innermost_frame_of_a_kind_is_the_one_pushed_last() -> None:
    outer, inner, waiting = Fetch("far"), Fetch("near"), Bring(wait=True)
    s = under_way(outer, inner, waiting)
    assert s.innermost(Fetch) is inner
    assert s.innermost(Bring) is waiting
    assert s.innermost(Frame) is waiting
    assert s.innermost(Chain) is None


def test_what_is_broken_off_puts_itself_in_order_the_innermost_first() -> None:
    """An attack is cancelled, whatever was going on in it."""
    outer = Fetch("far")
    s = under_way(outer, Fetch("near"), Bring(wait=True))
    s.ask = None
    s.unwind(outer)
    assert (s.stack, s.log) == ([outer], ["bring goes back, 2 left", "fetch goes back"])
    s.unwind(outer)
    assert (s.stack, len(s.log)) == ([outer], 2)


def test_a_frame_shows_what_it_lists_and_nothing_else() -> None:
    assert Fetch("a secret").seen() == {"procedure": "Fetch", "step": "send"}
    assert Bring("a secret").seen() == {"procedure": "Bring"}


def test_the_innermost_frame_has_the_first_word_about_a_question() -> None:
    s = under_way(Fetch("far"), Bring(wait=True))
    assert Game().about(s, 0) == {"what": "bringing", "who": "fetch"}
    assert (Frame().about(s), Frame().brief(None)) == ([], False)
