#!/usr/bin/env python3
"""Takes the pictures of Der Ringkrieg 2 on its board: moving, buying, a battle, the Ring-bearer, the evil side.

python tools/take_risk_pictures.py [FOLDER]      into docs/pictures

Needs what tools/take_pictures.py needs. Positions are made by hand, so that the same program takes the same pictures.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, expect

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.chromium import MISSING, started  # noqa: E402
from tests.browser.guest import Guest  # noqa: E402
from tests.browser.positions import BOT  # noqa: E402
from tests.browser.riskmap import BEARER_MOVES, ELVES_BUY, ENEDWAITH, FIRST_DICE, ROHAN_RIDES  # noqa: E402
from tests.server.arranged import plant_position  # noqa: E402
from tests.server.site import Site  # noqa: E402
from tests.server.visitor import Visitor  # noqa: E402

from mathom.tables import Person, SeatSpec  # noqa: E402

WIDE, SMALL, TABLET, PHONE = (1440, 900), (1280, 720), (820, 1180), (390, 844)
QUALITY = 80
GOOD, EVIL = 0, 1

# Whose eyes look, the position, chance, and what is chosen from there.
POSITIONS: dict[str, tuple[int, dict[str, Any], dict[str, Any], list[str]]] = {
    "move": (GOOD, ROHAN_RIDES, {}, ["territory:gap_of_rohan"]),
    "march": (GOOD, ROHAN_RIDES, {}, ["territory:gap_of_rohan", "territory:enedwaith"]),
    "buy": (GOOD, ELVES_BUY, {}, []),
    "battle": (GOOD, ENEDWAITH, FIRST_DICE, ["stay"]),
    "ring": (GOOD, BEARER_MOVES, {}, []),
    "evil": (EVIL, {**ROHAN_RIDES, "turn_of": "saruman"}, {}, []),
}

# What to show: the position, language, theme and size.
SHOTS: list[tuple[str, str, str, tuple[int, int]]] = [
    ("move", "en", "light", WIDE),
    ("move", "de", "light", PHONE),
    ("march", "de", "dark", WIDE),
    ("buy", "de", "light", WIDE),
    ("buy", "en", "light", SMALL),
    ("battle", "en", "light", WIDE),
    ("battle", "de", "dark", PHONE),
    ("ring", "de", "light", WIDE),
    ("ring", "en", "dark", WIDE),
    ("evil", "de", "light", TABLET),
    ("evil", "en", "dark", SMALL),
]


def prepare(db: str, me: Person) -> dict[str, str]:
    """A table at every position."""
    return {
        name: plant_position(
            db, "risk", [SeatSpec(me) if one == seat else BOT for one in (GOOD, EVIL)], position, chance, choices
        ).id
        for name, (seat, position, chance, choices) in POSITIONS.items()
    }


def take(browser: Browser, site: Site, tables: dict[str, str], folder: Path) -> None:
    for name, lang, theme, size in SHOTS:
        guest = Guest(browser, site.url(), size=size, locale=lang, color_scheme=theme)
        guest.go(f"/t/{tables[name]}")
        expect(guest.find("board")).to_be_visible()
        guest.page.wait_for_load_state("networkidle")
        guest.page.evaluate("document.fonts.ready")
        guest.page.wait_for_timeout(400)
        file = folder / f"risk-{name}-{lang}-{theme}-{size[0]}.webp"
        shot = file.with_suffix(".png")
        guest.page.screenshot(path=shot, animations="disabled")
        with Image.open(shot) as picture:
            picture.convert("RGB").save(file, quality=QUALITY, method=6)
        shot.unlink()
        guest.context.close()


def main(args: list[str]) -> int:
    folder = Path(args[0]) if args else ROOT / "docs" / "pictures"
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("risk-*.webp"):
        old.unlink()
    expect.set_options(timeout=30_000)
    with tempfile.TemporaryDirectory() as home, started() as browser:
        if browser is None:
            print(MISSING, file=sys.stderr)
            return 1
        site = Site(str(Path(home) / "pictures.sqlite3"), "", 1, local=True)
        try:
            visitor = Visitor(site)
            visitor.http.patch("/api/me", json={"name": "Rosie"}).raise_for_status()
            me = Person(visitor.me["id"], "Rosie")
            visitor.http.close()
            take(browser, site, prepare(site.db, me), folder)
        finally:
            site.stop()
    sizes = [file.stat().st_size for file in folder.glob("risk-*.webp")]
    print(f"{len(sizes)} pictures, {sum(sizes) / 1e6:.1f} MB, the largest {max(sizes) / 1e3:.0f} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
