"""The events of the Shadow's Character deck."""

import pytest
from tests.games.wotr.events import CLASSES, FP, SH, at_war, event, gone, keys, nation, pick, refused, take, where
from tests.games.wotr.helpers import asked, at, bare, figures, key, lay, next_tiles, put, script, send, tiles_in, told
from tests.games.wotr.quest import company, in_fellowship, lies, position

from mathom.games.wotr.battle import Battle
from mathom.games.wotr.board import FELLOWSHIP, NOWHERE, OUT, REINFORCEMENTS
from mathom.games.wotr.codes import CHARACTER, REGION, way_code, word
from mathom.games.wotr.components import (
    ARMY_FACE,
    CHARACTER_FACE,
    CHARACTER_NAMES,
    EVENT_FACE,
    MUSTER_FACE,
    NAZGUL,
)
from mathom.games.wotr.happenings import member_name
from mathom.games.wotr.war import DRAWN, GROND_MAY_STOP, POOL, TILES_WAITING, War
from mathom.kernel import Frame
from mathom.kernel.plain import dump, load
from mathom.testing import rule


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


def on_track(w: War, box: int = 1) -> War:
    """The Fellowship is on the Mordor track."""
    w.ring_bearers = NOWHERE
    w.mordor = box
    w.progress = 0
    return w


def over(w: War) -> bool:
    """Whether the event has been carried out to its end."""
    return w.ask is None and w.stack == [] and w.result is None


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


@rule("WR-17.10", "WR-16.29")
def test_sh_char_05_in_mordor_an_eye_of_a_card_counts_no_dice() -> None:
    w = on_track(bare())
    w.hunt_box = [3, 3]
    next_tiles(w, "std_eye_reveal_1")
    event(w, "sh_char_05")
    assert (w.corruption, w.hidden, w.mordor) == (0, True, 1)


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
    put(w, "hollin", nazgul=1)
    pick(event(w, "sh_char_11"), "done")
    assert (asked(w), keys(w)) == ((SH, "nazgul-strike"), ["remove-card", "hunt-roll", "none"])
    pick(w, "remove-card")
    assert keys(w) == ["card:fp_char_05", "card:fp_char_07"]
    pick(w, "card:fp_char_07")
    assert [lies(w, card) for card in ("fp_char_05", "fp_char_07", "fp_str_01")] == [True, False, True]
    assert position(w) == ("hollin", 1, True, 0)


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


@rule("WR-14.9")
def test_sh_char_14_a_separation_activates_like_a_move_of_no_region() -> None:
    w = company(found("erebor"), "gimli", "legolas")
    next_tiles(w, "std_1_1")
    pick(event(w, "sh_char_14"), "character:gimli")
    assert nation(w, "dwarves") == (3, True)


# Cards that remain in play


@rule("WR-6.16")
@pytest.mark.parametrize("card", ["sh_char_15", "sh_char_16", "sh_char_17"])
def test_sh_char_15_to_17_remain_in_play(card: str) -> None:
    w = event(bare(), card)
    assert (lies(w, card), gone(w, card), over(w)) == (True, False, True)


@rule("WR-6.11", "WR-6.16", "WR-6.18")
@pytest.mark.parametrize("card", ["sh_char_21", "sh_char_22"])
def test_sh_char_21_and_22_need_saruman_and_go_with_him(card: str) -> None:
    w = bare()
    assert refused(w, card) == "the-card-needs-a-character-who-is-not-in-play"
    send(w, "saruman", "orthanc")
    event(w, card)
    assert (lies(w, card), gone(w, card)) == (True, False)
    w.put_character(CHARACTER_NAMES.index("saruman"), OUT)
    assert gone(w, card)


@rule("WR-6.16")
def test_sh_char_22_wormtongue_does_not_stay_where_rohan_is_active() -> None:
    w = bare()
    send(w, "saruman", "orthanc")
    at_war(w, "rohan")
    assert not lies(event(w, "sh_char_22"), "sh_char_22")


# The Lidless Eye


