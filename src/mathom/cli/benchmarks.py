"""The measurements of ``mathom bench``.

The slices of chess, plain and compiled play take turns, so that a throttled machine slows all of them alike, and time
is the processor's, so that other programs do not count; the ratio is the median over the rounds. Plain play runs in a
process of its own that ignores the compiled modules.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
import tracemalloc
from random import Random
from statistics import median
from typing import NamedTuple

from mathom.kernel import Game, Perspective, State, game, play_at_random
from mathom.kernel import state as state_module
from mathom.players import make_player
from mathom.players.montecarlo import MonteCarlo

LIVE_GAMES = 60
WHOLE_GAMES = 3
MIDDLE = 100
SIMULATIONS = 200


class Measured(NamedTuple):
    """One game. Speeds are per second of the processor, ratios to plies of python-chess, `clone_per_decision` to a
    mean decision. `length` is the decisions of a random game, `branching` the options of a mean question, `choosing`
    the share of the questions that have more than one. `growth` is what a decision in the last third of a game costs
    in those of its middle third. `simulations` is what a search makes on one core in a second.
    """

    chess: float
    plain: float
    plain_ratio: float
    compiled: float | None
    compiled_ratio: float | None
    clone_per_decision: float
    memory: int
    length: float
    branching: float
    choosing: float
    growth: float
    simulations: float


def is_compiled() -> bool:
    return not str(state_module.__file__).endswith(".py")


class Deals(NamedTuple):
    """New games of a kind, with these numbers of players in turn."""

    game: Game
    seats: list[int]

    def new(self, number: int, purpose: str) -> State:
        state = self.game.new({}, self.seats[number % len(self.seats)], f"{purpose}/{number}")
        state.quiet = True
        return state


def measure(name: str, seats: list[int], rounds: int, seconds: float) -> Measured:
    deals = Deals(game(name), seats)
    chess = ChessPlay()
    own = RandomPlay(deals)
    length, branching, choosing = shape_of(deals)
    with PlainPlay(deals) as plain:
        slices = [(chess.run(seconds), plain.run(seconds), own.run(seconds)) for _ in range(rounds)]
    ours = median(s[2] for s in slices)
    compiled = is_compiled()
    return Measured(
        chess=round(median(s[0] for s in slices), 1),
        plain=round(median(s[1] for s in slices), 1),
        plain_ratio=round(median(s[1] / s[0] for s in slices), 3),
        compiled=round(ours, 1) if compiled else None,
        compiled_ratio=round(median(s[2] / s[0] for s in slices), 3) if compiled else None,
        clone_per_decision=round(clone_time(deals) * ours, 3),
        memory=memory_of_a_game(deals),
        length=round(length, 1),
        branching=round(branching, 1),
        choosing=round(choosing, 3),
        growth=round(growth_of(deals), 2),
        simulations=round(search_speed(deals, rounds), 1),
    )


class RandomPlay:
    """Random games, one after the other."""

    def __init__(self, deals: Deals) -> None:
        self.deals = deals
        self.rng = Random(1)
        self.number = 0
        self.state = self.next_game()

    def next_game(self) -> State:
        self.number += 1
        return self.deals.new(self.number, "bench")

    def run(self, seconds: float) -> float:
        """Decisions per second, setting up games included."""
        decisions = 0
        began = time.process_time()
        while (now := time.process_time()) < began + seconds:
            if self.state.ask is None:
                self.state = self.next_game()
            decisions += play_at_random(self.state, self.rng, 50)
        return decisions / (now - began)


class ChessPlay:
    """Random chess: the yardstick."""

    def __init__(self) -> None:
        import chess

        self.new_board = chess.Board
        self.board = chess.Board()
        self.rng = Random(1)

    def run(self, seconds: float) -> float:
        plies = 0
        began = time.process_time()
        while (now := time.process_time()) < began + seconds:
            for _ in range(20):
                moves = list(self.board.legal_moves)
                if not moves or self.board.is_game_over():
                    self.board = self.new_board()
                    continue
                self.board.push(moves[int(self.rng.random() * len(moves))])
                plies += 1
        return plies / (now - began)


class PlainPlay:
    """Random play in a second process without the compiled modules; it runs only when asked."""

    def __init__(self, deals: Deals) -> None:
        self.args = [deals.game.id, *map(str, deals.seats)]

    def __enter__(self) -> PlainPlay:
        self.process = subprocess.Popen(
            [sys.executable, "-c", "from mathom.cli.benchmarks import serve; serve()", *self.args],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "MATHOM_PURE": "1"},
        )
        return self

    def run(self, seconds: float) -> float:
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(f"{seconds}\n")
        self.process.stdin.flush()
        return float(self.process.stdout.readline())

    def __exit__(self, *_: object) -> None:
        self.process.communicate()


def shape_of(deals: Deals) -> tuple[float, float, float]:
    """Decisions per random game, options per question, and the share of questions with a choice."""
    decisions = options = choices = 0
    for number in range(WHOLE_GAMES):
        state = deals.new(number, "shape")
        rng = Random(number)
        while state.ask is not None:
            decisions += 1
            options += len(state.ask.options[0])
            choices += len(state.ask.options[0]) > 1
            play_at_random(state, rng, 1)
    return decisions / WHOLE_GAMES, options / decisions, choices / decisions


def growth_of(deals: Deals) -> float:
    """What late decisions cost in those of the middle: 1 if a long game is no slower than a short one."""
    ratios: list[float] = []
    for number in range(WHOLE_GAMES):
        length = play_at_random(deals.new(number, "growth"), Random(number))
        state, rng = deals.new(number, "growth"), Random(number)
        times: list[float] = []
        for _ in range(3):
            began = time.process_time()
            play_at_random(state, rng, length // 3)
            times.append(time.process_time() - began)
        ratios.append(times[2] / max(times[1], 1e-9))
    return median(ratios)


def clone_time(deals: Deals) -> float:
    """Seconds for a copy of a game in its middle."""
    state = middle_game(deals, 0)
    times = []
    for _ in range(20):
        began = time.process_time()
        for _ in range(100):
            state.clone()
        times.append((time.process_time() - began) / 100)
    return median(times)


def search_speed(deals: Deals, positions: int) -> float:
    """Simulations per second of the search, over positions of games in which sensible players sit."""
    ours = deals.game
    search = MonteCarlo(ours, str(SIMULATIONS), Random("search"))
    seconds = 0.0
    for number in range(positions):
        state = deals.new(number, "search")
        players = [make_player("scripted", ours, f"search/{seat}") for seat in range(state.seats)]
        while state.ask is not None and (state.seq < 20 + 10 * number or len(state.ask.options[0]) == 1):
            seat = state.ask.waiting()[0]
            state.play(seat, players[seat].choose(Perspective(ours, state, seat)))
        if state.ask is not None:
            began = time.process_time()
            search.choose(Perspective(ours, state, state.ask.waiting()[0]))
            seconds += time.process_time() - began
    return search.simulations / max(seconds, 1e-9)


def memory_of_a_game(deals: Deals) -> int:
    """Bytes that one more game in its middle takes."""
    middle_game(deals, 0)
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    live = [middle_game(deals, number) for number in range(LIVE_GAMES)]
    taken = (tracemalloc.get_traced_memory()[0] - before) // len(live)
    tracemalloc.stop()
    return taken


def middle_game(deals: Deals, number: int) -> State:
    state = deals.new(number, "middle")
    play_at_random(state, Random(number), MIDDLE)
    return state


def serve() -> None:
    """Answer every number of seconds on the input with a speed on the output."""
    play = RandomPlay(Deals(game(sys.argv[1]), [int(number) for number in sys.argv[2:]]))
    for line in sys.stdin:
        print(play.run(float(line)), flush=True)
