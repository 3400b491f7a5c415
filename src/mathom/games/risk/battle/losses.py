"""Chapter 7: how a side takes hits, in a combat or in a pursuit."""

from __future__ import annotations

from typing import ClassVar, Final

from mathom.games.risk.box import HERO, KINDS, PARTIES_OF, RANGE, TOUGHNESS, UNITS_OF, kind_of, party_in, unit_in
from mathom.games.risk.codes import FIGURE, NONE, WOUNDED
from mathom.games.risk.event_kinds import FELL, Said
from mathom.games.risk.map import space_name
from mathom.games.risk.state import NOTHING, Realm
from mathom.kernel import Frame, Reason

NO_SUCH_TROOPS: Final = Reason("no-such-troops-can-be-hit-there", "RI-7.46", "RI-7.59")

UNHURT: Final[list[int]] = [0] * KINDS


def targets(s: Realm, parties: list[int], territory: int, slow: bool) -> list[int]:
    """The kinds of troops that can be hit; in a pursuit only `slow` ones. RI-7.16, RI-7.46"""
    return [
        kind_of(party, unit)
        for party in parties
        for unit in UNITS_OF[party]
        if unit != HERO and s.number(party, unit, territory) and not (slow and RANGE[unit] > 1)
    ]


def endurance(s: Realm, kinds: list[int], territory: int, wounds: list[int]) -> int:
    """How many hits these troops can take together. RI-7.31, RI-7.60"""
    return sum([s.figures.content[territory][kind] * TOUGHNESS[unit_in(kind)] - wounds[kind] for kind in kinds])


def ways_to_hit(s: Realm, kinds: list[int], territory: int, wounds: list[int]) -> list[int]:
    """Every way to take one hit: a figure that is unhurt, or one that was hit before. RI-7.31, A-46"""
    options: list[int] = []
    for kind in kinds:
        if s.figures.content[territory][kind] > wounds[kind]:
            options.append(FIGURE + kind)
        if wounds[kind]:
            options.append(WOUNDED + kind)
    return options


def take_hit(s: Realm, code: int, territory: int, wounds: list[int]) -> list[int]:
    """One hit; the wounds after it. RI-7.31"""
    kind = code - WOUNDED if code >= WOUNDED else code - FIGURE
    hurt = wounds[:]
    if code < WOUNDED and TOUGHNESS[unit_in(kind)] > 1:
        hurt[kind] += 1
        return hurt
    if code >= WOUNDED:
        hurt[kind] -= 1
    fall(s, kind, 1, territory)
    return hurt


def fall(s: Realm, kind: int, count: int, territory: int) -> None:
    s.lose(party_in(kind), unit_in(kind), count, territory)
    s.tell(FELL, party_in(kind), unit_in(kind), count, territory)


class TakeHits(Frame):
    """`party` chooses which figures of `side` take `hits` (DP-20 to DP-22); returns the wounds.

    With `directed` a mûmakil's owner chooses, and may leave the choice to the others (then it returns with hits left).
    With `owner` not -1 only that party's figures are hit, and with `slow` only those of range 1.
    RI-7.16, RI-7.18, RI-7.23, RI-7.31, RI-7.33, RI-7.59, RI-7.60
    """

    __slots__ = ("directed", "hits", "owner", "party", "side", "slow", "territory", "wounds")
    shows: ClassVar[tuple[str, ...]] = ("step", "directed", "hits", "owner", "party", "side", "territory", "wounds")

    def __init__(
        self, party: int = 0, side: int = 0, territory: int = 0, hits: int = 0, wounds: list[int] = UNHURT
    ) -> None:
        super().__init__("choose_figure")
        self.party = party
        self.side = side
        self.territory = territory
        self.hits = hits
        self.wounds = wounds
        self.directed = False
        self.owner = -1
        self.slow = False

    def clone(self) -> TakeHits:
        other = TakeHits(self.party, self.side, self.territory, self.hits, self.wounds)
        other.step = self.step
        other.directed = self.directed
        other.owner = self.owner
        other.slow = self.slow
        return other

    def kinds(self, s: Realm) -> list[int]:
        parties = PARTIES_OF[self.side] if self.owner < 0 else [self.owner]
        return targets(s, parties, self.territory, self.slow)

    def choose_figure(self, s: Realm) -> None:
        kinds = self.kinds(s)
        if self.hits >= endurance(s, kinds, self.territory, self.wounds):
            self.all_fall(s, kinds)
        if not self.hits:
            s.pop(Wounded(self.wounds, 0))
            return
        options = ways_to_hit(s, kinds, self.territory, self.wounds)
        if self.directed:
            options.append(NONE)
        s.ask_or_take(s.seat_of[self.party], "direct-hit" if self.directed else "loss", options, then="hit")

    def all_fall(self, s: Realm, kinds: list[int]) -> None:
        """There are hits enough for everybody; surplus ones are lost. RI-7.16, RI-7.60"""
        self.hits = 0
        wounds = self.wounds[:]
        for kind in kinds:
            fall(s, kind, s.figures.content[self.territory][kind], self.territory)
            wounds[kind] = 0
        self.wounds = wounds

    def hit(self, s: Realm) -> None:
        if s.reply == NONE:
            s.pop(Wounded(self.wounds, self.hits))
            return
        self.wounds = take_hit(s, s.reply, self.territory, self.wounds)
        self.hits -= 1
        self.step = "choose_figure"

    def about(self, s: Realm) -> Said:
        return [("territory", space_name(self.territory)), ("hits", self.hits)]

    def refuse(self, s: Realm, seat: int, code: int) -> Reason | None:
        if code == NONE and self.directed:
            return None
        return None if code in ways_to_hit(s, self.kinds(s), self.territory, self.wounds) else NO_SUCH_TROOPS


class Wounded:
    """What is left of a volley: who is wounded now, and the hits that somebody else assigns."""

    __slots__ = ("left", "wounds")

    def __init__(self, wounds: list[int] = NOTHING, left: int = 0) -> None:
        self.wounds = wounds
        self.left = left
