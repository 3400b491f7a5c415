"""The decks that come with the game: the published challenge decks, and those that continue their series."""
# mypyc: skip

from __future__ import annotations

from functools import cache
from typing import Final

from mathom.games.meccg.box.titles import HOME
from mathom.games.meccg.decks.deck import Deck
from mathom.games.meccg.decks.errors import NoSuchDeck
from mathom.games.meccg.decks.files import read_own

CHALLENGE: Final = tuple(f"challenge-{letter}" for letter in "abcdefghij")
OTHERS: Final = ("challenge-p", "challenge-s", "balrog-1", "balrog-2")
BUILT_IN: Final = CHALLENGE + OTHERS


@cache
def built_in(name: str) -> Deck:
    """A built-in deck by its name."""
    if name not in BUILT_IN:
        raise NoSuchDeck(deck=name, known=", ".join(BUILT_IN))
    return read_own((HOME / "data" / "decks" / f"{name}.toml").read_text("utf-8"))
