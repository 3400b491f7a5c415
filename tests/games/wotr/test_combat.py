"""Chapter 11: the combat round, from the combat cards to the casualties."""

from typing import Any

import pytest
from tests.games.wotr.battles import (
    FP,
    SH,
    asked,
    attack,
    combat,
    field,
    hold,
    keys,
    left,
    pick,
    roll,
    rolled,
    war,
    ways,
)
from tests.games.wotr.helpers import figures, key, lay, send, told
from tests.games.wotr.plain_box import CARD_NAMES, CHARACTER_NAMES

from mathom.games.wotr.battle.cards import queue_of, side_in
from mathom.games.wotr.battle.numbers import hits_in
from mathom.games.wotr.box import CARD_FACES, MOST_DICE, NATIONS, kind_named
from mathom.games.wotr.codes import CARD
from mathom.games.wotr.game import WarOfTheRing
from mathom.games.wotr.map import CASUALTIES, REINFORCEMENTS
from mathom.games.wotr.state import COMBAT, DISCARDED, HAND, IN_PLAY, War
from mathom.testing import part, rule

NORTH = NATIONS.index("north")


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


@part("AMB-47")
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
def test_a_placed_card_has_no_number_that_tells_when_others_were_drawn() -> None:
    """What is played leaves gaps among the numbers of a hand, and the next card placed would show them."""
    w = with_cards(["fp_str_01"], ["sh_str_01", "sh_str_22"])
    attack(w)
    pick(w, "card:sh_str_22")
    assert [round["cards"] for round in rounds(w)] == [[False, True]]


def rounds(w: War) -> list[dict[str, Any]]:
    """The combat round as who looks on sees it."""
    return [seen for seen in WarOfTheRing().see(w, None)["under_way"] if seen["procedure"] == "CombatRound"]


@rule("WR-11.24")
def test_who_holds_cards_is_asked_even_if_none_can_be_played() -> None:
    w = with_cards(["fp_char_09"], [])
    attack(w)
    assert (asked(w), keys(w)) == ((FP, "combat-card"), ["none"])


@rule("WR-11.24", "WR-11.23")
def test_the_balrog_lies_with_the_combat_cards_until_they_are_revealed() -> None:
    w = with_cards(["fp_str_01"], [])
    lay(w, "sh_char_17")
    attack(w)
    [balrog] = w.zones.content[IN_PLAY + SH]
    pick(w, "card:sh_char_17")
    assert asked(w) == (FP, "combat-card")
    assert (w.zones.content[IN_PLAY + SH], w.zones.content[COMBAT + SH]) == ([], [balrog])


@rule("WR-11.23", "WR-11.32")
def test_the_balrog_in_play_is_refused_for_his_condition_and_to_the_free_peoples_at_all() -> None:
    w = war(osgiliath={"sauron_regular": 1}, pelargir={"gondor_regular": 1})
    lay(w, "sh_char_17")
    hold(w, FP, "fp_str_01")
    hold(w, SH, "sh_str_02")
    attack(w, "osgiliath>pelargir")
    balrog = CARD + CARD_NAMES.index("sh_char_17")
    assert key(w.stack[-1].refuse(w, SH, balrog)) == "the-defenders-are-too-far-from-moria"
    pick(w, "none")
    assert key(w.stack[-1].refuse(w, FP, balrog)) == "that-card-is-not-in-your-hand-of-combat-cards"


@rule("WR-11.23")
def test_a_card_is_no_answer_to_what_another_card_asks() -> None:
    w = with_cards([], ["sh_str_04", "sh_str_02"])
    attack(w)
    assert key(w.stack[-1].refuse(w, SH, CARD + CARD_FACES)) == "that-is-not-the-question-now"
    pick(w, "card:sh_str_04")
    assert asked(w) == (SH, "own-hits")
    assert key(w.stack[-1].refuse(w, SH, CARD + CARD_NAMES.index("sh_str_02"))) == "the-card-does-not-offer-that"


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
        return [side_in(code) for code in queue_of(played, attacker)]

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


@part("AMB-12")
@rule("WR-11.32")
def test_a_condition_is_tested_when_the_card_is_placed() -> None:
    w = field({"sauron_regular": 2}, {"north_regular": 2, "north_elite": 1})
    hold(w, FP, "fp_str_22", "fp_char_09")
    attack(w)
    assert keys(w) == ["none", "card:fp_str_22"]
    frame = w.stack[-1]
    face = CARD_NAMES.index("fp_char_09")
    assert key(frame.refuse(w, FP, CARD + face)) == "neither-strider-nor-aragorn-takes-part"
    assert key(frame.refuse(w, FP, CARD)) == "that-card-is-not-in-your-hand-of-combat-cards"
    assert frame.refuse(w, FP, CARD + CARD_NAMES.index("fp_str_22")) is None


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


@rule("WR-11.39", "WR-11.75")
def test_defenders_who_fall_to_a_special_attack_do_not_roll_either() -> None:
    w = field({"sauron_regular": 5}, {"north_regular": 2})
    hold(w, SH, "sh_char_17")
    attack(w)
    roll(w, sh_strike=[4, 4, 2])
    told(w)
    pick(w, "card:sh_char_17")
    assert (rolled(told(w)), figures(w, "trollshaws"), asked(w)) == ([], {}, (SH, "advance"))


# The rolls


@rule("WR-11.35", "WR-11.40", "WR-11.42")
def test_all_combat_dice_have_six_sides() -> None:
    w = field({"sauron_regular": 3, "nazgul": 1}, {"north_regular": 2, "north_leader": 1})
    hold(w, FP, "fp_char_14")
    attack(w)
    roll(w, fp_strike=[2], sh=[2] * 3, fp=[2] * 2, sh_again=[2], fp_again=[2])
    w.chance.logging = True
    pick(w, "card:fp_char_14")
    assert [(draw.stream, draw.sizes) for draw in w.chance.take_log()] == [
        ("combat.fp.strike", [6]),
        ("combat.sh", [6, 6, 6]),
        ("combat.fp", [6, 6]),
        ("combat.sh.reroll", [6]),
        ("combat.fp.reroll", [6]),
    ]


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
    leaders = w.figures.count(kind_named("north-leader"), CASUALTIES + FP)
    roll(w, sh=[6], fp=[6, 6])
    attack(w)
    assert (figures(w, "hollin"), figures(w, "trollshaws"), w.ask) == ({}, {}, None)
    assert [w.character_at[CHARACTER_NAMES.index(name)] for name in ("witch_king", "gimli")] == [127, 127]
    assert w.figures.count(kind_named("north-leader"), CASUALTIES + FP) - leaders == 2
    assert w.figures.count(kind_named("nazgul"), REINFORCEMENTS + SH) == 8


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


@part("AMB-42")
@rule("WR-11.81", "WR-11.75")
def test_hits_of_an_army_that_falls_still_count_and_nobody_advances() -> None:
    """AMB-42"""
    w = field({"sauron_regular": 2}, {"north_regular": 2})
    roll(w, sh=[5, 5], fp=[5, 5])
    attack(w)
    assert (w.ask, figures(w, "hollin"), figures(w, "trollshaws")) == (None, {}, {})
