#!/usr/bin/env python3
"""Takes the pictures of Middle-earth CCG at its table: opening, journey, chain, a strike, a site, the council.

python tools/take_card_pictures.py [FOLDER]      into docs/pictures

Needs what tools/take_pictures.py needs. Positions are made by hand, so that the same program takes the same pictures.
"""

from __future__ import annotations

import json
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
from tests.server.arranged import plant_position  # noqa: E402
from tests.server.site import Site  # noqa: E402
from tests.server.visitor import Visitor  # noqa: E402

from mathom.kernel import Chance, apply, game, option_key  # noqa: E402
from mathom.kernel.expect import script_of  # noqa: E402
from mathom.tables import Person, SeatSpec  # noqa: E402

WIDE, SMALL, LARGE, PHONE = (1440, 900), (1280, 720), (1920, 1080), (390, 844)
QUALITY = 80

MINE: list[dict[str, Any]] = [
    {
        "site": "Lórien",
        "characters": [
            {"card": "Glorfindel II", "bears": ["Glamdring"], "followers": ["Ioreth"]},
            {"card": "Haldir", "state": "tapped"},
            {"card": "Adrazar", "bears": ["Horn of Anor"]},
        ],
    },
    {"site": "Edoras", "tapped": True, "characters": [{"card": "Théoden", "state": "wounded", "bears": ["Cram"]}]},
]
THEIRS: list[dict[str, Any]] = [
    {
        "site": "Dol Guldur",
        "characters": ["Asternak", {"card": "Ciryaher", "state": "tapped", "bears": ["Foul-smelling Paste"]}],
    },
    {"site": "Moria", "characters": ["Eradan", {"card": "Nevido Smôd", "state": "wounded"}]},
]
HAND = ["Anborn", "Concealment", "Dark Quarrels", "Knights of Dol Amroth", "Sapling of the White Tree"]
HAZARDS = ["Orc-lieutenant", "Twilight", "Minions Stir"]
DECK = ["Halfling Strength", "Elven Cloak", "Dagger of Westernesse", "Men of Lebennin", "Healing Herbs"] * 5
SITES = ["Moria", "Rivendell", "Minas Tirith", "Isengard", "Dol Amroth", "Wellinghall"]
ME: dict[str, Any] = {
    "companies": MINE,
    "hand": [*HAND, *HAZARDS],
    "sites": SITES,
    "deck": DECK,
    "points": ["Rangers of the North", "le-77"],
    "in_play": ["Gates of Morning"],
}
FOE: dict[str, Any] = {
    "alignment": "minion",
    "companies": THEIRS,
    "hand": ["le-77", "Twilight", "Doors of Night", "Orc-guard"],
    "deck": DECK,
    "points": ["Woses of the Eryn Vorn"],
}
ON_THE_WAY: dict[str, Any] = {**ME, "companies": [{**MINE[0], "going": "Moria"}]}

UNDER_WAY: dict[str, Any] = {"turn": 9, "phase": "movement", "players": [ON_THE_WAY, FOE]}
AT_MORIA = {"site": "Moria", "came_from": "Lórien", "characters": MINE[0]["characters"], "guard": ["Orc-guard"]}
COUNCIL: dict[str, Any] = {
    "turn": 21,
    "phase": "council",
    "players": [
        {**ME, "points": ["Rangers of the North", "Knights of Dol Amroth", "le-77", "Sapling of the White Tree"]},
        {**FOE, "points": ["Woses of the Eryn Vorn", "Orc-guard"]},
    ],
}
SET_OUT = ["way:number-0"]

# The position, chance, and the beginnings of what is chosen from there by whoever is asked.
POSITIONS: dict[str, tuple[dict[str, Any], dict[str, Any], list[str]]] = {
    "opening": ({"turn": 9, "players": [ME, FOE]}, {}, []),
    "journey": ({"turn": 9, "players": [ME, FOE]}, {}, ["move"]),
    "chain": (UNDER_WAY, {}, [*SET_OUT, "pass", "declare:tw-28", "declare:tw-106.2", "declare:tw-106.2"]),
    "attack": (UNDER_WAY, {}, [*SET_OUT, "pass", "declare:le-77", "assign:tw-161"]),
    "strike": (
        UNDER_WAY,
        {},
        [*SET_OUT, "pass", "declare:le-77", "assign:tw-161", "assign:tw-116", "strike:tw-161", "pass", "pass"],
    ),
    "site": ({"turn": 9, "phase": "site", "players": [{**ME, "companies": [AT_MORIA]}, FOE]}, {}, []),
    "council": (COUNCIL, {"check": [[3, 3]] * 8}, ["the end"]),
}

