"""The events of the Shadow's Strategy deck: who gathers where."""

import pytest
from tests.games.wotr.events import FP, SH, SHADOW_NATIONS, at_war, event, hold, keys, over, pick, where
from tests.games.wotr.helpers import asked, at, bare, figures, key, put, send, told

from mathom.games.wotr.box import kind_named
from mathom.games.wotr.codes import REGION
from mathom.games.wotr.map import REINFORCEMENTS
from mathom.games.wotr.state import NO_OVERSTACKING, War
from mathom.testing import part, rule


def leave(w: War, **figures: int) -> None:
    """Only so many of a kind are left in the reinforcements; the rest is far away, in Bree."""
    for word, count in figures.items():
        head, _, rank = word.rpartition("_")
        kind = kind_named(f"{head}-{rank}" if head else rank)
        put(w, "bree", **{word: w.figures.count(kind, REINFORCEMENTS + SH) - count})


# Rage of the Dunlendings


@rule("WR-2.6", "WR-9.18", "WR-9.19", "WR-14.6")
def test_sh_str_11_the_dunlendings_gather_in_a_free_region_next_to_them() -> None:
    w = bare()
    at_war(w, "isengard")
    put(w, "north_dunland", isengard_regular=2, isengard_elite=1, sauron_regular=1)
    put(w, "south_dunland", isengard_regular=3)
    put(w, "hollin", elves_regular=1)
    put(w, "moria", sauron_regular=1)
    event(w, "sh_str_11")
    assert keys(w) == [
        "region:cardolan",
        "region:enedwaith",
        "region:gap_of_rohan",
        "region:moria",
        "region:north_dunland",
        "region:south_downs",
        "region:south_dunland",
        "region:tharbad",
    ]
    assert key(w.stack[-1].refuse(w, SH, REGION + at("hollin"))) == "nothing-can-be-recruited-there"
    pick(w, "region:gap_of_rohan")
    assert figures(w, "gap_of_rohan") == {"isengard-regular": 2}
    assert (asked(w), keys(w)) == (
        (SH, "dunlendings"),
        [
            "figure:isengard-regular@north_dunland",
            "figure:isengard-elite@north_dunland",
            "figure:isengard-regular@south_dunland",
            "done",
        ],
    )
    pick(w, "figure:isengard-elite@north_dunland")
    assert "figure:isengard-elite@north_dunland" not in keys(w)
    pick(w, *["figure:isengard-regular@south_dunland"] * 3)
    assert (figures(w, "gap_of_rohan"), figures(w, "south_dunland"), figures(w, "north_dunland")) == (
        {"isengard-regular": 5, "isengard-elite": 1},
        {},
        {"isengard-regular": 2, "sauron-regular": 1},
    )
    assert over(w)


@rule("WR-6.14", "WR-9.12")
def test_sh_str_11_nobody_has_to_follow_and_none_may_be_left() -> None:
    w = bare()
    at_war(w, "isengard")
    put(w, "north_dunland", isengard_regular=1)
    leave(w, isengard_regular=0)
    pick(event(w, "sh_str_11"), "region:north_dunland")
    assert (figures(w, "north_dunland"), over(w)) == ({"isengard-regular": 1}, True)
    pick(event(w, "sh_str_11"), "region:tharbad", "done")
    assert (figures(w, "tharbad"), figures(w, "north_dunland")) == ({}, {"isengard-regular": 1})
    pick(event(w, "sh_str_11"), "region:tharbad", "figure:isengard-regular@north_dunland")
    assert (figures(w, "tharbad"), over(w)) == ({"isengard-regular": 1}, True)


@part("AMB-17")
@rule("WR-10.13", "WR-10.16")
def test_sh_str_11_only_as_many_follow_as_the_region_holds_where_the_table_wants_it_so() -> None:
    w = bare()
    w.house = NO_OVERSTACKING
    at_war(w, "isengard")
    put(w, "north_dunland", isengard_regular=3)
    put(w, "moria", sauron_regular=7)
    pick(event(w, "sh_str_11"), "region:moria", "figure:isengard-regular@north_dunland")
    assert (figures(w, "moria"), figures(w, "north_dunland"), over(w)) == (
        {"isengard-regular": 3, "sauron-regular": 7},
        {"isengard-regular": 2},
        True,
    )


# Reinforcements


