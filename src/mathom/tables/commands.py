"""What people at a table can do: one function for each command of the protocol."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from typing import Any

from mathom.kernel import Detail, MathomError, Reason, apply_macro, explain, seal
from mathom.tables.errors import BadCommand, NoSeat, NotNow, NotSeated, StillExpected
from mathom.tables.passing import LONGEST, MOST, POLICIES
from mathom.tables.requests import agree, ask_others, refuse
from mathom.tables.spec import Person, SeatSpec, TableSpec
from mathom.tables.table import Table
from mathom.tables.telling import chat_is_full
from mathom.tables.undo import answer_undo, ask_undo
from mathom.tables.words import is_seen, readable

CHAT_LENGTH = 500
ID_LENGTH = 64
# As much of a wrong name as is said again in the refusal.
NAMED = 40

Body = dict[str, Any]


def do(table: Table, person: Person, command: Body, now: float) -> dict[str, Any]:
    """Carry out a command; the message for whoever sent it. Refusals change nothing; the same id is done once."""
    id = command.get("id")
    try:
        if not isinstance(id, str) or not 0 < len(id) <= ID_LENGTH:
            raise BadCommand(detail=Detail("it needs an id of 1 to {most} characters", most=ID_LENGTH))
        name = _name(command)
        if name == "ping":
            return {"type": "pong", "id": id, "at": round(now, 3)}
        if name == "why":
            return {"type": "why", "id": id, "reasons": [_plain(reason) for reason in why(table, person, command)]}
        if not table.done.has(person.id, id):
            COMMANDS[name](table, person, command, now)
            table.note("did", person=person.id, id=id)
            table.flush()
        return {"type": "done", "id": id}
    except MathomError as error:
        return refusal(id, error)


def _name(command: Body) -> str:
    """What is to be done. A field that the command does not have is refused: whoever sent it meant something."""
    name = command.get("do")
    if not isinstance(name, str):
        raise BadCommand(detail=Detail("'do' must be text"))
    if name not in FIELDS:
        raise BadCommand(detail=Detail("there is no command '{name}'", name=name[:NAMED]))
    for field in command:
        if field not in ("do", "id", *FIELDS[name]):
            raise BadCommand(detail=Detail("'{name}' has no field '{field}'", name=name, field=field[:NAMED]))
    return name


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
        raise NotNow(why=Reason("all-your-hands-are-covered")) if table.seats_of(person) else NotSeated()
    return seat


def _any_seat(table: Table, person: Person) -> int:
    """For what needs no hand: who has several seats need not look from one of them."""
    seat = table.seat_of(person)
    mine = table.seats_of(person)
    if not mine:
        raise NotSeated()
    return mine[0] if seat is None else seat


def _still(table: Table, seat: int) -> int:
    """The seat, if its person still has a say in the game."""
    if table.seats[seat].resigned:
        raise NotNow(why=Reason("you-have-resigned"))
    return seat


def _number(command: Body, name: str) -> int:
    value = command.get(name)
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadCommand(detail=Detail("'{name}' must be a whole number", name=name))
    return value


def _truth(command: Body, name: str) -> bool:
    value = command.get(name)
    if not isinstance(value, bool):
        raise BadCommand(detail=Detail("'{name}' must be true or false", name=name))
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
    table.catch_up(now)


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
    table.catch_up(now)


def _own_move(table: Table, person: Person) -> int:
    seat = _seat(table, person)
    _running(table)
    if not table.seats[seat].is_human():
        raise NotNow(why=Reason("a-bot-has-your-seat"))
    return seat


def undo(table: Table, person: Person, command: Body, now: float) -> None:
    seat = _still(table, _seat(table, person))
    ask_undo(table, seat, _number(command, "n") if command.get("n") is not None else None)
    table.catch_up(now)


def draw(table: Table, person: Person, command: Body, now: float) -> None:
    seat = _still(table, _seat(table, person))
    _running(table)
    if not all(other.is_human() for other in table.seats):
        raise NotNow(why=Reason("bots-do-not-agree-to-a-draw"))
    others = table.other_persons(seat)
    if others:
        ask_others(table, seat, "draw", others)
        return
    table.note("draw", seat=seat)
    table.catch_up(now)


def answer(table: Table, person: Person, command: Body, now: float) -> None:
    """To a request of somebody else; whoever asked can say no, too, and so takes it back."""
    _any_seat(table, person)
    mine = table.seats_of(person)
    request, yes = table.request, _truth(command, "yes")
    if request is None or request["id"] != command.get("request"):
        raise NotNow(why=Reason("nobody-asks-you"))
    asked = [seat for seat in mine if seat in request["waiting"]]
    if not asked and (yes or request["by"] not in mine):
        raise NotNow(why=Reason("nobody-asks-you"))
    if yes:
        _agree(table, asked, now)
    else:
        refuse(table, asked[0] if asked else request["by"])


def _agree(table: Table, seats: list[int], now: float) -> None:
    request = agree(table, seats)
    if request is None:
        return
    by = request["by"]
    if request["kind"] == "draw":
        table.note("draw", seat=by)
    elif request["kind"] == "pause":
        table.note("paused", seat=by)
    elif request["kind"] == "rematch":
        table.wants_rematch = _rematch_of(table, by)
    else:
        answer_undo(table, request)
    table.catch_up(now)


def resign(table: Table, person: Person, command: Body, now: float) -> None:
    seat = _seat(table, person)
    if table.match is None or table.finished:
        raise NotNow(why=Reason(f"the-table-is-{table.status}"))
    table.note("resigned", seat=seat, bot=table.stand_in())
    table.catch_up(now)


def cancel(table: Table, person: Person, command: Body, now: float) -> None:
    """Nobody plays on. Only as long as no other person sits there, or whoever made the table before it begins."""
    hosts = person.id == table.spec.maker and table.match is None
    seat = next(iter(table.seats_of(person)), None) if hosts else _any_seat(table, person)
    if table.finished:
        raise NotNow(why=Reason(f"the-table-is-{table.status}"))
    if table.other_persons(seat) and not hosts:
        raise NotNow(why=Reason("others-sit-there"))
    table.note("cancelled", seat=seat)
    table.catch_up(now)


def leave(table: Table, person: Person, command: Body, now: float) -> None:
    """Stand up before the game begins; or whoever made the table frees the seat of somebody else."""
    number = _number(command, "seat") if "seat" in command else _any_seat(table, person)
    if not 0 <= number < len(table.seats):
        raise NoSeat()
    _before(table)
    seat, mine = table.seats[number], number in table.seats_of(person)
    if seat.person is None or not (mine or person.id == table.spec.maker):
        raise NotSeated()
    table.note("left", seat=number, **({} if mine else {"barred": seat.person.id}))


def pause(table: Table, person: Person, command: Body, now: float) -> None:
    """Rest for a while. It holds the clocks, so that those who play against one must agree."""
    seat = _still(table, _any_seat(table, person))
    _running(table)
    others = [other for other in table.other_persons(seat) if not table.seats[other].resigned]
    if others and table.spec.clock.kind != "none":
        ask_others(table, seat, "pause", others)
        return
    table.note("paused", seat=seat)
    table.catch_up(now)


def go(table: Table, person: Person, command: Body, now: float) -> None:
    seat = _still(table, _any_seat(table, person))
    if table.status != "paused":
        raise NotNow(why=Reason("the-table-is-not-paused"))
    table.note("resumed", seat=seat)
    table.catch_up(now)


def auto(table: Table, person: Person, command: Body, now: float) -> None:
    seat = _seat(table, person)
    table.note("auto", seat=seat, on=_truth(command, "on"))
    table.catch_up(now)


def passing(table: Table, person: Person, command: Body, now: float) -> None:
    """How a person wants to be asked in a window, from now on or (`stop`) for once."""
    seat = _seat(table, person)
    window, policy = command.get("window"), command.get("policy")
    if not isinstance(window, str) or not 0 < len(window) <= LONGEST or policy not in POLICIES:
        raise BadCommand(
            detail=Detail("'window' must be a window and 'policy' one of {known}", known=", ".join(POLICIES))
        )
    if len({*table.seats[seat].passing, *table.seats[seat].stops, window}) > MOST:
        raise BadCommand(detail=Detail("a seat has policies for {most} windows at most", most=MOST))
    table.note("passing", seat=seat, window=window, policy=policy)
    table.catch_up(now)


def bot(table: Table, person: Person, command: Body, now: float) -> None:
    """A bot takes the own seat, an open one, or that of somebody who has been away for a while, unless a clock is there
    for that. Before the game begins, whoever made the table and sits there says so for all seats but the own one.

    Who plays for somebody else is not for their opponents to choose: it is the bot that plays well.
    """
    mine = _still(table, _seat(table, person))
    number = command.get("seat", mine)
    name = command.get("bot", table.stand_in())
    if type(number) is not int or not 0 <= number < len(table.seats) or not isinstance(name, str):
        raise BadCommand(detail=Detail("'seat' must be a seat and 'bot' the name of a bot"))
    if name not in table.bots:
        raise BadCommand(
            detail=Detail("there is no bot '{name}'; bots: {known}", name=name[:NAMED], known=", ".join(table.bots))
        )
    seat = table.seats[number]
    if table.finished or seat.bot is not None or not (number == mine or seat.is_open() or not seat.here):
        raise NoSeat()
    hosted = table.match is None and table.seats_of(Person(table.spec.maker, ""))
    if number != mine and hosted and person.id != table.spec.maker:
        raise NotNow(why=Reason("who-made-the-table-fills-its-seats"))
    if number != mine and seat.is_a_persons() and table.spec.clock.kind != "none":
        raise NotNow(why=Reason("who-is-away-has-a-clock"))
    others = number != mine and seat.is_a_persons()
    if others and (left := seat.away_since + table.expects_for - now) > 0:
        raise StillExpected(seconds=ceil(left))
    table.note("bot", seat=number, bot=table.stand_in() if others else name, by=mine)
    if table.match is None and table.is_ready():
        table.start(now)
    table.catch_up(now)


def back(table: Table, person: Person, command: Body, now: float) -> None:
    number = _seat(table, person)
    seat = table.seats[number]
    if seat.bot is None or seat.resigned or table.finished:
        raise NotNow(why=Reason("no-bot-has-your-seat"))
    table.comes_back(number)
    table.catch_up(now)


def _before(table: Table) -> None:
    """For what is done before the game: neither while it is played, nor at a table that was cancelled."""
    if table.match is not None or table.finished:
        raise NotNow(why=Reason("the-game-has-begun" if table.match else f"the-table-is-{table.status}"))


def start(table: Table, person: Person, command: Body, now: float) -> None:
    _any_seat(table, person)
    _before(table)
    if not table.is_full():
        raise NotNow(why=Reason("a-seat-is-still-open"))
    if not table.is_ready():
        raise NotNow(why=Reason("somebody-has-brought-nothing-yet"))
    table.start(now)


def look(table: Table, person: Person, command: Body, now: float) -> None:
    """Whoever has several seats looks from another one now, or covers all hands (null)."""
    mine = table.seats_of(person)
    seat = None if "seat" in command and command["seat"] is None else _number(command, "seat")
    if len(mine) < 2 or not (seat is None or seat in mine):
        raise NoSeat()
    table.screens.look(person.id, seat, 0 if table.match is None else table.match.seq)


def bring(table: Table, person: Person, command: Body, now: float) -> None:
    """What the person brings to the game; it can be changed until the game begins, with the last person's."""
    number = command.get("seat", _any_seat(table, person))
    if type(number) is not int or number not in table.seats_of(person):
        raise NoSeat()
    _before(table)
    if not table.game.brings(table.spec.variant):
        raise NotNow(why=Reason("nothing-is-brought-to-this-game"))
    variant, seats = table.spec.variant, len(table.seats)
    suggested = "suggested" in command and _truth(command, "suggested")
    if suggested == ("what" in command):
        raise BadCommand(detail=Detail("either 'what' is brought or what is 'suggested'"))
    given = table.game.suggest(variant, seats, number) if suggested else command["what"]
    value = table.game.read_brought(variant, seats, number, given)
    table.note("brought", seat=number, sealed=seal(value))
    if table.is_ready():
        table.start(now)
    table.catch_up(now)


