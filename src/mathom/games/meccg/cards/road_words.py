"""Words about the road and its end: the site ahead, regions that change, fellowships, what is lost on the way."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from mathom.effects import Carry, Condition, Effect, Selector, Verb
from mathom.games.meccg.combat.attack import Attack
from mathom.games.meccg.companies.bequest import Bequest
from mathom.games.meccg.companies.havens import is_haven
from mathom.games.meccg.companies.influence import mind
from mathom.games.meccg.company import NO_COMPANY, NO_THING
from mathom.games.meccg.corruption import CorruptionCheck
from mathom.games.meccg.event_kinds import ROLLED
from mathom.games.meccg.journey.keys import RACES, key_named, key_of
from mathom.games.meccg.state import A_COMPANY, Realm
from mathom.kernel import Reason

NO_SUCH_ATTACK: Final = Reason("there-is-no-such-attack-now")

# Selectors


@dataclass(frozen=True)
class SiteAhead(Selector):
    """The site card that the company under way goes to, or stays at, if it is of one of these types.

    With `attacks` only one that has automatic-attacks. Under-deeps sites are not meant, nor one that a copy of the card
    is about already where each site may have one.
    """

    types: tuple[str, ...]
    attacks: bool = False

    def things(self, s: Any, f: Carry) -> list[int]:
        if s.journey.company == NO_COMPANY:
            return []
        site: int = s.destination()
        record = s.face(site).record
        fits = record.site_type in self.types and not record.under_deeps
        return [site] if fits and (record.automatic_attacks or not self.attacks) and not is_taken(s, f, site) else []


def is_taken(s: Realm, f: Carry, site: int) -> bool:
    """Whether a copy of a card of which each site may have one is in force there."""
    if s.face(f.source).record.duplication_limit != "site":
        return False
    return any(entry.card == f.card and site in entry.targets for entry in s.in_force.until("turn"))


@dataclass(frozen=True)
class Races(Selector):
    """The races of creatures, to name one of them; without these."""

    but: tuple[str, ...] = ()

    def things(self, s: Any, f: Carry) -> list[int]:
        return [key_named(f"race:{race}") for race in RACES if race not in self.but]


@dataclass(frozen=True)
class OfNamedRace(Selector):
    """Creatures of the race that was named, wherever they are."""

    def things(self, s: Any, f: Carry) -> list[int]:
        return [thing for thing in range(len(s.zones.face)) if self.has(s, f, thing)]

    def has(self, s: Any, f: Carry, thing: int) -> bool:
        face = s.face(thing)
        return face.kind == "creature" and f"race:{face.race}" == key_of(f.targets[0])


@dataclass(frozen=True)
class Fellowships(Selector):
    """The first characters of your companies at havens that have so many characters and allies, or more."""

    least: int

    def things(self, s: Any, f: Carry) -> list[int]:
        found = [s.companies[number] for number in s.companies_of(f.seat)]
        return [c.members[0] for c in found if is_haven(s, c.site, f.seat) and strength(s, c.members) >= self.least]


def strength(s: Realm, members: list[int]) -> int:
    """How many characters and allies they are."""
    allies = [card for member in members for card in s.cards_on(member) if s.face(card).kind == "ally"]
    return len(members) + len(allies)


@dataclass(frozen=True)
class RingsHere(Selector):
    """The rings that characters of the company under way bear."""

    def things(self, s: Any, f: Carry) -> list[int]:
        members = [] if s.journey.company == NO_COMPANY else s.companies[s.journey.company].members
        items = [card for who in members for card in s.cards_on(who) if s.face(card).kind == "item"]
        return [item for item in items if s.face(item).record.ring_kind or s.face(item).item_class == "gold-ring"]


@dataclass(frozen=True)
class MovedTo(Selector):
    """The companies that have moved this turn to the first site card that is listed."""

    site: Selector

    def things(self, s: Any, f: Carry) -> list[int]:
        sites = self.site.things(s, f)
        there = [n for n, c in enumerate(s.companies) if c.members and c.moved and c.site in sites]
        return [A_COMPANY + number for number in there]


# Conditions


@dataclass(frozen=True)
class AttackOf(Condition):
    """The attack that goes on is made by this card, or at this site."""

    source: Selector

    def refuse(self, s: Any, f: Carry) -> Reason | None:
        attack = s.innermost(Attack)
        return None if attack is not None and attack.source in self.source.things(s, f) else NO_SUCH_ATTACK


# Verbs


@dataclass(frozen=True)
class TurnRegion(Verb):
    """One region of this type in the site path counts as one of another."""

    kind: str
    into: str

    def do(self, s: Any, f: Carry) -> None:
        types = list(s.journey.types)
        if self.kind in types:
            types[types.index(self.kind)] = self.into
        s.journey.types = types


@dataclass(frozen=True)
class SendHome(Verb):
    """The first that is listed returns to hand, and may leave one item to somebody of the company."""

    who: Selector

    def do(self, s: Any, f: Carry) -> None:
        found = self.who.things(s, f)
        if found:
            s.push(Bequest(found[0]))


@dataclass(frozen=True)
class RingCheck(Verb):
    """The bearer of the first ring that is listed makes a corruption check; to fail costs the ring, nothing else."""

    ring: Selector
    modifier: int = 0

    def do(self, s: Any, f: Carry) -> None:
        found = [ring for ring in self.ring.things(s, f) if s.on[ring] != NO_THING]
        if found:
            check = CorruptionCheck(s.on[found[0]], self.modifier)
            check.price = found[0]
            s.push(check)


@dataclass(frozen=True)
class Flee(Verb):
    """The player rolls and adds the mind of the first that is listed; up to the number he goes back by himself, with
    his allies, to where the company came from."""

    who: Selector
    most: int

    def do(self, s: Any, f: Carry) -> None:
        f.throw(s, "event", [6, 6])

    def take(self, s: Any, f: Carry) -> None:
        who = self.who.things(s, f)[0]
        rolled, more = sum(s.outcome) + 2, mind(s, who)
        s.tell(ROLLED, s.active, f.card, rolled, more, self.most)
        company = s.company_of(who)
        if rolled + more > self.most or s.refuse_act("be-sent-back", A_COMPANY + company) is not None:
            return
        site = s.companies[company].site
        s.forsake(who)
        s.remove_member(who)
        number = s.found_company(s.owner(who), [who], site)
        alone = s.companies[number].copy()
        alone.idle = alone.has_travelled = True
        s.set_company(number, alone)


ROAD_WORDS: Final[list[type[Effect]]] = [
    SiteAhead,
    Races,
    OfNamedRace,
    Fellowships,
    RingsHere,
    MovedTo,
    AttackOf,
    TurnRegion,
    SendHome,
    RingCheck,
    Flee,
]
