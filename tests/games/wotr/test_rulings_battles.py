"""Appendix A.3: rulings on battles and sieges."""

import pytest
from tests.games.wotr.battles import (
    asked,
    attack,
    field,
    hold,
    keys,
    left,
    pick,
    question,
    roll,
    rolled,
    war,
    ways,
    why_not,
)
from tests.games.wotr.card_battles import fight
from tests.games.wotr.events import at_war, event, nation
from tests.games.wotr.helpers import FP, SH, at, bare, figures, key, put, script, send, told
from tests.games.wotr.playing import asked as asked_side
from tests.games.wotr.playing import choose, position
from tests.games.wotr.playing import keys as offered
from tests.games.wotr.playing import why_not as rules_against

from mathom.games.wotr.armies.recruit import refuse_recruit
from mathom.games.wotr.battle.attack import Attack
from mathom.games.wotr.battle.conquest import conquer
from mathom.games.wotr.box import KIND_NATION, KIND_SIDE, KINDS, NATIONS, kind_named
from mathom.games.wotr.map import REINFORCEMENTS
from mathom.games.wotr.state import War
from mathom.testing import part, rule


def siege(free: dict[str, int], shadow: dict[str, int]) -> War:
    """Erebor, held by the Free Peoples and besieged by the Shadow."""
    return war(**{"in:erebor": free, "erebor": shadow})


def at_steps(w: War, *passive: str, **steps: int) -> War:
    """Nations that are so many boxes away from war; some of them passive."""
    w.steps = [steps.get(name, 0) for name in NATIONS]
    w.active = [name not in passive for name in NATIONS]
    return w


# Politics


@part("AMB-30")
@rule("WR-14.7", "WR-14.14")
def test_an_attack_moves_nations_before_the_defender_has_chosen_anything() -> None:
    """Two nations stand in Erebor; they are asked for the ground after their markers have moved."""
    w = war(erebor={"dwarves_regular": 2, "north_regular": 1}, dale={"sauron_regular": 4})
    at_steps(w, "dwarves", "north", dwarves=3, north=2)
    attack(w, "dale>erebor")
    assert (asked(w), nation(w, "dwarves"), nation(w, "north")) == ((FP, "ground"), (2, True), (1, True))
    pick(w, "withdraw", "none")
    assert (w.stack, nation(w, "dwarves"), nation(w, "north")) == ([], (2, True), (1, True))


@part("AMB-30")
@rule("WR-14.7", "WR-14.14", "WR-14.33")
@pytest.mark.parametrize(
    ("way", "side", "attacked"),
    [("erebor>erebor", SH, "dwarves"), ("erebor>erebor", FP, "sauron"), ("dale>erebor", FP, "sauron")],
    ids=["siege-battle", "sortie", "relief"],
)
def test_every_siege_battle_sortie_or_relief_is_one_attack_more(way: str, side: int, attacked: str) -> None:
    w = siege({"dwarves_regular": 3}, {"sauron_regular": 3, "southrons_easterlings_regular": 1})
    put(w, "dale", north_regular=3)
    steps = {attacked: 3}
    at_steps(w, **steps)
    if side == SH:
        put(w, "erebor", southrons_easterlings_regular=1)
    for boxes in (2, 1):
        script(w, combat_sh=[[2] * (5 if side == SH else 4)], combat_fp=[[2] * 3])
        attack(w, way, side=side)
        assert nation(w, attacked)[0] == boxes
        if side == FP:
            script(w, combat_sh=[[2] * 4], combat_fp=[[2] * 3])
            pick(w, "continue", "stay")
            assert nation(w, attacked)[0] == boxes
            pick(w, "cease")
        assert w.stack == []


@part("AMB-31")
@rule("WR-14.3", "WR-14.7", "WR-14.14")
def test_an_attacked_nation_on_the_last_box_is_woken_first_and_goes_to_war() -> None:
    w = at_steps(field({"sauron_regular": 2}, {"rohan_regular": 2}), "rohan", rohan=1)
    roll(w, sh=[2, 2], fp=[2, 2])
    attack(w)
    assert [event for event in told(w) if event[0] in ("activated", "advanced")] == [
        ("activated", "rohan"),
        ("advanced", "rohan", 0),
    ]
    assert nation(w, "rohan") == (0, True)


