"""What tests prove beside the single rules: every card, every ruling (A-n) and every decision that is asked (DP-n).

Other games number theirs alike, so tests cite them with the name of the game: ``risk.DP-9``.
"""

# mypyc: skip

from __future__ import annotations

from typing import Final

from mathom.games.risk.box import ADVENTURES

RULINGS: Final = [f"A-{n}" for n in range(1, 68)]
DECISIONS: Final = [f"DP-{n}" for n in range(1, 33)]

PARTS: Final[dict[str, dict[str, list[str]]]] = {
    "cards": {card.id: [card.id] for card in ADVENTURES},
    "rulings": {ruling: [f"risk.{ruling}"] for ruling in RULINGS},
    "decisions": {decision: [f"risk.{decision}"] for decision in DECISIONS},
}
