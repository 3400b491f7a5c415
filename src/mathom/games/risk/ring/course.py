"""Chapter 6: what is secret about the Ring-bearer, as one number, and how it can go on.

A *course* is where he is and all that matters for what follows: rolls that failed there, the pass, forced marches left,
which good party has no ring symbol in this round, and what he has done in this movement phase. The engine follows the
true one, and beside it `Realm.belief`: every course that fits what the evil side has seen. Both go through the
functions of this file, so that nobody can learn from the program what the table would not tell him.
"""

from __future__ import annotations

from typing import Final

from mathom.games.risk.box import GOOD, PARTIES_OF
from mathom.games.risk.codes import ROUTE, SPACE, STAY, STOP, USE_THE_RING, first_of, route_code, second_of
from mathom.games.risk.map import (
    AHEAD,
    CARROCK,
    DIE_SPACES,
    FAILS_UP_TO,
    GORGOROTH,
    ITHILIEN,
    LORIEN,
    MARCHES,
    MINAS_MORGUL,
    MORIA,
    MOUNT_DOOM,
    RHUDAUR,
    START,
)
from mathom.games.risk.state import BEARER, COURSE, Realm

# The fields of a course: the lowest bit and the largest value.
SPACE_BITS: Final = 6
PLACE: Final = (0, 63)
CLOSED: Final = (6, 1)  # the pass (RI-6.16)
FAILED: Final = (7, 1)  # a roll to leave this space (RI-6.12)
LEFT: Final = (8, 7)  # forced marches (RI-6.19)
WITHOUT: Final = (11, 3)  # which of the good parties has no ring symbol (RI-3.2)
STEPS: Final = (13, 3)  # in this movement phase
PENDING: Final = (15, 3)  # 1 + the edge for which a roll is made
MARCHED: Final = (17, 1)  # the second step of this phase has begun (RI-6.20)
DARK: Final = (18, 1)  # he is or was in Moria in this phase (RI-15.4)
GIFT: Final = (19, 1)  # the march of Lórien was gained in this phase (RI-15.19)
BESET: Final = (20, 1)  # the next attempt to leave needs a roll (Knife in the Dark and others)
FARAMIR: Final = (21, 3)  # leaving Ithilien needs a roll: 1 with +2, 2 with -2 (RI-15.13)
FOR_THIS_PHASE: Final = (STEPS, PENDING, MARCHED, DARK, GIFT, BESET, FARAMIR)

# What the evil side notices of a choice.
QUIET: Final = 0
ROLL: Final = 1
RING: Final = 2
DOOM: Final = 3  # the Ring is destroyed without a roll


def get(course: int, field: tuple[int, int]) -> int:
    return course >> field[0] & field[1]


def put(course: int, field: tuple[int, int], value: int) -> int:
    return course & ~(field[1] << field[0]) | value << field[0]


BEGINNING: Final[int] = put(put(0, PLACE, START), LEFT, MARCHES)


def true_course(s: Realm) -> int:
    return s.secrets.values[COURSE] << SPACE_BITS | s.secrets.values[BEARER]


def follow(s: Realm, course: int) -> None:
    """The true course is now this one, and the good side knows it; his space everybody, while he is revealed."""
    good = s.good_seats()
    s.secrets.choose(BEARER, get(course, PLACE), good if s.shown < 0 else -1)
    s.secrets.choose(COURSE, course >> SPACE_BITS, good)
    if s.shown >= 0:
        s.shown = get(course, PLACE)


def believe(s: Realm, courses: list[int]) -> None:
    """What the evil side holds for possible from now on. While he is revealed his space is no question."""
    s.belief = sorted({c for c in courses if s.shown < 0 or get(c, PLACE) == s.shown})


# One step


def needs_roll(course: int, to: int) -> bool:
    """Whether leaving for `to` needs an open roll; no other is made.

    RI-6.9 to RI-6.12, RI-6.15, RI-6.16, RI-6.29 to RI-6.31
    """
    place = get(course, PLACE)
    if place == RHUDAUR and to == CARROCK:
        return True
    if get(course, FAILED):
        return False
    if place in DIE_SPACES:
        return True
    return get(course, BESET) == 1 or (place == ITHILIEN and get(course, FARAMIR) > 0)


def ways(course: int) -> list[int]:
    """Where the next step can lead; at Mount Doom the step is to destroy the Ring.

    Enemies do not matter. RI-6.3 to RI-6.6, RI-6.16, RI-14.2
    """
    place = get(course, PLACE)
    if place == MOUNT_DOOM:
        failed_now = get(course, STEPS) > 0 and get(course, FAILED) == 1
        return [] if failed_now else [MOUNT_DOOM]
    return [to for to in AHEAD[place] if not (to == CARROCK and get(course, CLOSED))]


def begin_step(course: int, to: int, granted: bool) -> tuple[int, int]:
    """Try to go to `to`: the course after it, and what is noticed. With `granted` a second step costs no march.

    RI-6.18, RI-6.20, RI-6.26, RI-6.33
    """
    if get(course, STEPS):
        course = put(course, MARCHED, 1)
        if not granted:
            course = put(course, LEFT, get(course, LEFT) - 1)
    roll = needs_roll(course, to)
    course = put(course, BESET, 0)
    if roll:
        place = get(course, PLACE)
        edge = 0 if place == MOUNT_DOOM else AHEAD[place].index(to)
        return put(course, PENDING, edge + 1), ROLL
    if get(course, PLACE) == MOUNT_DOOM:
        return course, DOOM
    return enter(put(course, STEPS, get(course, STEPS) + 1), to), QUIET


