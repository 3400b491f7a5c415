"""Phase c: combats and searches, in the order that the active party wants."""

from __future__ import annotations

from typing import ClassVar, Final

from mathom.games.risk.battle.combat import Combat
from mathom.games.risk.box import EVIL, GOOD, PARTY_SIDE, party_name
from mathom.games.risk.codes import DONE, PARTY, SEARCH, SPACE
from mathom.games.risk.control import is_contested
from mathom.games.risk.event_kinds import Said
from mathom.games.risk.map import TERRITORIES
from mathom.games.risk.ring.search import Search, refuse_search
from mathom.games.risk.state import NOTHING, TROOPS_OF, Realm
from mathom.kernel import Frame, Reason

NO_COMBAT: Final = Reason("no-combat-is-to-be-fought-there", "RI-7.1")
COMBAT_LEFT: Final = Reason("every-combat-must-be-fought", "RI-7.66")
NO_CHOICE: Final = Reason("that-is-no-combat-and-no-search", "RI-3.5")


def combats(s: Realm) -> list[int]:
    """Where troops of both sides stand. RI-7.1"""
    good, evil = s.figures.counts[TROOPS_OF + GOOD], s.figures.counts[TROOPS_OF + EVIL]
    return [t for t in range(TERRITORIES) if good[t] and evil[t]]


class CombatPhase(Frame):
    """The active party chooses the next combat or search, until no combat is left and it ends the phase (DP-14).

    `searched` are the territories where it has searched in this turn. RI-3.5, RI-7.66, RI-8.2, RI-8.12
    """

    __slots__ = ("party", "searched")
    shows: ClassVar[tuple[str, ...]] = ("step", "party", "searched")

    def __init__(self, party: int = 0) -> None:
        super().__init__("choose_next")
        self.party = party
        self.searched: list[int] = NOTHING

    def clone(self) -> CombatPhase:
        other = CombatPhase(self.party)
        other.step = self.step
        other.searched = self.searched
        return other

    def choose_next(self, s: Realm) -> None:
        fights = combats(s)
        options = [SPACE + territory for territory in fights]
        if PARTY_SIDE[self.party] == EVIL:
            here = s.territories_with(s.active)
            options += [SEARCH + t for t in here if refuse_search(s, t, self.searched) is None]
        if not fights:
            options.append(DONE)
        s.ask_or_take(s.seat_of[self.party], "combat", options, then="chosen")

    def chosen(self, s: Realm) -> None:
        self.step = "choose_next"
        if s.reply == DONE:
            s.pop()
        elif s.reply >= SEARCH:
            territory = s.reply - SEARCH
            self.searched = [*self.searched, territory]
            s.push(Search(territory))
        else:
            s.push(Combat(s.reply - SPACE, PARTY_SIDE[self.party]))

    def about(self, s: Realm) -> Said:
        return [("party", party_name(self.party))]

    def refuse(self, s: Realm, seat: int, code: int) -> Reason | None:
        if code == DONE:
            return COMBAT_LEFT if combats(s) else None
        if SEARCH <= code < PARTY:
            return refuse_search(s, code - SEARCH, self.searched)
        if not SPACE <= code < SPACE + TERRITORIES:
            return NO_CHOICE
        return None if is_contested(s, code - SPACE) else NO_COMBAT
