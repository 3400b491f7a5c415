"""Chapters 5 and 9: for every company its player says whether it moves, and where to."""

from __future__ import annotations

from typing import ClassVar, Final

from mathom.games.meccg.captures.prisoners import foreign_rescue_sites
from mathom.games.meccg.codes import act_of, deed, face_in, faces, names_thing, thing_in, things
from mathom.games.meccg.companies.havens import is_haven
from mathom.games.meccg.companies.influence import may_be_together
from mathom.games.meccg.companies.out_of_reach import CARD_IN_PLAY, NO_CARD_LEFT, cards_in_play, why_out_of_reach
from mathom.games.meccg.companies.regroup import join
from mathom.games.meccg.company import COMPANIES_PER_SEAT, NO_COMPANY, NO_THING, STAYS, TO_CARD, TO_SITE_IN_PLAY
from mathom.games.meccg.event_kinds import PLANNED
from mathom.games.meccg.faces import FACES
from mathom.games.meccg.journey.ways import Reach
from mathom.games.meccg.state import NOTHING, Realm
from mathom.games.meccg.zones import ASIDE, LAND, MARCH, SITES
from mathom.kernel import Frame, Reason

MOVE: Final = deed("move")
STAY: Final = deed("stay")

OUT_OF_REACH: Final = Reason("the-company-cannot-get-there", "ME-5.52")
GOES_THERE_ALREADY: Final = Reason("another-company-has-the-same-way", "ME-5.50", "ME-8.16")
ONE_STAYS: Final = Reason("one-company-of-those-here-may-stay", "ME-8.15")


