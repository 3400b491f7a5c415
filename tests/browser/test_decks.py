"""Cards and decks of Middle-earth CCG in the browser."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.accessibility import barriers
from tests.browser.guest import PHONE, WIDE, Guest
from tests.server.site import Site
from tests.server.visitor import ME, OPEN, SCRIPTED

from mathom.games.meccg.box import all_cards
from mathom.games.meccg.decks import built_in, deck_from, write_deck
from mathom.games.meccg.start.bring import brought_pair
from mathom.games.meccg.status import status_of
from mathom.testing import rule

Enter = Callable[..., Guest]
Own = Callable[..., Site]


def saved(guest: Guest) -> None:
    expect(guest.find("deck-saved")).to_have_text("saved")


def test_cards_are_found_by_words_and_facets(enter: Enter, own_site: Own) -> None:
    ann = enter(own_site(local=True).url())
    ann.go("/")
    ann.find("nav-decks").click()
    ann.find("show-hidden").click()
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


def test_playable_cards_come_first_and_no_card_is_out_of_reach(enter: Enter, own_site: Own) -> None:
    status = Counter(status_of(card.id).status for card in all_cards())
    ready, rest = status["complete"], status["partial"] + status["missing"]
    ann = enter(own_site(local=True).url())
    ann.go("/decks")
    expect(ann.find("card-count")).to_contain_text(f"{ready} cards of 1,683")
    expect(ann.find("hidden-count")).to_contain_text(f"{rest} that do not work fully yet are hidden")
    expect(ann.find("card-tw-16")).to_contain_text("Playable")
    # A search that finds hidden cards alone says so too.
    hidden = next(card.id for card in all_cards() if status_of(card.id).status == "missing")
    ann.find("card-search").fill(hidden)
    expect(ann.find("hidden-count")).to_be_visible()
    ann.find("show-hidden").click()
    expect(ann.find(f"card-{hidden}")).to_contain_text("Not yet playable")
    ann.find("card-search").fill("")
    expect(ann.find("card-count")).to_contain_text("1,683 cards of 1,683")
    expect(ann.find("hidden-count")).to_have_count(0)
    ann.find("only-playable").click()
    expect(ann.find("card-count")).to_contain_text(f"{ready} cards of 1,683")


def test_a_built_in_deck_has_its_name_and_its_plan_in_the_language_one_reads(enter: Enter, own_site: Own) -> None:
    ann = enter(own_site(local=True).url(), locale="de-DE")
    ann.go("/decks/challenge-a")
    expect(ann.find("deck-title")).to_have_value("Statthalter von Gondor")
    expect(ann.find("deck-plan")).to_contain_text("Dick Bolger")
    ann.find("language").click()
    expect(ann.find("deck-title")).to_have_value("Stewards of Gondor")
    ann.find("language").click()
    ann.find("in-resources-tw-332").get_by_role("button", name="weniger").click()
    expect(ann.find("deck-title")).to_have_value("Statthalter von Gondor")
    expect(ann.find("deck-plan")).to_have_count(0)


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_deck_is_looked_through_before_it_is_taken(enter: Enter, own_site: Own, size: tuple[int, int]) -> None:
    ann = enter(own_site().url(), size=size)
    ann.go(f"/t/{ann.new_table(ME, SCRIPTED, game='meccg')}")
    ann.welcomed()
    shelf = ann.find("shelf")
    expect(shelf.locator("[data-deck=challenge-c]")).to_contain_text("Thorin II")
    shelf.locator("[data-deck=challenge-a]").click()
    shelf.locator("[data-deck=challenge-c]").click()
    expect(ann.find("deck-preview")).to_have_count(1)
    for section, cards in built_in("challenge-c").plain().items():
        if isinstance(cards, dict):
            expect(shelf.locator(f"[data-testid^=preview-{section}-]")).to_have_count(len(cards))
    expect(ann.find("preview-resources-tw-204")).to_contain_text("3 Concealment")
    assert barriers(ann.page) == []
    assert not ann.traffic.view
    ann.find("deck-play").click()
    ann.until(lambda: ann.traffic.view)


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
    expect(ann.find("card-count")).to_contain_text("of 1,683")
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


@rule("ME-33.1", "ME-33.5")
def test_two_decks_in_one_file_are_brought_like_any_other(enter: Enter, own_site: Own, tmp_path: Path) -> None:
    site = own_site()
    ann, bob = enter(site.url()), enter(site.url())
    table = ann.new_table(ME, OPEN, game="meccg", variant={"general_opponent": True})
    bob.api("GET", "/api/me")
    bob.api("POST", f"/api/tables/{table}/join", {"seat": 1})
    for guest in (ann, bob):
        guest.go(f"/t/{table}")
        guest.welcomed()
    expect(ann.find("shelf").get_by_role("button")).to_have_count(0)
    ann.find("bring-0").locator("summary").click()
    ann.find("bring-list-0").fill(write_deck(built_in("challenge-a")))
    ann.find("bring-go-0").click()
    expect(ann.page.get_by_text("ME-33.1").first).to_be_visible()
    pair = tmp_path / "pair.toml"
    pair.write_text(write_deck(deck_from(brought_pair("challenge-a", "challenge-c"))), "utf-8")
    ann.find("bring-file-0").set_input_files(pair)
    expect(ann.find("bring-list-0")).to_have_value(pair.read_text("utf-8"))
    ann.find("bring-go-0").click()
    expect(ann.find("bring-done-0")).to_be_visible()
    bob.find("bring-suggested-1").click()
    for guest in (ann, bob):
        expect(guest.find("prompt")).to_be_visible()
    assert not any('"second"' in frame or "against_fallen" in frame for frame in bob.traffic.frames)


def test_a_file_with_two_decks_is_kept_whole(enter: Enter, own_site: Own) -> None:
    ann = enter(own_site(local=True).url())
    ann.go("/decks")
    text = write_deck(deck_from(brought_pair("challenge-a", "challenge-c")))
    ann.find("deck-import").click()
    ann.find("import-text").fill(text)
    ann.find("import-do").click()
    expect(ann.find("deck-second")).to_contain_text("second deck, against minions and the Balrog")
    expect(ann.find("legality-sum")).to_have_text("legal")
    saved(ann)
    ann.find("deck-export").click()
    expect(ann.find("export-form").locator("option")).to_have_count(1)
    expect(ann.find("export-text")).to_have_value(text)
    assert barriers(ann.page) == []


def test_what_a_deck_lacks_is_told_before_it_is_brought_and_to_nobody_else(enter: Enter, own_site: Own) -> None:
    site = own_site()
    ann, bob = enter(site.url()), enter(site.url())
    table = ann.new_table(ME, OPEN, game="meccg")
    bob.api("GET", "/api/me")
    bob.api("POST", f"/api/tables/{table}/join", {"seat": 1})
    for guest in (ann, bob):
        guest.go(f"/t/{table}")
        guest.welcomed()
    ann.find("bring-0").locator("summary").click()
    ann.find("bring-list-0").fill(write_deck(built_in("challenge-d")))
    ann.find("bring-go-0").click()
    expect(ann.find("bring-lacking-0")).to_be_visible()
    expect(ann.find("bring-done-0")).to_have_count(0)
    ann.find("bring-go-0").click()
    expect(ann.find("bring-done-0")).to_be_visible()
    expect(ann.find("incomplete")).to_be_visible()
    expect(bob.find("brought-0")).to_be_visible()
    expect(bob.find("incomplete")).to_have_count(0)
    assert not any("td-116" in frame for frame in bob.traffic.frames)
