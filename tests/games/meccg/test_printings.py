"""Other printings of a card that is written do the same, and count as the same card."""

from __future__ import annotations

import pytest
from tests.games.meccg.test_arrange import arranged

from mathom.effects import COMPLETE
from mathom.games.meccg.box import clauses_of
from mathom.games.meccg.cards.scripts import script_of
from mathom.games.meccg.cards.written import SHELVES, WRITTEN, gathered
from mathom.games.meccg.faces import FACES, face_of, same_card
from mathom.games.meccg.game import GAME
from mathom.games.meccg.state import Realm
from mathom.games.meccg.status import status_of
from mathom.kernel import explain, option_key

BY_HAND = gathered(SHELVES)
PRINTED_AGAIN = [card for card in WRITTEN if card not in BY_HAND]
ON_THE_ROAD = {"site": "Edoras", "characters": ["Théoden", "Haldir"]}


def offered(s: Realm, seat: int) -> list[str]:
    assert s.ask is not None
    return [option_key(GAME, s, seat, code) for code in s.ask.options_of(seat)]


def against(hazard: str, *in_play: str) -> Realm:
    hero = {"companies": [ON_THE_ROAD]}
    return arranged(hero, {"alignment": "minion", "in_play": list(in_play), "hand": [hazard]}, phase="movement", turn=9)


@pytest.mark.parametrize("card", ["tw-18", "le-105", "tw-27", "le-109", "le-123", "tw-58"])
def test_every_printing_is_offered(card: str) -> None:
    """Call of Home, Despair of the Heart, Lure of Nature."""
    assert f"declare:{card}.0" in offered(against(card), 1)


def test_a_printing_has_the_texts_of_the_one_that_is_written() -> None:
    assert {"le-105", "le-109", "tw-58"} <= set(PRINTED_AGAIN)
    for card in PRINTED_AGAIN:
        [first] = [one for one in BY_HAND if same_card(face_of(one), face_of(card))]
        texts, others = [script_of(face_of(one)).texts for one in (card, first)]
        assert [type(text) for text in texts] == [type(text) for text in others]
        assert [text.program() for text in texts] == [text.program() for text in others]
        assert {n for text in texts for n in text.clause} <= {int(c.id.partition(".")[2]) for c in clauses_of(card)}
        assert status_of(first).status == COMPLETE


def test_printings_with_other_numbers_are_not_taken_for_the_same() -> None:
    for card in PRINTED_AGAIN:
        [first] = [one for one in BY_HAND if same_card(face_of(one), face_of(card))]
        one, other = FACES[face_of(first)], FACES[face_of(card)]
        assert (one.prowess, one.body, one.points, one.corruption) == (
            other.prowess,
            other.body,
            other.points,
            other.corruption,
        )


def test_of_a_card_that_is_in_effect_once_another_printing_is_a_copy() -> None:
    """Doors of Night."""
    assert "declare:le-110.0" in offered(against("le-110"), 1)
    [reason] = explain(GAME, against("le-110", "tw-28"), 1, "declare:le-110.0")
    assert reason.key == "only-one-copy-of-that-card-may-be-in-effect"


def test_a_character_has_one_of_all_printings() -> None:
    """Despair of the Heart lies on Théoden: the other printing is for Haldir only."""
    burdened = {"site": "Edoras", "characters": [{"card": "Théoden", "bears": ["tw-27"]}]}
    s = arranged({"companies": [burdened]}, {"alignment": "minion", "hand": ["le-109"]}, phase="movement", turn=9)
    assert "declare:le-109.0" not in offered(s, 1)
