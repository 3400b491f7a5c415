"""What is told of a built-in deck before somebody takes it."""

from __future__ import annotations

import re

import pytest

from mathom.games.meccg.box import all_cards, title_of
from mathom.games.meccg.decks import BUILT_IN, built_in
from mathom.texts import Texts

LEVELS = {"en": ("Easy", "Medium", "Hard"), "de": ("Leicht", "Mittel", "Schwer")}
# Titles of others, such as “Nacht” and “Wölfe”, are common words.
MEANT = ("character", "avatar", "site", "item", "ally", "faction")
EACH = pytest.mark.parametrize(("name", "lang"), [(name, lang) for name in BUILT_IN for lang in LEVELS])


@pytest.fixture(scope="module")
def texts() -> dict[str, Texts]:
    return {lang: Texts(lang) for lang in LEVELS}


def names(text: str, title: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(title)}(?!\w)", text) is not None


@EACH
def test_every_built_in_deck_tells_whom_it_plays_and_how_hard_it_is(
    name: str, lang: str, texts: dict[str, Texts]
) -> None:
    told = texts[lang].say(f"meccg-plan-{name}")
    deck = built_in(name)
    avatar = next(title_of(card, lang) for card, copies in deck.characters.items() if copies == 3)
    starting = {title_of(card, lang) for card in deck.starting}
    assert told.startswith(avatar)
    assert sum(names(told, title) for title in starting) >= 2
    assert any(f"{level}:" in told or f"{level} " in told for level in LEVELS[lang])
    assert len(told) < 300


@EACH
def test_a_plan_names_no_card_that_is_not_in_the_deck(name: str, lang: str, texts: dict[str, Texts]) -> None:
    rest = texts[lang].say(f"meccg-plan-{name}")
    # Whole titles first: one can be part of another.
    for title in sorted((title_of(card, lang) for _, card, _ in built_in(name).entries()), key=len, reverse=True):
        rest = rest.replace(title, "")
    others = {title_of(one.id, lang) for one in all_cards() if one.type in MEANT}
    assert [title for title in others if names(rest, title)] == []
