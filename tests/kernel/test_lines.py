"""The lines of a record: what each must hold, and that whoever writes something else there is told which and where."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.kernel.records import at, changed, play, recorded

from mathom.games.fellowship import GAME
from mathom.kernel import DamagedRecord, Match, NotARecord, OtherVersion, Recording
from mathom.kernel.chance import Chance
from mathom.kernel.lines import LARGEST, Choice, Entry, Version, kind_of, lines_of, new_header, read_line, write_line

GOOD_END = {"winners": [0], "scores": [1, 2], "how": "x"}
TOO_LARGE = LARGEST
NO_NUMBER = ["1", None, 1.5, True, TOO_LARGE, -TOO_LARGE]
NO_COUNT = [*NO_NUMBER, -1]
NO_TEXT = [1, None, ["a"]]
NO_TABLE = [1, None, "a", [1]]
NO_NUMBERS = [1, None, "12", ["1"], [True], {"1": 1}]
NO_TEXTS = [1, None, "ab", [1], {"a": "b"}]


def wrong_forms(name: str, values: list[Any]) -> list[Any]:
    return [pytest.param(name, value, id=f"{name}={value!r}") for value in values]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *wrong_forms("game", NO_TEXT),
        *wrong_forms("rules", NO_NUMBER),
        *wrong_forms("catalogue", NO_TEXT),
        *wrong_forms("variant", NO_TABLE),
        *wrong_forms("seats", [*NO_TEXTS, [], ["Ann"] * 9]),
        *wrong_forms("chance", [1, None, "loaded"]),
        *wrong_forms("commitment", NO_TEXT),
        *wrong_forms("then", NO_COUNT),
        *wrong_forms("continues", NO_COUNT),
        *wrong_forms("brought", [1, {}, [1], [{}]]),
    ],
)
def test_a_header_holds_what_it_should(name: str, value: Any) -> None:
    _, lines = recorded(0)
    with pytest.raises(DamagedRecord) as damage:
        Recording.parse(changed(lines, '"mathom"', **{name: value}))
    assert said(damage.value) == f"The record is damaged at line 1: the entry '{name}' has the wrong form"


def said(damage: DamagedRecord) -> str:
    """The first sentence."""
    return str(damage).partition(". The choices")[0]


@pytest.mark.parametrize(
    ("part", "name", "value"),
    [
        *[pytest.param('"n":2,', "n", value) for value in NO_COUNT],
        *[pytest.param('"n":2,', "seat", value) for value in NO_NUMBER],
        *[pytest.param('"n":2,', "code", value) for value in NO_NUMBER],
        *[pytest.param('"n":2,', "key", value) for value in NO_TEXT],
        *[pytest.param('"n":2,', "then", value) for value in NO_COUNT],
        *[pytest.param('"chance":"deck.0"', "chance", value) for value in NO_TEXT],
        *[pytest.param('"chance":"deck.0"', "of", value) for value in NO_NUMBERS],
        *[pytest.param('"chance":"deck.0"', "got", value) for value in NO_NUMBERS],
        *[pytest.param('"event":"laid"', "event", value) for value in NO_TEXT],
        *[pytest.param('"event":"laid"', "seat", value) for value in NO_NUMBER],
        *[pytest.param('"event":"laid"', "rules", value) for value in NO_TEXTS],
        *[pytest.param('"event":"laid"', "to", value) for value in NO_NUMBERS],
        *[pytest.param('"turn":1,', "turn", value) for value in NO_COUNT],
        *[pytest.param('"turn":1,', "digest", value) for value in NO_TEXT],
        *[pytest.param('"turn":1,', "snapshot", value) for value in NO_TABLE],
    ],
)
def test_a_line_holds_what_it_should(part: str, name: str, value: Any) -> None:
    _, lines = recorded(8)
    with pytest.raises(DamagedRecord) as damage:
        Recording.parse(changed(lines, part, **{name: value}))
    number = at(lines, part) + 1
    assert said(damage.value) == f"The record is damaged at line {number}: the entry '{name}' has the wrong form"


@pytest.mark.parametrize(
    "end",
    [
        1,
        None,
        {},
        {**GOOD_END, "how": 3},
        {**GOOD_END, "winners": 0},
        {**GOOD_END, "scores": ["1"]},
        {"winners": [0], "how": "x"},
        {"scores": [0], "how": "x"},
        {"winners": [0], "scores": [1, 2]},
    ],
)
def test_the_last_line_holds_a_result(end: Any) -> None:
    """The form alone is looked at here: a last line that says another result is read."""
    _, lines = recorded(3)
    last = json.loads(lines[at(lines, '"n":3,')])
    lines[at(lines, '"n":3,')] = write_line({**last, "then": last["then"] + 1})
    good = {"end": GOOD_END, "digest": "", "seed": ""}
    assert Recording.parse([*lines, write_line(good)]).result == GOOD_END
    with pytest.raises(DamagedRecord, match="the entry 'end' has the wrong form"):
        Recording.parse([*lines, write_line({**good, "end": end})])
    for name in ("digest", "seed"):
        with pytest.raises(DamagedRecord, match=f"the entry '{name}' has the wrong form"):
            Recording.parse([*lines, write_line({**good, name: 3})])
        with pytest.raises(DamagedRecord, match=f"the entry '{name}' is missing"):
            Recording.parse([*lines, write_line({key: value for key, value in good.items() if key != name})])


@pytest.mark.parametrize("back", ["1", None, True])
def test_a_mark_that_takes_back_says_a_number(back: Any) -> None:
    _, lines = recorded(2)
    with pytest.raises(DamagedRecord, match="the entry 'undo' has the wrong form"):
        Recording.parse([*lines, write_line({"undo": back})])


@pytest.mark.parametrize("name", ["version", "catalogue", "digest"])
def test_a_change_of_rules_says_which(name: str) -> None:
    _, lines = recorded(2)
    line = {"version": "1", "rules": 2, "catalogue": "x", "digest": "y", "snapshot": {}}
    with pytest.raises(DamagedRecord, match=f"the entry '{name}' has the wrong form"):
        Recording.parse([*lines, write_line({**line, name: 3})])


def test_numbers_that_any_computer_can_count_are_read() -> None:
    _, lines = recorded(8)
    for number in (TOO_LARGE - 1, 1 - TOO_LARGE):
        Recording.parse(changed(lines, '"n":2,', code=number))


@pytest.mark.parametrize("header", [{"mathom": 3, "format": 1}, {"format": 1}, {"mathom": "1"}])
def test_what_does_not_begin_like_a_record_is_none(header: dict[str, Any]) -> None:
    with pytest.raises(NotARecord) as refused:
        Recording.parse([write_line(header)])
    assert str(refused.value) == "This is not the record of a game: it does not begin like one."


def test_a_record_of_another_format_says_both() -> None:
    with pytest.raises(OtherVersion) as refused:
        Recording.parse([write_line({"mathom": "9", "format": [2]})])
    assert str(refused.value) == (
        "The record was written with format [2], this program has 1. Open it with a matching version."
    )


def test_a_line_is_of_the_kind_of_its_first_known_entry() -> None:
    assert [kind_of(line) for line in ({"n": 1, "event": "x"}, {"x": 1, "undo": 3, "n": 1}, {"x": 1}, {})] == [
        "n",
        "undo",
        "",
        "",
    ]


def test_the_chance_of_a_choice_is_brought_again_in_its_order() -> None:
    entry = Entry(Choice(1, 0, 5, "x"), 2, 3)
    for stream, got in (("dice", [1]), ("deck", [2]), ("dice", [3])):
        entry.take("chance", {"chance": stream, "of": [6], "got": got, "n": 7}, "")
    assert entry.script() == {"dice": [[1], [3]], "deck": [[2]]}
    assert entry.chance[0] == {"chance": "dice", "of": [6], "got": [1]}
    assert entry.missing == 0


def test_a_turn_is_remembered_with_its_digest_and_perhaps_its_snapshot() -> None:
    with_it, without = Entry(None, 1, 1), Entry(None, 1, 1)
    with_it.take("turn", {"turn": 1, "digest": "d", "snapshot": {}}, "the line")
    without.take("turn", {"turn": 1, "digest": "e"}, "the line")
    assert [(one.begins_turn, one.digest, one.snapshot, one.end) for one in (with_it, without)] == [
        (True, "d", "the line", None),
        (True, "e", None, None),
    ]


def test_only_a_line_feed_ends_a_line_and_what_is_torn_comes_last() -> None:
    assert lines_of("a\u2028b\nc\r\nd") == ["a\u2028b\n", "c\r\n", "d"]
    assert (lines_of("a\n"), lines_of("")) == (["a\n"], [])


def test_letters_are_written_as_they_are() -> None:
    line = write_line({"name": "Éowyn", "n": [1, 2]})
    assert line == '{"name":"Éowyn","n":[1,2]}\n'
    assert read_line(line, 1) == {"name": "Éowyn", "n": [1, 2]}
    assert read_line('{"name":"\\ud83d\\ude00"}', 1) == {"name": "\U0001f600"}


def test_a_header_says_what_was_played_by_whom_and_how() -> None:
    header = new_header(GAME, {"start": 0}, ["Ann", "Ben"], Chance("seed", explicit=True), 4)
    assert (header["chance"], header["variant"], header["then"], "brought" in header) == (
        "explicit",
        {"start": 0},
        4,
        False,
    )
    assert Version.of(GAME) == Version(header["rules"], header["catalogue"])


def test_who_plays_is_told_by_the_match_as_by_its_record() -> None:
    match = play(Match.start(GAME, {}, ["Ann", "Ben"], "seed"), 2)
    assert match.names == match.recording.names == ["Ann", "Ben"]
