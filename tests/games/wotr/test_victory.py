"""Chapter 18: the end of the game."""

import pytest
from tests.games.wotr.helpers import FP, SH, at, bare, told

from mathom.games.wotr.battle.conquest import conquer, victory_points
from mathom.games.wotr.map import CRACK_OF_DOOM
from mathom.games.wotr.state import War
from mathom.games.wotr.victory import HOW, NOT_WON, end_war, won_at_once, won_in_phase_6
from mathom.testing import rule

FIVE_STRONGHOLDS = ["erebor", "rivendell", "lorien", "grey_havens", "woodland_realm"]


def taken(side: int, *regions: str, seats: int = 2) -> War:
    w = bare(seats)
    for region in regions:
        conquer(w, side, at(region))
    w.take_news()
    return w


@rule("WR-18.4")
@pytest.mark.parametrize(("corruption", "condition"), [(11, NOT_WON), (12, 1), (13, 1)])
def test_twelve_corruption_and_the_shadow_wins(corruption: int, condition: int) -> None:
    w = bare()
    w.corruption = corruption
    assert won_at_once(w) == condition


@rule("WR-18.5")
@pytest.mark.parametrize(("box", "corruption", "condition"), [(4, 0, NOT_WON), (5, 0, 2), (5, 11, 2), (5, 12, 1)])
def test_on_the_crack_of_doom_below_twelve_the_free_peoples_win(box: int, corruption: int, condition: int) -> None:
    w = bare()
    w.mordor, w.corruption = box, corruption
    assert won_at_once(w) == condition


@rule("WR-18.7")
def test_ten_points_and_the_shadow_wins() -> None:
    assert won_in_phase_6(taken(SH, *FIVE_STRONGHOLDS)) == 3
    assert won_in_phase_6(taken(SH, *FIVE_STRONGHOLDS[:4], "dale")) == NOT_WON


@rule("WR-18.8")
def test_four_points_and_the_free_peoples_win() -> None:
    assert won_in_phase_6(taken(FP, "moria", "umbar")) == 4
    assert won_in_phase_6(taken(FP, "moria", "angmar")) == NOT_WON


@rule("WR-18.2")
def test_the_lowest_number_prevails() -> None:
    w = taken(SH, *FIVE_STRONGHOLDS)
    for region in ("moria", "umbar"):
        conquer(w, FP, at(region))
    conditions = [won_in_phase_6(w)]
    w.mordor = CRACK_OF_DOOM
    conditions.append(won_in_phase_6(w))
    w.corruption = 12
    conditions.append(won_in_phase_6(w))
    assert conditions == [3, 2, 1]


@rule("WR-18.9", "WR-18.10")
def test_points_are_counted_where_the_own_control_marker_lies() -> None:
    """One's own settlements bear none, a retaken one no longer; Towns are worth nothing."""
    w = taken(SH, "dale", "erebor", "bree")
    assert [victory_points(w, side) for side in (FP, SH)] == [0, 3]
    conquer(w, FP, at("erebor"))
    assert [victory_points(w, side) for side in (FP, SH)] == [0, 1]


@rule("WR-18.1")
@pytest.mark.parametrize(
    ("condition", "winners", "how"),
    [
        (1, [1], "corruption"),
        (2, [0], "crack-of-doom"),
        (3, [1], "shadow-conquest"),
        (4, [0], "free-peoples-conquest"),
    ],
)
def test_there_are_four_ways_to_end_the_war(condition: int, winners: list[int], how: str) -> None:
    w = taken(SH, "dale")
    end_war(w, condition)
    assert w.result is not None
    assert w.result.plain() == {"winners": winners, "scores": [0, 1], "how": how}
    assert told(w) == [("war-over", ["free_peoples", "shadow"][winners[0]], how)]
    assert len(HOW) == 5


@rule("WR-19.48")
@pytest.mark.parametrize("seats", [3, 4])
def test_with_more_players_the_conditions_are_those_of_two(seats: int) -> None:
    corrupted = bare(seats)
    corrupted.corruption = 12
    arrived = bare(seats)
    arrived.mordor = CRACK_OF_DOOM
    assert [won_at_once(w) for w in (bare(seats), corrupted, arrived)] == [NOT_WON, 1, 2]
    wars = [taken(SH, *FIVE_STRONGHOLDS, seats=seats), taken(FP, "moria", "umbar", seats=seats)]
    assert [won_in_phase_6(w) for w in (bare(seats), *wars)] == [NOT_WON, 3, 4]


@rule("WR-19.48")
def test_with_four_players_the_side_wins_as_a_whole() -> None:
    w = bare(4)
    end_war(w, 1)
    assert w.result is not None
    assert (w.result.winners, w.result.scores) == ([1, 3], [0] * 4)