# Before and after a combat round


@part("AMB-32")
@rule("WR-12.6", "WR-12.7", "WR-12.9")
def test_who_withdraws_and_is_not_followed_stands_in_his_region_as_before() -> None:
    w = war(erebor={"dwarves_regular": 5, "dwarves_elite": 3, "dwarves_leader": 1}, dale={"sauron_regular": 4})
    send(w, "gimli", "erebor")
    before = left(w, "erebor", FP)
    attack(w, "dale>erebor")
    pick(w, "withdraw")
    assert (asked(w), keys(w)) == ((SH, "advance"), ["all", "split", "none"])
    pick(w, "none")
    assert (left(w, "erebor", FP), figures(w, "in:erebor"), left(w, "dale", SH)) == (
        before,
        {},
        {"sauron-regular": 4},
    )
    assert (w.is_besieged(at("erebor")), w.ask, w.stack) == (False, None, [])
    assert ways(w, SH) == ["way:dale>erebor"]


@part("AMB-33")
@rule("WR-12.4", "WR-11.72", "WR-11.66", "WR-11.67")
def test_between_two_rounds_come_ceasing_retreat_ground_and_cards_in_this_order() -> None:
    w = war(erebor={"dwarves_regular": 4}, dale={"sauron_regular": 4})
    hold(w, SH, "sh_str_01")
    hold(w, FP, "fp_str_01")
    attack(w, "dale>erebor")
    pick(w, "fight-in-the-field", "none")
    roll(w, sh=[2] * 4, fp=[2] * 4)
    pick(w, "none")
    found = []
    for answer in ("continue", "stay", "fight-in-the-field", "none"):
        found.append((asked(w), keys(w)))
        pick(w, answer)
    found.append((asked(w), keys(w)))
    assert found == [
        ((SH, "cease"), ["continue", "cease"]),
        ((FP, "retreat"), ["stay", "region:iron_hills", "region:withered_heath"]),
        ((FP, "ground"), ["fight-in-the-field", "withdraw"]),
        ((SH, "combat-card"), ["none", "card:sh_str_01"]),
        ((FP, "combat-card"), ["none", "card:fp_str_01"]),
    ]


@part("AMB-33")
@rule("WR-11.66")
def test_if_the_attacker_ceases_the_defender_is_asked_nothing() -> None:
    w = war(erebor={"dwarves_regular": 2}, dale={"sauron_regular": 2})
    roll(w, sh=[2, 2], fp=[2, 2])
    attack(w, "dale>erebor")
    pick(w, "fight-in-the-field", "cease")
    assert (w.ask, w.stack) == (None, [])


@part("AMB-34")
@rule("WR-11.69", "WR-11.74")
def test_the_whole_surviving_army_retreats_to_one_region() -> None:
    """Units of two nations, one of them reduced, with a Leader and two Companions."""
    w = field({"sauron_regular": 5}, {"north_regular": 2, "elves_elite": 1, "north_leader": 2})
    send(w, "legolas", "trollshaws")
    send(w, "meriadoc", "trollshaws")
    roll(w, sh=[6, 2, 2, 2, 2], fp=[2] * 4, fp_again=[2] * 4)
    attack(w)
    pick(w, "reduce:elves-elite", "continue", "region:weather_hills")
    assert left(w, "trollshaws", FP) == {}
    assert left(w, "weather_hills", FP) == {
        "north-regular": 2,
        "elves-regular": 1,
        "north-leader": 2,
        "legolas": 1,
        "meriadoc": 1,
    }


@part("AMB-34")
@rule("WR-11.74", "WR-11.64")
def test_saruman_left_behind_in_a_retreat_is_alone_and_safe() -> None:
    w = war(orthanc={"isengard_regular": 3, "nazgul": 1}, fords_of_isen={"rohan_regular": 3})
    send(w, "saruman", "orthanc")
    roll(w, sh=[2] * 3, fp=[2] * 3, sh_again=[2] * 2)
    attack(w, "fords_of_isen>orthanc", side=FP)
    pick(w, "fight-in-the-field", "continue", "region:gap_of_rohan", "none")
    assert (left(w, "gap_of_rohan", SH), left(w, "orthanc", SH)) == (
        {"isengard-regular": 3, "nazgul": 1},
        {"saruman": 1},
    )
    assert (ways(w, FP), why_not(w, FP, "fords_of_isen>orthanc")) == (
        ["way:fords_of_isen>gap_of_rohan"],
        "no-enemy-army-is-there",
    )


