"""What can stand no longer goes before anybody is asked: told with candles that burn down."""

from __future__ import annotations

from typing import Any

import pytest

from mathom.kernel import CHANCE_SEAT, Chance, Frame, State

DRAUGHT = 1


class Hall(State):
    """`candles` burn while there is wax for them; `wax` is looked at when the hall settles."""

    __slots__ = ("candles", "looks", "wax")

    def __init__(self, like: Hall | None = None) -> None:
        super().__init__(like)
        self.candles: int = 3 if like is None else like.candles
        self.wax: int = 3 if like is None else like.wax
        self.looks: int = 0 if like is None else like.looks

    def clone(self) -> Hall:
        return Hall(self)

    def settle(self) -> bool:
        """One candle at a time, so that settling takes several rounds."""
        self.looks += 1
        if self.candles <= self.wax:
            return False
        self.candles -= 1
        return True


class Evening(Frame):
    """Asks how much wax is taken away, then throws for a draught; options are the candles that burn."""

    __slots__ = ("whole",)

    def __init__(self, whole: bool = False) -> None:
        super().__init__("ask")
        self.whole = whole

    def clone(self) -> Evening:
        other = Evening(self.whole)
        other.step = self.step
        return other

    def undivided(self) -> bool:
        return self.whole

    def ask(self, s: Hall) -> None:
        s.ask_one(0, "wax", list(range(s.candles + 1)), "take")

    def take(self, s: Hall) -> None:
        s.wax -= s.reply
        self.step = "feel" if s.reply else "ask"
        if s.reply:
            s.throw("draught", [2])

    def feel(self, s: Hall) -> None:
        s.wax -= s.outcome[0]
        if s.wax > 0:
            self.step = "ask"
        else:
            s.pop()


def hall(whole: bool = False, **chance: Any) -> Hall:
    s = Hall()
    s.chance = Chance("a draught", **chance)
    s.push(Evening(whole))
    s.run()
    return s


def offered(s: Hall) -> list[int]:
    assert s.ask is not None
    return s.ask.options_of(0)


def test_a_question_is_found_anew_until_nothing_more_has_to_go() -> None:
    s = hall(script={"draught": [[1]]})
    s.play(0, 1)
    assert (s.wax, s.candles, offered(s)) == (1, 1, [0, 1])
    assert s.looks == 1 + 3


def test_where_nothing_has_to_go_the_question_stays_as_it_was_made() -> None:
    s = hall()
    before = s.ask
    s.run()
    assert (s.ask is before, s.candles) == (True, 3)


def test_nothing_settles_while_an_undivided_frame_asks() -> None:
    s = hall(True, script={"draught": [[1]]})
    s.play(0, 1)
    assert (s.wax, s.candles, s.looks, offered(s)) == (1, 3, 0, [0, 1, 2, 3])


def test_a_chance_player_is_asked_before_anything_settles() -> None:
    """Else a game with a chance player would not be the same game."""
    s = hall(explicit=True)
    s.play(0, 1)
    assert s.ask is not None
    assert (s.ask.seats, s.candles, s.wax) == ([CHANCE_SEAT], 3, 2)
    s.play(CHANCE_SEAT, DRAUGHT)
    assert (s.candles, offered(s)) == (1, [0, 1])


def test_copies_settle_like_the_real_thing() -> None:
    s = hall(script={"draught": [[1]]})
    copy = s.clone()
    for state in (s, copy):
        state.play(0, 1)
    assert copy.digest() == s.digest()


def test_nothing_settles_when_nobody_is_asked_any_more() -> None:
    s = hall(script={"draught": [[0]]})
    s.play(0, 3)
    assert (s.ask, s.stack, s.candles) == (None, [], 3)


def test_what_goes_in_circles_is_noticed() -> None:
    class Restless(Hall):
        __slots__ = ()

        def settle(self) -> bool:
            return True

    s = Restless()
    s.push(Evening())
    with pytest.raises(RuntimeError, match="never comes to a question"):
        s.run()
