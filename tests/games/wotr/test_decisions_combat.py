"""Decision points of combat texts (appendix B.9)."""

import pytest
from tests.games.wotr.battles import FP, SH, attack, combat, field, hold, left, roll, war
from tests.games.wotr.card_battles import fight
from tests.games.wotr.helpers import lay, put, send
from tests.games.wotr.plain_box import CARD_NAMES
from tests.games.wotr.playing import FIRST, SECOND, asked, choose, names, question, why_not

from mathom.games.wotr.state import DISCARDED, War
from mathom.testing import part, rule

BALROG = "sh_char_17"
MISSES = [1] * 5


def against(*characters: str, leaders: int = 0, nazgul: int = 2) -> War:
    """Five of the Shadow with Nazgûl and Minions attack five of Gondor with Leaders and Companions."""
    w = field({"sauron_regular": 5, "nazgul": nazgul}, {"gondor_regular": 5, "gondor_leader": leaders})
    for name in characters:
        send(w, name, "hollin" if name in ("witch_king", "mouth_of_sauron") else "trollshaws")
    return w


def people(*who: str) -> list[str]:
    return [f"character:{name}" for name in who]


def numbers(*count: int) -> list[str]:
    return [f"number:{n}" for n in count]


# DP-77: forfeited leadership


@part("DP-77")
@rule("WR-11.33", "WR-11.34")
@pytest.mark.parametrize("card", ["fp_char_06", "fp_char_07"])
def test_a_mighty_attack_takes_the_leadership_of_one_companion(card: str) -> None:
    w = against("legolas", "gimli", nazgul=0)
    roll(w, sh=MISSES, fp=MISSES, fp_again=[1])
    fight(w, card)
    assert question(w) == (FIRST, "forfeit", people("legolas", "gimli"))
    choose(w, "character:gimli")
    assert (left(w, "hollin", SH), asked(w)) == ({"sauron-regular": 4}, (SECOND, "cease"))


@part("DP-77")
@rule("WR-11.33")
def test_a_single_companion_or_a_roll_without_a_miss_leaves_nothing_to_ask() -> None:
    w = against("legolas", nazgul=0)
    roll(w, sh=MISSES, fp=MISSES)
    fight(w, "fp_char_06")
    assert (left(w, "hollin", SH), asked(w)) == ({"sauron-regular": 4}, (SECOND, "cease"))
    w = against("legolas", "gimli", nazgul=0)
    roll(w, sh=MISSES, fp=[5] * 5)
    fight(w, "fp_char_06")
    assert (left(w, "hollin", SH), w.ask) == ({}, None)


@part("DP-77")
@rule("WR-11.33")
def test_anduril_turns_up_to_two_misses_for_aragorn_and_one_for_strider() -> None:
    w = against("aragorn", nazgul=0)
    roll(w, sh=MISSES, fp=MISSES)
    fight(w, "fp_char_09")
    assert question(w) == (FIRST, "turn-misses", numbers(2, 1, 0))
    choose(w, "number:1")
    assert left(w, "hollin", SH) == {"sauron-regular": 4}
    w = against("strider", nazgul=0)
    roll(w, sh=MISSES, fp=MISSES)
    fight(w, "fp_char_09")
    assert (left(w, "hollin", SH), asked(w)) == ({"sauron-regular": 4}, (SECOND, "cease"))


@part("DP-77")
@rule("WR-11.82")
def test_dread_and_despair_costs_one_point_of_nazgul_leadership_or_more() -> None:
    w = against("witch_king", nazgul=1)
    fight(w, "sh_char_08")
    choose_away_sorcery(w)
    assert question(w) == (SECOND, "nazgul-points", numbers(1, 2, 3))
    roll(w, sh=MISSES, fp=MISSES[:3], sh_again=[1])
    choose(w, "number:2")
    assert asked(w) == (SECOND, "cease")


