"""Tables that begin with a position made by hand, as scenarios have it, put into a site's database."""

from __future__ import annotations

import secrets
import time
from typing import Any

from tests.server.planted import keep

from mathom import __version__
from mathom.kernel import Match, game, option_keyed
from mathom.kernel.expect import script_of
from mathom.kernel.lines import write_line
from mathom.kernel.state import digest_of
from mathom.server.hub import bots_of
from mathom.tables import SeatSpec, Table, TableSpec

Position = dict[str, Any]


def record_of(name: str, variant: dict[str, Any], seats: int, position: Position, chance: dict[str, Any]) -> list[str]:
    """The record of a game that was set up, and then became this position before anybody chose."""
    ours = game(name)
    written: list[str] = []
    match = Match.start(ours, variant, [f"Seat {seat + 1}" for seat in range(seats)], "arranged", written.append)
    state = match.state
    ours.arrange(state, position)
    state.chance.script = script_of({"chance": chance})
    state.run()
    state.take_news()
    plain = state.dump()
    rules, catalogue = match.recording.ours
    line = {"version": __version__, "rules": rules, "catalogue": catalogue, "digest": digest_of(plain)}
    return [*"".join(written).splitlines(keepends=True), write_line({**line, "snapshot": plain})]


def plant_position(
    db: str,
    name: str,
    seats: list[SeatSpec],
    position: Position,
    chance: dict[str, Any] | None = None,
    choices: list[str] | None = None,
    **settings: Any,
) -> Table:
    """A table at this position, after some choices of whoever is asked, by their keys."""
    variant = game(name).variants().read(len(seats), settings.pop("variant", {}))
    spec = TableSpec(name, variant, seats, public=True, **settings)
    written: list[str] = []
    record = record_of(name, variant, len(seats), position, chance or {})
    id = secrets.token_urlsafe(9)
    table = Table.create(id, spec, bots_of(name), time.time(), written.append, record=record)
    # As the browser wants it from the beginning: who has no choice is not asked, before any page has said so.
    for seat, held in enumerate(table.seats):
        if held.is_human():
            table.note("auto", seat=seat, on=True)
    for key in choices or []:
        assert table.match is not None
        state = table.match.state
        assert state.ask is not None, key
        seat = state.ask.waiting()[0]
        table.choose(seat, option_keyed(table.game, state, seat, key), None)
    table.catch_up(time.time())
    table.flush()
    keep(db, table, "".join(written))
    return table
