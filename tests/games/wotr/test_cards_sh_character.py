"""The events of the Shadow's Character deck: special tiles, the Hunt and the Ring-bearers."""

import pytest
from tests.games.wotr.events import FP, SH, event, keys, nation, over, pick, refused, where
from tests.games.wotr.helpers import asked, at, bare, figures, key, lay, next_tiles, put, script, send, tiles_in, told
from tests.games.wotr.plain_box import CHARACTER_NAMES
from tests.games.wotr.quest import company, found, in_fellowship, lies, position, road

from mathom.games.wotr.codes import CHARACTER, REGION, word
from mathom.games.wotr.map import FELLOWSHIP, NOWHERE, OUT
from mathom.games.wotr.state import DRAWN, POOL, TILES_WAITING, War
from mathom.testing import part, rule


def on_track(w: War, box: int = 1) -> War:
    """The Fellowship is on the Mordor track."""
    w.ring_bearers = NOWHERE
    w.mordor = box
    w.progress = 0
    return w


# Special tiles

SPECIAL = [
    ("sh_char_01", "sh_shelob"),
    ("sh_char_02", "sh_ring_is_mine"),
    ("sh_char_03", "sh_on_on_they_went"),
    ("sh_char_04", "sh_give_it_to_us"),
]


@rule("WR-16.7", "WR-16.8")
@pytest.mark.parametrize(("card", "tile"), SPECIAL)
def test_sh_char_01_to_04_a_special_tile_waits_for_mordor(card: str, tile: str) -> None:
    w = event(bare(), card)
    assert tiles_in(w, TILES_WAITING) == [tile]
    assert over(w)


@rule("WR-16.9")
@pytest.mark.parametrize(("card", "tile"), SPECIAL)
def test_sh_char_01_to_04_in_mordor_the_tile_joins_the_pool_at_once(card: str, tile: str) -> None:
    w = event(on_track(bare()), card)
    assert tile in tiles_in(w, POOL)
    assert tiles_in(w, TILES_WAITING) == []


# Tiles drawn by cards

PATROLS = ["sh_char_05", "sh_char_06", "sh_char_07", "sh_char_08"]


@part("AMB-91")
@rule("WR-6.11", "WR-6.28", "WR-15.59")
@pytest.mark.parametrize("card", PATROLS)
def test_sh_char_05_to_08_not_near_a_settlement_of_the_free_peoples_whoever_holds_it(card: str) -> None:
    w = road("lorien")
    assert refused(w, card) == "the-ring-bearers-are-in-a-settlement-of-the-free-peoples"
    w.held = [SH if region == at("lorien") else held for region, held in enumerate(w.held)]
    assert refused(w, card) == "the-ring-bearers-are-in-a-settlement-of-the-free-peoples"
    assert refused(road("moria"), card) is None
    assert refused(road("osgiliath"), card) is None
    assert refused(on_track(bare()), card) is None


@rule("WR-16.2", "WR-16.30")
def test_sh_char_05_an_orc_patrol_draws_a_tile_like_a_hunt() -> None:
    w = company(road(progress=1), "strider", "gimli")
    next_tiles(w, "std_2_reveal")
    event(w, "sh_char_05")
    assert (asked(w), keys(w)) == ((FP, "casualty"), ["guide", "random", "none"])
    pick(w, "none")
    assert asked(w) == (FP, "found")
    pick(w, "region:hollin")
    assert position(w) == ("hollin", 0, False, 2)
    assert tiles_in(w, DRAWN) == ["std_2_reveal"]
    assert over(w)


@rule("WR-16.29", "WR-16.2")
@pytest.mark.parametrize("card", ["sh_char_05", "sh_char_06", "sh_char_07"])
def test_sh_char_05_to_07_an_eye_does_nothing_and_stays_out_of_the_pool(card: str) -> None:
    w = road(progress=2)
    w.hunt_box = [2, 3]
    next_tiles(w, "std_eye_reveal_1")
    event(w, card)
    assert (position(w), tiles_in(w, DRAWN)) == (("hollin", 2, True, 0), ["std_eye_reveal_1"])
    assert over(w)


