"""The sockets that this process has at one table, wherever the table is played."""

from __future__ import annotations

import asyncio
import contextlib
from itertools import count
from typing import Any, Protocol

import msgspec

from mathom.server.hub.letters import Item, News, Place
from mathom.tables import Person

QUEUE = 512
CATCH_UP_WITHIN = 2.0

_encode = msgspec.json.Encoder().encode
_reports = count(1)


class Asker(Protocol):
    node: str

    async def ask(self, table: str, verb: str, person: Person | None, **args: Any) -> Any: ...
    def spawn(self, work: Any) -> asyncio.Task[Any]: ...


class Listener:
    """One socket's end of a feed. Messages wait in `queue`; None in it means: hang up, connect again."""

    def __init__(self, person: Person, invite: str | None) -> None:
        self.person = person
        self.invite = invite
        self.viewer: int | None = None
        self.n = -1
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(QUEUE)
        self.admitted = False
        self.stopped = False
        self.dismissed = False
        # The seat changed while it was asked for: the answer on its way may be from before.
        self.outdated = False
        self._ready = asyncio.Event()
        self._early: list[Item] = []

    @property
    def ready(self) -> bool:
        """Whether all that has been told is here; otherwise it is being asked for again."""
        return self._ready.is_set()

    def wait_for_more(self) -> None:
        self._ready.clear()

    async def caught_up(self) -> None:
        """So that an answer to a command never comes before the document that shows what it did."""
        if not self.ready and not self.stopped:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._ready.wait(), CATCH_UP_WITHIN)

    def say(self, message: bytes) -> None:
        if self.stopped:
            return
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            self.stop()

    def stop(self) -> None:
        """Somebody who reads too slowly, or whose table cannot be reached: resuming later is better than waiting."""
        if self.stopped:
            return
        self.stopped = True
        if self.queue.full():
            # All of it, not just the oldest: who gets a part would take the rest for a whole.
            while not self.queue.empty():
                self.queue.get_nowait()
        self.queue.put_nowait(None)

    def dismiss(self) -> None:
        """Whoever opened this socket has logged out."""
        self.dismissed = True
        self.stop()

    def hear(self, item: Item) -> bool:
        """Take a message of the feed; False if some before it are missing."""
        if self.stopped:
            return True
        if not self.ready:
            self._early.append(item)
            if len(self._early) > QUEUE:
                self.stop()
            return True
        if item.viewer != self.viewer or item.n <= self.n:
            return True
        if item.n != self.n + 1:
            return False
        self.n = item.n
        self.say(bytes(item.message))
        return True

    def seat(self, answer: dict[str, Any]) -> bool:
        """Go on from the answer to `catch_up`; False if something is missing even so."""
        self.viewer = answer["viewer"]
        for message in answer["messages"]:
            self.say(_encode(message))
        self.n = answer["n"]
        self.admitted = True
        if self.outdated:
            self.outdated = False
            return False
        self._ready.set()
        early, self._early = self._early, []
        return all(self.hear(item) for item in early)


class Room:
    def __init__(self, hub: Asker, table: str) -> None:
        self.hub = hub
        self.table = table
        self.listeners: set[Listener] = set()

    async def enter(self, listener: Listener, since: int | None) -> None:
        """Raises what the table says against it."""
        self.listeners.add(listener)
        await self._catch_up(listener, since)
        await self.report()

    async def report(self) -> None:
        """Tell the owner who is here."""
        people = {listener.person.id: listener.person.name for listener in self.listeners if listener.admitted}
        wish = {"people": people, "listening": bool(self.listeners), "count": next(_reports)}
        await self.hub.ask(self.table, "watch", None, node=self.hub.node, **wish)

    def deliver(self, news: News) -> None:
        for listener in list(self.listeners):
            if listener.person.id in news.reseated:
                # Before anything else: what is told to the old seat from now on is no longer for them.
                self._reseat(listener)
            whole = all(listener.hear(item) for item in news.items)
            if listener.ready and not whole:
                self._resume(listener)

    def _reseat(self, listener: Listener) -> None:
        if listener.ready:
            self._resume(listener)
        else:
            listener.outdated = True

    def places(self) -> list[Place]:
        """How far everybody here is, except those who ask again just now."""
        ready = [listener for listener in self.listeners if listener.ready and not listener.stopped]
        return [Place(listener.person.id, listener.viewer, listener.n) for listener in ready]

    def is_behind(self, should: list[Place]) -> bool:
        """Whether somebody here has less than the owner has told, or another seat, or is unknown to it."""
        last = {place.person: (place.viewer, place.n) for place in should}
        for place in self.places():
            viewer, n = last.get(place.person, (place.viewer, place.n + 1))
            if viewer != place.viewer or n > place.n:
                return True
        return False

    def cut_off(self) -> None:
        """The table cannot be reached now."""
        for listener in list(self.listeners):
            listener.stop()

    def new_owner(self) -> None:
        """Everything is asked for again: the new owner knows nobody."""
        behind = [listener for listener in self.listeners if listener.ready]
        for listener in behind:
            listener.wait_for_more()
        self.hub.spawn(self._start_again(behind))

    async def _start_again(self, behind: list[Listener]) -> None:
        try:
            await self.report()
        except Exception:
            for listener in behind:
                listener.stop()
            return
        for listener in behind:
            await self._resumed(listener)

    def _resume(self, listener: Listener) -> None:
        listener.wait_for_more()
        self.hub.spawn(self._resumed(listener))

    async def _resumed(self, listener: Listener) -> None:
        try:
            await self._catch_up(listener, listener.n)
        except Exception:
            listener.stop()

    async def _catch_up(self, listener: Listener, since: int | None) -> None:
        wish = {"node": self.hub.node, "since": since, "invite": listener.invite, "again": listener.admitted}
        answer = await self.hub.ask(self.table, "catch_up", listener.person, **wish)
        if not listener.seat(answer):
            self._resume(listener)
