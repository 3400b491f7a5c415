"""What the kernel asks of a game and its frames, it asks with everything that belongs to the question."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from mathom.kernel import (
    Chance,
    Detail,
    Frame,
    Game,
    IllegalChoice,
    Option,
    Perspective,
    Reason,
    Result,
    ScenarioFailed,
    State,
    Text,
    Variant,
    VariantSchema,
    apply,
    explain,
    option_key,
    option_keyed,
)
from mathom.kernel.expect import Step
from mathom.kernel.secrets import Secrets

LOW, HIGH, SECRET = 3, 9, 50


class Inn(State):
    """Keeps how it was asked; every seat has a hidden number."""

    __slots__ = ("diary", "numbers")
    unsaved = (*State.unsaved, "diary")

    def __init__(self, like: Inn | None = None) -> None:
        super().__init__(like)
        self.diary: list[str] = [] if like is None else like.diary
        self.numbers: Secrets = Secrets([SECRET, SECRET], [1, 2]) if like is None else like.numbers.clone()

    def clone(self) -> Inn:
        return Inn(self)

    def secret_numbers(self) -> Secrets:
        return self.numbers

    def possible(self, secret: int, seat: int | None) -> list[int]:
        self.diary.append(f"possible {secret} for {seat}")
        return [SECRET + secret + 1]


class Evening(Frame):
    """Seat 1 may choose a low number; then seat 0 a high one; then it is over."""

    __slots__ = ()
    discreet = ("low",)

    def clone(self) -> Evening:
        return Evening(self.step)

    def low(self, s: Inn) -> None:
        s.ask_one(1, "low", [1, LOW], "high")

    def high(self, s: Inn) -> None:
        self.step = "ask_high"

    def ask_high(self, s: Inn) -> None:
        s.ask_one(0, "high", [HIGH], "over")

    def over(self, s: Inn) -> None:
        s.finish(Result([0], [1, 0], "late"))

    def refuse(self, s: Inn, seat: int, code: int) -> Reason | None:
        return Reason(f"not-{code}-for-{seat}-of-{s.seats}", "IN-1") if code == 2 else None

    def expected(self, s: Inn, seat: int) -> list[int]:
        return [1, 2] if (s.seats, seat) == (2, 1) else []

    def forget(self, s: Inn, seat: int | None) -> None:
        s.diary.append(f"forgotten for {seat}")

    def about(self, s: Inn) -> list[tuple[str, Any]]:
        return [("guests", s.seats)]


class House(Game):
    id = "inn"
    version = 1
    home = Path(__file__).parent

    def variants(self) -> VariantSchema:
        return VariantSchema([2], [])

    def start(self, variant: Variant, seats: int, chance: Chance) -> Inn:
        state = Inn()
        state.chance = chance
        state.push(Evening("low"))
        return state

    def see(self, state: Inn, seat: int | None) -> dict[str, Any]:
        return {"guests": state.seats, "me": seat}

    def describe(self, state: Inn, seat: int, code: int) -> Option:
        return Option(code, f"{code}-for-{seat}-of-{state.seats}", Text("inn-number"), [])

    def parse(self, state: Inn, seat: int, key: str) -> int:
        return int(key) + 0 * state.seats * seat if key.isdecimal() else -1

    def classes(self) -> list[type]:
        return [Inn, Evening]


GAME = House()


def opened() -> Inn:
    state = GAME.new({}, 2, "seed")
    assert isinstance(state, Inn)
    return state


def test_a_view_shows_the_question_with_all_that_belongs_to_it() -> None:
    state = opened()
    view = GAME.view(state, 1)
    assert (view["guests"], view["me"], view["asked"], view["result"]) == (2, 1, [1], None)
    assert (view["ask"]["kind"], view["ask"]["about"]) == ("low", {"guests": 2})
    assert [option["key"] for option in view["ask"]["options"]] == ["1-for-1-of-2", "3-for-1-of-2"]
    [closed] = view["ask"]["closed"]
    assert (closed["code"], closed["key"]) == (2, "2-for-1-of-2")
    assert closed["why"] == {"key": "not-2-for-1-of-2", "rules": ["IN-1"]}


def test_who_is_not_asked_sees_who_is() -> None:
    for seat in (0, None):
        view = GAME.view(opened(), seat)
        assert (view["me"], view["asked"], "ask" in view) == (seat, [1], False)


def test_a_question_without_anything_missing_says_nothing_of_it() -> None:
    state = opened()
    apply(state, 1, 1)
    assert "closed" not in GAME.view(state, 0)["ask"]


def test_after_the_end_a_view_has_the_result_and_nobody_is_asked() -> None:
    state = opened()
    apply(state, 1, 1)
    apply(state, 0, HIGH)
    view = GAME.view(state, 0)
    assert (view["asked"], view["result"]) == ([], {"winners": [0], "scores": [1, 0], "how": "late"})


def test_why_not_is_asked_of_the_frame_with_seat_and_number() -> None:
    state = opened()
    [reason] = explain(GAME, state, 1, "2")
    assert str(reason) == "not 2 for 1 of 2 (IN-1)"
    assert str(GAME.refuse(state, 1, 2)) == "not 2 for 1 of 2 (IN-1)"
    with pytest.raises(IllegalChoice) as refused:
        apply(state, 1, 2)
    assert str(refused.value) == (
        "'2' is not one of the options: not 2 for 1 of 2 (IN-1). Choose one of the options offered."
    )


@pytest.mark.parametrize(
    ("intent", "why"),
    [
        ("7", "it is not offered"),
        ("1 9", "something comes to light first"),
        ("x", "that is not the question now"),
    ],
)
def test_where_nobody_knows_why_not_the_kernel_says_something(intent: str, why: str) -> None:
    assert [str(reason) for reason in explain(GAME, opened(), 1, intent)] == [why]


def test_an_option_is_named_for_its_seat_and_found_by_that_name() -> None:
    state = opened()
    assert option_key(GAME, state, 1, LOW) == "3-for-1-of-2"
    assert option_keyed(GAME, state, 1, "3-for-1-of-2") == LOW
    with pytest.raises(IllegalChoice) as refused:
        option_keyed(GAME, state, 1, "2")
    assert str(refused.value) == (
        "'2' is not one of the options: not 2 for 1 of 2 (IN-1). Choose one of the options offered."
    )
    with pytest.raises(IllegalChoice, match="it is not offered"):
        option_keyed(GAME, state, 1, "1")


def step(state: Inn, **entries: Any) -> None:
    Step("inn.toml", GAME, state, Detail("step 1"), entries).run()


def test_a_scenario_may_name_an_option_by_whatever_the_game_reads_as_it() -> None:
    state = opened()
    step(state, offered=["3", "1-for-1-of-2"], includes=["1"], excludes=["2", "7", "x"])
    for wrong in ({"offered": ["1"]}, {"includes": ["2"]}, {"excludes": ["3"]}):
        with pytest.raises(ScenarioFailed):
            step(state, **wrong)
    step(state, choose="3")
    assert state.seq == 1
    with pytest.raises(
        ScenarioFailed, match="'3' is not possible: it is not offered; seat 0 is asked 'high': 9-for-0-of-2"
    ):
        step(state, choose="3")
    step(state, choose="9", asked=[], offered=[], excludes=["9"])


def test_a_seat_imagines_what_it_does_not_know_and_asks_what_that_could_be() -> None:
    state = opened()
    imagined = GAME.determinize(state, 0, Random(1))
    assert isinstance(imagined, Inn)
    assert (imagined.numbers.values, state.numbers.values) == ([SECRET, SECRET + 2], [SECRET, SECRET])
    assert state.diary == ["possible 1 for 0", "forgotten for 0"]
    assert (len(imagined.chance.seed), imagined.chance.seed == state.chance.seed) == (64, False)
    state.diary.clear()
    GAME.determinize(state, None, Random(1))
    assert state.diary == ["possible 0 for None", "possible 1 for None", "forgotten for None"]


def test_a_seat_looks_at_the_game_with_its_own_eyes_only() -> None:
    state = opened()
    mine, others = Perspective(GAME, state, 1), Perspective(GAME, state, 0)
    assert (mine.options(), others.options()) == ([1, LOW], [])
    assert (mine.view(), others.view()["me"]) == (GAME.view(state, 1), 0)
    assert mine.glance() == GAME.glance(state, 1) == GAME.view(state, 1)
    assert mine.imagine(Random(1)).digest() == GAME.determinize(state, 1, Random(1)).digest()
    apply(state, 1, 1)
    apply(state, 0, HIGH)
    assert mine.options() == []


def test_nobody_answers_for_a_seat_where_that_would_tell_something() -> None:
    state = opened()
    asked = [state.is_discreet()]
    apply(state, 1, 1)
    asked.append(state.is_discreet())
    apply(state, 0, HIGH)
    assert [*asked, state.is_discreet()] == [True, False, False]
