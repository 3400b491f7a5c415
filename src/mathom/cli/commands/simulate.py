"""``mathom simulate``: many games between programs, for numbers."""

from __future__ import annotations

import json
import time
from collections import Counter
from itertools import cycle, islice
from typing import Annotated, Any

import typer

from mathom.cli.errors import BadNumber, BadSeats
from mathom.cli.options import GameName, Jobs, Json, Lang, Settings
from mathom.cli.progress import tracked
from mathom.cli.shell import Shell, names_in, settings
from mathom.kernel import Game, game
from mathom.players.registry import make_player
from mathom.players.running import WHOLE_WIN, Fixture, Outcome, play_many

FAILED = 1
SHOWN_ERRORS = 5


def simulate(
    context: typer.Context,
    game_name: GameName,
    number: Annotated[int, typer.Option("--number", "-n", metavar="N")] = 100,
    seed: Annotated[str, typer.Option("--seed")] = "0",
    players: Annotated[list[str] | None, typer.Option("--players", metavar="NAME,NAME...")] = None,
    seats: Annotated[str | None, typer.Option("--seats", metavar="N,N...")] = None,
    variant: Settings = None,
    jobs: Jobs = 1,
    check: Annotated[bool, typer.Option("--check")] = False,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    shell: Shell = context.obj
    ours = game(game_name)
    at_least("-n", number, 1)
    at_least("--jobs", jobs, 1)
    chosen = settings(variant, ours)
    groups = line_ups(ours, players, seats)
    for group in groups:
        ours.variants().read(len(group), chosen)
        for name in group:
            make_player(name, ours, seed)
    incomplete = ours.incomplete(ours.variants().read(len(groups[0]), chosen))
    if incomplete:
        shell.err.print(shell.texts.say("play-incomplete", count=len(incomplete)), markup=False)
    fixtures = [Fixture(groups[i % len(groups)], f"{seed}/{i}", f"{seed}/{i}") for i in range(number)]
    began = time.perf_counter()
    outcomes = list(tracked(shell, play_many(ours.id, chosen, fixtures, jobs, check), number))
    report = summary(ours.id, outcomes, time.perf_counter() - began)
    if as_json:
        shell.data(json.dumps(report))
    else:
        show(shell, report)
    complain(shell, fixtures, outcomes)


def at_least(option: str, value: int, least: int) -> None:
    if value < least:
        raise BadNumber(option=option, least=least)


def line_ups(ours: Game, players: list[str] | None, seats: str | None) -> list[tuple[str, ...]]:
    """Who plays, one line-up for each number of seats or each group of players; they take turns."""
    groups = [tuple(names_in(text)) for text in players or []] or [("random",)]
    if seats is None and players and any(groups):
        return groups
    return [tuple(islice(cycle(group), number)) for group in groups for number in numbers_of_seats(ours, seats)]


def numbers_of_seats(ours: Game, given: str | None) -> list[int]:
    """The numbers of players that take turns; the smallest if none is given."""
    possible = ours.variants().seats
    if given is None:
        return possible[:1]
    numbers = names_in(given)
    if not numbers or not all(n.isdecimal() and int(n) in possible for n in numbers):
        raise BadSeats(game=ours.id, seats=", ".join(map(str, possible)), given=given)
    return [int(n) for n in numbers]


def summary(game_id: str, outcomes: list[Outcome], seconds: float) -> dict[str, Any]:
    """The stable report. `winners` are the wins of every seat, a shared win counted in parts.

    `winning_groups` are, for every number of seats, the seats that won together with how often: the teams of a game
    that has some. `endings` are the ways in which games ended, with how often, the most frequent first.
    """
    fine = [outcome for outcome in outcomes if outcome.error is None]
    decisions = sum(outcome.decisions for outcome in outcomes)
    wins = [0] * max(len(outcome.wins) for outcome in outcomes)
    for outcome in fine:
        for seat, won in enumerate(outcome.wins):
            wins[seat] += won
    return {
        "game": game_id,
        "games": len(outcomes),
        "finished": len(fine),
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(decisions / seconds, 1),
        "winners": [round(won / WHOLE_WIN, 4) for won in wins],
        "winning_groups": winning_groups(fine),
        "endings": dict(Counter(outcome.how for outcome in fine).most_common()),
        "mean_length": round(decisions / len(outcomes), 2),
        "errors": len(outcomes) - len(fine),
    }


def winning_groups(outcomes: list[Outcome]) -> dict[str, dict[str, int]]:
    found: dict[str, Counter[str]] = {}
    for outcome in outcomes:
        group = "+".join(str(seat + 1) for seat, won in enumerate(outcome.wins) if won)
        found.setdefault(str(len(outcome.wins)), Counter())[group] += 1
    return {seats: dict(groups.most_common()) for seats, groups in sorted(found.items())}


def show(shell: Shell, report: dict[str, Any]) -> None:
    shell.say("simulate-games", games=report["games"], finished=report["finished"], errors=report["errors"])
    speed = round(report["decisions_per_second"])
    shell.say("simulate-speed", decisions=report["decisions"], seconds=report["seconds"], speed=speed)
    shell.say("simulate-length", mean=report["mean_length"])
    for seat, won in enumerate(report["winners"]):
        shell.say("simulate-wins", seat=seat + 1, wins=won, percent=round(100 * won / max(1, report["finished"]), 1))
    for how, count in report["endings"].items():
        key = f"{report['game']}-victory-{how}"
        shell.say("simulate-ending", how=shell.texts.say(key) if shell.texts.has(key) else how, count=count)


def complain(shell: Shell, fixtures: list[Fixture], outcomes: list[Outcome]) -> None:
    """Games that went wrong, with what is needed to repeat them."""
    wrong = [(f, o) for f, o in zip(fixtures, outcomes, strict=True) if o.error is not None]
    for fixture, outcome in wrong[:SHOWN_ERRORS]:
        players = ",".join(fixture.seats)
        text = shell.texts.say("simulate-error", seed=fixture.deal, players=players, detail=outcome.error)
        shell.err.print(text, markup=False, soft_wrap=True)
    if wrong:
        raise typer.Exit(FAILED)
