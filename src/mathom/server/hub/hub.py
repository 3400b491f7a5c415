"""Brings people to tables: plays those that this process owns, and asks other processes for theirs."""

from __future__ import annotations

import asyncio
import re
import secrets
import time
from collections.abc import Callable, Coroutine
from typing import Any

from litestar.channels import ChannelsPlugin
from sqlalchemy.exc import DBAPIError, IntegrityError

from mathom.kernel import MathomError
from mathom.server.errors import DatabaseAway, NoSuchTable, TableBusy
from mathom.server.hub.advice import Curves
from mathom.server.hub.bots import BotPool, bots_of
from mathom.server.hub.checks import Checks
from mathom.server.hub.host import Host, Lost, Pen, Unwritten, restored, row_values, seated
from mathom.server.hub.letters import Answer, Ask, Check, Checked, Left, Letter, News, Over, Owned, Post, Silence
from mathom.server.hub.room import Listener, Room
from mathom.server.hub.served import ServedTime
from mathom.server.hub.verbs import VERBS
from mathom.server.logs import failure, note, trouble
from mathom.server.metrics import Metrics
from mathom.server.settings import Settings
from mathom.server.storage import Database, nodes
from mathom.server.storage import tables as rows
from mathom.tables import Person, Table, TableSpec, refusal

PATIENCE = 8.0
ANSWER_WITHIN = 1.0
LONG_VERBS = {"moments": 15.0, "go_on": 15.0, "moment": 5.0, "odds": 15.0, "chances": 15.0}
PAUSE = 0.1
WRITING_TRIES = 2
# By so much two processes may be mistaken about the database's clock while it is slow to answer.
CLOCKS_DIFFER = 2.0
MOST_WAIT = 60.0
FORGOTTEN_AFTER = 600.0
LOSSES_KEPT = 10_000
FAREWELL = 0.3
POSSIBLE_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")


class Refusal(Exception):
    """A refusal that came from another process: already plain data."""

    def __init__(self, plain: dict[str, Any]) -> None:
        super().__init__(plain["says"])
        self.plain = plain


