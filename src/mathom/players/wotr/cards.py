"""What event cards are worth to who holds them: as events when a die plays them, and in the hand."""

from __future__ import annotations

from typing import Final

from mathom.games.wotr.box import CARD_NAMES, CARDS, NO_NATION
from mathom.games.wotr.edge.glance import Glance
from mathom.games.wotr.events.play import SYMBOL_NATION

DEFAULT: Final = 2.0

# The worth of an event in dice, roughly: 3 is a good use of a die. What is not here is worth DEFAULT.
EVENTS: Final[dict[str, float]] = {
    # For the Ring-bearers
    "fp_char_01": 3.0,
    "fp_char_02": 3.0,
    "fp_char_03": 4.0,
    "fp_char_04": 3.6,
    "fp_char_05": 4.2,
    "fp_char_06": 3.4,
    "fp_char_07": 3.4,
    "fp_char_08": 4.4,
    "fp_char_09": 2.5,
    "fp_char_10": 2.5,
    "fp_char_11": 1.5,
    "fp_char_12": 2.8,
    "fp_char_13": 1.2,
    "fp_char_14": 2.2,
    "fp_char_15": 1.0,
    "fp_char_16": 1.0,
    "fp_char_17": 1.0,
    "fp_char_19": 4.0,
    "fp_char_20": 4.0,
    "fp_char_21": 4.0,
    "fp_char_22": 3.0,
    "fp_char_23": 3.6,
    "fp_char_24": 3.4,
    # For the Free Peoples' nations
    "fp_str_01": 3.0,
    "fp_str_02": 2.6,
    "fp_str_03": 1.0,
    "fp_str_04": 1.4,
    "fp_str_05": 2.0,
    "fp_str_06": 2.4,
    "fp_str_07": 1.2,
    "fp_str_08": 3.2,
    "fp_str_10": 1.0,
    "fp_str_11": 1.0,
    "fp_str_12": 0.8,
    # Of the expansion
    "ta_fp_char_19b": 4.0,
    "ta_fp_char_20b": 4.0,
    "ta_fp_char_21b": 4.0,
    "ta_fp_char_25": 2.4,
    "ta_fp_str_25": 2.6,
    "ta_fp_str_26": 3.0,
    "ta_sh_char_17b": 2.2,
    "ta_sh_char_25": 2.6,
    "ta_sh_char_26": 2.4,
    "ta_sh_str_10b": 3.4,
    "ta_sh_str_11b": 4.2,
    "ta_sh_str_25": 3.0,
    "ta_sh_str_26": 3.0,
    # Against the Ring-bearers
    "sh_char_01": 4.4,
    "sh_char_02": 4.0,
    "sh_char_03": 3.8,
    "sh_char_04": 4.2,
    "sh_char_05": 3.4,
    "sh_char_06": 3.6,
    "sh_char_07": 3.4,
    "sh_char_08": 3.4,
    "sh_char_09": 3.0,
    "sh_char_10": 2.6,
    "sh_char_11": 3.4,
    "sh_char_12": 3.2,
    "sh_char_13": 3.0,
    "sh_char_14": 3.0,
    "sh_char_15": 2.4,
    "sh_char_16": 2.6,
    "sh_char_17": 2.4,
    "sh_char_18": 0.2,
    "sh_char_20": 5.0,
    "sh_char_21": 3.0,
    "sh_char_22": 1.5,
    "sh_char_23": 3.0,
    "sh_char_24": 4.0,
    # For the Shadow's armies
    "sh_str_02": 5.0,
    "sh_str_03": 1.5,
    "sh_str_04": 0.8,
    "sh_str_05": 1.6,
    "sh_str_06": 1.5,
    "sh_str_07": 1.6,
    "sh_str_08": 2.0,
    "sh_str_09": 4.5,
    "sh_str_10": 1.6,
    "sh_str_11": 2.8,
    "sh_str_12": 2.2,
    "sh_str_13": 1.8,
    "sh_str_14": 1.8,
    "sh_str_15": 2.6,
    "sh_str_16": 5.0,
    "sh_str_17": 4.0,
    "sh_str_18": 4.5,
    "sh_str_19": 3.8,
    "sh_str_20": 4.4,
    "sh_str_21": 4.0,
    "sh_str_22": 2.8,
    "sh_str_23": 5.0,
    "sh_str_24": 4.4,
}
WORTH: Final[list[float]] = [EVENTS.get(name, DEFAULT) for name in CARD_NAMES]

# Those that only heal, and by how much at most.
HEALS: Final = {CARD_NAMES.index("fp_char_09"): 2, CARD_NAMES.index("fp_char_10"): 1, CARD_NAMES.index("fp_char_12"): 1}
# A condition may not be met: until the question comes, such a card counts less.
DOUBT: Final = 0.55


def is_for_mate(g: Glance, face: int) -> bool:
    """Whether only the team-mate may play the event. WR-19.40"""
    nation = SYMBOL_NATION.get(CARDS[face].player, NO_NATION)
    return g.divided and nation != NO_NATION and not g.plays(nation)


def worth(g: Glance, face: int) -> float:
    """What it is worth to play the event now, if it can be played: nothing with a team-mate's symbol."""
    if is_for_mate(g, face):
        return 0.0
    if face in HEALS:
        return WORTH[face] if g.corruption >= HEALS[face] + 1 else 0.2
    return WORTH[face]


def best_event(g: Glance, types: list[int]) -> float:
    """What the best card of these types promises, before it is known which can be played."""
    best = 0.0
    for face in g.hand:
        card = CARDS[face]
        if card.type in types:
            best = max(best, worth(g, face) * (DOUBT if card.conditional else 1.0))
    return best


def keeping(g: Glance, face: int) -> float:
    """What it is worth to have the card, when there are too many."""
    return worth(g, face) * (0.8 if CARDS[face].conditional else 1.0)
