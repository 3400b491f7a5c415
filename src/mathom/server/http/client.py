"""The browser client: its files, and its index for every path that only the client knows."""

from __future__ import annotations

import asyncio
import mimetypes
from pathlib import Path

from litestar import Response, get
from litestar.exceptions import NotFoundException

from mathom.server.context import Context
from mathom.server.http.caching import ASK_AGAIN, FOREVER, tagged
from mathom.server.http.who import AnyRequest

SERVER = Path(__file__).parents[1]
NOT_OURS = ("api/", "ws/", "schema/", "assets/")
LONGEST_PATH, LONGEST_PART = 1000, 200
TYPES = {".js": "text/javascript", ".mjs": "text/javascript", ".webmanifest": "application/manifest+json"}
NOT_BUILT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Mathom</title>
<h1>Mathom is running</h1>
<p>The browser client is not built yet. In a checkout, run <code>npm ci</code> and <code>npm run build</code> in the
folder <code>web</code>, or install the package, which contains the client.</p>
<p>The server is complete without it: see <a href="/schema/openapi.json">its interface</a> and
<code>docs/protocol.md</code>, or play in the terminal with <code>mathom play</code>.</p>
</html>
"""


def client_folder(chosen: Path | None) -> Path | None:
    """In the package, or in the checkout where the client was built."""
    candidates = [chosen] if chosen else [SERVER / "client", SERVER.parents[2] / "web" / "dist"]
    return next((folder for folder in candidates if (folder / "index.html").is_file()), None)


@get(["/", "/{path:path}"], include_in_schema=False)
async def client(request: AnyRequest, context: Context, path: Path | None = None) -> Response[bytes]:
    return await asyncio.to_thread(_answer, request, context, "" if path is None else path.as_posix().lstrip("/"))


def _answer(request: AnyRequest, context: Context, wish: str) -> Response[bytes]:
    if not _can_be(wish):
        raise NotFoundException
    folder = client_folder(context.settings.client)
    file = _file(folder, wish) if folder else None
    if file is not None:
        keep = FOREVER if wish.startswith("assets/") else ASK_AGAIN
        return tagged(request, file.read_bytes(), _type(file), keep)
    if wish.startswith(NOT_OURS) or wish.rstrip("/") + "/" in NOT_OURS:
        raise NotFoundException
    content = NOT_BUILT.encode() if folder is None else (folder / "index.html").read_bytes()
    return tagged(request, content, "text/html")


def _can_be(wish: str) -> bool:
    """Whether it can be the path of a file, or of a page of the client, on any system."""
    short = len(wish) <= LONGEST_PATH and all(len(part.encode()) <= LONGEST_PART for part in wish.split("/"))
    return short and wish.isprintable()


def _file(folder: Path, wish: str) -> Path | None:
    """A file of the client, never one outside its folder."""
    file = (folder / wish).resolve()
    return file if wish and file.is_relative_to(folder.resolve()) and file.is_file() else None


def _type(file: Path) -> str:
    return TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"


HANDLERS = [client]
