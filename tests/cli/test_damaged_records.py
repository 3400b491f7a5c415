"""However a record is damaged: one sentence and exit code 2, never a traceback."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.damage import DEEP, damaged, scratched
from tests.kernel.records import changed, play, recorded

from mathom.cli.main import REFUSED, run
from mathom.kernel import Match, game, lines_of

OLD = Path(__file__).parents[1] / "records" / "wotr_rules_1.jsonl"


def of_the_ring() -> list[str]:
    lines: list[str] = []
    play(Match.start(game("wotr"), {}, ["Ann", "Ben"], "seed", lambda text: lines.extend(text.splitlines(True))), 60)
    return lines


RECORDS = {
    "fellowship": recorded(40)[1],
    "finished": recorded()[1],
    "wotr": of_the_ring(),
    "older": lines_of(OLD.read_text("utf-8")),
}
COMMANDS = ("verify", "show", "continue")


@st.composite
def damaged_records(draw: st.DrawFn) -> str:
    lines = list(RECORDS[draw(st.sampled_from(sorted(RECORDS)))])
    kind = draw(st.sampled_from(["mathom", "n", "chance", "event", "event", "turn", "end", ""]))
    numbers = [i for i, line in enumerate(lines) if line.startswith(f'{{"{kind}"')] or list(range(len(lines)))
    number = draw(st.sampled_from(numbers))
    if draw(st.booleans()):
        data = draw(damaged(json.loads(lines[number])))
        lines[number] = json.dumps(data, ensure_ascii=draw(st.booleans())) + "\n"
        return "".join(lines)
    lines[number] = draw(scratched(lines[number]))
    return "".join(lines)


def tried(command: str, path: Path, monkeypatch: pytest.MonkeyPatch) -> int:
    """The exit code of the command; nobody is at the keyboard."""
    with monkeypatch.context() as patch:
        patch.setattr(sys, "stdin", io.StringIO(""))
        return run(["record", command, str(path)])


@settings(max_examples=200, deadline=None, suppress_health_check=list(HealthCheck))
@given(text=damaged_records(), command=st.sampled_from(COMMANDS))
def test_no_damage_to_a_record_ends_in_a_traceback(
    text: str, command: str, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path_factory.mktemp("records") / "damaged.jsonl"
    path.write_bytes(text.encode("utf-8", "surrogatepass"))
    assert tried(command, path, monkeypatch) in (0, REFUSED)


@pytest.mark.parametrize(
    ("part", "line", "says"),
    [
        ('"n":3,', "[" * DEEP, "it is not JSON"),
        ('"n":3,', '{"a":' * DEEP, "it is not JSON"),
        ('"n":3,', '{"n":3,"seat":0,"code":1,"key":[' + "[" * 60 + "]" * 60 + '],"then":0}', "it is not JSON"),
        ('"n":3,', '{"n":3,"seat":0,"code":1,"key":7,"then":0}', "the entry 'key' has the wrong form"),
        ('"n":3,', '{"n":"3","seat":0,"code":1,"key":"","then":0}', "the entry 'n' has the wrong form"),
        ('"n":3,', '{"n":3,"seat":0,"code":1,"key":"\\ud800","then":0}', "it is not JSON"),
    ],
)
@pytest.mark.parametrize("command", COMMANDS)
def test_the_line_is_named(command: str, part: str, line: str, says: str, mathom: Any, tmp_path: Path) -> None:
    lines = list(RECORDS["fellowship"])
    number = next(i for i, text in enumerate(lines) if part in text)
    path = tmp_path / "damaged.jsonl"
    path.write_text("".join([*lines[:number], line + "\n", *lines[number + 1 :]]), "utf-8")
    ran = mathom("record", command, str(path))
    assert (ran.code, ran.out) == (REFUSED, "")
    assert ran.err.startswith(f"The record is damaged at line {number + 1}: {says}.")


@pytest.mark.parametrize(
    ("values", "says"),
    [
        ({"seats": [1, 2]}, "the entry 'seats' has the wrong form"),
        ({"seats": ["Ann"]}, "the entry 'seats' has the wrong form"),
        ({"variant": []}, "the entry 'variant' has the wrong form"),
        ({"then": -1}, "the entry 'then' has the wrong form"),
        ({"chance": ["sampled"]}, "the entry 'chance' has the wrong form"),
        ({"game": 5}, "the entry 'game' has the wrong form"),
    ],
)
def test_an_entry_of_the_header_is_named(values: dict[str, Any], says: str, mathom: Any, tmp_path: Path) -> None:
    path = tmp_path / "damaged.jsonl"
    path.write_text("".join(changed(RECORDS["fellowship"], '"mathom"', **values)), "utf-8")
    ran = mathom("record", "show", str(path))
    assert (ran.code, ran.err.startswith(f"The record is damaged at line 1: {says}.")) == (REFUSED, True)


@pytest.mark.parametrize("values", [{"seat": -9}, {"cell": 5}, {"cell": []}])
@pytest.mark.parametrize("command", ["show", "continue"])
def test_what_happened_must_be_tellable(values: dict[str, Any], command: str, mathom: Any, tmp_path: Path) -> None:
    """Every entry is of its form, but no story can be made of it."""
    path = tmp_path / "damaged.jsonl"
    path.write_text("".join(changed(RECORDS["fellowship"], '"event":"laid"', **values)), "utf-8")
    ran = mathom("record", command, str(path))
    choice = next(i for i, line in enumerate(RECORDS["fellowship"]) if '"event":"laid"' in line)
    assert (ran.code, ran.out) == (REFUSED, "")
    assert ran.err.startswith(f"The record is damaged at line {choice}: what happened cannot be told.")
