"""Measures everything in docs/benchmarks.md and prints it as the tables there.

python benchmarks/run.py [--jobs J] [--quick]

With `--quick` a hundredth of the games, to see that it works. The soak and the searches take minutes to hours; run it
with a compiled installation, on a machine with nothing else to do.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from typing import Any

MATCHES = (("scripted", "random", 400), ("montecarlo:200", "random", 400), ("montecarlo:200", "scripted", 100))
SOAK = 100_000


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--quick", action="store_true")
    options = parser.parse_args()
    part = 100 if options.quick else 1
    speed(mathom("bench", "--json"))
    soak(mathom(*soak_arguments(SOAK // part), "--jobs", str(options.jobs), "--json"))
    print("\n| players | games | first wins | 95 % interval | mean points |\n|---|---|---|---|---|")
    for one, other, games in MATCHES:
        args = ("arena", "fellowship", "--players", f"{one},{other}", "-n", str(max(2, games // part)), "--seed", "1")
        strength(one, other, mathom(*args, "--jobs", str(options.jobs), "--json"))


def soak_arguments(games: int) -> tuple[str, ...]:
    line_up = ("--players", "random", "--seats", "2,3,4")
    return ("simulate", "fellowship", "-n", str(games), "--seed", "soak", *line_up, "--check")


def mathom(*args: str) -> dict[str, Any]:
    done = subprocess.run([sys.executable, "-m", "mathom.cli", *args], stdout=subprocess.PIPE, text=True, check=True)
    report: dict[str, Any] = json.loads(done.stdout)
    return report


def speed(report: dict[str, Any]) -> None:
    print("| random play | per second | ratio |\n|---|---|---|")
    print(f"| python-chess, plies | {report['chess']:,.0f} | 1 |")
    print(f"| plain Python, decisions | {report['plain']:,.0f} | {report['plain_ratio']:.2f} |")
    if report["compiled"] is not None:
        print(f"| compiled, decisions | {report['compiled']:,.0f} | {report['compiled_ratio']:.2f} |")
    memory = report["memory"] / 1024
    print(f"\nA copy costs {report['clone_per_decision']:.2f} of a decision; a game takes {memory:.1f} kB.")


def soak(report: dict[str, Any]) -> None:
    print(f"\n{report['games']:,} games, {report['finished']:,} finished, {report['errors']} errors,")
    print(f"{report['decisions']:,} decisions, {report['mean_length']} a game, {report['seconds']:.0f} s.")


def strength(one: str, other: str, report: dict[str, Any]) -> None:
    first, second = (next(row for row in report["players"] if row["player"] == name) for name in (one, other))
    interval = f"{first['low']:.1%} to {first['high']:.1%}"
    points = f"{first['mean_score']:.1f} : {second['mean_score']:.1f}"
    print(f"| {one} - {other} | {first['games']} | {first['win_rate']:.1%} | {interval} | {points} |")


if __name__ == "__main__":
    main()
