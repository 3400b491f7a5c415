"""Middle-earth CCG from the home page to its council against the bot, by mouse alone: deck, draft, every journey.

Nobody knows beforehand how it goes: whoever is asked takes what leads on, until the council has met.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.accessibility import barriers
from tests.browser.card_game import at_home, by_mouse, settled, take_deck
from tests.browser.guest import Guest
from tests.browser.test_card_tables import check_secrets
from tests.server.site import Site

from mathom.games.meccg.state import Realm
from mathom.games.meccg.zones import MOST_SEATS, PLACES
from mathom.kernel import Match, Recording, apply
from mathom.server.settings import Settings
from mathom.server.storage import open_engine
from mathom.server.storage.tables import read_lines

Enter = Callable[..., Guest]
pytestmark = pytest.mark.parametrize("backend", ["sqlite"], indirect=True)

MOST = 900
# As long as everything is asked; from then on only what must be decided.
CURIOUS = 2
# Screens that are looked at for barriers, by the question.
SCREENS = {"draft", "organise", "plan", "defend", "at-site"}
# What a player wants, in this order: first to see everything, then to see the end. Otherwise whatever declines.
CURIOUS_WISHES = ("call", "draw", "play:", "move", "enter", "assign:", "strike:", "discard:", "draft:", "declare:")
HASTY_WISHES = ("call", "draw", "move", "assign:", "strike:", "discard:")
# What is the same for everybody, with every card there is.
CATALOGUE = ("/api/texts/", "/api/games", "/api/meccg/")


def favourite(ask: dict[str, Any], wishes: tuple[str, ...]) -> dict[str, Any]:
    options = ask["options"]
    for wish in ("done",) if ask["kind"] == "defend" else wishes:
        found = [one for one in options if one["key"].startswith(wish)]
        if found:
            return dict(found[0])
    declining = [one for one in options if one.get("declines")]
    return dict((declining or options)[0])


def order_silence(guest: Guest) -> None:
    """With the mouse: never asked where one may pass."""
    guest.find("pass-orders").click()
    guest.find("orders-not-mine").click()
    guest.until(lambda: guest.traffic.doc.get("passing", {}).get("own") == "never")
    for window in ("mh", "attack", "strike", "influence", "check", "org", "site", "end", "council"):
        guest.find(f"order-other-{window}-never").click()
        guest.until(lambda: guest.traffic.doc["passing"].get(f"other/{window}") == "never")  # noqa: B023
    guest.find("orders").get_by_role("button").first.click()
    expect(guest.find("orders")).to_have_count(0)


def draw_all(guest: Guest) -> None:
    """One touch for several cards."""
    left, done = guest.traffic.ask["about"]["left"], guest.traffic.done
    guest.find("run-draws").click()
    guest.until(lambda: guest.traffic.done == done + left)


def play_to_the_council(guest: Guest) -> int:
    silent = False
    looked: set[str] = set()
    for made in range(MOST):
        guest.until(lambda: guest.traffic.finished or guest.traffic.has_choice)
        if guest.traffic.finished:
            return made
        settled(guest)
        ask = guest.traffic.ask
        if ask["kind"] in SCREENS - looked:
            looked.add(ask["kind"])
            assert barriers(guest.page) == [], ask["kind"]
        if not silent and guest.traffic.view["turn"] > CURIOUS and guest.find("pass-orders").count():
            silent = True
            order_silence(guest)
        elif ask["kind"] == "draw-more" and guest.find("run-draws").count():
            draw_all(guest)
        else:
            by_mouse(guest, favourite(ask, HASTY_WISHES if silent else CURIOUS_WISHES))
    raise AssertionError("no council")


def cards_in(told: Any) -> set[str]:
    return set(re.findall(r"\b[a-z]{2}-\d+\b", json.dumps(told)))


def played(site: Site, table: str) -> Recording:
    """The game as the server has it."""
    engine = open_engine(Settings(db=site.db))
    with engine.connect() as connection:
        _, lines = read_lines(connection, table)
    engine.dispose()
    return Match.resume([line for line in lines if not line.startswith('{"table":')]).recording


def lying(state: Realm, seat: int) -> tuple[set[str], set[str]]:
    """The cards that the seat may know by where they lie or by what was shown to it, and the others."""
    known: set[str] = set()
    unknown: set[str] = set()
    for zone, things in enumerate(state.zones.content):
        place, owner = divmod(zone, MOST_SEATS)
        is_open = owner == seat or place >= len(PLACES) or PLACES[place].seen_by == "everyone"
        for thing in things:
            (known if is_open or state.zones.knows(seat, thing) else unknown).add(state.face(thing).id)
    return known, unknown


def kept_secret(recording: Recording, seat: int) -> set[str]:
    """The cards of the other that never lay open, and that the seat does not play with itself."""
    state = recording.state_at(0)
    assert isinstance(state, Realm)
    state.quiet = False
    known: set[str] = set()
    unknown: set[str] = set()
    for choice in recording.choices:
        open_now, hidden_now = lying(state, seat)
        told = apply(state, choice.seat, choice.code)
        known |= open_now | cards_in([event.plain() for event in told if event.visible(seat)])
        unknown |= hidden_now
    return unknown - known


def heard(guest: Guest) -> set[str]:
    """All cards that were spoken of to the guest before the end: then everything lies open."""
    frames = [frame for frame in guest.traffic.frames if '"finished"' not in frame]
    answers = [text for url, text in guest.traffic.answers if not any(part in url for part in CATALOGUE)]
    return cards_in([*frames, *answers])


def test_a_whole_game_by_mouse_without_barriers_and_without_the_opponents_cards(site: Site, enter: Enter) -> None:
    ann = enter(site.url())
    at_home(ann)
    assert barriers(ann.page) == []
    take_deck(ann)
    ann.until(lambda: ann.traffic.view)
    deeds = play_to_the_council(ann)
    assert deeds > 40
    assert {"council", "checked", "total"} <= {event["event"] for event in ann.traffic.log}
    expect(ann.find("result")).to_be_visible()
    expect(ann.find("council-checks")).to_contain_text("Corruption checks")
    assert barriers(ann.page) == []
    secret = kept_secret(played(site, ann.table), 0)
    assert len(secret) > 10
    assert not secret & heard(ann)
    check_secrets(ann, 0)
