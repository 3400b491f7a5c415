"""Plays the games that prove that none gets stuck, and says how they ended: a line of JSON for every set of games.

python benchmarks/soak.py [--jobs J] [--share S] [--only WORD] [--seed SEED] [--out FILE]

With `--share 0.03` three of a hundred games of every set, with `--only wotr` the sets whose name has that word. What
the file already has is not played again, so a run can be broken off and taken up. Use a compiled installation: the
whole takes hours.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple


class Soak(NamedTuple):
    """A set of games: its name, the game and its settings, how many, who plays, with how many seats."""

    name: str
    game: str
    settings: tuple[str, ...]
    games: int
    player: str
    seats: str


WARS: tuple[tuple[str, tuple[str, ...], str], ...] = (
    ("3 players", (), "3"),
    ("4 players", (), "4"),
    ("expansion, 2 players", ("third_age=true",), "2"),
    ("expansion, 3 players", ("third_age=true",), "3"),
    ("expansion, 4 players", ("third_age=true",), "4"),
)
SOAKS: tuple[Soak, ...] = (
    Soak("fellowship random", "fellowship", (), 100_000, "random", "2,3,4"),
    Soak("meccg random", "meccg", (), 20_000, "random", "2"),
    Soak("meccg scripted", "meccg", (), 5_000, "scripted", "2"),
    Soak("wotr random", "wotr", (), 20_000, "random", "2"),
    Soak("wotr scripted", "wotr", (), 2_000, "scripted", "2"),
    *[Soak(f"wotr random, {name}", "wotr", settings, 10_000, "random", seats) for name, settings, seats in WARS],
    *[Soak(f"wotr scripted, {name}", "wotr", settings, 1_000, "scripted", seats) for name, settings, seats in WARS],
)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--share", type=float, default=1.0)
    parser.add_argument("--only", default="")
    parser.add_argument("--seed", default="soak")
    parser.add_argument("--out", type=Path)
    options = parser.parse_args()
    known = played(options.out, options.seed)
    errors = 0
    for soak in SOAKS:
        number = max(2, round(soak.games * options.share))
        if options.only not in soak.name or known.get(soak.name, 0) >= number:
            continue
        report = {"name": soak.name, "seed": options.seed, **play(soak, number, options.seed, options.jobs)}
        errors += report["errors"]
        line = json.dumps(report)
        print(line, flush=True)
        if options.out is not None:
            with options.out.open("a", encoding="utf-8") as file:
                file.write(line + "\n")
    return 1 if errors else 0


def play(soak: Soak, number: int, seed: str, jobs: int) -> dict[str, Any]:
    """Games that went wrong are told on the error stream, with the seed that repeats them."""
    settings = [part for setting in soak.settings for part in ("--variant", setting)]
    line_up = ["--players", soak.player, "--seats", soak.seats, *settings]
    args = [
        "simulate",
        soak.game,
        "-n",
        str(number),
        "--seed",
        seed,
        *line_up,
        "--check",
        "--jobs",
        str(jobs),
        "--json",
    ]
    done = subprocess.run([sys.executable, "-m", "mathom.cli", *args], stdout=subprocess.PIPE, text=True, check=False)
    report: dict[str, Any] = json.loads(done.stdout)
    return report


def played(file: Path | None, seed: str) -> dict[str, int]:
    """How many games of every set the file has without errors."""
    if file is None or not file.exists():
        return {}
    reports = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    return {report["name"]: report["games"] for report in reports if report["seed"] == seed and not report["errors"]}


if __name__ == "__main__":
    sys.exit(main())
