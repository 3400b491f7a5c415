"""The laws of every game, over random games of hero and of minion decks; and a few games of all kinds to their end."""

from typing import Any

import pytest
from tests.games.meccg.soak import PAIRS, play

from mathom.games.meccg.game import MiddleEarth
from mathom.games.meccg.start.bring import brought_deck
from mathom.kernel import Variant
from mathom.testing.conformance import Law, Play, laws

CARDS = 14


def thin(name: str) -> dict[str, Any]:
    """A built-in deck with few cards in the play deck: its games are short, and have all that a long one has."""
    deck = brought_deck(name)
    few: dict[str, Any] = {}
    for half in ("resources", "hazards"):
        copies = [card for card in sorted(deck[half]) for _ in range(deck[half][card])]
        kept = copies[:: len(copies) // CARDS][:CARDS]
        few[half] = {card: kept.count(card) for card in kept}
    return {**deck, **few}


class Short(MiddleEarth):
    """The same game, with thin decks for those who have no wish."""

    def __init__(self, *decks: str) -> None:
        super().__init__()
        self.decks = [thin(name) for name in decks]

    def suggest(self, variant: Variant, seats: int, seat: int, seed: str = "") -> Any:
        return self.decks[seat]

    def read_brought(self, variant: Variant, seats: int, seat: int, given: Any) -> Any:
        """Thin decks are not legal: they are taken as they are."""
        return given


HEROES = Short("challenge-a", "challenge-b")
MINIONS = Short("challenge-g", "challenge-h")


@laws(
    [
        Play(HEROES, {}, 2, "heroes", sample=6, most=40, ahead=40),
        Play(MINIONS, {}, 2, "minions", sample=6, most=40, ahead=40),
    ]
)
def test_law(law: Law, play: Play) -> None:
    law(play)


@pytest.mark.parametrize("number", range(0, len(PAIRS), 17))
def test_a_random_game_reaches_its_council(number: int) -> None:
    assert play(number)[1].how == "council"
