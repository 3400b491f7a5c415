#!/usr/bin/env python3
"""Takes the pictures of Der Ringkrieg on its board: an opening, a war, a siege, a hunt, Mordor, the odds, an end.
Those of Das Ende des Dritten Zeitalters have names that begin with "age".

python tools/take_war_pictures.py [FOLDER [NAME...]]      into docs/pictures; only these: opening, age-war...

Needs what tools/take_pictures.py needs. Positions are made by hand or played by programs with a fixed seed, so that the
same program takes the same pictures.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.browser.guest import Guest
from tests.browser.positions import BLACK_SHIPS, BOT, FORDS, HELMS_DEEP, SIDES
from tests.browser.test_war_actions import HUNTED, MORDOR
from tests.browser.war import touch_region, touch_ships
from tests.server.arranged import plant_position
from tests.server.planted import Wanted, keep, never, played
from tests.server.site import Site
from tools.pictures import HUGE, PHONE, SMALL, TABLET, WIDE, Album, Shot, Tables, come_to_rest, take

from mathom.kernel import Perspective, State, game
from mathom.players import make_player
from mathom.tables import Person, SeatSpec, TableSpec

SEED = "pictures"


def asks(seat: int, kind: str, round_: int) -> Wanted:
    def enough(state: State) -> bool:
        return state.ask is not None and state.ask.kind == kind and state.ask.seats == [seat] and state.turn >= round_

    return enough


# Played by the scripted player on both sides: whose eyes look, and how far.
PLAYED: dict[str, tuple[str, Wanted]] = {
    "opening": ("free_peoples", asks(0, "turn", 1)),
    "march": ("shadow", asks(1, "march", 3)),
    "war": ("free_peoples", asks(0, "turn", 6)),
    "end": ("free_peoples", never),
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

SHOTS = [
    Shot("opening", "en", "light", WIDE),
    Shot("opening", "de", "light", SMALL),
    Shot("march", "en", "light", WIDE),
    Shot("war", "de", "light", WIDE),
    Shot("war", "en", "dark", HUGE),
    Shot("war", "de", "light", TABLET),
    Shot("war", "en", "light", PHONE),
    Shot("war", "de", "dark", PHONE),
    Shot("siege", "en", "light", WIDE),
    Shot("siege", "de", "dark", WIDE),
    Shot("hunt", "de", "light", WIDE),
    Shot("hunt", "en", "dark", SMALL),
    Shot("mordor", "de", "light", WIDE),
    Shot("mordor", "en", "dark", WIDE),
    Shot("odds", "en", "light", WIDE),
    Shot("odds", "de", "dark", WIDE),
    Shot("end", "en", "light", WIDE),
    Shot("end", "de", "dark", WIDE),
    Shot("replay", "de", "light", WIDE),
    Shot("age-opening", "de", "light", SMALL),
    Shot("age-opening", "en", "dark", WIDE),
    Shot("age-war", "de", "light", WIDE),
    Shot("age-war", "en", "dark", HUGE),
    Shot("age-war", "en", "light", SMALL),
    Shot("age-war", "de", "light", TABLET),
    Shot("age-war", "en", "light", PHONE),
    Shot("age-war", "de", "dark", PHONE),
    Shot("age-look", "en", "light", WIDE),
    Shot("age-look", "de", "dark", PHONE),
    Shot("age-ships", "en", "light", WIDE),
    Shot("age-ships", "de", "dark", SMALL),
    Shot("age-storm", "de", "light", WIDE),
    Shot("age-storm", "en", "dark", SMALL),
    Shot("age-ents", "en", "light", WIDE),
    Shot("age-ents", "de", "light", PHONE),
]


def seats_of(side: str, rosie: Person) -> list[SeatSpec]:
    return [SeatSpec(rosie) if one == side else BOT for one in SIDES]


def settings(name: str) -> dict[str, Any]:
    return {"sides": "free_peoples_first", "third_age": name.startswith("age")}


def play(db: str, rosie: Person, name: str) -> str:
    """A table after as many choices of programs as there is to see."""
    side, enough = PLAYED[name]
    variant = game("wotr").variants().read(2, settings(name))
    players = [make_player("scripted", game("wotr"), f"{SEED}/{seat}") for seat in range(2)]

    def choose(state: State, seat: int) -> int:
        return players[seat].choose(Perspective(game("wotr"), state, seat))

    spec = TableSpec("wotr", variant, seats_of(side, rosie), public=True)
    table, text = played(spec, until=enough, choose=choose, seed=SEED)
    keep(db, table, text)
    return table.id


def prepare(site: Site, rosie: Person, names: set[str]) -> Tables:
    """A table at every position."""
    wanted = names | ({"end"} if "replay" in names else set())
    tables = {name: play(site.db, rosie, name) for name in PLAYED if name in wanted}
    for name in [name for name in ARRANGED if name in wanted]:
        side, position, chance, choices = ARRANGED[name]
        seats = seats_of(side, rosie)
        tables[name] = plant_position(site.db, "wotr", seats, position, chance, choices, variant=settings(name)).id
    return tables


def show(guest: Guest, name: str, tables: Tables) -> None:
    """Goes there, and does what there is to do for the picture."""
    guest.go(f"/replay/{tables['end']}/240" if name == "replay" else f"/t/{tables[name]}")
    expect(guest.find("board")).to_be_visible()
    come_to_rest(guest.page)
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


if __name__ == "__main__":
    sys.exit(take(Album("war-", SHOTS, prepare, show), sys.argv[1:]))
