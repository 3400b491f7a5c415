"""Starting and stopping a server: storage first, so that what is wrong is told before anything listens."""

from __future__ import annotations

import errno
import gc
import secrets
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import uvicorn
from litestar.channels import ChannelsPlugin
from sqlalchemy import Engine
from sqlalchemy.exc import IntegrityError

from mathom.server.app import build_app
from mathom.server.context import Context
from mathom.server.edge import Edge
from mathom.server.errors import (
    ChannelsNeeded,
    ChannelsUnreachable,
    DriverMissing,
    NoSuchAccount,
    NotStarted,
    PortTaken,
)
from mathom.server.hub import Care, Hub, channels
from mathom.server.logs import note, start_logging
from mathom.server.metrics import Metrics
from mathom.server.people import Desk, Signer
from mathom.server.people.cookies import new_secret
from mathom.server.people.names import key
from mathom.server.settings import Settings
from mathom.server.socket import LARGEST
from mathom.server.storage import Database, FileLock, nodes, open_engine
from mathom.server.storage import people as rows
from mathom.server.storage.opening import plain, reachable, shown

BACKLOG = 1024
# The thread that commits must not wait five milliseconds, as is usual, for each of its turns beside a busy event loop.
SWITCH_SECONDS = 0.0005
# Tables are many small objects that live long: looking through all of them again and again finds nothing, and takes
# a third of a second when there are hundreds of tables. So only the young are looked through by themselves, a few at a
# time; the caretaker sees to the rest.
COLLECT_AFTER = (1_000, 5, 1_000_000)
STOP_WITHIN = 5


class Stopping(uvicorn.Server):
    """Tells the sockets before they are cut off."""

    def __init__(self, config: uvicorn.Config, context: Context, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._context = context
        self._ready = ready

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """A signal stops the server, and then the program ends as if nothing were wrong."""
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and not self.should_exit:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._context.hub.farewell()
        await super().shutdown(sockets)


def run(settings: Settings, ready: Callable[[str], None], quiet: bool = False, any_port: bool = False) -> None:
    """Serve until a signal comes. `ready` gets the address; with `any_port` another one is taken if it is in use."""
    start_logging(quiet)
    if settings.channels:
        _check_channels(settings.channels)
    file = settings.sqlite_file
    lock = FileLock(file) if file is not None else None
    try:
        listening = listen(settings, any_port)
        with listening:
            address = f"http://{_host(settings.host)}:{listening.getsockname()[1]}"
            if lock is not None:
                lock.say(address)
            _serve(settings, listening, lambda: ready(address))
    finally:
        if lock is not None:
            lock.release()


def _serve(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
    engine = open_engine(settings)
    with reachable(engine, settings):
        secret = _secret(engine)
    metrics = Metrics()
    db = Database(engine, metrics.commits, settings.sqlite_file)
    post = channels(settings.channels)
    context = _context(settings, db, metrics, post, secret)
    try:
        with reachable(engine, settings):
            _enter(engine, context)
    except BaseException:
        db.close()
        raise
    try:
        sys.setswitchinterval(SWITCH_SECONDS)
        gc.freeze()
        gc.set_threshold(*COLLECT_AFTER)
        app = Edge(build_app(context, post), context)
        config = uvicorn.Config(
            app,
            log_config=None,
            access_log=False,
            server_header=False,
            ws_max_size=LARGEST,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=STOP_WITHIN,
            lifespan="on",
            proxy_headers=bool(settings.proxies),
            forwarded_allow_ips=settings.proxies,
        )
        server = Stopping(config, context, ready)
        server.run(sockets=[listening])
        if not server.started:
            raise NotStarted()
    finally:
        db.close()
        note("stopped")


def _context(settings: Settings, db: Database, metrics: Metrics, post: ChannelsPlugin, secret: str) -> Context:
    hub = Hub(settings, db, metrics, post)
    desk = Desk(db, Signer(secret), settings.local)
    return Context(settings, db, metrics, desk, hub, Care(hub, alone=settings.sqlite_file is not None))


def _enter(engine: Engine, context: Context) -> None:
    """Announce this process, which without channels must be the only one, and see who is its admin.

    An admin who has no account yet would be whoever takes the name first.
    """
    settings = context.settings
    with engine.begin() as connection:
        others = nodes.enter(connection, context.hub.node, alone=settings.sqlite_file is not None)
        if others and not settings.channels:
            raise ChannelsNeeded(database=shown(settings.url))
        if not rows.appoint(connection, key(settings.admin)) and settings.admin:
            raise NoSuchAccount(name=settings.admin)


def _secret(engine: Engine) -> str:
    """The secret of this database; the first process makes one."""
    try:
        with engine.begin() as connection:
            return rows.fact(connection, "secret", new_secret())
    except IntegrityError:
        with engine.begin() as connection:
            return rows.fact(connection, "secret", secrets.token_hex())


def _check_channels(url: str) -> None:
    try:
        from redis import Redis
        from redis.exceptions import RedisError
    except ModuleNotFoundError as error:
        raise DriverMissing(what="Redis", extra="redis") from error
    try:
        with Redis.from_url(url, socket_connect_timeout=5) as redis:
            redis.ping()
    except (RedisError, ValueError, OSError) as error:
        raise ChannelsUnreachable(channels=url.rpartition("@")[2], detail=plain(error)) from error


def listen(settings: Settings, any_port: bool) -> socket.socket:
    """A listening socket; bound here, so that a port in use is a plain sentence."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    for port in (settings.port, 0) if any_port else (settings.port,):
        sock = socket.socket(family)
        if sys.platform != "win32":
            # There the option would let two servers have the same port.
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            sock.bind((settings.host, port))
            sock.listen(BACKLOG)
        except (OSError, OverflowError) as error:
            sock.close()
            if any_port and port and getattr(error, "errno", None) == errno.EADDRINUSE:
                continue
            detail = getattr(error, "strerror", None) or str(error)
            raise PortTaken(host=settings.host, port=port, detail=detail) from error
        return sock
    raise AssertionError("a free port was asked for and not given")


def _host(host: str) -> str:
    """What to write into a browser's address line."""
    if host in ("0.0.0.0", "::"):
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host