class Plans(Frame):
    """Company by company: stay, take a site card, or go to a site in play without saying which. ME-5.45 to ME-5.52"""

    __slots__ = ("left",)
    discreet: ClassVar[tuple[str, ...]] = ("plan",)

    def __init__(self, left: list[int] | None = None, step: str = "begin") -> None:
        super().__init__(step)
        self.left: list[int] = NOTHING if left is None else left

    def clone(self) -> Plans:
        return Plans(self.left, self.step)

    def about(self, s: Realm) -> list[tuple[str, object]]:
        members = s.companies[self.left[0]].members if self.left else []
        return [("who", [s.face(member).id for member in members])]

    def begin(self, s: Realm) -> None:
        self.left = s.companies_of(s.active)
        self.step = "plan"

    def plan(self, s: Realm) -> None:
        if not self.left:
            s.pop()
            return
        options, host = self.options(s), self.host(s)
        if options == [STAY] and host != NO_COMPANY:
            self.rejoin(s, host)
        else:
            s.ask_one(s.active, "plan", options, "planned")

    def host(self, s: Realm) -> int:
        """The company that stays with the same site card, if this one could be with it; else NO_COMPANY."""
        mine = s.companies[self.left[0]]
        for number in s.companies_of(s.active):
            other = s.companies[number]
            if number in self.left or other.site != mine.site or other.plan != STAYS:
                continue
            if may_be_together(s, other.members + mine.members, is_haven(s, mine.site, s.active)):
                return number
        return NO_COMPANY

    def rejoin(self, s: Realm, host: int) -> None:
        """Who has parted from others, but can go nowhere, is with those again who stay. ME-8.15"""
        members = s.companies[self.left[0]].members
        for member in [one for one in members if s.under[one] not in members]:
            join(s, member, host)
        self.left = self.left[1:]

    def options(self, s: Realm) -> list[int]:
        company = self.left[0]
        seat = s.active
        reach = Reach(s, company)
        sites = sorted(set(s.faces_at(SITES, seat)))
        found = [site for site in sites if self.refuse_site(s, reach, site, fresh=True) is None]
        in_play = [*s.at(LAND, seat), *s.at(MARCH, seat), *foreign_rescue_sites(s, seat)]
        there = [t for t in in_play if self.refuse_site(s, reach, s.zones.face[t], fresh=False) is None]
        moves = faces(MOVE, found) + things(MOVE, there)
        return moves if moves and self.refuse_stay(s, company) is not None else [*moves, STAY]

    def refuse_stay(self, s: Realm, company: int) -> Reason | None:
        """Of companies with one site card one may stay. ME-8.15, ME-5.51"""
        site = s.companies[company].site
        others = [n for n in s.companies_of(s.active) if n != company and n not in self.left]
        taken = any(s.companies[n].site == site and s.companies[n].plan == STAYS for n in others)
        return ONE_STAYS if taken else None

    def refuse_site(self, s: Realm, reach: Reach, site: int, fresh: bool) -> Reason | None:
        """`fresh`: with a card of the site deck; for a site in play, face up or face down, at havens only.

        ME-5.47, ME-9.3
        """
        if not reach.has(s, site):
            return OUT_OF_REACH
        in_play = cards_in_play(s, s.active, FACES[site].title) if fresh else NOTHING
        if in_play and not is_haven(s, in_play[0], s.active):
            return CARD_IN_PLAY
        return GOES_THERE_ALREADY if self.same_way(s, reach.company, FACES[site].title) else None

    def same_way(self, s: Realm, company: int, title: str) -> bool:
        """Whether another company goes from the same site to the same one. ME-5.50, ME-8.16"""
        origin = s.face(s.companies[company].site).title
        for number in s.companies_of(s.active):
            other = s.companies[number]
            if number == company or number in self.left or s.face(other.site).title != origin:
                continue
            going = destination_of(s, number)
            if going != NO_THING and s.face(going).title == title:
                return True
        return False

    def planned(self, s: Realm) -> None:
        number = self.left[0]
        company = s.companies[number]
        self.left = self.left[1:]
        self.step = "plan"
        plan = STAYS
        if act_of(s.reply) == MOVE and s.reply in faces(MOVE, s.faces_at(SITES, s.active)):
            plan = TO_CARD
            card = s.zones.slip(s.with_face(SITES, s.active, face_in(s.reply)), MARCH + s.active)
            s.set_company(number, company.planning(TO_CARD, card))
        elif act_of(s.reply) == MOVE:
            plan = TO_SITE_IN_PLAY
            s.plans.choose(number, thing_in(s.reply), 1 << s.active)
            s.set_company(number, company.planning(TO_SITE_IN_PLAY))
        s.tell(PLANNED, s.active, s.zones.face[company.members[0]], plan)

    def expected(self, s: Realm, seat: int) -> list[int]:
        return [STAY]

    def refuse(self, s: Realm, seat: int, code: int) -> Reason | None:
        if code in self.options(s):
            return None
        if code == STAY:
            return ONE_STAYS
        fresh = not names_thing(code)
        if not fresh and not (0 <= thing_in(code) < len(s.zones.face) and s.zones.knows(seat, thing_in(code))):
            return OUT_OF_REACH
        face = face_in(code) if fresh else s.zones.face[thing_in(code)]
        if act_of(code) != MOVE or not 0 <= face < len(FACES) or FACES[face].kind != "site":
            return OUT_OF_REACH
        reach = Reach(s, self.left[0])
        against = self.refuse_site(s, reach, face, fresh)
        return why_out_of_reach(s, reach, face, fresh) if against is OUT_OF_REACH else against or NO_CARD_LEFT


def destination_of(s: Realm, company: int) -> int:
    """The site card that a company means to go to, NO_THING if it stays: as far as its player knows."""
    plan = s.companies[company].plan
    if plan == TO_CARD:
        return s.companies[company].going
    return s.plans.values[company] if plan == TO_SITE_IN_PLAY else NO_THING


def possible_plans(s: Realm, company: int) -> list[int]:
    """Where a company can be thought to go that goes to a site in play: to any of its player's, also to one whose card
    lies face down beside a company that comes from elsewhere, or to a rescue site."""
    owner = company // COMPANIES_PER_SEAT
    aside = [thing for seat in range(s.seats) if seat != owner for thing in s.at(ASIDE, seat)]
    found = s.at(LAND, owner) + [thing for thing in aside if s.face(thing).kind == "site"]
    here = s.companies[company].site
    others = [s.companies[number] for number in s.companies_of(owner)]
    down = [other.going for other in others if other.plan == TO_CARD and other.site != here]
    found += [card for card in s.at(MARCH, owner) if card in down]
    return [site for site in found if site != s.companies[company].site] or [NO_THING]