def chat(table: Table, person: Person, command: Body, now: float) -> None:
    text = command.get("text")
    if not isinstance(text, str) or len(text) > CHAT_LENGTH or not is_seen(kept := readable(text)):
        raise BadCommand(detail=Detail("a chat message has 1 to {most} characters", most=CHAT_LENGTH))
    mine = table.seats_of(person)
    if not mine and not table.spec.spectators:
        raise NotSeated()
    seat = _any_seat(table, person) if mine else None
    if chat_is_full(table.log, seat, person.id):
        raise NotNow(why=Reason("the-chat-is-full"))
    table.note("chat", seat=seat, person=person.id, name=person.name, text=kept)


def rematch(table: Table, person: Person, command: Body, now: float) -> None:
    """A new table with the same players, everybody one seat further, if all who sat here want it."""
    seat = _any_seat(table, person)
    if not table.finished or table.rematch is not None:
        raise NotNow(why=Reason("the-game-is-not-over" if not table.finished else "there-is-a-rematch-already"))
    if table.match is None:
        raise NotNow(why=Reason(f"the-table-is-{table.status}"))
    if table.wants_rematch is not None:
        return
    others = table.other_persons(seat)
    wished = table.request is not None and table.request["kind"] == "rematch"
    waiting = table.request["waiting"] if table.request is not None and wished else []
    if agreeing := [mine for mine in table.seats_of(person) if mine in waiting]:
        _agree(table, agreeing, now)
    elif others:
        ask_others(table, seat, "rematch", others)
    else:
        table.wants_rematch = _rematch_of(table, seat)


