"""The scripts that were written by hand, by their cards."""

# mypyc: skip

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from mathom.effects import Script
from mathom.games.meccg.cards.agents import AGENTS
from mathom.games.meccg.cards.burdens import BURDENS
from mathom.games.meccg.cards.council_cards import COUNCIL_CARDS
from mathom.games.meccg.cards.embassy_cards import EMBASSY_CARDS
from mathom.games.meccg.cards.errata_cards import ERRATA_CARDS
from mathom.games.meccg.cards.hazard_events import HAZARD_EVENTS
from mathom.games.meccg.cards.hero_deeds import HERO_DEEDS
from mathom.games.meccg.cards.hero_events import HERO_EVENTS
from mathom.games.meccg.cards.hero_fights import HERO_FIGHTS
from mathom.games.meccg.cards.hero_journeys import HERO_JOURNEYS
from mathom.games.meccg.cards.hero_roads import HERO_ROADS
from mathom.games.meccg.cards.hero_sites import HERO_SITES
from mathom.games.meccg.cards.host_cards import HOST_CARDS
from mathom.games.meccg.cards.minion_cards import MINION_CARDS
from mathom.games.meccg.cards.minion_events import MINION_EVENTS
from mathom.games.meccg.cards.minion_permanents import MINION_PERMANENTS
from mathom.games.meccg.cards.minion_schemes import MINION_SCHEMES
from mathom.games.meccg.cards.nazgul import NAZGUL
from mathom.games.meccg.cards.printings import said_again
from mathom.games.meccg.cards.prisoner_cards import PRISONER_CARDS
from mathom.games.meccg.cards.ringwraiths import RINGWRAITHS
from mathom.games.meccg.cards.rulebook_cards import RULEBOOK_CARDS
from mathom.games.meccg.cards.shadow_hazards import SHADOW_HAZARDS
from mathom.games.meccg.cards.shadow_schemes import SHADOW_SCHEMES
from mathom.games.meccg.cards.weather import WEATHER
from mathom.games.meccg.faces import FACES, Face

# What of a record tells two printings of a card apart, and nothing of what it does.
OF_THE_PRINTING: Final = ("id", "rarity", "promo", "alternate_art_of")

SHELVES: Final = (
    HERO_DEEDS,
    HERO_EVENTS,
    HERO_FIGHTS,
    HERO_JOURNEYS,
    HERO_ROADS,
    HERO_SITES,
    HAZARD_EVENTS,
    SHADOW_HAZARDS,
    RINGWRAITHS,
    NAZGUL,
    BURDENS,
    MINION_CARDS,
    MINION_EVENTS,
    MINION_PERMANENTS,
    SHADOW_SCHEMES,
    AGENTS,
    RULEBOOK_CARDS,
    PRISONER_CARDS,
    COUNCIL_CARDS,
    HOST_CARDS,
    EMBASSY_CARDS,
    MINION_SCHEMES,
    WEATHER,
    ERRATA_CARDS,
)


def gathered(shelves: Sequence[Sequence[Script]]) -> dict[str, Script]:
    found: dict[str, Script] = {}
    for script in [script for shelf in shelves for script in shelf]:
        if script.card in found:
            raise ValueError(f"there are two scripts of {script.card}")
        found[script.card] = script
    return found


def printings_of(found: dict[str, Script]) -> dict[str, str]:
    """Printings of which nothing is written, and the written cards that they are: all numbers and words of the records
    are the same."""
    cards: dict[int, list[Face]] = {}
    for face in FACES:
        cards.setdefault(face.card, []).append(face)
    more: dict[str, str] = {}
    for printings in cards.values():
        by_hand = [face for face in printings if face.id in found]
        for face in printings:
            first = next((one for one in by_hand if printed_alike(one, face)), None)
            if face.id not in found and first is not None:
                more[face.id] = first.id
    return more


def printed_alike(one: Face, other: Face) -> bool:
    return all(
        getattr(one.record, name) == getattr(other.record, name)
        for name in one.record.__struct_fields__
        if name not in OF_THE_PRINTING
    )


def reprinted(script: Script, card: str) -> Script:
    """The statements with the numbers of the printing's own clauses."""
    again = said_again(script.card, card)
    clauses = [tuple(own for number in one.clause for own in again.get(number, ())) for one in script.statements]
    return Script(card, *[replace(one, clause=own) for one, own in zip(script.statements, clauses, strict=True)])


BY_HAND: Final[dict[str, Script]] = gathered(SHELVES)
PRINTINGS: Final[dict[str, str]] = printings_of(BY_HAND)
WRITTEN: Final[dict[str, Script]] = {
    **BY_HAND,
    **{card: reprinted(BY_HAND[first], card) for card, first in PRINTINGS.items()},
}


def told_of(fields: dict[str, dict[int, str]], card: str) -> list[tuple[int, str]]:
    """Which clauses of a card say which field, by a table that has the card or the one whose printing it is."""
    if card in fields or card not in PRINTINGS:
        return list(fields.get(card, {}).items())
    first = PRINTINGS[card]
    again = said_again(first, card)
    return [(own, field) for number, field in fields.get(first, {}).items() for own in again.get(number, ())]
