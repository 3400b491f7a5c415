"""Words about the road and its end: the site ahead, regions that change, fellowships, what is lost on the way."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mathom.effects import Carry, Effect, Selector, Verb
from mathom.games.meccg.cards.selectors import company_at_hand
from mathom.games.meccg.companies.arrive import take_site
from mathom.games.meccg.companies.regroup import leave_company
from mathom.games.meccg.companies.vacated import clear_site
from mathom.games.meccg.company import NO_COMPANY, NO_THING
from mathom.games.meccg.event_kinds import ARRIVED
from mathom.games.meccg.faces import FACES, same_card
from mathom.games.meccg.journey.keys import RACES, key_named, key_of
from mathom.games.meccg.places import site_type
from mathom.games.meccg.state import A_COMPANY, Realm
from mathom.games.meccg.uniqueness import race_of
from mathom.games.meccg.zones import LAND, SITES

# Selectors


@dataclass(frozen=True)
class SiteAhead(Selector):
    """The site card that the company at hand goes to, or is at, if it is of one of these types.

    Under-deeps sites are not meant, nor one that a copy of the card is about already where each site may have one.
    """

    types: tuple[str, ...]

    def things(self, s: Realm, f: Carry) -> list[int]:
        company = company_at_hand(s)
        if company == NO_COMPANY:
            return []
        going: int = s.companies[company].going
        site: int = s.companies[company].site if going == NO_THING else going
        record = s.face(site).record
        fits = site_type(s, site) in self.types and not record.under_deeps
        return [site] if fits and not is_taken(s, f, site) else []


def is_taken(s: Realm, f: Carry, site: int) -> bool:
    """Whether a copy of a card of which each site may have one is in force there."""
    if s.face(f.source).record.duplication_limit != "site":
        return False
    return any(same_card(entry.card, f.card) and site in entry.targets for entry in s.in_force.until("turn"))


@dataclass(frozen=True)
class SiteName(Selector):
    """The name of the first site listed: what is remembered of it when its card is gone."""

    of: Selector

    def things(self, s: Realm, f: Carry) -> list[int]:
        return [key_named(f"site:{s.face(site).title}") for site in self.of.things(s, f)[:1]]


@dataclass(frozen=True)
class Races(Selector):
    """The races of creatures, to name one of them; without these."""

    but: tuple[str, ...] = ()

    def things(self, s: Realm, f: Carry) -> list[int]:
        return [key_named(f"race:{race}") for race in RACES if race not in self.but]


@dataclass(frozen=True)
class OfNamedRace(Selector):
    """Creatures of the race that was named, wherever they are."""

    def things(self, s: Realm, f: Carry) -> list[int]:
        return [thing for thing in range(len(s.zones.face)) if self.has(s, f, thing)]

    def has(self, s: Realm, f: Carry, thing: int) -> bool:
        face = s.face(thing)
        return face.kind == "creature" and f"race:{race_of(s, face)}" == key_of(f.targets[0])


# Verbs


@dataclass(frozen=True)
class TurnRegion(Verb):
    """One region of this type in the site path counts as one of another from now on; with `back` the last that was
    turned into this type."""

    kind: str
    into: str
    back: bool = False

    def do(self, s: Realm, f: Carry) -> None:
        types, turned = list(s.journey.types), s.journey.turned
        found = [n for n, kind in enumerate(types) if kind == self.kind and (not self.back or n in turned)]
        if not found:
            return
        number = found[-1] if self.back else found[0]
        types[number] = self.into
        s.journey.types = types
        s.journey.turned = [n for n in turned if n != number] if self.back else [*turned, number]


@dataclass(frozen=True)
class TurnRegions(Verb):
    """All regions of these types in the site path count as others from now on: pairs of what they are and become."""

    into: tuple[tuple[str, str], ...]

    def do(self, s: Realm, f: Carry) -> None:
        changed = dict(self.into)
        s.journey.types = [changed.get(kind, kind) for kind in s.journey.types]


@dataclass(frozen=True)
class SendBack(Verb):
    """The company that is listed returns to its site of origin; a character that is listed leaves it and goes back by
    himself, with his allies. ME-6.28"""

    who: Selector

    def do(self, s: Realm, f: Carry) -> None:
        for thing in self.who.things(s, f)[:1]:
            company = thing - A_COMPANY if thing >= A_COMPANY else s.company_of(thing)
            if s.refuse_act("be-sent-back", A_COMPANY + company) is not None:
                continue
            if s.replaced("send-back", A_COMPANY + company):
                continue
            if thing >= A_COMPANY:
                s.journey.sent_back = True
            else:
                self.part(s, thing, s.companies[company].site)

    def part(self, s: Realm, who: int, site: int) -> None:
        leave_company(s, who)
        number = s.found_company(s.owner(who), [who], site)
        alone = s.companies[number].copy()
        alone.idle = alone.has_travelled = True
        s.set_company(number, alone)


@dataclass(frozen=True)
class ReplaceSite(Verb):
    """The company is at the site of this name from now on; that is movement without a movement/hazard phase. G-4"""

    company: Selector
    name: Selector

    def do(self, s: Realm, f: Carry) -> None:
        number = self.company.things(s, f)[0] - A_COMPANY
        title = key_of(self.name.things(s, f)[0]).partition(":")[2]
        before = s.companies[number]
        if not before.members or s.face(before.site).title == title:
            return
        there = [site for site in s.at(LAND, f.seat) if s.face(site).title == title]
        held = [face for face in s.faces_at(SITES, f.seat) if FACES[face].title == title]
        if there or held:
            after = before.at_site(there[0] if there else take_site(s, f.seat, held[0]))
            after.origin, after.moved = before.site, True
            s.set_company(number, after)
            s.tell(ARRIVED, f.seat, [s.zones.face[member] for member in after.members], s.zones.face[after.site])
            clear_site(s, before.site)


ROAD_WORDS: Final[list[type[Effect]]] = [
    SiteAhead,
    SiteName,
    Races,
    OfNamedRace,
    TurnRegion,
    TurnRegions,
    SendBack,
    ReplaceSite,
]
