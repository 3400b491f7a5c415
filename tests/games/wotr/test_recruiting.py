"""Chapter 9: recruiting."""

from typing import Any

import pytest
from tests.games.wotr.events import at_war, event, pick
from tests.games.wotr.events import keys as event_keys
from tests.games.wotr.helpers import bare, figures, put, send
from tests.games.wotr.playing import asked, choose, first, keys, position, why_not

from mathom.games.wotr.armies.recruit import refuse_recruit
from mathom.games.wotr.box import kind_named
from mathom.games.wotr.map import REINFORCEMENTS, region_named
from mathom.games.wotr.state import NO_OVERSTACKING, War
from mathom.testing import part, rule

NORTH = ["north 0 active"]
SETTLED = ["dale", "bree", "carrock", "the_shire"]


def muster(*stands: str, side: str = "free_peoples", nations: list[str] = NORTH, **more: Any) -> War:
    """At the question what to recruit."""
    variant = more.pop("variant", {})
    w = position(
        variant=variant, clear=True, figures=list(stands), nations=nations, rolled={side: ["muster", "event"]}, **more
    )
    choose(w, "die:muster", "recruit")
    return w


def refusal(w: War, kind: str, region: str, by_card: bool) -> tuple[str, ...]:
    reason = refuse_recruit(w, kind_named(kind), region_named(region), by_card)
    return () if reason is None else tuple(reason.rules)


@rule("WR-9.1", "WR-9.2", "WR-9.5", "WR-14.26")
def test_a_muster_die_recruits_nations_at_war_in_their_settlements() -> None:
    w = muster()
    assert {key.split("@")[1] for key in keys(w)} == set(SETTLED)
    assert {key.split("@")[0] for key in keys(w)} == {"figure:north-regular", "figure:north-elite"}
    assert why_not(w, "figure:rohan-regular@edoras") == ("WR-14.26",)
    assert why_not(w, "figure:north-regular@old_forest") == ("WR-2.16", "WR-2.17")


@rule("WR-9.3", "WR-9.9")
def test_a_die_recruits_two_regulars_in_two_settlements() -> None:
    w = muster()
    told = choose(w, "figure:north-regular@dale")
    assert first(told, "recruited") == {"kind": "north-regular", "region": "dale"}
    assert asked(w)[1] == "recruit-second"
    assert why_not(w, "figure:north-regular@dale") == ("WR-9.9",)
    choose(w, "figure:north-regular@bree")
    assert (figures(w, "dale"), figures(w, "bree")) == ({"north-regular": 1}, {"north-regular": 1})
    assert asked(w)[1] == "turn"


@rule("WR-9.3")
def test_a_die_recruits_one_elite_and_nothing_else() -> None:
    w = muster()
    choose(w, "figure:north-elite@dale")
    assert (figures(w, "dale"), asked(w)[1]) == ({"north-elite": 1}, "turn")
    w = muster()
    choose(w, "figure:north-regular@dale")
    assert why_not(w, "figure:north-elite@bree") == ("WR-9.3",)


@part("AMB-15")
@rule("WR-9.3", "WR-1.30", "WR-9.5")
def test_a_die_recruits_leaders_where_units_are() -> None:
    w = muster("dale north-regular 1", "bree north-regular 1")
    assert why_not(w, "figure:north-leader@carrock") == ("WR-1.30", "WR-9.5")
    choose(w, "figure:north-leader@dale", "figure:north-leader@bree")
    assert figures(w, "dale") == {"north-regular": 1, "north-leader": 1}
    w = muster("dale north-regular 1")
    choose(w, "figure:north-leader@dale", "figure:north-regular@bree")
    assert (figures(w, "dale")["north-leader"], figures(w, "bree")) == (1, {"north-regular": 1})


@part("AMB-16")
@rule("WR-9.3")
def test_the_second_figure_may_be_declined() -> None:
    w = muster()
    choose(w, "figure:north-regular@dale", "done")
    assert figures(w, "dale") == {"north-regular": 1}


@rule("WR-9.6")
def test_two_figures_may_belong_to_two_nations_at_war() -> None:
    w = muster(nations=["north 0 active", "elves 0 active"])
    choose(w, "figure:north-regular@dale", "figure:elves-regular@lorien")
    assert (figures(w, "dale"), figures(w, "lorien")) == ({"north-regular": 1}, {"elves-regular": 1})


