"""Appendix C: what a seat may see, listed thing by thing. Only cards, tiles and chance have secrets in this game."""

from __future__ import annotations

from typing import Any

from mathom.games.wotr.armies import characters
from mathom.games.wotr.board import (
    ASIDE,
    CASUALTIES,
    GARRISON_AT,
    OUT,
    REGIONS,
    REINFORCEMENTS,
    is_settlement,
    region_name,
)
from mathom.games.wotr.components import (
    DECK_SIDE,
    DECKS,
    NATIONS,
    SIDES,
    card_name,
    character_name,
    face_name,
    kind_name,
    side_name,
    tile_name,
)
from mathom.games.wotr.conquest import has_control_marker, victory_points
from mathom.games.wotr.war import (
    CARDS_OUT,
    COMBAT,
    DECK,
    DISCARDED,
    DRAWN,
    FACE_DOWN,
    IN_PLAY,
    OFF_TRACK,
    POOL,
    TILES_ASIDE,
    TILES_OUT,
    TILES_WAITING,
    War,
)


def see(w: War, seat: int | None) -> dict[str, Any]:
    """INF-1 to INF-17, INF-20, INF-21"""
    return {
        "seat": seat,
        "turn": w.turn,
        "players": [see_player(w, player, seat) for player in range(w.seats)],
        "sides": {name: see_side(w, side) for side, name in enumerate(SIDES)},
        "regions": [see_region(w, region) for region in range(REGIONS) if has_something(w, region)],
        "nations": see_nations(w),
        "fellowship": see_fellowship(w),
        "characters_aside": see_characters(w, ASIDE),
        "characters_out": see_characters(w, OUT),
        "cards_out": see_cards(w, CARDS_OUT),
        "tiles": see_tiles(w),
    }


# Figures and settlements


def has_something(w: War, region: int) -> bool:
    return is_settlement(region) or any(w.figures.content[region]) or region in w.character_at


def see_region(w: War, region: int) -> dict[str, Any]:
    """Figures, Characters, holder and a besieged army (INF-1, INF-2)."""
    inside = GARRISON_AT[region]
    return {
        "region": region_name(region),
        "held": side_name(w.held[region]),
        "control_marker": has_control_marker(w, region),
        "figures": see_figures(w, region),
        "characters": see_characters(w, region),
        "besieged": {"figures": see_figures(w, inside), "characters": see_characters(w, inside)}
        if w.is_besieged(region)
        else None,
    }


def see_figures(w: War, place: int) -> dict[str, int]:
    return {kind_name(kind): count for kind, count in enumerate(w.figures.content[place]) if count}


def see_characters(w: War, place: int) -> list[str]:
    return [character_name(c) for side in range(len(SIDES)) for c in characters(w, side, place)]


# Sides and nations


def see_side(w: War, side: int) -> dict[str, Any]:
    """INF-1, INF-2, INF-5 to INF-8, INF-12"""
    return {
        "lead": w.lead[side],
        "victory_points": victory_points(w, side),
        "reinforcements": see_figures(w, REINFORCEMENTS + side),
        "casualties": see_figures(w, CASUALTIES + side),
        "dice": w.dice[side],
        "rolled": [face_name(face) for face in w.rolled[side]],
        "hunt_box": w.hunt_box[side],
        "elven_rings": w.rings[side],
        "decks": {name: len(w.zones.content[DECK + d]) for d, name in enumerate(DECKS) if DECK_SIDE[d] == side},
        "in_play": see_cards(w, IN_PLAY + side),
        "discarded": see_cards(w, DISCARDED + side),
    }


def see_nations(w: War) -> dict[str, Any]:
    """INF-2"""
    return {
        name: {"seat": w.seat_of_nation[n], "steps": w.steps[n], "active": w.active[n], "at_war": w.at_war(n)}
        for n, name in enumerate(NATIONS)
    }


def see_fellowship(w: War) -> dict[str, Any]:
    """There is no hidden position: only the figure and the progress exist (INF-3, INF-4, INF-20)."""
    return {
        "region": region_name(w.ring_bearers),
        "progress": w.progress,
        "hidden": w.hidden,
        "corruption": w.corruption,
        "mordor": None if w.mordor == OFF_TRACK else w.mordor,
        "guide": character_name(w.guide),
        "companions": [character_name(c) for c in w.companions_in_fellowship()],
    }


# Cards and tiles


def see_player(w: War, player: int, seat: int | None) -> dict[str, Any]:
    """Of every hand and every pile of face-down cards the backs; the fronts to whom they belong.

    INF-7, INF-9, INF-11, INF-13, INF-15, INF-16
    """
    seen: dict[str, Any] = {
        "side": side_name(w.side_of_seat[player]),
        "hand_backs": see_backs(w, w.hand(player)),
        "combat_card_backs": see_backs(w, w.zones.content[COMBAT + player]),
        "face_down_backs": see_backs(w, w.zones.content[FACE_DOWN + player]),
    }
    if player == seat:
        seen["hand"] = sorted([card_name(w.zones.face[thing]) for thing in w.hand(player)])
        seen["combat_card"] = see_cards(w, COMBAT + player)
        seen["face_down"] = sorted(see_cards(w, FACE_DOWN + player))
    return seen


def see_backs(w: War, things: list[int]) -> dict[str, int]:
    backs = [w.back(thing) for thing in things]
    return {name: backs.count(deck) for deck, name in enumerate(DECKS) if deck in backs}


def see_cards(w: War, zone: int) -> list[str]:
    """The fronts of the cards in a zone that the viewer sees."""
    return [card_name(w.zones.face[thing]) for thing in w.zones.content[zone]]


def see_tiles(w: War) -> dict[str, list[str]]:
    """Everything but the order of the pool (INF-10, INF-17)."""
    return {
        "pool": sorted(tile_names(w, POOL)),
        "drawn": tile_names(w, DRAWN),
        "aside": tile_names(w, TILES_ASIDE),
        "waiting": tile_names(w, TILES_WAITING),
        "out": tile_names(w, TILES_OUT),
    }


def tile_names(w: War, zone: int) -> list[str]:
    return [tile_name(w.zones.face[thing]) for thing in w.zones.content[zone]]
