"""What the Shadow's cards do to the Fellowship: tiles, temptation, and the dice of the Hunt."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mathom.effects import Carry, Condition, Selector, Verb
from mathom.effects.control import NOT_OFFERED
from mathom.games.wotr.board import NOWHERE, OWNER_AT, region_name
from mathom.games.wotr.characters import place_companions
from mathom.games.wotr.codes import CARD, CHARACTER, DIE, DONE, NONE, word
from mathom.games.wotr.company import SEPARATED
from mathom.games.wotr.components import (
    CARDS,
    CHARACTER_CARD,
    CHARACTERS,
    FACES,
    FREE_PEOPLES,
    SHADOW,
    character_name,
    tile_name,
    tile_of,
)
from mathom.games.wotr.fellowship import (
    Reveal,
    add_corruption,
    guide_left,
    lose_companion,
    remove_companion,
    ring_decides,
)
from mathom.games.wotr.happenings import face_names
from mathom.games.wotr.hunt import DrawTile, HuntRoll, has_nazgul
from mathom.games.wotr.pool import NO_TILE, PullTile, put_back
from mathom.games.wotr.table_cards import MITHRIL_COAT, leave_table
from mathom.games.wotr.tiles import TILE_DISCARDED, TILE_REPLACED
from mathom.games.wotr.war import IN_PLAY, NO_CARD, NOTHING, OFF_TRACK, War
from mathom.kernel import EventKind, Frame, Reason

CORRUPTION: Final = word("corruption")
ELIMINATE: Final = word("eliminate")

DRIVEN: Final = EventKind("ring-bearers-driven", ("region", "goal"), ("WR-6.12",), (region_name, region_name))
COMPANION_DRAWN: Final = EventKind("companion-drawn", ("character", "level"), ("WR-6.13",), (character_name, None))
BREAKING_ROLLED: Final = EventKind("breaking-rolled", ("tile", "die"), ("WR-6.13",), (tile_name, None))
BREAKING: Final = EventKind("breaking", ("tile", "count"), ("WR-6.13",), (tile_name, None))
EYE_OPENED: Final = EventKind("eye-opened", ("dice", "level"), ("WR-6.12", "WR-16.14"), (face_names, None))

IN_SETTLEMENT: Final = Reason("the-ring-bearers-are-in-a-settlement-of-the-free-peoples", "WR-6.11", "WR-6.28")
NO_PROGRESS: Final = Reason("the-fellowship-has-made-no-progress", "WR-6.11")
IS_HIDDEN: Final = Reason("the-card-needs-a-revealed-fellowship", "WR-6.11")
NO_NAZGUL: Final = Reason("no-nazgul-is-with-the-ring-bearers", "WR-6.11", "WR-15.59")
NOT_SO_LOW: Final = Reason("the-corruption-is-higher", "WR-6.13")
NO_TABLE_CARD: Final = Reason("no-character-card-of-the-free-peoples-is-in-play", "WR-6.14")
NOT_SEPARABLE: Final = Reason("that-companion-cannot-be-the-next-to-leave", "WR-6.26")

# Conditions


@dataclass(frozen=True)
class AwayFromSettlements(Condition):
    """The Ring-bearers are in no region with a settlement of the Free Peoples, whoever holds it; in Mordor they are in
    none.
    """

    def refuse(self, s: War, f: Carry) -> Reason | None:
        """WR-6.28, WR-15.59, AMB-91"""
        if s.ring_bearers != NOWHERE and OWNER_AT[s.ring_bearers] == FREE_PEOPLES:
            return IN_SETTLEMENT
        return None


@dataclass(frozen=True)
class UnderWay(Condition):
    """The Fellowship has made progress, and is not on the Mordor track."""

    def refuse(self, s: War, f: Carry) -> Reason | None:
        return None if s.mordor == OFF_TRACK and s.progress > 0 else NO_PROGRESS


@dataclass(frozen=True)
class IsRevealed(Condition):
    """The Fellowship is revealed."""

    def refuse(self, s: War, f: Carry) -> Reason | None:
        return IS_HIDDEN if s.hidden else None


@dataclass(frozen=True)
class NazgulFound(Condition):
    """A Nazgûl, the Witch-king among them, is in the region of the Ring-bearers."""

    def refuse(self, s: War, f: Carry) -> Reason | None:
        """WR-7.27, WR-15.59"""
        return None if s.ring_bearers != NOWHERE and has_nazgul(s, s.ring_bearers) else NO_NAZGUL


@dataclass(frozen=True)
class CorruptedAtMost(Condition):
    """The corruption is so high at most."""

    most: int

    def refuse(self, s: War, f: Carry) -> Reason | None:
        return None if s.corruption <= self.most else NOT_SO_LOW


@dataclass(frozen=True)
class TableCards(Selector):
    """The Character cards of the Free Peoples that are in play, as faces of cards."""

    def things(self, s: War, f: Carry) -> list[int]:
        faces = sorted([s.face(thing) for thing in s.zones.content[IN_PLAY + FREE_PEOPLES]])
        return [face for face in faces if CARDS[face].type == CHARACTER_CARD]


@dataclass(frozen=True)
class HasTableCards(Condition):
    """A Character card of the Free Peoples is in play."""

    def refuse(self, s: War, f: Carry) -> Reason | None:
        return None if TableCards().things(s, f) else NO_TABLE_CARD


@dataclass(frozen=True)
class RingBearers(Selector):
    """The region of the Ring-bearers; none on the Mordor track."""

    def things(self, s: War, f: Carry) -> list[int]:
        return [] if s.ring_bearers == NOWHERE else [s.ring_bearers]


# Tiles and rolls


@dataclass(frozen=True)
class HuntTile(Verb):
    """A hunt tile is drawn and resolved like a successful Hunt; an Eye and a special tile of the Free Peoples do
    nothing.

    With `unreduced` all damage is corruption, with `casualty` damage costs a random Companion first.
    """

    unreduced: bool = False
    casualty: bool = False

    def do(self, s: War, f: Carry) -> None:
        """WR-16.2, WR-16.29, AMB-66"""
        s.push(DrawTile(discard_eye_and_fp=True, no_reduction=self.unreduced, forced_casualty=self.casualty))


@dataclass(frozen=True)
class RollHunt(Verb):
    """A hunt roll as after a move of the Fellowship; neither progress nor the Hunt box changes."""

    def do(self, s: War, f: Carry) -> None:
        """WR-16.49"""
        s.push(HuntRoll(by_move=False))


@dataclass(frozen=True)
class RevealFellowship(Verb):
    """The Fellowship is revealed, by the normal rules."""

    def do(self, s: War, f: Carry) -> None:
        s.push(Reveal())


@dataclass(frozen=True)
class DriveRingBearers(Verb):
    """The figure of the Ring-bearers moves to the region at hand; nothing else changes."""

    def do(self, s: War, f: Carry) -> None:
        """Neither a declaration nor a reveal: no nation becomes active, no tile is drawn."""
        s.tell(DRIVEN, s.ring_bearers, f.it())
        s.ring_bearers = f.it()


@dataclass(frozen=True)
class TakeOffTable(Verb):
    """The card at hand, a card in play, is discarded."""

    def do(self, s: War, f: Carry) -> None:
        leave_table(s, f.it())


@dataclass(frozen=True)
class LeaveTable(Verb):
    """The card itself does not remain in play."""

    def do(self, s: War, f: Carry) -> None:
        """WR-6.16"""
        leave_table(s, f.card)


@dataclass(frozen=True)
class OpenEye(Verb):
    """The player turns up to so many of his unused dice to the Eye, and they go to the Hunt box at once."""

    most: int

    def left(self, w: War, f: Carry) -> list[int]:
        """The unused dice but for those already named; `notes` are their faces."""
        dice = w.rolled[SHADOW][:]
        for face in f.notes:
            dice.remove(face)
        return dice

    def do(self, s: War, f: Carry) -> None:
        """DP-68"""
        dice = self.left(s, f)
        if dice and len(f.notes) < self.most:
            f.ask_one(s, f.seat, "lidless-eye", [*[DIE + face for face in sorted(set(dice))], DONE])
        else:
            self.turn(s, f)

    def take(self, s: War, f: Carry) -> None:
        if s.reply == DONE:
            self.turn(s, f)
        else:
            f.again(1, [*f.notes, s.reply - DIE])

    def turn(self, w: War, f: Carry) -> None:
        if f.notes:
            w.rolled = [w.rolled[FREE_PEOPLES], self.left(w, f)]
            w.hunt_box = [w.hunt_box[FREE_PEOPLES], w.hunt_box[SHADOW] + len(f.notes)]
            w.tell(EYE_OPENED, f.notes, w.hunt_box[SHADOW])

    def refuse(self, s: War, f: Carry, code: int) -> Reason | None:
        offered = code == DONE or (DIE <= code < DIE + len(FACES) and code - DIE in self.left(s, f))
        return None if offered else NOT_OFFERED


# Lure of the Ring


@dataclass(frozen=True)
class TemptCompanion(Verb):
    """A random Companion in the Fellowship is drawn: the Free Peoples take corruption equal to his level, or lose
    him.
    """

    def do(self, s: War, f: Carry) -> None:
        """DP-55, DP-67"""
        there = s.companions_in_fellowship()
        if f.stage:
            f.ask_one(s, f.rival(s), "lure", [CORRUPTION, ELIMINATE])
        elif there:
            f.throw(s, "card.companion", [len(there)])

    def take(self, s: War, f: Carry) -> None:
        """WR-6.13, WR-7.48, WR-18.3"""
        if f.stage == 0:
            character = s.companions_in_fellowship()[s.outcome[0]]
            s.tell(COMPANION_DRAWN, character, CHARACTERS[character].level)
            f.again(1, [character])
        elif s.reply == CORRUPTION:
            add_corruption(s, CHARACTERS[f.notes[0]].level)
            ring_decides(s)
        else:
            lose_companion(s, f.notes[0])

    def refuse(self, s: War, f: Carry, code: int) -> Reason | None:
        return None if code in (CORRUPTION, ELIMINATE) else NOT_OFFERED


# The Breaking of the Fellowship


class Breaking(Frame):
    """A tile is drawn, and its number says how many Companions leave; the Free Peoples choose them (DP-66).

    An Eye or a special tile of the Free Peoples breaks nothing, the icons of others do not count. Cards in play that
    prevent or replace a drawn tile work here too. `tile` is the tile that counts, `first` the one that Mithril Coat
    replaced, `count` how many leave, `group` those chosen so far. WR-15.51, WR-15.55, WR-17.20, AMB-28
    """

    __slots__ = ("count", "first", "group", "tile")

    def __init__(self) -> None:
        super().__init__("draw")
        self.tile = NO_TILE
        self.first = NO_TILE
        self.count = 0
        self.group: list[int] = NOTHING

    def clone(self) -> Breaking:
        other = Breaking()
        other.step = self.step
        other.tile = self.tile
        other.first = self.first
        other.count = self.count
        other.group = self.group
        return other

    # The tile

    def draw(self, w: War) -> None:
        self.step = "look"
        w.push(PullTile(True, self.first))

    def look(self, w: War) -> None:
        self.step = "offer_coat"
        if w.picked:
            self.tile = w.picked[0]
            w.picked = NOTHING
        else:
            self.step = "put_back"

    def offer_coat(self, w: War) -> None:
        if self.breaks_nothing(w) or w.card_in(IN_PLAY + FREE_PEOPLES, MITHRIL_COAT) == NO_CARD:
            self.step = "read_tile"
        else:
            w.ask_one(w.lead[FREE_PEOPLES], "hunt-card", [CARD + MITHRIL_COAT, NONE], then="coat_chosen")

    def coat_chosen(self, w: War) -> None:
        """WR-16.33"""
        if w.reply == NONE:
            self.step = "read_tile"
        else:
            w.tell(TILE_REPLACED, MITHRIL_COAT, w.zones.face[self.tile])
            leave_table(w, MITHRIL_COAT)
            self.first = self.tile
            self.step = "draw"

    def breaks_nothing(self, w: War) -> bool:
        tile = tile_of(w.zones.face[self.tile])
        return tile.eye or tile.owner == FREE_PEOPLES

    def read_tile(self, w: War) -> None:
        face = w.zones.face[self.tile]
        tile = tile_of(face)
        self.step = "put_back"
        if self.breaks_nothing(w):
            w.tell(TILE_DISCARDED, face)
        elif tile.die:
            self.step = "read_die"
            w.throw("hunt.tile", [6])
        else:
            self.count = tile.damage
            w.tell(BREAKING, face, self.count)

    def read_die(self, w: War) -> None:
        self.count = w.outcome[0] + 1
        w.tell(BREAKING_ROLLED, w.zones.face[self.tile], self.count)
        self.step = "put_back"

    def put_back(self, w: War) -> None:
        self.step = "count_companions"
        if self.first != NO_TILE:
            put_back(w, [self.first])

    # Who leaves

    def count_companions(self, w: War) -> None:
        there = w.companions_in_fellowship()
        if self.count >= len(there):
            self.group = there
        self.step = "choose_companion" if self.count else "end"

    def candidates(self, w: War) -> list[int]:
        """The order is fixed, so that there is one way to name a group; enough must be left to fill it."""
        there = w.companions_in_fellowship()
        free = [c for c in there if not self.group or c > self.group[-1]]
        return free[: len(free) - (self.count - len(self.group)) + 1]

    def choose_companion(self, w: War) -> None:
        if len(self.group) == min(self.count, len(w.companions_in_fellowship())):
            self.step = "leave"
            return
        options = [CHARACTER + c for c in self.candidates(w)]
        if len(options) == 1:
            w.reply = options[0]
            self.step = "companion_chosen"
        else:
            w.ask_one(w.lead[FREE_PEOPLES], "breaking", options, then="companion_chosen")

    def companion_chosen(self, w: War) -> None:
        self.group = [*self.group, w.reply - CHARACTER]
        self.step = "choose_companion"

    def leave(self, w: War) -> None:
        w.pop()
        if w.mordor != OFF_TRACK:
            for character in self.group:
                remove_companion(w, character)
        else:
            w.tell(SEPARATED, self.group, w.ring_bearers)
            place_companions(w, self.group, w.ring_bearers)
        guide_left(w)

    def end(self, w: War) -> None:
        w.pop()

    def refuse(self, s: War, seat: int, code: int) -> Reason | None:
        if self.step == "offer_coat":
            return None if code in (CARD + MITHRIL_COAT, NONE) else NOT_OFFERED
        return None if code - CHARACTER in self.candidates(s) else NOT_SEPARABLE


@dataclass(frozen=True)
class BreakFellowship(Verb):
    """A hunt tile is drawn, and as many Companions as its number says are separated; they stay with the
    Ring-bearers' figure.
    """

    def do(self, s: War, f: Carry) -> None:
        s.push(Breaking())


WORDS: Final = [
    AwayFromSettlements,
    UnderWay,
    IsRevealed,
    NazgulFound,
    CorruptedAtMost,
    TableCards,
    HasTableCards,
    RingBearers,
    HuntTile,
    RollHunt,
    RevealFellowship,
    DriveRingBearers,
    TakeOffTable,
    LeaveTable,
    OpenEye,
    TemptCompanion,
    BreakFellowship,
]