def choose_away_sorcery(w: War) -> None:
    """The Witch-king draws nothing for his card, if he is still asked."""
    if asked(w)[1] == "sorcery":
        choose(w, "no")


# DP-78: own hits


@part("DP-78")
@rule("WR-11.39")
def test_relentless_assault_takes_up_to_two_hits_and_their_owner_chooses_the_losses() -> None:
    w = field({"sauron_regular": 3, "sauron_elite": 2}, {"gondor_regular": 5})
    fight(w, "sh_str_04")
    assert question(w) == (SECOND, "own-hits", numbers(0, 1, 2))
    choose(w, "number:2")
    assert question(w) == (SECOND, "loss", ["figure:sauron-regular", "reduce:sauron-elite", "figure:sauron-elite"])
    roll(w, sh=[3, 1, 1, 1], fp=MISSES)
    choose(w, "figure:sauron-elite")
    assert left(w, "hollin", SH) == {"sauron-regular": 3, "sauron-elite": 1}
    assert (left(w, "trollshaws", FP), asked(w)) == ({"gondor-regular": 4}, (SECOND, "cease"))


@part("DP-78")
@rule("WR-11.39")
def test_onslaught_takes_up_to_four_hits_after_the_losses_or_none() -> None:
    w = field({"sauron_regular": 5}, {"gondor_regular": 5})
    roll(w, sh=MISSES, fp=MISSES, sh_strike=[4, 3])
    fight(w, "sh_str_02")
    assert question(w) == (SECOND, "own-hits", numbers(0, 1, 2, 3, 4))
    choose(w, "number:2")
    assert (left(w, "hollin", SH), left(w, "trollshaws", FP)) == ({"sauron-regular": 3}, {"gondor-regular": 4})
    w = field({"sauron_regular": 5}, {"gondor_regular": 5})
    roll(w, sh=MISSES, fp=MISSES)
    fight(w, "sh_str_02")
    choose(w, "number:0")
    assert (left(w, "hollin", SH), asked(w)) == ({"sauron-regular": 5}, (SECOND, "cease"))


# DP-79: Heroic Death


@part("DP-79")
@rule("WR-11.30")
def test_a_heroic_death_is_that_of_a_leader_or_of_a_companion_or_of_nobody() -> None:
    fallen = {"none": 2, "figure:gondor-leader": 3, "character:gimli": 4, "character:peregrin": 3}
    for answer, regulars in fallen.items():
        w = against("gimli", "peregrin", leaders=2, nazgul=0)
        roll(w, sh=[6, 6, 6, 1, 1], fp=MISSES, fp_again=[1] * 4)
        fight(w, "fp_char_10")
        options = ["none", "figure:gondor-leader", *people("gimli", "peregrin")]
        assert question(w) == (FIRST, "sacrifice", options)
        choose(w, answer)
        assert left(w, "trollshaws", FP)["gondor-regular"] == regulars


@part("DP-79")
@rule("WR-11.30")
def test_without_hits_nobody_is_asked_to_die() -> None:
    w = against("gimli", nazgul=0)
    roll(w, sh=MISSES, fp=MISSES, fp_again=[1])
    fight(w, "fp_char_10")
    assert asked(w) == (SECOND, "cease")


# DP-80: hits of the re-roll that strike a figure


@part("DP-80")
@rule("WR-11.30")
def test_the_blade_of_westernesse_strikes_a_minion_of_its_players_choice() -> None:
    w = against("meriadoc", "witch_king", "mouth_of_sauron", nazgul=0)
    roll(w, sh=MISSES, fp=MISSES, fp_again=[6], sh_again=[1] * 4)
    fight(w, "fp_char_05")
    assert question(w) == (FIRST, "strike-minion", people("witch_king", "mouth_of_sauron"))
    choose(w, "character:witch_king")
    assert left(w, "hollin", SH) == {"sauron-regular": 5, "mouth_of_sauron": 1}
    w = against("meriadoc", "witch_king", nazgul=0)
    roll(w, sh=MISSES, fp=MISSES, fp_again=[1], sh_again=[1] * 2)
    fight(w, "fp_char_05")
    assert (left(w, "hollin", SH), asked(w)) == ({"sauron-regular": 5, "witch_king": 1}, (SECOND, "cease"))


