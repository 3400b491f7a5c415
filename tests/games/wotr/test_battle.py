"""Chapter 11: battles."""

import pytest
from tests.games.wotr.battles import (
    FP,
    SH,
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
    storm,
    war,
)
from tests.games.wotr.helpers import at, figures, key, lay, new, put, send, told

from mathom.games.wotr.battle import Attack, Battle, attack_ways, refuse_attack_way
from mathom.games.wotr.board import CASUALTIES, REINFORCEMENTS
from mathom.games.wotr.codes import way_code
from mathom.games.wotr.combat import MOST_DICE, hits_in
from mathom.games.wotr.combat_cards import queue_of
from mathom.games.wotr.combat_round import CombatRound
from mathom.games.wotr.components import CARD_NAMES, CHARACTER_NAMES, NATIONS
from mathom.games.wotr.forces import force_at
from mathom.games.wotr.game import WarOfTheRing
from mathom.games.wotr.options import describe
from mathom.games.wotr.retreats import retreats
from mathom.games.wotr.war import COMBAT, DISCARDED, HAND, War
from mathom.testing import rule

NORTH, SAURON = NATIONS.index("north"), NATIONS.index("sauron")
NO_HITS_5 = [2] * 5


def ways(w: War, side: int, leader: bool = False) -> list[str]:
    return [describe(w, code).key for code in attack_ways(w, side, leader)]


def why_not(w: War, side: int, way: str, leader: bool = False) -> str | None:
    origin, _, target = way.partition(">")
    return key(refuse_attack_way(w, side, at(origin), at(target), leader))


def combat(w: War, side: int = SH, origin: str = "hollin", target: str = "trollshaws") -> CombatRound:
    """A combat round of the two whole armies, not under way."""
    armies = {side: force_at(w, side, at(origin)), 1 - side: force_at(w, 1 - side, at(target))}
    return CombatRound(side, at(origin), at(target), forces=[armies[FP], armies[SH]])


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


@rule("WR-11.3", "WR-12.13", "WR-12.22")
def test_besiegers_and_besieged_attack_each_other_in_their_region() -> None:
    w = war(**{"in:erebor": {"dwarves_regular": 2}, "erebor": {"sauron_regular": 3}})
    assert (ways(w, SH), ways(w, FP)) == (["way:erebor>erebor"], ["way:erebor>erebor"])


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
    attack(w)
    battle = w.stack[0]
    assert isinstance(battle, Battle)
    fighting = {name: n for name, n in zip(["s-regular", "nazgul"], [battle.forces[SH][14], battle.forces[SH][21]])}
    assert (fighting, battle.forces[SH][12]) == ({"s-regular": 2, "nazgul": 1}, 0)


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
    assert why_not(w, SH, "hollin>trollshaws", leader=True) == "a-leader-or-character-must-come-along"
    assert ways(w, FP, leader=True) == ["way:trollshaws>hollin"]
    put(w, "hollin", nazgul=1)
    assert ways(w, SH, leader=True) == ["way:hollin>trollshaws"]


@rule("WR-11.5", "WR-7.28")
def test_saruman_leads_an_attack_out_of_orthanc_but_does_not_advance() -> None:
    w = war(orthanc={"isengard_regular": 2}, gap_of_rohan={"rohan_regular": 1})
    send(w, "saruman", "orthanc")
    assert ways(w, SH, leader=True) == ["way:orthanc>gap_of_rohan"]
    roll(w, sh=[6, 6], fp=[2])
    attack(w, "orthanc>gap_of_rohan", leader=True)
    pick(w, "all")
    assert (left(w, "gap_of_rohan", SH), left(w, "orthanc", SH)) == ({"isengard-regular": 2}, {"saruman": 1})


@rule("WR-11.5", "WR-7.53")
def test_an_isengard_elite_leads_while_saruman_is_in_play() -> None:
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
    w.push(Attack(SH, SH))
    w.run()
    pick(w, "split")
    assert keys(w) == ["count:sauron-regular:1", "count:sauron-regular:2"]
    clone = w.clone()
    pick(w, "count:sauron-regular:2")
    assert question(w) == "cease" or question(w) is None or question(w) != "how-many"
    pick(clone, "count:sauron-regular:1")
    assert keys(clone) == ["count:nazgul:0", "count:nazgul:1"]


