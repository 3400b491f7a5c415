"""What processes write to each other, and the post that carries it: Litestar's channels, in memory or through Redis."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncGenerator, Callable, Iterable
from typing import Any

import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

from mathom.server.errors import DriverMissing
from mathom.server.logs import note, trouble

EVERYBODY = "mathom.nodes"
RETRY = 0.2
ANSWER_WITHIN = 2.0
# After a letter was not taken, the next ones are not even tried for so long: they would wait behind each other.
REST = 0.5
# Failures with less than this between them belong to one outage.
OUTAGE = 2 * ANSWER_WITHIN


class Ask(msgspec.Struct, tag="ask"):
    """Do something with a table that you own. After `until`, by the database's clock, nobody waits for it any more."""

    call: str
    sender: str
    table: str
    verb: str
    person: tuple[str, str] | None
    args: dict[str, Any]
    until: float = 0.0


class Answer(msgspec.Struct, tag="answer"):
    """`gone`: the table is not ours; look again who has it."""

    call: str
    value: Any = None
    refusal: dict[str, Any] | None = None
    gone: bool = False


class Item(msgspec.Struct, array_like=True):
    """The n-th message of a viewer's feed, ready to be sent."""

    viewer: int | None
    n: int
    message: msgspec.Raw


class News(msgspec.Struct, tag="news"):
    """New messages for those who watch a table; the people in `reseated` have another seat than before."""

    table: str
    items: list[Item]
    reseated: list[str] = []


class Owned(msgspec.Struct, tag="owned"):
    """A table has a new owner."""

    table: str
    node: str


class Left(msgspec.Struct, tag="left"):
    """A process stops; its tables are free."""

    node: str


class Place(msgspec.Struct, array_like=True):
    """Somebody has the feed of a seat (None: of those who look on) up to message `n`."""

    person: str
    viewer: int | None
    n: int


class Check(msgspec.Struct, tag="check"):
    """How far are your tables? These are at ours."""

    sender: str
    tables: dict[str, list[Place]]


class Checked(msgspec.Struct, tag="checked"):
    """They should be here; a table with somebody missing must be asked for again."""

    node: str
    tables: dict[str, list[Place]]


class Over(msgspec.Struct, tag="over"):
    """These sessions are over."""

    marks: list[str]


class Silence(msgspec.Struct, tag="silence"):
    """Letters may have been lost: nobody knows what the others did meanwhile. A process writes this to itself."""


Letter = Ask | Answer | News | Owned | Left | Check | Checked | Over | Silence

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Letter).decode


class Post:
    """Every process has a box of its own and one that all read. Letters to one box arrive in the order sent."""

    def __init__(self, plugin: ChannelsPlugin, node: str) -> None:
        self.node = node
        self._plugin = plugin
        self._reading: asyncio.Task[None] | None = None

    async def open(self, read: Callable[[Letter], None]) -> None:
        subscriber = await self._plugin.subscribe([box(self.node), EVERYBODY])

        async def reading() -> None:
            async for data in subscriber.iter_events():
                try:
                    read(_decode(data))
                except Exception:
                    trouble("a letter could not be read")

        self._reading = asyncio.create_task(reading())

    def send(self, node: str, letter: Letter) -> None:
        self._plugin.publish(_encode(letter), box(node))

    def send_all(self, letter: Letter) -> None:
        self._plugin.publish(_encode(letter), EVERYBODY)

    async def close(self) -> None:
        if self._reading is not None:
            self._reading.cancel()


def box(node: str) -> str:
    return f"mathom.node.{node}"


def channels(url: str) -> ChannelsPlugin:
    return ChannelsPlugin(backend=_redis(url) if url else MemoryChannelsBackend(), arbitrary_channels_allowed=True)


def _redis(url: str) -> ChannelsBackend:
    try:
        from litestar.channels.backends.redis import RedisChannelsPubSubBackend
        from redis.asyncio import Redis
        from redis.exceptions import RedisError
    except ModuleNotFoundError as error:
        raise DriverMissing(what="Redis", extra="redis") from error

    class Steady(RedisChannelsPubSubBackend):
        """Survives a Redis that goes away for a while; who misses letters then finds out by `Checks`."""

        failed_at = -OUTAGE
        rests_until = 0.0

        async def publish(self, data: bytes, channels: Iterable[str]) -> None:
            if time.monotonic() < self.rests_until:
                return
            try:
                await super().publish(data, channels)
            except (RedisError, OSError):
                self.rests_until = time.monotonic() + REST
                note("Redis did not take a letter", logging.WARNING)

        async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
            while True:
                try:
                    async for event in super().stream_events():
                        yield event
                except (RedisError, OSError):
                    before, self.failed_at = self.failed_at, time.monotonic()
                    if self.failed_at - before > OUTAGE:
                        trouble("Redis is away")
                        yield EVERYBODY, _encode(Silence())
                    await asyncio.sleep(RETRY)

    # A Redis that does not even refuse must not hold up everything behind it.
    return Steady(redis=Redis.from_url(url, socket_timeout=ANSWER_WITHIN, socket_connect_timeout=ANSWER_WITHIN))
