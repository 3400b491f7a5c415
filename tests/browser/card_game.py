"""Tables of Middle-earth CCG in a browser: at their beginning, and from a tale that is told beforehand."""

from __future__ import annotations

import secrets
import time
from typing import Any

from playwright.sync_api import Locator
from tests.browser.guest import Guest
from tests.browser.positions import BOT, person
from tests.games.meccg.tale import Tale
from tests.server.planted import keep
from tests.server.site import Site
from tests.server.visitor import ME, SCRIPTED

from mathom import __version__
from mathom.kernel import Match, game
from mathom.kernel.lines import write_line
from mathom.kernel.state import digest_of
from mathom.server.hub import bots_of
from mathom.tables import SeatSpec, Table, TableSpec

Option = dict[str, Any]
# Touching a thing asks before it does this, though it were the only thing to do.
COSTLY = ("dismiss", "on-guard")
# What the others must not know of a seat.
SECRET_PILES = ("hand", "discard", "sideboard", "sites", "pool", "unused")


def at_cards(guest: Guest) -> None:
    """A table against the scripted player, with a deck from the shelf."""
    table = guest.new_table(ME, SCRIPTED, game="meccg")
    guest.go(f"/t/{table}")
    guest.welcomed()
    take_deck(guest)
    guest.until(lambda: guest.traffic.view)


def take_deck(guest: Guest, name: str = "challenge-a") -> None:
    """A deck is chosen on the shelf, shown, and taken."""
    guest.find("shelf").locator(f"[data-deck={name}]").click()
    guest.find("deck-play").click()


def at_home(guest: Guest) -> None:
    """From the home page to the decks, as a newcomer goes."""
    guest.go("/")
    guest.page.locator("[data-testid=box-meccg] [data-testid=play-now]").click()
    guest.welcomed()
    guest.find("shelf").wait_for()


def at_tale(site: Site, guest: Guest, tale: Tale) -> None:
    """Where the tale is now: the guest has seat 0, somebody who only waits the other."""
    ours = game("meccg")
    written: list[str] = []
    names = ["Seat 1", "Seat 2"]
    match = Match.start(ours, {}, names, "tale", written.append)
    rules, catalogue = match.recording.ours
    plain = tale.s.dump()
    line = {"version": __version__, "rules": rules, "catalogue": catalogue, "digest": digest_of(plain)}
    record = [*"".join(written).splitlines(keepends=True), write_line({**line, "snapshot": plain})]
    spec = TableSpec("meccg", ours.variants().read(2, {}), [SeatSpec(person(guest)), BOT], public=True)
    kept: list[str] = []
    table = Table.create(secrets.token_urlsafe(9), spec, bots_of("meccg"), time.time(), kept.append, record=record)
    table.note("auto", seat=0, on=True)
    table.catch_up(time.time())
    table.flush()
    keep(site.db, table, "".join(kept))
    guest.traffic.forget()
    guest.go(f"/t/{table.id}")
    guest.welcomed()
    settled(guest)


def settled(guest: Guest) -> None:
    """Waits until the page lists the options that the server told last."""
    shown = "[data-testid=options] [data-key]"
    guest.until(
        lambda: (
            sorted(guest.page.eval_on_selector_all(shown, "all => all.map((one) => one.dataset.key)"))
            == sorted(option["key"] for option in guest.traffic.options)
        )
    )


def spot(guest: Guest, option: Option) -> Locator:
    """Where the option lies: its card, site or company; else a button beside the question or in the list."""
    page = guest.page
    for thing in option["touches"]:
        found = page.locator(f':is([data-testid=realm], [data-testid=hand]) [data-thing="{thing}"]')
        if found.count():
            return found.first
    beside = page.locator(f':is([data-testid=prompt], [data-testid=realm]) [data-key="{option["key"]}"]')
    return beside.first if beside.count() else page.locator(f'[data-testid=options] [data-key="{option["key"]}"]')


def by_mouse(guest: Guest, option: Option) -> None:
    """Touches the thing; where that could mean several options, the page asks which."""
    settled(guest)
    done = guest.traffic.done
    alike = [one for one in guest.traffic.options if set(one["touches"]) & set(option["touches"])]
    place = spot(guest, option)
    place.evaluate("(element) => element.scrollIntoView({ block: 'center' })")
    place.click()
    if len(alike) > 1 or option["key"].split(":")[0] in COSTLY:
        guest.page.locator(f'dialog [data-key="{option["key"]}"]').click()
    # Where all choose at once, the position changes with the choices of others too.
    guest.until(lambda: guest.traffic.done > done)


def option_of(guest: Guest, key: str) -> Option:
    """The option whose key begins so, as soon as it is offered."""
    found = guest.until(lambda: [one for one in guest.traffic.options if one["key"].startswith(key)])
    return found[0]
