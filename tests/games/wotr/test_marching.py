"""Chapter 10: moving armies."""

from typing import Any

import pytest
from tests.games.wotr.events import at_war, event, pick
from tests.games.wotr.helpers import FP, SH, at, bare, figures, key, put, send
from tests.games.wotr.playing import asked, choose, first, keys, names, position, why_not

from mathom.games.wotr.armies.forces import force_at
from mathom.games.wotr.battle.advance import Advance
from mathom.games.wotr.battle.retreat import retreat
from mathom.games.wotr.box import GONDOR, NORTH, ROHAN, SARUMAN
from mathom.games.wotr.codes import way_code
from mathom.games.wotr.map import region_named
from mathom.games.wotr.state import War
from mathom.testing import part, rule

AT_WAR = ["gondor 0 active", "rohan 0 active", "sauron 0 active", "north 0 active", "southrons_easterlings 0 active"]


def march(die: str, *stands: str, side: str = "free_peoples", nations: list[str] = AT_WAR, **more: Any) -> War:
    """At the question which army moves."""
    variant = more.pop("variant", {})
    w = position(
        variant=variant, clear=True, figures=list(stands), nations=nations, rolled={side: [die, "event"]}, **more
    )
    choose(w, f"die:{die}", "move-army")
    return w


@rule("WR-10.1", "WR-10.2", "WR-10.4", "WR-5.20")
def test_an_army_die_moves_two_different_armies_to_adjacent_regions() -> None:
    w = march("muster_army", "edoras rohan-regular 2", "pelargir gondor-regular 1")
    choose(w, "way:edoras>westemnet", "all")
    assert asked(w) == ("free_peoples", "march")
    choose(w, "way:pelargir>lossarnach")
    assert (figures(w, "westemnet"), figures(w, "lossarnach")) == ({"rohan-regular": 2}, {"gondor-regular": 1})
    assert asked(w)[1] == "turn"


@rule("WR-10.2", "WR-10.9", "WR-10.10")
def test_who_has_moved_does_not_move_again_in_the_action() -> None:
    w = march("muster_army", "edoras rohan-regular 2", "folde rohan-elite 1")
    choose(w, "way:edoras>folde", "all")
    assert why_not(w, "way:folde>druadan_forest") == ()
    choose(w, "way:folde>druadan_forest")
    assert figures(w, "folde") == {"rohan-regular": 2}
    w = march("muster_army", "edoras rohan-regular 2")
    choose(w, "way:edoras>folde", "all")
    assert asked(w)[1] == "turn"


@rule("WR-10.9", "WR-10.10")
def test_an_army_that_has_moved_is_refused_for_that_reason() -> None:
    w = march("muster_army", "edoras rohan-regular 2", "pelargir gondor-regular 1")
    choose(w, "way:edoras>folde", "all")
    assert why_not(w, "way:folde>eastemnet") == ("WR-10.9", "WR-10.10")
    assert why_not(w, "way:fangorn>eastemnet") == ("WR-8.1", "WR-10.4", "WR-11.3")


@rule("WR-10.6", "WR-10.21")
def test_a_leader_may_stay_with_those_who_have_just_arrived() -> None:
    w = march("muster_army", "edoras rohan-regular 1", "folde rohan-regular 1", "folde rohan-leader 1")
    choose(w, "way:edoras>folde", "way:folde>eastemnet", "split", "count:rohan-leader:0")
    assert figures(w, "folde") == {"rohan-regular": 1, "rohan-leader": 1}
    assert figures(w, "eastemnet") == {"rohan-regular": 1}


@rule("WR-12.21", "WR-10.12")
def test_a_siege_is_over_as_soon_as_the_besiegers_have_left() -> None:
    siege = ["in:erebor dwarves-regular 1", "erebor sauron-regular 1", "withered_heath sauron-regular 1"]
    w = march("army", *siege, side="shadow", turn_of="shadow")
    choose(w, "way:erebor>dale")
    assert (figures(w, "erebor"), figures(w, "in:erebor")) == ({"dwarves-regular": 1}, {})
    assert why_not(w, "way:withered_heath>erebor") == ("WR-10.12", "WR-2.9")


