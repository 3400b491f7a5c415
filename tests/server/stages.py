"""A table at one of three moments (before, during, after a game), and how its game looks from everywhere."""

from __future__ import annotations

import json
import secrets
from functools import cache
from typing import Any, NamedTuple

from tests.server.planted import MOST, keep, person, played
from tests.server.visitor import Visitor

from mathom.kernel import Match, game
from mathom.server.hub import bots_of
from mathom.server.settings import Settings
from mathom.server.storage import open_engine
from mathom.server.storage.tables import read_lines
from mathom.tables import Person, SeatSpec, Table, TableSpec

FIRST, SECOND = Person("person-first", "First"), Person("person-second", "Second")
CHOICES = {"Before": 0, "During": 60, "After": MOST}

Views = dict[int | None, Any]


class Stage(NamedTuple):
    db: str
    id: str
    invite: str
    game: str

    def views(self, n: int | None = None) -> Views:
        """What every seat and a spectator (None) may see, now or after `n` choices."""
        engine = open_engine(Settings(db=self.db))
        with engine.connect() as connection:
            _, lines = read_lines(connection, self.id)
        engine.dispose()
        match = Match.resume([line for line in lines if not line.startswith('{"table":')])
        state = match.state if n is None else match.recording.state_at(n)
        return {viewer: bare(game(self.game).view(state, viewer)) for viewer in (None, *range(state.seats))}


def bare(view: dict[str, Any]) -> Any:
    """A view as it comes over the wire, without the question, which is there only while a person decides."""
    return json.loads(json.dumps({key: value for key, value in view.items() if key not in ("ask", "asked")}))


@cache
def _written(name: str, moment: str, public: bool) -> tuple[str, str]:
    """A table's id, and what it has written with people to be filled in."""
    body = {"game": name, "seats": [{"kind": "open"}] * 2, "public": public}
    spec = TableSpec.read(body, FIRST, bots_of(name))
    seats = [SeatSpec(FIRST), SeatSpec() if moment == "Before" else SeatSpec(SECOND)]
    table, text = played(spec._replace(seats=seats), CHOICES[moment])
    return table.id, text


def stage(db: str, name: str, moment: str, first: Visitor, second: Visitor, public: bool) -> Stage:
    """`first` sits on seat 0, and `second` on seat 1 if the game has begun."""
    old, text = _written(name, moment, public)
    id = secrets.token_urlsafe(9)
    for before, after in ((old, id), (FIRST.id, person(first).id), (SECOND.id, person(second).id)):
        text = text.replace(f'"{before}"', f'"{after}"')
    table = Table.restore(id, text.splitlines(keepends=True), bots_of(name), 0.0, lambda more: None)
    keep(db, table, text)
    return Stage(db, id, table.invite, name)
