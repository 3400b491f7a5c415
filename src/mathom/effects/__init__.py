"""Typed card effects: what a card does and changes as frozen values, and what runs them and keeps them in force.

Start with `values` (verbs, conditions, selectors, numbers, standing effects), then `control` (sequences, choices,
loops), `carry` (how they are run), `standing` and `words` (what cards in play say), `scripts` (a card), `card_state`
(what is in force and what that changes), `payment` (what a text costs), `declare` (chains of cards), `clauses` (which
clause of a text does what).
``docs/effects.md`` lists all effects of all games, ``docs/cards.md`` says how a card gets done.
"""
# mypyc: skip

from mathom.effects.card_state import COMES, GOES, CardState
from mathom.effects.carry import NO_SOURCE, Carry, Program
from mathom.effects.clauses import COMPLETE, MISSING, PARTIAL, ClauseMap
from mathom.effects.control import CONDITIONS as CONTROL_CONDITIONS
from mathom.effects.control import SELECTORS as CONTROL_SELECTORS
from mathom.effects.control import VERBS as CONTROL_VERBS
from mathom.effects.control import (
    All,
    Alternative,
    AnyOf,
    Choose,
    Each,
    Either,
    Exists,
    It,
    Joined,
    May,
    Not,
    Possible,
    Repeat,
    Sequence,
    Shared,
    When,
    Without,
)
from mathom.effects.declare import CardChain, Declared, declaration
from mathom.effects.in_force import Due, Entry, InForce
from mathom.effects.reference import reference
from mathom.effects.scripts import Script
from mathom.effects.standing import (
    STATEMENTS,
    Action,
    CountsAs,
    Forbid,
    Leaves,
    Modify,
    Permit,
    Play,
    Replace,
    Trigger,
)
from mathom.effects.values import (
    Condition,
    Cost,
    Effect,
    Number,
    Selector,
    Standing,
    Statement,
    Verb,
    Vocabulary,
    plain,
    words_in,
)
from mathom.effects.words import CONDITIONS as WORD_CONDITIONS
from mathom.effects.words import (
    NUMBERS,
    Among,
    AtLeast,
    Bearer,
    Count,
    Half,
    Last,
    Seats,
    Stat,
    Sum,
    Target,
    This,
    Use,
    Used,
)
from mathom.effects.words import SELECTORS as WORD_SELECTORS
from mathom.effects.words import VERBS as WORD_VERBS

VERBS = [*CONTROL_VERBS, *WORD_VERBS]
CONDITIONS = [*CONTROL_CONDITIONS, *WORD_CONDITIONS]
SELECTORS = [*CONTROL_SELECTORS, *WORD_SELECTORS]

# What a state with cards in play consists of beside the game's own classes, for `Game.classes`.
SAVED = [InForce, Entry, Due, Declared]

__all__ = [
    "COMES",
    "COMPLETE",
    "CONDITIONS",
    "GOES",
    "MISSING",
    "NO_SOURCE",
    "NUMBERS",
    "PARTIAL",
    "SAVED",
    "SELECTORS",
    "STATEMENTS",
    "VERBS",
    "Action",
    "All",
    "Alternative",
    "Among",
    "AnyOf",
    "AtLeast",
    "Bearer",
    "CardChain",
    "CardState",
    "Carry",
    "Choose",
    "ClauseMap",
    "Condition",
    "Cost",
    "Count",
    "CountsAs",
    "Declared",
    "Due",
    "Each",
    "Effect",
    "Either",
    "Entry",
    "Exists",
    "Forbid",
    "Half",
    "InForce",
    "It",
    "Joined",
    "Last",
    "Leaves",
    "May",
    "Modify",
    "Not",
    "Number",
    "Permit",
    "Play",
    "Possible",
    "Program",
    "Repeat",
    "Replace",
    "Script",
    "Seats",
    "Selector",
    "Sequence",
    "Shared",
    "Standing",
    "Stat",
    "Statement",
    "Sum",
    "Target",
    "This",
    "Trigger",
    "Use",
    "Used",
    "Verb",
    "Vocabulary",
    "When",
    "Without",
    "declaration",
    "plain",
    "reference",
    "words_in",
]
