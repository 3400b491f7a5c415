"""A hub without a server around it: tables, bots and a database, in the process of the test."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from mathom.server.hub import Hub, channels
from mathom.server.metrics import Metrics
from mathom.server.settings import Settings
from mathom.server.storage import Database, nodes, open_engine

PATIENCE = 60.0


@asynccontextmanager
async def hub_at(folder: Path, **wishes: Any) -> AsyncIterator[Hub]:
    settings = Settings(**{"db": str(folder / "hub.sqlite3"), "bot_workers": 0, "idle_seconds": 0, **wishes})
    engine = open_engine(settings)
    metrics = Metrics()
    db = Database(engine, metrics.commits)
    post = channels("")
    async with post:
        hub = Hub(settings, db, metrics, post)
        with engine.begin() as connection:
            nodes.enter(connection, hub.node, alone=True)
        await hub.open()
        yield hub
        await hub.close()
    await asyncio.to_thread(db.close)


def at_a_hub(story: Callable[[Hub], Awaitable[None]], folder: Path, **wishes: Any) -> None:
    async def run() -> None:
        async with hub_at(folder, **wishes) as hub:
            await asyncio.wait_for(story(hub), PATIENCE)

    asyncio.run(run())
