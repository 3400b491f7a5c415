"""Chapter 7: the site phase of all companies."""

from __future__ import annotations

from typing import Final

from mathom.games.meccg.codes import company_in, deed, with_company
from mathom.games.meccg.journey.journey import Journey
from mathom.games.meccg.sites.visit import Visit
from mathom.games.meccg.state import A_COMPANY, Realm
from mathom.kernel import Frame, Reason

COMPANY: Final = deed("company")

NOT_NEXT: Final = Reason("that-company-is-not-the-next", "ME-7.1")


class SitePhase(Frame):
    """Company by company, in an order that the active player chooses; one that was sent back does nothing.

    ME-6.29, ME-7.1, C-42
    """

    __slots__ = ()

    def __init__(self, step: str = "pick") -> None:
        super().__init__(step)

    def clone(self) -> SitePhase:
        return SitePhase(self.step)

    def left(self, s: Realm) -> list[int]:
        found = s.companies_of(s.active)
        return [number for number in found if not s.companies[number].has_visited and not s.companies[number].idle]

    def pick(self, s: Realm) -> None:
        left = self.left(s)
        if not left:
            s.journey = Journey()
            s.pop()
        else:
            s.ask_or_take(s.active, "next-company", [with_company(COMPANY, number) for number in left], "picked")

    def picked(self, s: Realm) -> None:
        self.step = "pick"
        s.happen("visits", A_COMPANY + company_in(s.reply))
        s.push(Visit(company_in(s.reply)))

    def refuse(self, s: Realm, seat: int, code: int) -> Reason | None:
        return None if code in [with_company(COMPANY, number) for number in self.left(s)] else NOT_NEXT
