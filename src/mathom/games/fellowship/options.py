"""The options as a player meets them: keys, texts and what they touch.

| question | keys                                   |
|----------|----------------------------------------|
| card     | ``card:green-5``, ``stop``, ``replay`` |
| ring     | ``ring:bree``, ``ring:none``           |
| origin   | ``from:2,-1``                          |
| slot     | ``slot:S0`` to ``slot:S9`` (FE-10.3)   |
| anchor   | ``anchor:0,-2``                        |
"""

from __future__ import annotations

from typing import Any

from mathom.games.fellowship.components import RINGS, card_face, card_name
from mathom.games.fellowship.geometry import SLOTS, cell_name, cell_named, col_row
from mathom.games.fellowship.rings import NO_RING
from mathom.games.fellowship.scoring import HALF_CELL, LATE_CARD
from mathom.games.fellowship.table import FIRST_LOCATION, Table
from mathom.games.fellowship.turn import FAR_CELL, LATE_RING, REPLAY, STOP
from mathom.kernel import UNANSWERED, Option, Text


def describe(t: Table, code: int) -> Option:
    """The option `code` of the current question."""
    assert t.ask is not None
    kind = t.ask.kind
    if kind == "ring":
        return describe_ring(code)
    if kind == "slot":
        if code >= FAR_CELL:
            return describe_far_cell(code - FAR_CELL)
        return describe_slot(t, code) if code < LATE_RING else describe_late_ring(code)
    if kind == "origin":
        return describe_origin(t, code)
    if kind == "anchor" and code >= LATE_CARD:
        return describe_late_card(code)
    if kind == "anchor":
        name = cell_name(code)
        where = Text("fellowship-option-anchor", location=t.next_location().id, **way_to(t, code))
        return Option(code, f"anchor:{name}", where, [f"cell:{name}"])
    return describe_card(code)


def describe_card(code: int) -> Option:
    if code == STOP:
        return Option(code, "stop", Text("fellowship-option-stop"), [], declines=True)
    if code == REPLAY:
        return Option(code, "replay", Text("fellowship-option-replay"), ["ring:lothlorien"])
    name = card_name(code)
    return Option(code, f"card:{name}", Text("fellowship-option-card", card=name), [f"hand:{name}"])


def describe_ring(code: int) -> Option:
    if code == NO_RING:
        return Option(code, "ring:none", Text("fellowship-option-no-ring"), [], declines=True)
    name = RINGS[code]
    return Option(code, f"ring:{name}", Text("fellowship-option-ring", ring=name), [f"ring:{name}"])


def describe_late_ring(code: int) -> Option:
    """A ring when it is too late for one: never offered, but one can ask why not."""
    ring = describe_ring(code - LATE_RING)
    return Option(code, ring.key, ring.text, ring.touches)


def describe_far_cell(cell: int) -> Option:
    """A card by its cell when a slot is asked for: never offered either."""
    name = cell_name(cell)
    return Option(FAR_CELL + cell, f"from:{name}", Text("fellowship-option-far-cell", cell=name), [f"cell:{name}"])


def describe_late_card(code: int) -> Option:
    """A card, or half a cell, when the next location is to be laid: never offered either."""
    if code == HALF_CELL:
        return Option(code, "anchor:0.5,0", Text("fellowship-option-half-cell"), [])
    late = describe_card(code - LATE_CARD)
    return Option(code, late.key, late.text, late.touches)


def describe_slot(t: Table, code: int) -> Option:
    cell = t.anchor() + SLOTS[code]
    name = cell_name(cell)
    key = f"slot:S{code}"
    if cell in t.cells:
        under = card_name(t.zones.face[t.cells[cell]])
        return Option(code, key, Text("fellowship-option-cover", slot=code, cell=name, card=under), [f"cell:{name}"])
    return Option(code, key, Text("fellowship-option-slot", slot=code, cell=name), [f"cell:{name}"])


def describe_origin(t: Table, code: int) -> Option:
    name = cell_name(code)
    card = card_name(t.zones.face[t.cells[code]]) if t.cells.get(code, FIRST_LOCATION) < FIRST_LOCATION else ""
    text = Text("fellowship-option-origin", card=card, **way_to(t, code))
    return Option(code, f"from:{name}", text, [f"cell:{name}"])


def way_to(t: Table, cell: int) -> dict[str, Any]:
    """Where a cell is, as one says it at a table: so many rows up or down from the current location, so far left or
    right. Players know no numbers of cells."""
    col, row = col_row(cell)
    here_col, here_row = col_row(t.anchor())
    aside, away = abs(col - here_col), abs(row - here_row)
    return {
        "cell": cell_name(cell),
        "here": t.location().id,
        "away": away,
        "end": "up" if row < here_row else "down",
        "aside": aside,
        "side": "left" if col < here_col else "right",
        "both": bool(aside and away),
    }


def has_key(key: str) -> bool:
    """Whether any question can have an option with this key."""
    word, _, name = key.partition(":")
    if word in ("from", "anchor"):
        return cell_named(name) >= 0 or (word == "anchor" and is_half_cell(name))
    if word == "slot":
        return name in [f"S{slot}" for slot in range(len(SLOTS))]
    if word == "ring":
        return name in RINGS or name == "none"
    return key in ("stop", "replay") or (word == "card" and card_face(name) >= 0)


def parse(t: Table, key: str) -> int:
    """The code that `key` means in the current question; -1 if it means nothing there."""
    assert t.ask is not None
    kind = t.ask.kind
    word, _, name = key.partition(":")
    if kind == "card":
        if key == "stop":
            return STOP
        if key == "replay":
            return REPLAY
        return card_face(name) if word == "card" else UNANSWERED
    if kind == "ring" and word == "ring":
        if name == "none":
            return NO_RING
        return RINGS.index(name) if name in RINGS else UNANSWERED
    if kind == "slot" and word == "ring":
        return LATE_RING + RINGS.index(name) if name in RINGS else UNANSWERED
    if kind == "slot" and word == "slot":
        slots = [f"S{slot}" for slot in range(len(SLOTS))]
        return slots.index(name) if name in slots else UNANSWERED
    if kind == "slot" and word == "from":
        return FAR_CELL + cell_named(name) if cell_named(name) >= 0 else UNANSWERED
    if kind == "anchor" and word == "card":
        return LATE_CARD + card_face(name) if card_face(name) >= 0 else UNANSWERED
    if kind == "anchor" and is_half_cell(name):
        return HALF_CELL
    if (kind == "origin" and word == "from") or (kind == "anchor" and word == "anchor"):
        return cell_named(name)
    return UNANSWERED


def is_half_cell(name: str) -> bool:
    """Whether a place between the cells is meant: ``0.5,-2``."""
    numbers = name.split(",")
    if len(numbers) != 2 or cell_named(name) >= 0:
        return False
    return all(number.removeprefix("-").removesuffix(".5").isdecimal() for number in numbers)
