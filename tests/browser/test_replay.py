"""Games that are over: scrub, share a moment, go on from there."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.accessibility import barriers
from tests.browser.guest import Guest
from tests.browser.playing import by_mouse, choose
from tests.server.site import Site
from tests.server.visitor import ME, SCRIPTED, Visitor, play

Enter = Callable[..., Guest]
pytestmark = pytest.mark.parametrize("backend", ["sqlite"], indirect=True)


def finished_game(site: Site) -> str:
    """A public game against a bot, played over the wire."""
    visitor = Visitor(site)
    table = visitor.new_table(ME, SCRIPTED)
    with visitor.connect(table) as line:
        play(line)
    visitor.http.close()
    return table


def cards(guest: Guest) -> list[str]:
    """The cards on the board; empty slots are no cards."""
    found: list[str] = guest.page.locator("[data-testid=board] .cell:not(:has(.slot))").evaluate_all(
        "(all) => all.map((one) => `${one.dataset.cell} ${one.getAttribute('aria-label')}`).sort()"
    )
    return found


def moment(guest: Guest, n: int) -> None:
    """Waits until the page shows this moment."""
    guest.page.wait_for_url(f"**/replay/*/{n}")
    view = guest.api("GET", f"/api/tables/{guest.table}/moments/{n}")["view"]
    guest.until(lambda: len(cards(guest)) == len(view["cards"]))


def test_scrubbing_goes_through_the_game(site: Site, enter: Enter) -> None:
    ann = enter(site.url())
    ann.go(f"/replay/{finished_game(site)}")
    slider = ann.find("scrub")
    end = int(slider.get_attribute("max") or 0)
    assert end > 20
    ann.find("scrub-on").click()
    moment(ann, 1)
    slider.fill(str(end // 2))
    moment(ann, end // 2)
    half = cards(ann)
    ann.page.keyboard.press("ArrowRight")
    moment(ann, end // 2 + 1)
    ann.page.keyboard.press("ArrowLeft")
    moment(ann, end // 2)
    assert cards(ann) == half
    ann.page.keyboard.press("End")
    moment(ann, end)
    expect(ann.find("scrub-on")).to_be_disabled()
    assert len(cards(ann)) > len(half)


def test_a_link_shows_the_same_moment_to_others_and_the_game_goes_on_from_there(site: Site, enter: Enter) -> None:
    table = finished_game(site)
    ann, bob = enter(site.url()), enter(site.url())
    ann.go(f"/replay/{table}/20")
    moment(ann, 20)
    ann.find("share").click()
    link = ann.page.evaluate("navigator.clipboard.readText()")
    bob.go(link)
    moment(bob, 20)
    assert cards(bob) == cards(ann)

    bob.find("continue-here").click()
    bob.page.wait_for_url("**/t/*")
    assert bob.asked()
    assert bob.table != table
    kinds = sorted(seat["kind"] for seat in bob.traffic.doc["table"]["seats"])
    assert kinds == ["bot", "human"]
    assert len(bob.traffic.view["cards"]) >= len(cards(ann))
    assert choose(bob, by_mouse)


def test_who_was_invited_to_watch_reads_the_replay_of_a_private_game(site: Site, enter: Enter) -> None:
    visitor = Visitor(site)
    made = visitor.post("/api/tables", {"game": "fellowship", "seats": [ME, SCRIPTED], "public": False})
    table, invite = made["id"], made["invite"]
    eve, bob = enter(site.url()), enter(site.url())
    eve.go(f"/t/{table}?invite={invite}")
    eve.welcomed()
    with visitor.connect(table) as line:
        play(line, choices=2)
        line.command("resign")
    eve.find("to-replay").click()
    expect(eve.find("scrubber")).to_be_visible()
    eve.find("scrub-on").click()
    eve.page.wait_for_url(f"**/replay/{table}/1?invite={invite}")
    eve.find("share").click()
    bob.go(eve.page.evaluate("navigator.clipboard.readText()"))
    expect(bob.find("scrubber")).to_be_visible()
    visitor.http.close()


def test_how_the_chances_stood_is_worked_out_on_demand(site: Site, enter: Enter) -> None:
    ann = enter(site.url())
    table = finished_game(site)
    ann.go(f"/replay/{table}")
    ask = ann.find("chances-ask")
    assert ask.evaluate("(e) => e.scrollHeight <= e.clientHeight + 1 && e.scrollWidth <= e.clientWidth + 1")
    ask.click()
    chart = ann.find("chances")
    expect(chart.locator("polyline")).to_have_count(2)
    expect(chart.get_by_test_id("axes").locator(".values span")).to_have_text(["100%", "50%", "0%"])
    points = ann.find("chart").locator("xpath=..").locator(".values span").all_inner_texts()
    assert [int(value) for value in points] == [int(points[0]), int(points[0]) // 2, 0]
    # The server works on while the page looks, and the end is the result.
    ann.until(lambda: (chart.locator("polyline").first.get_attribute("points") or "").count(",") > 2)
    ann.page.keyboard.press("End")
    result = ann.api("GET", f"/api/tables/{table}")["result"]
    expect(chart.locator("strong").nth(result["winners"][0])).to_have_text(
        "100%" if len(result["winners"]) == 1 else "50%"
    )
    assert barriers(ann.page) == []


def test_a_game_that_goes_on_tells_no_chances(site: Site, enter: Enter) -> None:
    ann = enter(site.url())
    table = ann.new_table(ME, SCRIPTED)
    ann.go(f"/replay/{table}")
    expect(ann.find("scrubber")).to_be_visible()
    expect(ann.find("chances-ask")).to_have_count(0)


def test_who_only_watched_sees_the_end_as_all_did_and_from_each_seat(site: Site, enter: Enter) -> None:
    ann, eve = enter(site.url()), enter(site.url())
    table = ann.new_table(ME, SCRIPTED, game="wotr", variant={"sides": "free_peoples_first"})
    ann.go(f"/t/{table}")
    assert ann.asked()
    ann.find("menu").click()
    ann.find("resign").click()
    ann.find("resign-yes").click()
    ann.until(lambda: ann.traffic.finished)
    eve.go(f"/replay/{table}")
    eyes = eve.find("perspective")
    expect(eyes.locator("option").first).to_have_text("all who watch")
    expect(eyes.locator("option").nth(1)).to_contain_text("(Free Peoples)")
    expect(eve.find("hand")).to_have_count(0)
    eyes.select_option(index=2)
    expect(eve.find("hand").locator("[data-card^=sh_]").first).to_be_visible()
    ann.go(f"/replay/{table}")
    expect(ann.find("perspective").locator("option").first).to_have_text("myself")
