"""Matches: games that are written down while they are played. The skirmish throws dice in the middle of the game."""

from __future__ import annotations

import pytest
from tests.kernel import skirmish
from tests.kernel.announced import skirmish_announced
from tests.kernel.records import changed, play, recorded

from mathom.kernel import DamagedRecord, Match, NothingToUndo, Recording, commitment
from mathom.kernel.match import branched

__all__ = ["skirmish_announced"]


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


def fought(choices: int, seed: int = 3) -> list[str]:
    lines: list[str] = []
    play(Match.start(skirmish.GAME, {}, ["Ann", "Ben"], "seed", lines.append), choices, seed)
    return "".join(lines).splitlines(True)


def thrown(lines: list[str]) -> list[int]:
    return [i for i, line in enumerate(lines) if '"chance":"battle"' in line]


@pytest.mark.usefixtures("skirmish_announced")
def test_a_branch_that_is_played_to_its_end_verifies_by_a_seed_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """Dice thrown before it began came from a seed that nobody tells, dice thrown after it from its own."""
    monkeypatch.setattr("mathom.kernel.match.new_seed", lambda: "a secret of its own")
    past = fought(6)
    before = len(thrown(past))
    lines = branched(past, 6)
    match = play(Match.resume(lines, lambda text: lines.extend(text.splitlines(True))), seed=5)
    after = len(thrown(lines)) - before
    assert (match.state.result is not None, before > 0, after > 0) == (True, True, True)
    assert Recording.parse(lines).verify().digest() == match.state.digest()
    for earlier in (0, 5):
        with pytest.raises(DamagedRecord, match="the seed gives another outcome for 'battle'"):
            Recording.parse(changed(lines, '"mathom"', continues=earlier)).verify()
    alone = [lines[0].replace('"continues":6', '"was":6'), *lines[1:]]
    with pytest.raises(DamagedRecord, match=r"the seed gives another outcome for 'tactics\.0'"):
        Recording.parse(alone).verify()


@pytest.mark.usefixtures("skirmish_announced")
def test_a_moment_that_was_looked_up_is_played_on_with_fresh_chance_that_nobody_writes_down() -> None:
    lines = fought(8)
    for n in (0, 3, 8):
        state = Recording.parse(lines).state_at(n)
        assert (state.chance.script, state.chance.logging, state.chance.log) == ({}, False, [])
        assert (state.quiet, state.news) == (False, [])
