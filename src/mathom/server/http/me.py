"""``/api/me``, accounts, login and logout."""

from __future__ import annotations

from litestar import Response, get, patch, post

from mathom.server.context import Context
from mathom.server.http.who import REFUSALS, AnyRequest, address, introduced
from mathom.server.people import COOKIE, Visitor
from mathom.server.wire import Credentials, Me, NewName


@get("/api/me", responses=REFUSALS, summary="Who you are; makes a guest of a newcomer", tags=["people"])
async def me(request: AnyRequest, context: Context) -> Response[Me]:
    visitor = await context.desk.visitor(request.cookies.get(COOKIE))
    if visitor is None:
        context.guests.spend(address(request))
        visitor = await context.desk.guest()
    return introduced(request, context, visitor)


@patch("/api/me", responses=REFUSALS, summary="Another name", tags=["people"])
async def rename(request: AnyRequest, context: Context, visitor: Visitor, data: NewName) -> Response[Me]:
    return introduced(request, context, await context.desk.rename(visitor, data.name))


@post(
    "/api/accounts",
    responses=REFUSALS,
    status_code=200,
    summary="Become an account; a guest keeps the tables",
    tags=["people"],
)
async def register(request: AnyRequest, context: Context, visitor: Visitor, data: Credentials) -> Response[Me]:
    context.accounts.spend(address(request))
    return introduced(request, context, await context.desk.register(visitor, data.name, data.password))


@post("/api/login", responses=REFUSALS, status_code=200, summary="Log in", tags=["people"])
async def login(request: AnyRequest, context: Context, data: Credentials) -> Response[Me]:
    context.login.spend(address(request))
    before = await context.desk.visitor(request.cookies.get(COOKIE))
    return introduced(request, context, await context.desk.login(before, data.name, data.password))


@post("/api/logout", responses=REFUSALS, status_code=200, summary="Log out; you are a guest again", tags=["people"])
async def logout(request: AnyRequest, context: Context, visitor: Visitor) -> Response[Me]:
    return introduced(request, context, await context.desk.logout(visitor))


HANDLERS = [me, rename, register, login, logout]
