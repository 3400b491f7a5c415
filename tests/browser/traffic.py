"""Everything that a browser hears from the server, and the table as the messages describe it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from playwright.sync_api import Page, Request, WebSocket

from mathom.tables.patch import patched

ENGINE_ROOM = {"chance", "snapshot", "digest", "seed"}

# Texts, and the built-in decks by their names: whoever asks gets the same, and it tells nothing of who plays which.
SAME_FOR_ALL = re.compile(r"/api/texts/|/api/meccg/decks/(challenge|balrog)-\w+$")
# Questions of Der Ringkrieg that the table answers for nobody (`Frame.weighty`).
WEIGHTY = ("event-card", "minion")


class Answer(NamedTuple):
    url: str
    text: str


class Traffic:
    """Listens to a page from the moment it is made; the document survives a reconnect, as it does in the client."""

    def __init__(self, page: Page) -> None:
        self.frames: list[str] = []
        self.answers: list[Answer] = []
        self.sockets: list[WebSocket] = []
        self.doc: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.sent: list[dict[str, Any]] = []
        self.n = -1
        # How many commands were carried out.
        self.done = 0
        page.on("websocket", self._socket)
        page.on("requestfinished", self._answer)

    def forget(self) -> None:
        """For who goes to another table, before anything has come from there."""
        self.doc, self.log, self.n = {}, [], -1

    def _socket(self, socket: WebSocket) -> None:
        if "/ws/tables/" not in socket.url:
            return
        if "from=" not in socket.url:
            self.forget()
        self.sockets.append(socket)
        socket.on("framereceived", self._frame)
        socket.on("framesent", lambda frame: self.sent.append(json.loads(frame)))

    def _frame(self, frame: str | bytes) -> None:
        assert isinstance(frame, str)
        self.frames.append(frame)
        message = json.loads(frame)
        self.done += message["type"] == "done"
        if message["type"] == "welcome":
            self.doc, self.log, self.n = message["doc"], message["log"], message["n"]
        elif message["type"] == "update" and message["n"] == self.n + 1:
            self.doc, self.n = patched(self.doc, message["patch"]), message["n"]
            self.log = [*self.log, *message["events"]]

    def _answer(self, request: Request) -> None:
        response = request.response()
        if response is not None and "/api/" in request.url and response.ok:
            self.answers.append(Answer(request.url, response.text()))

    def messages(self) -> Iterator[Any]:
        """All that came as JSON, over the sockets and over HTTP."""
        yield from map(json.loads, self.frames)
        yield from (json.loads(text) for url, text in self.answers if not SAME_FOR_ALL.search(url))

    # The table

    @property
    def view(self) -> dict[str, Any]:
        found: dict[str, Any] = self.doc.get("view") or {}
        return found

    @property
    def ask(self) -> dict[str, Any]:
        found: dict[str, Any] = self.view.get("ask") or {"kind": "", "options": []}
        return found

    @property
    def options(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.ask["options"]
        return found

    @property
    def has_choice(self) -> bool:
        """What costs something is asked for also where it is the only answer."""
        return len(self.options) > 1 or (len(self.options) == 1 and self.ask["kind"] in WEIGHTY)

    @property
    def seq(self) -> int | None:
        found: int | None = self.doc.get("seq")
        return found

    @property
    def finished(self) -> bool:
        return bool(self.doc) and self.doc["table"]["status"] == "finished"

    def happened(self, event: str) -> int:
        return sum(one["event"] == event for one in self.log)


def parts(value: Any) -> Iterator[dict[str, Any]]:
    """All objects in a message."""
    if isinstance(value, dict):
        yield value
    for inner in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from parts(inner)


def check_discreet(traffic: Traffic, seat: int | None) -> None:
    """Nothing that was meant for others, nothing from the engine room."""
    for message in traffic.messages():
        for part in parts(message):
            # Where a way leads to is a name; whom an event is for is a list of seats.
            assert not isinstance(part.get("to"), list) or seat in part["to"], part
            assert not ENGINE_ROOM & part.keys(), part
            if "ask" in part and "asked" in part:
                assert seat in part["asked"], part
            for number, player in enumerate(part.get("players") or ()):
                if isinstance(player, dict):
                    assert number == seat or not {"hand", "chosen"} & player.keys(), part
