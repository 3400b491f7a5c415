"""Whole games with the expansion, three and four players, and what it leaves as it was."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.games.wotr.playing import asked, choose, keys
from tests.games.wotr.third_age.wars import AT_WAR, alone_with, count, draw, pool_first, tiles, turn, war, where

from mathom.games.wotr.armies.forces import force_at
from mathom.games.wotr.battle.battle import Battle
from mathom.games.wotr.box import FREE_PEOPLES, NATIONS, SHADOW
from mathom.games.wotr.fellowship.reveal import DrawTile
from mathom.games.wotr.game import GAME
from mathom.games.wotr.map import region_named
from mathom.games.wotr.state import DRAWN
from mathom.games.wotr.third_age.factions import refuse_action, sites
from mathom.games.wotr.third_age.pieces import (
    BLACK_SHIPS,
    BRING_GALADRIEL,
    BUILD_CATAPULT,
    BUILD_TOWER,
    CALL,
    FORGOIL,
)
from mathom.kernel import Chance, play_at_random, unboxed
from mathom.players.running import Fixture, play_out
from mathom.testing import rule

HIT, MISS = 5, 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_random_game_ends_and_loses_nothing(seats: int) -> None:
    w = GAME.new({"third_age": True}, seats, f"age-{seats}")
    before = w.census()
    play_at_random(w, Random(seats))
    assert w.result is not None
    assert w.census() == before


@pytest.mark.parametrize("seats", [2, 4])
def test_the_scripted_player_plays_it_to_the_end(seats: int) -> None:
    outcome = play_out(GAME, {"third_age": True}, Fixture(("scripted",) * seats, "age", "age"), check=True)
    assert (outcome.error, outcome.how != "") == (None, True)


def test_it_is_offered_as_a_setting_and_as_a_box_of_its_own() -> None:
    assert [setting.name for setting in GAME.variants().settings if not setting.offered] == []
    game, settings = unboxed("third_age")
    assert (game, settings, unboxed("wotr")) == (GAME, {"third_age": True}, (GAME, {}))
    state = game.begin(settings, 4, Chance("box"))
    assert game.view(state, 0)["supplement"]["factions"] == dict.fromkeys(("dunlendings", "corsairs", "ents"), "aside")


@rule("TA-1.9", "TA-1.10")
def test_with_four_players_everything_has_an_owner() -> None:
    w = war(
        seats=4,
        phase="hunt",
        nations=AT_WAR,
        clear=True,
        supplement={"factions": ["dunlendings", "corsairs"]},
        figures=["edoras isengard-regular 2", "in:minas_tirith gondor-regular 1", "minas_tirith sauron-regular 2"],
    )
    owner = {name: w.seat_of_nation[n] for n, name in enumerate(NATIONS)}
    mine = [
        (BRING_GALADRIEL, "gondor"),
        (FORGOIL, "isengard"),
        (BLACK_SHIPS, "isengard"),
        (BUILD_TOWER, "sauron"),
        (BUILD_CATAPULT, "gondor"),
    ]
    for code, nation in mine:
        side = FREE_PEOPLES if nation == "gondor" else SHADOW
        able = [seat for seat in w.seats_of(side) if refuse_action(w, seat, code) is None]
        expected = w.seats_of(side) if code == BUILD_CATAPULT else [owner[nation]]
        assert sorted(able) == sorted(expected), (code, nation)
    assert refuse_action(w, owner["sauron"], CALL[0]) is not None


@rule("TA-1.4", "TA-14.6", "TA-14.8")
def test_a_revealed_fellowship_stops_in_a_town_but_not_in_a_city_or_stronghold() -> None:
    w = war(phase="hunt", fellowship={"region": "buckland", "progress": 1})
    pool_first(w, "std_0_reveal_1")
    w.ask = None
    w.stack = [DrawTile()]
    w.run()
    assert asked(w) == ("free_peoples", "found")
    assert "region:bree" in keys(w)
    w = war(phase="hunt", fellowship={"region": "trollshaws", "progress": 1})
    pool_first(w, "std_0_reveal_1")
    w.ask = None
    w.stack = [DrawTile()]
    w.run()
    assert "region:rivendell" not in keys(w)


@rule("TA-14.3")
def test_the_balrog_alone_does_not_enter_a_held_stronghold_unless_it_is_besieged() -> None:
    entries: dict[str, Any] = {"characters": ["balrog dimrill_dale"], "in_play": ["ta_sh_char_17b"], "clear": True}
    w = turn("shadow", "character", **entries)
    choose(w, "die:character", "move-minions", "character:balrog")
    assert "region:lorien" not in keys(w)
    siege = ["in:lorien elves-regular 1", "lorien sauron-regular 2"]
    w = turn("shadow", "character", figures=siege, **entries)
    choose(w, "die:character", "move-minions", "character:balrog")
    assert "region:lorien" in keys(w)


def lorien_falls(fp: list[list[int]], sh: list[list[int]]) -> Any:
    w = war(
        phase="hunt",
        clear=True,
        nations=AT_WAR,
        characters=["galadriel lorien"],
        figures=["lorien elves-regular 1", "dimrill_dale sauron-regular 4"],
    )
    origin, target = region_named("dimrill_dale"), region_named("lorien")
    w.ask = None
    w.stack = [Battle(SHADOW, origin, target, force_at(w, SHADOW, origin))]
    w.chance.script = {"combat.fp": fp, "combat.sh": sh, "combat.fp.reroll": [[MISS]]}
    w.run()
    return w


@rule("TA-5.7", "TA-5.19")
def test_galadriel_fights_with_the_army_in_lorien_falls_with_it_and_stays_when_it_retreats() -> None:
    w = lorien_falls([[MISS]], [[HIT, MISS, MISS, MISS]])
    told = choose(w, "fight-in-the-field")
    assert "leader-reroll" in [event.kind.name for event in told]
    assert where(w, "galadriel") == "out"
    w = lorien_falls([[MISS]], [[MISS] * 4])
    choose(w, "fight-in-the-field", "continue", "region:parth_celebrant")
    assert (where(w, "galadriel"), count(w, "elves-regular", "parth_celebrant")) == ("lorien", 1)


@rule("TA-4.35", "TA-1.7")
def test_with_an_eye_the_lady_is_asked_before_the_shadow() -> None:
    w = war(
        phase="hunt",
        characters=[*alone_with(), "galadriel lorien"],
        supplement={"we_shall_get_it": True},
    )
    draw(w, "std_eye_reveal_1", "std_1_1", eye=2)
    assert asked(w) == ("free_peoples", "lady-of-light")
    choose(w, "yes")
    assert asked(w) == ("shadow", "we-shall-get-it")
    assert tiles(w, DRAWN) == ["std_1_1"]


@rule("TA-1.10")
def test_with_four_players_a_catapult_is_for_the_strongholds_of_ones_own_nations() -> None:
    w = war(seats=4, phase="hunt", nations=AT_WAR, clear=True)
    mine = {name: set(sites(w, w.seat_of_nation[NATIONS.index(name)], BUILD_CATAPULT)) for name in ("gondor", "rohan")}
    assert not mine["gondor"] & mine["rohan"]
    assert region_named("minas_tirith") in mine["gondor"]
    assert region_named("helms_deep") in mine["rohan"]
    assert (
        set(sites(war(phase="hunt", nations=AT_WAR, clear=True), 0, BUILD_CATAPULT)) == mine["gondor"] | mine["rohan"]
    )


@rule("TA-1.10")
def test_with_four_players_a_tower_is_for_who_has_a_unit_among_the_besiegers() -> None:
    figures = ["in:minas_tirith gondor-regular 1", "minas_tirith sauron-regular 2"]
    both = [*figures, "minas_tirith isengard-regular 1"]
    for army, able in ((figures, ["sauron"]), (both, ["isengard", "sauron"])):
        w = war(seats=4, phase="hunt", nations=AT_WAR, clear=True, figures=army)
        found = [
            name for name in ("isengard", "sauron") if sites(w, w.seat_of_nation[NATIONS.index(name)], BUILD_TOWER)
        ]
        assert found == able