@rule("WR-6.12", "WR-9.15")
def test_sh_str_12_the_witch_king_returns_to_angmar_out_of_a_siege() -> None:
    w = bare()
    put(w, "in:minas_morgul", sauron_regular=1)
    put(w, "minas_morgul", gondor_regular=1)
    send(w, "witch_king", "in:minas_morgul")
    event(w, "sh_str_12")
    assert where(w, "witch_king") == at("angmar")
    assert figures(w, "angmar") == {"sauron-regular": 2, "sauron-elite": 1}


@rule("WR-6.14")
def test_sh_str_12_who_is_in_angmar_goes_nowhere() -> None:
    w = bare()
    send(w, "witch_king", "angmar")
    assert [name for name, *_ in told(event(w, "sh_str_12"))] == ["recruited"] * 3


@rule("WR-9.18", "WR-6.14")
def test_sh_str_12_where_angmar_is_not_free_only_he_goes() -> None:
    w = bare()
    put(w, "angmar", north_regular=1)
    hold(w, FP, "angmar")
    send(w, "witch_king", "moria")
    event(w, "sh_str_12")
    assert (where(w, "witch_king"), figures(w, "angmar")) == (at("angmar"), {"north-regular": 1})


@rule("WR-9.17", "WR-9.18", "WR-9.19", "WR-6.15")
@pytest.mark.parametrize(("card", "who"), [("sh_str_13", "isengard"), ("sh_str_14", "sauron")])
def test_sh_str_13_and_14_a_unit_comes_to_any_army(card: str, who: str) -> None:
    w = bare()
    at_war(w, who)
    put(w, "hollin", southrons_easterlings_regular=1)
    put(w, "in:moria", sauron_regular=1)
    put(w, "moria", elves_regular=1)
    put(w, "lorien", sauron_regular=1)
    put(w, "in:lorien", elves_regular=1)
    put(w, "dol_guldur", nazgul=1)
    event(w, card)
    assert sorted(keys(w)) == ["region:hollin", "region:lorien", "region:moria"]
    pick(w, "region:moria", f"figure:{who}-elite")
    assert figures(w, "in:moria") == {"sauron-regular": 1, f"{who}-elite": 1}
    assert over(w)


@rule("WR-6.15", "WR-9.12")
def test_sh_str_15_two_regulars_become_elites() -> None:
    w = bare()
    at_war(w, "sauron")
    put(w, "hollin", sauron_regular=1, isengard_regular=1)
    put(w, "in:moria", sauron_regular=2)
    put(w, "moria", elves_regular=1)
    total = w.figures.census()
    event(w, "sh_str_15")
    assert (asked(w), keys(w)) == ((SH, "promote"), ["region:hollin", "region:moria"])
    pick(w, "region:hollin")
    assert (figures(w, "hollin"), figures(w, "in:moria")) == (
        {"isengard-regular": 1, "sauron-elite": 1},
        {"sauron-regular": 1, "sauron-elite": 1},
    )
    assert (w.figures.census(), over(w)) == (total, True)
    leave(w, sauron_elite=0)
    assert over(event(w, "sh_str_15"))


@rule("WR-6.15", "WR-9.17")
def test_sh_str_16_the_dunlands_and_orthanc_gather_strength() -> None:
    w = bare()
    send(w, "saruman", "orthanc")
    event(w, "sh_str_16")
    assert (figures(w, "north_dunland"), figures(w, "south_dunland")) == (
        {"isengard-regular": 2},
        {"isengard-regular": 2},
    )
    assert keys(w) == ["figure:isengard-regular@orthanc", "figure:isengard-elite@orthanc"]
    pick(w, "figure:isengard-elite@orthanc", "figure:isengard-regular@orthanc")
    assert figures(w, "orthanc") == {"isengard-regular": 1, "isengard-elite": 1}
    assert over(w)


@rule("WR-9.12")
def test_sh_str_16_six_regulars_are_enough() -> None:
    w = bare()
    send(w, "saruman", "orthanc")
    leave(w, isengard_regular=6, isengard_elite=0)
    event(w, "sh_str_16")
    places = ("north_dunland", "south_dunland", "orthanc")
    assert ([figures(w, region) for region in places], over(w)) == ([{"isengard-regular": 2}] * 3, True)


