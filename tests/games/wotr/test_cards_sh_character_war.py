"""The events of the Shadow's Character deck: what remains in play, spells, sieges and Nazgûl."""

import pytest
from tests.games.wotr.events import (
    CLASSES,
    FP,
    SH,
    at_war,
    attackers,
    event,
    gone,
    keys,
    nation,
    over,
    pick,
    refused,
    take,
    where,
)
from tests.games.wotr.helpers import asked, at, bare, figures, key, next_tiles, put, script, send, told
from tests.games.wotr.plain_box import CHARACTER_NAMES
from tests.games.wotr.quest import company, found, in_fellowship, lies

from mathom.games.wotr.box import ARMY_FACE, CHARACTER_FACE, EVENT_FACE, MUSTER_FACE, NAZGUL
from mathom.games.wotr.codes import way_code
from mathom.games.wotr.map import OUT, REINFORCEMENTS
from mathom.games.wotr.state import GROND_MAY_STOP, War
from mathom.kernel import Frame
from mathom.kernel.plain import dump, load
from mathom.testing import part, rule

# Cards that remain in play


@rule("WR-6.16")
@pytest.mark.parametrize("card", ["sh_char_15", "sh_char_16", "sh_char_17"])
def test_sh_char_15_to_17_remain_in_play(card: str) -> None:
    w = event(bare(), card)
    assert (lies(w, card), gone(w, card), over(w)) == (True, False, True)


@rule("WR-6.11", "WR-6.16", "WR-6.18")
@pytest.mark.parametrize("card", ["sh_char_21", "sh_char_22"])
def test_sh_char_21_and_22_need_saruman_and_go_with_him(card: str) -> None:
    w = bare()
    assert refused(w, card) == "the-card-needs-a-character-who-is-not-in-play"
    send(w, "saruman", "orthanc")
    event(w, card)
    assert (lies(w, card), gone(w, card)) == (True, False)
    w.put_character(CHARACTER_NAMES.index("saruman"), OUT)
    assert gone(w, card)


@rule("WR-6.16")
def test_sh_char_22_wormtongue_does_not_stay_where_rohan_is_active() -> None:
    w = bare()
    send(w, "saruman", "orthanc")
    at_war(w, "rohan")
    assert not lies(event(w, "sh_char_22"), "sh_char_22")


# The Lidless Eye


@rule("WR-6.12", "WR-16.14")
def test_sh_char_18_up_to_three_dice_become_eyes() -> None:
    w = bare()
    w.rolled = [[CHARACTER_FACE], [CHARACTER_FACE, ARMY_FACE, ARMY_FACE, MUSTER_FACE, EVENT_FACE]]
    w.hunt_box = [0, 1]
    event(w, "sh_char_18")
    assert (asked(w), keys(w)) == (
        (SH, "lidless-eye"),
        ["die:character", "die:army", "die:muster", "die:event", "done"],
    )
    pick(w, "die:army", "die:army", "die:muster")
    assert (w.rolled, w.hunt_box) == ([[CHARACTER_FACE], [CHARACTER_FACE, EVENT_FACE]], [0, 4])
    assert told(w) == [("eye-opened", ["army", "army", "muster"], 4)]
    assert over(w)


@rule("WR-6.14")
def test_sh_char_18_fewer_dice_or_none_will_do() -> None:
    w = bare()
    w.rolled = [[], [ARMY_FACE, ARMY_FACE]]
    w.hunt_box = [0, 0]
    pick(event(w, "sh_char_18"), "die:army", "done")
    assert (w.rolled, w.hunt_box) == ([[], [ARMY_FACE]], [0, 1])
    pick(event(w, "sh_char_18"), "done")
    assert (w.rolled, w.hunt_box) == ([[], [ARMY_FACE]], [0, 1])
    w.rolled = [[], []]
    assert over(event(w, "sh_char_18"))


# Dreadful Spells


