"""Chapter 8: the search for the Ring-bearer."""

from __future__ import annotations

from typing import ClassVar, Final

from mathom.games.risk.box import (
    EVIL,
    LIGHT_CAVALRY,
    PARTY_SIDE,
    SEARCH_STEPS,
    SEARCH_SUCCESS,
    UNITS_OF,
    WARG_BONUS,
    party_name,
)
from mathom.games.risk.control import BEARER_CAPTURED, end, is_contested
from mathom.games.risk.event_kinds import Said
from mathom.games.risk.map import NOWHERE, space_name
from mathom.games.risk.ring.bearer import reveal
from mathom.games.risk.ring.course import PLACE, believe, get
from mathom.games.risk.state import BEARER, DELVED, FOUGHT, Realm
from mathom.kernel import EventKind, Frame, Reason

SEARCHED: Final = EventKind(
    "searched",
    ("party", "territory", "strength", "die", "success"),
    ("RI-8.6", "RI-8.15"),
    (party_name, space_name, None, None, None),
)
NOT_THERE: Final = EventKind("not-there", ("territory",), ("RI-8.8",), (space_name,))

NO_SEARCHERS: Final = Reason("nobody-there-can-search", "RI-8.1", "RI-8.11", "RI-8.13")
SEARCHED_ALREADY: Final = Reason("the-territory-was-searched-in-this-turn", "RI-8.2")
TOO_WEAK: Final = Reason("such-a-search-cannot-succeed", "RI-8.6")
GOOD_DOES_NOT_SEARCH: Final = Reason("only-the-evil-side-searches", "RI-8.1")


def strength(s: Realm, territory: int) -> int:
    """The unused range of all figures of the active party that may search there.

    RI-8.3 to RI-8.5, RI-8.11, RI-8.13, RI-8.14
    """
    total = 0
    for unit in UNITS_OF[s.active]:
        if s.number(s.active, unit, territory):
            for left, flags, count in s.columns(territory, unit):
                if not flags & (FOUGHT | DELVED):
                    total += count * (left + (WARG_BONUS if unit == LIGHT_CAVALRY else 0))
    return total


def succeeds_up_to(power: int) -> int:
    """The highest die that succeeds with this strength, 0 for none. RI-8.6"""
    best = 0
    for least, highest in zip(SEARCH_STEPS, SEARCH_SUCCESS, strict=True):
        if power >= least:
            best = highest
    return best


def refuse_search(s: Realm, territory: int, searched: list[int]) -> Reason | None:
    """Why the active party cannot search there. RI-8.1, RI-8.2, RI-8.6, RI-8.16"""
    if PARTY_SIDE[s.active] != EVIL:
        return GOOD_DOES_NOT_SEARCH
    if territory in searched:
        return SEARCHED_ALREADY
    if not s.present(s.active, territory) or is_contested(s, territory):
        return NO_SEARCHERS
    power = strength(s, territory)
    if not power:
        return NO_SEARCHERS
    return None if succeeds_up_to(power) else TOO_WEAK


class Search(Frame):
    """One roll in a territory. RI-8.6 to RI-8.10, RI-8.15"""

    __slots__ = ("power", "territory")
    shows: ClassVar[tuple[str, ...]] = ("step", "power", "territory")

    def __init__(self, territory: int = 0) -> None:
        super().__init__("roll")
        self.territory = territory
        self.power = 0

    def clone(self) -> Search:
        other = Search(self.territory)
        other.step = self.step
        other.power = self.power
        return other

    def roll(self, s: Realm) -> None:
        self.power = strength(s, self.territory)
        self.step = "look"
        s.throw("search", [6])

    def look(self, s: Realm) -> None:
        """A failed search tells nothing, a successful one whether he is there. RI-8.7 to RI-8.10, RI-14.3, INF-16"""
        die = s.outcome[0] + 1
        success = die <= succeeds_up_to(self.power)
        s.tell(SEARCHED, s.active, self.territory, self.power, die, success)
        s.pop()
        if not success:
            return
        if s.secrets.values[BEARER] != self.territory:
            believe(s, [course for course in s.belief if get(course, PLACE) != self.territory])
            s.tell(NOT_THERE, self.territory)
        elif s.shown == NOWHERE:
            s.belief = [course for course in s.belief if get(course, PLACE) == self.territory]
            reveal(s)
        elif s.shown_since < s.turn:
            end(s, EVIL, BEARER_CAPTURED)

    def about(self, s: Realm) -> Said:
        return [("territory", space_name(self.territory))]