@part("DP-80")
@rule("WR-11.30")
def test_a_fateful_strike_takes_a_nazgul_or_with_two_hits_a_minion_instead() -> None:
    w = against("witch_king", leaders=2, nazgul=1)
    roll(w, sh=MISSES, fp=MISSES, fp_again=[6, 6], sh_again=[1] * 3)
    fight(w, "fp_char_12")
    assert question(w) == (FIRST, "strike-figure", ["figure:nazgul", "character:witch_king"])
    w = against("witch_king", leaders=2, nazgul=0)
    roll(w, sh=MISSES, fp=MISSES, fp_again=[6, 6], sh_again=[1] * 2)
    fight(w, "fp_char_12")
    assert question(w) == (FIRST, "strike-figure", ["none", "character:witch_king"])
    choose(w, "none")
    assert left(w, "hollin", SH) == {"sauron-regular": 3, "witch_king": 1}
    w = against("witch_king", leaders=2, nazgul=1)
    roll(w, sh=MISSES, fp=MISSES, fp_again=[6, 1], sh_again=[1] * 3)
    fight(w, "fp_char_12")
    assert (left(w, "hollin", SH), asked(w)) == ({"sauron-regular": 4, "witch_king": 1}, (SECOND, "cease"))


@part("DP-80")
@rule("WR-11.30")
@pytest.mark.parametrize(("hits", "struck"), [(1, ["peregrin"]), (2, ["gimli", "peregrin"])])
def test_the_black_breath_may_strike_a_leader_or_a_companion_of_so_low_a_level(hits: int, struck: list[str]) -> None:
    w = against("gimli", "peregrin", leaders=1)
    roll(w, sh=MISSES, fp=MISSES, sh_again=[6] * hits + [1] * (2 - hits), fp_again=[1] * 3)
    fight(w, "sh_char_11")
    assert question(w) == (SECOND, "black-breath", ["none", "figure:gondor-leader", *people(*struck)])
    choose(w, "none")
    army = {"gondor-regular": 5 - hits, "gondor-leader": 1, "gimli": 1, "peregrin": 1}
    assert left(w, "trollshaws", FP) == army


@part("DP-80")
@rule("WR-11.30")
def test_without_a_hit_in_the_reroll_the_black_breath_strikes_nobody() -> None:
    w = against("gimli", leaders=1)
    roll(w, sh=[6, 1, 1, 1, 1], fp=MISSES, sh_again=[1, 1], fp_again=[1, 1])
    fight(w, "sh_char_11")
    assert asked(w) == (SECOND, "cease")


# DP-81 to DP-83


@part("DP-81")
@rule("WR-11.30")
def test_words_of_power_silence_a_companion_of_the_shadows_choice() -> None:
    w = against("strider", "legolas", nazgul=1)
    fight(w, "sh_char_15")
    assert question(w) == (SECOND, "silence", people("strider", "legolas"))
    roll(w, sh=MISSES, fp=MISSES, sh_again=[1], fp_again=[1])
    choose(w, "character:strider")
    assert asked(w) == (SECOND, "cease")
    w = against("legolas", nazgul=1)
    roll(w, sh=MISSES, fp=MISSES, sh_again=[1])
    fight(w, "sh_char_15")
    assert asked(w) == (SECOND, "cease")


