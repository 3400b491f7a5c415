"""Chapter 19: every decision of the expansion is asked of the right player, with all that the rules allow."""

from __future__ import annotations

from typing import Any

from tests.games.wotr.playing import asked, choose, first, keys, question
from tests.games.wotr.third_age.wars import AT_WAR, alone_with, draw, pieces, regions, tiles, turn, war, where

from mathom.games.wotr.game import GAME
from mathom.games.wotr.hunt.roll import rerolls
from mathom.games.wotr.map import ADJACENT, REGION_NAMES, region_named
from mathom.games.wotr.state import DRAWN, TILES_OUT, War
from mathom.testing import part

FP, SH = "free_peoples", "shadow"
MISS = 0


def muster(side: str, **entries: Any) -> list[str]:
    """What a Muster die offers."""
    w = turn(side, "muster", **entries)
    choose(w, "die:muster")
    return keys(w)


# Muster dice


@part("TA-DP-1")
def test_the_shadow_brings_the_chief_or_the_balrog_with_a_unit() -> None:
    w = turn(SH, "muster", fellowship={"region": "hollin"})
    choose(w, "die:muster", "bring-minion")
    assert question(w) == (SH, "minion", ["character:witch_king_chief", "character:balrog"])
    choose(w, "character:balrog")
    assert question(w) == (SH, "balrog-unit", ["figure:sauron-regular", "figure:sauron-elite"])
    w = turn(SH, "muster", fellowship={"region": "rivendell"})
    choose(w, "die:muster", "bring-minion")
    assert question(w) == (SH, "minion", ["character:balrog"])
    every = turn(SH, "muster", fellowship={"region": "hollin"}, nations=AT_WAR)
    choose(every, "die:muster", "bring-minion")
    assert {"character:witch_king", "character:saruman", "character:witch_king_chief", "character:balrog"} <= set(
        keys(every)
    )


@part("TA-DP-2")
def test_the_free_peoples_bring_galadriel() -> None:
    assert "bring-galadriel" in muster(FP, nations=["elves 0 active"])
    assert "bring-galadriel" not in muster(FP, nations=["elves 0 active"], characters=["galadriel lorien"])
    assert "bring-galadriel" not in muster(FP)


@part("TA-DP-3")
def test_each_side_calls_its_own_factions() -> None:
    at_hand = {"nations": AT_WAR, "characters": ["saruman orthanc", "gimli fangorn"]}
    calls = {side: [key for key in muster(side, **at_hand) if key.startswith("call")] for side in (FP, SH)}
    assert calls == {FP: ["call-ents"], SH: ["call-dunlendings", "call-corsairs"]}


@part("TA-DP-4")
def test_death_to_the_forgoil_is_for_every_army_in_isengard_and_rohan() -> None:
    figures = ["edoras isengard-regular 1", "orthanc sauron-regular 1", "hollin isengard-regular 1", "folde nazgul 1"]
    called = {"factions": ["dunlendings"]}
    w = turn(SH, "muster", clear=True, figures=figures, supplement=called)
    choose(w, "die:muster", "death-to-the-forgoil")
    assert question(w) == (SH, "site", ["region:edoras", "region:orthanc"])
    assert GAME.about(w, 1)["what"] == "dunlendings"
    assert "death-to-the-forgoil" not in muster(SH, clear=True, figures=figures)
    spent = [*figures, "north_dunland dunlending 12"]
    assert "death-to-the-forgoil" not in muster(SH, clear=True, figures=spent, supplement=called)


@part("TA-DP-5")
def test_black_ships_come_while_the_corsairs_are_there() -> None:
    assert "black-ships" in muster(SH, supplement={"factions": ["corsairs"]})
    assert "black-ships" not in muster(SH)


TWO_SIEGES = [
    "in:minas_tirith gondor-regular 1",
    "minas_tirith sauron-regular 2",
    "in:erebor dwarves-regular 1",
    "erebor sauron-regular 2",
]


@part("TA-DP-6")
def test_a_tower_is_for_every_besieged_stronghold_with_fewer_than_two() -> None:
    w = turn(SH, "muster", clear=True, figures=TWO_SIEGES, supplement={"towers": ["erebor 1"]})
    choose(w, "die:muster", "build-tower")
    assert question(w) == (SH, "site", ["region:erebor", "region:minas_tirith"])
    assert GAME.about(w, 1)["what"] == "tower"
    w = turn(SH, "muster", clear=True, figures=TWO_SIEGES, supplement={"towers": ["erebor 2"]})
    choose(w, "die:muster", "build-tower")
    assert pieces(w).towers.count(region_named("minas_tirith")) == 1


