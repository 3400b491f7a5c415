"""A table over a WebSocket: the feed goes out, commands come in."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Any, cast
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy.exc import DBAPIError

from mathom.kernel import Detail, MathomError
from mathom.kernel.plain import is_shallow
from mathom.server.context import Context
from mathom.server.errors import BadRequest, CommandFailed, DatabaseAway, DatabaseGone, TableBusy, TooOften
from mathom.server.hub import UNREADABLE, Listener, Refusal, Room
from mathom.server.hub.host import Lost
from mathom.server.logs import trouble
from mathom.server.people import COOKIE, Visitor
from mathom.tables import refusal

AnySocket = WebSocket[Any, Any, Any]

LARGEST = 16 * 1024
MALFORMED = 10
MOST_SOCKETS = 40
# How long a session is believed without being asked for again.
KNOWN_FOR = 30.0
# A command is a table of numbers and texts; the deepest has a list of numbers in it.
DEEPEST = 3
DIGITS = 18
# What everybody at the table reads at once has the pace of talking.
TELLS_ALL = ("chat", "pause", "go")
MOVED = b'{"type":"moved"}'
FAILED = CommandFailed().key

# Close codes: those of the standard where there is one, else what HTTP would say.
POLICY, AGAIN = 1008, 1012
NOT_KNOWN, NOT_FOUND, UNREADABLE_TABLE = 4401, 4404, 4409

TRY_AGAIN = {kind().key for kind in (TableBusy, DatabaseAway, DatabaseGone, CommandFailed)}
CANNOT_OPEN = {kind().key for family in UNREADABLE for kind in (family, *family.__subclasses__())}

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(dict[str, Any]).decode


@websocket("/ws/tables/{table:str}")
async def table_socket(socket: AnySocket, context: Context, table: str) -> None:
    secure = context.settings.https or socket.url.scheme in ("wss", "https")
    if not same_origin(socket.headers.get("origin"), socket.headers.get("host"), secure):
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
    if not await _may_open(socket, context, visitor):
        return
    listener = Listener(visitor.person, socket.query_params.get("invite"))
    room = context.hub.room(table)
    context.metrics.sockets += 1
    try:
        context.sessions.enter(visitor.session, visitor.row.id, listener)
        if await _enter(socket, room, listener):
            await _converse(socket, context, table, listener)
    finally:
        context.metrics.sockets -= 1
        context.sessions.leave(visitor.session, visitor.row.id, listener)
        with contextlib.suppress(MathomError, Refusal, Lost, DBAPIError):
            await context.hub.leave(room, listener)


async def _may_open(socket: AnySocket, context: Context, visitor: Visitor) -> bool:
    """Each costs a welcome, and each has a queue: nobody opens them without pause, or without end."""
    if context.sessions.count(visitor.row.id) >= MOST_SOCKETS:
        await socket.close(POLICY, "too many sockets")
        return False
    try:
        await context.requests.keep(visitor.session)
    except TooOften:
        await socket.close(AGAIN, "try again")
        return False
    return True


def same_origin(origin: str | None, host: str | None, secure: bool) -> bool:
    """A browser says where a page comes from; other programs say nothing and have no cookies to steal.

    Over https a page that came without it is another's: anybody on its way could have written it.
    """
    if origin is None:
        return True
    page = urlsplit(origin)
    return host is not None and page.netloc.lower() == host.lower() and (page.scheme == "https" or not secure)


async def _enter(socket: AnySocket, room: Room, listener: Listener) -> bool:
    try:
        await room.enter(listener, _number(socket.query_params.get("from", "")))
    except (MathomError, Refusal, Lost, DBAPIError) as error:
        await _turn_away(socket, error)
        return False
    return True


async def _turn_away(socket: AnySocket, error: Exception) -> None:
    """For good only if it is for good; a table that cannot be opened is told why."""
    if isinstance(error, Lost | DBAPIError):
        await _close(socket, AGAIN, "try again")
        return
    plain = error.plain if isinstance(error, Refusal) else refusal(None, cast(MathomError, error))
    if plain["error"] in TRY_AGAIN:
        await _close(socket, AGAIN, "try again")
    elif plain["error"] in CANNOT_OPEN:
        await socket.send_data(_encode(plain), mode="text")
        await _close(socket, UNREADABLE_TABLE, "this table cannot be opened")
    else:
        await _close(socket, NOT_FOUND, "no such table")


def _number(since: str) -> int | None:
    """Where a feed is to be resumed; what no feed can have counted begins it anew."""
    return int(since) if since.isascii() and since.isdigit() and len(since) <= DIGITS else None


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
    if listener.dismissed:
        await _close(socket, NOT_KNOWN, "you have logged out")
        return
    await socket.send_data(MOVED, mode="text")
    await _close(socket, AGAIN, "connect again")


async def _receive(socket: AnySocket, context: Context, table: str, listener: Listener) -> None:
    malformed, known = 0, time.monotonic()
    while malformed < MALFORMED:
        message = await socket.receive_data("text")
        if time.monotonic() - known > KNOWN_FOR:
            known = time.monotonic()
            if await _is_over(socket, context):
                await _close(socket, NOT_KNOWN, "you have logged out")
                return
        try:
            await context.commands.keep(listener.person.id)
            command = read_command(message)
        except TooOften as error:
            listener.say(_encode(refusal(None, error)))
            continue
        except MathomError as error:
            malformed += 1
            context.metrics.malformed += 1
            listener.say(_encode(refusal(None, error)))
            continue
        reply = await _reply(context, table, listener, command, socket.client.host if socket.client else "nowhere")
        # The table had to be read again for it: nobody may have that done over and over.
        malformed += reply.get("error") == FAILED
        await listener.caught_up()
        listener.say(_encode(reply))
    # What has been refused is told before the line goes dead.
    while not listener.queue.empty():
        await asyncio.sleep(0.01)
    await _close(socket, POLICY, "too many malformed messages")


async def _is_over(socket: AnySocket, context: Context) -> bool:
    """Whether the session has ended, and nobody could tell us."""
    try:
        return await context.desk.visitor(socket.cookies.get(COOKIE)) is None
    except DBAPIError:
        return False


def read_command(message: str | bytes) -> dict[str, Any]:
    if len(message) > LARGEST:
        raise BadRequest(detail=Detail("a message has at most {most} bytes", most=LARGEST))
    try:
        command = _decode(message)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadRequest(detail=Detail("a message must be a JSON object")) from error
    if not is_shallow(command, DEEPEST):
        raise BadRequest(detail=Detail("a message may not be nested deeper than a list in a table"))
    return command


async def _reply(
    context: Context, table: str, listener: Listener, command: dict[str, Any], address: str
) -> dict[str, Any]:
    """The answer to a command. Refusals are never fatal."""
    context.metrics.commands += 1
    try:
        if command.get("do") in TELLS_ALL:
            context.chats.spend(listener.person.id)
        if command.get("do") == "rematch":
            context.tables.spend(address)
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
