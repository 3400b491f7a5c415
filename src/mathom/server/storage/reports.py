"""Reported problems."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, insert, select

from mathom.server.storage.schema import reports

LISTED = 500


def add_report(connection: Connection, row: dict[str, Any]) -> None:
    connection.execute(insert(reports).values(row))


def all_reports(connection: Connection) -> list[dict[str, Any]]:
    c = reports.c
    query = select(c.id, c.table_id.label("table"), c.n, c.words, c.who, c.created.label("when"))
    return [dict(row) for row in connection.execute(query.order_by(c.created.desc()).limit(LISTED)).mappings()]


def report_record(connection: Connection, report: str) -> tuple[str, str] | None:
    """The table of a report, and the record that was kept."""
    row = connection.execute(select(reports.c.table_id, reports.c.record).where(reports.c.id == report)).first()
    return None if row is None else (str(row[0]), str(row[1]))
