"""Which clauses of the cards of the built-in hero and minion decks are carried out, and by what."""

# mypyc: skip

from __future__ import annotations

from functools import cache
from typing import Any, Final

from msgspec import Struct

from mathom.effects import ClauseMap, Effect
from mathom.games.meccg.box import clauses_of
from mathom.games.meccg.box.parts import InfluenceBonus, Modification, SiteFilter
from mathom.games.meccg.cards.printed import Printed, printed_clauses, without
from mathom.games.meccg.cards.scripts import forget, script_of
from mathom.games.meccg.cards.written import WRITTEN
from mathom.games.meccg.decks import built_in
from mathom.games.meccg.faces import FACES, face_of, reprint

# The decks whose cards are counted.
DECKS: Final = ("challenge-a", "challenge-b", "challenge-c", "challenge-f", "challenge-g", "challenge-h")
# What the fact tables can tell alone, and whose cards a player can bring.
TOLD_KINDS: Final = ("character", "creature", "faction", "item", "region", "site")
TOLD_SIDES: Final = ("hero", "minion", "hazard", "neutral")
# What parts of a record may say and no rule reads: a card of which one does needs something written.
UNREAD: Final[dict[type, tuple[str, ...]]] = {
    SiteFilter: ("condition", "exclude_hoard_lairs", "protected"),
    InfluenceBonus: ("characters_with_home_site", "factions_playable_in_regions"),
    Modification: (
        "influencer_discards",
        "influencer_has",
        "influencer_home_site_in_regions",
        "influencer_keyword",
        "once",
        "own_avatar",
        "unless",
    ),
}
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


@cache
def told_by_facts() -> ClauseMap:
    """Those of cards that need nothing written: every clause is a field of the record, each another one.

    Of allies, and of events, the fields do not say enough.
    """
    known = {*clause_map().clauses, *other_clauses().clauses}
    faces = [face for face in FACES if face.kind in TOLD_KINDS and face.alignment in TOLD_SIDES]
    plain = [face.id for face in faces if face.id not in known and is_read(face.record)]
    found = map_of(plain)
    return map_of([card for card in plain if is_all_told(found, card)])


def is_read(part: Any) -> bool:
    """Whether rules look at all that the record, or a part of it, says about sites and influence."""
    if isinstance(part, (list, tuple)):
        return all(is_read(one) for one in part)
    if not isinstance(part, Struct):
        return True
    if any(getattr(part, field) for field in UNREAD.get(type(part), ())):
        return False
    return all(is_read(getattr(part, field)) for field in part.__struct_fields__)


def is_all_told(found: ClauseMap, card: str) -> bool:
    fields = [by for clause in found.clauses[card] for by in found.carried_out.get(clause, ())]
    return not found.missing(card) and len(set(fields)) == len(fields)


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


def map_with(card: str) -> ClauseMap:
    """The map that the card is in, if one has it."""
    maps = (clause_map(), other_clauses(), told_by_facts())
    return next((known for known in maps if card in known.clauses), other_clauses())


def drop_clause(clause: str) -> None:
    """The card no longer does what the clause says, or no longer has the field that says it."""
    face = face_of(clause.partition(".")[0])
    known = map_with(clause.partition(".")[0])
    fields = tuple(by for by in known.carried_out[clause] if isinstance(by, Printed))
    if not fields:
        known.drop(clause, script_of(face))
        return
    by_hand = [by for by in known.carried_out[clause] if not isinstance(by, Printed)]
    reprint(face, without(FACES[face].record, fields))
    forget(face)
    for effect in by_hand:
        script_of(face).drop(effect)
