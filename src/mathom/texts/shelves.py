"""Where the messages lie. A *shelf* is the files that are read together: a message may show another one of its shelf.

Each file of the program is a shelf. A game has two: its box (``box.ftl``), with what is said about it before anybody
sits down, and all the rest, which is read when somebody plays. An expansion has one of its own, whose messages begin
with the name of its game.

Where a game has very many names (the titles of its cards), they lie beside as ``<prefix>.json``, by what follows the
prefix: they need no syntax, and to parse them as messages takes fifty times as long.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentResource

from mathom.kernel import games

Shelf = tuple[Path, ...]

HOME = Path(__file__).parent
BOX = "box.ftl"
MESSAGE = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)


def homes() -> dict[str, Path]:
    """The folders of all games, ours (also those in work) and installed ones, and of expansions. None is imported."""
    ours = {folder.parent.name: folder.parent for folder in sorted((HOME.parent / "games").glob("*/texts"))}
    return ours | {name: games().home(name) for name in games() if name not in ours} | expansions()


def expansions() -> dict[str, Path]:
    return {name: box.home for name, box in games().boxes().items() if (box.home / "texts").is_dir()}


def owners(key: str) -> list[str]:
    """Whose message it can be, by its beginning: a game's, or one of its expansions'."""
    name = key.partition("-")[0]
    return [name, *[box for box, found in games().boxes().items() if found.game == name]]


def common_shelves(lang: str) -> list[Shelf]:
    """What everybody needs: the messages of the program and the boxes of all games."""
    boxes = [home / "texts" / lang / BOX for home in homes().values()]
    return [(path,) for path in (*sorted((HOME / lang).glob("*.ftl")), *boxes) if path.exists()]


def game_shelf(lang: str, game: str) -> Shelf:
    """What the players of a game need besides; nothing for a game that there is not."""
    home = homes().get(game)
    return () if home is None else tuple(p for p in sorted((home / "texts" / lang).glob("*.ftl")) if p.name != BOX)


def shelves(lang: str) -> Iterator[Shelf]:
    yield from common_shelves(lang)
    for game in homes():
        yield game_shelf(lang, game)


def files(lang: str) -> Iterator[Path]:
    for shelf in shelves(lang):
        yield from shelf


def source(shelf: Shelf) -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in shelf)


@cache
def names(lang: str, prefix: str) -> dict[str, str]:
    """The names that a game keeps under this prefix, which begins with the game's own name."""
    home = homes().get(prefix.partition("-")[0])
    path = None if home is None else home / "texts" / lang / f"{prefix}.json"
    found: dict[str, str] = json.loads(path.read_text("utf-8")) if path and path.exists() else {}
    return found


def names_source(lang: str, game: str) -> str:
    """All such names of a game as messages."""
    home = homes().get(game)
    prefixes = [] if home is None else [path.stem for path in sorted((home / "texts" / lang).glob("*.json"))]
    return "".join(f"{prefix}-{key} = {name}\n" for prefix in prefixes for key, name in names(lang, prefix).items())


@cache
def keys(path: Path) -> list[str]:
    return MESSAGE.findall(path.read_text(encoding="utf-8"))


@cache
def resource(path: Path) -> Any:
    return FluentResource(path.read_text(encoding="utf-8"))
