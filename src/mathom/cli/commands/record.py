"""``mathom record verify | show | continue``"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from mathom.cli.errors import BadNumber
from mathom.cli.options import Lang, RecordFile
from mathom.cli.playing.session import Session
from mathom.cli.shell import Shell, read_lines, title_of
from mathom.cli.tables import story
from mathom.kernel import DamagedRecord, Recording

app = typer.Typer(no_args_is_help=True)


@app.callback()
def record(lang: Lang = None) -> None:
    pass


@app.command("verify")
def verify(context: typer.Context, file: RecordFile, lang: Lang = None) -> None:
    """Replays everything and compares; exit code 2 with the first difference."""
    shell: Shell = context.obj
    recording = Recording.parse(read_lines(file))
    recording.verify()
    shell.say("record-verified", file=file.name, count=len(recording.choices), finished=recording.result is not None)


@app.command("show")
def show(context: typer.Context, file: RecordFile, lang: Lang = None) -> None:
    """The game told from its beginning. Of a game still going on, only what everybody may know."""
    shell: Shell = context.obj
    recording = Recording.parse(read_lines(file))
    texts = shell.texts
    lines = story(recording, texts)
    names = ", ".join(recording.names)
    title = title_of(texts, recording.game, recording.header["variant"])
    shell.say("record-header", game=title, names=names, version=str(recording.header["mathom"]))
    if not recording.plays_by_ours(0):
        shell.say("record-by-other-rules")
    for line in lines:
        shell.out.print(f"  {line}", markup=False)
    if recording.result is None:
        shell.say("record-open", count=len(recording.choices), file=str(file))


@app.command("continue")
def go_on(
    context: typer.Context,
    file: RecordFile,
    at: Annotated[int | None, typer.Option("--at", metavar="N")] = None,
    salvage: Annotated[bool, typer.Option("--salvage")] = False,
    lang: Lang = None,
) -> None:
    """Play on from the last choice, or from after choice N (which takes the later ones back)."""
    shell: Shell = context.obj
    if at is not None and at < 0:
        raise BadNumber(option="--at", least=0)
    Session.resume(shell, salvaged(file) if salvage else file, at).run()


def salvaged(file: Path) -> Path:
    """A new file with the lines before the first damaged one; the file itself if nothing is wrong with it."""
    lines = read_lines(file)
    whole = [line for line in lines if line.endswith("\n")]
    recording = Recording.parse(whole, salvage=True)
    kept = whole[: recording.lines - 1] if is_damaged(whole) else whole
    if kept == lines:
        return file
    copy = next(path for n in range(1, 10_000) if not (path := file.with_name(f"{file.stem}-{n}.jsonl")).exists())
    copy.write_text("".join(kept), "utf-8")
    return copy


def is_damaged(lines: list[str]) -> bool:
    try:
        Recording.parse(lines)
    except DamagedRecord:
        return True
    return False
