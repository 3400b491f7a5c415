"""Everything that can happen, as the events that a log tells."""

from __future__ import annotations

from typing import Final

from mathom.games.fellowship.components import card_name, card_names, ring_name
from mathom.games.fellowship.geometry import col_row
from mathom.kernel import EventKind

BEGAN: Final = EventKind("began", ("seat",), ("FE-2.7",))
DREW: Final = EventKind("drew", ("seat", "count"), ("FE-3.3",))
DREW_CARDS: Final = EventKind("drew-cards", ("seat", "cards"), ("FE-3.3",), (None, card_names))
LAID: Final = EventKind("laid", ("seat", "card", "cell", "ring"), ("FE-3.5",), (None, card_name, col_row, ring_name))
COVERED: Final = EventKind(
    "covered",
    ("seat", "card", "cell", "ring", "covered"),
    ("FE-6.2", "FE-6.8"),
    (None, card_name, col_row, ring_name, card_name),
)
REPLAYED: Final = EventKind("replayed", ("seat", "card", "origin"), ("FE-9.20",), (None, card_name, col_row))
HIT: Final = EventKind(
    "hit", ("seat", "card", "cell", "removed"), ("FE-5.1", "FE-5.5"), (None, card_name, col_row, card_name)
)
SPENT: Final = EventKind("spent", ("seat", "card", "cell"), ("FE-5.6",), (None, card_name, col_row))
COLOUR_CHANGED: Final = EventKind("colour-changed", ("location", "black"), ("FE-9.10",))
SCORED: Final = EventKind("scored", ("location", "complete", "counted", "ranking"), ("FE-8.3", "FE-8.4", "FE-8.17"))
POINTS: Final = EventKind("points", ("seat", "colour", "place", "points"), ("FE-8.4",))
LOSS: Final = EventKind("loss", ("seat", "colour", "points"), ("FE-7.5", "FE-8.13"))
RING_WON: Final = EventKind("ring-won", ("seat", "ring"), ("FE-9.1", "FE-9.2"))
LOCATION_LAID: Final = EventKind("location-laid", ("seat", "location", "cell", "black"), ("FE-11.1", "FE-11.2"))
OUT_OF_CARDS: Final = EventKind("out-of-cards", ("seat",), ("FE-3.7",))
GAME_OVER: Final = EventKind("game-over", ("winners", "points"), ("FE-12.8", "FE-12.9"))
