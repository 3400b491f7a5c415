"""The miniature games at their beginnings, and ways to go on."""

from __future__ import annotations

from tests.kernel import duel, skirmish
from tests.kernel.duel import Mages

from mathom.kernel import Game, State, apply, option_key


def field(seed: str = "pinned") -> State:
    state = skirmish.GAME.new({}, 2, seed)
    state.take_news()
    return state


def mages(seed: str = "pinned") -> Mages:
    state = duel.GAME.new({}, 2, seed)
    assert isinstance(state, Mages)
    state.take_news()
    return state


def offered(state: State, seat: int) -> list[str]:
    assert state.ask is not None
    made: Game = duel.GAME if isinstance(state, Mages) else skirmish.GAME
    return [option_key(made, state, seat, code) for code in state.ask.options_of(seat)]


def next_choice(state: State) -> tuple[int, int]:
    assert state.ask is not None
    return state.ask.seats[0], state.ask.options[0][0]


def apply_first_round(state: State) -> None:
    """No tactics; losses as they come."""
    apply(state, 0, 9)
    apply(state, 1, 9)
    while state.ask is not None and state.ask.kind == "loss":
        apply(state, *next_choice(state))


def faces(state: State, zone: int) -> list[int]:
    return [state.zones.face[thing] for thing in state.zones.content[zone]]