@rule("WR-11.13")
def test_peaceful_figures_are_left_in_the_rearguard() -> None:
    w = field({"sauron_regular": 3}, {"north_regular": 2, "elves_elite": 1, "elves_leader": 1})
    w.steps = [0, 1, 0, 0, 0, 0, 0, 0]
    attack(w, "trollshaws>hollin", side=FP)
    battle = w.stack[0]
    assert isinstance(battle, Battle)
    assert [n for n in battle.forces[FP] if n] == [2]


@rule("WR-11.9", "WR-11.13")
def test_a_peaceful_leader_keeps_a_unit_back() -> None:
    """AMB-23"""
    w = field({"sauron_regular": 1}, {"north_regular": 1, "elves_leader": 1})
    w.steps = [0, 1, 0, 0, 0, 0, 0, 0]
    assert (ways(w, FP), why_not(w, FP, "trollshaws>hollin")) == ([], "who-stays-behind-needs-a-unit")
    put(w, "trollshaws", north_regular=1)
    w.push(Attack(FP, FP))
    w.run()
    battle = w.stack[0]
    assert isinstance(battle, Battle)
    assert (sum(battle.forces[FP]), left(w, "trollshaws", FP)) == (1, {"north-regular": 2, "elves-leader": 1})


@rule("WR-11.14")
def test_all_defenders_take_part_also_those_of_peaceful_nations() -> None:
    w = field({"sauron_regular": 2}, {"north_regular": 2, "elves_elite": 1, "elves_leader": 1})
    w.steps = [0, 3, 0, 0, 0, 0, 0, 0]
    send(w, "strider", "trollshaws")
    hold(w, SH, "sh_str_01")
    attack(w)
    battle = w.stack[0]
    assert isinstance(battle, Battle)
    assert battle.forces[FP] == force_at(w, FP, at("trollshaws"))
    assert sum(battle.forces[FP]) == 5


# Strength and leadership


@rule("WR-11.15", "WR-11.16")
@pytest.mark.parametrize(("regulars", "elites", "strength", "dice"), [(3, 1, 4, 4), (6, 2, 8, 5)])
def test_strength_is_the_number_of_units_and_gives_at_most_five_dice(
    regulars: int, elites: int, strength: int, dice: int
) -> None:
    """EX-4"""
    w = field({"sauron_regular": regulars, "sauron_elite": elites, "nazgul": 3}, {"north_regular": 1})
    r = combat(w)
    assert (r.strength(SH), r.dice(SH)) == (strength, dice)


@rule("WR-11.17")
def test_leadership_is_leaders_and_the_values_of_the_characters() -> None:
    w = field({"sauron_regular": 1, "nazgul": 2}, {"north_regular": 1, "north_leader": 1, "elves_leader": 2})
    send(w, "witch_king", "hollin")
    send(w, "mouth_of_sauron", "hollin")
    send(w, "aragorn", "trollshaws")
    send(w, "gimli", "trollshaws")
    r = combat(w)
    assert (r.leadership(w, SH), r.leadership(w, FP)) == (2 + 2 + 2, 3 + 2 + 1)


@rule("WR-11.18", "WR-11.19")
def test_no_more_than_five_dice_are_rolled_or_re_rolled() -> None:
    w = field({"sauron_regular": 9, "nazgul": 7}, {"north_regular": 1})
    r = combat(w)
    r.misses = [0, 7]
    assert (r.dice(SH), r.rerolls(w, SH), MOST_DICE) == (5, 5, 5)


@rule("WR-7.36", "WR-7.41", "WR-7.42")
def test_captains_of_the_west_add_one_each_up_to_five_dice() -> None:
    names = [name for name in CHARACTER_NAMES if name not in ("gollum", "witch_king", "saruman", "mouth_of_sauron")]
    more = {}
    for name in names:
        w = field({"sauron_regular": 1}, {"north_regular": 2})
        send(w, name, "trollshaws")
        more[name] = combat(w).strength(FP) - 2
    assert [name for name in names if more[name] == 1] == [
        "gandalf_the_grey",
        "strider",
        "boromir",
        "legolas",
        "gimli",
        "aragorn",
    ]
    assert [name for name in names if more[name] == 0] == ["meriadoc", "peregrin", "gandalf_the_white"]
    w = field({"sauron_regular": 1}, {"north_regular": 4})
    for name in ("boromir", "legolas", "gimli"):
        send(w, name, "trollshaws")
    assert (combat(w).strength(FP), combat(w).dice(FP)) == (7, 5)


