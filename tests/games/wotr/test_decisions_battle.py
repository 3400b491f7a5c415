"""Decision points of battles and sieges (appendix B.6, DP-76)."""

from typing import Any

import pytest
from tests.games.wotr.battles import attack, field, hold, left, roll, storm, use_up, war, ways
from tests.games.wotr.helpers import FP, SH, at, put, send
from tests.games.wotr.playing import FIRST, SECOND, asked, choose, keys, names, position, question, why_not

from mathom.games.wotr.battle.attack import Attack
from mathom.games.wotr.battle.numbers import NO_CEASE
from mathom.games.wotr.box import KIND_NAMES, NATIONS
from mathom.games.wotr.map import CASUALTIES, REINFORCEMENTS
from mathom.games.wotr.state import COMBAT, War
from mathom.testing import part, rule

REGULAR = KIND_NAMES.index("gondor-regular")


def die(face: str, side: str, **entries: Any) -> War:
    """On an empty map, with everybody At War, a side attacks with a die."""
    nations = ("dwarves", "elves", "gondor", "north", "rohan", "isengard", "sauron", "southrons_easterlings")
    w = position(rolled={side: [face]}, nations=[f"{nation} 0 active" for nation in nations], clear=True, **entries)
    choose(w, f"die:{face}", "attack")
    return w


def besieged(inside: dict[str, int], outside: dict[str, int]) -> War:
    """Erebor is besieged."""
    w = war(erebor=outside)
    put(w, "in:erebor", **inside)
    return w


# DP-37 and DP-38: the attack


@part("DP-37")
@rule("WR-11.3", "WR-12.13", "WR-12.28")
def test_the_attacker_chooses_army_and_target_and_besieged_or_besiegers_are_targets_too() -> None:
    siege = ["in:erebor dwarves-elite 1", "erebor sauron-regular 3"]
    near = ["dale north-regular 1", "withered_heath sauron-regular 1", "iron_hills dwarves-regular 1"]
    w = die("army", SECOND, figures=[*siege, *near])
    ways = ["way:erebor>erebor", "way:erebor>dale", "way:erebor>iron_hills", "way:withered_heath>dale"]
    assert question(w) == (SECOND, "attack", ways)
    assert why_not(w, "way:withered_heath>erebor") == ("WR-12.13",)
    assert why_not(w, "way:withered_heath>iron_hills") == ("WR-11.3", "WR-11.7", "WR-12.13")
    w = die("muster_army", FIRST, figures=[*siege, *near])
    ways = ["way:dale>erebor", "way:dale>withered_heath", "way:erebor>erebor", "way:iron_hills>erebor"]
    assert question(w) == (FIRST, "attack", ways)


@part("DP-37")
@rule("WR-11.5")
def test_with_a_character_die_only_armies_with_a_leader_or_character_are_offered() -> None:
    troops = ["dale north-regular 1", "withered_heath sauron-regular 1", "old_forest_road sauron-regular 1"]
    w = die("character", SECOND, figures=[*troops, "old_forest_road nazgul 1", "woodland_realm elves-regular 1"])
    assert question(w) == (SECOND, "attack", ["way:old_forest_road>dale", "way:old_forest_road>woodland_realm"])
    assert why_not(w, "way:withered_heath>dale") == ("WR-11.5", "WR-11.11")


@part("DP-38")
@rule("WR-11.8", "WR-11.9", "WR-11.10")
def test_the_attacker_divides_his_army_into_attackers_and_rearguard() -> None:
    figures = ["hollin sauron-regular 2", "hollin nazgul 1", "trollshaws gondor-regular 5"]
    w = die("army", SECOND, figures=figures)
    assert question(w) == (SECOND, "attackers", ["all", "split"])
    choose(w, "split")
    assert question(w) == (SECOND, "how-many", ["count:sauron-regular:1", "count:sauron-regular:2"])
    assert why_not(w, "count:sauron-regular:0") == ("WR-8.1", "WR-10.4")
    choose(w, "count:sauron-regular:1")
    assert question(w) == (SECOND, "how-many", ["count:nazgul:0", "count:nazgul:1"])
    roll(w, sh=[1], fp=[1] * 5)
    choose(w, "count:nazgul:0")
    assert asked(w) == (SECOND, "cease")


