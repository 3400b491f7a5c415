"""Der Ringkrieg 2 in a browser, as a ledger: it can be played, and the evil side hears nothing of the Ring-bearer."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.guest import Guest
from tests.server.site import Site

Enter = Callable[..., Guest]
SECRETS = {"marches", "ring_symbols", "sheet", "pass_closed"}
TOLD_TO_THE_GOOD = {"bearer-moved", "bearer-waited", "bearer-failed", "movement-cards-dealt"}
CHOICES = 5


def tables(data: Any) -> Iterator[dict[str, Any]]:
    """Every table inside a message."""
    if isinstance(data, dict):
        yield data
        for value in data.values():
            yield from tables(value)
    elif isinstance(data, list):
        for value in data:
            yield from tables(value)


def choose_last(guest: Guest) -> None:
    """The last option of the next question, which declines; the page shows it before it can be clicked."""
    guest.until(lambda: guest.traffic.has_choice)
    seq, key = guest.traffic.seq, guest.traffic.options[-1]["key"]
    guest.page.locator(f'[data-testid=options] [data-key="{key}"]').click()
    guest.until(lambda: guest.traffic.seq != seq)


@pytest.mark.parametrize("backend", ["sqlite"], indirect=True)
def test_the_evil_side_plays_and_hears_nothing_of_the_hidden_ring_bearer(site: Site, enter: Enter) -> None:
    ann = enter(site.url())
    table = ann.new_table({"kind": "bot", "bot": "scripted"}, {"kind": "me"}, game="risk", variant={})
    ann.go(f"/t/{table}")
    ann.welcomed()
    for _ in range(CHOICES):
        choose_last(ann)
    expect(ann.find("ledger")).to_be_visible()
    heard = [entry for message in ann.traffic.messages() for entry in tables(message)]
    assert any("shown" in entry for entry in heard)
    assert [entry for entry in heard if SECRETS & set(entry)] == []
    if ann.traffic.view["bearer"]["shown"] is None:
        assert [entry for entry in heard if entry.get("event") in TOLD_TO_THE_GOOD] == []
