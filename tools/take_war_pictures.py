#!/usr/bin/env python3
"""Takes the pictures of Der Ringkrieg on its board: an opening, a war, a siege, a hunt, Mordor, the odds, an end.
Those of Das Ende des Dritten Zeitalters have names that begin with "age".

python tools/take_war_pictures.py [FOLDER [NAME...]]      into docs/pictures; only these: opening, age-war...

Needs what tools/take_pictures.py needs. Positions are made by hand or played by programs with a fixed seed, so that the
same program takes the same pictures.
"""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from secrets import token_urlsafe
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, expect

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.chromium import MISSING, started  # noqa: E402
from tests.browser.guest import Guest  # noqa: E402
from tests.browser.positions import BLACK_SHIPS, FORDS, HELMS_DEEP, SIDES  # noqa: E402
from tests.browser.test_war_actions import HUNTED, MORDOR  # noqa: E402
from tests.browser.war import touch_region, touch_ships  # noqa: E402
from tests.server.arranged import plant_position  # noqa: E402
from tests.server.planted import keep  # noqa: E402
from tests.server.site import Site  # noqa: E402
from tests.server.visitor import Visitor  # noqa: E402

from mathom.kernel import Perspective, State, game  # noqa: E402
from mathom.players import make_player  # noqa: E402
from mathom.server.hub import bots_of  # noqa: E402
from mathom.tables import Person, SeatSpec, Table, TableSpec  # noqa: E402

SEED = "pictures"
WIDE, SMALL, LARGE, TABLET, PHONE = (1440, 900), (1280, 720), (3840, 2160), (820, 1180), (390, 844)
QUALITY = 80
# Larger pictures are stored at half their size: what counts there is how the table fills the screen.
LARGEST = 2000

Enough = Callable[[State], bool]


def asks(seat: int, kind: str, round_: int) -> Enough:
    def enough(state: State) -> bool:
        return state.ask is not None and state.ask.kind == kind and state.ask.seats == [seat] and state.turn >= round_

    return enough


# Played by the scripted player on both sides: whose eyes look, and how far.
PLAYED: dict[str, tuple[str, Enough]] = {
    "opening": ("free_peoples", asks(0, "turn", 1)),
    "march": ("shadow", asks(1, "march", 3)),
    "war": ("free_peoples", asks(0, "turn", 6)),
    "end": ("free_peoples", lambda state: False),
    "age-opening": ("free_peoples", asks(0, "turn", 1)),
}
BREACH = {"combat.sh": ["6 6 5 1 1"], "combat.fp": ["5 1 1"]}
SIEGE = ["die:army", "attack", "way:helms_deep>helms_deep", "all"]
# Made by hand: whose eyes look, the position, chance, and what is chosen from there.
ARRANGED: dict[str, tuple[str, dict[str, Any], dict[str, Any], list[str]]] = {
    "siege": ("free_peoples", HELMS_DEEP, BREACH, [*SIEGE, "card:sh_str_13"]),
    "hunt": ("free_peoples", HUNTED, {"hunt": ["6 5"]}, ["die:character", "move-fellowship"]),
    "mordor": ("free_peoples", MORDOR, {}, []),
    "odds": ("shadow", FORDS, {}, []),
    "age-war": ("shadow", BLACK_SHIPS, {}, []),
    "age-look": ("shadow", BLACK_SHIPS, {}, []),
    "age-ships": ("shadow", BLACK_SHIPS, {}, ["die:army", "move-army"]),
    "age-storm": (
        "shadow",
        BLACK_SHIPS,
        {"combat.sh": ["6 6 5 1 1"], "combat.fp": ["5 5 1"]},
        ["die:army", "attack", "way:helms_deep>helms_deep", "all"],
    ),
    "age-ents": (
        "free_peoples",
        {**BLACK_SHIPS, "turn_of": "free_peoples"},
        {},
        ["die:character", "play-event", "card:ta_fp_char_19b"],
    ),
}

# What to show: the position, language, theme and size.
SHOTS: list[tuple[str, str, str, tuple[int, int]]] = [
    ("opening", "en", "light", WIDE),
    ("opening", "de", "light", SMALL),
    ("march", "en", "light", WIDE),
    ("war", "de", "light", WIDE),
    ("war", "en", "dark", LARGE),
    ("war", "de", "light", TABLET),
    ("war", "en", "light", PHONE),
    ("war", "de", "dark", PHONE),
    ("siege", "en", "light", WIDE),
    ("siege", "de", "dark", WIDE),
    ("hunt", "de", "light", WIDE),
    ("hunt", "en", "dark", SMALL),
    ("mordor", "de", "light", WIDE),
    ("mordor", "en", "dark", WIDE),
    ("odds", "en", "light", WIDE),
    ("odds", "de", "dark", WIDE),
    ("end", "en", "light", WIDE),
    ("end", "de", "dark", WIDE),
    ("replay", "de", "light", WIDE),
    ("age-opening", "de", "light", SMALL),
    ("age-opening", "en", "dark", WIDE),
    ("age-war", "de", "light", WIDE),
    ("age-war", "en", "dark", LARGE),
    ("age-war", "en", "light", SMALL),
    ("age-war", "de", "light", TABLET),
    ("age-war", "en", "light", PHONE),
    ("age-war", "de", "dark", PHONE),
    ("age-look", "en", "light", WIDE),
    ("age-look", "de", "dark", PHONE),
    ("age-ships", "en", "light", WIDE),
    ("age-ships", "de", "dark", SMALL),
    ("age-storm", "de", "light", WIDE),
    ("age-storm", "en", "dark", SMALL),
    ("age-ents", "en", "light", WIDE),
    ("age-ents", "de", "light", PHONE),
]


