"""A duel told link by link: counters, fizzling, a face-down card in the middle of a strike, and what is forgotten."""

from __future__ import annotations

from typing import Any

import pytest
from tests.kernel.duel import (
    COUNTS,
    DECK,
    DOWN,
    GAME,
    HAND,
    IMP,
    INSIGHT,
    LAY,
    NAMES,
    PILE,
    SNARE,
    SPARK,
    STRIKE,
    TABLE,
    WARD,
    Mages,
)

from mathom.kernel import PASS, Chance, IllegalChoice, apply, apply_macro, explain, option_keyed


def arranged(first: list[int], second: list[int], strikes: list[int] | None = None) -> Mages:
    """Seat 0 holds `first` and has the turn, seat 1 holds `second`; the rest is the deck, in order of faces."""
    script = {"strike": [[pip - 1] for pip in strikes or []]}
    state = GAME.begin({}, 2, Chance("unused", script=script))
    assert isinstance(state, Mages)
    for seat in (0, 1):
        for card in state.zones.content[HAND + seat]:
            state.zones.move(card, DECK)
            state.zones.known[card] = 0
    state.zones.face = [face for face, count in enumerate(COUNTS) for _ in range(count)]
    for seat, faces in enumerate((first, second)):
        for face in faces:
            card = next(c for c in state.zones.content[DECK] if state.zones.face[c] == face)
            state.zones.move(card, HAND + seat)
    state.take_news()
    state.ask_again()
    return state


def choose(state: Mages, *choices: str) -> list[list[Any]]:
    """Choices such as ``0 play:imp``; what happened, without the drawing of cards, as lists of values."""
    told: list[list[Any]] = []
    for choice in choices:
        seat, key = choice.split()
        events = apply(state, int(seat), option_keyed(GAME, state, int(seat), key))
        told += [[event.kind.name, *event.args] for event in events if not event.kind.name.startswith("drew")]
    return told


def nobody_answers(state: Mages) -> list[list[Any]]:
    """Everybody passes until something else than an answer to the chain is asked for."""
    told: list[list[Any]] = []
    while state.ask is not None and state.ask.kind == "react":
        told += choose(state, f"{state.ask.seats[0]} pass")
    return told


def names(state: Mages, zone: int) -> list[str]:
    return sorted(NAMES[state.zones.face[card]] for card in state.zones.content[zone])


def imp_in_play(state: Mages, seat: int) -> int:
    """An imp from the deck comes into play for `seat`."""
    imp = next(c for c in state.zones.content[DECK] if state.zones.face[c] == IMP)
    state.zones.move(imp, TABLE + seat)
    state.ask_again()
    return imp


def test_an_imp_comes_into_play_when_nobody_answers() -> None:
    state = arranged([IMP], [WARD])

    told = choose(state, "0 play:imp", "1 pass")

    assert [event[:3] for event in told] == [["declared", 0, "imp"], ["resolved", 0, "imp"]]
    assert names(state, TABLE) == ["imp"]


def test_a_ward_cancels_and_a_second_ward_cancels_the_first() -> None:
    state = arranged([IMP, WARD], [WARD])

    told = choose(state, "0 play:imp", "1 play:ward", "1 target:0", "0 play:ward", "0 target:1")

    assert [event[:3] for event in told[-3:]] == [
        ["resolved", 0, "ward"],
        ["fizzled", 1, "ward"],
        ["resolved", 0, "imp"],
    ]
    assert [names(state, TABLE), names(state, PILE)] == [["imp"], ["ward", "ward"]]


def test_a_spark_fizzles_when_its_imp_is_gone_and_stays_spent() -> None:
    state = arranged([SPARK], [SPARK])
    imp = imp_in_play(state, 1)

    told = choose(state, "0 play:spark", f"0 target:{imp}", "1 play:spark", f"1 target:{imp}")

    assert [event[:3] for event in told[-2:]] == [["resolved", 1, "spark"], ["fizzled", 0, "spark"]]
    assert names(state, PILE) == ["imp", "spark", "spark"]


def test_the_imp_of_a_strike_that_fizzles_stays_turned_or_gone() -> None:
    state = arranged([], [SPARK])
    imp = imp_in_play(state, 0)

    told = choose(state, f"0 strike:{imp}", "1 play:spark", f"1 target:{imp}")

    assert [event[:3] for event in told[-2:]] == [["resolved", 1, "spark"], ["fizzled", 0, "strike"]]
    assert [state.life, names(state, TABLE)] == [[3, 3], []]


def test_a_strike_turns_its_imp_at_once_and_takes_a_life() -> None:
    state = arranged([], [], strikes=[3, 2])
    first, second = imp_in_play(state, 0), imp_in_play(state, 0)

    told = choose(state, f"0 strike:{first}")
    assert [str(reason) for reason in explain(GAME, state, 0, f"strike:{first}")] == ["that imp cannot strike"]
    assert [state.life, state.turned] == [[3, 2], [first]]

    told += choose(state, f"0 strike:{second}")
    assert [event for event in told if event[0] == "struck"] == [["struck", 0, 3, 3, True], ["struck", 0, 2, 3, False]]


