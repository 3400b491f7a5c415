"""Abilities of Characters, and event cards that change a battle."""

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
    pick,
    question,
    roll,
    rolled,
    storm,
    war,
)
from tests.games.wotr.helpers import at, figures, key, lay, on_table, put, send, told
from tests.games.wotr.plain_box import CARD_NAMES, CARDS

from mathom.games.wotr.battle.numbers import COMPANION_FOR_CARDS, GARRISON_DISTRACTS, NO_CEASE, THREE_ROUNDS
from mathom.games.wotr.box import ROHAN
from mathom.games.wotr.codes import CARD
from mathom.games.wotr.state import DECK, DISCARDED, GROND_MAY_STOP, War
from mathom.testing import part, rule


def siege(free: dict[str, int] | None = None, shadow: dict[str, int] | None = None) -> War:
    """The Dwarves in Erebor, besieged by Sauron."""
    return war(
        **{
            "in:erebor": {"dwarves_regular": 3} if free is None else free,
            "erebor": {"sauron_regular": 5} if shadow is None else shadow,
        }
    )


# Cards that change battles


@rule("WR-7.37", "WR-11.32", "WR-11.34")
def test_when_the_white_rider_has_silenced_the_nazgul_cards_that_need_one_in_the_battle_can_still_be_played() -> None:
    """Words of Power and Black Breath ask for a Nazgûl, the others for leadership, of which none is left."""
    w = field({"sauron_regular": 5, "nazgul": 2}, {"gondor_regular": 5})
    send(w, "gandalf_the_white", "trollshaws")
    hold(w, SH, "sh_char_05", "sh_char_07", "sh_char_08", "sh_char_09", "sh_char_11", "sh_char_15")
    attack(w)
    pick(w, "yes")
    assert (asked(w), keys(w)) == ((SH, "combat-card"), ["none", "card:sh_char_11", "card:sh_char_15"])


@part("sh_char_22.discard", "AMB-11")
@rule("WR-6.18", "WR-14.6")
def test_wormtongue_goes_as_soon_as_saruman_falls_so_that_the_victors_wake_rohan() -> None:
    w = war(orthanc={"isengard_regular": 3}, fords_of_isen={"rohan_regular": 2, "rohan_leader": 2})
    w.steps = [3 if nation == ROHAN else 0 for nation in range(8)]
    w.active = [nation != ROHAN for nation in range(8)]
    send(w, "saruman", "orthanc")
    lay(w, "sh_char_22")
    hold(w, FP, "fp_char_12")
    attack(w, "orthanc>fords_of_isen")
    assert (w.active[ROHAN], question(w)) == (False, "combat-card")
    roll(w, sh=[6, 6, 6], fp=[2, 2], fp_again=[6, 6])
    pick(w, "card:fp_char_12", "character:saruman")
    assert (on_table(w, "sh_char_22"), question(w)) == (False, "advance")
    pick(w, "all")
    assert (w.active[ROHAN], figures(w, "fords_of_isen")) == (True, {"isengard-regular": 1})


@part("AMB-95")
@rule("WR-12.16")
def test_grond_brings_three_rounds_without_payment_then_the_normal_rule() -> None:
    """AMB-95"""
    w = siege(free={"dwarves_regular": 5}, shadow={"sauron_regular": 4, "sauron_elite": 1})
    hold(w, FP, "fp_str_01")
    storm(w, "erebor", "in:erebor", flags=THREE_ROUNDS | COMPANION_FOR_CARDS)
    assert (asked(w), keys(w)) == ((FP, "combat-card"), ["none"])
    for _ in range(3):
        roll(w, sh=[2] * 5, fp=[2] * 5)
        pick(w, "none")
    assert [event[1] for event in rolled(told(w), "combat-round")] == [1, 2, 3]
    assert (asked(w), keys(w)) == ((SH, "extend"), ["cease", "reduce:sauron-elite"])
    pick(w, "cease")
    assert w.stack == []


@rule("WR-6.12")
def test_after_the_first_round_of_grond_combat_cards_are_allowed_and_with_a_companion_at_once() -> None:
    w = siege(free={"dwarves_regular": 5})
    hold(w, FP, "fp_str_01")
    storm(w, "erebor", "in:erebor", flags=THREE_ROUNDS | COMPANION_FOR_CARDS)
    roll(w, sh=[2] * 5, fp=[2] * 5)
    pick(w, "none")
    assert keys(w) == ["none", "card:fp_str_01"]
    w = siege(free={"dwarves_regular": 5})
    send(w, "gimli", "in:erebor")
    hold(w, FP, "fp_str_01")
    storm(w, "erebor", "in:erebor", flags=THREE_ROUNDS | COMPANION_FOR_CARDS)
    assert keys(w) == ["none", "card:fp_str_01"]


@part("AMB-95")
@rule("WR-12.16")
def test_a_table_may_let_the_attacker_stop_grond() -> None:
    """AMB-95, the other reading"""
    w = siege(free={"dwarves_regular": 5})
    w.house |= GROND_MAY_STOP
    roll(w, sh=[2] * 5, fp=[2] * 5)
    storm(w, "erebor", "in:erebor", flags=THREE_ROUNDS)
    assert (asked(w), keys(w)) == ((SH, "extend"), ["continue", "cease"])
    pick(w, "cease")
    assert w.stack == []


