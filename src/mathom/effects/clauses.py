"""Which clause of a card's text does what, and so how much of a card works.

Texts are facts: a fact table numbers or names their clauses (``tw-19.1``). The clause map of a game says for each what
carries it out, an effect or a procedure by its name. A clause without an entry is not implemented, and a card's status
follows. A table warns before it starts with a card that is not complete.
"""

from __future__ import annotations

from typing import Final

from mathom.effects.values import Effect

COMPLETE: Final = "complete"
PARTIAL: Final = "partial"
MISSING: Final = "missing"


class ClauseMap:
    """The clauses of all cards, and what carries them out."""

    __slots__ = ("carried_out", "clauses")

    def __init__(self, clauses: dict[str, list[str]]) -> None:
        """`clauses` are the numbers of the clauses of every card, from the fact table."""
        self.clauses = clauses
        self.carried_out: dict[str, Effect | str] = {}

    def implement(self, clause: str, by: Effect | str) -> None:
        if clause in self.carried_out:
            raise ValueError(f"clause {clause} is carried out twice")
        if not any(clause in found for found in self.clauses.values()):
            raise ValueError(f"there is no clause {clause}")
        self.carried_out[clause] = by

    def missing(self, card: str) -> list[str]:
        """The clauses of the card that are not implemented."""
        return [clause for clause in self.clauses[card] if clause not in self.carried_out]

    def status(self, card: str) -> str:
        """COMPLETE, PARTIAL or MISSING. A card without text is complete."""
        missing = self.missing(card)
        if not missing:
            return COMPLETE
        return PARTIAL if len(missing) < len(self.clauses[card]) else MISSING
