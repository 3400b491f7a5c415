"""Decision points of event texts: recruiting, striking, marching (appendix B.8, DP-58 to DP-62, DP-73 to DP-75)."""

from typing import Any

import pytest
from tests.games.wotr.events import FP, SH, SHADOW_NATIONS, at_war, event, hold, over, where
from tests.games.wotr.helpers import at, bare, figures, put, script, send
from tests.games.wotr.playing import FIRST, QUIET, SECOND, asked, choose, keys, position, question, why_not

from mathom.games.wotr.box import KIND_NAMES, KIND_SIDE
from mathom.games.wotr.map import REINFORCEMENTS
from mathom.games.wotr.state import War
from mathom.testing import part, rule

SOUTHRONS = "southrons_easterlings"


def regions(*places: str) -> list[str]:
    return [f"region:{place}" for place in places]


def ranks(nation: str) -> list[str]:
    return [f"figure:{nation}-regular", f"figure:{nation}-elite"]


def keep(w: War, kind: str, count: int, away: str) -> None:
    """Only so many figures of a kind are left in the reinforcements; the others are somewhere far away."""
    number = KIND_NAMES.index(kind)
    reserve = REINFORCEMENTS + KIND_SIDE[number]
    w.figures.move(number, w.figures.count(number, reserve) - count, reserve, at(away))


# DP-58 and DP-59: recruiting


@part("DP-58")
@rule("WR-6.15", "WR-9.15")
@pytest.mark.parametrize(
    ("card", "nation", "place"),
    [
        ("fp_str_14", "gondor", "minas_tirith"),
        ("fp_str_15", "elves", "lorien"),
        ("fp_str_17", "north", "carrock"),
        ("fp_str_18", "gondor", "dol_amroth"),
        ("fp_str_21", "elves", "rivendell"),
        ("fp_str_22", "dwarves", "erebor"),
        ("fp_str_24", "elves", "woodland_realm"),
    ],
)
def test_a_card_that_recruits_a_unit_asks_which_rank(card: str, nation: str, place: str) -> None:
    w = event(bare(), card)
    assert question(w) == (FIRST, "levy-unit", ranks(nation))
    choose(w, f"figure:{nation}-elite")
    assert figures(w, place)[f"{nation}-elite"] == 1
    w = bare()
    keep(w, f"{nation}-elite", 0, "forlindon")
    event(w, card)
    assert figures(w, place)[f"{nation}-regular"] == 1


@part("DP-58", "DP-59")
@rule("WR-6.15", "WR-9.15")
def test_for_each_of_two_units_the_player_chooses_and_both_go_to_the_coast_he_named() -> None:
    w = bare()
    at_war(w, "elves")
    put(w, "anfalas", gondor_regular=1)
    put(w, "grey_havens", elves_regular=1)
    put(w, "lorien", elves_regular=1)
    event(w, "fp_str_13")
    assert question(w) == (FIRST, "levy-region", regions("anfalas", "grey_havens"))
    assert why_not(w, "region:lorien") == ("WR-9.15", "WR-9.18")
    choose(w, "region:anfalas")
    assert question(w) == (FIRST, "levy-unit", ranks("elves"))
    choose(w, "figure:elves-elite")
    assert question(w) == (FIRST, "levy-unit", ranks("elves"))
    choose(w, "figure:elves-regular")
    assert (figures(w, "anfalas"), over(w)) == ({"gondor-regular": 1, "elves-elite": 1, "elves-regular": 1}, True)


@part("DP-58", "DP-59")
@rule("WR-9.15")
def test_the_shadow_chooses_between_mount_gram_and_moria_and_the_ranks() -> None:
    w = event(bare(), "sh_str_19")
    assert question(w) == (SECOND, "levy-region", regions("mount_gram", "moria"))
    choose(w, "region:moria")
    assert question(w) == (SECOND, "levy-unit", ranks("sauron"))
    choose(w, "figure:sauron-elite", "figure:sauron-regular")
    assert (figures(w, "moria"), over(w)) == ({"sauron-regular": 1, "sauron-elite": 1, "nazgul": 1}, True)


