"""What is told names the rule that made it happen, also where several rules do the same."""

from __future__ import annotations

import pytest
from tests.games.wotr.helpers import FP, SH, at, bare, put
from tests.games.wotr.plain_box import CHARACTER_NAMES
from tests.games.wotr.playing import FIRST, SECOND, choose, position

from mathom.games.wotr.battle.conquest import conquer
from mathom.games.wotr.fellowship.members import Depart, lose_companion
from mathom.games.wotr.politics import army_attacked
from mathom.games.wotr.state import War
from mathom.kernel import Event
from mathom.testing import rule

BOROMIR = CHARACTER_NAMES.index("boromir")


def rules_of(events: list[Event], name: str) -> list[tuple[str, ...]]:
    return [event.kind.rules for event in events if event.kind.name == name]


# A nation's marker moves


@rule("WR-14.14")
def test_an_attack_moves_the_marker_by_its_own_rule() -> None:
    w = bare()
    put(w, "dale", north_regular=1)
    w.take_news()
    army_attacked(w, FP, at("dale"))
    assert rules_of(w.take_news(), "advanced") == [("WR-14.14",)]


@rule("WR-14.15")
def test_a_lost_settlement_moves_the_marker_by_its_own_rule() -> None:
    w = bare()
    w.take_news()
    conquer(w, SH, at("dale"))
    assert rules_of(w.take_news(), "advanced") == [("WR-14.15",)]


@rule("WR-14.13")
def test_a_muster_die_moves_the_marker_by_diplomacy() -> None:
    w = position(rolled={FIRST: ["muster"], SECOND: ["event"]})
    assert rules_of(choose(w, "die:muster", "diplomacy", "nation:gondor"), "advanced") == [("WR-14.13",)]


@rule("WR-7.43", "WR-7.44", "WR-7.45")
@pytest.mark.parametrize(
    ("companion", "place", "nation", "number"),
    [
        ("boromir", "pelargir", "gondor", "WR-7.43"),
        ("legolas", "lorien", "elves", "WR-7.44"),
        ("gimli", "erebor", "dwarves", "WR-7.45"),
    ],
)
def test_a_companions_word_moves_the_marker_by_the_rule_of_his_card(
    companion: str, place: str, nation: str, number: str
) -> None:
    w = position(
        rolled={FIRST: ["event"], SECOND: ["event"]},
        characters=[f"{companion} {place}"],
        nations=[f"{nation} 3 active"],
    )
    assert rules_of(choose(w, "die:event", f"character:{companion}"), "advanced") == [(number,)]


# A Companion is out of the game


def lost(w: War) -> list[tuple[str, ...]]:
    w.run()
    return rules_of(w.take_news(), "companion-lost")


@rule("WR-16.41")
def test_who_falls_is_not_lost_by_the_rule_of_the_mordor_track() -> None:
    w = bare()
    w.take_news()
    lose_companion(w, BOROMIR)
    on_the_way = lost(w)
    w = bare()
    w.mordor = 1
    lose_companion(w, BOROMIR)
    assert (on_the_way, lost(w)) == ([("WR-16.41",)], [("WR-16.41",)])


@rule("WR-17.20")
def test_who_is_separated_on_the_mordor_track_is_lost_by_its_rule() -> None:
    w = bare()
    w.mordor = 1
    w.take_news()
    w.push(Depart(FP, [BOROMIR]))
    assert lost(w) == [("WR-17.20",)]
