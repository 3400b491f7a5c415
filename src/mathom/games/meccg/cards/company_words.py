"""Words about companies and those in them, and about where they are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mathom.effects import Carry, Condition, Effect, Selector, Verb
from mathom.games.meccg.box import regions
from mathom.games.meccg.cards.selectors import STATES
from mathom.games.meccg.combat.attack import CREATURE, Attack
from mathom.games.meccg.combat.creature import CreatureAttack
from mathom.games.meccg.combat.dragons import EventAttack, homes
from mathom.games.meccg.companies.havens import is_haven
from mathom.games.meccg.companies.influence import has_skill
from mathom.games.meccg.company import CAME_FROM_AFAR, NO_COMPANY, NO_THING
from mathom.games.meccg.places import is_on_the_road, site_type
from mathom.games.meccg.reasons import NO_SUCH_ATTACK, OTHER_SITE
from mathom.games.meccg.state import A_COMPANY, Realm
from mathom.games.meccg.zones import HAND, LAND, POINTS
from mathom.kernel import Reason

NOT_YOUR_AVATAR: Final = Reason("that-is-for-your-own-avatar-alone")


def carrier(s: Realm, thing: int) -> int:
    """The character that a thing is, or lies with; NO_THING if there is none."""
    while thing != NO_THING and s.company_of(thing) == NO_COMPANY:
        thing = s.on[thing]
    return thing


def company_with(s: Realm, found: list[int]) -> int:
    """The company that the first thing listed is in or lies in, or is itself."""
    if not found:
        return NO_COMPANY
    if found[0] >= A_COMPANY:
        return found[0] - A_COMPANY
    who = carrier(s, found[0])
    return NO_COMPANY if who == NO_THING else s.company_of(who)


# Selectors


@dataclass(frozen=True)
class Mates(Selector):
    """The characters in the company of the first thing listed; with `at_site` all at that site, of both players.

    Each of what is given must hold: one of the titles, races or skills, a state (untapped, tapped, wounded); `other`
    leaves out the thing itself, and with `allies` theirs are meant too.
    """

    of: Selector
    titles: tuple[str, ...] = ()
    races: tuple[str, ...] = ()
    skills: tuple[str, ...] = ()
    state: str = ""
    other: bool = False
    at_site: bool = False
    allies: bool = False

    def things(self, s: Realm, f: Carry) -> list[int]:
        origin = self.of.things(s, f)
        company = company_with(s, origin)
        if company == NO_COMPANY:
            return []
        found = s.companies[company].members
        if self.at_site:
            here = s.face(s.companies[company].site).title
            found = [who for seat in range(s.seats) for who in s.characters(seat) if is_at_site(s, who, here)]
        if self.allies:
            found = [*found, *[card for who in found for card in s.cards_on(who) if s.face(card).kind == "ally"]]
        return [who for who in found if self.fits(s, who) and not (self.other and who == carrier(s, origin[0]))]

    def fits(self, s: Realm, who: int) -> bool:
        face = s.face(who)
        if self.titles and face.title not in self.titles:
            return False
        if self.races and not any(s.counts_as(race, who, face.race == race) for race in self.races):
            return False
        if self.skills and not any(has_skill(s, who, skill) for skill in self.skills):
            return False
        return not self.state or s.status[who] == STATES[self.state]


def is_at_site(s: Realm, who: int, title: str) -> bool:
    site = s.site_of(who)
    return site != NO_THING and s.face(site).title == title


@dataclass(frozen=True)
class CompanyWith(Selector):
    """The company that the first thing listed is in: a character, or what lies with one."""

    what: Selector

    def things(self, s: Realm, f: Carry) -> list[int]:
        company = company_with(s, self.what.things(s, f))
        return [] if company == NO_COMPANY else [A_COMPANY + company]


@dataclass(frozen=True)
class ItemsNear(Selector):
    """Items of this title at the site of the first thing listed, whoever bears them; with `stored` only those of its
    own company, and those that you have stored where they are worth more."""

    of: Selector
    title: str
    stored: bool = False

    def things(self, s: Realm, f: Carry) -> list[int]:
        people = Mates(self.of, at_site=not self.stored).things(s, f)
        cards = [card for who in people for card in s.cards_on(who)]
        cards += [card for card in s.at(POINTS, f.seat) if self.stored and card in s.prized]
        return [card for card in cards if s.face(card).title == self.title]


@dataclass(frozen=True)
class Sites(Selector):
    """Site cards in play. Each of what is given must hold: one of these titles or types, tapped, with an
    automatic-attack of this race (`attack`), of your own (`own`); no haven, and with so many regions of a type in its
    printed site path (`path`). With `like` only those that are the same place as the first site listed; with
    `unhaunted` those made for your alignment that are no Dragon's home."""

    titles: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    tapped: bool = False
    attack: str = ""
    own: bool = False
    path: tuple[str | int, ...] = ()
    like: Selector | None = None
    unhaunted: bool = False

    def things(self, s: Realm, f: Carry) -> list[int]:
        sites = [site for seat in range(s.seats) if seat == f.seat or not self.own for site in s.at(LAND, seat)]
        if self.like is not None:
            meant = [s.face(site).title for site in self.like.things(s, f) if site in s.at(LAND, s.owner(site))]
            sites = [site for site in sites if s.face(site).title in meant[:1]]
        if self.unhaunted:
            own = s.alignments[f.seat]
            sites = [site for site in sites if s.face(site).alignment == own and s.face(site).title not in homes()]
        return [site for site in sites if self.fits(s, site) and not (self.tapped and s.is_untapped(site))]

    def fits(self, s: Realm, site: int) -> bool:
        face, kind = s.face(site), site_type(s, site) if self.types or self.path else ""
        if (self.titles and face.title not in self.titles) or (self.types and kind not in self.types):
            return False
        if self.path and (kind == "haven" or face.record.site_path.count(self.path[0]) < self.path[1]):
            return False
        return not self.attack or any(getattr(a, "race", "") == self.attack for a in face.record.automatic_attacks)


