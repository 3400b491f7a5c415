"""How much of every card works, as the engine says: which of its clauses are carried out (`cards.clauses`)."""
# mypyc: skip

from __future__ import annotations

from typing import NamedTuple

from mathom.effects import MISSING
from mathom.games.meccg.box import clauses_of
from mathom.games.meccg.cards.clauses import clause_map, other_clauses


class Status(NamedTuple):
    """COMPLETE, PARTIAL or MISSING, and the clauses that are missing."""

    status: str
    missing: tuple[str, ...]


def status_of(card_id: str) -> Status:
    """How much of a card works in a game; nothing of one that the engine has not come to yet."""
    known = clause_map() if card_id in clause_map().clauses else other_clauses()
    if card_id not in known.clauses:
        return Status(MISSING, tuple(clause.id for clause in clauses_of(card_id)))
    return Status(known.status(card_id), tuple(known.missing(card_id)))
