"""Flat Monte Carlo for any game: imagine what is hidden, try every option, play on, keep the best.

In every round one imagined position is shared by all options still in the race, which compares them on equal terms;
after each stage the worse half drops out. Where a game says how good an unfinished position is (see `Skills`), playouts
stop after a few decisions, which buys far more simulations than it costs in foresight. Chance plays them on; where
that leads nowhere, the game's own companion does.
"""

from __future__ import annotations

import time
from math import ceil, log2
from random import Random

from mathom.kernel import Game, Perspective, State, play_at_random
from mathom.players.roles import BadBudget, Player, skills_of

DEFAULT = "200"
SCORE_WEIGHT = 0.1


class Budget:
    """Simulations or seconds for one choice."""

    def __init__(self, text: str) -> None:
        self.sims = 0
        self.seconds = 0.0
        try:
            if text.endswith("s"):
                self.seconds = float(text[:-1])
            else:
                self.sims = int(text)
        except ValueError:
            raise BadBudget(budget=text) from None
        if not (self.sims > 0 or 0 < self.seconds < 3600):
            raise BadBudget(budget=text)


class MonteCarlo:
    """Deterministic for a given generator when the budget is in simulations. `simulations` counts all it has made."""

    def __init__(self, game: Game, text: str, rng: Random) -> None:
        self.budget = Budget(text or DEFAULT)
        skills = skills_of(game)
        self.evaluate = skills.evaluate
        self.horizon = skills.horizon if self.evaluate else -1
        self.rng = rng
        self.game = game
        self.companion = skills.companion
        self.companions: list[Player] = []
        self.simulations = 0

    def choose(self, perspective: Perspective) -> int:
        options = perspective.options()
        if len(options) == 1:
            return options[0]
        self.companions = []
        race = Race(self, perspective, options)
        if self.budget.sims:
            race.run_sims(self.budget.sims)
        else:
            race.run_until(time.perf_counter() + self.budget.seconds)
        return race.best()

    def play_on(self, trial: State) -> None:
        if self.companion is None:
            play_at_random(trial, self.rng, self.horizon)
            return
        if not self.companions:
            # They stay for the whole search: what one of them has worked out serves the next simulation, too.
            self.companions = [self.companion(self.game, "", self.rng) for _ in range(trial.seats)]
        for _ in range(self.horizon):
            if trial.ask is None:
                return
            seat = trial.ask.waiting()[0]
            trial.play(seat, self.companions[seat].choose(Perspective(self.game, trial, seat)))


class Race:
    """The options of one choice, and what they have earned."""

    def __init__(self, player: MonteCarlo, perspective: Perspective, options: list[int]) -> None:
        self.player = player
        self.perspective = perspective
        self.running = list(options)
        self.earned = dict.fromkeys(options, 0.0)
        self.tried = dict.fromkeys(options, 0)

    def run_sims(self, sims: int) -> None:
        """Successive halving: every stage gets an equal part of the simulations."""
        stages = max(1, ceil(log2(len(self.running))))
        for stage in range(stages):
            rounds = max(1, sims // (len(self.running) * (stages - stage)))
            for _ in range(rounds):
                sims -= self.round()
            self.halve()

    def run_until(self, deadline: float) -> None:
        """The same by the clock; every option is tried at least once."""
        stages = max(1, ceil(log2(len(self.running))))
        start = time.perf_counter()
        for stage in range(stages):
            stage_end = start + (deadline - start) * (stage + 1) / stages
            self.round()
            while time.perf_counter() < stage_end:
                self.round()
            self.halve()

    def round(self) -> int:
        """Try every running option from one imagined position; the number of simulations."""
        rng = self.player.rng
        imagined = self.perspective.imagine(rng)
        seat = self.perspective.seat
        for option in self.running:
            trial = imagined.clone()
            trial.play(seat, option)
            self.player.play_on(trial)
            self.earned[option] += self.reward(trial, seat)
            self.tried[option] += 1
        self.player.simulations += len(self.running)
        return len(self.running)

    def reward(self, state: State, seat: int) -> float:
        if state.result is None and self.player.evaluate:
            return self.player.evaluate(state)[seat]
        return victory(state, seat)

    def halve(self) -> None:
        ranked = sorted(self.running, key=self.mean, reverse=True)
        self.running = ranked[: max(1, ceil(len(ranked) / 2))]

    def mean(self, option: int) -> float:
        return self.earned[option] / self.tried[option]

    def best(self) -> int:
        return max(self.running, key=self.mean)


def victory(state: State, seat: int) -> float:
    """The share of the win, with a little for the margin of points."""
    result = state.result
    if result is None:
        return 1 / state.seats
    share = 1 / len(result.winners) if seat in result.winners else 0.0
    if not result.scores:
        return share
    others = max(score for other, score in enumerate(result.scores) if other != seat)
    mine = result.scores[seat]
    margin = (mine - others) / (abs(mine) + abs(others) + 1)
    return (share + SCORE_WEIGHT * margin + SCORE_WEIGHT) / (1 + 2 * SCORE_WEIGHT)
