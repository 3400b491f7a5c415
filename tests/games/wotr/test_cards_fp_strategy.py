"""The events of the Free Peoples' Strategy deck."""

import pytest
from tests.games.wotr.events import CLASSES, FP, SH, at_war, event, gone, hand, keys, nation, pick, refused, where
from tests.games.wotr.helpers import at, bare, figures, go, key, lay, on_table, put, script, send, told

from mathom.games.wotr.box import kind_named
from mathom.games.wotr.codes import DONE, REGION, way_code
from mathom.games.wotr.map import REINFORCEMENTS
from mathom.games.wotr.state import IN_PLAY, NO_OVERSTACKING, OUTSIDE_ONLY, War
from mathom.kernel import Frame
from mathom.kernel.plain import dump, load
from mathom.testing import part, rule


def left(w: War, kind: str) -> int:
    return w.figures.count(kind_named(kind), REINFORCEMENTS + FP)


# Recruiting

# Card, where, nation, whether a Leader comes along, and how many cards are drawn.
LEVIES = [
    ("fp_str_14", "minas_tirith", "gondor", True, 0),
    ("fp_str_15", "lorien", "elves", False, 1),
    ("fp_str_17", "carrock", "north", True, 0),
    ("fp_str_18", "dol_amroth", "gondor", True, 0),
    ("fp_str_21", "rivendell", "elves", False, 1),
    ("fp_str_22", "erebor", "dwarves", True, 0),
    ("fp_str_24", "woodland_realm", "elves", False, 1),
]


@rule("WR-6.13", "WR-6.15", "WR-9.16")
@pytest.mark.parametrize(("card", "region", "who", "leader", "drawn"), LEVIES)
@pytest.mark.parametrize("rank", ["regular", "elite"])
def test_a_card_recruits_a_unit_of_either_rank_though_its_nation_is_at_peace(
    card: str, region: str, who: str, leader: bool, drawn: int, rank: str
) -> None:
    w = event(bare(), card)
    assert keys(w) == [f"figure:{who}-regular", f"figure:{who}-elite"]
    pick(w, f"figure:{who}-{rank}")
    assert figures(w, region) == {f"{who}-{rank}": 1, **({f"{who}-leader": 1} if leader else {})}
    assert len(hand(w, FP)) == drawn
    assert (w.ask, w.stack) == (None, [])


@rule("WR-6.14", "WR-9.12", "WR-9.15")
def test_fp_str_14_what_is_not_left_is_not_recruited() -> None:
    w = bare()
    put(w, "dale", gondor_elite=5)
    put(w, "erebor", gondor_regular=15, gondor_leader=4)
    event(w, "fp_str_14")
    assert figures(w, "minas_tirith") == {}
    w = bare()
    put(w, "dale", gondor_regular=15)
    event(w, "fp_str_14")
    assert figures(w, "minas_tirith") == {"gondor-elite": 1, "gondor-leader": 1}


@rule("WR-9.15", "WR-1.30")
def test_fp_str_14_a_leader_does_not_come_without_a_unit() -> None:
    w = bare()
    put(w, "dale", gondor_regular=15, gondor_elite=5)
    assert figures(event(w, "fp_str_14"), "minas_tirith") == {}
    go(w, "dale", "minas_tirith", FP)
    assert figures(event(w, "fp_str_14"), "minas_tirith")["gondor-leader"] == 1


@rule("WR-9.17")
def test_fp_str_18_a_card_recruits_in_a_besieged_stronghold_of_its_own() -> None:
    w = bare()
    put(w, "dol_amroth", southrons_easterlings_regular=3)
    put(w, "in:dol_amroth", gondor_regular=1)
    pick(event(w, "fp_str_18"), "figure:gondor-elite")
    assert figures(w, "in:dol_amroth") == {"gondor-regular": 1, "gondor-elite": 1, "gondor-leader": 1}


