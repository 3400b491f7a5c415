"""Bots think in processes of their own, one at a time in each, with a limit on their time."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import threading
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache

from mathom.kernel import Perspective, game
from mathom.players import known_players, make_player
from mathom.server.logs import note, trouble
from mathom.server.metrics import Metrics
from mathom.tables import BotTurn

NICENESS = 5


# Looking up a game among all installed packages takes longer than most bots think.
known_game = cache(game)


def think(turn: BotTurn, seed: str) -> int:
    """In the worker: the choice of the bot whose turn it is. It sees its own perspective only."""
    ours = known_game(turn.game)
    player = make_player(turn.bot, ours, seed)
    return player.choose(Perspective(ours, ours.load(turn.state), turn.seat))


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
    known = list(known_players(game(name)))
    return sorted(known, key=lambda bot: (bot != "scripted", bot != "random", bot))


class Worker:
    """One process. An executor of one, so that a bot that never ends can be stopped without harm to the others."""

    def __init__(self) -> None:
        self.start()

    def start(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._executor = ProcessPoolExecutor(1, mp_context=context, initializer=prepare_worker)
        self._pid: Future[int] = self._executor.submit(os.getpid)

    def submit(self, turn: BotTurn, seed: str) -> Future[int]:
        return self._executor.submit(think, turn, seed)

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
        self._free: asyncio.Queue[Worker] = asyncio.Queue()

    def start(self) -> None:
        self._workers = [Worker() for _ in range(self._size)]
        for worker in self._workers:
            self._free.put_nowait(worker)

    async def stop(self) -> None:
        for worker in self._workers:
            await asyncio.to_thread(worker.stop, True)

    async def choose(self, turn: BotTurn, seed: str) -> int | None:
        """The bot's choice; None if it took too long or failed."""
        worker = await self._free.get()
        try:
            return await asyncio.wait_for(asyncio.wrap_future(worker.submit(turn, seed)), self._seconds)
        except TimeoutError:
            self._metrics.bot_timeouts += 1
            note("a bot took too long", logging.WARNING, bot=turn.bot, game=turn.game, seq=turn.seq)
            worker.restart()
        except BrokenProcessPool:
            note("a bot's process ended", logging.WARNING, bot=turn.bot, game=turn.game, seq=turn.seq)
            worker.restart()
        except Exception:
            trouble("a bot failed", bot=turn.bot, game=turn.game, seq=turn.seq)
        finally:
            self._free.put_nowait(worker)
        return None
