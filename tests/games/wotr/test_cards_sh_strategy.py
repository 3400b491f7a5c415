"""The events of the Shadow's Strategy deck: intrigues, sieges and armies on the way."""

import pytest
from tests.games.wotr.events import (
    CLASSES,
    FP,
    SH,
    SHADOW_NATIONS,
    at_war,
    attackers,
    battle,
    event,
    gone,
    hold,
    keys,
    nation,
    over,
    pick,
    refused,
    take,
    where,
)
from tests.games.wotr.helpers import asked, at, bare, figures, go, key, put, script, send, told
from tests.games.wotr.quest import lies

from mathom.games.wotr.battle.numbers import NO_CEASE
from mathom.games.wotr.battle.siege import is_siege_battle
from mathom.games.wotr.box import CHARACTER_FACE, NATIONS, WILL_OF_THE_WEST, kind_named
from mathom.games.wotr.codes import NATION, REGION, figure_at_code
from mathom.games.wotr.map import NOWHERE, REINFORCEMENTS
from mathom.games.wotr.state import NO_OVERSTACKING, OUTSIDE_ONLY, War
from mathom.kernel import Frame
from mathom.kernel.plain import dump, load
from mathom.testing import part, rule

# Conditions


@rule("WR-6.11")
@pytest.mark.parametrize("card", ["sh_str_04", "sh_str_09", "sh_str_23"])
def test_sh_str_04_09_23_need_all_nations_of_the_shadow_at_war(card: str) -> None:
    w = bare()
    at_war(w, "isengard", "sauron")
    assert refused(w, card) == "the-card-needs-a-nation-at-war"
    at_war(w, "southrons_easterlings")
    assert refused(w, card) is None


@rule("WR-6.11")
@pytest.mark.parametrize(
    ("card", "who"),
    [
        ("sh_str_10", "southrons_easterlings"),
        ("sh_str_11", "isengard"),
        ("sh_str_13", "isengard"),
        ("sh_str_14", "sauron"),
        ("sh_str_15", "sauron"),
        ("sh_str_21", "southrons_easterlings"),
        ("sh_str_24", "sauron"),
    ],
)
def test_cards_that_need_a_nation_at_war(card: str, who: str) -> None:
    w = bare()
    at_war(w, *[other for other in SHADOW_NATIONS if other != who])
    assert refused(w, card) == "the-card-needs-a-nation-at-war"
    at_war(w, who)
    assert refused(w, card) is None


@rule("WR-6.11")
@pytest.mark.parametrize(
    ("card", "who"), [("sh_str_12", "witch_king"), ("sh_str_16", "saruman"), ("sh_str_18", "aragorn")]
)
def test_cards_that_need_a_character_in_play(card: str, who: str) -> None:
    w = bare()
    assert refused(w, card) == "the-card-needs-a-character-who-is-not-in-play"
    send(w, who, "osgiliath")
    assert refused(w, card) is None


@rule("WR-6.14")
@pytest.mark.parametrize("card", ["sh_str_07", "sh_str_08", "sh_str_09", "sh_str_10", "sh_str_13", "sh_str_15"])
def test_a_card_may_be_played_for_no_effect(card: str) -> None:
    w = bare()
    at_war(w, *SHADOW_NATIONS)
    assert refused(w, card) is None
    assert over(event(w, card))


# Return to Valinor


@rule("WR-6.11", "WR-6.28")
def test_sh_str_01_needs_an_elven_stronghold_in_the_hands_of_the_shadow() -> None:
    w = bare()
    hold(w, SH, "erebor")
    assert refused(w, "sh_str_01") == "the-side-does-not-hold-it"
    hold(w, SH, "lorien")
    assert refused(w, "sh_str_01") is None