@rule("WR-9.18", "WR-9.15")
def test_fp_str_17_a_card_recruits_in_free_regions_only() -> None:
    w = bare()
    put(w, "carrock", sauron_regular=1)
    assert figures(event(w, "fp_str_17"), "carrock") == {"sauron-regular": 1}
    w = bare()
    w.held = [SH if region == at("carrock") else held for region, held in enumerate(w.held)]
    assert figures(event(w, "fp_str_17"), "carrock") == {}


@rule("WR-6.13", "WR-9.12")
def test_fp_str_19_dale_gains_two_regulars() -> None:
    w = bare()
    assert figures(event(w, "fp_str_19"), "dale") == {"north-regular": 2}
    assert len(hand(w, FP)) == 1
    w = bare()
    put(w, "the_shire", north_regular=left(w, "north-regular") - 1)
    assert figures(event(w, "fp_str_19"), "dale") == {"north-regular": 1}


@rule("WR-6.13")
def test_fp_str_20_the_shire_and_ered_luin_gain_a_unit_each() -> None:
    w = pick(event(bare(), "fp_str_20"), "figure:north-elite", "figure:dwarves-regular")
    assert (figures(w, "the_shire"), figures(w, "ered_luin")) == ({"north-elite": 1}, {"dwarves-regular": 1})
    assert len(hand(w, FP)) == 1


@rule("WR-9.19", "WR-6.11")
def test_fp_str_13_cirdans_ships_bring_elves_to_a_coast_with_an_army() -> None:
    w = bare()
    put(w, "anfalas", gondor_regular=1)
    put(w, "grey_havens", elves_regular=1)
    put(w, "dale", north_regular=1)
    assert refused(w, "fp_str_13") == "the-card-needs-a-nation-at-war"
    at_war(w, "elves")
    event(w, "fp_str_13")
    assert sorted(keys(w)) == ["region:anfalas", "region:grey_havens"]
    frame = w.stack[-1]
    assert key(frame.refuse(w, 0, REGION + at("dale"))) == "nothing-can-be-recruited-there"
    pick(w, "region:anfalas", "figure:elves-elite", "figure:elves-regular")
    assert figures(w, "anfalas") == {"gondor-regular": 1, "elves-regular": 1, "elves-elite": 1}


@rule("WR-6.30", "WR-6.26")
def test_fp_str_16_riders_come_to_edoras_or_to_a_companion_in_rohan() -> None:
    w = bare()
    send(w, "boromir", "folde")
    send(w, "legolas", "dale")
    w.ring_bearers = at("westemnet")
    event(w, "fp_str_16")
    assert sorted(keys(w)) == ["region:edoras", "region:folde", "region:westemnet"]
    pick(w, "region:westemnet", "figure:rohan-regular")
    assert figures(w, "westemnet") == {"rohan-regular": 1, "rohan-leader": 1}
    w = bare()
    send(w, "boromir", "folde")
    w.ring_bearers = at("westemnet")
    w.house = OUTSIDE_ONLY
    assert sorted(keys(event(w, "fp_str_16"))) == ["region:edoras", "region:folde"]


@rule("WR-9.18")
def test_fp_str_23_eomer_comes_to_a_free_settlement_of_rohan() -> None:
    w = bare()
    put(w, "folde", isengard_regular=1)
    event(w, "fp_str_23")
    assert sorted(keys(w)) == ["region:edoras", "region:helms_deep", "region:westemnet"]
    pick(w, "region:helms_deep", "figure:rohan-elite")
    assert figures(w, "helms_deep") == {"rohan-elite": 1, "rohan-leader": 1}


@rule("WR-14.22", "WR-6.11", "WR-9.18")
def test_fp_str_09_the_red_arrow_moves_rohan_and_edoras() -> None:
    w = bare()
    assert refused(w, "fp_str_09") == "the-card-needs-an-active-nation"
    at_war(w, "gondor")
    assert nation(w, "rohan") == (3, False)
    pick(event(w, "fp_str_09"), "figure:rohan-elite")
    assert nation(w, "rohan") == (2, False)
    assert figures(w, "edoras") == {"rohan-elite": 1, "rohan-leader": 1}


