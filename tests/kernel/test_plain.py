from __future__ import annotations

import json
from typing import Any, ClassVar

import pytest
from hypothesis import given
from tests import strategies

from mathom.kernel import Ask, BadState, Chain, Chance, Link, Secrets, Zones
from mathom.kernel.frames import Throw
from mathom.kernel.plain import DEEPEST, canonical, dump, fields, fingerprint, is_shallow, load, parse


class Base:
    __slots__ = ("name", "scratch")
    unsaved: ClassVar[tuple[str, ...]] = ("scratch",)

    def __init__(self, name: str = "", scratch: int = 0) -> None:
        self.name = name
        self.scratch = scratch


class Part(Base):
    __slots__ = ("table",)

    def __init__(self, name: str = "", table: dict[int, list[Any]] | None = None) -> None:
        super().__init__(name, 99)
        self.table = {} if table is None else table


class Compiled:
    """As mypyc leaves its classes: attributes listed by name, without slots."""

    __mypyc_attrs__ = ("__dict__", "b", "a")


CLASSES: dict[str, type] = {"Part": Part, "Base": Base}


def test_the_fields_of_a_class_are_those_of_all_its_bases_sorted() -> None:
    assert [fields(Part), fields(Base), fields(Compiled)] == [
        ["name", "scratch", "table"],
        ["name", "scratch"],
        ["a", "b"],
    ]


def test_an_object_is_dumped_with_its_class_and_without_its_scratch_fields() -> None:
    part = Part("hull", {7: [Base("nail")], -2: [(1, None)], 3: []})

    assert dump(part) == {
        "@": "Part",
        "name": "hull",
        "table": {"@pairs": [[-2, [[1, None]]], [3, []], [7, [{"@": "Base", "name": "nail"}]]]},
    }


def test_a_dump_loads_as_the_same_objects_with_fresh_scratch_fields() -> None:
    part = Part("hull", {7: [Base("nail", 5)]})

    loaded = load(json.loads(json.dumps(dump(part))), CLASSES)

    assert isinstance(loaded, Part)
    assert [loaded.name, loaded.scratch] == ["hull", 99]
    [nail] = loaded.table[7]
    assert isinstance(nail, Base)
    assert [nail.name, nail.scratch] == ["nail", 0]


@given(strategies.plain_values)
def test_all_plain_values_survive_saving(value: Any) -> None:
    assert load(json.loads(json.dumps(dump(value))), {}) == value


def test_the_order_in_which_a_dictionary_was_filled_does_not_show() -> None:
    assert canonical(dump({2: "b", 1: "a"})) == canonical(dump({1: "a", 2: "b"}))


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        ({"@": "Stranger"}, "The saved state cannot be loaded: it contains an unknown part 'Stranger'."),
        ({"name": "x"}, "The saved state cannot be loaded: it contains an unknown part 'None'."),
        ({"@": "Base"}, "The saved state cannot be loaded: the fields of 'Base' do not fit this version."),
        (
            {"@": "Base", "name": "x", "scratch": 1},
            "The saved state cannot be loaded: the fields of 'Base' do not fit this version.",
        ),
    ],
)
def test_what_does_not_fit_is_not_loaded(data: Any, sentence: str) -> None:
    with pytest.raises(BadState) as refused:
        load([data], CLASSES)

    assert str(refused.value) == sentence


def test_bytes_and_fingerprints_stay_the_same_in_all_versions() -> None:
    data = {"b": [1, "ü"], "a": None}

    assert canonical({**data, "c": True}) == b'{"a":null,"b":[1,"\\u00fc"],"c":true}'
    assert fingerprint(data) == "1d9b4f989221f8b16a41cf84f4b2c6eb"


@pytest.mark.parametrize(
    "text",
    [
        "[" * 3000,
        "[" * 3000 + "]" * 3000,
        '{"a":' * 960 + "1" + "}" * 960,
        "9" * 5000,
        "NaN",
        "-Infinity",
        "",
        "{",
        "\ud800",
    ],
    ids=["open", "lists", "tables", "digits", "nan", "infinity", "nothing", "half", "surrogate"],
)
def test_text_that_says_no_plain_data_is_a_value_error_whatever_it_is(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - any of them
        parse(text)


def test_data_is_read_down_to_the_deepest_level_and_no_further() -> None:
    deep = "[" * DEEPEST + "]" * DEEPEST
    assert canonical(parse(deep)) == deep.encode()
    assert (is_shallow(parse(deep)), is_shallow([parse(deep)]), is_shallow({"a": [1]}, 1)) == (True, False, False)
    for deeper in (f"[{deep}]", "[" * 100_000):
        with pytest.raises(ValueError, match=r"^nested too deep$"):
            parse(deeper)


def test_what_is_no_list_and_no_table_is_not_deep_at_all() -> None:
    assert [is_shallow(value, 0) for value in (3, "a", None)] == [True, True, True]
    assert not is_shallow([], 0)
    assert (parse("3"), parse('"a"')) == (3, "a")


@pytest.mark.parametrize("name", ["NaN", "Infinity", "-Infinity"])
def test_what_is_no_number_is_named(name: str) -> None:
    with pytest.raises(ValueError, match=f"^{name} is no number$"):
        parse(f"[{name}]")


def test_what_an_older_save_lacks_is_as_if_nothing_had_happened() -> None:
    ask, link, chain, throw, chance = Ask(), Link(), Chain(), Throw(), Chance()
    assert (ask.seats, ask.kind, ask.options, ask.then, ask.answers) == ([], "", [], "", [])
    assert (link.seat, link.name, link.values, link.cancelled) == (0, "", [], False)
    assert (chain.order, chain.at, chain.passes, chain.links, chain.current) == ([], 0, 0, [], None)
    assert (chain.step, throw.step, throw.stream, throw.sizes, throw.got) == ("offer", "offer", "", [], [])
    assert (chance.seed, chance.counters, chance.script, chance.explicit) == ("", {}, {}, False)
    zones, secrets = Zones(), Secrets()
    assert (zones.face, zones.where, zones.known, zones.content) == ([], [], [], [])
    assert (zones.kinds.sight, zones.kinds.mixed, zones.kinds.back) == ([], [], [])
    assert (secrets.values, secrets.known) == ([], [])


def test_without_strictness_fields_that_are_gone_are_passed_over_in_tables_too() -> None:
    gone = {"@": "Part", "name": "a", "table": {"@pairs": []}, "weight": 3}
    data = {"@pairs": [[1, gone]]}
    with pytest.raises(BadState):
        load(data, {"Part": Part})
    assert load(data, {"Part": Part}, strict=False)[1].name == "a"
