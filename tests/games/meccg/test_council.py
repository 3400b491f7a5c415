"""Chapter 27: the end of the game, the council, marshalling and tournament points."""

import pytest
from msgspec.structs import replace
from tests.games.meccg.scene import Scene

from mathom.games.meccg.council.calling import is_over, may_call
from mathom.games.meccg.council.council import Council, council_name
from mathom.games.meccg.council.scoring import (
    CATEGORIES,
    capped,
    counted_points,
    doubled,
    points_towards_call,
    raw_points,
    total,
    tournament_points,
)
from mathom.games.meccg.faces import FACES, face_of, reprint
from mathom.games.meccg.game import GAME
from mathom.games.meccg.state import TAPPED
from mathom.games.meccg.zones import DISCARD, GONE, POINTS
from mathom.testing import part, rule

GLORFINDEL, SAM, BALIN, GANDALF, ELROND = "tw-161", "tw-180", "tw-123", "tw-156", "tw-145"
CRAM, SCROLL, GLAMDRING, HORN, TREEBEARD = "td-105", "tw-323", "tw-244", "tw-259", "tw-353"
KNIGHTS, ORC_GUARD, GATES = "tw-263", "tw-72", "dm-38"
ASTERNAK, MINION_SCROLL = "le-1", "le-343"


def points(tale: Scene, seat: int = 0) -> dict[str, int]:
    return {name: value for name, value in zip(CATEGORIES, raw_points(tale.s, seat), strict=True) if value}


@rule("ME-27.9")
def test_the_game_ends_when_all_have_exhausted_their_decks_twice() -> None:
    tale = Scene(GLORFINDEL)
    found = []
    for times in ([2, 1], [2, 2]):
        tale.s.exhausted = times
        found.append(is_over(tale.s))
    assert found == [False, True]
    tale.again()
    while tale.s.ask is not None:
        tale.decline()
    assert tale.s.result is not None
    assert tale.s.result.how == "council"


@rule("ME-27.10", "ME-27.48")
def test_who_exhausted_twice_or_once_with_twenty_five_points_may_call() -> None:
    rich = [GLORFINDEL, GLAMDRING, SCROLL, "tw-295", "td-172", "td-114", TREEBEARD]
    tale = Scene(rich, ELROND, SAM, BALIN)
    found = []
    for times in ([0, 0], [1, 0], [2, 0]):
        tale.s.exhausted = times
        found.append(may_call(tale.s, 0))
    assert (points_towards_call(tale.s, 0) >= 25, found) == (True, [False, True, True])
    poor = Scene(GLORFINDEL)
    poor.s.exhausted = [1, 0]
    assert not may_call(poor.s, 0)


@rule("ME-27.11")
def test_what_lies_below_does_not_count_towards_a_call() -> None:
    tale = Scene([GLORFINDEL, GLAMDRING], at=GATES)
    assert (sum(raw_points(tale.s, 0)), points_towards_call(tale.s, 0)) == (5, 0)


@rule("ME-27.12")
def test_after_a_call_the_opponent_has_one_last_turn() -> None:
    tale = Scene(GLORFINDEL, foe=[BALIN])
    tale.s.exhausted = [2, 0]
    tale.again().choose("move").until("call").choose("yes")
    assert tale.s.caller == 0
    turns = len(tale.told("turn"))
    while tale.s.ask is not None:
        tale.decline()
    assert [event["seat"] for event in tale.told("turn")[turns:]] == []
    assert (tale.told("turn")[-1]["seat"], tale.s.result is not None) == (1, True)


@rule("ME-27.14")
def test_minions_do_not_call_without_their_card() -> None:
    tale = Scene(ASTERNAK, side="minion", foe=[BALIN])
    tale.s.exhausted = [2, 0]
    tale.again().choose("move").reach("organisation")
    assert (tale.s.caller, tale.told("called")) == (-1, [])


@rule("ME-27.13")
def test_the_name_of_the_council_follows_the_alignments() -> None:
    names = [council_name(pair) for pair in (["hero", "hero"], ["minion", "minion"], ["hero", "minion"])]
    assert names == ["free-council", "audience-of-sauron", "day-of-reckoning"]


def council(tale: Scene) -> Scene:
    tale.s.stack = tale.s.stack[:1]
    tale.s.stack[0].step = "end"
    return tale.meanwhile(Council())