@rule("WR-14.3", "WR-6.29", "WR-6.14")
def test_fp_str_09_a_passive_rohan_stops_before_war_and_edoras_must_be_free() -> None:
    w = bare()
    at_war(w, "gondor")
    w.steps = [1 if n == 4 else steps for n, steps in enumerate(w.steps)]
    put(w, "edoras", isengard_regular=1)
    event(w, "fp_str_09")
    assert (nation(w, "rohan"), figures(w, "edoras")) == ((1, False), {"isengard-regular": 1})


# Nations


@rule("WR-14.22", "WR-6.26")
def test_fp_str_08_elrond_wakes_one_nation_first_and_then_moves_it() -> None:
    w = bare()
    at_war(w, "elves")
    w.steps = [1 if n == 3 else steps for n, steps in enumerate(w.steps)]
    event(w, "fp_str_08")
    assert keys(w) == ["nation:dwarves", "nation:gondor", "nation:north", "nation:rohan"]
    pick(w, "nation:north")
    assert nation(w, "north") == (0, True)
    assert [name for name, *_ in told(w)] == ["activated", "advanced"]


@rule("WR-6.12", "WR-6.29")
def test_fp_str_08_wormtongue_keeps_rohan_asleep() -> None:
    w = bare()
    lay(w, "sh_char_22")
    pick(event(w, "fp_str_08"), "nation:rohan")
    assert nation(w, "rohan") == (2, False)


@rule("WR-6.13", "WR-6.30", "WR-14.22")
@pytest.mark.parametrize(
    ("card", "region", "who"), [("fp_str_04", "erebor", "dwarves"), ("fp_str_07", "bree", "north")]
)
def test_companions_move_and_the_nation_where_one_stands_goes_to_war(card: str, region: str, who: str) -> None:
    w = bare()
    send(w, "gimli", "old_forest_road" if who == "dwarves" else "fords_of_bruinen")
    event(w, card)
    assert keys(w) == ["character:gimli", "done"]
    assert nation(pick(w, "done"), who) == (3, False)
    send(w, "gimli", region)
    pick(event(w, card), "done")
    assert nation(w, who) == (0, True)


@rule("WR-6.13")
def test_fp_str_04_counts_who_has_just_arrived() -> None:
    w = bare()
    send(w, "gimli", "dale")
    pick(event(w, "fp_str_04"), "character:gimli", "region:erebor")
    assert (where(w, "gimli"), nation(w, "dwarves")) == (at("erebor"), (0, True))


# Cards that remain in play


@rule("WR-6.11", "WR-6.16", "WR-6.18", "WR-6.32")
def test_fp_str_01_the_last_battle_needs_aragorn_with_an_army_abroad() -> None:
    w = bare()
    put(w, "osgiliath", gondor_regular=1)
    assert refused(w, "fp_str_01") == "the-card-needs-a-character-with-an-army-there"
    send(w, "aragorn", "minas_tirith")
    put(w, "minas_tirith", gondor_regular=1)
    assert refused(w, "fp_str_01") == "the-card-needs-a-character-with-an-army-there"
    send(w, "aragorn", "osgiliath")
    event(w, "fp_str_01")
    assert w.card_in(IN_PLAY + FP, 24) != -1
    assert not gone(w, "fp_str_01")
    send(w, "aragorn", "minas_tirith")
    assert gone(w, "fp_str_01")
    send(w, "aragorn", "north_ithilien")
    assert gone(w, "fp_str_01")
    go(w, "osgiliath", "north_ithilien", FP)
    assert not gone(w, "fp_str_01")


@rule("WR-6.16", "WR-14.22", "WR-6.12")
@pytest.mark.parametrize(("card", "who"), [("fp_str_02", "elves"), ("fp_str_03", "north")])
def test_a_card_moves_a_nation_and_stays_in_play(card: str, who: str) -> None:
    w = bare()
    before = nation(w, who)
    event(w, card)
    assert nation(w, who) == (before[0] - 1, before[1])
    assert on_table(w, card)
    assert not gone(w, card)


# Dice against armies


