"""Which processes are alive, and which of them owns which table.

A node renews its lease every second; three seconds without renewal, and others may take its tables. Time is the
database's own, so that clocks of different machines need not agree.
"""

from __future__ import annotations

import time
from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, delete, func, insert, or_, select, update

from mathom.server.storage.schema import facts, nodes, tables

LEASE = 3.0
SERVED = "served"
# Of several processes that count the same second, one writes it down.
COARSE = 0.5
FOREVER = 1e12
JULIAN_EPOCH = 2440587.5
DAY = 86400.0


def clock(connection: Connection) -> ColumnElement[Any]:
    """Seconds since 1970 by the database's clock."""
    if connection.dialect.name == "sqlite":
        return (func.julianday("now") - JULIAN_EPOCH) * DAY
    return func.extract("epoch", func.clock_timestamp())


def alive(connection: Connection) -> Select[Any]:
    return select(nodes.c.id).where(nodes.c.until > clock(connection))


def enter(connection: Connection, node: str, alone: bool) -> int:
    """Announce a node; the number of others that are alive. `alone` means that no other process can be there."""
    if alone:
        connection.execute(delete(nodes))
    connection.execute(delete(nodes).where(nodes.c.until < clock(connection) - DAY))
    others = connection.execute(select(func.count()).select_from(alive(connection).subquery())).scalar_one()
    until: Any = FOREVER if alone else clock(connection) + LEASE
    connection.execute(insert(nodes).values(id=node, until=until))
    return int(others)


def renew(connection: Connection, node: str) -> tuple[bool, float]:
    """False if the lease had run out before: then the tables may have gone to others. And the time, by this clock."""
    now = clock(connection)
    time = float(connection.execute(select(now)).scalar_one())
    held = connection.execute(update(nodes).where(nodes.c.id == node, nodes.c.until > now).values(until=now + LEASE))
    if held.rowcount:
        return True, time
    connection.execute(delete(nodes).where(nodes.c.id == node))
    connection.execute(insert(nodes).values(id=node, until=now + LEASE))
    return False, time


def leave(connection: Connection, node: str) -> None:
    """All tables of the node are free at once."""
    connection.execute(update(tables).where(tables.c.owner == node).values(owner=None))
    connection.execute(delete(nodes).where(nodes.c.id == node))


def living(connection: Connection) -> set[str]:
    return set(connection.execute(alive(connection)).scalars())


def claim(connection: Connection, table: str, node: str) -> tuple[str, int] | None:
    """Take a table that nobody else owns; who owns it now, and the how manieth owner that is. None: no such table."""
    free = or_(tables.c.owner.is_(None), tables.c.owner == node, tables.c.owner.not_in(alive(connection)))
    mine = update(tables).where(tables.c.id == table, free).values(owner=node, epoch=tables.c.epoch + 1)
    connection.execute(mine)
    row = connection.execute(select(tables.c.owner, tables.c.epoch).where(tables.c.id == table)).first()
    return None if row is None else (str(row[0]), int(row[1]))


def served(connection: Connection, counted: float) -> float:
    """How long this site has been served, as far as anybody has counted; `counted` is what the caller has.

    It begins with the time of day, so that what was written by it before stays what it was.
    """
    mine = facts.c.name == SERVED
    found = connection.execute(select(facts.c.value).where(mine)).scalar()
    if found is None:
        counted = time.time()
        connection.execute(insert(facts).values(name=SERVED, value=str(counted)))
    elif float(found) < counted - COARSE:
        connection.execute(update(facts).where(mine).values(value=str(counted)))
    return counted if found is None else max(counted, float(found))


def any_waits(connection: Connection) -> bool:
    """Whether a table that was laid aside waits for its time."""
    return connection.execute(select(tables.c.id).where(tables.c.wakes > 0).limit(1)).first() is not None


def orphans(connection: Connection, limit: int, now: float) -> list[str]:
    """Tables that need somebody now and have nobody. `now` is the time that they go by, see `served`."""
    free = or_(tables.c.owner.is_(None), tables.c.owner.not_in(alive(connection)))
    due = tables.c.wakes <= now
    query = select(tables.c.id).where(due, free).order_by(tables.c.wakes).limit(limit)
    return list(connection.execute(query).scalars())


def release(connection: Connection, table: str, node: str, wakes: float | None) -> None:
    held = update(tables).where(tables.c.id == table, tables.c.owner == node)
    connection.execute(held.values(owner=None, wakes=wakes))
