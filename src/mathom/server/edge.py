"""The outermost layer: security headers, which hosts we answer to, and a log line for every request."""

from __future__ import annotations

import logging
import time
from collections.abc import Iterable

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from litestar.types.asgi_types import ReceiveMessage

from mathom.server.context import Context
from mathom.server.logs import note

# Styles are set from scripts by the client's framework; scripts must come from files of this server.
POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
STRICT = (b"strict-transport-security", b"max-age=31536000")
FORWARDED = (b"x-forwarded-for", b"x-forwarded-proto", b"forwarded")
LOCAL_HOSTS = ("127.0.0.1", "localhost", "[::1]")
SILENT = ("/health", "/metrics")


def secured(cookie: bytes) -> bytes:
    """
    >>> secured(b"a=1; Path=/"), secured(b"a=1; secure")
    (b'a=1; Path=/; Secure', b'a=1; secure')
    """
    return cookie if b"; secure" in cookie.lower() else cookie + b"; Secure"


def forwarded(scope: Scope) -> bool:
    """Whether the request says that it came through a proxy."""
    return any(name in FORWARDED for name, _ in scope["headers"])


class Edge:
    def __init__(self, app: ASGIApp, context: Context) -> None:
        self.app = app
        self.context = context
        self._warned = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            await self._http(scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET and self._is_foreign(scope):
            await send({"type": "websocket.close", "code": 1008, "reason": "not this host"})
        else:
            await self.app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        began, status, left = time.perf_counter(), 0, False
        self._hear_proxy(scope)

        async def heard() -> ReceiveMessage:
            nonlocal left
            message = await receive()
            left = left or message["type"] == "http.disconnect"
            return message

        async def dressed(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = self._headers(scope, message["headers"])
            await send(message)

        if self._is_foreign(scope):
            await dressed({"type": "http.response.start", "status": 421, "headers": []})
            await dressed({"type": "http.response.body", "body": b"This is not my name.", "more_body": False})
        else:
            await self.app(scope, heard, dressed)
        self.context.metrics.requests += 1
        if scope["path"] not in SILENT:
            # Never the query: it may hold an invitation.
            # Who goes away in the middle of what he sends gets an error that nobody reads: none of ours.
            level = logging.INFO if status < 500 or left else logging.ERROR
            spent = round((time.perf_counter() - began) * 1000, 1)
            note("request", level, method=scope.get("method", ""), path=scope["path"], status=status, ms=spent)

    def _headers(self, scope: Scope, given: Iterable[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
        headers = [*self._cookies(scope, given), *HEADERS]
        if self._is_secure(scope):
            headers.append(STRICT)
        if scope["path"].startswith("/api/") and all(name != b"cache-control" for name, _ in headers):
            # Who somebody is and what a hand holds is not for the next one at this machine.
            headers.append((b"cache-control", b"no-store"))
        return headers

    def _is_secure(self, scope: Scope) -> bool:
        return scope.get("scheme") == "https" or self.context.settings.https

    def _cookies(self, scope: Scope, headers: Iterable[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
        """Over https no cookie may ever go over anything else, whoever has set it."""
        if not self._is_secure(scope):
            return list(headers)
        return [(name, secured(value) if name == b"set-cookie" else value) for name, value in headers]

    def _hear_proxy(self, scope: Scope) -> None:
        """Whoever asks can say what a proxy says: it is believed only from those named, and that is said once."""
        if self._warned or self.context.settings.proxies or not forwarded(scope):
            return
        self._warned = True
        note("a proxy says where requests come from; name it with --proxies, or it is not believed", logging.WARNING)

    def _is_foreign(self, scope: Scope) -> bool:
        """On one's own machine, a page of another name must not reach us by pointing that name at 127.0.0.1."""
        if not self.context.settings.local:
            return False
        host = next((value.decode("latin-1") for name, value in scope["headers"] if name == b"host"), "")
        return host.rpartition(":")[0] not in LOCAL_HOSTS and host not in LOCAL_HOSTS