@part("AMB-66")
@rule("WR-17.10", "WR-16.29")
def test_sh_char_05_in_mordor_an_eye_of_a_card_counts_no_dice() -> None:
    w = on_track(bare())
    w.hunt_box = [3, 3]
    next_tiles(w, "std_eye_reveal_1")
    event(w, "sh_char_05")
    assert (w.corruption, w.hidden, w.mordor, over(w)) == (0, True, 1, True)


@rule("WR-6.13", "WR-6.12")
def test_sh_char_06_isildurs_bane_cannot_be_reduced() -> None:
    w = company(road(), "meriadoc", "gimli")
    lay(w, "fp_char_05", "fp_char_06")
    next_tiles(w, "std_3_1")
    event(w, "sh_char_06")
    assert (w.corruption, in_fellowship(w)) == (3, ["gimli", "meriadoc"])
    assert over(w)


@rule("WR-6.13", "WR-16.42", "WR-16.43")
def test_sh_char_07_the_foul_thing_takes_a_random_companion_first() -> None:
    w = company(road(), "strider", "boromir", "legolas")
    next_tiles(w, "std_3_1")
    script(w, hunt_casualty=[[3]])
    event(w, "sh_char_07")
    assert (in_fellowship(w), w.corruption) == (["strider", "boromir"], 1)
    assert where(w, "legolas") == OUT
    assert over(w)


@rule("WR-6.13", "WR-16.46")
def test_sh_char_07_without_damage_or_companions_nobody_falls() -> None:
    w = company(road(), "strider")
    next_tiles(w, "std_0_reveal_1")
    event(w, "sh_char_07")
    assert (in_fellowship(w), w.hidden) == (["strider"], False)
    w = company(road(), *[])
    next_tiles(w, "std_3_1")
    pick(event(w, "sh_char_07"), "none")
    assert w.corruption == 3


@rule("WR-6.31", "WR-15.6")
def test_sh_char_08_candles_of_corpses_corrupt_on_4_or_more() -> None:
    w = road()
    script(w, card=[[3, 4, 6]])
    event(w, "sh_char_08")
    assert (w.corruption, told(w)[0]) == (2, ("card-rolled", "sh_char_08", [3, 4, 6], 4, 2))


@rule("WR-6.31")
def test_sh_char_08_with_gollum_as_guide_only_on_6() -> None:
    w = company(road(), *[])
    script(w, card=[[5, 4, 6]])
    event(w, "sh_char_08")
    assert w.corruption == 1


@rule("WR-18.3", "WR-15.7")
def test_sh_char_08_the_ring_ends_the_war_at_once() -> None:
    w = road(corruption=10)
    script(w, card=[[6, 6, 6]])
    event(w, "sh_char_08")
    assert w.result is not None
    assert (w.corruption, w.result.how, w.result.winners) == (12, "corruption", [SH])


# Nazgûl and the Ring-bearers


@rule("WR-6.11")
@pytest.mark.parametrize("card", ["sh_char_09", "sh_char_10", "sh_char_11"])
def test_sh_char_09_to_11_need_progress_off_the_mordor_track(card: str) -> None:
    assert refused(road(progress=0), card) == "the-fellowship-has-made-no-progress"
    assert refused(road(progress=1), card) is None
    w = on_track(bare())
    w.progress = 1
    assert refused(w, card) == "the-fellowship-has-made-no-progress"


@rule("WR-7.25", "WR-15.59", "WR-15.40")
def test_sh_char_09_nazgul_find_the_fellowship() -> None:
    w = road(progress=1)
    put(w, "minas_morgul", nazgul=2)
    event(w, "sh_char_09")
    assert keys(w) == ["figure:nazgul@minas_morgul", "done"]
    pick(w, "figure:nazgul@minas_morgul", "region:hollin", "done")
    assert (asked(w), "region:trollshaws" in keys(w)) == ((FP, "found"), True)
    pick(w, "region:trollshaws")
    assert position(w) == ("trollshaws", 0, False, 0)
    assert over(w)


@rule("WR-15.44", "WR-15.59")
def test_sh_char_09_a_stronghold_of_the_shadow_on_the_way_costs_a_tile() -> None:
    w = company(road("moria", progress=1), *[])
    send(w, "witch_king", "moria")
    next_tiles(w, "std_1_1")
    pick(event(w, "sh_char_09"), "done", "region:dimrill_dale")
    assert position(w) == ("dimrill_dale", 0, False, 1)


