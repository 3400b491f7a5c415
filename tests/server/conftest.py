"""Two backends: one process with SQLite, and two processes with PostgreSQL and Redis."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from tests.server import engines
from tests.server.site import Site
from tests.server.visitor import Visitor


class Backend(NamedTuple):
    name: str
    db: str
    channels: str
    processes: int


def need_engines() -> None:
    if missing := engines.missing():
        reason = f"not installed: {', '.join(missing)} (Debian: apt-get install postgresql redis-server)"
        if os.environ.get("CI") == "true":
            pytest.fail(reason)
        pytest.skip(reason)


@pytest.fixture(scope="session")
def cluster() -> Iterator[Backend]:
    need_engines()
    with engines.postgres() as db, engines.redis() as channels:
        yield Backend("cluster", db, channels, 2)


@pytest.fixture(scope="session")
def one_file(tmp_path_factory: pytest.TempPathFactory) -> Backend:
    return Backend("sqlite", str(tmp_path_factory.mktemp("server") / "mathom.sqlite3"), "", 1)


@pytest.fixture(scope="session", params=["sqlite", "cluster"])
def backend(request: pytest.FixtureRequest) -> Backend:
    found: Backend = request.getfixturevalue("one_file" if request.param == "sqlite" else "cluster")
    return found


@pytest.fixture(scope="session")
def site(backend: Backend) -> Iterator[Site]:
    """The servers that most tests share: each test makes its own people and tables."""
    site = Site(backend.db, backend.channels, backend.processes)
    yield site
    troubles = [line for process in site.processes for line in process.troubles()]
    site.stop()
    assert troubles == []


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """One process with a SQLite file, for tests of what does not depend on where things are kept."""
    site = Site(str(tmp_path_factory.mktemp("house") / "mathom.sqlite3"), "", 1)
    yield site
    troubles = [line for process in site.processes for line in process.troubles()]
    site.stop()
    assert troubles == []


@pytest.fixture
def visit(site: Site) -> Iterator[Callable[..., Visitor]]:
    """Makes visitors; each goes to another process than the one before."""
    visitors: list[Visitor] = []

    def make() -> Visitor:
        visitors.append(Visitor(site, at=len(visitors)))
        return visitors[-1]

    yield make
    for visitor in visitors:
        visitor.http.close()


@pytest.fixture
def own_site(tmp_path: Path) -> Iterator[Callable[..., Site]]:
    """Makes servers with a SQLite file for one test alone."""
    sites: list[Site] = []

    def make(**settings: Any) -> Site:
        sites.append(Site(str(tmp_path / "own.sqlite3"), "", 1, **settings))
        return sites[-1]

    yield make
    for site in sites:
        site.stop()