@rule("WR-9.12")
def test_sh_str_16_if_regulars_run_short_the_player_places_each() -> None:
    w = bare()
    send(w, "saruman", "orthanc")
    leave(w, isengard_regular=2, isengard_elite=0)
    event(w, "sh_str_16")
    assert keys(w) == [
        "figure:isengard-regular@north_dunland",
        "figure:isengard-regular@south_dunland",
        "figure:isengard-regular@orthanc",
    ]
    pick(w, "figure:isengard-regular@orthanc", "figure:isengard-regular@south_dunland")
    assert [figures(w, region) for region in ("north_dunland", "south_dunland", "orthanc")] == [
        {},
        {"isengard-regular": 1},
        {"isengard-regular": 1},
    ]
    assert over(w)


@rule("WR-9.15", "WR-9.16", "WR-9.18")
def test_sh_str_17_two_regulars_in_three_settlements_of_the_south_and_east() -> None:
    w = bare()
    hold(w, FP, "umbar")
    event(w, "sh_str_17")
    assert keys(w) == ["region:far_harad", "region:near_harad", "region:north_rhun", "region:south_rhun"]
    pick(w, "region:south_rhun", "region:near_harad")
    assert keys(w) == ["region:far_harad", "region:north_rhun"]
    assert key(w.stack[-1].refuse(w, SH, REGION + at("near_harad"))) == "nothing-can-be-recruited-there"
    pick(w, "region:far_harad")
    for region in ("south_rhun", "near_harad", "far_harad"):
        assert figures(w, region) == {"southrons_easterlings-regular": 2}
    assert over(w)


@rule("WR-6.14", "WR-9.17")
def test_sh_str_24_fewer_than_three_strongholds_all_gain_two() -> None:
    w = bare()
    at_war(w, "sauron")
    hold(w, FP, "barad_dur", "minas_morgul", "morannon", "mount_gundabad")
    put(w, "in:moria", sauron_elite=1)
    put(w, "moria", elves_regular=1)
    event(w, "sh_str_24")
    assert (figures(w, "in:moria"), figures(w, "dol_guldur")) == (
        {"sauron-elite": 1, "sauron-regular": 2},
        {"sauron-regular": 2},
    )
    assert over(w)


@rule("WR-9.12", "WR-6.28")
def test_sh_str_24_if_they_run_short_the_player_says_where_they_go() -> None:
    w = bare()
    at_war(w, "sauron")
    leave(w, sauron_regular=3)
    event(w, "sh_str_24")
    assert keys(w) == [
        "region:barad_dur",
        "region:dol_guldur",
        "region:minas_morgul",
        "region:morannon",
        "region:moria",
        "region:mount_gundabad",
    ]
    pick(w, "region:moria", "region:barad_dur", "region:dol_guldur")
    assert (asked(w), keys(w)) == ((SH, "levy-short"), ["region:barad_dur", "region:dol_guldur", "region:moria"])
    pick(w, "region:moria", "region:moria")
    assert keys(w) == ["region:barad_dur", "region:dol_guldur"]
    pick(w, "region:dol_guldur")
    assert (figures(w, "moria"), figures(w, "dol_guldur"), figures(w, "barad_dur")) == (
        {"sauron-regular": 2},
        {"sauron-regular": 1},
        {},
    )
    assert over(w)


@rule("WR-6.15", "WR-9.17", "WR-9.12")
def test_sh_str_18_the_shadow_answers_the_king_in_minas_morgul() -> None:
    w = bare()
    send(w, "aragorn", "minas_tirith")
    event(w, "sh_str_18")
    assert figures(w, "minas_morgul") == {"sauron-regular": 5, "nazgul": 1}
    w = bare()
    send(w, "aragorn", "minas_tirith")
    hold(w, FP, "minas_morgul")
    assert figures(event(w, "sh_str_18"), "minas_morgul") == {}


@rule("WR-9.19", "WR-6.12")
@pytest.mark.parametrize("region", ["mount_gram", "moria"])
def test_sh_str_19_the_misty_mountains_gain_two_units_and_a_nazgul_in_one_region(region: str) -> None:
    w = event(bare(), "sh_str_19")
    assert keys(w) == ["region:mount_gram", "region:moria"]
    pick(w, f"region:{region}", "figure:sauron-elite", "figure:sauron-regular")
    assert figures(w, region) == {"sauron-regular": 1, "sauron-elite": 1, "nazgul": 1}
    assert over(w)


