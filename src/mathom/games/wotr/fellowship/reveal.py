"""Chapters 15 and 16: the Fellowship shows itself or is revealed, and the tiles that are drawn on the way."""

from __future__ import annotations

from typing import ClassVar, Final

from mathom.games.wotr.armies.forces import NOT_ASKED
from mathom.games.wotr.box import FREE_PEOPLES, SHADOW, card_name
from mathom.games.wotr.codes import NO, REGION
from mathom.games.wotr.events import in_play
from mathom.games.wotr.events.offer import offer_cards
from mathom.games.wotr.fellowship.members import heal
from mathom.games.wotr.fellowship.route import DISTANCES, TakeRoute, in_reach, is_shadow_stronghold, route_names
from mathom.games.wotr.hunt.pool import NO_TILE, PullTile, return_tiles
from mathom.games.wotr.hunt.tile import BY_GOLLUM, BY_TILE, TakeTile, TileTaken
from mathom.games.wotr.map import (
    OWNER_AT,
    REGIONS,
    is_city_or_stronghold,
    region_name,
)
from mathom.games.wotr.politics import fellowship_declared, refuse_activation
from mathom.games.wotr.state import (
    GOLLUM_DECLARES,
    OFF_TRACK,
    REVEALED_IN_CONQUERED,
    TILE_FOR_EACH_STRONGHOLD,
    War,
)
from mathom.kernel import EventKind, Frame, Reason

DECLARED: Final = EventKind("declared", ("region", "way"), ("WR-15.30", "WR-15.31"), (region_name, None))
REVEALED: Final = EventKind("revealed", (), ("WR-15.39",))
FOUND: Final = EventKind("found", ("region", "way"), ("WR-15.40",), (region_name, None))
CARD_USED: Final = EventKind("card-used", ("card",), ("WR-6.16",), (card_name,))
STRONGHOLD_TILE: Final = EventKind("stronghold-tile", (), ("WR-15.44",))

IS_REVEALED: Final = Reason("the-fellowship-is-revealed", "WR-15.20", "WR-15.29", "WR-15.42")
NO_REGION: Final = Reason("the-fellowship-is-in-no-region", "WR-17.5")
OUT_OF_REACH: Final = Reason("the-fellowship-has-not-come-so-far", "WR-15.30", "WR-15.40")
NO_REFUGE: Final = Reason("a-revealed-fellowship-does-not-stop-in-a-city-or-stronghold", "WR-15.41")


def refuse_declare(w: War) -> Reason | None:
    """Why the Fellowship cannot declare its position now. WR-15.29, WR-17.5, AMB-48, AMB-70"""
    if w.mordor != OFF_TRACK:
        return NO_REGION
    return None if w.hidden else IS_REVEALED


def refuse_stop(w: War, region: int) -> Reason | None:
    """Why a revealed Fellowship cannot end its move in the region. WR-15.41, AMB-89"""
    if w.held[region] != FREE_PEOPLES or not is_city_or_stronghold(region):
        return None
    return None if w.reads(REVEALED_IN_CONQUERED) and OWNER_AT[region] != FREE_PEOPLES else NO_REFUGE


def stops(w: War) -> list[int]:
    """Where a revealed Fellowship can be found. With no progress, or no other way, it stays. WR-15.40, AMB-52"""
    if w.progress == 0:
        return [w.ring_bearers]
    found = [region for region in in_reach(w) if refuse_stop(w, region) is None]
    return found if found else [w.ring_bearers]


# A tile, with all that follows from it


