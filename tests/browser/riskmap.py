"""Positions of Der Ringkrieg 2 made by hand, and what is done on its map."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect
from tests.browser.guest import Guest
from tests.browser.positions import BOT, person
from tests.server.arranged import plant_position
from tests.server.site import Site

from mathom.tables import SeatSpec

# Rohan stands before Isengard, in a war that has gone on for some rounds.
ROHAN_RIDES: dict[str, Any] = {
    "round": 5,
    "turn_of": "rohan",
    "phase": "move",
    "gold": {"elves": 9, "saruman": 4, "rohan": 1, "sauron": 7, "gondor": 6},
    "bearer": {"space": "moria", "marches": 2, "without": "gondor"},
    "forces": {
        "gap_of_rohan": {"rohan": {"light_cavalry": 3, "heavy_cavalry": 5, "heavy_infantry": 2, "hero": 1}},
        "west_rohan": {"rohan": {"light_infantry": 2, "heavy_infantry": 3}},
        "enedwaith": {"saruman": {"light_infantry": 2, "heavy_infantry": 4, "troll": 1}},
        "eregion": {"saruman": {"heavy_infantry": 2, "light_cavalry": 1}},
        "lorien": {"elves": {"light_infantry": 4, "heavy_infantry": 3, "eagle": 1}},
        "carrock": {"elves": {"light_infantry": 1}},
    },
    "hands": {"rohan": ["mission_edoras", "ambush"], "elves": ["territory_lorien", "smeagol"]},
}
ELVES_BUY: dict[str, Any] = {**ROHAN_RIDES, "round": 6, "turn_of": "elves", "phase": "buy"}
BEARER_MOVES: dict[str, Any] = {
    **ROHAN_RIDES,
    "phase": "ring",
    "bearer": {"space": "eregion", "marches": 2, "without": "gondor"},
    "hands": {},
}
ENEDWAITH: dict[str, Any] = {
    **ROHAN_RIDES,
    "phase": "combat",
    "forces": {
        "gap_of_rohan": {"rohan": {"heavy_infantry": 2}},
        "enedwaith": {
            "rohan": {"light_cavalry": 3, "heavy_cavalry": 5, "hero": 1},
            "saruman": {"light_infantry": 2, "heavy_infantry": 4, "troll": 1},
        },
    },
    "hands": {},
}
FIRST_DICE = {"combat": ["1 3 5 2 2 6 4 1 1 3 6 2 5 6 1"]}


def touch_territory(guest: Guest, territory: str) -> None:
    """Also where it lies outside the window or under something else: the camera is not what is tested."""
    guest.page.locator(f"[data-testid=board] [data-region={territory}]").dispatch_event("click")


def offered(guest: Guest, key: str) -> None:
    """Waits until this is one of the options, and the page shows it."""
    guest.until(lambda: any(option["key"] == key for option in guest.traffic.options))
    expect(guest.page.locator(f'[data-testid=options] [data-key="{key}"]')).to_be_visible()


def at_risk(site: Site, *guests: Guest, position: dict[str, Any], **more: Any) -> str:
    """The first guest runs the good side, the second the evil one; where there is no second, a bot waits."""
    seats = [*[SeatSpec(person(guest)) for guest in guests], BOT][:2]
    table = plant_position(site.db, "risk", seats, position, **more)
    for guest in guests:
        guest.traffic.forget()
        guest.go(f"/t/{table.id}")
        guest.welcomed()
        if guest.traffic.options:
            offered(guest, guest.traffic.options[0]["key"])
    return table.id
