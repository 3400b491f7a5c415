"""Chapter 1: what holds throughout: the default game, the four alignments, resource before hazard."""

import pytest
from tests.games.meccg.scene import Scene

from mathom.effects import CountsAs, Entry
from mathom.games.meccg.decks.deck import ALIGNMENTS, deck_from
from mathom.games.meccg.decks.errors import BadDeck
from mathom.games.meccg.faces import face_of
from mathom.games.meccg.game import GAME
from mathom.games.meccg.places import site_type
from mathom.kernel import BadVariant
from mathom.testing import rule

SAM, BARROWS = "tw-180", "tw-375"
REBUILD, CHOKING_SHADOWS = "dm-155", "tw-21"  # makes ruins a border-hold, makes them a shadow-hold


@rule("ME-1.1")
def test_the_tournament_game_is_what_is_played_unless_something_else_is_asked_for() -> None:
    assert GAME.variants().read(2, {}) == {"rules": "tournament"}
    with pytest.raises(BadVariant):
        GAME.variants().read(2, {"rules": "casual"})


@rule("ME-1.2")
def test_a_deck_has_one_of_four_alignments() -> None:
    assert [deck_from({"alignment": name}).alignment for name in ALIGNMENTS] == [
        "hero",
        "minion",
        "fallen-wizard",
        "balrog",
    ]
    with pytest.raises(BadDeck, match="alignment"):
        deck_from({"alignment": "hobbit"})


def both_in_force(first: str, second: str) -> Scene:
    """A site under the effect of a resource and of a hazard that contradict each other."""
    tale = Scene(SAM, at=BARROWS, more=[REBUILD], foes_more=[CHOKING_SHADOWS])
    site = tale.s.companies[0].site
    for card in (first, second):
        if card == REBUILD:
            tale.bear(REBUILD, site)
        else:
            texts = tale.s.script(face_of(CHOKING_SHADOWS)).texts
            number = next(n for n, text in enumerate(texts) if isinstance(text, CountsAs))
            source = tale.find(CHOKING_SHADOWS, 1)
            order = tale.s.in_force.begun
            tale.s.enter(Entry(1, face_of(CHOKING_SHADOWS), number, source, [site], "turn", order=order))
    return tale


@rule("ME-1.8")
@pytest.mark.parametrize("cards", [(REBUILD, CHOKING_SHADOWS), (CHOKING_SHADOWS, REBUILD)])
def test_where_a_resource_and_a_hazard_contradict_each_other_the_resource_prevails(cards: tuple[str, str]) -> None:
    tale = both_in_force(*cards)
    assert site_type(tale.s, tale.s.companies[0].site) == "border-hold"