@rule("WR-6.11")
def test_sh_char_19_needs_an_army_with_nazgul_near_an_army() -> None:
    w = bare()
    put(w, "hollin", sauron_regular=2)
    put(w, "fords_of_bruinen", nazgul=1)
    put(w, "trollshaws", north_regular=1)
    assert refused(w, "sh_char_19") == "no-army-with-nazgul-is-near-an-army-of-the-free-peoples"
    put(w, "moria", sauron_regular=1, nazgul=1)
    assert refused(w, "sh_char_19") == "no-army-with-nazgul-is-near-an-army-of-the-free-peoples"
    put(w, "hollin", nazgul=1)
    assert refused(w, "sh_char_19") is None


@rule("WR-6.25", "WR-6.31", "WR-7.27", "WR-14.22")
def test_sh_char_19_a_die_for_each_nazgul_and_no_nation_reacts() -> None:
    w = bare()
    put(w, "osgiliath", sauron_regular=1, nazgul=5)
    send(w, "witch_king", "osgiliath")
    put(w, "minas_tirith", gondor_regular=2, gondor_elite=1)
    put(w, "pelargir", gondor_regular=1)
    event(w, "sh_char_19")
    assert (asked(w), keys(w)) == ((SH, "spells"), ["way:osgiliath>minas_tirith", "way:osgiliath>pelargir"])
    before = w.steps, w.active
    script(w, card=[[5, 6, 4, 1, 2]])
    pick(w, "way:osgiliath>minas_tirith")
    assert told(w)[0] == ("card-rolled", "sh_char_19", [5, 6, 4, 1, 2], 5, 2)
    assert asked(w) == (FP, "loss")
    pick(w, "figure:gondor-regular", "figure:gondor-regular")
    assert figures(w, "minas_tirith") == {"gondor-elite": 1}
    assert ((w.steps, w.active), over(w)) == (before, True)


@rule("WR-7.27")
def test_sh_char_19_the_witch_king_rolls_a_die_too() -> None:
    w = bare()
    put(w, "osgiliath", sauron_regular=1, nazgul=1)
    send(w, "witch_king", "osgiliath")
    put(w, "pelargir", gondor_regular=3)
    script(w, card=[[5, 6]])
    event(w, "sh_char_19")
    assert (figures(w, "pelargir"), over(w)) == ({"gondor-regular": 1}, True)


@rule("WR-6.19", "WR-6.20", "WR-13.3")
def test_sh_char_19_a_garrison_wiped_out_loses_its_stronghold_but_companions_live() -> None:
    w = bare()
    put(w, "minas_tirith", sauron_regular=1, nazgul=1)
    put(w, "in:minas_tirith", gondor_regular=1, gondor_leader=1)
    send(w, "boromir", "in:minas_tirith")
    script(w, card=[[5]])
    event(w, "sh_char_19")
    assert (figures(w, "in:minas_tirith"), w.held[at("minas_tirith")]) == ({}, SH)
    assert where(w, "boromir") == at("minas_tirith")


@rule("WR-6.11")
def test_sh_char_19_besieged_armies_of_both_sides_count() -> None:
    w = bare()
    put(w, "in:minas_morgul", sauron_regular=1, nazgul=1)
    put(w, "minas_morgul", gondor_regular=1)
    put(w, "in:minas_tirith", gondor_regular=1)
    put(w, "minas_tirith", sauron_regular=1)
    put(w, "osgiliath", sauron_regular=1)
    send(w, "witch_king", "osgiliath")
    assert keys(event(w, "sh_char_19")) == ["way:minas_morgul>minas_morgul", "way:osgiliath>minas_tirith"]


# Grond


def besieged_city() -> War:
    """Minas Tirith under siege, without the Witch-king."""
    w = bare()
    at_war(w, "sauron", "gondor")
    put(w, "minas_tirith", sauron_regular=4, sauron_elite=1)
    put(w, "in:minas_tirith", gondor_regular=4)
    return w


