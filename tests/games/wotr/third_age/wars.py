"""Wars with the expansion, from positions written as in scenarios."""

from __future__ import annotations

from typing import Any

from tests.games.wotr.playing import position

from mathom.games.wotr.box import CARD_FACES, CHARACTER_NAMES, TILE_NAMES, kind_named, tile_name
from mathom.games.wotr.fellowship.reveal import DrawTile
from mathom.games.wotr.map import REGION_NAMES, region_named, region_of
from mathom.games.wotr.state import POOL, War
from mathom.games.wotr.third_age.memory import Age, age
from mathom.kernel import Chance

AT_WAR = [
    f"{nation} 0 active"
    for nation in ("dwarves", "elves", "gondor", "north", "rohan", "isengard", "sauron", "southrons_easterlings")
]


def war(**entries: Any) -> War:
    """A war with the expansion, at its first question; `chance` scripts its dice, `variant` has further settings."""
    variant = {"third_age": True, **entries.pop("variant", {})}
    return position(entries.pop("chance", None), variant, entries.pop("seats", 2), **entries)


def turn(side: str, *dice: str, **entries: Any) -> War:
    """It is the turn of a side that has rolled these dice; the other has one left."""
    other = "free_peoples" if side == "shadow" else "shadow"
    return war(phase="action", turn_of=side, rolled={side: list(dice), other: ["character"]}, **entries)


def fresh() -> War:
    from mathom.games.wotr.game import GAME

    w = GAME.begin({"third_age": True}, 2, Chance("mathom"))
    assert isinstance(w, War)
    w.run()
    return w


def pieces(w: War) -> Age:
    return age(w)


def where(w: War, character: str) -> str:
    """The region of a Character, or what else is with him."""
    place = w.character_at[CHARACTER_NAMES.index(character)]
    special = {125: "fellowship", 126: "aside", 127: "out"}
    return special[place] if place in special else REGION_NAMES[region_of(place)]


def count(w: War, kind: str, region: str) -> int:
    return w.figures.count(kind_named(kind), region_named(region))


def pool_first(w: War, *tiles: str) -> None:
    """The tiles that are drawn next, in this order; they must be in the pool."""
    face = w.zones.face[:]
    for n, tile in enumerate(tiles):
        there = w.zones.content[POOL][-1 - n]
        thing = face.index(CARD_FACES + TILE_NAMES.index(tile))
        assert thing in w.zones.content[POOL], tile
        face[there], face[thing] = face[thing], face[there]
    w.zones.face = face


COMPANY = ["gandalf_the_grey", "strider", "boromir", "legolas", "gimli", "meriadoc", "peregrin"]


def alone_with(*companions: str) -> list[str]:
    """Only these are left in the Fellowship."""
    return [f"{name} out" for name in COMPANY if name not in companions]


def tiles(w: War, zone: int) -> list[str]:
    return sorted(tile_name(w.zones.face[thing]) for thing in w.zones.content[zone])


def draw(w: War, *first: str, eye: int = 0) -> None:
    """The Shadow draws a tile out of turn."""
    pool_first(w, *first)
    w.ask = None
    w.stack = [DrawTile(eye=eye)]
    w.run()


def regions(pieces_on_map: list[int]) -> list[str]:
    return [REGION_NAMES[region] for region in pieces_on_map]
