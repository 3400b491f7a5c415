"""Answers with an ETag: what the browser has already is not sent again."""

from __future__ import annotations

import hashlib

from litestar import Response

from mathom.server.http.who import AnyRequest

ASK_AGAIN = "no-cache"
FOREVER = "public, max-age=31536000, immutable"


def tagged(request: AnyRequest, content: bytes, media_type: str, keep: str = ASK_AGAIN) -> Response[bytes]:
    tag = f'W/"{hashlib.blake2b(content, digest_size=12).hexdigest()}"'
    headers = {"ETag": tag, "Cache-Control": keep}
    known = [one.strip() for one in request.headers.get("if-none-match", "").split(",")]
    if tag in known:
        return Response(b"", status_code=304, headers=headers, media_type=media_type)
    return Response(content, headers=headers, media_type=media_type)
