"""Chapter 11: battles."""

import pytest
from tests.games.wotr.battles import (
    FP,
    SH,
    army,
    asked,
    attack,
    combat,
    field,
    hold,
    keys,
    left,
    pick,
    question,
    roll,
    rolled,
    storm,
    war,
    ways,
    why_not,
)
from tests.games.wotr.helpers import at, figures, key, lay, new, put, send, told

from mathom.games.wotr.battle.attack import Attack
from mathom.games.wotr.battle.retreat import retreats
from mathom.games.wotr.box import NATIONS
from mathom.games.wotr.codes import REGION, WAY, way_code
from mathom.games.wotr.game import WarOfTheRing
from mathom.games.wotr.map import REGIONS
from mathom.testing import part, rule

NORTH = NATIONS.index("north")


# Declaring an attack


@rule("WR-11.3", "WR-11.1")
def test_the_targets_are_enemy_armies_in_adjacent_regions() -> None:
    w = war(
        hollin={"sauron_regular": 2},
        trollshaws={"north_regular": 1},
        south_downs={"elves_regular": 1},
        buckland={"north_regular": 2},
    )
    assert ways(w, SH) == ["way:hollin>south_downs", "way:hollin>trollshaws"]
    assert ways(w, FP) == ["way:south_downs>hollin", "way:trollshaws>hollin"]
    assert why_not(w, SH, "hollin>moria") == "no-enemy-army-is-there"
    assert why_not(w, SH, "hollin>buckland") == "armies-attack-adjacent-regions"
    assert why_not(w, SH, "hollin>hollin") == "there-is-no-siege"


@part("AMB-24")
@rule("WR-11.3", "WR-12.13", "WR-12.22")
def test_besiegers_and_besieged_attack_each_other_in_their_region() -> None:
    """DP-37, AMB-24: the besieged attack nobody else."""
    w = war(**{"in:erebor": {"dwarves_regular": 2}, "erebor": {"sauron_regular": 3}})
    assert (ways(w, SH), ways(w, FP)) == (["way:erebor>erebor"], ["way:erebor>erebor"])
    put(w, "dale", sauron_regular=1)
    assert why_not(w, FP, "erebor>dale") == "the-besieged-can-only-make-a-sortie"


@rule("WR-11.7")
def test_nobody_attacks_across_an_impassable_border() -> None:
    w = war(rivendell={"elves_regular": 2}, hollin={"sauron_regular": 2})
    assert (ways(w, FP), why_not(w, FP, "rivendell>hollin")) == ([], "armies-attack-adjacent-regions")


@rule("WR-11.2")
def test_only_units_at_war_start_a_battle() -> None:
    w = field({"sauron_regular": 2, "nazgul": 1}, {"north_regular": 2})
    w.steps = [0, 0, 0, 0, 0, 0, 1, 0]
    assert (ways(w, SH), why_not(w, SH, "hollin>trollshaws")) == ([], "nobody-there-is-at-war")
    assert ways(w, FP) == ["way:trollshaws>hollin"]


@rule("WR-11.2", "WR-11.13")
def test_nazgul_attack_with_others_while_sauron_is_at_peace() -> None:
    """EX-20"""
    w = field({"southrons_easterlings_regular": 2, "sauron_regular": 1, "nazgul": 1}, {"north_regular": 2})
    w.steps = [0, 0, 0, 0, 0, 0, 1, 0]
    hold(w, SH, "sh_str_01")
    attack(w)
    assert army(w, SH) == {"southrons_easterlings-regular": 2, "nazgul": 1}


@rule("WR-11.4")
def test_an_action_attacks_with_one_army() -> None:
    w = war(
        hollin={"sauron_regular": 1},
        trollshaws={"north_regular": 1},
        moria={"sauron_regular": 1},
        dimrill_dale={"elves_regular": 1},
    )
    w.push(Attack(SH, SH))
    w.run()
    assert keys(w) == ["way:hollin>trollshaws", "way:moria>dimrill_dale"]
    roll(w, sh=[6], fp=[2])
    pick(w, "way:hollin>trollshaws", "none")
    assert (w.ask, left(w, "dimrill_dale", FP)) == (None, {"elves-regular": 1})