# Conditions


@dataclass(frozen=True)
class AtHaven(Condition):
    """The company of the first thing listed is at a haven of its player; `from_afar`, if it came there in his last turn
    from a site that is none, which is remembered where an unofficial erratum asks for it (ME-29.15)."""

    who: Selector
    from_afar: bool = False

    def refuse(self, s: Realm, f: Carry) -> Reason | None:
        company = company_with(s, self.who.things(s, f))
        if company == NO_COMPANY or is_on_the_road(s, company):
            return OTHER_SITE
        here = s.companies[company]
        if self.from_afar and CAME_FROM_AFAR not in here.met:
            return OTHER_SITE
        return None if here.members and is_haven(s, here.site, s.owner(here.members[0])) else OTHER_SITE


@dataclass(frozen=True)
class OwnAvatar(Condition):
    """The card is the avatar of its player, and no follower."""

    def refuse(self, s: Realm, f: Carry) -> Reason | None:
        return None if s.avatar(s.owner(f.source)) == f.source else NOT_YOUR_AVATAR


@dataclass(frozen=True)
class CreatureAttacks(Condition):
    """The attack that goes on is that of a hazard creature; not one that is keyed to a site (`abroad`), or keyed to
    one of these region types."""

    abroad: bool = False
    keyed_to: tuple[str, ...] = ()

    def refuse(self, s: Realm, f: Carry) -> Reason | None:
        attack = s.innermost(Attack)
        if attack is None or attack.origin != CREATURE:
            return NO_SUCH_ATTACK
        kind, _, name = attack.key.partition(":")
        if self.abroad and kind.startswith("site"):
            return NO_SUCH_ATTACK
        if self.keyed_to and not kind.startswith("region"):
            return NO_SUCH_ATTACK
        types = regions()[name].region_type if kind == "region" else name
        return NO_SUCH_ATTACK if self.keyed_to and types not in self.keyed_to else None


# Verbs


@dataclass(frozen=True)
class TakeBack(Verb):
    """The creature whose attack goes on returns to its player's hand, and attacks no more."""

    def do(self, s: Realm, f: Carry) -> None:
        creature, event = s.innermost(CreatureAttack), s.innermost(EventAttack)
        if creature is not None:
            creature.left = 0
            s.move(creature.card, HAND + s.owner(creature.card))
        elif event is not None:
            s.to_hand(event.card)


WORDS: Final[list[type[Effect]]] = [
    Mates,
    CompanyWith,
    ItemsNear,
    Sites,
    AtHaven,
    OwnAvatar,
    CreatureAttacks,
    TakeBack,
]
