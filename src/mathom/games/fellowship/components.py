"""Chapter 1: what is in the box. Numbers for cards, rings and locations, read once from the fact tables.

A card's face is ``colour * 7 + value``, with 6 standing for the Nazgûl, which has no value. Rings and locations follow.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from mathom.kernel.facts import Facts

HOME: Final = Path(__file__).parent
FACTS: Final = Facts(HOME)

CARDS: Final = FACTS.table("cards")
PLACES: Final = FACTS.table("locations")

COLOURS: Final[list[str]] = [colour["id"] for colour in CARDS["colours"]]
KINDS: Final[list[str]] = ["0", "1", "2", "3", "4", "5", "nazgul"]
COUNTS: Final[list[int]] = [kind["count"] for kind in CARDS["deck_per_colour"]]
HAND_SIZE: Final[int] = CARDS["hand_size"]

ONE: Final = 1
# Every 3, and no other card. FE-1.3
HOBBIT: Final = 3
NAZGUL: Final = 6
KINDS_PER_COLOUR: Final = 7
CARD_FACES: Final = 28

RINGS: Final[list[str]] = [ring["id"] for ring in FACTS.table("rings")["rings"]]
BAG_END_RING: Final[int] = RINGS.index("bag_end")
BREE_RING: Final[int] = RINGS.index("bree")
WEATHERTOP_RING: Final[int] = RINGS.index("weathertop")
RIVENDELL_RING: Final[int] = RINGS.index("rivendell_first")
LOTHLORIEN_RING: Final[int] = RINGS.index("lothlorien")
RIVENDELL_BONUS: Final[int] = FACTS.table("rings")["rings"][RIVENDELL_RING]["amount"]


class Location:
    """One of the ten locations (FE-1.5, FE-1.6). Limits of a turn are -1 where there is none."""

    __slots__ = ("black", "card_limit", "id", "loss", "number", "one_limit", "rings", "scores", "special")

    def __init__(self, entry: dict[str, Any]) -> None:
        special: dict[str, Any] = entry["special"] or {"type": "", "value": 0}
        kind: str = special["type"]
        amount: int = special["value"]
        self.number: int = entry["number"]
        self.id: str = entry["id"]
        self.black: bool = entry["colour"] == "black"
        self.scores: list[int] = entry["scores"]
        self.special: str = kind
        self.rings: list[int] = [RINGS.index(ring["ring"]) for ring in entry["rings"]]
        self.card_limit: int = amount if kind == "max_cards_per_turn" else -1
        self.one_limit: int = amount if kind == "max_ones_per_turn" else -1
        self.loss: int = amount if kind == "lowest_loses" else 0


LOCATIONS: Final[list[Location]] = [Location(entry) for entry in PLACES["locations"]]


def card_name(face: int) -> str:
    """``green-5``, ``red-nazgul``."""
    return f"{COLOURS[face // KINDS_PER_COLOUR]}-{KINDS[face % KINDS_PER_COLOUR]}"


def card_names(faces: list[int]) -> list[str]:
    return [card_name(face) for face in faces]


def ring_name(ring: int) -> str | None:
    return RINGS[ring] if 0 <= ring < len(RINGS) else None


def card_face(name: str) -> int:
    """The face of a card's name; -1 for a name that no card has."""
    return CARD_NAMES.get(name, -1)


CARD_NAMES: Final[dict[str, int]] = {card_name(face): face for face in range(CARD_FACES)}
