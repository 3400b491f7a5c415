"""Appendix A.2: rulings on figures, stacking, recruiting and movement."""

from typing import Any

import pytest
from tests.games.wotr.battles import attack, combat, field, left, pick, roll, war
from tests.games.wotr.battles import keys as offered
from tests.games.wotr.events import event, nation
from tests.games.wotr.helpers import FP, SH, at, bare, figures, put, send, told
from tests.games.wotr.plain_box import CHARACTER_NAMES
from tests.games.wotr.playing import asked, choose, keys, names, position, why_not

from mathom.games.wotr.armies.armies import surplus
from mathom.games.wotr.battle.casualties import CardHits
from mathom.games.wotr.box import NATIONS, kind_named
from mathom.games.wotr.map import CASUALTIES, REGION_NAMES, REINFORCEMENTS
from mathom.games.wotr.state import War
from mathom.testing import part, rule

AT_WAR = [f"{name} 0 active" for name in NATIONS]


def moving(die: str, *stands: str, side: str = "free_peoples", nations: list[str] = AT_WAR, **more: Any) -> War:
    """At the question which army moves."""
    w = position(clear=True, figures=list(stands), nations=nations, rolled={side: [die, "event"]}, **more)
    choose(w, f"die:{die}", "move-army")
    return w


def at_die(die: str, side: str, **entries: Any) -> War:
    """At the question what to do with the die."""
    w = position(clear=True, rolled={side: [die, "event"]}, **entries)
    choose(w, f"die:{die}")
    return w


def where(w: War, name: str) -> int:
    return w.character_at[CHARACTER_NAMES.index(name)]


def count(w: War, kind: str, place: int) -> int:
    return w.figures.count(kind_named(kind), place)


# Leaders


@part("AMB-14")
@rule("WR-1.44")
def test_a_leader_left_alone_is_out_of_the_game_and_a_surplus_unit_is_not() -> None:
    w = war(dale={"north_regular": 1, "north_leader": 2}, **{"in:erebor": {"dwarves_regular": 5}})
    stock = [count(w, kind, REINFORCEMENTS + FP) for kind in ("north-leader", "north-regular")]
    w.push(CardHits(FP, at("dale"), 1))
    w.run()
    assert figures(w, "dale") == {}
    assert [count(w, kind, CASUALTIES + FP) for kind in ("north-leader", "north-regular")] == [2, 1]
    assert [count(w, kind, REINFORCEMENTS + FP) for kind in ("north-leader", "north-regular")] == stock
    w = moving("muster_army", "folde rohan-regular 6", "edoras rohan-elite 5", "edoras rohan-leader 1")
    choose(w, "way:edoras>folde", "all", "done", "figure:rohan-elite")
    assert (count(w, "rohan-elite", REINFORCEMENTS + FP), count(w, "rohan-elite", CASUALTIES + FP)) == (1, 0)


@part("AMB-14")
@rule("WR-10.6")
def test_no_move_strands_a_leader() -> None:
    """The last unit takes him along; with a second one he may stay."""
    w = moving("muster_army", "edoras rohan-regular 1", "edoras rohan-leader 1", characters=["gimli edoras"])
    choose(w, "way:edoras>folde", "split")
    assert keys(w) == ["count:gimli:0", "count:gimli:1"]
    choose(w, "count:gimli:0")
    assert (figures(w, "folde"), figures(w, "edoras")) == ({"rohan-regular": 1, "rohan-leader": 1}, {})
    w = moving("muster_army", "edoras rohan-regular 2", "edoras rohan-leader 1")
    choose(w, "way:edoras>folde", "split", "count:rohan-regular:1")
    assert keys(w) == ["count:rohan-leader:0", "count:rohan-leader:1"]