@rule("WR-6.12", "WR-16.14")
def test_sh_char_18_up_to_three_dice_become_eyes() -> None:
    w = bare()
    w.rolled = [[CHARACTER_FACE], [CHARACTER_FACE, ARMY_FACE, ARMY_FACE, MUSTER_FACE, EVENT_FACE]]
    w.hunt_box = [0, 1]
    event(w, "sh_char_18")
    assert (asked(w), keys(w)) == (
        (SH, "lidless-eye"),
        ["die:character", "die:army", "die:muster", "die:event", "done"],
    )
    pick(w, "die:army", "die:army", "die:muster")
    assert (w.rolled, w.hunt_box) == ([[CHARACTER_FACE], [CHARACTER_FACE, EVENT_FACE]], [0, 4])
    assert told(w) == [("eye-opened", ["army", "army", "muster"], 4)]
    assert over(w)


@rule("WR-6.14")
def test_sh_char_18_fewer_dice_or_none_will_do() -> None:
    w = bare()
    w.rolled = [[], [ARMY_FACE, ARMY_FACE]]
    w.hunt_box = [0, 0]
    pick(event(w, "sh_char_18"), "die:army", "done")
    assert (w.rolled, w.hunt_box) == ([[], [ARMY_FACE]], [0, 1])
    pick(event(w, "sh_char_18"), "done")
    assert (w.rolled, w.hunt_box) == ([[], [ARMY_FACE]], [0, 1])
    w.rolled = [[], []]
    assert over(event(w, "sh_char_18"))


# Dreadful Spells


@rule("WR-6.11")
def test_sh_char_19_needs_an_army_with_nazgul_near_an_army() -> None:
    w = bare()
    put(w, "hollin", sauron_regular=2)
    put(w, "fords_of_bruinen", nazgul=1)
    put(w, "trollshaws", north_regular=1)
    assert refused(w, "sh_char_19") == "no-army-with-nazgul-is-near-an-army-of-the-free-peoples"
    put(w, "moria", sauron_regular=1, nazgul=1)
    assert refused(w, "sh_char_19") == "no-army-with-nazgul-is-near-an-army-of-the-free-peoples"
    put(w, "hollin", nazgul=1)
    assert refused(w, "sh_char_19") is None


@rule("WR-6.25", "WR-6.31", "WR-7.27", "WR-14.22")
def test_sh_char_19_a_die_for_each_nazgul_and_no_nation_reacts() -> None:
    w = bare()
    put(w, "osgiliath", sauron_regular=1, nazgul=5)
    send(w, "witch_king", "osgiliath")
    put(w, "minas_tirith", gondor_regular=2, gondor_elite=1)
    put(w, "pelargir", gondor_regular=1)
    event(w, "sh_char_19")
    assert (asked(w), keys(w)) == ((SH, "spells"), ["way:osgiliath>minas_tirith", "way:osgiliath>pelargir"])
    before = w.steps, w.active
    script(w, card=[[5, 6, 4, 1, 2]])
    pick(w, "way:osgiliath>minas_tirith")
    assert told(w)[0] == ("card-rolled", "sh_char_19", [5, 6, 4, 1, 2], 5, 2)
    assert asked(w) == (FP, "loss")
    pick(w, "figure:gondor-regular", "figure:gondor-regular")
    assert figures(w, "minas_tirith") == {"gondor-elite": 1}
    assert ((w.steps, w.active), over(w)) == (before, True)


@rule("WR-6.19", "WR-6.20", "WR-13.3")
def test_sh_char_19_a_garrison_wiped_out_loses_its_stronghold_but_companions_live() -> None:
    w = bare()
    put(w, "minas_tirith", sauron_regular=1, nazgul=1)
    put(w, "in:minas_tirith", gondor_regular=1, gondor_leader=1)
    send(w, "boromir", "in:minas_tirith")
    script(w, card=[[5]])
    event(w, "sh_char_19")
    assert (figures(w, "in:minas_tirith"), w.held[at("minas_tirith")]) == ({}, SH)
    assert where(w, "boromir") == at("minas_tirith")


