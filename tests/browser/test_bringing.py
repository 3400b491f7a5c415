"""A deck brought to a table in the browser: pasted, from a file, or the suggested one."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect
from tests.browser.accessibility import barriers
from tests.browser.guest import Guest
from tests.server.barrows_site import barrows_site
from tests.server.site import Site
from tests.server.visitor import ME, OPEN

__all__ = ["barrows_site"]
Enter = Callable[..., Guest]
WOLVES = ["wolf"] * 3 + ["mist"] * 3 + ["ward"] * 3 + ["seer"] * 3


def test_decks_are_brought_by_list_file_and_suggestion(barrows_site: Site, enter: Enter, tmp_path: Path) -> None:
    ann, bob = enter(barrows_site.url()), enter(barrows_site.url())
    table = ann.new_table(ME, OPEN, game="barrows")
    bob.api("GET", "/api/me")
    bob.api("POST", f"/api/tables/{table}/join", {"seat": 1})
    for guest in (ann, bob):
        guest.go(f"/t/{table}")
        guest.welcomed()
    expect(ann.find("brought-0")).to_have_text("no deck yet")
    assert barriers(ann.page) == []
    # What does not fit is refused, with the rule.
    ann.find("bring-list-0").fill("twelve wolves")
    ann.find("bring-go-0").click()
    expect(ann.page.get_by_text("BA-1.1").first).to_be_visible()
    expect(ann.find("brought-0")).to_have_text("no deck yet")
    deck = tmp_path / "deck.json"
    deck.write_text(json.dumps(WOLVES))
    ann.find("bring-file-0").set_input_files(deck)
    expect(ann.find("bring-list-0")).to_have_value(json.dumps(WOLVES))
    ann.find("bring-go-0").click()
    expect(ann.find("bring-done-0")).to_be_visible()
    expect(bob.find("brought-0")).to_have_text("deck is there")
    assert not any("wolf" in frame for frame in bob.traffic.frames)
    bob.find("bring-suggested-1").click()
    for guest in (ann, bob):
        expect(guest.find("prompt")).to_be_visible()
