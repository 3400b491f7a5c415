"""The game of the guide: it is played, and it keeps the laws that every game keeps."""

from random import Random

import pytest
from examples.small_game import GAME, Stall

from mathom.kernel import Chance, IllegalChoice, apply, explain, play_at_random
from mathom.testing.conformance import Law, Play, laws, plays_of

# The deck as it was packed, so that the last seat draws the low cards; then dice of 6, 1 and 3.
SCRIPT = {"deck": [[0] * 14], "basket": [[5], [0], [2]]}


def started(seats: int = 2) -> Stall:
    state = GAME.begin({}, seats, Chance("", script=SCRIPT))
    assert isinstance(state, Stall)
    state.take_news()
    return state


def test_hands_are_dealt_from_the_top_of_the_deck() -> None:
    assert [started().hand(seat) for seat in range(2)] == [[13, 14, 15], [10, 11, 12]]


def test_the_highest_bid_takes_the_basket_and_nobody_sees_a_bid_before_the_last() -> None:
    s = started()
    assert apply(s, 1, 12) == []
    assert GAME.view(s, 0)["asked"] == [0]
    told = apply(s, 0, 13)
    assert [(event.kind.name, event.args) for event in told] == [
        ("bids", ([13, 12],)),
        ("sold", (0, 6)),
        ("basket", (1,)),
    ]
    assert GAME.view(s, 1)["pile"] == [12, 13]


def test_three_rounds_decide() -> None:
    s = started()
    for low, high in ((10, 13), (11, 14), (12, 15)):
        apply(s, 0, high)
        apply(s, 1, low)
    assert s.result is not None
    assert s.result.plain() == {"winners": [0], "scores": [10, 0], "how": "most-mushrooms"}


def test_a_card_that_is_not_held_cannot_be_bid() -> None:
    s = started()
    assert [str(reason) for reason in explain(GAME, s, 1, "bid:15")] == ["you do not hold that card"]
    with pytest.raises(IllegalChoice, match="you do not hold that card"):
        apply(s, 1, 15)


def test_random_games_end_with_all_baskets_sold() -> None:
    for seed in range(50):
        s = GAME.new({}, 4, str(seed))
        play_at_random(s, Random(seed))
        assert s.result is not None
        assert 3 <= sum(s.result.scores) <= 18


@laws(plays_of(GAME))
def test_laws(law: Law, play: Play) -> None:
    law(play)
