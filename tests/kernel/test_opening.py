"""Sealed answers are opened by the last of them: what follows tells its chooser what the others have answered."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from mathom.kernel import (
    Chance,
    Frame,
    Game,
    IllegalChoice,
    Match,
    Option,
    State,
    Text,
    Variant,
    VariantSchema,
    apply,
    apply_macro,
    explain,
    opens,
)
from mathom.kernel.game import learns

NO, YES = 0, 1


class Pair(State):
    __slots__ = ()

    def clone(self) -> Pair:
        return Pair(self)


class Wish(Frame):
    """Seats 0 and 1 say in secret whether they want to; only if both do, they are asked again. Then seat 2 has a say,
    and then seat 2 once more: without dice, and nothing is hidden but the answers."""

    __slots__ = ()

    def clone(self) -> Wish:
        return Wish(self.step)

    def wish(self, s: Pair) -> None:
        s.ask_sealed([0, 1], "wish", [[NO, YES], [NO, YES]], "told")

    def told(self, s: Pair) -> None:
        if s.replies == [YES, YES]:
            s.ask_sealed([0, 1], "give", [[NO, YES], [NO, YES]], "speak")
        else:
            self.step = "speak"

    def speak(self, s: Pair) -> None:
        s.ask_one(2, "speak", [NO, YES], "speak")


class Wishes(Game):
    id = "wishes"
    version = 1
    home = Path(__file__).parent

    def variants(self) -> VariantSchema:
        return VariantSchema([3], [])

    def start(self, variant: Variant, seats: int, chance: Chance) -> Pair:
        state = Pair()
        state.chance = chance
        state.push(Wish("wish"))
        return state

    def see(self, state: Any, seat: int | None) -> dict[str, Any]:
        return {}

    def describe(self, state: Any, seat: int, code: int) -> Option:
        key = "yes" if code == YES else "no"
        return Option(code, key, Text(key), [])

    def parse(self, state: Any, seat: int, key: str) -> int:
        return {"no": NO, "yes": YES}.get(key, -1)

    def classes(self) -> list[type]:
        return [Pair, Wish]


GAME = Wishes()


def answered(*answers: int) -> State:
    """Seats 0, 1 and so on have answered."""
    state = GAME.new({}, 3, "unused")
    for seat, code in enumerate(answers):
        apply(state, seat, code)
    return state


@pytest.mark.parametrize("wish", [NO, YES])
def test_why_not_tells_nothing_of_what_another_has_sealed(wish: int) -> None:
    reasons = [str(reason) for reason in explain(GAME, answered(wish), 1, "yes yes")]
    assert reasons == ["something comes to light first"]
    assert explain(GAME, answered(wish), 1, "yes") == []


@pytest.mark.parametrize("wish", [NO, YES])
def test_a_macro_ends_where_it_opens_what_another_has_sealed(wish: int) -> None:
    state = answered(wish)
    with pytest.raises(IllegalChoice, match="something comes to light first"):
        apply_macro(state, 1, [YES, YES])
    assert state.digest() == answered(wish).digest()
    apply_macro(state, 1, [YES])
    assert state.seq == 2


def test_only_the_last_answer_opens_and_an_ordinary_choice_opens_nothing() -> None:
    states = [answered(), answered(NO), answered(NO, NO)]
    assert [opens(state) for state in states] == [False, True, False]
    one, both, after = states
    assert not learns(one, both, 0)
    assert not learns(both, both.clone(), 1)
    assert [learns(both, after, seat) for seat in range(3)] == [True, True, True]
    assert explain(GAME, after, 2, "yes no yes") == []
    apply_macro(after, 2, [YES, NO, YES])
    assert after.seq == 5


def test_who_opened_what_another_has_sealed_does_not_take_that_back_for_free() -> None:
    match = Match.start(GAME, {}, ["Ann", "Ben", "Eve"], "seed")
    match.choose(0, YES)
    assert not match.reveals(0, 1)
    match.choose(1, YES)
    assert match.reveals(1, 2)
    match.choose(0, NO)
    match.choose(1, NO)
    match.choose(2, YES)
    assert not match.reveals(2, 5)