@part("AMB-14")
@rule("WR-10.6")
def test_an_army_whose_leader_cannot_come_along_leaves_a_unit_with_him() -> None:
    w = moving(
        "muster_army",
        "folde gondor-regular 1",
        "folde rohan-leader 1",
        nations=["gondor 0 active", "rohan 1 active"],
    )
    assert "way:folde>druadan_forest" not in keys(w)
    assert why_not(w, "way:folde>druadan_forest") == ("WR-10.6", "WR-11.9")
    w = moving(
        "muster_army",
        "folde gondor-regular 2",
        "folde rohan-leader 1",
        nations=["gondor 0 active", "rohan 1 active"],
    )
    choose(w, "way:folde>druadan_forest")
    assert figures(w, "folde") == {"gondor-regular": 1, "rohan-leader": 1}


@part("AMB-15")
@rule("WR-9.5", "WR-1.30")
def test_a_leader_comes_with_the_unit_that_the_same_card_places() -> None:
    w = bare()
    event(w, "fp_str_22")
    assert offered(w) == ["figure:dwarves-regular", "figure:dwarves-elite"]
    pick(w, "figure:dwarves-elite")
    assert figures(w, "erebor") == {"dwarves-elite": 1, "dwarves-leader": 1}


@part("AMB-15")
@rule("WR-9.5", "WR-1.30")
def test_without_a_unit_no_leader_is_recruited_by_die_or_card() -> None:
    w = position(clear=True, nations=AT_WAR, rolled={"free_peoples": ["muster"]}, figures=["dale north-regular 1"])
    choose(w, "die:muster", "recruit")
    assert [option for option in keys(w) if "leader" in option] == ["figure:north-leader@dale"]
    assert why_not(w, "figure:north-leader@bree") == ("WR-1.30", "WR-9.5")
    w = bare()
    for kind in ("dwarves-regular", "dwarves-elite"):
        w.figures.move(kind_named(kind), 5, REINFORCEMENTS + FP, CASUALTIES + FP)
    event(w, "fp_str_22")
    assert (w.ask, figures(w, "erebor")) == (None, {})


# Recruiting


@part("AMB-16")
@rule("WR-9.3", "WR-9.9")
def test_the_second_figure_may_be_declined_or_found_nowhere() -> None:
    """Only Umbar and Far Harad are the Southrons' own and free; the first figure takes one of them."""
    lost = ["near_harad", "north_rhun", "south_rhun"]
    nations = ["southrons_easterlings 0 active", "sauron 1 active", "isengard 1 active"]
    entries: dict[str, Any] = {"clear": True, "nations": nations, "rolled": {"shadow": ["muster", "event"]}}
    w = position(held=[f"{region} free_peoples" for region in lost], **entries)
    choose(w, "die:muster", "recruit", "figure:southrons_easterlings-regular@umbar")
    assert (asked(w), keys(w)) == (
        ("shadow", "recruit-second"),
        ["figure:southrons_easterlings-regular@far_harad", "done"],
    )
    choose(w, "done")
    assert (asked(w), figures(w, "umbar")) == (("shadow", "turn"), {"southrons_easterlings-regular": 1})
    w = position(held=[f"{region} free_peoples" for region in [*lost, "far_harad"]], **entries)
    choose(w, "die:muster", "recruit", "figure:southrons_easterlings-regular@umbar")
    assert (asked(w), figures(w, "umbar")) == (("shadow", "turn"), {"southrons_easterlings-regular": 1})


@part("AMB-16")
@rule("WR-9.3", "WR-9.12")
def test_the_last_figure_of_the_reinforcements_is_recruited_alone() -> None:
    w = position(
        clear=True,
        nations=["north 0 active"],
        figures=["casualties north-regular 9", "casualties north-elite 5"],
        rolled={"free_peoples": ["muster", "event"]},
    )
    choose(w, "die:muster", "recruit", "figure:north-regular@bree")
    assert (asked(w), figures(w, "bree")) == (("free_peoples", "turn"), {"north-regular": 1})


# Moving armies


