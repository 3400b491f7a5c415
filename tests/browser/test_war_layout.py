"""The table of Der Ringkrieg on small screens: nothing covers what one needs, nothing moves away under the pointer."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.guest import PHONE, Guest
from tests.browser.positions import BLACK_SHIPS, FORDS, HELMS_DEEP, at_position
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
    ann.find("choices").get_by_text("Use an Elven Ring").click()
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


@pytest.mark.parametrize("size", [SMALL, (1440, 900)], ids=["small", "wide"])
def test_the_one_card_that_can_be_played_lies_between_strip_and_hand(
    site: Site, enter: Enter, size: tuple[int, int]
) -> None:
    ann = enter(site.url(), size=size, locale="de")
    position = {**BLACK_SHIPS, "hands": {"shadow": ["ta_sh_str_25", "sh_char_03"], "free_peoples": []}}
    at_position(site, ann, side="shadow", position=position, choices=["die:muster", "play-event"])
    card = ann.find("choices").locator(".face")
    expect(card).to_be_visible()
    assert box(ann.find("prompt"))["y"] >= box(ann.find("strip"))["bottom"]
    assert not meet(box(ann.find("choices")), box(ann.find("hand")))
    assert card.locator(".event").evaluate(CUT) == []
    tools = ann.page.locator("[data-testid=board] .tools")
    for panel in ("prompt", "choices"):
        assert not meet(box(ann.find(panel)), box(tools))


def test_on_a_phone_a_combat_card_begins_with_its_combat_half(site: Site, enter: Enter) -> None:
    ann = enter(site.url(), size=PHONE)
    storm = ["die:army", "attack", "way:helms_deep>helms_deep", "all"]
    at_position(site, ann, side="shadow", position=HELMS_DEEP, choices=storm)
    card = ann.find("hand").locator("[data-card]").first
    expect(card.locator("footer")).to_be_visible()
    assert box(card.locator("footer"))["bottom"] <= box(card.locator(".event"))["y"]


def test_with_four_players_taking_back_and_the_log_stay_in_sight(site: Site, enter: Enter) -> None:
    ann = enter(site.url(), size=SMALL, locale="de")
    bot = {"kind": "bot", "bot": "scripted"}
    table = ann.new_table({"kind": "me"}, bot, bot, bot, game="wotr", variant={"third_age": True})
    ann.go(f"/t/{table}")
    assert ann.asked()
    for tool in ("undo", "open-log", "open-chat", "open-rules", "menu"):
        assert box(ann.find(tool))["bottom"] <= SMALL[1]
    second = ann.find("options").locator("[data-key]").nth(1)
    assert box(second)["bottom"] <= box(ann.find("undo"))["y"]


@pytest.mark.parametrize("size", [SMALL, (1440, 900)], ids=["small", "wide"])
def test_what_lies_around_the_map_is_explained_where_the_mouse_rests(
    site: Site, enter: Enter, size: tuple[int, int]
) -> None:
    ann = enter(site.url(), size=size)
    at_position(site, ann, side="free_peoples", position={**FORDS, "turn_of": "free_peoples"})
    ann.settled()
    things = {
        "[data-look='side:free_peoples']": "Victory points",
        "[data-testid=choices] [data-thing='die:character']": "Move or hide the Fellowship",
        "[data-look='phase:hunt']": "Hunt box",
        "[data-look='deck:fp_character'] >> nth=0": "left in the deck",
        ".bearers": "last known in Rivendell",
    }
    for thing, words in things.items():
        ann.page.mouse.move(3, 3)
        ann.page.locator(thing).hover()
        glance = ann.find("glance")
        expect(glance).to_contain_text(words)
        expect(glance).to_be_visible()
        assert not meet(box(glance), box(ann.find("prompt"))), thing
    # Nobody asks for a region: the Ring-bearers are looked at, and not the land below them.
    ann.page.locator(".bearers").click()
    expect(ann.find("look")).to_contain_text("The Fellowship of the Ring")


def test_the_rules_of_the_game_are_read_beside_the_table(site: Site, enter: Enter) -> None:
    ann = enter(site.url())
    table = at_position(site, ann, side="shadow", position=FORDS)
    ann.find("nav-rules").click()
    drawer = ann.find("rules-drawer")
    expect(drawer.locator("[data-rule^=WR-]").first).to_be_visible()
    expect(drawer.locator("[aria-live]")).to_have_count(0)
    assert ann.table == table
    ann.page.keyboard.press("Escape")
    ann.page.keyboard.press("?")
    expect(ann.find("keys-dialog")).to_be_visible()


def test_an_army_that_is_taken_shortens_the_list_and_a_digit_shows_what_it_can_become(site: Site, enter: Enter) -> None:
    ann = enter(site.url())
    at_position(site, ann, side="shadow", position=FORDS, choices=["die:army", "move-army"])
    ann.settled()
    ann.page.keyboard.press("2")
    marked = ann.page.locator("[data-testid=options] .pointed kbd")
    assert all(number.startswith("2") for number in marked.all_inner_texts())
    ann.page.keyboard.press("Escape")
    ways = ann.page.locator("[data-testid=options] [data-key^='way:']")
    ann.page.locator("[data-region=orthanc]").dispatch_event("click")
    expect(ways.first).to_have_attribute("data-key", re.compile("^way:orthanc>"))
    assert {key.split(">")[0] for key in ways.evaluate_all("all => all.map((e) => e.dataset.key)")} == {"way:orthanc"}


@pytest.mark.parametrize("size", [PHONE, TABLET], ids=["phone", "tablet"])
def test_the_whole_map_has_room_above_the_question(site: Site, enter: Enter, size: tuple[int, int]) -> None:
    ann = enter(site.url(), size=size)
    at_position(site, ann, side="shadow", position=FORDS, choices=["die:army", "move-army"])
    ann.settled()
    ann.page.locator("[data-testid=board] .tools button:nth-child(3)").click()
    board, lower = ann.find("board"), ann.page.locator(".lower")

    def whole() -> bool:
        land = [box(ann.page.locator(f"[data-region={region}]")) for region in ("umbar", "khand", "forlindon")]
        room, sheet = box(board), box(lower)
        return all(
            room["x"] <= one["x"] and one["right"] <= room["right"] and one["bottom"] <= sheet["y"] for one in land
        )

    ann.until(whole, 10)


def test_who_looks_on_is_offered_nothing_that_is_a_players(site: Site, enter: Enter) -> None:
    ann, bob = enter(site.url()), enter(site.url())
    table = ann.new_table({"kind": "me"}, {"kind": "bot", "bot": "scripted"}, game="wotr")
    bob.go("/lobby?show=live")
    bob.page.locator(f"a[href='/t/{table}']").click()
    expect(bob.find("board")).to_be_visible()
    for offered in ("overlay-reach", "overlay-recruits", "overlay-odds", "story-replay"):
        expect(bob.find(offered)).to_have_count(0)


def test_on_a_tablet_the_map_has_more_room_than_question_and_hand(site: Site, enter: Enter) -> None:
    ann = at_war(enter(site.url(), size=TABLET))
    assert ann.asked()
    board, below = box(ann.find("board")), box(ann.page.locator(".lower"))
    assert board["height"] > 1.2 * below["height"]