def _rematch_of(table: Table, by: int) -> TableSpec:
    seats = [SeatSpec(seat.person, None if seat.person else seat.bot) for seat in table.seats]
    maker = table.seats[by].person
    changes = {"seats": [*seats[1:], seats[0]], "maker": maker.id if maker else ""}
    return TableSpec(**{**table.spec._asdict(), **changes})


COMMANDS: dict[str, Callable[[Table, Person, Body, float], None]] = {
    "choose": choose,
    "macro": macro,
    "undo": undo,
    "draw": draw,
    "answer": answer,
    "resign": resign,
    "cancel": cancel,
    "leave": leave,
    "pause": pause,
    "go": go,
    "look": look,
    "auto": auto,
    "passing": passing,
    "bot": bot,
    "bring": bring,
    "back": back,
    "start": start,
    "chat": chat,
    "rematch": rematch,
}

# What each command may say besides its name and its id.
FIELDS: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(("ping", *COMMANDS), ()),
    "why": ("intent",),
    "choose": ("seq", "code"),
    "macro": ("seq", "codes"),
    "undo": ("n",),
    "answer": ("request", "yes"),
    "leave": ("seat",),
    "look": ("seat",),
    "auto": ("on",),
    "passing": ("window", "policy"),
    "bot": ("seat", "bot"),
    "bring": ("seat", "what", "suggested"),
    "chat": ("text",),
}
