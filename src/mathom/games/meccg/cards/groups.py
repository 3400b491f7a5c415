"""Selectors of cards: companies, who is in them, whose they are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from mathom.effects import Carry, Effect, Selector
from mathom.games.meccg.company import NO_COMPANY, NO_THING
from mathom.games.meccg.state import A_COMPANY, PLAYER


@dataclass(frozen=True)
class Members(Selector):
    """The characters in the company of the first that the selector lists; with `allies`, their allies too."""

    of: Selector
    allies: bool = False

    def things(self, s: Any, f: Carry) -> list[int]:
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

    def things(self, s: Any, f: Carry) -> list[int]:
        found = [thing for thing in self.of.things(s, f) if thing != NO_THING]
        return [PLAYER + s.holder(found[0])] if found else []


@dataclass(frozen=True)
class SiteOf(Selector):
    """The site card where the first character that the selector lists is."""

    of: Selector

    def things(self, s: Any, f: Carry) -> list[int]:
        found = [s.site_of(who) for who in self.of.things(s, f) if who != NO_THING]
        return [site for site in found[:1] if site != NO_THING]


@dataclass(frozen=True)
class CompaniesAt(Selector):
    """The companies at the first site card that the selector lists, or at another card of that site."""

    of: Selector

    def things(self, s: Any, f: Carry) -> list[int]:
        found = self.of.things(s, f)
        if not found:
            return []
        title = s.face(found[0]).title
        there = [n for n, c in enumerate(s.companies) if c.members and s.face(c.site).title == title]
        return [A_COMPANY + number for number in there]


GROUPS: Final[list[type[Effect]]] = [Members, PlayerOf, SiteOf, CompaniesAt]
