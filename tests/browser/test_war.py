"""Der Ringkrieg on its map: what one sees, and playing it by touching things."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.accessibility import barriers
from tests.browser.guest import PHONE, Guest
from tests.browser.playing import by_list, choose
from tests.browser.war import at_war, by_touch
from tests.server.site import Site

Enter = Callable[..., Guest]
pytestmark = pytest.mark.parametrize("backend", ["sqlite"], indirect=True)


def play_until(guest: Guest, done: Callable[[dict[str, Any]], bool], seed: int = 1) -> None:
    rng = random.Random(seed)
    while guest.asked() and not done(guest.traffic.ask):
        choose(guest, by_list, rng)
    assert not guest.traffic.finished


def test_the_map_shows_regions_armies_and_how_the_war_stands(site: Site, enter: Enter) -> None:
    ann = at_war(enter(site.url()))
    board = ann.find("board")
    expect(board.locator("[data-region]")).to_have_count(105)
    rivendell = board.locator("[data-region=rivendell]")
    words = "Rivendell, Stronghold, Elves, 2 victory points. Free Peoples: Elves 2 Elites, 1 Leader. The Fellowship"
    expect(rivendell).to_have_attribute("aria-label", re.compile(f"^{re.escape(words)}"))
    expect(board.locator("[data-army=rivendell]")).to_be_visible()
    strip = ann.find("strip")
    expect(strip).to_contain_text("0/4")
    expect(strip).to_contain_text("0/10")
    # A cell is one button: who cannot see it hears all that stands in it.
    politics = "Politics. 1 step to war: Isengard, Sauron. 2 steps to war: "
    expect(strip.locator("[data-look='politics:']")).to_have_attribute(
        "aria-label", re.compile(f"^{politics}.*Dwarves")
    )
    side = strip.locator("[data-look='side:free_peoples']")
    expect(side).to_have_attribute("aria-label", "Free Peoples: 0 of 4 victory points. Not rolled yet. 3 Elven Rings.")
    # Names, and never the ids of the view.
    expect(ann.page.locator("main")).not_to_contain_text("barad_dur")
    ann.find("language").click()
    expect(board.locator("[data-region=rivendell]")).to_have_attribute("aria-label", re.compile("^Bruchtal, Festung"))


def test_dice_come_before_the_plain_answers_and_are_not_gone_before_they_are_rolled(site: Site, enter: Enter) -> None:
    ann = at_war(enter(site.url()))
    assert ann.asked()
    assert ann.traffic.ask["kind"] == "declare"
    expect(ann.find("strip")).to_contain_text("Not rolled yet")
    expect(ann.find("strip")).not_to_contain_text("No dice left")
    play_until(ann, lambda ask: ask["kind"] == "turn")
    expect(ann.find("strip")).not_to_contain_text("Not rolled yet")
    choices = ann.find("choices").locator("[data-key]")
    keys = choices.evaluate_all("all => all.map((one) => one.dataset.key)")
    dice = [key.startswith("die:") for key in keys]
    assert dice == sorted(dice, reverse=True)
    assert "use-ring" in keys
    assert ann.find("prompt").locator("[data-key]").count() == 0


def test_armies_move_by_touching_source_and_target(site: Site, enter: Enter) -> None:
    ann = at_war(enter(site.url()), "shadow_first")
    play_until(ann, lambda ask: ask["kind"] == "march")
    way = next(option for option in ann.traffic.options if option["key"].startswith("way:"))
    seq = ann.traffic.seq
    by_touch(ann, way)
    ann.until(lambda: ann.traffic.seq != seq)
    # Somebody came along, all of them or those who were set.
    if ann.asked() and ann.traffic.ask["kind"] == "who-marches":
        seq = ann.traffic.seq
        ann.find("steppers-go").click()
        ann.until(lambda: ann.traffic.seq != seq)
    ann.find("open-log").click()
    expect(ann.find("log-drawer")).to_contain_text("→")


def test_the_steppers_send_a_part_of_an_army(site: Site, enter: Enter) -> None:
    ann = at_war(enter(site.url()), "shadow_first")
    play_until(ann, lambda ask: ask["kind"] == "who-marches" and any(one["key"] == "split" for one in ask["options"]))
    pool = ann.traffic.view["under_way"][-1]["pool"]
    steppers = ann.find("steppers")
    expect(steppers.locator(".line")).to_have_count(sum(count > 0 for count in pool))
    marches = ann.traffic.happened("marched")
    # One stays behind, of the first kind that has more than one, or the first of several kinds.
    fewer = steppers.get_by_role("button", name="Fewer")
    first = next((i for i, count in enumerate(filter(None, pool)) if count > 1), 0)
    fewer.nth(first).click()
    expect(ann.find("steppers-go")).to_contain_text(str(sum(pool) - 1))
    ann.find("steppers-go").click()
    ann.until(lambda: ann.traffic.happened("marched") > marches)
    marched = [event for event in ann.traffic.log if event["event"] == "marched"][marches]
    assert sum(part["n"] for part in marched["force"]) == sum(pool) - 1


def test_overlays_show_reach_and_recruits(site: Site, enter: Enter) -> None:
    ann = at_war(enter(site.url()))
    assert ann.asked()
    button = ann.find("overlay-reach")
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    expect(ann.find("board").locator(".marks .target").first).to_be_attached()
    ann.find("overlay-recruits").click()
    expect(button).to_have_attribute("aria-pressed", "false")


def test_what_cannot_be_chosen_says_why(site: Site, enter: Enter) -> None:
    ann = at_war(enter(site.url()), "shadow_first")
    play_until(ann, lambda ask: ask["kind"] == "march")
    origins = {option["key"].split(":")[1].split(">")[0] for option in ann.traffic.options if ">" in option["key"]}
    source = sorted(origins)[0]
    board = ann.find("board")
    board.locator(f"[data-region={source}]").focus()
    ann.page.keyboard.press("Enter")
    far = "harlindon" if source != "harlindon" else "khand"
    board.locator(f"[data-region={far}]").focus()
    ann.page.keyboard.press("Enter")
    expect(ann.page.get_by_text("not adjacent").first).to_be_visible()


def test_it_has_no_barriers(site: Site, enter: Enter) -> None:
    ann = at_war(enter(site.url()))
    assert ann.asked()
    assert barriers(ann.page) == []


def test_it_fits_a_phone(site: Site, enter: Enter) -> None:
    ann = at_war(enter(site.url(), size=PHONE))
    expect(ann.find("board")).to_be_visible()
    assert choose(ann, by_list)
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
