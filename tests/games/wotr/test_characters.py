"""Chapter 7: Characters, how they enter, move and what they can do outside the Fellowship."""

from typing import Any

import pytest
from tests.games.wotr.helpers import at, figures, new, on_table
from tests.games.wotr.plain_box import CHARACTER_NAMES
from tests.games.wotr.playing import asked, choose, first, keys, position, why_not

from mathom.games.wotr.box import MOUTH_OF_SAURON, NATIONS
from mathom.games.wotr.characters import group_level, reach
from mathom.games.wotr.map import OUT, REGION_NAMES, region_named
from mathom.games.wotr.minions import walk_reach
from mathom.games.wotr.state import War
from mathom.testing import part, rule

FREE_NATIONS = ["dwarves", "elves", "gondor", "north", "rohan"]


def who(name: str) -> int:
    return CHARACTER_NAMES.index(name)


def where(w: War, name: str) -> int:
    return w.character_at[who(name)]


def die(face: str, side: str, **entries: Any) -> War:
    """At the question what to do with the die."""
    variant = entries.pop("variant", {})
    w = position(variant=variant, rolled={side: [face, "event"]}, **{"clear": True, **entries})
    choose(w, f"die:{face}")
    return w


def reached(w: War, origin: str, steps: int, into_sieges: bool = False) -> set[str]:
    return {REGION_NAMES[region] for region in reach(w, region_named(origin), steps, into_sieges)}


# Entering


@part("AMB-85")
@rule("WR-7.2", "WR-7.5", "WR-7.49", "WR-1.22", "WR-5.32")
@pytest.mark.parametrize(
    ("place", "held", "found"),
    [
        ("pelargir", [], True),
        ("minas_tirith", [], True),
        ("dol_amroth", [], True),
        ("edoras", [], False),
        ("pelargir", ["pelargir shadow"], False),
        ("fellowship", [], False),
    ],
)
def test_strider_becomes_aragorn_in_a_city_of_the_kings(place: str, held: list[str], found: bool) -> None:
    w = die("will_of_the_west", "free_peoples", characters=[f"strider {place}"], held=held)
    assert ("character:aragorn" in keys(w)) is found
    if found:
        choose(w, "character:aragorn")
        assert (where(w, "aragorn"), where(w, "strider")) == (at(place), OUT)
    else:
        assert why_not(w, "character:aragorn") == ("WR-7.5", "WR-7.49")


@rule("WR-7.49")
def test_a_siege_does_not_keep_aragorn_away() -> None:
    w = die(
        "will_of_the_west",
        "free_peoples",
        figures=["minas_tirith sauron-regular 3", "in:minas_tirith gondor-regular 1"],
        characters=["strider in:minas_tirith"],
    )
    choose(w, "character:aragorn")
    assert where(w, "aragorn") == at("in:minas_tirith")


@rule("WR-7.3")
@pytest.mark.parametrize(
    ("grey", "seen", "found"),
    [("out", True, True), ("edoras", True, True), ("fellowship", True, False), ("out", False, False)],
)
def test_gandalf_the_white_comes_after_the_grey_has_left_and_a_minion_was_seen(
    grey: str, seen: bool, found: bool
) -> None:
    w = die("will_of_the_west", "free_peoples", characters=[f"gandalf_the_grey {grey}"], minion_seen=seen)
    assert ("character:gandalf_the_white" in keys(w)) is found


@rule("WR-7.3")
def test_a_minion_brought_into_play_counts_as_seen_for_good() -> None:
    w = die("muster", "shadow", nations=["isengard 0 active"])
    assert not w.minion_seen
    choose(w, "bring-minion", "character:saruman")
    assert w.minion_seen


@rule("WR-7.4", "WR-1.22")
def test_gandalf_the_white_replaces_the_grey_where_he_stands() -> None:
    w = die("will_of_the_west", "free_peoples", characters=["gandalf_the_grey edoras"], minion_seen=True)
    choose(w, "character:gandalf_the_white")
    assert (where(w, "gandalf_the_white"), where(w, "gandalf_the_grey")) == (at("edoras"), OUT)


