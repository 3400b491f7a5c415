"""A game at the keyboard from the first question to the last. Every choice is in the file before it is shown."""

from __future__ import annotations

from contextlib import nullcontext
from datetime import datetime
from pathlib import Path
from typing import Any

import typer

from mathom.cli.errors import CannotOpen, FileExists
from mathom.cli.playing.commands import Commands, Quit
from mathom.cli.playing.orders import Orders, kept_in
from mathom.cli.playing.screen import Screen
from mathom.cli.playing.seats import is_program, shown_names
from mathom.cli.shell import Shell, read_lines
from mathom.cli.tables import story
from mathom.kernel import Game, Match, Perspective, Recording, Sealed, append_to
from mathom.players import Player, make_player


class Session:
    def __init__(self, shell: Shell, match: Match, path: Path) -> None:
        self.shell = shell
        self.match = match
        self.path = path
        self.names = shown_names(match.names)
        self.screen = Screen(shell, match, self.names, path)
        self.programs: dict[int, Player] = {
            seat: make_player(name, match.game, f"{match.recording.header['commitment']}/{seat}")
            for seat, name in enumerate(match.names)
            if is_program(match.game, name)
        }
        self.people = [seat for seat in range(len(match.names)) if seat not in self.programs]
        alone = len(self.people) == 1
        self.orders = {seat: Orders(match.game.id, kept_in() if alone else None) for seat in self.people}
        self.at_keyboard: int | None = self.people[0] if len(self.people) == 1 else None
        self.notice = ""

    @staticmethod
    def start(
        shell: Shell,
        game: Game,
        variant: dict[str, Any],
        names: list[str],
        seed: str | None,
        path: Path | None,
        brought: list[Sealed | None] | None = None,
    ) -> Session:
        game.variants().read(len(names), variant)
        file = path or new_file(game)
        if file.exists() and file.stat().st_size:
            raise FileExists(file=str(file))
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            match = Match.start(game, variant, names, seed, append_to(file), brought=brought)
        except OSError as error:
            raise CannotOpen(file=str(file), detail=error.strerror or str(error)) from error
        session = Session(shell, match, file)
        incomplete = game.incomplete(match.recording.header["variant"])
        for sealed in brought or []:
            incomplete = incomplete if sealed is None else {**incomplete, **game.lacking(sealed["value"])}
        if incomplete:
            session.notice = shell.texts.say("play-incomplete", count=len(incomplete))
        return session

    @staticmethod
    def resume(shell: Shell, path: Path, at: int | None = None) -> Session:
        lines = read_lines(path)
        story(Recording.parse(lines), shell.texts, whole=True)
        match = Match.resume(lines, append_to(path), at)
        session = Session(shell, match, path)
        if match.adopted is not None:
            session.notice = shell.texts.say("record-other-rules", n=match.adopted.n, lost=match.adopted.lost)
        return session

    def run(self) -> None:
        try:
            self.play()
        except (Quit, KeyboardInterrupt, EOFError):
            self.shell.out.print()
            self.shell.say("play-saved", file=str(self.path))
            self.shell.out.print(f"  mathom play --resume {quoted(self.path)}", markup=False, soft_wrap=True)
            return
        self.screen.show(self.people[0] if len(self.people) == 1 else None)
        self.shell.out.print()
        self.shell.say("play-over", file=str(self.path))

    def play(self) -> None:
        while self.match.state.ask is not None:
            seat = self.match.state.ask.waiting()[0]
            if seat in self.programs:
                self.let_program_choose(seat)
            else:
                self.let_person_choose(seat)

    def let_program_choose(self, seat: int) -> None:
        thinking = self.shell.texts.say("play-thinking", name=self.names[seat])
        with self.shell.out.status(thinking) if self.shell.out.is_terminal else nullcontext():
            choice = self.programs[seat].choose(Perspective(self.match.game, self.match.state, seat))
        self.match.choose(seat, choice)

    def let_person_choose(self, seat: int) -> None:
        passed = self.orders[seat].passes(self.match, seat, len(self.people) == 1)
        if passed is not None:
            self.match.choose(seat, passed)
            return
        if self.at_keyboard != seat and len(self.people) > 1:
            self.screen.hand_over(seat)
        self.at_keyboard = seat
        self.screen.show(seat)
        if self.notice:
            self.shell.out.print(self.notice, style="bold yellow", markup=False)
            self.notice = ""
        commands = Commands(self.shell, self.match, self.screen, seat, len(self.people) == 1, self.orders[seat])
        code = commands.next_choice()
        if code is not None:
            self.match.choose(seat, code)
        self.notice = commands.notice


def new_file(game: Game) -> Path:
    """A place of its own for a game that was not given one."""
    folder = Path(typer.get_app_dir("mathom")) / "games"
    stem = f"{game.id}-{datetime.now():%Y%m%d-%H%M%S}"
    return next(path for n in range(10_000) if not (path := folder / f"{stem}{f'-{n}' if n else ''}.jsonl").exists())


def quoted(path: Path) -> str:
    return f'"{path}"' if " " in str(path) else str(path)
