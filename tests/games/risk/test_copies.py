"""Copies of a position are like it in everything, and go their own ways."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.risk.helpers import fresh

from mathom.kernel import play_at_random


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_copy_says_what_the_original_says_and_changes_alone(seats: int) -> None:
    s, rng = fresh(seats), Random(f"copies/{seats}")
    procedures, questions = set(), set()
    while s.ask is not None and s.round < 12:
        question = (s.ask.kind, *((type(frame), frame.step) for frame in s.stack))
        if question in questions:
            play_at_random(s, rng, 1)
            continue
        questions.add(question)
        written, copy = s.dump(), s.clone()
        assert copy.dump() == written
        for frame in s.stack:
            procedures.add(type(frame).__name__)
            values = [getattr(frame, name) for name in (*type(frame).__slots__, "step")]
            assert [value for value in values if value is None] == [], frame
        play_at_random(copy, Random(seats), 1)
        assert s.dump() == written
        play_at_random(s, rng, 1)
    assert {"March", "Combat", "Retreats", "RingMove", "CombatPhase"} <= procedures
