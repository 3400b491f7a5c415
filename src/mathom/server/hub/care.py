"""What must happen even if nobody asks: the lease, clocks, tables of dead processes, tables that nobody needs now."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import time
from itertools import islice
from typing import Any

from sqlalchemy.exc import DBAPIError

from mathom.kernel import MathomError
from mathom.server.hub.host import Host
from mathom.server.hub.hub import Hub
from mathom.server.logs import note, trouble
from mathom.server.storage import nodes, people, tables

BEAT = 1.0
ADOPTED_AT_ONCE = 50
COUNT_EVERY = 5.0
FORGET_EVERY = 3600.0
ROWS_AT_ONCE = 60
SWEEP_WHEN_QUIET = 60.0
SWEEP_AT_LEAST = 600.0


class Care:
    """`alone`: no other process can use this database, so the lease lasts forever."""

    def __init__(self, hub: Hub, alone: bool) -> None:
        self.hub = hub
        self.alone = alone
        self._task: asyncio.Task[None] | None = None
        self._beating: asyncio.Task[None] | None = None
        self._counted = time.monotonic()
        self._renewed = self._swept = time.monotonic()
        self._commands = self._commands_swept = 0
        self._forget_at = 0.0
        self._away = False
        self._duties = (
            self._renew,
            self._count_time,
            self._check,
            self._look_for_dead,
            self._adopt,
            self._clocks,
            self._write_rows,
            self._put_away,
            self._forget,
            self._sweep,
        )

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())
        self._beating = asyncio.create_task(self._beat())

    async def stop(self) -> None:
        for task in (self._task, self._beating):
            if task is not None:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await task

    async def _beat(self) -> None:
        """Apart from the duties: a database that keeps them waiting does not stop the clocks."""
        while True:
            self.hub.time.beat()
            await asyncio.sleep(BEAT)

    async def _run(self) -> None:
        while True:
            began = time.monotonic()
            await self._do_duties()
            await asyncio.sleep(max(0.05, BEAT - (time.monotonic() - began)))

    async def _do_duties(self) -> None:
        """One that fails does not keep the others from being done. A database that is away is noted once."""
        away = False
        for duty in self._duties:
            try:
                await duty()
            except DBAPIError:
                if not away and not self._away:
                    trouble("the database is away", duty=duty.__name__)
                away = True
            except Exception:
                trouble("a duty failed", duty=duty.__name__)
        if self._away and not away:
            note("the database is back")
        self._away = away

    async def _renew(self) -> None:
        if self.alone:
            return
        asked = time.monotonic()
        try:
            held, now = await self.hub.db.write(nodes.renew, self.hub.node)
        except Exception:
            if time.monotonic() - self._renewed > nodes.LEASE:
                self._forget_all()
            raise
        self._renewed = time.monotonic()
        self.hub.ahead = now - (asked + self._renewed) / 2
        if not held:
            note("the lease had run out")
            self._forget_all()

    async def _count_time(self) -> None:
        """Processes beside each other agree all the time; one alone writes down now and then, if any clock runs."""
        if self.alone:
            if time.monotonic() - self._counted < COUNT_EVERY:
                return
            self._counted = time.monotonic()
            running = any(host.table.clock.running for host in self.hub.hosts.values())
            if not running and not await self.hub.db.read(nodes.any_waits):
                return
        await self.hub.count_time()

    async def _check(self) -> None:
        self.hub.checks.ask()

    def _forget_all(self) -> None:
        """Others may have our tables: what we have in memory is not theirs."""
        for table, host in list(self.hub.hosts.items()):
            host.lost = True
            del self.hub.hosts[table]
        for room in list(self.hub.rooms.values()):
            room.new_owner()

    async def _look_for_dead(self) -> None:
        known = set(self.hub.owners.values())
        for host in self.hub.hosts.values():
            known |= host.watchers.keys()
        known.discard(self.hub.node)
        if known:
            dead = known - await self.hub.db.read(nodes.living)
            if dead:
                self.hub.gone(dead)

    async def _adopt(self) -> None:
        for table in await self.hub.db.read(nodes.orphans, ADOPTED_AT_ONCE, self.hub.time.now()):
            try:
                await self.hub.adopt(table)
            except MathomError as error:
                note("a table cannot be opened", table=table, why=str(error))
                await self.hub.db.write(nodes.release, table, self.hub.node, None)

    async def _clocks(self) -> None:
        now = self.hub.time.now()
        for host in list(self.hub.hosts.values()):
            table = host.table
            if (table.status == "running" and table.clock.out_of_time(now)) or table.unused(now):
                self.hub.spawn(host.perform(lambda table: table.tick(self.hub.time.now())))

    async def _write_rows(self) -> None:
        """The lists need not know every move: each row now and then, and some rows at a time."""
        now, hosts = time.monotonic(), self.hub.hosts.values()
        new: dict[str, dict[str, Any]] = {}
        for host in list(islice((host for host in hosts if host.wants_row(now)), ROWS_AT_ONCE)):
            new[host.table.id] = host.new_row()
            # All at once they would keep the players waiting.
            await asyncio.sleep(0)
        if new:
            await self.hub.db.write(tables.change_tables, self.hub.node, new)

    async def _put_away(self) -> None:
        oldest = time.monotonic() - self.hub.settings.idle_seconds
        for host in list(self.hub.hosts.values()):
            # Looked at when its turn comes: somebody may have sat down while another one was laid aside.
            if _is_idle(host, oldest):
                await self.hub.lay_aside(host)

    async def _forget(self) -> None:
        """Guests who sit nowhere, some at a time; the next ones soon if there are more, else in an hour."""
        days = self.hub.settings.guest_days
        if days <= 0 or time.monotonic() < self._forget_at:
            return
        self._forget_at = time.monotonic() + FORGET_EVERY
        gone = await self.hub.db.write(people.forget_guests, days)
        if gone:
            note("guests are forgotten", count=gone)
        if gone >= people.FORGOTTEN_AT_ONCE:
            self._forget_at = 0.0

    async def _sweep(self) -> None:
        """Collect the old garbage, which the server never does by itself (see `running`), while nobody plays.

        With a thousand tables it takes most of a second: it is done when a second has passed without commands, or if
        there is none for ten minutes, all the same.
        """
        now, commands = time.monotonic(), self.hub.metrics.commands
        quiet, self._commands = commands == self._commands, commands
        due = now - self._swept > (SWEEP_WHEN_QUIET if quiet else SWEEP_AT_LEAST)
        if due and commands != self._commands_swept:
            gc.collect()
            self._swept, self._commands_swept = time.monotonic(), commands


def _is_idle(host: Host, oldest: float) -> bool:
    return host.used < oldest and host.is_quiet()
