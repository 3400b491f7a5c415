"""What tests prove beside the single rules: cards, Characters, rulings, decisions, hidden information, examples.

The numbers are those of chapters 16 and 19 to 21.
"""

# mypyc: skip

from __future__ import annotations

from typing import Final

from mathom.games.wotr.box import more

ADDED_CHARACTER_RULES: Final[dict[str, list[str]]] = {
    "smeagol": ["TA-4.2", "TA-4.10", "TA-4.12", "TA-4.13", "TA-4.15", "TA-4.16", "TA-4.19", "TA-4.21", "TA-4.22"],
    "galadriel": ["TA-3.2", "TA-5.1", "TA-5.2", "TA-5.3", "TA-5.6", "TA-5.8", "TA-5.11"],
    "witch_king_chief": ["TA-3.3", "TA-6.1", "TA-6.2", "TA-6.7", "TA-6.8", "TA-6.13"],
    "balrog": ["TA-3.4", "TA-7.1", "TA-7.2", "TA-7.5", "TA-7.6", "TA-7.7", "TA-7.8", "TA-7.9", "TA-7.15"],
}

ADDED_CARDS: Final[list[str]] = [card["id"] for card in more("cards")]


def numbered(name: str, count: int) -> dict[str, list[str]]:
    ids = [f"TA-{name}{n}" for n in range(1, count + 1)]
    return {part: [part] for part in ids}


ADDED_PARTS: Final[dict[str, dict[str, list[str]]]] = {
    "events": {card: [f"{card}.event"] for card in ADDED_CARDS},
    "combat": {card: [f"{card}.combat"] for card in ADDED_CARDS},
    "characters": {entry["id"]: ADDED_CHARACTER_RULES[entry["id"]] for entry in more("characters")},
    "rulings": numbered("B", 24),
    "decisions": numbered("DP-", 30),
    "information": numbered("INF-", 8),
    "examples": numbered("EX-", 14),
}