@rule("WR-6.25", "WR-6.31", "WR-14.22")
def test_sh_str_01_a_die_for_each_elven_unit_where_there_is_no_siege() -> None:
    w = bare()
    hold(w, SH, "lorien")
    put(w, "grey_havens", elves_regular=1, elves_elite=5, north_regular=1, elves_leader=1)
    put(w, "in:rivendell", elves_regular=2)
    put(w, "rivendell", sauron_regular=2)
    put(w, "woodland_realm", elves_regular=1, elves_leader=1)
    put(w, "dale", elves_regular=1)
    before = w.steps, w.active
    script(w, card=[[6, 5, 1, 1, 1], [6]])
    event(w, "sh_str_01")
    assert told(w)[:2] == [
        ("figures-counted", "sh_str_01", "grey_havens", 6),
        ("card-rolled", "sh_str_01", [6, 5, 1, 1, 1], 6, 1),
    ]
    assert asked(w) == (FP, "loss")
    pick(w, "figure:north-regular")
    assert figures(w, "grey_havens") == {"elves-regular": 1, "elves-elite": 5, "elves-leader": 1}
    assert (figures(w, "woodland_realm"), figures(w, "in:rivendell")) == ({}, {"elves-regular": 2})
    assert ((w.steps, w.active), w.held[at("woodland_realm")], over(w)) == (before, FP, True)


@rule("WR-6.28")
def test_sh_str_01_elves_who_besiege_their_own_stronghold_do_not_sail() -> None:
    w = bare()
    hold(w, SH, "lorien")
    put(w, "in:lorien", sauron_regular=1)
    put(w, "lorien", elves_regular=3)
    event(w, "sh_str_01")
    assert (told(w), figures(w, "lorien"), over(w)) == ([], {"elves-regular": 3}, True)


# The Fighting Uruk-hai


def hornburg(**besiegers: int) -> War:
    w = bare()
    at_war(w, *SHADOW_NATIONS, "rohan")
    put(w, "in:helms_deep", rohan_regular=4)
    put(w, "helms_deep", **besiegers)
    return w


@rule("WR-6.11")
def test_sh_str_02_needs_saruman_and_isengard_at_a_siege() -> None:
    w = hornburg(sauron_regular=5)
    assert refused(w, "sh_str_02") == "the-card-needs-a-character-who-is-not-in-play"
    send(w, "saruman", "orthanc")
    assert refused(w, "sh_str_02") == "no-such-army-besieges-a-stronghold"
    put(w, "fords_of_isen", isengard_regular=1)
    assert refused(w, "sh_str_02") == "no-such-army-besieges-a-stronghold"
    put(w, "helms_deep", isengard_regular=1)
    assert refused(w, "sh_str_02") is None


@part("AMB-95")
@rule("WR-12.16", "WR-6.26")
def test_sh_str_02_three_rounds_at_a_siege_of_your_choice() -> None:
    w = hornburg(isengard_regular=5)
    send(w, "saruman", "orthanc")
    put(w, "in:lorien", elves_regular=4)
    put(w, "lorien", isengard_elite=1, sauron_regular=4)
    put(w, "in:erebor", dwarves_regular=4)
    put(w, "erebor", sauron_regular=5)
    event(w, "sh_str_02")
    assert sorted(keys(w)) == ["way:helms_deep>helms_deep", "way:lorien>lorien"]
    script(w, combat_sh=[[1] * 5] * 3, combat_fp=[[1] * 4] * 3)
    pick(w, "way:helms_deep>helms_deep", "all")
    assert [args[-1] for args in told(w) if args[0] == "combat-round"] == [1, 2, 3]
    assert over(w)


# Denethor's Folly


