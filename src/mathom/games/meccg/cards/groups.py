"""Selectors of cards: companies, who is in them, whose they are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mathom.effects import Carry, Effect, Number, Selector
from mathom.games.meccg.cards.selectors import STATES, has_copy
from mathom.games.meccg.companies.havens import is_haven
from mathom.games.meccg.companies.influence import is_leader, is_overt, mind
from mathom.games.meccg.company import NO_COMPANY, NO_THING
from mathom.games.meccg.places import is_on_the_road, site_type
from mathom.games.meccg.state import A_COMPANY, PLAYER, Realm


@dataclass(frozen=True)
class Members(Selector):
    """The characters in the company of the first that the selector lists; with `allies`, their allies too."""

    of: Selector
    allies: bool = False

    def things(self, s: Realm, f: Carry) -> list[int]:
        found = self.of.things(s, f)
        if not found or found[0] == NO_THING:
            return []
        company = found[0] - A_COMPANY if found[0] >= A_COMPANY else s.company_of(found[0])
        members: list[int] = [] if company == NO_COMPANY else s.companies[company].members
        if not self.allies:
            return members
        return [
            who
            for member in members
            for who in [member, *[card for card in s.cards_on(member) if s.face(card).kind == "ally"]]
        ]


@dataclass(frozen=True)
class PlayerOf(Selector):
    """The player who controls the first card that the selector lists."""

    of: Selector

    def things(self, s: Realm, f: Carry) -> list[int]:
        found = [thing for thing in self.of.things(s, f) if thing != NO_THING]
        return [PLAYER + s.holder(found[0])] if found else []


@dataclass(frozen=True)
class SiteOf(Selector):
    """The site card where the first character that the selector lists is; that of a company even on its way."""

    of: Selector

    def things(self, s: Realm, f: Carry) -> list[int]:
        listed = [who for who in self.of.things(s, f) if who != NO_THING]
        if listed and listed[0] >= A_COMPANY:
            return [s.companies[listed[0] - A_COMPANY].site]
        found = [s.company_of(who) for who in listed[:1]]
        return [s.companies[n].site for n in found if n != NO_COMPANY and not is_on_the_road(s, n)]


@dataclass(frozen=True)
class CompaniesAt(Selector):
    """The companies at the first site card that the selector lists, or at another card of that site; with `moved` those
    that came there in their last turn."""

    of: Selector
    moved: bool = False

    def things(self, s: Realm, f: Carry) -> list[int]:
        found = self.of.things(s, f)
        if not found:
            return []
        title = s.face(found[0]).title
        there = [n for n, c in enumerate(s.companies) if c.members and s.face(c.site).title == title]
        there = [number for number in there if not is_on_the_road(s, number)]
        return [A_COMPANY + number for number in there if s.companies[number].moved or not self.moved]


@dataclass(frozen=True)
class FromBelow(Selector):
    """The companies that came from one Under-deeps site to another in their last turn."""

    def things(self, s: Realm, f: Carry) -> list[int]:
        moved = [number for number, company in enumerate(s.companies) if company.members and company.moved]
        return [A_COMPANY + number for number in moved if self.fits(s, number)]

    def fits(self, s: Realm, number: int) -> bool:
        way = (s.companies[number].origin, s.companies[number].site)
        return all(site != NO_THING and bool(s.face(site).record.under_deeps) for site in way)


@dataclass(frozen=True)
class Players(Selector):
    """All players of these alignments."""

    alignments: tuple[str, ...]

    def things(self, s: Realm, f: Carry) -> list[int]:
        return [PLAYER + seat for seat in range(s.seats) if s.alignments[seat] in self.alignments]


@dataclass(frozen=True)
class InState(Selector):
    """Those listed that are untapped, tapped or wounded, as `state` says."""

    of: Selector
    state: str

    def things(self, s: Realm, f: Carry) -> list[int]:
        cards = [thing for thing in self.of.things(s, f) if 0 <= thing < len(s.status)]
        return [thing for thing in cards if s.status[thing] == STATES[self.state]]


@dataclass(frozen=True)
class Minded(Selector):
    """Those listed who have a mind, of `least` or more, and not above `most`."""

    of: Selector
    least: int | Number = 0
    most: int | Number = 99

    def things(self, s: Realm, f: Carry) -> list[int]:
        low = self.least.count(s, f) if isinstance(self.least, Number) else self.least
        high = self.most.count(s, f) if isinstance(self.most, Number) else self.most
        found = [who for who in self.of.things(s, f) if who != NO_THING and s.has_mind(who)]
        return [who for who in found if low <= mind(s, who) <= high]


def head_of(s: Realm, company: int) -> int:
    """Whom a card lies with that is played on a company: a leader, if there is one."""
    members = s.companies[company].members
    return next((who for who in members if is_leader(s, who)), members[0] if members else NO_THING)


@dataclass(frozen=True)
class OwnCompanies(Selector):
    """The companies of the player whose card it is, or with `foes` of the others.

    Each of what is given must hold: at a haven (`at_haven`), or at one of these site types or a haven (`types`); overt;
    with so many characters and allies, or so many of a race.
    """

    at_haven: bool = False
    types: tuple[str, ...] = ()
    overt: bool = False
    least: int = 0
    race: str = ""
    number: int = 0
    foes: bool = False

    def things(self, s: Realm, f: Carry) -> list[int]:
        seats = [seat for seat in range(s.seats) if (seat != f.seat) == self.foes]
        found = [number for seat in seats for number in s.companies_of(seat)]
        return [A_COMPANY + number for number in found if self.fits(s, f, number)]

    def fits(self, s: Realm, f: Carry, number: int) -> bool:
        company = s.companies[number]
        haven = is_haven(s, company.site, f.seat) and not is_on_the_road(s, number)
        if (self.at_haven and not haven) or (self.overt and not is_overt(s, number)):
            return False
        if self.types and not haven and site_type(s, company.site) not in self.types:
            return False
        cards = [card for member in company.members for card in s.cards_on(member)]
        allies = [card for card in cards if s.face(card).kind == "ally"]
        if len(company.members) + len(allies) < self.least:
            return False
        if has_copy(s, f, number):
            return False
        return [s.face(member).race for member in company.members].count(self.race) >= self.number


GROUPS: Final[list[type[Effect]]] = [
    Members,
    PlayerOf,
    SiteOf,
    CompaniesAt,
    FromBelow,
    Players,
    InState,
    Minded,
    OwnCompanies,
]
