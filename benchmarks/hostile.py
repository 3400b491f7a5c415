"""One client sends the worst messages we know: what the moves at other tables take, beside what they take in quiet.

    python benchmarks/hostile.py                    20 tables of Die Gefährten, 20 seconds for each message
    python benchmarks/hostile.py --tables 8 --seconds 5 --json

The tables are played as in `load.py`. The hostile one sits at a table of its own, a game of Der Ringkrieg that has been
going on for a while, and sends as fast as the server lets it, over a socket or over HTTP. Quiet and hostile stretches
take turns, so that a busy machine harms both. A stretch has its 95th percentile; told are the medians of those, so that
one stall of the machine does not count, and their ratio. The first row sends nothing: it tells how far a ratio is
from 1 for no reason.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import subprocess
import sys
import tempfile
from collections.abc import Awaitable, Callable
from http.cookiejar import CookieJar, DefaultCookiePolicy
from pathlib import Path
from statistics import median
from typing import Any

import httpx
import uvloop
import websockets
from load import BODY, Numbers, Person, quantile, sit_down, table

START = """
import sys
from dataclasses import replace
from mathom.server import Limits, Settings, run
usual = Limits()
paces = {name: getattr(usual, name) for name in ("commands", "chats", "requests", "studies")}
limits = replace(Limits.none(), **paces)
run(Settings(port=0, db=sys.argv[1], limits=limits, bot_workers=1), lambda where: print(where, flush=True), quiet=True)
"""


def deep(depth: int) -> str:
    return "[" * depth + "]" * depth


MESSAGES: dict[str, Callable[[int], str]] = {
    "nested 960 deep": lambda n: f'{{"id":"{n}","do":{deep(960)}}}',
    "nested 7,000 deep": lambda n: f'{{"id":"{n}","do":{deep(7000)}}}',
    "no JSON": lambda n: "{" * 5000,
    "a name of 15 kB": lambda n: json.dumps({"id": str(n), "do": "x" * 15_000}),
    "chat": lambda n: json.dumps({"id": str(n), "do": "chat", "text": "x" * 500}),
    "why": lambda n: json.dumps({"id": str(n), "do": "why", "intent": "move:army " * 1000}),
    "a macro of 2,000": lambda n: json.dumps({"id": str(n), "do": "macro", "seq": 0, "codes": [n] * 2000}),
}
REQUESTS: dict[str, tuple[str, str, str]] = {
    "a body nested 20,000 deep": ("POST", "/api/tables", deep(20_000)),
    "all moments": ("GET", "/api/tables/{table}/moments", ""),
    "one moment": ("GET", "/api/tables/{table}/moments/290", ""),
    "its row": ("GET", "/api/tables?list=mine", ""),
}


async def pester(
    socket_of: Callable[[], Awaitable[websockets.ClientConnection]], message: Callable[[int], str]
) -> None:
    """Send, read what comes, and come again when the server hangs up."""
    number = 0
    while True:
        with contextlib.suppress(websockets.ConnectionClosed, OSError, TimeoutError):
            async with await socket_of() as socket:
                reading = asyncio.create_task(_swallow(socket))
                try:
                    while True:
                        number += 1
                        await socket.send(message(number))
                        await asyncio.sleep(0.005)
                finally:
                    reading.cancel()
        await asyncio.sleep(0.05)


async def _swallow(socket: websockets.ClientConnection) -> None:
    with contextlib.suppress(websockets.ConnectionClosed):
        async for _ in socket:
            pass


async def request_on(person: Person, method: str, path: str, body: str) -> None:
    headers = {**person.headers, "content-type": "application/json"}
    while True:
        with contextlib.suppress(httpx.HTTPError):
            await person.http.request(method, path, content=body or None, headers=headers)
        await asyncio.sleep(0.005)


class Site:
    def __init__(self, server: str, http: httpx.AsyncClient, args: argparse.Namespace) -> None:
        self.server = server
        self.http = http
        self.args = args
        self.numbers = Numbers()
        self.target = ""
        self.eve = Person(http)

    async def open(self) -> list[asyncio.Task[None]]:
        gate = asyncio.Semaphore(8)
        ready = asyncio.Semaphore(0)
        pairs = [(Person(self.http), Person(self.http)) for _ in range(self.args.tables)]
        tasks = [
            asyncio.create_task(table(self.server, pair, gate, ready.release, self.numbers, self.args.every))
            for pair in pairs
        ]
        for _ in tasks:
            await ready.acquire()
        await self.play_own()
        return tasks

    async def play_own(self) -> None:
        """The hostile one's own table, with somebody at its other seat who plays along."""
        people = (self.eve, Person(self.http))
        for person in people:
            await person.introduce()
        seats = await sit_down(self.server, people, Numbers(), {**BODY, "game": "wotr"})
        for number in range(self.args.choices):
            while (asked := next((seat for seat in seats if seat.seq is not None and seat.codes), None)) is None:
                await asyncio.sleep(0.01)
            await asked.choose(number)
        for seat in seats:
            await seat.socket.close()
        mine = await self.http.get("/api/tables?list=mine", headers=self.eve.headers)
        self.target = mine.json()[0]["id"]

    async def stretch(self, pest: Callable[[], Any] | None) -> list[float]:
        """The latencies of other tables' moves in one stretch."""
        hostile = None if pest is None else asyncio.create_task(pest())
        await asyncio.sleep(0.5)
        self.numbers.latencies, self.numbers.measuring = [], True
        await asyncio.sleep(self.args.seconds / self.args.turns)
        self.numbers.measuring = False
        if hostile is not None:
            hostile.cancel()
            await asyncio.gather(hostile, return_exceptions=True)
        return self.numbers.latencies

    async def compare(self, pest: Callable[[], Any] | None) -> dict[str, Any]:
        quiet: list[list[float]] = []
        hostile: list[list[float]] = []
        for _ in range(self.args.turns):
            quiet.append(await self.stretch(None))
            hostile.append(await self.stretch(pest))
        before, after = (round(median(quantile(one, 0.95) for one in each), 1) for each in (quiet, hostile))
        return {
            "moves": sum(map(len, quiet + hostile)),
            "quiet_p95_ms": before,
            "hostile_p95_ms": after,
            "ratio": ratio(before, after),
        }


