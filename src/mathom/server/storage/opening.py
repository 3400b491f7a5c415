"""Opening a database: the engine, the migrations, and a lock on a SQLite file, which only one process may serve."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import IO, Any

from sqlalchemy import Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError

from mathom.server.errors import (
    DatabaseInUse,
    DatabaseTooNew,
    DatabaseUnreachable,
    DriverMissing,
    FolderNotWritable,
)
from mathom.server.settings import Settings

HEAD = "0001"
MIGRATIONS = Path(__file__).parents[1] / "migrations"
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
    try:
        bring_up_to_date(engine, shown(settings.url))
    except DBAPIError as error:
        engine.dispose()
        raise DatabaseUnreachable(database=shown(settings.url), detail=plain(error.orig or error)) from error
    return engine


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
        if version is not None and version > HEAD:
            raise DatabaseTooNew(database=name)
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
            detail = error.strerror or str(error)
            raise FolderNotWritable(folder=str(database.parent), detail=detail) from error
        if not _try_lock(file):
            file.close()
            raise DatabaseInUse(database=str(database))
        self._file = file

    def say(self, address: str) -> None:
        assert self._file is not None
        self._file.truncate(0)
        self._file.write(address)
        self._file.flush()

    @staticmethod
    def holder(database: Path) -> str:
        """The address that the holder of the lock has written down."""
        try:
            return database.with_name(database.name + ".lock").read_text(encoding="utf-8").strip()
        except OSError:
            return ""

    def release(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None


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