@part("DP-38")
@rule("WR-11.13", "WR-11.9")
def test_peaceful_figures_stay_behind_and_a_single_attacker_is_not_asked_about() -> None:
    w = war(hollin={"sauron_regular": 2, "isengard_regular": 1}, trollshaws={"gondor_regular": 1})
    w.steps = [0, 0, 0, 0, 0, 1, 0, 0]
    attack_ready(w)
    assert question(w) == (SECOND, "attackers", ["all", "split"])
    roll(w, sh=[1, 1], fp=[1])
    choose(w, "all")
    assert asked(w) == (SECOND, "cease")
    w = war(hollin={"sauron_regular": 1}, trollshaws={"gondor_regular": 1})
    roll(w, sh=[1], fp=[1])
    attack_ready(w)
    assert asked(w) == (SECOND, "cease")


def attack_ready(w: War) -> None:
    """The Shadow attacks the Trollshaws; the division is not made yet."""
    w.push(Attack(w.lead[SH], SH))
    w.run()


# DP-39 and DP-40: a Stronghold to withdraw into


@part("DP-39")
@rule("WR-12.4", "WR-11.72")
def test_before_every_combat_round_the_defender_in_his_stronghold_region_fights_or_withdraws() -> None:
    w = war(osgiliath={"sauron_regular": 5}, minas_tirith={"gondor_regular": 5})
    attack(w, "osgiliath>minas_tirith")
    ground = (FIRST, "ground", ["fight-in-the-field", "withdraw"])
    assert question(w) == ground
    roll(w, sh=[1] * 5, fp=[1] * 5)
    choose(w, "fight-in-the-field", "continue", "stay")
    assert question(w) == ground
    choose(w, "withdraw")
    assert asked(w) == (SECOND, "advance")


@part("DP-39")
@rule("WR-12.4")
def test_without_a_stronghold_of_his_own_nobody_is_asked_to_withdraw() -> None:
    w = war(osgiliath={"sauron_regular": 1}, pelargir={"gondor_regular": 1})
    roll(w, sh=[1], fp=[1])
    attack(w, "osgiliath>pelargir")
    assert asked(w) == (SECOND, "cease")
    w = besieged({"dwarves_elite": 1}, {"sauron_regular": 1})
    put(w, "dale", north_regular=1)
    roll(w, sh=[1], fp=[1])
    attack(w, "dale>erebor", side=FP)
    assert asked(w) == (FIRST, "cease")


@part("DP-40")
@rule("WR-12.6", "WR-12.7")
def test_after_a_withdrawal_the_attacker_advances_with_whom_he_likes_or_not_at_all() -> None:
    def withdrawn() -> War:
        w = war(osgiliath={"sauron_regular": 2, "nazgul": 1}, minas_tirith={"gondor_regular": 3})
        attack(w, "osgiliath>minas_tirith")
        choose(w, "withdraw")
        return w

    w = withdrawn()
    assert question(w) == (SECOND, "advance", ["all", "split", "none"])
    choose(w, "split")
    assert question(w) == (SECOND, "how-many", ["count:sauron-regular:1", "count:sauron-regular:2"])
    choose(w, "count:sauron-regular:1", "count:nazgul:0")
    assert (left(w, "minas_tirith", SH), left(w, "in:minas_tirith", FP)) == (
        {"sauron-regular": 1},
        {"gondor-regular": 3},
    )
    w = withdrawn()
    choose(w, "none")
    assert (left(w, "minas_tirith", FP), left(w, "osgiliath", SH), w.ask) == (
        {"gondor-regular": 3},
        {"sauron-regular": 2, "nazgul": 1},
        None,
    )


# DP-41 and DP-42: combat cards


