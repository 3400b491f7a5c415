"""Tables with a game that has been played already, put into a site's database as if it had been played there."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from random import Random
from typing import Any

from tests.server.site import Site
from tests.server.visitor import Visitor

from mathom.kernel import State, seal
from mathom.server.hub import bots_of
from mathom.server.hub.host import row_values, seated
from mathom.server.settings import Settings
from mathom.server.storage import open_engine
from mathom.server.storage.tables import add_table
from mathom.tables import Person, SeatSpec, Table, TableSpec

MOST = 100_000
SEED = "planted"
Wanted = Callable[[State], bool]
Choice = Callable[[State, int], int]


def never(state: State) -> bool:
    return False


def at_random() -> Choice:
    rng = Random(SEED)

    def choose(state: State, seat: int) -> int:
        assert state.ask is not None
        return rng.choice(state.ask.options_of(seat))

    return choose


def person(visitor: Visitor) -> Person:
    return Person(visitor.me["id"], visitor.me["name"])


def plant(site: Site, name: str, *players: Visitor, choices: int = MOST, until: Wanted = never, **settings: Any) -> str:
    """A table of these players after so many choices made at random, or where it is as wanted, or at its own end."""
    table, text = played(spec_of(name, players, settings), choices, until)
    keep(site.db, table, text)
    return table.id


def plant_before_the_end(site: Site, name: str, *players: Visitor, **settings: Any) -> tuple[str, int, int]:
    """A table one choice before the game's own end; the seat that ends it, and with what."""
    whole, _ = played(spec_of(name, players, settings))
    assert whole.match is not None
    last = whole.match.recording.choices[-1]
    return plant(site, name, *players, choices=last.n - 1, **settings), last.seat, last.code


def spec_of(name: str, players: tuple[Visitor, ...], settings: dict[str, Any]) -> TableSpec:
    body = {"game": name, "seats": [{"kind": "open"}] * len(players), "public": True, **settings}
    spec = TableSpec.read(body, person(players[0]), bots_of(name))
    return spec._replace(seats=[SeatSpec(person(player)) for player in players])


def played(
    spec: TableSpec, choices: int = MOST, until: Wanted = never, choose: Choice | None = None, seed: str = SEED
) -> tuple[Table, str]:
    """The table, and all that it has written."""
    choose = choose or at_random()
    written: list[str] = []
    now = time.time()
    table = Table.create(secrets.token_urlsafe(9), spec, bots_of(spec.game), now, written.append, seed)
    bring(table, now)
    for _ in range(choices if table.match is not None else 0):
        assert table.match is not None
        state = table.match.state
        if state.ask is None or until(state):
            break
        seat = state.ask.waiting()[0]
        table.choose(seat, choose(state, seat), None)
    table.catch_up(now)
    table.flush()
    return table, "".join(written)


def bring(table: Table, now: float) -> None:
    """Where something is brought, everybody brings what the game suggests."""
    if table.match is None and table.is_full() and table.game.brings(table.spec.variant):
        for number, seat in enumerate(table.seats):
            if seat.is_human():
                suggested = table.game.suggest(table.spec.variant, len(table.seats), number)
                table.note("brought", seat=number, sealed=seal(suggested))
        table.start(now, SEED)


def keep(db: str, table: Table, text: str) -> None:
    """Put it into the database."""
    engine = open_engine(Settings(db=db))
    row = {
        "id": table.id,
        "game": table.spec.game,
        "public": table.spec.public,
        "spectators": table.spec.spectators,
        "invite": table.invite,
        "owner": None,
        "epoch": 1,
        "created": time.time(),
        **row_values(table),
    }
    with engine.begin() as connection:
        add_table(connection, row, seated(table), text)
    engine.dispose()
