"""Chapter 16: the Hunt pool."""

import pytest
from tests.games.wotr.events import event
from tests.games.wotr.helpers import (
    SH,
    asked,
    bare,
    choose,
    lay,
    new,
    next_tiles,
    put,
    script,
    send,
    tiles_in,
    told,
)
from tests.games.wotr.plain_box import CHARACTER_NAMES, TILE_NAMES, TILES
from tests.games.wotr.quest import (
    MITHRIL,
    NORMAL,
    company,
    drain,
    events,
    hunted,
    position,
    start,
    tile_thing,
)

from mathom.games.wotr.box import CARD_FACES, NO_SIDE
from mathom.games.wotr.fellowship.moves import MoveFellowship
from mathom.games.wotr.hunt.pool import refill
from mathom.games.wotr.hunt.roll import DrawTile, PullTile, bring_tile
from mathom.games.wotr.state import (
    DRAWN,
    POOL,
    TILES_ASIDE,
    TILES_OUT,
    TILES_WAITING,
)
from mathom.kernel import Chance
from mathom.testing import rule

MERIADOC, PEREGRIN = CHARACTER_NAMES.index("meriadoc"), CHARACTER_NAMES.index("peregrin")
ALL_FIVE = ["gandalf_the_grey", "strider", "boromir", "legolas", "gimli"]


# The pool


@rule("WR-16.1", "WR-16.2")
def test_a_drawn_tile_stays_out_of_the_pool() -> None:
    w = hunted(bare(), "std_3_1")
    choose(w, "none")
    assert (tiles_in(w, DRAWN), len(tiles_in(w, POOL))) == (["std_3_1"], 15)
    start(DrawTile(), w)
    assert set(tiles_in(w, DRAWN)) > {"std_3_1"}


@rule("WR-16.1")
def test_nobody_knows_the_next_tile() -> None:
    w = new()
    assert [w.zones.known[thing] for thing in w.zones.content[POOL]] == [0] * 16


@rule("WR-16.3")
def test_an_empty_pool_gets_all_normal_tiles_back_but_no_special_and_no_removed_ones() -> None:
    w = bare()
    bring_tile(w, "sh_shelob")
    w.zones.move(w.zones.content[TILES_WAITING][0], DRAWN)
    drain(w)
    w.zones.move(tile_thing(w, "std_3_2"), TILES_OUT)
    start(PullTile(), w)
    assert sorted([*tiles_in(w, POOL), *tiles_in(w, DRAWN)]) == sorted(
        [*[tile for tile in NORMAL if tile != "std_3_2"], "sh_shelob"]
    )
    assert (len(tiles_in(w, POOL)), told(w)[0]) == (14, ("pool-refilled", 15))
    assert all(w.zones.known[thing] == 0 for thing in w.zones.content[POOL])


@rule("WR-16.3")
def test_the_last_tile_is_drawn_before_the_pool_is_filled_again() -> None:
    w = bare()
    drain(w, "std_1_1")
    start(DrawTile(), w)
    choose(w, "none")
    assert (tiles_in(w, POOL), w.corruption) == ([], 1)
    refill(w)
    assert tiles_in(w, POOL) == NORMAL


def test_with_no_tile_left_at_all_nothing_is_drawn() -> None:
    w = bare()
    for thing in w.zones.content[POOL]:
        w.zones.move(thing, TILES_OUT)
    start(DrawTile(), w)
    assert (w.stack, events(w)) == ([], ["pool-refilled"])


@rule("WR-16.4", "WR-16.5", "WR-16.6", "WR-16.12")
def test_what_the_tiles_show() -> None:
    normal = [tile for tile in TILES if tile.owner == NO_SIDE]
    shadow = [tile for tile in TILES if tile.owner == SH]
    assert {tile.damage for tile in normal} == {0, 1, 2, 3}
    assert [sum(tile.eye for tile in normal), sum(tile.reveal for tile in normal)] == [4, 9]
    assert [tile.stop for tile in shadow] == [True] * 4


@rule("WR-16.12")
def test_a_stop_icon_means_nothing_off_the_mordor_track() -> None:
    w = bare()
    w.zones.move(
        next(t for t in w.zones.content[TILES_ASIDE] if TILES[w.zones.face[t] - CARD_FACES].id == "sh_give_it_to_us"),
        POOL,
    )
    next_tiles(w, "sh_give_it_to_us")
    w.hunt_box = [0, 1]
    script(w, hunt=[[6]])
    start(MoveFellowship(), w, where="hollin")
    choose(w, "none", "hollin")
    assert (position(w), w.hunt_box) == (("hollin", 0, False, 1), [1, 1])


