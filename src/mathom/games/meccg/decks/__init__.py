"""Chapter 2: decks. Files that hold them, the decks that come with the game, and whether a deck is legal."""
# mypyc: skip

from mathom.games.meccg.decks.bringing import bring
from mathom.games.meccg.decks.built_in import BUILT_IN, CHALLENGE, built_in
from mathom.games.meccg.decks.check import Fault, allowed_for, check, creatures
from mathom.games.meccg.decks.deck import ALIGNMENTS, SECTIONS, Deck, count, deck_from
from mathom.games.meccg.decks.errors import BadDeck, NoSuchDeck
from mathom.games.meccg.decks.files import FORMS, read_deck, write_deck
from mathom.games.meccg.decks.lists import Reading, Unmatched

__all__ = [
    "ALIGNMENTS",
    "BUILT_IN",
    "CHALLENGE",
    "FORMS",
    "SECTIONS",
    "BadDeck",
    "Deck",
    "Fault",
    "NoSuchDeck",
    "Reading",
    "Unmatched",
    "allowed_for",
    "bring",
    "built_in",
    "check",
    "count",
    "creatures",
    "deck_from",
    "read_deck",
    "write_deck",
]
