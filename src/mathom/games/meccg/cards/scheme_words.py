"""Words of schemes: cards that undo others, change the way, or call back what was beaten."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from mathom.effects import Carry, Condition, Effect, Entry, Selector, Verb
from mathom.games.meccg.cards.fetching import Fetching
from mathom.games.meccg.codes import deed, face_in, faces
from mathom.games.meccg.combat.creature import CreatureAttack
from mathom.games.meccg.company import NO_COMPANY, NO_THING
from mathom.games.meccg.faces import FACES
from mathom.games.meccg.journey.keys import key_of, keys_for
from mathom.games.meccg.state import Realm
from mathom.games.meccg.uniqueness import out_already
from mathom.games.meccg.zones import CHAIN, DISCARD
from mathom.kernel import Chain, Reason

RAISE: Final = deed("play")

NOTHING_DECLARED: Final = Reason("no-such-card-was-declared-in-this-chain")
NOTHING_LASTS: Final = Reason("no-such-effect-lasts-now")
NO_SUCH_CARD: Final = Reason("no-such-card-lies-there")
NO_PATH: Final = Reason("the-site-path-does-not-fit")


def needs_skill(face: int, skill: str) -> bool:
    return skill in getattr(FACES[face].record, "skill_required", ())


def declared_with(s: Realm, skill: str) -> list[int]:
    """The places in the chain of the cards that need the skill and are still to come."""
    chain = s.innermost(Chain)
    links = [] if chain is None else chain.links
    sources = [getattr(link, "source", NO_THING) for link in links]
    found = [i for i, source in enumerate(sources) if source != NO_THING and not links[i].cancelled]
    return [i for i in found if needs_skill(s.zones.face[sources[i]], skill)]


def lasting_with(s: Realm, skill: str) -> list[Entry]:
    """What lasts of the card with this skill that was played first."""
    found = [entry for entry in s.in_force.entries() if entry.until and needs_skill(entry.card, skill)]
    return [entry for entry in found if entry.source == found[0].source]


# Selectors


@dataclass(frozen=True)
class NewSite(Selector):
    """The site card that the company under way goes to, if it is of this type and above the earth."""

    kind: str

    def things(self, s: Any, f: Carry) -> list[int]:
        if s.journey.company == NO_COMPANY:
            return []
        record = s.face(s.destination()).record
        return [s.destination()] if record.site_type == self.kind and not record.under_deeps else []


# Conditions


@dataclass(frozen=True)
class SkillDeclared(Condition):
    """A card that needs this skill was declared in the chain that goes on."""

    skill: str

    def refuse(self, s: Any, f: Carry) -> Reason | None:
        return None if declared_with(s, self.skill) else NOTHING_DECLARED


@dataclass(frozen=True)
class SkillLasts(Condition):
    """An effect of a card that needed this skill goes on."""

    skill: str

    def refuse(self, s: Any, f: Carry) -> Reason | None:
        return None if lasting_with(s, self.skill) else NOTHING_LASTS


@dataclass(frozen=True)
class CanRise(Condition):
    """A creature of this race that could be played now lies in your discard pile."""

    race: str

    def refuse(self, s: Any, f: Carry) -> Reason | None:
        return None if risers(s, f.seat, self.race) else NO_SUCH_CARD


def risers(s: Realm, seat: int, race: str) -> list[int]:
    """The creatures (faces) of a race in a discard pile that can be keyed to something now."""
    found: list[int] = []
    for thing in s.at(DISCARD, seat):
        face = s.face(thing)
        if face.kind == "creature" and face.race == race and not out_already(s, face.number) and keys_for(s, thing):
            found.append(face.number)
    return found


# Verbs


@dataclass(frozen=True)
class CancelSkilled(Verb):
    """The card that needs this skill and was declared last has no effect."""

    skill: str

    def do(self, s: Any, f: Carry) -> None:
        chain, found = s.innermost(Chain), declared_with(s, self.skill)
        if chain is not None and found:
            chain.cancel(found[-1])


@dataclass(frozen=True)
class EndSkilled(Verb):
    """What goes on of a card that needed this skill ends."""

    skill: str

    def do(self, s: Any, f: Carry) -> None:
        s.end(lasting_with(s, self.skill))


@dataclass(frozen=True)
class ChangePath(Verb):
    """One region of this type in the site path is of another type from now on."""

    kind: str
    to: str

    def do(self, s: Any, f: Carry) -> None:
        if self.kind in s.journey.types:
            at = s.journey.types.index(self.kind)
            s.journey.types = [self.to if i == at else kind for i, kind in enumerate(s.journey.types)]


@dataclass(frozen=True)
class Raise(Verb):
    """You choose a creature of this race in your discard pile; it attacks at once, with this much more prowess."""

    race: str
    prowess: int

    def do(self, s: Any, f: Carry) -> None:
        found = faces(RAISE, risers(s, f.seat, self.race))
        if found:
            f.ask_one(s, f.seat, "raise", found)

    def take(self, s: Any, f: Carry) -> None:
        card = s.zones.slip(s.with_face(DISCARD, f.seat, face_in(s.reply)), CHAIN)
        attack = CreatureAttack(card, s.journey.company, key_of(keys_for(s, card)[0]))
        attack.bonus = self.prowess
        s.push(attack)

    def refuse(self, s: Any, f: Carry, code: int) -> Reason | None:
        return None if code in faces(RAISE, risers(s, f.seat, self.race)) else NO_SUCH_CARD


@dataclass(frozen=True)
class EachRecalls(Verb):
    """Every player, the active one first, may take a card of this kind from the own discard pile: into the play deck,
    or to hand."""

    what: str
    to_hand: bool = False

    def do(self, s: Any, f: Carry) -> None:
        for seat in reversed([(s.active + i) % s.seats for i in range(s.seats)]):
            s.push(Fetching(seat, self.what, 1, "hand" if self.to_hand else "pile"))


WORDS: Final[list[type[Effect]]] = [
    NewSite,
    SkillDeclared,
    SkillLasts,
    CanRise,
    CancelSkilled,
    EndSkilled,
    ChangePath,
    Raise,
    EachRecalls,
]
