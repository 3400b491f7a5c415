"""All events, and all words that they are written with."""

from __future__ import annotations

from typing import Final

from mathom.effects import Vocabulary
from mathom.games.wotr.cards import fp_character, fp_strategy, sh_character, sh_strategy
from mathom.games.wotr.cards.conditions import CONDITIONS
from mathom.games.wotr.cards.journeys import CardMarch, GroupMove
from mathom.games.wotr.cards.scripts import CONTROL, Script
from mathom.games.wotr.cards.selectors import SELECTORS
from mathom.games.wotr.cards.verbs import VERBS

FRAMES: Final[list[type]] = [
    CardMarch,
    GroupMove,
    *fp_character.FRAMES,
    *fp_strategy.FRAMES,
    *sh_character.FRAMES,
    *sh_strategy.FRAMES,
]
ALL_SCRIPTS: Final[list[Script]] = [
    *fp_character.SCRIPTS,
    *fp_strategy.SCRIPTS,
    *sh_character.SCRIPTS,
    *sh_strategy.SCRIPTS,
]
WORDS: Final = [
    *VERBS,
    *CONDITIONS,
    *SELECTORS,
    *fp_character.VERBS,
    *fp_strategy.VERBS,
    *sh_character.VERBS,
    *sh_strategy.VERBS,
]
VOCABULARY: Final = Vocabulary(CONTROL, WORDS)
