"""Two people at one screen: the form, the handing over, and a game of each kind."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.accessibility import barriers
from tests.browser.guest import Guest
from tests.browser.playing import by_list
from tests.browser.positions import take_one
from tests.server.site import Site
from tests.server.visitor import ME

Enter = Callable[..., Guest]
pytestmark = pytest.mark.parametrize("backend", ["sqlite"], indirect=True)


def hand_over(guest: Guest) -> int:
    """Whoever is asked takes the screen; the seat."""
    guest.until(lambda: guest.traffic.doc["you"] is None)
    expect(guest.find("hand-over")).to_be_visible()
    expect(guest.page.locator("[data-testid=hand] [data-card]")).to_have_count(0)
    seat: int = guest.traffic.view["asked"][0]
    guest.find(f"look-{seat}").click()
    guest.until(lambda: guest.traffic.doc["you"] == seat)
    expect(guest.find("hand-over")).to_have_count(0)
    return seat


def play_in_turns(guest: Guest, choices: int) -> list[int]:
    """The seats that took the screen, one after the other."""
    rng = random.Random(3)
    seats = [hand_over(guest)]
    for _ in range(choices):
        guest.until(lambda: guest.traffic.options)
        guest.settled()
        take_one(guest, rng.choice(guest.traffic.options)["key"], by_list)
        guest.until(lambda: guest.traffic.options or guest.traffic.doc["you"] is None)
        if guest.traffic.doc["you"] is None:
            seats.append(hand_over(guest))
    return seats


def test_the_form_gives_several_seats_to_one_person(site: Site, enter: Enter) -> None:
    ann = enter(site.url())
    ann.go("/new/fellowship")
    ann.find("seat-wish-1").select_option("me")
    expect(ann.find("one-screen")).to_be_visible()
    assert barriers(ann.page) == []
    ann.find("create").click()
    ann.welcomed()
    expect(ann.find("hand-over")).to_be_visible()
    assert barriers(ann.page) == []


@pytest.mark.parametrize("game", ["fellowship", "wotr"])
def test_two_play_at_one_screen(site: Site, enter: Enter, game: str) -> None:
    ann = enter(site.url())
    ann.go(f"/t/{ann.new_table(ME, ME, game=game)}")
    ann.welcomed()
    seats = play_in_turns(ann, 12)
    assert set(seats) == {0, 1}
    # Each hand came over the wire only after its player had said so.
    expect(ann.find("cover")).to_be_visible()
    ann.find("cover").click()
    expect(ann.find("hand-over")).to_be_visible()


def test_keys_hand_over_too_and_the_end_is_for_both(site: Site, enter: Enter) -> None:
    ann = enter(site.url())
    ann.go(f"/t/{ann.new_table(ME, ME)}")
    ann.welcomed()
    expect(ann.find("hand-over").locator(".primary")).to_be_focused()
    ann.page.keyboard.press("Enter")
    ann.until(lambda: ann.traffic.doc["you"] is not None)
    ann.find("menu").click()
    ann.find("draw").click()
    expect(ann.find("result")).to_be_visible()
    expect(ann.find("rematch")).to_be_visible()
