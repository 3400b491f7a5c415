"""The Ring-bearers on their way: positions and answers that the tests of chapters 15 to 17 share."""

from __future__ import annotations

from tests.games.wotr.helpers import FP, at, bare, key, next_tiles, on_table, told
from tests.games.wotr.plain_box import CHARACTER_NAMES, COMPANIONS, TILE_NAMES, TILES

from mathom.games.wotr.box import CARD_FACES, GOLLUM, NO_SIDE, character_name
from mathom.games.wotr.fellowship.moves import MoveFellowship
from mathom.games.wotr.hunt.roll import DrawTile, bring_tile
from mathom.games.wotr.map import FELLOWSHIP, NOWHERE, OUT, REGION_NAMES
from mathom.games.wotr.state import DRAWN, POOL, War
from mathom.kernel import Frame

BALROG, LAST_BATTLE, CREBAIN, WORN = "sh_char_17", "fp_str_01", "sh_char_16", "sh_char_15"
MITHRIL, AXE, HORN, STAFF = "fp_char_05", "fp_char_06", "fp_char_07", "fp_char_08"
NORMAL = sorted(tile.id for tile in TILES if tile.owner == NO_SIDE)


def start(frame: Frame, w: War | None = None, where: str = "rivendell", progress: int = 0, corruption: int = 0) -> War:
    """The Ring-bearers somewhere on a bare map, and a procedure that begins."""
    w = bare() if w is None else w
    w.ring_bearers = at(where)
    w.progress = progress
    w.corruption = corruption
    w.take_news()
    w.ask = None
    w.stack = [frame]
    w.run()
    return w


def company(w: War, *names: str) -> War:
    """Only these are left in the Fellowship; the others are out of the game."""
    for c in COMPANIONS:
        if w.character_at[c] == FELLOWSHIP and character_name(c) not in names:
            w.put_character(c, OUT)
    if not names:
        w.put_character(GOLLUM, FELLOWSHIP)
        w.guide = GOLLUM
    elif character_name(w.guide) not in names:
        w.guide = CHARACTER_NAMES.index(names[0])
    return w


def position(w: War) -> tuple[str, int, bool, int]:
    """Region, progress, hidden, corruption."""
    return REGION_NAMES[w.ring_bearers], w.progress, w.hidden, w.corruption


def in_fellowship(w: War) -> list[str]:
    return [character_name(c) for c in w.companions_in_fellowship()]


def names(regions: list[int]) -> set[str]:
    return {REGION_NAMES[region] for region in regions}


def refused(w: War, code: int) -> str | None:
    return key(w.stack[-1].refuse(w, w.lead[FP], code))


def lies(w: War, card: str) -> bool:
    """Whether the card is in play."""
    return on_table(w, card)


def hunted(w: War, tile: str, where: str = "hollin", corruption: int = 0, **flags: bool) -> War:
    """A tile is drawn, an Eye on it counts 2."""
    next_tiles(w, tile)
    return start(DrawTile(eye=2, **flags), w, where=where, corruption=corruption)


def events(w: War) -> list[str]:
    return [event[0] for event in told(w)]


def drain(w: War, *left: str) -> None:
    """Only these tiles are left in the pool, all others are drawn."""
    for thing in w.zones.content[POOL]:
        if TILE_NAMES[w.zones.face[thing] - CARD_FACES] not in left:
            w.zones.move(thing, DRAWN)


def tile_thing(w: War, tile: str) -> int:
    """The thing that has this tile's face."""
    return w.zones.face.index(CARD_FACES + TILE_NAMES.index(tile))


def road(where: str = "hollin", progress: int = 0, corruption: int = 0) -> War:
    """The Ring-bearers somewhere on a bare map."""
    w = bare()
    w.ring_bearers = at(where)
    w.progress = progress
    w.corruption = corruption
    return w


def found(where: str = "hollin", corruption: int = 0) -> War:
    """The Fellowship is revealed there."""
    w = road(where, 0, corruption)
    w.hidden = False
    return w


def in_mordor(w: War, box: int = 0, corruption: int = 0) -> War:
    """The Fellowship is on the Mordor track."""
    w.mordor = box
    w.ring_bearers = NOWHERE
    w.progress = 0
    w.corruption = corruption
    return w


def step(w: War, *tiles: str, by_card: bool = False) -> War:
    """The Fellowship moves on the track; special tiles come into play first."""
    for tile in tiles:
        if tile not in NORMAL:
            bring_tile(w, tile)
            w.run()
    next_tiles(w, *tiles)
    w.take_news()
    w.push(MoveFellowship(by_card))
    w.run()
    return w
