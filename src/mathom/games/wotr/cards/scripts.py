"""A card's event as effects: its printed condition and what it does."""

from __future__ import annotations

from typing import Final

from mathom.effects import CONDITIONS as ANY_CONDITIONS
from mathom.effects import SELECTORS as ANY_SELECTORS
from mathom.effects import VERBS as ANY_VERBS
from mathom.effects import Condition, Program, Sequence, Verb
from mathom.games.wotr.components import CARD_NAMES

CONTROL: Final = [*ANY_VERBS, *ANY_CONDITIONS, *ANY_SELECTORS]


class Script:
    """A card: its face, the printed condition if there is one, what it does, and that laid out as a program."""

    __slots__ = ("condition", "effect", "face", "program")

    def __init__(self, card: str, *verbs: Verb, condition: Condition | None = None) -> None:
        self.face = CARD_NAMES.index(card)
        self.condition = condition
        self.effect: Verb = verbs[0] if len(verbs) == 1 else Sequence(verbs)
        self.program = Program(self.effect)
