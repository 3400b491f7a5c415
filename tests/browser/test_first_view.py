"""How much there is to load, and how long the first view takes."""

import gzip
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import DIST
from tests.browser.guest import PLAY_NOW, Guest
from tests.server.site import Site

FIRST, PART = 90_000, 110_000


def test_the_code_of_the_first_view_is_small_and_every_other_part_is_its_own() -> None:
    """Boards and decks come when they are opened. So do pictures and fonts, which stay in the browser's store."""
    if not DIST.is_dir():
        pytest.skip("the browser client is not built")
    sizes = {file.name: len(gzip.compress(file.read_bytes())) for file in DIST.rglob("*") if shipped(file)}
    page = (DIST / "index.html").read_text("utf-8")
    first = {name: size for name, size in sizes.items() if name == "index.html" or name in page}
    assert len(first) >= 3
    assert sum(first.values()) < FIRST, first
    assert not {name: size for name, size in sizes.items() if size >= PART}
    assert [name for name in first if name.startswith(("Decks", "wotr", "fellowship"))] == []


def shipped(file: Path) -> bool:
    return file.suffix in (".js", ".css", ".html")


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
