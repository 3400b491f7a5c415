"""Passing without being asked: what a player wants in which window.

What the table answers by itself follows from what everybody knows; otherwise it asks. A window is a question in which
a seat may pass (`Game.passing`), by a name such as ``own/attack``. A policy holds for one window, or for all whose
names begin with the same word (``own``):

* ``ask``: always asked.
* ``able``: asked when there is anything to do. Where other people could learn from it that there was nothing, that is
  the same as ``ask``: no delay that the table could make up takes as long as a person who thinks.
* ``never``: passes at once, whatever there is to do.

``again`` is the window of whoever answers a card of their own: all others have passed, so it passes too unless its
policy says otherwise.

``stop`` is no policy but a wish for once: the next question of the window is asked, then the policy holds again.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from mathom.kernel import State

if TYPE_CHECKING:
    from mathom.tables.table import Table

ASK: Final = "ask"
ABLE: Final = "able"
NEVER: Final = "never"
STOP: Final = "stop"
POLICIES: Final = (ASK, ABLE, NEVER, STOP)

# What is not asked unless somebody wants to be.
UNASKED: Final = ("again",)

# As many windows as any game has, and more than anybody needs.
MOST: Final = 64
LONGEST: Final = 40


def names_of(window: str) -> set[str]:
    """The window, and all windows of its kind."""
    return {window, window.partition("/")[0]}


def policy_of(passing: Mapping[str, str], window: str) -> str:
    """That of the window itself, else that of all windows of its kind."""
    return passing.get(window) or passing.get(window.partition("/")[0]) or (NEVER if window in UNASKED else ASK)


def passes(table: Table, number: int, state: State) -> int | None:
    """The code with which the question of this state is passed for the seat; None if it is asked."""
    seat = table.seats[number]
    window = table.game.passing(state, number)
    if window is None:
        return None
    name, code = window
    if seat.stops & names_of(name):
        return None
    policy = policy_of(seat.passing, name)
    if policy == NEVER:
        return code
    alone = state.ask is not None and len(state.ask.options_of(number)) == 1
    return code if policy == ABLE and alone and not gives_away(table, number, state) else None


def gives_away(table: Table, number: int, state: State) -> bool:
    """Whether an answer that the table gives would tell other people, who may sit at the same screen, that the seat had
    no choice."""
    mine = table.seats[number]
    return state.is_discreet() and any(other.is_a_persons() for other in table.seats if other is not mine)


def stops_here(table: Table, number: int) -> set[str]:
    """The wishes to be asked that the question of now fulfils."""
    seat = table.seats[number]
    window = None if table.match is None or not seat.stops else table.game.passing(table.match.state, number)
    return set() if window is None else seat.stops & names_of(window[0])


def told_of(table: Table, viewer: int | None, decides: bool) -> dict[str, Any]:
    """The window of the question, and the viewer's own policies: nobody else learns what somebody will not answer."""
    told: dict[str, Any] = {}
    if viewer is not None and table.seats[viewer].passing:
        told["passing"] = dict(table.seats[viewer].passing)
    if viewer is not None and decides and table.match is not None:
        window = table.game.passing(table.match.state, viewer)
        if window is not None:
            told["window"] = window[0]
    return told


def forced_choice(table: Table) -> tuple[int, int, int] | None:
    """A choice that the table makes for somebody who wants that: the seat, the option, the number of choices before."""
    for seat in table.asked():
        assert table.match is not None
        state = table.match.state
        if table.seats[seat].is_human() and table.answers_for(seat, state):
            assert state.ask is not None
            passed = passes(table, seat, state)
            return seat, state.ask.options_of(seat)[0] if passed is None else passed, table.match.seq
    return None
