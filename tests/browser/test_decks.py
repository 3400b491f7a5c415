"""Cards and decks of Middle-earth CCG in the browser."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.accessibility import barriers
from tests.browser.guest import PHONE, WIDE, Guest
from tests.server.site import Site

Enter = Callable[..., Guest]
Own = Callable[..., Site]


def saved(guest: Guest) -> None:
    expect(guest.find("deck-saved")).to_have_text("saved")


def test_cards_are_found_by_words_and_facets(enter: Enter, own_site: Own) -> None:
    ann = enter(own_site(local=True).url())
    ann.go("/")
    ann.find("nav-decks").click()
    expect(ann.find("card-count")).to_contain_text("1,683 cards of 1,683")
    ann.find("value-type-item").click()
    expect(ann.find("card-count")).to_contain_text("168 cards")
    ann.find("value-item-class-major").click()
    ann.find("value-item-class-greater").click()
    ann.find("value-alignment-hero").click()
    expect(ann.find("card-count")).to_contain_text("30 cards")
    ann.page.keyboard.press("/")
    ann.page.keyboard.type("schimmerndes")
    expect(ann.find("card-count")).to_contain_text("1 card of")
    ann.find("card-tw-254").get_by_role("button", name="Look at").click()
    expect(ann.find("look")).to_contain_text("Hauberk of Bright Mail")
    expect(ann.find("look")).to_contain_text("Schimmerndes Kettenhemd · TW 254")
    expect(ann.find("look")).to_contain_text("Only if the bearer is a warrior")
    ann.find("language").click()
    expect(ann.find("look")).to_contain_text("Krieger")
    expect(ann.find("card-tw-254")).to_contain_text("Schimmerndes Kettenhemd")


def test_a_built_in_deck_is_changed_checked_and_kept(enter: Enter, own_site: Own) -> None:
    ann = enter(own_site(local=True).url())
    ann.go("/decks/challenge-a")
    expect(ann.find("legality-sum")).to_have_text("legal")
    ann.find("card-search").fill("Stealth")
    ann.find("add-tw-332").click()
    expect(ann.find("legality-sum")).to_have_text("2 to mend")
    expect(ann.find("fault")).to_contain_text("Stealth is in the deck 4 times; at most 3 copies are allowed.")
    ann.find("fault").get_by_role("button", name="ME-2.1").click()
    expect(ann.find("rules-drawer")).to_contain_text("three copies")
    ann.page.keyboard.press("Escape")
    ann.find("deck-title").fill("My stewards")
    saved(ann)
    ann.page.reload()
    expect(ann.find("deck-title")).to_have_value("My stewards")
    expect(ann.find("in-resources-tw-332")).to_contain_text("4")
    ann.find("in-resources-tw-332").get_by_role("button", name="less").click()
    expect(ann.find("legality-sum")).to_have_text("legal")
    saved(ann)
    ann.find("deck-delete").click()
    expect(ann.find("deck-title")).to_have_value("Stewards of Gondor")


def test_a_list_is_read_and_the_deck_written(enter: Enter, own_site: Own) -> None:
    ann = enter(own_site(local=True).url())
    ann.go("/decks")
    ann.find("deck-import").click()
    ann.find("import-text").fill("Title: Few\nCharacters\n2 Gandalf\nResources\n3 Stealth\n1 Barrow-wihgt\n")
    ann.find("import-do").click()
    expect(ann.find("unmatched")).to_contain_text("Line 6: 1 Barrow-wihgt (perhaps Barrow-wight, Barrow-downs?)")
    ann.page.keyboard.press("Escape")
    expect(ann.find("deck-title")).to_have_value("Few")
    expect(ann.find("in-resources-tw-332")).to_contain_text("3")
    saved(ann)
    ann.find("deck-export").click()
    expect(ann.find("export-text")).to_have_value(
        "Title: Few\nAlignment: hero\n\nCharacters (2)\n2 Gandalf [H] (TW)\n\nResources (3)\n3 Stealth [H] (TW)\n"
    )
    ann.find("export-form").select_option("gccg")
    expect(ann.find("export-text")).not_to_have_value("")
    expect(ann.find("export-dialog").get_by_role("link")).to_have_attribute("download", "Few.deck")


def test_on_a_low_screen_the_list_of_the_deck_has_the_room(enter: Enter, own_site: Own) -> None:
    ann = enter(own_site(local=True).url(), size=(1280, 720))
    ann.go("/decks/challenge-a")
    expect(ann.find("legality-sum")).to_have_text("legal")
    lines = ann.find("deck").locator(".list li")
    whole = "(e) => e.getBoundingClientRect().bottom <= e.closest('.list').getBoundingClientRect().bottom"
    assert sum(line.evaluate(whole) for line in lines.all()) >= 8
    ann.find("deck-charts").locator("summary").click()
    expect(ann.find("deck-charts").locator("figure").first).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_nobody_is_kept_out(enter: Enter, own_site: Own, theme: str, size: tuple[int, int]) -> None:
    ann = enter(own_site(local=True).url(), size=size, color_scheme=theme)
    ann.go("/decks/challenge-g")
    expect(ann.find("card-count")).to_contain_text("1,683 cards")
    found = barriers(ann.page)
    ann.find("card-search").fill("bert burat")
    ann.find("card-tw-16").get_by_role("button", name="Look at").click()
    expect(ann.find("look").get_by_role("listitem").first).to_be_visible()
    found += barriers(ann.page)
    if size == PHONE:
        for side in ("facets", "deck"):
            ann.find(f"side-{side}").click()
            found += barriers(ann.page)
    ann.find("deck-import").click()
    found += barriers(ann.page)
    assert found == []
