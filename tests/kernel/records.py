"""Records to test, written while playing at random."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

from mathom.games.fellowship import GAME
from mathom.kernel import Match, lines_of


def play(match: Match, choices: int = 10_000, seed: int = 1) -> Match:
    """Play on at random for some choices or to the end."""
    rng = Random(seed)
    for _ in range(choices):
        ask = match.state.ask
        if ask is None:
            break
        seat = ask.waiting()[0]
        match.choose(seat, rng.choice(ask.options_of(seat)), match.seq)
    return match


def recorded(choices: int = 10_000, explicit: bool = False) -> tuple[Match, list[str]]:
    lines: list[str] = []
    match = Match.start(GAME, {}, ["Ann", "Ben"], "seed", lambda text: lines.extend(text.splitlines(True)), explicit)
    return play(match, choices), lines


OLD = Path(__file__).parents[1] / "records" / "wotr_rules_1.jsonl"


def old_lines() -> list[str]:
    """A record that rules version 1 of Der Ringkrieg wrote, up to choice 112; turns begin at 0, 32, 50 and 91.

    Something happens in its first turn that no rules of ours know, so that the moments up to the next turn differ for
    sure, whatever else does.
    """
    lines = lines_of(OLD.read_text("utf-8"))
    first = next(i for i in range(at(lines, '"n":5,'), len(lines)) if lines[i].startswith('{"event"'))
    lines[first] = json.dumps({**json.loads(lines[first]), "event": "mushrooms-found"}) + "\n"
    return lines


def at(lines: list[str], part: str) -> int:
    return next(i for i, line in enumerate(lines) if part in line)


def changed(lines: list[str], part: str, **values: Any) -> list[str]:
    """The lines with some entries of the first line that contains `part` changed."""
    i = at(lines, part)
    data = json.loads(lines[i])
    data.update(values)
    return [*lines[:i], json.dumps(data) + "\n", *lines[i + 1 :]]


def without_snapshots(lines: list[str]) -> list[str]:
    plain = [json.loads(line) for line in lines]
    return [json.dumps({k: v for k, v in data.items() if k != "snapshot"}) + "\n" for data in plain]
