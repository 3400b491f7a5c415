"""Documents kept as bytes say the same about their changes as a comparison thing by thing."""

from __future__ import annotations

import json
from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from mathom.tables.packed import Packed
from mathom.tables.patch import diff, patched

leaves = st.none() | st.booleans() | st.integers(-3, 3) | st.sampled_from(["", "a", "b"]) | st.floats(-1, 1)
names = st.sampled_from(["a", "b", "c", "d"])
values: st.SearchStrategy[Any] = st.recursive(
    leaves, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(names, inner, max_size=3), max_leaves=12
)
documents = st.dictionaries(names, values, max_size=4)


@given(documents, documents)
def test_its_changes_turn_one_document_into_the_next(old: dict[str, Any], new: dict[str, Any]) -> None:
    packed = Packed(old)
    changes = json.loads(msgspec.json.encode(packed.update(new)))
    before = json.dumps(old)
    result = patched(old, changes)
    assert json.dumps(old) == before
    assert json.dumps(result, sort_keys=True) == json.dumps(new, sort_keys=True)
    assert json.loads(msgspec.json.encode(packed.plain())) == new


@given(documents)
def test_the_same_again_is_no_change(document: dict[str, Any]) -> None:
    assert Packed(document).update(json.loads(json.dumps(document))) == []


def test_one_and_true_are_different_things() -> None:
    assert Packed({"a": {"b": [1, 0]}}).update({"a": {"b": [True, 0]}}) == [[["a", "b", 0], True]]
    assert diff({"a": 1}, {"a": True}) == [[["a"], True]]


def test_only_what_changed_is_told() -> None:
    packed = Packed({"table": {"status": "open", "seats": [1, 2]}, "you": 0, "view": None})
    changes = packed.update({"table": {"status": "running", "seats": [1, 3]}, "you": 0, "view": {"turn": 1}})
    expected = [[["table", "status"], "running"], [["table", "seats", 1], 3], [["view"], {"turn": 1}]]
    assert json.loads(msgspec.json.encode(changes)) == expected


def test_who_holds_on_to_an_option_still_has_it_after_the_next_question() -> None:
    """Two cards, then two slots: lists of equal length are changed entry by entry."""
    asked = {"ask": {"options": [{"key": "card:green-1"}, {"key": "stop"}]}}
    option = asked["ask"]["options"][0]
    changes = diff(asked, {"ask": {"options": [{"key": "slot:S1"}, {"key": "slot:S6"}]}})
    assert patched(asked, changes)["ask"]["options"][0] == {"key": "slot:S1"}
    assert option == {"key": "card:green-1"}
