"""``mathom scenario run FILE...``"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from mathom.cli.errors import NoSuchFile
from mathom.cli.options import Lang
from mathom.cli.shell import Shell
from mathom.kernel import MathomError, ScenarioFailed, run_scenario

app = typer.Typer(no_args_is_help=True)
FAILED = 1
WRONG = 2
Files = Annotated[list[Path], typer.Argument(metavar="FILE...")]


@app.callback()
def scenario(lang: Lang = None) -> None:
    pass


@app.command("run")
def run(context: typer.Context, files: Files, lang: Lang = None) -> None:
    """Exit code 0 when every expectation of every file holds, 1 when one does not, 2 when a file is wrong."""
    shell: Shell = context.obj
    failed = wrong = 0
    for path in files:
        try:
            if not path.is_file():
                raise NoSuchFile(file=str(path))
            run_scenario(path)
        except MathomError as error:
            shell.err.print(shell.texts.error(error), markup=False, soft_wrap=True)
            failed += isinstance(error, ScenarioFailed)
            wrong += not isinstance(error, ScenarioFailed)
    bad = failed + wrong
    if not bad:
        shell.say("scenario-holds", count=len(files))
    elif len(files) > 1:
        shell.say("scenario-summary", hold=len(files) - bad, count=len(files), failed=failed, wrong=wrong)
    if bad:
        raise typer.Exit(WRONG if wrong else FAILED)