@part("AMB-100")
@rule("WR-6.11", "WR-6.16", "WR-6.18", "WR-6.26")
def test_sh_str_03_a_leader_falls_and_the_card_stays_while_the_siege_lasts() -> None:
    w = bare()
    put(w, "minas_tirith", gondor_regular=2, gondor_leader=1)
    put(w, "helms_deep", isengard_regular=1)
    put(w, "in:helms_deep", rohan_regular=1)
    assert refused(w, "sh_str_03") == "no-such-army-besieges-a-stronghold"
    go(w, "minas_tirith", "in:minas_tirith", FP)
    put(w, "in:minas_tirith", rohan_leader=2)
    put(w, "minas_tirith", sauron_regular=2)
    event(w, "sh_str_03")
    assert (asked(w), keys(w)) == ((SH, "folly"), ["figure:gondor-leader", "figure:rohan-leader"])
    pick(w, "figure:rohan-leader")
    assert figures(w, "in:minas_tirith") == {"gondor-regular": 2, "gondor-leader": 1, "rohan-leader": 1}
    assert (lies(w, "sh_str_03"), gone(w, "sh_str_03"), over(w)) == (True, False, True)
    go(w, "minas_tirith", "osgiliath", SH)
    go(w, "in:minas_tirith", "minas_tirith", FP)
    assert gone(w, "sh_str_03")


@rule("WR-6.14", "WR-6.16")
def test_sh_str_03_without_a_leader_it_stays_all_the_same() -> None:
    w = bare()
    put(w, "in:minas_tirith", gondor_regular=2)
    send(w, "boromir", "in:minas_tirith")
    put(w, "minas_tirith", sauron_regular=2)
    event(w, "sh_str_03")
    assert (lies(w, "sh_str_03"), where(w, "boromir")) == (True, at("in:minas_tirith"))


# The Day Without Dawn


@rule("WR-6.12")
def test_sh_str_04_the_will_of_the_west_is_lost() -> None:
    w = bare()
    at_war(w, *SHADOW_NATIONS)
    w.rolled = [[WILL_OF_THE_WEST, CHARACTER_FACE, WILL_OF_THE_WEST], [CHARACTER_FACE]]
    event(w, "sh_str_04")
    assert w.rolled == [[CHARACTER_FACE], [CHARACTER_FACE]]
    assert told(w) == [("dice-lost", "will_of_the_west", 2)]
    assert told(event(w, "sh_str_04")) == []


# Threats and Promises


@rule("WR-6.16")
def test_sh_str_05_remains_in_play() -> None:
    w = event(bare(), "sh_str_05")
    assert (lies(w, "sh_str_05"), gone(w, "sh_str_05"), over(w)) == (True, False, True)


# Stormcrow


@rule("WR-6.11", "WR-6.30")
def test_sh_str_06_needs_a_visitor_in_a_peaceful_nation() -> None:
    w = bare()
    w.ring_bearers = at("hollin")
    assert refused(w, "sh_str_06") == "nobody-is-in-a-peaceful-nation-of-the-free-peoples"
    send(w, "boromir", "edoras")
    assert refused(w, "sh_str_06") is None
    at_war(w, "rohan")
    assert refused(w, "sh_str_06") == "nobody-is-in-a-peaceful-nation-of-the-free-peoples"
    w.ring_bearers = at("dale")
    w.house = OUTSIDE_ONLY
    assert refused(w, "sh_str_06") is None
    w.ring_bearers = NOWHERE
    w.mordor = 1
    assert refused(w, "sh_str_06") == "nobody-is-in-a-peaceful-nation-of-the-free-peoples"
    send(w, "boromir", "moria")
    assert refused(w, "sh_str_06") == "nobody-is-in-a-peaceful-nation-of-the-free-peoples"


