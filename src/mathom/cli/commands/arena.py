"""``mathom arena``: which player is better, and how sure that is.

Games are paired: every deal is played once for each way to rotate the seats, so that neither the cards nor the first
move favours anybody.
"""

from __future__ import annotations

import json
from itertools import combinations, cycle, islice
from typing import Annotated, Any

import typer
from rich.table import Table

from mathom.cli.commands.simulate import at_least, complain
from mathom.cli.errors import NotEnoughPlayers
from mathom.cli.options import GameName, Jobs, Json, Lang, Settings
from mathom.cli.progress import tracked
from mathom.cli.shell import Shell, names_in, settings
from mathom.cli.statistics import ratings, wilson
from mathom.kernel import game
from mathom.players.registry import make_player
from mathom.players.running import WHOLE_WIN, Fixture, Outcome, play_many
from mathom.texts import Texts


def arena(
    context: typer.Context,
    game_name: GameName,
    players: Annotated[str, typer.Option("--players", metavar="NAME,NAME...")] = "scripted,random",
    number: Annotated[int, typer.Option("--number", "-n", metavar="N")] = 100,
    seats: Annotated[int | None, typer.Option("--seats", metavar="N")] = None,
    seed: Annotated[str, typer.Option("--seed")] = "0",
    variant: Settings = None,
    jobs: Jobs = 1,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    shell: Shell = context.obj
    ours = game(game_name)
    at_least("-n", number, 2)
    at_least("--jobs", jobs, 1)
    names = list(dict.fromkeys(names_in(players)))
    if len(names) < 2:
        raise NotEnoughPlayers()
    chosen = settings(variant, ours)
    size = seats or ours.variants().seats[0]
    ours.variants().read(size, chosen)
    for name in names:
        make_player(name, ours, seed)
    fixtures = [fixture for pair in combinations(names, 2) for fixture in paired(pair, number, size, seed)]
    outcomes = list(tracked(shell, play_many(ours.id, chosen, fixtures, jobs), len(fixtures)))
    report = standings(ours.id, names, fixtures, outcomes)
    if as_json:
        shell.data(json.dumps(report))
    else:
        shell.out.print(standings_table(shell.texts, report))
        shell.say("arena-paired", count=number, seats=size)
    complain(shell, fixtures, outcomes)


def paired(pair: tuple[str, str], number: int, size: int, seed: str) -> list[Fixture]:
    """`number` games of the pair, each deal once for every rotation of the seats.

    With an odd number of seats one player sits twice, so every deal is played with either of them doubled.
    """
    line_ups = [list(islice(cycle(order), size)) for order in (pair, pair[::-1])]
    turns = [line[i:] + line[:i] for line in line_ups[: 1 + size % 2] for i in range(size)]
    return [Fixture(tuple(turns[i % len(turns)]), f"{seed}/{i // len(turns)}", f"{seed}/{i}") for i in range(number)]


def standings(game_id: str, names: list[str], fixtures: list[Fixture], outcomes: list[Outcome]) -> dict[str, Any]:
    won = dict.fromkeys(names, 0.0)
    played = dict.fromkeys(names, 0)
    points = dict.fromkeys(names, 0.0)
    over: dict[tuple[str, str], float] = {}
    for fixture, outcome in zip(fixtures, outcomes, strict=True):
        if outcome.error is not None:
            continue
        sides = list(dict.fromkeys(fixture.seats))
        for side in sides:
            own = [seat for seat, name in enumerate(fixture.seats) if name == side]
            share = sum(outcome.wins[seat] for seat in own) / WHOLE_WIN
            other = next(name for name in sides if name != side)
            won[side] += share
            played[side] += 1
            points[side] += sum(outcome.scores[seat] for seat in own) / len(own)
            over[side, other] = over.get((side, other), 0.0) + share
    rated = ratings(names, over)
    table = []
    for name in sorted(names, key=lambda n: -rated[n]):
        share = won[name] / max(1, played[name])
        low, high = wilson(share, played[name])
        table.append(
            {
                "player": name,
                "games": played[name],
                "wins": round(won[name], 4),
                "win_rate": round(share, 4),
                "low": round(low, 4),
                "high": round(high, 4),
                "mean_score": round(points[name] / max(1, played[name]), 2),
                "rating": rated[name],
            }
        )
    return {"game": game_id, "games": len(outcomes), "players": table}


def standings_table(texts: Texts, report: dict[str, Any]) -> Table:
    table = Table(box=None, padding=(0, 2), header_style="dim")
    table.add_column(texts.say("arena-player"))
    for column in ("arena-games", "arena-wins", "arena-rate", "arena-interval", "arena-score", "arena-rating"):
        table.add_column(texts.say(column), justify="right")
    for row in report["players"]:
        table.add_row(
            row["player"],
            str(row["games"]),
            f"{row['wins']:g}",
            f"{row['win_rate']:.1%}",
            f"{row['low']:.1%} - {row['high']:.1%}",
            f"{row['mean_score']:.1f}",
            f"{row['rating']:.0f}",
        )
    return table
