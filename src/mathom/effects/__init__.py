"""Typed card effects: what a card does as frozen values, and one frame that carries them out.

Start with `values` (verbs, conditions, selectors), then `control` (sequences, choices, loops), `carry` (how they are
run), `clauses` (which clause of a text does what). ``docs/effects.md`` lists all effects of all games.
"""
# mypyc: skip

from mathom.effects.carry import Carry, Program
from mathom.effects.clauses import COMPLETE, MISSING, PARTIAL, ClauseMap
from mathom.effects.control import (
    CONDITIONS,
    SELECTORS,
    VERBS,
    All,
    AnyOf,
    Choose,
    Each,
    Either,
    Exists,
    It,
    Joined,
    May,
    Not,
    Repeat,
    Sequence,
    Shared,
    Way,
    When,
)
from mathom.effects.reference import reference
from mathom.effects.values import Condition, Effect, Selector, Verb, Vocabulary, plain

__all__ = [
    "COMPLETE",
    "CONDITIONS",
    "MISSING",
    "PARTIAL",
    "SELECTORS",
    "VERBS",
    "All",
    "AnyOf",
    "Carry",
    "Choose",
    "ClauseMap",
    "Condition",
    "Each",
    "Effect",
    "Either",
    "Exists",
    "It",
    "Joined",
    "May",
    "Not",
    "Program",
    "Repeat",
    "Selector",
    "Sequence",
    "Shared",
    "Verb",
    "Vocabulary",
    "Way",
    "When",
    "plain",
    "reference",
]
