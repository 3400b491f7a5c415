"""Many live tables in one server process: how long a choice takes from the click to the new document.

    python benchmarks/load.py                       1,000 tables of Die Gefährten, 60 seconds
    python benchmarks/load.py --tables 200 --seconds 20 --db postgresql+psycopg://...

Each table is played by two people, both held by this program, each over a WebSocket of their own: 2,000 sockets. At
every table somebody chooses every `--every` seconds on average; a game that is over is followed by a new table. A
latency is the time from sending a choice until its ``done``, which comes after the choice is committed and after the
document is updated. The server runs as ``mathom serve`` does, in a process of its own, without bots.

This program must not be what is slow: it collects no garbage while it measures, and it says how late its own event loop
was (`client_lag_p99_ms`); a latency includes that.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from http.cookiejar import CookieJar, DefaultCookiePolicy
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvloop
import websockets
from rich.progress import Progress

START = """
import sys
from mathom.server import Limits, Settings, run
settings = Settings(port=0, db=sys.argv[1], limits=Limits.none(), bot_workers=1)
run(settings, lambda address: print(address, flush=True), quiet=True)
"""
OPENED_AT_ONCE = 16
LAG_EVERY = 0.01
BODY: dict[str, Any] = {"game": "fellowship", "seats": [{"kind": "me"}, {"kind": "open"}], "public": True}

_decode = msgspec.json.Decoder().decode


class Numbers:
    def __init__(self) -> None:
        self.latencies: list[float] = []
        self.refused = 0
        self.games = 0
        self.bytes = 0
        self.measuring = False
        self.lags: list[float] = []


class Person:
    """A guest. All share one client, for making one takes long; each has cookies of its own."""

    def __init__(self, http: httpx.AsyncClient) -> None:
        self.http = http
        self.headers: dict[str, str] = {}

    async def introduce(self) -> None:
        answer = (await self.http.get("/api/me")).raise_for_status()
        pairs = [header.partition(";")[0] for header in answer.headers.get_list("set-cookie")]
        token = next(pair.partition("=")[2] for pair in pairs if pair.startswith("mathom-csrf="))
        self.headers = {"cookie": "; ".join(pairs), "x-csrf-token": token}

    async def post(self, path: str, body: dict[str, Any]) -> Any:
        return (await self.http.post(path, json=body, headers=self.headers)).raise_for_status().json()


class Seat:
    """One socket: knows whether it is asked, and what it may choose; the rest of the document is not looked at."""

    def __init__(self, socket: websockets.ClientConnection, numbers: Numbers) -> None:
        self.socket = socket
        self.numbers = numbers
        self.seq: int | None = None
        self.codes: list[int] = []
        self.finished = False
        self.heard = asyncio.Event()
        self.done = asyncio.Event()
        self.reading = asyncio.create_task(self.read())

    async def read(self) -> None:
        with contextlib.suppress(websockets.ConnectionClosed):
            async for frame in self.socket:
                self.numbers.bytes += len(frame)
                self.take(_decode(frame))
                self.heard.set()

    def take(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "welcome":
            self.look([[[], message["doc"]]])
        elif kind == "update":
            self.look(message["patch"])
        elif kind == "done":
            self.done.set()
        elif kind == "refused":
            self.numbers.refused += 1
            self.done.set()

    def look(self, patch: list[Any]) -> None:
        for path, *value in patch:
            match path:
                case []:
                    self.seq = value[0]["seq"]
                    self.see(value[0]["view"])
                    self.finished = value[0]["table"]["status"] == "finished"
                case ["seq"]:
                    self.seq = value[0]
                case ["view"]:
                    self.see(value[0])
                case ["view", "ask", *rest]:
                    self.ask(rest, value)
                case ["table", "status"]:
                    self.finished = value[0] == "finished"

    def see(self, view: dict[str, Any] | None) -> None:
        self.codes = [option["code"] for option in view["ask"]["options"]] if view and "ask" in view else []

    def ask(self, path: list[Any], value: list[Any]) -> None:
        match path:
            case []:
                self.codes = [option["code"] for option in value[0]["options"]] if value else []
            case ["options"]:
                self.codes = [option["code"] for option in value[0]]
            case ["options", int(place)]:
                self.codes[place] = value[0]["code"]
            case ["options", int(place), "code"]:
                self.codes[place] = value[0]

    async def choose(self, number: int) -> None:
        began = time.perf_counter()
        self.done.clear()
        command = {"do": "choose", "id": f"c{number}", "seq": self.seq, "code": random.choice(self.codes)}
        await self.socket.send(json.dumps(command))
        await self.done.wait()
        if self.numbers.measuring:
            self.numbers.latencies.append(time.perf_counter() - began)


async def sit_down(
    server: str, people: tuple[Person, Person], numbers: Numbers, body: dict[str, Any] = BODY
) -> list[Seat]:
    host, guest = people
    table = (await host.post("/api/tables", body))["id"]
    await guest.post(f"/api/tables/{table}/join", {})
    address = f"{server.replace('http', 'ws', 1)}/ws/tables/{table}"
    options: dict[str, Any] = {"max_size": None, "compression": None, "ping_interval": None, "open_timeout": 60}
    sockets = [
        await websockets.connect(address, additional_headers={"cookie": who.headers["cookie"]}, **options)
        for who in people
    ]
    return [Seat(socket, numbers) for socket in sockets]


async def table(
    server: str, people: tuple[Person, Person], gate: asyncio.Semaphore, ready: Any, numbers: Numbers, every: float
) -> None:
    """Games one after the other, for ever."""
    async with gate:
        for person in people:
            await person.introduce()
        seats = await sit_down(server, people, numbers)
    ready()
    await asyncio.sleep(random.uniform(0, every))
    number = 0
    while True:
        if any(seat.finished for seat in seats):
            numbers.games += 1
            for seat in seats:
                await seat.socket.close()
            async with gate:
                seats = await sit_down(server, people, numbers)
        began = time.monotonic()
        asked = next((seat for seat in seats if seat.seq is not None and seat.codes), None)
        if asked is None:
            await asyncio.wait([asyncio.create_task(seat.heard.wait()) for seat in seats], timeout=1)
            for seat in seats:
                seat.heard.clear()
            continue
        number += 1
        await asked.choose(number)
        await asyncio.sleep(max(0.0, random.uniform(0.5, 1.5) * every - (time.monotonic() - began)))


async def watch_lag(numbers: Numbers) -> None:
    """How late this program itself is."""
    while True:
        began = time.perf_counter()
        await asyncio.sleep(LAG_EVERY)
        if numbers.measuring:
            numbers.lags.append(time.perf_counter() - began - LAG_EVERY)


def memory(pid: int) -> tuple[float, float]:
    """Megabytes that the process has now, and the most it ever had."""
    status = dict(line.split(":", 1) for line in Path(f"/proc/{pid}/status").read_text().splitlines() if ":" in line)
    return int(status["VmRSS"].split()[0]) / 1024, int(status["VmHWM"].split()[0]) / 1024


def cpu(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


def busy() -> float:
    """Seconds that all processors together have worked since the start of the machine."""
    fields = [int(field) for field in Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:]]
    return (sum(fields[:8]) - fields[3] - fields[4]) / 100


async def measure(server: str, pid: int, args: argparse.Namespace) -> dict[str, Any]:
    numbers = Numbers()
    gate = asyncio.Semaphore(OPENED_AT_ONCE)
    with Progress(disable=args.json) as progress:
        opening = progress.add_task("opening tables", total=args.tables)
        no_cookies = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
        http = httpx.AsyncClient(
            base_url=server, timeout=60, cookies=no_cookies, limits=httpx.Limits(keepalive_expiry=2)
        )
        people = [(Person(http), Person(http)) for _ in range(args.tables)]
        tasks = [
            asyncio.create_task(table(server, pair, gate, lambda: progress.advance(opening), numbers, args.every))
            for pair in people
        ]
        while not progress.tasks[0].finished:
            await asyncio.sleep(0.2)
            for task in tasks:
                if task.done():
                    task.result()
        gc.collect()
        gc.disable()
        tasks.append(asyncio.create_task(watch_lag(numbers)))
        await asyncio.sleep(args.warm_up)
        numbers.measuring = True
        began, cpu_before, bytes_before = time.monotonic(), cpu(pid), numbers.bytes
        own_before, busy_before = time.process_time(), busy()
        playing = progress.add_task("playing", total=args.seconds)
        while (spent := time.monotonic() - began) < args.seconds:
            progress.update(playing, completed=spent)
            await asyncio.sleep(0.5)
        numbers.measuring = False
    server_cpu = (cpu(pid) - cpu_before) / spent
    own_cpu = (time.process_time() - own_before) / spent
    all_cpu = (busy() - busy_before) / spent
    now, peak = memory(pid)
    result = {
        "tables": args.tables,
        "sockets": 2 * args.tables,
        "seconds": round(spent, 1),
        "choices": len(numbers.latencies),
        "choices_per_second": round(len(numbers.latencies) / spent, 1),
        "p50_ms": quantile(numbers.latencies, 0.5),
        "p99_ms": quantile(numbers.latencies, 0.99),
        "p999_ms": quantile(numbers.latencies, 0.999),
        "max_ms": quantile(numbers.latencies, 1),
        "client_lag_p99_ms": quantile(numbers.lags, 0.99),
        "refused": numbers.refused,
        "games_finished": numbers.games,
        "kilobytes_per_second": round((numbers.bytes - bytes_before) / spent / 1024),
        "server_cpu": round(server_cpu, 2),
        "client_cpu": round(own_cpu, 2),
        "others_cpu": round(max(0.0, all_cpu - server_cpu - own_cpu), 2),
        "server_megabytes": round(now),
        "server_megabytes_peak": round(peak),
        "cores": os.cpu_count(),
    }
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return result


def quantile(values: list[float], q: float) -> float:
    ordered = sorted(values) or [0.0]
    return round(ordered[min(len(ordered) - 1, int(q * len(ordered)))] * 1000, 1)


def main() -> None:
    parser = argparse.ArgumentParser(description="Load of many live tables on one server process.")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--every", type=float, default=2.0, help="seconds between two choices at a table")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--warm-up", type=float, default=5.0)
    parser.add_argument("--db", default="", help="a database URL; without it a SQLite file in a temporary folder")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        db = args.db or str(Path(folder) / "load.sqlite3")
        server = subprocess.Popen([sys.executable, "-c", START, db], stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            address = server.stdout.readline().strip()
            with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                result = runner.run(measure(address, server.pid, args))
        finally:
            server.terminate()
            server.wait(timeout=30)
    if args.json:
        print(json.dumps(result))
        return
    for name, value in result.items():
        print(f"{name:>24}  {value}")


if __name__ == "__main__":
    main()