@rule("WR-9.12", "WR-9.16")
def test_sh_str_20_dol_guldur_and_gundabad_gain_three_regulars_each() -> None:
    w = event(bare(), "sh_str_20")
    assert (figures(w, "dol_guldur"), figures(w, "mount_gundabad")) == ({"sauron-regular": 3}, {"sauron-regular": 3})
    w = bare()
    leave(w, sauron_regular=4)
    pick(event(w, "sh_str_20"), *["region:dol_guldur"] * 3)
    assert (figures(w, "dol_guldur"), figures(w, "mount_gundabad")) == ({"sauron-regular": 3}, {"sauron-regular": 1})


@rule("WR-9.18", "WR-9.19")
def test_sh_str_21_five_regulars_come_over_the_eastern_edge() -> None:
    w = bare()
    at_war(w, "southrons_easterlings")
    put(w, "khand", gondor_regular=1)
    event(w, "sh_str_21")
    assert keys(w) == ["region:east_rhun", "region:far_harad", "region:south_rhun"]
    pick(w, "region:east_rhun")
    assert figures(w, "east_rhun") == {"southrons_easterlings-regular": 5}
    assert over(w)


@rule("WR-9.18", "WR-9.19", "WR-9.12")
def test_sh_str_22_monsters_are_roused_in_the_north() -> None:
    w = bare()
    put(w, "weather_hills", north_regular=1)
    event(w, "sh_str_22")
    assert [figures(w, region) for region in ("angmar", "ettenmoors", "weather_hills", "trollshaws")] == [
        {"sauron-regular": 1},
        {"sauron-regular": 1},
        {"north-regular": 1},
        {"sauron-elite": 1},
    ]
    w = bare()
    leave(w, sauron_regular=1)
    event(w, "sh_str_22")
    assert keys(w) == ["region:angmar", "region:ettenmoors", "region:weather_hills"]


@rule("WR-9.19", "WR-6.12")
def test_sh_str_23_mordor_musters_southrons_and_orcs() -> None:
    w = bare()
    at_war(w, *SHADOW_NATIONS)
    event(w, "sh_str_23")
    assert (figures(w, "gorgoroth"), figures(w, "nurn")) == (
        {"southrons_easterlings-regular": 5},
        {"sauron-regular": 5},
    )
    assert over(w)


# Armies that gather


@rule("WR-10.14", "WR-10.16", "WR-10.17")
def test_sh_str_07_who_is_at_peace_does_not_come_along_through_another_nation() -> None:
    """Neither Fangorn nor Drúwaith Iaur belongs to a nation, but the Fords of Isen between them do."""
    w = bare()
    at_war(w, "isengard")
    put(w, "fangorn", isengard_regular=1, southrons_easterlings_regular=1)
    put(w, "druwaith_iaur", isengard_regular=1)
    pick(event(w, "sh_str_07"), "way:fangorn>fords_of_isen", "region:druwaith_iaur")
    assert (figures(w, "fangorn"), figures(w, "druwaith_iaur"), over(w)) == (
        {"southrons_easterlings-regular": 1},
        {"isengard-regular": 2},
        True,
    )


@rule("WR-6.13", "WR-10.16")
def test_sh_str_08_no_third_army_moves() -> None:
    w = bare()
    at_war(w, *SHADOW_NATIONS)
    for region in ("nurn", "barad_dur", "minas_morgul", "morannon"):
        put(w, region, sauron_regular=1)
    event(w, "sh_str_08")
    pick(w, "way:nurn>gorgoroth", "region:morannon")
    pick(w, "way:barad_dur>gorgoroth", "region:morannon")
    assert (figures(w, "morannon"), figures(w, "minas_morgul"), over(w)) == (
        {"sauron-regular": 3},
        {"sauron-regular": 1},
        True,
    )


@part("AMB-17")
@rule("WR-10.13", "WR-10.16")
def test_sh_str_10_only_as_many_land_as_the_region_holds_where_the_table_wants_it_so() -> None:
    w = bare()
    w.house = NO_OVERSTACKING
    at_war(w, "southrons_easterlings")
    put(w, "umbar", southrons_easterlings_regular=3)
    put(w, "anfalas", sauron_regular=9)
    pick(event(w, "sh_str_10"), "region:anfalas")
    assert (figures(w, "umbar"), figures(w, "anfalas"), over(w)) == (
        {"southrons_easterlings-regular": 2},
        {"sauron-regular": 9, "southrons_easterlings-regular": 1},
        True,
    )
