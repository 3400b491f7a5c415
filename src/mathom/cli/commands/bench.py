"""``mathom bench``: how fast the engine is, as ratios to a known engine on the same machine in the same minutes."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer
from rich.table import Table

from mathom.cli.benchmarks import Measured, measure
from mathom.cli.commands.simulate import at_least, numbers_of_seats
from mathom.cli.errors import NeedsChess
from mathom.cli.options import Json, Lang
from mathom.cli.shell import Shell
from mathom.kernel import game, games


def bench(
    context: typer.Context,
    names: Annotated[list[str] | None, typer.Argument(metavar="[GAME]...")] = None,
    seats: Annotated[str | None, typer.Option("--seats", metavar="N,N...")] = None,
    rounds: Annotated[int, typer.Option("--rounds", metavar="N")] = 9,
    seconds: Annotated[float, typer.Option("--seconds", metavar="S")] = 0.5,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    shell: Shell = context.obj
    at_least("--rounds", rounds, 1)
    try:
        import chess  # noqa: F401
    except ImportError:
        raise NeedsChess() from None
    ours = [game(name) for name in names or games()]
    wanted = {one.id: numbers_of_seats(one, seats) for one in ours}
    measured: dict[str, Measured] = {}
    with shell.err.status(shell.texts.say("bench-running", seconds=round(3 * rounds * seconds * len(wanted)))):
        for name, numbers in wanted.items():
            measured[name] = measure(name, numbers, rounds, max(0.01, seconds))
    if as_json:
        shell.data(json.dumps({name: found._asdict() for name, found in measured.items()}))
    else:
        for name, found in measured.items():
            show(shell, name, wanted[name], found)


def show(shell: Shell, name: str, seats: list[int], measured: Measured) -> None:
    players = shell.texts.say("bench-players", seats=", ".join(map(str, seats)))
    shell.out.print(f"[bold]{shell.texts.say(f'{name}-title')}[/], {players}")
    table = Table(box=None, padding=(0, 2), header_style="dim")
    for column in ("bench-what", "bench-speed", "bench-ratio"):
        table.add_column(shell.texts.say(column), justify="left" if column == "bench-what" else "right")
    rows: list[tuple[str, Any, Any]] = [("bench-chess", measured.chess, 1.0)]
    rows.append(("bench-plain", measured.plain, measured.plain_ratio))
    if measured.compiled is not None:
        rows.append(("bench-compiled", measured.compiled, measured.compiled_ratio))
    for key, speed, ratio in rows:
        table.add_row(shell.texts.say(key), f"{speed:,.0f}", f"{ratio:.2f}")
    shell.out.print(table)
    if measured.compiled is None:
        shell.say("bench-not-compiled")
    shell.say("bench-clone", ratio=round(measured.clone_per_decision, 2))
    shell.say("bench-shape", length=round(measured.length), branching=measured.branching)
    counted = [measured.plain_ratio, measured.compiled_ratio or measured.plain_ratio]
    plain, compiled = (round(ratio * measured.choosing, 2) for ratio in counted)
    shell.say("bench-choosing", percent=round(100 * measured.choosing), plain=plain, ratio=compiled)
    shell.say("bench-growth", ratio=measured.growth)
    shell.say("bench-search", simulations=round(measured.simulations))
    shell.say("bench-memory", kilobytes=round(measured.memory / 1024, 1))
