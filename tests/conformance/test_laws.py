"""Every law over every installed game and over the two miniature games."""

from tests.kernel import duel, skirmish

from mathom.kernel import games
from mathom.testing.conformance import Law, Play, laws, plays_of

INSTALLED = [play for game in games().values() for play in plays_of(game, seeds=1)]
MINIATURE = [*plays_of(duel.GAME, seeds=3, sample=30), *plays_of(skirmish.GAME, seeds=6, sample=30)]


@laws([*INSTALLED, *MINIATURE])
def test_law(law: Law, play: Play) -> None:
    law(play)
