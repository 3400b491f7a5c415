"""The events of the Free Peoples' Character deck."""

import pytest
from tests.games.wotr.events import SH, event, gone, keys, nation, pick, refused, where
from tests.games.wotr.helpers import at, bare, key, on_table, put, script, send, tiles_in, told
from tests.games.wotr.plain_box import CHARACTER_NAMES
from tests.games.wotr.quest import company, in_fellowship

from mathom.games.wotr.box import CHARACTER_FACE, EYE, WILL_OF_THE_WEST
from mathom.games.wotr.codes import REGION
from mathom.games.wotr.map import NOWHERE, OUT, distance
from mathom.games.wotr.state import OUTSIDE_ONLY, POOL, TILES_WAITING, War
from mathom.testing import part, rule


def tempted(corruption: int = 5, where: str = "rivendell") -> War:
    """The Ring-bearers somewhere on a bare map, already tempted."""
    w = bare()
    w.corruption = corruption
    w.ring_bearers = at(where)
    return w


# Tiles and cards that remain in play


@rule("WR-6.13")
@pytest.mark.parametrize(
    ("card", "tile"),
    [
        ("fp_char_01", "fp_elven_cloaks"),
        ("fp_char_02", "fp_elven_rope"),
        ("fp_char_03", "fp_phial"),
        ("fp_char_04", "fp_smeagol"),
    ],
)
def test_a_card_brings_its_tile_into_play(card: str, tile: str) -> None:
    w = event(bare(), card)
    assert tiles_in(w, TILES_WAITING) == [tile]
    w = bare()
    w.mordor, w.ring_bearers = 1, NOWHERE
    event(w, card)
    assert (tiles_in(w, TILES_WAITING), tile in tiles_in(w, POOL)) == ([], True)


@rule("WR-6.16")
def test_fp_char_05_mithril_coat_stays_in_play_whoever_is_there() -> None:
    w = event(company(bare()), "fp_char_05")
    assert on_table(w, "fp_char_05")
    assert not gone(w, "fp_char_05")


@rule("WR-6.11", "WR-6.16", "WR-6.18")
@pytest.mark.parametrize(
    ("card", "needed"),
    [
        ("fp_char_06", ["gimli", "legolas"]),
        ("fp_char_07", ["boromir"]),
        ("fp_char_08", ["gandalf_the_grey"]),
    ],
)
def test_a_card_in_play_needs_its_companion_in_the_fellowship(card: str, needed: list[str]) -> None:
    w = bare()
    for name in needed[1:]:
        send(w, name, "dale")
    event(w, card)
    assert not gone(w, card)
    send(w, needed[0], "dale")
    assert gone(w, card)
    assert refused(w, card) == "the-card-needs-a-companion-who-is-not-in-the-fellowship"


# Healing


@rule("WR-6.31")
@pytest.mark.parametrize(("guide", "left"), [("gandalf_the_grey", 4), ("strider", 3)])
def test_fp_char_09_athelas_heals_better_in_striders_hands(guide: str, left: int) -> None:
    w = tempted(5)
    w.guide = CHARACTER_NAMES.index(guide)
    script(w, card=[[2, 4, 5]])
    event(w, "fp_char_09")
    assert w.corruption == left
    assert told(w)[0] == ("card-rolled", "fp_char_09", [2, 4, 5], 3 if guide == "strider" else 5, 5 - left)


def test_fp_char_09_corruption_never_falls_below_zero() -> None:
    w = tempted(1)
    script(w, card=[[6, 6, 6]])
    assert event(w, "fp_char_09").corruption == 0


@rule("WR-6.13", "WR-6.14")
def test_fp_char_10_gollum_may_hide_or_move_the_fellowship() -> None:
    assert (event(tempted(), "fp_char_10").corruption, bare().stack) == (4, [])
    w = company(tempted())
    w.hidden = False
    event(w, "fp_char_10")
    assert (w.corruption, keys(w)) == (4, ["hide", "none"])
    assert pick(w, "hide").hidden
    w = company(tempted())
    event(w, "fp_char_10")
    assert keys(w) == ["move-fellowship", "none"]
    pick(w, "move-fellowship")
    assert (w.progress, w.hunt_box, w.tried) == (1, [0, 0], True)
    w = pick(event(company(tempted()), "fp_char_10"), "none")
    assert (w.progress, w.corruption) == (0, 4)


@rule("WR-6.13")
@pytest.mark.parametrize(("guided", "left"), [(False, 4), (True, 3)])
def test_fp_char_12_bilbos_song_heals_more_with_gollum(guided: bool, left: int) -> None:
    assert event(company(tempted()) if guided else tempted(), "fp_char_12").corruption == left


@rule("WR-6.12", "WR-6.14", "WR-6.28")
def test_fp_char_13_the_mirror_turns_a_die_and_heals_in_lorien() -> None:
    w = tempted(5, "lorien")
    w.rolled = [[CHARACTER_FACE, CHARACTER_FACE], [CHARACTER_FACE]]
    event(w, "fp_char_13")
    assert w.rolled == [[WILL_OF_THE_WEST, CHARACTER_FACE], [CHARACTER_FACE]]
    assert w.corruption == 4
    w = tempted(5, "lorien")
    w.rolled = [[EYE], []]
    w.held = [SH if region == at("lorien") else held for region, held in enumerate(w.held)]
    event(w, "fp_char_13")
    assert (w.rolled, w.corruption) == ([[EYE], []], 5)
    assert event(tempted(5, "moria"), "fp_char_13").corruption == 5


