"""Everything that can happen, as the events that a log tells; those of one procedure alone stand beside it."""

from __future__ import annotations

from typing import Any, Final

from mathom.games.risk.box import UNIT_COUNT, card_name, party_name, side_name, unit_name
from mathom.games.risk.map import space_name
from mathom.kernel import EventKind

# What a frame is about (`Frame.about`): names of parameters with their values.
Said = list[tuple[str, Any]]


def force_names(force: list[int]) -> list[dict[str, object]]:
    """Figures for readers: their types with their numbers."""
    return [{"unit": unit_name(unit), "n": n} for unit, n in enumerate(force[:UNIT_COUNT]) if n]


ROUND_BEGAN: Final = EventKind("round-began", ("round",), ("RI-3.2", "RI-3.6"))
TURN_BEGAN: Final = EventKind("turn-began", ("party",), ("RI-3.1",), (party_name,))
CONQUERED: Final = EventKind("conquered", ("party", "territory"), ("RI-9.1",), (party_name, space_name))
ABANDONED: Final = EventKind("abandoned", ("territory",), ("RI-9.4",), (space_name,))
HERO_FELL: Final = EventKind("hero-fell", ("party", "territory"), ("RI-7.42",), (party_name, space_name))
FELL: Final = EventKind(
    "fell", ("party", "unit", "count", "territory"), ("RI-1.8",), (party_name, unit_name, None, space_name)
)
PLACED: Final = EventKind(
    "placed", ("party", "unit", "count", "territory"), ("RI-10.26",), (party_name, unit_name, None, space_name)
)
ELIMINATED: Final = EventKind("eliminated", ("party", "heir", "gold"), ("RI-13.1",), (party_name, party_name, None))
WON: Final = EventKind("won", ("side", "how"), ("RI-14.13",), (side_name, None))
CARD_DISCARDED: Final = EventKind("card-discarded", ("party", "card"), ("RI-10.8",), (party_name, card_name))
