"""The outcomes for given seeds are pinned: records and digests of earlier versions depend on them."""

import string

import pytest
from hypothesis import given
from tests import strategies

from mathom.kernel import BadChance, Chance, commitment, new_seed
from mathom.kernel.chance import sample


@pytest.mark.parametrize(
    ("seed", "stream", "counter", "sizes", "outcome"),
    [
        ("seed", "dice", 0, [6] * 3, [5, 1, 0]),
        ("seed", "dice", 1, [6] * 3, [4, 3, 2]),
        ("seed", "deck", 0, list(range(20, 1, -1)), [16, 14, 1, 8, 14, 8, 12, 0, 4, 1, 0, 3, 1, 2, 4, 3, 3, 2, 1]),
        ("", "", 0, [1000] * 10, [293, 502, 863, 927, 421, 453, 293, 840, 555, 868]),
        ("Gefährten", "Straße", 12, [100] * 9, [82, 96, 55, 54, 61, 77, 68, 37, 46]),
        ("seed", "dice", 0, [], []),
    ],
)
def test_outcomes_stay_the_same_in_all_versions(
    seed: str, stream: str, counter: int, sizes: list[int], outcome: list[int]
) -> None:
    assert sample(seed, stream, counter, sizes) == outcome


def test_a_seed_has_64_bytes_at_most() -> None:
    assert sample("x" * 64, "a", 0, [1 << 16] * 2) == [29406, 1892]
    assert sample("x" * 70, "a", 0, [1 << 16] * 2) == [29406, 1892]
    assert sample("x" * 63, "a", 0, [1 << 16] * 2) != [29406, 1892]


@given(strategies.seeds, strategies.streams, strategies.sizes)
def test_every_number_is_below_its_size(seed: str, stream: str, sizes: list[int]) -> None:
    outcome = sample(seed, stream, 0, sizes)

    assert len(outcome) == len(sizes)
    assert all(0 <= got < size for got, size in zip(outcome, sizes, strict=True))


def test_dice_are_fair() -> None:
    thrown = sample("fair", "dice", 0, [6] * 60_000)

    assert all(9_600 < thrown.count(side) < 10_400 for side in range(6))


def test_draws_are_counted_for_each_stream_on_its_own() -> None:
    chance = Chance("seed")

    drawn = [chance.draw("dice", [6] * 3), chance.draw("deck", [20]), chance.draw("dice", [6] * 3)]

    assert drawn == [[5, 1, 0], [16], [4, 3, 2]]
    assert chance.counters == {"dice": 2, "deck": 1}


def test_scripted_outcomes_come_first_and_count_as_draws() -> None:
    chance = Chance("seed", script={"dice": [[2, 2, 2]], "other": [[1]]})

    drawn = [chance.draw("dice", [6] * 3), chance.draw("dice", [6] * 3)]

    assert drawn == [[2, 2, 2], [4, 3, 2]]
    assert chance.script == {"dice": [], "other": [[1]]}


@pytest.mark.parametrize(
    ("got", "sentence"),
    [
        ([6], "The scripted outcome [6] for 'dice' cannot happen; wanted: 1 numbers, each below [6]."),
        ([-1], "The scripted outcome [-1] for 'dice' cannot happen; wanted: 1 numbers, each below [6]."),
        ([1, 1], "The scripted outcome [1, 1] for 'dice' cannot happen; wanted: 1 numbers, each below [6]."),
        ([], "The scripted outcome [] for 'dice' cannot happen; wanted: 1 numbers, each below [6]."),
    ],
)
def test_an_impossible_script_is_refused(got: list[int], sentence: str) -> None:
    with pytest.raises(BadChance) as refused:
        Chance("seed", script={"dice": [got]}).draw("dice", [6])

    assert str(refused.value) == sentence


def test_the_largest_and_smallest_outcomes_can_be_scripted() -> None:
    assert Chance(script={"dice": [[0, 5]]}).draw("dice", [6, 6]) == [0, 5]


def test_a_copy_draws_the_same_and_leaves_the_original_alone() -> None:
    chance = Chance("seed", script={"deck": [[1]]})
    chance.draw("dice", [6] * 3)
    copy = chance.clone()

    drawn = [copy.draw("dice", [6] * 3), copy.draw("deck", [20])]

    assert drawn == [[4, 3, 2], [1]]
    assert [chance.counters, chance.script] == [{"dice": 1}, {"deck": [[1]]}]
    assert [chance.draw("dice", [6] * 3), chance.draw("deck", [20])] == drawn


def test_only_who_logs_keeps_the_draws() -> None:
    chance = Chance("seed", script={"deck": [[1]]}, explicit=True)
    chance.draw("dice", [6] * 3)
    chance.logging = True
    chance.draw("dice", [6] * 3)
    chance.draw("deck", [20])

    assert [draw.plain() for draw in chance.take_log()] == [
        {"chance": "dice", "of": [6, 6, 6], "got": [4, 3, 2]},
        {"chance": "deck", "of": [20], "got": [1]},
    ]
    assert chance.take_log() == []
    copy = chance.clone()
    assert [copy.logging, copy.log, copy.explicit] == [False, [], True]


def test_chance_has_defaults_for_loading() -> None:
    chance = Chance()

    assert [chance.seed, chance.counters, chance.script, chance.explicit] == ["", {}, {}, False]


def test_new_seeds_cannot_be_guessed() -> None:
    seeds = {new_seed() for _ in range(100)}

    assert len(seeds) == 100
    assert all(len(seed) == 64 and set(seed) <= set(string.hexdigits) for seed in seeds)


def test_a_commitment_is_the_sha256_of_the_seed() -> None:
    assert commitment("seed") == "19b25856e1c150ca834cffc8b59b23adbd0ec0389e58eb22b3b64768098d002b"
