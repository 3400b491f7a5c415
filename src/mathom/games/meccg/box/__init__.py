"""Chapter 1: what is in the box. The records of all 1,683 cards, their titles and clauses, regions and places.

Nothing is read before it is asked for: a card reads its set, a title its language, and who plays two decks never reads
the rest.
"""
# mypyc: skip

from mathom.games.meccg.box.clauses import Clause, clause_texts, clauses_of
from mathom.games.meccg.box.library import (
    SETS,
    UnknownCard,
    all_cards,
    all_ids,
    card,
    card_set,
    exists,
    is_hazard,
    is_resource,
    plain_title,
    the,
    titled,
)
from mathom.games.meccg.box.places import (
    neighbours,
    passage_roll,
    passages,
    places,
    region_paths,
    regions,
    surface_sites,
)
from mathom.games.meccg.box.records import (
    Agent,
    Ally,
    AnyCard,
    Avatar,
    Card,
    Character,
    Creature,
    Event,
    Faction,
    Item,
    Person,
    Region,
    Site,
)
from mathom.games.meccg.box.titles import title_of, titles

__all__ = [
    "SETS",
    "Agent",
    "Ally",
    "AnyCard",
    "Avatar",
    "Card",
    "Character",
    "Clause",
    "Creature",
    "Event",
    "Faction",
    "Item",
    "Person",
    "Region",
    "Site",
    "UnknownCard",
    "all_cards",
    "all_ids",
    "card",
    "card_set",
    "clause_texts",
    "clauses_of",
    "exists",
    "is_hazard",
    "is_resource",
    "neighbours",
    "passage_roll",
    "passages",
    "places",
    "plain_title",
    "region_paths",
    "regions",
    "surface_sites",
    "the",
    "title_of",
    "titled",
    "titles",
]
