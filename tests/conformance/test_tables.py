"""The law about tables over every installed game."""

import pytest
from tests.conformance.table_law import a_table_tells_no_more_than_its_game

from mathom.kernel import State, games
from mathom.tables import Table, passing
from mathom.testing.checks import LawBroken
from mathom.testing.plays import Play

MOMENTS = {"fellowship": 40, "meccg": 16, "risk": 16, "wotr": 60}
PLAYS = [
    Play(ours, {}, seats, f"table{seats}")
    for ours in games().values()
    for seats in (ours.variants().seats[0], ours.variants().seats[-1])
]


@pytest.mark.parametrize("play", {str(play): play for play in PLAYS}.values(), ids=str)
def test_a_table_tells_no_more_than_its_game(play: Play) -> None:
    a_table_tells_no_more_than_its_game(play, MOMENTS.get(play.game.id, 60))


@pytest.mark.parametrize("policies", [{"own": "able", "other": "never"}, {"own": "never", "other": "able"}])
def test_policies_of_passing_tell_nothing(policies: dict[str, str]) -> None:
    a_table_tells_no_more_than_its_game(Play(games()["meccg"], {}, 2, "passing"), 10, policies)


def test_the_law_notices_passing_that_tells_something(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passing, "gives_away", lambda table, number, state: False)
    with pytest.raises(LawBroken, match="answered by itself"):
        a_table_tells_no_more_than_its_game(Play(games()["meccg"], {}, 2, "passing"), 60, {"other": "able"})


@pytest.mark.parametrize("name", sorted(games()))
def test_the_law_notices_answers_that_tell_something(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def answers_for(table: Table, seat: int, state: State) -> bool:
        return table.seats[seat].auto and state.ask is not None and len(state.ask.options_of(seat)) == 1

    monkeypatch.setattr(Table, "answers_for", answers_for)
    ours = games()[name]
    with pytest.raises(LawBroken, match="answered by itself"):
        a_table_tells_no_more_than_its_game(Play(ours, {}, ours.variants().seats[0], "table2"), 60)
