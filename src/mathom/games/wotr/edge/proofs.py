"""What tests prove beside the single rules.

Both halves of every card; every Character, by the rules about it; every ruling on what the rulebook leaves open (AMB-n)
and every decision that must be asked (DP-n), as the appendices of the rules list them.
"""

# mypyc: skip

from __future__ import annotations

from typing import Final

from mathom.games.wotr.box import CARD_NAMES, CHARACTER_NAMES, PLAIN_CARDS, PLAIN_CHARACTERS

CHARACTER_RULES: Final[dict[str, list[str]]] = {
    "gandalf_the_grey": ["WR-7.39", "WR-7.41", "WR-14.11"],
    "strider": ["WR-7.40", "WR-7.41", "WR-7.49"],
    "boromir": ["WR-7.41", "WR-7.43", "WR-7.46"],
    "legolas": ["WR-7.41", "WR-7.44", "WR-7.46"],
    "gimli": ["WR-7.41", "WR-7.45", "WR-7.46"],
    "meriadoc": ["WR-7.47", "WR-7.48", "WR-14.11"],
    "peregrin": ["WR-7.47", "WR-7.48", "WR-14.11"],
    "aragorn": ["WR-5.3", "WR-7.6", "WR-7.41", "WR-7.49"],
    "gandalf_the_white": ["WR-5.3", "WR-7.3", "WR-7.4", "WR-7.6", "WR-7.24", "WR-7.37", "WR-7.56"],
    "gollum": ["WR-15.16", "WR-15.17", "WR-15.18", "WR-15.63"],
    "witch_king": ["WR-7.8", "WR-7.9", "WR-7.11", "WR-7.27", "WR-7.38"],
    "saruman": ["WR-7.11", "WR-7.15", "WR-7.28", "WR-7.50", "WR-7.51", "WR-7.52", "WR-7.53"],
    "mouth_of_sauron": ["WR-7.11", "WR-7.29", "WR-7.30", "WR-7.31", "WR-7.32", "WR-7.33", "WR-7.54", "WR-7.55"],
}

RULINGS: Final = [f"AMB-{n}" for n in range(1, 105)]
DECISIONS: Final = [f"DP-{n}" for n in range(1, 84)]

PARTS: Final[dict[str, dict[str, list[str]]]] = {
    "events": {card: [f"{card}.event"] for card in CARD_NAMES[:PLAIN_CARDS]},
    "combat": {card: [f"{card}.combat"] for card in CARD_NAMES[:PLAIN_CARDS]},
    # Whose rules are not listed yet is not proven.
    "characters": {name: CHARACTER_RULES.get(name, [name]) for name in CHARACTER_NAMES[:PLAIN_CHARACTERS]},
    "rulings": {ruling: [ruling] for ruling in RULINGS},
    "decisions": {decision: [decision] for decision in DECISIONS},
}