@rule("WR-6.11")
def test_sh_char_19_besieged_armies_of_both_sides_count() -> None:
    w = bare()
    put(w, "in:minas_morgul", sauron_regular=1, nazgul=1)
    put(w, "minas_morgul", gondor_regular=1)
    put(w, "in:minas_tirith", gondor_regular=1)
    put(w, "minas_tirith", sauron_regular=1)
    put(w, "osgiliath", sauron_regular=1)
    send(w, "witch_king", "osgiliath")
    assert keys(event(w, "sh_char_19")) == ["way:minas_morgul>minas_morgul", "way:osgiliath>minas_tirith"]


# Grond


def besieged_city() -> War:
    """Minas Tirith under siege, without the Witch-king."""
    w = bare()
    at_war(w, "sauron", "gondor")
    put(w, "minas_tirith", sauron_regular=4, sauron_elite=1)
    put(w, "in:minas_tirith", gondor_regular=4)
    return w


@rule("WR-6.11")
def test_sh_char_20_needs_the_witch_king_at_a_siege() -> None:
    w = besieged_city()
    assert refused(w, "sh_char_20") == "no-such-army-besieges-a-stronghold"
    send(w, "witch_king", "osgiliath")
    assert refused(w, "sh_char_20") == "no-such-army-besieges-a-stronghold"
    send(w, "witch_king", "minas_tirith")
    assert refused(w, "sh_char_20") is None


@rule("WR-12.16", "WR-12.17")
def test_sh_char_20_grond_fights_three_rounds_for_nothing_and_then_may_go_on() -> None:
    w = besieged_city()
    send(w, "witch_king", "minas_tirith")
    script(w, combat_sh=[[1] * 5] * 3, combat_sh_reroll=[[1, 1]] * 3, combat_fp=[[1] * 4] * 3)
    event(w, "sh_char_20")
    assert asked(w) == (SH, "attackers")
    pick(w, "all")
    rounds = [args for args in told(w) if args[0] == "combat-round"]
    assert [number for *_, number in rounds] == [1, 2, 3]
    assert (asked(w), keys(w)) == ((SH, "extend"), ["cease", "reduce:sauron-elite"])
    pick(w, "cease")
    assert over(w)


@rule("WR-12.16")
def test_sh_char_20_where_the_table_reads_it_so_the_attacker_may_stop() -> None:
    w = besieged_city()
    w.house = GROND_MAY_STOP
    send(w, "witch_king", "minas_tirith")
    script(w, combat_sh=[[1] * 5], combat_sh_reroll=[[1, 1]], combat_fp=[[1] * 4])
    pick(event(w, "sh_char_20"), "all")
    assert keys(w) == ["continue", "cease"]


@rule("WR-6.12", "WR-11.23")
def test_sh_char_20_in_the_first_round_the_defenders_need_a_companion_for_a_combat_card() -> None:
    w = besieged_city()
    send(w, "witch_king", "minas_tirith")
    take(w, "fp_str_08")
    script(w, combat_sh=[[1] * 5], combat_sh_reroll=[[1, 1]], combat_fp=[[1] * 4])
    pick(event(w, "sh_char_20"), "all")
    assert (asked(w), keys(w)) == ((FP, "combat-card"), ["none"])
    pick(w, "none")
    assert keys(w) == ["none", "card:fp_str_08"]
    w = besieged_city()
    send(w, "witch_king", "minas_tirith")
    send(w, "boromir", "in:minas_tirith")
    take(w, "fp_str_08")
    pick(event(w, "sh_char_20"), "all")
    assert keys(w) == ["none", "card:fp_str_08"]


@rule("WR-11.2", "WR-6.14")
def test_sh_char_20_without_units_at_war_there_is_no_attack() -> None:
    w = bare()
    put(w, "minas_tirith", sauron_regular=4)
    put(w, "in:minas_tirith", gondor_regular=4)
    send(w, "witch_king", "minas_tirith")
    assert nation(w, "sauron")[0] > 0
    assert over(event(w, "sh_char_20"))