# Companions


def how_far(w: War) -> int:
    """The most borders between Rivendell and an offered region."""
    return max(distance(at("rivendell"), at(goal.removeprefix("region:"))) for goal in keys(w))


@rule("WR-6.11", "WR-6.13")
def test_fp_char_11_who_goes_alone_goes_further_and_eases_the_burden() -> None:
    w = company(tempted(5), "gimli")
    w.progress = 1
    event(w, "fp_char_11")
    assert how_far(w) == 1 + 2 + 1
    pick(w, "region:moria")
    assert (where(w, "gimli"), w.corruption) == (at("moria"), 4)
    assert refused(w, "fp_char_11") == "no-companion-is-in-the-fellowship"


@part("AMB-96")
@rule("WR-6.14")
def test_fp_char_11_in_mordor_who_goes_alone_is_lost() -> None:
    w = company(tempted(5), "gimli", "strider")
    w.mordor, w.ring_bearers = 1, NOWHERE
    pick(event(w, "fp_char_11"), "character:gimli")
    assert (where(w, "gimli"), in_fellowship(w), w.corruption) == (OUT, ["strider"], 4)


@rule("WR-6.26", "WR-6.32")
def test_fp_char_15_gwaihir_carries_a_group_four_regions_even_into_a_siege() -> None:
    w = bare()
    put(w, "in:helms_deep", rohan_regular=1)
    put(w, "helms_deep", isengard_regular=1)
    send(w, "meriadoc", "edoras")
    send(w, "peregrin", "edoras")
    send(w, "legolas", "dale")
    event(w, "fp_char_15")
    assert keys(w) == ["separate", "move-companions"]
    pick(w, "move-companions")
    assert sorted(keys(w)) == ["character:legolas", "character:meriadoc", "character:peregrin"]
    pick(w, "character:peregrin", "character:meriadoc")
    goals = keys(w)
    assert {"region:edoras", "region:helms_deep", "region:north_dunland"} - set(goals) == {"region:north_dunland"}
    assert key(w.stack[-1].refuse(w, 0, REGION + at("dale"))) == "the-companions-do-not-get-there"
    pick(w, "region:helms_deep")
    assert (where(w, "meriadoc"), where(w, "peregrin"), where(w, "legolas")) == (
        at("in:helms_deep"),
        at("in:helms_deep"),
        at("dale"),
    )


def test_fp_char_15_a_separated_group_counts_as_level_four() -> None:
    w = company(bare(), "peregrin")
    w.progress = 1
    event(w, "fp_char_15")
    assert how_far(w) == 1 + 4
    pick(w, "region:carrock")
    assert where(w, "peregrin") == at("carrock")


@part("AMB-96")
@rule("WR-6.29")
def test_fp_char_15_in_mordor_nobody_is_separated_for_nothing() -> None:
    w = bare()
    w.mordor, w.ring_bearers = 1, NOWHERE
    assert event(w, "fp_char_15").stack == []
    send(w, "gimli", "dale")
    pick(event(w, "fp_char_15"), "region:erebor")
    assert where(w, "gimli") == at("erebor")


@rule("WR-6.13", "WR-6.29")
def test_fp_char_16_a_group_gets_two_regions_more() -> None:
    w = company(bare())
    send(w, "peregrin", "rivendell")
    assert how_far(event(w, "fp_char_16")) == 1 + 2
    w = company(bare())
    put(w, "in:helms_deep", rohan_regular=1)
    put(w, "helms_deep", isengard_regular=1)
    send(w, "peregrin", "in:helms_deep")
    assert event(w, "fp_char_16").stack == []


@rule("WR-14.22", "WR-6.30", "WR-6.13")
def test_fp_char_17_gimli_or_legolas_in_the_north_moves_three_nations() -> None:
    w = company(bare(), "peregrin")
    send(w, "gimli", "dale")
    w.steps = [1 if n == 3 else steps for n, steps in enumerate(w.steps)]
    pick(event(w, "fp_char_17"), "region:rivendell")
    assert [nation(w, name) for name in ("dwarves", "elves", "north", "gondor", "rohan")] == [
        (2, True),
        (2, True),
        (0, True),
        (2, False),
        (3, False),
    ]
    w = company(bare())
    assert nation(event(w, "fp_char_17"), "dwarves") == (3, False)


@part("AMB-97")
@rule("WR-6.30")
def test_fp_char_17_counts_who_is_with_the_ring_bearers() -> None:
    for house, steps in ((0, 2), (OUTSIDE_ONLY, 3)):
        w = company(bare(), "gimli", "peregrin")
        w.ring_bearers = at("erebor")
        w.house = house
        pick(event(w, "fp_char_17"), "character:peregrin", "region:erebor")
        assert nation(w, "dwarves")[0] == steps


@part("AMB-28")
@rule("WR-14.9")
@pytest.mark.parametrize("card", ["fp_char_15", "fp_char_16"])
@pytest.mark.parametrize(("goal", "active"), [("edoras", False), ("helms_deep", True)])
def test_who_stays_where_he_is_has_not_moved_and_wakes_nobody(card: str, goal: str, active: bool) -> None:
    w = company(bare())
    send(w, "gandalf_the_white", "edoras")
    pick(event(w, card), f"region:{goal}")
    assert (where(w, "gandalf_the_white"), nation(w, "rohan")) == (at(goal), (3, active))
    assert ("characters-moved" in [name for name, *_ in told(w)]) is active
