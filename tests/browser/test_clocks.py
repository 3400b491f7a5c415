"""Clocks that run out: a bot sits down, the player is told, comes back and plays on."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.guest import Guest
from tests.browser.playing import by_list, choose
from tests.server.site import Site

Enter = Callable[..., Guest]
pytestmark = pytest.mark.parametrize("backend", ["sqlite"], indirect=True)
BOT = {"kind": "bot", "bot": "scripted"}


@pytest.mark.parametrize(
    "clock",
    [
        {"kind": "move", "seconds": 2},
        {"kind": "total", "seconds": 2, "increment": 0},
        {"kind": "days", "seconds": 2},
    ],
    ids=lambda clock: str(clock["kind"]),
)
def test_who_is_out_of_time_is_replaced_told_and_welcome_back(site: Site, enter: Enter, clock: dict[str, Any]) -> None:
    ann = enter(site.url())
    ann.go(f"/t/{ann.new_table({'kind': 'me'}, BOT, clock=clock, variant={'start': 0})}")
    ann.welcomed()
    expect(ann.page.locator("[data-testid=seat-0] time")).to_be_visible()
    back = ann.find("take-back-seat")
    expect(back).to_be_visible()
    assert ann.traffic.doc["table"]["seats"][0]["kind"] == "bot"
    ann.find("open-log").click()
    expect(ann.find("log-drawer")).to_contain_text("time is up")
    ann.page.keyboard.press("Escape")
    # With two seconds for every move, the next time-out may come before one has looked.
    back.click()
    ann.until(lambda: ann.traffic.happened("back"))
    if clock["kind"] == "total":
        expect(back).to_have_count(0)
        # Half a minute, so that one can find one's way back into the game.
        assert ann.traffic.doc["table"]["clock"]["left"][0] > 10
        assert choose(ann, by_list)


def test_a_clock_that_runs_is_seen_running(site: Site, enter: Enter) -> None:
    ann = enter(site.url())
    clock = {"kind": "total", "seconds": 90, "increment": 5}
    ann.go(f"/t/{ann.new_table({'kind': 'me'}, BOT, clock=clock, variant={'start': 0})}")
    ann.welcomed()
    shown = ann.page.locator("[data-testid=seat-0] time")
    first = shown.inner_text()
    ann.until(lambda: shown.inner_text() != first)
    choose(ann, by_list)
