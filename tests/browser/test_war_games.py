"""Der Ringkrieg played to its end: by touching things, and by keys alone. The dice are the same in every run."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.guest import Guest
from tests.browser.playing import Way, by_keys
from tests.browser.positions import SIDES, person
from tests.browser.traffic import check_discreet
from tests.browser.war import by_touch, favourite
from tests.server.planted import keep, played
from tests.server.site import Site

from mathom.kernel import Match, Perspective, game
from mathom.server.settings import Settings
from mathom.server.storage import open_engine
from mathom.server.storage.tables import record
from mathom.tables import SeatSpec, TableSpec

Enter = Callable[..., Guest]
pytestmark = pytest.mark.parametrize("backend", ["sqlite"], indirect=True)

MOST = 400


def at_war(site: Site, guest: Guest, side: str, third_age: bool = False) -> Guest:
    """At a table against a bot, with a seed that is the same every time."""
    mine = SeatSpec(person(guest))
    seats = [mine if one == side else SeatSpec(bot="scripted") for one in SIDES]
    variant = game("wotr").variants().read(2, {"sides": "free_peoples_first", "third_age": third_age})
    table, text = played(TableSpec("wotr", variant, seats, public=True), choices=0)
    keep(site.db, table, text)
    guest.go(f"/t/{table.id}")
    guest.welcomed()
    return guest


def take(guest: Guest, option: dict[str, Any], way: Way) -> None:
    """One choice, and wait until the server has taken it."""
    seq = guest.traffic.seq
    way(guest, option)
    guest.until(lambda: guest.traffic.seq != seq or guest.traffic.finished)


def play_to_the_end(guest: Guest, way: Way, seed: int) -> int:
    rng = random.Random(seed)
    made = 0
    while made < MOST and guest.asked():
        take(guest, favourite(guest.traffic.options, rng), way)
        made += 1
    assert guest.traffic.finished
    return made


def check_ending(guest: Guest) -> None:
    """The page says how the war was won, as the server has it."""
    result = guest.traffic.doc["table"]["result"]
    ending = guest.find("ending")
    expect(ending).to_be_visible()
    expect(ending.locator("li.met")).to_have_count(1)
    points = {"shadow-conquest": "/10", "free-peoples-conquest": "/4", "corruption": "/12", "crack-of-doom": "/5"}
    expect(ending.locator("li.met")).to_contain_text(points[result["how"]])


def test_a_whole_war_by_touching_things(site: Site, enter: Enter) -> None:
    ann = at_war(site, enter(site.url()), "free_peoples")
    assert play_to_the_end(ann, by_touch, 5) > 40
    check_ending(ann)
    check_discreet(ann.traffic, 0)
    ann.find("to-replay").click()
    expect(ann.find("scrubber")).to_be_visible()
    expect(ann.find("board").locator("[data-region]")).to_have_count(105)


def test_a_whole_war_by_keyboard(site: Site, enter: Enter) -> None:
    ann = at_war(site, enter(site.url()), "shadow")
    assert play_to_the_end(ann, by_keys, 3) > 40
    check_ending(ann)


def unseen_cards(site: Site, guest: Guest) -> list[str]:
    """What the others still held when it was over, as the record on the server has it."""
    engine = open_engine(Settings(db=site.db))
    with engine.connect() as connection:
        text = record(connection, guest.table)
    engine.dispose()
    match = Match.resume(text.splitlines(keepends=True))
    seats = [seat for seat in range(len(match.names)) if seat != guest.seat]
    hands = [Perspective(game("wotr"), match.state, seat).view()["players"][seat]["hand"] for seat in seats]
    return [card for hand in hands for card in hand]


def test_a_whole_war_with_the_expansion_by_touching_things(site: Site, enter: Enter) -> None:
    ann = at_war(site, enter(site.url()), "free_peoples", third_age=True)
    assert play_to_the_end(ann, by_touch, 7) > 40
    check_ending(ann)
    assert "in_play" in ann.traffic.view["supplement"]["factions"].values()
    check_discreet(ann.traffic, 0)
    hidden = unseen_cards(site, ann)
    assert hidden
    assert not [card for card in hidden if f'"{card}"' in "".join(ann.traffic.frames)]
