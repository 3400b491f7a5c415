"""Events of the Free Peoples in the corners of the rules: sieges, lost settlements, marches."""

import pytest
from tests.games.wotr.battles import roll
from tests.games.wotr.events import FP, SH, at_war, event, hand, hold, keys, nation, pick, refused, take, where
from tests.games.wotr.helpers import at, bare, figures, key, put, script, send, told
from tests.games.wotr.quest import company

from mathom.games.wotr.box import kind_named
from mathom.games.wotr.codes import REGION, way_code
from mathom.games.wotr.map import CASUALTIES, OUT, REINFORCEMENTS, distance
from mathom.games.wotr.state import War
from mathom.testing import rule
from mathom.texts import Texts


def siege(region: str, inside: dict[str, int], outside: dict[str, int], held: int = FP) -> War:
    """A besieged Stronghold, whoever holds it."""
    w = bare()
    hold(w, held, region)
    put(w, f"in:{region}", **inside)
    put(w, region, **outside)
    return w


# Recruiting in what the enemy has conquered


@rule("WR-9.10", "WR-9.15", "WR-13.6")
@pytest.mark.parametrize(
    ("card", "region"),
    [
        ("fp_str_14", "minas_tirith"),
        ("fp_str_15", "lorien"),
        ("fp_str_18", "dol_amroth"),
        ("fp_str_21", "rivendell"),
        ("fp_str_22", "erebor"),
        ("fp_str_24", "woodland_realm"),
    ],
)
def test_besiegers_recruit_nothing_in_a_stronghold_that_the_shadow_has_conquered(card: str, region: str) -> None:
    w = siege(region, {"sauron_regular": 1}, {"north_regular": 2}, held=SH)
    event(w, card)
    assert (w.ask, figures(w, region)) == (None, {"north-regular": 2})


@rule("WR-9.10", "WR-9.15", "WR-6.14")
def test_fp_char_23_boromir_before_a_lost_city_raises_nobody_but_draws() -> None:
    w = siege("minas_tirith", {"sauron_regular": 1}, {"rohan_regular": 2}, held=SH)
    send(w, "boromir", "minas_tirith")
    event(w, "fp_char_23")
    assert (figures(w, "minas_tirith"), len(hand(w, FP))) == ({"rohan-regular": 2}, 2)


@rule("WR-6.13")
def test_fp_char_24_the_grey_company_joins_the_army_itself_even_before_a_lost_city() -> None:
    w = siege("minas_tirith", {"sauron_regular": 1}, {"gondor_regular": 2}, held=SH)
    send(w, "strider", "minas_tirith")
    assert figures(event(w, "fp_char_24"), "minas_tirith") == {"gondor-regular": 1, "gondor-elite": 1}


@rule("WR-2.8", "WR-12.11", "WR-9.18")
def test_fp_str_13_cirdans_ships_reach_those_who_besiege_a_stronghold_of_the_shadows_own() -> None:
    w = siege("umbar", {"southrons_easterlings_regular": 1}, {"gondor_regular": 2}, held=SH)
    at_war(w, "elves")
    pick(event(w, "fp_str_13"), "figure:elves-regular", "figure:elves-regular")
    assert figures(w, "umbar") == {"gondor-regular": 2, "elves-regular": 2}


# Armies on the way


@rule("WR-10.20", "WR-12.10")
def test_fp_str_12_besiegers_do_not_come_back_into_the_region_of_those_they_have_set_free() -> None:
    w = siege("orthanc", {"isengard_regular": 2}, {"rohan_regular": 3}, held=SH)
    at_war(w, "rohan")
    send(w, "aragorn", "orthanc")
    pick(event(w, "fp_str_12"), "way:orthanc>fords_of_isen")
    assert "region:orthanc" not in keys(w)
    assert key(w.stack[-1].refuse(w, 0, REGION + at("orthanc"))) == "an-army-never-moves-through-an-enemy-army"
    pick(w, "done", "all")
    assert (figures(w, "orthanc"), w.held[at("orthanc")]) == ({"isengard-regular": 2}, SH)


@rule("WR-10.20", "WR-12.10")
def test_sh_str_07_besiegers_do_not_pass_those_they_have_set_free() -> None:
    w = siege("minas_tirith", {"gondor_regular": 4}, {"sauron_regular": 3})
    at_war(w, "sauron", "gondor")
    put(w, "osgiliath", sauron_regular=1)
    pick(event(w, "sh_str_07"), "way:minas_tirith>osgiliath")
    assert "region:minas_tirith" not in keys(w)


def test_fp_str_12_an_army_may_take_a_town_and_come_back() -> None:
    w = bare()
    at_war(w, "rohan")
    hold(w, SH, "westemnet")
    put(w, "fangorn", rohan_regular=1)
    send(w, "boromir", "fangorn")
    pick(event(w, "fp_str_12"), "way:fangorn>westemnet", "region:fangorn")
    assert (w.held[at("westemnet")], figures(w, "fangorn")) == (FP, {"rohan-regular": 1})


