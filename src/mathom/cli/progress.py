"""A progress bar on the error output, so that the output itself stays clean for programs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from mathom.cli.shell import Shell

T = TypeVar("T")


def tracked(shell: Shell, items: Iterable[T], total: int) -> Iterator[T]:
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=shell.err, transient=True, disable=not shell.err.is_terminal) as progress:
        task = progress.add_task(shell.texts.say("progress-games"), total=total)
        for item in items:
            yield item
            progress.advance(task)
