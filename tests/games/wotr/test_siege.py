"""Chapter 12: Cities, Fortifications, Strongholds and sieges."""

import pytest
from tests.games.wotr.battles import (
    FP,
    SH,
    asked,
    attack,
    hold,
    keys,
    left,
    pick,
    question,
    roll,
    rolled,
    use_up,
    war,
)
from tests.games.wotr.helpers import at, figures, key, put, send, told

from mathom.games.wotr.armies.armies import limit
from mathom.games.wotr.battle.attack import Attack, attack_ways, refuse_attack_way
from mathom.games.wotr.battle.conquest import conquer, refuse_free, settle_siege, victory_points
from mathom.games.wotr.battle.retreat import retreats
from mathom.games.wotr.battle.siege import hit_number
from mathom.games.wotr.box import kind_named
from mathom.games.wotr.codes import FIGURE
from mathom.games.wotr.edge.see import see
from mathom.games.wotr.map import REGION_NAMES, REINFORCEMENTS, STRONGHOLDS
from mathom.games.wotr.state import War
from mathom.testing import part, rule


def siege(free: dict[str, int] | None = None, shadow: dict[str, int] | None = None) -> War:
    """The Dwarves in Erebor, besieged by Sauron."""
    return war(
        **{
            "in:erebor": {"dwarves_regular": 3} if free is None else free,
            "erebor": {"sauron_regular": 5} if shadow is None else shadow,
        }
    )


def at_erebor(free: dict[str, int], shadow: dict[str, int]) -> War:
    """The Dwarves in Erebor, not besieged, Sauron in Dale."""
    return war(erebor=free, dale=shadow)


def surplus(w: War, *kinds: str) -> None:
    """Answers about surplus units."""
    for kind in kinds:
        assert question(w) == "surplus"
        assert w.ask is not None
        codes = [code for code in w.ask.options[0] if code == FIGURE + kind_named(kind)]
        w.play(w.ask.seats[0], codes[0])


# Cities and Fortifications


@rule("WR-12.1", "WR-12.2", "WR-12.3")
@pytest.mark.parametrize("region", ["dale", "osgiliath", "fords_of_isen"])
def test_before_walls_the_attacker_needs_a_six_in_the_first_round(region: str) -> None:
    place = at(region)
    assert [hit_number(True, place, number) for number in (1, 2, 3)] == [6, 5, 5]
    assert [hit_number(False, place, number) for number in (1, 2, 3)] == [5, 5, 5]


@part("AMB-36")
@rule("WR-12.1", "WR-12.2", "WR-12.3")
@pytest.mark.parametrize("holder", [FP, SH])
def test_the_walls_of_a_city_protect_whoever_defends(holder: int) -> None:
    """AMB-36"""
    w = war(dale={"north_regular": 4}, vale_of_the_carnen={"sauron_regular": 4})
    if holder == SH:
        conquer(w, SH, at("dale"))
    roll(w, sh=[5, 2, 2, 2], fp=[5, 2, 2, 2])
    attack(w, "vale_of_the_carnen>dale")
    assert rolled(told(w)) == [("shadow", [5, 2, 2, 2], 0, 6, 0), ("free_peoples", [5, 2, 2, 2], 0, 5, 1)]
    roll(w, sh=[5, 2, 2], fp=[5, 2, 2, 2])
    pick(w, "continue", "stay")
    assert rolled(told(w))[0] == ("shadow", [5, 2, 2], 0, 5, 1)


@part("AMB-38")
@rule("WR-12.1")
def test_a_modifier_counts_against_a_six_too() -> None:
    """AMB-38"""
    w = war(dale={"north_regular": 4}, vale_of_the_carnen={"sauron_regular": 2})
    hold(w, SH, "sh_str_24")
    attack(w, "vale_of_the_carnen>dale")
    roll(w, sh=[5, 4], fp=[2] * 4)
    pick(w, "card:sh_str_24")
    assert rolled(told(w))[0] == ("shadow", [5, 4], 1, 6, 1)