@rule("WR-9.7")
def test_nazgul_are_recruited_in_sauron_strongholds() -> None:
    w = muster(side="shadow", nations=["sauron 0 active"])
    found = {key.split("@")[1] for key in keys(w) if key.startswith("figure:nazgul")}
    assert found == {"barad_dur", "minas_morgul", "morannon", "dol_guldur", "moria", "mount_gundabad"}
    assert why_not(w, "figure:nazgul@nurn") == ("WR-9.7",)


@rule("WR-9.8", "WR-9.10", "WR-9.11")
def test_nothing_is_recruited_where_the_enemy_stands_or_rules() -> None:
    w = muster("dale sauron-regular 1", held=["bree shadow"])
    assert why_not(w, "figure:north-regular@dale") == ("WR-2.6",)
    assert why_not(w, "figure:north-regular@bree") == ("WR-13.6",)
    w = muster("minas_tirith sauron-regular 3", "in:minas_tirith gondor-regular 1", nations=["gondor 0 active"])
    assert why_not(w, "figure:gondor-regular@minas_tirith") == ("WR-9.11",)


@rule("WR-9.4", "WR-9.12")
def test_no_more_figures_than_the_reinforcements_have() -> None:
    w = muster("casualties north-elite 5", "casualties north-regular 9")
    assert {key.split("@")[0] for key in keys(w)} == {"figure:north-regular"}
    assert why_not(w, "figure:north-elite@dale") == ("WR-9.4", "WR-9.12")
    choose(w, "figure:north-regular@dale")
    assert asked(w)[1] == "turn"


@rule("WR-9.13", "WR-9.14")
def test_the_lost_of_the_shadow_are_reinforcements_and_those_of_the_free_peoples_are_gone() -> None:
    from mathom.games.wotr.battle.casualties import lose_units

    w = position(clear=True, figures=["dale north-regular 2", "bree sauron-regular 2"])
    before = [
        w.figures.count(kind_named(kind), REINFORCEMENTS + side)
        for side, kind in enumerate(("north-regular", "sauron-regular"))
    ]
    lose_units(w, 0, region_named("dale"), kind_named("north-regular"), 2)
    lose_units(w, 1, region_named("bree"), kind_named("sauron-regular"), 2)
    after = [
        w.figures.count(kind_named(kind), REINFORCEMENTS + side)
        for side, kind in enumerate(("north-regular", "sauron-regular"))
    ]
    assert [b - a for a, b in zip(before, after, strict=True)] == [0, 2]


@rule("WR-9.15", "WR-9.16", "WR-9.17", "WR-9.18", "WR-9.19")
def test_by_card_figures_come_without_war_into_besieged_strongholds_and_named_regions() -> None:
    w = position(
        clear=True,
        figures=["minas_tirith sauron-regular 3", "in:minas_tirith gondor-regular 1", "lossarnach sauron-regular 1"],
        nations=["gondor 2 passive"],
    )
    assert refusal(w, "gondor-regular", "minas_tirith", False) == ("WR-9.11",)
    assert refusal(w, "gondor-regular", "minas_tirith", True) == ()
    assert refusal(w, "gondor-regular", "lossarnach", True) == ("WR-2.6",)
    assert refusal(w, "gondor-regular", "osgiliath", True) == ()
    assert refusal(w, "gondor-regular", "osgiliath", False) == ("WR-2.16", "WR-2.17")


@rule("WR-9.10", "WR-9.15", "WR-13.6")
def test_by_card_nothing_is_recruited_in_a_conquered_stronghold_that_is_besieged() -> None:
    siege = ["minas_tirith gondor-regular 2", "in:minas_tirith sauron-regular 2", "erebor sauron-regular 2"]
    w = position(clear=True, figures=[*siege, "in:erebor dwarves-regular 1"], held=["minas_tirith shadow"])
    assert refusal(w, "gondor-regular", "minas_tirith", True) == ("WR-13.6",)
    assert refusal(w, "sauron-regular", "minas_tirith", True) == ()
    # The besiegers' region is free for them; the settlement there was never theirs.
    assert refusal(w, "sauron-regular", "erebor", True) == ()


