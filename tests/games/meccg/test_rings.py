"""Chapter 17: gold rings, their tests, what takes their place; ring victories (chapter 27)."""

import pytest
from tests.games.meccg.scene import Scene

from mathom.games.meccg.council.ring_victory import ring_is_home, win_by_ring
from mathom.games.meccg.sites.rings import RingTest, allowed_kinds, rings_tested_in_the_end
from mathom.games.meccg.state import UNTAPPED
from mathom.games.meccg.zones import DISCARD
from mathom.testing import rule

GLORFINDEL, SAM, ASTERNAK, UVATHA, BALIN = "tw-161", "tw-180", "le-1", "le-57", "tw-123"
PRECIOUS, LESSER, COURAGE, ONE_RING, DWARVEN = "tw-306", "tw-266", "tw-271", "tw-347", "tw-213"
LEAST, MINION_RING, MINOR_RING, MORIA, BARAD_DUR = "le-315", "le-326", "le-324", "tw-413", "le-352"


def a_test(roll: list[int], hand: list[str], modifier: int = 0) -> Scene:
    tale = Scene([GLORFINDEL, PRECIOUS], SAM, hand=hand, rolls={"ring": [roll]})
    return tale.meanwhile(RingTest(tale.thing(PRECIOUS), modifier))


@rule("ME-17.31", "ME-17.32")
def test_the_result_says_which_rings_may_come() -> None:
    tale = Scene([GLORFINDEL, PRECIOUS])
    ring = tale.thing(PRECIOUS)
    found = [allowed_kinds(tale.s, ring, total) for total in (5, 6, 8, 10)]
    assert found == [
        ["magic-ring", "lesser-ring"],
        ["lesser-ring"],
        ["dwarven-ring", "lesser-ring"],
        ["the-one-ring", "dwarven-ring", "lesser-ring"],
    ]


@rule("ME-17.32", "ME-17.34", "ME-17.35", "ME-17.43")
def test_the_new_ring_goes_to_the_same_bearer_and_nobody_taps() -> None:
    tale = a_test([2, 3], [COURAGE, LESSER, ONE_RING])
    assert tale.offers() == [f"play:{LESSER}", f"play:{COURAGE}", "none"]
    tale.choose(f"play:{COURAGE}")
    assert tale.s.on[tale.thing(COURAGE)] == tale.thing(GLORFINDEL)
    assert (tale.status(GLORFINDEL), tale.s.status[tale.s.companies[0].site]) == ([UNTAPPED], UNTAPPED)
    assert [event["card"] for event in tale.told("played")] == [COURAGE]


@rule("ME-17.33")
@pytest.mark.parametrize("key", ["none", f"play:{LESSER}"])
def test_the_gold_ring_is_discarded_in_any_case(key: str) -> None:
    assert a_test([3, 3], [LESSER]).choose(key).cards(DISCARD) == [PRECIOUS]


@rule("ME-17.30")
def test_a_modifier_counts() -> None:
    tale = a_test([3, 3], [LESSER, ONE_RING], modifier=4)
    assert tale.told("ring-tested") == [{"seat": 0, "card": PRECIOUS, "roll": 6, "modifier": 4}]
    assert tale.offers() == [f"play:{LESSER}", f"play:{ONE_RING}", "none"]


@rule("ME-17.32", "ME-16.4")
def test_a_unique_ring_that_is_out_does_not_come() -> None:
    assert a_test([4, 4], [DWARVEN]).offers() == [f"play:{DWARVEN}", "none"]
    tale = Scene([GLORFINDEL, PRECIOUS], hand=[DWARVEN], foe=[[BALIN, DWARVEN]], rolls={"ring": [[4, 4]]})
    assert tale.meanwhile(RingTest(tale.thing(PRECIOUS))).offers() == ["none"]