# The combat round


@rule("WR-11.20", "WR-11.21", "WR-11.40", "WR-11.42", "WR-11.50", "WR-11.51", "WR-11.24", "WR-11.25", "WR-11.26")
def test_a_combat_round_has_its_steps_and_both_complete_each() -> None:
    w = field({"sauron_regular": 3, "nazgul": 1}, {"north_regular": 3, "north_leader": 1})
    hold(w, FP, "fp_str_06")
    hold(w, SH, "sh_str_24")
    attack(w)
    asks = []
    roll(w, sh=[5, 3, 3], fp=[6, 2, 3], sh_again=[1], fp_again=[2])
    told(w)
    for answer in ("card:sh_str_24", "card:fp_str_06"):
        asks.append(asked(w))
        pick(w, answer)
    assert asks == [(SH, "combat-card"), (FP, "combat-card")]
    assert told(w) == [
        ("combat-card-placed", SH, "sh_strategy"),
        ("combat-card-placed", FP, "fp_strategy"),
        ("combat-card-revealed", "free_peoples", "fp_str_06"),
        ("combat-card-revealed", "shadow", "sh_str_24"),
        ("combat-roll", "shadow", [5, 3, 3], 1, 5, 1),
        ("combat-roll", "free_peoples", [6, 2, 3], 1, 5, 1),
        ("leader-reroll", "shadow", [1], 1, 5, 0),
        ("leader-reroll", "free_peoples", [2], 1, 5, 0),
        ("units-lost", "hollin", "sauron-regular", 1),
        ("units-lost", "trollshaws", "north-regular", 1),
    ]
    assert asked(w) == (SH, "cease")


@rule("WR-11.22", "WR-11.67")
def test_rounds_repeat_until_the_battle_ends() -> None:
    w = field({"sauron_regular": 3}, {"north_regular": 3})
    roll(w, sh=[2, 2, 2], fp=[2, 2, 2])
    attack(w)
    assert asked(w) == (SH, "cease")
    roll(w, sh=[2, 2, 2], fp=[2, 2, 2])
    pick(w, "continue")
    assert asked(w) == (FP, "retreat")
    pick(w, "stay")
    assert asked(w) == (SH, "cease")
    assert [event[2] for event in told(w) if event[0] == "combat-round"] == [1, 2]


# Combat cards


def with_cards(fp: list[str], sh: list[str]) -> War:
    w = field({"sauron_regular": 5, "nazgul": 1}, {"north_regular": 5})
    hold(w, FP, *fp)
    hold(w, SH, *sh)
    return w


@rule("WR-11.23", "WR-6.21", "WR-6.22")
def test_each_player_may_play_one_card_of_his_hand_in_each_round() -> None:
    w = with_cards(["fp_str_01", "fp_str_02"], ["sh_str_01", "sh_str_22"])
    attack(w)
    assert (asked(w), keys(w)) == ((SH, "combat-card"), ["none", "card:sh_str_01", "card:sh_str_22"])
    dice = [len(pool) for pool in w.rolled]
    roll(w, sh=[2] * 3, fp=[2] * 5)
    pick(w, "none")
    assert (asked(w), keys(w)) == ((FP, "combat-card"), ["none", "card:fp_str_01", "card:fp_str_02"])
    roll(w, sh=[2] * 3, fp=[2] * 5)
    pick(w, "card:fp_str_01", "continue", "stay")
    assert (asked(w), keys(w)) == ((SH, "combat-card"), ["none", "card:sh_str_01", "card:sh_str_22"])
    pick(w, "none")
    assert (asked(w), keys(w)) == ((FP, "combat-card"), ["none", "card:fp_str_02"])
    assert [len(pool) for pool in w.rolled] == dice


