"""The scripted player of Der Ringkrieg: legal, blind for what it may not see, sensible, and better than chance."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from mathom.games.fellowship import GAME as FELLOWSHIP
from mathom.games.wotr.box import CARD_NAMES, KIND_SIDE, UNIT_KINDS
from mathom.games.wotr.edge.glance import Glance
from mathom.games.wotr.game import GAME
from mathom.games.wotr.map import ADJACENT, CASUALTIES, REGIONS, REINFORCEMENTS, region_named
from mathom.games.wotr.state import War
from mathom.kernel import Perspective, State, option_key, play_at_random
from mathom.players import known_players, make_player
from mathom.players.montecarlo import MonteCarlo
from mathom.players.running import Fixture, play_out
from mathom.players.wotr import evaluate
from mathom.players.wotr.actions import Memory, Mind
from mathom.players.wotr.campaign import Campaign
from mathom.players.wotr.ring import hunters_to_send
from mathom.players.wotr.scripted import answer, unknown


def position(**entries: Any) -> War:
    state = GAME.new({}, 2, "position")
    assert isinstance(state, War)
    GAME.arrange(state, entries)
    state.run()
    state.take_news()
    return state


def plays(state: State, choices: int = 1) -> list[str]:
    """The keys of what the scripted player chooses next, for whoever is asked."""
    keys: list[str] = []
    while state.ask is not None and len(keys) < choices:
        seat = state.ask.waiting()[0]
        code = make_player("scripted", GAME, "1").choose(Perspective(GAME, state, seat))
        keys.append(option_key(GAME, state, seat, code))
        state.play(seat, code)
    return keys


def wins(free_peoples: str, shadow: str, games: int) -> list[int]:
    """How often each side has won."""
    won = [0, 0]
    for game in range(games):
        outcome = play_out(GAME, {}, Fixture((free_peoples, shadow), f"strength/{game}", f"{game}"))
        won[outcome.wins.index(12)] += 1
    return won


# The player as such


def test_the_war_has_three_players() -> None:
    assert set(known_players(GAME)) >= {"montecarlo", "random", "scripted"}


@pytest.mark.parametrize("seed", ["1", "2"])
def test_every_choice_is_legal_and_the_game_ends(seed: str) -> None:
    outcome = play_out(GAME, {}, Fixture(("scripted", "scripted"), f"legal/{seed}", seed), check=True)
    assert (outcome.error, sum(outcome.wins)) == (None, 12)


def test_it_can_take_over_any_position_of_a_game_at_random() -> None:
    """Also those into which it would never come, with questions for which it has no rule."""
    state, rng, kinds = GAME.new({}, 2, "anywhere"), Random(5), set()
    while state.ask is not None and state.seq < 4000:
        seat = state.ask.waiting()[0]
        kinds.add(state.ask.kind)
        assert make_player("scripted", GAME, "1").choose(Perspective(GAME, state, seat)) in state.ask.options_of(seat)
        state.play(seat, rng.choice(state.ask.options_of(seat)))
    assert len(kinds) > 30


def test_it_beats_chance_as_the_free_peoples() -> None:
    assert wins("scripted", "random", 12)[0] >= 9


def test_it_beats_chance_as_the_shadow() -> None:
    assert wins("random", "scripted", 8)[1] >= 7


def test_a_choice_depends_on_nothing_that_the_seat_cannot_see() -> None:
    state = GAME.new({}, 2, "blind")
    player = make_player("scripted", GAME, "1")
    while state.ask is not None and state.seq < 300:
        seat = state.ask.waiting()[0]
        code = player.choose(Perspective(GAME, state, seat))
        if state.seq % 10 == 0:
            other = GAME.determinize(state, seat, Random(state.seq))
            assert make_player("scripted", GAME, "1").choose(Perspective(GAME, other, seat)) == code
        state.play(seat, code)


def test_a_forced_choice_costs_nothing() -> None:
    class Blind(Perspective):
        def glance(self) -> Any:
            raise AssertionError("looked")

        def options(self) -> list[int]:
            return [7]

    assert make_player("scripted", GAME, "1").choose(Blind(GAME, GAME.new({}, 2, "x"), 0)) == 7


# Looking


def fields(glance: Glance) -> dict[str, Any]:
    """All that a player can read in it."""
    names = [name for name in dir(glance) if not name.startswith("_")]
    return {name: getattr(glance, name) for name in names if not callable(getattr(glance, name))}


@pytest.mark.parametrize("decisions", [0, 40, 400, 1500])
def test_a_glance_is_the_same_whatever_the_seat_does_not_know(decisions: int) -> None:
    state = GAME.new({}, 2, "glance")
    play_at_random(state, Random(decisions), decisions)
    assert isinstance(state, War)
    for seat in range(2):
        glance = GAME.glance(state, seat)
        other = GAME.glance(GAME.determinize(state, seat, Random(1)), seat)  # type: ignore[arg-type]
        assert fields(glance) == fields(other)
        assert len(fields(glance)) > 30
        hand = [CARD_NAMES[face] for face in glance.hand]
        assert hand == GAME.view(state, seat)["players"][seat]["hand"]


def test_without_a_form_of_its_own_a_glance_is_the_view() -> None:
    state = FELLOWSHIP.new({}, 2, "glance")
    assert state.ask is not None
    seat = state.ask.waiting()[0]
    assert Perspective(FELLOWSHIP, state, seat).glance() == FELLOWSHIP.view(state, seat)


# What it wants

DICE = {"free_peoples": ["character", "muster_army"], "shadow": ["army"]}


def test_it_hides_a_revealed_fellowship() -> None:
    state = position(fellowship={"region": "moria", "hidden": False}, rolled=DICE)
    assert plays(state, 2) == ["die:character", "hide"]


def test_it_moves_the_fellowship_when_few_hunt_it_and_not_when_many_do() -> None:
    safe = position(rolled=DICE, hunt_box={"shadow": 1})
    assert plays(safe, 2) == ["die:character", "move-fellowship"]
    dangerous = position(
        rolled=DICE, hunt_box={"shadow": 6, "free_peoples": 3}, fellowship={"corruption": 10, "region": "lorien"}
    )
    assert "move-fellowship" not in plays(dangerous, 2)


def test_it_rests_where_it_can_when_the_ring_weighs_heavily() -> None:
    state = position(phase="fellowship", fellowship={"region": "lorien", "corruption": 6})
    assert plays(state) == ["region:lorien"]


def test_it_goes_through_the_gate_into_mordor() -> None:
    state = position(phase="fellowship", fellowship={"region": "dagorlad", "progress": 1, "corruption": 2})
    assert plays(state, 2) == ["region:morannon", "enter-mordor"]


def test_a_gandalf_who_will_come_back_falls_for_the_ring() -> None:
    state = position(
        rolled=DICE,
        hunt_box={"shadow": 5, "free_peoples": 4},
        fellowship={"corruption": 8},
        minion_seen=True,
        pool=["std_3_1"],
    )
    for key in ("die:character", "move-fellowship"):
        assert state.ask is not None
        state.play(0, GAME.parse(state, 0, key))
    assert state.ask is not None
    assert state.ask.kind == "casualty"
    assert plays(state) == ["guide"]


def test_the_shadow_goes_to_war_first_and_brings_its_captains() -> None:
    shadow = {"shadow": ["muster", "army"], "free_peoples": []}
    peace = position(rolled=shadow, turn_of="shadow")
    assert plays(peace, 3)[:2] == ["die:muster", "diplomacy"]
    war = position(rolled=shadow, turn_of="shadow", nations=["isengard 0 active", "sauron 0 active"])
    assert plays(war, 2) == ["die:muster", "bring-minion"]


def test_the_weaker_defender_withdraws_into_his_stronghold() -> None:
    state = position(
        clear=True,
        figures=["fords_of_isen isengard-regular 8", "helms_deep rohan-regular 2"],
        nations=["isengard 0 active"],
        rolled={"shadow": ["army"], "free_peoples": []},
        turn_of="shadow",
    )
    state.play(1, GAME.parse(state, 1, "die:army"))
    state.play(1, GAME.parse(state, 1, "attack"))
    state.play(1, GAME.parse(state, 1, "all"))
    assert state.ask is not None
    assert state.ask.kind == "ground"
    assert plays(state) == ["withdraw"]


def test_a_besieger_does_not_walk_away() -> None:
    state = position(
        clear=True,
        figures=["helms_deep isengard-regular 6", "in:helms_deep rohan-regular 1", "westemnet rohan-regular 1"],
        nations=["isengard 0 active"],
        rolled={"shadow": ["army"], "free_peoples": []},
        turn_of="shadow",
    )
    assert plays(state, 3) == ["die:army", "attack", "way:helms_deep>helms_deep"]


def conquerors(*figures: str) -> War:
    """The Shadow has taken Edoras, and marches."""
    return position(
        clear=True,
        figures=["edoras isengard-regular 5", "edoras isengard-elite 1", *figures],
        nations=["isengard 0 active"],
        held=["edoras shadow"],
        rolled={"shadow": ["army"], "free_peoples": []},
        turn_of="shadow",
    )


def test_a_guard_stays_where_points_could_be_lost() -> None:
    threatened = conquerors("folde rohan-regular 1")
    for key in ("die:army", "move-army", "way:edoras>westemnet"):
        threatened.play(1, GAME.parse(threatened, 1, key))
    assert plays(threatened, 3) == ["split", "count:isengard-regular:4", "count:isengard-elite:1"]
    safe = conquerors("dale north-regular 1")
    for key in ("die:army", "move-army", "way:edoras>westemnet"):
        safe.play(1, GAME.parse(safe, 1, key))
    assert plays(safe) == ["all"]


def test_armies_gather_but_not_beyond_what_a_region_holds() -> None:
    marches = []
    for more in ([], ["minas_morgul sauron-regular 5"]):
        state = position(figures=more, nations=["sauron 0 active"])
        campaign = Campaign(GAME.glance(state, 1))
        marches.append(campaign.march(region_named("gorgoroth"), region_named("minas_morgul")))
    assert marches[0] > 0 > marches[1]


@pytest.mark.parametrize(
    ("fellowship", "dice"),
    [({}, 2), ({"corruption": 6}, 3), ({"region": "dagorlad"}, 3), ({"mordor": 1}, 5)],
)
def test_the_hunt_grows_as_the_ring_comes_near(fellowship: dict[str, Any], dice: int) -> None:
    glance = GAME.glance(position(rolled=DICE, fellowship=fellowship), 1)
    assert hunters_to_send(glance, 7) == dice


def test_a_question_without_a_rule_gets_a_sensible_answer() -> None:
    glance = GAME.glance(position(rolled=DICE), 0)
    glance.kind = "never-heard-of"
    glance.options = [GAME.parse(None, 0, key) for key in ("none", "region:dale", "yes")]  # type: ignore[arg-type]
    assert answer(Mind(glance, Memory())) == glance.options[2]
    assert unknown(Mind(glance, Memory()), glance.options[0]) < unknown(Mind(glance, Memory()), glance.options[1])


def works_out(campaign: Campaign) -> list[float]:
    """All that a campaign can be asked."""
    best = [campaign.best_march(led) for led in (False, True)] + [campaign.best_attack(led) for led in (False, True)]
    marches = [campaign.march(army.place, to) for army in campaign.own for to in ADJACENT[army.place]]
    needs = [campaign.need_here(region) for region in range(REGIONS)]
    return [*best, campaign.best_recruit(), *marches, *needs]


@pytest.mark.parametrize("seed", range(3))
def test_what_a_campaign_takes_over_is_what_it_would_work_out_anew(seed: int) -> None:
    """Through a game of the script, then of chance, coming back to its beginning as a search does."""
    state = GAME.new({}, 2, f"memory/{seed}")
    assert isinstance(state, War)
    beginning = state.clone()
    memories = [Memory(), Memory()]
    players = [make_player("scripted", GAME, "1"), make_player("random", GAME, "1")]
    for number in range(240):
        if number in (60, 120, 180):
            state = beginning.clone()
        assert state.ask is not None
        seat = state.ask.waiting()[0]
        if number % 3 == 0:
            for side in range(2):
                glance = GAME.glance(state, side)
                assert works_out(memories[side].campaign(glance)) == works_out(Campaign(glance))
        state.play(seat, players[number // 120].choose(Perspective(GAME, state, seat)))


def test_a_campaign_looks_at_the_table_it_is_asked_about() -> None:
    """The one where it was made may have moved on."""
    state = position(rolled=DICE)
    state.figures.move(0, 1, REINFORCEMENTS, region_named("erebor"))
    again = GAME.load(state.dump())
    assert isinstance(again, War)
    memory = Memory()
    memory.campaign(GAME.glance(state, 1))
    for kind in range(UNIT_KINDS):
        for region in range(REGIONS):
            state.figures.move(kind, state.figures.count(kind, region), region, CASUALTIES + KIND_SIDE[kind])

    glance = GAME.glance(again, 1)

    assert works_out(memory.campaign(glance)) == works_out(Campaign(glance))


# Evaluation and search


def test_an_evaluation_follows_the_ring_and_the_points() -> None:
    start = evaluate(position(rolled=DICE))[0]
    near = evaluate(position(rolled=DICE, fellowship={"mordor": 4, "corruption": 2}))[0]
    heavy = evaluate(position(rolled=DICE, fellowship={"corruption": 11}))[0]
    conquered = evaluate(position(rolled=DICE, held=["minas_tirith shadow", "lorien shadow", "edoras shadow"]))[0]
    assert near > start > heavy
    assert start > conquered
    assert sum(evaluate(position(rolled=DICE))) == pytest.approx(1)


def test_a_search_plays_on_as_the_scripted_player_would_but_not_for_long() -> None:
    search = MonteCarlo(GAME, "4", Random(1))
    tried = position(rolled=DICE)
    scripted = tried.clone()
    search.play_on(tried)
    plays(scripted, search.horizon)
    assert (tried.digest(), tried.seq) == (scripted.digest(), search.horizon)


def test_a_search_stops_where_the_game_ends() -> None:
    state = position(rolled=DICE, fellowship={"corruption": 11})
    while state.ask is not None:
        MonteCarlo(GAME, "4", Random(1)).play_on(state)
    assert state.result is not None


def test_a_search_finds_one_of_the_options() -> None:
    state = position(rolled=DICE)
    assert state.ask is not None
    assert MonteCarlo(GAME, "4", Random(1)).choose(Perspective(GAME, state, 0)) in state.ask.options_of(0)
