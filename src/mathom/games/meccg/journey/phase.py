"""Chapter 6: the movement/hazard phase of all companies, and what follows when the last has arrived."""

from __future__ import annotations

from typing import Final

from mathom.games.meccg.codes import DONE, company_in, deed, with_company
from mathom.games.meccg.companies.havens import is_haven
from mathom.games.meccg.companies.influence import is_ringwraith, may_be_together
from mathom.games.meccg.companies.vacated import clear_sites, guards_at, take_guard_back
from mathom.games.meccg.company import NO_COMPANY, NO_THING
from mathom.games.meccg.event_kinds import MERGED, PUT_BACK
from mathom.games.meccg.journey.travel import Travel
from mathom.games.meccg.state import A_COMPANY, Realm
from mathom.games.meccg.zones import MARCH, SITES
from mathom.kernel import Frame, Reason

COMPANY: Final = deed("company")
MERGE: Final = deed("merge")

NOT_PUT_BACK: Final = Reason("a-company-that-has-moved-goes-back", "ME-6.39")
NOT_TOGETHER: Final = Reason("those-companies-cannot-be-one", "ME-6.43")
HAS_TRAVELLED: Final = Reason("that-company-is-not-the-next", "ME-6.1")


class MovementPhase(Frame):
    """Company by company, in an order that the active player chooses; then `guest` is a company that joins another.

    ME-6.1, ME-6.2
    """

    __slots__ = ("guest",)

    def __init__(self, guest: int = NO_COMPANY, step: str = "pick") -> None:
        super().__init__(step)
        self.guest = guest

    def clone(self) -> MovementPhase:
        return MovementPhase(self.guest, self.step)

    def about(self, s: Realm) -> list[tuple[str, object]]:
        members = [] if self.guest == NO_COMPANY else s.companies[self.guest].members
        return [("card", s.face(members[0]).id)] if members else []

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
        if self.step == "merge":
            return None if code in self.returning(s) else NOT_PUT_BACK
        if self.step == "merge_at_will":
            return None if code == DONE or code in self.guests(s) else NOT_TOGETHER
        if self.step == "join":
            hosts = [with_company(COMPANY, number) for number in self.hosts_of(s, self.guest)]
            return None if code in hosts else NOT_TOGETHER
        return None if code in [with_company(COMPANY, number) for number in self.left(s)] else HAS_TRAVELLED

    # After all companies have moved (ME-6.38 to ME-6.48)

    def merge(self, s: Realm) -> None:
        """All companies with one site card become one, or one of them is put back. ME-6.38, ME-6.39, ME-8.29"""
        here = self.meeting(s)
        if not here:
            self.step = "merge_at_will"
            return
        together = [member for number in here for member in s.companies[number].members]
        if may_be_together(s, together, is_haven(s, s.companies[here[0]].site, s.active)):
            for other in here[1:]:
                self.unite(s, here[0], other)
            return
        s.ask_or_take(s.hazard_seat(), "put-back", self.returning(s), "put_back")

    def returning(self, s: Realm) -> list[int]:
        """Which of companies that cannot be one may be put back. One that was put back already has nowhere else to go,
        and is named only if no other has moved. A Ringwraith that came beside others stays. ME-6.39, ME-8.29
        """
        here = self.meeting(s)
        moved = [n for n in here if s.companies[n].moved] or [n for n in here if s.companies[n].origin != NO_THING]
        others = [n for n in here if not any(is_ringwraith(s, member) for member in s.companies[n].members)]
        return [with_company(COMPANY, n) for n in moved or others[:1] or here[1:]]

    def meeting(self, s: Realm) -> list[int]:
        """All companies of the active player with one site card, if there are several with one; else none."""
        numbers = s.companies_of(s.active)
        seen: list[int] = []
        for number in numbers:
            site = s.companies[number].site
            if site in seen:
                return [other for other in numbers if s.companies[other].site == site]
            seen.append(site)
        return []

    def unite(self, s: Realm, one: int, other: int) -> None:
        """What was true of one of them is true of both: also that it may do nothing at its site. ME-6.29, ME-6.42"""
        for number in (one, other):
            s.happen("regrouped", A_COMPANY + number)
        first, second = s.companies[one], s.companies[other]
        united = first.with_members(first.members + second.members)
        united.met = first.met + [what for what in second.met if what not in first.met]
        united.moved = first.moved or second.moved
        united.idle = first.idle or second.idle
        s.set_company(other, second.with_members([]))
        s.set_company(one, united)
        s.tell(MERGED, s.active, [s.zones.face[member] for member in united.members])

    def put_back(self, s: Realm) -> None:
        """A company without a site of origin, or that is there again, is discarded. ME-6.39 to ME-6.41, C-67"""
        number = company_in(s.reply)
        company = s.companies[number]
        s.tell(PUT_BACK, s.active, [s.zones.face[member] for member in company.members])
        if company.origin in (NO_THING, company.site):
            for member in company.members:
                s.discard(member)
        else:
            back = company.at_site(company.origin)
            back.idle = True
            back.moved = False
            s.set_company(number, back)
        self.step = "merge"

    def hosts_of(self, s: Realm, company: int) -> list[int]:
        """The companies at the same haven, with site cards of their own, that the company could join. ME-6.43"""
        here = s.companies[company]
        found: list[int] = []
        for number in s.companies_of(s.active):
            there = s.companies[number]
            same = number != company and s.face(here.site).title == s.face(there.site).title
            if same and may_be_together(s, here.members + there.members, is_haven(s, here.site, s.active)):
                found.append(number)
        return found

    def guests(self, s: Realm) -> list[int]:
        return [with_company(MERGE, n) for n in s.companies_of(s.active) if self.hosts_of(s, n)]

    def merge_at_will(self, s: Realm) -> None:
        """Who joins gives up the own site card. ME-6.43, ME-6.44"""
        guests = self.guests(s)
        if not guests:
            self.step = "clear"
        else:
            s.ask_one(s.active, "merge-companies", [*guests, DONE], "merged")

    def merged(self, s: Realm) -> None:
        self.step = "clear"
        if s.reply != DONE:
            self.guest = company_in(s.reply)
            self.step = "join"

    def join(self, s: Realm) -> None:
        """Of several site cards there the player says which one stays. ME-6.44"""
        hosts = [with_company(COMPANY, number) for number in self.hosts_of(s, self.guest)]
        s.ask_or_take(s.active, "merge-with", hosts, "joined")

    def joined(self, s: Realm) -> None:
        """What was played on the site card that goes is discarded, on-guard cards return to hand.

        ME-6.44, ME-6.45, ME-6.48
        """
        guest, self.guest = self.guest, NO_COMPANY
        left = s.companies[guest].site
        self.unite(s, company_in(s.reply), guest)
        take_guard_back(s, guards_at(s, left))
        s.lay_down(left, SITES + s.owner(left))
        self.step = "merge_at_will"

    def clear(self, s: Realm) -> None:
        """Also the cards beside companies that were no more when it was their turn go back. ME-6.46, ME-6.47"""
        for card in s.at(MARCH, s.active):
            s.zones.slip(card, SITES + s.active)
        clear_sites(s, s.active)
        s.pop()