@rule("WR-7.4")
def test_else_he_comes_to_fangorn_or_an_elven_stronghold_of_the_free_peoples() -> None:
    w = die(
        "will_of_the_west",
        "free_peoples",
        figures=["rivendell sauron-regular 2", "in:rivendell elves-regular 1"],
        characters=["gandalf_the_grey out"],
        minion_seen=True,
        held=["lorien shadow"],
    )
    choose(w, "character:gandalf_the_white")
    assert keys(w) == ["region:fangorn", "region:grey_havens", "region:rivendell", "region:woodland_realm"]
    choose(w, "region:rivendell")
    assert where(w, "gandalf_the_white") == at("in:rivendell")


@rule("WR-7.7", "WR-7.8", "WR-7.9", "WR-5.26")
def test_the_witch_king_enters_with_a_sauron_army_and_wakes_the_free_peoples() -> None:
    w = die(
        "muster",
        "shadow",
        figures=["angmar sauron-regular 1", "moria sauron-elite 1", "umbar southrons_easterlings-regular 1"],
        nations=["sauron 0 active", "elves 0 active"],
    )
    choose(w, "bring-minion", "character:witch_king")
    assert keys(w) == ["region:angmar", "region:moria"]
    choose(w, "region:angmar")
    assert where(w, "witch_king") == at("angmar")
    assert w.active == [True] * 8


@rule("WR-7.8")
@pytest.mark.parametrize("nations", [["sauron 1 active", "elves 0 active"], ["sauron 0 active", "elves 1 active"]])
def test_the_witch_king_waits_for_war_on_both_sides(nations: list[str]) -> None:
    w = die("muster", "shadow", figures=["angmar sauron-regular 1"], nations=nations)
    assert "bring-minion" not in keys(w)


@part("AMB-85")
@rule("WR-7.10", "WR-7.50")
def test_saruman_enters_orthanc_when_isengard_is_at_war() -> None:
    assert "bring-minion" not in keys(die("muster", "shadow", nations=["isengard 1 active"]))
    taken = die("muster", "shadow", nations=["isengard 0 active"], held=["orthanc free_peoples"])
    assert "bring-minion" not in keys(taken)
    w = die("muster", "shadow", nations=["isengard 0 active"])
    told = choose(w, "bring-minion", "character:saruman")
    assert first(told, "character-entered") == {"character": "saruman", "region": "orthanc"}


@part("AMB-85")
@rule("WR-7.10", "WR-7.54")
def test_the_mouth_of_sauron_enters_a_sauron_stronghold() -> None:
    assert "bring-minion" not in keys(die("muster", "shadow"))
    w = die("muster", "shadow", fellowship={"mordor": 0}, held=["morannon free_peoples"])
    choose(w, "bring-minion", "character:mouth_of_sauron")
    strongholds = ["barad_dur", "dol_guldur", "minas_morgul", "moria", "mount_gundabad"]
    assert keys(w) == [f"region:{name}" for name in strongholds]
    w = die("muster", "shadow", nations=[f"{nation} 0 active" for nation in FREE_NATIONS])
    assert "bring-minion" in keys(w)


@rule("WR-7.7")
def test_nobody_enters_twice() -> None:
    w = die("muster", "shadow", nations=["isengard 0 active"], characters=["saruman out"])
    assert "bring-minion" not in keys(w)


# Companions on their way


@rule("WR-7.12", "WR-7.13", "WR-7.17", "WR-7.19")
def test_one_die_moves_all_companions_each_up_to_his_level() -> None:
    w = die("character", "free_peoples", characters=["legolas dale", "meriadoc dale"])
    choose(w, "move-companions", "character:legolas", "done")
    assert set(keys(w)) == {f"region:{name}" for name in reached(w, "dale", 2) - {"dale"}}
    choose(w, "region:woodland_realm", "character:meriadoc")
    assert set(keys(w)) == {f"region:{name}" for name in reached(w, "dale", 1) - {"dale"}}
    choose(w, "region:erebor")
    assert (where(w, "legolas"), where(w, "meriadoc")) == (at("woodland_realm"), at("erebor"))
    assert asked(w)[1] == "turn"


