"""Tables: made, listed, joined, looked back at."""

from __future__ import annotations

import time
from typing import Annotated, Any, Literal

import msgspec
from litestar import get, post
from litestar.params import Parameter

from mathom.server.context import Context
from mathom.server.errors import BotsEnough
from mathom.server.http.who import REFUSALS, AnyRequest, address
from mathom.server.hub import bots_of
from mathom.server.people import Visitor
from mathom.server.storage import tables as rows
from mathom.server.wire import (
    Chances,
    ContinueWish,
    Happened,
    Joined,
    JoinWish,
    LogPage,
    Moment,
    MomentView,
    OddsFound,
    TableInfo,
    TableMade,
    TableWish,
)
from mathom.tables import TableSpec

# As many tables of bots alone may somebody have made, of those that have played within so many seconds.
BOTS_ALONE, BOTS_ALONE_FOR = 3, 3600.0

Which = Literal["mine", "open", "live", "finished"]
Infos = list[TableInfo]
Number = Annotated[int, Parameter(ge=0, le=1_000_000)]
Seat = Annotated[int | None, Parameter(ge=0, le=100)]
Invite = Annotated[str | None, Parameter(max_length=64)]
About = Annotated[str, Parameter(max_length=800)]


@post("/api/tables", responses=REFUSALS, status_code=201, summary="A new table", tags=["tables"])
async def new_table(request: AnyRequest, context: Context, visitor: Visitor, data: TableWish) -> TableMade:
    context.tables.spend(address(request))
    # As it was sent: in the struct a whole number of seconds is none any more.
    sent: dict[str, Any] = await request.json()
    body = {name: value for name, value in sent.items() if value is not None}
    spec = TableSpec.read(body, visitor.person, bots_of(data.game))
    if all(seat.bot is not None for seat in spec.seats):
        made = await context.db.read(rows.without_people, visitor.row.id, time.time() - BOTS_ALONE_FOR)
        if made >= BOTS_ALONE:
            raise BotsEnough(most=BOTS_ALONE)
    host = await context.hub.create(spec)
    return TableMade(host.table.id, host.table.invite)


@get("/api/tables", responses=REFUSALS, summary="Tables: mine, open, live or finished", tags=["tables"])
async def listed(context: Context, visitor: Visitor, list: Which = "mine") -> Infos:
    found = await context.db.read(rows.listed, list, visitor.row.id)
    troubles = await context.legacy.troubles(info for info in found if info["id"] not in context.hub.hosts)
    now = [_live(context, visitor, info) | _trouble(troubles.get(info["id"])) for info in found]
    return [_info(info) for info in now if not _cancelled(info)]


def _cancelled(info: dict[str, Any]) -> bool:
    """Nobody wants to see such a table again."""
    return bool(info["result"]) and info["result"]["how"] == "cancelled"


def _trouble(why: dict[str, Any] | None) -> dict[str, Any]:
    return {} if why is None else {"trouble": why}


def _live(context: Context, visitor: Visitor, info: dict[str, Any]) -> dict[str, Any]:
    """As it is now, if the table is played here."""
    host = context.hub.hosts.get(info["id"])
    if host is None:
        return info
    mine = host.table.seats_of(visitor.person)
    row = host.table.row(mine[0] if mine else None)
    return {**row, "moved": row["moved"] or info["moved"]}


@get("/api/tables/{table:str}", responses=REFUSALS, summary="A table", tags=["tables"])
async def one_table(context: Context, visitor: Visitor, table: str, invite: Invite = None) -> TableInfo:
    wish = {"invite": invite, "admin": visitor.is_admin}
    return _info(await context.hub.ask(table, "info", visitor.person, **wish))


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
    await context.studies.keep(visitor.row.id)
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


@get(
    "/api/tables/{table:str}/since", responses=REFUSALS, summary="What happened since your last choice", tags=["tables"]
)
async def since(context: Context, visitor: Visitor, table: str, invite: Invite = None) -> list[Happened]:
    found = await context.hub.ask(table, "since", visitor.person, invite=invite, admin=visitor.is_admin)
    return msgspec.convert(found, list[Happened])


@get("/api/tables/{table:str}/odds", responses=REFUSALS, summary="How a battle would probably end", tags=["tables"])
async def odds(context: Context, visitor: Visitor, table: str, about: About) -> OddsFound:
    await context.odds.keep(visitor.row.id)
    return OddsFound(await context.hub.ask(table, "odds", visitor.person, about=about))


@get("/api/tables/{table:str}/chances", responses=REFUSALS, summary="How the chances stood", tags=["tables"])
async def chances(context: Context, visitor: Visitor, table: str, invite: Invite = None) -> Chances:
    """Of a game that is over; worked out bit by bit while somebody asks."""
    found = await context.hub.ask(table, "chances", visitor.person, invite=invite, admin=visitor.is_admin)
    return msgspec.convert(found, Chances)


@get(
    "/api/tables/{table:str}/log",
    responses=REFUSALS,
    summary="What was told and said at a table, a page of it",
    tags=["tables"],
)
async def log(
    context: Context, visitor: Visitor, table: str, before: Number = 1_000_000, invite: Invite = None
) -> LogPage:
    wish = {"before": before, "invite": invite, "admin": visitor.is_admin}
    return msgspec.convert(await context.hub.ask(table, "log", visitor.person, **wish), LogPage)


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


HANDLERS = [new_table, listed, one_table, join, log, moments, moment, since, odds, chances, go_on]
