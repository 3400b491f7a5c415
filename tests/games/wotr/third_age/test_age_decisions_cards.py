"""Chapter 19: the decisions of the expansion in battles and about cards."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.wotr.playing import asked, choose, keys, question, why_not
from tests.games.wotr.third_age.wars import AT_WAR, count, pieces, tiles, turn, war, where

from mathom.games.wotr.armies.forces import force_at
from mathom.games.wotr.battle.battle import Battle
from mathom.games.wotr.battle.casualties import TakeHits
from mathom.games.wotr.box import CARD_NAMES, SHADOW
from mathom.games.wotr.map import GARRISON_AT, region_named
from mathom.games.wotr.state import DRAWN, IN_PLAY, War
from mathom.testing import part

FP, SH = "free_peoples", "shadow"
MISS = 0

TWO_SIEGES = [
    "in:minas_tirith gondor-regular 1",
    "minas_tirith sauron-regular 2",
    "in:erebor dwarves-regular 1",
    "erebor sauron-regular 2",
]

SOUTH: dict[str, Any] = {
    "clear": True,
    "nations": AT_WAR,
    "supplement": {"factions": ["corsairs"], "ships": ["umbar 3", "dol_amroth 1"]},
}


# Battles


@part("TA-DP-18")
def test_two_dunlendings_are_a_way_to_take_a_hit() -> None:
    w = war(
        phase="hunt", clear=True, figures=["hollin isengard-regular 1", "hollin sauron-elite 1", "hollin dunlending 2"]
    )
    place = region_named("hollin")
    w.ask = None
    w.stack = [TakeHits(SHADOW, place, force_at(w, SHADOW, place), 1)]
    w.run()
    assert question(w) == (SH, "loss", ["figure:isengard-regular", "reduce:sauron-elite", "figure:dunlending"])
    choose(w, "figure:dunlending")
    assert (count(w, "dunlending", "hollin"), count(w, "isengard-regular", "hollin"), w.ask) == (0, 1, None)


def storm(towers: int, catapults: int, **entries: Any) -> War:
    """A siege battle, up to its first question."""
    figures = entries.pop("figures", ["in:minas_tirith gondor-regular 2", "minas_tirith sauron-elite 3"])
    w = war(
        phase="hunt",
        clear=True,
        nations=AT_WAR,
        figures=figures,
        supplement={"towers": [f"minas_tirith {towers}"], "catapults": [f"minas_tirith {catapults}"]},
        **entries,
    )
    place = region_named("minas_tirith")
    w.ask = None
    w.stack = [Battle(SHADOW, place, GARRISON_AT[place], force_at(w, SHADOW, place))]
    w.chance.script = {"combat.fp": [[MISS] * 2] * 4, "combat.sh": [[MISS] * 3] * 4, "combat.fp.reroll": [[5]]}
    w.run()
    return w


@part("TA-DP-19")
def test_with_equal_engines_the_free_peoples_are_asked_before_combat_cards() -> None:
    w = storm(1, 1, hands={FP: ["fp_str_01"]})
    assert question(w) == (FP, "give-up-catapult", ["yes", "no"])
    choose(w, "no")
    assert asked(w) == (FP, "combat-card")
    for towers, catapults in ((0, 0), (1, 0), (1, 2)):
        assert asked(storm(towers, catapults, hands={FP: ["fp_str_01"]})) == (FP, "combat-card")


@part("TA-DP-20")
def test_with_more_towers_the_shadow_is_asked_about_a_round_for_nothing() -> None:
    assert question(storm(1, 0)) == (SH, "extend", ["cease", "reduce:sauron-elite", "extra-round"])
    plain = ["in:minas_tirith gondor-regular 2", "minas_tirith sauron-regular 3"]
    w = storm(1, 0, figures=plain)
    assert question(w) == (SH, "extend", ["cease", "extra-round"])
    choose(w, "extra-round")
    assert (w.ask, w.stack) == (None, [])
    assert question(storm(0, 0)) == (SH, "extend", ["cease", "reduce:sauron-elite"])


# Cards


@part("TA-DP-21")
def test_the_free_peoples_may_drive_cards_from_the_table() -> None:
    lying = {"in_play": ["ta_sh_char_17b", "ta_sh_char_25"], "characters": ["balrog dimrill_dale"]}
    w = turn(FP, "will_of_the_west", **lying)
    choose(w, "die:will_of_the_west", "dismiss-card")
    assert keys(w) == ["card:ta_sh_char_17b", "card:ta_sh_char_25"]
    w = turn(FP, "character", **lying)
    choose(w, "die:character", "dismiss-card")
    lies = [CARD_NAMES[w.face(thing)] for thing in w.zones.content[IN_PLAY + SHADOW]]
    assert (lies, where(w, "balrog")) == (["ta_sh_char_17b"], "dimrill_dale")
    w = turn(FP, "muster", **lying)
    choose(w, "die:muster")
    assert "dismiss-card" not in keys(w)


@part("TA-DP-22")
def test_the_shadow_may_close_the_gates_or_not() -> None:
    entries: dict[str, Any] = {"phase": "fellowship", "in_play": ["ta_sh_char_25"]}
    w = war(fellowship={"region": "moria", "progress": 1}, **entries)
    choose(w, "region:dimrill_dale")
    assert question(w) == (SH, "journey", ["card:ta_sh_char_25", "none"])
    choose(w, "none")
    assert tiles(w, DRAWN) == []
    w = war(fellowship={"region": "hollin", "progress": 1}, **entries)
    choose(w, "region:north_dunland")
    assert asked(w)[1] != "journey"


@part("TA-DP-23")
def test_wind_from_the_west_names_a_card_on_the_table_or_one_in_a_hand() -> None:
    w = turn(FP, "event", hands={FP: ["ta_fp_char_25"], SH: ["sh_str_01"]}, in_play=["ta_sh_char_25", "sh_char_15"])
    choose(w, "die:event", "play-event", "card:ta_fp_char_25")
    assert question(w) == (FP, "blow-away", ["card:sh_char_15", "card:ta_sh_char_25"])
    w = turn(FP, "event", hands={FP: ["ta_fp_char_25"], SH: ["sh_str_01", "sh_str_02"]})
    choose(w, "die:event", "play-event", "card:ta_fp_char_25")
    assert question(w) == (FP, "look-at-hand", ["look-at-hand", "none"])
    choose(w, "look-at-hand")
    assert question(w) == (FP, "blow-away-hand", ["card:sh_str_01", "card:sh_str_02"])


@part("TA-DP-23")
@pytest.mark.parametrize(("pick", "card"), [("nation:sauron", "1"), ("nation:isengard", "2")])
def test_of_two_hands_the_free_peoples_choose_one(pick: str, card: str) -> None:
    w = war(
        seats=4,
        phase="action",
        turn_of=FP,
        rolled={FP: ["event"] * 2, SH: ["event"] * 2},
        hands={
            "rohan": ["ta_fp_char_25"],
            "witch_king": ["sh_str_01", "sh_char_01"],
            "saruman": ["sh_str_02", "sh_char_02"],
        },
    )
    choose(w, "die:event", "play-event", "card:ta_fp_char_25")
    assert question(w) == (FP, "look-at-hand", ["nation:sauron", "nation:isengard", "none"])
    choose(w, pick)
    assert question(w) == (FP, "blow-away-hand", [f"card:sh_char_0{card}", f"card:sh_str_0{card}"])


@part("TA-DP-24")
def test_the_rangers_choose_an_army_a_region_and_a_unit() -> None:
    w = turn(
        FP,
        "event",
        clear=True,
        hands={FP: ["ta_fp_str_25"]},
        figures=["weather_hills sauron-regular 2", "angmar sauron-regular 1", "hollin sauron-regular 1"],
        chance={"card": [[0, 0, 0]]},
    )
    choose(w, "die:event", "play-event", "card:ta_fp_str_25")
    asked_for = question(w)
    assert asked_for[:2] == (FP, "rangers")
    assert "region:weather_hills" in asked_for[2]
    assert "region:hollin" not in asked_for[2]
    choose(w, "region:weather_hills")
    assert question(w) == (FP, "levy-region", ["region:bree", "region:north_downs"])
    choose(w, "region:north_downs")
    assert question(w) == (FP, "levy-unit", ["figure:north-regular", "figure:north-elite"])


@part("TA-DP-25")
def test_deep_trenches_choose_what_and_where_twice() -> None:
    w = turn(
        SH,
        "muster",
        clear=True,
        hands={SH: ["ta_sh_str_25"]},
        figures=TWO_SIEGES,
        supplement={"catapults": ["erebor 1"], "towers": ["erebor 1"]},
    )
    choose(w, "die:muster", "play-event", "card:ta_sh_str_25")
    assert question(w) == (SH, "trenches", ["towers", "catapults"])
    choose(w, "towers")
    assert question(w) == (SH, "trenches-where", ["region:erebor", "region:minas_tirith", "done"])
    choose(w, "region:erebor")
    assert question(w) == (SH, "trenches-where", ["region:minas_tirith", "done"])
    choose(w, "region:minas_tirith")
    assert (asked(w)[1], len(pieces(w).towers)) == ("turn", 3)


@part("TA-DP-26")
def test_the_corsairs_choose_goals_for_ships_and_an_army_to_carry() -> None:
    w = turn(SH, "army", hands={SH: ["ta_sh_str_10b"]}, figures=["umbar southrons_easterlings-regular 2"], **SOUTH)
    choose(w, "die:army", "play-event", "card:ta_sh_str_10b")
    assert asked(w) == (SH, "raid")
    assert {"fleet:umbar>pelargir", "fleet:dol_amroth>andrast", "done"} <= set(keys(w))
    choose(w, "fleet:umbar>pelargir", "number:2", "fleet:dol_amroth>anfalas", "done")
    assert question(w) == (SH, "passage", ["way:umbar>anfalas", "way:umbar>pelargir", "none"])
    choose(w, "way:umbar>anfalas")
    assert question(w) == (SH, "who-marches", ["all", "split"])


@part("TA-DP-27", "TA-DP-28")
def test_the_rage_names_an_army_and_a_number_and_then_a_move_or_an_attack() -> None:
    w = turn(
        SH,
        "muster",
        clear=True,
        nations=AT_WAR,
        hands={SH: ["ta_sh_str_11b"]},
        supplement={"factions": ["dunlendings"]},
        figures=[
            "north_dunland isengard-regular 1",
            "south_dunland isengard-regular 1",
            "gap_of_rohan rohan-regular 1",
        ],
    )
    choose(w, "die:muster", "play-event", "card:ta_sh_str_11b")
    assert question(w) == (SH, "raging-army", ["region:north_dunland", "region:south_dunland"])
    choose(w, "region:south_dunland")
    assert question(w) == (SH, "raging-number", [f"number:{n}" for n in (4, 3, 2, 1, 0)])
    choose(w, "number:3")
    assert asked(w) == (SH, "move-or-attack")
    assert {"way:south_dunland>gap_of_rohan", "way:south_dunland>north_dunland", "none"} <= set(keys(w))
    choose(w, "none")
    assert count(w, "dunlending", "south_dunland") == 3
    assert asked(w)[1] == "turn"


@part("TA-DP-29")
def test_a_reroll_that_hits_may_fell_an_engine_or_not() -> None:
    figures = ["in:minas_tirith gondor-regular 2", "in:minas_tirith gondor-leader 1", "minas_tirith sauron-elite 3"]
    w = storm(2, 0, figures=figures, hands={FP: ["ta_fp_char_25"]})
    choose(w, "card:ta_fp_char_25")
    assert question(w) == (FP, "fell-engine", ["fell-engine", "none"])
    choose(w, "none")
    assert len(pieces(w).towers) == 2


@part("TA-DP-30")
def test_who_pays_with_his_own_units_may_give_one_dunlending_for_each_hit() -> None:
    w = war(phase="hunt", clear=True, figures=["hollin sauron-regular 1", "hollin dunlending 3"])
    place = region_named("hollin")
    w.ask = None
    w.stack = [TakeHits(SHADOW, place, force_at(w, SHADOW, place), 2, own=True)]
    w.run()
    assert question(w) == (SH, "loss", ["figure:sauron-regular", "figure:dunlending"])
    choose(w, "figure:dunlending", "figure:dunlending")
    assert (count(w, "dunlending", "hollin"), count(w, "sauron-regular", "hollin")) == (1, 1)


def test_the_reasons_name_the_rules_of_the_expansion() -> None:
    w = turn(FP, "muster")
    choose(w, "die:muster")
    assert {code: why_not(w, code) for code in ("bring-galadriel", "call-ents")} == {
        "bring-galadriel": ("TA-5.1",),
        "call-ents": ("TA-11.1",),
    }
