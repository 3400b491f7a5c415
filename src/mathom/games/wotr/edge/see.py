"""Appendix C: what a seat may see, listed thing by thing. Only cards, tiles and chance have secrets in this game."""

# mypyc: skip

from __future__ import annotations

from typing import Any

from mathom.games.wotr.armies.armies import characters
from mathom.games.wotr.armies.forces import characters_of
from mathom.games.wotr.armies.meeting import sides_at
from mathom.games.wotr.battle.battle import Battle
from mathom.games.wotr.battle.conquest import has_control_marker, victory_points
from mathom.games.wotr.box import (
    DECK_SIDE,
    DECKS,
    KINDS,
    NATIONS,
    NO_SIDE,
    SIDES,
    card_name,
    character_name,
    face_name,
    kind_name,
    side_name,
    tile_name,
)
from mathom.games.wotr.event_kinds import place_name
from mathom.games.wotr.map import (
    ASIDE,
    CASUALTIES,
    GARRISON_AT,
    OUT,
    REGION_NAMES,
    REGIONS,
    REINFORCEMENTS,
    is_settlement,
    region_name,
)
from mathom.games.wotr.round.round import Round
from mathom.games.wotr.round.setup import role_of
from mathom.games.wotr.round.turn import Turn
from mathom.games.wotr.state import (
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
from mathom.games.wotr.team import DUEL


def see(w: War, seat: int | None) -> dict[str, Any]:
    """The whole view. INF-1 to INF-17, INF-20, INF-21"""
    return {
        "seat": seat,
        "turn": w.turn,
        "phase": phase_of(w),
        "turn_of": side_name(turn_of(w)),
        "battle": see_battle(w),
        "under_way": [frame.seen() for frame in w.stack],
        "players": [see_player(w, player, seat) for player in range(w.seats)],
        "sides": {name: see_side(w, side) for side, name in enumerate(SIDES)},
        "regions": [see_region(w, region) for region in range(REGIONS) if has_something(w, region)],
        "nations": see_nations(w),
        "fellowship": see_fellowship(w),
        "characters_aside": see_characters(w, ASIDE),
        "characters_out": see_characters(w, OUT),
        "cards_out": see_cards(w, CARDS_OUT),
        "tiles": see_tiles(w),
        "minion_seen": w.minion_seen,
        "mouth_used": w.mouth_used,
        **({"team": see_team(w)} if w.seats > DUEL else {}),
        **w.extra.see(w),
    }


# The course of the round


def phase_of(w: War) -> str:
    """The phase of the round, in the words of `arrange`; the setup and the end have none of their own."""
    a_round = w.innermost(Round)
    if a_round is None:
        return "draw" if w.result is None else "victory"
    return a_round.phase(w)


def turn_of(w: War) -> int:
    """The side whose turn it is in phase 5, NO_SIDE outside it (INF-12)."""
    turn = w.innermost(Turn)
    return NO_SIDE if turn is None else turn.side


def see_team(w: War) -> dict[str, Any]:
    """Who acts next for each side, and who commands the mixed armies (INF-12)."""
    armies = [(place, sides_at(w, place)) for place in w.team.mixed]
    return {
        "actors": {name: w.actor(side) for side, name in enumerate(SIDES)},
        "mixed": [
            {
                "region": place_name(place),
                "besieged": place >= REGIONS,
                "side": side_name(side),
                "commander": w.commander(side, place),
            }
            for place, sides in armies
            for side in sides
        ],
    }


def see_battle(w: War) -> dict[str, Any] | None:
    """Who fights whom, the rearguard left out, and in which combat round (INF-1, INF-11)."""
    battle = w.innermost(Battle)
    if battle is None:
        return None
    return {
        "attacker": side_name(battle.side),
        "region": place_name(battle.target),
        "from": place_name(battle.origin),
        "siege": battle.target >= REGIONS,
        "sortie": battle.origin >= REGIONS,
        "round": battle.number,
        "forces": {name: see_force(battle.forces[side]) for side, name in enumerate(SIDES)},
    }


def see_force(force: list[int]) -> dict[str, Any]:
    return {
        "figures": {kind_name(kind): count for kind, count in enumerate(force[:KINDS]) if count},
        "characters": [character_name(character) for character in characters_of(force)],
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


def all_regions(view: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """The regions of a view by name, with those that it leaves out because nothing is there."""
    nothing: dict[str, Any] = {"held": None, "control_marker": False, "figures": {}, "characters": [], "besieged": None}
    seen = {region["region"]: region for region in view["regions"]}
    return {name: seen.get(name, {"region": name, **nothing}) for name in REGION_NAMES}


def see_figures(w: War, place: int) -> dict[str, int]:
    return {kind_name(kind): count for kind, count in enumerate(w.figures.content[place]) if count}


def see_characters(w: War, place: int) -> list[str]:
    return [character_name(c) for side in range(len(SIDES)) for c in characters(w, side, place)]


# Sides and nations


def see_side(w: War, side: int) -> dict[str, Any]:
    """What a side has: points, figures off the map, dice, rings, cards. INF-1, INF-2, INF-5 to INF-8, INF-12"""
    return {
        "lead": w.lead[side],
        "victory_points": victory_points(w, side),
        "reinforcements": see_figures(w, REINFORCEMENTS + side),
        "casualties": see_figures(w, CASUALTIES + side),
        "dice": w.dice[side],
        "rolled": [face_name(face) for face in w.rolled[side]],
        "hunt_box": w.hunt_box[side],
        "elven_rings": w.rings[side],
        "ring_used": w.ring_used[side],
        "decks": {name: len(w.zones.content[DECK + d]) for d, name in enumerate(DECKS) if DECK_SIDE[d] == side},
        "in_play": see_cards(w, IN_PLAY + side),
        "discarded": see_cards(w, DISCARDED + side),
    }


def see_nations(w: War) -> dict[str, Any]:
    """Where the nations stand on the Political Track, and who plays them. INF-2"""
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
        "tried": w.tried,
        "hunted": w.hunted,
    }


# Cards and tiles


def see_player(w: War, player: int, seat: int | None) -> dict[str, Any]:
    """Of every hand and every pile of face-down cards the backs; the fronts to whom they belong.

    INF-7, INF-9, INF-11, INF-13, INF-15, INF-16
    """
    seen: dict[str, Any] = {
        "side": side_name(w.side_of_seat[player]),
        "role": role_of(w, player),
        "hand_backs": see_backs(w, w.hand(player)),
        "combat_card_backs": see_backs(w, w.zones.content[COMBAT + player]),
        "face_down_backs": see_backs(w, w.zones.content[FACE_DOWN + player]),
    }
    if player == seat:
        seen["hand"] = sorted([card_name(w.zones.face[thing]) for thing in w.hand(player)])
        seen["combat_card"] = see_cards(w, COMBAT + player)
        seen["face_down"] = sorted(see_cards(w, FACE_DOWN + player))
    elif seat is not None and w.seats > DUEL:
        # What he gave to his team-mate (INF-19).
        known = [thing for thing in w.hand(player) if w.zones.knows(seat, thing)]
        seen["known"] = sorted([card_name(w.zones.face[thing]) for thing in known])
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
