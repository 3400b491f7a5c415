"""The combat halves of the event cards, continued: special attacks, misses, hits and figures."""

import pytest
from tests.games.wotr.battles import (
    FP,
    SH,
    army,
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
    use_up,
    war,
)
from tests.games.wotr.card_battles import BLANK, carriers, companions, fight, offered, plain, rolls, texts
from tests.games.wotr.helpers import figures, lay, send, told
from tests.games.wotr.plain_box import CARD_NAMES, CHARACTER_NAMES

from mathom.games.wotr.box import kind_named
from mathom.games.wotr.map import OUT
from mathom.games.wotr.state import DISCARDED, IN_PLAY, NO_CARD
from mathom.testing import part, rule

# Special attacks


@rule("WR-11.35", "WR-11.17", "WR-11.39")
@texts("Sudden Strike")
def test_sudden_strike(card: str) -> None:
    w = field({"sauron_regular": 5}, {"gondor_regular": 2, "gondor_leader": 2})
    send(w, "gimli", "trollshaws")
    roll(w, fp_strike=[5, 4, 6], sh=[2] * 3, fp=[2] * 3, fp_again=[2] * 3)
    fight(w, card)
    assert rolled(told(w), "special-attack") == [("free_peoples", [5, 4, 6], 5, 2)]


@texts("Charge")
def test_charge(card: str) -> None:
    w = field({"sauron_regular": 5}, {"gondor_regular": 2, "gondor_elite": 3})
    roll(w, fp_strike=[5, 4, 6], sh=[2] * 3, fp=BLANK)
    fight(w, card)
    assert rolled(told(w), "special-attack") == [("free_peoples", [5, 4, 6], 5, 2)]


@rule("WR-11.19")
@texts("Charge")
def test_a_special_attack_has_five_dice_at_most(card: str) -> None:
    w = field({"sauron_regular": 5}, {"gondor_elite": 4, "north_elite": 3})
    roll(w, fp_strike=BLANK, sh=BLANK, fp=BLANK)
    fight(w, card)
    assert rolled(told(w), "special-attack") == [("free_peoples", BLANK, 5, 0)]


@rule("WR-6.23")
@texts("Durin's Bane")
def test_durins_bane(card: str) -> None:
    w = plain()
    roll(w, sh_strike=[4, 3, 6], sh=BLANK, fp=[2] * 3)
    fight(w, card)
    assert rolled(told(w), "special-attack") == [("shadow", [4, 3, 6], 4, 2)]


@rule("WR-11.23")
@texts("Durin's Bane")
def test_the_balrog_in_play_may_be_the_combat_card(card: str) -> None:
    """DP-83: as if played from the hand, once, and instead of a card of the hand."""
    w = plain()
    lay(w, card)
    attack(w)
    assert (asked(w), keys(w)) == ((SH, "combat-card"), ["none", f"card:{card}"])
    roll(w, sh_strike=[2, 2, 2], sh=BLANK, fp=BLANK)
    pick(w, f"card:{card}")
    assert rolled(told(w), "special-attack") == [("shadow", [2, 2, 2], 4, 0)]
    assert (w.zones.content[IN_PLAY + SH], w.card_in(DISCARDED + SH, CARD_NAMES.index(card)) != NO_CARD) == ([], True)
    w = war(dale={"north_regular": 3}, vale_of_the_carnen={"sauron_regular": 3})
    lay(w, card)
    roll(w, sh=[2] * 3, fp=[2] * 3)
    attack(w, "vale_of_the_carnen>dale")
    assert question(w) == "cease"


@texts("We Come to Kill")
def test_we_come_to_kill(card: str) -> None:
    w = field({"sauron_regular": 3, "sauron_elite": 2}, {"gondor_regular": 5})
    roll(w, sh=BLANK, fp=[6, 2, 2, 2, 2])
    fight(w, card)
    roll(w, sh_strike=[5])
    pick(w, "reduce:sauron-elite")
    news = told(w)
    assert rolled(news, "special-attack") == [("shadow", [5], 5, 1)]
    assert left(w, "trollshaws", FP) == {"gondor-regular": 4}