@part("DP-58", "DP-59")
@rule("WR-9.12")
def test_a_new_power_asks_for_the_units_of_orthanc_and_if_regulars_run_short_for_every_place() -> None:
    w = bare()
    send(w, "saruman", "orthanc")
    event(w, "sh_str_16")
    assert question(w) == (SECOND, "new-power", [f"figure:isengard-{rank}@orthanc" for rank in ("regular", "elite")])
    choose(w, "figure:isengard-elite@orthanc", "figure:isengard-regular@orthanc")
    assert (figures(w, "orthanc"), over(w)) == ({"isengard-regular": 1, "isengard-elite": 1}, True)
    w = bare()
    send(w, "saruman", "orthanc")
    keep(w, "isengard-regular", 1, "umbar")
    event(w, "sh_str_16")
    places = ["figure:isengard-regular@north_dunland", "figure:isengard-regular@south_dunland"]
    orthanc = [f"figure:isengard-{rank}@orthanc" for rank in ("regular", "elite")]
    assert question(w) == (SECOND, "new-power", [*places, *orthanc])


@part("DP-59")
@rule("WR-9.15", "WR-9.18")
def test_riders_come_to_edoras_or_to_a_region_of_rohan_with_a_companion() -> None:
    w = bare()
    send(w, "boromir", "eastemnet")
    send(w, "legolas", "fangorn")
    event(w, "fp_str_16")
    assert question(w) == (FIRST, "levy-region", regions("edoras", "eastemnet"))
    w = bare()
    event(w, "fp_str_16")
    assert question(w) == (FIRST, "levy-unit", ranks("rohan"))


@part("DP-59")
@rule("WR-9.15")
@pytest.mark.parametrize(
    ("card", "nation", "places"),
    [
        ("sh_str_17", SOUTHRONS, ["far_harad", "near_harad", "north_rhun", "south_rhun", "umbar"]),
        ("sh_str_24", "sauron", ["barad_dur", "dol_guldur", "minas_morgul", "morannon", "moria", "mount_gundabad"]),
    ],
)
def test_three_different_settlements_are_chosen_one_after_the_other(card: str, nation: str, places: list[str]) -> None:
    w = bare()
    at_war(w, nation)
    event(w, card)
    for place in places[:3]:
        assert question(w) == (SECOND, "levy-region", regions(*places[places.index(place) :]))
        choose(w, f"region:{place}")
    assert over(w)
    assert [figures(w, place) for place in places] == [{f"{nation}-regular": 2}] * 3 + [{}] * (len(places) - 3)


@part("DP-59")
@rule("WR-9.12", "WR-9.15")
def test_three_settlements_left_are_not_asked_about_but_too_few_figures_are() -> None:
    w = bare()
    for region in ("far_harad", "near_harad"):
        put(w, region, gondor_regular=1)
    event(w, "sh_str_17")
    assert (over(w), figures(w, "umbar")) == (True, {f"{SOUTHRONS}-regular": 2})
    w = bare()
    keep(w, "sauron-regular", 5, "forlindon")
    event(w, "sh_str_20")
    for _ in range(3):
        assert question(w) == (SECOND, "levy-region", regions("dol_guldur", "mount_gundabad"))
        choose(w, "region:mount_gundabad")
    assert figures(w, "mount_gundabad") == {"sauron-regular": 3}
    assert (figures(w, "dol_guldur"), over(w)) == ({"sauron-regular": 2}, True)


@part("DP-59", "DP-61")
@rule("WR-9.18", "WR-10.16")
def test_the_dunlendings_rise_in_a_free_region_and_up_to_four_may_follow() -> None:
    w = bare()
    at_war(w, "isengard")
    put(w, "north_dunland", isengard_regular=3, isengard_elite=1)
    put(w, "south_dunland", isengard_regular=2)
    put(w, "tharbad", north_regular=1)
    event(w, "sh_str_11")
    around = ["cardolan", "enedwaith", "gap_of_rohan", "hollin", "moria", "north_dunland", "south_downs"]
    assert question(w) == (SECOND, "levy-region", regions(*around, "south_dunland"))
    choose(w, "region:hollin")
    north = ["figure:isengard-regular@north_dunland", "figure:isengard-elite@north_dunland"]
    south = ["figure:isengard-regular@south_dunland"]
    assert question(w) == (SECOND, "dunlendings", [*north, *south, "done"])
    choose(w, north[1])
    assert question(w) == (SECOND, "dunlendings", [north[0], *south, "done"])
    choose(w, *north[:1] * 3)
    assert (figures(w, "hollin"), over(w)) == ({"isengard-regular": 5, "isengard-elite": 1}, True)


