"""Middle-earth CCG in a browser: choices with the mouse, a strike as a duel, a journey on the map, and no secrets."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.accessibility import barriers
from tests.browser.card_game import SECRET_PILES, at_cards, at_tale, by_mouse, option_of, settled
from tests.browser.guest import PHONE, WIDE, Guest
from tests.browser.positions import BOT, person
from tests.browser.traffic import ENGINE_ROOM, parts
from tests.games.meccg.scene import Scene
from tests.games.meccg.tale import Tale, deck
from tests.games.meccg.test_combat import attacked
from tests.games.meccg.test_events import on_the_way
from tests.games.meccg.test_fights import meet
from tests.server.arranged import plant_position
from tests.server.site import Site

from mathom.games.meccg.council.ring_victory import win_by_ring
from mathom.tables import SeatSpec

pytestmark = pytest.mark.parametrize("backend", ["sqlite"], indirect=True)

Enter = Callable[..., Guest]
CHOICES = 14
GLORFINDEL, SAM, BALIN, ASTERNAK = "tw-161", "tw-180", "tw-123", "le-1"
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


def test_who_may_take_a_strike_shows_its_chances_with_words(site: Site, enter: Enter) -> None:
    """Glorfindel (8) against 10: any throw but a 2 defeats it; Sam (1) needs ten or more."""
    tale = attacked(GLORFINDEL, SAM, BALIN, strikes=2).until("assign")
    ann = enter(site.url())
    at_tale(site, ann, tale)
    figures = ann.find("figure")
    expect(figures).to_have_count(3)
    assert figures.all_inner_texts() == ["97%", "17%", "83%"]
    told = figures.nth(0).get_attribute("title") or ""
    assert "Strike, tapping: defeated 97% · no effect 3%" in told
    assert "Untapped with −3: defeated 72%" in told
    row = ann.page.locator(f'[data-testid=options] [data-key^="assign:{GLORFINDEL}"]')
    expect(row).to_contain_text("defeated 97%")
    assert barriers(ann.page) == []
    # The duel has the same numbers for each stance: to fight as one is comes first.
    by_mouse(ann, option_of(ann, f"assign:{GLORFINDEL}"))
    by_mouse(ann, option_of(ann, "assign:"))
    by_mouse(ann, option_of(ann, f"strike:{GLORFINDEL}"))
    stances = ann.find("duel").locator(".stance")
    expect(stances.first).to_contain_text("Roll now (Glorfindel II taps)")
    expect(stances.first).to_contain_text("defeated 97% · no effect 3%")
    expect(ann.find("duel").locator("[data-key=stay-untapped]")).to_contain_text("defeated 72%")


def test_who_strikes_reads_the_chances_from_their_side(site: Site, enter: Enter) -> None:
    """Asternak (5) strikes Glorfindel (8): green is what befalls Glorfindel, and the words say whom."""
    tale = meet([ASTERNAK], [GLORFINDEL], side="minion").choose("attack:company-12").until("strike-untapped")
    ann = enter(site.url())
    at_tale(site, ann, tale)
    chances = option_of(ann, "no")["args"]["chances"]
    stance = ann.find("duel").locator("[data-key=no]")
    expect(stance).to_contain_text(
        re.compile(r"^.*Glorfindel II .*wounded \d+% · no effect \d+% · Asternak defeated \d+%$")
    )
    hit = 1 - chances["defeated"] - chances["ineffectual"]
    grown = stance.locator(".won").evaluate("part => Number(part.style.flexGrow)")
    assert grown == pytest.approx(hit, abs=1e-3)
    row = ann.page.locator("[data-testid=options] [data-key=no]")
    expect(row).to_contain_text("Asternak defeated")
    assert barriers(ann.page) == []


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
    # What is told lies above the board: in a fight there are cards everywhere.
    told = ann.find("story").bounding_box()
    assert told is not None
    assert told["y"] + told["height"] <= board["y"] + 1


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


@pytest.mark.parametrize("how", ["resign", "cancel"])
def test_a_game_that_no_council_ends_shows_none(site: Site, enter: Enter, how: str) -> None:
    """Nobody counted points: the panel says who has won, if anybody, and why."""
    ann = enter(site.url())
    at_tale(site, ann, journey())
    ann.find("menu").click()
    ann.find(how).click()
    ann.find(f"{how}-yes").click()
    result = ann.find("result")
    expect(result.get_by_role("heading")).to_have_count(1)
    expect(result.get_by_role("heading")).to_have_text(
        "The table is cancelled" if how == "cancel" else re.compile(r"\w+ wins")
    )
    expect(ann.find("ending")).to_have_count(0)
    expect(result).not_to_contain_text("meccg-")
    expect(result).not_to_contain_text("exhausted")
    assert barriers(ann.page) == []


def ended(*own: str | list[str], foe: list[str | list[str]]) -> Scene:
    """After the council."""
    tale = Scene(*own, foe=foe, rolls={"check": [[6, 6]] * 4})
    tale.s.exhausted = [2, 2]
    tale.again()
    while tale.s.ask is not None:
        tale.decline()
    return tale


@pytest.mark.parametrize("size", [WIDE, (1280, 720), PHONE])
def test_the_council_shows_both_players_points_and_why(site: Site, enter: Enter, size: tuple[int, int]) -> None:
    """Glamdring (2) is doubled, since the other has no items; no category counts more than the others together."""
    ann = enter(site.url(), size=size)
    at_tale(site, ann, ended([GLORFINDEL, "tw-244"], BALIN, foe=[SAM]))
    ending = ann.find("ending")
    expect(ending.get_by_role("heading")).to_have_text("You win!")
    expect(ann.find("score-0")).to_have_text("8")
    expect(ann.find("score-1")).to_have_text("0")
    expect(ending).to_contain_text("at least twice the points ME-27.46")
    expect(ending).to_contain_text("6 : 0 tournament points")
    expect(ending.locator("[data-category=item]")).to_contain_text("2 4")
    expect(ending.locator(".reasons")).to_contain_text("Items: twice 2, since the opponent has none. ME-27.36")
    expect(ending.locator(".reasons")).to_contain_text("ME-27.37")
    expect(ann.find("steps").locator("li")).to_have_count(6)
    assert barriers(ann.page) == []
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    # Ways on are in sight, and who looks at the table comes back to the result.
    for way in ("rematch", "to-replay"):
        expect(ann.find(way)).to_be_in_viewport()
    ann.page.keyboard.press("Escape")
    expect(ending).to_have_count(0)
    ann.find("show-result").click()
    expect(ending).to_be_visible()


def test_equal_totals_are_a_draw_with_its_rule(site: Site, enter: Enter) -> None:
    ann = enter(site.url())
    at_tale(site, ann, ended([GLORFINDEL, "tw-323"], foe=[[GLORFINDEL, "tw-323"]]))
    expect(ann.find("ending").get_by_role("heading")).to_have_text("A draw")
    expect(ann.find("ending")).to_contain_text("equal totals are a draw ME-27.42")
    expect(ann.find("ending")).to_contain_text("3 : 3 tournament points")