@rule("WR-6.23")
@texts("We Come to Kill")
def test_we_come_to_kill_hits_on_five_in_a_siege_battle(card: str) -> None:
    w = war(**{"in:erebor": {"dwarves_regular": 3}, "erebor": {"sauron_elite": 2}})
    roll(w, sh=[5, 5], fp=[2] * 3, sh_strike=[5, 5])
    fight(w, card, way="erebor>erebor")
    assert left(w, "in:erebor", FP) == {"dwarves-regular": 1}


@rule("WR-11.39")
@texts("Relentless Assault")
def test_relentless_assault(card: str) -> None:
    """DP-78"""
    w = plain()
    fight(w, card)
    assert (asked(w), keys(w)) == ((SH, "own-hits"), ["number:0", "number:1", "number:2"])
    none = w.clone()
    roll(w, sh=[3, 2, 2], fp=BLANK)
    pick(w, "number:2")
    assert rolls(w)[0] == ("roll", "shadow", 2, 5, 1)
    assert figures(w, "hollin") == {"sauron-regular": 3}
    roll(none, sh=BLANK, fp=BLANK)
    pick(none, "number:0")
    assert figures(none, "hollin") == {"sauron-regular": 5}


@rule("WR-11.39")
@texts("Onslaught")
def test_onslaught(card: str) -> None:
    """DP-78"""
    w = plain()
    roll(w, sh=BLANK, fp=[6, 2, 2, 2, 2])
    fight(w, card)
    assert (asked(w), keys(w)) == ((SH, "own-hits"), [f"number:{n}" for n in range(5)])
    roll(w, sh_strike=[4, 3])
    pick(w, "number:2")
    assert rolled(told(w), "special-attack") == [("shadow", [4, 3], 4, 1)]
    assert (figures(w, "hollin"), figures(w, "trollshaws")) == ({"sauron-regular": 2}, {"gondor-regular": 4})


@texts("Onslaught")
def test_onslaught_takes_no_more_hits_than_the_army_can(card: str) -> None:
    w = field({"sauron_regular": 1}, {"gondor_regular": 5})
    roll(w, sh=[2], fp=BLANK)
    fight(w, card)
    assert keys(w) == ["number:0", "number:1"]
    roll(w, sh_strike=[4])
    pick(w, "number:1")
    assert (figures(w, "hollin"), figures(w, "trollshaws"), w.ask) == ({}, {"gondor-regular": 4}, None)


@rule("WR-11.39", "WR-11.52", "WR-11.53")
@pytest.mark.parametrize(
    ("losses", "dice"),
    [
        (["figure:sauron-regular", "figure:southrons_easterlings-regular"], 3),
        (["reduce:sauron-elite", "figure:sauron-regular"], 4),
        (["figure:sauron-regular", "reduce:sauron-elite"], 4),
        (["figure:sauron-elite"], 4),
    ],
)
def test_every_hit_taken_on_purpose_counts_however_it_is_taken(losses: list[str], dice: int) -> None:
    w = field({"sauron_regular": 2, "sauron_elite": 1, "southrons_easterlings_regular": 2}, {"gondor_regular": 5})
    fight(w, "sh_str_04")
    roll(w, sh=[2] * dice, fp=BLANK)
    pick(w, "number:2", *losses)
    assert rolls(w)[0] == ("roll", "shadow", 2, 5, 0)


@rule("WR-11.39")
def test_hits_taken_on_purpose_are_added_up_where_the_last_of_them_leave_no_choice() -> None:
    w = field({"sauron_regular": 3, "southrons_easterlings_regular": 1}, {"gondor_regular": 5})
    fight(w, "sh_str_04")
    roll(w, sh=[2, 2], fp=BLANK)
    pick(w, "number:2", "figure:southrons_easterlings-regular")
    assert (rolls(w)[0], left(w, "hollin", SH)) == (("roll", "shadow", 2, 5, 0), {"sauron-regular": 2})