@rule("WR-11.5", "WR-11.11")
def test_a_character_die_needs_a_leader_or_character_in_the_attack() -> None:
    w = field({"sauron_regular": 3}, {"north_regular": 2, "north_leader": 1})
    assert ways(w, SH, leader=True) == []
    assert why_not(w, SH, "hollin>trollshaws", leader=True) == "a-leader-or-character-must-attack"
    assert ways(w, FP, leader=True) == ["way:trollshaws>hollin"]
    put(w, "hollin", nazgul=1)
    assert ways(w, SH, leader=True) == ["way:hollin>trollshaws"]


@part("AMB-20")
@rule("WR-11.5", "WR-7.28")
def test_saruman_leads_an_attack_out_of_orthanc_but_does_not_advance() -> None:
    """AMB-20"""
    w = war(orthanc={"isengard_regular": 2}, gap_of_rohan={"rohan_regular": 1})
    send(w, "saruman", "orthanc")
    assert ways(w, SH, leader=True) == ["way:orthanc>gap_of_rohan"]
    roll(w, sh=[6, 6], fp=[2])
    attack(w, "orthanc>gap_of_rohan", leader=True)
    pick(w, "all")
    assert (left(w, "gap_of_rohan", SH), left(w, "orthanc", SH)) == ({"isengard-regular": 2}, {"saruman": 1})


@part("AMB-21")
@rule("WR-11.5", "WR-7.53")
def test_an_isengard_elite_leads_while_saruman_is_in_play() -> None:
    """AMB-21"""
    w = field({"isengard_elite": 2}, {"north_regular": 2})
    assert ways(w, SH, leader=True) == []
    send(w, "saruman", "orthanc")
    assert ways(w, SH, leader=True) == ["way:hollin>trollshaws"]
    assert combat(w).leadership(w, SH) == 2


@rule("WR-11.6", "WR-11.68", "WR-11.66")
def test_the_attackers_stay_in_their_region_and_may_cease_after_a_round() -> None:
    w = field({"sauron_regular": 3}, {"north_regular": 2})
    roll(w, sh=[6, 2, 2], fp=[6, 2])
    attack(w)
    assert (asked(w), keys(w)) == ((SH, "cease"), ["continue", "cease"])
    assert (left(w, "hollin", SH), left(w, "trollshaws", FP)) == ({"sauron-regular": 2}, {"north-regular": 1})
    pick(w, "cease")
    assert (w.ask, w.stack) == (None, [])
    assert (left(w, "hollin", SH), left(w, "trollshaws", FP)) == ({"sauron-regular": 2}, {"north-regular": 1})
    assert told(w)[-1] == ("ceased", "shadow", "trollshaws")


@rule("WR-11.84")
def test_attack_and_division_are_announced_and_nations_react_before_any_card() -> None:
    w = field({"sauron_regular": 2}, {"north_regular": 2})
    w.steps = [0, 0, 0, 2, 0, 0, 0, 0]
    w.active = [True, True, True, False, True, True, True, True]
    hold(w, SH, "sh_str_01")
    attack(w)
    assert (question(w), told(w)) == (
        "combat-card",
        [
            ("attacked", "shadow", "hollin", "trollshaws"),
            ("activated", "north"),
            ("advanced", "north", 1),
            ("combat-round", "trollshaws", 1),
        ],
    )


@pytest.mark.parametrize(("card", "target"), [("fp_str_02", "lorien"), ("fp_str_03", "old_forest")])
def test_a_card_in_play_forbids_the_attack(card: str, target: str) -> None:
    neighbour = {"lorien": "dimrill_dale", "old_forest": "buckland"}[target]
    w = war(**{target: {"elves_regular": 1}, neighbour: {"sauron_regular": 2}})
    assert why_not(w, SH, f"{neighbour}>{target}") is None
    lay(w, card)
    assert why_not(w, SH, f"{neighbour}>{target}") == "a-card-in-play-keeps-the-shadow-out"
    assert why_not(w, FP, f"{target}>{neighbour}") is None