@rule("WR-6.12")
def test_denethors_folly_forbids_combat_cards_in_minas_tirith() -> None:
    w = war(**{"in:minas_tirith": {"gondor_regular": 3}, "minas_tirith": {"sauron_regular": 3}})
    hold(w, FP, "fp_str_01")
    lay(w, "sh_str_03")
    attack(w, "minas_tirith>minas_tirith")
    assert (asked(w), keys(w)) == ((FP, "combat-card"), ["none"])
    assert key(w.stack[-1].refuse(w, FP, CARD + 24)) == "denethors-folly-allows-no-combat-cards"
    w = war(osgiliath={"gondor_regular": 3}, south_ithilien={"sauron_regular": 3})
    hold(w, FP, "fp_str_01")
    lay(w, "sh_str_03")
    attack(w, "south_ithilien>osgiliath")
    assert keys(w) == ["none", "card:fp_str_01"]


@rule("WR-6.12", "WR-12.29")
def test_help_unlooked_for_takes_dice_from_the_besiegers() -> None:
    w = siege(free={"dwarves_regular": 2}, shadow={"sauron_regular": 5})
    put(w, "dale", north_regular=4)
    roll(w, sh=[2] * 3, fp=[2] * 4)
    attack(w, "dale>erebor", side=FP, flags=GARRISON_DISTRACTS)
    assert [len(dice) for _, dice, *_ in rolled(told(w))] == [4, 3]  # type: ignore[arg-type]
    w = siege(free={"dwarves_regular": 5}, shadow={"sauron_regular": 3})
    put(w, "dale", north_regular=4)
    roll(w, sh=[2], fp=[2] * 4)
    attack(w, "dale>erebor", side=FP, flags=GARRISON_DISTRACTS)
    assert question(w) == "cease"


@rule("WR-6.12")
def test_corsairs_may_not_cease_and_land_as_a_whole() -> None:
    w = war(umbar={"southrons_easterlings_regular": 4}, pelargir={"gondor_regular": 2})
    roll(w, sh=[5, 2, 2, 2], fp=[2, 2])
    storm(w, "umbar", "pelargir", flags=NO_CEASE)
    assert asked(w) == (FP, "retreat")
    roll(w, sh=[6, 6, 2, 2], fp=[6, 2])
    pick(w, "stay")
    assert (w.stack, figures(w, "umbar"), figures(w, "pelargir")) == ([], {}, {"southrons_easterlings-regular": 3})
    assert w.held[at("pelargir")] == SH


@rule("WR-6.12", "WR-12.7")
def test_corsairs_besiege_dol_amroth_if_it_withdraws() -> None:
    w = war(umbar={"southrons_easterlings_regular": 4}, dol_amroth={"gondor_regular": 2})
    storm(w, "umbar", "dol_amroth", flags=NO_CEASE)
    pick(w, "withdraw")
    assert (w.stack, w.besieger(at("dol_amroth")), figures(w, "umbar")) == ([], SH, {})


# Abilities


@part("AMB-94")
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


@rule("WR-7.37", "WR-11.28")
def test_gandalf_the_white_does_not_lead_again_when_another_is_silenced() -> None:
    """Words of Power: only a Companion of the Shadow's choice loses his leadership by them."""
    w = field({"sauron_regular": 5, "nazgul": 2}, {"north_regular": 5, "north_leader": 1})
    send(w, "gandalf_the_white", "trollshaws")
    send(w, "gimli", "trollshaws")
    hold(w, SH, "sh_char_15")
    attack(w)
    pick(w, "yes", "card:sh_char_15")
    assert (asked(w), keys(w)) == ((SH, "silence"), ["character:gimli", "character:gandalf_the_white"])
    roll(w, sh=[2] * 5, fp=[2] * 5, fp_again=[2])
    pick(w, "character:gimli")
    assert rolled(told(w), "leader-reroll") == [("free_peoples", [2], 0, 5, 0)]


@rule("WR-7.53", "WR-11.17")
def test_isengards_elites_lead_beside_the_nazgul_while_saruman_is_in_play() -> None:
    w = field({"isengard_regular": 1, "isengard_elite": 2, "nazgul": 2}, {"north_regular": 1})
    assert combat(w).leadership(w, SH) == 2
    send(w, "saruman", "orthanc")
    assert combat(w).leadership(w, SH) == 4


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
def test_the_witch_king_draws_nothing_from_an_empty_deck() -> None:
    w = field({"sauron_regular": 5}, {"north_regular": 9})
    send(w, "witch_king", "hollin")
    hold(w, SH, "sh_str_24")
    for thing in w.zones.content[DECK + CARDS[CARD_NAMES.index("sh_str_24")].deck]:
        w.zones.move(thing, DISCARDED + SH)
    attack(w)
    roll(w, sh=[2] * 5, fp=[2] * 5, sh_again=[2, 2])
    pick(w, "card:sh_str_24")
    assert question(w) == "cease"


@rule("WR-7.38")
def test_without_the_witch_king_nobody_draws() -> None:
    w = field({"sauron_regular": 5, "nazgul": 1}, {"north_regular": 5})
    hold(w, SH, "sh_str_24")
    attack(w)
    roll(w, sh=[2] * 5, fp=[2] * 5, sh_again=[2])
    pick(w, "card:sh_str_24")
    assert question(w) == "cease"