def at_site(site: str, *hand: str) -> Scene:
    tale = Scene(GLORFINDEL, SAM, at=site, hand=list(hand), rolls={"strike": [[6, 6]] * 9, "body": [[1, 1]] * 9})
    tale.choose("move").until("enter").choose("enter")
    while tale.kind != "at-site":
        tale.choose("stay-untapped" if "stay-untapped" in tale.offers() else tale.offers()[0])
    return tale


@rule("ME-17.27")
def test_gold_rings_are_played_where_gold_rings_are() -> None:
    assert f"play:{PRECIOUS}" in at_site(MORIA, PRECIOUS).offers()
    assert f"play:{PRECIOUS}" not in at_site("tw-416", PRECIOUS).offers()


@rule("ME-17.28")
def test_special_rings_are_not_played_without_a_test() -> None:
    assert at_site(MORIA, LESSER, ONE_RING).offers() == ["done"]


@rule("ME-4.18", "ME-17.36", "ME-21.17")
def test_gold_rings_in_the_company_of_a_ringwraith_are_tested_in_the_end() -> None:
    tale = Scene([UVATHA, LEAST], at="le-402", side="minion", hand=[MINOR_RING], rolls={"ring": [[4, 4]]})
    tale.choose("move").until("new-ring")
    assert tale.told("ring-tested") == [{"seat": 0, "card": LEAST, "roll": 8, "modifier": -2}]
    tale.choose(f"play:{MINOR_RING}")
    assert tale.s.on[tale.thing(MINOR_RING)] == tale.thing(UVATHA)


@rule("ME-4.24", "ME-17.42")
def test_so_are_those_at_a_darkhaven_each_by_itself() -> None:
    tale = Scene([ASTERNAK, LEAST, "le-311"], side="minion", rolls={"ring": [[4, 4], [5, 5]]})
    tale.choose("move").reach("end")
    assert [event["roll"] for event in tale.told("ring-tested")] == [8, 10]
    elsewhere = Scene([ASTERNAK, LEAST], at=BARAD_DUR, side="minion")
    heroes = Scene([GLORFINDEL, PRECIOUS])
    assert [rings_tested_in_the_end(s, 0) for s in (elsewhere.s, heroes.s)] == [[], []]


@rule("ME-17.25", "ME-17.26")
def test_mind_rings_are_no_rings_that_a_test_brings() -> None:
    tale = Scene(["le-1", LEAST], side="minion", hand=["le-298"], rolls={"ring": [[4, 4]]})
    assert tale.meanwhile(RingTest(tale.thing(LEAST))).offers() == ["none"]


@rule("ME-27.3", "ME-27.1", "ME-27.47")
def test_the_one_ring_in_barad_dur_wins_at_once() -> None:
    tale = Scene([ASTERNAK, MINION_RING], at=BARAD_DUR, side="minion")
    assert tale.s.result is not None
    assert (tale.s.result.winners, tale.s.result.how) == ([0], "ring")
    assert tale.told("ring-victory") == [{"seat": 0, "tournament": 7}]


@rule("ME-6.49", "ME-27.3")
def test_who_moves_there_has_won_in_the_site_phase() -> None:
    tale = Scene([ASTERNAK, MINION_RING], side="minion", sites=[BARAD_DUR], hand=["le-7"] * 3)
    tale.choose("move", f"move:{BARAD_DUR}")
    while tale.s.ask is not None and tale.at() != ["Barad-dûr"]:
        tale.decline()
    assert tale.s.result is None or tale.told("phase")[-1]["phase"] == "site"
    while tale.s.ask is not None:
        tale.decline()
    assert (tale.told("phase")[-1]["phase"], tale.s.result is not None) == ("site", True)


@rule("ME-27.3")
def test_heroes_win_nothing_there() -> None:
    tale = Scene([GLORFINDEL, ONE_RING], at="tw-374")
    assert (ring_is_home(tale.s), tale.s.result) == (-1, None)


@rule("ME-27.1")
def test_a_ring_victory_ends_the_game_whatever_goes_on() -> None:
    tale = Scene(GLORFINDEL)
    win_by_ring(tale.s, 1)
    assert (tale.s.stack, tale.s.result is not None) == ([], True)
