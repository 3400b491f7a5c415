"""What the entries of a table do to it. The same when they are written and when they are read again."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from mathom.tables.passing import ASK, STOP, UNASKED
from mathom.tables.seats import Seat
from mathom.tables.spec import Person, SeatSpec
from mathom.tables.telling import Entry

if TYPE_CHECKING:
    from mathom.tables.table import Table


def sat(table: Table, entry: Entry) -> None:
    seat = table.seats[entry["seat"]]
    seat.person = Person(entry["person"], entry["name"])
    seat.sat_at = seat.away_since = entry.get("at", 0.0)
    seat.came = "at" not in entry


def came(table: Table, entry: Entry) -> None:
    table.seats[entry["seat"]].came = True


def left(table: Table, entry: Entry) -> None:
    table.seats[entry["seat"]] = Seat(SeatSpec(), 0.0)
    if "barred" in entry:
        table.barred.add(entry["barred"])


def declined(table: Table, entry: Entry) -> None:
    """Nobody is asked for the same thing over and over."""
    if "own" in entry:
        table.declined[entry["kind"], entry["by"]] = entry["own"]


def request(table: Table, entry: Entry) -> None:
    """One at a time: it is another one if none was open."""
    if table.request is None and entry["request"] is not None:
        table.requests += 1
    table.request = entry["request"]


def brought(table: Table, entry: Entry) -> None:
    table.seats[entry["seat"]].brought = entry["sealed"]


def bot(table: Table, entry: Entry) -> None:
    seat = table.seats[entry["seat"]]
    seat.bot = entry["bot"]
    seat.covered = entry.get("by", entry["seat"]) != entry["seat"] and seat.is_a_persons()


def timeout(table: Table, entry: Entry) -> None:
    bot(table, entry)
    table.seats[entry["seat"]].late = True


def back(table: Table, entry: Entry) -> None:
    seat = table.seats[entry["seat"]]
    seat.bot = None
    seat.late = seat.covered = False


def auto(table: Table, entry: Entry) -> None:
    table.seats[entry["seat"]].auto = entry["on"]


def passing(table: Table, entry: Entry) -> None:
    seat = table.seats[entry["seat"]]
    if entry["policy"] == STOP:
        seat.stops.add(entry["window"])
    elif entry["policy"] == ASK and "/" not in entry["window"] and entry["window"] not in UNASKED:
        seat.passing.pop(entry["window"], None)
    else:
        seat.passing[entry["window"]] = entry["policy"]


def resigned(table: Table, entry: Entry) -> None:
    seat = table.seats[entry["seat"]]
    seat.resigned = True
    table.request = None
    seat.bot = entry["bot"]
    staying = [number for number, other in enumerate(table.seats) if not other.resigned]
    if len(staying) == 1:
        table.result = {"winners": staying, "scores": [], "how": "resigned"}


def cancelled(table: Table, entry: Entry) -> None:
    table.result = {"winners": [], "scores": [], "how": "cancelled"}


def draw(table: Table, entry: Entry) -> None:
    table.result = {"winners": list(range(len(table.seats))), "scores": [], "how": "draw"}


def paused(table: Table, entry: Entry) -> None:
    table.paused = True


def resumed(table: Table, entry: Entry) -> None:
    table.paused = False


def clock(table: Table, entry: Entry) -> None:
    table.clock.restore(entry)


def did(table: Table, entry: Entry) -> None:
    table.done.add(entry["person"], entry["id"])


def rematch(table: Table, entry: Entry) -> None:
    table.rematch = entry["id"]


TAKES: dict[str, Callable[[Table, Entry], None]] = {
    "sat": sat,
    "came": came,
    "left": left,
    "declined": declined,
    "withdrawn": declined,
    "request": request,
    "brought": brought,
    "bot": bot,
    "timeout": timeout,
    "back": back,
    "auto": auto,
    "passing": passing,
    "resigned": resigned,
    "cancelled": cancelled,
    "draw": draw,
    "paused": paused,
    "resumed": resumed,
    "clock": clock,
    "did": did,
    "rematch": rematch,
}
