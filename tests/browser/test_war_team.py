"""Der Ringkrieg at a table of four: what everybody plays, the exchange of a card, and what a team-mate never sees."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.guest import Guest
from tests.browser.playing import by_list
from tests.browser.traffic import check_discreet
from tests.server.site import Site

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
