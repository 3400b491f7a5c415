"""Words of cards that end the game, and of those that are used at the council."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mathom.effects import Carry, Condition, Effect, Selector, Verb
from mathom.games.meccg.alignments import DARK
from mathom.games.meccg.company import NO_THING
from mathom.games.meccg.council.calling import call, may_call
from mathom.games.meccg.council.doom import Doom, bearer_at_doom
from mathom.games.meccg.state import NO_SEAT, Realm
from mathom.kernel import Reason

CALLED_ALREADY: Final = Reason("the-end-is-called-already", "ME-27.12")
NOT_FOR_HEROES: Final = Reason("it-calls-minions-only", "ME-27.14", "ME-27.15")
TOO_EARLY: Final = Reason("the-end-cannot-be-called-yet", "ME-27.10", "ME-27.48")
NO_RING_HERE: Final = Reason("the-one-ring-is-not-at-mount-doom", "ME-27.2")


@dataclass(frozen=True)
class CanCall(Condition):
    """The player whose turn it is has minions and may call the end of the game, which nobody has yet."""

    def refuse(self, s: Realm, f: Carry) -> Reason | None:
        if s.caller != NO_SEAT:
            return CALLED_ALREADY
        if s.profile(s.active).side != DARK:
            return NOT_FOR_HEROES
        return None if may_call(s, s.active) else TOO_EARLY


@dataclass(frozen=True)
class CallEnd(Verb):
    """You call the end of the game; the player whose turn it is not has the last turn."""

    def do(self, s: Realm, f: Carry) -> None:
        if s.caller == NO_SEAT:
            call(s, f.seat)


@dataclass(frozen=True)
class RingAtDoom(Condition):
    """A character of yours bears The One Ring at Mount Doom; an ally of yours of this title is there too, if given."""

    ally: str = ""

    def refuse(self, s: Realm, f: Carry) -> Reason | None:
        bearer = bearer_at_doom(s, f.seat)
        if bearer == NO_THING:
            return NO_RING_HERE
        there = [who for who in s.characters(f.seat) if s.site_of(who) == s.site_of(bearer)]
        allies = [card for who in there for card in s.cards_on(who) if s.face(card).kind == "ally"]
        found = not self.ally or any(s.face(card).title == self.ally for card in allies)
        return None if found else NO_RING_HERE


@dataclass(frozen=True)
class DestroyRing(Verb):
    """The One Ring at Mount Doom is destroyed and you win; with `check`, if its bearer passes a corruption check."""

    check: bool = False
    modifier: int = 0

    def do(self, s: Realm, f: Carry) -> None:
        bearer = bearer_at_doom(s, f.seat)
        if bearer != NO_THING:
            s.push(Doom(bearer, self.check, self.modifier))


@dataclass(frozen=True)
class HeavyItems(Selector):
    """The items of your characters with so many printed corruption points, on which no copy of the card lies."""

    least: int

    def things(self, s: Realm, f: Carry) -> list[int]:
        items = [card for who in s.characters(f.seat) for card in s.cards_on(who) if s.face(card).kind == "item"]
        heavy = [item for item in items if s.face(item).corruption >= self.least]
        return [item for item in heavy if all(s.zones.face[other] != f.card for other in s.cards_on(item))]


WORDS: Final[list[type[Effect]]] = [
    CanCall,
    CallEnd,
    RingAtDoom,
    DestroyRing,
    HeavyItems,
]
