"""What a scenario can expect: paths through a view, events, results, forms; and files that are no scenario at all."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from mathom.kernel import BadChance, BadScenario, Detail, Game, Scenario, ScenarioFailed, run_scenario
from mathom.kernel.expect import LISTED, as_written, contains, dice_in, is_event, look, names_at, script_of, shortened

VIEW: dict[str, Any] = {"seat": 0, "players": [{"points": 3}, {"points": 5, "hand": []}], "last": None}


class Named(Game):
    """Calls its players by their names too."""

    def named(self, view: dict[str, Any]) -> dict[str, dict[str, Any]]:
        return {"players": {"ann": view["players"][0], "2": view["players"][1]}}


@pytest.mark.parametrize(
    ("path", "seen"),
    [
        ("seat", 0),
        ("players.1.points", 5),
        ("players.1.hand", []),
        ("last", None),
        ("players.ann.points", 3),
        ("players.2.points", 5),
    ],
)
def test_a_path_leads_through_tables_lists_and_names(path: str, seen: Any) -> None:
    assert look(Named(), VIEW, path) == (True, seen)


@pytest.mark.parametrize(
    "path",
    [
        "",
        "sat",
        "players.3",
        "players.-1",
        "players.first",
        "players.\u0661",
        "players.9999999991",
        "players.1.hand.0",
        "seat.0",
        "last.0",
        "ann",
        "seat.ann",
    ],
)
def test_a_path_that_leads_nowhere_shows_nothing(path: str) -> None:
    assert look(Named(), VIEW, path) == (False, None)


@pytest.mark.parametrize(
    ("path", "names"),
    [
        ("", ["seat", "players", "last"]),
        ("players", ["ann", "2"]),
        ("players.1", ["points", "hand"]),
        ("players.1.hand", []),
        ("seat", []),
    ],
)
def test_what_a_path_can_go_on_with(path: str, names: list[str]) -> None:
    assert names_at(Named(), VIEW, path) == names


def test_the_places_of_a_list_without_names_are_numbers() -> None:
    assert names_at(Game(), VIEW, "players") == ["0", "1"]


# Events and results


@pytest.mark.parametrize(
    ("wanted", "is_it"),
    [
        ({"event": "laid"}, True),
        ({"event": "laid", "nothing": ["ring"]}, True),
        ({"event": "laid", "nothing": ["ring", "card"]}, False),
        ({"event": "laid", "nothing": ["moon"]}, True),
        ({"event": "laid", "card": "red-1", "nothing": ["card"]}, False),
        ({"event": "drew", "nothing": ["ring"]}, False),
    ],
)
def test_an_event_is_the_one_that_is_wanted_if_it_has_all_that_is_named(wanted: dict[str, Any], is_it: bool) -> None:
    assert is_event({"event": "laid", "card": "red-1", "ring": None}, wanted) is is_it


@pytest.mark.parametrize(
    ("real", "wanted", "holds"),
    [
        ({"a": 1, "b": 2}, {"a": 1}, True),
        ({"a": 1}, {"a": 1, "b": 2}, False),
        ({"a": {"b": 1, "c": 2}}, {"a": {"b": 1}}, True),
        ({"a": {"b": 1}}, {"a": {"b": 2}}, False),
        ({"a": [1, 2]}, {"a": [1]}, False),
        ({"a": None}, {"b": None}, False),
        (None, {"a": 1}, False),
        ({}, {}, True),
        (3, 3, True),
    ],
)
def test_all_that_is_wanted_must_be_there_and_tables_may_have_more(real: Any, wanted: Any, holds: bool) -> None:
    assert contains(real, wanted) is holds


def test_a_long_list_is_cut_off() -> None:
    names = [f"n{i}" for i in range(LISTED + 1)]
    assert shortened(names[:LISTED]) == ", ".join(names[:LISTED])
    assert shortened(names) == ", ".join(names[:LISTED]) + ", ..."


# Chance


def test_a_list_counts_from_nought_and_a_text_as_the_dice_show() -> None:
    holder = {"chance": {"dice": [[0, 5], "1 6"], "deck": [[3]]}}
    assert script_of(holder) == {"dice": [[0, 5], [0, 5]], "deck": [[3]]}
    assert (script_of({}), dice_in([{}])) == ({}, frozenset())
    assert dice_in([holder, {"chance": {"hunt": ["2"]}}]) == {("dice", (0, 5)), ("hunt", (1,))}


def test_an_outcome_is_told_as_dice_only_where_it_was_written_as_dice() -> None:
    wanted = Detail("{count} numbers, each below {sizes}", count=2, sizes=[6, 6])
    error = BadChance(stream="dice", got=[6, 0], sizes=wanted)
    dice = dice_in([{"chance": {"dice": ["7 1"]}}])
    assert str(as_written(error, dice)) == (
        "the dice '7 1' for 'dice' cannot be rolled; wanted: 2 dice with [6, 6] sides"
    )
    assert as_written(error, dice_in([{"chance": {"other": ["7 1"]}}])) is error


# Files


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"seats = " + b"9" * 5000, "it is no TOML: a number or date is too large"),
        (b"seats = " + b"[" * 100_000, "it is nested too deep"),
        (b"title = 'x'\nseats = [1, 2", "it is no TOML: something is missing at its end"),
    ],
)
def test_a_file_that_cannot_be_read_is_refused_with_one_sentence(tmp_path: Path, content: bytes, says: str) -> None:
    (tmp_path / "wrong.toml").write_bytes(content)
    with pytest.raises(BadScenario) as wrong:
        run_scenario(tmp_path / "wrong.toml")
    assert str(wrong.value) == f"The scenario wrong.toml is wrong: {says}."


BAG_END: dict[str, Any] = {
    "title": "A 1 at Bag End",
    "game": "fellowship",
    "seats": 3,
    "position": {"hands": [["green-1", "green-4"], ["yellow-1"], ["red-1"]]},
}


def with_steps(*steps: dict[str, Any]) -> dict[str, Any]:
    return {**BAG_END, "step": list(steps)}


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("choose", [True]),
        ("offered", ["a", 3]),
        ("includes", [3]),
        ("excludes", [["a"]]),
        ("nothing", [3]),
        ("hidden", "a"),
        ("events", [["laid"]]),
        ("no_events", ["laid"]),
        ("asked", [0, "1"]),
        ("asked", [True]),
        ("asked", "0"),
        ("seat", True),
        ("seat", "0"),
        ("view", []),
        ("viewer", []),
        ("result", "x"),
        ("question", 3),
        ("refuse", ["a"]),
        ("chance", [1]),
    ],
)
def test_an_entry_of_the_wrong_form_is_named_with_its_step(name: str, value: Any) -> None:
    with pytest.raises(BadScenario) as wrong:
        Scenario("wrong.toml", with_steps({"asked": 0}, {name: value}))
    assert str(wrong.value) == f"The scenario wrong.toml is wrong: step 2: '{name}' has the wrong type."


@pytest.mark.parametrize(
    ("name", "value"), [("title", 3), ("game", 3), ("seed", 3), ("rules", [3]), ("rules", "a"), ("variant", [])]
)
def test_an_entry_of_the_file_has_its_form_too(name: str, value: Any) -> None:
    with pytest.raises(BadScenario) as wrong:
        Scenario("wrong.toml", {**with_steps(), name: value})
    assert str(wrong.value) == f"The scenario wrong.toml is wrong: '{name}' has the wrong type."


def test_a_branch_needs_a_title() -> None:
    with pytest.raises(BadScenario) as wrong:
        Scenario("wrong.toml", {**with_steps(), "branch": [{"title": "x", "step": []}, {"step": []}]})
    assert str(wrong.value) == "The scenario wrong.toml is wrong: branch 2: the entry 'title' is missing."


def test_chance_that_a_file_gives_twice_comes_in_that_order() -> None:
    """The steps add to what the file has scripted."""
    data = {**with_steps({"chance": {"moon": [[1]]}}), "chance": {"moon": [[2]]}}
    with pytest.raises(BadScenario, match="the chance scripted for moon was not needed"):
        Scenario("wrong.toml", data).run()


def test_without_a_wish_the_step_is_that_of_who_is_asked() -> None:
    steps: list[dict[str, Any]] = [
        {"choose": "card:green-1 slot:S0"},
        {"choose": "stop"},
        {"includes": ["card:yellow-1"]},
    ]
    assert Scenario("right.toml", with_steps(*steps)).run().seq == 3
    with pytest.raises(ScenarioFailed, match=r"^wrong.toml, step 3: seat 0 is not asked, so"):
        Scenario("wrong.toml", with_steps(*steps[:2], {**steps[2], "seat": 0})).run()


def test_a_branch_tells_what_happens_in_it() -> None:
    laid = {"choose": "card:green-1 slot:S0", "events": [{"event": "laid"}]}
    data = {**BAG_END, "branch": [{"title": "one", "step": [laid]}, {"title": "two", "step": [laid]}]}
    assert Scenario("right.toml", data).run().seq == 2
