"""Chapter 16: the Hunt pool. It lies mixed, and the next tile is the last; who puts tiles into it pushes `MixPool`."""

from __future__ import annotations

from typing import Final

from mathom.games.wotr.codes import CARD, NONE
from mathom.games.wotr.components import CARD_FACES, FREE_PEOPLES, NO_SIDE, TILE_NAMES, card_name, tile_name, tile_of
from mathom.games.wotr.table_cards import WIZARDS_STAFF, leave_table
from mathom.games.wotr.war import DRAWN, IN_PLAY, NO_CARD, OFF_TRACK, POOL, TILES_ASIDE, TILES_WAITING, War
from mathom.kernel import EventKind, Frame, Reason, shuffle_sizes

NO_TILE: Final = -1

POOL_REFILLED: Final = EventKind("pool-refilled", ("count",), ("WR-16.3",))
TILE_IN_PLAY: Final = EventKind("tile-in-play", ("tile",), ("WR-16.7",), (tile_name,))
TILE_DRAWN: Final = EventKind("tile-drawn", ("tile",), ("WR-16.26",), (tile_name,))
TILE_PREVENTED: Final = EventKind("tile-prevented", ("card",), ("WR-16.33",), (card_name,))

NO_SUCH_CARD: Final = Reason("only-the-wizards-staff-prevents-a-tile", "WR-16.33")


def refill(w: War, kept: int = NO_TILE) -> None:
    """All normal tiles that were drawn return to an empty pool, but for one that is held out. WR-16.3, AMB-71"""
    count = 0
    for thing in w.zones.content[DRAWN]:
        if thing != kept and tile_of(w.zones.face[thing]).owner == NO_SIDE:
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
    """A tile is drawn and does nothing yet: the thing is left in `picked`, nothing if a card prevented it.

    The Wizard's Staff can prevent what the Shadow draws (`staff`; DP-52). `kept` is a tile that stays out of a refill.
    WR-16.1 to WR-16.3, AMB-58
    """

    __slots__ = ("kept", "staff")

    def __init__(self, staff: bool = True, kept: int = NO_TILE) -> None:
        super().__init__("offer_staff" if staff else "draw")
        self.staff = staff
        self.kept = kept

    def clone(self) -> PullTile:
        other = PullTile(self.staff, self.kept)
        other.step = self.step
        return other

    def offer_staff(self, w: War) -> None:
        if w.card_in(IN_PLAY + FREE_PEOPLES, WIZARDS_STAFF) == NO_CARD:
            self.step = "draw"
        else:
            w.ask_one(w.lead[FREE_PEOPLES], "prevent-tile", [CARD + WIZARDS_STAFF, NONE], then="staff_chosen")

    def staff_chosen(self, w: War) -> None:
        if w.reply == NONE:
            self.step = "draw"
            return
        w.tell(TILE_PREVENTED, WIZARDS_STAFF)
        leave_table(w, WIZARDS_STAFF)
        w.pop()

    def draw(self, w: War) -> None:
        if w.zones.content[POOL]:
            self.step = "take"
            return
        refill(w, self.kept)
        if w.zones.content[POOL]:
            self.step = "take"
            w.push(MixPool())
        else:
            w.pop()

    def take(self, w: War) -> None:
        thing = w.zones.content[POOL][-1]
        w.zones.move(thing, DRAWN)
        w.tell(TILE_DRAWN, w.zones.face[thing])
        w.picked = [thing]
        w.pop()

    def refuse(self, s: War, seat: int, code: int) -> Reason | None:
        return None if code in (CARD + WIZARDS_STAFF, NONE) else NO_SUCH_CARD
