"""What people at a table can do: one function for each command of the protocol."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mathom.kernel import Detail, MathomError, Reason, apply_macro, explain
from mathom.tables.errors import BadCommand, NoSeat, NotNow, NotSeated
from mathom.tables.spec import Person, SeatSpec, TableSpec
from mathom.tables.table import Table
from mathom.tables.undo import answer_undo, ask_undo

CHAT_LENGTH = 500
ID_LENGTH = 64

Body = dict[str, Any]


def do(table: Table, person: Person, command: Body, now: float) -> dict[str, Any]:
    """Carry out a command; the message for whoever sent it. Refusals change nothing; the same id is done once."""
    id = command.get("id")
    try:
        if not isinstance(id, str) or not 0 < len(id) <= ID_LENGTH:
            raise BadCommand(detail=Detail("it needs an id of 1 to {most} characters", most=ID_LENGTH))
        name = command.get("do")
        if name == "ping":
            return {"type": "pong", "id": id}
        if name == "why":
            return {"type": "why", "id": id, "reasons": [_plain(reason) for reason in why(table, person, command)]}
        if not isinstance(name, str) or name not in COMMANDS:
            raise BadCommand(detail=Detail("there is no command '{name}'", name=name))
        if not table.done.has(person.id, id):
            COMMANDS[name](table, person, command, now)
            table.note("did", person=person.id, id=id)
            table.flush()
        return {"type": "done", "id": id}
    except MathomError as error:
        return refusal(id, error)


def refusal(id: Any, error: MathomError) -> dict[str, Any]:
    """An error as the protocol has it."""
    reasons = [value for value in error.params.values() if isinstance(value, Reason)]
    args = {name: _argument(value) for name, value in error.params.items() if not isinstance(value, Reason)}
    return {
        "type": "refused",
        "id": id if isinstance(id, str) else None,
        "error": error.key,
        "args": args,
        "reasons": [_plain(reason) for reason in reasons],
        "says": str(error),
    }


def _argument(value: object) -> Any:
    """A phrase goes as its key, so that it is read in the reader's language."""
    if isinstance(value, Detail | MathomError):
        args = {name: _argument(inner) for name, inner in value.params.items()}
        return {"key": value.key, "args": args, "says": str(value).removesuffix(".")}
    return value if isinstance(value, int | float | str) else str(value)


def _plain(reason: Reason) -> dict[str, Any]:
    return {"key": reason.key, "rules": list(reason.rules)}


def _seat(table: Table, person: Person) -> int:
    seat = table.seat_of(person)
    if seat is None:
        raise NotSeated()
    return seat


def _number(command: Body, name: str) -> int:
    value = command.get(name)
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadCommand(detail=Detail("'{name}' must be a whole number", name=name))
    return value


def _running(table: Table) -> None:
    if table.status != "running":
        raise NotNow(why=Reason(f"the-table-is-{table.status}"))


def why(table: Table, person: Person, command: Body) -> list[Reason]:
    intent = command.get("intent")
    if not isinstance(intent, str):
        raise BadCommand(detail=Detail("'intent' must be text"))
    seat = _seat(table, person)
    if table.match is None:
        return [Reason("the-table-is-open")]
    return explain(table.game, table.match.state, seat, intent)


def choose(table: Table, person: Person, command: Body, now: float) -> None:
    seat = _own_move(table, person)
    table.choose(seat, _number(command, "code"), _number(command, "seq"))
    table.settle(now)


def macro(table: Table, person: Person, command: Body, now: float) -> None:
    """All or none: tried on a copy first."""
    seat = _own_move(table, person)
    codes = command.get("codes")
    if not isinstance(codes, list) or not codes or not all(type(code) is int for code in codes):
        raise BadCommand(detail=Detail("'codes' must be a list of whole numbers"))
    assert table.match is not None
    apply_macro(table.match.state.clone(), seat, codes, _number(command, "seq"))
    for code in codes:
        table.choose(seat, code, None)
    table.settle(now)


def _own_move(table: Table, person: Person) -> int:
    seat = _seat(table, person)
    _running(table)
    if not table.seats[seat].is_human():
        raise NotNow(why=Reason("a-bot-has-your-seat"))
    return seat


def undo(table: Table, person: Person, command: Body, now: float) -> None:
    seat = _seat(table, person)
    ask_undo(table, seat, _number(command, "n") if command.get("n") is not None else None)
    table.settle(now)


def draw(table: Table, person: Person, command: Body, now: float) -> None:
    seat = _seat(table, person)
    _running(table)
    others = [n for n, other in enumerate(table.seats) if n != seat and other.is_human()]
    if not others or len(others) < len(table.seats) - 1:
        raise NotNow(why=Reason("bots-do-not-agree-to-a-draw"))
    assert table.match is not None
    table.request = {"id": f"draw-{table.match.seq}", "kind": "draw", "by": seat, "waiting": others}
    table.request["seq"] = table.match.seq


