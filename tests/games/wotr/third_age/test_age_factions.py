"""Chapters 8, 9 and 11: factions, Dunlendings and Ents."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.wotr.playing import asked, choose, keys, names, why_not
from tests.games.wotr.third_age.wars import AT_WAR, alone_with, count, pieces, regions, turn, war, where

from mathom.games.wotr.armies.forces import force_at
from mathom.games.wotr.battle.casualties import CardHits, TakeHits, endurance
from mathom.games.wotr.box import MEMBERS, SHADOW, kind_named
from mathom.games.wotr.characters import FANGORN
from mathom.games.wotr.map import GARRISON_AT, REINFORCEMENTS, region_named
from mathom.games.wotr.state import War
from mathom.games.wotr.third_age.factions import forgoil_regions
from mathom.games.wotr.third_age.memory import changed
from mathom.testing import part, rule

WHITE = ["gandalf_the_white edoras", "gandalf_the_grey out"]
DUNLENDING = kind_named("dunlending")


# Factions


@rule("TA-8.1", "TA-9.1", "TA-3.9")
def test_a_muster_die_calls_the_hillmen_when_isengard_is_at_war() -> None:
    w = turn("shadow", "muster", nations=["isengard 0 active"])
    choose(w, "die:muster", "call-dunlendings")
    assert [count(w, "dunlending", region) for region in ("north_dunland", "south_dunland")] == [2, 2]
    w = turn("shadow", "muster")
    choose(w, "die:muster")
    assert why_not(w, "call-dunlendings") == ("TA-9.1",)


@rule("TA-9.2")
def test_none_come_where_an_enemy_army_stands() -> None:
    w = turn("shadow", "muster", nations=["isengard 0 active"], clear=True, figures=["north_dunland rohan-regular 1"])
    choose(w, "die:muster", "call-dunlendings")
    assert [count(w, "dunlending", region) for region in ("north_dunland", "south_dunland")] == [0, 2]


@rule("TA-8.2", "TA-8.3")
def test_a_faction_enters_once_and_stays_whatever_becomes_of_its_figures() -> None:
    w = turn("shadow", "muster", nations=["isengard 0 active"], supplement={"factions": ["dunlendings"]})
    choose(w, "die:muster")
    assert why_not(w, "call-dunlendings") == ("TA-8.2",)
    assert "death-to-the-forgoil" in keys(w)
    w = turn("shadow", "muster", supplement={"factions": ["dunlendings"]})
    choose(w, "die:muster")
    assert "death-to-the-forgoil" in keys(w)


# Dunlendings


@rule("TA-9.3", "TA-9.14", "TA-8.4")
def test_death_to_the_forgoil_places_two_with_a_shadow_army() -> None:
    entries: dict[str, Any] = {
        "clear": True,
        "supplement": {"factions": ["dunlendings"]},
        "figures": ["edoras sauron-regular 2", "fords_of_isen isengard-regular 1", "hollin sauron-regular 1"],
    }
    w = turn("shadow", "muster", **entries)
    choose(w, "die:muster", "death-to-the-forgoil")
    assert keys(w) == ["region:edoras", "region:fords_of_isen"]
    choose(w, "region:edoras")
    assert count(w, "dunlending", "edoras") == 2
    shut = {"figures": ["in:orthanc isengard-regular 1", "orthanc rohan-regular 2"], "clear": True}
    assert forgoil_regions(war(phase="hunt", **shut)) == []


@rule("TA-9.4", "TA-9.18")
def test_no_other_muster_brings_them() -> None:
    w = turn("shadow", "muster", "muster", nations=AT_WAR, characters=["saruman orthanc"])
    choose(w, "die:muster", "recruit")
    assert not [key for key in keys(w) if "dunlending" in key]
    w = turn("shadow", "muster", nations=AT_WAR, characters=["saruman orthanc"])
    choose(w, "die:muster", "recruit-everywhere")
    assert w.figures.count(DUNLENDING, REINFORCEMENTS + SHADOW) == 12


@rule("TA-9.5", "TA-9.16")
def test_they_march_and_fight_as_units_of_isengard() -> None:
    entries: dict[str, Any] = {"clear": True, "figures": ["north_dunland dunlending 3"]}
    w = turn("shadow", "army", nations=AT_WAR, **entries)
    choose(w, "die:army", "move-army", "way:north_dunland>hollin", "split", "count:dunlending:2")
    assert (count(w, "dunlending", "hollin"), count(w, "dunlending", "north_dunland")) == (2, 1)
    w = turn("shadow", "army", nations=["isengard 1 active"], **entries)
    choose(w, "die:army", "move-army")
    assert "way:north_dunland>hollin" in keys(w)
    assert "way:south_dunland>fords_of_isen" not in keys(w)


def hit(w: War, where_at: str, hits: int, own: bool = False) -> None:
    """An army of the Shadow takes hits."""
    place = region_named(where_at)
    w.ask = None
    w.stack = [TakeHits(SHADOW, place, force_at(w, SHADOW, place), hits, own=own)]
    w.run()


def host(**figures: int) -> War:
    lines = [f"hollin {kind.replace('_', '-')} {n}" for kind, n in figures.items()]
    return war(phase="hunt", clear=True, figures=lines)


@rule("TA-9.6", "TA-9.7", "TA-9.8", "TA-9.12", "TA-9.13")
def test_ex_3_a_hit_takes_two_of_them_and_a_single_one_only_as_the_last() -> None:
    w = host(sauron_elite=1, dunlending=3)
    hit(w, "hollin", 2)
    assert keys(w) == ["reduce:sauron-elite", "figure:sauron-elite", "figure:dunlending"]
    choose(w, "figure:dunlending")
    assert (count(w, "dunlending", "hollin"), count(w, "sauron-regular", "hollin"), w.ask) == (1, 1, None)
    w = host(sauron_elite=1, dunlending=3)
    hit(w, "hollin", 2)
    choose(w, "figure:sauron-elite")
    assert (count(w, "dunlending", "hollin"), w.ask) == (3, None)
    w = host(isengard_elite=1, dunlending=1)
    hit(w, "hollin", 1)
    assert count(w, "isengard-regular", "hollin") == 1


@rule("TA-9.9", "TA-9.11")
def test_three_of_them_stand_two_hits() -> None:
    w = host(dunlending=3)
    hit(w, "hollin", 1)
    assert (count(w, "dunlending", "hollin"), w.ask) == (1, None)
    assert w.figures.count(DUNLENDING, REINFORCEMENTS + SHADOW) == 11
    force = [0] * MEMBERS
    force[DUNLENDING] = 3
    assert endurance(force) == 2
    hit(w, "hollin", 1)
    assert count(w, "dunlending", "hollin") == 0


@rule("TA-9.10", "TA-9.17")
def test_who_gives_up_units_himself_pays_a_hit_with_one_dunlending() -> None:
    w = host(sauron_regular=1, dunlending=2)
    hit(w, "hollin", 1, own=True)
    assert keys(w) == ["figure:sauron-regular", "figure:dunlending"]
    choose(w, "figure:dunlending")
    assert count(w, "dunlending", "hollin") == 1


@rule("TA-9.19")
def test_hits_of_cards_take_them_in_the_same_way() -> None:
    w = host(sauron_regular=2, dunlending=2)
    w.ask = None
    w.stack = [CardHits(SHADOW, region_named("hollin"), 1)]
    w.run()
    choose(w, "figure:dunlending")
    assert (count(w, "dunlending", "hollin"), count(w, "sauron-regular", "hollin")) == (0, 2)


# Ents


@rule("TA-11.1")
def test_the_ents_wake_with_saruman_in_play_and_a_companion_in_fangorn() -> None:
    w = turn("free_peoples", "muster", characters=["saruman orthanc", "meriadoc fangorn"])
    choose(w, "die:muster", "call-ents")
    assert (regions(pieces(w).ents), pieces(w).ents_left) == (["fangorn"], 7)
    for characters in (["saruman orthanc"], ["meriadoc fangorn"]):
        w = turn("free_peoples", "muster", characters=characters)
        choose(w, "die:muster")
        assert why_not(w, "call-ents") == ("TA-11.1",)


@rule("TA-11.1", "WR-6.30")
@pytest.mark.parametrize(
    ("region", "gone", "variant", "comes"),
    [
        ("fangorn", [], {}, True),
        ("westemnet", [], {}, False),
        ("fangorn", alone_with(), {}, False),
        ("fangorn", [], {"outside_only": True}, False),
    ],
)
def test_who_is_in_the_fellowship_is_in_fangorn_with_the_ring_bearers(
    region: str, gone: list[str], variant: dict[str, bool], comes: bool
) -> None:
    fellowship = {"region": region}
    w = turn("free_peoples", "muster", variant=variant, characters=["saruman orthanc", *gone], fellowship=fellowship)
    choose(w, "die:muster")
    assert why_not(w, "call-ents") == (() if comes else ("TA-11.1",))


@rule("TA-11.2", "TA-11.25", "TA-11.29")
@pytest.mark.parametrize(
    ("factions", "companion", "came"), [(["ents"], "fangorn", 1), (["ents"], "edoras", 0), ([], "fangorn", 0)]
)
def test_the_voice_of_saruman_wakes_an_ent(factions: list[str], companion: str, came: int) -> None:
    w = turn(
        "shadow",
        "muster",
        nations=["isengard 0 active"],
        characters=["saruman orthanc", f"meriadoc {companion}"],
        supplement={"factions": factions},
    )
    choose(w, "die:muster", "recruit-everywhere")
    assert len(pieces(w).ents) == came


@rule("TA-11.2", "WR-6.30")
def test_the_fellowship_in_fangorn_lets_the_voice_of_saruman_wake_an_ent() -> None:
    w = turn(
        "shadow",
        "muster",
        nations=["isengard 0 active"],
        characters=["saruman orthanc"],
        fellowship={"region": "fangorn"},
        supplement={"factions": ["ents"]},
    )
    choose(w, "die:muster", "recruit-everywhere")
    assert regions(pieces(w).ents) == ["fangorn"]


def awake(figures: list[str], ents: int = 2, played: int = 0, **entries: Any) -> War:
    """The first card of the Ents is about to be played."""
    return turn(
        "free_peoples",
        "character",
        "event",
        clear=True,
        figures=figures,
        characters=[*WHITE, *entries.pop("characters", [])],
        hands={"free_peoples": sorted({"ta_fp_char_19b", *entries.pop("hand", [])})},
        supplement={"factions": ["ents"], "ents": [f"fangorn {ents}"], "ents_cards_played": played},
        **entries,
    )


PLAY = ("die:character", "play-event", "card:ta_fp_char_19b")


@part("ta_fp_char_19b.event", "ta_fp_char_20b.event", "ta_fp_char_21b.event")
@rule("TA-11.3", "TA-13.2")
@pytest.mark.parametrize("card", ["ta_fp_char_19b", "ta_fp_char_20b", "ta_fp_char_21b"])
def test_each_of_the_three_cards_wakes_two_ents_and_lets_them_strike(card: str) -> None:
    w = awake(["fords_of_isen isengard-regular 3"], hand=[card], chance={"card": [[4, 5, 0, 0, 0]]})
    choose(w, "die:character", "play-event", f"card:{card}", "way:fangorn>fords_of_isen")
    assert (count(w, "isengard-regular", "fords_of_isen"), len(pieces(w).ents)) == (1, 3)


@rule("TA-11.3", "TA-11.6", "TA-11.7", "TA-11.8", "TA-11.9", "TA-11.12", "TA-11.13", "TA-11.27", "TA-13.2")
def test_ex_1_two_attacks_and_a_move() -> None:
    w = awake(["fords_of_isen isengard-regular 3"], chance={"card": [[4, 5, 0, 0, 0], [5, 0, 0, 0, 0]]})
    choose(w, *PLAY, "way:fangorn>fords_of_isen")
    assert (count(w, "isengard-regular", "fords_of_isen"), len(pieces(w).ents)) == (1, 3)
    choose(w, "way:fangorn>fords_of_isen")
    assert (count(w, "isengard-regular", "fords_of_isen"), len(pieces(w).ents)) == (0, 2)
    choose(w, "region:fords_of_isen")
    assert regions(pieces(w).ents) == ["fangorn", "fords_of_isen"]
    assert asked(w) != ("free_peoples", "ents")


@rule("TA-11.6", "TA-11.26", "TA-11.20")
def test_the_card_needs_gandalf_the_white_and_may_only_place_ents() -> None:
    w = awake([], ents=7)
    choose(w, *PLAY, "done")
    assert (len(pieces(w).ents), pieces(w).ents_left) == (8, 0)
    w = turn(
        "free_peoples",
        "character",
        hands={"free_peoples": ["ta_fp_char_19b"]},
        supplement={"factions": ["ents"], "ents": ["fangorn 1"]},
    )
    choose(w, "die:character")
    assert "play-event" not in keys(w)


@rule("TA-11.4", "TA-11.10", "TA-11.11", "TA-11.22", "TA-11.24", "TA-11.19")
def test_ents_make_a_chain_and_never_come_back() -> None:
    w = awake(["gap_of_rohan sauron-regular 1"], ents=3)
    choose(w, *PLAY)
    assert "region:gap_of_rohan" not in keys(w)
    assert "region:orthanc" not in keys(w)
    choose(w, "region:fords_of_isen")
    assert {"region:orthanc", "way:fangorn>gap_of_rohan"} <= set(keys(w))
    choose(w, "region:orthanc")
    assert (w.held[region_named("orthanc")], len(pieces(w).ents), pieces(w).ents_left) == (SHADOW, 5, 3)
    choose(w, "done")
    w = turn("shadow", "army", nations=AT_WAR, clear=True, figures=["gap_of_rohan sauron-regular 2"])
    changed(w).ents = [FANGORN, region_named("fords_of_isen")]
    choose(w, "die:army", "move-army", "way:gap_of_rohan>fords_of_isen", "all")
    assert count(w, "sauron-regular", "fords_of_isen") == 2


@rule("TA-11.15", "TA-11.16")
def test_who_is_with_a_destroyed_army_falls_and_so_does_saruman() -> None:
    w = awake(
        ["orthanc isengard-regular 1", "orthanc nazgul 1"],
        characters=["saruman orthanc"],
        chance={"card": [[5, 5, 5, 5, 5]]},
    )
    choose(w, *PLAY, "region:fords_of_isen", "way:fangorn>orthanc")
    assert (where(w, "saruman"), count(w, "nazgul", "orthanc")) == ("out", 0)
    w = awake([], characters=["saruman orthanc"])
    choose(w, *PLAY, "region:fords_of_isen", "region:orthanc")
    assert where(w, "saruman") == "out"


@rule("TA-11.17")
def test_the_nations_that_are_struck_react_once() -> None:
    w = awake(
        ["fords_of_isen isengard-regular 5"],
        nations=["isengard 3 passive"],
        chance={"card": [[0, 0, 0, 0, 0], [0, 0, 0, 0, 0]]},
    )
    choose(w, *PLAY, "way:fangorn>fords_of_isen", "way:fangorn>fords_of_isen")
    assert (w.active[5], w.steps[5]) == (True, 2)


@rule("TA-11.14")
def test_an_army_shut_in_can_be_attacked_too() -> None:
    w = awake(
        ["in:orthanc isengard-regular 2", "orthanc rohan-regular 2"],
        ents=3,
        chance={"card": [[4, 0, 0, 0, 0]]},
    )
    choose(w, *PLAY, "region:fords_of_isen", "way:fangorn>orthanc")
    assert w.figures.count(kind_named("isengard-regular"), GARRISON_AT[region_named("orthanc")]) == 1


@rule("TA-11.30", "TA-11.31", "TA-11.32")
def test_with_a_companion_in_fangorn_another_card_or_a_draw_follows() -> None:
    w = awake([], characters=["meriadoc fangorn"], hand=["fp_char_24"])
    choose(w, *PLAY, "done")
    assert (asked(w), keys(w)) == (("free_peoples", "ents-gift"), ["play-event", "draw", "none"])
    told = choose(w, "draw")
    assert "drew" in names(told)
    w = turn(
        "free_peoples",
        "character",
        clear=True,
        characters=["gandalf_the_white fangorn", "gandalf_the_grey out"],
        hands={"free_peoples": ["ta_fp_char_19b", "ta_fp_char_20b"]},
        supplement={"factions": ["ents"], "ents": ["fangorn 1"]},
    )
    choose(w, *PLAY, "done", "play-event", "card:ta_fp_char_20b")
    assert len(pieces(w).awake) == 2
    w = awake([])
    choose(w, *PLAY, "done")
    assert asked(w) != ("free_peoples", "ents-gift")


@rule("TA-11.30", "WR-6.30")
def test_the_ents_give_a_card_also_while_the_fellowship_is_in_fangorn() -> None:
    w = awake([], fellowship={"region": "fangorn"})
    choose(w, *PLAY, "done")
    assert (asked(w), keys(w)) == (("free_peoples", "ents-gift"), ["play-event", "draw", "none"])


@rule("TA-11.18", "TA-11.28", "TA-11.29", "TA-8.5")
def test_after_the_third_card_all_ents_are_gone() -> None:
    w = awake([], ents=3, played=2, characters=["saruman orthanc", "meriadoc fangorn"])
    choose(w, *PLAY, "done")
    assert (pieces(w).ents, pieces(w).factions[2]) == ([], 2)


@rule("TA-11.5", "TA-11.21", "TA-11.23")
def test_ents_are_no_units() -> None:
    w = war(
        phase="hunt",
        clear=True,
        figures=["westemnet rohan-regular 10"],
        supplement={"factions": ["ents"], "ents": ["fangorn 2", "westemnet 1"]},
    )
    assert w.figures.totals[region_named("westemnet")] == 10
    assert w.figures.totals[FANGORN] == 0
    w = turn("shadow", "army", clear=True, nations=AT_WAR, figures=["fords_of_isen isengard-regular 2"])
    changed(w).ents = [FANGORN]
    choose(w, "die:army")
    assert "attack" not in keys(w)
