"""Chapter 5: from which space to which a figure may step. Whoever may not is told why."""

from __future__ import annotations

from typing import Final

from mathom.games.risk.box import EAGLE, HERO, UNITS_OF
from mathom.games.risk.map import BY_WING, EXITS, NO_BRIDGE, ON_FOOT, bridge_between
from mathom.games.risk.state import PERCHED, STOPPED, Realm
from mathom.kernel import Reason

NOT_NEXT: Final = Reason("that-is-not-next-to-it", "RI-5.4", "RI-5.5", "RI-5.6")
CLOSED: Final = Reason("winter-storms-close-the-territory", "RI-15.18")
BLOCKED: Final = Reason("the-bridge-is-blocked", "RI-10.36")
NO_STEPS: Final = Reason("nobody-there-can-go-further", "RI-5.1", "RI-5.8")
ONLY_BY_WING: Final = Reason("only-an-eagle-gets-there", "RI-5.5", "RI-5.6", "RI-5.28")

# A figure as `Realm.columns` has it.
LEFT, FLAGS, NUMBER = range(3)


def is_closed(s: Realm, territory: int) -> bool:
    """RI-15.18"""
    return any(entry[0] == territory for entry in s.closed)


def is_blocked(s: Realm, origin: int, to: int) -> bool:
    """Whether the step crosses a bridge that is blocked, and that nobody crosses without a hero or wings."""
    if not s.blocked:
        return False
    bridge = bridge_between(origin, to)
    return bridge != NO_BRIDGE and any(entry[0] == bridge for entry in s.blocked)


def refuse_step(s: Realm, origin: int, to: int) -> Reason | None:
    """Why nobody can step there, feet or wings. RI-5.4 to RI-5.7, RI-5.18, RI-5.19, RI-5.26, RI-15.18"""
    if to not in EXITS[origin]:
        return NOT_NEXT
    return CLOSED if s.closed and (is_closed(s, origin) or is_closed(s, to)) else None


def on_foot(origin: int, to: int) -> bool:
    return to in ON_FOOT[origin]


def by_wing(origin: int, to: int) -> bool:
    return to in BY_WING[origin]


def can_walk(column: list[int]) -> bool:
    """RI-5.1, RI-5.8, RI-5.29"""
    return column[LEFT] > 0 and not column[FLAGS] & (STOPPED | PERCHED)


def can_fly(column: list[int]) -> bool:
    """An eagle, or a hero on one, that has steps left and did not walk among enemies. RI-5.17, RI-5.29, RI-7.45"""
    return column[LEFT] > 0 and not column[FLAGS] & STOPPED


def eagles_at(s: Realm, origin: int) -> int:
    """How many eagles there can fly on."""
    return sum([column[NUMBER] for column in s.columns(origin, EAGLE) if can_fly(column)])


def mounted(s: Realm, origin: int) -> list[list[int]]:
    """The heroes there that can fly on, if an eagle takes them."""
    return [column for column in s.columns(origin, HERO) if can_fly(column)]


def movers(s: Realm, origin: int, to: int) -> list[list[int]]:
    """Who can step from one space to the other: unit, steps left, number; eagles first, then heroes, then all others.

    Figures that differ in their flags alone are counted together. A hero has as many steps riding as walking, and both
    use them up. RI-5.8, RI-5.17 to RI-5.22, RI-5.28
    """
    if refuse_step(s, origin, to) is not None:
        return []
    found: list[list[int]] = []
    wings = by_wing(origin, to)
    eagles = eagles_at(s, origin) if wings else 0
    if eagles:
        add(found, EAGLE, [column for column in s.columns(origin, EAGLE) if can_fly(column)])
    feet = on_foot(origin, to)
    if eagles:
        add(found, HERO, mounted(s, origin))
    elif feet:
        add(found, HERO, [column for column in s.columns(origin, HERO) if can_walk(column)])
    heroes = len(found) > 0 and found[-1][0] == HERO
    if feet and (heroes or not is_blocked(s, origin, to)):
        for unit in UNITS_OF[s.active]:
            if unit != EAGLE and unit != HERO and s.number(s.active, unit, origin):
                add(found, unit, [column for column in s.columns(origin, unit) if can_walk(column)])
    return found


def add(found: list[list[int]], unit: int, columns: list[list[int]]) -> None:
    lefts = sorted({column[LEFT] for column in columns}, reverse=True)
    found += [[unit, left, sum([c[NUMBER] for c in columns if c[LEFT] == left])] for left in lefts]
