"""Chapter 9: which ring may go on the card just chosen, and which card the Lothlórien ring may pick up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mathom.games.fellowship.combinations import fits_main_set
from mathom.games.fellowship.components import KINDS_PER_COLOUR, LOTHLORIEN_RING, WEATHERTOP_RING
from mathom.games.fellowship.geometry import SLOTS
from mathom.games.fellowship.slots import is_nazgul
from mathom.games.fellowship.table import FIRST_RING, OWNED, Table
from mathom.kernel import Reason

if TYPE_CHECKING:
    from mathom.games.fellowship.turn import Turn

NO_RING: Final = 6

NOT_YOUR_RING: Final = Reason("you-do-not-own-that-ring", "FE-9.1", "FE-9.4")
NOT_WITH_A_NAZGUL: Final = Reason("no-ring-goes-with-a-nazgul", "FE-9.7")
ONE_RING_A_CARD: Final = Reason("a-card-carries-at-most-one-ring", "FE-9.6")
NEEDS_WEATHERTOP: Final = Reason("this-second-card-needs-the-weathertop-ring", "FE-9.14", "FE-4.6")
NOTHING_TO_PICK_UP: Final = Reason("no-own-card-without-a-ring-lies-at-a-scored-location", "FE-9.20", "FE-9.21")
NOT_AT_A_SCORED_LOCATION: Final = Reason("that-card-lies-at-no-scored-location", "FE-9.20")
NOT_YOUR_CARD: Final = Reason("only-own-cards-can-be-picked-up", "FE-9.20")
HAS_A_RING: Final = Reason("a-card-with-a-ring-cannot-be-picked-up", "FE-9.21")


def owns_ring(t: Table, seat: int, ring: int) -> bool:
    return t.zones.where[FIRST_RING + ring] == OWNED + seat


def refuse_ring(t: Table, turn: Turn, ring: int) -> Reason | None:
    """Why `ring` (or none) may not go with the chosen card. Any own ring may, also as mere protection.

    FE-9.1, FE-9.4 to FE-9.8, FE-9.14, FE-9.16, FE-9.19, FE-9.27, FE-9.28
    """
    if ring != NO_RING and not owns_ring(t, turn.seat, ring):
        return NOT_YOUR_RING
    value = t.zones.face[turn.card] % KINDS_PER_COLOUR
    if ring != WEATHERTOP_RING and not fits_main_set(t, turn, value):
        return NEEDS_WEATHERTOP
    return None


def refuse_late_ring(t: Table, turn: Turn, ring: int) -> Reason | None:
    """Why `ring` is not asked for, when the chosen card is about to be laid. FE-9.1, FE-9.6, FE-9.7"""
    if is_nazgul(t.zones.face[turn.card]):
        return NOT_WITH_A_NAZGUL
    if turn.ring != NO_RING:
        return ONE_RING_A_CARD
    return None if owns_ring(t, turn.seat, ring) else NOT_YOUR_RING


def refuse_replay(t: Table, seat: int) -> Reason | None:
    """Why the Lothlórien ring cannot be used to lay a card again (FE-9.20)."""
    if not owns_ring(t, seat, LOTHLORIEN_RING):
        return NOT_YOUR_RING
    return None if replayable(t, seat) else NOTHING_TO_PICK_UP


def refuse_pick_up(t: Table, seat: int, cell: int) -> Reason | None:
    """Why the card in `cell` cannot be picked up (FE-9.20, FE-9.21, FE-9.23)."""
    if not any(cell - anchor in SLOTS for anchor in t.laid[: t.scored]) or cell not in t.cells:
        return NOT_AT_A_SCORED_LOCATION
    if t.owner_of(t.cells[cell]) != seat:
        return NOT_YOUR_CARD
    return HAS_A_RING if cell in t.ring_at else None


def replayable(t: Table, seat: int) -> list[int]:
    """The cells from which `seat` may pick up a card, in ascending order."""
    near = {anchor + slot for anchor in t.laid[: t.scored] for slot in SLOTS}
    return sorted([cell for cell in near if refuse_pick_up(t, seat, cell) is None])