# Attacking a region with a Stronghold


@rule("WR-12.4", "WR-11.72", "WR-12.5")
def test_before_every_round_the_defender_chooses_between_field_and_stronghold() -> None:
    w = at_erebor({"dwarves_regular": 4}, {"sauron_regular": 4})
    attack(w, "dale>erebor")
    assert (asked(w), keys(w)) == ((FP, "ground"), ["fight-in-the-field", "withdraw"])
    assert see(w, None)["battle"]["round"] == 1
    roll(w, sh=[5, 2, 2, 2], fp=[5, 2, 2, 2])
    pick(w, "fight-in-the-field")
    assert rolled(told(w)) == [("shadow", [5, 2, 2, 2], 0, 5, 1), ("free_peoples", [5, 2, 2, 2], 0, 5, 1)]
    pick(w, "continue")
    assert (asked(w), see(w, None)["battle"]["round"]) == ((FP, "retreat"), 1)
    pick(w, "stay")
    assert (asked(w), see(w, None)["battle"]["round"]) == ((FP, "ground"), 2)
    pick(w, "withdraw")
    assert asked(w) == (SH, "advance")


@part("AMB-37")
@rule("WR-11.72")
def test_without_an_own_stronghold_nobody_withdraws() -> None:
    w = at_erebor({"dwarves_regular": 4}, {"sauron_regular": 4})
    conquer(w, SH, at("erebor"))
    roll(w, sh=[2] * 4, fp=[2] * 4)
    attack(w, "dale>erebor")
    assert question(w) == "cease"


@part("AMB-37")
@rule("WR-11.72", "WR-12.4")
def test_who_holds_a_conquered_stronghold_may_withdraw_into_it() -> None:
    """AMB-37"""
    w = war(erebor={"sauron_regular": 2}, dale={"north_regular": 4})
    conquer(w, SH, at("erebor"))
    attack(w, "dale>erebor", side=FP)
    pick(w, "withdraw", "all")
    assert (w.besieger(at("erebor")), left(w, "in:erebor", SH)) == (FP, {"sauron-regular": 2})


@rule("WR-12.6", "WR-12.7", "WR-12.8", "WR-11.77")
def test_who_advances_after_a_withdrawal_besieges_the_stronghold() -> None:
    w = at_erebor({"dwarves_regular": 2, "dwarves_leader": 1}, {"sauron_regular": 4, "nazgul": 1})
    send(w, "gimli", "erebor")
    attack(w, "dale>erebor")
    pick(w, "withdraw")
    assert keys(w) == ["all", "split", "none"]
    pick(w, "split", "count:sauron-regular:3", "count:nazgul:0")
    assert left(w, "in:erebor", FP) == {"dwarves-regular": 2, "dwarves-leader": 1, "gimli": 1}
    assert (left(w, "erebor", SH), left(w, "dale", SH)) == ({"sauron-regular": 3}, {"sauron-regular": 1, "nazgul": 1})
    assert (w.besieger(at("erebor")), w.held[at("erebor")], w.stack) == (SH, FP, [])
    assert [event[0] for event in told(w)][-2:] == ["withdrawn", "besieged"]


@part("AMB-30", "AMB-32")
@rule("WR-12.6", "WR-12.7")
def test_if_nobody_advances_there_is_no_siege_and_no_surplus() -> None:
    """AMB-32, AMB-30: the attack has moved the nation all the same."""
    w = at_erebor({"dwarves_regular": 5, "dwarves_elite": 2}, {"sauron_regular": 4})
    w.steps = [2, 0, 0, 0, 0, 0, 0, 0]
    attack(w, "dale>erebor")
    pick(w, "withdraw", "none")
    assert (left(w, "erebor", FP), w.is_besieged(at("erebor")), w.stack, w.steps[0]) == (
        {"dwarves-regular": 5, "dwarves-elite": 2},
        False,
        [],
        1,
    )


