"""What a seat may see, as the numbers that the game itself counts with: for programs. Nothing is copied."""

from __future__ import annotations

from mathom.games.risk.battle.combat import Combat
from mathom.games.risk.battle.retreat import Retreats
from mathom.games.risk.map import NOWHERE, TERRITORIES
from mathom.games.risk.march.march import March
from mathom.games.risk.ring.bearer import RingMove
from mathom.games.risk.ring.course import PLACE, get
from mathom.games.risk.state import BEARER, Realm
from mathom.kernel import UNKNOWN


class Glance:
    """The table from one seat. Lists belong to the state, so nobody may change them.

    `figures` are the numbers of every kind by place, `troops` those of both sides' troops. `bearer` is where the
    Ring-bearer is, NOWHERE for whom he is hidden from; `haunts` how many of the courses that everybody can work out
    lead to each territory (INF-18). `origin` and `goal` are those of a step being made, `picked` how many go, as far as
    chosen. `territory`, `attacker` and `fought`
    those of a combat, `die` is the last roll for the Ring-bearer.
    """

    __slots__ = (
        "active",
        "attacker",
        "bearer",
        "die",
        "figures",
        "fought",
        "goal",
        "gold",
        "haunts",
        "holder",
        "kind",
        "options",
        "origin",
        "picked",
        "seat_of",
        "shown",
        "territory",
        "troops",
    )

    def __init__(self, s: Realm, seat: int) -> None:
        self.active = s.active
        self.figures = s.figures.content
        self.troops = s.figures.counts
        self.holder = s.holder
        self.gold = s.gold
        self.seat_of = s.seat_of
        self.shown = s.shown
        known = s.secrets.seen_by(seat, BEARER)
        self.bearer: int = NOWHERE if known == UNKNOWN else known
        self.kind: str = "" if s.ask is None else s.ask.kind
        self.options: list[int] = [] if s.ask is None else s.ask.options_of(seat)
        self.haunts: list[int] = [0] * TERRITORIES
        if self.kind == "combat":
            for course in s.belief:
                self.haunts[get(course, PLACE)] += 1
        march = s.innermost(March)
        self.origin: int = NOWHERE if march is None else march.origin
        self.goal: int = NOWHERE if march is None else march.to
        self.picked: int = 0 if march is None else sum(march.group)
        combat = s.innermost(Combat)
        self.territory: int = NOWHERE if combat is None else combat.territory
        self.attacker: int = NOWHERE if combat is None else combat.attacker
        retreats = s.innermost(Retreats)
        self.fought: int = 0 if retreats is None else retreats.round
        ring = s.innermost(RingMove)
        self.die: int = 0 if ring is None else ring.die