@rule("WR-16.7", "WR-16.8")
def test_a_special_tile_comes_into_play_by_card_and_waits_for_mordor() -> None:
    w = bare()
    before = tiles_in(w, TILES_ASIDE)
    bring_tile(w, "fp_phial")
    w.run()
    assert (len(before), tiles_in(w, TILES_WAITING), tiles_in(w, POOL)) == (8, ["fp_phial"], NORMAL)


@rule("WR-16.9")
def test_in_mordor_a_special_tile_goes_straight_into_the_pool() -> None:
    w = bare()
    w.mordor = 2
    drain(w)
    bring_tile(w, "sh_shelob")
    w.run()
    assert (tiles_in(w, TILES_WAITING), tiles_in(w, POOL)) == ([], sorted([*NORMAL, "sh_shelob"]))
    assert all(w.zones.known[thing] == 0 for thing in w.zones.content[POOL])


@rule("WR-16.10")
@pytest.mark.parametrize(("tile", "corruption", "left"), [("fp_phial", 5, 3), ("fp_smeagol", 5, 4), ("fp_phial", 1, 0)])
def test_negative_tiles_heal(tile: str, corruption: int, left: int) -> None:
    w = bare()
    w.mordor = 0
    bring_tile(w, tile)
    w.run()
    hunted(w, tile, corruption=corruption)
    assert (w.corruption, asked(w)) == (left, None)


@rule("WR-16.11", "WR-16.47")
def test_the_shadow_rolls_for_a_tile_with_a_die_and_the_result_is_a_number_like_any() -> None:
    w = company(bare(), "gimli", "meriadoc")
    w.mordor = 0
    bring_tile(w, "sh_shelob")
    w.run()
    script(w, hunt_tile=[[5]])
    w.chance.logging = True
    hunted(w, "sh_shelob", discard_eye_and_fp=True)
    assert [draw.plain() for draw in w.chance.take_log()] == [{"chance": "hunt.tile", "of": [6], "got": [4]}]
    choose(w, "guide", "none")
    assert (w.corruption, told(w)[1]) == (3, ("tile-die", "sh_shelob", 5))


@rule("WR-16.1", "WR-16.9")
def test_the_pool_is_mixed_by_chance_when_a_tile_joins_it() -> None:
    w = bare()
    w.mordor = 0
    w.chance = Chance("any", script={"hunt-pool": [[16, *[0] * 15]]})
    bring_tile(w, "fp_phial")
    w.run()
    assert w.zones.face[w.zones.content[POOL][0]] == CARD_FACES + TILE_NAMES.index("fp_phial")


# Tiles that return to a pool that has run empty


@rule("WR-16.3", "WR-16.33")
def test_a_tile_that_mithril_coat_returns_does_not_hide_that_the_pool_has_run_empty() -> None:
    w = bare()
    drain(w, "std_1_1", "std_2_1")
    lay(w, MITHRIL)
    hunted(w, "std_1_1")
    choose(w, MITHRIL, "none")
    assert (tiles_in(w, POOL), tiles_in(w, DRAWN), w.corruption) == (NORMAL, [], 2)


@rule("WR-16.3", "WR-16.33")
def test_nor_does_one_that_it_returns_after_the_breaking_of_the_fellowship() -> None:
    w = bare()
    w.hidden = False
    drain(w, "std_0_reveal_1", "std_3_1")
    next_tiles(w, "std_3_1")
    lay(w, MITHRIL)
    event(w, "sh_char_14")
    choose(w, MITHRIL)
    assert (tiles_in(w, POOL), w.stack) == (NORMAL, [])


@rule("WR-16.3", "WR-6.13")
def test_nor_do_those_that_the_king_returns() -> None:
    w = bare()
    drain(w, "std_1_1", "std_2_1", "std_eye_reveal_1")
    send(w, "strider", "edoras")
    put(w, "edoras", rohan_regular=1)
    event(w, "fp_char_14")
    assert tiles_in(w, POOL) == [tile for tile in NORMAL if tile != "std_eye_reveal_1"]
    assert tiles_in(w, TILES_OUT) == ["std_eye_reveal_1"]


@rule("WR-16.3", "WR-16.33")
def test_the_tile_that_mithril_coat_replaces_stays_out_of_the_refill_for_the_breaking_of_the_fellowship() -> None:
    """It is the last of the pool, and but for an Eye all others are out of the game."""
    w = bare()
    w.hidden = False
    drain(w, "std_3_1")
    for thing in w.zones.content[DRAWN]:
        if thing != tile_thing(w, "std_eye_reveal_1"):
            w.zones.move(thing, TILES_OUT)
    lay(w, MITHRIL)
    event(w, "sh_char_14")
    choose(w, MITHRIL)
    drawn = [news[1] for news in told(w) if news[0] == "tile-drawn"]
    assert (w.stack, drawn) == ([], ["std_3_1", "std_eye_reveal_1"])
