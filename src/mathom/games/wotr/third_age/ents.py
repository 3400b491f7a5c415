"""Chapter 11: the Ents. A card wakes them, and then they move and strike."""

from __future__ import annotations

from typing import ClassVar, Final

from mathom.games.wotr.armies.armies import army_place, nations
from mathom.games.wotr.armies.forces import NOT_ASKED
from mathom.games.wotr.battle.casualties import CardHits, character_falls
from mathom.games.wotr.box import CHARACTER_CARD, DIE_SIDES, FP_CHARACTER, SARUMAN, SHADOW
from mathom.games.wotr.characters import FANGORN, ORTHANC, in_play
from mathom.games.wotr.codes import DONE, DRAW, NONE, PLAY_EVENT, REGION, WAY, target_in, way_code
from mathom.games.wotr.event_kinds import ADVANCED_BY_ATTACK
from mathom.games.wotr.events.hand import DrawCards
from mathom.games.wotr.events.play import PlayEvent
from mathom.games.wotr.map import ADJACENT, NOWHERE
from mathom.games.wotr.politics import advance, refuse_advance, rouse
from mathom.games.wotr.state import DECK, NOTHING, War
from mathom.games.wotr.third_age.factions import companion_in_fangorn, wake_ents
from mathom.games.wotr.third_age.memory import age, changed
from mathom.games.wotr.third_age.pieces import (
    ENT_MOVED,
    ENT_STRUCK,
    ENTS_CARDS,
    ENTS_LEFT,
    ENTWOOD,
    FACTION_OVER,
)
from mathom.kernel import Frame, Reason

ENTS_PER_CARD: Final = 2
STRIKE_DICE: Final = 5
STRIKE_HIT: Final = 5


def shadow_place(w: War, region: int) -> int:
    """Where a Shadow army in the region is, shut in or not; NOWHERE if there is none. TA-11.14"""
    place = army_place(w, SHADOW, region)
    return place if w.has_units(SHADOW, place) else NOWHERE


def near_ents(w: War) -> list[int]:
    """The regions that border on a region with an Ent. TA-11.9 to TA-11.11"""
    return sorted({to for region in age(w).ents for to in ADJACENT[region]})


def can_go(w: War) -> bool:
    """One Ent always stays in Fangorn. TA-11.7, TA-11.8"""
    return age(w).ents.count(FANGORN) > 1


def moves(w: War) -> list[int]:
    """Where an Ent can go: no enemy units may be there. TA-11.9, TA-11.22"""
    return [r for r in near_ents(w) if r != FANGORN and shadow_place(w, r) == NOWHERE]


def targets(w: War) -> list[int]:
    """The Shadow armies that an Ent can attack. TA-11.12"""
    return [r for r in sorted({*near_ents(w), *age(w).ents}) if shadow_place(w, r) != NOWHERE]


def leave_fangorn(w: War, to: int) -> None:
    """An Ent is taken from Fangorn: to a region, or out of the game (NOWHERE). TA-11.4, TA-11.7, TA-11.10"""
    memory = changed(w)
    ents = memory.ents[:]
    ents.remove(FANGORN)
    memory.ents = sorted([*ents, to]) if to != NOWHERE else ents


