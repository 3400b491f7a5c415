"""What programs work out for people: the odds of a battle, and how the chances stood in a game that is over."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
from random import Random
from typing import Any, NamedTuple

from mathom.kernel import Perspective, Reason
from mathom.players.playouts import WHOLE_WIN, win_shares
from mathom.players.roles import skills_of
from mathom.server.hub.bots import BotPool, known_game
from mathom.tables import NotNow

# Battles of one question; the first that is reached ends it.
BATTLES = 1000
BATTLE_SECONDS = 2.0
# Moments of a game whose chances are worked out, and the games from each: few at first, so that there is soon
# something to see, then more.
MOMENTS = 48
ROUNDS = (3, 5, 8, 8)
# Nobody looks any more: what is left to do waits until somebody asks again.
LOOKED_FOR = 6.0
CURVES_KEPT = 200

NO_ODDS = Reason("this-game-has-no-odds")
TOO_LONG = Reason("that-took-too-long")


class OddsWish(NamedTuple):
    """For a worker, which must look at the state through a Perspective only."""

    game: str
    seat: int
    about: str
    state: dict[str, Any]


def work_out_odds(wish: OddsWish, seed: str) -> dict[str, Any] | Reason:
    """In the worker: only what the seat imagines counts."""
    ours = known_game(wish.game)
    forecast = skills_of(ours).forecast
    if forecast is None:
        return NO_ODDS
    perspective = Perspective(ours, ours.load(wish.state), wish.seat)
    return forecast(perspective, wish.about, Random(seed), BATTLES, BATTLE_SECONDS)


async def odds(pool: BotPool, wish: OddsWish) -> dict[str, Any]:
    found = await pool.advise(work_out_odds, wish, secrets.token_hex(8))
    if not isinstance(found, dict):
        raise NotNow(why=TOO_LONG if found is None else found)
    return found


def work_out_chances(game: str, state: dict[str, Any], seed: str, games: int) -> list[int]:
    """In the worker: twelfths of a win by seat."""
    ours = known_game(game)
    return win_shares(ours, ours.load(state), seed, games)


class Moment(NamedTuple):
    n: int
    state: dict[str, Any]


class Curve:
    """How the chances of all seats stood at some moments of one game; worked out while somebody looks."""

    def __init__(self, game: str, seats: int, moments: list[Moment], end: int, result: list[int]) -> None:
        """`result` are the winning seats, after `end` choices."""
        self.game = game
        self.moments = moments
        self.end = end
        self.wins = {moment.n: [0] * seats for moment in moments}
        self.games = dict.fromkeys(self.wins, 0)
        self.last = [1 / len(result) if seat in result else 0.0 for seat in range(seats)]
        self.looked = 0.0
        self._steps = [(games, moment) for games in ROUNDS for moment in moments]
        self._task: asyncio.Task[None] | None = None

    def plain(self) -> dict[str, Any]:
        """What is known so far; `left` is the share of the work that is still to be done."""
        known = [n for n, games in self.games.items() if games]
        points = [
            {"n": n, "games": self.games[n], "chances": [round(w / WHOLE_WIN / self.games[n], 3) for w in self.wins[n]]}
            for n in known
        ]
        points.append({"n": self.end, "games": 0, "chances": self.last})
        whole = len(self.moments) * len(ROUNDS)
        return {"points": points, "left": round(len(self._steps) / whole, 3) if whole else 0.0}

    def look(self, pool: BotPool) -> dict[str, Any]:
        """Somebody looks: the work goes on."""
        self.looked = time.monotonic()
        if self._steps and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._work(pool))
        return self.plain()

    async def _work(self, pool: BotPool) -> None:
        while self._steps and time.monotonic() - self.looked < LOOKED_FOR:
            games, moment = self._steps[0]
            seed = f"{moment.n}/{self.games[moment.n]}"
            shares = await pool.advise(work_out_chances, self.game, moment.state, seed, games)
            del self._steps[0]
            if shares is not None:
                self.wins[moment.n] = [a + b for a, b in zip(self.wins[moment.n], shares, strict=True)]
                self.games[moment.n] += games


class Curves:
    """Those that were looked at last."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, int], Curve] = OrderedDict()

    def get(self, table: str, seq: int) -> Curve | None:
        found = self._kept.get((table, seq))
        if found is not None:
            self._kept.move_to_end((table, seq))
        return found

    def keep(self, table: str, seq: int, curve: Curve) -> None:
        self._kept[table, seq] = curve
        while len(self._kept) > CURVES_KEPT:
            self._kept.popitem(last=False)
