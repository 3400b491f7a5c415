"""All words of the card game's own, for reading scripts back and for the reference."""

# mypyc: skip

from __future__ import annotations

from typing import Final

from mathom.effects import Effect
from mathom.games.meccg.cards.attack_words import WORDS as ATTACK_WORDS
from mathom.games.meccg.cards.captive_words import WORDS as CAPTIVE_WORDS
from mathom.games.meccg.cards.chain_words import WORDS as CHAIN_WORDS
from mathom.games.meccg.cards.company_words import WORDS as COMPANY_WORDS
from mathom.games.meccg.cards.conditions import CONDITIONS
from mathom.games.meccg.cards.control import CONTROL
from mathom.games.meccg.cards.council_words import WORDS as COUNCIL_WORDS
from mathom.games.meccg.cards.embassy_words import WORDS as EMBASSY_WORDS
from mathom.games.meccg.cards.groups import GROUPS
from mathom.games.meccg.cards.host_words import WORDS as HOST_WORDS
from mathom.games.meccg.cards.journey_words import JOURNEY_WORDS
from mathom.games.meccg.cards.lasting_words import WORDS as LASTING_WORDS
from mathom.games.meccg.cards.numbers import NUMBERS
from mathom.games.meccg.cards.ring_words import WORDS as RING_WORDS
from mathom.games.meccg.cards.road_words import ROAD_WORDS
from mathom.games.meccg.cards.scheme_words import WORDS as SCHEME_WORDS
from mathom.games.meccg.cards.search_words import WORDS as SEARCH_WORDS
from mathom.games.meccg.cards.selectors import SELECTORS
from mathom.games.meccg.cards.site_words import SITE_WORDS
from mathom.games.meccg.cards.statements import STATEMENTS
from mathom.games.meccg.cards.strike_words import STRIKE_WORDS
from mathom.games.meccg.cards.verbs import COSTS, VERBS

WORDS: Final[list[type[Effect]]] = [
    *STATEMENTS,
    *VERBS,
    *CONTROL,
    *ATTACK_WORDS,
    *CAPTIVE_WORDS,
    *CHAIN_WORDS,
    *COMPANY_WORDS,
    *COUNCIL_WORDS,
    *EMBASSY_WORDS,
    *HOST_WORDS,
    *LASTING_WORDS,
    *RING_WORDS,
    *SCHEME_WORDS,
    *SEARCH_WORDS,
    *COSTS,
    *CONDITIONS,
    *SELECTORS,
    *GROUPS,
    *JOURNEY_WORDS,
    *STRIKE_WORDS,
    *ROAD_WORDS,
    *SITE_WORDS,
    *NUMBERS,
]
