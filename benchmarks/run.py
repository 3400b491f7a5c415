"""Measures everything in docs/benchmarks.md and prints it as the tables there.

python benchmarks/run.py [--jobs J] [--quick]

With `--quick` a hundredth of the games, to see that it works. The soak and the searches take minutes to hours; run it
with a compiled installation, on a machine with nothing else to do.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from soak import SOAKS, play

MATCHES = (
    ("fellowship", "scripted", "random", 400),
    ("fellowship", "montecarlo:200", "random", 400),
    ("fellowship", "montecarlo:200", "scripted", 100),
    ("wotr", "scripted", "random", 200),
)
STARTS = 7


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--quick", action="store_true")
    options = parser.parse_args()
    part = 100 if options.quick else 1
    start()
    for game, found in mathom("bench", "--json").items():
        speed(game, found)
    for soak in SOAKS:
        tell_soak(soak.name, play(soak, max(2, soak.games // part), "soak", options.jobs))
    print("\n| players | games | first wins | 95 % interval | mean points |\n|---|---|---|---|---|")
    for game, one, other, games in MATCHES:
        args = ("arena", game, "--players", f"{one},{other}", "-n", str(max(2, games // part)), "--seed", "1")
        strength(one, other, mathom(*args, "--jobs", str(options.jobs), "--json"))


def start() -> None:
    """How long the app takes until it is ready, beside what Python takes to import the libraries that it stands on."""
    libraries = ("-c", "import fluent.runtime, litestar, rich, sqlalchemy, typer, uvicorn; print()")
    with tempfile.TemporaryDirectory() as folder:
        app = ("-m", "mathom.cli", "--no-browser", "--port", "0", "--db", str(Path(folder) / "start.sqlite3"))
        times = [(until_first_line(*app), until_first_line(*libraries)) for _ in range(STARTS)]
    seconds = statistics.median(ours for ours, _ in times)
    ratio = statistics.median(ours / theirs for ours, theirs in times)
    print(f"The app is ready after {seconds:.2f} s, {ratio:.1f} times what its libraries take to be imported.")


def until_first_line(*args: str) -> float:
    began = time.perf_counter()
    with subprocess.Popen([sys.executable, *args], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        process.stdout.readline()
        took = time.perf_counter() - began
        process.terminate()
    return took


def mathom(*args: str) -> dict[str, Any]:
    done = subprocess.run([sys.executable, "-m", "mathom.cli", *args], stdout=subprocess.PIPE, text=True, check=True)
    report: dict[str, Any] = json.loads(done.stdout)
    return report


def speed(game: str, report: dict[str, Any]) -> None:
    print(f"\n{game}: {report['length']:,.0f} decisions a game, {report['branching']:.1f} options a question\n")
    print("| random play | per second | ratio |\n|---|---|---|")
    print(f"| python-chess, plies | {report['chess']:,.0f} | 1 |")
    print(f"| plain Python, decisions | {report['plain']:,.0f} | {report['plain_ratio']:.2f} |")
    if report["compiled"] is not None:
        print(f"| compiled, decisions | {report['compiled']:,.0f} | {report['compiled_ratio']:.2f} |")
    memory = report["memory"] / 1024
    share = report["choosing"]
    print(
        f"\nOf the questions {share:.0%} have a choice; a late decision costs {report['growth']:.2f} of a middle one."
    )
    print(f"\nA copy costs {report['clone_per_decision']:.2f} of a decision; a game takes {memory:.1f} kB.")
    print(f"The search makes {report['simulations']:,.0f} simulations a second on one core.")


def tell_soak(name: str, report: dict[str, Any]) -> None:
    print(f"\n{name}: {report['games']:,} games, {report['finished']:,} finished, {report['errors']} errors,")
    print(f"{report['decisions']:,} decisions, {report['mean_length']} a game, {report['seconds']:.0f} s.")
    print("Endings: " + ", ".join(f"{how} {count:,}" for how, count in report["endings"].items()) + ".")


def strength(one: str, other: str, report: dict[str, Any]) -> None:
    first, second = (next(row for row in report["players"] if row["player"] == name) for name in (one, other))
    interval = f"{first['low']:.1%} to {first['high']:.1%}"
    points = f"{first['mean_score']:.1f} : {second['mean_score']:.1f}"
    print(f"| {one} - {other} | {first['games']} | {first['win_rate']:.1%} | {interval} | {points} |")


if __name__ == "__main__":
    main()
