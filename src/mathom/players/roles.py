"""What a player is, and what a game gives to those that know it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple, Protocol

from mathom.kernel import Game, MathomError, Perspective, Reason, State, registered


class BadBudget(MathomError):
    says = "'{budget}' is no budget for montecarlo. Write simulations, as in montecarlo:200, or seconds, as in 0.5s."


class Player(Protocol):
    def choose(self, perspective: Perspective) -> int:
        """One of ``perspective.options()``."""


# Makes a player for one seat of a game. The text is what follows the colon in the player's name.
Factory = Callable[[Game, str, Random], Player]

# How good a position is for every seat: shares of the expected victory that add up to about 1.
Evaluator = Callable[[State], list[float]]

# How something would end that a seat asks about, tried in at most so many worlds that it imagines and so many seconds;
# plain data of the game, or why there is nothing to be tried.
Forecast = Callable[[Perspective, str, Random, int, float], "dict[str, Any] | Reason"]


class Skills(NamedTuple):
    """What programs know about a game; a game registers it as `Game.skills`.

    `scripted` plays by rules of thumb. `evaluate` says how good an unfinished position is, so that a search can stop
    after `horizon` decisions. `companion` plays these where chance alone would lead nowhere. `forecast` tells the odds
    of what is about to be tried.
    """

    scripted: Factory | None = None
    evaluate: Evaluator | None = None
    horizon: int = 12
    companion: Factory | None = None
    forecast: Forecast | None = None


NO_SKILLS = Skills()


def skills_of(game: Game) -> Skills:
    skills: Skills = registered(game.skills) if game.skills else NO_SKILLS
    return skills
