"""A session that is over is over everywhere: in the memory of every process, and for every socket that it opened."""

from __future__ import annotations

from collections import Counter

from mathom.server.hub import Hub, Listener
from mathom.server.people import Desk
from mathom.server.people.cookies import marked


class Sessions:
    def __init__(self, desk: Desk, hub: Hub) -> None:
        self._desk = desk
        self._hub = hub
        self._lines: dict[str, set[Listener]] = {}
        self._sockets: Counter[str] = Counter()
        desk.ended = self.end
        hub.over = self.hear

    def count(self, person: str) -> int:
        """How many sockets the person has here, in whatever sessions."""
        return self._sockets[person]

    def enter(self, session: str, person: str, listener: Listener) -> None:
        self._sockets[person] += 1
        self._lines.setdefault(marked(session), set()).add(listener)

    def leave(self, session: str, person: str, listener: Listener) -> None:
        self._sockets[person] -= 1
        if not self._sockets[person]:
            del self._sockets[person]
        lines = self._lines.get(marked(session), set())
        lines.discard(listener)
        if not lines:
            self._lines.pop(marked(session), None)

    def end(self, marks: list[str]) -> None:
        """Here at once, whatever becomes of the letter."""
        self.hear(marks)
        self._hub.tell_over(marks)

    def hear(self, marks: list[str]) -> None:
        self._desk.forget(marks)
        for mark in marks:
            for listener in list(self._lines.get(mark, ())):
                listener.dismiss()