@part("AMB-35")
@rule("WR-11.69", "WR-2.6")
def test_nobody_retreats_into_an_empty_settlement_of_the_enemy_but_an_army_may_march_there() -> None:
    """The Shadow holds Bree and the North Downs lie open; in Bree nobody stands."""
    w = position(
        clear=True,
        nations=[f"{name} 0 active" for name in NATIONS],
        figures=["weather_hills north-regular 2", "ettenmoors sauron-regular 3"],
        held=["bree shadow"],
        rolled={"shadow": ["army"], "free_peoples": ["muster_army"]},
        turn_of="shadow",
        chance={"combat.sh": [[1, 1, 1]], "combat.fp": [[1, 1]]},
    )
    choose(w, "die:army", "attack", "all", "continue")
    assert (asked_side(w), offered(w)) == (
        ("free_peoples", "retreat"),
        ["stay", "region:north_downs", "region:south_downs", "region:trollshaws"],
    )
    assert rules_against(w, "region:bree") == ("WR-11.69", "WR-11.70")
    script(w, combat_sh=[[2, 2, 2]], combat_fp=[[2, 2]])
    choose(w, "stay", "cease", "die:muster_army", "move-army", "way:weather_hills>bree", "all")
    assert w.held[at("bree")] == FP


@part("AMB-35")
@rule("WR-11.69", "WR-8.7", "WR-8.8")
def test_who_is_too_many_after_a_retreat_goes_home_at_the_end_of_the_action() -> None:
    w = position(
        clear=True,
        nations=[f"{name} 0 active" for name in NATIONS],
        figures=["trollshaws north-elite 3", "weather_hills north-regular 9", "hollin sauron-regular 3"],
        rolled={"shadow": ["army", "event"], "free_peoples": ["event"]},
        turn_of="shadow",
        chance={"combat.sh": [[1, 1, 1]], "combat.fp": [[1, 1, 1]]},
    )
    choose(w, "die:army", "attack", "all", "continue", "region:weather_hills")
    assert asked_side(w) == ("shadow", "advance")
    choose(w, "none")
    assert (asked_side(w), offered(w)) == (("free_peoples", "surplus"), ["figure:north-regular", "figure:north-elite"])
    choose(w, "figure:north-regular", "figure:north-elite")
    assert (figures(w, "weather_hills"), asked_side(w)) == (
        {"north-regular": 8, "north-elite": 2},
        ("free_peoples", "turn"),
    )
    home = [w.figures.count(kind_named(kind), REINFORCEMENTS + FP) for kind in ("north-regular", "north-elite")]
    assert home == [2, 3]


# Walls


@part("AMB-36")
@rule("WR-12.1", "WR-12.3")
@pytest.mark.parametrize(
    ("region", "origin", "held"),
    [("osgiliath", "druadan_forest", False), ("pelargir", "lamedon", True), ("pelargir", "lamedon", False)],
    ids=["fortification", "conquered-city", "city-of-the-enemy"],
)
def test_city_and_fortification_protect_the_shadow_too(region: str, origin: str, held: bool) -> None:
    w = war(**{region: {"sauron_regular": 2}, origin: {"gondor_regular": 2}})
    if held:
        conquer(w, SH, at(region))
    roll(w, fp=[5, 5], sh=[2, 2])
    attack(w, f"{origin}>{region}", side=FP)
    assert rolled(told(w)) == [("free_peoples", [5, 5], 0, 6, 0), ("shadow", [2, 2], 0, 5, 0)]


