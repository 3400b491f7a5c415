"""A table that this process owns. One thing happens to it at a time, and nobody hears of it before it is committed."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections import deque
from collections.abc import Callable
from random import Random
from typing import Any, Protocol, TypeVar

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from mathom.kernel import Detail, MathomError, RefusedChoice
from mathom.server.errors import CommandFailed
from mathom.server.hub.advice import Curves
from mathom.server.hub.bots import BotPool, bots_of
from mathom.server.hub.letters import Item, News
from mathom.server.hub.served import ServedTime
from mathom.server.hub.shares import Share
from mathom.server.logs import failure, note
from mathom.server.metrics import Metrics
from mathom.server.settings import Settings
from mathom.server.storage import Database
from mathom.server.storage.tables import change_table
from mathom.tables import BadTable, BotTurn, Person, Table, TableSpec

T = TypeVar("T")

ROW_SECONDS = 10.0

# Between the moves of bots while somebody whose time ran out may still come back.
NO_HURRY = 2.0


class Lost(Exception):
    """This process does not own the table (any more)."""


class Unwritten(Lost):
    """The database did not take it, and nobody knows whether it has: the table must be read again."""


class Keeper(Protocol):
    """What a host needs of its hub."""

    node: str
    db: Database
    settings: Settings
    time: ServedTime
    bots: BotPool
    curves: Curves
    metrics: Metrics

    def send_news(self, node: str, news: News) -> None: ...
    def lose(self, host: Host) -> None: ...
    def spawn(self, work: Any) -> asyncio.Task[Any]: ...
    async def create(self, spec: TableSpec, record: list[str] | None = None) -> Host: ...


class Errand:
    """Something to be done to a table, and whoever waits for it."""

    __slots__ = ("act", "done", "moves", "result")

    def __init__(self, act: Callable[[Table], Any], done: asyncio.Future[Any]) -> None:
        self.act = act
        self.done = done
        self.result: Any = None
        self.moves = 0

    def succeed(self) -> None:
        if not self.done.done():
            self.done.set_result(self.result)

    def fail(self, error: Exception) -> None:
        if not self.done.done():
            self.done.set_exception(error)


class Pen:
    """Collects what the table writes until it is committed."""

    def __init__(self) -> None:
        self._texts: list[str] = []

    def __call__(self, text: str) -> None:
        self._texts.append(text)

    def take(self) -> str:
        text = "".join(self._texts)
        self._texts.clear()
        return text


class Host:
    def __init__(self, keeper: Keeper, table: Table, pen: Pen, rows: int, epoch: int) -> None:
        self.keeper = keeper
        self.table = table
        table.epoch = epoch
        table.expects_for = keeper.settings.away_seconds
        self.lost = False
        self.used = time.monotonic()
        # The people at each process that has sockets at this table.
        self.watchers: dict[str, dict[str, str]] = {}
        self._reports: dict[str, int] = {}
        # Of these people the table knows that they are here, and of these seats of theirs the sockets know.
        self._here: dict[str, str] = {}
        self._views = views(table)
        self._pen = pen
        self._rows = rows
        # Something is being committed or studied; what comes meanwhile waits.
        self.busy = False
        self._waiting: deque[Callable[[], None]] = deque()
        self._row = row_key(table)
        self._row_is_old = False
        self._row_at = time.monotonic()
        self._botting: asyncio.Task[Any] | None = None

    # Acting

    async def perform(self, act: Callable[[Table], T]) -> T:
        """Do something to the table, commit it, tell everybody. It goes on even if the caller gives up."""
        errand = Errand(act, asyncio.get_running_loop().create_future())
        self._wait_for_turn(lambda: self._carry_out(errand))
        result: T = await errand.done
        return result

    def _wait_for_turn(self, start: Callable[[], None]) -> None:
        self._waiting.append(start)
        if not self.busy:
            self._go_on()

    def _go_on(self) -> None:
        """One thing after the other, until something must be committed first."""
        while self._waiting and not self.busy:
            self._waiting.popleft()()

    def _carry_out(self, errand: Errand) -> None:
        if self.lost:
            errand.fail(Lost())
            return
        self.used = time.monotonic()
        before, decision = self._seq(), self.table.decision()
        try:
            errand.result = self._act(errand.act)
        except MathomError as error:
            if self._pen.take():
                self._give_up("a refusal left something written", error)
            errand.fail(error)
            return
        except Exception as error:
            # What made it fail would do so again.
            self._give_up("a table failed", error)
            errand.fail(CommandFailed())
            return
        if self.table.decision() != decision:
            self.table.moved = time.time()
        errand.moves = max(0, self._seq() - before)
        self._keep(errand)

    def _act(self, act: Callable[[Table], T]) -> T:
        """Whoever is here and sits down watches no longer, and whoever loses the last seat watches from then on."""
        before = set(views(self.table))
        result = act(self.table)
        after = set(views(self.table))
        for id in sorted(before ^ after):
            if id in self._here:
                self.table.watching -= id in after
                self.table.here(Person(id, self._here[id]), True, self.keeper.time.now())
        return result

    def _keep(self, errand: Errand) -> None:
        text = self._pen.take()
        work = self._row_change(bool(text))
        if not text and not work:
            self._finish(errand)
            return
        self.busy = True
        rows = self._rows
        self._rows += 1 if text else 0
        self.keeper.db.append(self.table.id, rows, text, work, lambda _, failed: self._committed(errand, failed))

    def _committed(self, errand: Errand, failed: Exception | None) -> None:
        self.busy = False
        if failed is None:
            self._finish(errand)
        else:
            self._give_up("a table cannot be written", failed)
            errand.fail(self._unwritten(failed))
        self._go_on()

    def _unwritten(self, failed: Exception) -> Exception:
        """A row that is there already is another owner's; what the database says for good is said again."""
        if isinstance(failed, MathomError):
            return failed
        return Lost() if isinstance(failed, IntegrityError) else Unwritten()

    def _finish(self, errand: Errand) -> None:
        self.keeper.metrics.moves += errand.moves
        try:
            self._tell()
        except Exception as error:
            self._give_up("a table cannot be told about", error)
        errand.succeed()
        self.stir()

    async def study(self, look: Callable[[Table], T]) -> T:
        """Something long that changes nothing, in a thread; the table waits meanwhile."""
        return await asyncio.shield(self.keeper.spawn(self._study(look)))

    async def _study(self, look: Callable[[Table], T]) -> T:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def start() -> None:
            self.busy = True
            turn.set_result(None)

        self._wait_for_turn(start)
        await turn
        try:
            if self.lost:
                raise Lost
            self.used = time.monotonic()
            return await asyncio.to_thread(look, self.table)
        finally:
            self.busy = False
            self._go_on()

    def _give_up(self, says: str, error: Exception) -> None:
        """What is in memory may differ from what is written: forget it and read it again."""
        failure(says, error, table=self.table.id)
        if not self.lost:
            self.lost = True
            self.keeper.lose(self)

    def _seq(self) -> int:
        return 0 if self.table.match is None else self.table.match.seq

    def _row_change(self, written: bool) -> Callable[[Connection], None] | None:
        """The row in the lists follows changes of people and status at once; the rest is the caretaker's matter."""
        key = row_key(self.table)
        if key == self._row:
            self._row_is_old = self._row_is_old or written
            return None
        self._row = key
        values, people, table = self.new_row(), seated(self.table), self.table.id
        return lambda connection: change_table(connection, table, values, people)

    def wants_row(self, now: float) -> bool:
        return self._row_is_old and now - self._row_at > ROW_SECONDS and not self.lost

    def new_row(self) -> dict[str, Any]:
        """What the lists show of the table, to be written."""
        self._row_is_old, self._row_at = False, time.monotonic()
        return row_values(self.table)

    def last_row(self) -> dict[str, Any] | None:
        """The row when nobody has the table any more; None if the lists have it already."""
        return self.new_row() if self._row_is_old and not self.lost else None

    # Telling

    def _tell(self) -> None:
        """Whose seat is another one than before, for whatever reason, must not hear another word of the old one."""
        items = [
            Item(viewer, message.n, msgspec.Raw(message.text))
            for viewer, messages in self.table.take_updates().items()
            for message in messages
        ]
        before, self._views = self._views, views(self.table)
        others = {id for id in before.keys() | self._views.keys() if before.get(id) != self._views.get(id)}
        turned = sorted(others.union(self.table.screens.take_turned()))
        if items or turned:
            news = News(self.table.id, items, turned)
            for node in self.watchers:
                self.keeper.send_news(node, news)

    # Who is there

    def watch(self, node: str, people: dict[str, str], listening: bool, count: int) -> Callable[[Table], None]:
        """These people have sockets at `node` now; more may be on their way in while it is `listening`.

        `count` grows from report to report of a node: one that was held up on its way says nothing new.
        """
        if count < self._reports.get(node, 0):
            return lambda table: None
        self._reports[node] = count
        before = self.present()
        if listening:
            self.watchers[node] = people
        else:
            self.watchers.pop(node, None)
        after = self.present()
        came = [Person(id, name) for id, name in after.items() if id not in before]
        went = [Person(id, name) for id, name in before.items() if id not in after]

        def tell(table: Table) -> None:
            for person in went:
                self._here.pop(person.id, None)
                table.here(person, False, self.keeper.time.now())
            for person in came:
                self._here[person.id] = person.name
                table.here(person, True, self.keeper.time.now())

        return tell

    def dead(self, node: str) -> Callable[[Table], None]:
        """There is no such process any more."""
        return self.watch(node, {}, False, self._reports.get(node, 0))

    def present(self) -> dict[str, str]:
        return {id: name for people in self.watchers.values() for id, name in people.items()}

    # Bots

    def stir(self) -> None:
        """Let a bot think if it is a bot's turn and none is thinking yet."""
        if self._botting is None and not self.lost and self._waits_for_bot():
            self._botting = self.keeper.spawn(self._bots())

    def _waits_for_bot(self) -> bool:
        """Bots that play among themselves rest while nobody looks."""
        if self.table.bots_alone() and not self.present():
            return False
        return any(self.table.seats[seat].bot is not None for seat in self.table.asked())

    async def _bots(self) -> None:
        try:
            while self._waits_for_bot() and (turn := self.table.bot_to_move()) is not None:
                if self.table.awaits_the_late():
                    await asyncio.sleep(NO_HURRY)
                await self._bot_turn(turn)
        except Lost:
            return
        except Exception as error:
            failure("the bots of a table cannot go on", error, table=self.table.id)
        finally:
            self._botting = None

    async def _bot_turn(self, turn: BotTurn) -> None:
        code = await self.keeper.bots.choose(turn, secrets.token_hex(8), self._share())
        if code is not None:
            try:
                await self.perform(lambda table: table.bot_moves(turn.seat, code, turn.seq, self.keeper.time.now()))
                self.keeper.metrics.bot_moves += 1
                return
            except RefusedChoice as error:
                note("a bot chose what it may not", table=self.table.id, bot=turn.bot, why=str(error))
        await self.perform(lambda table: blind_move(table, turn, self.keeper.time.now()))

    def _share(self) -> Share:
        """The bots play for a person who is there; for nobody in particular, they play for whoever made the table."""
        waiting = [seat.person.id for seat in self.table.seats if seat.person and seat.is_human() and seat.here]
        maker = self.table.spec.maker or self.table.id
        return Share(self.table.id, waiting[0] if waiting else maker, bool(waiting))

    def is_quiet(self) -> bool:
        """Whether nobody needs this table in memory."""
        clock = self.table.clock
        ticking = self.table.status == "running" and clock.spec.kind in ("move", "total") and clock.running
        return not (self.watchers or self._botting or self.busy or self._waiting or ticking)

    def wakes(self) -> float | None:
        """When somebody must look after the table if it is laid aside now."""
        clock = self.table.clock
        if self.table.status != "running" or clock.spec.kind == "none" or not clock.running:
            return None
        return clock.at + min(clock.left[seat] for seat in clock.running)


