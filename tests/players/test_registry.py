"""Players by name."""

from types import SimpleNamespace

import pytest

from mathom.games.fellowship import GAME
from mathom.kernel import Perspective
from mathom.players import BadBudget, UnknownPlayer, known_players, make_player, registry
from mathom.players.montecarlo import Budget
from mathom.players.random import RandomPlayer
from mathom.players.roles import Factory


def test_die_gefaehrten_has_three_players() -> None:
    assert set(known_players(GAME)) >= {"montecarlo", "random", "scripted"}


def test_an_unknown_player_is_refused_with_the_known_names() -> None:
    with pytest.raises(UnknownPlayer, match=r"'gollum' for fellowship\. Known players: montecarlo, random, scripted"):
        make_player("gollum", GAME, "1")


def test_a_budget_is_simulations_or_seconds() -> None:
    assert (Budget("200").sims, Budget("0.5s").seconds) == (200, 0.5)


@pytest.mark.parametrize("text", ["x", "0", "-3", "0s", "-1s", "1.5", "nans", "s"])
def test_a_bad_budget_is_refused(text: str) -> None:
    with pytest.raises(BadBudget):
        make_player(f"montecarlo:{text}", GAME, "1")


@pytest.mark.parametrize("name", ["random", "scripted", "montecarlo:20"])
def test_the_same_seed_plays_the_same_way(name: str) -> None:
    def opening() -> list[int]:
        state = GAME.new({"start": 0}, 2, "deal")
        player = make_player(name, GAME, "seed")
        chosen: list[int] = []
        while state.ask is not None and len(chosen) < 6:
            seat = state.ask.waiting()[0]
            chosen.append(player.choose(Perspective(GAME, state, seat)))
            state.play(seat, chosen[-1])
        return chosen

    assert opening() == opening()


def test_another_package_can_add_a_player(monkeypatch: pytest.MonkeyPatch) -> None:
    factory: Factory = RandomPlayer
    entry = SimpleNamespace(name="gollum", load=lambda: factory)
    monkeypatch.setattr(registry, "entry_points", lambda group: [entry] if group == "mathom.players" else [])
    registry.installed.cache_clear()
    assert "gollum" in known_players(GAME)
    assert isinstance(make_player("gollum", GAME, "1"), RandomPlayer)
    registry.installed.cache_clear()
