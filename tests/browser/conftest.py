"""Real browsers at real servers. Core scenarios run on both backends of tests/server, the others on SQLite alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from tests.browser import chromium as programs
from tests.browser.guest import PATIENCE, Guest
from tests.server.conftest import backend, cluster, one_file, own_site, site

__all__ = ["backend", "chromium", "cluster", "enter", "one_file", "own_site", "site"]

# Machines that test are busy: five seconds, as Playwright has it, are not enough for a server that starts.
expect.set_options(timeout=PATIENCE * 1000)

DIST = Path(__file__).parents[2] / "web" / "dist"


# For a module and not for the session: as long as it is there, no test of this process can use asyncio.
@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    if not (DIST / "index.html").is_file():
        programs.give_up("the browser client is not built: run 'python tools/build_client.py'")
    with programs.started() as browser:
        if browser is None:
            programs.give_up(programs.MISSING)
            raise AssertionError
        yield browser


@pytest.fixture
def enter(chromium: Browser) -> Iterator[Callable[..., Guest]]:
    """Makes guests, each with cookies of their own. No page of theirs may have thrown an error."""
    guests: list[Guest] = []

    def make(url: str, **wishes: Any) -> Guest:
        guests.append(Guest(chromium, url, **wishes))
        return guests[-1]

    yield make
    for guest in guests:
        guest.context.close()
    assert [trouble for guest in guests for trouble in guest.troubles] == []
