"""No screen keeps anybody out: light and dark, on a wide screen and on a phone."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.accessibility import barriers
from tests.browser.guest import PHONE, WIDE, Guest
from tests.browser.playing import by_list, choose_kind, play
from tests.server.site import Site
from tests.server.visitor import ME, OPEN, SCRIPTED

Enter = Callable[..., Guest]
PAGES = {
    "home": "/",
    "new": "/new/fellowship",
    "new war": "/new/wotr",
    "learn": "/learn",
    "lesson": "/learn/fellowship/covering",
    "lesson of war": "/learn/wotr/siege",
    "lobby": "/lobby?show=open",
    "mine": "/lobby?show=mine",
    "rules": "/rules",
    "rule": "/rules/FE-3.5",
    "settings": "/settings",
    "account": "/account",
    "nowhere": "/no/such/place",
}


class Walk:
    """Somebody who looks at one screen after the other and notes what is in the way."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.found: dict[str, list[str]] = {}

    def look(self, name: str) -> None:
        if found := barriers(self.guest.page):
            self.found[name] = found


@pytest.fixture(params=["light", "dark"])
def theme(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(params=[WIDE, PHONE], ids=["wide", "phone"])
def walk(request: pytest.FixtureRequest, theme: str, enter: Enter, own_site: Callable[..., Site]) -> Walk:
    """On one's own machine, where one is the admin and sees every page."""
    site = own_site(local=True)
    return Walk(enter(site.url(), size=request.param, color_scheme=theme))


def test_pages(walk: Walk) -> None:
    ann = walk.guest
    open_table = ann.new_table(ME, OPEN)
    table = ann.new_table(ME, SCRIPTED)
    ann.api("POST", "/api/reports", {"table": table, "n": 0, "words": "Something is wrong"})
    for name, path in PAGES.items():
        ann.go(path)
        expect(ann.page.locator("h1").first).to_be_attached()
        ann.page.wait_for_load_state("networkidle")
        walk.look(name)
    ann.go("/admin/reports")
    expect(ann.page.locator("article").first).to_be_visible()
    walk.look("admin")
    ann.go(f"/t/{open_table}")
    expect(ann.find("invite-link")).to_be_visible()
    walk.look("waiting room")
    assert walk.found == {}


def test_a_game(walk: Walk) -> None:
    ann = walk.guest
    table = ann.new_table(ME, SCRIPTED)
    ann.go(f"/t/{table}")
    ann.welcomed()
    for kind in ("card", "slot"):
        choose_kind(ann, kind)
        walk.look(kind)
    play(ann, by_list, lambda: ann.traffic.happened("scored"))
    ann.asked()
    walk.look("scored")
    choose_kind(ann, "anchor")
    walk.look("anchor")
    for button in ("open-log", "open-chat", "open-rules"):
        ann.find(button).click()
        expect(ann.page.locator("[data-testid$=drawer]")).to_be_visible()
        walk.look(button)
        ann.page.keyboard.press("Escape")
        expect(ann.page.locator("[data-testid$=drawer]")).to_have_count(0)
    ann.find("menu").click()
    walk.look("menu")
    ann.find("report").click()
    walk.look("report")
    ann.page.keyboard.press("Escape")
    ann.find("menu").click()
    ann.find("resign").click()
    walk.look("resign")
    ann.find("resign-yes").click()
    expect(ann.find("result")).to_be_visible()
    walk.look("result")
    ann.go(f"/replay/{table}/6")
    expect(ann.find("scrubber")).to_be_visible()
    walk.look("replay")
    assert walk.found == {}
