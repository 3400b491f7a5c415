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

A hand that is left out is empty. What cannot lie on a table like this is refused: two locations that overlap, a card
away from every location, a ring in two places, a Nazgûl on the table.
"""

# mypyc: skip

from __future__ import annotations

from typing import Any

from mathom.games.fellowship.components import CARD_NAMES, KINDS_PER_COLOUR, LOCATIONS, NAZGUL, RINGS
from mathom.games.fellowship.geometry import RIGHT, SLOTS, cell_at, cell_named
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
from mathom.kernel import Frame, Written

KNOWN = ("active", "points", "hands", "decks", "rings", "last", "locations", "cards", "box")
MOST_POINTS = 999
# Columns and rows that a journey of ten locations can reach.
FARTHEST = 60


def arrange(t: Table, position: dict[str, Any]) -> None:
    given = Written(position, "position").table(KNOWN)
    pool = take_all_cards(t)
    lay_locations(t, given.get("locations", Written([[0, 0]], "position.locations")))
    for line in given["cards"].entries() if "cards" in given else []:
        lay_card(t, pool, line)
    for name in given["box"].entries() if "box" in given else []:
        t.zones.move(take(pool, t, name), BOX)
    for seat, cards in enumerate(given["hands"].each_seat(t.seats) if "hands" in given else []):
        for name in cards.entries():
            t.zones.move(take(pool, t, name, seat), HAND + seat)
    arrange_decks(t, pool, given.get("decks"))
    for seat, rings in enumerate(given["rings"].each_seat(t.seats) if "rings" in given else []):
        for ring in rings.entries():
            t.zones.move(take_ring(t, ring), OWNED + seat)
    if "points" in given:
        t.points = [points.number(0, MOST_POINTS) for points in given["points"].each_seat(t.seats)]
    t.last = given["last"].number(0, t.seats - 1) if "last" in given else UNUSED
    begin_with(t, given["active"].number(0, t.seats - 1) if "active" in given else 0)


def take_all_cards(t: Table) -> list[int]:
    """All cards of players into one pool, the rings into the supply, the locations into their stack.

    The pool is the box: out of a hand a card would take with it what is known of another with the same face.
    """
    t.cells.clear()
    t.laid = []
    t.ring_at = [UNUSED] * len(RINGS)
    for ring in range(FIRST_RING, FIRST_LOCATION):
        t.zones.move(ring, SUPPLY)
    for location in range(FIRST_LOCATION, len(t.zones.face)):
        t.zones.move(location, STACK)
    pool = [card for card in range(FIRST_RING) if t.owner_of(card) != UNUSED]
    for card in pool:
        t.zones.move(card, BOX)
    return pool


def take(pool: list[int], t: Table, name: Written, seat: int | None = None) -> int:
    """A card with this name out of the pool, which nobody knows yet; one of the seat's own, if a seat is named."""
    face = name.one_of(list(CARD_NAMES))
    if seat is not None and t.owner[face // KINDS_PER_COLOUR] != seat:
        raise name.wrong("'{card}' is not a card of seat {seat}", card=name.value, seat=seat)
    for card in pool:
        if t.zones.face[card] == face:
            pool.remove(card)
            t.zones.forget(card)
            return card
    raise name.wrong("there is no card '{name}' left", name=name.value)


def take_ring(t: Table, name: Written) -> int:
    ring = FIRST_RING + name.one_of(RINGS)
    name.insist(t.zones.where[ring] == SUPPLY, "'{ring}' is in two places", ring=name.value)
    return ring


def lay_locations(t: Table, anchors: Written) -> None:
    """The locations in their order; all but the last one are scored."""
    entries = anchors.entries()
    anchors.insist(1 <= len(entries) <= len(LOCATIONS), "there are 1 to {most} locations", most=len(LOCATIONS))
    for entry in entries:
        numbers = [number.number(-FARTHEST, FARTHEST) for number in entry.entries()]
        entry.insist(len(numbers) == 2, "a column and a row are wanted, as in [0, -2]")
        cell = cell_at(numbers[0], numbers[1])
        free = cell not in t.cells and cell + RIGHT not in t.cells
        entry.insist(free, "another location lies there already")
        slots = [anchor + slot for anchor in t.laid for slot in SLOTS]
        apart = cell not in slots and cell + RIGHT not in slots
        entry.insist(apart, "a slot of another location is there, and it holds a card before the next location is laid")
        t.put_location(cell)
    t.scored = len(t.laid) - 1


def lay_card(t: Table, pool: list[int], line: Written) -> None:
    name, where, *ring = line.words("red-4 -1,-1 bree", least=2)
    cell = cell_named(where.text())
    if cell < 0 or cell in t.cells:
        raise line.wrong("'{card}': no such cell, or it is taken", card=line.value)
    beside = any(cell - anchor in SLOTS for anchor in t.laid)
    line.insist(beside, "'{card}': no location has a slot there", card=line.value)
    is_nazgul = name.one_of(list(CARD_NAMES)) % KINDS_PER_COLOUR == NAZGUL
    line.insist(not is_nazgul, "a card like that never stays on the table")
    t.put(take(pool, t, name), cell)
    if ring:
        thing = take_ring(t, ring[0])
        t.zones.move(thing, TABLE)
        t.ring_at = t.ring_at[:]
        t.ring_at[thing - FIRST_RING] = cell


def arrange_decks(t: Table, pool: list[int], decks: Written | None) -> None:
    """The decks as named, the rest of the cards out of the game; or the rest of the cards as decks."""
    for seat, names in enumerate([] if decks is None else decks.each_seat(t.seats)):
        for name in names.entries():
            t.zones.move(take(pool, t, name, seat), DECK + seat)
    for card in pool if decks is None else []:
        t.zones.move(card, DECK + t.owner_of(card))
        t.zones.forget(card)


def begin_with(t: Table, seat: int) -> None:
    """Leave the turn of `seat` to come next."""
    frame = Journey(seat)
    frame.step = "take_turn"
    frame.seat = seat
    frames: list[Frame] = [frame]
    t.stack = frames
    t.ask = None
