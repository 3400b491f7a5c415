"""The odds of a battle, asked for before an attack and in the midst of it."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.accessibility import barriers
from tests.browser.guest import Guest
from tests.browser.positions import FORDS, HELMS_DEEP, at_position, take
from tests.browser.war import touch_region
from tests.server.site import Site

Enter = Callable[..., Guest]
pytestmark = pytest.mark.parametrize("backend", ["sqlite"], indirect=True)
SHARE = re.compile(r"^\d+%$")


def test_an_attack_is_weighed_before_it_is_made(site: Site, enter: Enter) -> None:
    ann = enter(site.url())
    at_position(site, ann, side="shadow", position=FORDS)
    take(ann, "die:army", "attack")
    ann.find("show-odds").click()
    panel = ann.find("odds-panel")
    own = panel.locator('[data-about="way:orthanc>fords_of_isen"]')
    # There is one way only, and nobody has to ask for it.
    expect(own.get_by_test_id("odds-won")).to_have_text(SHARE)
    expect(own).to_contain_text("battles")
    expect(panel.get_by_test_id("odds")).to_have_count(1)
    assert barriers(ann.page) == []
    ann.find("odds-close").click()
    expect(panel).to_have_count(0)


def test_a_part_of_an_army_is_weighed_where_it_is_set(site: Site, enter: Enter) -> None:
    ann = enter(site.url())
    at_position(site, ann, side="shadow", position=FORDS)
    take(ann, "die:army", "attack")
    steppers = ann.find("steppers")
    steppers.get_by_test_id("odds-ask").click()
    won = steppers.get_by_test_id("odds-won")
    expect(won).to_have_text(SHARE)
    # Another army: what was found for the first one is asked for again.
    steppers.get_by_role("button", name="Fewer").first.click()
    about = "way:orthanc>fords_of_isen count:isengard-regular:4 count:isengard-elite:1"
    part = steppers.locator(f'[data-about="{about}"]')
    expect(part.get_by_test_id("odds-won")).to_have_text(SHARE)


def test_the_map_shows_attacks_whoever_is_to_act(site: Site, enter: Enter) -> None:
    ann = enter(site.url())
    at_position(site, ann, side="shadow", position=FORDS)
    ann.find("overlay-odds").click()
    expect(ann.find("board").locator(".marks .foe")).to_have_count(1)
    touch_region(ann, "fords_of_isen")
    panel = ann.find("odds-panel")
    expect(panel.get_by_test_id("odds-won")).to_have_count(2)
    expect(panel.get_by_role("columnheader", name="lost on average")).to_have_count(2)
    # The map looks at the battle, and the panel lies beside it.
    ann.until(lambda: all(beside(ann, region) for region in ("orthanc", "fords_of_isen")))
    ann.find("odds-all").click()
    expect(ann.find("odds-all")).to_have_count(0)


def beside(guest: Guest, region: str) -> bool:
    """Whether a region lies to the right of the panel."""
    panel = guest.find("odds-panel").bounding_box()
    place = guest.page.locator(f"[data-region={region}]").bounding_box()
    assert panel is not None
    assert place is not None
    return place["x"] >= panel["x"] + panel["width"]


def test_the_battle_sheet_has_the_odds_of_what_is_left(site: Site, enter: Enter) -> None:
    ann, bob = enter(site.url()), enter(site.url())
    at_position(site, bob, ann, position=HELMS_DEEP)
    take(ann, "die:army", "attack", "way:helms_deep>helms_deep", "all")
    for guest in (ann, bob):
        sheet = guest.find("battle")
        sheet.get_by_test_id("odds-ask").click()
        expect(sheet.get_by_test_id("odds-won")).to_have_text(SHARE)
        expect(sheet).to_contain_text("the Stronghold falls")


def test_who_looks_on_is_told_no_odds(site: Site, enter: Enter) -> None:
    ann, bob, cat = enter(site.url()), enter(site.url()), enter(site.url())
    table = at_position(site, bob, ann, position=FORDS)
    cat.go(f"/t/{table}")
    cat.welcomed()
    expect(cat.find("board")).to_be_visible()
    expect(cat.find("overlay-odds")).to_have_count(0)