@rule("WR-6.26")
def test_sh_char_20_attacks_no_other_siege_and_no_field() -> None:
    w = besieged_city()
    send(w, "witch_king", "minas_tirith")
    put(w, "pelargir", gondor_regular=1)
    put(w, "osgiliath", sauron_regular=2)
    put(w, "erebor", sauron_regular=2)
    put(w, "in:erebor", dwarves_regular=2)
    event(w, "sh_char_20")
    assert asked(w) == (SH, "attackers")
    take(w, "fp_str_14")
    pick(w, "split", "count:sauron-regular:4", "count:sauron-elite:0", "count:witch_king:0")
    assert attackers(w) == {"sauron-regular": 4}
    assert ("besieged-attacked", "shadow", "minas_tirith") in told(w)


# The Ringwraiths Are Abroad


def abroad() -> War:
    """The Shadow is At War. A card in the hand of the Free Peoples makes every battle pause before its first round."""
    w = bare()
    at_war(w, "sauron", "isengard", "southrons_easterlings")
    take(w, "fp_str_14")
    return w


def attackers(w: War) -> dict[str, int]:
    """Who attacks in the battle under way."""
    [battle] = [frame for frame in w.stack if isinstance(frame, Battle)]
    return {member_name(member): count for member, count in enumerate(battle.forces[SH]) if count}


@rule("WR-6.13", "WR-10.16", "WR-10.9")
def test_sh_char_23_two_armies_with_nazgul_move() -> None:
    w = abroad()
    put(w, "moria", sauron_regular=2, nazgul=1)
    put(w, "dol_guldur", sauron_regular=2, nazgul=2)
    put(w, "morannon", sauron_regular=2)
    pick(event(w, "sh_char_23"), "done")
    assert (asked(w), keys(w)) == ((SH, "ride"), ["move-army", "none"])
    pick(w, "move-army")
    assert {way.partition(">")[0] for way in keys(w)} == {"way:moria", "way:dol_guldur", "done"}
    pick(w, "way:moria>hollin", "split", "count:sauron-regular:1")
    assert (figures(w, "hollin"), figures(w, "moria")) == (
        {"sauron-regular": 1, "nazgul": 1},
        {"sauron-regular": 1},
    )
    assert {way.partition(">")[0] for way in keys(w)} == {"way:dol_guldur", "done"}
    pick(w, "way:dol_guldur>southern_mirkwood", "all")
    assert figures(w, "southern_mirkwood") == {"sauron-regular": 2, "nazgul": 2}
    assert over(w)


@rule("WR-6.13", "WR-11.2", "WR-11.8")
def test_sh_char_23_or_an_army_with_a_nazgul_attacks_and_he_is_among_the_attackers() -> None:
    w = abroad()
    put(w, "hollin", sauron_regular=3)
    put(w, "trollshaws", north_regular=1)
    put(w, "dol_guldur", nazgul=2)
    event(w, "sh_char_23")
    pick(w, "figure:nazgul@dol_guldur", "region:hollin", "done")
    assert keys(w) == ["move-army", "attack", "none"]
    pick(w, "attack")
    assert asked(w) == (SH, "attackers")
    pick(w, "split", "count:sauron-regular:1")
    assert attackers(w) == {"sauron-regular": 1, "nazgul": 1}
    assert ("attacked", "shadow", "hollin", "trollshaws") in told(w)


@rule("WR-6.13")
def test_sh_char_23_the_witch_king_is_a_nazgul_and_who_escorts_is_asked() -> None:
    w = abroad()
    put(w, "hollin", sauron_regular=3, nazgul=1)
    send(w, "witch_king", "hollin")
    put(w, "trollshaws", north_regular=1)
    put(w, "moria", sauron_regular=1)
    put(w, "dimrill_dale", north_regular=1)
    pick(event(w, "sh_char_23"), "done", "attack")
    assert (asked(w), keys(w)) == ((SH, "escort"), ["figure:nazgul", "character:witch_king"])
    pick(w, "character:witch_king", "all")
    assert attackers(w) == {"sauron-regular": 3, "nazgul": 1, "witch_king": 1}


@rule("WR-6.13", "WR-11.2")
def test_sh_char_23_without_nazgul_or_war_nobody_attacks() -> None:
    w = bare()
    put(w, "hollin", sauron_regular=3, nazgul=1)
    put(w, "trollshaws", north_regular=1)
    pick(event(w, "sh_char_23"), "done")
    assert keys(w) == ["move-army", "none"]
    attack = way_code(at("hollin"), at("trollshaws"))
    assert key(w.stack[-1].refuse(w, SH, attack)) == "the-card-does-not-offer-that"
    assert over(pick(w, "none"))


