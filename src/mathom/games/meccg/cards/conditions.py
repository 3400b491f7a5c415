"""Conditions of cards: about attacks, strikes, companies, what is in play."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from mathom.effects import Carry, Condition, Effect, Selector
from mathom.games.meccg.box import regions
from mathom.games.meccg.combat.attack import Attack
from mathom.games.meccg.combat.duel import Duel
from mathom.games.meccg.combat.strike import Strike
from mathom.games.meccg.companies.influence import company_size, has_skill, mode_of
from mathom.games.meccg.company import NO_COMPANY, NO_THING
from mathom.games.meccg.journey.keys import is_in_play
from mathom.games.meccg.places import site_type
from mathom.games.meccg.reasons import NO_SUCH_ATTACK, NOT_IN_PLAY, NOT_THE_BEARER
from mathom.games.meccg.state import PLAYER, Realm
from mathom.kernel import Reason

STRIKES_ASSIGNED: Final = Reason("the-strikes-are-assigned-already", "ME-13.13")
NOT_ABOUT_THAT: Final = Reason("it-is-not-for-that")
NOT_IN_MODE: Final = Reason("the-ringwraith-is-not-in-that-mode")
NO_STRIKE: Final = Reason("no-such-strike-is-faced-now")
TOO_LARGE: Final = Reason("the-company-is-too-large")
NOT_MET: Final = Reason("the-company-has-not-faced-that-this-turn")
NOT_THERE: Final = Reason("it-is-at-another-site")
NO_PATH: Final = Reason("the-site-path-does-not-fit")
NOT_AGREED: Final = Reason("that-needs-an-unofficial-erratum", "ME-29.1")


@dataclass(frozen=True)
class AttackBy(Condition):
    """An attack goes on, by one of these races; of any, without races."""

    races: tuple[str, ...] = ()

    def refuse(self, s: Realm, f: Carry) -> Reason | None:
        attack = s.innermost(Attack)
        fits = attack is not None and (not self.races or race_faced(s, attack, f.source) in self.races)
        return None if fits else NO_SUCH_ATTACK


def race_faced(s: Realm, attack: Attack, source: int) -> str:
    """What a card fights against: in a fight of companies who stands against it or its bearer. ME-14.26"""
    duel = s.innermost(Duel)
    if duel is None or source == NO_THING:
        return attack.race
    foe = duel.foe(source if s.face(source).is_person() else s.bearer(source))
    return attack.race if foe == NO_THING else s.face(foe).race


@dataclass(frozen=True)
class Unassigned(Condition):
    """An attack goes on whose strikes are not assigned yet: it may be cancelled, or its strikes changed."""

    def refuse(self, s: Realm, f: Carry) -> Reason | None:
        attack = s.innermost(Attack)
        if attack is None:
            return NO_SUCH_ATTACK
        return STRIKES_ASSIGNED if attack.faced else None


@dataclass(frozen=True)
class StrikesAssigned(Condition):
    """An attack goes on whose strikes are assigned: their number can no longer change."""

    def refuse(self, s: Realm, f: Carry) -> Reason | None:
        attack = s.innermost(Attack)
        return None if attack is not None and attack.faced else NO_SUCH_ATTACK


@dataclass(frozen=True)
class AttackOf(Condition):
    """The attack that goes on is made by one of these: this card, a creature, a site; in a fight of companies, the
    strike."""

    source: Selector

    def refuse(self, s: Realm, f: Carry) -> Reason | None:
        attack, duel = s.innermost(Attack), s.innermost(Duel)
        if attack is None:
            return NO_SUCH_ATTACK
        by = attack.source if duel is None else duel.striker
        return None if by in self.source.things(s, f) else NO_SUCH_ATTACK


@dataclass(frozen=True)
class Isolated(Condition):
    """The attack that goes on is the one of several that a card has left."""

    def refuse(self, s: Realm, f: Carry) -> Reason | None:
        attack = s.innermost(Attack)
        return None if attack is not None and attack.is_isolated(s) else NO_SUCH_ATTACK


@dataclass(frozen=True)
class StrikeOn(Condition):
    """A strike is faced by a character of one of these races, who has this skill; by anybody, without them."""

    races: tuple[str, ...] = ()
    skill: str = ""

    def refuse(self, s: Realm, f: Carry) -> Reason | None:
        strike = s.innermost(Strike)
        who = NO_THING if strike is None else strike.champion(f.seat, s)
        if strike is None or (self.races and s.face(who).race not in self.races):
            return NO_STRIKE
        return None if not self.skill or has_skill(s, who, self.skill) else NO_STRIKE


@dataclass(frozen=True)
class BearerStruck(Condition):
    """A strike is faced by who bears the card."""

    def refuse(self, s: Realm, f: Carry) -> Reason | None:
        strike = s.innermost(Strike)
        return None if strike is not None and s.bearer(f.source) == strike.champion(f.seat, s) else NO_STRIKE


@dataclass(frozen=True)
class Facing(Condition):
    """A strike is faced by one that the selector lists."""

    who: Selector

    def refuse(self, s: Realm, f: Carry) -> Reason | None:
        strike = s.innermost(Strike)
        return None if strike is not None and strike.target in self.who.things(s, f) else NO_STRIKE


@dataclass(frozen=True)
class SiteIs(Condition):
    """The first site card that the selector lists has one of these titles, types, regions and types of region; each
    that is given."""

    of: Selector
    titles: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    regions: tuple[str, ...] = ()
    region_types: tuple[str, ...] = ()

    def refuse(self, s: Realm, f: Carry) -> Reason | None:
        found = self.of.things(s, f)
        if not found or found[0] == NO_THING:
            return NOT_THERE
        face = s.face(found[0])
        named = not self.titles or face.title in self.titles
        typed = not self.types or site_type(s, found[0]) in self.types
        placed = not self.regions or face.record.region in self.regions
        if self.region_types:
            land = face.record.region or face.record.surface_region
            placed = placed and land in regions() and regions()[land].region_type in self.region_types
        return None if named and typed and placed else NOT_THERE


@dataclass(frozen=True)
class Plays(Condition):
    """The first player listed plays one of these alignments."""

    who: Selector
    alignments: tuple[str, ...]

    def refuse(self, s: Realm, f: Carry) -> Reason | None:
        found = self.who.things(s, f)
        return None if found and s.alignments[found[0] - PLAYER] in self.alignments else NOT_ABOUT_THAT


@dataclass(frozen=True)
class Faced(Condition):
    """The company that is attacked has faced an attack by this race, or by one of these cards, earlier this turn."""

    race: str = ""
    titles: tuple[str, ...] = ()

    def refuse(self, s: Realm, f: Carry) -> Reason | None:
        attack = s.innermost(Attack)
        if attack is None:
            return NO_SUCH_ATTACK
        met = s.companies[attack.company].met
        wanted = [f"attack:{self.race}", *[f"faced:{title}" for title in self.titles]]
        return None if any(what in met for what in wanted) else NOT_MET


@dataclass(frozen=True)
class InPlay(Condition):
    """A card of this title counts as in play."""

    title: str

    def refuse(self, s: Realm, f: Carry) -> Reason | None:
        return None if is_in_play(s, self.title, f.source) else NOT_IN_PLAY


@dataclass(frozen=True)
class BearerIs(Condition):
    """Who bears the card is of one of these races, or has this skill."""

    races: tuple[str, ...] = ()
    skill: str = ""

    def refuse(self, s: Realm, f: Carry) -> Reason | None:
        bearer = s.bearer(f.source)
        if bearer == NO_THING:
            return NOT_THE_BEARER
        race = not self.races or s.face(bearer).race in self.races
        return None if race and (not self.skill or has_skill(s, bearer, self.skill)) else NOT_THE_BEARER


@dataclass(frozen=True)
class Trained(Condition):
    """Who bears the card has this skill by himself."""

    skill: str

    def refuse(self, s: Realm, f: Carry) -> Reason | None:
        bearer = s.bearer(f.source)
        return None if bearer != NO_THING and self.skill in s.face(bearer).skills else NOT_THE_BEARER


@dataclass(frozen=True)
class InMode(Condition):
    """The company of the card's Ringwraith, or of the first that is listed, is in this mode: fell-rider, black-rider,
    heralded-lord; in any, without one."""

    mode: str = ""
    of: Selector | None = None

    def refuse(self, s: Realm, f: Carry) -> Reason | None:
        listed = [f.source] if self.of is None else self.of.things(s, f)
        company = s.company_of(listed[0]) if listed else NO_COMPANY
        mode = "" if company == NO_COMPANY else mode_of(s, company)
        return None if mode and (mode == self.mode or not self.mode) else NOT_IN_MODE


@dataclass(frozen=True)
class Concerns(Condition):
    """Influence is used for such a thing: characters or factions of these races, cards of these titles, any faction,
    factions that are playable at this site; somebody of the company of who bears the card (`mates`)."""

    characters: tuple[str, ...] = ()
    factions: tuple[str, ...] = ()
    titles: tuple[str, ...] = ()
    any_faction: bool = False
    site: str = ""
    mates: bool = False

    def refuse(self, s: Realm, f: Carry) -> Reason | None:
        if self.mates and f.use > 0 and s.bearer(f.source) != NO_THING:
            company = s.company_of(s.bearer(f.source))
            return None if company != NO_COMPANY and f.use - 1 in s.companies[company].members else NOT_ABOUT_THAT
        return None if f.use > 0 and self.means(s, f.use - 1) else NOT_ABOUT_THAT

    def means(self, s: Realm, thing: int) -> bool:
        face = s.face(thing)
        if face.title in self.titles:
            return True
        if face.kind == "faction":
            here = any(self.site in where.sites for where in face.record.playable_at) if self.site else False
            return self.any_faction or face.race in self.factions or here
        return face.race in self.characters


@dataclass(frozen=True)
class SmallerThan(Condition):
    """The company at hand, or that of the first thing listed, has a size below this."""

    size: int
    of: Selector | None = None

    def refuse(self, s: Realm, f: Carry) -> Reason | None:
        found = [] if self.of is None else self.of.things(s, f)
        company = s.company_of(found[0]) if found else s.journey.company
        if company == NO_COMPANY:
            return TOO_LARGE
        return None if company_size(s, s.companies[company].members) < self.size else TOO_LARGE


@dataclass(frozen=True)
class PathHas(Condition):
    """The site path has one of these region types, or so many of one: ``("dark-domain", 1, "wilderness", 2)``. With
    `apart` no two regions of other types than this are neighbours in it. Or it leads through one of these `regions`."""

    types: tuple[str | int, ...]
    apart: str = ""
    regions: tuple[str, ...] = ()

    def refuse(self, s: Realm, f: Carry) -> Reason | None:
        pairs = zip(self.types[::2], self.types[1::2], strict=True)
        path = s.journey.types
        fits = any(path.count(str(kind)) >= int(times) for kind, times in pairs)
        fits = fits or any(name in self.regions for name in s.journey.regions)
        inland = self.apart and any(self.apart not in pair for pair in pairwise(path))
        return None if fits and not inland else NO_PATH


@dataclass(frozen=True)
class Corrected(Condition):
    """The table plays with this unofficial erratum, named by the number of its rule. ME-29.1"""

    rule: str

    def refuse(self, s: Realm, f: Carry) -> Reason | None:
        return None if s.terms.has(self.rule) else NOT_AGREED


CONDITIONS: Final[list[type[Effect]]] = [
    AttackBy,
    Unassigned,
    StrikesAssigned,
    AttackOf,
    Isolated,
    StrikeOn,
    BearerStruck,
    Facing,
    SiteIs,
    Plays,
    Faced,
    InPlay,
    BearerIs,
    Trained,
    InMode,
    Concerns,
    SmallerThan,
    PathHas,
    Corrected,
]
