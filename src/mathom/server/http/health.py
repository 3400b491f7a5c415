"""``/health`` and ``/metrics``, for those who look after the server."""

from __future__ import annotations

import asyncio
import hmac

from litestar import Response, get
from sqlalchemy import Connection, text

from mathom.server.context import Context
from mathom.server.errors import NotAllowed
from mathom.server.http.who import REFUSALS, AnyRequest, address
from mathom.server.wire import Health

WITHIN = 3.0
HERE = ("127.0.0.1", "::1")


@get("/health", responses=REFUSALS, summary="Alive or not", tags=["care"])
async def health(context: Context) -> Response[Health]:
    try:
        await asyncio.wait_for(context.db.read(_ping), WITHIN)
    except Exception:
        return Response(Health("ill"), status_code=503)
    return Response(Health("ok"))


def _ping(connection: Connection) -> None:
    connection.execute(text("SELECT 1"))


@get(
    "/metrics",
    responses=REFUSALS,
    sync_to_thread=False,
    summary="Numbers in Prometheus format",
    tags=["care"],
    media_type="text/plain",
)
def metrics(request: AnyRequest, context: Context) -> str:
    """With a token for those who have it, else for this machine only: how many play is nobody else's business."""
    token = context.settings.metrics_token
    if token:
        allowed = hmac.compare_digest(request.headers.get("authorization", "").encode(), f"Bearer {token}".encode())
    else:
        allowed = address(request) in HERE
    if not allowed:
        raise NotAllowed()
    return context.metrics.text(len(context.hub.hosts))


HANDLERS = [health, metrics]
