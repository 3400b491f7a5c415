"""All events, all words that they are written with, and which clause of a card does what."""

from __future__ import annotations

from typing import Any, Final

from mathom.effects import ClauseMap, Vocabulary
from mathom.games.wotr.cards import fp_character, fp_strategy, sh_character, sh_strategy
from mathom.games.wotr.cards.conditions import CONDITIONS
from mathom.games.wotr.cards.scripts import CONTROL, Script
from mathom.games.wotr.cards.selectors import SELECTORS
from mathom.games.wotr.cards.verbs import VERBS
from mathom.games.wotr.combat_cards import HALF_OF
from mathom.games.wotr.components import CARD_NAMES, facts

ALL_SCRIPTS: Final[list[Script]] = [
    *fp_character.SCRIPTS,
    *fp_strategy.SCRIPTS,
    *sh_character.SCRIPTS,
    *sh_strategy.SCRIPTS,
]
WORDS: Final = [
    *VERBS,
    *CONDITIONS,
    *SELECTORS,
    *fp_character.VERBS,
    *fp_strategy.VERBS,
    *sh_character.VERBS,
    *sh_strategy.VERBS,
]
VOCABULARY: Final = Vocabulary(CONTROL, WORDS)

# The clauses of a card are the parts of its text in the fact table.
PARTS: Final = {
    "condition": "precondition",
    "event": "effect",
    "discard": "discard_condition",
    "combat": "combat_effect",
}


def clauses_of(entry: dict[str, Any]) -> list[str]:
    """``fp_char_06.condition``, ``fp_char_06.event`` ..."""
    return [f"{entry['id']}.{part}" for part, key in PARTS.items() if entry[key]]


def clause_map() -> ClauseMap:
    """What every clause of every card does. When a card in play goes is told by what lets it remain."""
    found = ClauseMap({entry["id"]: clauses_of(entry) for entry in facts("event_cards")["cards"]})
    for face, half in enumerate(HALF_OF):
        found.implement(f"{CARD_NAMES[face]}.combat", f"combat_cards: {half.title}")
    for script in ALL_SCRIPTS:
        card = CARD_NAMES[script.face]
        found.implement(f"{card}.event", script.effect)
        if script.condition is not None:
            found.implement(f"{card}.condition", script.condition)
        if f"{card}.discard" in found.clauses[card]:
            found.implement(f"{card}.discard", script.effect)
    return found