@rule("WR-6.12", "WR-10.18", "WR-13.2")
def test_fp_str_11_next_to_a_city_of_the_shadow_the_army_takes_the_town_it_comes_to() -> None:
    w = bare()
    at_war(w, "rohan")
    hold(w, SH, "minas_tirith", "lossarnach")
    put(w, "edoras", rohan_regular=1)
    event(w, "fp_str_11")
    frame = w.stack[-1]
    assert key(frame.refuse(w, 0, way_code(at("edoras"), at("minas_tirith")))) == "the-woses-do-not-lead-that-way"
    pick(w, "way:edoras>lossarnach")
    assert (w.held[at("lossarnach")], w.held[at("minas_tirith")]) == (FP, SH)


@rule("WR-6.12", "WR-14.20")
def test_fp_str_10_those_inside_cost_the_besiegers_a_die_each_in_every_round() -> None:
    w = siege("helms_deep", {"rohan_regular": 2}, {"isengard_regular": 8})
    at_war(w, "rohan")
    put(w, "westemnet", rohan_regular=5)
    event(w, "fp_str_10")
    for _ in range(2):
        roll(w, sh=[1, 1, 1], fp=[1, 1, 1, 1, 1])
        pick(w, *(["all"] if w.ask is not None and w.ask.kind == "attackers" else ["continue", "stay"]))
        while w.ask is not None and w.ask.kind == "combat-card":
            pick(w, "none")
    assert [len(news[2]) for news in told(w) if news[:2] == ("combat-roll", "shadow")] == [3, 3]


@rule("WR-11.19", "WR-11.46")
def test_fp_str_10_with_daylight_at_most_three_dice_are_left_of_those_the_garrison_leaves() -> None:
    w = siege("helms_deep", {"rohan_regular": 2}, {"isengard_regular": 8})
    at_war(w, "rohan")
    put(w, "westemnet", rohan_regular=5)
    take(w, "fp_str_01")
    roll(w, sh=[1, 1, 1], fp=[1, 1, 1, 1, 1])
    pick(event(w, "fp_str_10"), "all", "card:fp_str_01")
    assert [len(news[2]) for news in told(w) if news[:2] == ("combat-roll", "shadow")] == [3]


# Where cards look


@rule("WR-6.13", "WR-6.30")
@pytest.mark.parametrize(
    ("card", "region", "who"),
    [("fp_str_04", "ered_luin", "dwarves"), ("fp_str_07", "the_shire", "north")],
)
def test_the_other_region_of_a_card_will_do_as_well(card: str, region: str, who: str) -> None:
    w = bare()
    w.ring_bearers = at(region)
    assert nation(event(w, card), who) == (0, True)


@rule("WR-6.13")
@pytest.mark.parametrize("friend", ["gimli", "legolas"])
@pytest.mark.parametrize("region", ["dale", "erebor", "woodland_realm"])
def test_fp_char_17_either_friend_counts_in_each_of_three_regions(friend: str, region: str) -> None:
    w = company(bare())
    send(w, friend, region)
    assert nation(event(w, "fp_char_17"), "north") == (2, True)


@rule("WR-6.13")
def test_fp_str_06_rangers_strike_in_osgiliath_too() -> None:
    w = bare()
    put(w, "osgiliath", sauron_regular=1)
    script(w, card=[[5, 1, 1]])
    assert figures(event(w, "fp_str_06"), "osgiliath") == {}


@rule("WR-6.26", "WR-13.3")
def test_fp_str_05_a_besieged_army_of_two_nations_is_struck() -> None:
    w = siege("orthanc", {"isengard_regular": 1, "sauron_regular": 1}, {"rohan_regular": 1}, held=SH)
    script(w, card=[[5, 6, 1, 1, 1]])
    event(w, "fp_str_05")
    assert (figures(w, "in:orthanc"), w.held[at("orthanc")]) == ({}, FP)


@rule("WR-6.11", "WR-6.30")
def test_fp_char_14_gondor_will_do_and_the_army_may_be_besieged() -> None:
    w = siege("minas_tirith", {"gondor_regular": 1}, {"sauron_regular": 2})
    send(w, "aragorn", "in:minas_tirith")
    assert refused(w, "fp_char_14") is None


# Companions on their way


def how_far(w: War, origin: str) -> int:
    return max(distance(at(origin), at(goal.removeprefix("region:"))) for goal in keys(w))


@rule("WR-7.18", "WR-7.24")
@pytest.mark.parametrize(("who", "far"), [("legolas", 4), ("gandalf_the_white", 6)])
def test_fp_char_16_the_level_of_who_moves_counts(who: str, far: int) -> None:
    w = company(bare())
    send(w, who, "dimrill_dale")
    assert how_far(event(w, "fp_char_16"), "dimrill_dale") == far


