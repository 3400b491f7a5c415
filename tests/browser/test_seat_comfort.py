"""The small things at a table: what has the focus, which keys help, what the tab says."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.guest import PHONE, Guest
from tests.browser.playing import by_list, choose, choose_kind, play
from tests.server.site import Site

Enter = Callable[..., Guest]
pytestmark = pytest.mark.parametrize("backend", ["sqlite"], indirect=True)
BOT = {"kind": "bot", "bot": "scripted"}
WITH_NOTIFICATIONS = """() => {
    window.shown = [];
    window.Notification = class {
        static permission = "granted";
        constructor(title) { window.shown.push(title); }
        close() {}
    };
    Object.defineProperty(document, "hidden", { get: () => window.away === true });
}"""


def at_a_table(site: Site, enter: Enter, game: str = "fellowship", bots: int = 1, **wishes: object) -> Guest:
    ann = enter(site.url(), **wishes)
    ann.go(f"/t/{ann.new_table({'kind': 'me'}, *[BOT] * bots, game=game, variant=START[game])}")
    ann.welcomed()
    return ann


START = {"fellowship": {"start": 0}, "wotr": {}}


def test_rules_inside_a_game_are_those_of_the_game(site: Site, enter: Enter) -> None:
    ann = at_a_table(site, enter, "wotr")
    ann.find("open-rules").click()
    expect(ann.find("rules-drawer").locator("[data-rule^=WR-]").first).to_be_visible()
    expect(ann.find("rules-drawer").locator("[data-rule^=FE-]")).to_have_count(0)


def test_what_opens_can_be_written_into_at_once(site: Site, enter: Enter) -> None:
    ann = at_a_table(site, enter)
    ann.asked()
    ann.find("menu").click()
    ann.find("report").click()
    ann.page.keyboard.type("the ring is gone")
    expect(ann.find("report-words")).to_have_value("the ring is gone")
    ann.page.keyboard.press("Escape")
    ann.find("open-chat").click()
    ann.page.keyboard.type("well met")
    expect(ann.find("chat-input")).to_have_value("well met")
    ann.page.keyboard.press("Escape")

    # What has no field takes the focus itself: no key may press a button by accident.
    ann.find("menu").click()
    ann.find("resign").click()
    ann.page.keyboard.press("Space")
    expect(ann.find("resign-dialog")).to_be_visible()
    assert not ann.traffic.finished


def test_a_game_that_goes_on_is_not_cancelled_by_one_touch(site: Site, enter: Enter) -> None:
    ann = at_a_table(site, enter)
    ann.asked()
    ann.find("menu").click()
    ann.find("cancel").click()
    expect(ann.find("cancel-dialog")).to_contain_text("nobody wins")
    assert not ann.traffic.finished
    ann.find("cancel-yes").click()
    ann.until(lambda: ann.traffic.finished)
    assert ann.traffic.doc["table"]["result"]["how"] == "cancelled"


def test_passing_is_a_quiet_button(site: Site, enter: Enter) -> None:
    ann = at_a_table(site, enter)
    play(
        ann, by_list, lambda: any(option["key"] == "stop" for option in ann.traffic.options) and ann.traffic.has_choice
    )
    ann.settled()
    stop = ann.page.locator("[data-testid=prompt] [data-key=stop]")
    expect(stop).to_be_visible()
    expect(stop).not_to_have_class(re.compile("primary"))

    war = at_a_table(site, enter, "wotr")
    for _ in range(30):
        choose(war, by_list)
        war.asked()
        filled = war.page.locator("[data-testid=prompt] .primary").evaluate_all("all => all.map((e) => e.dataset.key)")
        declining = [option["key"] for option in war.traffic.options if option.get("declines")]
        assert not set(filled) & set(declining)
        assert len(filled) <= 1


def test_numbers_beyond_nine_choose_too(site: Site, enter: Enter) -> None:
    ann = at_a_table(site, enter, "wotr")
    play(ann, by_list, lambda: len(ann.traffic.options) >= 12 and ann.asked())
    seq = ann.traffic.seq
    wanted = ann.traffic.options[10]
    ann.page.keyboard.press("1")
    ann.page.keyboard.press("1")
    ann.until(lambda: ann.traffic.seq != seq)
    assert ann.traffic.sent[-1]["code"] == wanted["code"]


def test_keys_for_undo_log_chat_and_rules(site: Site, enter: Enter) -> None:
    ann = at_a_table(site, enter)
    choose_kind(ann, "card")
    choose(ann, by_list)
    ann.until(lambda: ann.traffic.ask["kind"] != "card")
    ann.settled()
    ann.page.locator("main").focus()
    ann.page.keyboard.press("u")
    ann.until(lambda: ann.traffic.ask["kind"] == "card")
    for key, drawer in (("l", "log-drawer"), ("c", "chat-drawer"), ("r", "rules-drawer")):
        ann.page.keyboard.press(key)
        expect(ann.find(drawer)).to_be_visible()
        ann.page.keyboard.press("Escape")
        expect(ann.find(drawer)).to_have_count(0)


def test_the_tab_and_a_notification_say_whose_turn_it_is(site: Site, enter: Enter) -> None:
    ann = enter(site.url())
    ann.page.add_init_script(f"({WITH_NOTIFICATIONS})()")
    ann.go("/settings")
    ann.find("notify").check()
    ann.go(f"/t/{ann.new_table({'kind': 'me'}, BOT, variant={'start': 0})}")
    ann.welcomed()
    ann.asked()
    expect(ann.page).to_have_title(re.compile(r"^Your turn: "))
    ann.page.evaluate("window.away = true")
    play(ann, by_list, lambda: ann.page.evaluate("window.shown.length"))
    assert ann.page.evaluate("window.shown[0]").startswith("Your turn")


def test_log_and_chat_stand_beside_the_board_on_a_wide_screen(site: Site, enter: Enter) -> None:
    ann = at_a_table(site, enter, size=(1920, 1000))
    choose(ann, by_list)
    expect(ann.find("log")).to_be_visible()
    expect(ann.find("open-log")).to_have_count(0)
    ann.page.locator("main").focus()
    ann.page.keyboard.press("c")
    ann.page.keyboard.type("well met")
    ann.page.keyboard.press("Enter")
    expect(ann.find("log")).to_contain_text("well met")
    log, board = ann.find("log").bounding_box(), ann.find("board").bounding_box()
    assert log is not None
    assert board is not None
    assert log["x"] >= board["x"] + board["width"]


def test_a_close_look_needs_a_movement_and_spares_the_question(site: Site, enter: Enter) -> None:
    ann = at_a_table(site, enter)
    choose_kind(ann, "card")
    page = ann.page
    card = page.locator("[data-testid=hand] [data-card]").first.bounding_box()
    prompt = ann.find("prompt").bounding_box()
    assert card is not None
    assert prompt is not None
    x, y = card["x"] + card["width"] / 2, card["y"] + card["height"] / 2
    page.mouse.move(x, y - 2)
    page.mouse.move(x, y)
    glance = ann.find("glance")
    expect(glance).to_be_visible()
    seen = glance.bounding_box()
    assert seen is not None
    assert seen["y"] + seen["height"] <= prompt["y"]

    # A press, and the mouse rests: what then comes to lie under it is not looked at.
    page.mouse.move(x, y - 3 * card["height"])
    expect(glance).to_have_count(0)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.up()
    page.wait_for_timeout(900)
    expect(glance).to_have_count(0)

    # An empty slot has nothing to say.
    choose_kind(ann, "slot")
    slot = page.locator("[data-testid=board] .cell.lit, [data-testid=board] [data-key^='slot:']").first.bounding_box()
    assert slot is not None
    page.mouse.move(slot["x"] + slot["width"] / 2, slot["y"] + slot["height"] / 2 + 8)
    page.mouse.move(slot["x"] + slot["width"] / 2, slot["y"] + slot["height"] / 2)
    page.wait_for_timeout(900)
    expect(glance).to_have_count(0)


def test_places_that_get_nothing_are_struck_out(site: Site, enter: Enter) -> None:
    ann = at_a_table(site, enter, bots=2)
    ann.asked()
    scores = ann.find("scores")
    places = ann.traffic.view["location"]["scores"]
    expect(scores.locator("s")).to_have_text([str(score) for score in places[2:]])
    play(ann, by_list, lambda: ann.traffic.happened("scored"))
    ann.find("open-log").click()
    slip = ann.find("log").locator(".slip").first
    expect(slip).to_be_visible()
    scored = next(event for event in ann.traffic.log if event["event"] == "scored")
    last = scored["ranking"][-1]
    unpaid = places[2] if len(places) > 2 else 0
    expect(slip.locator("tbody tr").last.locator("s")).to_have_count(1 if unpaid else 0)
    note = slip.get_by_test_id("slip-unpaid" if last["cards"] else "slip-no-card")
    expect(note).to_have_count(1 if unpaid else 0)


def test_a_finger_sees_no_hint_at_a_key(site: Site, enter: Enter) -> None:
    ann = at_a_table(site, enter, size=PHONE, is_mobile=True)
    choose_kind(ann, "card")
    choose(ann, by_list)
    ann.until(lambda: ann.traffic.ask["kind"] != "card")
    expect(ann.find("unpick")).to_be_visible()
    expect(ann.find("unpick").locator("kbd")).to_be_hidden()


def test_a_thinking_bot_shows_how_long_it_may(site: Site, enter: Enter) -> None:
    ann = enter(site.url())
    thinker = {"kind": "bot", "bot": "montecarlo"}
    ann.go(f"/t/{ann.new_table({'kind': 'me'}, thinker, game='wotr', variant=START['wotr'])}")
    ann.welcomed()
    thinking = ann.find("thinking")
    seen: list[str | None] = []
    while not seen and choose(ann, by_list):
        ann.until(lambda: ann.traffic.has_choice or thinking.count())
        seen = [bar.get_attribute("max") for bar in thinking.all()]
    limit = next(game["bot_seconds"] for game in ann.api("GET", "/api/games") if game["id"] == "wotr")
    assert seen == [str(int(limit * 1000))]
    ann.asked()
    expect(thinking).to_have_count(0)


def test_on_a_phone_the_scoring_lies_below_the_board_with_names_in_full(site: Site, enter: Enter) -> None:
    ann = at_a_table(site, enter, bots=2, size=PHONE, is_mobile=True)
    play(ann, by_list, lambda: ann.find("slip").count())
    slip, board = ann.find("slip").bounding_box(), ann.find("board").bounding_box()
    assert slip is not None
    assert board is not None
    assert slip["y"] >= board["y"] + board["height"]
    assert names_are_whole(ann)
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


# The words of elements that lie in more than one line.
BROKEN_WORDS = r"""all => all.flatMap((one) => {
    const texts = [...one.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    return texts.flatMap((text) => [...text.data.matchAll(/\S+/g)].filter(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return new Set([...range.getClientRects()].map(({ y }) => Math.round(y))).size > 1;
    }).map(([word]) => word));
})"""


def names_are_whole(guest: Guest) -> bool:
    names = guest.find("slip").locator("tbody td:nth-child(2)")
    return not any(names.evaluate_all("all => all.map((cell) => cell.scrollWidth > cell.clientWidth + 1)"))


def test_beside_the_board_the_scoring_has_names_in_full(site: Site, enter: Enter) -> None:
    ann = at_a_table(site, enter, bots=2, locale="de-DE")
    play(ann, by_list, lambda: ann.find("slip").count())
    assert names_are_whole(ann)
    names = ann.find("slip").locator("tbody td:nth-child(2)")
    assert names.evaluate_all(BROKEN_WORDS) == []


def test_the_tools_of_a_replay_are_in_sight_on_a_small_screen(site: Site, enter: Enter) -> None:
    ann = at_a_table(site, enter, bots=2, size=(1280, 720))
    choose(ann, by_list)
    ann.go(f"/replay/{ann.table}")
    expect(ann.find("report")).to_be_in_viewport(ratio=1)


def test_whoever_is_asked_is_said_to_act(site: Site, enter: Enter) -> None:
    """Also in the turn of the other side."""
    ann = at_a_table(site, enter, "wotr")

    def asked_meanwhile() -> bool:
        return ann.asked() and ann.traffic.view["turn_of"] == "shadow"

    play(ann, by_list, asked_meanwhile)
    expect(ann.find("acting")).to_have_text("To act: Free Peoples")