@part("DP-41", "DP-42")
@rule("WR-11.23", "WR-11.24", "WR-11.25", "WR-11.32")
@pytest.mark.parametrize("attacker", [FP, SH])
def test_the_attacker_and_then_the_defender_place_one_legal_card_or_none(attacker: int) -> None:
    w = field({"sauron_regular": 5}, {"gondor_regular": 5})
    hold(w, SH, "sh_str_22", "sh_char_05", "sh_str_09")
    hold(w, FP, "fp_str_06", "fp_char_10", "fp_str_08")
    attack(w, "hollin>trollshaws" if attacker == SH else "trollshaws>hollin", side=attacker)
    both = [
        (FIRST, "combat-card", ["none", "card:fp_str_06", "card:fp_str_08"]),
        (SECOND, "combat-card", ["none", "card:sh_str_09", "card:sh_str_22"]),
    ]
    assert question(w) == both[attacker]
    assert why_not(w, ("card:fp_char_10", "card:sh_char_05")[attacker])[0] == "WR-11.32"
    choose(w, keys(w)[1])
    assert [len(w.zones.content[COMBAT + seat]) for seat in (FP, SH)] == [int(attacker == FP), int(attacker == SH)]
    assert question(w) == both[1 - attacker]
    roll(w, sh=[1] * 5, fp=[1] * 5)
    choose(w, "none")
    assert asked(w) == ((FIRST, SECOND)[attacker], "cease")


@part("DP-41", "DP-42")
@rule("WR-11.24")
def test_who_holds_cards_is_asked_though_none_is_playable_and_who_holds_none_is_not() -> None:
    w = field({"sauron_regular": 5}, {"gondor_regular": 5})
    hold(w, SH, "sh_char_05")
    attack(w)
    assert question(w) == (SECOND, "combat-card", ["none"])
    roll(w, sh=[1] * 5, fp=[1] * 5)
    choose(w, "none")
    assert asked(w) == (SECOND, "cease")
    w = field({"sauron_regular": 5}, {"gondor_regular": 5})
    hold(w, FP, "fp_char_10")
    attack(w)
    assert question(w) == (FIRST, "combat-card", ["none"])


@part("DP-43")
@rule("WR-11.30", "WR-11.33")
def test_the_player_of_a_combat_card_makes_its_choices_when_it_is_applied() -> None:
    w = field({"sauron_regular": 5, "nazgul": 1}, {"gondor_regular": 5})
    send(w, "legolas", "trollshaws")
    send(w, "gimli", "trollshaws")
    hold(w, SH, "sh_char_15")
    hold(w, FP, "fp_char_06")
    attack(w)
    roll(w, sh=[1] * 5, fp=[1] * 5)
    told = choose(w, "card:sh_char_15", "card:fp_char_06")
    assert question(w) == (SECOND, "silence", ["character:legolas", "character:gimli"])
    assert names(told)[-2:] == ["combat-card-revealed", "combat-card-revealed"]


# DP-44 and DP-45: the re-roll and the losses


@part("DP-44")
@rule("WR-11.42", "WR-11.43")
def test_the_leader_reroll_is_made_with_all_misses_that_leadership_reaches_and_nobody_is_asked() -> None:
    w = field({"sauron_regular": 5, "nazgul": 2}, {"gondor_regular": 5, "gondor_leader": 3})
    roll(w, sh=[1, 2, 3, 4, 5], fp=[5, 5, 5, 1, 2], sh_again=[1, 1], fp_again=[1, 1])
    attack(w)
    assert left(w, "hollin", SH) == {"sauron-regular": 2, "nazgul": 2}
    assert left(w, "trollshaws", FP) == {"gondor-regular": 4, "gondor-leader": 3}
    assert asked(w) == (SECOND, "cease")


