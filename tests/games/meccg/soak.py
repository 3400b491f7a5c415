"""Random games of the challenge decks: each reaches its council, no card is lost, and somebody can always choose.

python -m tests.games.meccg.soak 1000     plays so many games over all pairs of decks, and says how long they were
"""

from __future__ import annotations

import sys
import time
from itertools import product
from random import Random

from mathom.games.meccg.game import GAME
from mathom.games.meccg.start.bring import PLAUSIBLE
from mathom.kernel import Chance, State

DECKS = [name for alignment in ("hero", "minion") for name in PLAUSIBLE[alignment]]
PAIRS = list(product(DECKS, DECKS))
MOST_CHOICES = 20_000


def play(number: int) -> State:
    """The game of this number, to its end; raises if it has none or loses a card."""
    state = GAME.begin({}, 2, Chance(f"soak {number}"), list(PAIRS[number % len(PAIRS)]))
    things = len(state.census()[0])
    rng = Random(number)
    while state.ask is not None:
        seat = rng.choice(state.ask.waiting())
        state.play(seat, rng.choice(state.ask.options_of(seat)))
        state.take_news()
        if state.seq > MOST_CHOICES:
            raise AssertionError(f"game {number} of {PAIRS[number % len(PAIRS)]} has no end")
    if state.result is None or len(state.census()[0]) != things:
        raise AssertionError(f"game {number} of {PAIRS[number % len(PAIRS)]} ends without a result")
    return state


def main(games: int) -> None:
    began = time.perf_counter()
    choices = turns = 0
    for number in range(games):
        end = play(number)
        choices += end.seq
        turns += end.turn
    seconds = time.perf_counter() - began
    print(f"{games} games, all to the council: {choices / games:.0f} choices and {turns / games:.0f} turns each,")
    print(f"{choices / seconds:.0f} choices a second")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100)
