"""The server: HTTP and WebSockets, storage, accounts, tables in play. See docs/protocol.md."""

from mathom.server.errors import CannotStart, DatabaseInUse
from mathom.server.running import run
from mathom.server.settings import PORT, Limits, Settings
from mathom.server.storage import FileLock

__all__ = ["PORT", "CannotStart", "DatabaseInUse", "FileLock", "Limits", "Settings", "run"]