@part("DP-82")
@rule("WR-11.69", "WR-11.72")
def test_scouts_lead_the_defenders_to_a_free_region_or_into_their_stronghold() -> None:
    w = war(osgiliath={"sauron_regular": 2}, minas_tirith={"gondor_regular": 2})
    fight(w, "fp_str_05", way="osgiliath>minas_tirith")
    assert question(w) == (FIRST, "escape", ["withdraw", "region:druadan_forest", "region:lossarnach"])
    choose(w, "region:lossarnach")
    assert (left(w, "lossarnach", FP), asked(w)) == ({"gondor-regular": 2}, (SECOND, "advance"))
    w = field({"sauron_regular": 2}, {"gondor_regular": 2})
    put(w, "ettenmoors", sauron_regular=1)
    fight(w, "fp_str_05")
    free = ["fords_of_bruinen", "rivendell", "south_downs", "weather_hills"]
    assert question(w) == (FIRST, "escape", [f"region:{place}" for place in free])


@part("DP-82")
@rule("WR-11.32")
def test_scouts_are_no_card_for_an_attacker() -> None:
    w = field({"sauron_regular": 2}, {"gondor_regular": 2})
    hold(w, FP, "fp_str_05")
    attack(w, "trollshaws>hollin", side=FP)
    assert question(w) == (FIRST, "combat-card", ["none"])
    assert why_not(w, "card:fp_str_05") == ("WR-11.32",)


@part("DP-83")
@rule("WR-11.23", "WR-6.16")
def test_near_moria_the_balrog_in_play_may_be_the_combat_card_of_the_round() -> None:
    w = field({"sauron_regular": 2}, {"gondor_regular": 2})
    lay(w, BALROG)
    hold(w, SH, "sh_str_22", "sh_str_23")
    attack(w)
    cards = ["none", "card:sh_str_22", "card:sh_str_23", f"card:{BALROG}"]
    assert question(w) == (SECOND, "combat-card", cards)
    roll(w, sh=[1, 1], fp=[1, 1], sh_strike=[1, 2, 3])
    told = choose(w, f"card:{BALROG}")
    assert "special-attack" in names(told)
    assert CARD_NAMES.index(BALROG) in [w.face(thing) for thing in w.zones.content[DISCARDED + SH]]
    choose(w, "continue", "stay")
    assert question(w) == (SECOND, "combat-card", ["none", "card:sh_str_22", "card:sh_str_23"])


@part("DP-83")
@rule("WR-11.32")
def test_without_a_hand_the_balrog_is_still_offered_but_not_far_from_moria_nor_if_he_is_not_in_play() -> None:
    w = field({"sauron_regular": 2}, {"gondor_regular": 2})
    lay(w, BALROG)
    attack(w)
    assert question(w) == (SECOND, "combat-card", ["none", f"card:{BALROG}"])
    w = war(south_downs={"sauron_regular": 1}, weather_hills={"north_regular": 1})  # two and three regions away
    lay(w, BALROG)
    roll(w, sh=[1], fp=[1])
    attack(w, "south_downs>weather_hills")
    assert asked(w) == (SECOND, "cease")
    w = field({"sauron_regular": 2}, {"gondor_regular": 2})
    hold(w, SH, "sh_str_22")
    attack(w)
    assert why_not(w, f"card:{BALROG}") == ("WR-11.23",)


@rule("WR-11.16", "WR-11.19")
def test_dice_lost_to_cards_are_taken_off_after_the_limit_of_five_and_at_most_comes_last() -> None:
    round_ = combat(field({"sauron_regular": 8}, {"gondor_regular": 1}))
    round_.fewer = [0, 2]
    assert round_.dice(SH) == 3
    round_.most = [5, 3]
    assert round_.dice(SH) == 3


@rule("WR-11.82", "WR-11.17")
def test_points_spent_by_nazgul_who_have_fallen_since_cost_nobody_else() -> None:
    w = field({"sauron_regular": 1}, {"gondor_regular": 1})
    send(w, "mouth_of_sauron", "hollin")
    round_ = combat(w)
    round_.nazgul_spent = 1
    assert round_.leadership(w, SH) == 2