@rule("WR-11.39", "WR-11.53", "WR-11.60")
def test_onslaught_has_no_dice_for_hits_that_nobody_is_left_to_take() -> None:
    """An Elite takes two hits, also without a Regular to replace it."""
    w = field({"isengard_elite": 1}, {"gondor_regular": 5})
    use_up(w, kind_named("isengard-regular"), SH)
    roll(w, sh=[2], fp=BLANK)
    fight(w, "sh_str_02")
    assert keys(w) == ["number:0", "number:1", "number:2"]
    w = field({"isengard_elite": 1, "isengard_regular": 1}, {"gondor_regular": 5})
    use_up(w, kind_named("isengard-regular"), SH)
    roll(w, sh=[2, 2], fp=BLANK)
    fight(w, "sh_str_02")
    assert keys(w) == ["number:0", "number:1", "number:2", "number:3"]
    told(w)
    roll(w, sh_strike=[4, 3])
    pick(w, "number:2", "figure:isengard-elite")
    assert rolled(told(w), "special-attack") == [("shadow", [4, 3], 4, 1)]


@part("AMB-40")
@rule("WR-11.39", "WR-11.55")
@pytest.mark.parametrize("card", carriers("Onslaught") + carriers("Great Host"))
def test_a_regular_lost_before_in_the_battle_replaces_an_elite_that_a_card_hits(card: str) -> None:
    w = field({"sauron_regular": 5}, {"gondor_regular": 1, "gondor_elite": 2})
    use_up(w, kind_named("gondor-regular"), FP)
    roll(w, sh=[6, 2, 2, 2, 2], fp=[2] * 3, sh_strike=[4])
    fight(w, card)
    pick(w, "figure:gondor-regular")
    if question(w) == "own-hits":
        pick(w, "number:1")
    else:
        assert rolled(told(w), "hits-added") == [("shadow", 1)]
    assert (left(w, "trollshaws", FP), question(w)) == ({"gondor-regular": 1, "gondor-elite": 1}, "cease")


@texts("Great Host")
@pytest.mark.parametrize(("attackers", "defenders"), [(5, 1), (4, 1), (3, 2)])
def test_great_host(card: str, attackers: int, defenders: int) -> None:
    """One of three falls: against two, four are twice as many and three are not."""
    w = field({"sauron_regular": attackers}, {"gondor_regular": 3})
    roll(w, sh=[6] + [2] * (attackers - 1), fp=[2] * 3)
    fight(w, card)
    assert figures(w, "trollshaws") == {"gondor-regular": defenders}


# Between roll and re-roll


@rule("WR-11.33")
@texts("Mighty Attack")
def test_mighty_attack(card: str) -> None:
    """DP-77"""
    w = companions("gimli", "aragorn")
    roll(w, sh=BLANK, fp=[6, 2, 2, 2, 2], sh_again=[2, 2])
    fight(w, card)
    assert (asked(w), keys(w)) == ((FP, "forfeit"), ["character:gimli", "character:aragorn"])
    roll(w, fp_again=[2])
    pick(w, "character:aragorn")
    news = told(w)
    assert (rolled(news, "misses-turned"), rolled(news, "units-lost")) == ([(1,)], [("hollin", "sauron-regular", 2)])


@rule("WR-11.43")
@texts("Mighty Attack")
def test_a_miss_that_has_become_a_hit_is_not_re_rolled(card: str) -> None:
    w = companions("gimli", "aragorn")
    roll(w, sh=BLANK, fp=[6, 6, 6, 2, 2], sh_again=[2, 2])
    fight(w, card)
    roll(w, fp_again=[2])
    pick(w, "character:gimli")
    news = told(w)
    assert rolled(news, "leader-reroll")[1:] == [("free_peoples", [2], 0, 5, 0)]
    assert rolled(news, "units-lost") == [("hollin", "sauron-regular", 4)]


@texts("Mighty Attack")
def test_mighty_attack_needs_a_miss(card: str) -> None:
    w = companions("gimli")
    roll(w, sh=BLANK, fp=[6] * 5, sh_again=[2, 2])
    fight(w, card)
    assert rolled(told(w), "leadership-forfeited") == []


