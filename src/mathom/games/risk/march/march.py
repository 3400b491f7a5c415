"""Chapter 5: phase b, the moves of the active party's figures, step by step.

A figure may pass through where no enemy troops are, stop and go on later, and leave nobody behind; who ends where
nobody resists has conquered it, which is settled after the phase. RI-5.9 to RI-5.12, RI-5.30
"""

from __future__ import annotations

from typing import ClassVar, Final

from mathom.games.risk.box import EAGLE, HERO, UNIT_COUNT, kind_of, party_name, unit_name
from mathom.games.risk.codes import (
    ALL,
    BACK,
    BRIDGE,
    CARD,
    COUNT,
    DONE,
    SPACE,
    SPLIT,
    count_code,
    count_in,
    left_in,
    unit_counted,
)
from mathom.games.risk.control import lone_heroes_fall
from mathom.games.risk.event_kinds import Said, force_names
from mathom.games.risk.map import EXITS, SPACES, TERRITORIES, sails, space_name
from mathom.games.risk.march.group import (
    LEFT_AT,
    MOST_AT,
    NOT_SO_MANY,
    TOGETHER,
    UNIT_AT,
    can_leave,
    completable,
    flies,
    goals,
    heroes_must_part,
    movers_to,
    origins,
    refuse_group,
)
from mathom.games.risk.march.steps import (
    CLOSED,
    NO_STEPS,
    ONLY_BY_WING,
    can_fly,
    can_walk,
    is_closed,
    movers,
    refuse_step,
)
from mathom.games.risk.state import MOVED, NO_LISTS, NOTHING, PERCHED, SAILED, STOPPED, Realm
from mathom.kernel import EventKind, Frame, Reason

MARCHED: Final = EventKind(
    "marched",
    ("party", "territory", "goal", "force"),
    ("RI-5.1", "RI-5.25"),
    (party_name, space_name, space_name, force_names),
)
NOT_ITS_FIGURES: Final = Reason("only-the-partys-own-figures-move", "RI-5.24")
NO_CARD_NOW: Final = Reason("that-card-cannot-be-played-now", "RI-10.32")


def step(s: Realm, origin: int, to: int, found: list[list[int]], group: list[int]) -> None:
    """The group enters the next space at the same moment. RI-5.8, RI-5.17, RI-5.25, RI-5.27, RI-5.29"""
    riding = flies(origin, to, found, group)
    enemies = s.enemy_troops(s.active, to)
    force = [0] * UNIT_COUNT
    for entry, n in zip(found, group, strict=True):
        unit = entry[UNIT_AT]
        force[unit] += n
        winged = unit == EAGLE or (unit == HERO and riding)
        for left, flags, count in leaving(s, origin, unit, entry[LEFT_AT], n, riding):
            move_some(s, origin, to, unit, left, flags, count, arrival(enemies, winged, sails(origin, to)))
    s.tell(MARCHED, s.active, origin, to, force)
    for space in (origin, to):
        if space < TERRITORIES:
            lone_heroes_fall(s, space)


def arrival(enemies: bool, winged: bool, by_sea: bool) -> int:
    """What a step makes of a figure."""
    flags = MOVED | (SAILED if by_sea else 0)
    return flags | (PERCHED if winged else STOPPED) if enemies else flags


def leaving(s: Realm, origin: int, unit: int, left: int, n: int, riding: bool) -> list[list[int]]:
    """Which figures go, of those with so many steps left: who has moved already goes first."""
    taken: list[list[int]] = []
    for column in sorted(s.columns(origin, unit), key=lambda column: -column[1]):
        free = can_fly(column) if unit == EAGLE or (unit == HERO and riding) else can_walk(column)
        if column[0] == left and free and n:
            count = min(n, column[2])
            taken.append([left, column[1], count])
            n -= count
    return taken


def move_some(s: Realm, origin: int, to: int, unit: int, left: int, flags: int, n: int, arrived: int) -> None:
    """So many figures of the active party go one step, and are then as `arrived` says."""
    s.note(origin, unit, left, flags, -n)
    s.figures.move(kind_of(s.active, unit), n, origin, to)
    s.note(to, unit, left - 1, arrived & ~PERCHED if unit == EAGLE else arrived, n)