@rule("WR-7.18")
def test_a_group_goes_as_far_as_its_best_member() -> None:
    w = die("character", "free_peoples", characters=["strider dale", "meriadoc dale"])
    choose(w, "move-companions", "character:meriadoc", "character:strider")
    assert set(keys(w)) == {f"region:{name}" for name in reached(w, "dale", 3) - {"dale"}}
    choose(w, "region:carrock")
    assert where(w, "meriadoc") == where(w, "strider") == at("carrock")


@part("AMB-51")
@rule("WR-7.13")
def test_companions_may_stay() -> None:
    w = die("character", "free_peoples", characters=["legolas dale"])
    choose(w, "move-companions", "done")
    assert where(w, "legolas") == at("dale")


@rule("WR-7.20", "WR-1.39")
def test_armies_do_not_hinder_companions() -> None:
    w = position(clear=True, figures=["osgiliath sauron-regular 5"], characters=["boromir minas_tirith"])
    assert "north_ithilien" in reached(w, "minas_tirith", 2)
    assert "minas_tirith" in reached(w, "osgiliath", 1)


@part("AMB-27")
@rule("WR-7.21")
def test_companions_stop_at_a_stronghold_of_the_shadow_but_may_start_there() -> None:
    w = position(clear=True)
    assert "moria" in reached(w, "hollin", 1)
    assert "dimrill_dale" not in reached(w, "hollin", 2)
    assert "dimrill_dale" in reached(w, "moria", 1)


@rule("WR-7.22")
def test_companions_neither_enter_nor_leave_a_besieged_stronghold() -> None:
    w = position(clear=True, figures=["minas_tirith sauron-regular 3", "in:minas_tirith gondor-regular 1"])
    assert reached(w, "minas_tirith", 3) == {"minas_tirith"}
    assert "minas_tirith" not in reached(w, "osgiliath", 2)
    assert reached(w, "osgiliath", 3, into_sieges=True) == reached(w, "osgiliath", 3) | {"minas_tirith"}


@rule("WR-7.23", "WR-2.3")
def test_companions_do_not_cross_impassable_borders() -> None:
    w = position(clear=True)
    assert "minas_tirith" not in reached(w, "edoras", 2)
    assert reached(w, "edoras", 1) == {"edoras", "folde", "westemnet"}


@rule("WR-7.24")
def test_gandalf_the_white_rides_four_regions_alone_or_with_one_hobbit() -> None:
    white, merry, pippin, gimli = who("gandalf_the_white"), who("meriadoc"), who("peregrin"), who("gimli")
    levels = [group_level(new(), group) for group in ([white], [white, merry], [white, gimli], [white, merry, pippin])]
    assert levels == [4, 4, 3, 3]


# Nazgûl and Minions on their way


@rule("WR-7.14", "WR-7.25", "WR-5.19", "WR-7.27")
def test_one_die_moves_every_nazgul_and_minion_anywhere() -> None:
    w = die(
        "character",
        "shadow",
        figures=["barad_dur nazgul 2"],
        characters=["witch_king angmar", "mouth_of_sauron barad_dur"],
    )
    choose(w, "move-minions")
    assert keys(w) == ["figure:nazgul@barad_dur", "character:witch_king", "character:mouth_of_sauron", "done"]
    choose(w, "figure:nazgul@barad_dur", "region:the_shire", "character:witch_king", "region:edoras")
    assert keys(w) == ["figure:nazgul@barad_dur", "character:mouth_of_sauron", "done"]
    choose(w, "done")
    assert (figures(w, "the_shire"), where(w, "witch_king")) == ({"nazgul": 1}, at("edoras"))


@rule("WR-7.26", "WR-1.37", "WR-1.38")
def test_nazgul_do_not_enter_a_stronghold_of_the_free_peoples_unless_it_is_besieged() -> None:
    stands = ["barad_dur nazgul 1", "lorien sauron-regular 2", "in:lorien elves-regular 2", "edoras rohan-regular 3"]
    w = die("character", "shadow", figures=stands)
    choose(w, "move-minions", "figure:nazgul@barad_dur")
    assert why_not(w, "region:minas_tirith") == ("WR-7.26", "WR-7.33")
    assert {"region:lorien", "region:edoras"} <= set(keys(w))


