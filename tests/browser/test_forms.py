"""Home, forms and accounts, as a newcomer meets them."""

import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Route, expect
from tests.browser.guest import PHONE, Guest
from tests.server.site import Site

from mathom.games.wotr.round.setup import ROLES

Enter = Callable[..., Guest]
pytestmark = pytest.mark.parametrize("backend", ["sqlite"], indirect=True)
PASSWORD = "vilya-vilya"


def boxes(*found: Locator) -> list[dict[str, Any]]:
    areas = [one.bounding_box() for one in found]
    assert all(areas)
    return [dict(area) for area in areas if area]


def meet(a: dict[str, Any], b: dict[str, Any]) -> bool:
    apart = a["x"] + a["width"] <= b["x"] or b["x"] + b["width"] <= a["x"]
    return not (apart or a["y"] + a["height"] <= b["y"] or b["y"] + b["height"] <= a["y"])


@pytest.mark.parametrize("width", [720, 1280, 1700, 2560])
def test_no_game_covers_another_on_the_home_page(site: Site, enter: Enter, width: int) -> None:
    ann = enter(site.url(), size=(width, 900))
    ann.go("/")
    areas = boxes(*ann.page.locator("[data-testid^=box-]").all())
    assert len(areas) == 5
    pairs = [(a, b) for i, a in enumerate(areas) for b in areas[i + 1 :]]
    assert [pair for pair in pairs if meet(*pair)] == []


@pytest.mark.parametrize("size", [(1280, 720), (1440, 900)])
def test_all_games_are_in_sight_on_a_wide_screen(site: Site, enter: Enter, size: tuple[int, int]) -> None:
    ann = enter(site.url(), size=size)
    ann.go("/")
    areas = boxes(*ann.page.locator("[data-testid^=box-]").all())
    assert [area for area in areas if area["y"] + area["height"] > size[1]] == []


@pytest.mark.parametrize(("answer", "side"), [("free_peoples_first", "free_peoples"), ("shadow_first", "shadow")])
def test_play_now_asks_for_the_side(site: Site, enter: Enter, answer: str, side: str) -> None:
    ann = enter(site.url())
    ann.go("/")
    ann.page.locator("[data-testid=box-wotr] [data-testid=play-now]").click()
    ann.find(f"play-{answer}").click()
    ann.until(lambda: ann.traffic.view)
    assert ann.traffic.doc["table"]["variant"]["sides"] == answer
    assert ann.traffic.view["players"][0]["side"] == side
    assert [seat["kind"] for seat in ann.traffic.doc["table"]["seats"]] == ["human", "bot"]


@pytest.mark.parametrize(("game", "seats"), [("fellowship", 3), ("wotr", 2)])
def test_the_first_game_after_the_lessons_is_against_bots_alone(
    site: Site, enter: Enter, game: str, seats: int
) -> None:
    ann = enter(site.url())
    ann.go(f"/learn/{game}")
    ann.page.locator(f"[data-testid=learn-first][href^='/new/{game}']").click()
    ann.find("create").click()
    ann.until(lambda: ann.traffic.view)
    assert [seat["kind"] for seat in ann.traffic.doc["table"]["seats"]] == ["human"] + ["bot"] * (seats - 1)


def test_the_form_says_what_each_seat_plays(site: Site, enter: Enter) -> None:
    ann = enter(site.url())
    ann.go("/new/wotr")
    told = ann.find("new-game").locator("[data-role]")
    for count, roles in ROLES.items():
        ann.page.locator(f"[name=count][value='{count}']").check(force=True)
        expect(told).to_have_count(count)
        assert [one.get_attribute("data-role") for one in told.all()] == roles
        assert all(one.text_content() for one in told.all())
    ann.find("setting-sides").select_option(label="the first seat plays the Shadow")
    assert [one.get_attribute("data-role") for one in told.all()] == ROLES[4][::-1]
    ann.find("setting-sides").select_option("2")
    expect(told).to_have_count(0)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_settings_are_said_in_words_with_their_rules(site: Site, enter: Enter, lang: str) -> None:
    ann = enter(site.url(), locale={"en": "en-GB", "de": "de-DE"}[lang])
    ann.go("/new/wotr")
    form = ann.find("new-game")
    words = form.locator("option, label, legend, summary").all_text_contents()
    assert [
        text for text in words if re.search(r"[a-z]_[a-z]|client-|wotr-|\bdrawn$", text) and "by lot" not in text
    ] == []
    bots = ann.find("seat-wish-1").locator("option[value^=bot]").all_text_contents()
    assert bots
    assert all("," in text for text in bots)

    advanced = ann.find("advanced")
    expect(advanced.get_by_role("checkbox").first).to_be_hidden()
    advanced.locator("summary").click()
    assert advanced.get_by_role("checkbox").count() >= 10
    advanced.locator(".rule", has_text="WR-15.44").click()
    expect(ann.find("rules-drawer").locator('[data-rule="WR-15.44"]')).to_be_visible()