# DP-60: targets


@part("DP-60")
@rule("WR-6.26")
def test_help_unlooked_for_chooses_the_relieving_army_and_the_besiegers() -> None:
    w = bare()
    at_war(w, "north", "gondor")
    for inside, outside in (("in:erebor", "erebor"), ("in:minas_tirith", "minas_tirith")):
        put(w, inside, dwarves_regular=1)
        put(w, outside, sauron_regular=1)
    put(w, "dale", north_regular=1)
    put(w, "osgiliath", gondor_regular=1)
    put(w, "lossarnach", gondor_regular=1)
    event(w, "fp_str_10")
    assert question(w) == (
        FIRST,
        "attack",
        ["way:dale>erebor", "way:lossarnach>minas_tirith", "way:osgiliath>minas_tirith"],
    )


@part("DP-60")
@rule("WR-6.26")
def test_grond_and_the_uruk_hai_storm_one_of_several_sieges() -> None:
    w = bare()
    at_war(w, *SHADOW_NATIONS)
    for place in ("erebor", "minas_tirith", "helms_deep"):
        put(w, f"in:{place}", gondor_regular=1)
        put(w, place, isengard_regular=1, sauron_regular=1)
    send(w, "saruman", "orthanc")
    send(w, "witch_king", "erebor")
    event(w, "sh_str_02")
    sieges = ["way:erebor>erebor", "way:helms_deep>helms_deep", "way:minas_tirith>minas_tirith"]
    assert question(w) == (SECOND, "attack", sieges)
    event(w, "sh_char_20")
    assert question(w) == (SECOND, "attackers", ["all", "split"])


@part("DP-59", "DP-60")
@rule("WR-6.26")
def test_the_eagles_strike_one_army_with_nazgul_and_drive_the_rest_where_their_player_says() -> None:
    w = bare()
    put(w, "dale", north_regular=1)
    put(w, "erebor", sauron_regular=1, nazgul=2)
    put(w, "iron_hills", sauron_regular=1, nazgul=1)
    send(w, "legolas", "dale")
    hold(w, FP, "moria")
    script(w, card=[[1, 2]])
    event(w, "fp_char_18")
    assert question(w) == (FIRST, "strike", regions("erebor", "iron_hills"))
    choose(w, "region:erebor")
    places = ["barad_dur", "dol_guldur", "minas_morgul", "morannon", "mount_gundabad"]
    assert question(w) == (FIRST, "refuge", regions(*places))
    choose(w, "region:morannon")
    assert (figures(w, "morannon"), figures(w, "erebor")) == ({"nazgul": 2}, {"sauron-regular": 1})


@part("DP-60")
@rule("WR-6.26")
def test_the_spirit_of_mordor_strikes_any_army_of_two_nations() -> None:
    w = bare()
    put(w, "dagorlad", sauron_regular=1, southrons_easterlings_regular=1)
    put(w, "moria", sauron_regular=1, isengard_regular=1)
    put(w, "nurn", sauron_regular=2)
    event(w, "fp_str_05")
    assert question(w) == (FIRST, "strike", regions("dagorlad", "moria"))
    assert why_not(w, "region:nurn") == ("WR-6.26",)


# DP-61 and DP-62: marches and flights


@part("DP-61")
@rule("WR-10.16", "WR-10.17", "WR-10.20")
def test_a_card_moves_an_army_region_by_region_and_it_is_divided_at_the_start() -> None:
    w = bare()
    at_war(w, "sauron")
    put(w, "nurn", sauron_regular=2)
    put(w, "morannon", sauron_regular=1)
    put(w, "barad_dur", sauron_regular=1)
    event(w, "sh_str_07")
    starts = ["way:barad_dur>gorgoroth", "way:morannon>gorgoroth", "way:nurn>gorgoroth"]
    assert question(w) == (SECOND, "card-march", [*starts, "done"])
    choose(w, "way:nurn>gorgoroth")
    assert question(w) == (SECOND, "card-march-on", regions("barad_dur", "morannon"))
    choose(w, "region:morannon")
    assert question(w) == (SECOND, "who-marches", ["all", "split"])
    choose(w, "split")
    assert question(w) == (SECOND, "how-many", ["count:sauron-regular:1", "count:sauron-regular:2"])
    choose(w, "count:sauron-regular:1")
    assert (figures(w, "morannon"), figures(w, "nurn")) == ({"sauron-regular": 2}, {"sauron-regular": 1})


