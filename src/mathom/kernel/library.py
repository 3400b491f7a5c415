"""Which games there are: announced by entry points, and each imported when it is first needed."""

# mypyc: skip

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

from mathom.kernel.errors import UnknownGame
from mathom.kernel.game import Game, VariantSchema
from mathom.kernel.lid import Lid, has_lid, lid_of


class Box(NamedTuple):
    """An expansion as people ask for it: a game with settings. What it has of its own lies in its folder there."""

    game: str
    settings: dict[str, Any]
    home: Path


class Games(Mapping[str, Game]):
    """All announced games by id, in alphabetical order. To know that a game is there does not import it."""

    def __init__(self, announced: list[EntryPoint]) -> None:
        self._announced = {entry.name: entry for entry in sorted(announced, key=lambda e: e.name)}

    def __getitem__(self, name: str) -> Game:
        game: Game = self._announced[name].load()
        return game

    def __contains__(self, name: object) -> bool:
        return name in self._announced

    def __iter__(self) -> Iterator[str]:
        return iter(self._announced)

    def __len__(self) -> int:
        return len(self._announced)

    def home(self, name: str) -> Path:
        """What the game's `home` will be: the folder of the module that announces it."""
        spec = find_spec(self._announced[name].module)
        if spec is None or spec.origin is None:
            return self[name].home
        return Path(spec.origin).parent

    def lid(self, name: str) -> Lid | None:
        """What the game says of itself without being imported; None if its box has no lid."""
        if name not in self:
            raise UnknownGame(game=name, known=", ".join(self))
        home = self.home(name)
        return lid_of(home) if has_lid(home) else None

    def variants(self, name: str) -> VariantSchema:
        """Who can play it with which settings, for those who choose. A game without a lid is imported for it."""
        lid = self.lid(name)
        return self[name].variants() if lid is None else lid.schema

    def boxes(self) -> dict[str, Box]:
        """The expansions by their names, as the lids of their games tell of them."""
        lids = {name: self.lid(name) for name in self}
        return {
            box: Box(name, settings, self.home(name) / box)
            for name, lid in lids.items()
            if lid is not None
            for box, settings in lid.boxes.items()
        }


@cache
def games() -> Games:
    """All installed games. Looked for once: that reads the lists of all installed packages."""
    return Games(list(entry_points(group="mathom.games")))


def game(name: str) -> Game:
    """The installed game called `name`."""
    found = games()
    if name not in found:
        raise UnknownGame(game=name, known=", ".join(found))
    return found[name]


def unboxed(name: str) -> tuple[Game, dict[str, Any]]:
    """The game that somebody asks for by its name or by that of an expansion, and the settings that come with it."""
    found = games()
    box = None if name in found else found.boxes().get(name)
    return (game(name), {}) if box is None else (found[box.game], box.settings)


def registered(place: str) -> Any:
    """What a game names as ``package.module:name`` (see `Game`), imported now."""
    module, _, name = place.partition(":")
    return getattr(import_module(module), name)
