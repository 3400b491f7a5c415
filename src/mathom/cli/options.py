"""Parameters that several commands share. Their help is in the texts, by name."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

GameName = Annotated[str, typer.Argument(metavar="GAME")]
Lang = Annotated[str | None, typer.Option("--lang", metavar="de|en")]
Json = Annotated[bool, typer.Option("--json")]
Settings = Annotated[list[str] | None, typer.Option("--variant", metavar="NAME=VALUE")]
Jobs = Annotated[int, typer.Option("--jobs", "-j")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE")]
