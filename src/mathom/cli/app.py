"""All commands. What they do is in `commands`; their help is in the texts."""

from __future__ import annotations

from typing import Annotated

import typer

from mathom import __version__
from mathom.cli import serve
from mathom.cli.commands import arena, bench, deck, games, play, record, rules, scenario, simulate
from mathom.cli.options import Lang
from mathom.cli.shell import Shell

app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)


@app.callback(invoke_without_command=True)
def root(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version")] = False,
    port: serve.Port = None,
    no_browser: serve.NoBrowser = False,
    db: serve.Db = "",
    lang: Lang = None,
) -> None:
    shell: Shell = context.obj
    if version:
        shell.data(f"mathom {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        serve.open_app(shell, port, no_browser, db)


app.command("games")(games.games)
app.command("play")(play.play)
app.command("serve")(serve.serve)
app.command("simulate")(simulate.simulate)
app.command("arena")(arena.arena)
app.command("bench")(bench.bench)
app.add_typer(scenario.app, name="scenario")
app.add_typer(record.app, name="record")
app.add_typer(rules.app, name="rules")
app.add_typer(deck.app, name="deck")
