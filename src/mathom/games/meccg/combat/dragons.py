"""Chapter 16: unique Dragons: all their forms, their homes and hoards, and attacks that events in play make."""

from __future__ import annotations

from functools import cache
from typing import Any

from mathom.games.meccg.combat.attack import AUTOMATIC, BEATEN, CREATURE, Attack
from mathom.games.meccg.combat.creature import Trophy, numbers
from mathom.games.meccg.combat.trophies import trophy_takers
from mathom.games.meccg.event_kinds import KILLED
from mathom.games.meccg.faces import FACES
from mathom.games.meccg.journey.keys import DOORS_OF_NIGHT, is_in_play
from mathom.games.meccg.state import Realm
from mathom.games.meccg.zones import GONE, POINTS
from mathom.kernel import Frame


@cache
def homes() -> dict[str, str]:
    """The unique Dragon that lives at a site, by the titles of both. ME-16.9"""
    return {
        face.record.site_attack.site: face.identity
        for face in FACES
        if face.kind == "event" and face.record.site_attack is not None
    }


@cache
def is_unique_dragon(identity: str) -> bool:
    return identity in homes().values()


def slain_in(s: Realm, identity: str) -> int:
    """The turn in which a unique Dragon was killed; 0 if it lives. A faction lies with the points alive. ME-16.15"""
    turns = [0]
    for seat in range(s.seats):
        dead = [thing for thing in s.at(POINTS, seat) if s.face(thing).category == "kill"]
        kept = [thing for thing in s.in_play() if s.is_trophy(thing)]
        turns += [max(1, s.since[t]) for t in [*dead, *s.at(GONE, seat), *kept] if s.face(t).identity == identity]
    return max(turns)


def lives_here(s: Realm, site: int) -> bool:
    """Whether the Dragon of the site, if it has one, is alive. ME-13.55, ME-16.16"""
    dragon = homes().get(s.face(site).title)
    return dragon is None or not slain_in(s, dragon)


def has_hoard(s: Realm, site: int) -> bool:
    """Whether hoard items can be played: not any more from the turn after the Dragon's death. ME-16.17, ME-16.19"""
    if not s.face(site).record.hoard:
        return False
    dragon = homes().get(s.face(site).title)
    turn = 0 if dragon is None else slain_in(s, dragon)
    return turn in (0, s.turn)


def slay(s: Realm, card: int) -> None:
    """With one form of a unique Dragon all others in play go. ME-16.15"""
    identity = s.face(card).identity
    changed = s.since[:]
    changed[card] = s.turn
    s.since = changed
    if not is_unique_dragon(identity):
        return
    for seat in range(s.seats):
        factions = [thing for thing in s.at(POINTS, seat) if s.face(thing).kind == "faction"]
        for thing in [*s.in_play(), *factions]:
            if thing != card and s.face(thing).identity == identity and not s.is_trophy(thing):
                s.discard(thing)


# Attacks of events in play


def roams_here(s: Realm, card: int) -> bool:
    """Whether the way of the company leads through the hunting regions of a card in play. ME-6.18"""
    face = s.face(card)
    if face.kind != "event" or face.record.roaming_attack is None:
        return False
    attack: Any = face.record.roaming_attack
    regions, types = list(attack.regions), []
    if is_in_play(s, DOORS_OF_NIGHT):
        regions += attack.extra_regions_with_doors_of_night
        types += attack.extra_region_types_with_doors_of_night
    named = any(name in regions for name in s.journey.regions)
    return named or any(kind in types for kind in s.journey.types)


def roamers(s: Realm) -> list[int]:
    """The cards in play that attack the company under way."""
    return [card for card in s.in_play() if roams_here(s, card)] if s.journey.way else []


def residents(s: Realm, site: int) -> list[int]:
    """The cards in play that give the site an automatic-attack more. ME-16.12"""
    return [card for card in s.in_play() if is_resident(s, card, s.face(site).title)]


def is_resident(s: Realm, card: int, title: str) -> bool:
    """Not while the form that hunts is in play."""
    face = s.face(card)
    if face.kind != "event" or face.record.site_attack is None or face.record.site_attack.site != title:
        return False
    attack: Any = face.record.site_attack
    return not attack.unless_in_play or not is_in_play(s, attack.unless_in_play)


class EventAttack(Frame):
    """The event `card`, which is in play, attacks the company: on its way, or at the site as an automatic-attack.

    It counts as a creature's attack, and has no key. One that is defeated is killed. ME-11.9, ME-16.14, ME-16.15
    """

    __slots__ = ("at_site", "card", "company")

    def __init__(self, card: int = 0, company: int = 0, at_site: bool = False, step: str = "attack") -> None:
        super().__init__(step)
        self.card = card
        self.company = company
        self.at_site = at_site

    def clone(self) -> EventAttack:
        return EventAttack(self.card, self.company, self.at_site, self.step)

    def attack(self, s: Realm) -> None:
        record = s.face(self.card).record
        printed = record.site_attack if self.at_site else record.roaming_attack
        attack = numbers(Attack(self.company, AUTOMATIC if self.at_site else CREATURE), printed)
        attack.source = self.card
        attack.race = printed.race
        attack.attacker = s.owner(self.card)
        attack.detainment = printed.detainment or s.profile(s.active).name in printed.detainment_against
        self.step = "count"
        s.push(attack)

    def count(self, s: Realm) -> None:
        beaten = s.returned == BEATEN
        s.pop()
        if beaten:
            s.tell(KILLED, s.active, s.zones.face[self.card])
            s.lay_down(self.card, POINTS + s.active)
            slay(s, self.card)
            if trophy_takers(s, self.company):
                s.push(Trophy(self.card, self.company))