# What to show: the position, language, theme and size.
SHOTS: list[tuple[str, str, str, tuple[int, int]]] = [
    ("opening", "en", "light", WIDE),
    ("opening", "de", "dark", LARGE),
    ("opening", "de", "light", PHONE),
    ("journey", "de", "light", WIDE),
    ("journey", "en", "dark", SMALL),
    ("chain", "en", "light", WIDE),
    ("chain", "de", "dark", PHONE),
    ("attack", "de", "light", SMALL),
    ("strike", "de", "light", WIDE),
    ("strike", "en", "dark", WIDE),
    ("strike", "en", "light", PHONE),
    ("site", "de", "dark", WIDE),
    ("council", "en", "light", WIDE),
    ("council", "de", "dark", WIDE),
]
# Explanations that were read: the board is what is to be seen.
KINDS = ("organise", "plan", "way", "react", "assign", "defend", "next-strike", "enter", "reveal", "council-check")
READ = [f"meccg-help-{kind}" for kind in KINDS]


def keys_from(position: dict[str, Any], chance: dict[str, Any], wishes: list[str]) -> list[str]:
    """The choices that the wishes mean; between them everybody declines, to the end if there is a wish left."""
    ours = game("meccg")
    state = ours.begin(ours.variants().read(2, {}), 2, Chance("arranged"))
    ours.arrange(state, position)
    state.chance.script = script_of({"chance": chance})
    state.run()
    found: list[str] = []
    left = list(wishes)
    while left and state.ask is not None:
        seat = state.ask.waiting()[0]
        offered = {option_key(ours, state, seat, code): code for code in state.ask.options_of(seat)}
        fitting = [key for key in offered if key.startswith(left[0])]
        declining = [key for key, code in offered.items() if ours.describe(state, seat, code).declines]
        key = (fitting or declining or list(offered))[0]
        if fitting:
            left.pop(0)
        found.append(key)
        apply(state, seat, offered[key])
    return found


def prepare(db: str, me: Person) -> dict[str, str]:
    """A table at every position, against somebody who only waits."""
    seats = [SeatSpec(me), SeatSpec(bot="scripted")]
    return {
        name: plant_position(db, "meccg", seats, position, chance, keys_from(position, chance, wishes)).id
        for name, (position, chance, wishes) in POSITIONS.items()
    }


def take(browser: Browser, site: Site, tables: dict[str, str], folder: Path) -> None:
    settings = json.dumps({"helped": READ, "named": True})
    for name, lang, theme, size in SHOTS:
        guest = Guest(browser, site.url(), size=size, locale=lang, color_scheme=theme)
        guest.context.add_init_script(f"localStorage.setItem('mathom-settings', {settings!r})")
        guest.go(f"/t/{tables[name]}")
        expect(guest.find("realm")).to_be_visible()
        guest.page.wait_for_load_state("networkidle")
        guest.page.evaluate("document.fonts.ready")
        guest.page.wait_for_timeout(500)
        file = folder / f"cards-{name}-{lang}-{theme}-{size[0]}.webp"
        shot = file.with_suffix(".png")
        guest.page.screenshot(path=shot, animations="disabled")
        with Image.open(shot) as picture:
            picture.convert("RGB").save(file, quality=QUALITY, method=6)
        shot.unlink()
        guest.context.close()


def main(args: list[str]) -> int:
    folder = Path(args[0]) if args else ROOT / "docs" / "pictures"
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("cards-*.webp"):
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
    sizes = [file.stat().st_size for file in folder.glob("cards-*.webp")]
    print(f"{len(sizes)} pictures, {sum(sizes) / 1e6:.1f} MB, the largest {max(sizes) / 1e3:.0f} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
