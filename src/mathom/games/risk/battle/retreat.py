"""Chapter 7: retreat and pursuit."""

from __future__ import annotations

from typing import ClassVar, Final

from mathom.games.risk.battle.losses import TakeHits, targets
from mathom.games.risk.battle.numbers import hit_number, pursuers, side_bonus
from mathom.games.risk.box import (
    EAGLE,
    HERO,
    PARTY_SIDE,
    SIZE,
    UNIT_COUNT,
    UNITS_OF,
    kind_of,
    parties_from,
    party_name,
)
from mathom.games.risk.codes import NO, PURSUE, SPACE, STAY
from mathom.games.risk.control import aftermath, speaker, update_control
from mathom.games.risk.event_kinds import Said, force_names
from mathom.games.risk.map import (
    BRIDGED,
    LAND,
    NOWHERE,
    PEAKS,
    RIVER,
    SPACES,
    STRONGHOLD,
    space_name,
)
from mathom.games.risk.march.steps import is_closed
from mathom.games.risk.state import FOUGHT, PERCHED, RETREATED, SAILED, STOPPED, Realm
from mathom.kernel import EventKind, Frame, Reason

WITHDRAWN: Final = EventKind(
    "retreated",
    ("party", "territory", "goal", "force"),
    ("RI-7.4",),
    (party_name, space_name, space_name, force_names),
)
PURSUED: Final = EventKind(
    "pursued", ("party", "territory", "dice", "hits"), ("RI-7.15",), (party_name, space_name, None, None)
)

NO_RETREAT: Final = Reason("nobody-can-retreat-there", "RI-7.5", "RI-7.6", "RI-7.8")
WALLS_ARE_CLOSED: Final = Reason("defenders-of-a-stronghold-stay-after-the-first-round", "RI-7.13")


def is_free(s: Realm, party: int, space: int) -> bool:
    """No enemy troops are there; where they are a combat may be pending. RI-7.5"""
    return not s.enemy_troops(party, space) and not (s.closed and is_closed(s, space))


def retreats_on_foot(s: Realm, party: int, territory: int) -> list[int]:
    """Neither over sea nor across a river, not even by a bridge. RI-7.5, RI-7.6"""
    if s.closed and is_closed(s, territory):
        return []
    return [to for to in LAND[territory] if is_free(s, party, to)]


def retreats_by_wing(s: Realm, party: int, territory: int) -> list[int]:
    """For eagles rivers are no obstacle, and mountains are open. RI-7.7, RI-7.53"""
    if s.closed and is_closed(s, territory):
        return []
    near = LAND[territory] + BRIDGED[territory] + RIVER[territory] + PEAKS[territory]
    return sorted([to for to in near if is_free(s, party, to)])


def has_walkers(s: Realm, party: int, territory: int) -> bool:
    """Whether the party has figures there that no eagle carries. RI-7.54"""
    return any(
        unit != EAGLE and unit != HERO and s.number(party, unit, territory) > 0 for unit in UNITS_OF[party]
    ) or not s.number(party, EAGLE, territory)


def retreat_goals(s: Realm, party: int, territory: int) -> list[int]:
    """Where the party can retreat: all together, or if that is not possible the eagles with the heroes.

    RI-7.5 to RI-7.10, RI-7.51, RI-7.52, RI-7.54
    """
    if not has_walkers(s, party, territory):
        return retreats_by_wing(s, party, territory)
    together = retreats_on_foot(s, party, territory)
    if together or not s.number(party, EAGLE, territory):
        return together
    return retreats_by_wing(s, party, territory)


def only_eagles(s: Realm, party: int, territory: int) -> bool:
    """Whether the eagles and their riders retreat alone. RI-7.9, RI-7.52"""
    return (
        has_walkers(s, party, territory)
        and s.number(party, EAGLE, territory) > 0
        and not retreats_on_foot(s, party, territory)
    )


def refuse_retreat(s: Realm, party: int, territory: int, attacker: int, round_: int) -> Reason | None:
    """Why the party may not retreat at all now. RI-7.8, RI-7.13"""
    if STRONGHOLD[territory] and PARTY_SIDE[party] != attacker and round_ > 0:
        return WALLS_ARE_CLOSED
    return None if retreat_goals(s, party, territory) else NO_RETREAT


def withdraw(s: Realm, party: int, territory: int, to: int, eagles_alone: bool) -> None:
    """The figures leave; for the active party they have been in a combat. RI-7.12, RI-7.55, RI-7.67, RI-8.11"""
    force = [0] * UNIT_COUNT
    for unit in UNITS_OF[party]:
        count = s.number(party, unit, territory)
        if not count or (eagles_alone and unit != EAGLE and unit != HERO):
            continue
        force[unit] = count
        columns = s.columns(territory, unit) if party == s.active else []
        for left, flags, n in columns:
            s.note(territory, unit, left, flags, -n)
        s.figures.move(kind_of(party, unit), count, territory, to)
        for left, flags, n in columns:
            s.note(to, unit, left, flags & ~(SAILED | STOPPED | PERCHED) | FOUGHT | RETREATED, n)
    s.tell(WITHDRAWN, party, territory, to, force)
    update_control(s, territory)
    update_control(s, to)