@part("AMB-36")
@rule("WR-12.1", "WR-12.5", "WR-12.32")
def test_a_stronghold_protects_nobody_in_the_field_or_against_a_relief() -> None:
    w = war(erebor={"dwarves_regular": 2}, dale={"sauron_regular": 2})
    attack(w, "dale>erebor")
    roll(w, sh=[5, 2], fp=[2, 2])
    pick(w, "fight-in-the-field")
    assert rolled(told(w))[0] == ("shadow", [5, 2], 0, 5, 1)
    w = siege({"dwarves_regular": 2}, {"sauron_regular": 2})
    put(w, "dale", north_regular=2)
    roll(w, sh=[2, 2], fp=[5, 2])
    attack(w, "dale>erebor", side=FP)
    assert rolled(told(w))[0] == ("free_peoples", [5, 2], 0, 5, 1)


@part("AMB-37")
@rule("WR-11.72", "WR-12.4", "WR-12.15", "WR-9.5")
def test_a_conquered_stronghold_shelters_its_conqueror_but_recruits_nobody() -> None:
    w = war(moria={"dwarves_regular": 2}, hollin={"sauron_regular": 3})
    conquer(w, FP, at("moria"))
    attack(w, "hollin>moria")
    assert (asked(w), keys(w)) == ((FP, "ground"), ["fight-in-the-field", "withdraw"])
    pick(w, "withdraw", "all")
    assert (w.besieger(at("moria")), left(w, "in:moria", FP)) == (SH, {"dwarves-regular": 2})
    roll(w, sh=[5, 5, 5], fp=[5, 2])
    attack(w, "moria>moria")
    assert rolled(told(w)) == [("shadow", [5, 5, 5], 0, 6, 0), ("free_peoples", [5, 2], 0, 5, 1)]
    w = war(moria={"dwarves_regular": 2})
    conquer(w, FP, at("moria"))
    kinds = [kind for kind in range(KINDS) if KIND_SIDE[kind] == FP or NATIONS[KIND_NATION[kind]] == "sauron"]
    assert {key(refuse_recruit(w, kind, at("moria"), False)) for kind in kinds} == {
        "that-is-no-settlement-of-the-nation",
        "nothing-is-recruited-where-the-enemy-holds-the-settlement",
    }


@part("AMB-38")
@rule("WR-11.45", "WR-12.15", "WR-11.48", "WR-11.49")
def test_against_a_six_modifiers_are_added_first() -> None:
    """Deadly Strife adds 2 to every die: a 4 becomes a 6; a natural 1 misses all the same."""
    w = siege({"dwarves_regular": 5}, {"sauron_regular": 5})
    roll(w, sh=[4, 5, 3, 1, 6], fp=[3, 2, 1, 1, 1])
    fight(w, "sh_str_01", way="erebor>erebor")
    assert rolled(told(w)) == [
        ("shadow", [4, 5, 3, 1, 6], 2, 6, 3),
        ("free_peoples", [3, 2, 1, 1, 1], 2, 5, 1),
    ]


@part("AMB-38")
@rule("WR-11.45", "WR-11.49", "WR-12.15")
def test_a_natural_six_hits_whatever_is_taken_off() -> None:
    """Advantageous Position takes 1 off every die of the Shadow."""
    w = siege({"dwarves_regular": 2}, {"sauron_regular": 3})
    roll(w, sh=[6, 5, 5], fp=[2, 2])
    fight(w, "fp_str_03", way="erebor>erebor")
    assert rolled(told(w))[0] == ("shadow", [6, 5, 5], -1, 6, 1)


# Extending a siege battle


@part("AMB-39")
@rule("WR-12.17")
@pytest.mark.parametrize(("elites", "extended"), [(0, False), (1, True)])
def test_only_elites_who_attack_can_pay_for_another_round(elites: int, extended: bool) -> None:
    w = siege({"dwarves_regular": 3}, {"sauron_regular": 3, "sauron_elite": 2})
    w.push(Attack(SH, SH))
    w.run()
    roll(w, sh=[2] * (3 + elites), fp=[2] * 3)
    pick(w, "split", "count:sauron-regular:3", f"count:sauron-elite:{elites}")
    if extended:
        assert (asked(w), keys(w)) == ((SH, "extend"), ["cease", "reduce:sauron-elite"])
        roll(w, sh=[2] * 4, fp=[2] * 3)
        pick(w, "reduce:sauron-elite")
    assert (w.ask, w.stack) == (None, [])
    assert left(w, "erebor", SH) == {"sauron-regular": 3 + elites, "sauron-elite": 2 - elites}


# Armies that are wiped out