@rule("WR-10.7", "WR-10.8")
def test_with_a_character_die_one_leader_is_enough() -> None:
    stands = ["moria sauron-regular 2", "moria nazgul 1"]
    w = march("character", *stands, side="shadow", turn_of="shadow", characters=["witch_king moria"])
    choose(w, "way:moria>dimrill_dale", "split", "count:sauron-regular:1", "count:nazgul:1")
    assert keys(w) == ["count:witch_king:0", "count:witch_king:1"]


@part("AMB-17", "AMB-21")
@rule("WR-10.7", "WR-10.13", "WR-7.53")
def test_with_the_strict_reading_the_last_place_is_kept_for_the_elite_who_leads() -> None:
    w = march(
        "character",
        "orthanc isengard-regular 1",
        "orthanc isengard-elite 3",
        "gap_of_rohan isengard-regular 9",
        side="shadow",
        turn_of="shadow",
        nations=["isengard 0 active"],
        characters=["saruman orthanc"],
        variant={"no_overstacking": True},
    )
    choose(w, "way:orthanc>gap_of_rohan")
    assert figures(w, "gap_of_rohan") == {"isengard-regular": 9, "isengard-elite": 1}


@rule("WR-10.7")
@pytest.mark.parametrize(
    ("stands", "characters", "asks"),
    [
        (["moria sauron-regular 1", "moria nazgul 1"], [], False),
        (["moria sauron-regular 1", "moria nazgul 2"], [], True),
        (["moria isengard-elite 1", "moria nazgul 1"], ["saruman orthanc"], True),
    ],
)
def test_with_a_character_die_one_unit_and_its_only_leader_go_unasked(
    stands: list[str], characters: list[str], asks: bool
) -> None:
    nations = [*AT_WAR, "isengard 0 active"]
    w = march("character", *stands, side="shadow", turn_of="shadow", characters=characters, nations=nations)
    choose(w, "way:moria>dimrill_dale")
    assert (asked(w)[1] == "who-marches") == asks


@part("AMB-103")
@rule("WR-10.21", "WR-8.3")
def test_who_stood_there_before_may_leave_with_the_second_move() -> None:
    w = march("muster_army", "edoras rohan-regular 3", "folde rohan-regular 1")
    choose(w, "way:edoras>folde", "all", "way:folde>eastemnet")
    assert (figures(w, "folde"), figures(w, "eastemnet")) == ({"rohan-regular": 3}, {"rohan-regular": 1})


@rule("WR-10.3", "WR-10.7", "WR-10.1")
def test_a_character_die_moves_one_army_with_a_leader() -> None:
    w = march("character", "edoras rohan-regular 2", "folde rohan-regular 2", "folde rohan-leader 1")
    assert all(key.startswith("way:folde>") for key in keys(w))
    assert why_not(w, "way:edoras>folde") == ("WR-10.3", "WR-10.7")
    choose(w, "way:folde>eastemnet", "split")
    assert keys(w) == ["count:rohan-regular:1", "count:rohan-regular:2"]
    choose(w, "count:rohan-regular:1")
    assert figures(w, "eastemnet") == {"rohan-regular": 1, "rohan-leader": 1}
    assert asked(w)[1] == "turn"


@rule("WR-10.5", "WR-8.4")
def test_the_player_decides_who_moves_and_who_stays() -> None:
    w = march("muster_army", "edoras rohan-regular 3", "edoras rohan-elite 1", "edoras rohan-leader 1")
    choose(w, "way:edoras>folde", "split", "count:rohan-regular:2", "count:rohan-elite:0", "count:rohan-leader:0")
    assert figures(w, "folde") == {"rohan-regular": 2}
    assert figures(w, "edoras") == {"rohan-regular": 1, "rohan-elite": 1, "rohan-leader": 1}