@part("DP-45")
@rule("WR-11.51", "WR-11.52", "WR-11.53", "WR-11.54")
def test_the_attacker_and_then_the_defender_choose_their_losses_hit_by_hit() -> None:
    w = field(
        {"sauron_regular": 1, "sauron_elite": 2, "isengard_regular": 2},
        {"gondor_regular": 2, "gondor_elite": 1, "rohan_elite": 1},
    )
    roll(w, sh=[6, 6, 1, 1, 1], fp=[6, 6, 1, 1])
    attack(w)
    elite = ["reduce:sauron-elite", "figure:sauron-elite"]
    assert question(w) == (SECOND, "loss", ["figure:isengard-regular", "figure:sauron-regular", *elite])
    choose(w, "reduce:sauron-elite")
    assert question(w) == (
        SECOND,
        "loss",
        ["figure:isengard-regular", "figure:sauron-regular", "reduce:sauron-elite"],
    )
    assert why_not(w, "figure:sauron-elite") == ("WR-11.53",)
    choose(w, "figure:sauron-regular")
    elites = ["reduce:gondor-elite", "figure:gondor-elite", "reduce:rohan-elite", "figure:rohan-elite"]
    assert question(w) == (FIRST, "loss", ["figure:gondor-regular", *elites])
    choose(w, "figure:rohan-elite")
    assert left(w, "hollin", SH) == {"sauron-regular": 1, "sauron-elite": 1, "isengard-regular": 2}
    assert left(w, "trollshaws", FP) == {"gondor-regular": 2, "gondor-elite": 1}
    assert asked(w) == (SECOND, "cease")


@part("DP-45")
@rule("WR-11.57", "WR-11.60")
def test_without_a_choice_nobody_is_asked_about_losses() -> None:
    w = field({"sauron_regular": 5}, {"gondor_regular": 3})
    roll(w, sh=[6, 1, 1, 1, 1], fp=[6, 6, 1])
    attack(w)
    assert (left(w, "hollin", SH), left(w, "trollshaws", FP)) == ({"sauron-regular": 3}, {"gondor-regular": 2})
    w = field({"sauron_regular": 5}, {"gondor_elite": 2})
    use_up(w, REGULAR, FP)
    roll(w, sh=[6, 1, 1, 1, 1], fp=[1, 1])
    attack(w)
    assert (left(w, "trollshaws", FP), asked(w)) == ({"gondor-elite": 1}, (SECOND, "cease"))


@part("DP-76")
@rule("WR-11.55")
@pytest.mark.parametrize(("source", "fallen"), [("casualties", 0), ("reinforcements", 1)])
def test_the_regular_for_an_elite_comes_from_the_losses_of_the_battle_or_the_reinforcements(
    source: str, fallen: int
) -> None:
    w = field({"sauron_regular": 5}, {"gondor_regular": 2, "gondor_elite": 2})
    roll(w, sh=[6, 6, 1, 1, 1], fp=[1] * 4)
    attack(w)
    choose(w, "figure:gondor-regular", "reduce:gondor-elite")
    assert question(w) == (FIRST, "source", ["casualties", "reinforcements"])
    choose(w, source)
    assert (left(w, "trollshaws", FP), asked(w)) == ({"gondor-regular": 2, "gondor-elite": 1}, (SECOND, "cease"))
    counts = [w.figures.count(REGULAR, place + FP) for place in (CASUALTIES, REINFORCEMENTS)]
    assert counts == [fallen, 13 - fallen]


# DP-46 and DP-47: cease or retreat


@part("DP-46", "DP-47")
@rule("WR-11.66", "WR-11.67", "WR-11.69")
def test_after_a_round_the_attacker_ceases_or_the_defender_stays_or_retreats() -> None:
    def after_a_round() -> War:
        w = field({"sauron_regular": 5}, {"gondor_regular": 5})
        put(w, "ettenmoors", sauron_regular=1)
        put(w, "south_downs", sauron_regular=1)
        roll(w, sh=[1] * 5, fp=[1] * 5)
        attack(w)
        return w

    w = after_a_round()
    assert question(w) == (SECOND, "cease", ["continue", "cease"])
    choose(w, "cease")
    assert w.ask is None
    w = after_a_round()
    choose(w, "continue")
    free = ["region:fords_of_bruinen", "region:rivendell", "region:weather_hills"]
    assert question(w) == (FIRST, "retreat", ["stay", *free])
    assert why_not(w, "region:ettenmoors") == ("WR-11.69", "WR-11.70")
    choose(w, "region:rivendell")
    assert (left(w, "rivendell", FP), asked(w)) == ({"gondor-regular": 5}, (SECOND, "advance"))
    w = after_a_round()
    roll(w, sh=[1] * 5, fp=[1] * 5)
    choose(w, "continue", "stay")
    assert asked(w) == (SECOND, "cease")