@part("AMB-100")
@rule("WR-6.26", "WR-14.5", "WR-14.34")
def test_sh_str_06_a_nation_is_set_back_and_the_free_peoples_lose_a_figure_of_their_choice() -> None:
    w = bare()
    w.ring_bearers = at("dale")
    send(w, "boromir", "edoras")
    w.steps = [1 if NATIONS[n] == "rohan" else steps for n, steps in enumerate(w.steps)]
    put(w, "edoras", rohan_regular=1, rohan_leader=1, gondor_regular=1)
    put(w, "helms_deep", rohan_elite=1)
    event(w, "sh_str_06")
    assert (asked(w), keys(w)) == ((SH, "stormcrow"), ["nation:north", "nation:rohan"])
    gondor = NATION + NATIONS.index("gondor")
    assert key(w.stack[-1].refuse(w, SH, gondor)) == "the-card-does-not-offer-that"
    pick(w, "nation:rohan")
    assert nation(w, "rohan") == (2, False)
    assert asked(w) == (FP, "stormcrow-loss")
    assert keys(w) == ["figure:rohan-regular@edoras", "figure:rohan-leader@edoras", "figure:rohan-elite@helms_deep"]
    wrong = figure_at_code(kind_named("gondor-regular"), at("edoras"))
    assert key(w.stack[-1].refuse(w, FP, wrong)) == "the-nation-has-no-such-figure-there"
    pick(w, "figure:rohan-elite@helms_deep")
    assert (figures(w, "helms_deep"), w.figures.count(kind_named("rohan-regular"), REINFORCEMENTS)) == (
        {},
        w.figures.total(kind_named("rohan-regular")) - 1,
    )


@rule("WR-14.34", "WR-6.19", "WR-13.3")
def test_sh_str_06_not_beyond_the_first_box_and_who_is_left_alone_goes_too() -> None:
    w = bare()
    w.ring_bearers = at("lorien")
    put(w, "in:lorien", elves_elite=1, elves_leader=1)
    put(w, "lorien", sauron_regular=1)
    put(w, "grey_havens", elves_leader=1, elves_regular=1)
    assert nation(w, "elves") == (3, True)
    event(w, "sh_str_06")
    assert nation(w, "elves") == (3, True)
    pick(w, "figure:elves-elite@lorien")
    assert (figures(w, "in:lorien"), figures(w, "lorien")) == ({}, {"sauron-regular": 1})
    assert w.held[at("lorien")] == SH


@rule("WR-6.19", "WR-1.44")
def test_sh_str_06_a_leader_left_alone_in_the_field_goes_too() -> None:
    w = bare()
    w.ring_bearers = at("dale")
    put(w, "dale", north_regular=1, north_leader=1)
    pick(event(w, "sh_str_06"), "figure:north-regular@dale")
    assert (figures(w, "dale"), w.held[at("dale")]) == ({}, FP)


@rule("WR-6.14")
def test_sh_str_06_a_nation_without_figures_loses_none() -> None:
    w = bare()
    w.ring_bearers = at("dale")
    assert over(event(w, "sh_str_06"))


# Armies on the way


@rule("WR-10.16", "WR-10.17", "WR-10.18")
def test_sh_str_07_an_army_goes_three_regions_to_another_one() -> None:
    w = bare()
    at_war(w, *SHADOW_NATIONS)
    put(w, "moria", sauron_regular=3)
    put(w, "south_dunland", isengard_regular=1)
    event(w, "sh_str_07")
    pick(w, "way:moria>hollin")
    assert asked(w) == (SH, "who-marches")
    pick(w, "split", "count:sauron-regular:2")
    assert (figures(w, "moria"), figures(w, "south_dunland")) == (
        {"sauron-regular": 1},
        {"isengard-regular": 1, "sauron-regular": 2},
    )
    assert over(w)


@rule("WR-10.16")
def test_sh_str_07_not_where_no_army_waits_nor_where_it_is_besieged() -> None:
    w = bare()
    at_war(w, *SHADOW_NATIONS)
    put(w, "moria", sauron_regular=3)
    put(w, "in:orthanc", isengard_regular=1)
    put(w, "orthanc", rohan_regular=1)
    assert over(event(w, "sh_str_07"))


