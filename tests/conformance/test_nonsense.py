"""The law about nonsense over many moments of every installed game: a server takes whatever anybody sends."""

import pytest

from mathom.kernel import games
from mathom.testing.conformance import nonsense_is_refused_plainly
from mathom.testing.plays import Play

PLAYS = [Play(ours, {}, ours.variants().seats[0], "nonsense1", sample=120) for ours in games().values()]
EXPANDED = Play(games()["wotr"], {"third_age": True}, 3, "nonsense", sample=120)


@pytest.mark.parametrize("play", [*PLAYS, EXPANDED], ids=str)
def test_nonsense_is_refused_plainly(play: Play) -> None:
    nonsense_is_refused_plainly(play)