@part("AMB-25")
@rule("WR-7.25")
def test_nazgul_fly_into_and_out_of_an_own_besieged_stronghold() -> None:
    stands = ["orthanc rohan-regular 2", "in:orthanc isengard-regular 1", "in:orthanc nazgul 1", "nurn nazgul 1"]
    w = die("character", "shadow", figures=stands)
    choose(w, "move-minions", "figure:nazgul@orthanc", "region:nurn", "figure:nazgul@nurn", "region:orthanc")
    assert (figures(w, "in:orthanc"), figures(w, "nurn")) == ({"isengard-regular": 1, "nazgul": 1}, {"nazgul": 1})


@rule("WR-7.15", "WR-7.28")
def test_saruman_never_leaves_orthanc() -> None:
    w = die("character", "shadow", figures=["nurn nazgul 1"], characters=["saruman orthanc"])
    choose(w, "move-minions")
    assert keys(w) == ["figure:nazgul@nurn", "done"]


@rule("WR-7.29", "WR-7.30", "WR-7.31")
def test_the_mouth_of_sauron_walks_three_regions_past_armies() -> None:
    w = position(clear=True, figures=["dagorlad gondor-regular 3"], characters=["mouth_of_sauron morannon"])
    found = {REGION_NAMES[region] for region in walk_reach(w, MOUTH_OF_SAURON, region_named("morannon"))}
    assert {"dagorlad", "noman_lands", "dead_marshes"} <= found
    assert "minas_tirith" not in found
    assert "rivendell" not in found


@rule("WR-7.32")
def test_the_mouth_of_sauron_does_not_leave_or_enter_a_besieged_stronghold() -> None:
    w = position(clear=True, figures=["morannon gondor-regular 3", "in:morannon sauron-regular 1"])
    assert walk_reach(w, MOUTH_OF_SAURON, region_named("morannon")) == []
    assert region_named("morannon") not in walk_reach(w, MOUTH_OF_SAURON, region_named("dagorlad"))


@rule("WR-7.33")
def test_a_minion_alone_enters_a_stronghold_of_the_free_peoples_only_if_the_shadow_besieges_it() -> None:
    free = position(clear=True)
    assert region_named("minas_tirith") not in walk_reach(free, MOUTH_OF_SAURON, region_named("osgiliath"))
    siege = position(clear=True, figures=["minas_tirith sauron-regular 3", "in:minas_tirith gondor-regular 1"])
    assert region_named("minas_tirith") in walk_reach(siege, MOUTH_OF_SAURON, region_named("osgiliath"))


# Abilities


@rule("WR-7.43", "WR-7.44", "WR-7.45", "WR-7.57")
@pytest.mark.parametrize(
    ("companion", "place", "nation"),
    [("boromir", "pelargir", "gondor"), ("legolas", "lorien", "elves"), ("gimli", "erebor", "dwarves")],
)
def test_a_companion_in_his_peoples_stronghold_advances_it_with_any_die(
    companion: str, place: str, nation: str
) -> None:
    for face in ("event", "character", "muster"):
        w = die(face, "free_peoples", characters=[f"{companion} {place}"], nations=[f"{nation} 3 active"])
        told = choose(w, f"character:{companion}")
        assert first(told, "advanced") == {"nation": nation, "steps": 2}


@rule("WR-7.43", "WR-7.44", "WR-7.45", "WR-7.35", "WR-7.34")
@pytest.mark.parametrize(
    ("companion", "place", "held"),
    [
        ("boromir", "fellowship", []),
        ("boromir", "osgiliath", []),
        ("boromir", "pelargir", ["pelargir shadow"]),
        ("legolas", "erebor", []),
        ("legolas", "fellowship", []),
        ("gimli", "ered_luin", []),
        ("gimli", "erebor", ["erebor shadow"]),
    ],
)
def test_elsewhere_or_where_the_shadow_rules_he_does_not(companion: str, place: str, held: list[str]) -> None:
    w = die("event", "free_peoples", characters=[f"{companion} {place}"], held=held)
    assert why_not(w, f"character:{companion}") == ("WR-7.43", "WR-7.44", "WR-7.45")


