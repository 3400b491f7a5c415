"""``/api/me``, accounts, login and logout."""

from __future__ import annotations

from litestar import Response, get, patch, post, put

from mathom.server.context import Context
from mathom.server.http.who import REFUSALS, AnyRequest, address, introduced
from mathom.server.people import COOKIE, Visitor
from mathom.server.wire import Credentials, Farewell, Me, NewName, NewPassword


@get("/api/me", responses=REFUSALS, summary="Who you are; makes a guest of a newcomer", tags=["people"])
async def me(request: AnyRequest, context: Context) -> Response[Me]:
    visitor = await context.desk.visitor(request.cookies.get(COOKIE))
    return await _newcomer(request, context) if visitor is None else introduced(request, context, visitor)


async def _newcomer(request: AnyRequest, context: Context) -> Response[Me]:
    """A guest, if not too many have come from there; whoever has just left is out all the same."""
    context.guests.spend(address(request))
    return introduced(request, context, await context.desk.guest())


@patch("/api/me", responses=REFUSALS, summary="Another name", tags=["people"])
async def rename(request: AnyRequest, context: Context, visitor: Visitor, data: NewName) -> Response[Me]:
    """Limited, since a name that is taken is refused: nobody should try out all of them."""
    context.names.spend(address(request))
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
    await context.desk.logout(visitor)
    return await _newcomer(request, context)


@put("/api/me/password", responses=REFUSALS, summary="Another password; other devices are logged out", tags=["people"])
async def change_password(request: AnyRequest, context: Context, visitor: Visitor, data: NewPassword) -> Response[Me]:
    context.login.spend(address(request))
    return introduced(request, context, await context.desk.change_password(visitor, data.old, data.new))


@post(
    "/api/me/delete",
    responses=REFUSALS,
    status_code=200,
    summary="Delete the account; you are a guest again",
    tags=["people"],
)
async def delete(request: AnyRequest, context: Context, visitor: Visitor, data: Farewell) -> Response[Me]:
    context.login.spend(address(request))
    await context.desk.delete(visitor, data.password)
    return await _newcomer(request, context)


HANDLERS = [me, rename, register, login, logout, change_password, delete]
