"""Which clauses of the cards of the built-in hero and minion decks are carried out, and by what."""

# mypyc: skip

from __future__ import annotations

from functools import cache
from typing import Final

from mathom.effects import ClauseMap, Effect
from mathom.games.meccg.box import clauses_of
from mathom.games.meccg.cards.printed import Printed, printed_clauses, without
from mathom.games.meccg.cards.scripts import forget, script_of
from mathom.games.meccg.cards.written import WRITTEN
from mathom.games.meccg.decks import built_in
from mathom.games.meccg.faces import FACES, face_of, reprint

# The decks whose cards are counted.
DECKS: Final = ("challenge-a", "challenge-b", "challenge-c", "challenge-f", "challenge-g", "challenge-h")
SECTIONS: Final = ("pool", "characters", "resources", "hazards", "sites", "sideboard")


def cards_in_decks() -> list[str]:
    return sorted({card for name in DECKS for section in SECTIONS for card in built_in(name).section(section)})


@cache
def clause_map() -> ClauseMap:
    return map_of(cards_in_decks())


@cache
def other_clauses() -> ClauseMap:
    """Those of cards that no built-in deck has, but a deck of one's own may."""
    counted = set(cards_in_decks())
    return map_of([card for card in sorted(WRITTEN) if card not in counted])


def map_of(cards: list[str]) -> ClauseMap:
    """What is written by hand names its clauses; `printed` knows those that the fact tables give."""
    found = ClauseMap({card: [clause.id for clause in clauses_of(card)] for card in cards})
    for card in found.clauses:
        said: dict[str, tuple[Effect, ...]] = {}
        if card in WRITTEN:
            said.update(script_of(face_of(card)).clauses())
        for clause, fields in printed_clauses(FACES[face_of(card)]).items():
            said[clause] = (*said.get(clause, ()), *fields)
        for clause, by in said.items():
            found.implement(clause, *by)
    return found


def drop_clause(clause: str) -> None:
    """The card no longer does what the clause says, or no longer has the field that says it."""
    face = face_of(clause.partition(".")[0])
    fields = tuple(by for by in clause_map().carried_out[clause] if isinstance(by, Printed))
    if not fields:
        clause_map().drop(clause, script_of(face))
        return
    by_hand = [by for by in clause_map().carried_out[clause] if not isinstance(by, Printed)]
    reprint(face, without(FACES[face].record, fields))
    forget(face)
    for effect in by_hand:
        script_of(face).drop(effect)
