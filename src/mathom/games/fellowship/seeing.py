"""Chapter 18: what a seat may see, listed thing by thing."""

from __future__ import annotations

from typing import Any

from mathom.games.fellowship.components import COLOURS, LOCATIONS, RINGS, Location, card_name
from mathom.games.fellowship.geometry import SLOTS, col_row
from mathom.games.fellowship.table import BOX, DECK, FIRST_LOCATION, FIRST_RING, SUPPLY, UNUSED, Table
from mathom.games.fellowship.turn import Turn


def see(t: Table, seat: int | None) -> dict[str, Any]:
    """INF-1 to INF-9."""
    return {
        "seat": seat,
        "turn": t.turn,
        "active": active_seat(t),
        "last": None if t.last == UNUSED else t.last,
        "location": see_location(t),
        "laid": [{"location": LOCATIONS[i].id, "cell": col_row(anchor)} for i, anchor in enumerate(t.laid)],
        "to_come": [location.id for location in LOCATIONS[len(t.laid) :]],
        "cards": see_cards(t),
        "players": [see_player(t, player, seat) for player in range(t.seats)],
        "rings_unowned": [RINGS[thing - FIRST_RING] for thing in t.zones.content[SUPPLY]],
        "box": sorted([card_name(t.zones.face[card]) for card in t.zones.content[BOX]]),
        "unused": [colour for colour, owner in zip(COLOURS, t.owner, strict=True) if owner == UNUSED],
    }


def active_seat(t: Table) -> int | None:
    for frame in t.stack:
        if isinstance(frame, Turn):
            return frame.seat
    return None


def see_location(t: Table) -> dict[str, Any] | None:
    """The current location with its colour in force (INF-1); none before Bag End is laid."""
    if not t.laid:
        return None
    location: Location = t.location()
    anchor = t.anchor()
    return {
        "id": location.id,
        "number": location.number,
        "black": t.is_black(),
        "scores": location.scores,
        "special": location.special or None,
        "rings": [RINGS[ring] for ring in location.rings],
        "scored": t.scored == len(t.laid),
        "cell": col_row(anchor),
        "slots": [col_row(anchor + offset) for offset in SLOTS],
    }


def see_cards(t: Table) -> list[dict[str, Any]]:
    """Every card on the table, in order of the cells (INF-1)."""
    ring_in = {cell: RINGS[ring] for ring, cell in enumerate(t.ring_at)}
    return [
        {
            "cell": col_row(cell),
            "card": card_name(t.zones.face[card]),
            "seat": t.owner_of(card),
            "ring": ring_in.get(cell),
        }
        for cell, card in sorted(t.cells.items())
        if card < FIRST_LOCATION
    ]


def see_player(t: Table, player: int, seat: int | None) -> dict[str, Any]:
    """Counts for all (INF-3), the hand for its holder (INF-5), points unless they are kept secret (INF-8)."""
    hand = t.hand(player)
    seen = {
        "colours": [colour for colour, owner in zip(COLOURS, t.owner, strict=True) if owner == player],
        "hand_count": len(hand),
        "deck_count": len(t.zones.content[DECK + player]),
        "rings": [RINGS[ring] for ring in t.rings_of(player)],
        "points": t.points[player] if not t.hidden_points or player == seat or t.result is not None else None,
    }
    if player == seat:
        seen["hand"] = sorted([card_name(t.zones.face[card]) for card in hand])
        seen["chosen"] = see_chosen(t, player)
    return seen


def see_chosen(t: Table, player: int) -> dict[str, Any] | None:
    """The card that its player has picked but not laid yet, for the player only."""
    frame = t.stack[-1] if t.stack else None
    if not isinstance(frame, Turn) or frame.seat != player or frame.step not in ("choose_ring", "choose_slot"):
        return None
    ring = frame.ring if frame.step == "choose_slot" else len(RINGS)
    return {
        "card": card_name(t.zones.face[frame.card]),
        "ring": RINGS[ring] if ring < len(RINGS) else None,
        "from": col_row(frame.origin) if frame.origin >= 0 else None,
    }


def about(t: Table, player: int) -> dict[str, Any]:
    """The card that is to be laid, and the location that comes next; None where there is none."""
    chosen = see_chosen(t, player)
    to_come = LOCATIONS[len(t.laid) :]
    return {"card": chosen["card"] if chosen else None, "location": to_come[0].id if to_come else None}