@part("DP-47")
@rule("WR-11.70")
def test_who_has_no_free_region_is_not_asked_to_retreat() -> None:
    w = war(dagorlad={"sauron_regular": 1}, morannon={"gondor_regular": 1}, gorgoroth={"sauron_regular": 1})
    w.held = [SH] * len(w.held)
    roll(w, sh=[1], fp=[1])
    attack(w, "dagorlad>morannon")
    roll(w, sh=[1], fp=[1])
    choose(w, "continue")
    assert asked(w) == (SECOND, "cease")


@part("DP-47")
@rule("WR-12.26", "WR-12.23")
def test_the_besiegers_may_retreat_from_a_sortie() -> None:
    w = besieged({"dwarves_elite": 1}, {"sauron_regular": 3})
    put(w, "dale", north_regular=1)
    roll(w, sh=[1] * 3, fp=[1])
    storm(w, "in:erebor", "erebor", side=FP)
    choose(w, "continue")
    assert question(w) == (SECOND, "retreat", ["stay", "region:withered_heath"])


# DP-48: siege battles


@part("DP-48")
@rule("WR-12.16", "WR-12.17", "WR-12.18")
def test_after_each_round_of_a_siege_battle_the_attacker_stops_or_reduces_an_elite() -> None:
    w = besieged({"dwarves_elite": 2}, {"sauron_regular": 1, "sauron_elite": 1, "isengard_elite": 1})
    roll(w, sh=[1] * 3, fp=[1] * 2)
    storm(w, "erebor", "in:erebor")
    assert question(w) == (SECOND, "extend", ["cease", "reduce:isengard-elite", "reduce:sauron-elite"])
    roll(w, sh=[1] * 3, fp=[1] * 2)
    choose(w, "reduce:isengard-elite")
    assert question(w) == (SECOND, "extend", ["cease", "reduce:sauron-elite"])
    choose(w, "cease")
    assert w.ask is None
    assert left(w, "erebor", SH) == {"sauron-regular": 1, "sauron-elite": 1, "isengard-regular": 1}


@part("DP-48")
@rule("WR-12.17", "WR-11.57")
def test_without_an_elite_or_a_regular_for_it_the_siege_battle_just_ends() -> None:
    w = besieged({"dwarves_elite": 2}, {"sauron_regular": 3})
    roll(w, sh=[1] * 3, fp=[1] * 2)
    storm(w, "erebor", "in:erebor")
    assert w.ask is None
    w = besieged({"dwarves_elite": 2}, {"sauron_elite": 2})
    use_up(w, KIND_NAMES.index("sauron-regular"), SH)
    roll(w, sh=[1] * 2, fp=[1] * 2)
    storm(w, "erebor", "in:erebor")
    assert w.ask is None


# DP-49: the advance


@part("DP-49")
@rule("WR-11.76")
def test_who_has_won_in_the_field_moves_in_with_any_of_the_attackers_or_none() -> None:
    def won() -> War:
        w = field({"sauron_regular": 2, "nazgul": 1}, {"gondor_regular": 1})
        roll(w, sh=[6, 1], fp=[1], sh_again=[1])
        attack(w)
        return w

    w = won()
    assert question(w) == (SECOND, "advance", ["all", "split", "none"])
    choose(w, "split")
    assert question(w) == (SECOND, "how-many", [f"count:sauron-regular:{n}" for n in range(3)])
    choose(w, "count:sauron-regular:1")
    assert question(w) == (SECOND, "how-many", ["count:nazgul:0", "count:nazgul:1"])
    choose(w, "count:nazgul:1")
    assert (left(w, "trollshaws", SH), left(w, "hollin", SH)) == (
        {"sauron-regular": 1, "nazgul": 1},
        {"sauron-regular": 1},
    )
    w = won()
    choose(w, "none")
    assert (left(w, "trollshaws", SH), w.ask) == ({}, None)


@part("DP-49")
@rule("WR-12.27", "WR-13.3")
def test_after_a_siege_battle_nobody_is_asked_to_advance() -> None:
    w = besieged({"dwarves_regular": 1}, {"sauron_regular": 3})
    roll(w, sh=[6, 1, 1], fp=[1])
    storm(w, "erebor", "in:erebor")
    assert (w.ask, w.held[at("erebor")]) == (None, SH)


