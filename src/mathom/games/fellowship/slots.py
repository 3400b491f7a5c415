"""Chapters 5 and 6: where a card may go. Free slots, covering at black locations, and what the Nazgûl may hit."""

from __future__ import annotations

from typing import Final

from mathom.games.fellowship.components import HOBBIT, KINDS_PER_COLOUR, NAZGUL
from mathom.games.fellowship.geometry import SLOTS
from mathom.games.fellowship.table import Table
from mathom.kernel import Reason

NOT_AT_WHITE: Final = Reason("no-covering-at-a-white-location", "FE-6.1")
COLOUR_COMES_LATER: Final = Reason("the-bag-end-ring-changes-the-colour-only-afterwards", "FE-9.11", "FE-6.1")
OUT_OF_REACH: Final = Reason("the-nazgul-reaches-the-current-location-only", "FE-5.10")
OWN_CARD_COVERED: Final = Reason("own-cards-cannot-be-covered", "FE-6.4", "FE-13.6")
OWN_CARD_HIT: Final = Reason("the-nazgul-does-not-hit-own-cards", "FE-5.4", "FE-13.6")
HOBBIT_COVERED: Final = Reason("hobbits-cannot-be-covered", "FE-6.5")
HOBBIT_HIT: Final = Reason("the-nazgul-does-not-hit-hobbits", "FE-5.2")
RING_COVERED: Final = Reason("a-ring-protects-from-covering", "FE-6.6", "FE-9.9")
RING_HIT: Final = Reason("a-ring-protects-from-the-nazgul", "FE-5.3", "FE-9.9")
NOT_LOWER: Final = Reason("only-a-lower-value-can-be-covered", "FE-6.2", "FE-6.3")


def refuse_cover(t: Table, seat: int, worth: int, slot: int) -> Reason | None:
    """Why a card worth `worth` (its ring's bonus included, FE-6.11) may not cover the card in `slot`.

    FE-6.1 to FE-6.7, FE-6.10 to FE-6.13, FE-9.13, FE-9.18
    """
    if not t.is_black():
        return NOT_AT_WHITE
    face = t.zones.face[t.slots[slot]]
    if t.owner[face // KINDS_PER_COLOUR] == seat:
        return OWN_CARD_COVERED
    value = face % KINDS_PER_COLOUR
    if value == HOBBIT:
        return HOBBIT_COVERED
    if t.anchor() + SLOTS[slot] in t.ring_at:
        return RING_COVERED
    return None if value < worth else NOT_LOWER


def refuse_hit(t: Table, seat: int, slot: int) -> Reason | None:
    """Why the Nazgûl of `seat` may not be played on the card in `slot`. The location's colour is no matter.

    FE-5.1 to FE-5.4, FE-5.7, FE-5.10
    """
    face = t.zones.face[t.slots[slot]]
    if t.owner[face // KINDS_PER_COLOUR] == seat:
        return OWN_CARD_HIT
    if face % KINDS_PER_COLOUR == HOBBIT:
        return HOBBIT_HIT
    return RING_HIT if t.anchor() + SLOTS[slot] in t.ring_at else None


def is_nazgul(face: int) -> bool:
    return face % KINDS_PER_COLOUR == NAZGUL
