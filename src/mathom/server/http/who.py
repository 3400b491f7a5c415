"""Who asks: the dependencies of the request handlers."""

from __future__ import annotations

from typing import Any, Literal

from litestar import Request, Response
from litestar.openapi import ResponseSpec

from mathom.server.context import Context
from mathom.server.errors import NotAllowed, NotKnown
from mathom.server.people import COOKIE, Visitor
from mathom.server.people.cookies import LASTS
from mathom.server.wire import Me, RefusalInfo

AnyRequest = Request[Any, Any, Any]

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
    if not context.settings.local:
        response.set_cookie(
            COOKIE,
            context.desk.signer.sign(visitor.session),
            max_age=LASTS,
            httponly=True,
            samesite="lax",
            secure=request.url.scheme == "https",
        )
    return response
