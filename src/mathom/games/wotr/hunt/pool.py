"""Chapter 16: the Hunt pool. It lies mixed, and the next tile is the last; who puts tiles into it pushes `MixPool`."""

from __future__ import annotations

from typing import ClassVar, Final

from mathom.games.wotr.box import CARD_FACES, FREE_PEOPLES, NO_SIDE, TILE_NAMES, card_name, tile_name, tile_of
from mathom.games.wotr.events.in_play import PREVENT_TILE
from mathom.games.wotr.events.offer import offer_cards
from mathom.games.wotr.state import DRAWN, NO_CARD, NOTHING, OFF_TRACK, POOL, TILES_ASIDE, TILES_WAITING, War
from mathom.kernel import EventKind, Frame, shuffle_sizes

NO_TILE: Final = -1

POOL_REFILLED: Final = EventKind("pool-refilled", ("count",), ("WR-16.3",))
TILE_IN_PLAY: Final = EventKind("tile-in-play", ("tile",), ("WR-16.7",), (tile_name,))
TILE_DRAWN: Final = EventKind("tile-drawn", ("tile",), ("WR-16.26",), (tile_name,))
TILE_PREVENTED: Final = EventKind("tile-prevented", ("card",), ("WR-16.33",), (card_name,))


def refill(w: War, kept: int = NO_TILE) -> None:
    """All normal tiles that were drawn return to an empty pool, but for one that is held out. WR-16.3, AMB-71"""
    count = 0
    for thing in w.zones.content[DRAWN]:
        if thing != kept and tile_of(w.zones.face[thing]).owner == NO_SIDE and not w.extra.is_owed(thing):
            w.zones.move(thing, POOL)
            count += 1
    w.tell(POOL_REFILLED, count)


def put_back(w: War, tiles: list[int]) -> None:
    """Tiles return to the pool; if it has run empty meanwhile, it is refilled as well.

    Pushes `MixPool`, so a step calls it last. WR-16.2, WR-16.3
    """
    empty = not w.zones.content[POOL]
    for thing in tiles:
        w.zones.move(thing, POOL)
    if empty:
        refill(w)
    w.push(MixPool())


def return_tiles(w: War, first: int) -> None:
    """A tile that a card has replaced returns to the pool, and what a supplement owes to it. A step calls it last."""
    tiles = w.extra.returning(w, NOTHING if first == NO_TILE else [first])
    if tiles:
        put_back(w, tiles)


def bring_tile(w: War, name: str) -> None:
    """A special tile comes into play: it waits for Mordor, or joins the pool if the Fellowship is there already.

    Pushes `MixPool` in the latter case, so a step calls it last. WR-16.7 to WR-16.9
    """
    face = CARD_FACES + TILE_NAMES.index(name)
    thing = w.card_in(TILES_ASIDE, face)
    if thing == NO_CARD:
        return
    w.tell(TILE_IN_PLAY, face)
    if w.mordor == OFF_TRACK:
        w.zones.move(thing, TILES_WAITING)
        return
    if not w.zones.content[POOL]:
        refill(w)
    w.zones.move(thing, POOL)
    w.push(MixPool())


class MixPool(Frame):
    """The pool is mixed after tiles have come into it. WR-16.1"""

    __slots__ = ()
    shows: ClassVar[tuple[str, ...]] = ("step",)

    def __init__(self) -> None:
        super().__init__("mix")

    def clone(self) -> MixPool:
        other = MixPool()
        other.step = self.step
        return other

    def mix(self, w: War) -> None:
        self.step = "lay_down"
        w.throw("hunt-pool", shuffle_sizes(len(w.zones.content[POOL])))

    def lay_down(self, w: War) -> None:
        w.zones.shuffle(POOL, w.outcome)
        w.pop()


class PullTile(Frame):
    """A tile is drawn and does nothing yet: returns the thing, NO_TILE if a card prevented it.

    A card in play can prevent what the Shadow draws (`preventable`; DP-52). `kept` is a tile that is not refilled.
    WR-16.1 to WR-16.3, AMB-58
    """

    __slots__ = ("kept", "preventable")
    shows: ClassVar[tuple[str, ...]] = ("step", "kept", "preventable")

    def __init__(self, preventable: bool = True, kept: int = NO_TILE) -> None:
        super().__init__("offer_card" if preventable else "draw")
        self.preventable = preventable
        self.kept = kept

    def clone(self) -> PullTile:
        other = PullTile(self.preventable, self.kept)
        other.step = self.step
        return other

    def offer_card(self, w: War) -> None:
        self.step = "draw"
        offer_cards(w, PREVENT_TILE, w.lead[FREE_PEOPLES])

    def prevent(self, w: War, card: int) -> None:
        """A card in play keeps the tile in the pool."""
        w.tell(TILE_PREVENTED, card)
        self.step = "end"

    def end(self, w: War) -> None:
        w.pop(NO_TILE)

    def draw(self, w: War) -> None:
        if w.zones.content[POOL]:
            self.step = "take"
            return
        refill(w, self.kept)
        if w.zones.content[POOL]:
            self.step = "take"
            w.push(MixPool())
        else:
            w.pop(NO_TILE)

    def take(self, w: War) -> None:
        thing = w.zones.content[POOL][-1]
        w.zones.move(thing, DRAWN)
        w.tell(TILE_DRAWN, w.zones.face[thing])
        first = w.extra.drawn(w, thing, self.kept)
        w.pop(thing)
        if first is not None:
            w.push(first)
