#!/usr/bin/env python3
"""Takes the pictures of Der Ringkrieg 2 on its board: moving, buying, a battle, the Ring-bearer, the evil side.

python tools/take_risk_pictures.py [FOLDER [NAME...]]      into docs/pictures; only these: move, buy...

Needs what tools/take_pictures.py needs. Positions are made by hand, so that the same program takes the same pictures.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.browser.guest import Guest
from tests.browser.positions import BOT
from tests.browser.riskmap import BEARER_MOVES, ELVES_BUY, ENEDWAITH, FIRST_DICE, ROHAN_RIDES
from tests.server.arranged import plant_position
from tests.server.site import Site
from tools.pictures import PHONE, SMALL, TABLET, WIDE, Album, Shot, Tables, take

from mathom.tables import Person, SeatSpec

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

SHOTS = [
    Shot("move", "en", "light", WIDE),
    Shot("move", "de", "light", PHONE),
    Shot("march", "de", "dark", WIDE),
    Shot("buy", "de", "light", WIDE),
    Shot("buy", "en", "light", SMALL),
    Shot("battle", "en", "light", WIDE),
    Shot("battle", "de", "dark", PHONE),
    Shot("ring", "de", "light", WIDE),
    Shot("ring", "en", "dark", WIDE),
    Shot("evil", "de", "light", TABLET),
    Shot("evil", "en", "dark", SMALL),
]


def prepare(site: Site, rosie: Person, names: set[str]) -> Tables:
    """A table at every position."""
    tables = {}
    for name in [name for name in POSITIONS if name in names]:
        seat, position, chance, choices = POSITIONS[name]
        seats = [SeatSpec(rosie) if one == seat else BOT for one in (GOOD, EVIL)]
        tables[name] = plant_position(site.db, "risk", seats, position, chance, choices).id
    return tables


def show(guest: Guest, name: str, tables: Tables) -> None:
    guest.go(f"/t/{tables[name]}")
    expect(guest.find("board")).to_be_visible()


if __name__ == "__main__":
    sys.exit(take(Album("risk-", SHOTS, prepare, show), sys.argv[1:]))
