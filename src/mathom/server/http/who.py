"""Who asks: the dependencies of the request handlers."""

from __future__ import annotations

import hmac
from typing import Any, Literal

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler
from litestar.openapi import ResponseSpec

from mathom.server.context import Context
from mathom.server.errors import NotAllowed, NotKnown, WrongToken
from mathom.server.people import COOKIE, Visitor
from mathom.server.people.cookies import LASTS
from mathom.server.wire import Me, RefusalInfo

AnyRequest = Request[Any, Any, Any]
AnyConnection = ASGIConnection[Any, Any, Any, Any]

TOKEN_COOKIE, TOKEN_HEADER = "mathom-csrf", "x-csrf-token"
SAFE = ("GET", "HEAD", "OPTIONS")

WHY = {
    400: "not understood",
    401: "the server does not know you",
    403: "not allowed",
    404: "not there",
    409: "not possible now",
    429: "too often",
    503: "the table is moving; try again",
}
# The refusals that every request may meet, for the interface description.
REFUSALS = {code: ResponseSpec(RefusalInfo, description=words, generate_examples=False) for code, words in WHY.items()}


async def take_turn(connection: AnyConnection, handler: BaseRouteHandler) -> None:
    """One who asks without pause waits, so that the others do not."""
    if connection.scope["type"] == ScopeType.HTTP and connection.scope["path"].startswith("/api/"):
        context: Context = connection.app.state.context
        session = context.desk.session(connection.cookies.get(COOKIE))
        await context.requests.keep(session or (connection.client.host if connection.client else "nowhere"))


def check_token(connection: AnyConnection, handler: BaseRouteHandler) -> None:
    """A change needs the token of its session, which only pages of this server can read and send."""
    if connection.scope["type"] != ScopeType.HTTP or connection.scope["method"] in SAFE:
        return
    context: Context = connection.app.state.context
    session = context.desk.session(connection.cookies.get(COOKIE))
    if session is None:
        raise NotKnown()
    given = connection.headers.get(TOKEN_HEADER, "")
    if not hmac.compare_digest(given.encode(), context.desk.signer.token(session).encode()):
        raise WrongToken()


async def provide_visitor(request: AnyRequest, context: Context) -> Visitor:
    """Somebody with a cookie of ours."""
    visitor = await context.desk.visitor(request.cookies.get(COOKIE))
    if visitor is None:
        raise NotKnown()
    return visitor


async def provide_admin(visitor: Visitor) -> Visitor:
    if not visitor.is_admin:
        raise NotAllowed()
    return visitor


def address(request: AnyRequest) -> str:
    return request.client.host if request.client else "nowhere"


def introduced(request: AnyRequest, context: Context, visitor: Visitor) -> Response[Me]:
    """Who somebody is, with the cookie that says so."""
    row = visitor.row
    mode: Literal["local", "server"] = "local" if context.settings.local else "server"
    role: Literal["admin", "player"] = "admin" if row.role == "admin" else "player"
    response = Response(Me(row.id, row.name, row.guest and mode == "server", role, mode))
    secure = request.url.scheme == "https"
    token = context.desk.signer.token(visitor.session)
    response.set_cookie(TOKEN_COOKIE, token, max_age=LASTS, samesite="lax", secure=secure)
    if not context.settings.local:
        signed = context.desk.signer.sign(visitor.cookie)
        response.set_cookie(COOKIE, signed, max_age=LASTS, httponly=True, samesite="lax", secure=secure)
    return response
