"""Das Ende des Dritten Zeitalters in the browser: from its box into a war, and its pieces on the board."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.accessibility import barriers
from tests.browser.guest import Guest
from tests.browser.positions import BLACK_SHIPS, FORDS, at_position, take
from tests.browser.traffic import check_discreet
from tests.browser.war import by_touch, favourite, touch_region, touch_ships
from tests.server.site import Site

from mathom.testing import rule

Enter = Callable[..., Guest]
pytestmark = pytest.mark.parametrize("backend", ["sqlite"], indirect=True)

CHOICES = 12


def files(guest: Guest) -> list[str]:
    """What the page has fetched, by name."""
    found: list[str] = guest.page.evaluate("performance.getEntriesByType('resource').map(({ name }) => name)")
    return [name for name in found if "third_age" in name]


def test_from_its_box_into_a_war_against_a_bot(site: Site, enter: Enter) -> None:
    ann = enter(site.url())
    ann.go("/")
    box = ann.find("box-third_age")
    expect(box.get_by_role("heading")).to_have_text("Twilight of the Third Age")
    box.get_by_test_id("play-now").click()
    ann.find("play-shadow_first").click()
    ann.welcomed()
    table = ann.traffic.doc["table"]
    assert (table["game"], table["variant"]["third_age"], len(table["seats"])) == ("wotr", True, 2)
    expect(ann.find("shelf").get_by_role("listitem")).to_have_count(7)
    assert {name.rpartition("/")[2].partition("-")[0] for name in files(ann)} == {"third_age"}
    rng = random.Random(11)
    for _ in range(CHOICES):
        assert ann.asked()
        take(ann, favourite(ann.traffic.options, rng)["key"], way=by_touch)
    assert barriers(ann.page) == []
    check_discreet(ann.traffic, ann.seat)


def test_its_form_asks_for_players_and_nothing_about_the_expansion(site: Site, enter: Enter) -> None:
    ann = enter(site.url())
    ann.go("/new/third_age")
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("Twilight of the Third Age")
    assert ann.find("setting-third_age").count() == 0
    ann.page.get_by_role("radio", name="4").check()
    assert ann.page.locator("[data-role]").all_inner_texts()[0] == "Gondor player"
    for seat in (1, 2, 3):
        ann.find(f"seat-wish-{seat}").select_option("bot:scripted")
    ann.find("create").click()
    ann.welcomed()
    table = ann.traffic.doc["table"]
    assert (table["variant"]["third_age"], len(table["seats"])) == (True, 4)


@rule("TA-12.30", "TA-10.7", "TA-10.8")
def test_ships_ents_and_engines_stand_on_the_board(site: Site, enter: Enter) -> None:
    ann = enter(site.url())
    at_position(site, ann, side="shadow", position=BLACK_SHIPS)
    board = ann.find("board")
    expect(board.locator("[data-ship]")).to_have_count(3)
    expect(board.locator("[data-ship=umbar]")).to_have_text("2")
    stands = {stand.get_attribute("data-stand") for stand in board.locator("[data-stand]").all()}
    engines = {"catapult:helms_deep", "catapult:minas_tirith", "tower:helms_deep", "tower:dol_amroth"}
    assert stands == {*engines, "ent:fangorn", "ent:fords_of_isen"}
    wall, before = (
        board.locator(f"[data-stand='{engine}:helms_deep']").bounding_box() for engine in ("catapult", "tower")
    )
    assert wall
    assert before
    assert wall["y"] < before["y"]
    assert barriers(ann.page) == []


def test_ships_sail_where_they_are_touched(site: Site, enter: Enter) -> None:
    ann = enter(site.url())
    at_position(site, ann, side="shadow", position=BLACK_SHIPS)
    take(ann, "die:army", "move-army")
    ann.until(lambda: any(option["key"] == "fleet:umbar>pelargir" for option in ann.traffic.options))
    ann.settled()
    touch_ships(ann, "umbar")
    expect(ann.find("board").locator("[data-ship][role=button]")).to_have_count(3)
    touch_region(ann, "andrast")
    expect(ann.page.get_by_role("alert").or_(ann.find("notices"))).to_contain_text("Andrast")
    touch_ships(ann, "pelargir")
    take(ann, "number:1")
    ann.until(lambda: ann.traffic.view["supplement"]["ships"].get("pelargir") == 1)
    expect(ann.find("board").locator("[data-ship=pelargir]")).to_have_text("1")


def test_a_storm_shows_the_engines_and_what_they_do(site: Site, enter: Enter) -> None:
    ann = enter(site.url())
    at_position(site, ann, side="shadow", position=BLACK_SHIPS)
    take(ann, "die:army", "attack", "way:helms_deep>helms_deep", "all")
    expect(ann.find("engines-shadow")).to_contain_text("2 Siege Towers")
    expect(ann.find("engines-shadow")).to_contain_text("Superior")
    expect(ann.find("engines-free_peoples")).to_contain_text("A Catapult")


def test_who_is_not_in_play_is_looked_at_with_the_reason(site: Site, enter: Enter) -> None:
    ann = enter(site.url())
    at_position(site, ann, side="shadow", position=BLACK_SHIPS)
    ann.page.locator("[data-thing='character:witch_king_chief']").click()
    look = ann.find("look")
    expect(look).to_contain_text("not in play yet")
    expect(look).to_contain_text("Stronghold")
    expect(look.get_by_role("button", name="TA-6.3")).to_be_visible()


def test_a_war_without_it_shows_and_fetches_nothing_of_it(site: Site, enter: Enter) -> None:
    ann = enter(site.url())
    at_position(site, ann, side="shadow", position=FORDS)
    expect(ann.find("board")).to_be_visible()
    assert ann.find("shelf").count() == 0
    assert ann.page.locator("[data-ship], [data-stand]").count() == 0
    assert files(ann) == []
    assert ann.page.evaluate("performance.getEntriesByType('resource').some(({ name }) => name.includes('/texts/'))")