def blind_move(table: Table, turn: BotTurn, now: float) -> None:
    """For a bot that cannot choose: any legal choice."""
    if table.match is not None and table.match.seq == turn.seq and turn.seat in table.asked():
        ask = table.match.state.ask
        assert ask is not None
        table.bot_moves(turn.seat, Random().choice(ask.options_of(turn.seat)), turn.seq, now)


def restored(table: str, lines: list[str], pen: Pen, now: float) -> Table:
    """The table that wrote these lines; what cannot be read is a plain error, so that nobody tries again and again."""
    try:
        bots = bots_of(json.loads(lines[0])["spec"]["game"])
        return Table.restore(table, lines, bots, now, pen)
    except (ValueError, KeyError, IndexError, TypeError, AttributeError) as error:
        raise BadTable(detail=Detail("its lines cannot be read: {error}", error=error)) from error


def seated(table: Table) -> dict[int, str]:
    return {number: seat.person.id for number, seat in enumerate(table.seats) if seat.person is not None}


def views(table: Table) -> dict[str, tuple[int | None, list[int]]]:
    """From where everybody who sits at the table looks, and all their seats."""
    people = [seat.person for seat in table.seats if seat.person is not None]
    return {person.id: (table.seat_of(person), table.seats_of(person)) for person in people}


def row_key(table: Table) -> tuple[Any, ...]:
    """What the lists show of a table without delay."""
    return (table.status, table.rematch, tuple((seat.person, seat.bot, seat.resigned) for seat in table.seats))


def row_values(table: Table) -> dict[str, Any]:
    """`wakes` is in the past while somebody plays with bots or a clock: whoever finds it without an owner takes it."""
    if table.bots_alone():
        needed = bool(table.clock.running)
    else:
        needed = table.spec.clock.kind != "none" or any(seat.bot is not None for seat in table.seats)
    return {
        "status": table.status,
        "open": sum(seat.is_open() for seat in table.seats),
        "info": json.dumps({**table.row(None), "rules": table.game.version}, ensure_ascii=False),
        "wakes": 0.0 if table.status == "running" and needed else None,
        "updated": table.moved or time.time(),
    }