@rule("WR-12.9", "WR-8.6")
def test_surplus_units_leave_a_besieged_stronghold_at_once() -> None:
    w = at_erebor({"dwarves_regular": 4, "dwarves_elite": 3}, {"sauron_regular": 4})
    attack(w, "dale>erebor")
    pick(w, "withdraw", "all")
    assert asked(w) == (FP, "surplus")
    surplus(w, "dwarves-elite", "dwarves-regular")
    assert left(w, "in:erebor", FP) == {"dwarves-regular": 3, "dwarves-elite": 2}
    stock = [w.figures.count(kind_named(kind), REINFORCEMENTS + FP) for kind in ("dwarves-regular", "dwarves-elite")]
    assert (stock, w.ask, limit(at("in:erebor"))) == ([2, 3], None, 5)


@rule("WR-12.10", "WR-12.12", "WR-12.21")
def test_besiegers_who_attack_elsewhere_and_advance_end_the_siege() -> None:
    w = siege()
    put(w, "iron_hills", north_regular=1)
    roll(w, sh=[6] * 5, fp=[2])
    attack(w, "erebor>iron_hills")
    pick(w, "all")
    assert (left(w, "erebor", FP), w.is_besieged(at("erebor"))) == ({"dwarves-regular": 3}, False)


@rule("WR-12.10", "WR-12.12")
def test_besiegers_who_attack_elsewhere_and_fall_end_the_siege() -> None:
    w = siege(shadow={"sauron_regular": 1})
    put(w, "iron_hills", north_regular=3)
    roll(w, sh=[2], fp=[6, 2, 2])
    attack(w, "erebor>iron_hills")
    assert (left(w, "erebor", FP), w.is_besieged(at("erebor")), w.stack) == ({"dwarves-regular": 3}, False, [])


@rule("WR-12.7", "WR-14.6")
def test_who_begins_a_siege_has_entered_the_nation() -> None:
    w = at_erebor({"north_regular": 2}, {"sauron_regular": 4})
    w.active = [False] * 5 + [True] * 3
    attack(w, "dale>erebor")
    pick(w, "withdraw", "all")
    assert (w.active[0], w.active[3]) == (True, True)


@rule("WR-12.11")
def test_a_besieged_region_is_free_for_the_besieger_only_and_still_held() -> None:
    w = siege()
    assert (refuse_free(w, SH, at("erebor")), w.held[at("erebor")]) == (None, FP)
    assert key(refuse_free(w, FP, at("erebor"))) == "an-enemy-army-is-there"


@rule("WR-12.31", "WR-12.11")
def test_the_besieger_retreats_and_moves_into_the_region_of_his_siege() -> None:
    w = siege()
    put(w, "dale", southrons_easterlings_regular=2)
    assert at("erebor") in retreats(w, SH, at("dale"))


# Siege battle


@rule("WR-12.13")
def test_a_besieged_army_is_attacked_only_from_its_own_region() -> None:
    w = siege()
    put(w, "dale", sauron_regular=3)
    assert key(refuse_attack_way(w, SH, at("dale"), at("erebor"))) == "only-besiegers-attack-the-besieged"
    assert key(refuse_attack_way(w, SH, at("dale"), at("woodland_realm"))) == "no-enemy-army-is-there"
    assert len(attack_ways(w, SH)) == 1


@rule("WR-12.14", "WR-12.15", "WR-12.16", "WR-12.19")
def test_a_siege_battle_is_one_round_in_which_the_attacker_needs_sixes() -> None:
    w = siege()
    roll(w, sh=[5, 5, 5, 5, 6], fp=[5, 6, 2])
    attack(w, "erebor>erebor")
    assert rolled(told(w)) == [("shadow", [5, 5, 5, 5, 6], 0, 6, 1), ("free_peoples", [5, 6, 2], 0, 5, 2)]
    assert (w.ask, w.stack, w.is_besieged(at("erebor"))) == (None, [], True)
    assert (left(w, "in:erebor", FP), left(w, "erebor", SH)) == ({"dwarves-regular": 2}, {"sauron-regular": 3})


