"""A battle told round by round: sealed choices, initiative, dice, casualties, retreat, siege."""

from __future__ import annotations

from typing import Any

import pytest
from tests.kernel.skirmish import GAME, Field

from mathom.kernel import Chance, apply, option_keyed

# Both sides draw one of each tactic.
ONE_OF_EACH = {"tactics.0": [[0, 1, 2, 0]], "tactics.1": [[0, 1, 2, 0]]}
MISSES = [0] * 9


def battle(*rolls: list[int], keep: bool = True) -> Field:
    """Dice as pips, the attacker's first."""
    script = {**ONE_OF_EACH, "battle": [[pip - 1 for pip in roll] for roll in rolls]}
    state = GAME.begin({"keep": keep}, 2, Chance("unused", script=script))
    assert isinstance(state, Field)
    state.take_news()
    return state


def choose(state: Field, *choices: str) -> list[dict[str, Any]]:
    """Choices such as ``0 tactic:charge``; what happened."""
    told: list[dict[str, Any]] = []
    for choice in choices:
        seat, key = choice.split()
        told += [event.plain() for event in apply(state, int(seat), option_keyed(GAME, state, int(seat), key))]
    return told


def units(state: Field) -> list[list[int]]:
    return [state.regulars, state.elites]


def test_tactics_are_sealed_until_both_have_chosen() -> None:
    state = battle([1] * 9)
    before = GAME.view(state, 0)

    assert choose(state, "1 tactic:shields") == []
    assert {**GAME.view(state, 0), "asked": [0, 1]} == before

    told = choose(state, "0 tactic:charge")
    assert told[0] == {"event": "shown", "tactics": [[0, "charge"], [1, "shields"]]}
    assert GAME.view(state, None)["played"] == [["charge"], ["shields"]]


def test_in_a_tie_of_initiative_the_defender_comes_first() -> None:
    [shown, *_] = choose(battle([1] * 9), "0 tactic:charge", "1 tactic:charge")

    assert shown == {"event": "shown", "tactics": [[1, "charge"], [0, "charge"]]}


def test_hits_are_told_with_their_arithmetic() -> None:
    told = choose(battle([4, 4, 5, 3, 1, 6, 5, 4, 2]), "0 tactic:charge", "1 tactic:shields")

    assert told[1:] == [
        {"event": "rolled", "seat": 0, "dice": [4, 4, 5, 3, 1], "bonus": 1, "needed": 5, "shielded": 1, "hits": 2},
        {"event": "rolled", "seat": 1, "dice": [6, 5, 4, 2], "bonus": 0, "needed": 5, "shielded": 0, "hits": 2},
    ]


def test_casualties_are_taken_one_by_one_as_the_owner_likes_the_attacker_first() -> None:
    state = battle([5, 1, 1, 1, 1, 6, 5, 1, 1])
    choose(state, "0 tactic:none", "1 tactic:none")

    told = choose(state, "0 loss:elite", "0 loss:regular", "1 loss:regular")

    assert told == [
        {"event": "lost", "seat": 0, "unit": "elite"},
        {"event": "lost", "seat": 0, "unit": "regular"},
        {"event": "lost", "seat": 1, "unit": "regular"},
    ]
    assert units(state) == [[4, 2], [0, 1]]


def test_an_ambush_hits_before_the_dice_so_that_fewer_are_rolled() -> None:
    state = battle([1] * 8)
    choose(state, "0 tactic:ambush", "1 tactic:none")

    told = choose(state, "1 loss:regular")

    assert [len(event["dice"]) for event in told if event["event"] == "rolled"] == [5, 3]


@pytest.mark.parametrize(
    ("choices", "winners", "how"),
    [
        (["0 go-on:cease"], [1], "ceased"),
        (["0 go-on:continue", "1 stand:retreat"], [0], "retreated"),
    ],
)
def test_a_battle_ends_when_one_side_has_enough(choices: list[str], winners: list[int], how: str) -> None:
    state = battle([1] * 9)
    choose(state, "0 tactic:none", "1 tactic:none", *choices)

    assert state.result is not None
    assert state.result.plain() == {"winners": winners, "scores": [5, 4], "how": how}


def test_a_side_without_units_has_lost() -> None:
    state = battle([6] * 5 + [1] * 4)
    choose(state, "0 tactic:none", "1 tactic:none", *["1 loss:regular"] * 3, "1 loss:elite", "1 loss:regular")

    assert state.result is not None
    assert state.result.plain() == {"winners": [0], "scores": [5, 0], "how": "wiped-out"}


def test_without_a_keep_there_is_no_withdrawing() -> None:
    state = battle([1] * 9, keep=False)
    choose(state, "0 tactic:none", "1 tactic:none", "0 go-on:continue")

    assert [option["key"] for option in GAME.view(state, 1)["ask"]["options"]] == ["stand:stand", "stand:retreat"]


def test_a_siege_lasts_two_rounds_and_one_more_for_every_elite_worn_down() -> None:
    state = battle(*[[1] * 9, [5] * 5 + [1] * 4, *[[1] * 9] * 3])
    choose(state, "0 tactic:none", "1 tactic:none", "0 go-on:continue")

    told = choose(state, "1 stand:withdraw")
    assert told[1]["needed"] == 6
    assert told[1]["hits"] == 0
    assert [event["event"] for event in told] == ["decided"] + ["rolled"] * 4

    told = choose(state, "0 press:wear-down")
    assert [event["event"] for event in told] == ["decided"] + ["rolled"] * 2
    assert units(state) == [[5, 3], [0, 1]]
    assert [option["key"] for option in GAME.view(state, 0)["ask"]["options"]] == ["press:stop"]

    choose(state, "0 press:stop")
    assert state.result is not None
    assert state.result.plain() == {"winners": [1], "scores": [5, 4], "how": "siege-lifted"}
