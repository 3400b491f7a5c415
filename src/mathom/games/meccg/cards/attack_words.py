"""Words about attacks, and about the company that is under way."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mathom.effects import Carry, Condition, Cost, Declared, Effect, Selector, Verb
from mathom.games.meccg.cards.selectors import company_at_hand, has_copy
from mathom.games.meccg.combat.attack import Attack
from mathom.games.meccg.combat.creature import CreatureAttack
from mathom.games.meccg.companies.influence import stance
from mathom.games.meccg.companies.regroup import leave_company
from mathom.games.meccg.companies.vacated import clear_site
from mathom.games.meccg.company import NO_COMPANY
from mathom.games.meccg.faces import FACES, same_card
from mathom.games.meccg.journey.keys import key_named
from mathom.games.meccg.reasons import NO_SUCH_ATTACK, ONE_COPY
from mathom.games.meccg.state import A_COMPANY, WOUNDED, Realm
from mathom.games.meccg.zones import LAND, PLAY, is_at
from mathom.kernel import Chain, Reason

NONE_LEFT: Final = Reason("one-of-its-attacks-was-cancelled-already")
WRONG_COMPANY: Final = Reason("it-is-not-for-such-a-company", "ME-8.19")

# Selectors


@dataclass(frozen=True)
class TheCompany(Selector):
    """The company that is attacked, or that is under way; not if it has a copy of a card of which each may have one."""

    def things(self, s: Realm, f: Carry) -> list[int]:
        company = company_at_hand(s)
        return [] if company == NO_COMPANY or has_copy(s, f, company) else [A_COMPANY + company]


# Conditions


@dataclass(frozen=True)
class AttackOn(Condition):
    """The attack that goes on is on one of these companies."""

    companies: Selector

    def refuse(self, s: Realm, f: Carry) -> Reason | None:
        attack = s.innermost(Attack)
        if attack is None or A_COMPANY + attack.company not in self.companies.things(s, f):
            return NO_SUCH_ATTACK
        return None


@dataclass(frozen=True)
class NoneCancelled(Condition):
    """None of the attacks of the creature that attacks was cancelled yet."""

    def refuse(self, s: Realm, f: Carry) -> Reason | None:
        creature = s.innermost(CreatureAttack)
        return NONE_LEFT if creature is None or creature.cancelled else None


@dataclass(frozen=True)
class Covert(Condition):
    """The company that is attacked, or under way, is covert: a minion company that is not overt. ME-8.19, ME-8.21"""

    def refuse(self, s: Realm, f: Carry) -> Reason | None:
        company = company_at_hand(s)
        return None if company != NO_COMPANY and stance(s, company) == "covert" else WRONG_COMPANY


@dataclass(frozen=True)
class OnlyCopy(Condition):
    """No effect of a copy of this card lasts until the end of that, and none is declared in the chain that goes on;
    with `here` only what is about the site of the company at hand."""

    until: str
    here: bool = False

    def refuse(self, s: Realm, f: Carry) -> Reason | None:
        lasting = [entry for entry in s.in_force.until(self.until) if same_card(entry.card, f.card)]
        company = company_at_hand(s)
        if self.here and company != NO_COMPANY:
            name = key_named(f"site:{s.face(s.companies[company].site).title}")
            lasting = [entry for entry in lasting if name in entry.targets]
        chain = s.innermost(Chain)
        links = [] if chain is None else [link for link in chain.links if isinstance(link, Declared)]
        declared = [link for link in links if same_card(link.card, f.card) and link.source != f.source]
        return ONE_COPY if lasting or declared else None


@dataclass(frozen=True)
class Tap(Verb):
    """What the selector lists taps, if it is untapped: cards in play and sites; no site that is kept from hazards."""

    what: Selector

    def do(self, s: Realm, f: Carry) -> None:
        for thing in self.what.things(s, f):
            zone = s.zones.where[thing]
            kept = FACES[f.card].hazard and is_kept(s, thing)
            if is_at(zone, PLAY) or (is_at(zone, LAND) and not kept):
                s.tap(thing)


@dataclass(frozen=True)
class CloseSites(Verb):
    """The sites that are listed tap, each once in a turn: one that was untapped since then stays untapped. No site is
    tapped that is kept from hazards. G-12"""

    sites: Selector

    def do(self, s: Realm, f: Carry) -> None:
        for site in self.sites.things(s, f):
            closed = f"closed:{s.turn}:{site}"
            if is_kept(s, site) or any(closed in company.met for company in s.companies):
                continue
            s.tap(site)
            for number, company in enumerate(s.companies):
                if company.members and site in (company.site, company.going):
                    s.set_company(number, company.having_met(closed))


def is_kept(s: Realm, site: int) -> bool:
    """Whether a company there, or on its way there, keeps hazards from tapping the site."""
    there = [number for number, c in enumerate(s.companies) if c.members and site in (c.site, c.going)]
    return any(s.refuse_act("tap-site", A_COMPANY + number) is not None for number in there)


@dataclass(frozen=True)
class JoinFight(Verb):
    """Who is listed first joins the company that is attacked, and faces a strike before all others."""

    who: Selector

    def do(self, s: Realm, f: Carry) -> None:
        attack = s.innermost(Attack)
        if attack is None:
            return
        for who in self.who.things(s, f)[:1]:
            site = s.site_of(who)
            leave_company(s, who)
            s.add_member(attack.company, who)
            clear_site(s, site)
            attack.pledged = who


@dataclass(frozen=True)
class Wound(Verb):
    """Who is listed becomes wounded, without a body check."""

    who: Selector

    def do(self, s: Realm, f: Carry) -> None:
        for thing in self.who.things(s, f):
            s.set_status(thing, WOUNDED)


@dataclass(frozen=True)
class LimitCost(Cost):
    """So much of the hazard limit that is left."""

    number: int

    def ways(self, s: Realm, f: Carry) -> list[int]:
        return [A_COMPANY + s.journey.company] if s.journey.count + self.number <= s.hazard_limit() else []

    def pay(self, s: Realm, f: Carry, thing: int) -> None:
        s.journey.count += self.number


WORDS: Final[list[type[Effect]]] = [
    TheCompany,
    AttackOn,
    NoneCancelled,
    Covert,
    OnlyCopy,
    Tap,
    CloseSites,
    JoinFight,
    Wound,
    LimitCost,
]
