"""Chapter 2: the decks are laid out. Every card is a thing; which deck it came from, its owner alone knows."""

from __future__ import annotations

from typing import Any, Final

from mathom.games.meccg.company import COMPANIES_PER_SEAT, NO_THING, Company
from mathom.games.meccg.faces import face_of
from mathom.games.meccg.state import GENERAL, Realm
from mathom.games.meccg.terms import USUAL, Terms
from mathom.games.meccg.zones import DECK, POOL, SIDEBOARD, SITES, kinds
from mathom.kernel import EVERYONE, Chance, Secrets, set_up

# The sections of a deck and where they lie. A site card has another back than the rest.
SECTIONS: Final[list[tuple[str, int]]] = [
    ("pool", POOL),
    ("characters", DECK),
    ("resources", DECK),
    ("hazards", DECK),
    ("sites", SITES),
    ("sideboard", SIDEBOARD),
]


def listed(cards: dict[str, int]) -> list[int]:
    """The faces of a section, copies one by one."""
    return sorted([face_of(card) for card, copies in cards.items() for _ in range(copies)])


def unpack(decks: list[dict[str, Any]], chance: Chance, terms: Terms = USUAL) -> Realm:
    """The table before the draft: play deck, sites, pool and sideboard of every seat. In a game without sideboards
    those that the decks have stay in the box. ME-2.4, ME-28.9"""
    most, _ = terms.sideboard()
    faces: list[int] = []
    places: list[int] = []
    backs: list[int] = []
    first: list[int] = []
    for seat, deck in enumerate(decks):
        first.append(len(faces))
        for section, place in SECTIONS:
            found = [] if place == SIDEBOARD and not most else listed(deck.get(section, {}))
            faces += found
            places += [place + seat] * len(found)
            backs += [2 * seat + (section == "sites")] * len(found)
    s = Realm()
    s.zones = set_up(kinds(backs), faces, places)
    s.terms = terms
    s.chance = chance
    s.seats = len(decks)
    s.first = [*first, len(faces)]
    s.status = [0] * len(faces)
    s.on = [NO_THING] * len(faces)
    s.under = [GENERAL] * len(faces)
    s.since = [0] * len(faces)
    slots = COMPANIES_PER_SEAT * len(decks)
    s.companies = [Company() for _ in range(slots)]
    s.plans = Secrets([NO_THING] * slots, [EVERYONE] * slots)
    s.alignments = [deck["alignment"] for deck in decks]
    s.exhausted = [0] * len(decks)
    s.lost = [0] * len(decks)
    s.avatars = [-1] * len(decks)
    s.turns = [0] * len(decks)
    return s
