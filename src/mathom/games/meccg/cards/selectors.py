"""Selectors of cards: characters, cards in play, what a creature is keyed to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mathom.effects import Carry, Effect, Selector
from mathom.games.meccg.combat.attack import Attack
from mathom.games.meccg.combat.strike import Strike
from mathom.games.meccg.companies.influence import company_size, has_skill, mind
from mathom.games.meccg.company import NO_COMPANY, NO_THING
from mathom.games.meccg.faces import FACES, Face, same_card
from mathom.games.meccg.journey.keys import keys_for
from mathom.games.meccg.places import fits_now
from mathom.games.meccg.sites.visit import Visit
from mathom.games.meccg.state import A_COMPANY, AN_ATTACK, PLAYER, TAPPED, UNTAPPED, WOUNDED, Realm
from mathom.games.meccg.zones import POINTS

# Limits of duplication that mean each character.
ONE_EACH: Final = ("character", "minion", "hobbit", "wizard", "ringwraith")

STATES: Final = {"untapped": UNTAPPED, "tapped": TAPPED, "wounded": WOUNDED}


@dataclass(frozen=True)
class Keyed(Selector):
    """What the creature can be keyed to: region types, regions, the type of the site or the site itself."""

    def things(self, s: Realm, f: Carry) -> list[int]:
        return keys_for(s, f.source)


@dataclass(frozen=True)
class TheAttack(Selector):
    """The attack that goes on."""

    def things(self, s: Realm, f: Carry) -> list[int]:
        return [AN_ATTACK]


@dataclass(frozen=True)
class TheTarget(Selector):
    """The character that faces the strike of now; in a fight of companies the one that fights for you."""

    def things(self, s: Realm, f: Carry) -> list[int]:
        strike = s.innermost(Strike)
        return [] if strike is None else [strike.champion(f.seat, s)]


@dataclass(frozen=True)
class You(Selector):
    """The player whose card it is."""

    def things(self, s: Realm, f: Carry) -> list[int]:
        return [PLAYER + f.seat]


def company_at_hand(s: Realm) -> int:
    """That of the attack, the journey or the visit that goes on."""
    attack = s.innermost(Attack)
    if attack is not None:
        return attack.company
    visit = s.innermost(Visit)
    return s.journey.company if visit is None else visit.company


def has_enough(s: Realm, f: Carry, company: int) -> bool:
    """Whether the company has the card already, of which each company may have one."""
    if FACES[f.card].record.duplication_limit != "company":
        return False
    cards = [card for member in s.companies[company].members for card in s.cards_on(member)]
    return any(same_card(s.zones.face[card], f.card) and card != f.source for card in cards)


def allies_of(s: Realm, members: list[int]) -> list[int]:
    return [card for member in members for card in s.cards_on(member) if s.face(card).kind == "ally"]


def company_with(s: Realm, who: int) -> int:
    """The company of a character, or of the one who controls the ally."""
    return s.company_of(s.on[who] if s.face(who).kind == "ally" else who)


@dataclass(frozen=True)
class Characters(Selector):
    """Characters of the active player: of the company at hand (`here`), or of all. Each of what is given must hold.

    `state` is untapped, tapped or wounded; `but` are races that are left out; with `avatar` only avatars, or only
    those in a company with one (`with_avatar`). `most_mind` and `most_company` bound mind and number of companions.
    With `both` those of all players are meant. Allies with the `skills` of a resource event are meant too (ME-18.7).

    `once`: none that has a copy of the card already (as with all cards of which each may have one); `without`: none
    that bears a card of this title; `title`: who is called so; `bearing`: who bears an item of one of these classes;
    `least_prowess`: who has so much prowess, or more; `trait`: who counts as that.
    """

    races: tuple[str, ...] = ()
    skills: tuple[str, ...] = ()
    state: str = ""
    here: bool = False
    but: tuple[str, ...] = ()
    avatar: bool = False
    with_avatar: bool = False
    most_mind: int = 0
    most_company: int = 0
    smaller_than: int = 0
    once: bool = False
    without: str = ""
    title: str = ""
    both: bool = False
    bearing: tuple[str, ...] = ()
    least_prowess: int = 0
    trait: str = ""

    def things(self, s: Realm, f: Carry) -> list[int]:
        company = company_at_hand(s) if self.here else NO_COMPANY
        seats = range(s.seats) if self.both else [s.active]
        people = [who for seat in seats for who in s.characters(seat)]
        members = s.companies[company].members if company != NO_COMPANY else people
        if self.skills and FACES[f.card].kind == "event" and FACES[f.card].resource:
            members = members + allies_of(s, members)
        return [member for member in members if self.fits(s, f, member)]

    def fits(self, s: Realm, f: Carry, who: int) -> bool:
        face = s.face(who)
        if self.title and face.title != self.title:
            return False
        if (self.races and face.race not in self.races) or face.race in self.but:
            return False
        if face.race == "orc" and "dwarf" in self.but and "corruption" in FACES[f.card].keywords:
            # What cannot be played on Dwarves cannot be played on Orcs (ME-20.5).
            return False
        if self.skills and not any(self.serves(s, f, who, skill) for skill in self.skills):
            return False
        if self.state and s.status[who] != STATES[self.state]:
            return False
        if self.avatar and not face.is_avatar():
            return False
        if self.trait and not s.counts_as(self.trait, who):
            return False
        if self.least_prowess and s.stat("prowess", who) < self.least_prowess:
            return False
        if self.most_mind and (not s.has_mind(who) or mind(s, who) > self.most_mind):
            return False
        once = self.once or FACES[f.card].record.duplication_limit in ONE_EACH
        if once and any(same_card(s.zones.face[card], f.card) for card in s.cards_on(who) if card != f.source):
            return False
        if self.bearing and not any(s.face(card).item_class in self.bearing for card in s.cards_on(who)):
            return False
        if self.without and any(s.face(card).title == self.without for card in s.cards_on(who)):
            return False
        return self.fits_company(s, who) and not has_enough(s, f, company_with(s, who))

    def serves(self, s: Realm, f: Carry, who: int, skill: str) -> bool:
        """Whether the skill can be used: not for a resource, where that is forbidden."""
        if not has_skill(s, who, skill):
            return False
        forbidden = s.refuse_act(f"skill:{skill}", A_COMPANY + company_with(s, who))
        return forbidden is None or not FACES[f.card].resource

    def fits_company(self, s: Realm, who: int) -> bool:
        members = s.companies[company_with(s, who)].members
        if self.with_avatar and s.avatar(s.owner(who)) not in members:
            return False
        if self.smaller_than and company_size(s, members) >= self.smaller_than:
            return False
        return not self.most_company or len(members) <= self.most_company


@dataclass(frozen=True)
class CompanyOf(Selector):
    """The company of the first character that the selector lists."""

    who: Selector

    def things(self, s: Realm, f: Carry) -> list[int]:
        found = [s.company_of(who) for who in self.who.things(s, f)]
        return [A_COMPANY + found[0]] if found and found[0] != NO_COMPANY else []


@dataclass(frozen=True)
class Events(Selector):
    """Events in play: of these durations, hazards or not, environments or not."""

    durations: tuple[str, ...] = ("long", "permanent")
    hazard: bool | None = None
    environment: bool | None = None

    def things(self, s: Realm, f: Carry) -> list[int]:
        return [thing for thing in s.in_play() if self.fits(s, thing)]

    def fits(self, s: Realm, thing: int) -> bool:
        face = s.face(thing)
        if face.kind not in ("event", "creature") or not any(d in face.durations for d in self.durations):
            return False
        if self.hazard is not None and face.hazard != self.hazard:
            return False
        return self.environment is None or face.environment == self.environment


@dataclass(frozen=True)
class Factions(Selector):
    """The factions of the active player; with `here` those that are playable at the site of the company at hand."""

    here: bool = False

    def things(self, s: Realm, f: Carry) -> list[int]:
        found = [thing for thing in s.at(POINTS, s.active) if s.face(thing).kind == "faction"]
        company = company_at_hand(s)
        if not self.here or company == NO_COMPANY:
            return [] if self.here else found
        site = s.companies[company].site
        return [thing for thing in found if fits_now(s, s.face(thing).record.playable_at, site)]


@dataclass(frozen=True)
class ItemsOf(Selector):
    """The items of those that the selector lists; without special ones, if `ordinary`; of these classes, or rings; of
    this kind of `equipment`."""

    who: Selector
    ordinary: bool = False
    classes: tuple[str, ...] = ()
    rings: bool = False
    equipment: str = ""

    def things(self, s: Realm, f: Carry) -> list[int]:
        bearers = self.who.things(s, f)
        items = [card for who in bearers if who != NO_THING for card in s.cards_on(who) if s.is_item(card)]
        return [item for item in items if self.fits(s.face(item))]

    def fits(self, face: Face) -> bool:
        if (self.ordinary and face.item_class == "special") or (self.classes and face.item_class not in self.classes):
            return False
        if self.equipment and getattr(face.record, "equipment", "") != self.equipment:
            return False
        return not self.rings or (face.kind == "item" and bool(face.record.ring_kind or face.item_class == "gold-ring"))


SELECTORS: Final[list[type[Effect]]] = [
    Keyed,
    TheAttack,
    TheTarget,
    You,
    Characters,
    CompanyOf,
    Events,
    Factions,
    ItemsOf,
]