@rule("WR-11.24", "WR-11.25", "WR-11.27")
def test_cards_lie_face_down_with_their_backs_to_be_seen_until_both_are_revealed() -> None:
    w = with_cards(["fp_str_01"], ["sh_str_01", "sh_char_09"])
    game = WarOfTheRing()
    attack(w)
    told(w)
    pick(w, "card:sh_str_01")
    assert (told(w), asked(w)) == ([("combat-card-placed", SH, "sh_strategy")], (FP, "combat-card"))
    for seat in (FP, None):
        player = game.see(w, seat)["players"][SH]
        assert (player["combat_card_backs"], "combat_card" in player) == ({"sh_strategy": 1}, False)
    assert game.see(w, SH)["players"][SH]["combat_card"] == ["sh_str_01"]
    assert [w.zones.knows(seat, w.zones.content[COMBAT + SH][0]) for seat in (FP, SH)] == [False, True]
    roll(w, sh=[2] * 5, fp=[2] * 5)
    pick(w, "none")
    assert told(w)[:2] == [("no-combat-card", FP), ("combat-card-revealed", "shadow", "sh_str_01")]


@rule("WR-11.24")
def test_who_holds_cards_is_asked_even_if_none_can_be_played() -> None:
    w = with_cards(["fp_char_09"], [])
    attack(w)
    assert (asked(w), keys(w)) == ((FP, "combat-card"), ["none"])


@rule("WR-11.28", "WR-11.29", "WR-6.24")
def test_a_card_counts_for_its_round_and_is_then_discarded() -> None:
    w = with_cards([], ["sh_str_24"])
    roll(w, sh=[4, 2, 2, 2, 2], fp=[2] * 5, sh_again=[2])
    attack(w)
    pick(w, "card:sh_str_24")
    assert rolled(told(w))[0] == ("shadow", [4, 2, 2, 2, 2], 1, 5, 1)
    assert [w.face(thing) for thing in w.zones.content[DISCARDED + SH]] == [CARD_NAMES.index("sh_str_24")]
    assert (w.zones.content[HAND + SH], w.zones.content[COMBAT + SH]) == ([], [])
    roll(w, sh=[4, 2, 2, 2, 2], fp=[2] * 4, sh_again=[2])
    pick(w, "continue", "stay")
    assert rolled(told(w))[0] == ("shadow", [4, 2, 2, 2, 2], 0, 5, 0)


@rule("WR-11.30", "WR-11.31")
def test_lower_initiative_comes_first_then_the_defender() -> None:
    def order(fp: str, sh: str, attacker: int) -> list[int]:
        played = [CARD_NAMES.index(fp), CARD_NAMES.index(sh)]
        return [code >> 1 & 1 for code in queue_of(played, attacker)]

    assert order("fp_str_05", "sh_char_17", SH) == [FP, SH]
    assert order("fp_str_02", "sh_char_17", FP) == [SH, FP]
    assert order("fp_str_01", "sh_str_24", SH) == [FP, SH]
    assert order("fp_str_01", "sh_str_24", FP) == [SH, FP]
    assert order("fp_str_02", "sh_str_07", SH) == [SH, FP, SH]


@rule("WR-11.30", "WR-11.39")
def test_a_retreat_at_one_comes_before_a_special_attack_at_two() -> None:
    """EX-9"""
    w = with_cards(["fp_str_05"], ["sh_char_17"])
    attack(w)
    pick(w, "card:sh_char_17", "card:fp_str_05", "region:ettenmoors")
    assert left(w, "ettenmoors", FP) == {"north-regular": 5}
    assert [event[0] for event in told(w) if "roll" in str(event[0]) or "special" in str(event[0])] == []
    assert [len(w.zones.content[DISCARDED + side]) for side in (FP, SH)] == [1, 1]
    assert asked(w) == (SH, "advance")


@rule("WR-11.32")
def test_a_condition_is_tested_when_the_card_is_placed() -> None:
    w = field({"sauron_regular": 2}, {"north_regular": 2, "north_elite": 1})
    hold(w, FP, "fp_str_22", "fp_char_09")
    attack(w)
    assert keys(w) == ["none", "card:fp_str_22"]
    frame = w.stack[-1]
    face = CARD_NAMES.index("fp_char_09")
    assert key(frame.refuse(w, FP, 430 + face)) == "neither-strider-nor-aragorn-takes-part"
    assert key(frame.refuse(w, FP, 430)) == "that-card-is-not-in-your-hand-of-combat-cards"
    assert frame.refuse(w, FP, 430 + CARD_NAMES.index("fp_str_22")) is None