@rule("WR-9.17", "WR-1.30")
def test_by_card_a_leader_comes_to_the_units_inside_a_besieged_stronghold() -> None:
    siege = ["minas_tirith sauron-regular 3", "in:minas_tirith gondor-regular 1"]
    w = position(clear=True, figures=siege)
    assert refusal(w, "gondor-leader", "minas_tirith", True) == ()


@rule("WR-9.3")
def test_at_least_one_figure_is_recruited() -> None:
    assert why_not(muster(), "done") == ("WR-9.3",)


@part("AMB-17")
@rule("WR-8.5")
def test_with_the_strict_reading_a_full_region_still_takes_leaders() -> None:
    strict = {"no_overstacking": True}
    w = muster("minas_tirith gondor-regular 10", nations=["gondor 0 active"], variant=strict)
    assert why_not(w, "figure:gondor-leader@minas_tirith") == ()


@part("AMB-17")
@rule("WR-10.13")
def test_with_the_strict_reading_a_full_region_takes_no_more_units() -> None:
    w = muster("minas_tirith gondor-regular 10", nations=["gondor 0 active"], variant={"no_overstacking": True})
    assert why_not(w, "figure:gondor-regular@minas_tirith") == ("WR-10.13",)


@part("AMB-17")
@rule("WR-12.9")
@pytest.mark.parametrize(("inside", "why"), [(4, ()), (5, ("WR-8.6",))])
def test_with_the_strict_reading_a_card_brings_no_sixth_unit_into_a_besieged_stronghold(
    inside: int, why: tuple[str, ...]
) -> None:
    siege = ["minas_tirith sauron-regular 2", f"in:minas_tirith gondor-regular {inside}"]
    w = position(clear=True, figures=siege, variant={"no_overstacking": True})
    assert refusal(w, "gondor-regular", "minas_tirith", True) == why


@part("AMB-17")
@rule("WR-10.13", "WR-6.13")
@pytest.mark.parametrize("place", ["minas_tirith", "in:minas_tirith"])
def test_with_the_strict_reading_the_grey_company_still_exchanges_a_unit_where_nobody_more_fits_in(place: str) -> None:
    w = bare()
    w.house = NO_OVERSTACKING
    count = 10 if place == "minas_tirith" else 5
    put(w, place, gondor_regular=count)
    if count == 5:
        put(w, "minas_tirith", sauron_regular=1)
    send(w, "strider", place)
    event(w, "fp_char_24")
    assert figures(w, place) == {"gondor-regular": count - 1, "gondor-elite": 1}


@part("AMB-17")
@rule("WR-10.13", "WR-6.13")
@pytest.mark.parametrize(("there", "most"), [(6, 3), (9, 1)])
def test_with_the_strict_reading_no_more_of_the_dead_rise_than_fit_in(there: int, most: int) -> None:
    w = bare()
    w.house = NO_OVERSTACKING
    put(w, "lamedon", gondor_regular=there)
    send(w, "strider", "edoras")
    pick(event(w, "fp_char_22"), "region:lamedon")
    assert event_keys(w) == [f"number:{n}" for n in range(most + 1)]


@part("AMB-17")
@rule("WR-10.13", "WR-10.16")
def test_with_the_strict_reading_the_woses_lead_nobody_into_a_full_city() -> None:
    w = bare()
    w.house = NO_OVERSTACKING
    at_war(w, "rohan", "gondor")
    put(w, "minas_tirith", gondor_regular=10)
    put(w, "edoras", rohan_regular=3)
    assert (event(w, "fp_str_11").stack, figures(w, "edoras")) == ([], {"rohan-regular": 3})


@part("AMB-17")
@rule("WR-8.7")
def test_a_unit_beyond_the_tenth_is_sent_home_after_recruiting() -> None:
    w = muster("minas_tirith gondor-regular 10", nations=["gondor 0 active"])
    choose(w, "figure:gondor-elite@minas_tirith")
    assert asked(w) == ("free_peoples", "surplus")
    choose(w, "figure:gondor-regular")
    assert figures(w, "minas_tirith") == {"gondor-regular": 9, "gondor-elite": 1}


# Saruman


@rule("WR-7.51")
def test_saruman_recruits_in_every_isengard_settlement() -> None:
    w = position(
        clear=True,
        characters=["saruman orthanc"],
        nations=["isengard 0 active"],
        rolled={"shadow": ["muster", "event"]},
    )
    choose(w, "die:muster", "recruit-everywhere")
    assert [figures(w, r) for r in ("orthanc", "north_dunland", "south_dunland")] == [{"isengard-regular": 1}] * 3


