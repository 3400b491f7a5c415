"""Somebody at the other end of the wire: real HTTP, real WebSockets."""

from __future__ import annotations

import itertools
import json
import random
import time
from collections.abc import Callable
from contextlib import AbstractContextManager
from types import TracebackType
from typing import Any
from urllib.parse import urlencode

import httpx
from tests.server.site import Site
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from mathom.tables.patch import patched

PATIENCE = 40.0
BODY: dict[str, Any] = {"game": "fellowship", "public": True}
ME, OPEN = {"kind": "me"}, {"kind": "open"}
RANDOM, SCRIPTED = {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "scripted"}


class Visitor:
    """A browser: cookies, the CSRF token, and sockets. `at` says which process of the site it talks to."""

    def __init__(self, site: Site, at: int = 0) -> None:
        self.site = site
        self.at = at
        hooks = {"response": [self._take_token]}
        self.http = httpx.Client(base_url=site.url(at), timeout=PATIENCE, event_hooks=hooks)
        self.me = self.http.get("/api/me").raise_for_status().json()

    def _take_token(self, response: httpx.Response) -> None:
        """As the client does it, which looks at its cookie before every change."""
        self.http.headers["x-csrf-token"] = self.http.cookies.get("mathom-csrf") or ""

    def get(self, path: str) -> Any:
        return self.http.get(path).raise_for_status().json()

    def post(self, path: str, body: Any = None) -> Any:
        response = self.http.post(path, json=body)
        assert response.is_success, response.text
        return response.json()

    def new_table(self, *seats: dict[str, str], **more: Any) -> str:
        made: str = self.post("/api/tables", {**BODY, "seats": list(seats), **more})["id"]
        return made

    def sit(self, table: str) -> int:
        seat: int = self.post(f"/api/tables/{table}/join", {})["seat"]
        return seat

    def cookie(self) -> str:
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)

    def connect(self, table: str, at: int | None = None, **query: Any) -> Line:
        return Line(self, table, self.at if at is None else at, query)


class Line:
    """A socket at a table. Keeps the document up to date, and every frame that came."""

    def __init__(self, visitor: Visitor, table: str, at: int, query: dict[str, Any]) -> None:
        self.visitor = visitor
        self.table = table
        self.at = at
        self.frames: list[str] = []
        self.replies: dict[str, dict[str, Any]] = {}
        self.doc: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.n = -1
        self.moved = False
        self._ids = itertools.count(1)
        self._name = random.randbytes(3).hex()
        self._context = self.open(query)
        self.socket = self._context.__enter__()

    def open(self, query: dict[str, Any]) -> AbstractContextManager[ClientConnection]:
        url = self.visitor.site.url(self.at)
        address = f"{url.replace('http', 'ws', 1)}/ws/tables/{self.table}?{urlencode(query)}"
        headers = {"cookie": self.visitor.cookie()}
        return connect(address, origin=Origin(url), additional_headers=headers, max_size=None, open_timeout=PATIENCE)

    def __enter__(self) -> Line:
        return self

    def __exit__(self, kind: type | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        self._context.__exit__(None, None, None)

    # Hearing

    def hear(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next message, taken in."""
        frame = self.socket.recv(timeout)
        assert isinstance(frame, str)
        self.frames.append(frame)
        message: dict[str, Any] = json.loads(frame)
        self._take(message)
        return message

    def _take(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "welcome":
            self.doc, self.log, self.n = message["doc"], message["log"], message["n"]
        elif kind == "update":
            assert message["n"] == self.n + 1, "a message of the feed is missing"
            self.n = message["n"]
            self.doc = patched(self.doc, message["patch"])
            self.log += message["events"]
        elif kind == "moved":
            self.moved = True
        elif message["id"] is not None:
            self.replies[message["id"]] = message

    def until(self, happens: Callable[[Line], Any], seconds: float = PATIENCE) -> Any:
        """Listen until it has happened."""
        end = time.monotonic() + seconds
        while not (found := happens(self)):
            left = end - time.monotonic()
            if left <= 0:
                raise AssertionError("it did not happen")
            self.hear(left)
        return found

    def quiet(self, seconds: float = 0.3) -> None:
        """Take in all that comes until nothing comes."""
        try:
            while True:
                self.hear(seconds)
        except TimeoutError:
            return

    def until_cut(self, seconds: float = PATIENCE) -> None:
        """Listen until the server tells to connect again, or the line is dead."""
        end = time.monotonic() + seconds
        try:
            while not self.moved:
                self.hear(max(0.01, end - time.monotonic()))
        except ConnectionClosed:
            return

    # Speaking

    def send(self, do: str, **body: Any) -> str:
        id = body.pop("id", None) or f"{self._name}-{next(self._ids)}"
        self.socket.send(json.dumps({"do": do, "id": id, **body}))
        return str(id)

    def command(self, do: str, **body: Any) -> dict[str, Any]:
        """Send, and wait for the answer."""
        id = self.send(do, **body)
        self.replies.pop(id, None)
        answer: dict[str, Any] = self.until(lambda line: line.replies.get(id))
        return answer

    @property
    def welcomed(self) -> bool:
        return bool(self.doc)

    @property
    def options(self) -> list[dict[str, Any]]:
        view = self.doc.get("view")
        found: list[dict[str, Any]] = view["ask"]["options"] if view and "ask" in view else []
        return found

    @property
    def finished(self) -> bool:
        return bool(self.doc) and self.doc["table"]["status"] == "finished"

    def choose(self, rng: random.Random | None = None) -> dict[str, Any]:
        """Choose something when asked."""
        self.until(lambda line: line.options)
        option = rng.choice(self.options) if rng else self.options[0]
        return self.command("choose", seq=self.doc["seq"], code=option["code"])


def hung_up(line: Line, seconds: float = PATIENCE) -> int:
    """The code with which the server closes."""
    end = time.monotonic() + seconds
    try:
        while time.monotonic() < end:
            line.hear(seconds)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 1006
    raise AssertionError("the server did not hang up")


def play(*lines: Line, choices: int = 10_000, rng: random.Random | None = None) -> int:
    """Everybody chooses in turn until the game is over or enough has been chosen; the number of choices."""
    rng = rng or random.Random(1)
    made = 0
    while made < choices:
        for line in lines:
            line.until(lambda line: line.welcomed)
            line.quiet(0)
            if line.finished:
                return made
            if line.options:
                reply = line.choose(rng)
                assert reply["type"] == "done", reply
                made += 1
            else:
                _hear_one(line)
    return made


def _hear_one(line: Line) -> None:
    try:
        line.hear(0.02)
    except TimeoutError:
        return