def seats_of(side: str, me: Person, bot: str = "random") -> list[SeatSpec]:
    return [SeatSpec(me) if one == side else SeatSpec(bot=bot) for one in SIDES]


def settings(name: str) -> dict[str, Any]:
    return {"sides": "free_peoples_first", "third_age": name.startswith("age")}


def play(db: str, me: Person, name: str) -> str:
    """A table after as many choices of programs as there is to see."""
    side, enough = PLAYED[name]
    variant = game("wotr").variants().read(2, settings(name))
    written: list[str] = []
    spec = TableSpec("wotr", variant, seats_of(side, me), public=True)
    table = Table.create(token_urlsafe(9), spec, bots_of("wotr"), time.time(), written.append, SEED)
    players = [make_player("scripted", table.game, f"{SEED}/{seat}") for seat in range(2)]
    assert table.match is not None
    state = table.match.state
    while state.ask is not None and not enough(state):
        seat = state.ask.waiting()[0]
        table.choose(seat, players[seat].choose(Perspective(table.game, state, seat)), None)
    table.settle(time.time())
    table.flush()
    keep(db, table, "".join(written))
    return table.id


def prepare(db: str, me: Person, names: set[str]) -> dict[str, str]:
    """A table at every position."""
    tables = {name: play(db, me, name) for name in PLAYED if name in names}
    for name in [name for name in ARRANGED if name in names]:
        side, position, chance, choices = ARRANGED[name]
        seats = seats_of(side, me)
        tables[name] = plant_position(db, "wotr", seats, position, chance, choices, variant=settings(name)).id
    return tables


def show(guest: Guest, name: str, tables: dict[str, str]) -> None:
    """Goes there, and does what there is to do for the picture."""
    guest.go(f"/replay/{tables['end']}/240" if name == "replay" else f"/t/{tables[name]}")
    expect(guest.find("board")).to_be_visible()
    guest.page.wait_for_load_state("networkidle")
    guest.page.evaluate("document.fonts.ready")
    if name == "march":
        lit = next(option["key"] for option in guest.traffic.options if option["key"].startswith("way:"))
        touch_region(guest, lit[4:].split(">")[0])
    if name == "odds":
        guest.find("overlay-odds").click()
        touch_region(guest, "fords_of_isen")
        expect(guest.find("odds-panel").get_by_test_id("odds-won")).to_have_count(2)
    if name == "age-ships":
        touch_ships(guest, "umbar")
    if name == "age-look":
        guest.page.locator("[data-thing='character:witch_king_chief']").click()
    if name == "replay":
        guest.find("chances-ask").click()
        expect(guest.find("chances-done")).to_be_visible(timeout=400_000)
    guest.page.mouse.move(0, 0)
    guest.page.wait_for_timeout(400)


def take(browser: Browser, site: Site, tables: dict[str, str], names: set[str], folder: Path) -> None:
    for name, lang, theme, size in [shot for shot in SHOTS if shot[0] in names]:
        guest = Guest(browser, site.url(), size=size, locale=lang, color_scheme=theme)
        show(guest, name, tables)
        file = folder / f"war-{name}-{lang}-{theme}-{size[0]}.webp"
        shot = file.with_suffix(".png")
        guest.page.screenshot(path=shot, animations="disabled")
        with Image.open(shot) as picture:
            small = picture.convert("RGB")
            if small.width > LARGEST:
                small = small.resize((small.width // 2, small.height // 2), Image.Resampling.LANCZOS)
            small.save(file, quality=QUALITY, method=6)
        shot.unlink()
        guest.context.close()


def main(args: list[str]) -> int:
    folder = Path(args[0]) if args else ROOT / "docs" / "pictures"
    folder.mkdir(parents=True, exist_ok=True)
    names = set(args[1:]) or {name for name, *_ in SHOTS}
    for old in [file for name in names for file in folder.glob(f"war-{name}-??-*.webp")]:
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
            wanted = names | ({"end"} if "replay" in names else set())
            take(browser, site, prepare(site.db, me, wanted), names, folder)
        finally:
            site.stop()
    sizes = [file.stat().st_size for file in folder.glob("war-*.webp")]
    print(f"{len(sizes)} pictures, {sum(sizes) / 1e6:.1f} MB, the largest {max(sizes) / 1e3:.0f} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
