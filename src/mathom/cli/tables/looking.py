"""Looking closely at a thing: what may be looked at, how one names it, and what is told of it."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text as Line

from mathom.texts import Texts

# How many are listed where a name fits several.
MOST = 12


class Thing(NamedTuple):
    """A card, a piece, a place: by the game's id, and as the table calls it."""

    kind: str
    id: str
    title: str


class Look(NamedTuple):
    """What there is to know of a thing: what it is, sentence by sentence what it says, the rules to look up."""

    title: str
    about: str
    facts: list[str]
    rules: Sequence[str] = ()

    def draw(self, texts: Texts) -> RenderableType:
        parts: list[RenderableType] = [Line(self.title, "bold reverse")]
        if self.about:
            parts.append(Line(self.about, "italic"))
        parts += [Line(fact) for fact in self.facts if fact]
        if self.rules:
            parts.append(Line(texts.say("play-look-rules", rules=", ".join(self.rules)), "dim"))
        return Padding(Group(*parts), (0, 2))


def plain(name: str) -> str:
    """A name as one compares names: without accents, case and signs.

    >>> plain("Helm’s Deep"), plain("Barad-dûr")
    ('helms deep', 'barad dur')
    """
    letters = unicodedata.normalize("NFKD", name.replace("’", "").replace("'", "").casefold())
    kept = "".join(c if c.isalnum() else " " for c in letters if not unicodedata.combining(c))
    return " ".join(kept.split())


def called(things: Iterable[Thing], name: str) -> list[Thing]:
    """The things with this name; else those whose name begins with it, else those that have it anywhere. Of several
    with one title the first stands for all."""
    wanted = plain(name)
    if not wanted:
        return []
    known = [(plain(thing.title), plain(thing.id), thing) for thing in things]
    fits = (
        [thing for title, _, thing in known if wanted == title],
        [thing for _, own, thing in known if wanted == own],
        [thing for title, own, thing in known if title.startswith(wanted) or own.startswith(wanted)],
        [thing for title, own, thing in known if wanted in title or wanted in own],
    )
    found = next((some for some in fits if some), [])
    return list({thing.title: thing for thing in reversed(found)}.values())[::-1]


def named_in(things: Iterable[Thing], args: dict[str, Any]) -> list[Thing]:
    """The things that an option is about, by its arguments."""
    known: dict[str, Thing] = {}
    for thing in things:
        known.setdefault(thing.id, thing)
    values = [one for value in args.values() for one in (value if isinstance(value, list) else [value])]
    found = [known[value] for value in values if isinstance(value, str) and value in known]
    return list(dict.fromkeys(found))
