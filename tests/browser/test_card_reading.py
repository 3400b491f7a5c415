"""What a newcomer reads at the table of Middle-earth CCG: cards in full, options in order and what they differ in."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.accessibility import barriers
from tests.browser.card_game import by_mouse, option_of, settled
from tests.browser.guest import PHONE, WIDE, Guest
from tests.browser.test_card_tables import AT_HOME, DECK, at_table
from tests.server.site import Site
from tests.server.visitor import ME, SCRIPTED

from mathom.testing import rule

Enter = Callable[..., Guest]
pytestmark = pytest.mark.parametrize("backend", ["sqlite"], indirect=True)

LOW = (1280, 720)
LORIEN = "tw-408"
GATES = "Gates of Morning"
AT_TWO_HAVENS: dict[str, Any] = {
    "phase": "organisation",
    "turn": 3,
    "players": [
        {
            "companies": [
                {"site": "Rivendell", "characters": [{"card": "Glorfindel II", "bears": ["Glamdring"]}, "Théoden"]},
                {"site": "Lórien", "characters": ["Beretar"]},
            ],
            "hand": [GATES, "Orc-lieutenant", "Twilight", "Balin", "Elven Cloak", "Concealment", "Star-glass"],
            "sites": ["Moria", "Lórien", "Bree"],
            "deck": DECK,
        },
        {"companies": [AT_HOME], "hand": ["le-77"], "deck": DECK},
    ],
}


def box_of(place: Locator) -> dict[str, float]:
    found = place.bounding_box()
    assert found is not None
    return {
        "left": found["x"],
        "top": found["y"],
        "right": found["x"] + found["width"],
        "end": found["y"] + found["height"],
    }


def meet(one: dict[str, float], other: dict[str, float]) -> bool:
    return (
        one["left"] < other["right"]
        and other["left"] < one["right"]
        and one["top"] < other["end"]
        and other["top"] < one["end"]
    )


@pytest.mark.parametrize("size", [LOW, WIDE])
@pytest.mark.parametrize("locale", ["de-DE", "en-GB"])
def test_a_mouse_that_rests_on_a_card_in_hand_shows_it_clear_of_the_question(
    site: Site, enter: Enter, size: tuple[int, int], locale: str
) -> None:
    ann = enter(site.url(), size=size, locale=locale)
    at_table(site, AT_TWO_HAVENS, ann)
    settled(ann)
    expect(ann.find("help")).to_be_visible()
    expect(ann.find("reads")).to_be_visible()
    hand = ann.page.locator("[data-testid=hand] [data-card]")
    glance = ann.find("glance")
    expect(hand.first.locator(".face")).to_be_visible()
    for i in range(hand.count()):
        at = box_of(hand.nth(i))
        ann.page.mouse.move(at["left"] + 20, at["top"] + 30)
        ann.page.mouse.move(at["left"] + 30, at["top"] + 40)
        expect(glance).to_be_visible()
        seen = box_of(glance)
        assert not meet(seen, box_of(ann.find("prompt")))
        assert not meet(seen, box_of(ann.find("options")))
        assert not meet(seen, at)
        assert seen["top"] >= 0
        ann.page.mouse.move(5, 5)
        expect(glance).to_have_count(0)


def test_the_focus_shows_a_card_until_it_leaves_or_escape_is_pressed(site: Site, enter: Enter) -> None:
    ann = enter(site.url(), size=LOW)
    at_table(site, AT_TWO_HAVENS, ann)
    settled(ann)
    glance, cards = ann.find("glance"), ann.page.locator("[data-testid=hand] [data-card]")
    ann.find("reads-close").focus()
    for _ in range(40):
        ann.page.keyboard.press("Tab")
        if cards.first.evaluate("(card) => card === document.activeElement"):
            break
    expect(glance).to_be_visible()
    assert barriers(ann.page) == []
    ann.page.keyboard.press("Escape")
    expect(glance).to_have_count(0)
    ann.page.keyboard.press("Tab")
    expect(glance).to_be_visible()
    ann.find("open-rules").focus()
    expect(glance).to_have_count(0)


@pytest.mark.parametrize(("size", "words"), [(LOW, "rest the mouse"), (PHONE, "hold it with the finger")])
def test_the_table_says_how_a_card_is_read_until_one_knows(
    site: Site, enter: Enter, size: tuple[int, int], words: str
) -> None:
    ann = enter(site.url(), size=size)
    at_table(site, AT_TWO_HAVENS, ann)
    expect(ann.find("reads")).to_contain_text(words)
    ann.find("reads-close").click()
    expect(ann.find("reads")).to_have_count(0)
    ann.page.reload()
    settled(ann)
    expect(ann.find("reads")).to_have_count(0)


def test_what_is_given_up_stands_after_what_is_played_and_the_numbers_follow(site: Site, enter: Enter) -> None:
    ann = enter(site.url())
    at_table(site, AT_TWO_HAVENS, ann)
    settled(ann)
    listed = ann.page.locator("[data-testid=options] [data-key]")
    keys = listed.evaluate_all("all => all.map((one) => one.dataset.key)")
    deeds = list(dict.fromkeys(key.split(":")[0] for key in keys))
    assert deeds == ["play", "declare", "split", "transfer", "store", "dismiss", "move"]
    gates = next(i for i, key in enumerate(keys) if key.startswith("declare:"))
    expect(listed.nth(gates).locator("kbd")).to_have_text(str(gates + 1))
    ann.page.keyboard.press(str(gates + 1))
    ann.until(lambda: ann.traffic.happened("declared"))


@rule("ME-9.3")
def test_a_haven_in_play_and_a_fresh_card_of_it_are_told_apart(site: Site, enter: Enter) -> None:
    ann = enter(site.url())
    at_table(site, AT_TWO_HAVENS, ann)
    by_mouse(ann, option_of(ann, "move"))
    option_of(ann, f"move:{LORIEN}")
    settled(ann)
    options = ann.find("options")
    expect(options.locator(f'[data-key="move:{LORIEN}"]')).to_contain_text("fresh site card from your site deck")
    expect(options.locator(f'[data-key^="move:{LORIEN}#"]')).to_contain_text("already lies on the table")
    expect(options.get_by_text("fresh site card")).to_have_count(1)


def test_what_the_game_suggests_is_named(site: Site, enter: Enter) -> None:
    ann = enter(site.url())
    table = ann.new_table(ME, SCRIPTED, game="meccg")
    ann.go(f"/t/{table}")
    expect(ann.find("bring-suggested-0")).to_contain_text("Challenge deck A: Stewards of Gondor")


@pytest.mark.parametrize("locale", ["de-DE", "en-GB"])
def test_on_a_low_screen_the_tools_stand_in_one_row(site: Site, enter: Enter, locale: str) -> None:
    ann = enter(site.url(), size=LOW, locale=locale)
    at_table(site, AT_TWO_HAVENS, ann)
    settled(ann)
    assert abs(box_of(ann.find("menu"))["top"] - box_of(ann.find("undo"))["top"]) < 4