@rule("WR-6.14", "WR-15.59")
def test_sh_char_09_may_be_played_just_to_move_nazgul() -> None:
    w = road(progress=1)
    put(w, "minas_morgul", nazgul=1)
    pick(event(w, "sh_char_09"), "figure:nazgul@minas_morgul", "region:trollshaws")
    assert (position(w), figures(w, "trollshaws")) == (("hollin", 1, True, 0), {"nazgul": 1})
    assert over(w)


@rule("WR-2.3", "WR-15.26")
def test_sh_char_10_cruel_weather_drives_the_figure_and_changes_nothing_else() -> None:
    w = road("trollshaws", progress=2)
    event(w, "sh_char_10")
    assert asked(w) == (SH, "cruel-weather")
    assert sorted(keys(w)) == [
        "region:ettenmoors",
        "region:fords_of_bruinen",
        "region:hollin",
        "region:rivendell",
        "region:south_downs",
        "region:weather_hills",
    ]
    assert key(w.stack[-1].refuse(w, SH, REGION + at("moria"))) == "the-card-does-not-offer-that"
    before = nation(w, "elves")
    pick(w, "region:rivendell")
    assert (position(w), nation(w, "elves")) == (("rivendell", 2, True, 0), before)
    assert told(w) == [("ring-bearers-driven", "trollshaws", "rivendell")]


@rule("WR-6.12")
def test_sh_char_10_wakes_no_balrog() -> None:
    w = road("hollin", progress=1)
    lay(w, "sh_char_17")
    pick(event(w, "sh_char_10"), "region:moria")
    assert (position(w), lies(w, "sh_char_17")) == (("moria", 1, True, 0), True)
    assert over(w)


@rule("WR-6.13", "WR-6.16")
def test_sh_char_11_the_nazgul_take_a_character_card_from_the_table() -> None:
    w = road(progress=1)
    lay(w, "fp_char_05", "fp_char_07", "fp_str_01")
    send(w, "aragorn", "osgiliath")
    put(w, "osgiliath", gondor_regular=1)
    put(w, "hollin", nazgul=1)
    pick(event(w, "sh_char_11"), "done")
    assert (asked(w), keys(w)) == ((SH, "nazgul-strike"), ["remove-card", "hunt-roll", "none"])
    pick(w, "remove-card")
    assert keys(w) == ["card:fp_char_05", "card:fp_char_07"]
    pick(w, "card:fp_char_07")
    assert [lies(w, card) for card in ("fp_char_05", "fp_char_07", "fp_str_01")] == [True, False, True]
    assert position(w) == ("hollin", 1, True, 0)


@part("AMB-66")
@rule("WR-16.49", "WR-16.28")
def test_sh_char_11_a_hunt_roll_changes_neither_progress_nor_the_hunt_box() -> None:
    w = company(road(progress=1), *[])
    put(w, "hollin", nazgul=1)
    w.hunt_box = [1, 2]
    next_tiles(w, "std_eye_reveal_1")
    pick(event(w, "sh_char_11"), "done")
    assert keys(w) == ["hunt-roll", "none"]
    assert key(w.stack[-1].refuse(w, SH, word("remove-card"))) == "no-character-card-of-the-free-peoples-is-in-play"
    script(w, hunt=[[5, 1]], hunt_again=[[5]])
    w.take_news()
    pick(w, "hunt-roll")
    assert told(w)[0] == ("hunt-ordered",)
    pick(w, "none")
    assert (w.corruption, w.progress, w.hunt_box) == (2, 1, [1, 2])


@part("sh_char_16.event")
@rule("WR-16.49", "WR-6.16")
def test_sh_char_11_the_flocks_of_crebain_help_its_hunt_roll_too() -> None:
    w = road(progress=1)
    lay(w, "sh_char_16")
    put(w, "hollin", nazgul=1)
    w.hunt_box = [0, 1]
    next_tiles(w, "std_0_reveal_1")
    pick(event(w, "sh_char_11"), "done", "hunt-roll")
    assert (asked(w), keys(w)) == ((SH, "hunt-roll"), ["card:sh_char_16", "none"])
    script(w, hunt=[[5]])
    pick(w, "card:sh_char_16")
    assert (lies(w, "sh_char_16"), w.hidden) == (False, False)