@part("TA-DP-7")
def test_a_catapult_is_for_every_own_stronghold_of_an_active_nation_with_fewer_than_two() -> None:
    w = turn(
        FP,
        "muster",
        clear=True,
        nations=["elves 2 passive", "dwarves 1 active", "rohan 2 active"],
        held=["helms_deep shadow"],
        figures=TWO_SIEGES,
    )
    choose(w, "die:muster", "build-catapult")
    assert regions(pieces(w).catapults) == ["erebor"]
    w = turn(FP, "muster", clear=True, nations=["elves 2 passive", "dwarves 1 active", "rohan 2 active"])
    choose(w, "die:muster", "build-catapult")
    assert question(w) == (FP, "site", ["region:erebor", "region:helms_deep"])
    full = {"catapults": ["erebor 2"]}
    w = turn(
        FP,
        "muster",
        clear=True,
        nations=["elves 2 passive", "dwarves 1 active", "gondor 2 active", "rohan 2 active"],
        supplement=full,
    )
    choose(w, "die:muster", "build-catapult")
    assert keys(w) == ["region:dol_amroth", "region:helms_deep", "region:minas_tirith"]


def regions_offered(w: War) -> list[str]:
    return [key.removeprefix("region:") for key in keys(w) if key.startswith("region:")]


# The Fellowship and the Hunt


@part("TA-DP-8")
def test_smeagol_leads_as_far_as_the_progress_allows() -> None:
    there = {"region": "hollin", "progress": 1}
    w = turn(FP, "character", characters=["smeagol fellowship"], fellowship=there)
    choose(w, "die:character", "secret-paths")
    assert asked(w) == (FP, "declare")
    hollin = region_named("hollin")
    assert sorted(regions_offered(w)) == sorted(REGION_NAMES[r] for r in [hollin, *ADJACENT[hollin]])
    w = turn(FP, "character", characters=["smeagol fellowship"], fellowship={"region": "hollin", "progress": 0})
    told = choose(w, "die:character", "secret-paths")
    assert first(told, "declared")["region"] == "hollin"
    w = turn(FP, "character", characters=["smeagol fellowship"], fellowship={**there, "hidden": False})
    choose(w, "die:character")
    assert "secret-paths" not in keys(w)


@part("TA-DP-9")
def test_the_lead_player_may_spend_a_ring_on_a_standard_eye() -> None:
    w = war(phase="hunt", characters=["galadriel lorien"])
    draw(w, "std_eye_reveal_1", eye=1)
    assert question(w) == (FP, "lady-of-light", ["yes", "no"])
    choose(w, "no")
    assert (w.rings, tiles(w, TILES_OUT), tiles(w, DRAWN)) == ([3, 0], [], ["std_eye_reveal_1"])
    without: list[dict[str, Any]] = [
        {"characters": []},
        {"characters": ["galadriel lorien"], "rings": {FP: 0}},
        {"characters": ["galadriel lorien"], "ring_used": [FP]},
    ]
    for entries in without:
        w = war(phase="hunt", **entries)
        draw(w, "std_eye_reveal_1", eye=1)
        assert asked(w)[1] != "lady-of-light"
    w = war(phase="hunt", characters=["galadriel lorien"])
    draw(w, "std_1_1")
    assert asked(w)[1] != "lady-of-light"
    w = war(phase="hunt", seats=4, characters=["galadriel lorien"])
    draw(w, "std_eye_reveal_1", eye=1)
    assert w.ask is not None
    assert w.ask.waiting() == [w.lead[0]]


@part("TA-DP-10")
def test_the_shadow_may_have_another_tile() -> None:
    w = war(phase="hunt", characters=alone_with(), supplement={"we_shall_get_it": True})
    draw(w, "std_2_1")
    assert question(w) == (SH, "we-shall-get-it", ["yes", "no"])
    choose(w, "no")
    while w.ask is not None:
        choose(w, "none")
    assert (w.corruption, tiles(w, DRAWN)) == (2, ["std_2_1"])
    w = war(phase="hunt", characters=alone_with())
    draw(w, "std_2_1")
    assert asked(w)[1] != "we-shall-get-it"


@part("TA-DP-11")
def test_the_chief_may_come_or_not() -> None:
    w = war(
        phase="fellowship",
        characters=["witch_king_chief khand"],
        fellowship={"region": "hollin", "progress": 1},
    )
    choose(w, "region:moria")
    assert question(w) == (SH, "he-sees", ["yes", "no"])
    choose(w, "no")
    assert where(w, "witch_king_chief") == "khand"
    w = war(phase="fellowship", fellowship={"region": "hollin", "progress": 1})
    choose(w, "region:moria")
    assert asked(w)[1] != "he-sees"


