"""How a position would end, played on to the end many times by programs. For games that are over: it knows everything.

What lies shuffled already stays as it lies; everything that is still to be thrown is thrown anew.
"""

from __future__ import annotations

from random import Random

from mathom.kernel import Game, Perspective, State
from mathom.players.random import RandomPlayer
from mathom.players.roles import Factory, Player, skills_of

# Shared wins are counted in twelfths, so that sums are exact.
WHOLE_WIN = 12
# No game comes near this; one that does counts for nobody.
TOO_LONG = 20_000


def play_on(game: Game, state: State, seed: str) -> list[int]:
    """Twelfths of a win by seat, of one game that goes on from a copy of this state."""
    rng = Random(seed)
    trial = state.clone()
    trial.chance.seed = f"{rng.getrandbits(256):064x}"
    trial.chance.script = {}
    skills = skills_of(game)
    companion: Factory = skills.companion or skills.scripted or RandomPlayer
    players: list[Player] = [companion(game, "", rng) for _ in range(trial.seats)]
    made = 0
    while trial.ask is not None and made < TOO_LONG:
        seat = trial.ask.waiting()[0]
        trial.play(seat, players[seat].choose(Perspective(game, trial, seat)))
        made += 1
    winners = [] if trial.result is None else trial.result.winners
    return [WHOLE_WIN // len(winners) if seat in winners else 0 for seat in range(trial.seats)]


def win_shares(game: Game, state: State, seed: str, games: int) -> list[int]:
    """Twelfths of a win by seat, of so many games. The same seed gives the same games."""
    shares = [0] * state.seats
    for number in range(games):
        for seat, share in enumerate(play_on(game, state, f"{seed}/{number}")):
            shares[seat] += share
    return shares
