"""Two dice: how often they show what."""

from __future__ import annotations

from typing import Final

ROLLS: Final = range(2, 13)
WAYS: Final = {roll: 6 - abs(7 - roll) for roll in ROLLS}
ALL: Final = 36


def share(roll: int) -> float:
    """How often two dice show this sum."""
    return WAYS[roll] / ALL


def above(number: int) -> float:
    """The chance that two dice give more than a number."""
    return sum([ways for roll, ways in WAYS.items() if roll > number]) / ALL


def at_least(number: int) -> float:
    return above(number - 1)
