"""Chapters 4 and 5: tiles that are drawn while Sméagol, Galadriel or We Shall Get It have something to say."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mathom.games.wotr.armies.forces import NOT_ASKED
from mathom.games.wotr.box import FREE_PEOPLES, GOLLUM, NO_SIDE, SHADOW, tile_of
from mathom.games.wotr.characters import in_play
from mathom.games.wotr.codes import NO, YES
from mathom.games.wotr.fellowship.members import guide_left
from mathom.games.wotr.fellowship.mordor import GATES, enter_mordor
from mathom.games.wotr.fellowship.reveal import Declare
from mathom.games.wotr.hunt.pool import NO_TILE, MixPool, PullTile
from mathom.games.wotr.map import ASIDE, FELLOWSHIP, OUT, is_city_or_stronghold
from mathom.games.wotr.politics import refuse_activation
from mathom.games.wotr.round.rings import refuse_ring, spend_ring
from mathom.games.wotr.state import NOTHING, TILES_OUT, War
from mathom.games.wotr.third_age.memory import age, changed, smeagol_is_here
from mathom.games.wotr.third_age.pieces import (
    GALADRIEL,
    GET_IT_GAINED,
    GET_IT_USED,
    GONE,
    LADY_OF_LIGHT,
    NOT_YET,
    ON_THE_TABLE,
    SMEAGOL,
    SMEAGOL_JOINED,
    SMEAGOL_LEFT,
    SMEAGOL_TILES,
    SMEAGOL_TURNED,
    TILE_OUT,
)
from mathom.kernel import Frame, Reason

if TYPE_CHECKING:
    from mathom.games.wotr.edge.glance import Glance

NOT_GUIDING: Final = Reason("smeagol-is-not-the-guide", "TA-4.13")

# Sméagol


def smeagol_level(w: War) -> int:
    """His level is the highest among the others in the Fellowship, also when he is lost. TA-4.10, TA-4.11"""
    return max([w.level(c) for c in w.companions_in_fellowship() if c != SMEAGOL], default=0)


def join(w: War) -> None:
    """He joins the Fellowship, and is never on the map; he guides it, and is not Gollum. TA-4.1 to TA-4.4, TA-4.31"""
    w.put_character(SMEAGOL, FELLOWSHIP)
    w.guide = SMEAGOL
    w.tell(SMEAGOL_JOINED)


def leave(w: War) -> None:
    """He is out of the game, so that Gollum can come; and the Shadow gets We Shall Get It.

    TA-4.19 to TA-4.21, TA-4.24, TA-4.25
    """
    if w.character_at[SMEAGOL] != OUT:
        w.put_character(SMEAGOL, OUT)
        w.tell(SMEAGOL_LEFT)
    give_card(w)


def give_card(w: War) -> None:
    """It lies on the table, and is no card of the hand. TA-4.38"""
    if age(w).get_it == NOT_YET:
        changed(w).get_it = ON_THE_TABLE
        w.tell(GET_IT_GAINED)


def alone(w: War) -> None:
    """If nobody else is left, he is replaced by Gollum, and the Shadow gets nothing. TA-4.22, TA-4.23"""
    if smeagol_is_here(w) and w.companions_in_fellowship() == [SMEAGOL]:
        w.put_character(SMEAGOL, OUT)
        w.tell(SMEAGOL_TURNED)


def without_him(w: War, group: list[int]) -> list[int]:
    """Who of a group that is separated goes on: he leaves play instead. TA-4.19, TA-4.34"""
    if SMEAGOL not in group:
        return group
    leave(w)
    return [companion for companion in group if companion != SMEAGOL]


def is_refuge(w: War, region: int) -> bool:
    """A City or Stronghold of a free nation that the Free Peoples hold. TA-1.7, TA-4.18"""
    return is_city_or_stronghold(region) and refuse_activation(w, region) is None


def declared_in(w: War, region: int) -> None:
    """Declared in a City or Stronghold of the Free Peoples, the Fellowship loses him. TA-4.16, TA-4.20, TA-4.33"""
    if smeagol_is_here(w) and is_refuge(w, region):
        leave(w)
        guide_left(w)


class SecretPaths(Frame):
    """With a Character die the Fellowship declares itself while Sméagol guides it. At the gates it enters Mordor.

    TA-4.13 to TA-4.17, TA-4.28, TA-4.29, TA-6.10
    """

    __slots__ = ()
    shows: ClassVar[tuple[str, ...]] = ("step",)

    def __init__(self) -> None:
        super().__init__("declare")

    def clone(self) -> SecretPaths:
        other = SecretPaths()
        other.step = self.step
        return other

    def declare(self, w: War) -> None:
        """It heals nothing, and there is no way back. TA-4.16"""
        self.step = "enter"
        w.push(Declare(by_gollum=True))

    def enter(self, w: War) -> None:
        """TA-4.15"""
        w.pop()
        if w.ring_bearers in GATES:
            enter_mordor(w)
            w.push(MixPool())


# A drawn tile


def is_standard_eye(w: War, tile: int) -> bool:
    """An Eye, but not the Shadow's special one. TA-5.15"""
    drawn = tile_of(w.zones.face[tile])
    return drawn.eye and drawn.owner == NO_SIDE


