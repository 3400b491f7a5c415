"""A table over a WebSocket: the feed goes out, commands come in."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy.exc import DBAPIError

from mathom.kernel import Detail, MathomError
from mathom.server.context import Context
from mathom.server.errors import BadRequest, DatabaseAway, TableBusy
from mathom.server.hub import Listener, Refusal, Room
from mathom.server.hub.host import Lost
from mathom.server.limits import Bucket
from mathom.server.logs import trouble
from mathom.server.people import COOKIE
from mathom.tables import refusal

AnySocket = WebSocket[Any, Any, Any]

LARGEST = 16 * 1024
MALFORMED = 10
MOVED = b'{"type":"moved"}'

# Close codes: those of the standard where there is one, else what HTTP would say.
POLICY, AGAIN = 1008, 1012
NOT_KNOWN, NOT_FOUND = 4401, 4404

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(dict[str, Any]).decode


@websocket("/ws/tables/{table:str}")
async def table_socket(socket: AnySocket, context: Context, table: str) -> None:
    if not same_origin(socket.headers.get("origin"), socket.headers.get("host")):
        await socket.close(POLICY, "another origin")
        return
    await socket.accept()
    try:
        visitor = await context.desk.visitor(socket.cookies.get(COOKIE))
    except DBAPIError:
        await socket.close(AGAIN, "try again")
        return
    if visitor is None:
        await socket.close(NOT_KNOWN, "ask for /api/me first")
        return
    listener = Listener(visitor.person, socket.query_params.get("invite"))
    room = context.hub.room(table)
    context.metrics.sockets += 1
    try:
        if await _enter(socket, room, listener):
            await _converse(socket, context, table, listener)
    finally:
        context.metrics.sockets -= 1
        with contextlib.suppress(MathomError, Refusal, Lost, DBAPIError):
            await context.hub.leave(room, listener)


def same_origin(origin: str | None, host: str | None) -> bool:
    """A browser says where a page comes from; other programs say nothing and have no cookies to steal."""
    return origin is None or (host is not None and urlsplit(origin).netloc.lower() == host.lower())


async def _enter(socket: AnySocket, room: Room, listener: Listener) -> bool:
    since = socket.query_params.get("from", "")
    try:
        await room.enter(listener, int(since) if since.isascii() and since.isdigit() else None)
    except (MathomError, Refusal, Lost, DBAPIError) as error:
        busy = isinstance(error, TableBusy | Lost | DBAPIError) or _is_busy(error)
        await _close(socket, AGAIN if busy else NOT_FOUND, "try again" if busy else "no such table")
        return False
    return True


def _is_busy(error: Exception) -> bool:
    """Whether another process has said that the table is busy."""
    return isinstance(error, Refusal) and error.plain["error"] == TableBusy().key


async def _converse(socket: AnySocket, context: Context, table: str, listener: Listener) -> None:
    """Send and receive until one of both ends."""
    sending = asyncio.create_task(_send(socket, listener))
    receiving = asyncio.create_task(_receive(socket, context, table, listener))
    try:
        await asyncio.wait((sending, receiving), return_when=asyncio.FIRST_COMPLETED)
    finally:
        sending.cancel()
        receiving.cancel()
        ends = await asyncio.gather(sending, receiving, return_exceptions=True)
    for end in ends:
        if isinstance(end, Exception) and not isinstance(end, WebSocketDisconnect | OSError):
            raise end


async def _send(socket: AnySocket, listener: Listener) -> None:
    while (message := await listener.queue.get()) is not None:
        await socket.send_data(message, mode="text")
    await socket.send_data(MOVED, mode="text")
    await _close(socket, AGAIN, "connect again")


async def _receive(socket: AnySocket, context: Context, table: str, listener: Listener) -> None:
    bucket = Bucket(*context.settings.limits.commands, time.monotonic())
    malformed = 0
    while malformed < MALFORMED:
        message = await socket.receive_data("text")
        while wait := bucket.take(time.monotonic()):
            await asyncio.sleep(wait)
        try:
            command = read_command(message)
        except MathomError as error:
            malformed += 1
            context.metrics.malformed += 1
            listener.say(_encode(refusal(None, error)))
            continue
        reply = await _reply(context, table, listener, command)
        await listener.caught_up()
        listener.say(_encode(reply))
    # What has been refused is told before the line goes dead.
    while not listener.queue.empty():
        await asyncio.sleep(0.01)
    await _close(socket, POLICY, "too many malformed messages")


def read_command(message: str | bytes) -> dict[str, Any]:
    if len(message) > LARGEST:
        raise BadRequest(detail=Detail("a message has at most {most} bytes", most=LARGEST))
    try:
        return _decode(message)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadRequest(detail=Detail("a message must be a JSON object")) from error


async def _reply(context: Context, table: str, listener: Listener, command: dict[str, Any]) -> dict[str, Any]:
    """The answer to a command. Refusals are never fatal."""
    context.metrics.commands += 1
    try:
        reply: dict[str, Any] = await context.hub.ask(table, "do", listener.person, command=command)
    except MathomError as error:
        reply = refusal(command.get("id"), error)
    except Refusal as error:
        reply = {**error.plain, "id": command.get("id") if isinstance(command.get("id"), str) else None}
    except DBAPIError:
        reply = refusal(command.get("id"), DatabaseAway())
    except Exception:
        trouble("a command failed", table=table)
        reply = refusal(command.get("id"), TableBusy())
    if reply["type"] == "refused":
        context.metrics.refused += 1
    return reply


async def _close(socket: AnySocket, code: int, reason: str) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.close(code, reason)
