"""All events, all words that they are written with, and which clause of a card does what."""

from __future__ import annotations

import importlib
from functools import cache
from typing import Any, Final

from mathom.effects import ClauseMap, Effect, Play, Statement, Vocabulary
from mathom.games.wotr.battle import card_conditions, card_strikes, card_verbs
from mathom.games.wotr.box import CARD_ENTRIES, more
from mathom.games.wotr.cards import army_verbs, fp_character, fp_strategy, sh_character, sh_strategy, table_words
from mathom.games.wotr.cards.conditions import CONDITIONS
from mathom.games.wotr.cards.scripts import (
    CLAUSES,
    COMBAT_CONDITION_CLAUSE,
    CONDITION_CLAUSE,
    CONTROL,
    EVENT_CLAUSE,
    Script,
)
from mathom.games.wotr.cards.selectors import SELECTORS
from mathom.games.wotr.cards.verbs import VERBS

# What supplements add: each names the modules with its cards and with its words.
CARD_MODULES: Final[list[Any]] = [importlib.import_module(entry["cards"]) for entry in more("modules")]

ALL_SCRIPTS: Final[list[Script]] = [
    *fp_character.SCRIPTS,
    *fp_strategy.SCRIPTS,
    *sh_character.SCRIPTS,
    *sh_strategy.SCRIPTS,
    *[script for module in CARD_MODULES for script in module.SCRIPTS],
]
WORDS: Final = [
    *VERBS,
    *army_verbs.VERBS,
    *table_words.WORDS,
    *card_verbs.VERBS,
    *card_strikes.VERBS,
    *card_conditions.CONDITIONS,
    *CONDITIONS,
    *SELECTORS,
    *fp_character.VERBS,
    *fp_strategy.VERBS,
    *sh_character.VERBS,
    *sh_strategy.VERBS,
    *[word for module in CARD_MODULES for word in module.WORDS],
]
VOCABULARY: Final = Vocabulary(CONTROL, WORDS)


def clauses_of(entry: dict[str, Any]) -> list[str]:
    """``fp_char_06.condition``, ``fp_char_06.event`` ..."""
    return [f"{entry['id']}.{part}" for part, key in CLAUSES.items() if entry[key]]


@cache
def clause_map() -> ClauseMap:
    """What every clause of every card does."""
    found = ClauseMap({entry["id"]: clauses_of(entry) for entry in CARD_ENTRIES})
    for script in ALL_SCRIPTS:
        said: dict[str, list[Effect]] = {}
        for text in script.statements:
            for number in text.clause:
                parts = said.setdefault(f"{script.card}.{list(CLAUSES)[number - 1]}", [])
                part = part_for(text, number)
                parts += [] if part in parts else [part]
        for clause, parts in said.items():
            found.implement(clause, *parts)
    return found


def part_for(text: Statement, number: int) -> Effect:
    """What of a text carries out a clause: the printed condition is one and what it does is another."""
    if isinstance(text, Play) and number in (CONDITION_CLAUSE, COMBAT_CONDITION_CLAUSE) and text.needs is not None:
        return text.needs
    return text.do if isinstance(text, Play) and number == EVENT_CLAUSE else text


def drop_clause(clause: str) -> None:
    """From now on a card does not do what this clause of it says; see `Game.drop_clause`."""
    clauses = clause_map()
    if clause not in clauses.carried_out:
        raise ValueError(f"there is no clause {clause}")
    card = clause.rpartition(".")[0]
    [script] = [script for script in ALL_SCRIPTS if script.card == card]
    clauses.drop(clause, script)