@rule("WR-11.33")
@texts("Andúril")
def test_anduril(card: str) -> None:
    """DP-77: Strider turns one miss, Aragorn up to two."""
    w = companions("strider")
    roll(w, sh=BLANK, fp=[6, 2, 2, 2, 2], sh_again=[2, 2])
    fight(w, card)
    news = told(w)
    assert (rolled(news, "misses-turned"), rolled(news, "leadership-forfeited")) == ([(1,)], [("strider",)])
    assert [event[0] for event in rolled(news, "leader-reroll")] == ["shadow"]
    w = companions("aragorn", "gimli")
    roll(w, sh=BLANK, fp=[6, 2, 2, 2, 2], sh_again=[2, 2])
    fight(w, card)
    assert (asked(w), keys(w)) == ((FP, "turn-misses"), ["number:2", "number:1", "number:0"])
    roll(w, fp_again=[2])
    pick(w, "number:2")
    assert figures(w, "hollin") == {"sauron-regular": 2, "nazgul": 2}


@rule("WR-11.33", "WR-11.34")
@texts("Andúril")
def test_anduril_needs_a_miss_and_leadership_to_give_up(card: str) -> None:
    w = companions("strider")
    roll(w, sh=BLANK, fp=[6] * 5, sh_again=[2, 2])
    fight(w, card)
    news = told(w)
    assert (rolled(news, "leadership-forfeited"), rolled(news, "misses-turned")) == ([], [])
    w = companions("strider")
    roll(w, sh=BLANK, fp=BLANK, sh_again=[2, 2])
    fight(w, card, "sh_char_15")
    news = told(w)
    assert rolled(news, "companion-silenced") == [("strider",)]
    assert (rolled(news, "leadership-forfeited"), rolled(news, "misses-turned")) == ([], [])


@rule("WR-11.42")
@texts("Confusion")
def test_confusion(card: str) -> None:
    w = field({"sauron_regular": 5, "nazgul": 5}, {"gondor_regular": 5})
    roll(w, sh=[1, 1, 2, 3, 6], fp=[6, 2, 2, 2, 2], sh_again=[2, 2])
    fight(w, card)
    assert figures(w, "hollin") == {"sauron-regular": 2, "nazgul": 5}
    assert figures(w, "trollshaws") == {"gondor-regular": 4}
    assert rolled(told(w), "confused") == [(2,)]


# Before the losses


@pytest.mark.parametrize(
    ("card", "more"), [(card, 1) for card in carriers("No Quarter")] + [(card, 2) for card in carriers("Nameless Wood")]
)
@pytest.mark.parametrize("hits", [0, 1])
def test_no_quarter_and_nameless_wood(card: str, more: int, hits: int) -> None:
    w = war(westemnet={"rohan_regular": 5}, fangorn={"isengard_regular": 5})
    roll(w, sh=BLANK, fp=[5 if hits else 2, 2, 2, 2, 2])
    fight(w, card, way="fangorn>westemnet")
    assert figures(w, "fangorn") == {"isengard-regular": 5 - hits * (1 + more)}


@rule("WR-11.30")
@texts("Mûmakil")
@pytest.mark.parametrize(("fp_hits", "losses"), [(0, 2), (1, 1)])
def test_mumakil(card: str, fp_hits: int, losses: int) -> None:
    w = field({"southrons_easterlings_regular": 4, "southrons_easterlings_elite": 1}, {"gondor_regular": 5})
    roll(w, sh=[4, 2, 2, 2, 2], fp=[6] * fp_hits + [2] * (5 - fp_hits))
    fight(w, card)
    if fp_hits:
        pick(w, "figure:southrons_easterlings-regular")
    assert rolls(w)[0] == ("roll", "shadow", 1, 5, 1)
    assert figures(w, "trollshaws") == {"gondor-regular": 5 - losses}


@texts("Mûmakil")
def test_mumakil_count_special_attacks_of_the_enemy(card: str) -> None:
    w = field({"southrons_easterlings_elite": 5}, {"gondor_regular": 5, "gondor_leader": 1})
    hold(w, FP, "fp_char_14")
    roll(w, fp_strike=[6], sh=[4, 2, 2, 2, 2], fp=BLANK, fp_again=[2])
    fight(w, card, "fp_char_14")
    assert rolled(told(w), "hits-added") == []