@rule("ME-27.17", "ME-27.22", "ME-20.10")
def test_everybody_with_corruption_checks_with_the_support_of_companions() -> None:
    rolls = {"check": [[1, 2], [6, 6]]}
    tale = council(Scene([GLORFINDEL, SCROLL], SAM, foe=[[BALIN, "tw-295"]], rolls=rolls))
    assert [key.partition("#")[0] for key in tale.offers()] == [f"support:{SAM}", "done"]
    tale.choose(f"support:{SAM}")
    assert tale.status(SAM) == [TAPPED]
    assert [(event["card"], event["outcome"]) for event in tale.told("checked")] == [
        (GLORFINDEL, "passed"),
        (BALIN, "passed"),
    ]


@rule("ME-27.17", "ME-20.10")
@pytest.mark.parametrize(("modifier", "checks"), [(-1, []), (-2, [SAM])])
def test_without_corruption_points_who_could_fail_even_so_checks(modifier: int, checks: list[str]) -> None:
    """A roll of 2 is above 0 with -1, and not with -2, which no card has printed."""
    face = face_of(SAM)
    before = FACES[face].record
    try:
        reprint(face, replace(before, corruption_check_modifier=modifier))
        tale = council(Scene(SAM, rolls={"check": [[1, 1]]}))
        assert [event["card"] for event in tale.told("checked")] == checks
        assert tale.cards(GONE) == []
        assert tale.cards(DISCARD) == checks
    finally:
        reprint(face, before)


@rule("ME-27.24")
@pytest.mark.parametrize("active", [0, 1])
def test_the_player_after_whose_turn_it_ended_checks_first(active: int) -> None:
    tale = Scene([GLORFINDEL, SCROLL], foe=[[BALIN, "tw-295"]], rolls={"check": [[6, 6], [6, 6]]})
    tale.s.active = active
    council(tale)
    assert [event["seat"] for event in tale.told("checked")] == [active, 1 - active]


@rule("ME-27.25")
def test_points_come_in_six_categories() -> None:
    tale = Scene([GLORFINDEL, GLAMDRING, TREEBEARD], more=[KNIGHTS, "dm-164"], foes_more=[ORC_GUARD])
    tale.score(KNIGHTS)
    tale.s.come_into_play(tale.find("dm-164"), 0)
    tale.s.zones.move(tale.find(ORC_GUARD, 1), POINTS)
    assert points(tale) == {"character": 3, "miscellaneous": 3, "item": 2, "ally": 2, "faction": 3, "kill": 1}


@rule("ME-27.26")
def test_own_creatures_give_nothing() -> None:
    tale = Scene(GLORFINDEL, more=[ORC_GUARD])
    tale.score(ORC_GUARD)
    assert points(tale) == {"character": 3}


@rule("ME-27.27", "ME-17.14")
def test_minion_items_are_worth_half_for_heroes() -> None:
    assert points(Scene([GLORFINDEL, MINION_SCROLL])) == {"character": 3, "item": 2}


@rule("ME-27.28", "ME-17.14")
def test_hero_items_are_worth_half_for_minions() -> None:
    assert points(Scene([ASTERNAK, "td-114"], side="minion")) == {"character": 2, "item": 2}


@rule("ME-27.29", "ME-27.30", "ME-13.48", "ME-13.49")
@pytest.mark.parametrize(
    ("side", "creature", "counted"),
    [("hero", "tw-72", 1), ("minion", "tw-72", 0), ("hero", "le-60", 0), ("minion", "le-60", 2)],
)
def test_creatures_with_a_star_count_for_minions_only(side: str, creature: str, counted: int) -> None:
    tale = Scene(GLORFINDEL if side == "hero" else ASTERNAK, side=side, foes_more=[creature])
    tale.s.zones.move(tale.find(creature, 1), POINTS)
    assert points(tale).get("kill", 0) == counted


@rule("ME-27.35")
def test_no_category_is_negative() -> None:
    tale = Scene(SAM, more=["tw-131"])
    tale.s.eliminate(tale.enter("tw-131"))
    assert (tale.cards(POINTS), points(tale)) == (["tw-131"], {})


@rule("ME-27.36")
@part("C-18")
def test_what_the_opponent_lacks_counts_twice_but_not_miscellany_and_kills() -> None:
    assert doubled([1, 2, 3, 4, 5, 6], [0, 0, 1, 0, 0, 0]) == [2, 2, 3, 8, 10, 6]