@part("AMB-17")
@rule("WR-8.7", "WR-10.13")
def test_a_region_may_be_overfull_between_the_two_moves_of_an_action() -> None:
    w = moving("muster_army", "folde rohan-regular 8", "edoras rohan-elite 4")
    choose(w, "way:edoras>folde", "all")
    assert (sum(figures(w, "folde").values()), asked(w)) == (12, ("free_peoples", "march"))
    choose(w, "way:folde>eastemnet", "split", "count:rohan-regular:2")
    assert (asked(w), figures(w, "folde")) == (("free_peoples", "turn"), {"rohan-regular": 6, "rohan-elite": 4})


@part("AMB-18")
@rule("WR-10.2", "WR-10.5")
@pytest.mark.parametrize("whole", [False, True])
def test_both_parts_of_an_army_move_with_one_die_unless_the_table_reads_it_otherwise(whole: bool) -> None:
    variant = {"army_moves_whole": whole}
    w = moving("muster_army", "edoras rohan-regular 3", "pelargir gondor-regular 1", variant=variant)
    choose(w, "way:edoras>folde", "split", "count:rohan-regular:1")
    second = [way for way in keys(w) if way.startswith("way:edoras")]
    if whole:
        assert (second, why_not(w, "way:edoras>westemnet")) == ([], ("WR-10.9", "WR-10.10"))
        choose(w, "way:pelargir>lossarnach")
        assert (figures(w, "edoras"), asked(w)[1]) == ({"rohan-regular": 2}, "turn")
    else:
        assert second == ["way:edoras>folde", "way:edoras>westemnet"]
        choose(w, "way:edoras>westemnet", "all")
        assert [figures(w, region) for region in ("edoras", "folde", "westemnet")] == [
            {},
            {"rohan-regular": 1},
            {"rohan-regular": 2},
        ]


@part("AMB-19")
@rule("WR-10.4", "WR-8.1")
def test_nazgul_and_characters_alone_are_no_army_to_move() -> None:
    who = ["witch_king gorgoroth", "mouth_of_sauron gorgoroth"]
    w = at_die("army", "shadow", figures=["gorgoroth nazgul 3"], characters=who, nations=AT_WAR)
    assert ("move-army" in keys(w), why_not(w, "move-army")) == (False, ("WR-4.21",))
    w = moving("army", "gorgoroth nazgul 3", "nurn sauron-regular 1", "nurn nazgul 1", side="shadow", characters=who)
    assert {way.partition(">")[0] for way in keys(w)} == {"way:nurn"}
    assert why_not(w, "way:gorgoroth>nurn") == ("WR-8.1", "WR-10.4", "WR-11.3")


@part("AMB-19")
@rule("WR-10.4")
def test_whoever_moves_as_a_part_of_an_army_has_a_unit_along() -> None:
    w = moving("army", "nurn sauron-regular 2", "nurn nazgul 1", side="shadow")
    choose(w, "way:nurn>gorgoroth", "split")
    assert keys(w) == ["count:sauron-regular:1", "count:sauron-regular:2"]
    assert why_not(w, "count:sauron-regular:0") == ("WR-8.1", "WR-10.4")


@part("AMB-20")
@rule("WR-10.3", "WR-11.5", "WR-7.28")
def test_a_character_die_attacks_with_saruman_out_of_orthanc_but_moves_nobody() -> None:
    entries: dict[str, Any] = {
        "nations": AT_WAR,
        "figures": ["orthanc sauron-regular 3", "gap_of_rohan rohan-regular 1"],
        "characters": ["saruman orthanc"],
        "chance": {"combat.sh": [[5, 5]], "combat.fp": [[0]]},
    }
    w = at_die("character", "shadow", **entries)
    assert keys(w) == ["attack", "skip"]
    choose(w, "attack", "split", "count:sauron-regular:2")
    assert (asked(w), keys(w)) == (("shadow", "advance"), ["all", "split", "none"])
    choose(w, "all")
    assert (figures(w, "gap_of_rohan"), where(w, "saruman")) == ({"sauron-regular": 2}, at("orthanc"))


