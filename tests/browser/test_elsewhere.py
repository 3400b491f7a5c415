"""The client in Firefox and WebKit: a game of Die Gefährten, ten choices of Der Ringkrieg, a lesson."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager

import pytest
from tests.browser.elsewhere import Browser, firefox, webkit
from tests.server.site import Site

pytestmark = pytest.mark.parametrize("backend", ["sqlite"], indirect=True)
KINDS: dict[str, Callable[[], AbstractContextManager[Browser | None]]] = {"firefox": firefox, "webkit": webkit}
OPTION = "[data-testid=options] [data-key]"
FINISHED = "Boolean(document.querySelector('[data-testid=result]'))"
# What is asked now, so that one can tell when it has changed. A question with one answer is answered by the table.
ASKED = f"""(() => {{
    const options = [...document.querySelectorAll({OPTION!r})];
    const prompt = document.querySelector("[data-testid=prompt] p")?.innerText;
    return options.length ? [prompt, ...options.map((one) => one.dataset.key)].join(" ") : "";
}})()"""
TROUBLE = "window.trouble = []; addEventListener('error', (event) => window.trouble.push(event.message))"


@pytest.fixture(scope="module", params=list(KINDS))
def browser(request: pytest.FixtureRequest) -> Iterator[Browser]:
    with KINDS[request.param]() as found:
        if found is None:
            pytest.skip(f"no {request.param} with a driver and a screen here")
        yield found


def asked(browser: Browser, before: str) -> str:
    """The next question; empty when the game is over."""
    text: str = browser.until(f"({FINISHED} && 'over') || (({ASKED}) !== {before!r} && ({ASKED}))")
    return "" if text == "over" else text


def play(browser: Browser, choices: int) -> int:
    """So many choices from the list, or until the game is over; how many were made."""
    made, question = 0, asked(browser, "")
    while question and made < choices:
        browser.click(OPTION)
        question = asked(browser, question)
        made += 1
    return made


def test_a_whole_game_against_a_bot(site: Site, browser: Browser) -> None:
    browser.go(f"{site.url()}/")
    browser.evaluate(f"({TROUBLE}, true)".replace("; ", ", "))
    browser.click("[data-testid=box-fellowship] [data-testid=play-now]")
    assert play(browser, 1000) > 30
    assert browser.evaluate(FINISHED)
    assert browser.evaluate("document.querySelectorAll('[data-testid=result] li').length") == 3
    assert browser.evaluate("window.trouble") == []


@pytest.mark.parametrize("box", ["wotr", "third_age"])
def test_ten_choices_of_the_war(site: Site, browser: Browser, box: str) -> None:
    browser.go(f"{site.url()}/")
    browser.evaluate(f"({TROUBLE}, true)".replace("; ", ", "))
    browser.click(f"[data-testid=box-{box}] [data-testid=play-now]")
    browser.click("[data-testid=play-free_peoples_first]")
    assert play(browser, 10) == 10
    assert browser.evaluate("window.trouble") == []


def test_a_lesson_with_the_mouse(site: Site, browser: Browser) -> None:
    browser.go(f"{site.url()}/learn/fellowship/first_cards")
    for card, slot in (("green-5", "S4"), ("green-0", "S2")):
        # A card that lies in the hand is not yet one that is asked for.
        browser.until(f"Boolean(document.querySelector(`[data-testid=options] [data-key='card:{card}']`))")
        browser.click(f"[data-testid=hand] [data-card={card}]")
        browser.click(f"[data-testid=board] [data-key='slot:{slot}']")
    browser.until("Boolean(document.querySelector('[data-testid=lesson-done]'))")
