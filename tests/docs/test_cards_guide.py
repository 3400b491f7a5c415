"""The guide to cards says what is true: its examples run, and the words it names exist."""

import re
from typing import Any

import pytest
from tests.docs.reading import blocks, page

import mathom.effects
from mathom.effects import CardState

GUIDE = page("cards.md")
STATEMENTS = sorted(set(re.findall(r"`([A-Z]\w+)\(", GUIDE)))
QUESTIONS = sorted(set(re.findall(r"`s\.(\w+)\(", GUIDE)))


def test_the_examples_run_in_their_order() -> None:
    namespace: dict[str, Any] = {}
    for number, example in enumerate(blocks(GUIDE, "python"), 1):
        exec(compile(example, f"docs/cards.md, example {number}", "exec"), namespace)
    assert "blade" in namespace


@pytest.mark.parametrize("word", STATEMENTS)
def test_the_words_it_names_exist(word: str) -> None:
    assert word in mathom.effects.__all__


@pytest.mark.parametrize("question", QUESTIONS)
def test_the_questions_it_names_exist(question: str) -> None:
    assert hasattr(CardState, question)


def test_it_names_the_words_and_questions() -> None:
    assert (len(STATEMENTS) > 10, len(QUESTIONS) > 7) == (True, True)
