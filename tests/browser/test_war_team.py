"""Der Ringkrieg at a table of four: what everybody plays, the exchange of a card, and what a team-mate never sees."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.guest import Guest
from tests.browser.playing import by_list
from tests.browser.positions import person, take
from tests.browser.traffic import check_discreet
from tests.browser.war import by_touch
from tests.server.arranged import plant_position
from tests.server.site import Site

from mathom.tables import SeatSpec

Enter = Callable[..., Guest]
pytestmark = pytest.mark.parametrize("backend", ["sqlite"], indirect=True)

ROLES = ["Gondor player", "Witch-king player", "Rohan player", "Saruman player"]


def four(site: Site, enter: Enter) -> list[Guest]:
    """Four browsers at one table, in the order of their seats."""
    ann = enter(site.url())
    table = ann.new_table({"kind": "me"}, *[{"kind": "open"}] * 3, game="wotr")
    guests = [ann, *[enter(site.url()) for _ in range(3)]]
    for seat, guest in enumerate(guests):
        if seat:
            guest.api("GET", "/api/me")
            guest.api("POST", f"/api/tables/{table}/join", {"seat": seat})
        guest.go(f"/t/{table}")
    for guest in guests:
        guest.welcomed()
    return guests


MEETING: dict[str, Any] = {
    "clear": True,
    "turn_of": "free_peoples",
    "acts": ["gondor"],
    "nations": ["gondor 0 active", "rohan 0 active"],
    "rolled": {"free_peoples": ["muster_army", "character", "character"], "shadow": ["army"] * 3},
    "figures": ["edoras rohan-regular 2", "westemnet gondor-regular 3", "orthanc isengard-regular 2"],
    "hands": {"gondor": ["fp_str_01"], "rohan": ["fp_str_16"], "saruman": ["sh_str_08"]},
}


def mixed_armies(guest: Guest) -> list[dict[str, Any]]:
    return guest.until(lambda: list(guest.traffic.view["team"]["mixed"]))


def test_four_browsers_form_a_mixed_army(site: Site, enter: Enter) -> None:
    guests = [enter(site.url()) for _ in range(4)]
    seats = [SeatSpec(person(guest)) for guest in guests]
    table = plant_position(site.db, "wotr", seats, MEETING)
    watcher = enter(site.url())
    for guest in (*guests, watcher):
        guest.go(f"/t/{table.id}")
        guest.welcomed()
    gondor, _, rohan, _ = guests
    take(gondor, "die:muster_army", "move-army", "way:westemnet>edoras", way=by_touch)
    take(gondor, "all", way=by_touch)
    # Both are asked, one after the other.
    take(gondor, "yes")
    take(rohan, "yes")
    for guest in (*guests, watcher):
        [army] = mixed_armies(guest)
        assert army == {"region": "edoras", "besieged": False, "side": "free_peoples", "commander": 0}
        check_discreet(guest.traffic, guest.seat)
    mine = gondor.traffic.view["players"][0]["hand"]
    for guest in (*guests[1:], watcher):
        assert not [card for card in mine if f'"{card}"' in "".join(guest.traffic.frames)]
    # Who looks at the region reads who commands.
    watcher.page.locator("[data-region=edoras]").focus()
    watcher.page.keyboard.press("i")
    expect(watcher.find("look")).to_contain_text("a mixed army, commanded by the Gondor player")


def answer(guest: Guest, kind: str, key: str | None = None) -> str:
    """The guest is asked this and chooses, the first card if no key is named."""
    guest.until(lambda: guest.traffic.options and guest.traffic.ask["kind"] == kind)
    guest.settled()
    seq = guest.traffic.seq
    option = next(one for one in guest.traffic.options if key in (None, one["key"]))
    by_list(guest, option)
    guest.until(lambda: guest.traffic.seq != seq)
    return str(option["key"])


def test_four_browsers_exchange_a_card(site: Site, enter: Enter) -> None:
    gondor, witch_king, rohan, saruman = guests = four(site, enter)
    for seat, role in enumerate(ROLES):
        expect(witch_king.find(f"seat-{seat}")).to_contain_text(role)
    for guest in (gondor, rohan):
        answer(guest, "exchange", "yes")
    given = {guest.seat: answer(guest, "give-card") for guest in (gondor, rohan)}
    for guest in (witch_king, saruman):
        answer(guest, "exchange", "no")
    gondor.until(lambda: gondor.traffic.ask and gondor.traffic.ask["kind"] == "declare")
    gondor.settled()
    received = given[rohan.seat].removeprefix("card:")
    assert received in gondor.hand
    assert gondor.traffic.view["players"][2]["known"] == [given[gondor.seat].removeprefix("card:")]
    for guest in guests:
        check_discreet(guest.traffic, guest.seat)
        secret = set(gondor.hand) | set(rohan.hand)
        if guest in (witch_king, saruman):
            told = "".join(guest.traffic.frames)
            assert not [card for card in secret if f'"{card}"' in told]