@rule("WR-11.33", "WR-11.34")
def test_forfeited_leadership_is_gone_for_the_round_and_cannot_be_forfeited_twice() -> None:
    w = field({"sauron_regular": 5, "nazgul": 1}, {"north_regular": 3})
    send(w, "gimli", "trollshaws")
    hold(w, FP, "fp_char_06")
    hold(w, SH, "sh_char_15")
    attack(w)
    roll(w, sh=[2] * 5, fp=[2] * 3, sh_again=[2])
    pick(w, "card:sh_char_15", "card:fp_char_06")
    news = told(w)
    assert ("companion-silenced", "gimli") in news
    assert rolled(news, "misses-turned") == []
    assert rolled(news, "leader-reroll") == [("shadow", [2], 0, 5, 0)]


@rule("WR-11.33", "WR-11.28")
def test_forfeited_leadership_is_back_in_the_next_round() -> None:
    w = field({"sauron_regular": 5}, {"north_regular": 3})
    send(w, "gimli", "trollshaws")
    hold(w, FP, "fp_char_06")
    attack(w)
    roll(w, sh=[2] * 5, fp=[2] * 4)
    pick(w, "card:fp_char_06")
    assert rolled(told(w), "leader-reroll") == []
    roll(w, sh=[2] * 4, fp=[2] * 4, fp_again=[2])
    pick(w, "continue", "stay")
    assert rolled(told(w), "leader-reroll") == [("free_peoples", [2], 0, 5, 0)]


# Special attacks


@rule("WR-11.35", "WR-11.36", "WR-11.37", "WR-11.39")
def test_a_special_attack_comes_before_the_roll_and_its_losses_are_removed_at_once() -> None:
    w = field({"sauron_regular": 3}, {"north_regular": 2, "north_elite": 2, "north_leader": 1})
    hold(w, FP, "fp_str_13")
    attack(w)
    told(w)
    roll(w, fp_strike=[5, 4], sh=[2, 2], fp=[2] * 4, fp_again=[2])
    pick(w, "card:fp_str_13")
    assert told(w)[2:6] == [
        ("special-attack", "free_peoples", [5, 4], 5, 1),
        ("units-lost", "hollin", "sauron-regular", 1),
        ("combat-roll", "shadow", [2, 2], 0, 5, 0),
        ("combat-roll", "free_peoples", [2, 2, 2, 2], 0, 5, 0),
    ]


@rule("WR-11.36")
def test_a_special_attack_has_the_hit_number_of_the_combat_roll() -> None:
    w = war(dale={"sauron_regular": 3}, erebor={"dwarves_elite": 2})
    hold(w, FP, "fp_str_13")
    attack(w, "erebor>dale", side=FP)
    roll(w, fp_strike=[5, 6], sh=[2, 2], fp=[2, 2])
    pick(w, "card:fp_str_13")
    assert rolled(told(w), "special-attack") == [("free_peoples", [5, 6], 6, 1)]


@rule("WR-11.38")
def test_modifiers_of_the_other_card_do_not_count_for_a_special_attack() -> None:
    w = war(rivendell={"elves_regular": 5}, trollshaws={"sauron_elite": 2})
    hold(w, FP, "fp_str_20")
    hold(w, SH, "sh_str_13")
    attack(w, "trollshaws>rivendell")
    pick(w, "fight-in-the-field", "card:sh_str_13")
    roll(w, sh=[5, 2], fp=[2] * 5, sh_strike=[5, 2])
    pick(w, "card:fp_str_20")
    news = told(w)
    assert rolled(news)[0] == ("shadow", [5, 2], -1, 5, 0)
    assert rolled(news, "special-attack") == [("shadow", [5, 2], 5, 1)]


@rule("WR-11.39", "WR-11.75")
def test_an_army_that_falls_to_a_special_attack_does_not_roll() -> None:
    w = field({"sauron_regular": 1}, {"north_elite": 2, "north_regular": 3})
    hold(w, FP, "fp_str_13")
    attack(w)
    roll(w, fp_strike=[5, 2])
    told(w)
    pick(w, "card:fp_str_13")
    assert (rolled(told(w)), w.ask, figures(w, "hollin")) == ([], None, {})


# The rolls


@rule("WR-11.41")
def test_five_and_six_hit() -> None:
    assert [hits_in([face - 1], 0, 5) for face in range(1, 7)] == [0, 0, 0, 0, 1, 1]