@part("AMB-20")
@rule("WR-11.5", "WR-12.22")
def test_saruman_leads_a_sortie_out_of_orthanc() -> None:
    stands = ["in:orthanc sauron-regular 2", "orthanc rohan-regular 1"]
    w = at_die("character", "shadow", nations=AT_WAR, figures=stands, characters=["saruman in:orthanc"])
    assert keys(w) == ["attack", "skip"]
    w = at_die("character", "shadow", nations=AT_WAR, figures=stands)
    assert keys(w) == ["skip"]


@part("AMB-21")
@rule("WR-7.53")
def test_with_saruman_an_elite_of_isengard_is_a_leader_and_still_a_unit() -> None:
    """Three Elites: three dice, three re-rolls, and hits and stacking count them as units."""
    w = field({"isengard_elite": 3}, {"north_regular": 3})
    send(w, "saruman", "orthanc")
    assert (combat(w).strength(SH), combat(w).leadership(w, SH)) == (3, 3)
    roll(w, sh=[2, 2, 2], sh_again=[6, 2, 2], fp=[6, 2, 2])
    attack(w, leader=True)
    assert (left(w, "hollin", SH), left(w, "trollshaws", FP)) == (
        {"isengard-regular": 1, "isengard-elite": 2},
        {"north-regular": 2},
    )
    put(w, "hollin", isengard_regular=8)
    assert surplus(w, SH, at("hollin")) == 1


@part("AMB-21")
@rule("WR-7.53")
def test_without_saruman_the_elites_of_isengard_lead_nobody() -> None:
    w = field({"isengard_elite": 3}, {"north_regular": 3})
    roll(w, sh=[2, 2, 2], fp=[2, 2, 2])
    attack(w)
    assert [event[0] for event in told(w) if event[0] == "leader-reroll"] == []
    w = at_die("character", "shadow", nations=AT_WAR, figures=["gap_of_rohan isengard-elite 3"])
    assert keys(w) == ["skip"]
    w = at_die(
        "character",
        "shadow",
        nations=AT_WAR,
        figures=["gap_of_rohan isengard-elite 2", "gap_of_rohan sauron-elite 1"],
        characters=["saruman orthanc"],
    )
    choose(w, "move-army", "way:gap_of_rohan>enedwaith", "split")
    assert keys(w) == ["count:isengard-elite:1", "count:isengard-elite:2"]


@part("AMB-22")
@rule("WR-14.29", "WR-14.28")
def test_who_has_retreated_into_the_heart_of_a_foreign_nation_waits_there_for_war() -> None:
    """From Westemnet the North retreats to Edoras, which lies between regions of Rohan only."""
    w = position(
        clear=True,
        nations=["north 3 passive", "isengard 0 active", "rohan 0 active"],
        figures=[
            "westemnet north-regular 2",
            "edoras rohan-regular 1",
            "dol_amroth gondor-regular 1",
            "helms_deep isengard-regular 3",
        ],
        held=["helms_deep shadow"],
        rolled={"shadow": ["army"], "free_peoples": ["muster_army", "muster_army"]},
        turn_of="shadow",
        chance={"combat.sh": [[0, 0, 0]], "combat.fp": [[0, 0]]},
    )
    choose(w, "die:army", "attack", "all", "continue", "region:edoras", "none")
    assert figures(w, "edoras") == {"rohan-regular": 1, "north-regular": 2}
    choose(w, "die:muster_army", "move-army")
    assert [way for way in keys(w) if way.startswith("way:edoras")] == ["way:edoras>folde", "way:edoras>westemnet"]
    choose(w, "way:edoras>folde")
    assert (figures(w, "folde"), figures(w, "edoras")) == ({"rohan-regular": 1}, {"north-regular": 2})
    assert [way for way in keys(w) if way.startswith("way:edoras")] == []
    assert why_not(w, "way:edoras>westemnet") == ("WR-10.14", "WR-14.24")
    w.steps = [0] * 8
    w.ask = None
    w.run()
    assert [way for way in keys(w) if way.startswith("way:edoras")] == ["way:edoras>folde", "way:edoras>westemnet"]


