"""Words about rings, about sites and what lies there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mathom.effects import Carry, Condition, Effect, Selector, Verb
from mathom.games.meccg.cards.selectors import STATES, company_at_hand
from mathom.games.meccg.companies.influence import has_skill
from mathom.games.meccg.company import NO_COMPANY, NO_THING
from mathom.games.meccg.places import is_on_the_road, site_type
from mathom.games.meccg.reasons import OTHER_SITE
from mathom.games.meccg.sites.rings import RingTest, is_gold_ring
from mathom.games.meccg.state import UNTAPPED, Realm
from mathom.games.meccg.zones import PLAY, is_at
from mathom.kernel import Reason

# Selectors


def people_at(s: Realm, sites: list[int]) -> list[int]:
    """The characters of the site card's player who are there."""
    numbers = [number for seat in range(s.seats) for number in s.companies_of(seat) if not is_on_the_road(s, number)]
    return [who for number in numbers if s.companies[number].site in sites for who in s.companies[number].members]


@dataclass(frozen=True)
class PeopleAt(Selector):
    """The characters at a site card; with one of these skills, in this state, if they are given."""

    site: Selector
    skills: tuple[str, ...] = ()
    state: str = ""

    def things(self, s: Realm, f: Carry) -> list[int]:
        found = people_at(s, self.site.things(s, f))
        skilled = [who for who in found if not self.skills or any(has_skill(s, who, skill) for skill in self.skills)]
        return [who for who in skilled if not self.state or s.status[who] == STATES[self.state]]


@dataclass(frozen=True)
class GoldRingsAt(Selector):
    """The gold rings of the characters at a site card."""

    site: Selector

    def things(self, s: Realm, f: Carry) -> list[int]:
        people = people_at(s, self.site.things(s, f))
        return [card for who in people for card in s.cards_on(who) if is_gold_ring(s, card)]


@dataclass(frozen=True)
class TheSite(Selector):
    """The site card of the company at hand."""

    def things(self, s: Realm, f: Carry) -> list[int]:
        company = company_at_hand(s)
        site = NO_THING if company == NO_COMPANY else s.companies[company].site
        return [] if site == NO_THING else [site]


# Conditions


@dataclass(frozen=True)
class HereIs(Condition):
    """The site of the company at hand is of one of these types; `untapped` or not, and one where information is
    playable, if that is asked for."""

    types: tuple[str, ...] = ()
    untapped: bool | None = None
    information: bool = False

    def refuse(self, s: Realm, f: Carry) -> Reason | None:
        found = TheSite().things(s, f)
        if not found:
            return OTHER_SITE
        site = found[0]
        if self.types and site_type(s, site) not in self.types:
            return OTHER_SITE
        if self.untapped is not None and (s.status[site] == UNTAPPED) != self.untapped:
            return OTHER_SITE
        informs = s.face(site).record.playable.information
        if self.information and not s.counts_as("playable:information", site, informs):
            return OTHER_SITE
        return None


# Verbs


@dataclass(frozen=True)
class Test(Verb):
    """The first ring that the selector lists is tested, with this modifier; or without a roll (`surely`) any ring
    that a test of it could yield may take its place, but not The One Ring."""

    ring: Selector
    modifier: int = 0
    surely: bool = False

    def do(self, s: Realm, f: Carry) -> None:
        found = [ring for ring in self.ring.things(s, f) if is_at(s.zones.where[ring], PLAY)]
        if found:
            s.push(RingTest(found[0], self.modifier, sure=self.surely))


@dataclass(frozen=True)
class TapSite(Verb):
    """The site of the company at hand taps."""

    def do(self, s: Realm, f: Carry) -> None:
        for site in TheSite().things(s, f):
            s.tap(site)


WORDS: Final[list[type[Effect]]] = [
    PeopleAt,
    GoldRingsAt,
    HereIs,
    Test,
    TapSite,
]
