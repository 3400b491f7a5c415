"""Whole games over all pairs of the decks that programs bring: each reaches its council or a victory by the Ring, no
card is lost, every choice is one of those offered, somebody can always choose, and the laws of `laws.py` hold.

python -m tests.games.meccg.soak 1000 [--players scripted] [--jobs 2] [--first 0]

A game that goes wrong is named at once with its number, which repeats it (``--first N`` with 1 game), and the exit code
is 1. A summary follows: how long the games were, with and without the questions that have one answer, and how they
ended.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from multiprocessing import get_context
from typing import NamedTuple

from tests.games.meccg.laws import is_lost_in_time, left_on_chain, torn_apart

from mathom.games.meccg.game import GAME
from mathom.games.meccg.round.game_course import Course
from mathom.games.meccg.start.bring import PLAYED, brought_deck
from mathom.games.meccg.start.unpack import unpack
from mathom.games.meccg.state import Realm
from mathom.kernel import Chance, Perspective, State
from mathom.players import make_player

PAIRS = list(product(PLAYED, PLAYED))
MOST_CHOICES = 20_000
CHUNK = 10
TOLD_EVERY = 1_000
# Every so many choices it is seen whether the same question is asked again, as it is when a game is loaded.
ASKED_AGAIN = 25


class Played(NamedTuple):
    """A game that was played: its length, how it ended and who won; or what was wrong."""

    number: int
    asked: int = 0
    chosen: int = 0
    turns: int = 0
    how: str = ""
    scores: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    wrong: str = ""


def pair(number: int) -> tuple[str, str]:
    return PAIRS[number % len(PAIRS)]


def begin(number: int) -> Realm:
    """The decks are legal, which other tests show: that is not asked again."""
    state = unpack([brought_deck(name) for name in pair(number)], Chance(f"soak {number}"))
    state.push(Course())
    state.quiet = True
    state.run()
    return state


def play(number: int, players: str = "random") -> tuple[Realm, Played]:
    """The game of this number, to its end; raises if it has none or loses a card."""
    state = begin(number)
    everything = state.census()
    made = [make_player(players, GAME, f"soak {number}/{seat}") for seat in range(state.seats)]
    looking = [Perspective(GAME, state, seat) for seat in range(state.seats)]
    chosen = turn = 0
    while state.ask is not None:
        seat = state.ask.waiting()[0]
        options = state.ask.options_of(seat)
        assert options, f"nothing to choose at choice {state.seq}"
        code = made[seat].choose(looking[seat])
        assert code in options, f"choice {state.seq} is not offered"
        assert not torn_apart(state), f"{torn_apart(state)} are not with those that control them at choice {state.seq}"
        assert not is_lost_in_time(state), f"choice {state.seq} is in no phase"
        assert not left_on_chain(state), f"{left_on_chain(state)} are still on the chain at choice {state.seq}"
        chosen += len(options) > 1
        if state.seq % ASKED_AGAIN == 0:
            again = state.clone()
            again.ask_again()
            assert question(again) == question(state), f"choice {state.seq} is another when it is asked again"
        state.play(seat, code)
        assert state.seq <= MOST_CHOICES, "it has no end"
        if state.turn != turn:
            turn = state.turn
            assert state.census() == everything, f"a card was lost or doubled before choice {state.seq}"
    assert state.result is not None, "it ends without a result"
    assert state.census() == everything, "a card was lost or doubled"
    result = state.result
    end = (result.how, tuple(result.scores), tuple(result.winners))
    return state, Played(number, state.seq, chosen, state.turn, *end)


def question(state: State) -> tuple[str, list[int], list[list[int]]]:
    assert state.ask is not None
    return state.ask.kind, state.ask.seats, state.ask.options


def play_safely(work: tuple[int, str]) -> Played:
    number, players = work
    try:
        return play(number, players)[1]
    except Exception as error:
        return Played(number, wrong=f"{type(error).__name__}: {error}")


def play_all(numbers: range, players: str, jobs: int) -> Iterator[Played]:
    work = [(number, players) for number in numbers]
    if jobs == 1:
        yield from map(play_safely, work)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(play_safely, work, chunksize=CHUNK)


def told(games: Iterable[Played]) -> Iterator[Played]:
    """The same games; how many there were so far, and what went wrong, is told as it comes."""
    for count, game in enumerate(games, 1):
        if game.wrong:
            print(f"game {game.number}, {' - '.join(pair(game.number))}: {game.wrong}", flush=True)
        if count % TOLD_EVERY == 0:
            print(f"{count} games", file=sys.stderr, flush=True)
        yield game


def summary(games: list[Played], seconds: float) -> list[str]:
    fine = [game for game in games if not game.wrong]
    lines = [f"{len(games)} games, {len(fine)} to their end, {len(games) - len(fine)} went wrong"]
    if fine:
        asked, chosen = sum(game.asked for game in fine), sum(game.chosen for game in fine)
        spread = sorted(game.chosen for game in fine)
        shared = sum(len(game.winners) > 1 for game in fine)
        most, least = (sum(which(game.scores) for game in fine) / len(fine) for which in (max, min))
        endings = Counter(game.how for game in fine).most_common()
        lines += [
            f"a game: {asked / len(fine):.0f} questions, {chosen / len(fine):.0f} with a choice"
            f" ({spread[0]} to {spread[-1]}), {sum(game.turns for game in fine) / len(fine):.1f} turns",
            f"endings: {', '.join(f'{how} {count}' for how, count in endings)}",
            f"points: {most:.1f} of the winner, {least:.1f} of the other; shared {shared}",
            f"won by deck: {', '.join(f'{deck[-1].upper()} {share:.0%}' for deck, share in by_deck(fine).items())}",
            f"{seconds:.0f} s: {len(fine) / seconds:.2f} games, {asked / seconds:.0f} questions a second",
        ]
    return lines


def by_deck(games: list[Played]) -> dict[str, float]:
    """The share of its games that each deck wins, shared ones by half."""
    won = dict.fromkeys(PLAYED, 0.0)
    played = dict.fromkeys(PLAYED, 0)
    for game in games:
        for seat, deck in enumerate(pair(game.number)):
            played[deck] += 1
            won[deck] += (seat in game.winners) / max(1, len(game.winners))
    return {deck: won[deck] / played[deck] for deck in PLAYED if played[deck]}


def main() -> None:
    parser = argparse.ArgumentParser(description="Whole games of the card game, checked.")
    parser.add_argument("games", type=int, nargs="?", default=100)
    parser.add_argument("--players", default="random")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--first", type=int, default=0)
    given = parser.parse_args()
    began = time.perf_counter()
    games = list(told(play_all(range(given.first, given.first + given.games), given.players, given.jobs)))
    print("\n".join(summary(games, time.perf_counter() - began)))
    sys.exit(any(game.wrong for game in games))


if __name__ == "__main__":
    main()
