"""Players by name."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from random import Random

from mathom.kernel import Game, MathomError, games
from mathom.players.montecarlo import MonteCarlo
from mathom.players.random import RandomPlayer
from mathom.players.roles import Factory, Player, skills_of

ANY_GAME: dict[str, Factory] = {"random": RandomPlayer, "montecarlo": MonteCarlo}


class UnknownPlayer(MathomError):
    says = "There is no player '{player}' for {game}. Known players: {known}."


@cache
def installed() -> dict[str, Factory]:
    """The players of other packages."""
    return {entry.name: entry.load() for entry in entry_points(group="mathom.players")}


def known_players(game: Game) -> dict[str, Factory]:
    """All players that can play `game`."""
    known = {**ANY_GAME, **installed()}
    scripted = skills_of(game).scripted
    if scripted is not None:
        known["scripted"] = scripted
    return dict(sorted(known.items()))


def player_names(name: str) -> list[str]:
    """The names of `known_players`, for those who choose. A game with a lid is not imported for it."""
    lid = games().lid(name)
    return list(known_players(games()[name])) if lid is None else sorted({*ANY_GAME, *installed(), *lid.players})


def make_player(name: str, game: Game, seed: str) -> Player:
    """The player called `name`, such as ``montecarlo:200``. With the same seed it plays the same way."""
    kind, _, text = name.partition(":")
    known = known_players(game)
    if kind not in known:
        raise UnknownPlayer(player=name, game=game.id, known=", ".join(known))
    return known[kind](game, text, Random(f"{kind}/{seed}"))
