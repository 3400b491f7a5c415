"""Words of cards with which others lie off to the side."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mathom.effects import Carry, Condition, Effect, Selector, Verb
from mathom.games.meccg.captures.aside import put_aside
from mathom.games.meccg.event_kinds import RESERVED
from mathom.games.meccg.state import Realm
from mathom.games.meccg.uniqueness import race_of
from mathom.games.meccg.zones import ASIDE, CHAIN, HAND
from mathom.kernel import Reason

HOLDS_ONE: Final = Reason("it-holds-a-card-already", "ME-25.23")


@dataclass(frozen=True)
class CreaturesHeld(Selector):
    """The creatures of these races in your hand."""

    races: tuple[str, ...]

    def is_secret(self) -> bool:
        return True

    def things(self, s: Realm, f: Carry) -> list[int]:
        found: dict[int, int] = {}
        for thing in s.at(HAND, f.seat):
            if s.face(thing).kind == "creature" and race_of(s, s.face(thing)) in self.races:
                found.setdefault(s.zones.face[thing], thing)
        return list(found.values())


@dataclass(frozen=True)
class Reserved(Selector):
    """What lies off to the side with the card, or was played from there."""

    def things(self, s: Realm, f: Carry) -> list[int]:
        return [*s.aside_with(f.source), *[thing for thing in s.zones.content[CHAIN] if s.on[thing] == f.source]]


@dataclass(frozen=True)
class HoldsNothing(Condition):
    """Nothing lies off to the side with the card."""

    def refuse(self, s: Realm, f: Carry) -> Reason | None:
        return HOLDS_ONE if s.aside_with(f.source) else None


@dataclass(frozen=True)
class Reserve(Verb):
    """The first that is listed goes from your hand to the side, face up, with the card."""

    what: Selector

    def do(self, s: Realm, f: Carry) -> None:
        thing = s.zones.slip(self.what.things(s, f)[0], ASIDE + f.seat)
        put_aside(s, thing, f.source)
        s.tell(RESERVED, f.seat, s.zones.face[thing], s.zones.face[f.source])


WORDS: Final[list[type[Effect]]] = [CreaturesHeld, Reserved, HoldsNothing, Reserve]