@rule("WR-11.31")
@texts("Mûmakil")
def test_mumakil_count_a_hit_that_the_defenders_card_has_added(card: str) -> None:
    w = field({"southrons_easterlings_elite": 5}, {"gondor_regular": 5})
    roll(w, sh=[4, 4, 2, 2, 2], fp=[6, 2, 2, 2, 2])
    fight(w, card, "fp_str_02")
    assert rolled(told(w), "hits-added") == [("free_peoples", 1)]


@texts("Shield-wall")
@pytest.mark.parametrize(("hits", "losses"), [(1, 1), (2, 1), (3, 2)])
def test_shield_wall(card: str, hits: int, losses: int) -> None:
    w = plain()
    roll(w, sh=[6] * hits + [2] * (5 - hits), fp=BLANK)
    fight(w, card)
    assert figures(w, "trollshaws") == {"gondor-regular": 5 - losses}
    assert rolled(told(w), "hits-cancelled") == [("free_peoples", 1)] * (hits - losses)


@rule("WR-11.30")
@texts("Heroic Death")
@pytest.mark.parametrize(
    ("sacrifice", "losses", "stays"),
    [
        ("none", 4, {"gondor-leader": 1, "strider": 1}),
        ("figure:gondor-leader", 3, {"strider": 1}),
        ("character:strider", 1, {"gondor-leader": 1}),
    ],
)
def test_heroic_death(card: str, sacrifice: str, losses: int, stays: dict[str, int]) -> None:
    """DP-79"""
    w = field({"sauron_regular": 5}, {"gondor_regular": 5, "gondor_leader": 1})
    send(w, "strider", "trollshaws")
    roll(w, sh=[6, 6, 6, 6, 2], fp=BLANK, fp_again=[2, 2])
    fight(w, card)
    assert (asked(w), keys(w)) == ((FP, "sacrifice"), ["none", "figure:gondor-leader", "character:strider"])
    pick(w, sacrifice)
    assert left(w, "trollshaws", FP) == {"gondor-regular": 5 - losses} | stays


@rule("WR-11.62", "WR-11.63")
@texts("Heroic Death")
@pytest.mark.parametrize(
    ("sacrifice", "cancelled", "stays"),
    [
        ("figure:gondor-leader", 1, {"gondor-leader": 1, "gandalf_the_grey": 1}),
        ("character:gandalf_the_grey", 2, {"gondor-leader": 2}),
    ],
)
def test_who_has_died_is_out_of_the_battle(card: str, sacrifice: str, cancelled: int, stays: dict[str, int]) -> None:
    """Gandalf could save three, but no more than were hit."""
    w = field({"sauron_regular": 5}, {"gondor_regular": 5, "gondor_leader": 2})
    send(w, "gandalf_the_grey", "trollshaws")
    roll(w, sh=[6, 6, 2, 2, 2], fp=BLANK, fp_again=[2, 2, 2])
    fight(w, card)
    pick(w, sacrifice)
    assert army(w, FP) == {"gondor-regular": 3 + cancelled} | stays
    assert army(w, SH) == {"sauron-regular": 5}
    assert rolled(told(w), "hits-cancelled") == [("free_peoples", cancelled)]


@texts("Blade of Westernesse")
def test_blade_of_westernesse(card: str) -> None:
    """DP-80"""
    w = companions("meriadoc", "gimli")
    send(w, "witch_king", "hollin")
    send(w, "mouth_of_sauron", "hollin")
    roll(w, sh=BLANK, fp=[6, 2, 2, 2, 2], sh_again=[2] * 5, fp_again=[6, 2])
    fight(w, card)
    assert (asked(w), keys(w)) == ((FP, "strike-minion"), ["character:witch_king", "character:mouth_of_sauron"])
    pick(w, "character:witch_king")
    assert w.character_at[CHARACTER_NAMES.index("witch_king")] == OUT
    assert figures(w, "hollin") == {"sauron-regular": 4, "nazgul": 2}
    assert not offered(companions("gimli"), card)


