"""Cards of the Free Peoples that count as battles in which nobody fights back: the Ents and the Dead Men. WR-14.21"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from mathom.effects import Carry, Verb
from mathom.games.wotr.armies.armies import army_place
from mathom.games.wotr.armies.forces import force_at
from mathom.games.wotr.armies.march import room
from mathom.games.wotr.armies.recruit import recruit
from mathom.games.wotr.battle.card_verbs import NO_RETREAT
from mathom.games.wotr.battle.casualties import CardHits, character_falls, followers_fall, lose_units
from mathom.games.wotr.battle.conquest import conquer, settle_siege
from mathom.games.wotr.battle.retreat import retreat, retreats
from mathom.games.wotr.box import (
    CHARACTER_CARD,
    DIE_SIDES,
    FREE_PEOPLES,
    GANDALF_THE_WHITE,
    GONDOR,
    REGULAR,
    ROHAN,
    SARUMAN,
    SHADOW,
    UNIT_KINDS,
    kind_of,
)
from mathom.games.wotr.cards.lone_cards import HEIR
from mathom.games.wotr.cards.verbs import CARD_ROLLED
from mathom.games.wotr.characters import FANGORN, ORTHANC, Gather, in_play, outside, place_companions
from mathom.games.wotr.codes import NUMBER, REGION
from mathom.games.wotr.event_kinds import CHARACTERS_MOVED, Said, character_names
from mathom.games.wotr.events.play import PlayEvent
from mathom.games.wotr.map import NATION_AT, NOWHERE, REINFORCEMENTS, region_named, region_of
from mathom.games.wotr.politics import army_attacked
from mathom.games.wotr.state import NOTHING, War
from mathom.kernel import Frame, Reason

ENT_DICE: Final = 3
ENT_HIT: Final = 4

HAUNTS: Final = [region_named(name) for name in ("erech", "lamedon", "pelargir")]
GONDOR_REGULAR: Final = kind_of(GONDOR, REGULAR)
MOST_RAISED: Final = 3

NOT_HAUNTED: Final = Reason("the-dead-go-to-erech-lamedon-or-pelargir", "WR-6.13")
NO_MORE_RAISED: Final = Reason("the-card-raises-no-more", "WR-9.12")

# The Ents Awake


class Ents(Frame):
    """Three dice against the Shadow's army in Orthanc; with Gandalf the White near, another Character card for free.

    `card` is the face of the card. Who is with an army that is wiped out falls, and so does Saruman alone.
    WR-6.25, WR-14.21
    """

    __slots__ = ("card", "seat")
    shows: ClassVar[tuple[str, ...]] = ("step", "card", "seat")

    def __init__(self, seat: int = 0, card: int = 0) -> None:
        super().__init__("strike")
        self.seat = seat
        self.card = card

    def clone(self) -> Ents:
        other = Ents(self.seat, self.card)
        other.step = self.step
        return other

    def strike(self, w: War) -> None:
        place = army_place(w, SHADOW, ORTHANC)
        if w.has_units(SHADOW, place):
            army_attacked(w, SHADOW, place)
            self.step = "count"
            w.throw("card", [DIE_SIDES] * ENT_DICE)
        else:
            self.step = "saruman"

    def count(self, w: War) -> None:
        dice = [die + 1 for die in w.outcome]
        hits = len([die for die in dice if die >= ENT_HIT])
        w.tell(CARD_ROLLED, self.card, dice, ENT_HIT, hits)
        self.step = "saruman"
        if hits:
            w.push(CardHits(SHADOW, army_place(w, SHADOW, ORTHANC), hits, deadly=True))

    def saruman(self, w: War) -> None:
        if in_play(w, SARUMAN) and not w.has_units(SHADOW, army_place(w, SHADOW, ORTHANC)):
            character_falls(w, SARUMAN)
        self.step = "another_card"

    def another_card(self, w: War) -> None:
        """DP-69. WR-6.11"""
        w.pop()
        white = region_of(w.character_at[GANDALF_THE_WHITE])
        if white == FANGORN or (white != NOWHERE and NATION_AT[white] == ROHAN):
            w.push(PlayEvent(self.seat, types=[CHARACTER_CARD], optional=True))


@dataclass(frozen=True)
class AwakenEnts(Verb):
    """The Ents strike Orthanc with three dice, a hit for each 4 or more; Gandalf the White may lend another card."""

    def do(self, s: War, f: Carry) -> None:
        s.push(Ents(f.seat, f.card))


# Dead Men of Dunharrow


class DeadMen(Frame):
    """Strider or Aragorn goes with others to one of three regions; an enemy army there is struck and driven out.

    `group` are those who go (DP-63), `region` is where. Then up to three Gondor Regulars come (DP-59), who take the
    settlement. WR-6.25, WR-11.69, WR-14.21
    """

    __slots__ = ("card", "group", "region", "seat")
    shows: ClassVar[tuple[str, ...]] = ("step", "card", "group", "region", "seat")

    def __init__(self, seat: int = 0, card: int = 0) -> None:
        super().__init__("find_heir")
        self.seat = seat
        self.card = card
        self.group: list[int] = NOTHING
        self.region = NOWHERE

    def clone(self) -> DeadMen:
        other = DeadMen(self.seat, self.card)
        other.step = self.step
        other.group = self.group
        other.region = self.region
        return other

    # Who goes where

    def find_heir(self, w: War) -> None:
        self.step = "company_gathered"
        w.push(Gather(self.seat, [c for c in HEIR if in_play(w, c)][:1], outside(w)))

    def company_gathered(self, w: War) -> None:
        self.group = w.returned
        self.step = "choose_goal"

    def choose_goal(self, w: War) -> None:
        w.ask_one(self.seat, "companion-goal", [REGION + region for region in HAUNTS], then="go")

    def go(self, w: War) -> None:
        """It is a move, out of a siege as well, so it may activate a nation. WR-14.9"""
        self.region = w.reply - REGION
        w.tell(CHARACTERS_MOVED, self.group, w.character_at[self.group[0]], self.region)
        place_companions(w, self.group, self.region)
        if w.has_units(SHADOW, self.region):
            army_attacked(w, SHADOW, self.region)
            self.step = "count"
            w.throw("card", [DIE_SIDES])
        else:
            self.step = "choose_number"

    # The enemy

    def count(self, w: War) -> None:
        hits = w.outcome[0] + 1
        w.tell(CARD_ROLLED, self.card, [hits], 1, hits)
        self.step = "choose_retreat"
        w.push(CardHits(SHADOW, self.region, hits, deadly=True))

    def choose_retreat(self, w: War) -> None:
        """The owner picks the region (DP-73); who can go nowhere is lost."""
        if not w.has_units(SHADOW, self.region):
            self.step = "choose_number"
            return
        regions = retreats(w, SHADOW, self.region)
        if not regions:
            self.step = "perish"
        else:
            seat = w.commander(SHADOW, self.region)
            w.ask_or_take(seat, "forced-retreat", [REGION + region for region in regions], then="flee")

    def flee(self, w: War) -> None:
        retreat(w, SHADOW, force_at(w, SHADOW, self.region), self.region, w.reply - REGION)
        self.step = "choose_number"

    def perish(self, w: War) -> None:
        force = force_at(w, SHADOW, self.region)
        for kind in range(UNIT_KINDS):
            if force[kind]:
                lose_units(w, SHADOW, self.region, kind, force[kind])
        followers_fall(w, SHADOW, self.region, force)
        settle_siege(w, self.region)
        self.step = "choose_number"

    # Gondor

    def choose_number(self, w: War) -> None:
        left = w.figures.count(GONDOR_REGULAR, REINFORCEMENTS + FREE_PEOPLES)
        most = min(MOST_RAISED, left, room(w, FREE_PEOPLES, self.region))
        if most:
            w.ask_one(self.seat, "how-many-rise", [NUMBER + n for n in range(most + 1)], then="rise")
        else:
            w.pop()

    def rise(self, w: War) -> None:
        """WR-6.12: the card takes the settlement too."""
        w.pop()
        count = w.reply - NUMBER
        for _ in range(count):
            recruit(w, GONDOR_REGULAR, self.region)
        if count and w.held[self.region] == SHADOW:
            conquer(w, FREE_PEOPLES, self.region)

    def about(self, s: War) -> Said:
        return [("characters", character_names(self.group) or None)]

    def refuse(self, s: War, seat: int, code: int) -> Reason | None:
        if s.offers(seat, code):
            return None
        if self.step == "choose_goal":
            return NOT_HAUNTED
        return NO_RETREAT if self.step == "choose_retreat" else NO_MORE_RAISED


@dataclass(frozen=True)
class CallDead(Verb):
    """Strider or Aragorn leads the Dead to Erech, Lamedon or Pelargir."""

    def do(self, s: War, f: Carry) -> None:
        s.push(DeadMen(f.seat, f.card))
