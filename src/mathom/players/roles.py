"""What a player is."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Protocol

from mathom.kernel import Game, MathomError, Perspective


class BadBudget(MathomError):
    says = "'{budget}' is no budget for montecarlo. Write simulations, as in montecarlo:200, or seconds, as in 0.5s."


class Player(Protocol):
    def choose(self, perspective: Perspective) -> int:
        """One of ``perspective.options()``."""


# Makes a player for one seat of a game. The text is what follows the colon in the player's name.
Factory = Callable[[Game, str, Random], Player]