@rule("WR-12.22")
def test_a_card_in_play_also_forbids_siege_battles() -> None:
    w = war(**{"in:lorien": {"elves_regular": 1}, "lorien": {"sauron_regular": 2}})
    lay(w, "fp_str_02")
    assert why_not(w, SH, "lorien>lorien") == "a-card-in-play-keeps-the-shadow-out"
    assert why_not(w, FP, "lorien>lorien") is None


# Rearguard


@rule("WR-11.8", "WR-11.10", "WR-11.12", "WR-11.79", "WR-11.80")
def test_the_rearguard_takes_no_part_and_does_not_advance() -> None:
    w = field({"sauron_regular": 6, "nazgul": 2}, {"north_regular": 2})
    w.push(Attack(SH, SH))
    w.run()
    assert (asked(w), keys(w)) == ((SH, "attackers"), ["all", "split"])
    roll(w, sh=[6, 2], fp=[6, 6], sh_again=[6])
    pick(w, "split", "count:sauron-regular:2", "count:nazgul:1")
    assert rolled(told(w)) == [("shadow", [6, 2], 0, 5, 1), ("free_peoples", [6, 6], 0, 5, 2)]
    assert figures(w, "hollin") == {"sauron-regular": 4, "nazgul": 1}
    assert (figures(w, "trollshaws"), w.ask) == ({}, None)


@rule("WR-11.9")
def test_attackers_and_rearguard_need_a_unit_each() -> None:
    w = field({"sauron_regular": 2, "nazgul": 1}, {"north_regular": 2})
    hold(w, SH, "sh_str_01")
    w.push(Attack(SH, SH))
    w.run()
    pick(w, "split")
    assert keys(w) == ["count:sauron-regular:1", "count:sauron-regular:2"]
    other = w.clone()
    pick(w, "count:sauron-regular:2")
    assert army(w, SH) == {"sauron-regular": 2, "nazgul": 1}
    pick(other, "count:sauron-regular:1")
    assert keys(other) == ["count:nazgul:0", "count:nazgul:1"]


@rule("WR-11.13")
def test_peaceful_figures_are_left_in_the_rearguard() -> None:
    w = field({"sauron_regular": 3}, {"north_regular": 2, "elves_elite": 1, "elves_leader": 1})
    w.steps = [0, 1, 0, 0, 0, 0, 0, 0]
    hold(w, FP, "fp_str_01")
    attack(w, "trollshaws>hollin", side=FP)
    assert army(w, FP) == {"north-regular": 2}


@part("AMB-23")
@rule("WR-11.9", "WR-11.13")
def test_a_peaceful_leader_keeps_a_unit_back() -> None:
    """AMB-23"""
    w = field({"sauron_regular": 1}, {"north_regular": 1, "elves_leader": 1})
    w.steps = [0, 1, 0, 0, 0, 0, 0, 0]
    assert (ways(w, FP), why_not(w, FP, "trollshaws>hollin")) == ([], "who-stays-behind-needs-a-unit")
    put(w, "trollshaws", north_regular=1)
    hold(w, FP, "fp_str_01")
    w.push(Attack(FP, FP))
    w.run()
    assert (army(w, FP), left(w, "trollshaws", FP)) == ({"north-regular": 1}, {"north-regular": 2, "elves-leader": 1})


@rule("WR-11.14")
def test_all_defenders_take_part_also_those_of_peaceful_nations() -> None:
    w = field({"sauron_regular": 2}, {"north_regular": 2, "elves_elite": 1, "elves_leader": 1})
    w.steps = [0, 3, 0, 0, 0, 0, 0, 0]
    send(w, "strider", "trollshaws")
    hold(w, SH, "sh_str_01")
    attack(w)
    assert army(w, FP) == {"north-regular": 2, "elves-elite": 1, "elves-leader": 1, "strider": 1}


