"""What the laws are written with: how they fail, and a few looks at a state."""

from __future__ import annotations

import json
from typing import Any

from mathom.kernel import Event, State
from mathom.testing.plays import Play


class LawBroken(AssertionError):
    """Which game, at which choice, and what is wrong."""


def hold(holds: bool, play: Play, at: int, wrong: str) -> None:
    if not holds:
        raise LawBroken(f"{play}, choice {at}: {wrong}")


def equal(one: Any, other: Any, play: Play, at: int, what: str) -> None:
    if one != other:
        raise LawBroken(f"{play}, choice {at}: {what} differs: {difference(one, other)}")


def difference(one: Any, other: Any, path: str = "") -> str:
    """The first place where two values differ."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        return next(difference(one[k], other[k], f"{path}.{k}") for k in one if one[k] != other[k])
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return next(difference(a, b, f"{path}[{i}]") for i, (a, b) in enumerate(zip(one, other, strict=True)) if a != b)
    return f"at '{path}' {one!r} is not {other!r}"


def reload(play: Play, state: State) -> State:
    """Saved as a text and loaded."""
    return play.game.load(json.loads(json.dumps(state.dump())))


def options(state: State, seat: int | None) -> list[int]:
    return [] if state.ask is None or seat is None else state.ask.options_of(seat)


def loud(state: State) -> State:
    """A copy that tells its events."""
    copy = state.clone()
    copy.quiet = False
    return copy


def seen(events: list[Event], seat: int | None) -> list[dict[str, Any]]:
    return [event.plain() for event in events if event.visible(seat)]