@part("AMB-42")
@rule("WR-11.75", "WR-13.2", "WR-11.80")
def test_if_both_armies_fall_nobody_advances_and_nothing_is_conquered() -> None:
    """The rearguard stands in another region, so it does not count."""
    w = war(dale={"north_regular": 2}, vale_of_the_carnen={"sauron_regular": 4, "nazgul": 1})
    w.push(Attack(SH, SH))
    w.run()
    roll(w, sh=[6, 6], fp=[5, 5])
    pick(w, "split", "count:sauron-regular:2", "count:nazgul:0")
    assert (w.ask, w.stack, w.held[at("dale")]) == (None, [], FP)
    assert (figures(w, "dale"), figures(w, "vale_of_the_carnen")) == ({}, {"sauron-regular": 2, "nazgul": 1})


@part("AMB-42")
@rule("WR-11.75", "WR-12.10", "WR-13.3")
@pytest.mark.parametrize("side", [SH, FP], ids=["siege-battle", "sortie"])
def test_if_besieged_and_besiegers_fall_together_the_siege_is_over_and_the_holder_stays(side: int) -> None:
    w = siege({"dwarves_regular": 1}, {"sauron_regular": 1})
    roll(w, sh=[6], fp=[6])
    attack(w, "erebor>erebor", side=side)
    assert [event for event in told(w) if event[0] in ("conquered", "retaken")] == []
    assert (w.held[at("erebor")], w.is_besieged(at("erebor"))) == (FP, False)
    assert (figures(w, "erebor"), figures(w, "in:erebor"), w.stack) == ({}, {}, [])


@part("AMB-43")
@rule("WR-13.3", "WR-12.22")
@pytest.mark.parametrize(("rearguard", "holder"), [(0, SH), (1, FP)])
def test_a_sortie_that_falls_loses_the_stronghold_unless_a_rearguard_is_inside(rearguard: int, holder: int) -> None:
    w = siege({"dwarves_regular": 2 + rearguard}, {"sauron_regular": 3})
    w.push(Attack(FP, FP))
    w.run()
    roll(w, sh=[6, 6, 2], fp=[2, 2])
    pick(w, *(["split", "count:dwarves-regular:2"] if rearguard else ["all"]))
    assert (w.held[at("erebor")], w.is_besieged(at("erebor")), w.stack) == (holder, holder == FP, [])
    assert left(w, "erebor", SH) == {"sauron-regular": 3}


@part("AMB-44")
@rule("WR-6.20", "WR-13.3")
def test_dreadful_spells_that_kill_a_garrison_win_the_stronghold() -> None:
    w = war(**{"in:erebor": {"dwarves_regular": 1, "dwarves_leader": 1}, "erebor": {"sauron_regular": 2, "nazgul": 1}})
    send(w, "gimli", "in:erebor")
    script(w, **{"card": [[6]]})
    event(w, "sh_char_19")
    news = told(w)
    assert ("conquered", "shadow", "erebor", 2) in news
    assert (left(w, "erebor", FP), left(w, "in:erebor", FP), w.held[at("erebor")]) == ({"gimli": 1}, {}, SH)
    assert left(w, "erebor", SH) == {"sauron-regular": 2, "nazgul": 1}


# The advance


@part("AMB-45")
@rule("WR-11.76", "WR-13.2")
@pytest.mark.parametrize(
    ("answers", "holder", "gone"),
    [
        (["none"], FP, {}),
        (["split", "count:sauron-regular:1", "count:nazgul:0"], SH, {"sauron-regular": 1}),
        (["all"], SH, {"sauron-regular": 3, "nazgul": 1}),
    ],
)
def test_any_part_of_the_victors_may_advance_and_conquers_if_a_unit_enters(
    answers: list[str], holder: int, gone: dict[str, int]
) -> None:
    w = war(dale={"north_regular": 1}, vale_of_the_carnen={"sauron_regular": 3, "nazgul": 1})
    roll(w, sh=[6, 2, 2], fp=[2], sh_again=[2])
    attack(w, "vale_of_the_carnen>dale")
    assert (asked(w), keys(w)) == ((SH, "advance"), ["all", "split", "none"])
    pick(w, *answers)
    assert (w.held[at("dale")], figures(w, "dale"), w.stack) == (holder, gone, [])


