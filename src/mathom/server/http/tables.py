"""Tables: made, listed, joined, looked back at."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import get, post
from litestar.params import Parameter

from mathom.server.context import Context
from mathom.server.http.who import REFUSALS, AnyRequest, address
from mathom.server.hub import bots_of
from mathom.server.people import Visitor
from mathom.server.storage import tables as rows
from mathom.server.wire import (
    ContinueWish,
    Joined,
    JoinWish,
    Moment,
    MomentView,
    TableInfo,
    TableMade,
    TableWish,
)
from mathom.tables import TableSpec

Which = Literal["mine", "open", "live", "finished"]
Infos = list[TableInfo]
Number = Annotated[int, Parameter(ge=0, le=1_000_000)]
Seat = Annotated[int | None, Parameter(ge=0, le=100)]
Invite = Annotated[str | None, Parameter(max_length=64)]


@post("/api/tables", responses=REFUSALS, status_code=201, summary="A new table", tags=["tables"])
async def new_table(request: AnyRequest, context: Context, visitor: Visitor, data: TableWish) -> TableMade:
    context.tables.spend(address(request))
    body: dict[str, Any] = msgspec.to_builtins(data)
    spec = TableSpec.read(body, visitor.person, bots_of(data.game))
    host = await context.hub.create(spec)
    return TableMade(host.table.id, host.table.invite)


@get("/api/tables", responses=REFUSALS, summary="Tables: mine, open, live or finished", tags=["tables"])
async def listed(context: Context, visitor: Visitor, list: Which = "mine") -> Infos:
    found = await context.db.read(rows.listed, list, visitor.row.id)
    return [_info(_live(context, visitor, info)) for info in found]


def _live(context: Context, visitor: Visitor, info: dict[str, Any]) -> dict[str, Any]:
    """As it is now, if the table is played here."""
    host = context.hub.hosts.get(info["id"])
    if host is None:
        return info
    row = host.table.row(host.table.seat_of(visitor.person))
    return {**row, "moved": row["moved"] or info["moved"]}


@get("/api/tables/{table:str}", responses=REFUSALS, summary="A table", tags=["tables"])
async def one_table(context: Context, visitor: Visitor, table: str) -> TableInfo:
    return _info(await context.hub.ask(table, "info", visitor.person))


@post("/api/tables/{table:str}/join", responses=REFUSALS, status_code=200, summary="Take a seat", tags=["tables"])
async def join(context: Context, visitor: Visitor, table: str, data: JoinWish) -> Joined:
    seat = await context.hub.ask(table, "join", visitor.person, invite=data.invite, seat=data.seat)
    return Joined(seat)


@get(
    "/api/tables/{table:str}/moments",
    responses=REFUSALS,
    summary="All moments of a game, as you may see them",
    tags=["tables"],
)
async def moments(context: Context, visitor: Visitor, table: str, invite: Invite = None) -> list[Moment]:
    found = await context.hub.ask(table, "moments", visitor.person, invite=invite, admin=visitor.is_admin)
    return msgspec.convert(found, list[Moment])


@get(
    "/api/tables/{table:str}/moments/{n:int}", responses=REFUSALS, summary="How it was after n choices", tags=["tables"]
)
async def moment(
    context: Context, visitor: Visitor, table: str, n: Number, seat: Seat = None, invite: Invite = None
) -> MomentView:
    wish = {"n": n, "seat": seat, "invite": invite, "admin": visitor.is_admin}
    found = await context.hub.ask(table, "moment", visitor.person, **wish)
    return msgspec.convert(found, MomentView)


@post(
    "/api/tables/{table:str}/continue",
    responses=REFUSALS,
    status_code=201,
    summary="A new table that goes on from there",
    tags=["tables"],
)
async def go_on(request: AnyRequest, context: Context, visitor: Visitor, table: str, data: ContinueWish) -> TableMade:
    context.tables.spend(address(request))
    wish = {"n": data.n, "invite": data.invite, "admin": visitor.is_admin}
    made = await context.hub.ask(table, "go_on", visitor.person, **wish)
    return TableMade(made["id"], made["invite"])


def _info(info: dict[str, Any]) -> TableInfo:
    return msgspec.convert(info, TableInfo)


HANDLERS = [new_table, listed, one_table, join, moments, moment, go_on]
