"""Chapter 2: the table, that is the state of the game, and how it is laid out at the start."""

from __future__ import annotations

from typing import Final

from mathom.games.fellowship.components import (
    BAG_END_RING,
    CARD_FACES,
    COUNTS,
    KINDS_PER_COLOUR,
    LOCATIONS,
    RINGS,
    Location,
)
from mathom.games.fellowship.geometry import RIGHT, SLOT_AT, SLOTS
from mathom.kernel import EVERYONE, NOBODY, Chance, State, ZoneKinds, set_up

# Zones. The first three are one for each seat: DECK + seat, HAND + seat, OWNED + seat.
DECK: Final = 0
HAND: Final = 4
OWNED: Final = 8
SUPPLY: Final = 12
STACK: Final = 13
TABLE: Final = 14
BOX: Final = 15

FIRST_RING: Final = 88
FIRST_LOCATION: Final = 94
UNUSED: Final = -1
FREE: Final = -1
NOTHING: Final[list[int]] = []


class Table(State):
    """Who owns what and what lies where.

    `owner` is the seat of every colour (UNUSED for the fourth colour with three players). `cells` maps an occupied
    cell to its card or location, `slots` repeats what lies in the ten slots of the current location (they are looked
    at all the time), `laid` lists the anchors of the locations so far, `ring_at` the cell of every ring played.
    `gain` are the points won at the location laid last, `last` is who laid the last card.
    All lists are replaced, never changed in place, so that copies can share them.
    """

    __slots__ = ("cells", "gain", "hidden_points", "laid", "last", "owner", "points", "ring_at", "scored", "slots")

    def __init__(self, like: Table | None = None) -> None:
        super().__init__(like)
        if like is None:
            self.cells: dict[int, int] = {}
            self.owner: list[int] = NOTHING
            self.laid: list[int] = NOTHING
            self.ring_at: list[int] = NOTHING
            self.slots: list[int] = NOTHING
            self.points: list[int] = NOTHING
            self.gain: list[int] = NOTHING
            self.last = UNUSED
            self.scored = 0
            self.hidden_points = False
        else:
            self.cells = like.cells.copy()
            self.owner = like.owner
            self.laid = like.laid
            self.ring_at = like.ring_at
            self.slots = like.slots
            self.points = like.points
            self.gain = like.gain
            self.last = like.last
            self.scored = like.scored
            self.hidden_points = like.hidden_points

    def clone(self) -> Table:
        return Table(self)

    # The current location

    def location(self) -> Location:
        """The location laid last (FE-2.5)."""
        return LOCATIONS[len(self.laid) - 1]

    def next_location(self) -> Location:
        return LOCATIONS[len(self.laid)]

    def anchor(self) -> int:
        return self.laid[-1]

    def at_current(self, cell: int) -> bool:
        """Whether the cell is one of the ten slots of the current location (FE-10.5)."""
        return cell - self.laid[-1] in SLOT_AT

    def has_free_slot(self) -> bool:
        return FREE in self.slots

    def is_black(self) -> bool:
        """The colour in force: the Bag End ring turns it round (FE-9.10)."""
        return self.location().black != self.at_current(self.ring_at[BAG_END_RING])

    # Laying and taking up

    def put(self, card: int, cell: int) -> None:
        """Lay a card face up into a cell."""
        self.zones.move(card, TABLE)
        self.cells[cell] = card
        self._fill(cell, card)

    def take_up(self, cell: int) -> int:
        """Take the card out of a cell; the caller says where it goes."""
        self._fill(cell, FREE)
        return self.cells.pop(cell)

    def _fill(self, cell: int, thing: int) -> None:
        slot = SLOT_AT.get(cell - self.laid[-1], UNUSED)
        if slot != UNUSED:
            self.slots = self.slots[:]
            self.slots[slot] = thing

    def put_location(self, anchor: int) -> None:
        """Lay the next location with its left cell at `anchor`; what lies around it now lies at it. FE-10.2, FE-10.9"""
        location = FIRST_LOCATION + len(self.laid)
        self.zones.move(location, TABLE)
        self.cells[anchor] = location
        self.cells[anchor + RIGHT] = location
        self.laid = [*self.laid, anchor]
        self.slots = [self.cells.get(anchor + offset, FREE) for offset in SLOTS]

    # Cards and owners

    def owner_of(self, card: int) -> int:
        return self.owner[self.zones.face[card] // KINDS_PER_COLOUR]

    def hand(self, seat: int) -> list[int]:
        return self.zones.content[HAND + seat]

    def has_cards(self, seat: int) -> bool:
        """In hand or deck: without any, the player is skipped (FE-3.7, FE-11.5)."""
        return bool(self.zones.content[HAND + seat]) or bool(self.zones.content[DECK + seat])

    def players_with_cards(self) -> int:
        return sum([self.has_cards(seat) for seat in range(self.seats)])

    def rings_of(self, seat: int) -> list[int]:
        return [thing - FIRST_RING for thing in self.zones.content[OWNED + seat]]


def unpack(seats: int, owner: list[int], chance: Chance) -> Table:
    """The box unpacked: every card face up in its owner's deck, the rings in the supply, the locations in their stack.

    FE-1.1, FE-1.2, FE-1.5, FE-1.7, FE-2.1, FE-2.3, FE-2.6, FE-13.2
    """
    faces: list[int] = []
    places: list[int] = []
    backs: list[int] = []
    for face in range(CARD_FACES):
        whose = owner[face // KINDS_PER_COLOUR]
        for _ in range(COUNTS[face % KINDS_PER_COLOUR]):
            faces.append(face)
            places.append(BOX if whose == UNUSED else DECK + whose)
            backs.append(whose)
    for place, number in ((SUPPLY, len(RINGS)), (STACK, len(LOCATIONS))):
        for _ in range(number):
            places.append(place)
            backs.append(len(backs))
            faces.append(CARD_FACES + len(faces) - FIRST_RING)
    sight = [NOBODY] * 4 + [1 << seat for seat in range(4)] + [EVERYONE] * 8
    mixed = [False] * 4 + [True] * 4 + [False] * 8
    table = Table()
    table.zones = set_up(ZoneKinds(sight, mixed, backs), faces, places)
    table.chance = chance
    table.seats = seats
    table.owner = owner
    table.ring_at = [UNUSED] * len(RINGS)
    table.points = [0] * seats
    table.gain = [0] * seats
    return table
