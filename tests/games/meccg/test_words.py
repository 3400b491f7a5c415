"""Cards share their words: few have one of their own."""

from collections import defaultdict

from mathom.effects import Effect
from mathom.games.meccg.cards.clauses import cards_in_decks
from mathom.games.meccg.cards.scripts import script_of
from mathom.games.meccg.cards.words import WORDS
from mathom.games.meccg.faces import FACES, face_of

MOST = 0.05


def words_in(effect: Effect) -> set[type[Effect]]:
    return {type(effect)}.union(*[words_in(part) for part in effect.parts()])


def users() -> dict[type[Effect], set[str]]:
    """The titles of the cards that use a word; versions of a card for both sides are one."""
    found: dict[type[Effect], set[str]] = defaultdict(set)
    for face in FACES:
        for statement in script_of(face.number).statements:
            for word in words_in(statement):
                found[word].add(face.title)
    return found


def test_few_cards_of_the_six_decks_have_a_word_of_their_own() -> None:
    used = users()
    lonely = {title for word in WORDS if len(used[word]) == 1 for title in used[word]}
    cards = cards_in_decks()
    alone = [card for card in cards if FACES[face_of(card)].title in lonely]
    assert len(alone) <= MOST * len(cards), sorted(alone)


def test_every_word_is_used() -> None:
    used = users()
    assert [word.__name__ for word in WORDS if not used[word]] == []
