"""What somebody wrote by hand: the name that was probably meant."""

from __future__ import annotations

import pytest

from mathom.kernel import BadScenario
from mathom.kernel.written import Written, nearest_name, unknown_entry


def test_the_nearest_name_is_a_name_or_empty() -> None:
    assert [nearest_name(name, ["dale", "erebor"]) for name in ("dael", "umbar")] == ["dale", ""]


def test_an_unknown_entry_is_told_with_the_nearest_or_with_all() -> None:
    told = [unknown_entry(name, ["dale", "erebor"]) for name in ("dale", "dael", "umbar")]
    assert [None if detail is None else str(detail) for detail in told] == [
        None,
        "unknown entry 'dael'; perhaps 'dale' is meant",
        "unknown entry 'umbar'; known: dale, erebor",
    ]


def test_a_count_is_a_word_of_digits_within_its_bounds() -> None:
    assert Written("7", "x").count(1, 9) == 7
    for word in ("0", "10", "-1", "²", "123456789", "two"):
        with pytest.raises(BadScenario, match="x: a number from 1 to 9 is wanted"):
            Written(word, "x").count(1, 9)


def test_a_table_is_a_table_with_known_entries() -> None:
    assert {name: entry.place for name, entry in Written({"a": 1}, "x").table(["a"]).items()} == {"a": "x.a"}
    with pytest.raises(BadScenario, match="x: a table is wanted"):
        Written([1], "x").table()
    with pytest.raises(BadScenario, match="x: unknown entry 'b'; known: a"):
        Written({"b": 1}, "x").table(["a"])
