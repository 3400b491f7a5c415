"""What the tools that take pictures share: a server, a browser, somebody called Rosie, and the files.

An album says which positions it needs, which pictures it has and how each comes to be on the screen.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

from PIL import Image
from playwright.sync_api import Browser, Page, expect
from tests.browser.chromium import MISSING, started
from tests.browser.guest import Guest
from tests.server.site import Site
from tests.server.visitor import Visitor

from mathom.tables import Person

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "pictures"
QUALITY = 80
# Larger pictures are stored at half their size: what counts there is how the table fills the screen.
LARGEST = 2000
# A drawing that is larger than this has more colours than it needs.
HEAVY = 150_000


class Size(NamedTuple):
    label: str
    width: int
    height: int


WIDE, SMALL, LARGE = Size("1440", 1440, 900), Size("1280", 1280, 720), Size("1920", 1920, 1080)
HUGE, TABLET, PHONE = Size("3840", 3840, 2160), Size("820", 820, 1180), Size("390", 390, 844)


class Shot(NamedTuple):
    """What to show, in which language and theme, on which screen."""

    name: str
    lang: str
    theme: str
    size: Size


# The tables that there are to look at, by what they show.
Tables = dict[str, str]


class Album(NamedTuple):
    """Pictures whose files begin with `prefix`, made of the tables that `prepare` makes for the names to be shown."""

    prefix: str
    shots: list[Shot]
    prepare: Callable[[Site, Person, set[str]], Tables]
    show: Callable[[Guest, str, Tables], None]
    format: str = "webp"
    # Pages that are shown to their end, however long they are.
    whole: frozenset[str] = frozenset()

    def file(self, folder: Path, shot: Shot) -> Path:
        return folder / f"{self.prefix}{shot.name}-{shot.lang}-{shot.theme}-{shot.size.label}.{self.format}"


def take(album: Album, args: list[str]) -> int:
    """The pictures of an album, or of it those that are named after the folder."""
    folder = Path(args[0]) if args else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    names = set(args[1:]) or {shot.name for shot in album.shots}
    shots = [shot for shot in album.shots if shot.name in names]
    expect.set_options(timeout=30_000)
    with studio() as (browser, site, rosie):
        tables = album.prepare(site, rosie, names)
        for _, alike in groupby(shots, key=lambda shot: shot[1:]):
            photograph(browser, site, album, list(alike), tables, folder)
    sizes = [album.file(folder, shot).stat().st_size for shot in shots]
    print(f"{len(sizes)} pictures, {sum(sizes) / 1e6:.1f} MB, the largest {max(sizes) / 1e3:.0f} kB")
    return 0


@contextmanager
def studio() -> Iterator[tuple[Browser, Site, Person]]:
    with tempfile.TemporaryDirectory() as home, started() as browser:
        if browser is None:
            sys.exit(MISSING)
        site = Site(str(Path(home) / "pictures.sqlite3"), "", 1, local=True)
        try:
            visitor = Visitor(site)
            visitor.http.patch("/api/me", json={"name": "Rosie"}).raise_for_status()
            visitor.http.close()
            yield browser, site, Person(visitor.me["id"], "Rosie")
        finally:
            site.stop()


def photograph(browser: Browser, site: Site, album: Album, shots: list[Shot], tables: Tables, folder: Path) -> None:
    """Pictures of one size in one language and theme, by one guest, whose browser keeps what it has loaded."""
    _, lang, theme, size = shots[0]
    guest = Guest(browser, site.url(), size=(size.width, size.height), locale=lang, color_scheme=theme)
    for shot in shots:
        album.show(guest, shot.name, tables)
        guest.page.mouse.move(0, 0)
        come_to_rest(guest.page)
        save(guest.page, album.file(folder, shot), shot.name in album.whole)
    guest.context.close()


def come_to_rest(page: Page) -> None:
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(400)


def save(page: Page, file: Path, whole: bool) -> None:
    raw = file.with_suffix(".raw.png")
    page.screenshot(path=raw, animations="disabled", full_page=whole)
    with Image.open(raw) as picture:
        shown = picture.convert("RGB")
    raw.unlink()
    if shown.width > LARGEST:
        shown = shown.resize((shown.width // 2, shown.height // 2), Image.Resampling.LANCZOS)
    if file.suffix == ".png":
        save_flat(shown, file)
    else:
        shown.save(file, quality=QUALITY, method=6)


def save_flat(picture: Image.Image, file: Path) -> None:
    """A palette of 256 colours is enough for flat drawings."""
    few = picture.quantize(256, dither=Image.Dither.NONE)
    few.save(file, optimize=True)
    if file.stat().st_size > HEAVY:
        few.quantize(96, dither=Image.Dither.NONE).save(file, optimize=True)
