"""Seeded games as text, reviewed as a diff when the rules change: whole ones, of a long game the first rounds.

`MATHOM_GOLDEN=write` writes them anew. A game that goes another way has other rules: records that were kept replay
differently, so that its `version` must be raised first.
"""

from __future__ import annotations

import os
from pathlib import Path
from random import Random
from typing import Any

import pytest

from mathom.kernel import Match, game

HERE = Path(__file__).parent
# The file, the game, its settings, the number of players.
GAMES: list[tuple[str, str, dict[str, Any], int]] = [
    *[(f"fellowship-{seats}", "fellowship", {}, seats) for seats in (2, 3, 4)],
    ("meccg-2", "meccg", {}, 2),
    *[(f"risk-{seats}", "risk", {}, seats) for seats in (2, 5)],
    *[(f"wotr-{seats}", "wotr", {}, seats) for seats in (2, 3, 4)],
    *[(f"third_age-{seats}", "wotr", {"third_age": True}, seats) for seats in (2, 4)],
]
MOST_CHOICES = 800


def told(name: str, variant: dict[str, Any], seats: int) -> str:
    """Every choice, every event, and the digest of every turn."""
    lines = [", ".join([name, *variant, f"{seats} seats, rules {game(name).version}, seed golden"])]
    match = Match.start(game(name), variant, [f"seat {seat}" for seat in range(seats)], "golden")
    lines += [_event(event) for event in match.recording.events()]
    rng = Random(2001)
    turn = 0
    while match.state.ask is not None and match.seq < MOST_CHOICES:
        if match.state.turn != turn:
            turn = match.state.turn
            lines.append(f"-- turn {turn} {match.state.digest()}")
        seat = match.state.ask.waiting()[0]
        events = match.choose(seat, rng.choice(match.state.ask.options_of(seat)))
        lines.append(f"{match.seq}. seat {seat}: {match.recording.choices[-1].key}")
        lines += [_event(event.plain()) for event in events]
    result = match.state.result
    lines.append(f"== {'not over yet' if result is None else result.plain()} {match.state.digest()}")
    return "\n".join(lines) + "\n"


def _event(event: dict[str, object]) -> str:
    details = ", ".join(f"{name} {value}" for name, value in event.items() if name not in ("event", "rules"))
    return f"    {event['event']}: {details}"


@pytest.mark.parametrize(("file", "name", "variant", "seats"), GAMES, ids=[entry[0] for entry in GAMES])
def test_a_seeded_game_goes_as_it_always_went(file: str, name: str, variant: dict[str, Any], seats: int) -> None:
    path = HERE / f"{file}.txt"
    text = told(name, variant, seats)
    if os.environ.get("MATHOM_GOLDEN") == "write":
        write_anew(path, text)
    assert text == path.read_text("utf-8")


def write_anew(path: Path, text: str) -> None:
    """Refused where the same version of the rules would lead elsewhere than it did."""
    known = path.read_text("utf-8") if path.exists() else ""
    if text != known and text.splitlines()[0] in known.splitlines()[:1]:
        pytest.fail(f"{path.stem} goes another way by the same rules: raise the version of the game")
    path.write_text(text, "utf-8")


def test_a_game_that_goes_another_way_needs_another_version_of_its_rules(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    write_anew(path, "rules 1\nold\n")
    with pytest.raises(pytest.fail.Exception):
        write_anew(path, "rules 1\nnew\n")
    assert path.read_text("utf-8") == "rules 1\nold\n"
    write_anew(path, "rules 2\nnew\n")
    assert path.read_text("utf-8") == "rules 2\nnew\n"
