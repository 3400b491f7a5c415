"""Playing on at random: every choice is one of the options, and the same numbers make the same game."""

from random import Random

import pytest
from tests.kernel import duel, skirmish

from mathom.kernel import Game, State, play_at_random

GAMES = [duel.GAME, skirmish.GAME]


def new(game: Game) -> State:
    return game.new({}, 2, "seed")


class Fixed(Random):
    """Brings the same number every time."""

    def __init__(self, number: float) -> None:
        super().__init__()
        self.number = number

    def random(self) -> float:
        return self.number


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_it_plays_to_the_end_and_counts_the_choices(game: Game) -> None:
    state = new(game)
    made = play_at_random(state, Random(1))
    assert (state.ask, state.seq) == (None, made)
    assert state.result is not None


@pytest.mark.parametrize("limit", [0, 1, 5])
def test_it_stops_after_as_many_choices_as_allowed(limit: int) -> None:
    state = new(duel.GAME)
    assert (play_at_random(state, Random(1), limit), state.seq) == (limit, limit)


@pytest.mark.parametrize(("number", "place"), [(0.0, 0), (0.999, -1)])
def test_the_lowest_number_is_the_first_option_and_the_highest_the_last(number: float, place: int) -> None:
    ours, by_hand = new(duel.GAME), new(duel.GAME)
    play_at_random(ours, Fixed(number), 12)
    for _ in range(12):
        ask = by_hand.ask
        assert ask is not None
        seat = ask.waiting()[0]
        by_hand.play(seat, ask.options_of(seat)[place])
    assert ours.dump() == by_hand.dump()


def test_who_has_sealed_a_choice_is_not_asked_again() -> None:
    state = new(skirmish.GAME)
    assert state.ask is not None
    assert state.ask.sealed()
    play_at_random(state, Random(3), 1)
    assert state.ask is not None
    assert state.ask.waiting() == [1]
    assert play_at_random(state, Random(3), 1) == 1


def test_after_the_end_there_is_nothing_to_play() -> None:
    state = new(skirmish.GAME)
    play_at_random(state, Random(1))
    assert play_at_random(state, Random(1)) == 0