@rule("WR-6.25", "WR-6.26", "WR-6.31", "WR-14.22")
def test_fp_str_05_five_dice_strike_an_army_of_two_nations() -> None:
    w = bare()
    put(w, "moria", sauron_regular=3)
    put(w, "dagorlad", sauron_regular=2, southrons_easterlings_regular=1)
    put(w, "nurn", sauron_regular=1, isengard_regular=1)
    before = w.steps
    event(w, "fp_str_05")
    assert keys(w) == ["region:dagorlad", "region:nurn"]
    frame = w.stack[-1]
    assert key(frame.refuse(w, 0, REGION + at("moria"))) == "the-card-does-not-strike-there"
    script(w, card=[[4, 5, 6, 1, 3]])
    pick(w, "region:dagorlad")
    assert told(w)[0] == ("card-rolled", "fp_str_05", [4, 5, 6, 1, 3], 5, 2)
    assert w.ask is not None
    assert w.ask.seats == [SH]
    assert keys(w) == ["figure:sauron-regular", "figure:southrons_easterlings-regular"]
    pick(w, "figure:sauron-regular", "figure:southrons_easterlings-regular")
    assert figures(w, "dagorlad") == {"sauron-regular": 1}
    assert w.steps == before


@rule("WR-6.14")
def test_fp_str_05_without_such_an_army_nothing_happens() -> None:
    w = bare()
    put(w, "moria", sauron_regular=3)
    assert refused(w, "fp_str_05") is None
    assert event(w, "fp_str_05").stack == []


@rule("WR-6.13", "WR-6.14", "WR-14.22", "WR-9.19")
def test_fp_str_06_rangers_strike_and_osgiliath_is_strengthened() -> None:
    w = bare()
    put(w, "north_ithilien", sauron_regular=1)
    put(w, "south_ithilien", sauron_regular=1)
    put(w, "osgiliath", gondor_regular=1)
    script(w, card=[[5, 1, 1]])
    event(w, "fp_str_06")
    assert keys(w) == ["region:north_ithilien", "region:south_ithilien"]
    pick(w, "region:south_ithilien", "figure:gondor-elite")
    assert (figures(w, "south_ithilien"), figures(w, "north_ithilien")) == ({}, {"sauron-regular": 1})
    assert figures(w, "osgiliath") == {"gondor-regular": 1, "gondor-elite": 1, "gondor-leader": 1}
    assert w.steps == bare().steps
    assert figures(event(bare(), "fp_str_06"), "osgiliath") == {}


# Attacks and marches


@rule("WR-14.20", "WR-6.26")
def test_fp_str_10_an_army_attacks_the_besiegers_next_to_it() -> None:
    w = bare()
    at_war(w, "rohan")
    put(w, "in:helms_deep", rohan_regular=2)
    put(w, "helms_deep", isengard_regular=3)
    put(w, "westemnet", rohan_regular=2)
    put(w, "fords_of_isen", rohan_elite=1)
    put(w, "edoras", rohan_regular=1)
    put(w, "folde", isengard_regular=1)
    event(w, "fp_str_10")
    assert sorted(keys(w)) == ["way:fords_of_isen>helms_deep", "way:westemnet>helms_deep"]
    assert nation(w, "isengard") == (1, True)
    pick(w, "way:westemnet>helms_deep", "all")
    assert nation(w, "isengard") == (0, True)
    assert ("attacked", "free_peoples", "westemnet", "helms_deep") in told(w)


@part("AMB-46")
@rule("WR-6.14", "WR-6.29")
def test_fp_str_10_without_a_siege_or_units_at_war_nothing_happens() -> None:
    w = bare()
    put(w, "westemnet", rohan_regular=2)
    put(w, "folde", isengard_regular=1)
    at_war(w, "rohan")
    assert event(w, "fp_str_10").stack == []
    w = bare()
    put(w, "in:helms_deep", rohan_regular=2)
    put(w, "helms_deep", isengard_regular=3)
    put(w, "westemnet", rohan_regular=2)
    assert event(w, "fp_str_10").stack == []