def enter(course: int, to: int) -> int:
    """He is in another space. In Lórien he gains a march; whether he hides there instead is asked later.

    RI-6.24, RI-6.38
    """
    if MORIA in (get(course, PLACE), to):
        course = put(course, DARK, 1)
    course = put(put(course, PLACE, to), FAILED, 0)
    if to == LORIEN:
        course = put(put(course, LEFT, get(course, LEFT) + 1), GIFT, 1)
    return course


def finish_roll(course: int, result: int) -> tuple[int, bool]:
    """The pending roll has this result: the course after it, and whether the Ring is destroyed.

    A failure uses up the step. RI-6.9, RI-6.14, RI-6.16, RI-6.17, RI-6.31, RI-14.1
    """
    place = get(course, PLACE)
    edge = get(course, PENDING) - 1
    course = put(put(course, PENDING, 0), STEPS, get(course, STEPS) + 1)
    if result > FAILS_UP_TO:
        return (course, True) if place == MOUNT_DOOM else (enter(course, AHEAD[place][edge]), False)
    over_the_pass = place == RHUDAUR and AHEAD[place][edge] == CARROCK
    return put(course, CLOSED if over_the_pass else FAILED, 1), False


def modified(course: int, roll: int, cards: list[int]) -> int:
    """The roll with the cards played on it: `cards` are what Sméagol, Captured by Orcs, Shelob's Lair and Faramir add.

    Of these only Sméagol counts everywhere. RI-10.35
    """
    place = get(course, PLACE)
    result = roll + cards[0]
    if place == GORGOROTH:
        result += cards[1]
    if place == MINAS_MORGUL:
        result += cards[2]
    if place in DIE_SPACES:
        result += cards[3]
    if place == ITHILIEN and get(course, FARAMIR):
        result += 2 if get(course, FARAMIR) == 1 else -2
    return result


# The choices of a turn


def is_pass_closed(course: int) -> bool:
    """Whether he stands before the pass and has failed to cross it. RI-6.16"""
    return get(course, PLACE) == RHUDAUR and get(course, CLOSED) == 1


def may_move(course: int, party: int) -> bool:
    """Whether the good party holds a ring symbol in this round. RI-6.1"""
    return get(course, WITHOUT) != PARTIES_OF[GOOD].index(party)


def choices(course: int, party: int, hidden: bool, held: bool, granted: bool) -> list[int]:
    """All that the party may do with him, in one answer as far as nothing comes between.

    `held` is whether Boromir keeps him, `granted` whether the use of the Ring gives him a march.
    RI-6.1 to RI-6.3, RI-6.26, RI-6.28, RI-6.36
    """
    if get(course, STEPS) == 0:
        if held or not may_move(course, party):
            return [STAY]
        found: list[int] = [] if granted else [STAY]
        for to in ways(course):
            found.append(SPACE + to)
            found += [route_code(to, second) for second in second_ways(course, to, hidden, granted)]
        if hidden and not granted and len(found) > 1:
            found.append(USE_THE_RING)
        return found
    if get(course, STEPS) > 1 or not (granted or get(course, LEFT)):
        return [STOP]
    return [STOP, *[SPACE + to for to in ways(course)]]


def second_ways(course: int, to: int, hidden: bool, granted: bool) -> list[int]:
    """Where a second step can lead right after one to `to`, if nothing is asked or rolled between them.

    RI-6.18, RI-6.22, RI-6.37
    """
    if needs_roll(course, to) or get(course, PLACE) == MOUNT_DOOM or (to == LORIEN and not hidden):
        return []
    after, _ = begin_step(course, to, granted)
    return ways(after) if granted or get(after, LEFT) else []


def choose(course: int, code: int, granted: bool) -> tuple[int, int]:
    """The course after a choice, as far as it comes before a roll, and what is noticed of it."""
    if code == USE_THE_RING:
        return course, RING
    if code in (STAY, STOP):
        return course, QUIET
    if code < ROUTE:
        return begin_step(course, code - SPACE, granted)
    course, _ = begin_step(course, first_of(code), granted)
    return begin_step(course, second_of(code), granted)


def settle_phase(course: int) -> int:
    """The movement phase is over: what was for this phase is forgotten, unused steps too. RI-6.35"""
    for field in FOR_THIS_PHASE:
        course = put(course, field, 0)
    return course


def begin_phase(course: int) -> int:
    return put(course, DARK, 1 if get(course, PLACE) == MORIA else 0)


def put_back(course: int) -> int:
    """The Balrog, if he is or was in Moria in this phase. RI-15.4, RI-15.19"""
    if not get(course, DARK):
        return course
    if get(course, GIFT):
        course = put(course, LEFT, get(course, LEFT) - 1)
    return put(put(put(course, PLACE, MORIA), FAILED, 1), GIFT, 0)


def beset(course: int) -> int:
    """The next attempt to leave a space needs a roll."""
    return put(course, BESET, 1)


def found_by_faramir(course: int, adds: bool) -> int:
    """RI-15.13; where a roll has failed no card demands one again (RI-6.31)."""
    return put(course, FARAMIR, 1 if adds else 2) if get(course, PLACE) == ITHILIEN else course


def dealt(course: int, without: int) -> int:
    """The movement cards are dealt anew. RI-3.2"""
    return put(course, WITHOUT, without)
