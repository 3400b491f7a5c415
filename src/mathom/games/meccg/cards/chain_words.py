"""Words about the chain of effects that goes on, and about what lasts: what was declared, and how it is undone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mathom.effects import Carry, Declared, Effect, Selector, Verb
from mathom.effects.in_force import WHILE_IN_PLAY
from mathom.games.meccg.company import NO_THING
from mathom.games.meccg.faces import FACES
from mathom.games.meccg.state import A_COMPANY, A_LASTING, A_LINK, Realm
from mathom.kernel import Chain, Link

# Selectors


def links_of(s: Realm) -> list[Link]:
    """What was declared in the innermost chain, but for what is cancelled."""
    chain = s.innermost(Chain)
    return [] if chain is None else list(chain.links)


@dataclass(frozen=True)
class Links(Selector):
    """What was declared earlier in the chain that goes on and waits. Each of what is given must hold: a card of this
    title, an environment, one that requires this skill, a hazard aimed at one of these."""

    title: str = ""
    environment: bool = False
    skill: str = ""
    aimed_at: Selector | None = None

    def things(self, s: Realm, f: Carry) -> list[int]:
        found = [i for i, link in enumerate(links_of(s)) if isinstance(link, Declared) and not link.cancelled]
        return [A_LINK + i for i in found if self.fits(s, f, links_of(s)[i])]

    def fits(self, s: Realm, f: Carry, link: Link) -> bool:
        if not isinstance(link, Declared) or link.source in (NO_THING, f.source):
            return False
        face = FACES[link.card]
        if (self.title and face.title != self.title) or (self.environment and not face.environment):
            return False
        if self.skill and not needs_skill(link.card, self.skill):
            return False
        return self.aimed_at is None or (face.hazard and aims_at(s, link, self.aimed_at.things(s, f)))


def needs_skill(face: int, skill: str) -> bool:
    return skill in getattr(FACES[face].record, "skill_required", ())


def aims_at(s: Realm, link: Declared, meant: list[int]) -> bool:
    """Whether a target is one of these, or lies with one of these; a creature aims at the company under way."""
    if FACES[link.card].kind == "creature" and A_COMPANY + s.journey.company in meant:
        return True
    for target in link.targets:
        while target < len(s.on) and target not in meant and s.on[target] != NO_THING:
            target = s.on[target]
        if target in meant:
            return True
    return False


@dataclass(frozen=True)
class Lasting(Selector):
    """What goes on of the card that was played first of those that required this skill."""

    skill: str

    def things(self, s: Realm, f: Carry) -> list[int]:
        found = [entry for entry in s.in_force.entries() if entry.until and needs_skill(entry.card, self.skill)]
        return [A_LASTING + entry.order for entry in found if entry.source == found[0].source]


@dataclass(frozen=True)
class LastingWeather(Selector):
    """What goes on for a time of environments that are not in play: of hazards, or of resources."""

    hazard: bool

    def things(self, s: Realm, f: Carry) -> list[int]:
        passing = [entry for entry in s.in_force.entries() if entry.until not in (WHILE_IN_PLAY, "game")]
        found = [entry for entry in passing if FACES[entry.card].environment]
        return [A_LASTING + entry.order for entry in found if FACES[entry.card].hazard == self.hazard]


# Verbs


@dataclass(frozen=True)
class CancelEffect(Verb):
    """Of what was declared the last that is listed has no effect; all that lasts and is listed ends."""

    what: Selector

    def do(self, s: Realm, f: Carry) -> None:
        found = self.what.things(s, f)
        chain = s.innermost(Chain)
        links = [number - A_LINK for number in found if A_LINK <= number < A_LASTING]
        if chain is not None and links:
            chain.cancel(links[-1])
        s.end([entry for entry in s.in_force.entries() if A_LASTING + entry.order in found])


WORDS: Final[list[type[Effect]]] = [Links, Lasting, LastingWeather, CancelEffect]