@rule("WR-10.16", "WR-10.9")
def test_sh_str_08_two_armies_go_two_regions_each() -> None:
    w = bare()
    at_war(w, *SHADOW_NATIONS)
    put(w, "moria", sauron_regular=3)
    put(w, "barad_dur", sauron_regular=2)
    put(w, "morannon", sauron_regular=1)
    put(w, "south_dunland", isengard_regular=1)
    event(w, "sh_str_08")
    pick(w, "way:moria>north_dunland", "all")
    pick(w, "way:barad_dur>gorgoroth", "all")
    assert (figures(w, "south_dunland"), figures(w, "morannon")) == (
        {"isengard-regular": 1, "sauron-regular": 3},
        {"sauron-regular": 3},
    )
    assert over(w)


@rule("WR-10.16", "WR-10.9")
def test_sh_str_09_four_armies_move_one_region_each() -> None:
    w = bare()
    at_war(w, *SHADOW_NATIONS)
    for region in ("moria", "barad_dur", "morannon", "umbar", "dol_guldur"):
        put(w, region, sauron_regular=1)
    event(w, "sh_str_09")
    pick(w, "way:moria>hollin", "way:barad_dur>gorgoroth", "way:morannon>dagorlad", "way:umbar>near_harad")
    moved = [figures(w, region) for region in ("hollin", "gorgoroth", "dagorlad", "near_harad")]
    assert (moved, figures(w, "dol_guldur")) == ([{"sauron-regular": 1}] * 4, {"sauron-regular": 1})
    assert over(w)


# Corsairs of Umbar


def fleet(**figures: int) -> War:
    """An army at Umbar. A card in the hand of the Free Peoples makes every battle pause before its first round."""
    w = bare()
    at_war(w, "southrons_easterlings")
    take(w, "fp_str_14")
    put(w, "umbar", **figures)
    return w


@rule("WR-10.14", "WR-13.2", "WR-14.6", "WR-10.16")
def test_sh_str_10_the_corsairs_take_an_empty_city() -> None:
    w = fleet(southrons_easterlings_regular=4, sauron_regular=1)
    event(w, "sh_str_10")
    assert keys(w) == ["region:anfalas", "region:dol_amroth", "region:lamedon", "region:pelargir"]
    refusal = w.stack[-1].refuse(w, SH, REGION + at("lossarnach"))
    assert key(refusal) == "the-corsairs-land-on-the-coast-of-gondor-only"
    pick(w, "region:pelargir", "split", "count:southrons_easterlings-regular:3")
    assert (figures(w, "pelargir"), figures(w, "umbar")) == (
        {"southrons_easterlings-regular": 3},
        {"southrons_easterlings-regular": 1, "sauron-regular": 1},
    )
    assert (w.held[at("pelargir")], nation(w, "gondor")) == (SH, (1, True))
    assert over(w)


@rule("WR-11.2", "WR-11.13", "WR-14.7", "WR-11.66")
def test_sh_str_10_an_army_there_is_attacked_and_the_attack_goes_on() -> None:
    w = fleet(southrons_easterlings_regular=4, sauron_regular=1, nazgul=1)
    put(w, "pelargir", gondor_regular=3)
    before = nation(w, "gondor")
    pick(event(w, "sh_str_10"), "region:pelargir")
    assert asked(w) == (SH, "attackers")
    pick(w, "split", "count:southrons_easterlings-regular:4", "count:nazgul:1")
    assert attackers(w) == {"southrons_easterlings-regular": 4, "nazgul": 1}
    assert nation(w, "gondor") == (before[0] - 1, True)
    assert battle(w).flags == NO_CEASE
    script(w, combat_sh=[[1] * 4] * 2, combat_sh_reroll=[[1]] * 2, combat_fp=[[1] * 3] * 2)
    pick(w, "none")
    assert asked(w) == (FP, "retreat")
    pick(w, "region:lossarnach")
    assert (figures(w, "pelargir"), figures(w, "umbar")) == (
        {"southrons_easterlings-regular": 4, "nazgul": 1},
        {"sauron-regular": 1},
    )
    assert (w.held[at("pelargir")], over(w)) == (SH, True)