@rule("WR-6.11")
def test_sh_char_20_needs_the_witch_king_at_a_siege() -> None:
    w = besieged_city()
    assert refused(w, "sh_char_20") == "no-such-army-besieges-a-stronghold"
    send(w, "witch_king", "osgiliath")
    assert refused(w, "sh_char_20") == "no-such-army-besieges-a-stronghold"
    send(w, "witch_king", "minas_tirith")
    assert refused(w, "sh_char_20") is None


@part("AMB-95")
@rule("WR-12.16", "WR-12.17")
def test_sh_char_20_grond_fights_three_rounds_for_nothing_and_then_may_go_on() -> None:
    w = besieged_city()
    send(w, "witch_king", "minas_tirith")
    script(w, combat_sh=[[1] * 5] * 3, combat_sh_reroll=[[1, 1]] * 3, combat_fp=[[1] * 4] * 3)
    event(w, "sh_char_20")
    assert asked(w) == (SH, "attackers")
    pick(w, "all")
    rounds = [args for args in told(w) if args[0] == "combat-round"]
    assert [number for *_, number in rounds] == [1, 2, 3]
    assert (asked(w), keys(w)) == ((SH, "extend"), ["cease", "reduce:sauron-elite"])
    pick(w, "cease")
    assert over(w)


@part("AMB-95")
@rule("WR-12.16")
def test_sh_char_20_where_the_table_reads_it_so_the_attacker_may_stop() -> None:
    w = besieged_city()
    w.house = GROND_MAY_STOP
    send(w, "witch_king", "minas_tirith")
    script(w, combat_sh=[[1] * 5], combat_sh_reroll=[[1, 1]], combat_fp=[[1] * 4])
    pick(event(w, "sh_char_20"), "all")
    assert keys(w) == ["continue", "cease"]


@rule("WR-6.12", "WR-11.23")
def test_sh_char_20_in_the_first_round_the_defenders_need_a_companion_for_a_combat_card() -> None:
    w = besieged_city()
    send(w, "witch_king", "minas_tirith")
    take(w, "fp_str_08")
    script(w, combat_sh=[[1] * 5], combat_sh_reroll=[[1, 1]], combat_fp=[[1] * 4])
    pick(event(w, "sh_char_20"), "all")
    assert (asked(w), keys(w)) == ((FP, "combat-card"), ["none"])
    pick(w, "none")
    assert keys(w) == ["none", "card:fp_str_08"]
    w = besieged_city()
    send(w, "witch_king", "minas_tirith")
    send(w, "boromir", "in:minas_tirith")
    take(w, "fp_str_08")
    pick(event(w, "sh_char_20"), "all")
    assert keys(w) == ["none", "card:fp_str_08"]


@part("AMB-46")
@rule("WR-11.2", "WR-6.14")
def test_sh_char_20_without_units_at_war_there_is_no_attack() -> None:
    w = bare()
    put(w, "minas_tirith", sauron_regular=4)
    put(w, "in:minas_tirith", gondor_regular=4)
    send(w, "witch_king", "minas_tirith")
    assert nation(w, "sauron")[0] > 0
    assert over(event(w, "sh_char_20"))


@rule("WR-6.26")
def test_sh_char_20_attacks_no_other_siege_and_no_field() -> None:
    w = besieged_city()
    send(w, "witch_king", "minas_tirith")
    put(w, "pelargir", gondor_regular=1)
    put(w, "osgiliath", sauron_regular=2)
    put(w, "erebor", sauron_regular=2)
    put(w, "in:erebor", dwarves_regular=2)
    event(w, "sh_char_20")
    assert asked(w) == (SH, "attackers")
    take(w, "fp_str_14")
    pick(w, "split", "count:sauron-regular:4", "count:sauron-elite:0", "count:witch_king:0")
    assert attackers(w) == {"sauron-regular": 4}
    assert ("besieged-attacked", "shadow", "minas_tirith") in told(w)


