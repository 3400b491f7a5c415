"""A table for any game, and what every game's table can do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.pretty import Pretty

from mathom.cli.tables.looking import Look, Thing
from mathom.kernel import Game, Text
from mathom.texts import Texts

View = dict[str, Any]
Events = list[dict[str, Any]]


class PlainTable:
    # Events too small for the short log beside the table.
    noise: tuple[str, ...] = ()
    # Windows in which a player may pass, as the game's texts name them.
    windows: tuple[str, ...] = ()
    # Whether the table itself says which turn or round it is.
    counts_turns = False
    # Examples for the help: something that one may ask about, and a rule of the game, if it names one.
    intent: str = "pass"
    rule: str = ""

    def __init__(self, game: Game) -> None:
        self.game = game

    def draw(self, texts: Texts, view: View, names: Sequence[str], width: int, height: int) -> RenderableType:
        """All that `view` shows, at most `width` columns wide; `height` is the room there is in the terminal."""
        return Pretty({name: part for name, part in view.items() if name != "ask"})

    def question(self, texts: Texts, view: View) -> str:
        ask = view["ask"]
        return texts.say(f"{self.game.id}-ask-{ask['kind']}", **ask["about"])

    def option(self, texts: Texts, view: View, option: dict[str, Any]) -> str:
        """An option as one line of Rich markup."""
        return texts.text(Text(option["text"], **option["args"]))

    def things(self, texts: Texts, view: View) -> list[Thing]:
        """What the viewer may look at closely: what lies before them first, then what is printed for all to read."""
        return []

    def look(self, texts: Texts, view: View, names: Sequence[str], thing: Thing) -> Look:
        """What there is to know of one of the `things`, from the view and from what is printed on it."""
        return Look(thing.title, "", [])

    def hand(self, view: View) -> list[str]:
        """The ids of the cards that the viewer holds."""
        return []

    def odds(self, texts: Texts, found: dict[str, Any]) -> list[str]:
        """What the game's forecast has found, in sentences."""
        return [f"{name}: {value}" for name, value in found.items()]

    def narrate(
        self, texts: Texts, events: Events, viewer: int | None, names: Sequence[str], last: int | None = None
    ) -> list[str]:
        """What happened, as far as `viewer` may know it; with `last` only the end of it.

        `events` are all events of the game as a record has them.
        """
        known = [event for event in events if may_know(event, viewer)]
        kept = known if last is None else known[max(0, len(known) - last) :]
        return [texts.event(self.game, event, viewer, names) for event in kept]


def may_know(event: dict[str, Any], viewer: int | None) -> bool:
    return "to" not in event or viewer in event["to"]
