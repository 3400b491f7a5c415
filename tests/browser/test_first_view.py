"""How much there is to load, and how long the first view takes."""

import gzip
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import DIST
from tests.browser.guest import PLAY_NOW, Guest
from tests.server.site import Site

LIMIT = 200_000


def test_the_whole_client_is_small() -> None:
    if not DIST.is_dir():
        pytest.skip("the browser client is not built")
    sizes = {file.name: len(gzip.compress(file.read_bytes())) for file in DIST.rglob("*") if shipped(file)}
    assert sum(sizes.values()) < LIMIT, sizes


def shipped(file: Path) -> bool:
    return file.is_file() and not file.name.startswith(".")


@pytest.mark.parametrize("backend", ["sqlite"], indirect=True)
def test_the_first_view_is_measured(
    site: Site, enter: Callable[..., Guest], capsys: pytest.CaptureFixture[str], record_property: Callable[..., None]
) -> None:
    """A time is no matter of right and wrong: it is printed and not judged."""
    ann = enter(site.url())
    ann.go("/")
    expect(ann.page.locator(PLAY_NOW)).to_be_visible()
    paint = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? performance.now()"
    spent = round(ann.page.evaluate(paint))
    record_property("first view, ms", spent)
    with capsys.disabled():
        print(f"\nThe first view took {spent} ms.")