@rule("ME-27.37")
@part("C-17")
def test_no_category_is_more_than_all_others_together() -> None:
    assert capped([2, 0, 10, 1, 0, 1]) == [2, 0, 4, 1, 0, 1]
    tale = Scene([GLORFINDEL, SCROLL, GLAMDRING])
    assert counted_points(tale.s, 0) == [6, 0, 6, 0, 0, 0]


@rule("ME-27.38")
@part("C-19")
def test_a_copy_in_the_opponents_hand_costs_a_point() -> None:
    free = Scene([GLORFINDEL, GLAMDRING], foe=[[BALIN, "tw-295"]])
    held = Scene([GLORFINDEL, GLAMDRING], foe=[[BALIN, "tw-295"]], foes_hand=[GLAMDRING])
    assert total(free.s, 0) - total(held.s, 0) == 1
    mail = "tw-254"
    plain = [Scene([GLORFINDEL, mail], foe=[[BALIN, "tw-295"]], foes_hand=hand) for hand in ([], [mail])]
    assert total(plain[0].s, 0) == total(plain[1].s, 0)


@rule("ME-27.8", "ME-27.39", "ME-27.6")
def test_a_lost_avatar_costs_five() -> None:
    tale = Scene([GLORFINDEL, SCROLL], GANDALF)
    before = total(tale.s, 0)
    tale.s.eliminate(tale.thing(GANDALF))
    assert (before - total(tale.s, 0), tale.s.result) == (5, None)


@rule("ME-27.40")
def test_nobody_has_less_than_nothing() -> None:
    tale = Scene(GANDALF)
    tale.s.eliminate(tale.thing(GANDALF))
    assert total(tale.s, 0) == 0


@rule("ME-27.41", "ME-27.42")
@pytest.mark.parametrize(("foe", "winners"), [([], [0]), ([GLORFINDEL], [0, 1])])
def test_more_points_win_and_as_many_are_a_draw(foe: list[str], winners: list[int]) -> None:
    tale = council(
        Scene([GLORFINDEL, SCROLL], foe=[[GLORFINDEL, SCROLL]] if foe else None, rolls={"check": [[6, 6]] * 2})
    )
    assert tale.s.result is not None
    assert tale.s.result.winners == winners


@rule("ME-27.43", "ME-27.44", "ME-27.45", "ME-27.46")
@part("C-37")
def test_tournament_points_follow_the_ratio() -> None:
    pairs = [(20, 20), (20, 19), (20, 14), (15, 10), (20, 10), (5, 0)]
    assert [tournament_points(*pair) for pair in pairs] == [(3, 3), (4, 2), (4, 2), (5, 1), (6, 0), (6, 0)]


@rule("ME-27.35", "ME-27.36", "ME-27.37", "ME-27.38", "ME-27.39", "ME-27.40")
def test_the_end_tells_step_by_step_how_the_points_came_about() -> None:
    tale = Scene([GLORFINDEL, GLAMDRING], [BALIN, TREEBEARD], GANDALF, foe=[ASTERNAK], foes_side="minion")
    assert GAME.view(tale.s, 0)["players"][0]["ending"] is None
    tale.s.eliminate(tale.thing(GANDALF))
    council(tale)
    told = [player["ending"] for player in GAME.view(tale.s, None)["players"]]
    mine = told[0]
    # Characters 5, an item worth 2, Treebeard 2; the opponent has neither items nor allies.
    assert (mine["sum"], mine["doubled"], mine["capped"], mine["avatar"]) == (9, 4, 0, -5)
    assert mine["cards"][0] == {"card": GLORFINDEL, "category": "character", "points": 3}
    assert tale.s.result is not None
    for seat, one in enumerate(told):
        steps = one["sum"] + one["doubled"] + one["capped"] - len(one["held"]) + one["avatar"]
        assert steps == one["total"] == tale.s.result.scores[seat]


@rule("ME-27.38")
def test_hands_lie_open_when_the_game_is_over() -> None:
    """Who watches sees what costs a point, and that nothing else does."""
    tale = Scene([GLORFINDEL, GLAMDRING], foe=[BALIN], foes_hand=[GLAMDRING], rolls={"check": [[6, 6]]})
    assert GAME.view(tale.s, None)["players"][1]["hand"]["cards"] == []
    council(tale)
    seen = GAME.view(tale.s, None)["players"]
    assert (seen[1]["hand"]["cards"], seen[0]["ending"]["held"]) == ([GLAMDRING], [GLAMDRING])
