"""Der Ringkrieg 2 in a browser: its map, its panels, two people as a team, and what the evil side never hears."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.accessibility import barriers
from tests.browser.guest import PHONE, WIDE, Guest
from tests.browser.riskmap import (
    BEARER_MOVES,
    ELVES_BUY,
    ENEDWAITH,
    FIRST_DICE,
    ROHAN_RIDES,
    at_risk,
    offered,
    touch_territory,
)
from tests.server.site import Site

Enter = Callable[..., Guest]
pytestmark = pytest.mark.parametrize("backend", ["sqlite"], indirect=True)
SECRETS = {"marches", "ring_symbols", "sheet", "pass_closed"}
TOLD_TO_THE_GOOD = {"bearer-moved", "bearer-waited", "bearer-failed", "movement-cards-dealt"}
CHOICES = 5
SMALL = (1280, 720)


def tables(data: Any) -> Iterator[dict[str, Any]]:
    """Every table inside a message."""
    if isinstance(data, dict):
        yield data
        for value in data.values():
            yield from tables(value)
    elif isinstance(data, list):
        for value in data:
            yield from tables(value)


# What of an element is wider than its place.
CLIPPED = """plan => [plan, ...plan.querySelectorAll(":not(.visually-hidden)")]
    .filter(one => getComputedStyle(one).overflowX !== "visible" && one.scrollWidth > one.clientWidth + 1)
    .map(one => one.className)"""


def check_evil_hears_nothing(guest: Guest) -> None:
    """No field and no event of the hidden Ring-bearer was in any message."""
    heard = [entry for message in guest.traffic.messages() for entry in tables(message)]
    assert any("shown" in entry for entry in heard)
    assert [entry for entry in heard if SECRETS & set(entry)] == []
    assert [entry for entry in heard if "shown" in entry and "space" in entry] == []
    if guest.traffic.view["bearer"]["shown"] is None:
        assert [entry for entry in heard if entry.get("event") in TOLD_TO_THE_GOOD] == []


def figures(guest: Guest, territory: str) -> dict[str, Any]:
    found = [space["figures"] for space in guest.traffic.view["spaces"] if space["space"] == territory]
    return dict(found[0]) if found else {}


def choose_last(guest: Guest) -> None:
    """The last option of the next question, which declines; the page shows it before it can be clicked."""
    guest.until(lambda: guest.traffic.has_choice)
    seq, key = guest.traffic.seq, guest.traffic.options[-1]["key"]
    guest.page.locator(f'[data-testid=options] [data-key="{key}"]').click()
    guest.until(lambda: guest.traffic.seq != seq)


def test_the_evil_side_plays_and_hears_nothing_of_the_hidden_ring_bearer(site: Site, enter: Enter) -> None:
    ann = enter(site.url())
    table = ann.new_table({"kind": "bot", "bot": "scripted"}, {"kind": "me"}, game="risk", variant={})
    ann.go(f"/t/{table}")
    ann.welcomed()
    for _ in range(CHOICES):
        choose_last(ann)
    expect(ann.find("board")).to_be_visible()
    check_evil_hears_nothing(ann)


def test_an_army_is_moved_by_touching_the_map_and_only_a_part_of_it_with_the_steppers(site: Site, enter: Enter) -> None:
    ann = enter(site.url())
    at_risk(site, ann, position=ROHAN_RIDES)
    touch_territory(ann, "gap_of_rohan")
    offered(ann, "territory:the_wold")
    touch_territory(ann, "the_wold")
    steppers = ann.find("steppers")
    expect(steppers).to_be_visible()
    steppers.get_by_role("group", name="Heavy infantry").get_by_role("button", name="Fewer").click()
    ann.find("steppers-go").click()
    ann.until(lambda: figures(ann, "the_wold").get("rohan", {}).get("heavy_cavalry") == 5)
    assert figures(ann, "the_wold")["rohan"]["heavy_infantry"] == 1
    assert figures(ann, "gap_of_rohan")["rohan"] == {"heavy_infantry": 1}


def test_what_is_not_lit_says_why(site: Site, enter: Enter) -> None:
    ann = enter(site.url())
    at_risk(site, ann, position=ROHAN_RIDES)
    touch_territory(ann, "fangorn")
    expect(ann.page.get_by_text("it has none there")).to_be_visible()


def test_another_army_is_taken_up_instead(site: Site, enter: Enter) -> None:
    ann = enter(site.url())
    at_risk(site, ann, position=ROHAN_RIDES)
    touch_territory(ann, "lorien")
    offered(ann, "territory:west_rohan")
    touch_territory(ann, "west_rohan")
    offered(ann, "territory:gap_of_rohan")
    ann.page.keyboard.press("Escape")
    offered(ann, "territory:west_rohan")


def test_troops_are_bought_with_steppers_and_deployed_on_the_map(site: Site, enter: Enter) -> None:
    ann = enter(site.url(), size=SMALL)
    at_risk(site, ann, position=ELVES_BUY)
    shop = ann.find("purchase")
    expect(shop).to_contain_text("9 of 9 gold left")
    eagle = shop.get_by_role("group", name="Eagle").get_by_role("button", name="More")
    before = eagle.bounding_box()
    for unit in ("Light infantry", "Light infantry", "Eagle"):
        shop.get_by_role("group", name=unit).get_by_role("button", name="More").click()
    assert eagle.bounding_box() == before, "it moves away under the pointer"
    expect(shop).to_contain_text("4 of 9 gold left")
    ann.find("buy-go").click()
    ann.until(lambda: ann.traffic.view["parties"]["elves"]["gold"] == 4)
    ann.until(lambda: ann.traffic.view["phase"] != "buy")
    assert ann.traffic.view["parties"]["elves"]["reserve"] == {"light_infantry": 2, "eagle": 1}


def test_bought_troops_are_placed_by_touching_a_stronghold(site: Site, enter: Enter) -> None:
    ann = enter(site.url())
    position = {**ELVES_BUY, "phase": "deploy", "reserve": {"elves": {"light_infantry": 1, "eagle": 1}}}
    at_risk(site, ann, position=position)
    ann.find("placing").locator("[data-unit=eagle]").click()
    touch_territory(ann, "rhudaur")
    ann.until(lambda: figures(ann, "rhudaur").get("elves", {}).get("eagle") == 1)


def test_losses_are_taken_in_the_battlefield_plan(site: Site, enter: Enter) -> None:
    ann = enter(site.url())
    at_risk(site, ann, position=ENEDWAITH, chance=FIRST_DICE, choices=["stay"])
    plan = ann.find("battle")
    expect(plan).to_be_visible()
    hits = ann.traffic.ask["about"]["hits"]
    plan.locator("[data-squad=rohan-light_cavalry]").first.click()
    ann.until(lambda: ann.traffic.ask and ann.traffic.ask["about"].get("hits") == hits - 1)
    assert figures(ann, "enedwaith")["rohan"]["light_cavalry"] == 2
    ann.page.set_viewport_size({"width": 390, "height": 844})
    assert plan.evaluate(CLIPPED) == []


def test_the_ring_bearer_is_moved_in_his_drawing_and_the_evil_side_sees_only_the_way(site: Site, enter: Enter) -> None:
    frodo, saruman = enter(site.url()), enter(site.url())
    at_risk(site, frodo, saruman, position=BEARER_MOVES)
    journey = frodo.find("journey")
    expect(journey).to_contain_text("Eregion, step 7 of 17")
    journey.locator("[data-space=moria]").click()
    frodo.until(lambda: frodo.traffic.view["bearer"]["space"] == "moria")
    saruman.find("journey-open").click()
    expect(saruman.find("journey")).to_contain_text("He is hidden")
    expect(saruman.page.locator("[data-bearer]")).to_have_count(0)
    possible = saruman.traffic.view["bearer"]["possible"]
    assert len(possible) > 1
    expect(saruman.find("journey").locator("[data-haunt]")).to_have_count(len(possible))
    check_evil_hears_nothing(saruman)


def test_two_people_in_two_browsers_are_a_team_against_bots(site: Site, enter: Enter) -> None:
    ann, bob = enter(site.url()), enter(site.url())
    bot = {"kind": "bot", "bot": "random"}
    table = ann.new_table({"kind": "me"}, bot, {"kind": "open"}, game="risk", variant={"parties": "elves_rohan"})
    bob.api("GET", "/api/me")
    bob.api("POST", f"/api/tables/{table}/join", {"seat": 2})
    for guest in (ann, bob):
        guest.go(f"/t/{table}")
        guest.welcomed()
    sides = [
        {party["side"] for party in g.traffic.view["parties"].values() if party["seat"] == g.seat} for g in (ann, bob)
    ]
    assert sides == [{"good"}, {"good"}]
    assert [g.traffic.view["bearer"]["space"] for g in (ann, bob)] == ["the_shire", "the_shire"]
    for _ in range(CHOICES):
        choose_last(ann)
    assert [g.traffic.view["bearer"]["space"] for g in (ann, bob)] == [ann.traffic.view["bearer"]["space"]] * 2
    assert "hand" not in bob.traffic.view["parties"]["elves"]


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nothing_on_the_board_keeps_anybody_out(site: Site, enter: Enter, size: tuple[int, int], scheme: str) -> None:
    ann = enter(site.url(), size=size, color_scheme=scheme)
    found: dict[str, list[str]] = {}
    places = [("moving", ROHAN_RIDES, []), ("buying", ELVES_BUY, []), ("fighting", ENEDWAITH, ["stay"])]
    for name, position, choices in [*places, ("the ring", BEARER_MOVES, [])]:
        at_risk(site, ann, position=position, chance=FIRST_DICE, choices=choices)
        if there := barriers(ann.page):
            found[name] = there
    assert found == {}
