"""The database goes away while somebody plays: it is said, nothing is lost, and play goes on."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect
from tests.browser.guest import Guest
from tests.browser.playing import by_list, choose_kind, play
from tests.server import engines
from tests.server.conftest import need_engines
from tests.server.engines import Engine
from tests.server.site import Site

Enter = Callable[..., Guest]
BOT = {"kind": "bot", "bot": "scripted"}


@pytest.fixture
def database() -> Iterator[Engine]:
    need_engines()
    with engines.postgres_engine() as engine:
        yield engine


def test_the_database_goes_away_and_comes_back(database: Engine, enter: Enter) -> None:
    site = Site(database.url, "", 1)
    try:
        ann = enter(site.url())
        ann.go(f"/t/{ann.new_table({'kind': 'me'}, BOT)}")
        ann.welcomed()
        play(ann, by_list, lambda: len(ann.traffic.view["cards"]) >= 2)
        choose_kind(ann, "card")
        laid, cards = ann.traffic.happened("laid"), len(ann.traffic.view["cards"])
        database.stop()
        by_list(ann, ann.traffic.options[0])
        # The refusal in words, or the line that is cut, or first the one and then the other.
        expect(ann.page.get_by_text("cannot reach its database").or_(ann.find("lost")).first).to_be_visible()
        expect(ann.find("lost")).to_be_visible()
        database.start()
        expect(ann.find("lost")).to_have_count(0, timeout=60_000)
        ann.until(lambda: ann.traffic.options, 60)
        ann.settled()
        assert len(ann.traffic.view["cards"]) >= cards
        play(ann, by_list, lambda: ann.traffic.happened("laid") > laid + 2)
    finally:
        site.stop()
