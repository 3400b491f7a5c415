"""Watches the files of a SQLite database, which SQLite itself opens once and never looks for again.

A file that is deleted lives on until it is closed: everything would be written into it, and all of it would be lost.
"""

from __future__ import annotations

import os
from pathlib import Path

from mathom.server.errors import DatabaseGone

Seen = tuple[int, int, int]


class FileGuard:
    """`check` before and after a commit: nothing is acknowledged that is not in the file that has the name.

    Neither file ever shrinks while it is open: we never vacuum, and the journal is emptied when the last one closes it.
    """

    def __init__(self, database: Path) -> None:
        self._seen: dict[Path, Seen] = {}
        self._files = (database, database.with_name(database.name + "-wal"))
        self._cut = False

    def check(self) -> None:
        for file in self._files:
            self._look(file)

    def _look(self, file: Path) -> None:
        before = self._seen.get(file)
        try:
            found = os.stat(file)
        except OSError as error:
            if before is not None:
                raise DatabaseGone() from error
            return
        now = (found.st_dev, found.st_ino, found.st_size)
        if before is not None and before[:2] == now[:2] and before[2] > now[2]:
            # What was cut off does not come back, even if the file grows again.
            self._cut = True
        if self._cut or (before is not None and before[:2] != now[:2]):
            raise DatabaseGone()
        self._seen[file] = now
