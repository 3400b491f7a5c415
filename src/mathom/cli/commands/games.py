"""``mathom games``: what can be played, by how many, with which settings."""

from __future__ import annotations

import json
from typing import Any

import typer
from rich.table import Table

from mathom.cli.options import Json, Lang
from mathom.cli.shell import Shell
from mathom.kernel import Game
from mathom.kernel import games as all_games
from mathom.players import known_players
from mathom.texts import Texts


def games(context: typer.Context, as_json: Json = False, lang: Lang = None) -> None:
    shell: Shell = context.obj
    if as_json:
        shell.data(json.dumps([described(game, shell.texts) for game in all_games().values()], ensure_ascii=False))
        return
    for game in all_games().values():
        shell.out.print()
        shell.out.print(f"[bold]{shell.texts.say(f'{game.id}-title')}[/]  [dim]{game.id}[/]")
        shell.out.print(shell.texts.say(f"{game.id}-about"), markup=False)
        shell.say("games-seats", seats=seats_of(game, shell.texts))
        shell.say("games-bots", players=", ".join(known_players(game)))
        shell.out.print(settings_table(game, shell.texts))
        shell.say("games-start", game=game.id)
        for box, found in all_games().boxes().items():
            if found.game == game.id:
                shell.say("games-box", title=shell.texts.say(f"{box}-title"), box=box)


def described(game: Game, texts: Texts) -> dict[str, Any]:
    schema = game.variants()
    return {
        "id": game.id,
        "title": texts.say(f"{game.id}-title"),
        "about": texts.say(f"{game.id}-about"),
        "version": game.version,
        "seats": schema.seats,
        "players": list(known_players(game)),
        "settings": [
            {
                "name": s.name,
                "allowed": s.allowed,
                "rules": list(s.rules),
                "text": texts.say(f"{game.id}-setting-{s.name}"),
            }
            for s in schema.settings
            if s.offered
        ],
        "boxes": {box: found.settings for box, found in all_games().boxes().items() if found.game == game.id},
    }


def seats_of(game: Game, texts: Texts) -> str:
    """``2, 3 or 4``"""
    return texts.either([str(n) for n in game.variants().seats])


def settings_table(game: Game, texts: Texts) -> Table:
    table = Table(box=None, padding=(0, 2), header_style="dim")
    for column in ("games-setting", "games-values", "games-meaning"):
        table.add_column(texts.say(column))
    for setting in [setting for setting in game.variants().settings if setting.offered]:
        values = " | ".join(str(value).lower() for value in setting.allowed)
        table.add_row(setting.name, values, texts.say(f"{game.id}-setting-{setting.name}"))
    return table
