"""All 96 events: each is implemented, clause by clause, and each can be read in both languages."""

import re
from typing import Any

import pytest
from tests.games.wotr.events import event, keys, pick, refused
from tests.games.wotr.helpers import key, new
from tests.games.wotr.plain_box import CARD_NAMES, CARDS
from tools.write_card_texts import HEADS, card_texts

from mathom.effects import COMPLETE, Effect, Either
from mathom.games.wotr import box
from mathom.games.wotr.box import HOME, card_name
from mathom.games.wotr.cards import decks, halves
from mathom.games.wotr.cards.decks import ALL_SCRIPTS, WORDS, clause_map
from mathom.games.wotr.cards.scripts import Script
from mathom.games.wotr.events import card_text
from mathom.games.wotr.events.card_text import refuse_combat, script_of
from mathom.testing import rule

CLAUSES = clause_map()


def all_parts(effect: Effect) -> list[Effect]:
    return [effect, *[deeper for part in effect.parts() for deeper in all_parts(part)]]


def said(script: Script) -> list[Effect]:
    return [part for text in script.statements for part in all_parts(text)]


@rule("WR-6.13")
@pytest.mark.parametrize("card", box.CARD_NAMES)
def test_every_clause_of_every_card_is_implemented(card: str) -> None:
    assert (CLAUSES.status(card), CLAUSES.missing(card)) == (COMPLETE, [])


@rule("WR-6.11", "WR-6.16")
@pytest.mark.parametrize("script", ALL_SCRIPTS, ids=lambda script: card_name(script.face))
def test_an_event_has_the_condition_and_remains_as_its_card_says(script: Any) -> None:
    card = box.CARDS[script.face]
    assert (script.texts[0].needs is not None, bool(script.standing)) == (card.conditional, card.remains)


def test_every_card_has_one_script() -> None:
    assert sorted(script.face for script in ALL_SCRIPTS) == list(range(len(box.CARDS)))
    assert [script_of(face).face for face in range(len(box.CARDS))] == list(range(len(box.CARDS)))


def test_few_cards_need_a_word_of_their_own() -> None:
    users: dict[str, set[int]] = {}
    for script in ALL_SCRIPTS:
        for part in said(script):
            users.setdefault(type(part).__name__, set()).add(script.face)
    alone = [users[word.__name__] for word in WORDS if len(users[word.__name__]) == 1]
    own = {face for faces in alone for face in faces if face < len(CARDS)}
    assert len(own) <= 15


@pytest.mark.parametrize("lang", HEADS)
def test_the_texts_of_the_cards_are_those_of_the_fact_table(lang: str) -> None:
    """Run ``python tools/write_card_texts.py`` if they are not."""
    assert (HOME / "texts" / lang / "cards.ftl").read_text("utf-8") == card_texts(lang)


@pytest.mark.parametrize("lang", HEADS)
def test_every_question_of_a_script_has_a_text(lang: str) -> None:
    texts = "".join(path.read_text("utf-8") for path in HOME.glob(f"**/texts/{lang}/*.ftl"))
    kinds = {kind for s in ALL_SCRIPTS for p in said(s) if isinstance(kind := getattr(p, "kind", 0), str)}
    assert {kind for kind in kinds if not re.search(rf"^wotr-ask-{kind} =", texts, re.MULTILINE)} == set()
    assert len(kinds) > 2
    assert any(isinstance(part, Either) for s in ALL_SCRIPTS for part in said(s))


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
    assert (w.figures.census(), w.zones.census()) == (figures, things)


@rule("WR-6.13")
def test_a_card_that_nobody_has_written_says_nothing_and_takes_no_others_text(monkeypatch: pytest.MonkeyPatch) -> None:
    gone = CARD_NAMES.index("fp_char_11")
    monkeypatch.setattr(decks, "ALL_SCRIPTS", [script for script in ALL_SCRIPTS if script.face != gone])
    monkeypatch.setattr(card_text, "SCRIPTS", {})
    monkeypatch.setattr(halves, "HALF_OF", {k: half for k, half in halves.HALF_OF.items() if k != "fp_char_11"})
    assert [face for face in range(len(CARDS)) if script_of(face).card != CARD_NAMES[face]] == []
    assert (script_of(gone).combat, script_of(gone).programs[0].verbs) == ([], [])
    w = new()
    assert key(refuse_combat(w, 0, gone)) == "the-combat-half-is-not-written-yet"
