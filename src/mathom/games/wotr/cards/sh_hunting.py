"""What the Shadow's cards do to the Fellowship: tiles, temptation, and the dice of the Hunt."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from mathom.effects import Carry, Verb
from mathom.effects.control import NOT_OFFERED
from mathom.games.wotr.box import (
    DIE_SIDES,
    FREE_PEOPLES,
    character_name,
    tile_name,
    tile_of,
)
from mathom.games.wotr.characters import place_companions
from mathom.games.wotr.codes import character_code, character_in, word
from mathom.games.wotr.event_kinds import Said
from mathom.games.wotr.events.in_play import HUNT_CARD
from mathom.games.wotr.events.offer import offer_cards
from mathom.games.wotr.fellowship.members import LOST_IN_MORDOR, SEPARATED
from mathom.games.wotr.fellowship.moves import (
    add_corruption,
    guide_left,
    lose_companion,
    remove_companion,
    ring_decides,
)
from mathom.games.wotr.hunt.pool import NO_TILE, PullTile, return_tiles
from mathom.games.wotr.hunt.tile import TILE_DISCARDED, DrawnTile
from mathom.games.wotr.state import NOTHING, OFF_TRACK, War
from mathom.kernel import EventKind, Reason

TAKE_CORRUPTION: Final = word("corruption")
ELIMINATE: Final = word("eliminate")

COMPANION_DRAWN: Final = EventKind("companion-drawn", ("character", "level"), ("WR-6.13",), (character_name, None))
BREAKING_ROLLED: Final = EventKind("breaking-rolled", ("tile", "die"), ("WR-6.13",), (tile_name, None))
BREAKING: Final = EventKind("breaking", ("tile", "count"), ("WR-6.13",), (tile_name, None))

NOT_SEPARABLE: Final = Reason("that-companion-cannot-be-the-next-to-leave", "WR-6.26")

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
            f.ask_one(s, f.rival(s), "lure", [TAKE_CORRUPTION, ELIMINATE])
        elif there:
            f.throw(s, "card.companion", [len(there)])

    def take(self, s: War, f: Carry) -> None:
        """WR-6.13, WR-7.48, WR-18.3"""
        if f.stage == 0:
            character = s.companions_in_fellowship()[s.outcome[0]]
            s.tell(COMPANION_DRAWN, character, s.level(character))
            f.again(1, [character])
        elif s.reply == TAKE_CORRUPTION:
            add_corruption(s, s.level(f.notes[0]))
            ring_decides(s)
        else:
            lose_companion(s, f.notes[0])

    def refuse(self, s: War, f: Carry, code: int) -> Reason | None:
        return None if code in (TAKE_CORRUPTION, ELIMINATE) else NOT_OFFERED


# The Breaking of the Fellowship


class Breaking(DrawnTile):
    """A tile is drawn, and its number says how many Companions leave; the Free Peoples choose them (DP-66).

    An Eye or a special tile of the Free Peoples breaks nothing, the icons of others do not count. Cards in play that
    prevent or replace a drawn tile work here too. `tile` is the tile that counts, `first` one that a card has
    replaced, `count` how many leave, `group` those chosen so far. WR-15.51, WR-15.55, WR-17.20, AMB-28
    """

    __slots__ = ("count", "group")
    shows: ClassVar[tuple[str, ...]] = ("step", "count", "first", "group", "tile")

    def __init__(self) -> None:
        super().__init__("draw_again")
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

    def draw_again(self, w: War) -> None:
        self.step = "look"
        w.push(PullTile(True, self.first))

    def look(self, w: War) -> None:
        thing: int = w.returned
        if thing == NO_TILE:
            self.step = "put_back"
        else:
            self.tile = thing
            self.step = "offer_card"

    def offer_card(self, w: War) -> None:
        """Only what replaces the tile helps: it does no damage (WR-16.33)."""
        self.step = "read_tile"
        if not self.breaks_nothing(w):
            offer_cards(w, HUNT_CARD, w.lead[FREE_PEOPLES])

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
            w.throw("hunt.tile", [DIE_SIDES])
        else:
            self.count = tile.damage
            w.tell(BREAKING, face, self.count)

    def read_die(self, w: War) -> None:
        self.count = w.outcome[0] + 1
        w.tell(BREAKING_ROLLED, w.zones.face[self.tile], self.count)
        self.step = "put_back"

    def put_back(self, w: War) -> None:
        self.step = "count_companions"
        return_tiles(w, self.first)

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
        options = [character_code(c) for c in self.candidates(w)]
        w.ask_or_take(w.lead[FREE_PEOPLES], "breaking", options, then="companion_chosen")

    def companion_chosen(self, w: War) -> None:
        self.group = [*self.group, character_in(w.reply)]
        self.step = "choose_companion"

    def leave(self, w: War) -> None:
        w.pop()
        if w.mordor != OFF_TRACK:
            for character in self.group:
                remove_companion(w, character, LOST_IN_MORDOR)
        else:
            self.group = w.extra.leaving(w, self.group)
            if self.group:
                w.tell(SEPARATED, self.group, w.ring_bearers)
                place_companions(w, self.group, w.ring_bearers)
        guide_left(w)

    def end(self, w: War) -> None:
        w.pop()

    def about(self, s: War) -> Said:
        return [("count", self.count - len(self.group))]

    def refuse(self, s: War, seat: int, code: int) -> Reason | None:
        return None if character_in(code) in self.candidates(s) else NOT_SEPARABLE


@dataclass(frozen=True)
class BreakFellowship(Verb):
    """A hunt tile is drawn, and as many Companions as its number says are separated; they stay with the
    Ring-bearers' figure.
    """

    def do(self, s: War, f: Carry) -> None:
        s.push(Breaking())


WORDS: Final = [TemptCompanion, BreakFellowship]
