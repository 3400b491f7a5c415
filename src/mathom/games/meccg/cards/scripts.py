"""What every card says: what the fact tables give, and what is written by hand. Made when first asked for."""

from __future__ import annotations

from typing import Final

from mathom.effects import Script
from mathom.games.meccg.cards.statements import Corrects
from mathom.games.meccg.faces import FACES
from mathom.games.meccg.terms import Terms

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


def correction(face: int, fact: str, terms: Terms) -> str:
    """What an unofficial erratum that is played with says about a card; empty, if none does. ME-29.1"""
    if not terms.errata:
        return ""
    script = script_of(face)
    for text in [script.texts[number] for number in script.of_kind(Corrects)]:
        if isinstance(text, Corrects) and text.fact == fact and terms.has(text.rule):
            return text.value
    return ""


def forget(face: int) -> None:
    """The script is made anew when next asked for: the card was reprinted."""
    _MADE[face] = None
