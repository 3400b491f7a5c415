"""Tables and their lines in the database."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import ColumnElement, Connection, bindparam, delete, func, insert, select, update

from mathom.kernel import lines_of
from mathom.server.storage.schema import lines, seats, tables

LISTED = 100


def add_table(connection: Connection, row: dict[str, Any], people: dict[int, str], text: str) -> None:
    connection.execute(insert(tables).values(row))
    _seat(connection, row["id"], people)
    connection.execute(insert(lines).values(table_id=row["id"], n=0, text=text))


def change_table(connection: Connection, table: str, values: dict[str, Any], people: dict[int, str] | None) -> None:
    connection.execute(update(tables).where(tables.c.id == table).values(values))
    if people is not None:
        connection.execute(delete(seats).where(seats.c.table_id == table))
        _seat(connection, table, people)


def change_tables(connection: Connection, owner: str, rows: dict[str, dict[str, Any]]) -> None:
    """The rows of several tables, by their ids; those that have another owner by now are left alone."""
    if not rows:
        return
    names = list(next(iter(rows.values())))
    wanted = (tables.c.id == bindparam("table"), tables.c.owner == bindparam("node"))
    query = update(tables).where(*wanted).values({name: bindparam(f"new_{name}") for name in names})
    connection.execute(
        query,
        [
            {"table": table, "node": owner, **{f"new_{name}": row[name] for name in names}}
            for table, row in rows.items()
        ],
    )


def _seat(connection: Connection, table: str, people: dict[int, str]) -> None:
    rows = [{"table_id": table, "seat": seat, "person": person} for seat, person in people.items()]
    if rows:
        connection.execute(insert(seats), rows)


def read_lines(connection: Connection, table: str) -> tuple[int, list[str]]:
    """The number of the next row, and all lines."""
    rows = connection.execute(select(lines.c.text).where(lines.c.table_id == table).order_by(lines.c.n)).scalars().all()
    return len(rows), lines_of("".join(rows))


def record(connection: Connection, table: str) -> str:
    """The game's record without the entries of the table."""
    _, all_lines = read_lines(connection, table)
    return "".join(line for line in all_lines if not line.startswith('{"table":'))


def plays(connection: Connection, table: str, person: str) -> bool:
    """Whether the person sits at the table, and its game is not over."""
    unfinished = (tables.c.id == table, tables.c.status != "finished")
    query = select(seats.c.seat).join(tables, tables.c.id == seats.c.table_id).where(*unfinished)
    return connection.execute(query.where(seats.c.person == person).limit(1)).first() is not None


def without_people(connection: Connection, maker: str, since: float) -> int:
    """How many tables of this maker are played by bots alone, and have been since then."""
    seated = select(seats.c.seat).where(seats.c.table_id == tables.c.id).exists()
    theirs = (tables.c.maker == maker, tables.c.status != "finished", tables.c.open == 0, tables.c.updated > since)
    query = select(func.count()).select_from(tables).where(*theirs, ~seated)
    return int(connection.execute(query).scalar_one())


def listed(connection: Connection, which: str, person: str) -> list[dict[str, Any]]:
    """The tables of a list as they were last written down."""
    mine = select(seats.c.table_id).where(seats.c.person == person)
    own = select(seats.c.seat).where(seats.c.person == person, seats.c.table_id == tables.c.id).limit(1)
    wanted: dict[str, ColumnElement[bool]] = {
        "mine": tables.c.id.in_(mine),
        "open": (tables.c.status == "open") & tables.c.public & (tables.c.open > 0),
        "live": tables.c.status.in_(("running", "paused")) & tables.c.public & tables.c.spectators,
        "finished": (tables.c.status == "finished") & (tables.c.public | tables.c.id.in_(mine)),
    }
    columns = (tables.c.info, tables.c.invite, tables.c.updated, own.scalar_subquery())
    query = select(*columns).where(wanted[which])
    order = [tables.c.status == "finished", tables.c.updated.desc()]
    rows = connection.execute(query.order_by(*order).limit(LISTED)).all()
    return [
        {**json.loads(info), "moved": updated, "you": seat, **({} if seat is None else {"invite": invite})}
        for info, invite, updated, seat in rows
    ]