@rule("WR-12.15", "WR-12.17", "WR-12.18")
def test_the_attacker_may_extend_it_again_and_again_for_an_elite() -> None:
    """DP-48"""
    w = siege(shadow={"sauron_regular": 3, "sauron_elite": 2})
    roll(w, sh=[2] * 5, fp=[2] * 3)
    attack(w, "erebor>erebor")
    for n in (1, 2):
        assert (asked(w), keys(w)) == ((SH, "extend"), ["cease", "reduce:sauron-elite"])
        roll(w, sh=[5, 2, 2, 2, 2], fp=[2] * 3)
        told(w)
        pick(w, "reduce:sauron-elite")
        news = told(w)
        assert (rolled(news)[0], rolled(news, "combat-round")) == (
            ("shadow", [5, 2, 2, 2, 2], 0, 6, 0),
            [("erebor", n + 1)],
        )
    assert (w.ask, left(w, "erebor", SH)) == (None, {"sauron-regular": 5})


@part("AMB-39")
@rule("WR-12.17")
def test_without_a_regular_it_is_not_extended() -> None:
    """AMB-39"""
    w = siege(shadow={"sauron_regular": 3, "sauron_elite": 2})
    use_up(w, kind_named("sauron-regular"), SH)
    roll(w, sh=[2] * 5, fp=[2] * 3)
    attack(w, "erebor>erebor")
    assert w.ask is None


@rule("WR-12.17", "WR-12.18", "WR-11.55")
def test_a_regular_lost_in_the_battle_pays_for_one_extension() -> None:
    w = war(**{"in:moria": {"sauron_regular": 2}, "moria": {"dwarves_regular": 1, "dwarves_elite": 3}})
    use_up(w, kind_named("dwarves-regular"), FP)
    roll(w, sh=[6, 2], fp=[2] * 4)
    attack(w, "moria>moria", side=FP)
    pick(w, "figure:dwarves-regular")
    assert (asked(w), keys(w)) == ((FP, "extend"), ["cease", "reduce:dwarves-elite"])
    roll(w, sh=[2] * 2, fp=[2] * 3)
    pick(w, "reduce:dwarves-elite")
    assert (left(w, "moria", FP), w.stack) == ({"dwarves-regular": 1, "dwarves-elite": 2}, [])


@rule("WR-12.20", "WR-11.73")
def test_a_besieged_army_never_retreats() -> None:
    w = siege(shadow={"sauron_regular": 3, "sauron_elite": 2})
    assert retreats(w, FP, at("in:erebor")) == []
    roll(w, sh=[2] * 5, fp=[2] * 3)
    attack(w, "erebor>erebor")
    roll(w, sh=[2] * 5, fp=[2] * 3)
    pick(w, "reduce:sauron-elite")
    assert asked(w) == (SH, "extend")


@rule("WR-13.3")
def test_a_stronghold_whose_defenders_fall_in_a_siege_battle_is_conquered() -> None:
    w = siege(free={"dwarves_regular": 1, "dwarves_leader": 1})
    send(w, "gimli", "in:erebor")
    roll(w, sh=[6, 2, 2, 2, 2], fp=[2, 2], fp_again=[2, 2])
    attack(w, "erebor>erebor")
    assert (w.held[at("erebor")], victory_points(w, SH), w.stack) == (SH, 2, [])
    assert (figures(w, "in:erebor"), figures(w, "erebor")) == ({}, {"sauron-regular": 5})
    assert ("character-fell", "erebor", "gimli") in told(w)


@part("AMB-42")
@rule("WR-13.3", "WR-12.10")
@pytest.mark.parametrize(("rearguard", "holder"), [(0, FP), (1, SH)])
def test_if_both_armies_fall_a_rearguard_in_the_region_decides(rearguard: int, holder: int) -> None:
    """AMB-42"""
    w = siege(free={"dwarves_regular": 1}, shadow={"sauron_regular": 1 + rearguard})
    roll(w, sh=[6], fp=[6])
    if rearguard:
        w.push(Attack(SH, SH))
        w.run()
        pick(w, "split", "count:sauron-regular:1")
    else:
        attack(w, "erebor>erebor")
    assert (w.held[at("erebor")], w.is_besieged(at("erebor"))) == (holder, False)


