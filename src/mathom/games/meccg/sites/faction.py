"""Chapter 18: a character tries to influence a faction."""

from __future__ import annotations

from typing import Any, Final

from mathom.games.meccg.cards.chain import EventChain
from mathom.games.meccg.companies.influence import unused_direct
from mathom.games.meccg.event_kinds import INFLUENCED
from mathom.games.meccg.sites.attempt import Attempt
from mathom.games.meccg.state import Realm
from mathom.games.meccg.zones import CHAIN, DISCARD, POINTS

SUCCESS: Final = "won"
FAILURE: Final = "lost"


def faction_number(s: Realm, faction: int) -> int:
    """What the total must exceed. ME-18.10, C-80"""
    printed: int = s.face(faction).record.influence_check_greater_than
    return s.value("faction_number", faction, printed)


def standard_modification(s: Realm, faction: int, character: int) -> int:
    """What the faction's card gives or takes, as far as it looks at the influencer and other factions. ME-18.9"""
    who, seat = s.face(character), s.owner(character)
    others = [s.face(thing) for thing in s.at(POINTS, seat) if s.face(thing).kind == "faction"]
    total = 0
    for each in s.face(faction).record.standard_modifications:
        by_race = each.influencer_race and each.influencer_race == who.race
        by_title = each.influencer and each.influencer == who.title
        by_faction = each.faction_in_play and any(other.title == each.faction_in_play for other in others)
        by_kin = each.any_other_faction_of_race_in_play
        by_kin = by_kin and any(other.race == each.any_other_faction_of_race_in_play for other in others)
        if by_race or by_title or by_faction or by_kin:
            total += each.value
    return total


def printed_terms(s: Realm, character: int, faction: int) -> list[tuple[str, int]]:
    """What the cards of the influencer and of a faction, his own or the opponent's, say about the attempt; nothing
    against anything else. ME-18.9, ME-19.8"""
    if s.face(faction).kind != "faction":
        return []
    own: int = getattr(s.face(character).record, "faction_influence_check_modifier", 0)
    return [("character", own), ("faction", standard_modification(s, faction, character))]


class FactionAttempt(Attempt):
    """`character` has tapped to influence `faction`, which lies on the chain. It ends with whether it joined.

    ME-18.8 to ME-18.10, ME-7.21, ME-7.23, C-82
    """

    __slots__ = ("faction",)

    def __init__(self, character: int = 0, faction: int = 0, step: str = "announce") -> None:
        super().__init__(character, step)
        self.faction = faction

    def clone(self) -> FactionAttempt:
        return FactionAttempt(self.character, self.faction, self.step)

    def about(self, s: Realm) -> list[tuple[str, Any]]:
        return [("card", s.face(self.faction).id), ("points", faction_number(s, self.faction))]

    def announce(self, s: Realm) -> None:
        self.step = "roll"
        s.push(EventChain([s.active, s.hazard_seat()], "influence"))

    def roll(self, s: Realm) -> None:
        if self.is_gone(s):
            self.step = "fail"
            return
        self.step = "compare"
        s.throw("influence", [6, 6])

    def terms(self, s: Realm) -> list[tuple[str, int]]:
        """Unused direct influence, and what both cards say. ME-18.9"""
        found = [("influence", unused_direct(s, self.character, self.faction + 1))]
        return [*found, *printed_terms(s, self.character, self.faction)]

    def modifier(self, s: Realm) -> int:
        """The terms, as events and cards change them. ME-18.9"""
        base = sum([value for _, value in self.terms(s)])
        return s.value("influence_check", self.character, base, 0, self.faction + 1)

    def compare(self, s: Realm) -> None:
        """ME-18.10, C-80"""
        rolled = sum(s.outcome) + 2
        modifier, needed = self.modifier(s), faction_number(s, self.faction)
        won = rolled + modifier > needed
        face = s.zones.face[self.faction]
        s.tell(INFLUENCED, s.active, face, rolled, modifier, needed, SUCCESS if won else FAILURE)
        if not won:
            self.step = "fail"
            return
        s.move(self.faction, POINTS + s.active)
        s.happen("played", self.faction)
        s.pop(True)

    def fail(self, s: Realm) -> None:
        """The card is discarded, and the site does not tap. ME-7.23, C-82"""
        if s.zones.where[self.faction] == CHAIN:
            s.move(self.faction, DISCARD + s.owner(self.faction))
        s.pop(False)
