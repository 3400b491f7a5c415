"""What a table can be asked by its own process or by another one. Arguments and answers are plain data."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from mathom import tables
from mathom.server.errors import NoSuchTable
from mathom.server.hub.host import Host
from mathom.server.storage.tables import read_lines
from mathom.tables import Person, Table

Verb = Callable[..., Awaitable[Any]]


async def watch(
    host: Host, person: Person | None, node: str, people: dict[str, str], listening: bool, count: int
) -> None:
    """A process says which people have sockets there, and whether it wants the news; its reports are counted."""
    await host.perform(host.watch(node, people, listening, count))


async def catch_up(
    host: Host, person: Person, node: str, since: int | None = None, invite: str | None = None
) -> dict[str, Any]:
    """The person's seat and all that it has missed since message `since`; an invitation gives a seat if one is free.

    From now on `node` is told the news.
    """
    table = host.table
    if invite is not None and table.seat_of(person) is None and any(seat.is_open() for seat in table.seats):
        await join(host, person, invite)
    if not may_watch(table, person, invite):
        raise NoSuchTable(table=table.id)

    def look(table: Table) -> dict[str, Any]:
        viewer = table.seat_of(person)
        feed = table.feed(viewer)
        missed = None if since is None else feed.since(since)
        messages = [table.welcome(viewer)] if missed is None else missed
        host.watchers.setdefault(node, {})
        return {"viewer": viewer, "n": feed.n, "messages": [msgspec.Raw(message.text) for message in messages]}

    return await host.perform(look)


def may_watch(table: Table, person: Person, invite: str | None) -> bool:
    if table.seat_of(person) is not None:
        return True
    return table.spec.spectators and (table.spec.public or invite == table.invite)


async def do(host: Host, person: Person, command: dict[str, Any]) -> dict[str, Any]:
    if not may_command(host.table, person):
        raise NoSuchTable(table=host.table.id)
    reply = await host.perform(lambda table: tables.do(table, person, command, time.time()))
    spec = host.table.take_rematch()
    if spec is not None:
        try:
            new = await host.keeper.create(spec)
        except BaseException:
            host.table.wants_rematch = None
            raise
        await host.perform(lambda table: table.rematched(new.table.id))
    return reply


def may_command(table: Table, person: Person) -> bool:
    """Whoever got in with an invitation may chat, too."""
    return table.seat_of(person) is not None or table.spec.spectators


async def join(host: Host, person: Person, invite: str | None = None, seat: int | None = None) -> int:
    """Who was watching stops watching."""

    def sit(table: Table) -> int:
        watching = person.id in host.present() and table.seat_of(person) is None
        number = table.join(person, invite, seat, time.time())
        if watching:
            table.watching -= 1
            table.here(person, True)
        return number

    seated = host.table.seat_of(person)
    return await host.perform(sit, None if seated is not None else person.id)


async def info(host: Host, person: Person) -> dict[str, Any]:
    return host.table.row(host.table.seat_of(person))


async def moments(host: Host, person: Person, invite: str | None = None, admin: bool = False) -> list[dict[str, Any]]:
    _check_read(host, person, invite, admin)
    return await host.study(lambda table: tables.moments(table, person))


async def moment(
    host: Host, person: Person, n: int, seat: int | None = None, invite: str | None = None, admin: bool = False
) -> dict[str, Any]:
    _check_read(host, person, invite, admin)
    return await host.study(lambda table: tables.moment(table, person, n, seat))


def _check_read(host: Host, person: Person, invite: str | None, admin: bool) -> None:
    """Admins may read every table, as one who looks on: somebody may have reported a problem there."""
    if not admin and not may_watch(host.table, person, invite):
        raise NoSuchTable(table=host.table.id)


async def go_on(host: Host, person: Person, n: int, invite: str | None = None, admin: bool = False) -> dict[str, str]:
    """A new table that goes on after `n` choices."""
    _check_read(host, person, invite, admin)
    _, lines = await host.keeper.db.read(read_lines, host.table.id)
    spec, record = await host.study(lambda table: tables.continuation(table, person, n, lines))
    new = await host.keeper.create(spec, record)
    return {"id": new.table.id, "invite": new.table.invite}


VERBS: dict[str, Verb] = {
    "watch": watch,
    "catch_up": catch_up,
    "do": do,
    "join": join,
    "info": info,
    "moments": moments,
    "moment": moment,
    "go_on": go_on,
}
