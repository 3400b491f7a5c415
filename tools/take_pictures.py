#!/usr/bin/env python3
"""Takes the pictures of every screen for the documentation.

python tools/take_pictures.py [FOLDER]      in German and English, light and dark, wide and narrow, into docs/pictures

Needs what the browser tests need: pip install -e ".[test]", Chromium, and the built client (tools/build_client.py).
Games against two bots are played over the wire, as the scripted bot would, until there is something to see.
"""

from __future__ import annotations

import random
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, expect

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.chromium import MISSING, started  # noqa: E402
from tests.browser.guest import Guest  # noqa: E402
from tests.server.site import Site  # noqa: E402
from tests.server.visitor import ME, OPEN, SCRIPTED, Line, Visitor  # noqa: E402

from mathom.games.fellowship import GAME  # noqa: E402
from mathom.players.fellowship.scripted import Scripted  # noqa: E402

SIZES = {"wide": (1440, 900), "narrow": (390, 844)}
LARGE = 150_000
SEED = 7
# The server shuffles: not every game comes to every position.
ATTEMPTS = 20


class Seen:
    """A position as a seat sees it, in the form in which bots want it."""

    def __init__(self, view: dict[str, Any]) -> None:
        self._view = view

    def options(self) -> list[int]:
        return [option["code"] for option in self._view["ask"]["options"]]

    def view(self) -> dict[str, Any]:
        return self._view


def play(visitor: Visitor, table: str, enough: Callable[[Line], bool]) -> bool:
    """Plays like the scripted bot until there is enough to see or the game is over; whether it is over."""
    bot = Scripted(GAME, "scripted", random.Random(SEED))
    with visitor.connect(table) as line:
        line.until(lambda line: line.welcomed)
        while not line.finished and not (line.options and enough(line)):
            line.until(lambda line: line.options or line.finished)
            if line.options and not enough(line):
                code = bot.choose(Seen(line.doc["view"]))  # type: ignore[arg-type]
                reply = line.command("choose", seq=line.doc["seq"], code=code)
                assert reply["type"] == "done", reply
        return line.finished


def asks(kind: str, locations: int) -> Callable[[Line], bool]:
    return lambda line: line.doc["view"]["ask"]["kind"] == kind and len(line.doc["view"]["laid"]) >= locations


def interesting(line: Line) -> bool:
    """A choice of a card at the fourth location or later, with some cards lying there."""
    view = line.doc["view"]
    here = [cell for cell in view["location"]["slots"] if any(card["cell"] == cell for card in view["cards"])]
    return asks("card", 4)(line) and len(here) >= 5


class Album:
    """Takes the pictures of one language, theme and size."""

    def __init__(self, guest: Guest, folder: Path, suffix: str) -> None:
        self.guest = guest
        self.folder = folder
        self.suffix = suffix

    def take(self, name: str) -> None:
        page = self.guest.page
        page.mouse.move(0, 0)
        page.wait_for_load_state("networkidle")
        page.evaluate("document.fonts.ready")
        file = self.folder / f"{name}-{self.suffix}.png"
        page.screenshot(path=file, animations="disabled")
        shrink(file)

    def page(self, name: str, path: str, ready: str) -> None:
        self.guest.go(path)
        expect(self.guest.page.locator(ready).first).to_be_visible()
        self.take(name)


def shrink(file: Path) -> None:
    """A palette of 256 colours is enough for flat drawings."""
    with Image.open(file) as picture:
        small = picture.convert("RGB").quantize(256, dither=Image.Dither.NONE)
    small.save(file, optimize=True)
    if file.stat().st_size > LARGE:
        small.quantize(96, dither=Image.Dither.NONE).save(file, optimize=True)


def take_all(album: Album, tables: dict[str, str]) -> None:
    guest = album.guest
    album.page("home", "/", "[data-testid=play-now]")
    album.page("new", "/new/fellowship", "[data-testid=new-game]")
    album.page("lobby", "/lobby?show=mine", "main li")
    album.page("rules", "/rules/FE-3.5", "[data-rule]")
    take_lessons(album)
    album.page("settings", "/settings", "fieldset")
    album.page("account", "/account", "form")
    album.page("reports", "/admin/reports", "article")
    album.page("waiting", f"/t/{tables['open']}", "[data-testid=invite-link]")
    album.page("table", f"/t/{tables['card']}", "[data-testid=options] [data-key]")
    guest.find("open-log").click()
    expect(guest.find("log")).to_be_visible()
    album.take("log")
    album.page("slot", f"/t/{tables['slot']}", "[data-testid=options] [data-key]")
    album.page("place", f"/t/{tables['anchor']}", "[data-testid=options] [data-key]")
    album.page("result", f"/t/{tables['over']}", "[data-testid=result]")
    album.page("replay", f"/replay/{tables['over']}/40", "[data-testid=scrubber]")


def take_lessons(album: Album) -> None:
    album.page("learn", "/learn", "[data-testid=learn-begin]")
    album.page("lesson", "/learn/fellowship/covering", "[data-testid=lesson-card]")
    album.page("lesson-siege", "/learn/wotr/siege", "[data-testid=lesson-card]")


def prepare(site: Site) -> dict[str, str]:
    """One table for each thing to show."""
    visitor = Visitor(site)
    visitor.http.patch("/api/me", json={"name": "Rosie"}).raise_for_status()
    stops = {"card": interesting, "slot": asks("slot", 3), "anchor": asks("anchor", 4), "over": lambda line: False}
    tables = {"open": visitor.new_table(ME, OPEN, public=True)}
    for name, enough in stops.items():
        for _ in range(ATTEMPTS):
            tables[name] = visitor.new_table(ME, SCRIPTED, SCRIPTED)
            if play(visitor, tables[name], enough) == (name == "over"):
                break
        else:
            raise RuntimeError(f"no game came to the position '{name}'")
    words = "The Nazgûl did not fly away."
    visitor.post("/api/reports", {"table": tables["card"], "n": 12, "words": words})
    visitor.http.close()
    return tables


def each(browser: Browser, site: Site, folder: Path) -> None:
    tables = prepare(site)
    for lang in ("en", "de"):
        for theme in ("light", "dark"):
            for size, viewport in SIZES.items():
                guest = Guest(browser, site.url(), size=viewport, locale=lang, color_scheme=theme)
                take_all(Album(guest, folder, f"{lang}-{theme}-{size}"), tables)
                guest.context.close()


def main(args: list[str]) -> int:
    folder = Path(args[0]) if args else ROOT / "docs" / "pictures"
    folder.mkdir(parents=True, exist_ok=True)
    expect.set_options(timeout=30_000)
    with tempfile.TemporaryDirectory() as home, started() as browser:
        if browser is None:
            print(MISSING, file=sys.stderr)
            return 1
        site = Site(str(Path(home) / "pictures.sqlite3"), "", 1, local=True)
        try:
            each(browser, site, folder)
        finally:
            site.stop()
    sizes = [file.stat().st_size for file in folder.glob("*.png")]
    print(f"{len(sizes)} pictures, {sum(sizes) / 1e6:.1f} MB, the largest {max(sizes) / 1e3:.0f} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