@texts("Blade of Westernesse")
def test_blade_of_westernesse_needs_a_hit_in_the_re_roll_and_a_minion(card: str) -> None:
    w = companions("meriadoc")
    roll(w, sh=BLANK, fp=[6, 2, 2, 2, 2], sh_again=[2, 2], fp_again=[6])
    fight(w, card)
    assert figures(w, "hollin") == {"sauron-regular": 3, "nazgul": 2}
    w = companions("meriadoc")
    send(w, "witch_king", "hollin")
    roll(w, sh=BLANK, fp=[6, 2, 2, 2, 2], sh_again=[2] * 4, fp_again=[2])
    fight(w, card)
    assert left(w, "hollin", SH) == {"sauron-regular": 4, "nazgul": 2, "witch_king": 1}


@texts("Fateful Strike")
def test_fateful_strike(card: str) -> None:
    """DP-80: a Nazgûl, or with two hits a Minion; on top of the normal damage."""
    w = field({"sauron_regular": 5, "nazgul": 2}, {"gondor_regular": 5, "gondor_leader": 2})
    send(w, "witch_king", "hollin")
    other = w.clone()
    roll(w, sh=BLANK, fp=BLANK, sh_again=[2] * 4, fp_again=[6, 2])
    fight(w, card)
    assert left(w, "hollin", SH) == army(w, SH) == {"sauron-regular": 4, "nazgul": 1, "witch_king": 1}
    roll(other, sh=BLANK, fp=BLANK, sh_again=[2] * 4, fp_again=[6, 6])
    fight(other, card)
    assert (asked(other), keys(other)) == ((FP, "strike-figure"), ["figure:nazgul", "character:witch_king"])
    pick(other, "character:witch_king")
    assert left(other, "hollin", SH) == {"sauron-regular": 3, "nazgul": 2}


@texts("Fateful Strike")
def test_fateful_strike_against_the_witch_king_alone(card: str) -> None:
    w = field({"sauron_regular": 5}, {"gondor_regular": 5, "gondor_leader": 2})
    send(w, "witch_king", "hollin")
    other = w.clone()
    roll(w, sh=BLANK, fp=BLANK, sh_again=[2] * 2, fp_again=[6, 2])
    fight(w, card)
    assert left(w, "hollin", SH) == {"sauron-regular": 4, "witch_king": 1}
    roll(other, sh=BLANK, fp=BLANK, sh_again=[2] * 2, fp_again=[6, 6])
    fight(other, card)
    assert keys(other) == ["none", "character:witch_king"]


@texts("Black Breath")
def test_black_breath(card: str) -> None:
    """DP-80"""
    w = field({"sauron_regular": 5, "nazgul": 2}, {"gondor_regular": 5, "gondor_leader": 1})
    for name in ("meriadoc", "gimli", "strider"):
        send(w, name, "trollshaws")
    other = w.clone()
    roll(w, sh=BLANK, fp=BLANK, sh_again=[6, 2], fp_again=[2] * 4)
    fight(w, card)
    assert (asked(w), keys(w)) == ((SH, "black-breath"), ["none", "figure:gondor-leader", "character:meriadoc"])
    pick(w, "character:meriadoc")
    assert left(w, "trollshaws", FP) == {"gondor-regular": 4, "gondor-leader": 1, "gimli": 1, "strider": 1}
    roll(other, sh=BLANK, fp=BLANK, sh_again=[6, 6], fp_again=[2] * 4)
    fight(other, card)
    assert keys(other) == ["none", "figure:gondor-leader", "character:gimli", "character:meriadoc"]
    pick(other, "none")
    assert left(other, "trollshaws", FP)["gondor-regular"] == 3


@rule("WR-7.27")
@pytest.mark.parametrize("card", carriers("Black Breath") + carriers("Words of Power"))
def test_the_witch_king_is_a_nazgul_for_cards(card: str) -> None:
    w = plain()
    send(w, "witch_king", "hollin")
    assert offered(w, card)
    assert not offered(plain(), card)