@part("AMB-14")
@rule("WR-10.6")
def test_leaders_are_not_left_without_units() -> None:
    w = march("muster_army", "edoras rohan-regular 2", "edoras rohan-leader 1")
    choose(w, "way:edoras>folde", "split")
    assert keys(w) == ["count:rohan-regular:1", "count:rohan-regular:2"]
    choose(w, "count:rohan-regular:2")
    assert figures(w, "folde") == {"rohan-regular": 2, "rohan-leader": 1}


@rule("WR-10.8", "WR-7.16", "WR-1.36", "WR-1.39")
def test_characters_and_nazgul_may_come_or_stay_alone() -> None:
    w = march(
        "army", "gorgoroth sauron-regular 1", "gorgoroth nazgul 2", side="shadow", characters=["witch_king gorgoroth"]
    )
    choose(w, "way:gorgoroth>nurn", "split", "count:nazgul:1", "count:witch_king:0")
    assert (figures(w, "nurn"), figures(w, "gorgoroth")) == ({"sauron-regular": 1, "nazgul": 1}, {"nazgul": 1})


@rule("WR-10.11", "WR-10.12", "WR-2.9")
def test_an_army_enters_only_what_is_free_for_its_movement() -> None:
    w = march("muster_army", "osgiliath gondor-regular 2", "south_ithilien sauron-regular 1")
    assert why_not(w, "way:osgiliath>south_ithilien") == ("WR-10.12", "WR-2.9")
    assert why_not(w, "way:osgiliath>north_ithilien") == ()


@rule("WR-10.11", "WR-13.2")
def test_an_army_may_enter_an_undefended_settlement_and_takes_it() -> None:
    w = march("army", "south_ithilien sauron-regular 1", "lossarnach sauron-regular 2", side="shadow")
    told = choose(w, "way:lossarnach>pelargir", "all")
    assert first(told, "conquered") == {"side": "shadow", "region": "pelargir", "points": 1}


@rule("WR-10.14", "WR-14.24", "WR-14.27")
def test_peaceful_figures_do_not_enter_another_nation() -> None:
    w = march(
        "muster_army",
        "folde rohan-regular 2",
        "folde gondor-regular 1",
        nations=["rohan 1 active", "gondor 0 active"],
    )
    choose(w, "way:folde>druadan_forest")
    assert figures(w, "druadan_forest") == {"gondor-regular": 1}


@rule("WR-10.14")
def test_an_army_of_peaceful_figures_alone_cannot_go_there_at_all() -> None:
    w = march("muster_army", "folde rohan-regular 2", nations=["rohan 1 active"])
    assert why_not(w, "way:folde>druadan_forest") == ("WR-10.14", "WR-14.24")
    assert why_not(w, "way:folde>eastemnet") == ()


@rule("WR-10.15", "WR-2.3", "WR-10.4")
def test_nobody_crosses_an_impassable_border_or_goes_further_than_one_region() -> None:
    w = march("muster_army", "edoras rohan-regular 2")
    assert why_not(w, "way:edoras>minas_tirith") == ("WR-10.4", "WR-10.15")
    w = march("army", "orthanc isengard-regular 2", side="shadow", nations=["isengard 0 active"])
    assert why_not(w, "way:orthanc>north_dunland") == ("WR-10.4", "WR-10.15")


@part("AMB-17")
@rule("WR-10.13", "WR-8.7", "WR-8.5", "WR-8.8", "WR-8.9")
def test_more_than_ten_units_are_reduced_after_the_action() -> None:
    w = march("muster_army", "folde rohan-regular 8", "edoras rohan-regular 2", "edoras rohan-elite 1")
    choose(w, "way:edoras>folde", "all")
    assert asked(w) == ("free_peoples", "march")
    choose(w, "done")
    assert asked(w) == ("free_peoples", "surplus")
    assert keys(w) == ["figure:rohan-regular", "figure:rohan-elite"]
    choose(w, "figure:rohan-regular")
    assert figures(w, "folde") == {"rohan-regular": 9, "rohan-elite": 1}
    assert asked(w)[1] == "turn"