class Retreats(Frame):
    """A retreat window: the active party is asked first, then the others (DP-16, DP-17, DP-22).

    `round` is how many rounds were fought. `at` counts the parties
    asked, `party` and `to` are a declared retreat, `alone` whether only its eagles leave.
    RI-7.4, RI-7.11, RI-7.14, RI-7.15 to RI-7.19, RI-7.49, RI-7.57, RI-7.58
    """

    __slots__ = ("alone", "at", "attacker", "dice", "party", "round", "territory", "to", "walls_down", "wounds")
    shows: ClassVar[tuple[str, ...]] = ("step", "alone", "at", "attacker", "party", "round", "territory", "to")

    def __init__(
        self,
        territory: int = 0,
        attacker: int = 0,
        round_: int = 0,
        walls_down: bool = False,
        wounds: list[int] | None = None,
    ) -> None:
        super().__init__("ask_next")
        self.territory = territory
        self.attacker = attacker
        self.round = round_
        self.walls_down = walls_down
        self.wounds: list[int] = [] if wounds is None else wounds
        self.at = 0
        self.party = 0
        self.to = NOWHERE
        self.alone = False
        self.dice: list[int] = []

    def clone(self) -> Retreats:
        other = Retreats(self.territory, self.attacker, self.round, self.walls_down, self.wounds)
        other.step = self.step
        other.at = self.at
        other.party = self.party
        other.to = self.to
        other.alone = self.alone
        other.dice = self.dice
        return other

    def ask_next(self, s: Realm) -> None:
        """The next party that can retreat; the window closes when all were asked, or one side is gone."""
        order = parties_from(s.active)
        while self.at < SIZE and not self.can_retreat(s, order[self.at]):
            self.at += 1
        if self.at == SIZE:
            s.pop()
            return
        party = order[self.at]
        goals = [SPACE + to for to in retreat_goals(s, party, self.territory)]
        s.ask_one(s.seat_of[party], "retreat", [STAY, *goals], then="answered")

    def can_retreat(self, s: Realm, party: int) -> bool:
        if not s.present(party, self.territory) or not s.enemy_troops(party, self.territory):
            return False
        return refuse_retreat(s, party, self.territory, self.attacker, self.round) is None

    def answered(self, s: Realm) -> None:
        self.party = parties_from(s.active)[self.at]
        self.at += 1
        if s.reply == STAY:
            self.step = "ask_next"
            return
        self.to = s.reply - SPACE
        self.alone = only_eagles(s, self.party, self.territory)
        self.step = "ask_pursuer"

    # Pursuit

    def enemy(self) -> int:
        return 1 - PARTY_SIDE[self.party]

    def can_be_caught(self, s: Realm) -> bool:
        """Whether slow troops are among those who leave. RI-7.16"""
        if self.alone:
            return False
        return len(targets(s, [self.party], self.territory, True)) > 0

    def ask_pursuer(self, s: Realm) -> None:
        """Nobody is asked where nobody could pursue or be caught. RI-7.15, RI-7.16"""
        if not self.can_be_caught(s) or not pursuers(s, self.enemy(), self.territory):
            self.step = "leave"
            return
        pursuer = speaker(s, self.enemy(), self.territory)
        s.ask_one(s.seat_of[pursuer], "pursue", [PURSUE, NO], then="pursuer_answered")

    def pursuer_answered(self, s: Realm) -> None:
        self.step = "roll" if s.reply == PURSUE else "leave"

    def roll(self, s: Realm) -> None:
        """One die for every pursuer, once for every retreat. RI-7.15, RI-7.57"""
        chase = pursuers(s, self.enemy(), self.territory)
        self.step = "count_hits"
        s.throw("pursuit", [6] * sum([s.number(party, unit, self.territory) for party, unit in chase]))

    def count_hits(self, s: Realm) -> None:
        """The normal hit numbers, without the charge. RI-7.15, RI-7.19, RI-7.29"""
        attacks = self.enemy() == self.attacker
        bonus = side_bonus(s, self.enemy(), self.territory)
        dice = [die + 1 for die in s.outcome]
        hits, at = 0, 0
        for party, unit in pursuers(s, self.enemy(), self.territory):
            number = hit_number(unit, self.territory, attacks, False, self.walls_down, bonus)
            count = s.number(party, unit, self.territory)
            hits += len([die for die in dice[at : at + count] if die <= number])
            at += count
        s.tell(PURSUED, speaker(s, self.enemy(), self.territory), self.territory, dice, hits)
        self.step = "leave"
        losses = TakeHits(self.party, PARTY_SIDE[self.party], self.territory, hits, self.wounds)
        losses.owner = self.party
        losses.slow = True
        s.push(losses)

    def leave(self, s: Realm) -> None:
        """The retreat is carried out in any case, heroes included. RI-7.58, RI-7.68"""
        self.step = "ask_next"
        withdraw(s, self.party, self.territory, self.to, self.alone)
        aftermath(s, self.territory)

    def about(self, s: Realm) -> Said:
        party = self.party if self.step == "ask_pursuer" else parties_from(s.active)[min(self.at, SIZE - 1)]
        return [("territory", space_name(self.territory)), ("party", party_name(party)), ("round", self.round)]

    def refuse(self, s: Realm, seat: int, code: int) -> Reason | None:
        if self.step == "ask_pursuer":
            return None if code in (PURSUE, NO) else NO_RETREAT
        to = code - SPACE
        if code == STAY:
            return None
        party = parties_from(s.active)[min(self.at, SIZE - 1)]
        return None if 0 <= to < SPACES and to in retreat_goals(s, party, self.territory) else NO_RETREAT