@rule("WR-7.22", "WR-15.54")
@pytest.mark.parametrize(("card", "inside"), [("fp_char_11", False), ("fp_char_15", True), ("fp_char_16", True)])
def test_who_is_separated_ends_in_a_siege_only_if_the_card_says_so(card: str, inside: bool) -> None:
    w = siege("lorien", {"elves_regular": 1}, {"sauron_regular": 2})
    company(w, "gimli")
    w.ring_bearers = at("dimrill_dale")
    event(w, card)
    assert ("region:lorien" in keys(w)) == inside
    if inside:
        assert where(pick(w, "region:lorien"), "gimli") == at("in:lorien")


# Eagles, Ents, the Dead and the Grey Company


@rule("WR-6.11", "WR-6.32")
def test_fp_char_18_eagles_come_to_a_siege_from_either_side_of_the_walls() -> None:
    w = siege("erebor", {"dwarves_regular": 1}, {"sauron_regular": 1, "nazgul": 1})
    send(w, "gimli", "in:erebor")
    assert refused(w, "fp_char_18") is None
    w = siege("moria", {"sauron_regular": 1, "nazgul": 1}, {"elves_regular": 1}, held=SH)
    send(w, "gimli", "moria")
    script(w, card=[[5]])
    assert figures(event(w, "fp_char_18"), "in:moria") == {"sauron-regular": 1}


@rule("WR-6.11")
def test_fp_char_18_nazgul_without_units_are_no_army() -> None:
    w = bare()
    put(w, "dale", north_regular=1)
    send(w, "legolas", "dale")
    put(w, "old_forest_road", nazgul=3)
    assert refused(w, "fp_char_18") == "no-companion-with-an-army-is-near-an-army-with-nazgul"


@rule("WR-6.13")
def test_fp_char_18_at_most_five_dice_and_a_besieged_refuge_takes_them_in() -> None:
    w = siege("moria", {"sauron_regular": 1}, {"elves_regular": 1}, held=SH)
    put(w, "dale", north_regular=1)
    send(w, "legolas", "dale")
    put(w, "old_forest_road", sauron_regular=1, nazgul=7)
    script(w, card=[[6, 6, 1, 1, 1]])
    pick(event(w, "fp_char_18"), "region:moria")
    assert figures(w, "in:moria") == {"sauron-regular": 1, "nazgul": 5}


@rule("WR-6.13")
def test_fp_char_21_saruman_lives_while_a_garrison_is_left() -> None:
    w = siege("orthanc", {"isengard_regular": 2}, {"rohan_regular": 2}, held=SH)
    send(w, "saruman", "in:orthanc")
    send(w, "gandalf_the_white", "fangorn")
    script(w, card=[[4, 1, 1]])
    event(w, "fp_char_21")
    assert (figures(w, "in:orthanc"), where(w, "saruman")) == ({"isengard-regular": 1}, at("in:orthanc"))


@rule("WR-6.13", "WR-9.12")
def test_fp_char_22_an_army_that_the_dead_wipe_out_takes_its_nazgul_along_and_only_who_is_left_rises() -> None:
    w = bare()
    send(w, "strider", "edoras")
    put(w, "erech", sauron_regular=2, nazgul=1)
    put(w, "dale", gondor_regular=w.figures.count(kind_named("gondor-regular"), REINFORCEMENTS + FP) - 1)
    send(w, "mouth_of_sauron", "erech")
    script(w, card=[[2]])
    pick(event(w, "fp_char_22"), "region:erech")
    assert (figures(w, "erech"), where(w, "mouth_of_sauron"), keys(w)) == ({}, OUT, ["number:0", "number:1"])


@rule("WR-6.14", "WR-6.19", "WR-13.3")
def test_fp_char_24_without_an_elite_the_last_regular_falls_and_the_stronghold_with_him() -> None:
    w = siege("helms_deep", {"rohan_regular": 1, "rohan_leader": 1}, {"isengard_regular": 1})
    put(w, "dale", rohan_elite=w.figures.count(kind_named("rohan-elite"), REINFORCEMENTS + FP))
    send(w, "aragorn", "in:helms_deep")
    event(w, "fp_char_24")
    assert (w.held[at("helms_deep")], where(w, "aragorn")) == (SH, at("helms_deep"))
    assert w.figures.count(kind_named("rohan-leader"), CASUALTIES + FP) == 1


# What the reasons say


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "The Companion whom the card needs is not in the Fellowship"),
        ("de", "Der Gefährte, den die Karte verlangt, ist nicht in der Gemeinschaft"),
    ],
)
def test_a_missing_companion_is_not_mistaken_for_one_whom_the_card_wants_outside(lang: str, said: str) -> None:
    reason = "the-card-needs-a-companion-who-is-not-in-the-fellowship"
    assert Texts(lang, strict=True).say(f"reason-{reason}") == said