# Cease or retreat


@part("AMB-35")
@rule("WR-11.69", "WR-11.70")
def test_an_army_retreats_to_one_adjacent_free_region() -> None:
    """AMB-35"""
    w = field({"sauron_regular": 3}, {"north_regular": 3, "north_leader": 1})
    put(w, "ettenmoors", sauron_regular=1)
    put(w, "weather_hills", nazgul=1)
    held = w.held[:]
    held[at("rivendell")] = SH
    w.held = held
    roll(w, sh=[2, 2, 2], fp=[2, 2, 2], fp_again=[2])
    attack(w)
    pick(w, "continue")
    assert keys(w) == ["stay", "region:fords_of_bruinen", "region:south_downs", "region:weather_hills"]
    pick(w, "region:weather_hills")
    assert left(w, "weather_hills", FP) == {"north-regular": 3, "north-leader": 1}
    assert (figures(w, "trollshaws"), asked(w)) == ({}, (SH, "advance"))
    assert ("retreated", "free_peoples", "trollshaws", "weather_hills") in told(w)


@rule("WR-11.70")
def test_without_a_free_region_nobody_retreats() -> None:
    w = field({"sauron_regular": 3}, {"north_regular": 3})
    for region in ("ettenmoors", "fords_of_bruinen", "south_downs", "weather_hills"):
        put(w, region, sauron_regular=1)
    held = w.held[:]
    held[at("rivendell")] = SH
    w.held = held
    roll(w, sh=[2, 2, 2], fp=[2, 2, 2])
    attack(w)
    roll(w, sh=[2, 2, 2], fp=[2, 2, 2])
    pick(w, "continue")
    assert (asked(w), retreats(w, FP, at("trollshaws"))) == ((SH, "cease"), [])


@rule("WR-11.69", "WR-6.12")
def test_nobody_retreats_where_a_card_in_play_keeps_the_shadow_out() -> None:
    w = war(cardolan={"sauron_regular": 2})
    assert at("old_forest") in retreats(w, SH, at("cardolan"))
    lay(w, "fp_str_03")
    assert at("old_forest") not in retreats(w, SH, at("cardolan"))


@rule("WR-11.69", "WR-11.70", "WR-6.12")
def test_who_may_not_retreat_there_learns_why() -> None:
    w = war(cardolan={"sauron_regular": 2}, south_downs={"north_regular": 2})
    lay(w, "fp_str_03")
    roll(w, sh=[2, 2], fp=[2, 2])
    attack(w, "south_downs>cardolan", side=FP)
    pick(w, "continue")
    assert asked(w) == (SH, "retreat")
    assert [key(w.stack[-1].refuse(w, SH, REGION + at(to))) for to in ("old_forest", "moria", "south_downs")] == [
        "a-card-in-play-keeps-the-shadow-out",
        "an-army-retreats-to-an-adjacent-free-region",
        "an-army-retreats-to-an-adjacent-free-region",
    ]


@rule("WR-11.71", "WR-14.28")
def test_peaceful_nations_may_retreat_into_another_nation() -> None:
    """EX-7"""
    w = war(dale={"north_regular": 2}, vale_of_the_carnen={"sauron_regular": 2})
    w.steps = [3, 3, 3, 3, 3, 0, 0, 0]
    roll(w, sh=[2, 2], fp=[2, 2])
    attack(w, "vale_of_the_carnen>dale")
    pick(w, "continue", "region:erebor")
    assert left(w, "erebor", FP) == {"north-regular": 2}


