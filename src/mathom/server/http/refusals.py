"""Errors as answers: a status, and the same plain body that a socket's ``refused`` has."""

from __future__ import annotations

from collections.abc import Callable
from http import HTTPStatus
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException
from sqlalchemy.exc import DatabaseError, DBAPIError, IntegrityError, InterfaceError, OperationalError

from mathom.kernel import Detail, MathomError, UnknownGame
from mathom.lessons import NoSuchLesson
from mathom.rulebook import RulebookError
from mathom.server.errors import (
    BadRequest,
    CommandFailed,
    DatabaseAway,
    DatabaseGone,
    NoSuchTable,
    Refused,
    TableBusy,
    TooOften,
)
from mathom.server.hub import Refusal
from mathom.server.hub.host import Lost
from mathom.server.logs import trouble
from mathom.tables import NoSeat, NotNow, NotSeated, WrongInvitation, refusal

STATUS: dict[type[MathomError], int] = {
    NoSeat: 409,
    NotNow: 409,
    NotSeated: 403,
    WrongInvitation: 403,
    UnknownGame: 404,
    NoSuchLesson: 404,
}
BY_KEY = {kind().key: status for kind, status in STATUS.items()} | {
    kind().key: kind.status for kind in (NoSuchTable, TableBusy, DatabaseAway, DatabaseGone, CommandFailed, TooOften)
}

AnyRequest = Request[Any, Any, Any]


def body(plain: dict[str, Any]) -> dict[str, Any]:
    return {name: plain[name] for name in ("error", "args", "reasons", "says")}


def answer(error: MathomError, status: int | None = None) -> Response[dict[str, Any]]:
    code = status or (error.status if isinstance(error, Refused) else STATUS.get(type(error), 400))
    return Response(body(refusal(None, error)), status_code=code)


def refused(request: AnyRequest, error: MathomError) -> Response[dict[str, Any]]:
    return answer(error)


def refused_elsewhere(request: AnyRequest, error: Refusal) -> Response[dict[str, Any]]:
    return Response(body(error.plain), status_code=BY_KEY.get(error.plain["error"], 400))


def not_in_the_rules(request: AnyRequest, error: RulebookError) -> Response[dict[str, Any]]:
    return answer(BadRequest(detail=str(error).rstrip(".")), 404)


def bad_request(request: AnyRequest, error: HTTPException) -> Response[dict[str, Any]]:
    """What the framework refuses: unknown paths, wrong bodies, a missing token."""
    said = error.detail if error.status_code < 500 else ""
    detail = (said or HTTPStatus(error.status_code).phrase).rstrip(".").replace("{", "(").replace("}", ")")
    extra = getattr(error, "extra", None)
    if isinstance(extra, list):
        detail += ": " + "; ".join(_where(entry) for entry in extra if isinstance(entry, dict))
    response = answer(BadRequest(detail=detail), error.status_code)
    for name, value in (error.headers or {}).items():
        response.headers[name] = value
    return response


def _where(entry: dict[str, Any]) -> str:
    return f"{entry.get('key', '')} {entry.get('message', '')}".strip()


def lost(request: AnyRequest, error: Lost) -> Response[dict[str, Any]]:
    return answer(TableBusy())


def no_database(request: AnyRequest, error: DBAPIError) -> Response[dict[str, Any]]:
    trouble("the database does not answer", method=request.method, path=request.scope["path"])
    return answer(DatabaseAway())


def failed(request: AnyRequest, error: Exception) -> Response[dict[str, Any]]:
    """A bug of ours: told without details, which are in the log."""
    trouble("a request failed", method=request.method, path=request.scope["path"])
    return answer(BadRequest(detail=Detail("the server has failed; it has noted why")), 500)


HANDLERS: dict[int | type[Exception], Callable[[AnyRequest, Any], Response[Any]]] = {
    MathomError: refused,
    Refusal: refused_elsewhere,
    RulebookError: not_in_the_rules,
    HTTPException: bad_request,
    Lost: lost,
    OperationalError: no_database,
    InterfaceError: no_database,
    DatabaseError: no_database,
    IntegrityError: failed,
    Exception: failed,
}
