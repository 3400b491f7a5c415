#!/usr/bin/env python3
"""Takes the pictures of every screen for the documentation, with Die Gefährten where a game is to be seen.

python tools/take_pictures.py [FOLDER [NAME...]]      in German and English, light and dark, wide and narrow, into
                                                      docs/pictures; only these: home, table...

Needs what the browser tests need: pip install -e ".[test]", Chromium, and the built client (tools/build_client.py).
Games are played by the scripted player with fixed seeds until there is something to see, so that the same program
takes the same pictures.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import expect

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.browser.guest import Guest
from tests.server.planted import keep, played
from tests.server.site import Site
from tests.server.visitor import ME, OPEN, Visitor
from tools.pictures import Album, Shot, Size, Tables, take

from mathom.games.fellowship import GAME
from mathom.kernel import Perspective, State
from mathom.players import make_player
from mathom.tables import Person, SeatSpec, TableSpec

SIZES = (Size("wide", 1440, 900), Size("narrow", 390, 844))
BOT = SeatSpec(bot="scripted")
# Not every game comes to every position.
SEEDS = 20
CHOICE = "[data-testid=options] [data-key]"

Enough = Callable[[dict[str, Any]], bool]


def asks(kind: str, locations: int) -> Enough:
    return lambda view: view["ask"]["kind"] == kind and len(view["laid"]) >= locations


def interesting(view: dict[str, Any]) -> bool:
    """A choice of a card at the fourth location or later, with some cards lying there."""
    here = [cell for cell in view["location"]["slots"] if any(card["cell"] == cell for card in view["cards"])]
    return asks("card", 4)(view) and len(here) >= 5


# Where a game stops for its picture; none, and it is played to its end.
STOPS: dict[str, Enough | None] = {
    "card": interesting,
    "slot": asks("slot", 3),
    "anchor": asks("anchor", 4),
    "over": None,
}


class Screen(NamedTuple):
    """Its address, with the name of a table in it, and what is to be there."""

    address: str
    shows: str


SCREENS = {
    "home": Screen("/", "[data-testid=play-now]"),
    "new": Screen("/new/fellowship", "[data-testid=new-game]"),
    "lobby": Screen("/lobby?show=mine", "main li"),
    "rules": Screen("/rules/FE-3.5", "[data-rule]"),
    "learn": Screen("/learn", "[data-testid=learn-begin]"),
    "lesson": Screen("/learn/fellowship/covering", "[data-testid=lesson-card]"),
    "lesson-siege": Screen("/learn/wotr/siege", "[data-testid=lesson-card]"),
    "settings": Screen("/settings", "fieldset"),
    "account": Screen("/account", "form"),
    "reports": Screen("/admin/reports", "article"),
    "waiting": Screen("/t/{open}", "[data-testid=invite-link]"),
    "table": Screen("/t/{card}", CHOICE),
    "log": Screen("/t/{card}", CHOICE),
    "slot": Screen("/t/{slot}", CHOICE),
    "place": Screen("/t/{anchor}", CHOICE),
    "result": Screen("/t/{over}", "[data-testid=result]"),
    "replay": Screen("/replay/{over}/40", "[data-testid=scrubber]"),
}
SHOTS = [
    Shot(name, lang, theme, size)
    for lang in ("en", "de")
    for theme in ("light", "dark")
    for size in SIZES
    for name in SCREENS
]


def play(db: str, rosie: Person, enough: Enough | None, seed: str) -> str | None:
    """A table of two bots and Rosie, for whom a program plays until she has enough to see; None if she never had."""
    players = [make_player("scripted", GAME, f"{seed}/{seat}") for seat in range(3)]

    def choose(state: State, seat: int) -> int:
        return players[seat].choose(Perspective(GAME, state, seat))

    def until(state: State) -> bool:
        mine = state.ask is not None and state.ask.waiting() == [0]
        return enough is not None and mine and enough(Perspective(GAME, state, 0).view())

    spec = TableSpec("fellowship", GAME.variants().read(3, {}), [SeatSpec(rosie), BOT, BOT], public=True)
    table, text = played(spec, until=until, choose=choose, seed=seed)
    assert table.match is not None
    if (table.match.state.ask is None) != (enough is None):
        return None
    keep(db, table, text)
    return table.id


def prepare(site: Site, rosie: Person, names: set[str]) -> Tables:
    """One table for each thing to show."""
    visitor = Visitor(site)
    tables = {"open": visitor.new_table(ME, OPEN, public=True)}
    for name, enough in STOPS.items():
        tries = (play(site.db, rosie, enough, f"pictures {number}") for number in range(SEEDS))
        tables[name] = next(table for table in tries if table is not None)
    words = "The Nazgûl did not fly away."
    visitor.post("/api/reports", {"table": tables["card"], "n": 12, "words": words})
    visitor.http.close()
    return tables


def show(guest: Guest, name: str, tables: Tables) -> None:
    screen = SCREENS[name]
    guest.go(screen.address.format(**tables))
    expect(guest.page.locator(screen.shows).first).to_be_visible()
    if name == "log":
        guest.find("open-log").click()
        expect(guest.find("log")).to_be_visible()


if __name__ == "__main__":
    sys.exit(take(Album("", SHOTS, prepare, show, "png", frozenset({"home"})), sys.argv[1:]))