@part("AMB-34")
@rule("WR-11.74", "WR-7.15")
def test_a_character_of_level_zero_stays_behind() -> None:
    """AMB-34"""
    w = war(orthanc={"isengard_regular": 3}, fords_of_isen={"rohan_regular": 3})
    send(w, "saruman", "orthanc")
    roll(w, sh=[2] * 3, fp=[2] * 3, sh_again=[2])
    attack(w, "fords_of_isen>orthanc", side=FP)
    pick(w, "fight-in-the-field", "continue", "region:gap_of_rohan", "all")
    assert left(w, "gap_of_rohan", SH) == {"isengard-regular": 3}
    assert (left(w, "orthanc", SH), w.held[at("orthanc")]) == ({"saruman": 1}, FP)


# The end


@rule("WR-11.75", "WR-11.76")
def test_the_victor_may_advance_with_any_of_the_attackers() -> None:
    w = field({"sauron_regular": 3, "nazgul": 1}, {"north_regular": 1})
    roll(w, sh=[6, 2, 2], fp=[2], sh_again=[2])
    attack(w)
    assert (asked(w), keys(w)) == ((SH, "advance"), ["all", "split", "none"])
    pick(w, "split", "count:sauron-regular:2", "count:nazgul:0")
    assert (figures(w, "hollin"), figures(w, "trollshaws")) == (
        {"sauron-regular": 1, "nazgul": 1},
        {"sauron-regular": 2},
    )
    assert w.stack == []


@part("AMB-45")
@rule("WR-11.76")
def test_leaders_of_the_free_peoples_neither_stay_nor_go_without_units() -> None:
    """AMB-45"""
    w = field({"sauron_regular": 1}, {"north_regular": 1, "north_leader": 1})
    roll(w, sh=[2], fp=[6])
    attack(w, "trollshaws>hollin", side=FP)
    assert keys(w) == ["all", "none"]
    pick(w, "all")
    assert left(w, "hollin", FP) == {"north-regular": 1, "north-leader": 1}


@rule("WR-11.76", "WR-13.2", "WR-14.15")
def test_the_north_is_attacked_and_loses_dale() -> None:
    """EX-6"""
    w = new()
    put(w, "vale_of_the_carnen", southrons_easterlings_regular=3)
    w.steps = [3, 3, 2, 3, 3, 0, 0, 0]
    before = w.steps[NORTH]
    send(w, "gimli", "erebor")
    roll(w, sh=[2, 2, 2], fp=[2, 2][: sum(figures(w, "dale").get(k, 0) for k in ("north-regular", "north-elite"))])
    attack(w, "vale_of_the_carnen>dale")
    while question(w) == "combat-card":
        pick(w, "none")
    pick(w, "continue", "region:erebor", "all")
    assert (w.active[NORTH], before - w.steps[NORTH], w.held[at("dale")]) == (True, 2, SH)


@rule("WR-11.78")
def test_the_rearguard_is_no_target_of_combat_cards() -> None:
    w = field({"sauron_regular": 3, "nazgul": 1}, {"north_regular": 3, "north_leader": 2})
    hold(w, FP, "fp_char_12")
    w.push(Attack(SH, SH))
    w.run()
    pick(w, "split", "count:sauron-regular:2", "count:nazgul:0")
    roll(w, sh=[2, 2], fp=[2, 2, 2], fp_again=[6, 2])
    pick(w, "card:fp_char_12")
    assert figures(w, "hollin") == {"sauron-regular": 2, "nazgul": 1}


@rule("WR-11.82")
def test_points_of_nazgul_leadership_are_counted_not_figures() -> None:
    """AMB-93"""
    w = field({"sauron_regular": 5}, {"north_regular": 5})
    send(w, "witch_king", "hollin")
    r = combat(w)
    r.nazgul_spent = 1
    assert (r.nazgul_points(), r.leadership(w, SH)) == (1, 1)


