"""Ways to play: with the mouse on the things themselves, with the keyboard, or from the list as on a phone."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from tests.browser.guest import Guest

Option = dict[str, Any]
Way = Callable[[Guest, Option], None]
# Whoever presses Tab this often and has not found it will not.
FAR = 80
# Whether the focused element shows that it has the focus. Shapes on the board have no outline; see `marked`.
FOCUS = """() => {
    const element = document.activeElement;
    if (!element || element === document.body) return "nothing has the focus";
    const seen = (one, pseudo) => {
        const style = getComputedStyle(one, pseudo);
        return style.outlineStyle !== "none" && parseFloat(style.outlineWidth) > 0 || style.boxShadow !== "none";
    };
    if (seen(element) || element instanceof SVGElement) return "";
    return `no focus to be seen on ${element.outerHTML.slice(0, 120)}`;
}"""

# Milliseconds after which the table would have answered by itself.
LEFT = 800


def place(option: Option) -> str:
    """Where the thing lies that stands for an option."""
    key, touches = option["key"], option["touches"]
    if not touches:
        return f'[data-testid=prompt] [data-key="{key}"]'
    zone, _, name = touches[0].partition(":")
    if zone == "hand":
        return f'[data-testid=hand] [data-card="{name}"]'
    if zone == "ring":
        return f'[data-testid=hand] [data-ring="{name}"]'
    return f'[data-testid=board] [data-key="{key}"]'


def by_mouse(guest: Guest, option: Option) -> None:
    guest.page.locator(place(option)).first.click()


def by_list(guest: Guest, option: Option) -> None:
    button = guest.page.locator(f'[data-testid=options] [data-key="{option["key"]}"]')
    button.tap() if guest.page.evaluate("navigator.maxTouchPoints") else button.click()


def by_keys(guest: Guest, option: Option) -> None:
    """The first nine options have the digits that stand beside them; the others are reached with the arrow."""
    at = guest.traffic.options.index(option)
    if at < 9:
        number = guest.page.locator(f'[data-testid=options] [data-key="{option["key"]}"] kbd').inner_text()
        guest.page.keyboard.press(number)
        return
    for _ in guest.traffic.options:
        guest.page.keyboard.press("ArrowUp")
        if guest.page.evaluate("document.activeElement.dataset.key") == option["key"]:
            break
    else:
        raise AssertionError(f"the arrow does not reach {option['key']}")
    assert not guest.page.evaluate(FOCUS)
    guest.page.keyboard.press("Enter")


def tab_to(guest: Guest, selector: str) -> None:
    """Tab until it has the focus; on the way the focus is always visible."""
    for _ in range(FAR):
        guest.page.keyboard.press("Tab")
        # From the last element Tab leaves the page.
        if guest.page.evaluate("document.activeElement === document.body"):
            continue
        assert not guest.page.evaluate(FOCUS)
        if guest.page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"Tab does not reach {selector}")


def marked(guest: Guest) -> bool:
    """Whether the focused element looks different from how it looks without the focus."""
    page = guest.page
    box = page.evaluate_handle("document.activeElement").as_element()
    assert box is not None
    focused = box.screenshot(animations="disabled")
    page.evaluate("document.activeElement.blur()")
    plain = box.screenshot(animations="disabled")
    box.focus()
    return focused != plain


def choose(guest: Guest, way: Way = by_mouse, rng: random.Random | None = None) -> bool:
    """One choice when asked, and wait until the server has taken it; false if the game is over."""
    if not guest.asked():
        return False
    seq = guest.traffic.seq
    option = rng.choice(guest.traffic.options) if rng else guest.traffic.options[0]
    way(guest, option)
    guest.until(lambda: guest.traffic.seq != seq or guest.traffic.finished)
    return True


def play(guest: Guest, way: Way, done: Callable[[], Any] = lambda: False, seed: int = 1) -> int:
    """Choices until it is done or the game is over; how many.

    Looked at again when a question has come: who is done when asked for a card must not have chosen one already.
    """
    rng = random.Random(seed)
    made = 0
    while not done() and guest.asked() and not done():
        choose(guest, way, rng)
        made += 1
    return made


def play_together(guests: list[Guest], done: Callable[[], Any], way: Way = by_mouse, seed: int = 1) -> None:
    """Everybody chooses when asked, until it is done or the game is over."""
    rng = random.Random(seed)
    first = guests[0]
    while not done() and not first.traffic.finished:
        first.until(lambda: first.traffic.finished or any(guest.traffic.options for guest in guests))
        for guest in guests:
            if guest.traffic.has_choice and not done():
                choose(guest, way, rng)
            elif is_left(guest) and not done():
                answer(guest, way)


def is_left(guest: Guest) -> bool:
    """Whether a question with one answer is left to the player: the table answers only what tells nobody anything."""
    seq = guest.traffic.seq
    if not guest.traffic.options:
        return False
    guest.page.wait_for_timeout(LEFT)
    return guest.traffic.seq == seq and len(guest.traffic.options) == 1


def answer(guest: Guest, way: Way) -> None:
    """The one answer to such a question."""
    seq = guest.traffic.seq
    guest.settled()
    way(guest, guest.traffic.options[0])
    guest.until(lambda: guest.traffic.seq != seq or guest.traffic.finished)


def choose_kind(guest: Guest, kind: str, way: Way = by_list) -> None:
    """Plays on until a question of this kind is open."""
    play(guest, way, lambda: guest.traffic.ask["kind"] == kind)
    assert guest.traffic.ask["kind"] == kind, f"no question of the kind {kind} came"
    guest.settled()


def free_slots(guest: Guest) -> int:
    """Of the current location of Die Gefährten."""
    view = guest.traffic.view
    taken = [card["cell"] for card in view["cards"]]
    return sum(cell not in taken for cell in view["location"]["slots"])


def choose_card_with_slots(guest: Guest, way: Way = by_list) -> Option:
    """Plays on until a card can be picked that has several slots; the card. The table answers where there is one.

    Any card fits into a free slot, and every location begins with free ones: such a question comes in every game.
    """

    def found() -> list[Option]:
        cards = [option for option in guest.traffic.options if option["key"].startswith("card:")]
        return cards if guest.traffic.ask["kind"] == "card" and free_slots(guest) > 1 else []

    play(guest, way, found)
    guest.settled()
    return found()[0]
