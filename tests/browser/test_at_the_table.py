"""What one finds at a table beside the moves: language, theme, reasons, the log, reporting a problem."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.guest import Guest
from tests.browser.playing import by_list, choose, choose_kind, play
from tests.server.site import Site

Enter = Callable[..., Guest]
pytestmark = pytest.mark.parametrize("backend", ["sqlite"], indirect=True)
BOT = {"kind": "bot", "bot": "scripted"}


def at_a_table(site: Site, enter: Enter) -> Guest:
    ann = enter(site.url())
    ann.go(f"/t/{ann.new_table({'kind': 'me'}, BOT)}")
    ann.welcomed()
    return ann


def test_the_language_changes_in_the_middle_of_a_game(site: Site, enter: Enter) -> None:
    ann = at_a_table(site, enter)
    play(ann, by_list, lambda: len(ann.traffic.view["cards"]) >= 4)
    choose_kind(ann, "card")
    english, seq = ann.state(), ann.traffic.seq
    ann.find("language").click()
    expect(ann.page.locator("html")).to_have_attribute("lang", "de")
    expect(ann.find("prompt")).not_to_contain_text(english["prompt"])
    german = ann.state()
    for same in ("hand", "rings", "options"):
        assert german[same] == english[same]
    assert [cell.split()[0] for cell in german["cells"]] == [cell.split()[0] for cell in english["cells"]]
    assert german["cells"] != english["cells"]
    assert (len(ann.traffic.sockets), ann.traffic.seq) == (1, seq)

    ann.find("language").click()
    expect(ann.page.locator("html")).to_have_attribute("lang", "en")
    assert ann.state() == english
    assert choose(ann, by_list)


def test_the_theme_changes_and_stays(site: Site, enter: Enter) -> None:
    ann = at_a_table(site, enter)
    ann.asked()
    ground = "getComputedStyle(document.querySelector('header')).backgroundColor"
    light = ann.page.evaluate(ground)
    ann.find("theme").click()
    expect(ann.page.locator("html")).to_have_attribute("data-theme", "dark")
    dark = ann.page.evaluate(ground)
    assert dark != light
    ann.page.reload()
    ann.asked()
    assert ann.page.evaluate(ground) == dark


@pytest.mark.parametrize(
    "dimmed", ["[data-testid=hand] .card.dim", "[data-testid=board] .cell.dim"], ids=["card", "cell"]
)
def test_something_dimmed_says_why_and_opens_the_rule(site: Site, enter: Enter, dimmed: str) -> None:
    ann = at_a_table(site, enter)
    play(ann, by_list, lambda: ann.asked() and ann.page.locator(dimmed).count())
    ann.page.locator(dimmed).first.click()
    notice = ann.find("notice-why").first
    expect(notice).to_contain_text(re.compile(r"\w+ \w+ .*\."))
    rule = notice.get_by_text(re.compile(r"^FE-\d+\.\d+$")).first
    name = rule.inner_text()
    rule.click()
    wanted = ann.find("rules-drawer").locator(f'[data-rule="{name}"]')
    expect(wanted).to_be_visible()
    expect(wanted).to_have_class(re.compile("wanted"))


def test_the_log_tells_the_moves_with_their_rules(site: Site, enter: Enter) -> None:
    ann = at_a_table(site, enter)
    play(ann, by_list, lambda: ann.traffic.happened("scored"))
    ann.find("open-log").click()
    log = ann.find("log")
    expect(log.locator(".slip").first).to_be_visible()
    assert log.locator("p").count() > 5
    assert log.get_by_text(re.compile(r"fellowship-|client-|\{")).count() == 0, "a text is missing"
    log.locator("button.rule").first.click()
    expect(ann.find("rules-drawer")).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(ann.find("rules-drawer")).to_have_count(0)


def test_a_reported_problem_reaches_the_admin(own_site: Callable[..., Site], backend: object, enter: Enter) -> None:
    site = own_site()
    admin = enter(site.url())
    admin.go("/account")
    form = admin.find("login-form")
    form.locator("button.quiet").click()
    form.locator("[autocomplete=username]").fill("Elrond")
    form.locator("[autocomplete=new-password]").fill("vilya-vilya")
    form.locator("button.primary").click()
    expect(admin.find("logout")).to_be_visible()
    # Who is to be an admin becomes one when the server starts.
    site.restart(admin="Elrond")

    # Private: the admin may look at it all the same.
    ann = enter(site.url())
    ann.go(f"/t/{ann.new_table({'kind': 'me'}, BOT, public=False)}")
    ann.welcomed()
    assert choose(ann, by_list)
    ann.asked()
    ann.find("menu").click()
    ann.find("report").click()
    ann.find("report-words").fill("My Nazgûl <b>flew</b> away")
    ann.find("report-send").click()
    expect(ann.find("report-dialog")).to_have_count(0)

    admin.go("/")
    admin.page.locator("header a[href='/admin/reports']").click()
    report = admin.page.locator("article", has_text="My Nazgûl <b>flew</b> away")
    expect(report).to_be_visible()
    with admin.page.expect_download() as download:
        report.locator("a[download]").click()
    assert "fellowship" in download.value.path().read_text("utf-8").splitlines()[0]
    report.locator("a[href^='/replay/']").click()
    expect(admin.find("scrubber")).to_be_visible()

    ann.go("/admin/reports")
    expect(ann.page.locator("article")).to_have_count(0)
