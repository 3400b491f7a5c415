"""``mathom scenario run FILE...``"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from mathom.cli.errors import NoSuchFile
from mathom.cli.options import Lang
from mathom.cli.shell import Shell
from mathom.kernel import ScenarioFailed, run_scenario

app = typer.Typer(no_args_is_help=True)
FAILED = 1
Files = Annotated[list[Path], typer.Argument(metavar="FILE...")]


@app.callback()
def scenario(lang: Lang = None) -> None:
    pass


@app.command("run")
def run(context: typer.Context, files: Files, lang: Lang = None) -> None:
    """Exit code 0 when every expectation of every file holds; 1 at the first that does not."""
    shell: Shell = context.obj
    for path in files:
        if not path.is_file():
            raise NoSuchFile(file=str(path))
        try:
            run_scenario(path)
        except ScenarioFailed as error:
            shell.err.print(shell.texts.error(error), markup=False, soft_wrap=True)
            raise typer.Exit(FAILED) from None
    shell.say("scenario-holds", count=len(files))
