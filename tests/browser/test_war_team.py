"""Der Ringkrieg at a table of four: what everybody plays, the exchange of a card, and what a team-mate never sees."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.guest import Guest
from tests.browser.playing import answer, by_list, is_left
from tests.browser.positions import person, take
from tests.browser.traffic import check_discreet
from tests.browser.war import by_touch
from tests.server.arranged import plant_position
from tests.server.site import Site

from mathom.tables import SeatSpec

Enter = Callable[..., Guest]
pytestmark = pytest.mark.parametrize("backend", ["sqlite"], indirect=True)

ROLES = ["Gondor player", "Witch-king player", "Rohan player", "Saruman player"]


MEETING: dict[str, Any] = {
    "clear": True,
    "phase": "draw",
    "round": 1,
    "nations": ["gondor 0 active", "rohan 0 active"],
    "figures": ["edoras rohan-regular 2", "westemnet gondor-regular 3", "orthanc isengard-regular 2"],
    "hands": {"gondor": ["fp_str_01"], "witch_king": ["sh_str_13"], "rohan": ["fp_str_16"], "saruman": ["sh_str_08"]},
}
# One Muster/Army of four; the Shadow keeps six dice when one goes to the hunt.
THROWN = {"dice.free_peoples": [[2, 0, 0, 0]], "dice.shadow": [[0, 1, 2, 2, 4, 4]]}
# What is taken where it is offered, the first of them first; otherwise the first answer.
WISHES = [
    "yes",
    "way:westemnet>edoras",
    "all",
    "move-army",
    "die:muster_army",
    "number:1",
    "skip",
    "none",
    "no",
    "cease",
]
LONG = 120


class Round:
    """Everybody answers when asked, until the next round begins. Keeps who gave which card away."""

    def __init__(self, guests: list[Guest]) -> None:
        self.guests = guests
        self.given: dict[int | None, str] = {}
        self.made = 0

    def is_over(self) -> bool:
        return bool(self.guests[0].traffic.view["turn"] > MEETING["round"] + 1)

    def play(self) -> None:
        first = self.guests[0]
        while not self.is_over():
            first.until(lambda: self.is_over() or any(guest.traffic.options for guest in self.guests))
            for guest in self.guests:
                if guest.traffic.has_choice and not self.is_over():
                    self.choose(guest)
                elif is_left(guest):
                    answer(guest, by_list)
            assert self.made < LONG

    def choose(self, guest: Guest) -> None:
        offered = [option["key"] for option in guest.traffic.options]
        key = next((wish for wish in WISHES if wish in offered), offered[0])
        if guest.traffic.ask["kind"] == "give-card":
            self.given[guest.seat] = key.removeprefix("card:")
        take(guest, key, way=by_touch)
        self.made += 1


def told(guest: Guest, cards: list[str]) -> list[str]:
    """Which of these cards were ever named to the guest."""
    frames = "".join(guest.traffic.frames)
    return [card for card in cards if f'"{card}"' in frames]


def test_four_browsers_play_a_round_with_an_exchange_and_a_mixed_army(site: Site, enter: Enter) -> None:
    guests = [enter(site.url()) for _ in range(4)]
    seats = [SeatSpec(person(guest)) for guest in guests]
    table = plant_position(site.db, "wotr", seats, MEETING, THROWN)
    watcher = enter(site.url())
    for guest in (*guests, watcher):
        guest.go(f"/t/{table.id}")
        guest.welcomed()
    gondor, witch_king, rohan, saruman = guests
    for seat, role in enumerate(ROLES):
        expect(witch_king.find(f"seat-{seat}")).to_contain_text(role)
    # A card for one of the two shows whose it is, the others show nothing (WR-19.40, WR-19.41).
    expect(witch_king.find("hand").locator("[data-symbol]")).to_have_attribute("data-symbol", "saruman")
    expect(saruman.find("hand").locator("[data-symbol]")).to_have_count(0)
    played = Round(guests)
    played.play()
    for giver, taker in ((gondor, rohan), (rohan, gondor), (witch_king, saruman), (saruman, witch_king)):
        assert played.given[giver.seat] in taker.hand
        assert giver.traffic.view["players"][taker.seat]["known"] == [played.given[giver.seat]]
        assert told(taker, [card for card in giver.hand if card != played.given[taker.seat]]) == []
    for guest in (*guests, watcher):
        [army] = guest.traffic.view["team"]["mixed"]
        assert army == {"region": "edoras", "besieged": False, "side": "free_peoples", "commander": 0}
        check_discreet(guest.traffic, guest.seat)
    for guest in (witch_king, saruman, watcher):
        assert told(guest, [*gondor.hand, *rohan.hand]) == []
    for guest in (gondor, rohan, watcher):
        assert told(guest, [*witch_king.hand, *saruman.hand]) == []
    # One line for the exchange of each side, and the same one for all.
    for guest in (gondor, saruman, watcher):
        guest.find("open-log").click()
        swapped = guest.find("log").locator("p").filter(has_text="exchange a card")
        expect(swapped).to_have_count(2)
        expect(swapped.first).to_contain_text("Free Peoples: the two players exchange a card each")
        guest.page.keyboard.press("Escape")
    # Who looks at the region reads who commands.
    watcher.page.locator("[data-region=edoras]").focus()
    watcher.page.keyboard.press("i")
    expect(watcher.find("look")).to_contain_text("a mixed army, commanded by the Gondor player")
