"""How much of every card works, as the engine says: which of its clauses are carried out (`cards.clauses`)."""
# mypyc: skip

from __future__ import annotations

from typing import NamedTuple

from mathom.effects import COMPLETE, MISSING
from mathom.games.meccg.box import clauses_of
from mathom.games.meccg.cards.clauses import map_with
from mathom.games.meccg.decks import Deck


class Status(NamedTuple):
    """COMPLETE, PARTIAL or MISSING, and the clauses that are missing."""

    status: str
    missing: tuple[str, ...]


def status_of(card_id: str) -> Status:
    """How much of a card works in a game; nothing of one that the engine has not come to yet."""
    known = map_with(card_id)
    if card_id not in known.clauses:
        return Status(MISSING, tuple(clause.id for clause in clauses_of(card_id)))
    return Status(known.status(card_id), tuple(known.missing(card_id)))


def lacking_in(deck: Deck) -> dict[str, list[str]]:
    """The cards of a deck, also of its sideboard, that do not work as printed yet, with their missing clauses."""
    cards = sorted({card for one in deck.decks() for _, card, _ in one.entries()})
    found = {card: status_of(card) for card in cards}
    return {card: list(one.missing) for card, one in found.items() if one.status != COMPLETE}
