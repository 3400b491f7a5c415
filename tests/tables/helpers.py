"""A table in a test: its lines, its people, and a player who chooses at random."""

from __future__ import annotations

import json
from random import Random
from typing import Any
from unittest.mock import patch

from msgspec.json import encode

from mathom.kernel import option_keyed
from mathom.tables import Person, Table, TableSpec, do
from mathom.tables.packed import Packed

ANN = Person("p-ann", "Ann")
BEN = Person("p-ben", "Ben")
EVE = Person("p-eve", "Eve")
DAN = Person("p-dan", "Dan")
BOTS = ["scripted", "random"]


class Room:
    """A table with everything around it: what was written, what time it is, and command ids."""

    def __init__(self, *seats: str, seed: str = "seed", **settings: Any) -> None:
        kinds = {"me": {"kind": "me"}, "open": {"kind": "open"}, "bot": {"kind": "bot", "bot": "random"}}
        body = {"game": "fellowship", "seats": [kinds[seat] for seat in seats], **settings}
        self.lines: list[str] = []
        self.now = 1000.0
        self.rng = Random(1)
        self.ids = 0
        self.table = Table.create("t1", TableSpec.read(body, ANN, BOTS), BOTS, self.now, self.write, seed)

    def write(self, text: str) -> None:
        self.lines.extend(text.splitlines(keepends=True))

    def restored(self) -> Table:
        return Table.restore("t1", list(self.lines), BOTS, self.now, self.write)

    def do(self, person: Person, command: str, **details: Any) -> dict[str, Any]:
        self.ids += 1
        return do(self.table, person, {"do": command, "id": f"c{self.ids}", **details}, self.now)

    def person(self, seat: int) -> Person:
        person = self.table.seats[seat].person
        assert person is not None
        return person

    def options(self, seat: int) -> list[int]:
        assert self.table.match is not None
        assert self.table.match.state.ask is not None
        return self.table.match.state.ask.options_of(seat)

    def move(self) -> None:
        """Whoever is asked, person or bot, chooses at random."""
        assert self.table.match is not None
        seat = self.table.asked()[0]
        seq = self.table.match.seq
        code = self.rng.choice(self.options(seat))
        if self.table.seats[seat].is_human():
            reply = self.do(self.person(seat), "choose", seq=seq, code=code)
            assert reply["type"] == "done", reply
        else:
            self.table.bot_moves(seat, code, seq, self.now)

    def answer(self, seat: int, key: str) -> None:
        """Choose the option with this key."""
        match = self.table.match
        assert match is not None
        code = option_keyed(match.game, match.state, seat, key)
        assert self.do(self.person(seat), "choose", seq=match.seq, code=code)["type"] == "done"

    def play(self, moves: int = 10_000) -> None:
        for _ in range(moves):
            if not self.table.asked():
                break
            self.move()

    def play_until(self, seat: int, kind: str) -> None:
        """Until this seat is asked this kind of question."""
        while not (self.table.asked() == [seat] and self.kind() == kind):
            self.move()

    def kind(self) -> str:
        assert self.table.match is not None
        assert self.table.match.state.ask is not None
        return self.table.match.state.ask.kind


def two(**settings: Any) -> Room:
    """Ann and Ben at a table that is running; its game is the same every time."""
    room = Room("me", "open", **settings)
    with patch("mathom.kernel.match.new_seed", return_value="seed"):
        room.table.join(BEN, room.table.invite, None, room.now)
    return room


def refused(reply: dict[str, Any]) -> tuple[str, list[str]]:
    assert reply["type"] == "refused", reply
    return reply["error"], [reason["key"] for reason in reply["reasons"]]


def agreed(room: Room, *others: Person) -> None:
    """The others agree to what is asked."""
    for other in others:
        assert room.table.request is not None
        assert room.do(other, "answer", request=room.table.request["id"], yes=True)["type"] == "done"


def document(table: Table, viewer: int | None) -> dict[str, Any]:
    """What the viewer is shown, all of it decoded."""
    plain: dict[str, Any] = json.loads(encode(Packed(table.document(viewer)).plain()))
    return plain


def absent(room: Room) -> None:
    """Ben is away, and Ann lets a bot play for him."""
    room.do(ANN, "pause")
    room.now += room.table.expects_for
    assert room.do(ANN, "bot", seat=1)["type"] == "done"
    room.do(ANN, "go")


def four(**settings: Any) -> Room:
    """A war of four people, at its first question: seats 0 and 2 say in secret whether they will exchange a card."""
    room = Room("me", "open", "open", "open", game="wotr", **settings)
    for seat, person in enumerate([BEN, EVE, DAN], 1):
        assert room.table.join(person, room.table.invite, None, room.now) == seat
    assert (room.table.asked(), room.kind()) == ([0, 2], "exchange")
    return room
