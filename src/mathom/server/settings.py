"""What a server is started with."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path

PORT = 8642
FILE = "mathom.sqlite3"


@dataclass(frozen=True)
class Limits:
    """How often one address may do something: (how many at once, how many a second on the long run).

    Chats, requests, commands, lessons, odds and studies of a whole game are counted for each person.
    """

    login: tuple[float, float] = (10, 0.1)
    accounts: tuple[float, float] = (5, 0.02)
    guests: tuple[float, float] = (60, 0.5)
    tables: tuple[float, float] = (20, 0.2)
    reports: tuple[float, float] = (5, 0.05)
    names: tuple[float, float] = (20, 0.1)
    chats: tuple[float, float] = (10, 0.5)
    requests: tuple[float, float] = (60, 20)
    studies: tuple[float, float] = (5, 0.5)
    odds: tuple[float, float] = (6, 0.5)
    lessons: tuple[float, float] = (20, 3)
    commands: tuple[float, float] = (30, 30)

    @staticmethod
    def none() -> Limits:
        """For tests and measurements, where everybody comes from one address."""
        much = (1e9, 1e9)
        kept = Limits().commands
        return Limits(**{**dict.fromkeys(Limits.__dataclass_fields__, much), "commands": kept})


@dataclass(frozen=True)
class Settings:
    """`db` is a SQLAlchemy URL or a file name, `channels` a Redis URL, `admin` an account that is to be one.

    `client` is the folder of the built browser client, if it is not where it usually is. `https` says that a proxy
    serves this over https even if it does not say so, `proxies` which addresses are believed when they say from where a
    request came. With a `metrics_token` the metrics are for those who have it, without one for this machine. Guests who
    sit at no table are forgotten after `guest_days`; 0 keeps them. Who has left a table without a clock is expected
    back for `away_seconds` before a bot may play for them.
    """

    host: str = "127.0.0.1"
    port: int = PORT
    db: str = ""
    channels: str = ""
    local: bool = False
    admin: str = ""
    client: Path | None = None
    bot_workers: int = 2
    bot_seconds: float = 20.0
    idle_seconds: float = 300.0
    https: bool = False
    proxies: str = ""
    metrics_token: str = ""
    guest_days: float = 30.0
    away_seconds: float = 60.0
    limits: Limits = field(default_factory=Limits)

    @property
    def url(self) -> str:
        """The database as SQLAlchemy wants it; the user's own file if nothing is said."""
        if "://" in self.db:
            return self.db
        return f"sqlite:///{Path(self.db).expanduser().absolute() if self.db else data_folder() / FILE}"

    @property
    def sqlite_file(self) -> Path | None:
        return Path(self.url.removeprefix("sqlite:///")) if self.url.startswith("sqlite:///") else None


def data_folder() -> Path:
    """Where programs of this system keep a user's data."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local")) / "Mathom"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "Mathom"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "mathom"
