"""Chapter 12: siege engines."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.wotr.playing import asked, choose, keys, why_not
from tests.games.wotr.third_age.wars import AT_WAR, pieces, regions, turn, war

from mathom.games.wotr.armies.forces import force_at
from mathom.games.wotr.battle.battle import Battle
from mathom.games.wotr.battle.numbers import THREE_ROUNDS
from mathom.games.wotr.box import FREE_PEOPLES, SHADOW
from mathom.games.wotr.game import GAME
from mathom.games.wotr.map import GARRISON_AT, region_named
from mathom.games.wotr.state import War
from mathom.games.wotr.third_age.factions import has_room
from mathom.kernel import Event
from mathom.testing import part, rule

HIT, MISS = 5, 0
SIEGE = ["in:minas_tirith gondor-regular 3", "minas_tirith sauron-elite 4"]


def siege(towers: int, catapults: int, **entries: Any) -> dict[str, Any]:
    engines = {"towers": [f"minas_tirith {towers}"], "catapults": [f"minas_tirith {catapults}"]}
    figures = entries.pop("figures", SIEGE)
    return {"clear": True, "nations": AT_WAR, "figures": figures, "supplement": engines, **entries}


def battle(towers: int, catapults: int, flags: int = 0, **entries: Any) -> War:
    """A siege battle, up to its first question."""
    w = war(phase="hunt", **siege(towers, catapults, **entries))
    place = region_named("minas_tirith")
    w.ask = None
    w.stack = [Battle(SHADOW, place, GARRISON_AT[place], force_at(w, SHADOW, place), flags)]
    w.chance.script = {
        "combat.fp": [[3, 3, 3]] + [[MISS] * 3] * 6,
        "combat.sh": [[MISS] * 4] * 7,
    }
    w.run()
    return w


def superior(w: War) -> str | None:
    """Who is ahead, as a spectator sees it."""
    found: str | None = GAME.view(w, None)["supplement"]["superior"]
    return found


@part("TA-INF-2")
@rule("TA-12.5")
def test_everybody_sees_who_is_superior_in_a_siege_battle() -> None:
    assert [superior(battle(*engines)) for engines in ((2, 1), (1, 2), (0, 0))] == ["shadow", "free_peoples", None]
    assert superior(war(phase="hunt", **siege(2, 1))) is None


# Building


@rule("TA-12.1", "TA-12.3", "TA-12.22", "TA-3.9")
def test_a_tower_is_built_where_the_shadow_besieges() -> None:
    w = turn("shadow", "muster", "muster", "muster", **siege(0, 0))
    choose(w, "die:muster", "build-tower")
    assert regions(pieces(w).towers) == ["minas_tirith"]
    w = turn("shadow", "muster", **siege(2, 0))
    choose(w, "die:muster")
    assert why_not(w, "build-tower") == ("TA-12.1", "TA-12.3")
    assert "build-catapult" not in keys(w)
    w = turn("shadow", "muster", clear=True)
    choose(w, "die:muster")
    assert why_not(w, "build-tower") == ("TA-12.1", "TA-12.3")


@rule("TA-12.2", "TA-12.4", "TA-12.24")
def test_a_catapult_is_built_in_a_stronghold_of_an_active_nation() -> None:
    w = turn("free_peoples", "muster", clear=True, nations=["gondor 2 active"], held=["moria free_peoples"])
    choose(w, "die:muster", "build-catapult")
    elven = ["region:grey_havens", "region:lorien", "region:rivendell", "region:woodland_realm"]
    assert [key for key in keys(w) if key not in elven] == ["region:dol_amroth", "region:minas_tirith"]
    choose(w, "region:dol_amroth")
    assert regions(pieces(w).catapults) == ["dol_amroth"]
    w = turn("free_peoples", "muster", **siege(1, 1))
    choose(w, "die:muster", "build-catapult")
    assert "region:minas_tirith" in keys(w)


@rule("TA-12.23", "TA-12.19")
def test_there_are_six_of_each_and_what_is_lost_can_be_built_again() -> None:
    strongholds = ["minas_tirith 2", "dol_amroth 2", "helms_deep 2"]
    w = war(phase="hunt", clear=True, supplement={"catapults": strongholds})
    assert not has_room(w, FREE_PEOPLES, region_named("erebor"))
    w = war(phase="hunt", clear=True, supplement={"catapults": strongholds[:2]})
    assert has_room(w, FREE_PEOPLES, region_named("erebor"))
    assert not has_room(w, FREE_PEOPLES, region_named("dol_amroth"))


# In battle. The Free Peoples roll three fours: with +1 they hit, with -1 or nothing they do not.


@rule("TA-12.5", "TA-12.9", "TA-12.28", "TA-12.14")
def test_more_catapults_help_the_free_peoples_in_the_first_round() -> None:
    w = battle(0, 1)
    assert asked(w) == ("shadow", "loss")


@rule("TA-12.7", "TA-12.5")
def test_more_towers_hinder_them() -> None:
    w = battle(1, 0)
    w2 = war(phase="hunt", **siege(1, 0))
    place = region_named("minas_tirith")
    w2.ask = None
    w2.stack = [Battle(SHADOW, place, GARRISON_AT[place], force_at(w2, SHADOW, place))]
    w2.chance.script = {"combat.fp": [[4, 4, 4]], "combat.sh": [[MISS] * 4]}
    w2.run()
    assert asked(w) == ("shadow", "extend")
    assert asked(w2) == ("shadow", "extend")


@rule("TA-12.5", "TA-12.7", "TA-12.9", "TA-12.26")
@pytest.mark.parametrize(("towers", "catapults", "hits"), [(0, 0, [1, 1]), (1, 0, [0, 1]), (0, 1, [2])])
def test_superiority_changes_the_roll_of_the_first_round_only(towers: int, catapults: int, hits: list[int]) -> None:
    w = turn("shadow", "army", **siege(towers, catapults))
    w.chance.script = {"combat.fp": [[4, 3, 2]] * 2, "combat.sh": [[MISS] * 4] * 2}
    told = choose(w, "die:army", "attack", "all")
    while asked(w)[1] == "loss" or (asked(w)[1] == "extend" and len(rolled(told)) < 2):
        told += choose(w, "extra-round" if "extra-round" in keys(w) else "reduce:sauron-elite")
    assert rolled(told) == hits


def rolled(told: list[Event]) -> list[int]:
    plain = [event.plain() for event in told if event.kind.name == "combat-roll"]
    return [event["hits"] for event in plain if event["side"] == "free_peoples"]


@rule("TA-12.8", "TA-12.25")
def test_ex_6_with_more_towers_one_round_more_is_free_and_further_ones_cost_an_elite() -> None:
    w = battle(2, 1)
    assert keys(w) == ["cease", "reduce:sauron-elite", "extra-round"]
    choose(w, "extra-round")
    assert keys(w) == ["cease", "reduce:sauron-elite"]


@rule("TA-12.10")
def test_with_more_catapults_the_shadow_cannot_go_on() -> None:
    w = battle(1, 2)
    choose(w, "reduce:sauron-elite", "reduce:sauron-elite", "reduce:sauron-elite")
    assert (w.ask, w.stack) == (None, [])


@rule("TA-12.12", "TA-12.13", "TA-12.9", "TA-12.10", "TA-12.6")
def test_ex_5_with_equal_engines_a_catapult_buys_superiority() -> None:
    w = battle(1, 1)
    assert asked(w) == ("free_peoples", "give-up-catapult")
    assert superior(w) is None
    choose(w, "yes")
    assert (pieces(w).catapults, asked(w)) == ([], ("shadow", "loss"))
    assert superior(w) == "free_peoples"
    choose(w, "reduce:sauron-elite", "reduce:sauron-elite", "reduce:sauron-elite")
    assert (w.ask, w.stack) == (None, [])
    w = battle(0, 0)
    assert asked(w) == ("shadow", "extend")


@rule("TA-12.27", "TA-12.6")
def test_the_question_comes_before_every_round() -> None:
    w = battle(1, 1)
    choose(w, "no")
    assert (asked(w), keys(w)) == (("shadow", "extend"), ["cease", "reduce:sauron-elite"])
    choose(w, "reduce:sauron-elite")
    assert asked(w) == ("free_peoples", "give-up-catapult")
    choose(w, "yes")
    assert (w.ask, w.stack) == (None, [])


@rule("TA-12.11", "TA-12.26")
def test_ex_7_with_three_rounds_by_card_the_free_one_comes_after_the_third() -> None:
    w = battle(2, 0, flags=THREE_ROUNDS)
    assert keys(w) == ["cease", "reduce:sauron-elite", "extra-round"]
    running = w.innermost(Battle)
    assert running is not None
    assert running.number == 3
    choose(w, "extra-round")
    assert keys(w) == ["cease", "reduce:sauron-elite"]


@rule("TA-12.15", "TA-12.29", "TA-12.5")
@pytest.mark.parametrize("kind", ["sortie", "relief"])
def test_in_a_sortie_or_a_relief_engines_do_not_count(kind: str) -> None:
    figures = [*SIEGE, "lossarnach gondor-regular 3"]
    w = war(phase="hunt", **siege(0, 2, figures=figures))
    place = region_named("minas_tirith")
    origin = GARRISON_AT[place] if kind == "sortie" else region_named("lossarnach")
    w.ask = None
    w.stack = [Battle(FREE_PEOPLES, origin, place, force_at(w, FREE_PEOPLES, origin))]
    w.chance.script = {"combat.fp": [[3, 3, 3]], "combat.sh": [[MISS] * 4]}
    w.run()
    assert asked(w) == ("free_peoples", "cease")


# Losing them


@rule("TA-12.16", "TA-12.18")
def test_when_the_besiegers_leave_their_towers_are_gone() -> None:
    w = turn("shadow", "army", **siege(2, 1))
    choose(w, "die:army", "move-army", "way:minas_tirith>osgiliath", "all")
    assert (pieces(w).towers, regions(pieces(w).catapults)) == ([], ["minas_tirith"])


@rule("TA-12.17", "TA-12.20")
def test_when_the_defenders_perish_their_catapults_are_gone() -> None:
    w = war(phase="hunt", **siege(0, 1, figures=["in:minas_tirith gondor-regular 1", "minas_tirith sauron-elite 4"]))
    place = region_named("minas_tirith")
    w.ask = None
    w.stack = [Battle(SHADOW, place, GARRISON_AT[place], force_at(w, SHADOW, place))]
    w.chance.script = {"combat.fp": [[MISS]], "combat.sh": [[HIT] * 4]}
    w.run()
    assert (w.held[place], pieces(w).catapults) == (SHADOW, [])


@rule("TA-12.17")
def test_when_the_army_leaves_its_catapults_are_gone() -> None:
    w = turn("free_peoples", "muster_army", **siege(0, 1, figures=["minas_tirith gondor-regular 2"]))
    choose(w, "die:muster_army", "move-army", "way:minas_tirith>lossarnach", "all")
    assert pieces(w).catapults == []


@rule("TA-12.21", "TA-12.18")
def test_a_lifted_siege_leaves_the_catapults() -> None:
    w = war(phase="hunt", **siege(1, 2, figures=["in:minas_tirith gondor-regular 3", "minas_tirith sauron-regular 1"]))
    place = region_named("minas_tirith")
    inside = GARRISON_AT[place]
    w.ask = None
    w.stack = [Battle(FREE_PEOPLES, inside, place, force_at(w, FREE_PEOPLES, inside))]
    w.chance.script = {"combat.fp": [[HIT, HIT, HIT]], "combat.sh": [[MISS]]}
    w.run()
    assert (pieces(w).towers, len(pieces(w).catapults)) == ([], 2)