@rule("WR-10.16", "WR-10.17", "WR-6.11")
def test_fp_str_11_the_woses_lead_an_army_to_minas_tirith() -> None:
    w = bare()
    put(w, "edoras", rohan_regular=2, rohan_leader=1)
    put(w, "folde", rohan_elite=1, north_regular=1)
    assert refused(w, "fp_str_11") == "the-card-needs-a-nation-at-war"
    at_war(w, "rohan")
    event(w, "fp_str_11")
    assert keys(w) == ["way:edoras>minas_tirith", "way:folde>minas_tirith"]
    frame = w.stack[-1]
    assert key(frame.refuse(w, 0, way_code(at("edoras"), at("osgiliath")))) == "the-woses-do-not-lead-that-way"
    assert key(frame.refuse(w, 0, way_code(at("westemnet"), at("minas_tirith")))) == "an-army-needs-a-unit"
    pick(w, "way:folde>minas_tirith")
    assert figures(w, "folde") == {"north-regular": 1}
    assert figures(w, "minas_tirith") == {"rohan-elite": 1}


@rule("WR-10.16", "WR-6.12")
def test_fp_str_11_they_leave_a_siege_and_come_next_to_a_closed_city() -> None:
    w = bare()
    at_war(w, "rohan")
    put(w, "in:helms_deep", rohan_regular=1)
    put(w, "helms_deep", isengard_regular=3)
    put(w, "in:minas_tirith", gondor_regular=1)
    put(w, "minas_tirith", sauron_regular=4)
    put(w, "osgiliath", sauron_regular=1)
    event(w, "fp_str_11")
    assert sorted(keys(w)) == ["way:helms_deep>druadan_forest", "way:helms_deep>lossarnach"]
    pick(w, "way:helms_deep>lossarnach")
    assert (figures(w, "lossarnach"), figures(w, "in:helms_deep")) == ({"rohan-regular": 1}, {})
    assert w.held[at("helms_deep")] == SH


def march(w: War) -> War:
    """Boromir with an army in the Gap of Rohan, and the card that lets it march."""
    at_war(w, "rohan", "north")
    put(w, "westemnet", rohan_regular=2, rohan_leader=1, gondor_regular=1)
    send(w, "boromir", "westemnet")
    return event(w, "fp_str_12")


@rule("WR-10.16", "WR-10.17", "WR-6.32")
def test_fp_str_12_an_army_with_a_companion_marches_two_regions() -> None:
    w = bare()
    put(w, "edoras", rohan_regular=1)
    assert refused(w, "fp_str_12") == "the-card-needs-a-character-with-an-army-there"
    march(w)
    assert "way:edoras>folde" not in keys(w)
    pick(w, "way:westemnet>fords_of_isen")
    assert "region:orthanc" in keys(w)
    assert key(w.stack[-1].refuse(w, 0, REGION + at("dale"))) == "the-regions-are-not-adjacent"
    pick(w, "region:gap_of_rohan")
    assert w.ask is not None
    assert w.ask.kind == "who-marches"
    pick(w, "split", "count:rohan-regular:1", "count:rohan-leader:0")
    assert figures(w, "westemnet") == {"rohan-regular": 1, "rohan-leader": 1, "gondor-regular": 1}
    assert (figures(w, "gap_of_rohan"), figures(w, "fords_of_isen")) == ({"rohan-regular": 1}, {})
    assert where(w, "boromir") == at("gap_of_rohan")
    assert w.stack == []


@rule("WR-10.16")
def test_fp_str_12_who_is_at_peace_cannot_come_along() -> None:
    """Gondor is not At War, so its Regular stays in the last region that is nobody else's."""
    w = bare()
    put(w, "westemnet", rohan_regular=1, gondor_regular=1)
    send(w, "boromir", "westemnet")
    event(w, "fp_str_12")
    pick(w, "way:westemnet>fangorn", "done")
    assert "count:gondor-regular:1" in keys(pick(w, "split"))
    at_war(w, "rohan")
    w = bare()
    put(w, "fangorn", gondor_regular=1)
    send(w, "boromir", "fangorn")
    event(w, "fp_str_12")
    assert keys(w) == ["way:fangorn>parth_celebrant", "done"]
    assert key(w.stack[-1].refuse(w, 0, way_code(at("fangorn"), at("westemnet")))) == (
        "nobody-in-the-army-may-enter-that-nation"
    )