@rule("WR-7.51", "WR-9.12")
def test_if_the_regulars_run_short_the_player_says_where_they_come() -> None:
    w = position(
        clear=True,
        figures=["nurn isengard-regular 10"],
        characters=["saruman orthanc"],
        nations=["isengard 0 active"],
        rolled={"shadow": ["muster", "event"]},
    )
    choose(w, "die:muster", "recruit-everywhere")
    assert (asked(w)[1], keys(w)) == ("levy-where", ["region:north_dunland", "region:orthanc", "region:south_dunland"])
    choose(w, "region:south_dunland", "region:orthanc")
    assert [figures(w, r) for r in ("orthanc", "north_dunland")] == [{"isengard-regular": 1}, {}]
    assert asked(w)[1] == "turn"


@rule("WR-7.52")
def test_saruman_makes_two_elites_of_two_regulars_in_orthanc() -> None:
    w = position(
        clear=True,
        figures=["orthanc isengard-regular 3"],
        characters=["saruman orthanc"],
        rolled={"shadow": ["muster", "event"]},
    )
    choose(w, "die:muster", "exchange-in-orthanc")
    assert figures(w, "orthanc") == {"isengard-regular": 1, "isengard-elite": 2}


@rule("WR-7.51", "WR-7.52")
@pytest.mark.parametrize("besieged", [False, True])
def test_without_saruman_in_a_free_orthanc_neither_is_possible(besieged: bool) -> None:
    siege = ["orthanc rohan-regular 2", "in:orthanc isengard-regular 2"] if besieged else ["orthanc isengard-regular 2"]
    w = position(
        clear=True,
        figures=siege,
        characters=["saruman in:orthanc"] if besieged else [],
        rolled={"shadow": ["muster", "event"]},
    )
    choose(w, "die:muster")
    assert why_not(w, "recruit-everywhere") == ("WR-7.51", "WR-7.52")
    assert why_not(w, "exchange-in-orthanc") == ("WR-7.51", "WR-7.52")


@rule("WR-7.51", "WR-7.52")
def test_saruman_in_an_orthanc_that_the_free_peoples_hold_calls_nobody() -> None:
    w = position(
        clear=True,
        held=["orthanc free_peoples"],
        characters=["saruman orthanc"],
        nations=["isengard 0 active"],
        rolled={"shadow": ["muster", "event"]},
    )
    choose(w, "die:muster")
    assert why_not(w, "recruit-everywhere") == why_not(w, "exchange-in-orthanc") == ("WR-7.51", "WR-7.52")


@rule("WR-7.52", "WR-9.12")
def test_two_elites_must_be_left_for_two_regulars() -> None:
    w = position(
        clear=True,
        figures=["orthanc isengard-regular 3", "nurn isengard-elite 5"],
        characters=["saruman orthanc"],
        rolled={"shadow": ["muster", "event"]},
    )
    choose(w, "die:muster")
    assert why_not(w, "exchange-in-orthanc") == ("WR-7.52",)


@rule("WR-7.52")
@pytest.mark.parametrize("regulars", [1, 2])
def test_two_regulars_of_orthanc_are_exchanged(regulars: int) -> None:
    w = position(
        clear=True,
        figures=[f"orthanc isengard-regular {regulars}"],
        characters=["saruman orthanc"],
        rolled={"shadow": ["muster", "event"]},
    )
    choose(w, "die:muster")
    assert why_not(w, "exchange-in-orthanc") == (() if regulars == 2 else ("WR-7.52",))


@rule("WR-7.51", "WR-9.12")
def test_three_regulars_for_three_settlements_are_not_asked_about() -> None:
    w = position(
        clear=True,
        figures=["nurn isengard-regular 9"],
        characters=["saruman orthanc"],
        nations=["isengard 0 active"],
        rolled={"shadow": ["muster", "event"]},
    )
    choose(w, "die:muster", "recruit-everywhere")
    assert asked(w)[1] == "turn"
    assert [figures(w, r) for r in ("orthanc", "north_dunland", "south_dunland")] == [{"isengard-regular": 1}] * 3
