"""Chapter 16: what a drawn tile does to the Fellowship."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mathom.games.wotr.armies.forces import NOT_ASKED
from mathom.games.wotr.box import (
    CHARACTERS,
    DIE_SIDES,
    FREE_PEOPLES,
    GOLLUM,
    NO_SIDE,
    Tile,
    card_name,
    character_name,
    tile_name,
    tile_of,
)
from mathom.games.wotr.codes import NONE, SEPARATE, word
from mathom.games.wotr.event_kinds import Said
from mathom.games.wotr.events import in_play
from mathom.games.wotr.events.offer import offer_cards
from mathom.games.wotr.fellowship.members import Depart, add_corruption, heal, lose_companion, ring_decides
from mathom.games.wotr.hunt.pool import NO_TILE, PullTile, return_tiles
from mathom.games.wotr.state import (
    GOLLUM_COVERS_NUMBERS,
    GOLLUM_DECLARES,
    NO_SEPARATION_IN_MORDOR,
    NOTHING,
    OFF_TRACK,
    War,
)
from mathom.kernel import EventKind, Frame, Reason
from mathom.kernel.native import mypyc_attr

if TYPE_CHECKING:
    from mathom.games.wotr.edge.glance import Glance

REVEAL: Final = word("reveal")
GUIDE: Final = word("guide")
RANDOM: Final = word("random")

NOT_YET_ASKED: Final = -1

# How a tile reveals the Fellowship.
HIDDEN_STILL: Final = 0
BY_TILE: Final = 1
BY_GOLLUM: Final = 2

TILE_DISCARDED: Final = EventKind("tile-discarded", ("tile",), (), (tile_name,))
TILE_REPLACED: Final = EventKind("tile-replaced", ("card", "tile"), ("WR-16.33",), (card_name, tile_name))
TILE_DIE: Final = EventKind("tile-die", ("tile", "die"), ("WR-16.11",), (tile_name, None))
HUNT_DAMAGE: Final = EventKind("hunt-damage", ("tile", "damage"), ("WR-16.27", "WR-16.28"), (tile_name, None))
CARD_SHIELDED: Final = EventKind("card-shielded", ("card", "damage"), ("WR-16.33",), (card_name, None))
GUIDE_SHIELDED: Final = EventKind("guide-shielded", ("character", "damage"), ("WR-16.34",), (character_name, None))
MARKER_DRAWN: Final = EventKind("marker-drawn", (), ("WR-16.40",))
CASUALTY: Final = EventKind("casualty", ("character", "level", "damage"), ("WR-16.42",), (character_name, None, None))

NO_CASUALTY: Final = Reason("no-casualty-can-be-taken-that-way", "WR-16.35", "WR-16.39")
NO_ABILITY: Final = Reason("the-guide-cannot-do-that-now", "WR-16.34")


class TileTaken:
    """The tile that counted in the end, NO_TILE if none did, and how it reveals the Fellowship."""

    __slots__ = ("how", "tile")

    def __init__(self, tile: int, how: int) -> None:
        self.tile = tile
        self.how = how


@mypyc_attr(allow_interpreted_subclasses=True)
class DrawnTile(Frame):
    """A procedure about a drawn tile that a card in play can have replaced: `first` is then the one put aside."""

    __slots__ = ("first", "tile")
    shows: ClassVar[tuple[str, ...]] = ("step", "first", "tile")

    def __init__(self, step: str = "", tile: int = NO_TILE) -> None:
        super().__init__(step)
        self.tile = tile
        self.first = NO_TILE

    def clone(self) -> DrawnTile:
        other = DrawnTile(self.step, self.tile)
        other.first = self.first
        return other

    def replace(self, w: War, card: int) -> None:
        """Another tile is drawn, and only that one counts. WR-16.33"""
        w.tell(TILE_REPLACED, card, w.zones.face[self.tile])
        self.first = self.tile
        self.step = "draw_again"

    def draw_again(self, w: War) -> None:
        raise NotImplementedError(type(self).__name__)


class TakeTile(DrawnTile):
    """A drawn tile is resolved, up to whether the Fellowship is revealed, and returns a `TileTaken`.

    `eye` is the damage of an Eye. What cards change: `discard_eye_and_fp` (an Eye or a special tile of the Free Peoples
    has no effect), `no_reduction` (all damage is corruption), `forced_casualty` (damage costs a random Companion),
    `ignore_reveal`. Along the way: `damage` is what is left, `healing` what the tile heals, `first` the tile that
    a card has replaced, `asked` the Guide who has decided about his ability, `fallen` whether a casualty was taken,
    `shown` whether Gollum has shown the Fellowship, `void` whether the tile has no effect.

    WR-16.4 to WR-16.6, WR-16.10 to WR-16.12, WR-16.27 to WR-16.30, WR-16.33 to WR-16.48
    """

    __slots__ = (
        "asked",
        "damage",
        "discard_eye_and_fp",
        "eye",
        "fallen",
        "forced_casualty",
        "healing",
        "ignore_reveal",
        "no_reduction",
        "shown",
        "void",
    )
    shows: ClassVar[tuple[str, ...]] = (
        "step",
        "tile",
        "first",
        "damage",
        "healing",
        "asked",
        "fallen",
        "shown",
        "void",
    )

    def __init__(
        self,
        tile: int = NO_TILE,
        eye: int = 0,
        discard_eye_and_fp: bool = False,
        no_reduction: bool = False,
        forced_casualty: bool = False,
        ignore_reveal: bool = False,
    ) -> None:
        super().__init__("read_tile", tile)
        self.eye = eye
        self.discard_eye_and_fp = discard_eye_and_fp
        self.no_reduction = no_reduction
        self.forced_casualty = forced_casualty
        self.ignore_reveal = ignore_reveal
        self.damage = 0
        self.healing = 0
        self.asked = NOT_YET_ASKED
        self.fallen = False
        self.shown = False
        self.void = False

    def clone(self) -> TakeTile:
        other = TakeTile(
            self.tile,
            self.eye,
            self.discard_eye_and_fp,
            self.no_reduction,
            self.forced_casualty,
            self.ignore_reveal,
        )
        other.step = self.step
        other.damage = self.damage
        other.healing = self.healing
        other.first = self.first
        other.asked = self.asked
        other.fallen = self.fallen
        other.shown = self.shown
        other.void = self.void
        return other

    def read(self, w: War) -> Tile:
        return tile_of(w.zones.face[self.tile])

    def reveals(self, w: War) -> bool:
        """Whether the tile's icon reveals the Fellowship, as things are now.

        WR-16.6, WR-16.30, WR-15.17, WR-15.37, AMB-55, AMB-61
        """
        tile = self.read(w)
        if not tile.reveal or self.ignore_reveal or not w.hidden:
            return False
        covered = w.guide == GOLLUM and tile.owner == NO_SIDE and not (tile.eye and w.reads(GOLLUM_COVERS_NUMBERS))
        return not covered

    # Damage

    def read_tile(self, w: War) -> None:
        """What the tile does: nothing, a number, the successes for an Eye, or a die yet to be rolled.

        WR-16.4, WR-16.5, WR-16.10, WR-16.11, WR-16.27 to WR-16.29
        """
        tile = self.read(w)
        if self.discard_eye_and_fp and (tile.eye or tile.owner == FREE_PEOPLES):
            w.tell(TILE_DISCARDED, w.zones.face[self.tile])
            self.void = True
            self.step = "put_back"
        elif tile.die:
            self.step = "read_die"
            w.throw("hunt.tile", [DIE_SIDES])
        else:
            value = self.eye if tile.eye else tile.damage
            self.damage = max(0, value)
            self.healing = max(0, -value)
            w.tell(HUNT_DAMAGE, w.zones.face[self.tile], self.damage)
            self.step = "offer_card"

    def read_die(self, w: War) -> None:
        self.damage = w.outcome[0] + 1
        self.healing = 0
        w.tell(TILE_DIE, w.zones.face[self.tile], self.damage)
        self.step = "offer_card"

    # First, a card in play

    def offer_card(self, w: War) -> None:
        """WR-16.33, AMB-58"""
        self.step = "offer_guide"
        if not self.no_reduction:
            offer_cards(w, in_play.HUNT_CARD, w.lead[FREE_PEOPLES], use=self.damage)

    def shield(self, w: War, card: int, points: int) -> None:
        """A card in play lowers the damage. WR-16.33"""
        self.damage = max(0, self.damage - points)
        w.tell(CARD_SHIELDED, card, self.damage)

    def draw_again(self, w: War) -> None:
        self.step = "second_tile"
        w.push(PullTile(True, self.first))

    def second_tile(self, w: War) -> None:
        """Only the second tile counts; it can be prevented like any other."""
        self.tile = w.returned
        self.void = self.tile == NO_TILE
        self.step = "put_back" if self.void else "read_tile"

    # Second, the Guide and a casualty

    def ability(self, w: War) -> int:
        """What the Guide can do now, NONE if nothing: Meriadoc and Peregrin leave, Gollum shows the Fellowship.

        WR-7.34, WR-7.47, WR-15.15, WR-15.18, WR-16.34, WR-16.38, AMB-60, AMB-62, AMB-96
        """
        if self.damage < 1 or self.no_reduction or w.guide == self.asked:
            return NONE
        if CHARACTERS[w.guide].hobbit:
            barred = w.mordor != OFF_TRACK and w.reads(NO_SEPARATION_IN_MORDOR)
            return NONE if barred else SEPARATE
        if w.guide != GOLLUM or not w.hidden or self.reveals(w):
            return NONE
        return NONE if w.mordor != OFF_TRACK and w.reads(GOLLUM_DECLARES) else REVEAL

    def offer_guide(self, w: War) -> None:
        ability = self.ability(w)
        if ability == NONE:
            self.step = "offer_casualty"
        else:
            w.ask_one(w.lead[FREE_PEOPLES], "guide-ability", [ability, NONE], then="guide_decided")

    def guide_decided(self, w: War) -> None:
        guide = self.asked = w.guide
        if w.reply == NONE:
            self.step = "offer_casualty"
            return
        self.damage -= 1
        w.tell(GUIDE_SHIELDED, guide, self.damage)
        self.step = "offer_guide"
        if w.reply == SEPARATE:
            w.push(Depart(w.lead[FREE_PEOPLES], [guide]))
        else:
            self.shown = True

    def victims(self, w: War) -> list[int]:
        """The ways to take a casualty; with one Companion only, the Guide is the random one too.

        WR-16.35, WR-16.39, WR-16.46, WR-16.48, AMB-59
        """
        if self.damage < 1 or self.fallen or self.no_reduction:
            return NOTHING
        count = len(w.companions_in_fellowship())
        if count == 0:
            return NOTHING
        if self.forced_casualty:
            return [RANDOM]
        return [GUIDE] if count == 1 else [GUIDE, RANDOM]

    def offer_casualty(self, w: War) -> None:
        victims = self.victims(w)
        if not victims:
            self.step = "after_casualty"
        elif self.forced_casualty:
            self.step = "draw_marker"
        else:
            w.ask_one(w.lead[FREE_PEOPLES], "casualty", [*victims, NONE], then="casualty_chosen")

    def casualty_chosen(self, w: War) -> None:
        if w.reply == NONE:
            self.step = "after_casualty"
        elif w.reply == GUIDE:
            self.fall(w, w.guide)
        else:
            self.step = "draw_marker"

    def draw_marker(self, w: War) -> None:
        """The Shadow picks one of the markers that lie face down (DP-55). WR-16.40, WR-16.45"""
        w.tell(MARKER_DRAWN)
        self.step = "marker_drawn"
        w.throw("hunt.casualty", [len(w.companions_in_fellowship())])

    def marker_drawn(self, w: War) -> None:
        self.fall(w, w.companions_in_fellowship()[w.outcome[0]])

    def fall(self, w: War, character: int) -> None:
        """A Companion falls, and takes as much damage with him as his level. WR-16.41 to WR-16.44"""
        level = w.level(character)
        self.fallen = True
        self.damage = max(0, self.damage - level)
        w.tell(CASUALTY, character, level, self.damage)
        self.step = "offer_guide"
        lose_companion(w, character)

    def after_casualty(self, w: War) -> None:
        """What a card in play does after a casualty (DP-71); who needed the fallen is gone by then (AMB-11)."""
        self.step = "use_ring"
        w.clear_away()
        if self.fallen:
            for face in in_play.offered(w, in_play.AFTER_CASUALTY):
                in_play.use_card(w, in_play.AFTER_CASUALTY, face)

    # Third, the Ring

    def use_ring(self, w: War) -> None:
        """What damage is left corrupts; a tile that heals takes corruption away. The game may end.

        WR-16.10, WR-16.36, WR-16.43, WR-16.50
        """
        add_corruption(w, self.damage)
        heal(w, self.healing)
        self.step = "put_back"
        ring_decides(w)

    def put_back(self, w: War) -> None:
        """The tile that a card has replaced returns to the pool."""
        self.step = "finish"
        return_tiles(w, self.first)

    def finish(self, w: War) -> None:
        how = HIDDEN_STILL
        if not self.void and self.reveals(w):
            how = BY_TILE
        elif self.shown:
            how = BY_GOLLUM
        w.pop(TileTaken(self.tile, how))

    def about(self, s: War) -> Said:
        return [("damage", self.damage)]

    def brief(self, glance: Glance) -> bool:
        glance.damage = self.damage
        return True

    def refuse(self, s: War, seat: int, code: int) -> Reason | None:
        if code == NONE:
            return None
        if self.step == "offer_guide":
            return None if code == self.ability(s) else NO_ABILITY
        if self.step == "offer_casualty":
            return None if code in self.victims(s) else NO_CASUALTY
        return NOT_ASKED
