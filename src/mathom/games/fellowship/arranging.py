"""A position written by hand, for scenarios: who holds what, what lies where.

```toml
[position]
active = 0                                   # whose turn begins
points = [4, 2]
hands = [["green-5", "green-nazgul"], ["red-1"]]
decks = [["green-2"], []]                    # top card last; left out: all cards not named elsewhere, in any order
rings = [["bree"], []]                       # rings owned; those of earlier locations not named anywhere are unowned
last = 1                                     # who laid the last card
locations = [[0, 0], [0, -2]]                # anchors in order; the last one is current
cards = ["red-4 -1,-1", "green-1 0,-1 bag_end"]   # card, cell, ring on it
box = ["red-5"]                              # out of the game
```

A hand that is left out is empty.
"""

from __future__ import annotations

from typing import Any

from mathom.games.fellowship.components import CARD_FACES, KINDS_PER_COLOUR, LOCATIONS, RINGS, card_face
from mathom.games.fellowship.geometry import cell_at, cell_named
from mathom.games.fellowship.journey import Journey
from mathom.games.fellowship.table import (
    BOX,
    DECK,
    FIRST_LOCATION,
    FIRST_RING,
    HAND,
    OWNED,
    STACK,
    SUPPLY,
    TABLE,
    UNUSED,
    Table,
)
from mathom.kernel import BadScenario, Detail, Frame

KNOWN = ("active", "points", "hands", "decks", "rings", "last", "locations", "cards", "box")


def arrange(t: Table, position: dict[str, Any]) -> None:
    for name in position:
        if name not in KNOWN:
            raise wrong("unknown entry '{name}' in [position]; known: {known}", name=name, known=", ".join(KNOWN))
    check_form(t, position)
    pool = take_all_cards(t)
    lay_locations(t, position.get("locations", [[0, 0]]))
    for line in position.get("cards", []):
        lay_card(t, pool, line)
    for name in position.get("box", []):
        t.zones.move(take(pool, t, name), BOX)
    for seat, names in enumerate(position.get("hands", [])):
        for name in names:
            t.zones.move(take(pool, t, name), HAND + seat)
    arrange_decks(t, pool, position.get("decks"))
    for seat, rings in enumerate(position.get("rings", [])):
        for ring in rings:
            t.zones.move(FIRST_RING + ring_named(ring), OWNED + seat)
    t.points = list(position.get("points", t.points))
    t.last = position.get("last", UNUSED)
    begin_with(t, position.get("active", 0))


def check_form(t: Table, position: dict[str, Any]) -> None:
    """One entry for each seat where there is one for seats, and nobody holds what is another's."""
    for name in ("points", "hands", "decks", "rings"):
        if len(position.get(name, range(t.seats))) != t.seats:
            raise wrong("'{name}' needs one entry for each of the {seats} seats", name=name, seats=t.seats)
    for name in ("hands", "decks"):
        for seat, cards in enumerate(position.get(name, [])):
            for card in cards:
                face = card_face(card)
                if face >= 0 and t.owner[face // KINDS_PER_COLOUR] != seat:
                    raise wrong("'{card}' is not a card of seat {seat}", card=card, seat=seat)
    if position.get("active", 0) not in range(t.seats):
        raise wrong("'active' is a seat from 0 to {last}", last=t.seats - 1)
    if not 1 <= len(position.get("locations", [[0, 0]])) <= len(LOCATIONS):
        raise wrong("there are 1 to {most} locations", most=len(LOCATIONS))


def wrong(says: str, **params: object) -> BadScenario:
    """The kernel puts in which file it is."""
    return BadScenario(file="", detail=Detail(says, **params))


def take_all_cards(t: Table) -> list[int]:
    """All cards of players back into one pool, the rings into the supply, the locations into their stack."""
    t.cells.clear()
    t.laid = []
    t.ring_at = [UNUSED] * len(RINGS)
    for ring in range(FIRST_RING, FIRST_LOCATION):
        t.zones.move(ring, SUPPLY)
    for location in range(FIRST_LOCATION, len(t.zones.face)):
        t.zones.move(location, STACK)
    return [card for card in range(FIRST_RING) if t.owner_of(card) != UNUSED]


def take(pool: list[int], t: Table, name: str) -> int:
    face = card_face(name)
    for card in pool:
        if t.zones.face[card] == face and face < CARD_FACES:
            pool.remove(card)
            t.zones.forget(card)
            return card
    raise wrong("there is no card '{name}' left", name=name)


def ring_named(name: str) -> int:
    if name not in RINGS:
        raise wrong("there is no ring '{name}'; rings: {known}", name=name, known=", ".join(RINGS))
    return RINGS.index(name)


def lay_locations(t: Table, anchors: list[list[int]]) -> None:
    for col, row in anchors:
        t.put_location(cell_at(col, row))
    t.scored = len(t.laid) - 1


def lay_card(t: Table, pool: list[int], line: str) -> None:
    name, where, *ring = [*line.split(), ""] if len(line.split()) < 2 else line.split()
    cell = cell_named(where)
    if cell < 0 or cell in t.cells:
        raise wrong("'{card}': no such cell, or it is taken", card=line)
    card = take(pool, t, name)
    t.put(card, cell)
    if ring:
        t.zones.move(FIRST_RING + ring_named(ring[0]), TABLE)
        t.ring_at = t.ring_at[:]
        t.ring_at[ring_named(ring[0])] = cell


def arrange_decks(t: Table, pool: list[int], decks: list[list[str]] | None) -> None:
    """The decks as named, the rest of the cards out of the game; or the rest of the cards as decks."""
    if decks is not None:
        for seat, names in enumerate(decks):
            for name in names:
                t.zones.move(take(pool, t, name), DECK + seat)
    for card in list(pool):
        owner = t.owner_of(card)
        t.zones.move(card, BOX if decks is not None else DECK + owner)
        if decks is None:
            t.zones.forget(card)


def begin_with(t: Table, seat: int) -> None:
    """Leave the turn of `seat` to come next."""
    frames: list[Frame] = [Journey(seat)]
    frames[0].step = "take_turn"
    t.stack = frames
    journey = frames[0]
    assert isinstance(journey, Journey)
    journey.seat = seat
    t.ask = None
