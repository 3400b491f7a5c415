"""Two browsers against each other, and somebody who watches."""

import re
from collections.abc import Callable
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect
from tests.browser.guest import Guest
from tests.browser.playing import by_list, choose, play_together
from tests.browser.traffic import check_discreet
from tests.server.site import Site

Enter = Callable[..., Guest]
sqlite = pytest.mark.parametrize("backend", ["sqlite"], indirect=True)


def host(guest: Guest) -> str:
    """Opens a table for two on the page for new games; the link to share, as it stands on the page."""
    guest.go("/new/fellowship")
    guest.page.locator("input[name=count][value='2']").check(force=True)
    guest.page.locator("form button.primary").click()
    return guest.find("invite-link").input_value()


def at(guest: Guest, link: str) -> str:
    """The same link at the process that this guest talks to, as a load balancer would have it."""
    parts = urlsplit(link)
    return f"{guest.url}{parts.path}?{parts.query}"


def seated(site: Site, enter: Enter) -> tuple[Guest, Guest]:
    ann, bob = enter(site.url(0)), enter(site.url(1))
    link = host(ann)
    bob.page.goto(at(bob, link))
    for guest in (ann, bob):
        dealt(guest)
    return ann, bob


def dealt(guest: Guest) -> None:
    guest.until(lambda: guest.traffic.view)


def to_move(*guests: Guest) -> tuple[Guest, ...]:
    """Whose turn it is, then the others."""
    guests[0].until(lambda: any(guest.traffic.options for guest in guests))
    return tuple(sorted(guests, key=lambda guest: not guest.traffic.options))


def test_two_browsers_and_a_spectator(site: Site, enter: Enter) -> None:
    ann, bob = seated(site, enter)
    cat = enter(site.url(1))
    cat.go(f"/t/{ann.table}")
    dealt(cat)
    assert (ann.seat, bob.seat, cat.seat) == (0, 1, None)

    def enough() -> bool:
        """A location is scored, and both hold cards that a leak would betray."""
        scored = ann.traffic.happened("scored") and bob.traffic.happened("scored")
        return bool(scored) and all(set(owner.hand) - public(ann) for owner in (ann, bob))

    play_together([ann, bob], enough)
    assert ann.traffic.happened("scored")
    cat.until(lambda: cat.traffic.happened("scored"))

    expect(cat.find("hand")).to_have_count(0)
    expect(cat.page.locator("[data-testid=options] button")).to_have_count(0)
    ann.until(lambda: board_of(ann) == board_of(bob) == board_of(cat))
    check_secrets(ann, bob, cat)


def board_of(guest: Guest) -> list[str]:
    """What lies where on this page; the names of the players are the same for all."""
    cells: list[str] = guest.state()["cells"]
    taken = {f"{card['cell'][0]},{card['cell'][1]}" for card in guest.traffic.view["cards"]}
    assert taken
    return [cell for cell in cells if cell.split()[0] in taken]


def check_secrets(ann: Guest, bob: Guest, cat: Guest) -> None:
    """Nothing hidden reached a browser that may not know it, also over HTTP."""
    everybody = (ann, bob, cat)
    for guest in everybody:
        table = guest.table
        guest.go(f"/replay/{table}/3")
        expect(guest.find("scrubber")).to_be_visible()
        check_discreet(guest.traffic, guest.seat)
    known = public(cat)
    for owner in (ann, bob):
        held = set(owner.hand)
        assert held - known, "the test proves nothing if all cards in hand have twins on the board"
        seat = owner.seat
        assert seat is not None
        card = re.compile(rf"\b(?:{'|'.join(owner.traffic.view['players'][seat]['colours'])})-[a-z0-9]+")
        for guest in everybody:
            answers = [answer.text for answer in guest.traffic.answers if not names_all(answer.url)]
            heard = {name for text in (*guest.traffic.frames, *answers) for name in card.findall(text)}
            assert heard >= held if guest is owner else heard <= known


def public(guest: Guest) -> set[str]:
    """The cards that everybody has seen."""
    return {card["card"] for card in guest.traffic.view["cards"]} | set(guest.traffic.view["box"])


def names_all(url: str) -> bool:
    """The texts and the rules name every card of the game."""
    return "/api/texts/" in url or "/api/rules" in url


@sqlite
def test_an_unlaid_pick_is_taken_back_unasked(site: Site, enter: Enter) -> None:
    mover, other = to_move(*seated(site, enter))

    # An unlaid pick is nobody's business.
    assert choose(mover)
    mover.until(lambda: mover.traffic.ask["kind"] in ("slot", "ring"))
    mover.find("unpick").click()
    mover.until(lambda: mover.traffic.ask["kind"] == "card")
    mover.settled()
    expect(other.find("consent")).to_have_count(0)


@sqlite
def test_both_say_something(site: Site, enter: Enter) -> None:
    ann, bob = seated(site, enter)
    ann.find("open-chat").click()
    ann.find("chat-input").fill("Speak, friend")
    ann.page.keyboard.press("Enter")
    expect(bob.page.locator("[data-testid=open-chat] .unread")).to_have_text("1")
    bob.find("open-chat").click()
    expect(bob.find("log")).to_contain_text("Speak, friend")


@sqlite
def test_resigning_ends_a_game_for_two(site: Site, enter: Enter) -> None:
    ann, bob = seated(site, enter)
    play_together([ann, bob], lambda: len(ann.traffic.view["cards"]) >= 2, by_list)
    ann.find("menu").click()
    ann.find("resign").click()
    # Nobody plays on.
    expect(ann.find("resign-dialog")).to_contain_text("That ends the game, and")
    ann.find("resign-yes").click()
    for guest in (ann, bob):
        expect(guest.find("result")).to_be_visible()
    assert bob.traffic.doc["table"]["result"]["winners"] == [bob.seat]


def test_the_list_of_tables_says_whose_turn_it_is(site: Site, enter: Enter) -> None:
    ann, bob = enter(site.url()), enter(site.url())
    table = ann.new_table({"kind": "me"}, {"kind": "open"}, variant={"start": 0})
    bob.api("GET", "/api/me")
    bob.api("POST", f"/api/tables/{table}/join", {})
    for guest, turns in ((ann, 1), (bob, 0)):
        guest.go("/lobby?show=mine")
        row = guest.page.locator("[data-testid=table-row]", has=guest.page.locator(f"a[href='/t/{table}']"))
        expect(row).to_contain_text("Bag End")
        expect(row.get_by_test_id("your-turn")).to_have_count(turns)
