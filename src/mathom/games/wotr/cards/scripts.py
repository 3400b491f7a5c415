"""A card's event as effects: its printed condition and what it does.

The clauses of a card are the parts of its text in the fact table: its ``condition``, its ``event`` and, if it remains
in play, its ``discard``.
"""

from __future__ import annotations

from typing import Any, Final

from mathom.effects import CONDITIONS as ANY_CONDITIONS
from mathom.effects import SELECTORS as ANY_SELECTORS
from mathom.effects import VERBS as ANY_VERBS
from mathom.effects import ClauseMap, Condition, Program, Sequence, Verb
from mathom.games.wotr.components import CARD_NAMES, facts

CONTROL: Final = [*ANY_VERBS, *ANY_CONDITIONS, *ANY_SELECTORS]
PARTS: Final = {"condition": "precondition", "event": "effect", "discard": "discard_condition"}


class Script:
    """A card: its face, the printed condition if there is one, what it does, and that laid out as a program."""

    __slots__ = ("condition", "effect", "face", "program")

    def __init__(self, card: str, *verbs: Verb, condition: Condition | None = None) -> None:
        self.face = CARD_NAMES.index(card)
        self.condition = condition
        self.effect: Verb = verbs[0] if len(verbs) == 1 else Sequence(verbs)
        self.program = Program(self.effect)


def clauses_of(entry: dict[str, Any]) -> list[str]:
    """The names of the clauses of a card in the fact table."""
    return [f"{entry['id']}.{part}" for part, key in PARTS.items() if entry[key]]


def clause_map(scripts: list[Script]) -> ClauseMap:
    """What every clause of every event does. When a card in play goes is told by what lets it remain."""
    found = ClauseMap({entry["id"]: clauses_of(entry) for entry in facts("event_cards")["cards"]})
    for script in scripts:
        card = CARD_NAMES[script.face]
        found.implement(f"{card}.event", script.effect)
        if script.condition is not None:
            found.implement(f"{card}.condition", script.condition)
        if f"{card}.discard" in found.clauses[card]:
            found.implement(f"{card}.discard", script.effect)
    return found
