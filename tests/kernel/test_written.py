"""What somebody wrote by hand: the name that was probably meant."""

from __future__ import annotations

from collections.abc import Callable

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
    assert list(Written({"b": 1}, "x").table()) == ["b"]
    with pytest.raises(BadScenario, match="x: a table is wanted"):
        Written([1], "x").table()
    with pytest.raises(BadScenario, match="x: unknown entry 'b'; known: a"):
        Written({"b": 1}, "x").table(["a"])


@pytest.mark.parametrize(
    ("value", "read", "says"),
    [
        (3, lambda one: one.text(), "x: a text is wanted"),
        (1, lambda one: one.flag(), "x: true or false is wanted"),
        ("yes", lambda one: one.flag(), "x: true or false is wanted"),
        (0, lambda one: one.number(1, 9), "x: a number from 1 to 9 is wanted"),
        (10, lambda one: one.number(1, 9), "x: a number from 1 to 9 is wanted"),
        (True, lambda one: one.number(0, 9), "x: a number from 0 to 9 is wanted"),
        ("7", lambda one: one.number(1, 9), "x: a number from 1 to 9 is wanted"),
        ("ab", lambda one: one.entries(), "x: a list is wanted"),
        ([1], lambda one: one.each_seat(2), "x: one entry for each of the 2 seats is wanted"),
        ("one", lambda one: one.words("two words"), "x: a text like 'two words' is wanted"),
        ("one two three", lambda one: one.words("two words", 1), "x: a text like 'two words' is wanted"),
        (3, lambda one: one.words("two words"), "x: a text like 'two words' is wanted"),
        ("dael", lambda one: one.one_of(["dale", "erebor"]), "x: there is no 'dael' here; perhaps 'dale' is meant"),
        ("umbar", lambda one: one.one_of(["dale", "erebor"]), "x: there is no 'umbar' here; known: dale, erebor"),
        ("umbar", lambda one: one.one_of([f"place {n}" for n in range(99)]), "x: there is no 'umbar' here"),
    ],
)
def test_what_is_wrong_is_told_with_its_place_and_what_is_wanted(
    value: object, read: Callable[[Written], object], says: str
) -> None:
    with pytest.raises(BadScenario) as wrong:
        read(Written(value, "x"))
    assert f": {says}." in str(wrong.value)


def test_what_is_right_is_read_as_what_it_is() -> None:
    assert (Written("a", "x").text(), Written(False, "x").flag(), Written(True, "x").flag()) == ("a", False, True)
    assert [Written(n, "x").number(1, 9) for n in (1, 9)] == [1, 9]
    assert Written("erebor", "x").one_of(["dale", "erebor"]) == 1
    assert [(one.value, one.place) for one in Written([5, 6], "x").each_seat(2)] == [(5, "x.0"), (6, "x.1")]
    assert [(one.value, one.place) for one in Written("a b", "x").words("two words")] == [
        ("a", "x 'a b'"),
        ("b", "x 'a b'"),
    ]
    assert [one.value for one in Written("a", "x").words("two words", 1)] == ["a"]