@part("AMB-23")
@rule("WR-11.13", "WR-11.9")
def test_a_peaceful_leader_costs_an_attack_one_unit() -> None:
    w = position(
        clear=True,
        nations=["north 0 active", "elves 1 active", "sauron 0 active"],
        figures=["trollshaws north-regular 3", "trollshaws elves-leader 1", "hollin sauron-regular 1"],
        rolled={"free_peoples": ["muster_army"]},
    )
    choose(w, "die:muster_army", "attack")
    assert (asked(w), keys(w)) == (
        ("free_peoples", "how-many"),
        ["count:north-regular:1", "count:north-regular:2"],
    )
    assert why_not(w, "count:north-regular:3") == ("WR-10.6", "WR-11.9")


@part("AMB-24")
@rule("WR-12.8", "WR-12.22")
def test_nobody_moves_out_of_or_into_a_siege_of_his_own_stronghold() -> None:
    stands = [
        "in:minas_tirith gondor-regular 2",
        "in:minas_tirith gondor-leader 1",
        "minas_tirith sauron-regular 3",
        "osgiliath gondor-regular 2",
        "osgiliath gondor-leader 1",
    ]
    for die in ("muster_army", "character"):
        w = moving(die, *stands)
        assert {way.partition(">")[0] for way in keys(w)} == {"way:osgiliath"}
        assert why_not(w, "way:osgiliath>minas_tirith") == ("WR-10.12", "WR-2.9")
        assert why_not(w, "way:minas_tirith>druadan_forest") == ("WR-12.8", "WR-12.22")
        assert why_not(w, "way:lossarnach>pelargir") == ("WR-8.1", "WR-10.4", "WR-11.3")
        w = at_die(die, "free_peoples", nations=AT_WAR, figures=stands)
        choose(w, "attack")
        assert keys(w) == ["way:minas_tirith>minas_tirith", "way:osgiliath>minas_tirith"]


# Characters on their way


@part("AMB-25")
@rule("WR-7.25", "WR-7.26")
def test_nazgul_fly_over_every_siege_and_join_the_besieged() -> None:
    """Orthanc is besieged by the Free Peoples, Lórien by the Shadow; Minas Tirith is not besieged."""
    w = at_die(
        "character",
        "shadow",
        figures=[
            "in:orthanc isengard-regular 1",
            "in:orthanc nazgul 1",
            "orthanc rohan-regular 2",
            "in:lorien elves-regular 1",
            "lorien sauron-regular 1",
        ],
        characters=["witch_king in:orthanc"],
    )
    choose(w, "move-minions")
    assert keys(w) == ["figure:nazgul@orthanc", "character:witch_king", "done"]
    choose(w, "character:witch_king")
    closed = [name for name in REGION_NAMES if f"region:{name}" not in keys(w)]
    assert closed == [
        "dol_amroth",
        "erebor",
        "grey_havens",
        "helms_deep",
        "minas_tirith",
        "orthanc",
        "rivendell",
        "woodland_realm",
    ]
    choose(w, "region:lorien", "figure:nazgul@orthanc", "region:nurn")
    assert (where(w, "witch_king"), figures(w, "nurn"), figures(w, "in:orthanc")) == (
        at("lorien"),
        {"nazgul": 1},
        {"isengard-regular": 1},
    )