@rule("WR-6.13")
def test_sh_char_11_away_from_the_ring_bearers_they_only_fly_and_may_do_nothing() -> None:
    w = road(progress=1)
    put(w, "moria", nazgul=1)
    assert over(pick(event(w, "sh_char_11"), "done"))
    pick(event(w, "sh_char_11"), "figure:nazgul@moria", "region:hollin", "none")
    assert (over(w), position(w)) == (True, ("hollin", 1, True, 0))


# A revealed Fellowship


@rule("WR-6.11")
@pytest.mark.parametrize("card", ["sh_char_12", "sh_char_13", "sh_char_14"])
def test_sh_char_12_to_14_need_a_revealed_fellowship(card: str) -> None:
    assert refused(road(), card) == "the-card-needs-a-revealed-fellowship"
    assert refused(found(), card) is None


@rule("WR-15.6")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (3, 5), (4, 5), (10, 11)])
def test_sh_char_12_a_morgul_wound_weighs_more_on_the_less_corrupted(before: int, after: int) -> None:
    assert event(found(corruption=before), "sh_char_12").corruption == after


@rule("WR-6.13", "WR-6.26")
def test_sh_char_13_a_companion_is_lured_and_the_free_peoples_choose() -> None:
    w = company(found(), "strider", "boromir")
    script(w, card_companion=[[2]])
    event(w, "sh_char_13")
    assert (asked(w), keys(w)) == ((FP, "lure"), ["corruption", "eliminate"])
    assert told(w) == [("companion-drawn", "boromir", 2)]
    pick(w, "corruption")
    assert (w.corruption, in_fellowship(w)) == (2, ["strider", "boromir"])
    w = company(found(), "strider", "boromir")
    script(w, card_companion=[[1]])
    pick(event(w, "sh_char_13"), "eliminate")
    assert (w.corruption, in_fellowship(w), where(w, "strider")) == (0, ["boromir"], OUT)
    assert CHARACTER_NAMES[w.guide] == "boromir"


@rule("WR-7.48", "WR-18.3")
def test_sh_char_13_a_hobbit_comes_back_and_the_ring_may_win() -> None:
    w = company(found(corruption=10), "meriadoc", "strider")
    script(w, card_companion=[[2]])
    event(w, "sh_char_13")
    assert told(w) == [("companion-drawn", "meriadoc", 1)]
    pick(w, "eliminate", "region:trollshaws")
    assert (where(w, "meriadoc"), w.corruption) == (at("trollshaws"), 10)
    script(w, card_companion=[[1]])
    pick(event(w, "sh_char_13"), "corruption")
    assert w.result is not None
    assert w.result.how == "corruption"


@rule("WR-6.13")
@pytest.mark.parametrize("card", ["sh_char_13", "sh_char_14"])
def test_sh_char_13_and_14_with_gollum_as_guide_the_corruption_rises(card: str) -> None:
    w = company(found(), *[])
    event(w, card)
    assert (w.corruption, tiles_in(w, DRAWN)) == (1, [])
    assert over(w)


@rule("WR-6.13", "WR-15.51", "WR-15.12")
def test_sh_char_14_the_fellowship_breaks_by_the_number_of_a_tile() -> None:
    w = company(found("lorien"), "strider", "legolas", "gimli")
    next_tiles(w, "std_2_reveal")
    event(w, "sh_char_14")
    assert (asked(w), keys(w)) == ((FP, "breaking"), ["character:strider", "character:legolas"])
    refusal = w.stack[-1].refuse(w, FP, CHARACTER + CHARACTER_NAMES.index("gimli"))
    assert key(refusal) == "that-companion-cannot-be-the-next-to-leave"
    pick(w, "character:strider")
    assert keys(w) == ["character:legolas", "character:gimli"]
    pick(w, "character:gimli")
    assert (in_fellowship(w), where(w, "strider"), where(w, "gimli")) == (["legolas"], at("lorien"), at("lorien"))
    assert (CHARACTER_NAMES[w.guide], w.corruption) == ("legolas", 0)
    assert over(w)


