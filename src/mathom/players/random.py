"""Chooses blindly: the yardstick for speed and the least that any other player must beat."""

from __future__ import annotations

from random import Random

from mathom.kernel import Game, Perspective


class RandomPlayer:
    def __init__(self, game: Game, text: str, rng: Random) -> None:
        self.rng = rng

    def choose(self, perspective: Perspective) -> int:
        options = perspective.options()
        return options[int(self.rng.random() * len(options))]