@part("DP-61")
@rule("WR-10.9", "WR-10.16")
def test_up_to_four_armies_move_one_region_and_the_player_may_stop_at_any_time() -> None:
    w = bare()
    at_war(w, *SHADOW_NATIONS)
    for place in ("barad_dur", "nurn"):
        put(w, place, sauron_regular=1)
    event(w, "sh_str_09")
    assert question(w) == (SECOND, "card-march", ["way:barad_dur>gorgoroth", "way:nurn>gorgoroth", "done"])
    choose(w, "way:nurn>gorgoroth")
    assert question(w) == (SECOND, "card-march", ["way:barad_dur>gorgoroth", "done"])
    choose(w, "done")
    assert (figures(w, "gorgoroth"), over(w)) == ({"sauron-regular": 1}, True)


@part("DP-61")
@rule("WR-10.16", "WR-11.2")
def test_the_corsairs_choose_their_coast_and_the_woses_the_army_they_lead() -> None:
    w = bare()
    at_war(w, SOUTHRONS)
    put(w, "umbar", southrons_easterlings_regular=2)
    put(w, "pelargir", gondor_regular=1)
    event(w, "sh_str_10")
    assert question(w) == (SECOND, "corsairs", regions("anfalas", "dol_amroth", "lamedon", "pelargir"))
    choose(w, "region:pelargir")
    assert question(w) == (SECOND, "attackers", ["all", "split"])
    w = bare()
    at_war(w, "rohan")
    put(w, "edoras", rohan_regular=2)
    put(w, "folde", rohan_regular=1)
    event(w, "fp_str_11")
    assert question(w) == (FIRST, "woses", ["way:edoras>minas_tirith", "way:folde>minas_tirith"])
    choose(w, "way:edoras>minas_tirith")
    assert question(w) == (FIRST, "who-marches", ["all", "split"])


@part("DP-62")
@rule("WR-7.25", "WR-7.26")
@pytest.mark.parametrize("card", ["sh_char_09", "sh_char_11", "sh_char_23"])
def test_a_card_lets_every_nazgul_fly_but_no_other_minion_and_none_has_to(card: str) -> None:
    w = bare()
    w.ring_bearers, w.progress = at("hollin"), 1
    put(w, "morannon", nazgul=1)
    send(w, "witch_king", "angmar")
    send(w, "mouth_of_sauron", "barad_dur")
    event(w, card)
    assert question(w) == (SECOND, "minion-mover", ["figure:nazgul@morannon", "character:witch_king", "done"])
    choose(w, "figure:nazgul@morannon")
    assert len(keys(w)) == 105 - 1 - 8
    choose(w, "region:bree")
    assert question(w) == (SECOND, "minion-mover", ["character:witch_king", "done"])
    choose(w, "done")
    assert (figures(w, "bree"), over(w)) == ({"nazgul": 1}, True)


# DP-73 to DP-75


@part("DP-73")
@rule("WR-11.69", "WR-11.70")
def test_the_owner_of_an_army_that_a_card_drives_out_says_where_it_goes() -> None:
    for conquered in (["pelargir", "lossarnach"], ["pelargir"]):
        w = bare()
        send(w, "strider", "edoras")
        put(w, "pelargir", sauron_regular=5)
        put(w, "osgiliath", gondor_regular=1)
        hold(w, SH, *conquered)
        script(w, card=[[2]])
        event(w, "fp_char_22")
        choose(w, "region:pelargir")
        if len(conquered) == 2:
            assert question(w) == (SECOND, "forced-retreat", regions("lossarnach", "west_harondor"))
            assert why_not(w, "region:lamedon") == ("WR-11.69",)
            choose(w, "region:west_harondor")
        assert (figures(w, "west_harondor"), asked(w)) == ({"sauron-regular": 3}, (FIRST, "how-many-rise"))


