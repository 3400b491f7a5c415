"""The browser of the tests: Chromium of this machine, or the one that Playwright has downloaded."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

PROGRAMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# Chromium cannot use its sandbox as root or in most containers; the only pages it sees here are our own.
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
MISSING = (
    "no Chromium for the browser tests: install the system's package (Debian: apt-get install chromium) "
    "or run 'playwright install chromium'"
)


def find(playwright: Playwright) -> str | None:
    found = next((path for path in map(shutil.which, PROGRAMS) if path), None)
    own = playwright.chromium.executable_path
    return found or (own if Path(own).is_file() else None)


@contextmanager
def started() -> Iterator[Browser | None]:
    """None where there is no Chromium."""
    with sync_playwright() as playwright:
        program = find(playwright)
        if program is None:
            yield None
            return
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        yield browser
        browser.close()


def give_up(reason: str) -> None:
    """Without a browser these tests cannot run; where everything should be there, that is a failure."""
    if os.environ.get("CI") == "true":
        pytest.fail(reason)
    pytest.skip(reason)