@rule("WR-7.46")
def test_a_passive_nation_does_not_reach_war_this_way() -> None:
    w = die("event", "free_peoples", characters=["boromir pelargir"], nations=["gondor 1 passive"])
    assert why_not(w, "character:boromir") == ("WR-14.3",)


@rule("WR-7.55")
def test_the_mouth_of_sauron_lends_one_muster_die_a_round_as_an_army_die() -> None:
    w = position(
        clear=True,
        figures=["nurn sauron-regular 2", "umbar southrons_easterlings-regular 2"],
        nations=["sauron 0 active", "southrons_easterlings 0 active"],
        characters=["mouth_of_sauron barad_dur"],
        rolled={"shadow": ["muster", "muster"]},
    )
    choose(w, "die:muster", "move-army", "way:nurn>gorgoroth", "all", "way:umbar>near_harad", "all", "die:muster")
    assert why_not(w, "move-army") == ("WR-7.55",)


@rule("WR-7.55")
def test_without_him_a_muster_die_moves_no_army() -> None:
    w = die("muster", "shadow", figures=["nurn sauron-regular 2"], nations=["sauron 0 active"])
    assert why_not(w, "move-army") == ("WR-4.21",)


@rule("WR-7.39", "WR-7.34", "WR-15.15")
def test_with_gandalf_the_grey_as_guide_an_event_die_may_bring_a_new_card() -> None:
    for guide, asks in (("gandalf_the_grey", True), ("strider", False)):
        w = position(
            rolled={"free_peoples": ["event", "event"]},
            hands={"free_peoples": ["fp_char_12"]},
            fellowship={"guide": guide, "corruption": 2},
        )
        choose(w, "die:event", "play-event", "card:fp_char_12")
        assert (asked(w)[1] == "gandalf-draw") is asks
    w = position(
        rolled={"free_peoples": ["event", "event"]},
        hands={"free_peoples": ["fp_char_12"]},
        decks={"fp_character": ["fp_char_01"]},
    )
    choose(w, "die:event", "play-event", "card:fp_char_12", "yes")
    assert [w.face(thing) for thing in w.hand(0)] == [0]


@rule("WR-7.39")
def test_not_with_another_die() -> None:
    w = position(rolled={"free_peoples": ["character", "event"]}, hands={"free_peoples": ["fp_char_12"]})
    choose(w, "die:character", "play-event", "card:fp_char_12")
    assert asked(w)[1] == "turn"


@rule("WR-14.9", "WR-14.10", "WR-7.12")
def test_a_companion_who_ends_his_move_in_a_city_activates_its_nation() -> None:
    w = die("character", "free_peoples", characters=["boromir osgiliath"], nations=["gondor 2 passive"])
    told = choose(w, "move-companions", "character:boromir", "region:minas_tirith")
    assert first(told, "activated") == {"nation": "gondor"}


@part("AMB-28")
@rule("WR-14.9")
def test_one_who_is_only_placed_does_so_if_the_table_agreed() -> None:
    for agreed in (False, True):
        w = die(
            "will_of_the_west",
            "free_peoples",
            characters=["strider pelargir"],
            nations=["gondor 2 passive"],
            variant={"placing_activates": agreed},
        )
        choose(w, "character:aragorn")
        assert w.active[2] is agreed


@part("sh_char_22.event")
@rule("WR-7.9", "WR-6.12")
@pytest.mark.parametrize(("in_play", "awake"), [([], FREE_NATIONS), (["sh_char_22"], FREE_NATIONS[:-1])])
def test_the_witch_king_wakes_all_nations_but_not_rohan_while_wormtongue_is_in_play(
    in_play: list[str], awake: list[str]
) -> None:
    w = die(
        "muster",
        "shadow",
        figures=["moria sauron-regular 1"],
        characters=["saruman orthanc"],
        nations=["sauron 0 active", "elves 0 active", "rohan 3 passive"],
        in_play=in_play,
    )
    choose(w, "bring-minion", "character:witch_king")
    assert [name for name in FREE_NATIONS if w.active[NATIONS.index(name)]] == awake
    assert on_table(w, "sh_char_22") is bool(in_play)