class DrawTile(Frame):
    """The Shadow draws a tile; it is resolved, and the Fellowship revealed if it says so.

    `eye` is the damage of an Eye, the flags are those of `TakeTile`. Returns the tile that counted in the end, NO_TILE
    if none did. WR-16.26, WR-16.29 to WR-16.31, WR-16.37
    """

    __slots__ = (
        "discard_eye_and_fp",
        "eye",
        "forced_casualty",
        "ignore_reveal",
        "no_reduction",
        "tile",
    )
    shows: ClassVar[tuple[str, ...]] = ("step", "eye", "tile")

    def __init__(
        self,
        eye: int = 0,
        discard_eye_and_fp: bool = False,
        no_reduction: bool = False,
        forced_casualty: bool = False,
        ignore_reveal: bool = False,
    ) -> None:
        super().__init__("draw")
        self.eye = eye
        self.discard_eye_and_fp = discard_eye_and_fp
        self.no_reduction = no_reduction
        self.forced_casualty = forced_casualty
        self.ignore_reveal = ignore_reveal
        self.tile = NO_TILE

    def clone(self) -> DrawTile:
        other = DrawTile(self.eye, self.discard_eye_and_fp, self.no_reduction, self.forced_casualty, self.ignore_reveal)
        other.step = self.step
        other.tile = self.tile
        return other

    def draw(self, w: War) -> None:
        self.step = "resolve"
        w.push(PullTile())

    def resolve(self, w: War) -> None:
        thing: int = w.returned
        if thing == NO_TILE:
            self.step = "end"
            return_tiles(w, NO_TILE)
            return
        self.step = "reveal"
        w.push(
            TakeTile(
                thing,
                self.eye,
                self.discard_eye_and_fp,
                self.no_reduction,
                self.forced_casualty,
                self.ignore_reveal,
            )
        )

    def reveal(self, w: War) -> None:
        """A tile or Gollum reveals the Fellowship, or nothing does. WR-16.30, WR-16.37, WR-15.18, AMB-62"""
        taken: TileTaken = w.returned
        self.tile = taken.tile
        self.step = "end"
        if taken.how == BY_TILE:
            w.push(Reveal())
        elif taken.how == BY_GOLLUM:
            w.push(Declare(by_gollum=True) if w.reads(GOLLUM_DECLARES) else Reveal(by_shadow=False))

    def end(self, w: War) -> None:
        w.pop(self.tile)


# Revealed


class Reveal(Frame):
    """The Fellowship is revealed: the marker is turned, its figure moves (DP-56), and more tiles may be drawn.

    Nothing happens if it is revealed already (AMB-55); on the Mordor track only the marker is turned (AMB-68). Not
    `by_shadow` is Gollum's ability, which draws no tile for a Stronghold (AMB-62). `tiles` are still to be drawn.
    WR-15.38 to WR-15.45, WR-15.60, WR-15.62, WR-16.32
    """

    __slots__ = ("by_shadow", "tiles")
    shows: ClassVar[tuple[str, ...]] = ("step", "by_shadow", "tiles")

    def __init__(self, by_shadow: bool = True) -> None:
        super().__init__("turn_marker")
        self.by_shadow = by_shadow
        self.tiles = 0

    def clone(self) -> Reveal:
        other = Reveal(self.by_shadow)
        other.step = self.step
        other.tiles = self.tiles
        return other

    def turn_marker(self, w: War) -> None:
        if not w.hidden:
            w.pop()
            return
        w.hidden = False
        w.tell(REVEALED)
        w.happen(in_play.WHEN_REVEALED, in_play.NOTHING_MEANT)
        if w.mordor == OFF_TRACK:
            self.step = "choose_stop"
        else:
            w.pop()

    def choose_stop(self, w: War) -> None:
        found = stops(w)
        w.ask_or_take(w.lead[FREE_PEOPLES], "found", [REGION + region for region in found], then="set_out")

    def set_out(self, w: War) -> None:
        self.step = "arrive"
        w.push(TakeRoute(w.reply - REGION, revealed=True))

    def arrive(self, w: War) -> None:
        """The figure is found where its way ends; Strongholds of the Shadow on it cost tiles.

        WR-15.40, WR-15.44, AMB-53
        """
        way: list[int] = w.returned
        w.ring_bearers = way[-1]
        w.progress = 0
        w.tell(FOUND, way[-1], route_names(way))
        if self.by_shadow:
            touched = len({region for region in way if is_shadow_stronghold(w, region)})
            self.tiles = touched if w.reads(TILE_FOR_EACH_STRONGHOLD) else min(1, touched)
        self.step = "draw_for_stronghold"
        offer_along(w, way)
        w.extra.travelled(w, way, False)

    def draw_for_stronghold(self, w: War) -> None:
        """An Eye does nothing here. WR-15.44, WR-15.45, WR-16.29, WR-16.32"""
        if self.tiles:
            self.tiles -= 1
            w.tell(STRONGHOLD_TILE)
            w.push(DrawTile())
        else:
            w.pop()

    def refuse(self, s: War, seat: int, code: int) -> Reason | None:
        return refuse_region(s, code, stops(s))


