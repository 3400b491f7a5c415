"""Matches: games that are written down while they are played. The skirmish throws dice in the middle of the game."""

from __future__ import annotations

import pytest
from tests.kernel import skirmish
from tests.kernel.records import play, recorded

from mathom.kernel import Match, NothingToUndo, Recording, commitment
from mathom.kernel.match import branched


def test_without_a_seed_a_secret_one_is_made() -> None:
    first, second = [Match.start(skirmish.GAME, {}, ["Ann", "Ben"]) for _ in range(2)]
    seeds = [match.state.chance.seed for match in (first, second)]
    assert [len(bytes.fromhex(seed)) for seed in seeds] == [32, 32]
    assert seeds[0] != seeds[1]
    assert first.recording.header["commitment"] == commitment(seeds[0])


def test_dice_thrown_after_an_undo_are_written_down_too() -> None:
    match = play(Match.start(skirmish.GAME, {}, ["Ann", "Ben"], "seed"), 12, seed=3)
    match.undo(2)
    play(match, seed=3)
    assert "battle" in [draw["chance"] for entry in match.recording.entries for draw in entry.chance]
    assert match.recording.verify().digest() == match.state.digest()


def test_the_first_choice_can_be_taken_back_and_then_nothing_more() -> None:
    match = play(Match.start(skirmish.GAME, {}, ["Ann", "Ben"], "seed"), 3)
    match.undo(1)
    assert (match.seq, match.recording.choices) == (0, [])
    with pytest.raises(NothingToUndo):
        match.undo()


def test_a_branch_has_the_same_past_and_a_seed_of_its_own() -> None:
    match, lines = recorded()
    n = Recording.parse(lines).turns()[1]
    branch = Recording.parse(branched(lines, n))
    assert branch.choices == match.recording.choices[:n]
    seed = branch.state_at(n).chance.seed
    assert seed != "seed"
    assert (branch.header["commitment"], branch.header["continues"]) == (commitment(seed), n)
    assert '"snapshot"' in "".join(branched(lines, n))
