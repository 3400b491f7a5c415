"""Middle-earth CCG at tables from positions made by hand: the last turn and the council, two browsers with a chain of
three and a card on-guard, and when a player wants to be asked."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.accessibility import barriers
from tests.browser.card_game import SECRET_PILES, by_mouse, option_of, settled
from tests.browser.guest import Guest
from tests.browser.positions import person
from tests.browser.traffic import ENGINE_ROOM, parts
from tests.server.arranged import plant_position
from tests.server.site import Site
from tests.server.visitor import SCRIPTED

from mathom.tables import SeatSpec

Enter = Callable[..., Guest]
pytestmark = pytest.mark.parametrize("backend", ["sqlite"], indirect=True)

BOT = SeatSpec(bot=SCRIPTED["bot"])
GLAMDRING, TWILIGHT, GATES, ORCS, MORIA = "tw-244", "tw-106", "tw-243", "tw-73", "tw-413"
FERNY = "dm-3"
DECK = ["Horn of Anor", "Elven Cloak", "Dagger of Westernesse", "Men of Lebennin", "Healing Herbs", "Star-glass"] * 2
AT_HOME = {"site": "Rivendell", "characters": ["Elrond"]}

LAST_TURN: dict[str, Any] = {
    "phase": "organisation",
    "turn": 15,
    "called_by": 1,
    "players": [
        {
            "companies": [
                {
                    "site": "Rivendell",
                    "characters": [
                        {"card": "Glorfindel II", "bears": ["Glamdring"]},
                        {"card": "Théoden", "bears": ["Horn of Anor"]},
                    ],
                }
            ],
            "hand": ["Concealment", "Sapling of the White Tree"],
            "sites": ["Moria", "Lórien"],
            "points": ["Riders of Rohan"],
            "deck": DECK,
        },
        {"companies": [{"site": "Rivendell", "characters": ["Balin", "Beretar"]}], "hand": ["le-77"], "deck": DECK},
    ],
}

TO_MORIA: dict[str, Any] = {
    "phase": "movement",
    "active": 1,
    "players": [
        {
            "companies": [AT_HOME],
            "hand": ["Twilight", "Orc-lieutenant", "Glamdring"],
            "deck": DECK,
            "agents": [{"card": "Bill Ferny", "sites": ["Bree"]}],
        },
        {
            "companies": [{"site": "Rivendell", "going": "Moria", "characters": ["Balin", "Beretar"]}],
            "hand": ["Gates of Morning", "Twilight"],
            "deck": DECK,
        },
    ],
}


def at_table(site: Site, position: dict[str, Any], *guests: Guest, choices: list[str] | None = None) -> str:
    seats = [*[SeatSpec(person(guest)) for guest in guests], BOT][:2]
    table = plant_position(site.db, "meccg", seats, position, choices=choices).id
    for guest in guests:
        guest.traffic.forget()
        guest.go(f"/t/{table}")
        guest.welcomed()
    return table


def pass_until(happens: Callable[[], Any], *guests: Guest) -> None:
    """Whoever is asked passes, also who has nothing else to say: among people everybody is asked alike."""
    while not happens():
        asked = [guest for guest in guests if guest.traffic.options]
        if asked:
            by_mouse(asked[0], option_of(asked[0], "pass"))
        guests[0].page.wait_for_timeout(15)
        guests[-1].page.wait_for_timeout(15)


def check_secrets(guest: Guest, seat: int) -> None:
    """Nothing of the other's cards and orders, and nothing from the engine room."""
    for message in guest.traffic.messages():
        for part in parts(message):
            assert not isinstance(part.get("to"), list) or seat in part["to"], part
            assert not ENGINE_ROOM & part.keys(), part
            assert not ({"resources", "hazards"} <= part.keys() and "alignment" in part), "a list of a deck"
            if "players" in part and "chain" in part:
                other = part["players"][1 - seat]
                assert [other[pile]["cards"] for pile in SECRET_PILES if pile != "discard"] == [[]] * 5


def test_the_last_turn_by_mouse_to_the_council(site: Site, enter: Enter) -> None:
    ann = enter(site.url())
    at_table(site, LAST_TURN, ann)
    by_mouse(ann, option_of(ann, "move"))
    by_mouse(ann, option_of(ann, f"move:{MORIA}"))
    by_mouse(ann, option_of(ann, "way:"))
    deeds = 0
    while not ann.traffic.finished:
        ann.until(lambda: ann.traffic.finished or ann.traffic.has_choice)
        if ann.traffic.has_choice:
            by_mouse(ann, ann.traffic.options[0])
            deeds += 1
    assert deeds > 4
    assert {"council", "checked", "total"} <= {event["event"] for event in ann.traffic.log}
    expect(ann.find("result")).to_be_visible()
    totals = {event["seat"]: event["points"] for event in ann.traffic.log if event["event"] == "total"}
    for points in totals.values():
        expect(ann.find("result")).to_contain_text(str(points))
    assert barriers(ann.page) == []
    check_secrets(ann, 0)