@rule("WR-10.18")
def test_fp_str_12_what_the_army_passes_it_conquers() -> None:
    w = bare()
    at_war(w, "rohan")
    put(w, "fangorn", rohan_regular=1)
    send(w, "boromir", "fangorn")
    w.held = [SH if region == at("westemnet") else held for region, held in enumerate(w.held)]
    pick(event(w, "fp_str_12"), "way:fangorn>westemnet", "region:edoras")
    assert (w.held[at("westemnet")], figures(w, "edoras")) == (FP, {"rohan-regular": 1})


@rule("WR-10.19")
def test_fp_str_12_only_at_the_end_of_the_way_the_limit_counts() -> None:
    w = bare()
    w.house = NO_OVERSTACKING
    at_war(w, "rohan")
    put(w, "westemnet", rohan_regular=10)
    put(w, "fangorn", rohan_elite=1)
    send(w, "boromir", "fangorn")
    pick(event(w, "fp_str_12"), "way:fangorn>westemnet")
    assert "region:edoras" in keys(w)
    assert "done" not in keys(w)
    assert key(w.stack[-1].refuse(w, 0, DONE)) is not None
    pick(w, "region:edoras")
    assert (figures(w, "westemnet"), figures(w, "edoras")) == ({"rohan-regular": 10}, {"rohan-elite": 1})


@rule("WR-10.20")
def test_fp_str_12_no_army_goes_through_an_enemy_army() -> None:
    w = bare()
    put(w, "fords_of_isen", isengard_regular=1)
    march(w)
    assert "way:westemnet>fords_of_isen" not in keys(w)
    refused = w.stack[-1].refuse(w, 0, way_code(at("westemnet"), at("fords_of_isen")))
    assert refused is not None
    assert (refused.key, *refused.rules) == ("an-army-never-moves-through-an-enemy-army", "WR-10.20", "WR-2.9")


def test_fp_str_12_one_of_several_companions_comes_in_any_case() -> None:
    w = bare()
    at_war(w, "rohan")
    put(w, "westemnet", rohan_regular=1)
    send(w, "boromir", "westemnet")
    send(w, "gimli", "westemnet")
    pick(event(w, "fp_str_12"), "way:westemnet>fangorn", "done")
    assert sorted(keys(w)) == ["character:boromir", "character:gimli"]
    pick(w, "character:gimli", "split", "count:boromir:0")
    assert (where(w, "gimli"), where(w, "boromir")) == (at("fangorn"), at("westemnet"))


def test_the_player_may_stop_before_the_army_has_moved() -> None:
    w = pick(march(bare()), "done")
    assert (w.stack, figures(w, "westemnet")) == (
        [],
        {"gondor-regular": 1, "rohan-regular": 2, "rohan-leader": 1},
    )


def test_a_march_can_be_copied_and_saved_at_every_question() -> None:
    picks = ["way:westemnet>fords_of_isen", "region:gap_of_rohan", "split", "count:rohan-regular:1"]
    for stop in range(len(picks) + 1):
        w = pick(march(bare()), *picks[:stop])
        copy = w.clone()
        other: list[Frame] = load(dump(w.stack), CLASSES)
        assert dump(other) == dump(w.stack) == dump(copy.stack)
        w.stack = other
        rest = [*picks[stop:], "count:rohan-leader:1"]
        assert figures(pick(w, *rest), "gap_of_rohan") == figures(pick(copy, *rest), "gap_of_rohan")


def test_no_figure_is_lost_or_doubled_by_recruiting() -> None:
    w = bare()
    total = w.figures.census()
    for card, *_ in LEVIES:
        event(w, card)
        while w.ask is not None:
            pick(w, keys(w)[-1])
    assert w.figures.census() == total
