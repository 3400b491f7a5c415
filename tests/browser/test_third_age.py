"""Das Ende des Dritten Zeitalters in the browser: from its box into a war, and its pieces on the board."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.accessibility import barriers
from tests.browser.guest import PHONE, Guest
from tests.browser.positions import BLACK_SHIPS, FORDS, at_position, take
from tests.browser.test_war_layout import box, meet
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


def test_who_waits_for_others_sees_sides_and_what_was_agreed(site: Site, enter: Enter) -> None:
    ann, bob = enter(site.url()), enter(site.url(), size=PHONE, locale="de")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}, {"kind": "bot", "bot": "scripted"}]
    table = ann.new_table(*seats, game="wotr", variant={"third_age": True, "name_the_way": True})
    ann.go(f"/t/{table}")
    expect(ann.find("about")).to_contain_text("Corsairs at sea")
    expect(ann.find("agreed")).to_have_text("Agreed on: The Free Peoples name the Fellowship’s way region by region.")
    sides = [row.get_attribute("data-side") for row in ann.page.locator("li[data-side]").all()]
    assert sides == ["free", "dark", "free", "dark"]
    expect(ann.find("mate-2")).to_have_text("your side")
    expect(ann.page.locator("[data-testid^=mate-]")).to_have_count(1)
    bob.go(f"/t/{table}")
    # Who sits down begins with a fresh page.
    with bob.page.expect_event("domcontentloaded"):
        bob.find("sit-1").click()
    expect(bob.find("mate-3")).to_have_text("deine Seite")
    assert bob.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert barriers(bob.page) == []


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


# What a close-up says of a piece in both languages: what it is, how many there are, what it does; and a rule of it.
PIECES = {
    "tower:helms_deep": (
        ["Siege Tower", "2 Siege Towers", "−1 on each die", "3 of 6"],
        ["Belagerungsturm", "3 von 6"],
        "TA-12.7",
    ),
    "catapult:minas_tirith": (
        ["Catapult", "A Catapult", "+1 on each die", "2 of 6"],
        ["Katapult", "2 von 6"],
        "TA-12.9",
    ),
    "ship:umbar": (
        ["Ship of the Corsairs", "2 ships", "two regions", "4 of 6"],
        ["Schiff der Corsaren", "4 von 6"],
        "TA-10.9",
    ),
    "ent:fangorn": (["Ent", "4 Ents", "five dice", "of 8"], ["Ent", "fünf Würfel"], "TA-11.12"),
}


@pytest.mark.parametrize("thing", PIECES)
def test_a_piece_is_looked_at_with_the_mouse_and_held_fast_with_the_key(site: Site, enter: Enter, thing: str) -> None:
    words, german, rule_id = PIECES[thing]
    for lang, said in (("en-GB", words), ("de", german)):
        ann = enter(site.url(), locale=lang)
        at_position(site, ann, side="shadow", position=BLACK_SHIPS)
        ann.settled()
        ann.page.mouse.move(3, 3)
        ann.find("board").locator(f"[data-look='{thing}']").hover()
        glance = ann.find("glance")
        expect(glance.get_by_test_id("piece").locator("svg")).to_be_visible()
        for word in said:
            expect(glance).to_contain_text(word)
        ann.page.keyboard.press("i")
        look = ann.find("look")
        expect(look.get_by_test_id("piece")).to_be_visible()
        expect(look.get_by_role("button", name=rule_id)).to_be_visible()
        assert barriers(ann.page) == []


def test_a_finger_that_holds_a_piece_looks_at_it(site: Site, enter: Enter) -> None:
    ann = enter(site.url(), size=PHONE)
    at_position(site, ann, side="shadow", position=BLACK_SHIPS)
    ann.settled()
    piece = ann.find("board").locator("[data-look='tower:helms_deep']")
    piece.dispatch_event("pointerdown", {"pointerType": "touch", "isPrimary": True, "clientX": 5, "clientY": 5})
    expect(ann.find("look")).to_contain_text("Siege Tower")


def test_from_a_region_the_keyboard_goes_on_to_what_stands_there(site: Site, enter: Enter) -> None:
    ann = enter(site.url())
    at_position(site, ann, side="shadow", position=BLACK_SHIPS)
    ann.settled()
    ann.page.locator("[data-region=helms_deep]").focus()
    ann.page.keyboard.press("i")
    look = ann.find("look")
    expect(
        look.get_by_role("heading", name="Helm's Deep").or_(look.get_by_role("heading", name="Helm’s Deep"))
    ).to_be_visible()
    for title in ("Catapult", "Siege Tower"):
        ann.page.keyboard.press("ArrowRight")
        expect(look.get_by_role("heading", name=title)).to_be_visible()


def test_what_stands_in_a_region_that_can_be_chosen_is_touched_for_it(site: Site, enter: Enter) -> None:
    ann = enter(site.url())
    at_position(site, ann, side="shadow", position=BLACK_SHIPS, choices=["die:army", "attack"])
    ann.settled()
    ann.find("board").locator("[data-stand='tower:helms_deep']").dispatch_event("click")
    # The army there is taken up: only its ways are left in the list.
    ways = ann.find("options").locator("[data-key^='way:']")
    expect(ann.find("options").locator("[data-key^='way:helms_deep>']")).to_have_count(2)
    expect(ways).to_have_count(2)
    expect(ann.find("look")).to_have_count(0)


SMALL = (1280, 720)
FLEET = ["umbar 1", "west_harondor 1", "pelargir 1", "andrast 1", "enedwaith 1", "minhiriath 1"]
FULL_HAND = ["ta_sh_str_10b", "ta_sh_str_25", "sh_str_08", "sh_str_13", "sh_str_01", "sh_char_03"]


@pytest.mark.parametrize("size", [SMALL, (1440, 900)], ids=["small", "wide"])
@pytest.mark.parametrize("choices", [[], ["die:army", "move-army"]], ids=["die", "march"])
def test_neither_hand_nor_question_lies_on_ships_or_armies(
    site: Site, enter: Enter, size: tuple[int, int], choices: list[str]
) -> None:
    ann = enter(site.url(), size=size)
    position = {
        **BLACK_SHIPS,
        "hands": {"shadow": FULL_HAND, "free_peoples": []},
        "supplement": {**BLACK_SHIPS["supplement"], "ships": FLEET},
    }
    at_position(site, ann, side="shadow", position=position, choices=choices)
    ann.settled()
    board = ann.find("board")
    expect(board.locator("[data-ship]")).to_have_count(len(FLEET))

    def covered() -> list[str | None]:
        things = board.locator("[data-ship], [data-army], [data-stand]").all()
        panels = [box(panel) for panel in (ann.find("hand"), ann.find("prompt"), ann.find("choices"))]
        return [
            thing.get_attribute("data-ship") or thing.get_attribute("data-army")
            for thing in things
            if any(meet(box(thing), panel) for panel in panels)
        ]

    # The camera comes to rest.
    ann.until(lambda: covered() == [], 10)


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


def test_nobody_asks_why_not_about_what_is_there_or_comes_by_itself(site: Site, enter: Enter) -> None:
    ann = enter(site.url())
    at_position(site, ann, side="shadow", position=BLACK_SHIPS)
    ann.settled()
    for thing in ("faction:corsairs", "faction:ents", "character:smeagol", "character:balrog"):
        ann.page.locator(f"[data-testid=shelf] [data-thing='{thing}']").click()
        expect(ann.find("look").get_by_role("heading").first).to_be_visible()
        expect(ann.find("look")).not_to_contain_text("Why not?")
        ann.page.keyboard.press("Escape")
    expect(ann.find("options").locator("[data-key='die:army']")).to_contain_text("ships sail")


def test_a_war_without_it_shows_and_fetches_nothing_of_it(site: Site, enter: Enter) -> None:
    ann = enter(site.url())
    at_position(site, ann, side="shadow", position=FORDS)
    expect(ann.find("board")).to_be_visible()
    assert ann.find("shelf").count() == 0
    assert ann.page.locator("[data-ship], [data-stand]").count() == 0
    assert files(ann) == []
    assert ann.page.evaluate("performance.getEntriesByType('resource').some(({ name }) => name.includes('/texts/'))")
