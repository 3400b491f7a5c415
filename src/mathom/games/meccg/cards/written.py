"""The scripts that were written by hand, by their cards."""

# mypyc: skip

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mathom.effects import Script
from mathom.games.meccg.cards.agents import AGENTS
from mathom.games.meccg.cards.burdens import BURDENS
from mathom.games.meccg.cards.council_cards import COUNCIL_CARDS
from mathom.games.meccg.cards.embassy_cards import EMBASSY_CARDS
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
from mathom.games.meccg.cards.prisoner_cards import PRISONER_CARDS
from mathom.games.meccg.cards.ringwraiths import RINGWRAITHS
from mathom.games.meccg.cards.rulebook_cards import RULEBOOK_CARDS
from mathom.games.meccg.cards.shadow_hazards import SHADOW_HAZARDS
from mathom.games.meccg.cards.shadow_schemes import SHADOW_SCHEMES
from mathom.games.meccg.cards.weather import WEATHER

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
)


def gathered(shelves: Sequence[Sequence[Script]]) -> dict[str, Script]:
    found: dict[str, Script] = {}
    for script in [script for shelf in shelves for script in shelf]:
        if script.card in found:
            raise ValueError(f"there are two scripts of {script.card}")
        found[script.card] = script
    return found


WRITTEN: Final[dict[str, Script]] = gathered(SHELVES)
