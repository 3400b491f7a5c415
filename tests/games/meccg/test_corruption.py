"""Chapter 20: corruption checks and corruption cards."""

import pytest
from tests.games.meccg.scene import Scene

from mathom.games.meccg.corruption import CorruptionCheck, corruption_points
from mathom.games.meccg.state import TAPPED, UNTAPPED
from mathom.games.meccg.zones import DISCARD, GONE
from mathom.testing import part, rule

GLORFINDEL, SAM, BALIN, GANDALF, ASTERNAK = "tw-161", "tw-180", "tw-123", "tw-156", "le-1"
CRAM, HORN, SCROLL, GLAMDRING, BOOK = "td-105", "tw-259", "tw-323", "tw-244", "tw-201"  # 1, 1, 3, 1, 2
MINION_SCROLL = "le-343"  # 4


def checked(*people: str | list[str], roll: list[int], side: str = "hero", who: str = GLORFINDEL) -> Scene:
    tale = Scene(*people, side=side, rolls={"check": [roll]})
    return tale.meanwhile(CorruptionCheck(tale.thing(who)))


@rule("ME-20.16")
def test_more_than_the_corruption_points_passes() -> None:
    tale = checked([GLORFINDEL, SCROLL], roll=[2, 2])
    told = {"seat": 0, "card": GLORFINDEL, "roll": 4, "modifier": 0, "points": 3, "outcome": "passed"}
    assert (tale.told("checked"), tale.members()) == ([told], [[GLORFINDEL]])


@rule("ME-20.17")
@pytest.mark.parametrize("roll", [[2, 2], [2, 1]])
def test_as_many_or_one_less_discards_with_all_cards_but_followers(roll: list[int]) -> None:
    tale = Scene([BALIN, SCROLL, CRAM], "tw-127", rolls={"check": [roll]})
    tale.follow("tw-127", BALIN)
    tale.meanwhile(CorruptionCheck(tale.thing(BALIN))).choose("done")
    assert (tale.members(), tale.cards(DISCARD)) == ([["tw-127"]], sorted([BALIN, SCROLL, CRAM]))


@part("tw-156.1")
def test_gandalf_adds_one_to_all_his_checks() -> None:
    """He bears three points: without it a roll of three would cost him that."""
    tale = checked([GANDALF, SCROLL], roll=[1, 2], who=GANDALF)
    told = {"seat": 0, "card": GANDALF, "roll": 3, "modifier": 1, "points": 3, "outcome": "passed"}
    assert (tale.told("checked"), tale.members()) == ([told], [[GANDALF]])


@rule("ME-20.22")
def test_two_less_eliminates() -> None:
    tale = checked([GLORFINDEL, SCROLL, CRAM], roll=[1, 1])
    assert (tale.cards(GONE), tale.cards(DISCARD)) == ([GLORFINDEL], sorted([CRAM, SCROLL]))


@rule("ME-20.18")
@part("C-90")
def test_a_minion_only_taps() -> None:
    tale = checked([ASTERNAK, MINION_SCROLL], roll=[2, 2], side="minion", who=ASTERNAK)
    assert (tale.told("checked")[0]["outcome"], tale.status(ASTERNAK)) == ("taps", [TAPPED])


@rule("ME-20.21")
def test_a_wizard_is_eliminated_by_what_would_discard_others() -> None:
    tale = checked([GANDALF, SCROLL, CRAM, HORN], roll=[2, 2], who=GANDALF)
    assert (tale.told("checked")[0]["modifier"], tale.told("checked")[0]["outcome"]) == (1, "eliminated")
    assert tale.s.lost == [1, 0]


@rule("ME-20.11")
def test_what_is_on_the_card_counts() -> None:
    tale = checked([SAM, SCROLL, CRAM], roll=[2, 2], who=SAM)
    assert tale.told("checked")[0]["modifier"] == tale.s.face(tale.find(SAM)).check_modifier


@rule("ME-20.12", "ME-20.13")
def test_companions_tap_for_one_more_each_before_the_roll() -> None:
    tale = Scene([GLORFINDEL, SCROLL, CRAM, HORN], SAM, BALIN, rolls={"check": [[2, 2]]})
    tale.make(TAPPED, BALIN)
    tale.meanwhile(CorruptionCheck(tale.thing(GLORFINDEL)))
    assert [key.partition("#")[0] for key in tale.offers()] == [f"support:{SAM}", "done"]
    tale.choose(f"support:{SAM}")
    assert (tale.told("checked")[0]["modifier"], tale.status(SAM)) == (1, [TAPPED])


@rule("ME-20.23")
def test_nothing_is_asked_between_a_check_and_what_it_does() -> None:
    tale = checked([GLORFINDEL, SCROLL, CRAM], roll=[2, 2])
    names = [event["event"] for event in tale.news if event["event"] in ("checked", "discarded")]
    assert (names[0], names[1:]) == ("checked", ["discarded"] * 3)


@rule("ME-20.16")
def test_all_cards_on_a_character_corrupt() -> None:
    tale = Scene([GLORFINDEL, SCROLL, CRAM], foes_more=["tw-27"])
    tale.bear("tw-27", GLORFINDEL, 1, whose=0)
    assert corruption_points(tale.s, tale.thing(GLORFINDEL)) == 6
    assert tale.status(GLORFINDEL) == [UNTAPPED]
