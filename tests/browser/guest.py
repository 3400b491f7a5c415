"""Somebody with a browser of their own."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, TypeVar

from playwright.sync_api import Browser, Locator, expect
from tests.browser.traffic import Traffic

PATIENCE = 40.0
WIDE, PHONE = (1440, 900), (390, 844)
PLAY_NOW = "[data-testid=box-fellowship] [data-testid=play-now]"
T = TypeVar("T")

# What a player can see of the game, gathered from the page: cells of the board, hand, seats, options.
STATE = """() => {
    const all = (selector, read) => [...document.querySelectorAll(selector)].map(read);
    return {
        cells: all("[data-testid=board] .cell", (e) => `${e.dataset.cell} ${e.getAttribute("aria-label")}`).sort(),
        hand: all("[data-testid=hand] [data-card]", (e) => e.dataset.card),
        rings: all("[data-testid=hand] [data-ring]", (e) => e.dataset.ring),
        options: all("[data-testid=options] [data-key]", (e) => e.dataset.key),
        seats: all("[data-testid^=seat-]", (e) => e.innerText),
        prompt: document.querySelector("[data-testid=prompt] p")?.innerText ?? null,
    };
}"""
SHOWS = """([keys, hand]) => {
    const list = (selector, name) => [...document.querySelectorAll(selector)].map((e) => e.dataset[name]).join(" ");
    const cards = list("[data-testid=hand] [data-card]", "card");
    return cards === hand && list("[data-testid=options] [data-key]", "key") === keys;
}"""


class Guest:
    def __init__(self, chromium: Browser, url: str, size: tuple[int, int] = WIDE, **context: Any) -> None:
        self.url = url
        wishes = {"locale": "en-GB", "reduced_motion": "reduce", "color_scheme": "light", **context}
        self.context = chromium.new_context(
            base_url=url, viewport={"width": size[0], "height": size[1]}, has_touch=size == PHONE, **wishes
        )
        self.context.set_default_timeout(PATIENCE * 1000)
        self.context.grant_permissions(["clipboard-read", "clipboard-write"])
        self.page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE * 1000)
        self.troubles: list[str] = []
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.traffic = Traffic(self.page)

    def find(self, testid: str) -> Locator:
        return self.page.get_by_test_id(testid)

    def go(self, path: str) -> None:
        self.page.goto(path)
        expect(self.page.locator("header .brand")).to_be_visible()

    def until(self, happens: Callable[[], T], seconds: float = PATIENCE) -> T:
        """Messages are heard while the browser is waited for."""
        end = time.monotonic() + seconds
        while not (found := happens()):
            assert time.monotonic() < end, f"it did not happen; the page says: {self.state() if self.page.url else ''}"
            self.page.wait_for_timeout(15)
        return found

    def state(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(STATE)
        return found

    @property
    def table(self) -> str:
        """The id of the table that the page shows."""
        return self.page.url.split("?")[0].rstrip("/").split("/")[4]

    @property
    def seat(self) -> int | None:
        found: int | None = self.traffic.doc.get("you")
        return found

    @property
    def hand(self) -> list[str]:
        me = self.seat
        found: list[str] = [] if me is None else self.traffic.view["players"][me]["hand"]
        return found

    # At a table

    def play_now(self) -> None:
        """From the home page into a game against bots."""
        self.page.locator(PLAY_NOW).click()

    def welcomed(self) -> None:
        self.until(lambda: self.traffic.doc)

    def settled(self) -> None:
        """Waits until the page shows what the server has said last, which may change while one waits.

        A page that is loaded again shows nothing before the server has said something again.
        """

        def shows() -> bool:
            if not self.traffic.doc:
                return False
            keys = " ".join(option["key"] for option in self.traffic.options)
            found: bool = self.page.evaluate(SHOWS, [keys, " ".join(self.hand)])
            return found

        self.until(shows)

    def asked(self, after: int | None = None) -> bool:
        """Waits for the next question, and until the page shows it; false if the game is over instead.

        A question with one answer is none: the table answers it as soon as the page has told it that it may.
        """
        traffic = self.traffic
        self.until(lambda: traffic.finished or (traffic.has_choice and traffic.seq != after))
        if traffic.finished:
            return False
        self.settled()
        return True

    def api(self, method: str, path: str, body: Any = None) -> Any:
        """A request with the cookies of this browser."""
        cookies = {cookie["name"]: cookie["value"] for cookie in self.context.cookies()}
        token = cookies.get("mathom-csrf", "")
        answer = self.context.request.fetch(
            self.url + path, method=method, data=body, headers={"x-csrf-token": token, "origin": self.url}
        )
        assert answer.ok, f"{answer.status}: {answer.text()}"
        return answer.json()

    def new_table(self, *seats: dict[str, str], **more: Any) -> str:
        self.api("GET", "/api/me")
        made: str = self.api("POST", "/api/tables", {"game": "fellowship", "public": True, "seats": seats, **more})[
            "id"
        ]
        return made