@part("AMB-17")
@rule("WR-10.13")
def test_with_the_strict_reading_such_a_move_is_illegal() -> None:
    w = march(
        "muster_army",
        "folde rohan-regular 8",
        "edoras rohan-regular 2",
        "edoras rohan-elite 1",
        variant={"no_overstacking": True},
    )
    choose(w, "way:edoras>folde")
    assert keys(w) == ["count:rohan-regular:0", "count:rohan-regular:1", "count:rohan-regular:2"]
    choose(w, "count:rohan-regular:2", "done")
    assert (figures(w, "folde"), asked(w)[1]) == ({"rohan-regular": 10}, "turn")
    w = march("muster_army", "folde rohan-regular 10", "edoras rohan-elite 2", variant={"no_overstacking": True})
    assert why_not(w, "way:edoras>folde") == ("WR-10.13",)


@rule("WR-10.2", "WR-10.5")
def test_both_parts_of_an_army_may_move_unless_the_table_agreed_otherwise() -> None:
    for whole, found in ((False, True), (True, False)):
        w = march(
            "muster_army", "edoras rohan-regular 2", "pelargir gondor-regular 1", variant={"army_moves_whole": whole}
        )
        choose(w, "way:edoras>folde", "split", "count:rohan-regular:1")
        assert ("way:edoras>westemnet" in keys(w)) is found


@part("AMB-20")
@rule("WR-7.15", "WR-7.28", "WR-10.3")
def test_saruman_never_moves_with_an_army() -> None:
    w = position(
        clear=True,
        figures=["orthanc sauron-regular 2"],
        nations=["isengard 0 active", "sauron 0 active"],
        characters=["saruman orthanc"],
        rolled={"shadow": ["character", "army"]},
    )
    choose(w, "die:character")
    assert "move-army" not in keys(w)
    choose(w, "skip", "die:army", "move-army", "way:orthanc>gap_of_rohan", "all")
    assert figures(w, "gap_of_rohan") == {"sauron-regular": 2}
    assert w.character_at[SARUMAN] == region_named("orthanc")


@part("AMB-21")
@rule("WR-7.53")
def test_with_saruman_an_isengard_elite_leads() -> None:
    w = march(
        "character",
        "gap_of_rohan isengard-regular 2",
        "gap_of_rohan isengard-elite 2",
        side="shadow",
        nations=["isengard 0 active"],
        characters=["saruman orthanc"],
    )
    choose(w, "way:gap_of_rohan>enedwaith", "split", "count:isengard-regular:1")
    assert keys(w) == ["count:isengard-elite:1", "count:isengard-elite:2"]


@rule("WR-12.21", "WR-12.10", "WR-12.12")
def test_a_besieger_who_leaves_ends_the_siege() -> None:
    w = march("army", "minas_tirith sauron-regular 3", "in:minas_tirith gondor-regular 2", side="shadow")
    told = choose(w, "way:minas_tirith>osgiliath", "all")
    assert first(told, "siege-over") == {"region": "minas_tirith"}
    assert figures(w, "minas_tirith") == {"gondor-regular": 2}


@rule("WR-12.31", "WR-2.8")
def test_a_besieger_may_bring_more_troops() -> None:
    w = march(
        "army",
        "minas_tirith sauron-regular 3",
        "osgiliath sauron-regular 1",
        "in:minas_tirith gondor-regular 2",
        side="shadow",
    )
    choose(w, "way:osgiliath>minas_tirith", "done")
    assert figures(w, "minas_tirith") == {"sauron-regular": 4}


@part("AMB-24")
@rule("WR-12.8")
def test_a_besieged_army_does_not_move() -> None:
    w = position(
        clear=True,
        nations=AT_WAR,
        figures=["minas_tirith sauron-regular 3", "in:minas_tirith gondor-regular 2"],
        rolled={"free_peoples": ["muster_army"]},
    )
    choose(w, "die:muster_army")
    assert "move-army" not in keys(w)


