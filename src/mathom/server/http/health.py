"""``/health`` and ``/metrics``, for those who look after the server."""

from __future__ import annotations

import asyncio
import hmac

from litestar import Response, get

from mathom.server.context import Context
from mathom.server.edge import forwarded
from mathom.server.errors import NotAllowed
from mathom.server.http.who import REFUSALS, AnyRequest, address
from mathom.server.wire import Health

WITHIN = 3.0
HERE = ("127.0.0.1", "::1")


@get("/health", responses=REFUSALS, summary="Alive or not", tags=["care"])
async def health(context: Context) -> Response[Health]:
    """Whether it can write. Looked at once a second at most while all is well: a commit costs something."""
    try:
        well = await asyncio.wait_for(context.pulse.feel(), WITHIN)
    except Exception:
        well = False
    return Response(Health("ok" if well else "ill"), status_code=200 if well else 503)


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
        # Behind a proxy that nobody has named, everybody seems to be here.
        unnamed = not context.settings.proxies and forwarded(request.scope)
        allowed = address(request) in HERE and not unnamed
    if not allowed:
        raise NotAllowed()
    return context.metrics.text(len(context.hub.hosts))


HANDLERS = [health, metrics]