@part("AMB-26")
@rule("WR-7.33", "WR-7.32")
@pytest.mark.parametrize(
    ("entries", "passes"),
    [
        ({}, True),
        ({"held": ["moria free_peoples"]}, False),
        ({"figures": ["in:moria sauron-regular 1", "moria dwarves-regular 2"]}, False),
    ],
    ids=["open", "held-by-the-free-peoples", "besieged-by-the-free-peoples"],
)
def test_the_mouth_of_sauron_does_not_even_pass_through_a_forbidden_stronghold(
    entries: dict[str, Any], passes: bool
) -> None:
    """The only short way from Hollin to Dimrill Dale leads through Moria."""
    w = at_die("character", "shadow", characters=["mouth_of_sauron hollin"], **entries)
    choose(w, "move-minions", "character:mouth_of_sauron")
    assert [f"region:{name}" in keys(w) for name in ("north_dunland", "moria", "dimrill_dale", "lorien")] == [
        True,
        passes,
        passes,
        False,
    ]


@part("AMB-26")
@rule("WR-7.33")
def test_through_a_stronghold_that_the_shadow_besieges_he_may_pass() -> None:
    """Forlindon lies behind the Grey Havens."""
    found = []
    for siege in ([], ["in:grey_havens elves-regular 1", "grey_havens sauron-regular 1"]):
        w = at_die("character", "shadow", characters=["mouth_of_sauron ered_luin"], figures=siege)
        choose(w, "move-minions", "character:mouth_of_sauron")
        found.append([f"region:{name}" in keys(w) for name in ("grey_havens", "forlindon")])
    assert found == [[False, False], [True, True]]


@part("AMB-27")
@rule("WR-7.21")
def test_a_companion_who_starts_in_a_stronghold_of_the_shadow_moves_freely() -> None:
    w = at_die("character", "free_peoples", characters=["strider moria"])
    choose(w, "move-companions", "character:strider")
    ways_out = {"hollin", "dimrill_dale", "north_dunland", "lorien", "trollshaws", "rivendell", "gladden_fields"}
    assert {name for name in ways_out if f"region:{name}" in keys(w)} == ways_out
    w = at_die("character", "free_peoples", characters=["strider hollin"])
    choose(w, "move-companions", "character:strider")
    assert ("region:moria" in keys(w), "region:dimrill_dale" in keys(w)) == (True, False)


@part("AMB-28")
@rule("WR-14.9")
@pytest.mark.parametrize("agreed", [False, True])
def test_gandalf_the_white_who_replaces_the_grey_activates_nobody_unless_the_table_agreed(agreed: bool) -> None:
    w = at_die(
        "will_of_the_west",
        "free_peoples",
        characters=["gandalf_the_grey edoras"],
        nations=["rohan 3 passive"],
        minion_seen=True,
        variant={"placing_activates": agreed},
    )
    choose(w, "character:gandalf_the_white")
    assert (where(w, "gandalf_the_white"), w.active[NATIONS.index("rohan")]) == (at("edoras"), agreed)


@part("AMB-28")
@rule("WR-14.9")
def test_a_separation_over_no_distance_is_a_move() -> None:
    w = at_die("character", "free_peoples", fellowship={"region": "edoras"}, nations=["rohan 3 passive"])
    news = choose(w, "separate", "character:meriadoc", "done", "region:edoras")
    assert (names(news).count("activated"), nation(w, "rohan")) == (1, (3, True))


@part("AMB-29")
@rule("WR-14.8", "WR-14.9", "WR-13.7")
@pytest.mark.parametrize(("held", "active"), [([], True), (["edoras shadow"], False)])
def test_in_a_city_of_the_shadow_neither_a_companion_nor_a_declaration_wakes_a_nation(
    held: list[str], active: bool
) -> None:
    nations = ["rohan 3 passive"]
    w = at_die("character", "free_peoples", characters=["meriadoc folde"], nations=nations, held=held)
    choose(w, "move-companions", "character:meriadoc", "region:edoras")
    assert (where(w, "meriadoc"), nation(w, "rohan")) == (at("edoras"), (3, active))
    w = position(phase="fellowship", fellowship={"region": "edoras", "corruption": 3}, nations=nations, held=held)
    choose(w, "region:edoras")
    assert (nation(w, "rohan"), w.corruption) == ((3, active), 2 if active else 3)
