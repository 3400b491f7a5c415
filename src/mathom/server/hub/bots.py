"""Bots think in processes of their own, one at a time in each, with a limit on their time."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import random
import signal
import threading
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from typing import Any, NamedTuple, TypeVar

from mathom.kernel import Perspective, game
from mathom.players import make_player, player_names
from mathom.server.hub.shares import Share, Shares
from mathom.server.logs import note, trouble
from mathom.server.metrics import Metrics
from mathom.tables import BotTurn

NICENESS = 5
T = TypeVar("T")


# Looking up a game among all installed packages takes longer than most bots think.
known_game = cache(game)


# As long as a bot takes where others may not know whether it has a choice, until one has been seen to choose.
FIRST_PACE = 0.5
# What it takes there at least: some choices of a quick bot are harder than others, and that tells something too.
LEAST_PACE = 0.01
# So many of its last choices are remembered. One of them is the measure, and not always the last, since even what was
# held up by something else happens as often with a choice as without one.
REMEMBERED = 32


# However many want advice, a worker is left for the games, if there are two.
ADVICE = Share("", "advice", False)


class Thought(NamedTuple):
    """What a bot has chosen, and how long it took if it had a choice that others may not know of."""

    code: int
    pace: float | None


def think(turn: BotTurn, seed: str, pace: float) -> Thought:
    """In the worker: the choice of the bot whose turn it is. It sees its own perspective only.

    Where others may not know whether there is a choice, it takes as long without one as it once did with one, `pace`,
    whoever of the workers that was.
    """
    ours = known_game(turn.game)
    player = make_player(turn.bot, ours, seed)
    state = ours.load(turn.state)
    perspective = Perspective(ours, state, turn.seat)
    began = time.monotonic()
    code = player.choose(perspective)
    took = time.monotonic() - began
    if not state.is_discreet():
        return Thought(code, None)
    has_choice = len(perspective.options()) > 1
    least = LEAST_PACE if has_choice else max(LEAST_PACE, pace)
    time.sleep(max(0.0, least - took))
    return Thought(code, took if has_choice else None)


def prepare_worker() -> None:
    """Ctrl-C is the server's matter; and a worker whose server was killed must not stay."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    parent = multiprocessing.parent_process()

    def follow() -> None:
        if parent is not None:
            parent.join()
        os._exit(0)

    threading.Thread(target=follow, daemon=True).start()


@cache
def bots_of(name: str) -> list[str]:
    """The bots of a game, the best stand-in for a person first."""
    return sorted(player_names(name), key=lambda bot: (bot != "scripted", bot != "random", bot))


class Worker:
    """One process. An executor of one, so that a bot that never ends can be stopped without harm to the others."""

    def __init__(self) -> None:
        self.start()

    def start(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._executor = ProcessPoolExecutor(1, mp_context=context, initializer=prepare_worker)
        self._pid: Future[int] = self._executor.submit(os.getpid)

    def submit(self, work: Callable[..., T], *given: Any) -> Future[T]:
        return self._executor.submit(work, *given)

    def restart(self) -> None:
        self.stop()
        self.start()

    def stop(self, wait: bool = False) -> None:
        if self._pid.done() and self._pid.exception() is None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self._pid.result(), signal.SIGTERM)
        self._executor.shutdown(wait=wait, cancel_futures=True)


class BotPool:
    def __init__(self, workers: int, seconds: float, metrics: Metrics) -> None:
        self._size = workers
        self._seconds = seconds
        self._metrics = metrics
        self._workers: list[Worker] = []
        self._shares: Shares[Worker] = Shares()
        self._paces: dict[tuple[str, str], deque[float]] = {}

    def start(self) -> None:
        self._workers = [Worker() for _ in range(self._size)]
        for worker in self._workers:
            self._shares.add(worker)

    async def stop(self) -> None:
        for worker in self._workers:
            await asyncio.to_thread(worker.stop, True)

    async def choose(self, turn: BotTurn, seed: str, share: Share) -> int | None:
        """The bot's choice; None if it took too long or failed."""
        paces = self._paces.setdefault((turn.game, turn.bot), deque(maxlen=REMEMBERED))
        pace = random.choice(paces) if paces else FIRST_PACE
        thought = await self._work(
            share, {"bot": turn.bot, "game": turn.game, "seq": turn.seq}, think, turn, seed, pace
        )
        if thought is None:
            return None
        if thought.pace is not None:
            paces.append(thought.pace)
        return thought.code

    async def advise(self, work: Callable[..., T], *given: Any) -> T | None:
        """Something else than a bot's turn; None if it took too long or failed. Games that go on come first."""
        return await self._work(ADVICE, {"advice": work.__name__}, work, *given)

    async def _work(self, share: Share, what: dict[str, Any], work: Callable[..., T], *given: Any) -> T | None:
        worker = await self._shares.get(share)
        try:
            return await asyncio.wait_for(asyncio.wrap_future(worker.submit(work, *given)), self._seconds)
        except TimeoutError:
            self._metrics.bot_timeouts += 1
            note("a bot took too long", logging.WARNING, **what)
            worker.restart()
        except BrokenProcessPool:
            note("a bot's process ended", logging.WARNING, **what)
            worker.restart()
        except Exception:
            trouble("a bot failed", **what)
        finally:
            self._shares.put(worker, share)
        return None
