"""The turn of a bot, as it goes to a worker and comes back as a choice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from mathom.kernel import Perspective, game


class BotTurn(NamedTuple):
    """A bot is to choose; `state` is for a worker, which must look at it through a Perspective only."""

    seat: int
    bot: str
    seq: int
    game: str
    state: dict[str, Any]


def bot_choice(turn: BotTurn, choose: Callable[[Perspective], int]) -> int:
    """For a worker: the choice of a bot that sees its own perspective only."""
    ours = game(turn.game)
    return choose(Perspective(ours, ours.load(turn.state), turn.seat))
