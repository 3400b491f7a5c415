"""How the players play Die Gefährten: legally, from what they may see, and better than blindly."""

import time
from random import Random

import pytest

from mathom.cli.commands.arena import paired, standings
from mathom.games.fellowship import GAME
from mathom.kernel import Perspective, State, play_at_random
from mathom.players import make_player
from mathom.players.running import Fixture, play_many, play_out


def win_rate(one: str, other: str, games: int, seats: int = 2) -> float:
    fixtures = paired((one, other), games, seats, "strength")
    report = standings(GAME.id, [one, other], fixtures, list(play_many(GAME.id, {}, fixtures)))
    rates = {row["player"]: row["win_rate"] for row in report["players"]}
    return float(rates[one])


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", ["random", "scripted", "montecarlo:4"])
def test_every_choice_is_legal_and_the_game_ends(name: str, seats: int) -> None:
    outcome = play_out(GAME, {}, Fixture((name,) * seats, f"legal/{seats}", "1"), check=True)
    assert (outcome.error, sum(outcome.wins)) == (None, 12)


def test_scripted_beats_random() -> None:
    assert win_rate("scripted", "random", 40) >= 0.85


def test_scripted_beats_random_at_a_table_of_four() -> None:
    assert win_rate("scripted", "random", 24, seats=4) >= 0.75


def test_a_small_search_beats_random() -> None:
    assert win_rate("montecarlo:30", "random", 6) >= 0.8


def middle(seed: str) -> State:
    state = GAME.new({}, 3, seed)
    play_at_random(state, Random(seed), 60)
    return state


@pytest.mark.parametrize("seed", ["a", "b", "c", "d"])
@pytest.mark.parametrize("name", ["scripted", "montecarlo:12"])
def test_a_choice_depends_on_nothing_that_the_seat_cannot_see(name: str, seed: str) -> None:
    state = middle(seed)
    assert state.ask is not None
    seat = state.ask.waiting()[0]
    other = GAME.determinize(state, seat, Random(99))
    choices = {make_player(name, GAME, "1").choose(Perspective(GAME, s, seat)) for s in (state, other)}
    assert len(choices) == 1


class Blind(Perspective):
    """A perspective that forbids to look or to imagine."""

    def view(self) -> dict[str, object]:
        raise AssertionError("looked")

    def imagine(self, rng: Random) -> State:
        raise AssertionError("imagined")


@pytest.mark.parametrize("name", ["scripted", "montecarlo:200"])
def test_a_forced_choice_costs_nothing(name: str) -> None:
    state = GAME.new({}, 2, "forced")
    rng = Random(3)
    while state.ask is not None and len(state.ask.options_of(state.ask.waiting()[0])) > 1:
        seat = state.ask.waiting()[0]
        state.play(seat, rng.choice(state.ask.options_of(seat)))
    assert state.ask is not None
    seat = state.ask.waiting()[0]
    assert make_player(name, GAME, "1").choose(Blind(GAME, state, seat)) == state.ask.options_of(seat)[0]


def test_a_search_by_the_clock_uses_its_time() -> None:
    state = middle("clock")
    assert state.ask is not None
    seat = state.ask.waiting()[0]
    player = make_player("montecarlo:0.05s", GAME, "1")
    began = time.perf_counter()
    assert player.choose(Perspective(GAME, state, seat)) in state.ask.options_of(seat)
    assert time.perf_counter() - began >= 0.05


def test_results_do_not_depend_on_the_number_of_processes() -> None:
    fixtures = [Fixture(("random", "scripted"), f"{i}", f"{i}") for i in range(30)]
    assert list(play_many(GAME.id, {}, fixtures, jobs=2)) == list(play_many(GAME.id, {}, fixtures))


def test_a_broken_game_is_an_error_of_that_game_only() -> None:
    fixtures = [Fixture(("random", "random"), "1", "1"), Fixture(("random",), "1", "1")]
    fine, broken = play_many(GAME.id, {}, fixtures)
    assert fine.error is None
    assert broken.error is not None
    assert "seats" in broken.error
