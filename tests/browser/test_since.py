"""What happened since one's last move, shown once more on the board as it was then."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.accessibility import barriers
from tests.browser.guest import Guest
from tests.browser.positions import FORDS, at_position, take
from tests.browser.war import touch_region
from tests.server.site import Site

from mathom.testing import rule

Enter = Callable[..., Guest]
pytestmark = pytest.mark.parametrize("backend", ["sqlite"], indirect=True)
MARCHES = ("die:army", "move-army", "way:orthanc>gap_of_rohan", "all", "way:umbar>near_harad", "all")
ARMY = re.compile("Southrons.* 3 Regulars")


def army_in(guest: Guest, region: str) -> Locator:
    return guest.find("board").locator(f"[data-region={region}]")


def after_two_marches(site: Site, enter: Enter) -> Guest:
    """Two armies of the Shadow have marched, one after the other, and the Free Peoples are to act."""
    ann, bob = enter(site.url()), enter(site.url())
    at_position(site, ann, bob, position=FORDS)
    take(bob, *MARCHES)
    assert ann.asked()
    expect(army_in(ann, "umbar")).not_to_have_attribute("aria-label", ARMY)
    return ann


def test_the_board_goes_back_to_what_it_was_and_comes_again(site: Site, enter: Enter) -> None:
    ann = after_two_marches(site, enter)
    ann.find("story-replay").click()
    story = ann.find("story")
    # After the first march the second army still stands where it was.
    expect(story).to_contain_text("Orthanc → Gap of Rohan")
    expect(army_in(ann, "umbar")).to_have_attribute("aria-label", ARMY)
    assert barriers(ann.page) == []
    ann.page.keyboard.press("Space")
    expect(story).to_contain_text("Umbar → Near Harad")
    expect(army_in(ann, "umbar")).not_to_have_attribute("aria-label", ARMY)
    ann.page.keyboard.press("Space")
    expect(ann.find("story-next")).to_have_count(0)


def test_a_touch_on_the_map_comes_back_to_the_present(site: Site, enter: Enter) -> None:
    ann = after_two_marches(site, enter)
    ann.find("story-replay").click()
    expect(army_in(ann, "umbar")).to_have_attribute("aria-label", ARMY)
    touch_region(ann, "rivendell")
    expect(army_in(ann, "umbar")).not_to_have_attribute("aria-label", ARMY)
    # The question is still there, and the touch has chosen nothing.
    assert "die:character" in [option["key"] for option in ann.traffic.options]


@rule("WR-15.30")
def test_the_way_of_the_fellowship_is_drawn_while_it_is_named_and_after_it_was_told(site: Site, enter: Enter) -> None:
    ann, bob = enter(site.url()), enter(site.url())
    fellowship = {"region": "rivendell", "progress": 3}
    position = {**FORDS, "phase": "fellowship", "fellowship": fellowship}
    at_position(site, ann, bob, position=position, settings={"name_the_way": True})
    take(ann, "region:moria")
    for guest in (ann, bob):
        expect(guest.page.locator("[data-goal=moria]")).to_be_visible()
    ann.settled()
    way = ann.find("way")
    ann.page.locator('[data-testid=options] [data-key="region:fords_of_bruinen"]').hover()
    expect(way).to_have_attribute("data-way", "rivendell fords_of_bruinen")
    # The rest goes without saying.
    take(ann, "region:fords_of_bruinen")
    for guest in (ann, bob):
        expect(guest.find("way")).to_have_attribute("data-way", "rivendell fords_of_bruinen hollin moria")
        expect(guest.page.locator("[data-goal]")).to_have_count(0)


def test_a_card_that_was_played_can_be_read(site: Site, enter: Enter) -> None:
    ann, bob = enter(site.url()), enter(site.url())
    rolled = {"shadow": ["event", "muster"], "free_peoples": ["event", "character"]}
    at_position(site, ann, bob, position={**FORDS, "rolled": rolled, "hands": {"shadow": ["sh_char_02"]}})
    take(bob, "die:event", "play-event", "card:sh_char_02")
    assert ann.asked()
    ann.find("story-card").click()
    expect(ann.find("look").locator(".face")).to_contain_text("The Ring is Mine!")


def test_where_nobody_can_be_recruited_the_map_says_so(site: Site, enter: Enter) -> None:
    ann = enter(site.url())
    at_position(site, ann, side="free_peoples", position={**FORDS, "turn_of": "free_peoples", "nations": []})
    ann.find("overlay-recruits").click()
    expect(ann.find("notice-why")).to_contain_text("only nations At War recruit")
