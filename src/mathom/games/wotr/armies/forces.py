"""Chapters 8 and 10: a part of an army, and how its owner picks it.

A *force* is a list with a number for every kind of figures, then 0 or 1 for every Character. The whole army at a place
is one, and so is what moves, attacks, stays behind or falls.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mathom.games.wotr.armies.meeting import have_come
from mathom.games.wotr.box import (
    CHARACTERS,
    CHARACTERS_OF,
    ELITES,
    FREE_PEOPLES,
    ISENGARD_ELITE,
    KINDS,
    LEADERS,
    MEMBERS,
    NAZGUL,
    NAZGUL_LORDS,
    SARUMAN,
    SHADOW_UNITS,
    SOUTHRON_ELITE,
    UNIT_KINDS,
)
from mathom.games.wotr.codes import ALL, MOST_OF_A_KIND, SPLIT, count_code, count_in, member_in
from mathom.games.wotr.map import REINFORCEMENTS
from mathom.games.wotr.politics import companion_arrived
from mathom.games.wotr.state import NOTHING, War
from mathom.games.wotr.team import DUEL
from mathom.kernel import Frame, Reason

NOBODY_THERE: Final[list[int]] = [0] * MEMBERS

NOT_ASKED: Final = Reason("that-is-not-the-question-now")
NO_UNIT: Final = Reason("an-army-needs-a-unit", "WR-8.1", "WR-10.4")
NO_ARMY_THERE: Final = Reason("no-army-of-yours-is-there", "WR-8.1", "WR-10.4", "WR-11.3")
NO_LEADER: Final = Reason("a-leader-or-character-must-come-along", "WR-10.3", "WR-10.7")
NO_LEADER_ATTACKS: Final = Reason("a-leader-or-character-must-attack", "WR-11.5", "WR-11.11")
TOO_MANY: Final = Reason("no-region-holds-more-than-ten-units", "WR-10.13")
STRANDED: Final = Reason("who-stays-behind-needs-a-unit", "WR-10.6", "WR-11.9")


def force_at(w: War, side: int, place: int) -> list[int]:
    """The whole army of a side at a place, with Leaders and Characters. WR-8.1"""
    heap = w.figures.content[place]
    force = NOBODY_THERE[:]
    if side == FREE_PEOPLES:
        force[:SHADOW_UNITS] = heap[:SHADOW_UNITS]
        force[LEADERS:NAZGUL] = heap[LEADERS:NAZGUL]
    else:
        force[SHADOW_UNITS:UNIT_KINDS] = heap[SHADOW_UNITS:UNIT_KINDS]
        force[NAZGUL] = heap[NAZGUL]
    if place in w.character_at:
        for character in CHARACTERS_OF[side]:
            if w.character_at[character] == place:
                force[KINDS + character] = 1
    return force


def units_of(force: list[int]) -> int:
    """How many units are in the force: its combat strength, but for Characters. WR-11.15"""
    return sum(force[:UNIT_KINDS])


def elites_of(force: list[int]) -> int:
    return sum([force[kind] for kind in ELITES])


def characters_of(force: list[int]) -> list[int]:
    return [character for character in range(len(CHARACTERS)) if force[KINDS + character]]


def minus(force: list[int], part: list[int]) -> list[int]:
    return [a - b for a, b in zip(force, part, strict=True)]


def plus(force: list[int], part: list[int]) -> list[int]:
    return [a + b for a, b in zip(force, part, strict=True)]


def relocate(w: War, force: list[int], origin: int, to: int) -> None:
    """Put a force from one place to another; nothing else happens."""
    for kind in range(KINDS):
        if force[kind]:
            w.figures.move(kind, force[kind], origin, to)
    for character in characters_of(force):
        w.put_character(character, to)
    have_come(w, force, origin, to)


def companions_arrived(w: War, force: list[int], region: int) -> None:
    """A force has ended a move in the region: Companions in it may activate the nation. WR-7.16, WR-14.9"""
    for character in characters_of(force):
        companion_arrived(w, character, region)


# Leaders


def elites_lead(w: War) -> bool:
    """While Saruman is in play, every Isengard Elite is a Leader too. WR-7.53, AMB-21"""
    return w.character_at[SARUMAN] < REINFORCEMENTS


def leading_elites(w: War, force: list[int]) -> int:
    """How many Elites are Leaders too; with three or four players those of the South and East as well. WR-19.42"""
    elites = force[ISENGARD_ELITE]
    if w.seats > DUEL:
        elites += force[SOUTHRON_ELITE]
    return elites if elites and elites_lead(w) else 0


def leads(w: War, member: int) -> bool:
    """Whether a figure satisfies what needs a Leader or Character. WR-10.3, WR-11.5, AMB-20, AMB-21"""
    if member >= LEADERS:
        return True
    southron = member == SOUTHRON_ELITE and w.seats > DUEL
    return (member == ISENGARD_ELITE or southron) and elites_lead(w)


def has_leader(w: War, force: list[int]) -> bool:
    if any(force[LEADERS:]):
        return True
    able = force[ISENGARD_ELITE] > 0 or (w.seats > DUEL and force[SOUTHRON_ELITE] > 0)
    return able and elites_lead(w)


def nazgul_leadership(force: list[int]) -> int:
    """Of the Nazgûl and the Witch-king together. WR-7.27"""
    points = force[NAZGUL]
    for lord in NAZGUL_LORDS:
        if force[KINDS + lord]:
            points += CHARACTERS[lord].leadership
    return points


def can_move(w: War, force: list[int]) -> list[int]:
    """The force without Characters of level 0. WR-7.15, WR-7.28"""
    if not any(force[KINDS:]):
        return force
    return force[:KINDS] + [n if n and w.level(c) else 0 for c, n in enumerate(force[KINDS:])]


# Picking a part


def stranded_by(side: int, rest: list[int], all_need_unit: bool) -> bool:
    """Whether somebody in what stays behind needs a unit there. WR-10.6, WR-11.9"""
    if all_need_unit:
        return any(rest)
    return side == FREE_PEOPLES and any(rest[LEADERS:NAZGUL])


def refuse_pick(
    w: War, side: int, army: list[int], pool: list[int], leader: bool, all_need_unit: bool
) -> Reason | None:
    """Why no part of `pool`, itself a part of `army`, can be picked at all. WR-10.3, WR-10.6, WR-11.9"""
    free = units_of(pool)
    if not free:
        return NO_UNIT
    if leader and not has_leader(w, pool):
        return NO_LEADER_ATTACKS if all_need_unit else NO_LEADER
    if free > 1 or army == pool:
        return None
    bound = minus(army, pool)
    return STRANDED if stranded_by(side, bound, all_need_unit) and not units_of(bound) else None


class Pick(Frame):
    """The owner picks a part of `pool` out of `army`: everybody, or so many of each kind. Returns that part.

    At least one unit is picked, and a Leader or Character if `leader` says so. Leaders of the Free Peoples who stay
    need a unit to stay with; with `all_need_unit` (a rearguard) everybody who stays does. No more than `most` units go
    (AMB-17). With `alone` Nazgûl and Characters may go without a unit (AMB-45). `purpose` is the
    question, which is not asked where `split` says that not everybody goes.
    WR-10.5 to WR-10.8, WR-11.8 to WR-11.11, WR-8.4
    """

    __slots__ = (
        "all_need_unit",
        "alone",
        "army",
        "leader",
        "member",
        "most",
        "pool",
        "purpose",
        "seat",
        "side",
        "taken",
    )
    shows: ClassVar[tuple[str, ...]] = ("step", "purpose", "side", "leader", "most", "member", "pool", "taken")

    def __init__(
        self,
        purpose: str = "",
        seat: int = 0,
        side: int = 0,
        army: list[int] = NOTHING,
        pool: list[int] = NOTHING,
        leader: bool = False,
        all_need_unit: bool = False,
        most: int = MOST_OF_A_KIND,
        alone: bool = False,
        split: bool = False,
    ) -> None:
        super().__init__("next_member" if split else "choose_whether")
        self.purpose = purpose
        self.seat = seat
        self.side = side
        self.army = army
        self.pool = pool
        self.leader = leader
        self.all_need_unit = all_need_unit
        self.most = most
        self.alone = alone
        self.taken: list[int] = NOBODY_THERE
        self.member = 0

    def clone(self) -> Pick:
        other = Pick(self.purpose, self.seat, self.side, self.army, self.pool, self.leader, self.all_need_unit)
        other.most = self.most
        other.alone = self.alone
        other.step = self.step
        other.taken = self.taken
        other.member = self.member
        return other

    # Everybody, or a part

    def choose_whether(self, w: War) -> None:
        options = [code for code in (ALL, SPLIT) if self.refuse_whether(w, code) is None]
        w.ask_or_take(self.seat, self.purpose, options, then="whether_chosen")

    def refuse_whether(self, w: War, code: int) -> Reason | None:
        rest = minus(self.army, self.pool)
        if code == ALL:
            if units_of(self.pool) > self.most:
                return TOO_MANY
            return STRANDED if stranded_by(self.side, rest, self.all_need_unit) and not units_of(rest) else None
        return NO_UNIT if sum(self.pool) == 1 or (sum(self.pool) > 1 and self.only_one_way(w)) else None

    def only_one_way(self, w: War) -> bool:
        """Whether nothing but everybody can be picked: one unit, and who cannot stay without it or must lead it."""
        others = self.pool[UNIT_KINDS:]
        if units_of(self.pool) > 1 or (self.alone and any(self.pool[NAZGUL:])):
            return False
        if self.leader and sum(others) == 1 and not leading_elites(w, self.pool):
            return True
        if units_of(minus(self.army, self.pool)):
            return not any(others)
        free = others if self.side != FREE_PEOPLES else others[KINDS - UNIT_KINDS :]
        return self.all_need_unit or not any(free)

    def whether_chosen(self, w: War) -> None:
        if w.reply == ALL:
            w.pop(self.pool)
        else:
            self.step = "next_member"

    # So many of each

    def next_member(self, w: War) -> None:
        """Go on to the next kind or Character of whom there is anybody."""
        while self.member < MEMBERS and not self.pool[self.member]:
            self.member += 1
        if self.member == MEMBERS:
            w.pop(self.taken)
        else:
            self.step = "choose_count"

    def choose_count(self, w: War) -> None:
        codes = [count_code(self.member, n) for n in range(self.pool[self.member] + 1)]
        options = [code for code in codes if self.refuse_count(w, code) is None]
        w.ask_or_take(self.seat, "how-many", options, then="count_chosen")

    def refuse_count(self, w: War, code: int) -> Reason | None:
        """Why so many cannot go, seen what went before and what can still go."""
        count = count_in(code)
        member = self.member
        if member < UNIT_KINDS:
            if not any(self.pool[member + 1 : UNIT_KINDS]):
                going = units_of(self.taken) + count
                if not going and not (self.alone and any(self.pool[NAZGUL:])):
                    return NO_UNIT
                bound = minus(self.army, self.pool)
                if going == units_of(self.army) and stranded_by(self.side, bound, self.all_need_unit):
                    return STRANDED
            if units_of(self.taken) + count + self.kept_room(w, count) > self.most:
                return TOO_MANY
        elif not units_of(self.taken):
            return self.refuse_alone(member, count)
        elif (
            count < self.pool[member]
            and units_of(self.taken) == units_of(self.army)
            and (self.all_need_unit or (self.side == FREE_PEOPLES and member < NAZGUL))
        ):
            return STRANDED
        if self.leader and not count and leads(w, member) and not has_leader(w, self.taken):
            later = [0] * (member + 1) + self.pool[member + 1 :]
            if not has_leader(w, later):
                return NO_LEADER_ATTACKS if self.all_need_unit else NO_LEADER
        return None

    def kept_room(self, w: War, count: int) -> int:
        """Room for one Elite yet to come who leads, if nobody else can. AMB-17, AMB-21"""
        if not self.leader or has_leader(w, self.taken) or any(self.pool[LEADERS:]):
            return 0
        later = [0] * (self.member + 1) + self.pool[self.member + 1 :]
        return 1 if leading_elites(w, later) and not (count and leads(w, self.member)) else 0

    def refuse_alone(self, member: int, count: int) -> Reason | None:
        """Nobody with a unit goes: Leaders of the Free Peoples stay, and somebody else goes. WR-10.6, AMB-45"""
        if member < NAZGUL:
            return NO_UNIT if count else None
        return None if count or any(self.taken) or any(self.pool[member + 1 :]) else NO_UNIT

    def count_chosen(self, w: War) -> None:
        taken = self.taken[:]
        taken[self.member] = count_in(w.reply)
        self.taken = taken
        self.member += 1
        self.step = "next_member"

    def refuse(self, s: War, seat: int, code: int) -> Reason | None:
        if self.step == "choose_count":
            return self.refuse_count(s, code) if member_in(code) == self.member else NOT_ASKED
        return self.refuse_whether(s, code) if code in (ALL, SPLIT) else NOT_ASKED
