"""Chapter 7: a card keeps a company from doing anything at its site, until somebody finds a way past it."""

from __future__ import annotations

from typing import Any, Final

from mathom.effects.in_force import Entry
from mathom.effects.standing import ACT, TRAIT
from mathom.games.meccg.cards.scripts import correction
from mathom.games.meccg.codes import NONE, deed, thing_in, things
from mathom.games.meccg.event_kinds import BARRED
from mathom.games.meccg.faces import FACES
from mathom.games.meccg.state import A_COMPANY, Realm
from mathom.kernel import Frame, Reason

CANCEL: Final = deed("cancel")

NO_GUIDE: Final = Reason("that-is-nothing-to-be-done-at-the-site")


class Barred(Frame):
    """A company is kept away: somebody may tap to be rid of that. It returns whether somebody did. ME-7.3"""

    __slots__ = ("company",)

    def __init__(self, company: int = 0, step: str = "find_way") -> None:
        super().__init__(step)
        self.company = company

    def clone(self) -> Barred:
        return Barred(self.company, self.step)

    def about(self, s: Realm) -> list[tuple[str, Any]]:
        company = s.companies[self.company]
        told: list[tuple[str, Any]] = [
            ("who", [s.face(member).id for member in company.members]),
            ("site", s.face(company.site).id),
        ]
        return told + [("card", FACES[entry.card].id) for entry in self.barriers(s)[:1]]

    def barriers(self, s: Realm) -> list[Entry]:
        """What keeps the company from doing anything at its site."""
        return s.about(ACT + "site-phase", A_COMPANY + self.company, 0)

    def dead_ends(self, s: Realm) -> list[Entry]:
        """Barriers of cards that let nobody find a way."""
        ways = [entry.card for entry in s.in_force.at(TRAIT + "finds-a-way")]
        return [entry for entry in self.barriers(s) if entry.card not in ways]

    def pathfinders(self, s: Realm) -> list[int]:
        """Also those of another company that has moved there."""
        if self.dead_ends(s):
            return []
        here = s.face(s.companies[self.company].site).title
        others = [
            n for n in s.companies_of(s.active) if s.companies[n].moved and s.face(s.companies[n].site).title == here
        ]
        members = [m for n in sorted({self.company, *others}) for m in s.companies[n].members]
        return [m for m in members if s.is_untapped(m) and s.counts_as("finds-a-way", m)]

    def find_way(self, s: Realm) -> None:
        helpers = self.pathfinders(s)
        if helpers:
            s.ask_one(s.active, "find-a-way", [*things(CANCEL, helpers), NONE], "found_way")
        else:
            self.stay_out(s)

    def found_way(self, s: Realm) -> None:
        """One helper for each card, but by an unofficial erratum one for all of its kind. ME-29.12"""
        if s.reply == NONE:
            self.stay_out(s)
        else:
            s.tap(thing_in(s.reply))
            barriers = self.barriers(s)
            shared = [entry for entry in barriers if correction(entry.card, "helpers", s.terms)]
            s.end(shared or barriers[:1])
            s.pop(True)

    def stay_out(self, s: Realm) -> None:
        """The company does nothing here, and all learn by which card. ME-7.3"""
        for entry in [*self.dead_ends(s), *self.barriers(s)][:1]:
            s.tell(BARRED, s.active, s.zones.face[s.companies[self.company].site], entry.card)
        s.pop(False)

    def refuse(self, s: Realm, seat: int, code: int) -> Reason | None:
        return None if code == NONE or code in things(CANCEL, self.pathfinders(s)) else NO_GUIDE