def answer(table: Table, person: Person, command: Body, now: float) -> None:
    seat = _seat(table, person)
    request = table.request
    if request is None or request["id"] != command.get("request") or seat not in request["waiting"]:
        raise NotNow(why=Reason("nobody-asks-you"))
    if command.get("yes") is not True:
        table.request = None
        table.note("declined", seat=seat, kind=request["kind"])
        return
    waiting = [other for other in request["waiting"] if other != seat]
    table.request = {**request, "waiting": waiting}
    if waiting:
        return
    table.request = None
    if request["kind"] == "draw":
        table.note("draw", seat=request["by"])
    else:
        answer_undo(table, request)
    table.settle(now)


def resign(table: Table, person: Person, command: Body, now: float) -> None:
    seat = _seat(table, person)
    if table.match is None or table.finished:
        raise NotNow(why=Reason(f"the-table-is-{table.status}"))
    table.note("resigned", seat=seat, bot=table.stand_in())
    table.settle(now)


def pause(table: Table, person: Person, command: Body, now: float) -> None:
    seat = _seat(table, person)
    _running(table)
    table.note("paused", seat=seat)
    table.settle(now)


def go(table: Table, person: Person, command: Body, now: float) -> None:
    seat = _seat(table, person)
    if table.status != "paused":
        raise NotNow(why=Reason("the-table-is-not-paused"))
    table.note("resumed", seat=seat)
    table.settle(now)


def auto(table: Table, person: Person, command: Body, now: float) -> None:
    seat = _seat(table, person)
    if not isinstance(command.get("on"), bool):
        raise BadCommand(detail=Detail("'on' must be true or false"))
    table.note("auto", seat=seat, on=command["on"])
    table.settle(now)


def bot(table: Table, person: Person, command: Body, now: float) -> None:
    """A bot takes the own seat, an open one, or that of somebody who is away."""
    mine = _seat(table, person)
    number = command.get("seat", mine)
    name = command.get("bot", table.stand_in())
    if type(number) is not int or not 0 <= number < len(table.seats) or not isinstance(name, str):
        raise BadCommand(detail=Detail("'seat' must be a seat and 'bot' the name of a bot"))
    if name not in table.bots:
        raise BadCommand(
            detail=Detail("there is no bot '{name}'; bots: {known}", name=name, known=", ".join(table.bots))
        )
    seat = table.seats[number]
    if table.finished or seat.bot is not None or not (number == mine or seat.is_open() or not seat.here):
        raise NoSeat()
    table.note("bot", seat=number, bot=name)
    if table.match is None and table.is_full():
        table.start(now)
    table.settle(now)


def back(table: Table, person: Person, command: Body, now: float) -> None:
    seat = table.seats[_seat(table, person)]
    if seat.bot is None or seat.resigned or table.finished:
        raise NotNow(why=Reason("no-bot-has-your-seat"))
    table.note("back", seat=_seat(table, person))
    table.settle(now)


def start(table: Table, person: Person, command: Body, now: float) -> None:
    _seat(table, person)
    if table.match is not None or not table.is_full():
        raise NotNow(why=Reason("a-seat-is-still-open" if table.match is None else "the-game-has-begun"))
    table.start(now)


def chat(table: Table, person: Person, command: Body, now: float) -> None:
    text = command.get("text")
    if not isinstance(text, str) or not text.strip() or len(text) > CHAT_LENGTH:
        raise BadCommand(detail=Detail("a chat message has 1 to {most} characters", most=CHAT_LENGTH))
    if table.seat_of(person) is None and not table.spec.spectators:
        raise NotSeated()
    table.note("chat", seat=table.seat_of(person), name=person.name, text=text.strip())


def rematch(table: Table, person: Person, command: Body, now: float) -> None:
    """Ask the server for a new table with the same players, everybody one seat further."""
    _seat(table, person)
    if not table.finished or table.rematch is not None:
        raise NotNow(why=Reason("the-game-is-not-over" if not table.finished else "there-is-a-rematch-already"))
    if table.wants_rematch is not None:
        return
    seats = [SeatSpec(seat.person, None if seat.person else seat.bot) for seat in table.seats]
    table.wants_rematch = TableSpec(**{**table.spec._asdict(), "seats": [*seats[1:], seats[0]]})


COMMANDS: dict[str, Callable[[Table, Person, Body, float], None]] = {
    "choose": choose,
    "macro": macro,
    "undo": undo,
    "draw": draw,
    "answer": answer,
    "resign": resign,
    "pause": pause,
    "go": go,
    "auto": auto,
    "bot": bot,
    "back": back,
    "start": start,
    "chat": chat,
    "rematch": rematch,
}
