"""Chapters 5 to 7: Galadriel, the Chief of the Ringwraiths and the Balrog."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.wotr.playing import asked, choose, keys, names, why_not
from tests.games.wotr.third_age.wars import AT_WAR, alone_with, count, draw, fresh, pool_first, tiles, turn, war, where

from mathom.games.wotr.battle.numbers import CombatNumbers
from mathom.games.wotr.box import (
    CARD_NAMES,
    CHARACTER_NAMES,
    CHARACTERS,
    FREE_PEOPLES,
    KINDS,
    MEMBERS,
    SHADOW,
    TILE_NAMES,
    kind_named,
)
from mathom.games.wotr.fellowship.reveal import DrawTile
from mathom.games.wotr.hunt.roll import rerolls
from mathom.games.wotr.map import OUT, region_named
from mathom.games.wotr.state import DRAWN, IN_PLAY, NO_CARD, POOL, TILES_OUT, War
from mathom.games.wotr.third_age.memory import age
from mathom.games.wotr.third_age.pieces import BALROG, GALADRIEL, ON_THE_TABLE
from mathom.testing import part, rule

# Galadriel


@rule("TA-5.1", "TA-5.22", "TA-3.7", "TA-3.8", "TA-3.9")
def test_a_muster_die_brings_galadriel() -> None:
    w = turn("free_peoples", "muster", nations=["elves 0 active"])
    choose(w, "die:muster", "bring-galadriel")
    assert where(w, "galadriel") == "lorien"
    white = ["gandalf_the_white fangorn", "gandalf_the_grey out"]
    cases: list[dict[str, Any]] = [
        {},
        {"nations": ["elves 0 active"], "characters": white},
        {"nations": ["elves 0 active"], "held": ["lorien shadow"], "clear": True},
    ]
    for entries in cases:
        w = turn("free_peoples", "muster", **entries)
        choose(w, "die:muster")
        assert why_not(w, "bring-galadriel") == ("TA-5.1",)
    fallen = ["gandalf_the_white out", "gandalf_the_grey out"]
    w = turn("free_peoples", "muster", nations=["sauron 0 active"], characters=fallen)
    choose(w, "die:muster", "bring-galadriel")
    assert where(w, "galadriel") == "lorien"


@rule("TA-5.2", "TA-5.5", "TA-14.4")
def test_she_never_leaves_lorien_and_is_no_companion_on_the_map() -> None:
    w = turn("free_peoples", "muster_army", "character", nations=AT_WAR, characters=["galadriel lorien"])
    choose(w, "die:muster_army", "move-army", "way:lorien>parth_celebrant", "all")
    assert where(w, "galadriel") == "lorien"
    choose(w, "done")
    assert w.level(GALADRIEL) == 0
    assert GALADRIEL not in w.companions_in_fellowship()


@rule("TA-5.4", "TA-5.6")
def test_in_battle_she_leads_with_two_and_cards_take_her_for_a_companion() -> None:
    w = fresh()
    force = [0] * MEMBERS
    force[KINDS + GALADRIEL] = 1
    numbers = CombatNumbers(forces=[force, [0] * MEMBERS])
    assert (numbers.leadership(w, FREE_PEOPLES), numbers.companions()) == (2, [GALADRIEL])
    assert CHARACTERS[GALADRIEL].card_level == 3


@rule("TA-5.3", "TA-5.20")
def test_when_the_shadow_takes_lorien_she_is_gone() -> None:
    w = turn(
        "shadow",
        "army",
        clear=True,
        nations=AT_WAR,
        characters=["galadriel lorien"],
        figures=["dimrill_dale sauron-regular 3"],
    )
    choose(w, "die:army", "move-army", "way:dimrill_dale>lorien", "all")
    assert (where(w, "galadriel"), w.held[region_named("lorien")]) == ("out", SHADOW)
    w = turn(
        "shadow",
        "army",
        clear=True,
        nations=AT_WAR,
        characters=["galadriel lorien"],
        figures=["old_forest_road sauron-regular 3"],
    )
    choose(w, "die:army", "move-army", "way:old_forest_road>woodland_realm", "all")
    assert (where(w, "galadriel"), w.held[region_named("woodland_realm")]) == ("lorien", SHADOW)


@rule("TA-5.8", "TA-5.9", "TA-5.10", "TA-5.14", "TA-5.16", "TA-5.17", "TA-5.18")
def test_the_lady_of_light_turns_an_eye_away() -> None:
    w = war(phase="hunt", characters=["galadriel lorien"])
    eyes = [name for name in TILE_NAMES if name.startswith("std_eye")][:2]
    draw(w, eyes[0], eyes[1], eye=3)
    assert asked(w) == ("free_peoples", "lady-of-light")
    choose(w, "yes")
    assert (w.rings, w.ring_used, tiles(w, TILES_OUT)) == ([2, 1], [True, False], [eyes[0]])
    assert asked(w) == ("free_peoples", "casualty")


@rule("TA-5.15")
def test_the_red_eye_is_not_hers_to_turn() -> None:
    w = war(phase="hunt", characters=["galadriel lorien"], pool=["sh_ring_is_mine"])
    draw(w, "sh_ring_is_mine", eye=1)
    assert w.ask is None or w.ask.kind != "lady-of-light"


@rule("TA-5.11", "TA-5.12", "TA-5.21")
def test_elves_muster_in_besieged_lorien_while_she_is_there() -> None:
    siege = {
        "clear": True,
        "figures": ["in:lorien elves-regular 1", "lorien sauron-regular 3"],
        "nations": ["elves 0 active"],
    }
    w = turn("free_peoples", "muster", characters=["galadriel in:lorien"], **siege)
    choose(w, "die:muster", "recruit")
    assert "figure:elves-elite@lorien" in keys(w)
    choose(w, "figure:elves-elite@lorien")
    assert count(w, "sauron-regular", "lorien") == 3
    w = turn("free_peoples", "muster", **siege)
    choose(w, "die:muster", "recruit")
    assert "figure:elves-elite@lorien" not in keys(w)
    peace = {**siege, "nations": ["elves 1 active"]}
    w = turn("free_peoples", "muster", characters=["galadriel in:lorien"], **peace)
    choose(w, "die:muster")
    assert "recruit" not in keys(w)


@rule("TA-5.12", "WR-8.6", "WR-10.13")
@pytest.mark.parametrize(("place", "count", "limit"), [("in:lorien", 5, "WR-8.6"), ("lorien", 10, "WR-10.13")])
def test_a_full_lorien_names_the_limit_that_it_has(place: str, count: int, limit: str) -> None:
    besiegers = ["lorien sauron-regular 3"] if place.startswith("in:") else []
    w = turn(
        "free_peoples",
        "muster",
        variant={"no_overstacking": True},
        clear=True,
        figures=[f"{place} elves-elite {count - 3}", f"{place} elves-regular 3", *besiegers],
        nations=["elves 0 active"],
        characters=[f"galadriel {place}"],
    )
    choose(w, "die:muster", "recruit")
    assert why_not(w, "figure:elves-regular@lorien") == (limit,)
    assert why_not(w, "figure:elves-regular@rivendell") == ()


# The Chief of the Ringwraiths


@rule("TA-6.1", "TA-6.4", "TA-6.11")
def test_the_chief_comes_to_the_ring_bearers() -> None:
    w = turn("shadow", "muster", fellowship={"region": "hollin"})
    passive = w.active
    choose(w, "die:muster", "bring-minion", "character:witch_king_chief")
    assert (where(w, "witch_king_chief"), w.active) == ("hollin", passive)


@rule("TA-6.1", "TA-6.2", "TA-6.3", "TA-14.2")
def test_he_does_not_come_to_a_refuge_to_mordor_or_after_the_black_captain() -> None:
    for entries in (
        {"fellowship": {"region": "rivendell"}},
        {"fellowship": {"mordor": 1}},
        {"fellowship": {"region": "hollin"}, "characters": ["witch_king out"]},
    ):
        w = turn(
            "shadow",
            "muster",
            characters=entries.get("characters", ["witch_king aside"]),
            fellowship=entries["fellowship"],
        )
        choose(w, "die:muster")
        if "bring-minion" in keys(w):
            choose(w, "bring-minion")
            assert "character:witch_king_chief" not in keys(w)
    w = turn("shadow", "muster", nations=AT_WAR, characters=["witch_king_chief out"])
    choose(w, "die:muster", "bring-minion")
    assert "character:witch_king" not in keys(w)


@rule("TA-1.7", "TA-6.1")
def test_he_comes_to_a_stronghold_of_the_shadow_that_the_free_peoples_hold() -> None:
    entries: dict[str, Any] = {"held": ["moria free_peoples"], "fellowship": {"region": "moria"}, "clear": True}
    w = turn("shadow", "muster", characters=["witch_king aside"], **entries)
    choose(w, "die:muster", "bring-minion", "character:witch_king_chief")
    assert where(w, "witch_king_chief") == "moria"


@rule("TA-6.5", "TA-6.6", "TA-6.12", "TA-6.13")
def test_he_is_a_nazgul_a_minion_and_a_witch_king() -> None:
    w = turn("shadow", "event", characters=["witch_king_chief angmar"], hands={"shadow": ["sh_char_24"]})
    choose(w, "die:event", "play-event")
    assert "card:sh_char_24" in keys(w)
    assert w.minion_seen
    w = turn("shadow", "character", characters=["witch_king_chief angmar"], clear=True)
    choose(w, "die:character", "move-minions", "character:witch_king_chief")
    assert {"region:khand", "region:hollin"} <= set(keys(w))


@rule("TA-6.7", "TA-6.9", "TA-6.14")
def test_ex_4_with_the_chief_every_nazgul_hunts() -> None:
    entries = {
        "clear": True,
        "phase": "hunt",
        "fellowship": {"region": "hollin"},
        "figures": ["hollin nazgul 2", "hollin sauron-regular 1"],
    }
    assert rerolls(war(**entries)) == 2
    assert rerolls(war(**entries, characters=["witch_king_chief hollin"])) == 4
    assert rerolls(war(**entries, characters=["witch_king_chief angmar"])) == 3


@rule("TA-6.8", "TA-6.15")
def test_he_sees_when_the_fellowship_declares_itself_but_not_in_a_stronghold() -> None:
    there = {"region": "hollin", "progress": 1}
    w = war(phase="fellowship", characters=["witch_king_chief khand"], fellowship=there)
    choose(w, "region:moria")
    assert asked(w) == ("shadow", "he-sees")
    told = choose(w, "yes")
    assert (where(w, "witch_king_chief"), "chief-came" in names(told)) == ("moria", True)
    there = {"region": "trollshaws", "progress": 1}
    w = war(phase="fellowship", characters=["witch_king_chief khand"], fellowship=there)
    choose(w, "region:rivendell")
    assert asked(w) != ("shadow", "he-sees")
    there = {"region": "hollin", "progress": 1}
    w = war(phase="fellowship", characters=["witch_king_chief moria"], fellowship=there)
    choose(w, "region:moria")
    assert asked(w) != ("shadow", "he-sees")


# The Balrog


@rule("TA-7.1", "TA-7.2", "TA-7.4", "TA-7.19", "TA-7.15")
def test_ex_14_the_balrog_comes_with_a_unit_and_three_nations_fear_him() -> None:
    nations = ["dwarves 1 passive", "elves 1 active", "north 3 passive"]
    w = turn("shadow", "muster", nations=nations, fellowship={"region": "hollin"})
    before = count(w, "sauron-elite", "moria")
    choose(w, "die:muster", "bring-minion", "character:balrog", "figure:sauron-elite")
    assert (where(w, "balrog"), count(w, "sauron-elite", "moria")) == ("moria", before + 1)
    assert [w.steps[n] for n in (0, 1, 3)] == [1, 0, 2]
    assert not w.minion_seen


@rule("TA-7.1", "TA-7.3", "TA-7.30", "TA-7.20")
def test_not_while_a_witch_king_is_there_or_moria_is_not_the_shadows() -> None:
    for entries in (
        {"characters": ["witch_king_chief angmar"]},
        {"held": ["moria free_peoples"], "clear": True},
        {"characters": ["balrog out"]},
    ):
        w = turn("shadow", "muster", fellowship={"region": "rivendell"}, **entries)
        choose(w, "die:muster")
        assert "bring-minion" not in keys(w)
    w = turn("shadow", "muster", fellowship={"region": "rivendell"}, characters=["witch_king out"])
    choose(w, "die:muster", "bring-minion", "character:balrog")
    assert (where(w, "balrog"), asked(w)) == ("moria", ("shadow", "balrog-unit"))


@rule("TA-7.18")
def test_without_a_unit_of_sauron_he_comes_alone() -> None:
    w = turn(
        "shadow",
        "muster",
        clear=True,
        fellowship={"region": "rivendell"},
        figures=["casualties sauron-regular 36", "casualties sauron-elite 6"],
    )
    choose(w, "die:muster", "bring-minion", "character:balrog")
    assert (where(w, "balrog"), w.figures.totals[region_named("moria")]) == ("moria", 0)


@part("ta_sh_char_17b.event")
@rule("TA-7.5", "TA-7.6", "TA-7.16", "TA-7.21", "TA-7.23", "TA-13.1")
def test_he_moves_only_while_his_card_lies_on_the_table() -> None:
    there = {"characters": ["balrog moria"], "nations": AT_WAR}
    w = turn("shadow", "army", **there)
    choose(w, "die:army", "move-army", "way:moria>hollin", "all")
    assert where(w, "balrog") == "moria"
    w = turn("shadow", "army", in_play=["ta_sh_char_17b"], **there)
    choose(w, "die:army", "move-army", "way:moria>hollin", "all")
    assert where(w, "balrog") == "hollin"
    w = turn("shadow", "character", in_play=["ta_sh_char_17b"], clear=True, **there)
    choose(w, "die:character", "move-minions", "character:balrog")
    assert "region:eregion" not in keys(w)
    assert {"region:hollin", "region:north_dunland"} <= set(keys(w))
    assert "region:angmar" not in keys(w)


@rule("TA-7.7", "TA-7.22")
def test_his_army_is_stronger_by_two_but_rolls_five_dice_at_most() -> None:
    w = fresh()
    force = [0] * MEMBERS
    force[KINDS + BALROG] = 1
    force[kind_named("sauron-regular")] = 2
    numbers = CombatNumbers(forces=[[0] * MEMBERS, force])
    assert (numbers.strength(SHADOW), numbers.dice(SHADOW), w.level(BALROG)) == (4, 4, 0)
    force[kind_named("sauron-regular")] = 9
    assert (numbers.strength(SHADOW), numbers.dice(SHADOW)) == (11, 5)


def through_moria(*first: str, **entries: Any) -> War:
    """The Fellowship declares itself beyond the Balrog."""
    w = war(
        phase="fellowship",
        fellowship={"region": "moria", "progress": 1},
        characters=["balrog moria", *entries.pop("characters", [])],
        **entries,
    )
    pool_first(w, *first)
    choose(w, "region:dimrill_dale")
    return w


@rule("TA-7.8", "TA-7.24", "TA-7.26", "TA-14.5")
def test_who_comes_through_his_region_draws_a_tile_that_reveals_nothing() -> None:
    w = through_moria("std_1_reveal_1")
    assert asked(w) == ("free_peoples", "casualty")
    choose(w, "none")
    assert (w.corruption, w.hidden, tiles(w, DRAWN)) == (1, True, ["std_1_reveal_1"])


@rule("TA-7.9", "TA-7.11", "TA-7.28")
def test_an_eye_costs_the_balrog_and_the_guide() -> None:
    w = through_moria("std_eye_reveal_1")
    assert (where(w, "balrog"), where(w, "gandalf_the_grey"), w.corruption) == ("out", "out", 0)
    assert CHARACTER_NAMES[w.guide] == "strider"


@rule("TA-7.10")
def test_gollum_does_not_fall_with_him() -> None:
    w = through_moria("std_eye_reveal_1", characters=alone_with())
    assert (where(w, "balrog"), where(w, "gollum"), w.corruption) == ("moria", "fellowship", 0)


@rule("TA-7.27")
def test_smeagol_does_and_the_shadow_gets_its_card() -> None:
    w = through_moria("std_eye_reveal_1", characters=["smeagol fellowship"])
    assert (where(w, "balrog"), where(w, "smeagol"), age(w).get_it) == ("out", "out", ON_THE_TABLE)


@rule("TA-7.12", "TA-7.25")
def test_without_a_way_or_elsewhere_he_does_nothing() -> None:
    w = war(phase="fellowship", fellowship={"region": "moria"}, characters=["balrog moria"])
    choose(w, "region:moria")
    assert tiles(w, DRAWN) == []
    w = war(
        phase="fellowship",
        fellowship={"region": "moria", "progress": 1},
        characters=["balrog hollin"],
        in_play=["ta_sh_char_17b"],
    )
    choose(w, "region:dimrill_dale")
    assert tiles(w, DRAWN) == []


@rule("TA-7.13", "TA-7.29", "TA-14.7")
def test_ex_2_his_tile_comes_before_that_of_the_stronghold() -> None:
    w = war(phase="hunt", fellowship={"region": "hollin", "progress": 1}, characters=["balrog moria"])
    pool_first(w, "std_0_reveal_1", "std_2_1", "std_1_1")
    w.ask = None
    w.stack = [DrawTile()]
    w.run()
    choose(w, "region:moria")
    order: list[str] = []
    while w.ask is not None:
        order.append(w.ask.kind)
        choose(w, "none")
    assert (order, w.corruption, w.hidden) == (["casualty", "casualty"], 3, False)
    assert tiles(w, DRAWN) == ["std_0_reveal_1", "std_1_1", "std_2_1"]


@rule("TA-7.17")
def test_left_alone_he_stays() -> None:
    w = turn("shadow", "army", nations=AT_WAR, characters=["balrog moria"])
    choose(w, "die:army", "move-army", "way:moria>hollin", "all", "done")
    assert where(w, "balrog") == "moria"


@part("ta_sh_char_17b.event")
@rule("TA-13.15", "TA-13.16", "TA-13.36")
def test_ex_12_the_will_of_the_west_drives_him_out() -> None:
    entries = {"characters": ["balrog dimrill_dale"], "in_play": ["ta_sh_char_17b"]}
    w = turn("free_peoples", "will_of_the_west", **entries)
    choose(w, "die:will_of_the_west", "dismiss-card")
    assert (where(w, "balrog"), w.card_in(IN_PLAY + SHADOW, CARD_NAMES.index("ta_sh_char_17b"))) == ("out", NO_CARD)
    w = turn("free_peoples", "character", **entries)
    choose(w, "die:character")
    assert "dismiss-card" not in keys(w)
    w = turn("free_peoples", "character", fellowship={"region": "dimrill_dale"}, **entries)
    choose(w, "die:character", "dismiss-card")
    assert where(w, "balrog") == "out"
    entries["characters"] = ["balrog moria"]
    w = turn("free_peoples", "will_of_the_west", **entries)
    choose(w, "die:will_of_the_west", "dismiss-card")
    assert where(w, "balrog") == "moria"


@rule("TA-14.1", "TA-13.1")
def test_his_card_goes_with_him() -> None:
    w = turn("free_peoples", "event", characters=["balrog moria"], in_play=["ta_sh_char_17b"])
    w.put_character(BALROG, OUT)
    choose(w, "die:event", "draw", "deck:fp_strategy")
    assert w.card_in(IN_PLAY + SHADOW, CARD_NAMES.index("ta_sh_char_17b")) == NO_CARD


@rule("TA-7.10", "TA-4.27")
def test_a_tile_that_the_shadow_refuses_returns_though_gollum_is_met_by_an_eye() -> None:
    w = through_moria("std_1_1", "std_eye_reveal_1", characters=alone_with(), supplement={"we_shall_get_it": True})
    choose(w, "yes")
    assert (tiles(w, DRAWN), "std_1_1" in tiles(w, POOL)) == (["std_eye_reveal_1"], True)
