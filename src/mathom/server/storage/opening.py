"""Opening a database: the engine, the migrations, and a lock on a SQLite file, which only one process may serve."""

from __future__ import annotations

import sqlite3
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Any

from sqlalchemy import Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError

from mathom.server.errors import (
    DatabaseInUse,
    DatabaseTooNew,
    DatabaseUnknown,
    DatabaseUnreachable,
    DriverMissing,
    FolderNotWritable,
)
from mathom.server.settings import Settings

REVISIONS = ("0001", "0002", "0003", "0004")
HEAD = REVISIONS[-1]
MIGRATIONS = Path(__file__).parents[1] / "migrations"
LOOKED_THROUGH = 256 * 2**20
MIGRATION_LOCK = 864_208_642


def open_engine(settings: Settings) -> Engine:
    """An engine on a database that is up to date; a plain error if there is none."""
    try:
        engine = create_engine(settings.url, pool_size=6, **_arguments(settings))
    except (ArgumentError, NoSuchModuleError) as error:
        raise DatabaseUnreachable(database=shown(settings.url), detail=plain(error)) from error
    except ModuleNotFoundError as error:
        raise DriverMissing(what=make_url(settings.url).get_backend_name(), extra="postgres") from error
    if settings.sqlite_file is not None:
        event.listen(engine, "connect", _prepare_sqlite)
    with reachable(engine, settings):
        bring_up_to_date(engine, shown(settings.url))
        if settings.sqlite_file is not None:
            _look_for_damage(engine, settings)
    return engine


@contextmanager
def reachable(engine: Engine, settings: Settings) -> Iterator[None]:
    """What the database says against it is a plain error."""
    try:
        yield
    except (DBAPIError, sqlite3.Error) as error:
        engine.dispose()
        said = getattr(error, "orig", None) or error
        raise DatabaseUnreachable(database=shown(settings.url), detail=plain(said)) from error


def _look_for_damage(engine: Engine, settings: Settings) -> None:
    """Before somebody plays on a file that is not whole. It reads all of it, so the largest are spared."""
    file = settings.sqlite_file
    if file is None or file.stat().st_size > LOOKED_THROUGH:
        return
    with engine.connect() as connection:
        found = str(connection.execute(text("PRAGMA quick_check(1)")).scalar())
    if found != "ok":
        engine.dispose()
        raise DatabaseUnreachable(database=shown(settings.url), detail=plain(ValueError(found)))


def _arguments(settings: Settings) -> dict[str, Any]:
    if settings.sqlite_file is not None:
        return {"connect_args": {"timeout": 5, "check_same_thread": False}}
    return {"pool_pre_ping": True, "connect_args": {"connect_timeout": 5}}


def _prepare_sqlite(connection: Any, record: Any) -> None:
    """WAL lets readers read while the writer writes; FULL makes a commit survive a power cut."""
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        connection.execute(f"PRAGMA {pragma}")


def bring_up_to_date(engine: Engine, name: str) -> None:
    """Run the missing migrations. Alembic is only loaded if there are any: that saves half a second at every start."""
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
        version = _version(connection)
        if version == HEAD:
            return
        if version is not None and version.isdigit() and version > HEAD:
            raise DatabaseTooNew(database=name)
        if version is not None and version not in REVISIONS:
            raise DatabaseUnknown(database=name, revision=version)
        from alembic import command
        from alembic.config import Config

        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
        config.attributes["connection"] = connection
        command.upgrade(config, HEAD)


def _version(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)


def shown(url: str) -> str:
    """The database's address without its password."""
    try:
        return make_url(url).render_as_string(hide_password=True).removeprefix("sqlite:///")
    except ArgumentError:
        return "given"


def plain(error: BaseException) -> str:
    """The first line of an error's text, without a full stop."""
    return (str(error).strip().splitlines() or [type(error).__name__])[0].rstrip(".")


class FileLock:
    """Keeps other processes away from a SQLite file. The lock file holds the address of who has it."""

    def __init__(self, database: Path) -> None:
        self.path = database.with_name(database.name + ".lock")
        self._file: IO[str] | None = None
        try:
            database.parent.mkdir(parents=True, exist_ok=True)
            file = self.path.open("a+", encoding="utf-8")
        except OSError as error:
            raise _not_writable(database.parent, error) from error
        if not _try_lock(file):
            file.close()
            raise DatabaseInUse(database=str(database))
        self._file = file

    def say(self, address: str) -> None:
        assert self._file is not None
        try:
            self._file.truncate(0)
            self._file.write(address)
            self._file.flush()
        except OSError as error:
            raise _not_writable(self.path.parent, error) from error

    @staticmethod
    def holder(database: Path) -> str:
        """The address that the holder of the lock has written down."""
        try:
            return database.with_name(database.name + ".lock").read_text(encoding="utf-8").strip()
        except OSError:
            return ""

    def release(self) -> None:
        if self._file is not None:
            # What could not be written before cannot be written now.
            with suppress(OSError):
                self._file.close()
            self._file = None


def _not_writable(folder: Path, error: OSError) -> FolderNotWritable:
    return FolderNotWritable(folder=str(folder), detail=error.strerror or str(error))


if sys.platform == "win32":
    import msvcrt

    def _try_lock(file: IO[str]) -> bool:
        # Far behind the text, which others must be able to read.
        file.seek(2**30)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
else:
    import fcntl

    def _try_lock(file: IO[str]) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True