@rule("WR-12.10", "WR-12.12")
def test_if_the_besiegers_fall_in_their_siege_battle_the_defenders_are_free() -> None:
    w = siege(shadow={"sauron_regular": 1, "nazgul": 1})
    roll(w, sh=[2], fp=[6, 2, 2], sh_again=[2])
    attack(w, "erebor>erebor")
    assert (left(w, "erebor", FP), figures(w, "in:erebor")) == ({"dwarves-regular": 3}, {})
    assert left(w, "erebor", SH) == {}


# Sortie


@rule("WR-12.22", "WR-12.23", "WR-12.32", "WR-12.25", "WR-12.33")
def test_a_sortie_is_a_battle_in_the_field_and_may_be_ceased() -> None:
    w = siege(shadow={"sauron_regular": 3})
    roll(w, sh=[5, 2, 2], fp=[5, 2, 2])
    attack(w, "erebor>erebor", side=FP)
    news = told(w)
    assert ("sortie", "free_peoples", "erebor") in news
    assert rolled(news) == [("free_peoples", [5, 2, 2], 0, 5, 1), ("shadow", [5, 2, 2], 0, 5, 1)]
    assert asked(w) == (FP, "cease")
    pick(w, "cease")
    assert (left(w, "in:erebor", FP), left(w, "erebor", SH)) == ({"dwarves-regular": 2}, {"sauron-regular": 2})
    assert (w.is_besieged(at("erebor")), w.stack) == (True, [])


@rule("WR-12.32")
def test_a_sortie_has_no_sixes_in_later_rounds_either() -> None:
    assert [hit_number(True, at("erebor"), number) for number in (1, 2)] == [5, 5]


@rule("WR-12.24")
def test_a_rearguard_may_be_left_in_the_stronghold() -> None:
    w = siege(free={"dwarves_regular": 3}, shadow={"sauron_regular": 3})
    w.push(Attack(FP, FP))
    w.run()
    roll(w, sh=[6, 6, 2], fp=[2, 2])
    pick(w, "split", "count:dwarves-regular:2")
    assert (left(w, "in:erebor", FP), w.is_besieged(at("erebor")), w.stack) == ({"dwarves-regular": 1}, True, [])


@part("AMB-43")
@rule("WR-12.22", "WR-13.3")
def test_a_sortie_that_falls_without_a_rearguard_loses_the_stronghold() -> None:
    """AMB-43"""
    w = siege(free={"dwarves_regular": 2}, shadow={"sauron_regular": 3})
    roll(w, sh=[6, 6, 2], fp=[2, 2])
    attack(w, "erebor>erebor", side=FP)
    assert (w.held[at("erebor")], figures(w, "in:erebor"), w.stack) == (SH, {}, [])


@rule("WR-12.26", "WR-12.12")
def test_the_besiegers_may_retreat_from_a_sortie() -> None:
    w = siege(shadow={"sauron_regular": 3})
    roll(w, sh=[2] * 3, fp=[2] * 3)
    attack(w, "erebor>erebor", side=FP)
    pick(w, "continue")
    assert (asked(w), keys(w)) == ((SH, "retreat"), ["stay", "region:withered_heath"])
    pick(w, "region:withered_heath")
    assert (left(w, "erebor", FP), left(w, "withered_heath", SH)) == ({"dwarves-regular": 3}, {"sauron-regular": 3})
    assert (w.is_besieged(at("erebor")), w.stack) == (False, [])


