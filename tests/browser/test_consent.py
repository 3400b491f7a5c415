"""Taking back what others know of: they are asked, may say no, and are not asked again for the same thing."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.guest import Guest
from tests.browser.positions import STRUCK, at_position, offers, take
from tests.server.site import Site

Enter = Callable[..., Guest]
pytestmark = pytest.mark.parametrize("backend", ["sqlite"], indirect=True)


def test_who_was_told_no_asks_again_after_a_choice(site: Site, enter: Enter) -> None:
    free, shadow = enter(site.url()), enter(site.url())
    at_position(site, free, shadow, position=STRUCK.position, chance=STRUCK.chance)
    take(shadow, "die:army", "attack", "all")
    # The dice have been seen: the other must agree, and does not.
    free.until(lambda: offers(free, "figure:rohan-regular"))
    shadow.find("undo").click()
    expect(free.find("consent")).to_be_visible()
    expect(shadow.find("request")).to_be_visible()
    free.find("consent-no").click()
    expect(shadow.find("request")).to_have_count(0)
    # At once once more: nobody is asked.
    shadow.find("undo").click()
    expect(shadow.page.get_by_text("after your next choice")).to_be_visible()
    expect(free.find("consent")).to_have_count(0)
    take(free, "figure:rohan-regular", "figure:rohan-regular")
    take(shadow, "continue")
    # Who has answered meanwhile must agree.
    take(free, "region:westemnet")
    shadow.until(lambda: offers(shadow, "all"))
    shadow.find("undo").click()
    expect(free.find("consent")).to_be_visible()
    free.find("consent-yes").click()
    shadow.until(lambda: offers(shadow, "continue"))
    expect(free.find("consent")).to_have_count(0)
