"""Other printings of a card that is written do the same, and count as the same card."""

from __future__ import annotations

import pytest
from tests.games.meccg.test_arrange import arranged

from mathom.effects import COMPLETE
from mathom.games.meccg.box import clauses_of
from mathom.games.meccg.cards.printed import Printed, printed_clauses
from mathom.games.meccg.cards.printings import DIVIDED
from mathom.games.meccg.cards.scripts import script_of
from mathom.games.meccg.cards.written import BY_HAND, PRINTINGS, reprinted
from mathom.games.meccg.faces import FACES, face_of, same_card
from mathom.games.meccg.game import GAME
from mathom.games.meccg.state import Realm
from mathom.games.meccg.status import status_of
from mathom.kernel import explain, option_key

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
    assert {"le-105", "le-109", "tw-58"} <= set(PRINTINGS)
    for card, first in PRINTINGS.items():
        assert same_card(face_of(first), face_of(card))
        texts, others = [script_of(face_of(one)).texts for one in (card, first)]
        assert [type(text) for text in texts] == [type(text) for text in others]
        assert [text.program() for text in texts] == [text.program() for text in others]
        assert {n for text in texts for n in text.clause} <= {int(c.id.partition(".")[2]) for c in clauses_of(card)}


def test_every_printing_is_as_complete_as_the_one_that_is_written() -> None:
    assert {card: status_of(card).missing for card in PRINTINGS if status_of(card).status != COMPLETE} == {}
    assert {first: status_of(first).missing for first in PRINTINGS.values() if status_of(first).missing} == {}


def test_a_printing_with_other_clauses_that_nobody_compared_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Searching Eye: what le-136 says in two clauses td-67 says in one."""
    assert sorted(reprinted(BY_HAND["le-136"], "td-67").clauses()) == ["td-67.1", "td-67.2"]
    monkeypatch.delitem(DIVIDED, "td-67")
    assert reprinted(BY_HAND["le-136"], "td-67").clauses() == {}


def test_what_a_field_tells_of_a_card_it_tells_of_its_printings() -> None:
    """Barrow-wight: where it may be keyed; Slayer: who is attacked, and how often."""
    assert printed_clauses(FACES[face_of("tw-15")]) == {"tw-15.2": (Printed("keyed_to.further"),)}
    assert printed_clauses(FACES[face_of("tw-89")]) == {
        "tw-89.1": (Printed("attack.same_target"), Printed("attack.attacker_chooses_defenders")),
        "tw-89.3": (Printed("attack.same_target"),),
    }


def test_printings_with_other_numbers_are_not_taken_for_the_same() -> None:
    for card, first in PRINTINGS.items():
        one, other = FACES[face_of(first)], FACES[face_of(card)]
        assert (one.prowess, one.body, one.points, one.corruption) == (
            other.prowess,
            other.body,
            other.points,
            other.corruption,
        )


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("tw-14", "tw-15", True),
        ("tw-14", "le-61", True),
        ("tw-413", "le-392", False),  # Moria, of the heroes and of the minions
        ("tw-14", "tw-20", False),
    ],
)
def test_printings_are_one_card_by_title_kind_and_whose_they_are(one: str, other: str, same: bool) -> None:
    assert same_card(face_of(one), face_of(other)) == same


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
