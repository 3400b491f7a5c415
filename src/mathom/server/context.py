"""Everything that the handlers of one server share."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field

from mathom.server.hub import Care, Hub, Legacy
from mathom.server.limits import Limiter, Pace
from mathom.server.metrics import Metrics
from mathom.server.people import Desk
from mathom.server.sessions import Sessions
from mathom.server.settings import Settings
from mathom.server.storage import Database

PULSE_EVERY = 1.0


class Pulse:
    """Whether the database takes what is written. Who asks at once shares an answer; a good one lasts a second."""

    def __init__(self, db: Database) -> None:
        self._db = db
        self._asked = 0.0
        self._answer: asyncio.Task[bool] | None = None

    async def feel(self) -> bool:
        if self._answer is None or (self._answer.done() and not self._is_fresh(self._answer)):
            self._asked = time.monotonic()
            self._answer = asyncio.create_task(self._db.can_write())
        return await asyncio.shield(self._answer)

    def _is_fresh(self, answer: asyncio.Task[bool]) -> bool:
        return time.monotonic() - self._asked < PULSE_EVERY and answer.exception() is None and answer.result()


@dataclass
class Context:
    settings: Settings
    db: Database
    metrics: Metrics
    desk: Desk
    hub: Hub
    care: Care
    pulse: Pulse = field(init=False)
    legacy: Legacy = field(init=False)
    login: Limiter = field(init=False)
    accounts: Limiter = field(init=False)
    guests: Limiter = field(init=False)
    tables: Limiter = field(init=False)
    reports: Limiter = field(init=False)
    names: Limiter = field(init=False)
    chats: Limiter = field(init=False)
    requests: Pace = field(init=False)
    studies: Pace = field(init=False)
    odds: Pace = field(init=False)
    lessons: Pace = field(init=False)
    commands: Pace = field(init=False)
    sessions: Sessions = field(init=False)

    def __post_init__(self) -> None:
        limits = self.settings.limits
        self.pulse = Pulse(self.db)
        self.legacy = Legacy(self.db)
        self.login = Limiter(limits.login)
        self.accounts = Limiter(limits.accounts)
        self.guests = Limiter(limits.guests)
        self.tables = Limiter(limits.tables)
        self.reports = Limiter(limits.reports)
        self.names = Limiter(limits.names)
        self.chats = Limiter(limits.chats)
        self.requests = Pace(limits.requests)
        self.studies = Pace(limits.studies)
        self.odds = Pace(limits.odds)
        self.lessons = Pace(limits.lessons)
        self.commands = Pace(limits.commands)
        self.sessions = Sessions(self.desk, self.hub)
