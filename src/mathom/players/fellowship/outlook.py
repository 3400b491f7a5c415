"""What a location will probably pay, from what lies there now.

Every colour that takes part is a `Stake`. The chance that one ends ahead of another grows with its lead and shrinks
with the slots still free; from these chances follow the chances of the places, and from them the points to expect.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import NamedTuple

from mathom.games.fellowship.components import Location
from mathom.games.fellowship.scoring import count_up
from mathom.games.fellowship.table import UNUSED, Table
from mathom.kernel import State

RING_WORTH = 1.2
ROUGHNESS = 0.55
# A margin of this many points makes the win likely at about 73 %.
DECISIVE = 4.0


class Stake(NamedTuple):
    """A colour at a location: its seat, the total of its cards there, their number, and its rank among equals."""

    seat: int
    total: float
    cards: int
    order: int


def expected(stakes: list[Stake], location: Location, free: int, seats: int) -> list[float]:
    """The points that every seat can expect from the location; a ring is worth a little more than a point."""
    points = [0.0] * seats
    for stake in stakes:
        places = chances_of_places(stake, stakes, free)
        present = 1.0 if stake.cards else 1 - 0.6**free
        for place, chance in enumerate(places[:-1]):
            pay = location.scores[place] + (RING_WORTH if place < len(location.rings) else 0)
            points[stake.seat] += chance * present * pay
        points[stake.seat] -= places[-1] * location.loss
    return points


def chances_of_places(stake: Stake, stakes: list[Stake], free: int) -> list[float]:
    chances = [1.0] + [0.0] * (len(stakes) - 1)
    for other in stakes:
        if other is not stake:
            behind = ahead_of(other, stake, free)
            for place in range(len(chances) - 1, 0, -1):
                chances[place] = chances[place] * (1 - behind) + chances[place - 1] * behind
            chances[0] *= 1 - behind
    return chances


def ahead_of(one: Stake, other: Stake, free: int) -> float:
    """The chance that `one` ends before `other`; certain when no slot is free."""
    if free == 0:
        return float(rank(one) < rank(other))
    lead = one.total - other.total + (0.25 if one.order < other.order else -0.25)
    return 1 / (1 + exp(-lead / (ROUGHNESS * sqrt(free) + 0.3)))


def rank(stake: Stake) -> tuple[bool, float, int]:
    """Smaller is better (FE-8.4, FE-8.6, FE-8.9)."""
    return (stake.cards == 0, -stake.total, stake.order)


def evaluate(state: State) -> list[float]:
    """How near to victory every seat is, between 0 and 1: points so far, rings owned, the location at stake."""
    assert isinstance(state, Table)
    standing = [float(points) for points in state.points]
    for seat in range(state.seats):
        standing[seat] += RING_WORTH * len(state.rings_of(seat)) * (len(state.laid) < 10)
    if state.scored < len(state.laid):
        totals, counts = count_up(state)
        stakes = [
            Stake(owner, totals[colour], counts[colour], (owner - state.last - 1) % state.seats)
            for colour, owner in enumerate(state.owner)
            if owner != UNUSED
        ]
        free = 10 - sum(counts)
        for seat, points in enumerate(expected(stakes, state.location(), free, state.seats)):
            standing[seat] += points
    return [chance_to_win(standing, seat) for seat in range(state.seats)]


def chance_to_win(standing: list[float], seat: int) -> float:
    best = max(points for other, points in enumerate(standing) if other != seat)
    return 1 / (1 + exp((best - standing[seat]) / DECISIVE))
