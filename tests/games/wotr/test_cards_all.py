"""All 96 events: each is implemented, clause by clause, and each can be read in both languages."""

import re
from typing import Any

import pytest
from tests.games.wotr.events import event, keys, pick, refused
from tests.games.wotr.helpers import new
from tools.write_card_texts import HEADS, card_texts

from mathom.effects import COMPLETE, Effect, Either
from mathom.games.wotr import table_cards
from mathom.games.wotr.cards.decks import ALL_SCRIPTS, clause_map
from mathom.games.wotr.cards.playing import script_of
from mathom.games.wotr.cards.verbs import Remains
from mathom.games.wotr.components import CARD_NAMES, CARDS, HOME, card_name
from mathom.testing import rule

CLAUSES = clause_map()
NAMES = {value: name for name, value in vars(table_cards).items() if isinstance(value, int) and name.isupper()}


def all_parts(effect: Effect) -> list[Effect]:
    return [effect, *[deeper for part in effect.parts() for deeper in all_parts(part)]]


@rule("WR-6.13")
@pytest.mark.parametrize("card", CARD_NAMES)
def test_every_clause_of_every_card_is_implemented(card: str) -> None:
    assert (CLAUSES.status(card), CLAUSES.missing(card)) == (COMPLETE, [])


@rule("WR-6.11", "WR-6.16")
@pytest.mark.parametrize("script", ALL_SCRIPTS, ids=lambda script: card_name(script.face))
def test_an_event_has_the_condition_and_remains_as_its_card_says(script: Any) -> None:
    card = CARDS[script.face]
    remains = [part for part in all_parts(script.effect) if isinstance(part, Remains)]
    assert (script.condition is not None, bool(remains)) == (card.conditional, card.remains)
    for part in remains:
        for chapter in {part.in_force, part.discarded}:
            assert NAMES[script.face] in (HOME / f"{chapter}.py").read_text("utf-8"), chapter


def test_every_card_has_one_script() -> None:
    assert sorted(script.face for script in ALL_SCRIPTS) == list(range(len(CARDS)))
    assert [script_of(face).face for face in range(len(CARDS))] == list(range(len(CARDS)))


@pytest.mark.parametrize("lang", HEADS)
def test_the_texts_of_the_cards_are_those_of_the_fact_table(lang: str) -> None:
    """Run ``python tools/write_card_texts.py`` if they are not."""
    assert (HOME / "texts" / lang / "cards.ftl").read_text("utf-8") == card_texts(lang)


@pytest.mark.parametrize("lang", HEADS)
def test_every_question_of_a_script_has_a_text(lang: str) -> None:
    texts = "".join(path.read_text("utf-8") for path in (HOME / "texts" / lang).glob("*.ftl"))
    kinds = {kind for s in ALL_SCRIPTS for p in all_parts(s.effect) if isinstance(kind := getattr(p, "kind", 0), str)}
    assert {kind for kind in kinds if not re.search(rf"^wotr-ask-{kind} =", texts, re.MULTILINE)} == set()
    assert len(kinds) > 2
    assert any(isinstance(part, Either) for s in ALL_SCRIPTS for part in all_parts(s.effect))


@rule("WR-6.14")
@pytest.mark.parametrize("card", CARD_NAMES)
def test_every_event_that_can_be_played_at_the_start_comes_to_an_end(card: str) -> None:
    """The first option is always taken; nothing is left over, lost or doubled."""
    w = new()
    figures, things = w.figures.census(), w.zones.census()
    if refused(w, card) is None:
        event(w, card)
        for _ in range(60):
            if w.ask is not None:
                pick(w, keys(w)[0])
        while w.ask is not None:
            pick(w, keys(w)[-1])
        assert w.stack == []
    assert (w.figures.census(), w.zones.census(), w.picked) == (figures, things, [])
