"""A lost connection is seen, loses nothing, and mends itself."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.guest import Guest
from tests.browser.playing import by_list, by_mouse, choose, choose_card_with_slots, choose_kind, place, play
from tests.server.site import Site

Enter = Callable[..., Guest]
sqlite = pytest.mark.parametrize("backend", ["sqlite"], indirect=True)
BOT = {"kind": "bot", "bot": "scripted"}


def test_the_server_dies_and_comes_back_in_the_middle_of_a_game(site: Site, enter: Enter) -> None:
    ann = enter(site.url())
    ann.go("/")
    ann.play_now()
    ann.welcomed()
    play(ann, by_list, lambda: len(ann.traffic.view["cards"]) >= 2)
    option = choose_card_with_slots(ann)
    before, sockets = ann.state(), len(ann.traffic.sockets)

    site.processes[0].kill()
    expect(ann.find("lost")).to_be_visible()
    site.processes[0].start()
    expect(ann.find("lost")).to_have_count(0)
    assert len(ann.traffic.sockets) > sockets
    ann.until(lambda: ann.traffic.options)
    ann.settled()
    assert ann.state() == before

    # What is clicked while nobody listens is done once when somebody does.
    chosen = ann.traffic.happened("laid")
    site.processes[0].kill()
    expect(ann.find("lost")).to_be_visible()
    by_mouse(ann, option)
    site.processes[0].start()
    expect(ann.find("lost")).to_have_count(0)
    ann.until(lambda: ann.traffic.ask["kind"] in ("slot", "ring"))
    ann.settled()
    ann.until(lambda: ann.page.locator(f"{place(option)}.chosen").count())
    play(ann, by_mouse, lambda: ann.traffic.happened("laid") > chosen + 3)


@sqlite
def test_a_page_loaded_again_shows_the_same(site: Site, enter: Enter) -> None:
    ann = enter(site.url())
    ann.go(f"/t/{ann.new_table({'kind': 'me'}, BOT)}")
    ann.welcomed()
    play(ann, by_list, lambda: len(ann.traffic.view["cards"]) >= 4)
    choose_kind(ann, "slot")
    before = ann.state()
    ann.page.reload()
    ann.asked()
    assert ann.state() == before


@sqlite
def test_a_missing_player_is_marked_replaced_and_welcome_back(site: Site, enter: Enter) -> None:
    ann, bob = enter(site.url()), enter(site.url())
    table = ann.new_table({"kind": "me"}, {"kind": "open"})
    bob.go("/")
    bob.api("POST", f"/api/tables/{table}/join", {})
    for guest in (ann, bob):
        guest.go(f"/t/{table}")
        guest.welcomed()
    away = ann.page.locator("[data-testid=seat-1] .dot.away")
    expect(away).to_have_count(0)
    bob.go("/")
    expect(away).to_be_visible()
    ann.find("menu").click()
    ann.page.locator("details[open] .items button", has_text=str(ann.traffic.doc["table"]["seats"][1]["name"])).click()
    ann.until(lambda: ann.traffic.doc["table"]["seats"][1]["kind"] == "bot")
    assert choose(ann, by_list)

    bob.go(f"/t/{table}")
    bob.welcomed()
    ann.until(lambda: ann.traffic.doc["table"]["seats"][1]["kind"] == "human")
    expect(away).to_have_count(0)


@sqlite
def test_the_network_goes_away_and_comes_back(site: Site, enter: Enter) -> None:
    ann = enter(site.url())
    ann.go(f"/t/{ann.new_table({'kind': 'me'}, BOT)}")
    ann.welcomed()
    play(ann, by_list, lambda: len(ann.traffic.view["cards"]) >= 2)
    choose_kind(ann, "card")
    before, laid = ann.state(), ann.traffic.happened("laid")
    ann.context.set_offline(True)
    expect(ann.find("lost")).to_be_visible()
    ann.context.set_offline(False)
    expect(ann.find("lost")).to_have_count(0)
    ann.until(lambda: ann.traffic.options)
    ann.settled()
    assert ann.state() == before
    play(ann, by_list, lambda: ann.traffic.happened("laid") > laid + 2)
