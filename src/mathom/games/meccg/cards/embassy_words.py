"""Words of cards with which factions are influenced from afar."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mathom.effects import Carry, Effect, Selector, Verb
from mathom.games.meccg.event_kinds import PLAYED
from mathom.games.meccg.sites.afar import Embassy, distance
from mathom.games.meccg.state import UNTAPPED, Realm
from mathom.games.meccg.uniqueness import out_already
from mathom.games.meccg.zones import CHAIN, HAND


@dataclass(frozen=True)
class AtFreshSites(Selector):
    """Those that the selector lists who are at an untapped site above the ground."""

    who: Selector

    def things(self, s: Realm, f: Carry) -> list[int]:
        sites = [(who, s.site_of(who)) for who in self.who.things(s, f) if who in s.characters(f.seat)]
        return [who for who, site in sites if s.status[site] == UNTAPPED and not s.face(site).record.under_deeps]


@dataclass(frozen=True)
class FactionsInHand(Selector):
    """The factions in your hand that can be played, one of each kind."""

    def is_secret(self) -> bool:
        return True

    def things(self, s: Realm, f: Carry) -> list[int]:
        found: dict[int, int] = {}
        for thing in s.at(HAND, f.seat):
            face = s.face(thing)
            if face.kind == "faction" and face.record.playable_at and not out_already(s, face.number):
                found.setdefault(face.number, thing)
        return list(found.values())


@dataclass(frozen=True)
class SpeakFromAfar(Verb):
    """The first that is listed tries to influence the faction, less this number and the regions in between."""

    who: Selector
    faction: Selector
    less: int

    def do(self, s: Realm, f: Carry) -> None:
        who = self.who.things(s, f)[0]
        card = s.zones.slip(self.faction.things(s, f)[0], CHAIN)
        face = s.zones.face[card]
        s.tell(PLAYED, f.seat, face, s.zones.face[who])
        s.push(Embassy(who, card, self.less + distance(s, who, face)))


WORDS: Final[list[type[Effect]]] = [AtFreshSites, FactionsInHand, SpeakFromAfar]