class EntsAwake(Frame):
    """An activation: two Ents come; then moves and attacks as long as there are Ents to spare, and another card.

    `alarmed` are the nations that have reacted already. TA-11.3, TA-11.6 to TA-11.19, TA-11.26 to TA-11.32
    """

    __slots__ = ("alarmed", "card", "place", "seat")
    shows: ClassVar[tuple[str, ...]] = ("step", "alarmed", "card", "place", "seat")

    def __init__(self, seat: int = 0, card: int = 0) -> None:
        super().__init__("come")
        self.seat = seat
        self.card = card
        self.place = NOWHERE
        self.alarmed: list[int] = NOTHING

    def clone(self) -> EntsAwake:
        other = EntsAwake(self.seat, self.card)
        other.step = self.step
        other.place = self.place
        other.alarmed = self.alarmed
        return other

    def come(self, w: War) -> None:
        wake_ents(w, ENTS_PER_CARD)
        memory = changed(w)
        memory.awake = [*memory.awake, self.card]
        self.step = "choose"

    def options(self, w: War) -> list[int]:
        if not can_go(w):
            return NOTHING
        return [*[REGION + r for r in moves(w)], *[way_code(FANGORN, r) for r in targets(w)]]

    def choose(self, w: War) -> None:
        """The activation is optional, and may end at any time. TA-11.7, TA-11.26"""
        options = self.options(w)
        if options:
            w.ask_one(self.seat, "ents", [*options, DONE], then="chosen")
        else:
            self.step = "rest"

    def chosen(self, w: War) -> None:
        if w.reply == DONE:
            self.step = "rest"
        elif w.reply >= WAY:
            self.strike(w, shadow_place(w, target_in(w.reply)))
        else:
            region = w.reply - REGION
            leave_fangorn(w, region)
            w.tell(ENT_MOVED, region)
            self.place = NOWHERE
            self.step = "saruman"

    def strike(self, w: War, place: int) -> None:
        """The Ent is gone, and five dice are rolled; the nations attacked react once. TA-11.12, TA-11.13, TA-11.17"""
        leave_fangorn(w, NOWHERE)
        for nation in nations(w, SHADOW, place):
            if nation not in self.alarmed:
                self.alarmed = [*self.alarmed, nation]
                rouse(w, nation)
                if refuse_advance(w, nation) is None:
                    advance(w, nation, ADVANCED_BY_ATTACK)
        self.place = place
        self.step = "count"
        w.throw("card", [DIE_SIDES] * STRIKE_DICE)

    def count(self, w: War) -> None:
        """Who is with an army that is destroyed falls with it. TA-11.12, TA-11.15, TA-11.27"""
        dice = [die + 1 for die in w.outcome]
        hits = len([die for die in dice if die >= STRIKE_HIT])
        w.tell(ENT_STRUCK, self.place, dice, hits)
        self.step = "saruman"
        if hits:
            w.push(CardHits(SHADOW, self.place, hits, deadly=True))

    def saruman(self, w: War) -> None:
        """An Orthanc without defenders is no refuge from Ents; with its defenders he has fallen. TA-11.16, TA-11.19"""
        if in_play(w, SARUMAN) and shadow_place(w, ORTHANC) == NOWHERE and ORTHANC in age(w).ents:
            character_falls(w, SARUMAN)
        self.step = "choose"

    def rest(self, w: War) -> None:
        """After the third card all Ents are gone, for good. TA-8.5, TA-11.18, TA-11.28, TA-11.29"""
        if len(age(w).awake) == len(ENTS_CARDS):
            memory = changed(w)
            memory.ents = NOTHING
            memory.factions = [FACTION_OVER if n == ENTWOOD else state for n, state in enumerate(memory.factions)]
            w.tell(ENTS_LEFT)
        self.step = "another_card"

    def another_card(self, w: War) -> None:
        """With a Companion in Fangorn, another Character card, or a draw. TA-11.30 to TA-11.32"""
        if companion_in_fangorn(w):
            draw = [DRAW] if w.zones.content[DECK + FP_CHARACTER] else []
            w.ask_one(self.seat, "ents-gift", [PLAY_EVENT, *draw, NONE], then="gift_chosen")
        else:
            w.pop()

    def gift_chosen(self, w: War) -> None:
        w.pop()
        if w.reply == PLAY_EVENT:
            w.push(PlayEvent(self.seat, types=[CHARACTER_CARD], optional=True))
        elif w.reply == DRAW:
            w.push(DrawCards(self.seat, FP_CHARACTER))

    def refuse(self, s: War, seat: int, code: int) -> Reason | None:
        if s.offers(seat, code) or (self.step == "choose" and code in self.options(s)):
            return None
        return NOT_ASKED
