"""Everything that is kept: SQLite by default, PostgreSQL by URL, one code path."""

from mathom.server.storage.database import Database
from mathom.server.storage.opening import FileLock, open_engine

__all__ = ["Database", "FileLock", "open_engine"]