@rule("WR-11.45", "WR-11.48", "WR-11.49")
def test_modifiers_count_but_a_natural_one_misses_and_a_natural_six_hits() -> None:
    """EX-10"""
    assert [hits_in([face - 1], 1, 5) for face in range(1, 7)] == [0, 0, 0, 1, 1, 1]
    assert [hits_in([face - 1], 1, 6) for face in range(1, 7)] == [0, 0, 0, 0, 1, 1]
    assert [hits_in([face - 1], 9, 5) for face in range(1, 7)] == [0, 1, 1, 1, 1, 1]
    assert [hits_in([face - 1], -9, 5) for face in range(1, 7)] == [0, 0, 0, 0, 0, 1]


@rule("WR-11.46")
def test_modifiers_are_cumulative() -> None:
    w = war(rivendell={"elves_regular": 5}, trollshaws={"sauron_regular": 3})
    hold(w, FP, "fp_str_20")
    hold(w, SH, "sh_str_01")
    attack(w, "trollshaws>rivendell")
    pick(w, "fight-in-the-field", "card:sh_str_01")
    roll(w, sh=[4, 3, 2], fp=[2] * 5)
    pick(w, "card:fp_str_20")
    assert rolled(told(w))[0] == ("shadow", [4, 3, 2], 1, 5, 1)


@rule("WR-11.47", "WR-11.44")
def test_roll_and_re_roll_are_modified_apart_and_share_the_hit_number() -> None:
    w = war(dale={"north_regular": 5}, vale_of_the_carnen={"sauron_regular": 3, "nazgul": 2})
    hold(w, SH, "sh_char_07")
    attack(w, "vale_of_the_carnen>dale")
    roll(w, sh=[5, 5, 2], fp=[2] * 5, sh_again=[5])
    pick(w, "card:sh_char_07")
    news = told(w)
    assert (rolled(news)[0], rolled(news, "leader-reroll")) == (
        ("shadow", [5, 5, 2], 0, 6, 0),
        [("shadow", [5], 1, 6, 1)],
    )


@rule("WR-11.42", "WR-11.43")
def test_only_misses_are_re_rolled_up_to_the_leadership() -> None:
    """EX-5"""
    w = field({"sauron_regular": 5, "nazgul": 3}, {"north_regular": 9})
    roll(w, sh=[1, 3, 5, 5, 6], fp=[2] * 5, sh_again=[5, 4])
    attack(w)
    news = told(w)
    assert rolled(news, "leader-reroll") == [("shadow", [5, 4], 0, 5, 1)]
    assert left(w, "trollshaws", FP) == {"north-regular": 5}

    w = field({"sauron_regular": 5, "nazgul": 1}, {"north_regular": 9})
    roll(w, sh=[1, 3, 5, 5, 6], fp=[2] * 5, sh_again=[4])
    attack(w)
    assert rolled(told(w), "leader-reroll") == [("shadow", [4], 0, 5, 0)]


# Leaders and Characters


@rule("WR-11.61", "WR-11.62", "WR-11.63")
def test_leaders_and_characters_fall_with_their_army() -> None:
    w = field({"sauron_regular": 1, "nazgul": 1}, {"north_regular": 1, "north_leader": 2})
    send(w, "witch_king", "hollin")
    send(w, "gimli", "trollshaws")
    leaders = w.figures.count(19, CASUALTIES + FP)
    roll(w, sh=[6], fp=[6, 6])
    attack(w)
    assert (figures(w, "hollin"), figures(w, "trollshaws"), w.ask) == ({}, {}, None)
    assert [w.character_at[CHARACTER_NAMES.index(name)] for name in ("witch_king", "gimli")] == [127, 127]
    assert w.figures.count(19, CASUALTIES + FP) - leaders == 2
    assert w.figures.count(21, REINFORCEMENTS + SH) == 8


@rule("WR-11.64", "WR-11.65")
def test_characters_without_units_are_not_involved() -> None:
    w = war(hollin={"sauron_regular": 2})
    send(w, "gimli", "trollshaws")
    assert ways(w, SH) == []
    w = field({"sauron_regular": 2, "nazgul": 1}, {"north_regular": 2})
    send(w, "legolas", "hollin")
    roll(w, sh=[6, 6], fp=[6, 6])
    attack(w)
    assert (left(w, "hollin", FP), figures(w, "hollin")) == ({"legolas": 1}, {})