@part("DP-49")
@rule("WR-11.76", "WR-10.6")
def test_a_leader_who_has_attacked_may_stay_with_the_rearguard() -> None:
    w = field({"sauron_regular": 1}, {"north_regular": 1, "gondor_regular": 1, "north_leader": 1})
    roll(w, fp=[6], sh=[1])
    w.push(Attack(w.lead[FP], FP))
    w.run()
    choose(w, "split", "count:gondor-regular:0", "count:north-leader:1")
    assert question(w) == (FIRST, "advance", ["all", "split", "none"])
    choose(w, "split", "count:north-leader:0")
    assert (left(w, "hollin", FP), left(w, "trollshaws", FP)) == (
        {"north-regular": 1},
        {"gondor-regular": 1, "north-leader": 1},
    )


@part("DP-49")
@rule("WR-11.75")
@pytest.mark.parametrize("flags", [0, NO_CEASE])
def test_nobody_is_asked_to_advance_when_both_armies_have_fallen(flags: int) -> None:
    w = field({"sauron_regular": 1}, {"gondor_regular": 1})
    roll(w, sh=[6], fp=[6])
    attack(w, flags=flags)
    assert (w.ask, w.stack, left(w, "hollin", SH), left(w, "trollshaws", FP)) == (None, [], {}, {})


@part("DP-47")
@rule("WR-11.69", "WR-14.6")
def test_an_army_that_retreats_into_an_enemy_nation_activates_it() -> None:
    w = war(dead_marshes={"north_regular": 1}, western_emyn_muil={"sauron_regular": 1})
    gondor = NATIONS.index("gondor")
    w.active = [nation != gondor for nation in range(8)]
    roll(w, fp=[1], sh=[1])
    attack(w, "dead_marshes>western_emyn_muil", side=FP)
    choose(w, "continue", "region:druadan_forest")
    assert w.active[gondor]


@part("DP-39")
@rule("WR-12.4", "WR-11.70", "WR-11.72")
def test_who_cannot_retreat_may_still_withdraw_before_the_next_round() -> None:
    near = {region: {"sauron_regular": 1} for region in ("dale", "iron_hills")}
    w = war(erebor={"dwarves_regular": 2}, withered_heath={"sauron_regular": 2}, **near)
    roll(w, sh=[1, 1], fp=[1, 1])
    attack(w, "withered_heath>erebor")
    choose(w, "fight-in-the-field", "continue")
    assert question(w) == (FIRST, "ground", ["fight-in-the-field", "withdraw"])


@part("DP-38")
@rule("WR-11.9")
def test_one_unit_attacks_with_all_its_leaders_unasked() -> None:
    w = field({"sauron_regular": 1, "nazgul": 1}, {"gondor_regular": 2})
    roll(w, sh=[1], sh_again=[1], fp=[1, 1])
    w.push(Attack(w.lead[SH], SH))
    w.run()
    assert asked(w) == (SECOND, "cease")


@part("DP-38", "AMB-23")
@rule("WR-11.13", "WR-11.9")
def test_one_unit_attacks_while_a_peaceful_one_is_the_rearguard() -> None:
    w = field({"sauron_regular": 1}, {"gondor_regular": 1, "north_regular": 1, "north_leader": 1})
    w.steps = [1 if nation == NATIONS.index("north") else 0 for nation in range(8)]
    roll(w, sh=[1], fp=[6])
    w.push(Attack(w.lead[FP], FP))
    w.run()
    assert question(w) == (FIRST, "advance", ["all", "none"])


@part("AMB-21")
@rule("WR-7.53", "WR-11.5")
def test_elites_lead_while_saruman_is_besieged_in_orthanc() -> None:
    w = war(orthanc={"rohan_regular": 1}, hollin={"isengard_elite": 1}, trollshaws={"north_regular": 1})
    put(w, "in:orthanc", isengard_regular=1)
    send(w, "saruman", "in:orthanc")
    assert ways(w, SH, leader=True) == ["way:hollin>trollshaws", "way:orthanc>orthanc"]
