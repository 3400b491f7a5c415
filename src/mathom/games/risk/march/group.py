"""Chapter 5: which figures take a step together. Heroes ride where an eagle goes along, and must be able to part.

A *group* is a list of numbers, one for each entry of `steps.movers`: so many of these go.
"""

from __future__ import annotations

from typing import Final

from mathom.games.risk.box import EAGLE, HERO, UNITS_OF, kind_of
from mathom.games.risk.map import EXITS, ON_FOOT, SPACES, is_range
from mathom.games.risk.march.steps import (
    BLOCKED,
    LEFT,
    NUMBER,
    ONLY_BY_WING,
    by_wing,
    can_fly,
    can_walk,
    is_blocked,
    movers,
    on_foot,
)
from mathom.games.risk.state import Realm
from mathom.kernel import Reason

NOBODY_GOES: Final = Reason("somebody-must-go", "RI-5.3")
STRANDED: Final = Reason("an-eagle-may-not-leave-a-hero-in-the-mountains", "RI-5.28")
TOGETHER: Final = Reason("two-heroes-of-a-party-could-not-part", "RI-4.13")
NOT_SO_MANY: Final = Reason("not-so-many-can-go", "RI-5.1")

UNIT_AT, LEFT_AT, MOST_AT = range(3)  # of an entry of `movers`


def going(found: list[list[int]], group: list[int], unit: int) -> int:
    return sum([n for entry, n in zip(found, group, strict=True) if entry[UNIT_AT] == unit])


def refuse_group(s: Realm, origin: int, to: int, found: list[list[int]], group: list[int]) -> Reason | None:
    """Why these cannot take the step together. RI-5.3, RI-5.28, RI-4.13, RI-10.36"""
    if not any(group):
        return NOBODY_GOES
    eagles, heroes = going(found, group, EAGLE), going(found, group, HERO)
    if heroes and not eagles and heroes > walkers(s, origin, to):
        return ONLY_BY_WING
    if sum(group) > eagles + heroes and not heroes and is_blocked(s, origin, to):
        return BLOCKED
    if is_range(origin) and strands(s, origin, eagles, heroes):
        return STRANDED
    return TOGETHER if heroes and crowds(s, to, found, group) else None


def walkers(s: Realm, origin: int, to: int) -> int:
    """The heroes that get there on their own feet."""
    if not on_foot(origin, to):
        return 0
    return sum([column[NUMBER] for column in s.columns(origin, HERO) if can_walk(column)])


def strands(s: Realm, origin: int, eagles: int, heroes: int) -> bool:
    """Whether a hero stays in the mountains without an eagle. RI-5.28"""
    party = s.active
    return s.number(party, HERO, origin) > heroes and s.number(party, EAGLE, origin) == eagles


def crowds(s: Realm, to: int, found: list[list[int]], group: list[int]) -> bool:
    """Whether two heroes come together for good. RI-4.13"""
    heroes = going(found, group, HERO)
    if s.number(s.active, HERO, to) + heroes < 2:
        return False
    flown = going(found, group, EAGLE) > 0
    wings = [entry[LEFT_AT] - 1 for entry, n in zip(found, group, strict=True) if n and entry[UNIT_AT] == EAGLE]
    wings += [column[LEFT] for column in s.columns(to, EAGLE)]
    here = list(s.columns(to, HERO))
    came = [entry[LEFT_AT] - 1 for entry, n in zip(found, group, strict=True) if n and entry[UNIT_AT] == HERO]
    free = not s.enemy_troops(s.active, to)
    rested = [left for left in came if left > 0]
    fliers = (rested if flown or free else []) + [column[LEFT] for column in here if can_fly(column)]
    eagles = going(found, group, EAGLE) + s.number(s.active, EAGLE, to)
    if fliers and max(wings, default=0) > 0:
        return is_range(to) and eagles < 2
    if is_range(to):
        return True
    on_feet = [column for column in here if can_walk(column)]
    return not (on_feet or (free and rested))


# Building a group, one entry after the other


def completions(found: list[list[int]], group: list[int]) -> list[list[int]]:
    """Whole groups that begin with this part of one: of eagles and heroes any number, of others none or all."""
    if len(group) == len(found):
        return [group]
    unit, _, most = found[len(group)]
    if unit in (EAGLE, HERO):
        whole: list[list[int]] = []
        for n in range(most + 1):
            whole += completions(found, [*group, n])
        return whole
    nobody = [0] * (len(found) - len(group))
    return [group + nobody, group + [entry[MOST_AT] for entry in found[len(group) :]]]


def completable(s: Realm, origin: int, to: int, found: list[list[int]], group: list[int]) -> bool:
    return any(refuse_group(s, origin, to, found, whole) is None for whole in completions(found, group))


def possible(s: Realm, origin: int, to: int, found: list[list[int]]) -> bool:
    """Whether any group may go."""
    last = found[-1][UNIT_AT]
    if last != EAGLE and last != HERO and not is_blocked(s, origin, to):
        return True
    return completable(s, origin, to, found, [])


# Where one can go at all


def movers_to(s: Realm, origin: int, to: int) -> list[list[int]]:
    """The movers, if some group of them may go."""
    found = movers(s, origin, to)
    return found if found and possible(s, origin, to, found) else []


def goals(s: Realm, origin: int) -> list[int]:
    return [to for to in EXITS[origin] if movers_to(s, origin, to)]


def can_leave(s: Realm, origin: int) -> bool:
    """Whether anybody of the active party can go anywhere from there."""
    party = s.active
    open_ways = len(ON_FOOT[origin]) > 0 and not s.closed and not s.blocked
    for unit in UNITS_OF[party]:
        if not s.number(party, unit, origin):
            continue
        # Where nothing is closed or blocked, a single troop on its feet is answer enough.
        if open_ways and unit != EAGLE and unit != HERO:
            if any(can_walk(column) for column in s.columns(origin, unit)):
                return True
        elif any(can_fly(column) for column in s.columns(origin, unit)):
            return any(len(movers_to(s, origin, to)) > 0 for to in EXITS[origin])
    return False


def origins(s: Realm) -> list[int]:
    """All spaces that somebody of the active party can leave."""
    return [space for space in s.spaces_with(s.active) if can_leave(s, space)]


def heroes_must_part(s: Realm) -> bool:
    """Whether two own heroes stand together and one of them can go. RI-4.13, RI-4.21"""
    hero = kind_of(s.active, HERO)
    for space, figures in enumerate(s.figures.content[:SPACES]):
        if figures[hero] > 1:
            for to in EXITS[space]:
                found = movers(s, space, to)
                if any(parts(s, space, to, found, whole) for whole in completions(found, [])):
                    return True
    return False


def parts(s: Realm, origin: int, to: int, found: list[list[int]], group: list[int]) -> bool:
    """Whether this group takes one of the heroes away, to where no other is."""
    if going(found, group, HERO) != 1 or s.number(s.active, HERO, to):
        return False
    return refuse_group(s, origin, to, found, group) is None


def flies(origin: int, to: int, found: list[list[int]], group: list[int]) -> bool:
    """Whether the heroes of the group ride: always where an eagle goes along. RI-5.21, RI-5.27"""
    return going(found, group, EAGLE) > 0 and by_wing(origin, to)
