"""A card as its texts: the event, what it does while it is in play, the combat half."""

from __future__ import annotations

from typing import Final

from mathom.effects import CONDITIONS as ANY_CONDITIONS
from mathom.effects import NUMBERS as ANY_NUMBERS
from mathom.effects import SELECTORS as ANY_SELECTORS
from mathom.effects import STATEMENTS as ANY_STATEMENTS
from mathom.effects import VERBS as ANY_VERBS
from mathom.effects import Condition, Leaves, Play, Sequence, Standing, Verb
from mathom.effects import Script as AnyScript
from mathom.games.wotr.box import CARD_NAMES
from mathom.games.wotr.cards.halves import combat_plays

CONTROL: Final = [*ANY_STATEMENTS, *ANY_NUMBERS, *ANY_VERBS, *ANY_CONDITIONS, *ANY_SELECTORS]

# The clauses of a card are the parts of its text in the fact table.
CLAUSES: Final = {
    "condition": "precondition",
    "event": "effect",
    "discard": "discard_condition",
    "combat_condition": "combat_precondition",
    "combat": "combat_effect",
}
CONDITION_CLAUSE, EVENT_CLAUSE, DISCARD_CLAUSE, COMBAT_CONDITION_CLAUSE, COMBAT_CLAUSE = range(1, len(CLAUSES) + 1)


class Script(AnyScript):
    """A card: its event, with the printed condition if there is one, is its first text; `combat` are those of its half.

    What is no verb is in force while the card is in play; if it has a condition, the card leaves when that fails.
    `face` is its face.
    """

    __slots__ = ("combat", "face")

    def __init__(self, card: str, *said: Verb | Standing, condition: Condition | None = None) -> None:
        verbs = tuple([part for part in said if isinstance(part, Verb)])
        standing = [part for part in said if isinstance(part, Standing)]
        if standing and condition is not None:
            standing.append(Leaves(unless=condition, clause=(DISCARD_CLAUSE,)))
        do = verbs[0] if len(verbs) == 1 else Sequence(verbs)
        event = Play(
            "event",
            do,
            needs=condition,
            clause=(EVENT_CLAUSE,) if condition is None else (CONDITION_CLAUSE, EVENT_CLAUSE),
        )
        half = combat_plays(card, COMBAT_CONDITION_CLAUSE, COMBAT_CLAUSE)
        super().__init__(card, event, *standing, *half)
        self.face = CARD_NAMES.index(card)
        self.combat = [self.number(play) for play in half]
