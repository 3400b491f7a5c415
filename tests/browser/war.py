"""Touching the things of Der Ringkrieg: dice, cards, regions, armies and their goals."""

from __future__ import annotations

import random
from typing import Any

from tests.browser.guest import Guest

Option = dict[str, Any]

# How much somebody wants an answer who plays to fight, and to see the end; 1 for all others.
LIKES = {
    "skip": 0.02,
    "pass": 0.02,
    "use-ring": 0.02,
    "none": 0.5,
    "cease": 0.1,
    "draw": 0.3,
    "split": 0.2,
    "attack": 5,
    "move-army": 2,
    "diplomacy": 2,
    "recruit": 2,
    "move-fellowship": 3,
    "stay": 3,
    "withdraw": 4,
    "continue": 6,
    "hide": 6,
    "all": 8,
    "enter-mordor": 50,
    "build-catapult": 5,
    "build-tower": 5,
    "bring-galadriel": 20,
    "call-corsairs": 20,
    "call-dunlendings": 20,
    "black-ships": 20,
}


def at_war(guest: Guest, sides: str = "free_peoples_first", bot: str = "scripted") -> Guest:
    """At a table of Der Ringkrieg against a bot."""
    table = guest.new_table({"kind": "me"}, {"kind": "bot", "bot": bot}, game="wotr", variant={"sides": sides})
    guest.go(f"/t/{table}")
    guest.welcomed()
    return guest


def favourite(options: list[Option], rng: random.Random) -> Option:
    return rng.choices(options, [LIKES.get(option["key"], 1) for option in options])[0]


def touch_region(guest: Guest, region: str) -> None:
    """Also where the region lies outside the window or under something else: the camera is not what is tested."""
    guest.page.locator(f"[data-testid=board] [data-region={region}]").dispatch_event("click")


def touch_ships(guest: Guest, region: str) -> None:
    """The ships off a region's coast, or the mark where they can sail."""
    guest.page.locator(f"[data-testid=board] [data-ship={region}]").dispatch_event("click")


def by_touch(guest: Guest, option: Option) -> None:
    """The thing itself where it lies on the table: source, then target; else its button beside the question."""
    key = option["key"]
    page = guest.page
    if key.startswith("way:"):
        source, target = key.removeprefix("way:").split(">")
        touch_region(guest, source)
        touch_region(guest, target)
        return
    if key.startswith("fleet:"):
        for haven in key.removeprefix("fleet:").split(">"):
            touch_ships(guest, haven)
        return
    region = key.partition("@")[2] or (key.removeprefix("region:") if key.startswith("region:") else "")
    if region:
        touch_region(guest, region)
        menu = page.locator(f'[data-testid=choices] [data-key="{key}"]')
        if any(one["key"] != key and one["key"].endswith(f"@{region}") for one in guest.traffic.options):
            menu.click()
        return
    if key in ("all", "split") and guest.find("steppers-go").count():
        # A part is set with the steppers in one go; here it is asked for kind by kind.
        (
            guest.find("steppers-go") if key == "all" else page.locator('[data-testid=options] [data-key="split"]')
        ).click()
        return
    card = page.locator(f'[data-testid=hand] [data-card="{key.removeprefix("card:")}"]')
    if key.startswith("card:") and card.count():
        card.click()
        return
    button = page.locator(f'[data-testid=choices] [data-key="{key}"], [data-testid=prompt] [data-key="{key}"]')
    (button if button.count() else page.locator(f'[data-testid=options] [data-key="{key}"]')).first.click()