def test_a_card_is_laid_unseen_and_revealed_in_the_middle_of_a_strike() -> None:
    state = arranged([SNARE], [])
    [[_, _, thing]] = choose(state, "0 lay:snare")
    imp = imp_in_play(state, 1)
    choose(state, "0 pass")
    views = [GAME.view(state, seat)["down"][0] for seat in (0, 1, None)]
    assert views == [[[thing, "snare"]], [[thing, None]], [[thing, None]]]

    choose(state, f"1 strike:{imp}")
    nobody_answers(state)
    told = choose(state, "0 reveal") + nobody_answers(state)

    assert told == [["sprung", 0, thing], ["resolved", 0, "snare"], ["resolved", 1, "strike"]]
    assert [state.life, names(state, TABLE + 1), names(state, PILE)] == [[3, 3], [], ["imp", "snare"]]


def test_a_ward_answers_a_snare_in_a_chain_inside_the_chain() -> None:
    state = arranged([SNARE], [WARD], strikes=[6])
    choose(state, "0 lay:snare")
    imp = imp_in_play(state, 1)
    choose(state, "0 pass", f"1 strike:{imp}")
    nobody_answers(state)
    told = choose(state, "0 reveal", "1 play:ward", "1 target:0") + nobody_answers(state)

    assert [event[:3] for event in told] == [
        ["sprung", 0, told[0][2]],
        ["declared", 1, "ward"],
        ["resolved", 1, "ward"],
        ["fizzled", 0, "snare"],
        ["struck", 1, 6],
        ["resolved", 1, "strike"],
    ]
    assert [state.life, names(state, TABLE + 1)] == [[2, 3], ["imp"]]


def test_whoever_has_a_card_face_down_is_asked_whatever_it_is() -> None:
    state = arranged([WARD], [])
    choose(state, "0 lay:ward")
    imp = imp_in_play(state, 1)
    choose(state, "0 pass", f"1 strike:{imp}")
    nobody_answers(state)

    assert [option["key"] for option in GAME.view(state, 0)["ask"]["options"]] == ["pass"]


def test_the_top_card_once_seen_is_known_in_a_hand_until_a_card_is_laid_face_down() -> None:
    state = arranged([INSIGHT], [IMP])
    told = choose(state, "0 play:insight", "1 pass")
    top = NAMES[state.zones.face[state.zones.content[DECK][-1]]]
    assert told[-3:] == [["looked", 0], ["saw", 0, top], ["resolved", 0, "insight"]]

    choose(state, "0 pass")
    assert [GAME.view(state, seat)["hands"][1]["known"] for seat in (0, None)] == [[top], []]

    choose(state, "1 lay:imp")
    assert GAME.view(state, 0)["hands"][1]["known"] == []
    assert [names(state, HAND + 1), names(state, DOWN + 1)] == [[top], ["imp"]]


def test_a_new_deck_is_made_of_the_pile_and_what_was_known_is_forgotten() -> None:
    state = arranged([SPARK], [SPARK])
    for card in state.zones.content[DECK]:
        state.zones.move(card, PILE)
    pile = names(state, PILE)

    told = choose(state, "0 pass")

    assert told == [["shuffled"]]
    assert names(state, PILE) == []
    assert sorted([*names(state, DECK), *names(state, HAND + 1)]) == sorted([*pile, "spark"])
    assert {face for _, face in GAME.view(state, 0)["deck"]} == {None}


def test_a_macro_ends_where_chance_has_spoken() -> None:
    state = arranged([], [], strikes=[3, 3])
    first, second = imp_in_play(state, 0), imp_in_play(state, 0)
    before = state.dump()

    with pytest.raises(IllegalChoice, match="something comes to light first"):
        apply_macro(state, 0, [STRIKE + first, STRIKE + second])

    assert state.dump() == before
    reasons = explain(GAME, state, 0, f"strike:{first} strike:{second}")
    assert [str(reason) for reason in reasons] == ["something comes to light first"]


def test_a_macro_ends_where_its_player_learns_something() -> None:
    state = arranged([INSIGHT], [])
    before = state.dump()

    with pytest.raises(IllegalChoice, match="something comes to light first"):
        apply_macro(state, 0, [INSIGHT, PASS])

    assert state.dump() == before
    assert [str(reason) for reason in explain(GAME, state, 0, "play:insight pass")] == [
        "something comes to light first"
    ]


def test_a_macro_may_end_with_a_throw_and_with_what_another_learns() -> None:
    state = arranged([IMP], [], strikes=[3])
    imp = imp_in_play(state, 0)

    assert explain(GAME, state, 0, f"lay:imp strike:{imp}") == []
    apply_macro(state, 0, [LAY + IMP, STRIKE + imp])

    assert state.life == [3, 2]