@part("AMB-104")
@rule("WR-11.83")
@pytest.mark.parametrize("attacker", [FP, SH])
def test_a_cancelled_card_has_no_effect_and_costs_nothing(attacker: int) -> None:
    """AMB-104: with equal initiative the defender's card cancels the other, whose price is not paid."""
    w = field({"sauron_regular": 5, "nazgul": 1}, {"north_regular": 5})
    send(w, "gimli", "trollshaws")
    hold(w, FP, "fp_char_11")
    hold(w, SH, "sh_str_09")
    attack(w, "trollshaws>hollin" if attacker == FP else "hollin>trollshaws", side=attacker)
    roll(w, sh=[2] * 5, fp=[2] * 5, sh_again=[4])
    cards = ["card:fp_char_11", "card:sh_str_09"]
    pick(w, *(cards if attacker == FP else cards[::-1]))
    news = told(w)
    if attacker == FP:
        assert rolled(news, "combat-card-cancelled") == [("fp_char_11",)]
        assert rolled(news, "leadership-forfeited") == []
        assert [event[0] for event in rolled(news, "leader-reroll")] == ["free_peoples", "shadow"]
    else:
        assert rolled(news, "combat-card-cancelled") == [("sh_str_09",)]
        assert rolled(news, "leadership-forfeited") == [("gimli",)]
        assert rolled(news, "leader-reroll") == [("shadow", [4], 0, 5, 0)]


# The frames are plain data


def test_a_battle_survives_saving_and_copying_at_every_question() -> None:
    game = WarOfTheRing()
    w = field({"sauron_regular": 5, "sauron_elite": 3, "nazgul": 2}, {"north_regular": 4, "north_elite": 2})
    send(w, "gimli", "trollshaws")
    hold(w, FP, "fp_char_06", "fp_str_13")
    hold(w, SH, "sh_str_04", "sh_str_02")
    w.push(Attack(SH, SH))
    w.run()
    seen = []
    while w.ask is not None:
        seen.append(w.ask.kind)
        again = game.load(w.dump())
        twin = w.clone()
        assert (again.digest(), twin.digest()) == (w.digest(), w.digest())
        code = w.ask.options[0][-1]
        for copy in (again, twin, w):
            assert copy.ask is not None
            copy.play(copy.ask.seats[0], code)
        assert (again.digest(), twin.digest()) == (w.digest(), w.digest())
    assert {"attackers", "how-many", "combat-card"} <= set(seen)


def test_the_way_must_be_one_that_the_card_allows() -> None:
    w = war(hollin={"sauron_regular": 1}, trollshaws={"north_regular": 1}, south_downs={"north_regular": 1})
    frame = Attack(SH, SH, False, [way_code(at("hollin"), at("trollshaws"))])
    assert key(frame.refuse(w, SH, way_code(at("hollin"), at("south_downs")))) == "that-attack-is-not-allowed-now"
    assert frame.refuse(w, SH, way_code(at("hollin"), at("trollshaws"))) is None
    assert [key(frame.refuse(w, SH, code)) for code in (0, WAY + REGIONS * REGIONS)] == ["that-is-no-attack"] * 2
    assert key(Attack(SH, SH).refuse(w, SH, WAY)) == "there-is-no-siege"


def test_an_attack_without_a_way_does_nothing() -> None:
    w = war(hollin={"sauron_regular": 1})
    w.push(Attack(SH, SH))
    w.run()
    assert (w.ask, w.stack) == (None, [])


@rule("WR-11.12")
def test_storming_with_a_part_leaves_the_leadership_of_the_rest_out() -> None:
    w = field({"sauron_regular": 5, "nazgul": 3}, {"north_regular": 9})
    w.push(Attack(SH, SH))
    w.run()
    roll(w, sh=[2, 2, 2, 2], fp=[2] * 5)
    pick(w, "split", "count:sauron-regular:4", "count:nazgul:0")
    assert rolled(told(w), "leader-reroll") == []


def test_storm_is_a_battle_of_whole_armies() -> None:
    w = field({"sauron_regular": 1}, {"north_regular": 1})
    roll(w, sh=[6], fp=[6])
    storm(w, "hollin", "trollshaws")
    assert w.stack == []
