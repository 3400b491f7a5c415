"""What every card says: what the fact tables give, and what is written by hand. Made when first asked for."""

from __future__ import annotations

from typing import Final

from mathom.effects import Script
from mathom.games.meccg.faces import FACES

_MADE: Final[list[Script | None]] = [None] * len(FACES)


def script_of(face: int) -> Script:
    """The script of the card with this face."""
    found = _MADE[face]
    if found is None:
        # Not before: what the words stand on asks for scripts itself.
        from mathom.games.meccg.cards.adapters import statements
        from mathom.games.meccg.cards.written import WRITTEN

        card = FACES[face].id
        by_hand = WRITTEN[card].statements if card in WRITTEN else ()
        found = _MADE[face] = Script(card, *statements(FACES[face]), *by_hand)
    return found


def forget(face: int) -> None:
    """The script is made anew when next asked for: the card was reprinted."""
    _MADE[face] = None
