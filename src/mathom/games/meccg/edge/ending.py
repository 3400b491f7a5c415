"""How the points came about, told step by step when the game is over."""

from __future__ import annotations

from typing import Any

from mathom.games.meccg.council.scoring import (
    LOST_AVATAR,
    capped,
    category_of,
    counted_points,
    held_cards,
    most_of_others,
    raw_points,
    scoring_cards,
    total,
    worth,
)
from mathom.games.meccg.council.scoring import doubled as with_doubling
from mathom.games.meccg.state import Realm


def see_ending(s: Realm, seat: int) -> dict[str, Any]:
    """The cards with points, and what is added and taken off one after the other. ME-27.35 to ME-27.40

    `sum` is what the categories give, `doubled` what doubling adds, `capped` what the half takes off, `held` the
    unique cards of which an opponent holds one, `avatar` what the lost avatar costs.
    """
    own = raw_points(s, seat)
    doubled = with_doubling(own, most_of_others(s, seat))
    held = held_cards(s, seat)
    before = sum(counted_points(s, seat)) - len(held)
    return {
        "cards": see_cards(s, seat),
        "sum": sum(own),
        "doubled": sum(doubled) - sum(own),
        "capped": sum(capped(doubled)) - sum(doubled),
        "held": [s.face(thing).id for thing in held],
        "avatar": -min(max(0, before), LOST_AVATAR) if s.lost[seat] else 0,
        "total": total(s, seat),
    }


def see_cards(s: Realm, seat: int) -> list[dict[str, Any]]:
    """The cards that give or cost points, those with most first."""
    found: list[dict[str, Any]] = []
    for thing in scoring_cards(s, seat):
        category, points = category_of(s, thing, seat), worth(s, thing, seat)
        if category and points:
            found.append({"card": s.face(thing).id, "category": category, "points": points})
    return sorted(found, key=by_worth)


def by_worth(one: dict[str, Any]) -> tuple[int, str]:
    return -int(one["points"]), str(one["card"])
