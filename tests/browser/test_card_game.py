"""Middle-earth CCG in a browser: choices with the mouse, a strike as a duel, a journey on the map, and no secrets."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.accessibility import barriers
from tests.browser.card_game import SECRET_PILES, at_cards, at_tale, by_mouse, option_of, settled
from tests.browser.guest import PHONE, Guest
from tests.browser.positions import BOT, person
from tests.browser.traffic import ENGINE_ROOM, parts
from tests.games.meccg.tale import Tale, deck
from tests.games.meccg.test_events import on_the_way
from tests.server.arranged import plant_position
from tests.server.site import Site

from mathom.games.meccg.council.ring_victory import win_by_ring
from mathom.tables import SeatSpec

pytestmark = pytest.mark.parametrize("backend", ["sqlite"], indirect=True)

Enter = Callable[..., Guest]
CHOICES = 14
GLORFINDEL, SAM = "tw-161", "tw-180"
ORCS, STIR, DOORS, TWILIGHT = "tw-72", "tw-61", "tw-28", "tw-106"
LORIEN = "tw-408"
TOPS = "all => all.map((one) => one.getBoundingClientRect().top)"


def test_a_dozen_choices_with_the_mouse_without_barriers_or_secrets(site: Site, enter: Enter) -> None:
    ann = enter(site.url())
    at_cards(ann)
    first = ann.traffic.view["players"]
    assert [first[1][pile]["cards"] for pile in SECRET_PILES] == [[]] * len(SECRET_PILES)
    made = 0
    while made < CHOICES:
        ann.until(lambda: ann.traffic.has_choice)
        # Something that does something, where there is such an option: the last of those.
        deeds = [one for one in ann.traffic.options if not one.get("declines")] or ann.traffic.options
        by_mouse(ann, deeds[-1])
        made += 1
        if made in (1, CHOICES):
            ann.until(lambda: ann.traffic.has_choice)
            settled(ann)
            assert barriers(ann.page) == []
    for message in ann.traffic.messages():
        for part in parts(message):
            assert not isinstance(part.get("to"), list) or 0 in part["to"], part
            assert not ENGINE_ROOM & part.keys(), part
            assert not ({"pool", "resources", "hazards"} <= part.keys() and "alignment" in part), "a list of a deck"
            if "ask" in part and "asked" in part:
                assert 0 in part["asked"], part


def test_a_strike_is_a_duel_with_its_arithmetic(site: Site, enter: Enter) -> None:
    tale = on_the_way({}, {ORCS: 1, STIR: 1}, {"strike": [[5, 6], [5, 6]], "body": [[6, 6]] * 4}).choose(
        f"declare:{ORCS}.0"
    )
    tale.until("excess").choose(f"excess:{SAM}", f"excess:{SAM}", f"excess:{SAM}").until("next-strike")
    ann = enter(site.url())
    at_tale(site, ann, tale)
    by_mouse(ann, option_of(ann, f"strike:{GLORFINDEL}"))
    duel = ann.find("duel")
    expect(duel).to_contain_text("Orc-guard")
    # Prowess 8 against 8: two dice must show more than 0.
    expect(ann.find("needed")).to_have_text("0")
    assert barriers(ann.page) == []
    duel.locator("[data-key=stay-untapped]").click()
    ann.until(lambda: ann.traffic.happened("struck"))
    struck = next(event for event in ann.traffic.log if event["event"] == "struck")
    assert (struck["roll"], struck["own"], struck["prowess"], struck["outcome"]) == (11, 5, 8, "failed")
    # What the other holds is nowhere in the traffic.
    assert tale.hand(1) == [STIR]
    assert not any(STIR in frame for frame in ann.traffic.frames)


def struck(site: Site, ann: Guest) -> None:
    """Glorfindel has met a strike, and the next one waits."""
    tale = on_the_way({}, {ORCS: 1}, {"strike": [[5, 6], [5, 6]]}).choose(f"declare:{ORCS}.0")
    tale.until("excess").choose(f"excess:{SAM}", f"excess:{SAM}", f"excess:{SAM}").until("next-strike")
    at_tale(site, ann, tale)
    expect(ann.page.locator(f'[data-testid=options] [data-key^="strike:{SAM}"]')).to_contain_text(
        "3 excess strikes: −3"
    )
    by_mouse(ann, option_of(ann, f"strike:{GLORFINDEL}"))
    by_mouse(ann, option_of(ann, "done"))
    ann.until(lambda: ann.traffic.happened("struck"))


def test_a_roll_lies_on_the_board_and_leaves_the_list_alone(site: Site, enter: Enter) -> None:
    ann = enter(site.url())
    struck(site, ann)
    slip = ann.find("slip")
    expect(slip).to_contain_text("11 + 8 = 19 : 8")
    lies, board = slip.bounding_box(), ann.find("realm").bounding_box()
    assert lies is not None
    assert board is not None
    assert lies["x"] + lies["width"] <= board["x"] + board["width"]
    assert lies["y"] + lies["height"] <= board["y"] + board["height"]


def test_on_a_phone_the_caption_is_in_sight_and_covers_no_card(site: Site, enter: Enter) -> None:
    ann = enter(site.url(), size=PHONE)
    struck(site, ann)
    story = ann.find("story")
    expect(story).to_contain_text("Glorfindel II: 11 + 8 against 8")
    told, cards = story.bounding_box(), ann.page.locator(".cloth-inner").bounding_box()
    assert told is not None
    assert cards is not None
    assert told["x"] >= 0
    assert told["y"] >= cards["y"] + cards["height"] - 1


FULL: list[dict[str, Any]] = [
    {"site": "Lórien", "characters": [{"card": "Glorfindel II", "bears": ["Glamdring", "Horn of Anor"]}, "Haldir"]},
    {"site": "Edoras", "characters": [{"card": "Théoden", "bears": ["Cram"]}, "Éowyn"]},
    {"site": "Moria", "characters": [{"card": "Adrazar", "bears": ["Elven Cloak"]}, "Balin", "Ioreth"]},
    {"site": "Rivendell", "characters": ["Sam Gamgee"]},
]
THEIRS = [{"site": "Dol Guldur", "characters": ["Asternak"]}, {"site": "Moria", "characters": ["Eradan", "Gorbag"]}]


def test_on_a_full_table_rolls_and_captions_cover_no_card_of_ones_own(site: Site, enter: Enter) -> None:
    ann = enter(site.url())
    players = [{"companies": FULL}, {"alignment": "minion", "companies": THEIRS}]
    position = {"turn": 9, "players": players}
    table = plant_position(site.db, "meccg", [SeatSpec(person(ann)), BOT], position, {"check": [[3, 3]]})
    ann.go(f"/t/{table.id}")
    ann.welcomed()
    for key in ("transfer:tw-244", "done"):
        by_mouse(ann, option_of(ann, key))
    expect(ann.page.locator("[data-scene=table]")).to_be_visible()
    own = ann.page.locator("[data-testid=zone-0] .company").evaluate_all(TOPS)
    for name in ("slip", "story"):
        box = ann.find(name).bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= min(own), name


def journey() -> Tale:
    mine = deck(pool={GLORFINDEL: 1, SAM: 1}, resources={"tw-204": 1})
    return Tale(mine, deck(hazards={ORCS: 1})).draft(GLORFINDEL, SAM).until("organise").choose("move").until("plan")


def test_a_journey_is_chosen_on_the_map_region_by_region(site: Site, enter: Enter) -> None:
    ann = enter(site.url())
    at_tale(site, ann, journey())
    expect(ann.find("realm")).to_have_attribute("data-scene", "map")
    assert barriers(ann.page) == []
    by_mouse(ann, option_of(ann, f"move:{LORIEN}"))
    option_of(ann, "way:")
    settled(ann)
    board = ann.find("board")
    for region in ("hollin", "redhorn_gate", "wold_foothills"):
        board.locator(f"[data-region={region}]").focus()
        ann.page.keyboard.press("Enter")
    ann.until(lambda: ann.traffic.happened("moves"))
    moved = next(event for event in ann.traffic.log if event["event"] == "moves")
    assert moved["regions"] == ["Rhudaur", "Hollin", "Redhorn Gate", "Wold & Foothills"]


def test_what_cannot_be_played_says_why_beside_the_card(site: Site, enter: Enter) -> None:
    mine = deck(pool={GLORFINDEL: 1, SAM: 1}, resources={"tw-204": 1})
    tale = Tale(mine, deck(hazards={ORCS: 1})).draft(GLORFINDEL, SAM).until("organise")
    ann = enter(site.url())
    at_tale(site, ann, tale)
    ann.find("hand").locator("[data-card=tw-204]").click()
    look = ann.find("look")
    expect(look).to_contain_text("Concealment")
    expect(ann.find("look-why")).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(look).to_have_count(0)


def test_the_chain_is_a_stack_and_fits_a_phone(site: Site, enter: Enter) -> None:
    mine = deck(pool={GLORFINDEL: 1}, hazards={TWILIGHT: 1})
    tale = Tale(mine, deck(hazards={DOORS: 1})).draft(GLORFINDEL).until("organise")
    tale.choose("move").until("plan").choose("stay").hazards().choose(f"declare:{DOORS}.0")
    ann = enter(site.url(), size=PHONE)
    at_tale(site, ann, tale)
    expect(ann.find("chain")).to_contain_text("Doors of Night")
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert barriers(ann.page) == []
    by_mouse(ann, option_of(ann, f"declare:{TWILIGHT}"))
    ann.until(lambda: ann.traffic.happened("fizzled"))


def test_a_game_that_the_ring_decides_says_so_at_its_end(site: Site, enter: Enter) -> None:
    """Nobody looks for the points that it was won by."""
    tale = journey()
    tale.s.ask = None
    win_by_ring(tale.s, 0)
    ann = enter(site.url())
    at_tale(site, ann, tale)
    expect(ann.find("ending-how")).to_contain_text("The One Ring has decided the game")
    expect(ann.find("ending-how")).to_contain_text("ME-27.1")
