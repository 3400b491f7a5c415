"""Effects are values: frozen, comparable, the same after a trip through JSON."""

import json
from dataclasses import FrozenInstanceError
from typing import Any

import pytest
from tests.effects.purses import VOCABULARY, Earn, EarnIt, Rich, Sums
from tools.write_effects import PAGE, page

from mathom.effects import (
    COMPLETE,
    MISSING,
    PARTIAL,
    Alternative,
    ClauseMap,
    Each,
    Either,
    Program,
    Vocabulary,
    When,
)
from mathom.games.wotr.box import card_name
from mathom.games.wotr.cards.decks import ALL_SCRIPTS
from mathom.games.wotr.cards.decks import VOCABULARY as WOTR

CARD = When(Rich(3), Each(Sums((1, 2)), EarnIt()), Either("how", (Alternative(1, Earn(5), Rich(1)), Alternative(2))))


def trip(vocabulary: Vocabulary, effect: Any) -> Any:
    return vocabulary.read(json.loads(json.dumps(effect.plain())))


def test_an_effect_survives_json() -> None:
    assert Earn(3).plain() == {"@": "Earn", "coins": 3}
    assert trip(VOCABULARY, CARD) == CARD
    assert repr(trip(VOCABULARY, CARD)) == repr(CARD)


@pytest.mark.parametrize("script", ALL_SCRIPTS, ids=lambda script: card_name(script.face))
def test_every_card_survives_json(script: Any) -> None:
    assert [trip(WOTR, text) for text in script.texts] == script.texts


def test_an_effect_never_changes() -> None:
    with pytest.raises(FrozenInstanceError):
        Earn(3).coins = 5  # type: ignore[misc]


def test_an_effect_knows_its_parts() -> None:
    assert CARD.parts() == [CARD.condition, CARD.then, CARD.otherwise]
    assert Each(Sums((1,)), EarnIt()).parts() == [Sums((1,)), EarnIt()]


def test_only_plain_values_are_allowed() -> None:
    with pytest.raises(TypeError, match=r"^an effect cannot hold <built-in function print>$"):
        Earn(print).plain()  # type: ignore[arg-type]


def test_unknown_words_and_fields_are_refused() -> None:
    with pytest.raises(ValueError, match=r"^there is no effect named Steal$"):
        VOCABULARY.read({"@": "Steal", "coins": 1})
    with pytest.raises(ValueError, match=r"^these are not the fields of Earn: \['@', 'sum'\]$"):
        VOCABULARY.read({"@": "Earn", "sum": 1})
    with pytest.raises(ValueError, match=r"^there are two effects named Earn$"):
        Vocabulary([Earn], [Earn])


def test_only_verbs_do_something() -> None:
    with pytest.raises(TypeError, match=r"^Rich\(coins=1\) does nothing by itself$"):
        Program(Rich(1))


def test_the_status_of_a_card_follows_from_its_clauses() -> None:
    clauses = ClauseMap({"a": ["a.1", "a.2"], "b": ["b.1"], "c": []})
    clauses.implement("a.1", Earn(1))
    assert [clauses.status(card) for card in "abc"] == [PARTIAL, MISSING, COMPLETE]
    assert clauses.missing("a") == ["a.2"]
    assert clauses.incomplete() == {"a": ["a.2"], "b": ["b.1"]}
    clauses.implement("a.2", Earn(1), Earn(2))
    assert clauses.carried_out == {"a.1": (Earn(1),), "a.2": (Earn(1), Earn(2))}
    assert (clauses.status("a"), clauses.incomplete()) == (COMPLETE, {"b": ["b.1"]})
    with pytest.raises(ValueError, match=r"^nothing carries out clause b.1$"):
        clauses.implement("b.1")
    with pytest.raises(ValueError, match=r"^clause a.1 is carried out twice$"):
        clauses.implement("a.1", Earn(1))
    with pytest.raises(ValueError, match=r"^there is no clause d.1$"):
        clauses.implement("d.1", Earn(1))


@pytest.mark.skipif(not When.__doc__, reason="the compiler drops docstrings")
def test_the_reference_is_up_to_date() -> None:
    """Run ``python tools/write_effects.py`` if it is not."""
    assert PAGE.read_text("utf-8") == page()