@rule("WR-12.4", "WR-12.6", "WR-12.8")
def test_sh_str_10_the_defenders_may_withdraw_into_dol_amroth() -> None:
    w = fleet(southrons_easterlings_regular=4)
    put(w, "dol_amroth", gondor_regular=3)
    pick(event(w, "sh_str_10"), "region:dol_amroth", "all", "withdraw")
    assert (figures(w, "dol_amroth"), figures(w, "in:dol_amroth")) == (
        {"southrons_easterlings-regular": 4},
        {"gondor-regular": 3},
    )
    assert over(w)


@rule("WR-8.7", "WR-12.14", "WR-12.16", "WR-14.7")
def test_sh_str_10_besiegers_are_joined_counted_at_once_and_attack() -> None:
    w = fleet(southrons_easterlings_regular=7)
    put(w, "dol_amroth", southrons_easterlings_regular=4)
    put(w, "in:dol_amroth", gondor_regular=2)
    pick(event(w, "sh_str_10"), "region:dol_amroth", "all")
    assert asked(w) == (SH, "surplus")
    pick(w, "figure:southrons_easterlings-regular")
    assert figures(w, "dol_amroth") == {"southrons_easterlings-regular": 10}
    assert asked(w) == (SH, "attackers")
    pick(w, "split", "count:southrons_easterlings-regular:5")
    assert is_siege_battle(battle(w).target)
    assert (attackers(w), battle(w).flags) == ({"southrons_easterlings-regular": 5}, 0)
    script(w, combat_sh=[[1] * 5], combat_fp=[[1] * 2])
    pick(w, "none")
    assert (figures(w, "in:dol_amroth"), over(w)) == ({"gondor-regular": 2}, True)


@rule("WR-8.7", "WR-8.9")
def test_sh_str_10_merging_the_owner_chooses_the_surplus_at_once() -> None:
    w = fleet(southrons_easterlings_regular=6, southrons_easterlings_elite=1)
    put(w, "anfalas", southrons_easterlings_regular=4)
    pick(event(w, "sh_str_10"), "region:anfalas", "all")
    assert asked(w) == (SH, "surplus")
    pick(w, "figure:southrons_easterlings-regular")
    assert figures(w, "anfalas") == {"southrons_easterlings-regular": 9, "southrons_easterlings-elite": 1}
    assert over(w)


@rule("WR-10.13", "WR-11.2", "WR-12.21")
def test_sh_str_10_who_cannot_sail() -> None:
    w = fleet(sauron_regular=3)
    assert over(event(w, "sh_str_10"))
    w = fleet()
    put(w, "in:umbar", southrons_easterlings_regular=3)
    put(w, "umbar", gondor_regular=1)
    assert over(event(w, "sh_str_10"))
    w = fleet(southrons_easterlings_regular=3)
    w.house = NO_OVERSTACKING
    put(w, "anfalas", southrons_easterlings_regular=10)
    event(w, "sh_str_10")
    assert key(w.stack[-1].refuse(w, SH, REGION + at("anfalas"))) == "no-region-holds-more-than-ten-units"


# Frames


@rule("WR-6.13")
def test_the_corsairs_can_be_copied_and_saved_at_every_question() -> None:
    w = fleet(southrons_easterlings_regular=4)
    put(w, "dol_amroth", southrons_easterlings_regular=4)
    put(w, "in:dol_amroth", gondor_regular=2)
    event(w, "sh_str_10")
    for choice in ("region:dol_amroth", "all", "all"):
        copy = w.clone()
        other: list[Frame] = load(dump(w.stack), CLASSES)
        assert dump(other) == dump(w.stack) == dump(copy.stack)
        w.stack = other
        pick(w, choice)
        pick(copy, choice)
        assert copy.digest() == w.digest()
    assert attackers(w) == {"southrons_easterlings-regular": 8}
