"""Reported problems, with the record up to now; admins read them."""

from __future__ import annotations

import secrets
import time

from litestar import Response, get, post

from mathom.server.context import Context
from mathom.server.errors import NoSuchReport, PlaysThere
from mathom.server.http.who import REFUSALS, AnyRequest, address
from mathom.server.people import Visitor
from mathom.server.people.names import visible
from mathom.server.storage import reports as rows
from mathom.server.storage.tables import plays, record
from mathom.server.wire import ReportInfo, ReportMade, ReportWish


@post("/api/reports", responses=REFUSALS, status_code=201, summary="Report a problem", tags=["reports"])
async def report(request: AnyRequest, context: Context, visitor: Visitor, data: ReportWish) -> ReportMade:
    context.reports.spend(address(request))
    await context.hub.ask(data.table, "may_read", visitor.person, invite=data.invite, admin=visitor.is_admin)
    row = {
        "id": secrets.token_hex(6),
        "table_id": data.table,
        "n": data.n,
        "words": visible(data.words),
        "person": visitor.row.id,
        "who": visitor.row.name,
        "created": time.time(),
        "record": await context.db.read(record, data.table),
    }
    await context.db.write(rows.add_report, row)
    return ReportMade(str(row["id"]))


@get("/api/admin/reports", responses=REFUSALS, summary="All reports, for admins", tags=["reports"])
async def listed(context: Context, admin: Visitor) -> list[ReportInfo]:
    return [ReportInfo(**row) for row in await context.db.read(rows.all_reports)]


@get("/api/admin/reports/{id:str}/record", responses=REFUSALS, summary="The record of a report", tags=["reports"])
async def reported(context: Context, admin: Visitor, id: str) -> Response[str]:
    """A record shows every hand: not to somebody who plays there."""
    found = await context.db.read(rows.report_record, visible(id))
    if found is None:
        raise NoSuchReport(report=id)
    table, kept = found
    if await context.db.read(plays, table, admin.row.id):
        raise PlaysThere()
    return Response(kept, media_type="application/jsonl")


HANDLERS = [report, listed, reported]