@rule("WR-11.81", "WR-11.75")
def test_hits_of_an_army_that_falls_still_count_and_nobody_advances() -> None:
    """AMB-42"""
    w = field({"sauron_regular": 2}, {"north_regular": 2})
    roll(w, sh=[5, 5], fp=[5, 5])
    attack(w)
    assert (w.ask, figures(w, "hollin"), figures(w, "trollshaws")) == (None, {}, {})


# Cease or retreat


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


@rule("WR-11.71", "WR-14.28")
def test_peaceful_nations_may_retreat_into_another_nation() -> None:
    """EX-7"""
    w = war(dale={"north_regular": 2}, vale_of_the_carnen={"sauron_regular": 2})
    w.steps = [3, 3, 3, 3, 3, 0, 0, 0]
    roll(w, sh=[2, 2], fp=[2, 2])
    attack(w, "vale_of_the_carnen>dale")
    pick(w, "continue", "region:erebor")
    assert left(w, "erebor", FP) == {"north-regular": 2}


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
    assert (figures(w, "hollin"), figures(w, "trollshaws")) == ({"sauron-regular": 1, "nazgul": 1}, {"sauron-regular": 2})
    assert w.stack == []


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


# Abilities


@rule("WR-7.37", "WR-7.56")
def test_gandalf_the_white_silences_the_nazgul_for_the_whole_battle() -> None:
    """AMB-94, DP-28"""
    w = field({"sauron_regular": 5, "nazgul": 2}, {"north_regular": 5})
    send(w, "witch_king", "hollin")
    send(w, "gandalf_the_white", "trollshaws")
    hold(w, SH, "sh_char_07")
    attack(w)
    assert (asked(w), keys(w)) == ((FP, "white-rider"), ["yes", "no"])
    roll(w, sh=[2] * 5, fp=[2] * 5)
    pick(w, "yes")
    assert keys(w) == ["none"]
    pick(w, "none")
    roll(w, sh=[2] * 5, fp=[2] * 5)
    pick(w, "continue", "stay", "none")
    assert rolled(told(w), "leader-reroll") == []


@rule("WR-7.37")
def test_gandalf_the_white_may_also_lead() -> None:
    w = field({"sauron_regular": 5, "nazgul": 2}, {"north_regular": 5})
    send(w, "gandalf_the_white", "trollshaws")
    attack(w)
    roll(w, sh=[2] * 5, fp=[2] * 5, sh_again=[2, 2], fp_again=[2])
    pick(w, "no")
    assert [event[0] for event in rolled(told(w), "leader-reroll")] == ["shadow", "free_peoples"]


@rule("WR-7.37")
def test_without_nazgul_gandalf_the_white_is_not_asked() -> None:
    w = field({"sauron_regular": 1}, {"north_regular": 5})
    send(w, "gandalf_the_white", "trollshaws")
    roll(w, sh=[2], fp=[2] * 5, fp_again=[2])
    attack(w)
    assert question(w) == "cease"


@rule("WR-7.38")
@pytest.mark.parametrize(("answer", "cards"), [("yes", 1), ("no", 0)])
def test_the_witch_kings_first_combat_card_lets_him_draw_from_its_deck(answer: str, cards: int) -> None:
    w = field({"sauron_regular": 5}, {"north_regular": 9})
    send(w, "witch_king", "hollin")
    hold(w, SH, "sh_str_24", "sh_str_23")
    attack(w)
    pick(w, "card:sh_str_24")
    assert (asked(w), keys(w)) == ((SH, "sorcery"), ["yes", "no"])
    roll(w, sh=[2] * 5, fp=[2] * 5, sh_again=[2, 2])
    pick(w, answer)
    hand = w.hand(SH)
    assert (len(hand), [w.back(thing) for thing in hand]) == (1 + cards, [3] * (1 + cards))
    roll(w, sh=[2] * 5, fp=[2] * 5, sh_again=[2, 2])
    pick(w, "continue", "stay", "card:sh_str_23")
    assert question(w) == "cease"


@rule("WR-7.38")
def test_without_the_witch_king_nobody_draws() -> None:
    w = field({"sauron_regular": 5, "nazgul": 1}, {"north_regular": 5})
    hold(w, SH, "sh_str_24")
    attack(w)
    roll(w, sh=[2] * 5, fp=[2] * 5, sh_again=[2])
    pick(w, "card:sh_str_24")
    assert question(w) == "cease"


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
    assert key(frame.refuse(w, SH, 0)) == "that-is-no-attack"


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
