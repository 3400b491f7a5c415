"""The laws of every game, over random games of hero and of minion decks; and a few games of all kinds to their end."""

from typing import Any

import pytest
from tests.games.meccg.laws import OWN_LAWS
from tests.games.meccg.soak import PAIRS, play

from mathom.games.meccg.game import MiddleEarth
from mathom.games.meccg.start.bring import brought_deck
from mathom.games.meccg.terms import ERRATA
from mathom.kernel import Variant
from mathom.testing.conformance import Law, Play, laws
from mathom.testing.knowledge import events_and_views_tell_the_same, what_cannot_be_told_apart_is_imagined_alike

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


class Whole(Short):
    """With whole decks."""

    def __init__(self, *decks: str) -> None:
        super().__init__()
        self.decks = [brought_deck(name) for name in decks]


HEROES = Short("challenge-a", "challenge-b")
MINIONS = Short("challenge-g", "challenge-h")

# Standard rules, one deck, and all unofficial errata: what a table may turn, turned.
TURNED = {"rules": "standard", "length": "one", **dict.fromkeys(ERRATA, True)}


PLAYS = [
    Play(HEROES, {}, 2, "heroes", sample=6, most=40, ahead=40),
    Play(MINIONS, {}, 2, "minions", sample=6, most=40, ahead=40),
    Play(MINIONS, TURNED, 2, "agreed", sample=6, most=40, ahead=40),
]


@laws(PLAYS)
def test_law(law: Law, play: Play) -> None:
    law(play)


@pytest.mark.parametrize("play", PLAYS, ids=str)
@pytest.mark.parametrize("law", OWN_LAWS, ids=lambda law: law.__name__)
def test_law_of_the_card_game(law: Law, play: Play) -> None:
    law(play)


# Whole decks with cards that ask for what is hidden; moments by the hundred, under the one law that it could break.
TOLD = [
    Play(Whole("challenge-f", "challenge-h"), {}, 2, "told"),
    Play(Whole("challenge-e", "challenge-f"), {}, 2, "told"),
]


@pytest.mark.parametrize("play", TOLD, ids=["f-h", "e-f"])
def test_what_is_told_does_not_depend_on_what_is_hidden(play: Play) -> None:
    play.sample = 80
    events_and_views_tell_the_same(play)


# Picks of which others hear nothing are made at some moments only; these games have them all.
ALIKE = [
    Play(MINIONS, TURNED, 2, "turned"),
    Play(MINIONS, TURNED, 2, "s2"),
    Play(MINIONS, {}, 2, "turned"),
    Play(HEROES, {}, 2, "turned"),
    Play(HEROES, TURNED, 2, "s3"),
]


@pytest.mark.parametrize("play", ALIKE, ids=["m-turned", "m-s2", "minions", "heroes", "h-s3"])
def test_what_others_do_not_hear_of_does_not_change_what_they_imagine(play: Play) -> None:
    play.sample = 120
    what_cannot_be_told_apart_is_imagined_alike(play)


@pytest.mark.parametrize("number", range(0, len(PAIRS), 17))
def test_a_random_game_reaches_its_council(number: int) -> None:
    assert play(number)[1].how == "council"