@part("DP-59", "DP-63")
@rule("WR-9.12", "WR-6.13")
def test_the_heir_of_isildur_goes_with_whom_he_likes_and_up_to_three_regulars_rise() -> None:
    w = bare()
    for name in ("strider", "legolas", "gimli"):
        send(w, name, "edoras")
    event(w, "fp_char_22")
    assert question(w) == (FIRST, "company", ["character:legolas", "character:gimli", "done"])
    choose(w, "character:gimli", "done")
    assert question(w) == (FIRST, "companion-goal", regions("erech", "lamedon", "pelargir"))
    choose(w, "region:erech")
    assert question(w) == (FIRST, "how-many-rise", [f"number:{n}" for n in range(4)])
    choose(w, "number:2")
    assert (figures(w, "erech"), over(w)) == ({"gondor-regular": 2}, True)
    assert [where(w, name) for name in ("strider", "legolas", "gimli")] == [at("erech"), at("edoras"), at("erech")]


@part("DP-74")
@rule("WR-6.15")
def test_the_grey_company_chooses_the_nation_of_the_regular_and_hill_trolls_two_regions() -> None:
    w = bare()
    put(w, "edoras", rohan_regular=1, gondor_regular=1, north_elite=1)
    send(w, "strider", "edoras")
    event(w, "fp_char_24")
    assert question(w) == (FIRST, "grey-company", ["figure:gondor-regular", "figure:rohan-regular"])
    choose(w, "figure:rohan-regular")
    assert figures(w, "edoras") == {"gondor-regular": 1, "north-elite": 1, "rohan-elite": 1}
    w = bare()
    at_war(w, "sauron")
    put(w, "nurn", sauron_regular=1)
    put(w, "moria", sauron_regular=2)
    event(w, "sh_str_15")
    assert question(w) == (SECOND, "promote", regions("moria", "nurn"))
    choose(w, "region:moria")
    assert question(w) == (SECOND, "promote", regions("moria", "nurn"))
    choose(w, "region:moria")
    assert (figures(w, "moria"), over(w)) == ({"sauron-elite": 2}, True)


SARUMAN: dict[str, Any] = {"characters": ["saruman orthanc"], "nations": ["isengard 0 active"], **QUIET}


def muster(**entries: Any) -> War:
    w = position(rolled={FIRST: ["event"], SECOND: ["muster"]}, turn_of=SECOND, **SARUMAN, **entries)
    choose(w, "die:muster")
    return w


@part("DP-75")
@rule("WR-7.51", "WR-7.52")
def test_saruman_recruits_everywhere_in_isengard_or_makes_two_elites_in_orthanc() -> None:
    w = muster(figures=["orthanc isengard-regular 2"])
    assert question(w) == (
        SECOND,
        "action",
        ["diplomacy", "recruit", "recruit-everywhere", "exchange-in-orthanc", "skip"],
    )
    choose(w, "recruit-everywhere")
    places = [figures(w, place) for place in ("north_dunland", "orthanc", "south_dunland")]
    assert (places, asked(w)) == ([{"isengard-regular": n} for n in (1, 3, 1)], (FIRST, "turn"))
    w = muster(figures=["orthanc isengard-regular 3"])
    choose(w, "exchange-in-orthanc")
    assert figures(w, "orthanc") == {"isengard-regular": 1, "isengard-elite": 2}
    w = muster(figures=["orthanc isengard-regular 1"])
    assert question(w) == (SECOND, "action", ["diplomacy", "recruit", "recruit-everywhere", "skip"])


@part("DP-59", "DP-75")
@rule("WR-7.51", "WR-9.12")
def test_if_the_regulars_run_short_saruman_says_where_they_come() -> None:
    w = muster(figures=["umbar isengard-regular 10"])
    choose(w, "recruit-everywhere")
    assert question(w) == (SECOND, "levy-where", regions("north_dunland", "orthanc", "south_dunland"))
    choose(w, "region:orthanc")
    assert question(w) == (SECOND, "levy-where", regions("north_dunland", "south_dunland"))
    choose(w, "region:north_dunland")
    places = [figures(w, place) for place in ("north_dunland", "orthanc", "south_dunland")]
    assert (places, asked(w)) == ([{"isengard-regular": 1}, {"isengard-regular": 1}, {}], (FIRST, "turn"))