@part("AMB-45")
@rule("WR-11.76", "WR-13.2")
def test_a_nazgul_may_advance_alone_and_conquers_nothing() -> None:
    w = war(dale={"north_regular": 1}, vale_of_the_carnen={"sauron_regular": 3, "nazgul": 1})
    roll(w, sh=[6, 2, 2], fp=[2], sh_again=[2])
    attack(w, "vale_of_the_carnen>dale")
    pick(w, "split", "count:sauron-regular:0")
    assert (figures(w, "dale"), w.held[at("dale")], w.stack) == ({"nazgul": 1}, FP, [])


@part("AMB-45")
@rule("WR-11.76", "WR-7.26")
def test_a_nazgul_does_not_advance_alone_into_a_stronghold_of_the_free_peoples() -> None:
    w = war(erebor={"dwarves_regular": 1}, withered_heath={"sauron_regular": 2, "nazgul": 1})
    roll(w, sh=[6, 2], fp=[2], sh_again=[2])
    attack(w, "withered_heath>erebor")
    pick(w, "fight-in-the-field", "split")
    assert keys(w) == ["count:sauron-regular:1", "count:sauron-regular:2"]


@part("AMB-45")
@rule("WR-11.76", "WR-10.6")
def test_leaders_of_the_free_peoples_advance_with_the_last_unit_and_stay_only_with_one() -> None:
    w = field({"sauron_regular": 1}, {"north_regular": 2, "north_leader": 1})
    roll(w, sh=[2], fp=[6, 2], fp_again=[2])
    attack(w, "trollshaws>hollin", side=FP)
    pick(w, "split")
    assert keys(w) == ["count:north-regular:1", "count:north-regular:2"]
    other = w.clone()
    pick(w, "count:north-regular:2")
    assert left(w, "hollin", FP) == {"north-regular": 2, "north-leader": 1}
    pick(other, "count:north-regular:1")
    assert keys(other) == ["count:north-leader:0", "count:north-leader:1"]
    pick(other, "count:north-leader:0")
    assert left(other, "trollshaws", FP) == {"north-regular": 1, "north-leader": 1}


# Cards


@part("AMB-46")
@rule("WR-11.2")
def test_the_black_captain_attacks_with_units_at_war_only() -> None:
    found = []
    for nations in ([], ["southrons_easterlings"]):
        w = bare()
        at_war(w, *nations)
        put(w, "hollin", sauron_regular=2, southrons_easterlings_regular=2)
        put(w, "trollshaws", north_regular=1)
        send(w, "witch_king", "hollin")
        event(w, "sh_char_24")
        pick(w, "recruit-nazgul")
        found.append((question(w), keys(w)))
    assert found == [("ride", ["move-army", "none"]), ("ride", ["move-army", "attack", "none"])]


@part("AMB-47")
@rule("WR-11.24", "WR-11.25", "WR-11.26")
@pytest.mark.parametrize("attacker", [FP, SH])
def test_the_attacker_commits_himself_before_the_defender_is_asked(attacker: int) -> None:
    """What the attacker is offered does not depend on the defender's hand; then the defender sees a back at most."""
    cards = ("fp_str_01", "sh_str_01")
    way = ("trollshaws>hollin", "hollin>trollshaws")[attacker]
    found = []
    for defends in (True, False):
        w = field({"sauron_regular": 2}, {"north_regular": 2})
        hold(w, attacker, cards[attacker])
        if defends:
            hold(w, 1 - attacker, cards[1 - attacker])
        attack(w, way, side=attacker)
        found.append((asked(w), keys(w)))
    assert found == [((attacker, "combat-card"), ["none", f"card:{cards[attacker]}"])] * 2
    w = field({"sauron_regular": 2}, {"north_regular": 2})
    hold(w, FP, cards[FP])
    hold(w, SH, cards[SH])
    attack(w, way, side=attacker)
    told(w)
    pick(w, f"card:{cards[attacker]}")
    deck = ("fp_strategy", "sh_strategy")[attacker]
    assert told(w) == [("combat-card-placed", attacker, deck)]
    assert (asked(w), keys(w)) == ((1 - attacker, "combat-card"), ["none", f"card:{cards[1 - attacker]}"])
