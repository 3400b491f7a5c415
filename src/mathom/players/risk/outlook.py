"""How near to victory each side is: the Ring on its way, and the points of the war."""

from __future__ import annotations

from math import exp
from typing import Final

from mathom.games.risk.box import EVIL, GOOD, PARTY_SIDE
from mathom.games.risk.control import LEAD, victory_points
from mathom.games.risk.map import AHEAD, MOUNT_DOOM, NOWHERE, START, TERRITORIES
from mathom.games.risk.state import BEARER, TROOPS_OF, Realm
from mathom.kernel import State

DECISIVE: Final = 0.35


def steps_left() -> list[int]:
    """From every space of the path to the goal."""
    far = [99] * TERRITORIES
    far[MOUNT_DOOM] = 0
    for _ in range(TERRITORIES):
        for space in range(TERRITORIES):
            for to in AHEAD[space]:
                far[space] = min(far[space], far[to] + 1)
    return far


TO_DOOM: Final[list[int]] = steps_left()


def evaluate(state: State) -> list[float]:
    """Each seat's chance to win; those of a side win together."""
    assert isinstance(state, Realm)
    way = 1 - TO_DOOM[state.secrets.values[BEARER]] / TO_DOOM[START]
    danger = 0.0 if state.shown == NOWHERE else 0.3
    points = (victory_points(state, GOOD) - victory_points(state, EVIL)) / LEAD
    men, orcs = [sum(state.figures.counts[TROOPS_OF + side][:TERRITORIES]) for side in (GOOD, EVIL)]
    lead = way - danger + points + 0.2 * (men - orcs) / (men + orcs + 1) - 0.5
    chance = 1 / (1 + exp(-lead / DECISIVE))
    sides = [GOOD] * state.seats
    for party, seat in enumerate(state.seat_of):
        sides[seat] = PARTY_SIDE[party]
    return [chance if side == GOOD else 1 - chance for side in sides]