@rule("WR-12.27", "WR-12.10", "WR-12.12")
def test_a_victorious_sortie_stays_in_the_region() -> None:
    w = siege(shadow={"sauron_regular": 1})
    roll(w, sh=[2], fp=[6, 2, 2])
    attack(w, "erebor>erebor", side=FP)
    assert (left(w, "erebor", FP), w.ask, w.stack) == ({"dwarves-regular": 3}, None, [])


# Everywhere


@rule("WR-12.14", "WR-12.15", "WR-12.20", "WR-12.22", "WR-12.27", "WR-13.3")
@pytest.mark.parametrize("name", [REGION_NAMES[region] for region in STRONGHOLDS])
def test_every_stronghold_is_besieged_alike(name: str) -> None:
    units = ["gondor_regular", "sauron_regular"]
    place = at(name)
    holder = war().held[place]
    besieger = 1 - holder
    armies = {f"in:{name}": {units[holder]: 2}, name: {units[besieger]: 2}}
    w, sortie = war(**armies), war(**armies)
    assert retreats(w, holder, at(f"in:{name}")) == []
    dice = [[2, 2], [2, 2]]
    dice[besieger] = [5, 6]
    roll(w, fp=dice[FP], sh=dice[SH])
    attack(w, f"{name}>{name}", side=besieger)
    assert (w.ask, w.stack, w.besieger(place), sum(w.figures.content[at(f"in:{name}")])) == (None, [], besieger, 1)
    dice[besieger] = [6, 2]
    roll(w, fp=dice[FP][: 2 - besieger], sh=dice[SH][: 1 + besieger])
    attack(w, f"{name}>{name}", side=besieger)
    assert (w.ask, w.stack, w.held[place]) == (None, [], besieger)
    dice[holder] = [5, 6]
    roll(sortie, fp=dice[FP], sh=dice[SH])
    attack(sortie, f"{name}>{name}", side=holder)
    assert ("sortie", ("free_peoples", "shadow")[holder], name) in told(sortie)
    assert (sortie.ask, sortie.stack, sortie.held[place], sortie.is_besieged(place)) == (None, [], holder, False)


# Relief


@rule("WR-12.28", "WR-12.29", "WR-12.30", "WR-12.34")
def test_an_army_outside_relieves_the_besieged_who_take_no_part() -> None:
    w = siege(free={"dwarves_regular": 3}, shadow={"sauron_regular": 2})
    put(w, "dale", north_regular=4)
    roll(w, sh=[2, 2], fp=[5, 5, 2, 2])
    attack(w, "dale>erebor", side=FP)
    assert rolled(told(w))[0] == ("free_peoples", [5, 5, 2, 2], 0, 5, 2)
    assert asked(w) == (FP, "advance")
    pick(w, "all")
    assert (left(w, "erebor", FP), figures(w, "in:erebor")) == ({"dwarves-regular": 3, "north-regular": 4}, {})
    assert limit(at("erebor")) == 10


@rule("WR-12.30")
def test_the_relief_may_advance_if_the_besiegers_retreat() -> None:
    w = siege(free={"dwarves_regular": 3}, shadow={"sauron_regular": 2})
    put(w, "dale", north_regular=4)
    roll(w, sh=[2, 2], fp=[2] * 4)
    attack(w, "dale>erebor", side=FP)
    pick(w, "continue", "region:withered_heath", "none")
    assert (left(w, "erebor", FP), left(w, "dale", FP)) == ({"dwarves-regular": 3}, {"north-regular": 4})


@part("AMB-30")
@rule("WR-12.22")
def test_every_sortie_and_siege_battle_is_a_new_attack() -> None:
    """AMB-30"""
    w = siege()
    w.steps = [3, 0, 0, 0, 0, 0, 0, 0]
    for steps in (2, 1):
        roll(w, sh=[2] * 5, fp=[2] * 3)
        attack(w, "erebor>erebor")
        assert w.steps[0] == steps


def test_nothing_is_settled_while_a_siege_goes_on() -> None:
    w = siege()
    before = w.digest()
    settle_siege(w, at("erebor"))
    assert w.digest() == before
