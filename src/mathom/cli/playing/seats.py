"""Who sits where: people by name, programs by the name of their kind."""

from __future__ import annotations

import difflib

from mathom.cli.errors import BadSeats
from mathom.cli.shell import names_in
from mathom.kernel import Game
from mathom.players import UnknownPlayer, known_players, make_player

LIKE_A_PROGRAM = 0.8


def is_program(game: Game, name: str) -> bool:
    return name.partition(":")[0] in known_players(game)


def seats_named(game: Game, text: str) -> list[str]:
    """One name a seat. A name that looks like a mistyped program is refused, so that no bot becomes a person."""
    names = names_in(text)
    if len(names) not in game.variants().seats:
        raise BadSeats(game=game.id, seats=", ".join(str(n) for n in game.variants().seats), given=len(names))
    known = list(known_players(game))
    for name in names:
        if is_program(game, name):
            make_player(name, game, "")
        elif ":" in name or difflib.get_close_matches(name.lower(), known, 1, LIKE_A_PROGRAM):
            raise UnknownPlayer(player=name, game=game.id, known=", ".join(known))
    return names


def shown_names(names: list[str]) -> list[str]:
    """The names as the table shows them: two of the same name are told apart by their seats."""
    return [name if names.count(name) == 1 else f"{name} {seat}" for seat, name in enumerate(names, 1)]
