"""Which clause of a card's text does what, and so how much of a card works.

Texts are facts: a fact table numbers or names their clauses (``tw-19.1``). The clause map of a game holds for each the
effects that carry it out: texts of the card, or what a text does or needs. A clause without an entry is not
implemented, and a card's status follows. A table warns before it starts with a card that is not complete.
"""

from __future__ import annotations

from typing import Final

from mathom.effects.scripts import Script
from mathom.effects.values import Effect

COMPLETE: Final = "complete"
PARTIAL: Final = "partial"
MISSING: Final = "missing"


class ClauseMap:
    """The clauses of all cards, and what carries them out."""

    __slots__ = ("_known", "carried_out", "clauses")

    def __init__(self, clauses: dict[str, list[str]]) -> None:
        """`clauses` are the numbers of the clauses of every card, from the fact table."""
        self.clauses = clauses
        self._known = {clause for found in clauses.values() for clause in found}
        self.carried_out: dict[str, tuple[Effect, ...]] = {}

    def implement(self, clause: str, *by: Effect) -> None:
        if clause in self.carried_out:
            raise ValueError(f"clause {clause} is carried out twice")
        if not by:
            raise ValueError(f"nothing carries out clause {clause}")
        if clause not in self._known:
            raise ValueError(f"there is no clause {clause}")
        self.carried_out[clause] = by

    def missing(self, card: str) -> list[str]:
        """The clauses of the card that are not implemented."""
        return [clause for clause in self.clauses[card] if clause not in self.carried_out]

    def incomplete(self) -> dict[str, list[str]]:
        """The cards that are not complete, with the clauses that are missing."""
        missing = {card: self.missing(card) for card in self.clauses}
        return {card: clauses for card, clauses in missing.items() if clauses}

    def drop(self, clause: str, script: Script) -> None:
        """Take out of the card what carries out this clause (see `Script.drop`)."""
        for effect in self.carried_out[clause]:
            script.drop(effect)

    def status(self, card: str) -> str:
        """COMPLETE, PARTIAL or MISSING. A card without text is complete."""
        missing = self.missing(card)
        if not missing:
            return COMPLETE
        return PARTIAL if len(missing) < len(self.clauses[card]) else MISSING
