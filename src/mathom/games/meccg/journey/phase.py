"""Chapter 6: the movement/hazard phase of all companies, and what follows when the last has arrived."""

from __future__ import annotations

from typing import Final

from mathom.games.meccg.codes import DONE, company_in, deed, with_company
from mathom.games.meccg.companies.havens import is_haven
from mathom.games.meccg.companies.influence import is_ringwraith, may_be_together
from mathom.games.meccg.companies.vacated import clear_sites
from mathom.games.meccg.company import NO_COMPANY, NO_THING
from mathom.games.meccg.event_kinds import MERGED, PUT_BACK
from mathom.games.meccg.journey.travel import Travel
from mathom.games.meccg.state import A_COMPANY, Realm
from mathom.games.meccg.zones import SITES
from mathom.kernel import Frame, Reason

COMPANY: Final = deed("company")
MERGE: Final = deed("merge")

NOT_TOGETHER: Final = Reason("those-companies-cannot-be-one", "ME-6.43")
HAS_TRAVELLED: Final = Reason("that-company-is-not-the-next", "ME-6.1")


class MovementPhase(Frame):
    """Company by company, in an order that the active player chooses. ME-6.1, ME-6.2"""

    __slots__ = ()

    def __init__(self, step: str = "pick") -> None:
        super().__init__(step)

    def clone(self) -> MovementPhase:
        return MovementPhase(self.step)

    def left(self, s: Realm) -> list[int]:
        return [number for number in s.companies_of(s.active) if not s.companies[number].has_travelled]

    def pick(self, s: Realm) -> None:
        left = self.left(s)
        if not left:
            self.step = "merge"
            return
        s.ask_or_take(s.active, "next-company", [with_company(COMPANY, number) for number in left], "picked")

    def picked(self, s: Realm) -> None:
        self.step = "pick"
        s.push(Travel(company_in(s.reply)))

    def refuse(self, s: Realm, seat: int, code: int) -> Reason | None:
        if self.step == "merge_at_will":
            return None if code == DONE or code in self.guests(s) else NOT_TOGETHER
        return None if code in [with_company(COMPANY, number) for number in self.left(s)] else HAS_TRAVELLED

    # After all companies have moved (ME-6.38 to ME-6.48)

    def merge(self, s: Realm) -> None:
        """Companies with one site card become one, or one of them is put back. ME-6.38, ME-6.39, ME-8.29"""
        pair = self.meeting(s)
        if pair is None:
            self.step = "merge_at_will"
            return
        one, other = pair
        together = s.companies[one].members + s.companies[other].members
        if may_be_together(s, together, is_haven(s, s.companies[one].site, s.active)):
            self.unite(s, one, other)
            return
        moved = [n for n in (one, other) if s.companies[n].moved]
        if not moved:
            # A Ringwraith that came beside others stays (ME-8.29).
            moved = [n for n in (one, other) if not any(is_ringwraith(s, m) for m in s.companies[n].members)][:1]
        s.ask_or_take(s.hazard_seat(), "put-back", [with_company(COMPANY, n) for n in moved or [other]], "put_back")

    def meeting(self, s: Realm) -> tuple[int, int] | None:
        """Two companies of the active player with the same site card."""
        found: dict[int, int] = {}
        for number in s.companies_of(s.active):
            site = s.companies[number].site
            if site in found:
                return found[site], number
            found[site] = number
        return None

    def unite(self, s: Realm, one: int, other: int) -> None:
        """What was true of one of them is true of both. ME-6.42"""
        for number in (one, other):
            s.happen("regrouped", A_COMPANY + number)
        first, second = s.companies[one], s.companies[other]
        united = first.with_members(first.members + second.members)
        united.met = first.met + [what for what in second.met if what not in first.met]
        united.moved = first.moved or second.moved
        united.idle = first.idle and second.idle
        s.set_company(other, second.with_members([]))
        s.set_company(one, united)
        s.tell(MERGED, s.active, [s.zones.face[member] for member in united.members])

    def put_back(self, s: Realm) -> None:
        """A company without a site of origin is discarded. ME-6.39 to ME-6.41, C-67"""
        number = company_in(s.reply)
        company = s.companies[number]
        s.tell(PUT_BACK, s.active, [s.zones.face[member] for member in company.members])
        if company.origin == NO_THING:
            for member in company.members:
                s.discard(member)
        else:
            back = company.at_site(company.origin)
            back.idle = True
            back.origin = NO_THING
            s.set_company(number, back)
        self.step = "merge"

    def host_of(self, s: Realm, company: int) -> int:
        """A company at the same haven, with a site card of its own, that the company could join. ME-6.43"""
        here = s.companies[company]
        for number in s.companies_of(s.active):
            there = s.companies[number]
            same = number != company and s.face(here.site).title == s.face(there.site).title
            if same and may_be_together(s, here.members + there.members, is_haven(s, here.site, s.active)):
                return number
        return NO_COMPANY

    def guests(self, s: Realm) -> list[int]:
        return [with_company(MERGE, n) for n in s.companies_of(s.active) if self.host_of(s, n) != NO_COMPANY]

    def merge_at_will(self, s: Realm) -> None:
        """Who joins gives up the own site card. ME-6.43, ME-6.44"""
        guests = self.guests(s)
        if not guests:
            self.step = "clear"
        else:
            s.ask_one(s.active, "merge-companies", [*guests, DONE], "merged")

    def merged(self, s: Realm) -> None:
        """What was played on the site card that goes is discarded. ME-6.44, ME-6.45"""
        if s.reply == DONE:
            self.step = "clear"
            return
        guest = company_in(s.reply)
        left = s.companies[guest].site
        self.unite(s, self.host_of(s, guest), guest)
        s.lay_down(left, SITES + s.owner(left))
        self.step = "merge_at_will"

    def clear(self, s: Realm) -> None:
        """ME-6.46, ME-6.47"""
        clear_sites(s, s.active)
        s.pop()
