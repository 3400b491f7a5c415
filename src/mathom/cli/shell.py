"""What every command works with: the texts in the chosen language and the two outputs."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from rich.console import Console

from mathom.cli.errors import BadSetting, CannotOpen, NoSuchFile
from mathom.kernel import Detail, Game, NotARecord, games, lines_of
from mathom.texts import Texts


class Shell:
    def __init__(self, lang: str) -> None:
        self.out = Console(highlight=False)
        self.err = Console(stderr=True, highlight=False)
        self.speak(lang)

    def speak(self, lang: str) -> None:
        self.texts = Texts(lang)

    def say(self, key: str, **args: Any) -> None:
        """A message on the standard output, broken between words for who reads it. One with the name of a file is left
        whole, so that the name can be copied, and so is everything that no terminal shows."""
        whole = "file" in args or not self.out.is_terminal
        self.out.print(self.texts.say(key, **args), markup=False, soft_wrap=whole)

    def data(self, text: str) -> None:
        """Output for programs: as it is, never wrapped."""
        sys.stdout.write(text + "\n")
        sys.stdout.flush()


def settings(given: list[str] | None, game: Game) -> dict[str, Any]:
    """``["start=0"]`` as a variant."""
    found: dict[str, Any] = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals or not name:
            first = game.variants().settings[0] if game.variants().settings else None
            raise BadSetting(setting=text, example=f"{first.name}={first.allowed[0]}" if first else "name=value")
        found[name] = value
    return found


def title_of(texts: Texts, game: Game, variant: dict[str, Any]) -> str:
    """What is played: the game, or the expansion whose settings are on."""
    for box, found in games().boxes().items():
        if found.game == game.id and all(variant.get(name) == value for name, value in found.settings.items()):
            return texts.say(f"{box}-title")
    return texts.say(f"{game.id}-title")


def names_in(text: str) -> list[str]:
    """``"ann, scripted"`` as names."""
    return [name.strip() for name in text.split(",") if name.strip()]


def read_lines(path: Path) -> list[str]:
    try:
        return lines_of(path.read_bytes().decode("utf-8"))
    except FileNotFoundError:
        raise NoSuchFile(file=str(path)) from None
    except UnicodeDecodeError:
        raise NotARecord(detail=Detail("it is not a text file")) from None
    except OSError as error:
        raise CannotOpen(file=str(path), detail=error.strerror or str(error)) from error
