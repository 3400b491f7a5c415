"""The guide to records: its code runs, and its excerpt is the record that the code writes."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from tests.docs.reading import blocks, page

from mathom.kernel import Match, Recording, game, option_keyed

GUIDE = page("records.md")
CHOICES = ["card:green-1", "slot:S0", "undo", "slot:S1", "stop", "card:red-3", "slot:S0"]


def recorded() -> list[str]:
    """The game of the excerpt, played on to its end with the first option each time."""
    lines: list[str] = []
    fellowship = game("fellowship")
    match = Match.start(fellowship, {"start": 0}, ["Rosie", "Hamfast"], seed="mathom", write=lines.append)
    for key in CHOICES:
        if key == "undo":
            match.undo()
        else:
            assert match.state.ask is not None
            [seat] = match.state.ask.waiting()
            match.choose(seat, option_keyed(fellowship, match.state, seat, key))
    while match.state.ask is not None:
        [seat] = match.state.ask.waiting()
        match.choose(seat, match.state.ask.options_of(seat)[0])
    return "".join(lines).splitlines()


def test_the_examples_run_in_their_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    namespace: dict[str, Any] = {}
    for number, example in enumerate(blocks(GUIDE, "python"), 1):
        exec(compile(example, f"docs/records.md, example {number}", "exec"), namespace)


def test_the_excerpt_is_a_real_record() -> None:
    [excerpt] = blocks(GUIDE, "json")
    *beginning, end = excerpt.splitlines()
    real = recorded()
    for shown, line in zip([*beginning, end], [*real[: len(beginning)], real[-1]], strict=True):
        pattern = ".*".join(re.escape(part) for part in shown.split("…"))
        assert re.fullmatch(pattern, line), f"{shown} is not {line}"


def test_every_kind_of_line_is_explained() -> None:
    kinds = {next(iter(json.loads(line))) for line in recorded()}
    explained = set(re.findall(r"^\| `(\w+)` \|", GUIDE, re.MULTILINE)) | {"mathom"}
    assert kinds <= explained


def test_the_whole_game_verifies() -> None:
    assert Recording.parse([line + "\n" for line in recorded()]).verify().result is not None
