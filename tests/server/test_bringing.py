"""Decks over the wire: brought, refused, changed, and seen by nobody else."""

from __future__ import annotations

from tests.kernel.barrows import PLAUSIBLE
from tests.server.barrows_site import barrows_site
from tests.server.site import Site
from tests.server.visitor import ME, OPEN, RANDOM, Line, Visitor

__all__ = ["barrows_site"]
WOLVES = ["wolf"] * 3 + ["mist"] * 3 + ["ward"] * 3 + ["seer"] * 3


def running(line: Line) -> bool:
    return bool(line.doc) and line.doc["table"]["status"] == "running"


def test_two_bring_decks_and_none_reads_the_others(barrows_site: Site) -> None:
    ann, bob = Visitor(barrows_site), Visitor(barrows_site)
    table = ann.new_table(ME, OPEN, game="barrows")
    bob.sit(table)
    with ann.connect(table) as a, bob.connect(table) as b:
        for line in (a, b):
            line.until(lambda line: line.welcomed)
            assert line.doc["table"]["brings"]
        refused = a.command("bring", what=WOLVES[1:])
        assert (refused["error"], refused["reasons"]) == (
            "error-bad-brought",
            [{"key": "a-deck-has-twelve-cards", "rules": ["BA-1.1"]}],
        )
        assert a.command("bring", what=WOLVES)["type"] == "done"
        b.until(lambda line: "brought" in line.doc["table"]["seats"][0])
        assert a.command("bring", what=PLAUSIBLE[0])["type"] == "done"
        assert not any("wolf" in frame or PLAUSIBLE[0][0] in frame for frame in b.frames)
        assert b.command("bring", suggested=True)["type"] == "done"
        for line in (a, b):
            line.until(running)


def test_at_one_screen_each_seat_brings_its_own(barrows_site: Site) -> None:
    ann = Visitor(barrows_site)
    table = ann.new_table(ME, ME, game="barrows")
    with ann.connect(table) as line:
        line.until(lambda line: line.welcomed)
        assert line.command("bring", what=WOLVES, seat=0)["type"] == "done"
        assert line.command("bring", what=WOLVES, seat=2)["error"] == "error-no-seat"
        assert not running(line)
        assert line.command("bring", what=WOLVES, seat=1)["type"] == "done"
        line.until(running)


def test_a_bot_brings_what_the_game_suggests(barrows_site: Site) -> None:
    ann = Visitor(barrows_site)
    table = ann.new_table(ME, RANDOM, game="barrows")
    with ann.connect(table) as line:
        line.until(lambda line: line.welcomed)
        assert line.command("bring", suggested=True)["type"] == "done"
        line.until(running)
