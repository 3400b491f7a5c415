"""Play-outs: how a position would end, with everything that is still to be thrown thrown anew."""

from __future__ import annotations

import pytest
from tests.games.wotr.helpers import FP, SH

from mathom.games.wotr.game import GAME as WAR
from mathom.games.wotr.state import War
from mathom.kernel import game
from mathom.players.playouts import WHOLE_WIN, win_shares


@pytest.mark.parametrize("name", ["fellowship", "wotr"])
def test_the_same_seed_gives_the_same_games_and_every_game_is_won(name: str) -> None:
    ours = game(name)
    state = ours.new({}, 2, "playouts")
    before = state.digest()
    shares = win_shares(ours, state, "a", 3)
    assert sum(shares) == 3 * WHOLE_WIN
    assert win_shares(ours, state, "a", 3) == shares
    assert state.digest() == before


def corrupted(corruption: int) -> War:
    state = WAR.new({}, 2, "playouts")
    assert isinstance(state, War)
    fellowship = {"region": "lorien", "progress": 0, "hidden": True, "corruption": corruption, "guide": "gollum"}
    out = [
        f"{who} out" for who in ("strider", "gandalf_the_grey", "boromir", "legolas", "gimli", "meriadoc", "peregrin")
    ]
    WAR.arrange(state, {"fellowship": fellowship, "characters": out})
    state.run()
    return state


def test_what_is_lost_already_is_seldom_won() -> None:
    """Eleven corruption, alone with Gollum, in the midst of Middle-earth."""
    shares = win_shares(WAR, corrupted(11), "b", 6)
    assert shares[SH] > shares[FP]
