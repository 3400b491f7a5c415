"""Feeds notice by themselves what they missed: every second a process asks the owners of its rooms how far they are.

A letter may be lost, and nobody knows: its sender sees no more than that Redis does not answer, and for whoever should
have got it, a Redis that hangs looks like a table where nothing happens. So positions are compared, all tables of one
owner in one letter; and an owner that does not answer for a while is out of reach.
"""

from __future__ import annotations

import time
from typing import Protocol

from mathom.server.hub.host import Host
from mathom.server.hub.letters import Check, Checked, Letter, Place
from mathom.server.hub.room import Room
from mathom.tables import Person

# Longer than any commit, shorter than people wait before they wonder.
OUT_OF_REACH = 6.0


class Neighbour(Protocol):
    """What the checks need of their hub."""

    node: str
    hosts: dict[str, Host]
    rooms: dict[str, Room]
    owners: dict[str, str]

    def send(self, node: str, letter: Letter) -> None: ...


class Checks:
    def __init__(self, hub: Neighbour) -> None:
        self._hub = hub
        self._unanswered: dict[str, float] = {}

    def ask(self) -> None:
        """Write to every owner of a table that somebody here looks at."""
        asked: dict[str, dict[str, list[Place]]] = {}
        for table, room in list(self._hub.rooms.items()):
            places = room.places()
            if table in self._hub.hosts or not places:
                continue
            owner = self._hub.owners.get(table)
            if owner is None:
                room.new_owner()
            else:
                asked.setdefault(owner, {})[table] = places
        now = time.monotonic()
        self._unanswered = {owner: self._unanswered.get(owner, now) for owner in asked}
        for owner, tables in asked.items():
            if now - self._unanswered[owner] > OUT_OF_REACH:
                self._cut_off(list(tables))
            self._hub.send(owner, Check(self._hub.node, tables))

    def _cut_off(self, tables: list[str]) -> None:
        """Who looks at these tables must not take what is there for the present."""
        for table in tables:
            room = self._hub.rooms.get(table)
            if room is not None:
                room.cut_off()

    def answer(self, letter: Check) -> None:
        """As the owner: where those who look at our tables should be; nowhere, if we do not tell them the news."""
        places = {table: self._places(letter.sender, table, told) for table, told in letter.tables.items()}
        self._hub.send(letter.sender, Checked(self._hub.node, places))

    def _places(self, node: str, table: str, told: list[Place]) -> list[Place]:
        host = self._hub.hosts.get(table)
        if host is None or node not in host.watchers:
            return []
        found = [(place.person, host.table.seat_of(Person(place.person, ""))) for place in told]
        numbers = [(person, seat, host.table.position(seat)) for person, seat in found]
        return [Place(person, seat, n) for person, seat, n in numbers if n is not None]

    def hear(self, letter: Checked) -> None:
        """Letters arrive in the order sent: what was on its way when the owner looked is here by now."""
        self._unanswered.pop(letter.node, None)
        for table, places in letter.tables.items():
            room = self._hub.rooms.get(table)
            if room is not None and self._hub.owners.get(table) == letter.node and room.is_behind(places):
                room.new_owner()
