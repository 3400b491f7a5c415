"""Chapters 4 and 7: which cards may be played together in one turn, and the limits of Ford and Caradhras."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mathom.games.fellowship.components import KINDS_PER_COLOUR, NAZGUL, ONE, WEATHERTOP_RING
from mathom.games.fellowship.table import FIRST_RING, OWNED, Table
from mathom.kernel import Reason

if TYPE_CHECKING:
    from mathom.games.fellowship.turn import Turn

NO_MORE_AT_THE_FORD: Final = Reason("only-two-cards-a-turn-at-the-ford", "FE-7.1")
NO_SECOND_ONE: Final = Reason("only-one-card-of-value-1-a-turn-at-caradhras", "FE-7.3")
RING_AT_THE_FORD: Final = Reason("a-ring-does-not-lift-the-limit-of-the-ford", "FE-7.1", "FE-7.7")
RING_AT_CARADHRAS: Final = Reason("a-ring-does-not-lift-the-limit-of-caradhras", "FE-7.3", "FE-7.7")
NO_ONE_BESIDE_A_HIGHER: Final = Reason("value-1-does-not-go-with-a-higher-value", "FE-4.1", "FE-4.5")
NO_TWO_HIGHER: Final = Reason("only-one-card-of-value-2-to-5-a-turn", "FE-4.1", "FE-4.6")


def refuse_card(t: Table, turn: Turn, face: int) -> Reason | None:
    """Why a card may not be added to what was played this turn. The printed value decides (FE-4.9).

    FE-4.1 to FE-4.7, FE-7.1 to FE-7.4, FE-7.7, FE-13.3, FE-13.10, FE-13.14
    """
    value = face % KINDS_PER_COLOUR
    location = t.location()
    if turn.count == location.card_limit:
        return RING_AT_THE_FORD if may_double(t, turn, value) else NO_MORE_AT_THE_FORD
    if value == ONE and turn.ones == location.one_limit:
        return RING_AT_CARADHRAS if may_double(t, turn, value) else NO_SECOND_ONE
    if fits_main_set(t, turn, value) or may_double(t, turn, value):
        return None
    return NO_ONE_BESIDE_A_HIGHER if value == ONE or turn.ones else NO_TWO_HIGHER


def fits_main_set(t: Table, turn: Turn, value: int) -> bool:
    """Whether the card is legal without a ring: any number of ones, or one higher card; 0 and Nazgûl go with all."""
    if value == 0 or value == NAZGUL or t.location().card_limit > 0:
        return True
    return turn.highs == 0 and (value == ONE or turn.ones == 0)


def may_double(t: Table, turn: Turn, value: int) -> bool:
    """Whether the Weathertop ring allows one more card of a value laid this turn (FE-9.14, FE-9.15, FE-9.29)."""
    return bool(turn.values >> value & 1) and t.zones.where[FIRST_RING + WEATHERTOP_RING] == OWNED + turn.seat