# The Ringwraiths Are Abroad


def abroad() -> War:
    """The Shadow is At War. A card in the hand of the Free Peoples makes every battle pause before its first round."""
    w = bare()
    at_war(w, "sauron", "isengard", "southrons_easterlings")
    take(w, "fp_str_14")
    return w


@rule("WR-6.13", "WR-10.16", "WR-10.9")
def test_sh_char_23_two_armies_with_nazgul_move() -> None:
    w = abroad()
    put(w, "moria", sauron_regular=2, nazgul=1)
    put(w, "dol_guldur", sauron_regular=2, nazgul=2)
    put(w, "morannon", sauron_regular=2)
    put(w, "umbar", sauron_regular=1, nazgul=1)
    pick(event(w, "sh_char_23"), "done")
    assert (asked(w), keys(w)) == ((SH, "ride"), ["move-army", "none"])
    pick(w, "move-army")
    assert {way.partition(">")[0] for way in keys(w)} == {"way:moria", "way:dol_guldur", "way:umbar", "done"}
    pick(w, "way:moria>hollin", "split", "count:sauron-regular:1")
    assert (figures(w, "hollin"), figures(w, "moria")) == (
        {"sauron-regular": 1, "nazgul": 1},
        {"sauron-regular": 1},
    )
    assert {way.partition(">")[0] for way in keys(w)} == {"way:dol_guldur", "way:umbar", "done"}
    pick(w, "way:dol_guldur>southern_mirkwood", "all")
    assert figures(w, "southern_mirkwood") == {"sauron-regular": 2, "nazgul": 2}
    assert over(w)


@rule("WR-6.13", "WR-11.2", "WR-11.8")
def test_sh_char_23_or_an_army_with_a_nazgul_attacks_and_he_is_among_the_attackers() -> None:
    w = abroad()
    put(w, "hollin", sauron_regular=3)
    put(w, "trollshaws", north_regular=1)
    put(w, "dol_guldur", nazgul=2)
    event(w, "sh_char_23")
    pick(w, "figure:nazgul@dol_guldur", "region:hollin", "done")
    assert keys(w) == ["move-army", "attack", "none"]
    pick(w, "attack")
    assert asked(w) == (SH, "attackers")
    pick(w, "split", "count:sauron-regular:1")
    assert attackers(w) == {"sauron-regular": 1, "nazgul": 1}
    assert ("attacked", "shadow", "hollin", "trollshaws") in told(w)


@rule("WR-6.13")
def test_sh_char_23_the_witch_king_is_a_nazgul_and_who_escorts_is_asked() -> None:
    w = abroad()
    put(w, "hollin", sauron_regular=3, nazgul=1)
    send(w, "witch_king", "hollin")
    put(w, "trollshaws", north_regular=1)
    put(w, "moria", sauron_regular=1)
    put(w, "dimrill_dale", north_regular=1)
    pick(event(w, "sh_char_23"), "done", "attack")
    assert (asked(w), keys(w)) == ((SH, "escort"), ["figure:nazgul", "character:witch_king"])
    pick(w, "character:witch_king", "all")
    assert attackers(w) == {"sauron-regular": 3, "nazgul": 1, "witch_king": 1}


@part("AMB-46")
@rule("WR-6.13", "WR-11.2")
def test_sh_char_23_without_nazgul_or_war_nobody_attacks() -> None:
    w = bare()
    put(w, "hollin", sauron_regular=3, nazgul=1)
    put(w, "trollshaws", north_regular=1)
    pick(event(w, "sh_char_23"), "done")
    assert keys(w) == ["move-army", "none"]
    attack = way_code(at("hollin"), at("trollshaws"))
    assert key(w.stack[-1].refuse(w, SH, attack)) == "the-card-does-not-offer-that"
    assert over(pick(w, "none"))