def refuse_lady(w: War) -> Reason | None:
    """Why Galadriel cannot turn an Eye away. TA-5.8, TA-5.9, TA-5.16"""
    return refuse_ring(w, FREE_PEOPLES) if in_play(w, GALADRIEL) else NOT_ASKED


def can_get_it(w: War) -> bool:
    """TA-4.26"""
    return w.guide == GOLLUM and age(w).get_it == ON_THE_TABLE


def reading(w: War, tile: int, kept: int) -> Frame | None:
    """What comes before the effect of a tile, whatever it was drawn for, if anything does. TA-4.7, TA-5.14"""
    eye = is_standard_eye(w, tile) and refuse_lady(w) is None
    if w.zones.face[tile] in SMEAGOL_TILES or eye or can_get_it(w):
        return ReadTile(tile, kept, tile_of(w.zones.face[tile]).damage)
    return None


class ReadTile(Frame):
    """A tile was drawn: Sméagol's tiles have their own outcome, Galadriel may turn an Eye away, and the Shadow may ask
    for another. Returns the tile that counts in the end.

    `kept` is a tile that is not refilled (see `PullTile`), `damage` the number on the tile. TA-4.1, TA-4.5 to TA-4.8,
    TA-4.12, TA-4.26, TA-4.27, TA-4.30, TA-4.32, TA-4.35, TA-4.36, TA-5.8 to TA-5.10, TA-5.14 to TA-5.18
    """

    __slots__ = ("damage", "kept", "tile")
    shows: ClassVar[tuple[str, ...]] = ("step", "tile")

    def __init__(self, tile: int = NO_TILE, kept: int = NO_TILE, damage: int = 0) -> None:
        super().__init__("read")
        self.tile = tile
        self.kept = kept
        self.damage = damage

    def clone(self) -> ReadTile:
        other = ReadTile(self.tile, self.kept, self.damage)
        other.step = self.step
        return other

    def read(self, w: War) -> None:
        if w.zones.face[self.tile] in SMEAGOL_TILES:
            self.step = "smeagol"
        elif is_standard_eye(w, self.tile) and refuse_lady(w) is None:
            w.ask_one(w.lead[FREE_PEOPLES], "lady-of-light", [YES, NO], then="lady_chosen")
        else:
            self.step = "offer_second"

    # Sméagol's tile

    def smeagol(self, w: War) -> None:
        """He joins, or the tile returns, or it leaves the game and another is drawn. TA-4.1, TA-4.5, TA-4.6, TA-4.12"""
        if smeagol_is_here(w):
            memory = changed(w)
            memory.owed_tiles = [*memory.owed_tiles, self.tile]
            self.step = "offer_second"
        elif w.character_at[SMEAGOL] == ASIDE and w.character_at[GOLLUM] != FELLOWSHIP:
            join(w)
            w.zones.move(self.tile, TILES_OUT)
            self.step = "offer_second"
        else:
            w.tell(TILE_OUT)
            self.replace(w)

    def replace(self, w: War) -> None:
        """The tile is out of the game, and the next one serves instead. TA-4.5, TA-4.6, TA-5.8, TA-5.17, TA-5.18"""
        w.zones.move(self.tile, TILES_OUT)
        w.pop(NO_TILE)
        w.push(PullTile(False, self.kept))

    # The Lady of Light

    def lady_chosen(self, w: War) -> None:
        """TA-5.8 to TA-5.10"""
        if w.reply == YES:
            spend_ring(w, FREE_PEOPLES)
            w.tell(LADY_OF_LIGHT)
            self.replace(w)
        else:
            self.step = "offer_second"

    # We Shall Get It

    def offer_second(self, w: War) -> None:
        """TA-4.26, TA-4.30, TA-4.35"""
        if can_get_it(w):
            w.ask_one(w.lead[SHADOW], "we-shall-get-it", [YES, NO], then="second_chosen")
        else:
            w.pop(self.tile)

    def second_chosen(self, w: War) -> None:
        """The first tile goes back after the second has been applied. TA-4.27"""
        if w.reply == NO:
            w.pop(self.tile)
            return
        memory = changed(w)
        memory.get_it = GONE
        memory.owed_tiles = [*memory.owed_tiles, self.tile]
        w.tell(GET_IT_USED)
        w.pop(NO_TILE)
        w.push(PullTile(False, self.kept))

    def brief(self, glance: Glance) -> bool:
        glance.damage = self.damage
        return True

    def refuse(self, s: War, seat: int, code: int) -> Reason | None:
        return None if code in (YES, NO) else NOT_ASKED


def returning(w: War, tiles: list[int]) -> list[int]:
    """Which tiles return to the pool now: what is owed to it, and of the others none of Sméagol's.

    TA-4.1, TA-4.8, TA-4.12, TA-4.27
    """
    back = [tile for tile in tiles if w.zones.face[tile] not in SMEAGOL_TILES]
    owed = age(w).owed_tiles
    if owed:
        changed(w).owed_tiles = NOTHING
    return back + owed
