"""What the person at the keyboard sees: the table, the latest events, the question with its options."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.columns import Columns
from rich.markup import escape
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text as Line

from mathom.cli.shell import Shell, title_of
from mathom.cli.tables import table_for
from mathom.kernel import Match

FORGET_SCROLLED = "\x1b[3J"
LATEST = 8
FEWEST = 3
# Lines that everything but the map takes.
AROUND_THE_MAP = 20


class Screen:
    def __init__(self, shell: Shell, match: Match, names: list[str], path: Path) -> None:
        self.shell = shell
        self.path = path
        self.match = match
        self.names = names
        self.table = table_for(match.game)

    def clear(self) -> None:
        """Also what has scrolled away: it may show another player's hand."""
        if self.shell.out.is_terminal:
            self.shell.out.file.write(FORGET_SCROLLED)
            self.shell.out.clear()

    def show(self, viewer: int | None) -> None:
        """The table, and what happened since the viewer last chose."""
        shell, state = self.shell, self.match.state
        view = self.match.game.view(state, viewer)
        self.clear()
        title = title_of(shell.texts, self.match.game, self.match.recording.header["variant"])
        if not self.table.counts_turns:
            title = shell.texts.say("play-title", game=title, turn=view.get("turn", 0))
        shell.out.print(Rule(title, style="dim"))
        room = shell.out.height - AROUND_THE_MAP if shell.out.is_terminal else 10 * AROUND_THE_MAP
        width = min(shell.out.width, 160)
        shell.out.print(self.table.draw(shell.texts, view, self.names, width, room))
        shell.out.print()
        for line in self.latest(viewer, room):
            shell.out.print(Padding(Line(line, "dim"), (0, 0, 0, 2), expand=False))
        if viewer is not None and "ask" in view:
            self.ask(view)

    def ask(self, view: dict[str, Any]) -> None:
        shell = self.shell
        options = view["ask"]["options"]
        lines = [
            f"[bold cyan]{number:>3}[/]  {self.table.option(shell.texts, view, option)}"
            for number, option in enumerate(options, 1)
        ]
        shell.out.print()
        name = escape(self.names[view["seat"]])
        shell.out.print(f"[bold]{name}: {escape(self.table.question(shell.texts, view))}[/]")
        shell.out.print(Padding(Columns(lines, padding=(0, 2), column_first=True), (0, 0)))

    def latest(self, viewer: int | None, room: int) -> list[str]:
        """What happened since the viewer's last turn at choosing, but not all of a long wait."""
        entries = self.match.recording.entries
        own = [n for n, entry in enumerate(entries) if entry.choice is not None and entry.choice.seat == viewer]
        since = own[-1] if own else 0
        loud = [event for event in self.match.recording.events() if event["event"] not in self.table.noise]
        fresh = sum(event["event"] not in self.table.noise for entry in entries[since:] for event in entry.events)
        count = max(FEWEST, min(LATEST, fresh, room))
        return self.table.narrate(self.shell.texts, loud, viewer, self.names, count)

    def whole_log(self, viewer: int | None) -> list[str]:
        return self.table.narrate(self.shell.texts, self.match.recording.events(), viewer, self.names)

    def hand_over(self, seat: int) -> None:
        """Hide the last player's cards until the next one says that nobody else is looking."""
        self.clear()
        self.shell.out.print()
        self.shell.say("play-hand-over", name=self.names[seat])
        self.shell.out.input(self.shell.texts.say("play-ready") + " ", markup=False)
