"""Words of cards that take prisoners."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mathom.effects import Carry, Effect, Selector, Verb
from mathom.games.meccg.captures.aside import throw_away
from mathom.games.meccg.captures.prisoners import is_ring, lose_prisoner, prisoners_of
from mathom.games.meccg.captures.taking import Capturing
from mathom.games.meccg.combat.strike import current_attack
from mathom.games.meccg.event_kinds import BODY_CHECK, ROLLED
from mathom.games.meccg.state import Realm


@dataclass(frozen=True)
class Captives(Selector):
    """The prisoners of the card."""

    def things(self, s: Realm, f: Carry) -> list[int]:
        return prisoners_of(s, f.source)


@dataclass(frozen=True)
class CaptivesRings(Selector):
    """The rings that prisoners of the card have kept."""

    def things(self, s: Realm, f: Carry) -> list[int]:
        kept = [card for who in prisoners_of(s, f.source) for card in s.aside_with(who)]
        return [card for card in kept if is_ring(s, card)]


@dataclass(frozen=True)
class Capture(Verb):
    """The first that is listed, who is attacked, becomes a prisoner of the card, at a site of one of these types."""

    who: Selector
    types: tuple[str, ...]
    keeps_rings: bool = True

    def do(self, s: Realm, f: Carry) -> None:
        who = self.who.things(s, f)[0]
        s.push(Capturing(f.source, who, current_attack(s).company, list(self.types), self.keeps_rings))


@dataclass(frozen=True)
class CheckCaptive(Verb):
    """A body check against the first prisoner that is listed; nothing that lay on him counts."""

    who: Selector
    modifier: int = 0

    def do(self, s: Realm, f: Carry) -> None:
        f.throw(s, "body", [6, 6])

    def take(self, s: Realm, f: Carry) -> None:
        who = self.who.things(s, f)[0]
        rolled, body = sum(s.outcome) + 2 + self.modifier, s.printed("body", who)
        outcome = "eliminated" if rolled > body else "holds"
        s.tell(BODY_CHECK, s.owner(who), s.zones.face[who], rolled, body, outcome)
        if rolled > body:
            lose_prisoner(s, who)


@dataclass(frozen=True)
class BreakFree(Verb):
    """The player of the first prisoner that is listed rolls and adds his body; from this number on he is free."""

    who: Selector
    least: int

    def do(self, s: Realm, f: Carry) -> None:
        if self.who.things(s, f):
            f.throw(s, "event", [6, 6])

    def take(self, s: Realm, f: Carry) -> None:
        who = self.who.things(s, f)[0]
        rolled, body = sum(s.outcome) + 2, s.printed("body", who)
        s.tell(ROLLED, s.owner(who), f.card, rolled, body, self.least)
        if rolled + body >= self.least:
            s.discard(f.source)


@dataclass(frozen=True)
class RiskRing(Verb):
    """The player of the first ring that is listed rolls; below this number it is discarded."""

    what: Selector
    least: int

    def do(self, s: Realm, f: Carry) -> None:
        f.throw(s, "event", [6, 6])

    def take(self, s: Realm, f: Carry) -> None:
        ring = self.what.things(s, f)[0]
        rolled = sum(s.outcome) + 2
        s.tell(ROLLED, s.owner(ring), f.card, rolled, 0, self.least)
        if rolled < self.least:
            throw_away(s, ring)


WORDS: Final[list[type[Effect]]] = [Captives, CaptivesRings, Capture, CheckCaptive, BreakFree, RiskRing]
