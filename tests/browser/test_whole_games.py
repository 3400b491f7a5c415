"""Whole games against bots, from the first page to the result."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.guest import PHONE, PLAY_NOW, Guest
from tests.browser.playing import by_keys, by_list, by_mouse, choose, marked, play, tab_to
from tests.server.site import Site

Enter = Callable[..., Guest]
sqlite = pytest.mark.parametrize("backend", ["sqlite"], indirect=True)


def check_result(guest: Guest) -> None:
    """The result on the screen is the server's."""
    expect(guest.find("result")).to_be_visible()
    shown = sorted(int(text) for text in guest.find("result").locator("li strong").all_inner_texts())
    assert shown == sorted(guest.traffic.doc["table"]["result"]["scores"])


def test_by_mouse(site: Site, enter: Enter) -> None:
    ann = enter(site.url())
    ann.go("/")
    ann.play_now()
    ann.welcomed()
    assert [seat["kind"] for seat in ann.traffic.doc["table"]["seats"]].count("bot") >= 1
    assert play(ann, by_mouse) > 10
    check_result(ann)
    ann.find("to-replay").click()
    expect(ann.find("scrubber")).to_be_visible()


@sqlite
def test_by_keyboard_alone(site: Site, enter: Enter) -> None:
    ann = enter(site.url())
    ann.go("/")
    tab_to(ann, "[data-testid=host]")
    ann.page.keyboard.press("Enter")
    expect(ann.find("new-game")).to_be_visible()
    # Two players: the other seat goes to a bot.
    tab_to(ann, "input[name=count]")
    ann.page.keyboard.press("ArrowLeft")
    expect(ann.page.locator("input[name=count][value='2']")).to_be_checked()
    tab_to(ann, "[data-testid=seat-wish-1]")
    ann.page.keyboard.press("ArrowDown")
    assert ann.find("seat-wish-1").input_value().startswith("bot:")
    tab_to(ann, "form button.primary")
    ann.page.keyboard.press("Enter")
    ann.welcomed()

    assert ann.asked()
    seq = ann.traffic.seq
    # A pick from the list, taken back with Escape.
    tab_to(ann, "[data-testid=options] [data-key]")
    ann.page.keyboard.press("Enter")
    ann.until(lambda: ann.traffic.ask["kind"] == "slot")
    ann.settled()
    ann.page.keyboard.press("Escape")
    ann.until(lambda: ann.traffic.ask["kind"] == "card")
    assert ann.traffic.seq is not None
    assert seq is not None
    # A card with Enter in the hand and a slot with Enter on the board.
    ann.settled()
    tab_to(ann, "[data-testid=hand] .card.lit")
    ann.page.keyboard.press("Enter")
    ann.until(lambda: ann.traffic.ask["kind"] == "slot")
    ann.settled()
    tab_to(ann, "[data-testid=board] .cell.lit")
    assert marked(ann), "no focus to be seen on the board"
    ann.page.keyboard.press("Enter")
    ann.until(lambda: ann.traffic.ask["kind"] != "slot")

    assert play(ann, by_keys) > 10
    check_result(ann)
    tab_to(ann, "[data-testid=rematch]")


@sqlite
def test_on_a_phone_from_the_list(site: Site, enter: Enter) -> None:
    ann = enter(site.url(), size=PHONE)
    ann.go("/")
    ann.page.locator(PLAY_NOW).tap()
    ann.welcomed()
    assert choose(ann, by_list)
    assert ann.page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    play(ann, by_list, lambda: ann.traffic.happened("scored"))
    assert ann.traffic.happened("scored")
    assert ann.page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
