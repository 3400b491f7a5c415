"""A bot of your own: plays one game over the network, choosing blindly. See docs/protocol.md.

    python examples/bot_client.py http://127.0.0.1:8642                  a new game against the server's bots
    python examples/bot_client.py http://127.0.0.1:8642 TABLE INVITE     takes a free seat at a table

Needs the packages httpx and websockets. Replace `choose` by something cleverer.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import sys
from typing import Any

import httpx
import websockets

Document = dict[str, Any]


def choose(document: Document) -> int:
    """The code of one of the options. The document is all that our seat may see."""
    code: int = random.choice(document["view"]["ask"]["options"])["code"]
    return code


def patch(document: Any, changes: list[Any]) -> Any:
    """The document with the changes made: ``[path, value]`` sets, ``[path]`` removes."""
    for path, *value in changes:
        if not path:
            document = value[0]
            continue
        place = document
        for part in path[:-1]:
            place = place[part]
        if value:
            place[path[-1]] = value[0]
        else:
            del place[path[-1]]
    return document


async def introduce(http: httpx.AsyncClient) -> str:
    """Become a guest; the cookies for the socket."""
    (await http.get("/api/me")).raise_for_status()
    http.headers["x-csrf-token"] = http.cookies["mathom-csrf"]
    return "; ".join(f"{name}={value}" for name, value in http.cookies.items())


async def new_table(http: httpx.AsyncClient) -> str:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "scripted"}]
    answer = await http.post("/api/tables", json={"game": "fellowship", "seats": seats})
    made: str = answer.raise_for_status().json()["id"]
    return made


async def play(address: str, cookies: str) -> Document:
    """Play until the game is over; the result."""
    ids = itertools.count(1)
    answered = None
    document: Document = {}
    async with websockets.connect(address, additional_headers={"cookie": cookies}, max_size=None) as socket:
        async for frame in socket:
            message = json.loads(frame)
            if message["type"] == "welcome":
                document = message["doc"]
            elif message["type"] == "update":
                document = patch(document, message["patch"])
            elif message["type"] == "refused":
                print(message["says"], file=sys.stderr)
                answered = None
            if document["table"]["result"] is not None:
                break
            if document["seq"] is not None and document["seq"] != answered:
                answered = document["seq"]
                command = {"do": "choose", "id": f"bot-{next(ids)}", "seq": answered, "code": choose(document)}
                await socket.send(json.dumps(command))
    result: Document = document["table"]["result"]
    return result


async def main(server: str, table: str = "", invite: str = "") -> None:
    async with httpx.AsyncClient(base_url=server) as http:
        cookies = await introduce(http)
        table = table or await new_table(http)
    print(await play(f"{server.replace('http', 'ws', 1)}/ws/tables/{table}?invite={invite}", cookies))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