# The Black Captain Commands


@rule("WR-6.11")
def test_sh_char_24_needs_the_witch_king() -> None:
    assert refused(bare(), "sh_char_24") == "the-card-needs-a-character-who-is-not-in-play"


@rule("WR-6.12", "WR-9.12", "WR-9.18")
def test_sh_char_24_two_nazgul_come_to_the_witch_king_who_then_rides() -> None:
    w = abroad()
    put(w, "hollin", sauron_regular=2)
    send(w, "witch_king", "hollin")
    put(w, "moria", sauron_regular=2, nazgul=1)
    event(w, "sh_char_24")
    assert (asked(w), keys(w)) == ((SH, "black-captain"), ["recruit-nazgul", "fly"])
    pick(w, "recruit-nazgul")
    assert figures(w, "hollin") == {"sauron-regular": 2, "nazgul": 2}
    assert keys(w) == ["move-army", "none"]
    pick(w, "move-army")
    assert {way.partition(">")[0] for way in keys(w)} == {"way:hollin", "done"}
    pick(w, "way:hollin>trollshaws", "all")
    assert (figures(w, "trollshaws"), where(w, "witch_king")) == (
        {"sauron-regular": 2, "nazgul": 2},
        at("trollshaws"),
    )
    assert over(w)


@rule("WR-9.18", "WR-9.12")
def test_sh_char_24_where_nobody_can_be_recruited_nazgul_fly() -> None:
    w = abroad()
    put(w, "trollshaws", north_regular=1)
    send(w, "witch_king", "trollshaws")
    event(w, "sh_char_24")
    assert asked(w) == (SH, "minion-mover")
    put(w, "barad_dur", nazgul=w.figures.count(NAZGUL, REINFORCEMENTS + SH))
    send(w, "witch_king", "hollin")
    event(w, "sh_char_24")
    assert asked(w) == (SH, "minion-mover")


@rule("WR-6.13")
def test_sh_char_24_the_nazgul_fly_and_the_witch_king_attacks_with_the_army_he_came_to() -> None:
    w = abroad()
    put(w, "hollin", sauron_regular=2, nazgul=1)
    put(w, "trollshaws", north_regular=1)
    put(w, "moria", sauron_regular=2, nazgul=1)
    send(w, "witch_king", "minas_morgul")
    pick(event(w, "sh_char_24"), "fly", "character:witch_king", "region:hollin", "done")
    assert keys(w) == ["move-army", "attack", "none"]
    pick(w, "attack", "split", "count:sauron-regular:1", "count:nazgul:0")
    assert attackers(w) == {"sauron-regular": 1, "witch_king": 1}


# Frames


@rule("WR-6.13")
def test_events_survive_copies_and_saves_at_every_question() -> None:
    w = company(found(), "strider", "legolas", "gimli")
    next_tiles(w, "std_2_reveal")
    event(w, "sh_char_14")
    for choice in ("character:legolas", "character:gimli"):
        copy = w.clone()
        other: list[Frame] = load(dump(w.stack), CLASSES)
        assert dump(other) == dump(w.stack) == dump(copy.stack)
        w.stack = other
        pick(w, choice)
        pick(copy, choice)
        assert copy.digest() == w.digest()
        if w.ask is None:
            break
    assert in_fellowship(w) == ["strider"]
    w = abroad()
    put(w, "hollin", sauron_regular=3, nazgul=1)
    send(w, "witch_king", "hollin")
    put(w, "trollshaws", north_regular=1)
    event(w, "sh_char_23")
    for choice in ("done", "attack", "figure:nazgul", "all"):
        copy = w.clone()
        other = load(dump(w.stack), CLASSES)
        assert dump(other) == dump(w.stack) == dump(copy.stack)
        w.stack = other
        pick(w, choice)
        pick(copy, choice)
        assert copy.digest() == w.digest()