# The Black Captain Commands


@rule("WR-6.11")
def test_sh_char_24_needs_the_witch_king() -> None:
    assert refused(bare(), "sh_char_24") == "the-card-needs-a-character-who-is-not-in-play"


@rule("WR-6.12", "WR-9.12", "WR-9.18")
def test_sh_char_24_two_nazgul_come_to_the_witch_king_who_then_rides() -> None:
    w = abroad()
    put(w, "hollin", sauron_regular=2)
    send(w, "witch_king", "hollin")
    put(w, "moria", sauron_regular=2, nazgul=1)
    event(w, "sh_char_24")
    assert (asked(w), keys(w)) == ((SH, "black-captain"), ["recruit-nazgul", "fly"])
    pick(w, "recruit-nazgul")
    assert figures(w, "hollin") == {"sauron-regular": 2, "nazgul": 2}
    assert keys(w) == ["move-army", "none"]
    pick(w, "move-army")
    assert {way.partition(">")[0] for way in keys(w)} == {"way:hollin", "done"}
    pick(w, "way:hollin>trollshaws", "all")
    assert (figures(w, "trollshaws"), where(w, "witch_king")) == (
        {"sauron-regular": 2, "nazgul": 2},
        at("trollshaws"),
    )
    assert over(w)


@rule("WR-9.18", "WR-9.12")
def test_sh_char_24_where_nobody_can_be_recruited_nazgul_fly() -> None:
    w = abroad()
    put(w, "trollshaws", north_regular=1)
    send(w, "witch_king", "trollshaws")
    event(w, "sh_char_24")
    assert asked(w) == (SH, "minion-mover")
    put(w, "barad_dur", nazgul=w.figures.count(NAZGUL, REINFORCEMENTS + SH))
    send(w, "witch_king", "hollin")
    event(w, "sh_char_24")
    assert asked(w) == (SH, "minion-mover")


@rule("WR-6.13")
def test_sh_char_24_the_nazgul_fly_and_the_witch_king_attacks_with_the_army_he_came_to() -> None:
    w = abroad()
    put(w, "hollin", sauron_regular=2, nazgul=1)
    put(w, "trollshaws", north_regular=1)
    put(w, "moria", sauron_regular=2, nazgul=1)
    send(w, "witch_king", "minas_morgul")
    pick(event(w, "sh_char_24"), "fly", "character:witch_king", "region:hollin", "done")
    assert keys(w) == ["move-army", "attack", "none"]
    pick(w, "attack", "split", "count:sauron-regular:1", "count:nazgul:0")
    assert attackers(w) == {"sauron-regular": 1, "witch_king": 1}


# Frames


@rule("WR-6.13")
def test_events_survive_copies_and_saves_at_every_question() -> None:
    w = company(found(), "strider", "legolas", "gimli")
    next_tiles(w, "std_2_reveal")
    event(w, "sh_char_14")
    for choice in ("character:legolas", "character:gimli"):
        copy = w.clone()
        other: list[Frame] = load(dump(w.stack), CLASSES)
        assert dump(other) == dump(w.stack) == dump(copy.stack)
        w.stack = other
        pick(w, choice)
        pick(copy, choice)
        assert copy.digest() == w.digest()
        if w.ask is None:
            break
    assert in_fellowship(w) == ["strider"]
    w = abroad()
    put(w, "hollin", sauron_regular=3, nazgul=1)
    send(w, "witch_king", "hollin")
    put(w, "trollshaws", north_regular=1)
    event(w, "sh_char_23")
    for choice in ("done", "attack", "figure:nazgul", "all"):
        copy = w.clone()
        other = load(dump(w.stack), CLASSES)
        assert dump(other) == dump(w.stack) == dump(copy.stack)
        w.stack = other
        pick(w, choice)
        pick(copy, choice)
        assert copy.digest() == w.digest()