@part("TA-DP-12")
def test_the_chief_makes_more_dice_roll_again_and_no_more_than_have_failed() -> None:
    entries: dict[str, Any] = {
        "clear": True,
        "phase": "hunt",
        "fellowship": {"region": "moria"},
        "figures": ["moria nazgul 3", "moria sauron-regular 1"],
    }
    assert rerolls(war(**entries)) == 3
    assert rerolls(war(**entries, characters=["witch_king_chief barad_dur"])) == 5
    w = turn(
        FP,
        "character",
        clear=True,
        fellowship={"region": "moria"},
        figures=["moria nazgul 3", "moria sauron-regular 1"],
        characters=["witch_king_chief barad_dur"],
        hunt_box={SH: 3},
        chance={"hunt": [[0, 5, 0]], "hunt.again": [[0, 0]]},
    )
    told = [event.plain() for event in choose(w, "die:character", "move-fellowship")]
    assert [event["dice"] for event in told if event["event"] == "hunt-rerolled"] == [[1, 1]]


# Ships


SOUTH: dict[str, Any] = {
    "clear": True,
    "nations": AT_WAR,
    "supplement": {"factions": ["corsairs"], "ships": ["umbar 3", "dol_amroth 1"]},
}


@part("TA-DP-13")
def test_a_fleet_has_an_origin_a_number_and_a_goal() -> None:
    w = turn(SH, "army", figures=["umbar southrons_easterlings-regular 1"], **SOUTH)
    choose(w, "die:army", "move-army")
    assert [key for key in keys(w) if key.startswith("fleet")] == [
        "fleet:umbar>west_harondor",
        "fleet:umbar>pelargir",
        "fleet:dol_amroth>pelargir",
        "fleet:dol_amroth>lamedon",
        "fleet:dol_amroth>anfalas",
        "fleet:dol_amroth>andrast",
    ]
    choose(w, "fleet:umbar>west_harondor")
    assert question(w) == (SH, "fleet", ["number:1", "number:2", "number:3"])


@part("TA-DP-14")
def test_a_transport_has_an_origin_figures_and_a_goal() -> None:
    figures = ["umbar southrons_easterlings-regular 2", "umbar southrons_easterlings-elite 1", "umbar nazgul 1"]
    for die in ("army", "character"):
        w = turn(SH, die, figures=figures, **SOUTH)
        choose(w, f"die:{die}", "move-army")
        assert "way:umbar>dol_amroth" in keys(w)
        choose(w, "way:umbar>dol_amroth")
        assert question(w) == (SH, "who-marches", ["all", "split"])
    w = turn(SH, "character", figures=figures[:2], **SOUTH)
    choose(w, "die:character")
    assert "move-army" not in keys(w)


@part("TA-DP-15")
def test_an_attack_by_ship_has_an_origin_a_goal_and_a_rearguard() -> None:
    figures = ["umbar southrons_easterlings-regular 3", "dol_amroth gondor-regular 1", "near_harad sauron-regular 1"]
    w = turn(SH, "army", figures=[*figures, "west_harondor gondor-regular 1"], **SOUTH)
    choose(w, "die:army", "attack")
    assert {"way:umbar>dol_amroth", "way:umbar>west_harondor"} <= set(keys(w))
    choose(w, "way:umbar>dol_amroth")
    assert question(w) == (SH, "attackers", ["all", "split"])


# Ents


def ents(**entries: Any) -> War:
    w = turn(
        FP,
        "character",
        clear=True,
        hands={FP: ["ta_fp_char_19b", *entries.pop("hand", [])]},
        characters=["gandalf_the_grey out", "gandalf_the_white edoras", *entries.pop("characters", [])],
        supplement={"factions": ["ents"], "ents": [f"fangorn {entries.pop('ents', 1)}"]},
        **entries,
    )
    choose(w, "die:character", "play-event", "card:ta_fp_char_19b")
    return w


@part("TA-DP-16")
def test_ents_move_attack_or_stop_again_and_again() -> None:
    figures = ["fords_of_isen isengard-regular 2"]
    w = ents(figures=figures, chance={"card": [[0] * 5]})
    offered = question(w)
    assert offered[:2] == (FP, "ents")
    assert {"way:fangorn>fords_of_isen", "region:westemnet", "done"} <= set(offered[2])
    assert "region:fords_of_isen" not in offered[2]
    choose(w, "region:westemnet")
    assert {"way:fangorn>fords_of_isen", "region:helms_deep", "done"} <= set(keys(w))
    choose(w, "way:fangorn>fords_of_isen")
    assert asked(w)[1] != "ents"


@part("TA-DP-17")
def test_with_a_companion_in_fangorn_a_card_a_draw_or_neither() -> None:
    w = ents(characters=["meriadoc fangorn"])
    choose(w, "done")
    assert question(w) == (FP, "ents-gift", ["play-event", "draw", "none"])
    choose(w, "none")
    assert (asked(w)[1], w.hand(0)) == ("turn", [])