def test_two_browsers_a_chain_of_three_and_a_card_revealed_from_on_guard(site: Site, enter: Enter) -> None:
    ann, bob = enter(site.url()), enter(site.url())
    at_table(site, TO_MORIA, ann, bob, choices=["way:number-0", "stop", "stop"])
    for guest, card in ((bob, f"declare:{GATES}"), (ann, f"declare:{TWILIGHT}"), (bob, f"declare:{TWILIGHT}")):
        by_mouse(guest, option_of(guest, card))
    option_of(ann, "pass")
    settled(ann)
    links = ann.find("chain").locator(":scope > ol > li")
    expect(links).to_have_count(3)
    expect(links.first).to_contain_text("Twilight")
    expect(links.last).to_contain_text("Gates of Morning")
    assert barriers(ann.page) == []
    # The last answer is carried out first: the Gates open after all.
    pass_until(lambda: bob.traffic.happened("fizzled"), ann, bob)
    fizzled = next(event for event in bob.traffic.log if event["event"] == "fizzled")
    assert (fizzled["seat"], fizzled["card"]) == (0, TWILIGHT)
    # Ann's agent lies face down: Bob sees that there is one.
    bob.find("to-table").click()
    expect(bob.find("agents-0").get_by_role("img")).to_have_count(1)
    bob.find("to-table").click()
    assert not any(FERNY in frame for frame in bob.traffic.frames)
    assert any(FERNY in frame for frame in ann.traffic.frames)
    # Ann waits at Moria with a card that Bob does not know before it is revealed.
    pass_until(lambda: any(one["key"].startswith("on-guard") for one in ann.traffic.options), bob)
    by_mouse(ann, option_of(ann, f"on-guard:{ORCS}"))
    pass_until(lambda: any(one["key"] == "enter" for one in bob.traffic.options), ann, bob)
    by_mouse(bob, option_of(bob, "enter"))
    reveal = option_of(ann, "reveal:")
    assert not any(ORCS in frame for frame in bob.traffic.frames)
    expect(bob.find("site-scene").locator(".guarding")).to_be_visible()
    by_mouse(ann, reveal)
    bob.until(lambda: bob.traffic.happened("revealed"))
    assert any(ORCS in frame for frame in bob.traffic.frames)
    check_secrets(ann, 0)
    check_secrets(bob, 1)


def test_when_to_be_asked_is_said_once_for_all_tables_and_nobody_else_learns_it(site: Site, enter: Enter) -> None:
    ann, bob = enter(site.url()), enter(site.url())
    at_table(site, TO_MORIA, ann, bob, choices=["way:number-0", "stop", "stop"])
    # With the keyboard alone.
    ann.find("pass-orders").focus()
    ann.page.keyboard.press("Enter")
    expect(ann.find("orders")).to_be_visible()
    assert barriers(ann.page) == []
    ann.find("order-other-mh-never").focus()
    ann.page.keyboard.press("Space")
    ann.until(lambda: ann.traffic.doc.get("passing") == {"other/mh": "never"})
    ann.page.keyboard.press("Escape")
    # Bob declares, nobody asks Ann, and the chain is over at once.
    by_mouse(bob, option_of(bob, f"declare:{GATES}"))
    pass_until(lambda: any(card["card"] == GATES for card in bob.traffic.view["cards"]), bob)
    assert not [one for one in ann.traffic.sent if one["do"] == "choose"]
    assert not any('"passing"' in frame for frame in bob.traffic.frames)
    # "Stop here": asked once in spite of it.
    ann.page.keyboard.press("s")
    ann.until(lambda: any(one.get("policy") == "stop" for one in ann.traffic.sent))
    pass_until(lambda: ann.traffic.options, bob)
    settled(ann)
    # The space bar is the button's that has the focus.
    ann.find("pass-orders").blur()
    ann.page.keyboard.press("Shift+Space")
    ann.until(lambda: any(one["do"] == "choose" for one in ann.traffic.sent))
    # At the next table the order is there again.
    at_table(site, TO_MORIA, ann, bob)
    ann.until(lambda: ann.traffic.doc.get("passing") == {"other/mh": "never"})
    kept = json.loads(ann.page.evaluate("localStorage.getItem('mathom-settings')"))
    assert kept["passing"] == {"meccg": {"other/mh": "never"}}