class Hub:
    def __init__(self, settings: Settings, db: Database, metrics: Metrics, channels: ChannelsPlugin) -> None:
        self.settings = settings
        self.db = db
        self.metrics = metrics
        self.time = ServedTime()
        self.node = secrets.token_hex(8)
        self.bots = BotPool(settings.bot_workers, settings.bot_seconds, metrics)
        self.curves = Curves()
        self.hosts: dict[str, Host] = {}
        self.rooms: dict[str, Room] = {}
        self.owners: dict[str, str] = {}
        self.closing = False
        # What to add to our own clock to get the database's, which all processes share.
        self.ahead = 0.0
        self.checks = Checks(self)
        # Called with the marks of sessions that are over.
        self.over: Callable[[list[str]], None] = lambda marks: None
        self._post = Post(channels, self.node)
        self._calls: dict[str, asyncio.Future[Answer]] = {}
        self._opening: dict[str, asyncio.Task[Host | str]] = {}
        self._losses: dict[str, tuple[int, float]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        """Whoever waits for a task hears what it refuses; what should not happen at all is noted here."""
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, Exception) and not isinstance(error, MathomError | Refusal | Lost | DBAPIError):
            failure("something in the background failed", error)

    async def open(self) -> None:
        try:
            await self.count_time()
        except IntegrityError:
            # Another process has begun to count in the same moment.
            await self.count_time()
        await self._post.open(self._read)
        self.bots.start()

    async def count_time(self) -> None:
        """Agree with the other processes, and with the next one, on how long this site has been served."""
        self.time.catch_up(await self.db.write(nodes.served, self.time.now()))

    async def farewell(self) -> None:
        """Tell all sockets to connect again, to another process if there is one."""
        for room in list(self.rooms.values()):
            for listener in list(room.listeners):
                listener.stop()
        await asyncio.sleep(FAREWELL if self.rooms else 0)

    async def close(self) -> None:
        """What is under way is committed; then others may have the tables."""
        self.closing = True
        if self._tasks:
            await asyncio.wait(list(self._tasks), timeout=2)
        until = time.monotonic() + 2
        while any(host.busy for host in self.hosts.values()) and time.monotonic() < until:
            await asyncio.sleep(0.01)
        old = {table: values for table, host in self.hosts.items() if (values := host.last_row()) is not None}
        self.hosts.clear()
        await self.db.write(rows.change_tables, self.node, old)
        await self.count_time()
        await self.db.write(nodes.leave, self.node)
        self._post.send_all(Left(self.node))
        await self.bots.stop()
        await self._post.close()

    # Asking a table

    async def ask(self, table: str, verb: str, person: Person | None, **args: Any) -> Any:
        """Wherever the table is played. While it changes hands this waits; verbs can be asked twice without harm."""
        until, unwritten = time.monotonic() + PATIENCE, 0
        while not self.closing:
            try:
                where = await self._find(table)
                if isinstance(where, Host):
                    return await VERBS[verb](where, person, **args)
                return await self._forward(where, Ask("", self.node, table, verb, person, args))
            except Lost as lost:
                self.owners.pop(table, None)
                unwritten += isinstance(lost, Unwritten)
            if unwritten >= WRITING_TRIES:
                raise DatabaseAway()
            if time.monotonic() > until:
                break
            await asyncio.sleep(PAUSE)
        raise TableBusy()

    async def adopt(self, table: str) -> None:
        """Take a table that needs somebody, if nobody else is faster."""
        await self._find(table)

    async def _find(self, table: str) -> Host | str:
        """The table, or the node that has it."""
        if not POSSIBLE_ID.fullmatch(table):
            raise NoSuchTable(table=table[:40])
        return self.hosts.get(table) or self.owners.get(table) or await self._claim(table)

    async def _claim(self, table: str) -> Host | str:
        """All who want the table meanwhile share one opening: two at once would open it twice."""
        opening = self._opening.get(table)
        if opening is None:
            opening = self._opening[table] = self.spawn(self._open(table))
            opening.add_done_callback(lambda _: self._opening.pop(table, None))
        return await asyncio.shield(opening)

    async def _open(self, table: str) -> Host | str:
        claimed = await self.db.write(nodes.claim, table, self.node)
        if claimed is None:
            raise NoSuchTable(table=table)
        owner, epoch = claimed
        if owner != self.node:
            self.owners[table] = owner
            return owner
        return await self._restore(table, epoch)

    async def _restore(self, table: str, epoch: int) -> Host:
        rows_written, lines = await self.db.read(rows.read_lines, table)
        pen = Pen()
        opened = await asyncio.to_thread(restored, table, lines, pen, self.time.now())
        host = Host(self, opened, pen, rows_written, epoch)
        self.hosts[table] = host
        self.metrics.takeovers += 1
        self._post.send_all(Owned(table, self.node))
        if table in self.rooms:
            self.rooms[table].new_owner()
        host.stir()
        return host

    async def create(self, spec: TableSpec, record: list[str] | None = None) -> Host:
        id, pen = secrets.token_urlsafe(9), Pen()
        table = Table.create(id, spec, bots_of(spec.game), self.time.now(), pen, record=record)
        row = {
            "id": id,
            "game": spec.game,
            "public": spec.public,
            "spectators": spec.spectators,
            "invite": table.invite,
            "owner": self.node,
            "epoch": 1,
            "created": time.time(),
            "maker": spec.maker or None,
            **row_values(table),
        }
        await self.db.write(rows.add_table, row, seated(table), pen.take())
        host = self.hosts[id] = Host(self, table, pen, 1, 1)
        host.stir()
        return host

    def lose(self, host: Host) -> None:
        """Read the table again after a while, unless it is somebody else's by then."""
        table = host.table.id
        if self.hosts.get(table) is host:
            del self.hosts[table]
        self.metrics.errors += 1
        times, last = self._losses.get(table, (0, 0.0))
        times = times + 1 if time.monotonic() - last < FORGOTTEN_AFTER else 1
        self._losses[table] = (times, time.monotonic())
        while len(self._losses) > LOSSES_KEPT:
            del self._losses[next(iter(self._losses))]
        self.spawn(self._find_again(table, min(MOST_WAIT, 2.0**times - 1)))

    async def _find_again(self, table: str, wait: float) -> None:
        await asyncio.sleep(wait)
        try:
            await self._find(table)
        except Exception:
            trouble("a table cannot be opened", table=table)
        if table in self.rooms:
            self.rooms[table].new_owner()

    async def lay_aside(self, host: Host) -> None:
        """Nobody needs the table now."""
        table, values, wakes = host.table.id, host.last_row(), host.wakes()
        host.lost = True
        self.hosts.pop(table, None)
        if values is not None:
            await self.db.write(rows.change_tables, self.node, {table: values})
        await self.db.write(nodes.release, table, self.node, wakes)

    # Other processes

    async def _forward(self, node: str, letter: Ask) -> Any:
        letter.call = secrets.token_hex(8)
        answered = self._calls[letter.call] = asyncio.get_running_loop().create_future()
        self.metrics.forwarded += 1
        patience = LONG_VERBS.get(letter.verb, ANSWER_WITHIN)
        letter.until = time.monotonic() + self.ahead + patience + CLOCKS_DIFFER
        self._post.send(node, letter)
        try:
            answer = await asyncio.wait_for(answered, patience)
        except TimeoutError:
            raise Lost from None
        finally:
            del self._calls[letter.call]
        if answer.gone:
            raise Lost
        if answer.refusal is not None:
            raise Refusal(answer.refusal)
        return answer.value

    def _read(self, letter: Letter) -> None:
        match letter:
            case Ask():
                self.spawn(self._serve(letter))
            case Answer():
                waiting = self._calls.get(letter.call)
                if waiting is not None and not waiting.done():
                    waiting.set_result(letter)
            case News():
                self._deliver(letter)
            case Owned() if letter.node != self.node:
                self._other_owner(letter.table, letter.node)
            case Left() if letter.node != self.node:
                self.gone({letter.node})
            case Check():
                self.checks.answer(letter)
            case Checked():
                self.checks.hear(letter)
            case Over():
                self.over(letter.marks)
            case Silence():
                self._cut_off()

    def send(self, node: str, letter: Letter) -> None:
        self._post.send(node, letter)

    def tell_over(self, marks: list[str]) -> None:
        self._post.send_all(Over(marks))

    def _cut_off(self) -> None:
        """The other processes cannot be heard: who sits at one of their tables must not take old news for new ones."""
        for table, room in list(self.rooms.items()):
            if table not in self.hosts:
                room.cut_off()

    async def _serve(self, letter: Ask) -> None:
        answer = Answer(letter.call)
        host = self.hosts.get(letter.table)
        try:
            if host is None or self.closing or self._is_stale(letter):
                raise Lost
            person = None if letter.person is None else Person(*letter.person)
            answer.value = await VERBS[letter.verb](host, person, **letter.args)
        except Unwritten:
            answer.refusal = refusal(None, DatabaseAway())
        except Lost:
            answer.gone = True
        except MathomError as error:
            answer.refusal = refusal(None, error)
        except Exception:
            trouble("a question of another process failed", table=letter.table, verb=letter.verb)
            answer.refusal = refusal(None, TableBusy())
        self._post.send(letter.sender, answer)

    def _is_stale(self, letter: Ask) -> bool:
        """A letter that was held up on its way: whoever wrote it has told its sender by now that nothing was done."""
        return letter.until < time.monotonic() + self.ahead

    def send_news(self, node: str, news: News) -> None:
        if node == self.node:
            self._deliver(news)
        else:
            self._post.send(node, news)

    def _deliver(self, news: News) -> None:
        room = self.rooms.get(news.table)
        if room is not None:
            room.deliver(news)

    def _other_owner(self, table: str, node: str) -> None:
        host = self.hosts.pop(table, None)
        if host is not None:
            host.lost = True
            note("a table has gone to another process", table=table)
        self.owners[table] = node
        if table in self.rooms:
            self.rooms[table].new_owner()

    def gone(self, nodes_gone: set[str]) -> None:
        """These processes are no more: who sits at their tables looks for a new owner."""
        lost = [table for table, owner in self.owners.items() if owner in nodes_gone]
        for table in lost:
            del self.owners[table]
            if table in self.rooms:
                self.rooms[table].new_owner()
        for host in self.hosts.values():
            for node in nodes_gone & host.watchers.keys():
                self.spawn(host.perform(host.dead(node)))

    # Sockets

    def room(self, table: str) -> Room:
        if table not in self.rooms:
            self.rooms[table] = Room(self, table)
        return self.rooms[table]

    async def leave(self, room: Room, listener: Listener) -> None:
        """A table that is not open anywhere need not be told that nobody is there."""
        room.listeners.discard(listener)
        try:
            if room.listeners or room.table in self.hosts or room.table in self.owners:
                await room.report()
        finally:
            if not room.listeners and self.rooms.get(room.table) is room:
                del self.rooms[room.table]
