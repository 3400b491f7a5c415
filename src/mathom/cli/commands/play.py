"""``mathom play``: a game in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from mathom.cli.errors import BadDecks
from mathom.cli.options import Lang, Settings
from mathom.cli.playing.seats import seats_named
from mathom.cli.playing.session import Session
from mathom.cli.shell import Shell, read_lines, settings
from mathom.kernel import Game, Sealed, games, seal, unboxed
from mathom.players import known_players

FRIENDS = ("Frodo", "Sam", "Merry", "Pippin", "Bilbo")


def play(
    context: typer.Context,
    game_name: Annotated[str | None, typer.Argument(metavar="GAME")] = None,
    seats: Annotated[str | None, typer.Option("--seats", "--players", metavar="NAME,NAME...")] = None,
    decks: Annotated[str | None, typer.Option("--decks", metavar="DECK,DECK...")] = None,
    variant: Settings = None,
    seed: Annotated[str | None, typer.Option("--seed")] = None,
    save: Annotated[Path | None, typer.Option("--save", metavar="FILE")] = None,
    resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE")] = None,
    lang: Lang = None,
) -> None:
    shell: Shell = context.obj
    if resume is not None:
        Session.resume(shell, resume).run()
        return
    if game_name is None:
        from_menu(shell)
        return
    ours, boxed = unboxed(game_name)
    names = seats_named(ours, seats if seats is not None else default_seats(ours))
    agreed = {**boxed, **settings(variant, ours)}
    brought = None if decks is None else brought_by(ours, agreed, len(names), decks.split(","))
    Session.start(shell, ours, agreed, names, seed, save, brought).run()


def brought_by(ours: Game, variant: dict[str, Any], seats: int, decks: list[str]) -> list[Sealed | None]:
    """What the seats bring, sealed: built-in decks by their names, or files."""
    full = ours.variants().read(seats, variant)
    if not ours.brings(full) or len(decks) != seats:
        raise BadDecks(game=ours.id, seats=seats if ours.brings(full) else 0, given=len(decks))
    given = ["".join(read_lines(Path(deck))) if Path(deck).is_file() else deck for deck in decks]
    return [seal(ours.read_brought(full, seats, seat, one)) for seat, one in enumerate(given)]


def default_seats(ours: Game) -> str:
    """A person against the best program that answers at once."""
    opponent = "scripted" if "scripted" in known_players(ours) else "random"
    return ",".join([FRIENDS[0], *[opponent] * (ours.variants().seats[0] - 1)])


def from_menu(shell: Shell) -> None:
    """Without a game: choose one and who plays, then play."""
    known = [*games(), *games().boxes()]
    shell.say("menu-welcome")
    for number, one in enumerate(known, 1):
        shell.out.print(f"[bold cyan]{number:>3}[/]  {shell.texts.say(f'{one}-title')}")
    ours, boxed = unboxed(known[ask_number(shell, "menu-game", 1, len(known), 1) - 1])
    numbers = ours.variants().seats
    count = ask_number(shell, "menu-seats", numbers[0], numbers[-1], numbers[0])
    people = ask_number(shell, "menu-people", 0, count, 1)
    opponent = default_seats(ours).rpartition(",")[2]
    names = [*FRIENDS[:people], *[opponent] * (count - people)]
    Session.start(shell, ours, boxed, seats_named(ours, ",".join(names)), None, None).run()


def ask_number(shell: Shell, key: str, least: int, most: int, default: int) -> int:
    while True:
        text = shell.texts.say(key, least=least, most=most, default=default)
        answer = shell.out.input(f"{text} ", markup=False).strip()
        if not answer:
            return default
        if answer.isdecimal() and least <= int(answer) <= most:
            return int(answer)
        shell.say("menu-number", least=least, most=most)