class March(Frame):
    """The active party moves its figures, until it says so (DP-5).

    `origin` and `to` are the step being made, `found` who can take it and `group` who does, as far as chosen.
    """

    __slots__ = ("found", "group", "origin", "to")
    shows: ClassVar[tuple[str, ...]] = ("step", "found", "group", "origin", "to")

    def __init__(self) -> None:
        super().__init__("choose_origin")
        self.origin = 0
        self.to = 0
        self.found: list[list[int]] = NO_LISTS
        self.group: list[int] = NOTHING

    def clone(self) -> March:
        other = March()
        other.step = self.step
        other.origin = self.origin
        other.to = self.to
        other.found = self.found
        other.group = self.group
        return other

    def is_discreet(self, s: Realm) -> bool:
        """Which cards a party could play nobody else knows."""
        return self.step == "choose_origin"

    # From where

    def choose_origin(self, s: Realm) -> None:
        from mathom.games.risk.cards.play import playable_in

        options = [SPACE + origin for origin in origins(s)]
        options += [CARD + face for face in playable_in(s, s.active, "M1")]
        if not heroes_must_part(s):
            options.append(DONE)
        s.ask_one(s.seat_of[s.active], "march", options, then="origin_chosen")

    def origin_chosen(self, s: Realm) -> None:
        if s.reply == DONE:
            s.pop()
        elif s.reply >= CARD:
            from mathom.games.risk.cards.play import PlayCard

            self.step = "choose_origin"
            s.push(PlayCard(s.active, s.reply - CARD))
        else:
            self.origin = s.reply - SPACE
            self.step = "choose_goal"

    # Where to

    def choose_goal(self, s: Realm) -> None:
        options = [SPACE + to for to in goals(s, self.origin)]
        s.ask_one(s.seat_of[s.active], "goal", [*options, BACK], then="goal_chosen")

    def goal_chosen(self, s: Realm) -> None:
        if s.reply == BACK:
            self.step = "choose_origin"
            return
        self.to = s.reply - SPACE
        self.found = movers(s, self.origin, self.to)
        self.group = NOTHING
        if sum([entry[MOST_AT] for entry in self.found]) == 1:
            self.group = [1]
            self.step = "go"
        else:
            self.step = "choose_all"

    # Who

    def choose_all(self, s: Realm) -> None:
        everybody = [entry[MOST_AT] for entry in self.found]
        can = refuse_group(s, self.origin, self.to, self.found, everybody) is None
        s.ask_or_take(s.seat_of[s.active], "who-marches", [ALL, SPLIT] if can else [SPLIT], then="all_chosen")

    def all_chosen(self, s: Realm) -> None:
        if s.reply == ALL:
            self.group = [entry[MOST_AT] for entry in self.found]
            self.step = "go"
        else:
            self.step = "choose_number"

    def choose_number(self, s: Realm) -> None:
        if len(self.group) == len(self.found):
            self.step = "go"
            return
        s.ask_or_take(s.seat_of[s.active], "how-many", self.counts(s), then="number_chosen")

    def counts(self, s: Realm) -> list[int]:
        unit, left, most = self.found[len(self.group)]
        return [
            count_code(unit, left, n)
            for n in range(most + 1)
            if completable(s, self.origin, self.to, self.found, [*self.group, n])
        ]

    def number_chosen(self, s: Realm) -> None:
        self.group = [*self.group, count_in(s.reply)]
        self.step = "choose_number"

    def go(self, s: Realm) -> None:
        step(s, self.origin, self.to, self.found, self.group)
        self.step = "choose_origin"

    # For those who ask

    def about(self, s: Realm) -> Said:
        if self.step == "choose_origin":
            return []
        said: Said = [("territory", space_name(self.origin))]
        if self.step != "choose_goal":
            said.append(("goal", space_name(self.to)))
        if self.step == "choose_number" and len(self.group) < len(self.found):
            unit, left, _ = self.found[len(self.group)]
            said += [("unit", unit_name(unit)), ("left", left)]
        return said

    def refuse(self, s: Realm, seat: int, code: int) -> Reason | None:
        if self.step == "choose_origin":
            return self.refuse_origin(s, code)
        if self.step == "choose_goal":
            return self.refuse_goal(s, code)
        if self.step == "choose_all":
            everybody = [entry[MOST_AT] for entry in self.found]
            against = refuse_group(s, self.origin, self.to, self.found, everybody)
            return against if code == ALL else None if code == SPLIT else NOT_SO_MANY
        if not code >= COUNT:
            return NOT_SO_MANY
        unit, left, most = self.found[len(self.group)]
        n = count_in(code)
        if unit_counted(code) != unit or left_in(code) != left or n > most:
            return NOT_SO_MANY
        whole = [*self.group, n] + [0] * (len(self.found) - len(self.group) - 1)
        if completable(s, self.origin, self.to, self.found, [*self.group, n]):
            return None
        return refuse_group(s, self.origin, self.to, self.found, whole) or NOT_SO_MANY

    def refuse_origin(self, s: Realm, code: int) -> Reason | None:
        if code == DONE:
            return TOGETHER if heroes_must_part(s) else None
        if CARD <= code < BRIDGE:
            from mathom.games.risk.cards.play import playable_in

            return None if code - CARD in playable_in(s, s.active, "M1") else NO_CARD_NOW
        origin = code - SPACE
        if not 0 <= origin < SPACES:
            return NO_STEPS
        if can_leave(s, origin):
            return None
        if not s.present(s.active, origin):
            return NOT_ITS_FIGURES
        return CLOSED if is_closed(s, origin) else NO_STEPS

    def refuse_goal(self, s: Realm, code: int) -> Reason | None:
        to = code - SPACE
        if code == BACK:
            return None
        if not 0 <= to < SPACES or to not in EXITS[self.origin]:
            return refuse_step(s, self.origin, to) or NO_STEPS
        if movers_to(s, self.origin, to):
            return None
        found = movers(s, self.origin, to)
        if found:
            return refuse_group(s, self.origin, to, found, [entry[MOST_AT] for entry in found]) or NO_STEPS
        return refuse_step(s, self.origin, to) or ONLY_BY_WING
