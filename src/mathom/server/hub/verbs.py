"""What a table can be asked by its own process or by another one. Arguments and answers are plain data."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from mathom import tables
from mathom.kernel import Reason
from mathom.server.errors import NoSuchTable
from mathom.server.hub import advice
from mathom.server.hub.host import Host
from mathom.server.storage.tables import read_lines
from mathom.tables import NotNow, NotSeated, Person, Table

Verb = Callable[..., Awaitable[Any]]


async def watch(
    host: Host, person: Person | None, node: str, people: dict[str, str], listening: bool, count: int
) -> None:
    """A process says which people have sockets there, and whether it wants the news; its reports are counted."""
    await host.perform(host.watch(node, people, listening, count))


async def catch_up(
    host: Host,
    person: Person,
    node: str,
    since: int | None = None,
    invite: str | None = None,
    again: bool = False,
) -> dict[str, Any]:
    """The person's seat and all that it has missed since message `since`; an invitation gives a seat if one is free,
    but not to somebody who is here already and asks `again`: they may just have left it.

    From now on `node` is told the news.
    """
    table = host.table
    has_room = not table.finished and any(seat.is_open() for seat in table.seats)
    if invite is not None and not again and not table.seats_of(person) and has_room:
        await join(host, person, invite)
    if not may_watch(table, person, invite):
        raise NoSuchTable(table=table.id)

    def look(table: Table) -> dict[str, Any]:
        viewer = table.seat_of(person)
        feed = table.feed(viewer)
        missed = None if since is None else feed.since(since)
        mine = table.seats_of(person)
        messages = [table.welcome(viewer, host.keeper.time.now(), mine)] if missed is None else missed
        host.watchers.setdefault(node, {})
        return {"viewer": viewer, "n": feed.n, "messages": [msgspec.Raw(message.text) for message in messages]}

    return await host.perform(look)


def may_watch(table: Table, person: Person, invite: str | None) -> bool:
    """Who made a table looks on at it even if all seats are the bots'."""
    if table.seats_of(person):
        return True
    return table.spec.spectators and (table.spec.public or invite == table.invite or person.id == table.spec.maker)


async def do(host: Host, person: Person, command: dict[str, Any]) -> dict[str, Any]:
    if not may_command(host.table, person):
        raise NoSuchTable(table=host.table.id)
    reply = await host.perform(lambda table: tables.do(table, person, command, host.keeper.time.now()))
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
    return bool(table.seats_of(person)) or table.spec.spectators


async def join(host: Host, person: Person, invite: str | None = None, seat: int | None = None) -> int:
    table = host.table
    if not (table.spec.public or invite == table.invite or table.seats_of(person)):
        raise NoSuchTable(table=table.id)
    return await host.perform(lambda table: table.join(person, invite, seat, host.keeper.time.now()))


async def info(host: Host, person: Person, invite: str | None = None, admin: bool = False) -> dict[str, Any]:
    """What the lists show of a public table is for everybody; a private one is as if it were not there."""
    table, mine = host.table, host.table.seats_of(person)
    if not (mine or table.spec.public or admin or invite == table.invite):
        raise NoSuchTable(table=table.id)
    return table.row(mine[0] if mine else None)


async def moments(host: Host, person: Person, invite: str | None = None, admin: bool = False) -> list[dict[str, Any]]:
    _check_read(host, person, invite, admin)
    return await host.study(lambda table: tables.moments(table, person))


async def moment(
    host: Host, person: Person, n: int, seat: int | None = None, invite: str | None = None, admin: bool = False
) -> dict[str, Any]:
    _check_read(host, person, invite, admin)
    return await host.study(lambda table: tables.moment(table, person, n, seat))


async def since(host: Host, person: Person, invite: str | None = None, admin: bool = False) -> list[dict[str, Any]]:
    _check_read(host, person, invite, admin)
    return await host.study(lambda table: tables.since_yours(table, person))


async def log(
    host: Host, person: Person, before: int, invite: str | None = None, admin: bool = False
) -> dict[str, Any]:
    """A page of all that was told at the table, also of what a welcome leaves out."""
    _check_read(host, person, invite, admin)
    return host.table.page(host.table.seat_of(person), before)


async def may_read(host: Host, person: Person, invite: str | None = None, admin: bool = False) -> None:
    """Refused to whoever may not look at the table, and so has nothing to report of it."""
    _check_read(host, person, invite, admin)


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


async def odds(host: Host, person: Person, about: str) -> dict[str, Any]:
    """Of a battle, as far as the person's seat can know; while a game goes on, for those who play it."""
    table = host.table
    seat = table.seat_of(person)
    if not may_watch(table, person, None):
        raise NoSuchTable(table=table.id)
    if seat is None:
        raise NotSeated()
    if table.match is None or table.finished:
        raise NotNow(why=Reason(f"the-table-is-{table.status}"))
    wish = advice.OddsWish(table.spec.game, seat, about, table.match.state.dump())
    return await advice.odds(host.keeper.bots, wish)


async def chances(host: Host, person: Person, invite: str | None = None, admin: bool = False) -> dict[str, Any]:
    """How the chances stood in a game that is over; it takes a while, and goes on as long as somebody asks."""
    _check_read(host, person, invite, admin)
    table = host.table
    if table.match is None or not table.finished:
        raise NotNow(why=Reason("the-game-is-not-over"))
    key = (table.id, table.match.seq)
    curve = host.keeper.curves.get(*key)
    if curve is None:
        end, moments = await host.study(lambda table: tables.turning_points(table, advice.MOMENTS))
        result = (table.result or {}).get("winners", [])
        found = [advice.Moment(n, state) for n, state in moments]
        curve = advice.Curve(table.spec.game, len(table.seats), found, end, result)
        host.keeper.curves.keep(*key, curve)
    return curve.look(host.keeper.bots)


VERBS: dict[str, Verb] = {
    "watch": watch,
    "catch_up": catch_up,
    "do": do,
    "join": join,
    "info": info,
    "may_read": may_read,
    "log": log,
    "moments": moments,
    "moment": moment,
    "since": since,
    "go_on": go_on,
    "odds": odds,
    "chances": chances,
}
