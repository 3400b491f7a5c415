"""The table of Der Ringkrieg on small screens: nothing covers what one needs, nothing moves away under the pointer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.guest import PHONE, Guest
from tests.browser.positions import FORDS, at_position
from tests.browser.war import at_war
from tests.server.site import Site

Enter = Callable[..., Guest]
Box = dict[str, float]
pytestmark = pytest.mark.parametrize("backend", ["sqlite"], indirect=True)
SMALL, TABLET = (1280, 720), (820, 1180)
# Elements whose words are wider or higher than the room they have.
CUT = """(root) => [root, ...root.querySelectorAll("h4, p, header, footer, span")]
    .filter((e) => e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).overflow !== "visible"
        || e.getBoundingClientRect().right > root.getBoundingClientRect().right + 1
        || e.getBoundingClientRect().bottom > root.getBoundingClientRect().bottom + 1)
    .map((e) => e.outerHTML.slice(0, 90))"""


def box(thing: Locator) -> Box:
    found = thing.bounding_box()
    assert found is not None
    x, y, width, height = found["x"], found["y"], found["width"], found["height"]
    return {"x": x, "y": y, "right": x + width, "bottom": y + height, "height": height}


def meet(a: Box, b: Box) -> bool:
    return a["x"] < b["right"] and b["x"] < a["right"] and a["y"] < b["bottom"] and b["y"] < a["bottom"]


def learn(guest: Guest, lesson: str, *keys: str) -> Guest:
    """In a lesson, after these answers."""
    guest.go(f"/learn/wotr/{lesson}")
    for key in keys:
        guest.page.locator(f'[data-testid=options] [data-key="{key}"]').click()
    return guest


@pytest.mark.parametrize("size", [SMALL, (1440, 900)], ids=["small", "wide"])
def test_a_sheet_lies_beside_the_question_and_the_region_it_is_about(
    site: Site, enter: Enter, size: tuple[int, int]
) -> None:
    ann = learn(enter(site.url(), size=size), "hunt", "die:character", "move-fellowship")
    sheet, prompt, hand = ann.find("hunt"), ann.find("prompt"), ann.find("hand")
    expect(sheet.get_by_text("Damage 2", exact=True)).to_be_visible()
    # The camera comes to rest.
    here = ann.page.locator("[data-region=rivendell]")
    ann.until(lambda: not meet(box(sheet), box(here)))
    assert not meet(box(sheet), box(prompt))
    assert not meet(box(prompt), box(hand))
    assert not meet(box(sheet), box(ann.find("strip")))
    # All of it can be read without scrolling.
    assert sheet.locator(".body").evaluate("(e) => e.scrollHeight <= e.clientHeight + 1")


@pytest.mark.parametrize("size", [SMALL, (1440, 900)], ids=["small", "wide"])
def test_nothing_lies_on_the_north_of_the_whole_map(site: Site, enter: Enter, size: tuple[int, int]) -> None:
    ann = enter(site.url(), size=size)
    position = {**FORDS, "turn_of": "free_peoples"}
    at_position(site, ann, side="shadow", position=position, choices=["die:character", "move-fellowship"])
    ann.settled()
    # What the Free Peoples did can be seen once more.
    replay = box(ann.find("story-replay"))
    tools = box(ann.page.locator("[data-testid=board] .tools"))
    for region in ("rivendell", "angmar", "arnor", "north_ered_luin", "ered_luin", "north_downs"):
        here = box(ann.page.locator(f"[data-region={region}]"))
        assert not meet(here, replay), region
        assert not meet(here, tools), region
    # The picture reaches to the edge of the board, and to it again when the camera has gone to the north.
    assert box(ann.page.locator("[data-testid=board] img"))["y"] <= box(ann.find("board"))["y"]


def test_on_a_phone_the_map_shows_where_the_siege_is(site: Site, enter: Enter) -> None:
    ann = learn(enter(site.url(), size=PHONE), "siege")
    board, lower = ann.find("board"), ann.page.locator(".lower")
    place = ann.page.locator("[data-army=helms_deep]")

    def seen() -> bool:
        at, room = box(place), box(board)
        return room["x"] <= at["x"] and at["right"] <= room["right"] and at["bottom"] <= box(lower)["y"]

    ann.until(seen)
    for key in ("die:army", "attack", "all"):
        ann.page.locator(f'[data-testid=options] [data-key="{key}"]').click()
    ann.until(seen)
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_on_a_phone_a_sheet_can_be_read_to_its_end(site: Site, enter: Enter) -> None:
    ann = learn(enter(site.url(), size=PHONE), "hunt", "die:character", "move-fellowship")
    sheet = ann.find("hunt")
    last = sheet.get_by_text("= damage")
    last.scroll_into_view_if_needed()
    expect(last).to_be_in_viewport()
    whole = "(e) => e.scrollWidth <= e.clientWidth + 1 && e.scrollHeight <= e.clientHeight + 1"
    assert sheet.locator(".body").evaluate(whole)


def test_pointing_at_a_card_moves_nothing_and_shows_all_of_it(site: Site, enter: Enter) -> None:
    ann = at_war(enter(site.url(), size=SMALL))
    assert ann.asked()
    prompt = ann.find("prompt")
    before = box(prompt)
    card = ann.find("hand").locator("[data-card]").first
    card.hover()
    face = ann.find("glance").locator(".face")
    expect(face).to_be_visible()
    assert box(prompt) == before
    assert face.evaluate(CUT) == []
    assert not meet(box(ann.find("glance")), box(prompt))
    # Held fast, with why it cannot be played: a die must be chosen first.
    ann.page.keyboard.press("i")
    expect(ann.find("look").locator(".face")).to_be_visible()
    assert ann.find("look").locator(".face").evaluate(CUT) == []


def test_a_card_that_cannot_be_chosen_is_shown_large_by_a_click(site: Site, enter: Enter) -> None:
    ann = at_war(enter(site.url(), size=SMALL))
    assert ann.asked()
    ann.find("hand").locator("[data-card][data-shows]").first.click()
    expect(ann.find("look").locator(".face")).to_be_visible()
    expect(ann.find("look-why")).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, TABLET], ids=["phone", "tablet"])
def test_question_and_map_stay_in_sight_while_the_list_is_scrolled(
    site: Site, enter: Enter, size: tuple[int, int]
) -> None:
    ann = at_war(enter(site.url(), size=size))
    assert ann.asked()
    expect(ann.find("prompt")).to_be_in_viewport()
    board = box(ann.find("board"))
    ann.find("undo").scroll_into_view_if_needed()
    expect(ann.find("undo")).to_be_in_viewport()
    assert box(ann.find("board")) == board
    # The map can have most of the screen.
    ann.find("grip").click()
    ann.until(lambda: box(ann.find("board"))["height"] > board["height"] + 100)


def test_the_strip_explains_itself(site: Site, enter: Enter) -> None:
    ann = at_war(enter(site.url(), size=SMALL))
    assert ann.asked()
    strip = ann.find("strip")
    said: dict[str, Any] = {
        "side:shadow": "Victory points",
        "fellowship:": "Progress",
        "hunt:": "rolls",
        "politics:": "At War",
    }
    for thing, word in said.items():
        strip.locator(f'[data-look="{thing}"]').click(position={"x": 6, "y": 6})
        expect(ann.find("look")).to_contain_text(word)
        ann.page.keyboard.press("Escape")
        expect(ann.find("look")).to_have_count(0)


def test_a_question_says_what_it_is_about_until_it_was_read(site: Site, enter: Enter) -> None:
    ann = at_war(enter(site.url(), size=SMALL))
    assert ann.asked()
    first = ann.find("help").inner_text()
    assert "WR-" in first
    ann.find("help-close").click()
    expect(ann.find("help")).to_have_count(0)
    ann.page.reload()
    ann.settled()
    expect(ann.find("help-show")).to_be_visible()
    expect(ann.find("help")).to_have_count(0)
    ann.find("help-show").click()
    expect(ann.find("help")).to_have_text(first)


def test_what_a_die_cannot_do_now_is_shown_with_the_reason(site: Site, enter: Enter) -> None:
    ann = learn(enter(site.url(), size=SMALL), "hunt", "die:character")
    expect(ann.find("options").locator("[data-closed=attack]")).to_contain_text("At War")
    move = ann.find("options").locator("[data-closed=move-companions]")
    expect(move).to_contain_text("No Companion is on the map")
    move.get_by_role("button", name="WR-5.18").click()
    expect(ann.page.locator("aside").get_by_text("WR-5.18", exact=True).first).to_be_visible()


def test_an_army_touched_before_a_die_is_taken_up_with_the_die(site: Site, enter: Enter) -> None:
    ann = learn(enter(site.url(), size=SMALL), "march")
    options = ann.find("options")
    die = options.locator("[data-key^='die:']").first
    expect(die).to_be_visible()
    army = ann.page.locator("[data-army]").first.get_attribute("data-army")
    ann.page.locator(f"[data-region={army}]").dispatch_event("click")
    expect(ann.find("wanted")).to_be_visible()
    expect(ann.find("choices").locator(".fit")).not_to_have_count(0)
    ann.find("choices").locator(".fit").first.click()
    options.locator("[data-key=move-army]").click()
    expect(ann.find("board").locator(".marks .source")).to_have_count(1)


def test_a_thing_touched_too_early_says_what_comes_first(site: Site, enter: Enter) -> None:
    ann = learn(enter(site.url(), size=SMALL), "march")
    expect(ann.find("prompt")).to_contain_text("Which die")
    ann.page.locator("[data-region=khand]").dispatch_event("click")
    notice = ann.find("notice-why")
    expect(notice).to_contain_text("Khand: No army of yours is there")
    # One reason at a time, beside the question and never over the strip.
    ann.page.locator("[data-region=harlindon]").dispatch_event("click")
    expect(notice).to_have_count(1)
    expect(notice).to_contain_text("Harlindon")
    for other in ("strip", "prompt"):
        assert not meet(box(notice), box(ann.find(other)))


def test_a_tall_question_leaves_the_tools_of_the_map_free(site: Site, enter: Enter) -> None:
    ann = enter(site.url(), size=SMALL)
    dice = ["character", "muster_army", "muster", "event"]
    position = {**FORDS, "turn_of": "free_peoples", "rolled": {"free_peoples": dice, "shadow": ["army"]}}
    at_position(site, ann, side="free_peoples", position=position)
    ann.page.locator("[data-testid=prompt]").get_by_text("Use an Elven Ring").click()
    choices = ann.page.locator(".under > .choices")
    expect(choices).to_be_visible()
    tools = box(ann.page.locator("[data-testid=board] .tools"))
    assert not meet(box(ann.find("prompt")), tools)
    assert not meet(box(choices), tools)


@pytest.mark.parametrize("size", [SMALL, PHONE], ids=["small", "phone"])
def test_long_titles_stay_whole_on_the_cards_of_a_hand(site: Site, enter: Enter, size: tuple[int, int]) -> None:
    ann = enter(site.url(), size=size, locale="de")
    hand = ["fp_char_07", "fp_char_08", "fp_char_06", "fp_char_05", "fp_str_01", "fp_char_22"]
    position = {**FORDS, "turn_of": "free_peoples", "hands": {"free_peoples": hand, "shadow": []}}
    at_position(site, ann, side="free_peoples", position=position)
    titles = ann.find("hand").locator("h4, .fight:visible")
    expect(titles).to_have_count(len(hand) * (2 if size == PHONE else 1))
    cut = """(all) => all.filter((e) => e.scrollWidth > e.clientWidth
        || e.parentElement.scrollWidth > e.parentElement.clientWidth
        || e.parentElement.scrollHeight > e.parentElement.clientHeight).map((e) => e.textContent)"""
    ann.until(lambda: titles.evaluate_all(cut) == [])