def refuse_region(w: War, code: int, found: list[int]) -> Reason | None:
    if not REGION <= code < REGION + REGIONS:
        return NOT_ASKED
    region = code - REGION
    if region in found:
        return None
    return OUT_OF_REACH if DISTANCES[w.ring_bearers][region] > w.progress else NO_REFUGE


def offer_along(w: War, way: list[int], use: int = 0) -> None:
    """The Ring-bearers have come along the way; the Shadow may use a card in play that this gives it (DP-20).

    The use is SAFE if they have declared themselves in a refuge of the Free Peoples. A step calls it last.
    WR-15.36, WR-15.37, WR-16.32, AMB-88, AMB-102
    """
    if len(way) > 1:
        # What is pushed last is asked first.
        for region in reversed(list(dict.fromkeys(way))):
            offer_cards(w, in_play.JOURNEY, w.lead[SHADOW], region, use)


# Declared


class Declare(Frame):
    """The Fellowship may show itself (DP-5): its figure moves, the progress is 0, and it stays hidden.

    In a City or Stronghold of the Free Peoples that the Shadow does not hold, the nation becomes active and the Ring
    loses some of its power. Where Gollum's ability is read as a declaration (AMB-62) it is a must and heals nothing.
    WR-4.8, WR-4.9, WR-15.29 to WR-15.37, AMB-48 to AMB-50
    """

    __slots__ = ("by_gollum",)
    shows: ClassVar[tuple[str, ...]] = ("step", "by_gollum")

    def __init__(self, by_gollum: bool = False) -> None:
        super().__init__("choose_whether")
        self.by_gollum = by_gollum

    def clone(self) -> Declare:
        other = Declare(self.by_gollum)
        other.step = self.step
        return other

    def choose_whether(self, w: War) -> None:
        if refuse_declare(w) is not None:
            w.pop()
            return
        options = [REGION + region for region in in_reach(w)]
        if not self.by_gollum:
            options.append(NO)
        w.ask_or_take(w.lead[FREE_PEOPLES], "declare", options, then="set_out")

    def set_out(self, w: War) -> None:
        if w.reply == NO:
            w.pop()
            return
        self.step = "arrive"
        w.push(TakeRoute(w.reply - REGION, revealed=False))

    def arrive(self, w: War) -> None:
        """The figure is where it was declared, and cards that watch it leave play. WR-15.30 to WR-15.32"""
        way: list[int] = w.returned
        w.ring_bearers = way[-1]
        w.progress = 0
        w.tell(DECLARED, way[-1], route_names(way))
        safe = refuse_activation(w, way[-1]) is None
        w.happen(in_play.WHEN_DECLARED, way[-1], in_play.SAFE if safe else 0)
        self.step = "rest"
        offer_along(w, way, in_play.SAFE if safe else 0)
        w.extra.travelled(w, way, True)

    def rest(self, w: War) -> None:
        """In a City or Stronghold of a free nation that nation becomes active and corruption falls.

        WR-15.33 to WR-15.35, AMB-49
        """
        fellowship_declared(w, w.ring_bearers)
        if not self.by_gollum and refuse_activation(w, w.ring_bearers) is None:
            heal(w, 1)
        w.pop()
        w.extra.rested(w, w.ring_bearers)

    def refuse(self, s: War, seat: int, code: int) -> Reason | None:
        if code == NO:
            return NOT_ASKED if self.by_gollum else None
        return refuse_region(s, code, in_reach(s))