@part("AMB-24")
@rule("WR-10.16", "WR-12.8", "WR-12.22")
def test_no_card_moves_a_besieged_army_and_the_siege_is_named() -> None:
    w = bare()
    at_war(w, "isengard", "sauron", "southrons_easterlings")
    put(w, "moria", sauron_regular=1)
    put(w, "orthanc", rohan_regular=1)
    put(w, "in:orthanc", isengard_regular=1)
    frame = event(w, "sh_str_09").stack[-1]
    reasons = [frame.refuse(w, SH, way_code(at(origin), at("fangorn"))) for origin in ("orthanc", "lorien")]
    assert [key(reason) for reason in reasons] == [
        "the-besieged-can-only-make-a-sortie",
        "the-card-moves-no-army-there",
    ]


@pytest.mark.parametrize("card", ["fp_str_02", "fp_str_03"])
def test_a_card_in_play_keeps_the_shadow_out(card: str) -> None:
    region, origin = {"fp_str_02": ("lorien", "dimrill_dale"), "fp_str_03": ("old_forest", "cardolan")}[card]
    w = march("army", f"{origin} sauron-regular 2", side="shadow", in_play=[card])
    assert why_not(w, f"way:{origin}>{region}") == ("WR-6.12", "WR-6.16")


# Companions on the way with an army


def guarded(who: str, **more: Any) -> War:
    """Dwarves At War in the Iron Hills with a Companion, next to Dale; the North is passive."""
    nations = ["dwarves 0 active", "north 3 passive", "sauron 0 active"]
    return march(
        "muster_army", "iron_hills dwarves-regular 2", nations=nations, characters=[f"{who} iron_hills"], **more
    )


@rule("WR-7.16", "WR-14.9", "WR-14.10")
@pytest.mark.parametrize(
    ("who", "picks", "active"),
    [
        ("strider", ["all"], True),
        ("strider", ["split", "count:dwarves-regular:2", "count:strider:0"], False),
        ("gimli", ["all"], False),
    ],
)
def test_a_companion_who_ends_a_move_with_an_army_in_a_city_activates_its_nation(
    who: str, picks: list[str], active: bool
) -> None:
    w = guarded(who)
    choose(w, "way:iron_hills>dale", *picks)
    assert (figures(w, "dale"), w.active[NORTH]) == ({"dwarves-regular": 2}, active)


@part("AMB-29")
@rule("WR-14.9", "WR-13.10")
def test_if_the_army_retakes_the_city_the_companion_activates_its_nation_too() -> None:
    w = guarded("strider", held=["dale shadow"])
    told = names(choose(w, "way:iron_hills>dale", "all"))
    assert [name for name in told if name in ("retaken", "activated")] == ["retaken", "activated"]


@rule("WR-14.9", "WR-11.69", "WR-11.76")
def test_a_retreat_and_an_advance_are_moves_of_the_companions_in_the_army() -> None:
    w = guarded("strider")
    army = force_at(w, FP, at("iron_hills"))
    fled = w.clone()
    retreat(fled, FP, army, at("iron_hills"), at("dale"))
    w.ask = None
    w.stack = [Advance(FP, at("iron_hills"), at("dale"), army, whole=True)]
    w.run()
    assert (w.active[NORTH], fled.active[NORTH]) == (True, True)


@rule("WR-14.9", "WR-10.16")
@pytest.mark.parametrize(("on", "active"), [("done", True), ("region:westemnet", False)])
def test_a_city_that_a_card_leads_an_army_through_is_not_the_end_of_the_move(on: str, active: bool) -> None:
    w = bare()
    at_war(w, "gondor")
    put(w, "folde", gondor_regular=1)
    send(w, "meriadoc", "folde")
    pick(event(w, "fp_str_12"), "way:folde>edoras", on)
    assert (w.stack, w.active[ROHAN]) == ([], active)


@rule("WR-14.9", "WR-10.16")
def test_a_companion_whom_the_woses_lead_activates_gondor() -> None:
    w = bare()
    at_war(w, "rohan")
    put(w, "edoras", rohan_regular=1)
    send(w, "meriadoc", "edoras")
    event(w, "fp_str_11")
    pick(w, "all")
    assert (figures(w, "minas_tirith"), w.active[GONDOR]) == ({"rohan-regular": 1}, True)