def fill(guest: Guest, name: str, password: str, new: bool) -> Locator:
    form = guest.find("login-form")
    if new:
        form.locator("button.quiet").click()
    form.locator("[autocomplete=username]").fill(name)
    form.locator("[type=password]").fill(password)
    return form.locator("button.primary")


def slowly(route: Route) -> None:
    time.sleep(0.7)
    route.continue_()


def test_registering_shows_that_it_works_and_leaving_costs_nothing(site: Site, enter: Enter) -> None:
    ann = enter(site.url())
    ann.go("/account")
    button = fill(ann, "Gildor", PASSWORD, new=True)
    ann.page.route("**/api/accounts", slowly)
    button.click(no_wait_after=True)
    expect(button).to_have_attribute("aria-busy", "true")
    expect(button).to_be_disabled()
    ann.page.unroute("**/api/accounts")
    expect(ann.find("logout")).to_be_visible()

    # The answer to a login gets lost with the page: one is still somebody, and can try again.
    bob = enter(site.url())
    bob.go("/account")
    before = bob.api("GET", "/api/me")
    fill(bob, "Gildor", PASSWORD, new=False).click(no_wait_after=True)
    bob.go("/")
    after = bob.api("GET", "/api/me")
    assert after["id"] in (before["id"], ann.api("GET", "/api/me")["id"])


def test_a_refused_login_stands_alone_and_at_its_form(site: Site, enter: Enter) -> None:
    ann = enter(site.url())
    ann.go("/account")
    fill(ann, "Nobody at all", "wrong-password", new=False).click()
    refusal = ann.find("refusal-enter")
    expect(refusal).to_have_text(re.compile(r"\w+"))
    expect(ann.find("notices").locator(".notice")).to_have_count(0)
    fill(ann, "Glorfindel", PASSWORD, new=True).click()
    expect(ann.find("notices").locator(".notice")).to_have_count(1)
    expect(refusal).to_have_count(0)


@pytest.mark.parametrize("size", [(1280, 720), PHONE], ids=["wide", "phone"])
def test_notices_cover_neither_heading_nor_form(site: Site, enter: Enter, size: tuple[int, int]) -> None:
    ann = enter(site.url(), size=size)
    ann.go("/account")
    ann.find("rename").fill(f"Bilbo {size[0]}")
    ann.page.locator("form button.primary").first.click()
    notice = ann.find("notices").locator(".notice")
    expect(notice).to_be_visible()
    seen = boxes(notice, ann.page.locator("h1"), ann.find("rename"), ann.page.locator("[autocomplete=username]"))
    assert [other for other in seen[1:] if meet(seen[0], other)] == []


def test_password_and_account_can_be_changed_and_deleted(site: Site, enter: Enter) -> None:
    ann = enter(site.url())
    ann.go("/account")
    fill(ann, "Erestor", PASSWORD, new=True).click()
    form = ann.find("password-form")
    form.locator("[autocomplete=current-password]").fill("not-this-one")
    form.locator("[autocomplete=new-password]").fill("narya-narya")
    form.locator("button").click()
    expect(ann.find("refusal-password")).to_have_text(re.compile(r"\w+"))
    form.locator("[autocomplete=current-password]").fill(PASSWORD)
    form.locator("button").click()
    expect(ann.find("notice-info")).to_be_visible()
    expect(ann.find("refusal-password")).to_have_text("")
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    ann.find("delete-account").click()
    ann.find("delete-form").locator("[type=password]").fill("narya-narya")
    ann.find("delete-form").locator("button").click()
    expect(ann.find("login-form")).to_be_visible()
    assert ann.api("GET", "/api/me")["guest"]


def test_rules_carry_no_numbers_of_rulings(site: Site, enter: Enter) -> None:
    ann = enter(site.url())
    ann.go("/rules/WR-11.82")
    rule = ann.page.locator('[data-rule="WR-11.82"]')
    expect(rule.locator("abbr")).to_have_text("R")
    expect(rule).not_to_contain_text("AMB")


def test_a_table_can_be_cancelled_before_and_in_the_game(site: Site, enter: Enter) -> None:
    ann = enter(site.url())
    waiting = ann.new_table({"kind": "me"}, {"kind": "open"})
    playing = ann.new_table({"kind": "me"}, {"kind": "bot", "bot": "scripted"})
    ann.go(f"/t/{waiting}")
    ann.find("cancel").click()
    expect(ann.page.locator("main h2")).to_have_text("The table is cancelled")
    ann.go(f"/t/{playing}")
    ann.find("menu").click()
    ann.find("cancel").click()
    ann.find("cancel-yes").click()
    expect(ann.find("result")).to_contain_text("The table is cancelled")
    for name in ("mine", "open", "live", "finished"):
        assert not {waiting, playing} & {table["id"] for table in ann.api("GET", f"/api/tables?list={name}")}
