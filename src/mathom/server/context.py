"""Everything that the handlers of one server share."""

from __future__ import annotations

from dataclasses import dataclass, field

from mathom.server.hub import Care, Hub
from mathom.server.limits import Limiter
from mathom.server.metrics import Metrics
from mathom.server.people import Desk
from mathom.server.settings import Settings
from mathom.server.storage import Database


@dataclass
class Context:
    settings: Settings
    db: Database
    metrics: Metrics
    desk: Desk
    hub: Hub
    care: Care
    login: Limiter = field(init=False)
    accounts: Limiter = field(init=False)
    guests: Limiter = field(init=False)
    tables: Limiter = field(init=False)
    reports: Limiter = field(init=False)

    def __post_init__(self) -> None:
        limits = self.settings.limits
        self.login = Limiter(limits.login)
        self.accounts = Limiter(limits.accounts)
        self.guests = Limiter(limits.guests)
        self.tables = Limiter(limits.tables)
        self.reports = Limiter(limits.reports)
