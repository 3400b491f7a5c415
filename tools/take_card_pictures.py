#!/usr/bin/env python3
"""Takes the pictures of Middle-earth CCG at its table: opening, journey, chain, a strike, a site, the council.

python tools/take_card_pictures.py [FOLDER [NAME...]]      into docs/pictures; only these: chain, strike...

Needs what tools/take_pictures.py needs. Positions are made by hand, so that the same program takes the same pictures.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.browser.guest import Guest
from tests.server.arranged import plant_position
from tests.server.site import Site
from tools.pictures import LARGE, PHONE, SMALL, WIDE, Album, Shot, Tables, take

from mathom.kernel import Chance, apply, game, option_key
from mathom.kernel.expect import script_of
from mathom.tables import Person, SeatSpec

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
# With one more answer in hand, so that the chain waits for it.
ANSWERED: dict[str, Any] = {
    **UNDER_WAY,
    "players": [{**ON_THE_WAY, "hand": ["Twilight", "Twilight", "Concealment", "Dark Quarrels", "Minions Stir"]}, FOE],
}
AT_MORIA = {"site": "Moria", "came_from": "Lórien", "characters": MINE[0]["characters"], "guard": ["Orc-guard"]}
SPEAKERS: list[dict[str, Any]] = [
    {
        "site": "Dol Amroth",
        "came_from": "Lórien",
        "characters": [{"card": "Adrazar", "bears": ["Horn of Anor"]}, "Haldir", "Glorfindel II"],
    }
]
AT_DOL_AMROTH: dict[str, Any] = {
    **ME,
    "companies": SPEAKERS,
    "hand": ["Anborn", "Knights of Dol Amroth", "A Friend or Three", "Concealment", "Twilight", "Minions Stir"],
}
AT_COUNCIL: list[dict[str, Any]] = [
    {
        "site": "Lórien",
        "characters": [
            {"card": "Glorfindel II", "bears": ["Glamdring", "Horn of Anor", "Sapling of the White Tree"]},
            "Haldir",
            {"card": "Adrazar", "bears": ["Cram"]},
        ],
    }
]
COUNCIL: dict[str, Any] = {
    "turn": 21,
    "phase": "council",
    "players": [
        {**ME, "points": ["Rangers of the North", "Knights of Dol Amroth", "le-77", "Sapling of the White Tree"]},
        {**FOE, "points": ["Woses of the Eryn Vorn", "Orc-guard"]},
    ],
}
SET_OUT = ["way:number-0"]
MOST_CHOICES = 200

# The position, chance, and the beginnings of what is chosen from there by whoever is asked.
POSITIONS: dict[str, tuple[dict[str, Any], dict[str, Any], list[str]]] = {
    "opening": ({"turn": 9, "players": [ME, FOE]}, {}, []),
    "journey": ({"turn": 9, "players": [ME, FOE]}, {}, ["move"]),
    "chain": (ANSWERED, {}, [*SET_OUT, "pass", "declare:tw-28", "declare:tw-106.1", "declare:tw-106.1"]),
    "attack": (UNDER_WAY, {}, [*SET_OUT, "pass", "declare:le-77", "assign:tw-161"]),
    "strike": (
        UNDER_WAY,
        {},
        [*SET_OUT, "pass", "declare:le-77", "assign:tw-161", "assign:tw-116", "strike:tw-161", "pass", "pass"],
    ),
    "site": ({"turn": 9, "phase": "site", "players": [{**ME, "companies": [AT_MORIA]}, FOE]}, {}, []),
    "influence": (
        {"turn": 9, "phase": "site", "players": [AT_DOL_AMROTH, FOE]},
        {},
        ["enter", "play:tw-263", "give:tw-116"],
    ),
    "check": (
        {**COUNCIL, "players": [{**ME, "companies": AT_COUNCIL}, COUNCIL["players"][1]]},
        {},
        ["check:tw-161"],
    ),
    "council": (COUNCIL, {"check": [[3, 3]] * 8}, ["the end"]),
}

SHOTS = [
    Shot("opening", "en", "light", WIDE),
    Shot("opening", "de", "dark", LARGE),
    Shot("opening", "de", "light", PHONE),
    Shot("journey", "de", "light", WIDE),
    Shot("journey", "en", "dark", SMALL),
    Shot("chain", "en", "light", WIDE),
    Shot("chain", "de", "dark", PHONE),
    Shot("attack", "de", "light", SMALL),
    Shot("strike", "de", "light", WIDE),
    Shot("strike", "en", "dark", WIDE),
    Shot("strike", "en", "light", PHONE),
    Shot("site", "de", "dark", WIDE),
    Shot("influence", "de", "light", WIDE),
    Shot("influence", "en", "dark", PHONE),
    Shot("check", "en", "dark", SMALL),
    Shot("council", "en", "light", WIDE),
    Shot("council", "de", "dark", WIDE),
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
        if len(found) > MOST_CHOICES:
            raise SystemExit(f"nobody comes to '{left[0]}'")
    return found


def prepare(site: Site, rosie: Person, names: set[str]) -> Tables:
    """A table at every position, against somebody who only waits."""
    seats = [SeatSpec(rosie), SeatSpec(bot="scripted")]
    return {
        name: plant_position(site.db, "meccg", seats, position, chance, keys_from(position, chance, wishes)).id
        for name, (position, chance, wishes) in POSITIONS.items()
        if name in names
    }


def show(guest: Guest, name: str, tables: Tables) -> None:
    settings = json.dumps({"helped": READ, "named": True})
    guest.context.add_init_script(f"localStorage.setItem('mathom-settings', {settings!r})")
    guest.go(f"/t/{tables[name]}")
    expect(guest.find("realm")).to_be_visible()


if __name__ == "__main__":
    sys.exit(take(Album("cards-", SHOTS, prepare, show), sys.argv[1:]))
