"""Playing on at random, for searches, soaks and benchmarks: the hottest loop there is, so it is compiled."""

from __future__ import annotations

from random import Random

from mathom.kernel.state import State


def play_at_random(state: State, rng: Random, limit: int = -1) -> int:
    """Play every seat at random to the end, or for at most `limit` choices; the number of choices made."""
    made = 0
    while state.ask is not None and made != limit:
        seats = state.ask.waiting()
        options = state.ask.options_of(seats[0])
        state.play(seats[0], options[int(rng.random() * len(options))])
        made += 1
    return made
