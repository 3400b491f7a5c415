"""Hidden numbers keep the law of hidden faces: seen by few, imagined by others, and a reveal cannot be taken back."""

from __future__ import annotations

from random import Random

import pytest
from tests.kernel.announced import barrows_announced
from tests.kernel.barrows import BARROWS, GAME, SEARCH, Hills

from mathom.kernel import (
    EVERYONE,
    NOBODY,
    PASS,
    UNKNOWN,
    Match,
    Secrets,
    State,
    apply_macro,
    explain,
    knowledge,
    taught,
)
from mathom.kernel.game import learns
from mathom.kernel.plain import dump

__all__ = ["barrows_announced"]


def hills(mine: int = 4, theirs: int = 7) -> Hills:
    """The treasures are hidden; seat 0 has the turn."""
    s = GAME.new({}, 2, "hills")
    assert isinstance(s, Hills)
    s.play(1, theirs)
    s.play(0, mine)
    return s


def test_a_secret_is_known_to_its_keepers_until_it_is_revealed() -> None:
    secrets = Secrets([5, 6], [1, NOBODY])
    assert [[secrets.seen_by(seat, n) for n in (0, 1)] for seat in (0, 1, None)] == [
        [5, UNKNOWN],
        [UNKNOWN, UNKNOWN],
        [UNKNOWN, UNKNOWN],
    ]
    secrets.reveal(0, 2)
    secrets.reveal(1, EVERYONE)
    assert [[secrets.seen_by(seat, n) for n in (0, 1)] for seat in (0, 1, None)] == [[5, 6], [5, 6], [UNKNOWN, 6]]


def test_a_secret_chosen_anew_is_secret_again() -> None:
    secrets = Secrets([5], [1])
    secrets.reveal(0, EVERYONE)
    secrets.choose(0, 9, 1)
    assert (secrets.values, secrets.known) == ([9], [1])


def test_what_is_imagined_changes_nobodys_knowledge() -> None:
    secrets = Secrets([5, 6], [1, 2])
    copy = secrets.clone()
    copy.imagine(0, 8)
    assert (copy.values, copy.known, secrets.values) == ([8, 6], [1, 2], [5, 6])


def test_copies_go_their_own_ways() -> None:
    secrets = Secrets([5], [1])
    copy = secrets.clone()
    copy.reveal(0, 2)
    copy.choose(0, 6, 3)
    assert (secrets.values, secrets.known, copy.known) == ([5], [1], [3])


def test_a_state_without_secrets_has_none() -> None:
    assert (State().secret_numbers().values, knowledge(State())) == ([], [])
    with pytest.raises(NotImplementedError, match=r"^State$"):
        State().possible(0, 0)


def test_whoever_does_not_know_a_number_imagines_any_that_it_could_be() -> None:
    s = hills()
    s.searched = [[], [0, 1, 2]]
    worlds = [GAME.determinize(s, 0, Random(seed)) for seed in range(60)]
    values = [world.secret_numbers().values for world in worlds]
    assert {mine for mine, _ in values} == {4}
    assert {theirs for _, theirs in values} == set(range(3, BARROWS))
    assert {tuple(GAME.determinize(s, None, Random(n)).secret_numbers().values) for n in range(9)} != {(4, 7)}


def test_choosing_ones_own_secret_teaches_nobody_and_a_reveal_teaches_all() -> None:
    s = hills()
    before = knowledge(s)
    s.secrets.choose(0, 2, 1)
    assert taught(before, s) == NOBODY
    s.secrets.reveal(0, 2)
    assert taught(before, s) == 2
    s.zones.reveal(s.zones.content[0][0], 1)
    assert taught(before, s) == 3
    s.secrets.reveal(1, EVERYONE)
    assert taught(before, s) & 5 == 5
    assert taught(before, s.clone()) == taught(before, s)


def test_a_reveal_ends_what_can_be_tried_in_one_go() -> None:
    s = hills()
    seen = s.clone()
    seen.secrets.reveal(1, 1)
    assert (learns(s, seen, 0), learns(s, seen, 1), learns(s, s.clone(), 0)) == (True, False, False)
    # A search that finds nothing tells something too.
    for barrow in (1, 7):
        assert [str(reason) for reason in explain(GAME, s, 0, f"search:{barrow} pass")] == [
            "something comes to light first"
        ]
        with pytest.raises(Exception, match="comes to light"):
            apply_macro(s, 0, [SEARCH + barrow, PASS])


@pytest.mark.usefixtures("barrows_announced")
@pytest.mark.parametrize("barrow", [1, 7])
def test_a_search_cannot_be_taken_back_for_free(barrow: int) -> None:
    """Whether it has found something or not: who knows where nothing is has learnt something."""
    match = Match.start(GAME, {}, ["Ann", "Ben"], "hills")
    match.choose(1, 7)
    match.choose(0, 4)
    match.choose(0, SEARCH + barrow)
    assert match.reveals(0, 3) is True


def test_secrets_are_saved() -> None:
    s = hills()
    again = GAME.load(s.dump())
    assert dump(again.secret_numbers()) == dump(s.secrets)


def test_without_anything_there_are_no_secrets() -> None:
    assert (Secrets().values, Secrets().known) == ([], [])