def ratio(before: float, after: float) -> float:
    return round(after / before, 2) if before else 0.0


def row(name: str, one: dict[str, Any]) -> str:
    return f"| {name} | {one['moves']} | {one['quiet_p95_ms']} ms | {one['hostile_p95_ms']} ms | {one['ratio']} |"


async def measure(server: str, args: argparse.Namespace, tell: Callable[[str], None]) -> dict[str, Any]:
    tell("| message | moves | quiet p95 | hostile p95 | ratio |\n|---|---|---|---|---|")
    no_cookies = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
    async with httpx.AsyncClient(base_url=server, timeout=60, cookies=no_cookies) as http:
        site = Site(server, http, args)
        tasks = await site.open()
        eve = site.eve
        address = f"{server.replace('http', 'ws', 1)}/ws/tables/{site.target}"

        async def socket() -> websockets.ClientConnection:
            return await websockets.connect(
                address, additional_headers={"cookie": eve.headers["cookie"]}, max_size=None, close_timeout=0.5
            )

        pests: dict[str, Callable[[], Any] | None] = {"nothing": None}
        for name, message in MESSAGES.items():
            pests[name] = lambda message=message: pester(socket, message)
        for name, (method, path, body) in REQUESTS.items():
            wish = (method, path.format(table=site.target), body)
            pests[name] = lambda wish=wish: request_on(eve, *wish)
        found: dict[str, Any] = {}
        for name, pest in pests.items():
            if args.only in name:
                found[name] = one = await site.compare(pest)
                tell(row(name, one))
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return found


def main() -> None:
    parser = argparse.ArgumentParser(description="Moves at other tables while one client sends the worst messages.")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--every", type=float, default=0.3, help="seconds between two choices at a table")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--turns", type=int, default=8, help="stretches of quiet and of hostility")
    parser.add_argument("--choices", type=int, default=300, help="how far the hostile one's own game is")
    parser.add_argument("--only", default="", help="only messages whose names contain this")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()

    def tell(line: str) -> None:
        if not args.json:
            print(line, flush=True)

    with tempfile.TemporaryDirectory() as folder:
        db = str(Path(folder) / "hostile.sqlite3")
        server = subprocess.Popen([sys.executable, "-c", START, db], stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            address = server.stdout.readline().strip()
            with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                found = runner.run(measure(address, args, tell))
        finally:
            server.terminate()
            server.wait(timeout=30)
    if args.json:
        print(json.dumps(found))


if __name__ == "__main__":
    main()