@rule("WR-6.14", "WR-15.16")
def test_sh_char_14_too_few_companions_all_leave_and_gollum_comes() -> None:
    w = company(found(), "strider", "gimli")
    next_tiles(w, "std_3_1")
    event(w, "sh_char_14")
    assert (in_fellowship(w), CHARACTER_NAMES[w.guide]) == ([], "gollum")
    assert (where(w, "strider"), where(w, "gimli")) == (at("hollin"), at("hollin"))


@rule("WR-6.13", "WR-16.2")
@pytest.mark.parametrize(
    ("tile", "last"),
    [
        ("std_eye_reveal_1", ("tile-discarded", "std_eye_reveal_1")),
        ("std_0_reveal_1", ("breaking", "std_0_reveal_1", 0)),
    ],
)
def test_sh_char_14_an_eye_or_a_zero_breaks_nothing(tile: str, last: tuple[object, ...]) -> None:
    w = company(found(), "strider", "gimli")
    next_tiles(w, tile)
    event(w, "sh_char_14")
    assert (in_fellowship(w), tiles_in(w, DRAWN)) == (["strider", "gimli"], [tile])
    assert (told(w)[-1], over(w)) == (last, True)


def joins(w: War, card: str, tile: str) -> None:
    """The special tile of a card is in the pool, and is drawn next."""
    event(w, card)
    next_tiles(w, tile)


@rule("WR-17.20", "WR-16.11")
def test_sh_char_14_in_mordor_who_leaves_is_out_of_the_game_and_a_die_may_count() -> None:
    w = on_track(company(found(), "strider", "boromir", "meriadoc"))
    joins(w, "sh_char_01", "sh_shelob")
    script(w, hunt_tile=[[2]])
    event(w, "sh_char_14")
    assert ("breaking-rolled", "sh_shelob", 2) in told(w)
    pick(w, "character:boromir")
    assert asked(w) is None
    assert [where(w, name) for name in ("strider", "boromir", "meriadoc")] == [FELLOWSHIP, OUT, OUT]


@rule("WR-17.20", "WR-15.13")
def test_sh_char_14_in_mordor_too_another_guide_is_named() -> None:
    w = on_track(company(found(), "strider", "meriadoc"))
    next_tiles(w, "std_1_1")
    pick(event(w, "sh_char_14"), "character:strider")
    assert (in_fellowship(w), CHARACTER_NAMES[w.guide]) == (["meriadoc"], "meriadoc")


@rule("WR-6.13")
def test_sh_char_14_a_special_tile_of_the_free_peoples_breaks_nothing() -> None:
    w = on_track(company(found(), "strider"))
    joins(w, "fp_char_03", "fp_phial")
    w.corruption = 3
    event(w, "sh_char_14")
    assert (in_fellowship(w), w.corruption) == (["strider"], 3)
    assert (told(w)[-1], over(w)) == (("tile-discarded", "fp_phial"), True)


@rule("WR-16.33")
def test_sh_char_14_cards_in_play_prevent_or_replace_the_tile() -> None:
    w = company(found(), "gandalf_the_grey", "gimli")
    lay(w, "fp_char_08", "fp_char_05")
    next_tiles(w, "std_3_1", "std_1_1")
    event(w, "sh_char_14")
    assert asked(w) == (FP, "prevent-tile")
    pick(w, "card:fp_char_08")
    assert (over(w), in_fellowship(w)) == (True, ["gandalf_the_grey", "gimli"])
    event(w, "sh_char_14")
    assert (asked(w), keys(w)) == ((FP, "hunt-card"), ["card:fp_char_05", "none"])
    pick(w, "card:fp_char_05", "character:gimli")
    assert (in_fellowship(w), tiles_in(w, DRAWN)) == (["gandalf_the_grey"], ["std_1_1"])
    assert "std_3_1" in tiles_in(w, POOL)


@rule("WR-16.33")
def test_sh_char_14_no_tile_is_replaced_that_is_discarded_anyway() -> None:
    w = company(found(), "strider")
    lay(w, "fp_char_05")
    next_tiles(w, "std_eye_reveal_1")
    assert over(event(w, "sh_char_14"))


@rule("WR-14.9")
def test_sh_char_14_a_separation_activates_like_a_move_of_no_region() -> None:
    w = company(found("erebor"), "gimli", "legolas")
    next_tiles(w, "std_1_1")
    pick(event(w, "sh_char_14"), "character:gimli")
    assert nation(w, "dwarves") == (3, True)
