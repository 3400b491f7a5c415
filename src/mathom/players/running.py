"""Whole games between programs: one at a time, or many on several processes with the same result."""

# The compiler takes `game` of the kernel for the module of that name.
# mypyc: skip

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, NamedTuple

from mathom.kernel import Game, Perspective, State, apply, game
from mathom.players.registry import make_player

# Shared wins are counted in twelfths, so that sums are exact and independent of their order.
WHOLE_WIN = 12
# No game comes near this; one that does is caught in a circle.
TOO_LONG = 100_000
# Processes take games in chunks: small enough that none is idle at the end, large enough to be worth the way.
CHUNK = 25
CHUNKS_EACH = 4


class Fixture(NamedTuple):
    """A game to be played: who sits where, and the seeds of the deal and of the players."""

    seats: tuple[str, ...]
    deal: str
    players: str


class Outcome(NamedTuple):
    """How a game went: twelfths of a win by seat, points by seat, decisions made, what was wrong, how it ended."""

    wins: tuple[int, ...]
    scores: tuple[int, ...]
    decisions: int
    error: str | None
    how: str = ""


def play_out(ours: Game, variant: dict[str, Any], fixture: Fixture, check: bool = False) -> Outcome:
    """Play one game. With `check`, every choice must be on offer, nothing may vanish or double, and it must end."""
    state = ours.new(variant, len(fixture.seats), fixture.deal)
    state.quiet = True
    players = [make_player(name, ours, f"{fixture.players}/{seat}") for seat, name in enumerate(fixture.seats)]
    perspectives = [Perspective(ours, state, seat) for seat in range(len(players))]
    census = state.census() if check else []
    turn = state.turn
    while state.ask is not None and state.seq < TOO_LONG:
        seat = state.ask.waiting()[0]
        choice = players[seat].choose(perspectives[seat])
        if not check:
            state.play(seat, choice)
            continue
        apply(state, seat, choice)
        if state.turn != turn or state.result is not None:
            turn = state.turn
            assert state.census() == census, "something has vanished or doubled"
    return ended(state, len(players))


def ended(state: State, seats: int) -> Outcome:
    result = state.result
    if result is None:
        return Outcome((0,) * seats, (0,) * seats, state.seq, f"no end after {state.seq} decisions")
    error = None if result.winners else "nobody has won"
    share = WHOLE_WIN // max(1, len(result.winners))
    wins = tuple(share if seat in result.winners else 0 for seat in range(seats))
    return Outcome(wins, tuple(result.scores), state.seq, error, result.how)


def play_safely(ours: Game, variant: dict[str, Any], fixture: Fixture, check: bool) -> Outcome:
    """A bug in one game is an error of that game, not the end of the run."""
    try:
        return play_out(ours, variant, fixture, check)
    except Exception as error:
        zeros = (0,) * len(fixture.seats)
        return Outcome(zeros, zeros, 0, f"{type(error).__name__}: {error}")


def play_many(
    game_id: str, variant: dict[str, Any], fixtures: Sequence[Fixture], jobs: int = 1, check: bool = False
) -> Iterator[Outcome]:
    """The outcomes in the order of the fixtures."""
    if jobs <= 1:
        ours = game(game_id)
        for fixture in fixtures:
            yield play_safely(ours, variant, fixture, check)
        return
    size = max(1, min(CHUNK, len(fixtures) // (CHUNKS_EACH * jobs)))
    chunks = [(game_id, variant, fixtures[i : i + size], check) for i in range(0, len(fixtures), size)]
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        for outcomes in pool.map(play_chunk, chunks):
            yield from outcomes


def play_chunk(work: tuple[str, dict[str, Any], Sequence[Fixture], bool]) -> list[Outcome]:
    game_id, variant, fixtures, check = work
    ours = game(game_id)
    return [play_safely(ours, variant, fixture, check) for fixture in fixtures]
