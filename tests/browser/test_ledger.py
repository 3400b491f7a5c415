"""A game without a board of its own is played by its list of options, with the view as a ledger."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.accessibility import barriers
from tests.browser.guest import PHONE, Guest
from tests.browser.playing import by_list, choose
from tests.server.site import Site

Enter = Callable[..., Guest]
pytestmark = pytest.mark.parametrize("backend", ["sqlite"], indirect=True)


def test_it_can_be_played_and_read(site: Site, enter: Enter) -> None:
    ann = enter(site.url())
    ann.go("/")
    ann.page.locator("[data-testid=box-wotr]").get_by_test_id("play-now").click()
    ann.welcomed()
    ledger = ann.find("ledger")
    expect(ledger).to_contain_text("Regions")
    expect(ledger).to_contain_text("Rivendell")
    # Names, and never the ids of the view.
    expect(ledger).not_to_contain_text("barad_dur")
    for _ in range(5):
        assert choose(ann, by_list)
    ann.find("open-log").click()
    expect(ann.find("log-drawer").locator("p").first).to_be_visible()
    ann.page.keyboard.press("Escape")
    assert barriers(ann.page) == []
    ann.find("language").click()
    expect(ledger).to_contain_text("Regionen")


def test_it_fits_a_phone(site: Site, enter: Enter) -> None:
    ann = enter(site.url(), size=PHONE)
    table = ann.new_table({"kind": "me"}, {"kind": "bot", "bot": "random"}, game="wotr")
    ann.go(f"/t/{table}")
    ann.welcomed()
    expect(ann.find("ledger")).to_be_visible()
    assert choose(ann, by_list)
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
