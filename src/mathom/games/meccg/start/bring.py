"""Chapter 2: the decks that the seats bring: a built-in one by its name, or one of their own, checked."""

# mypyc: skip

from __future__ import annotations

from functools import cache
from typing import Any, Final

from mathom.games.meccg.decks import bring, built_in

# What a seat brings that has no wish of its own.
SUGGESTED: Final = ("challenge-a", "challenge-b")

# Decks that somebody might have brought, by their alignment.
PLAUSIBLE: Final[dict[str, tuple[str, ...]]] = {
    "hero": ("challenge-a", "challenge-b", "challenge-c", "challenge-d", "challenge-e"),
    "minion": ("challenge-f", "challenge-g", "challenge-h", "challenge-i", "challenge-j"),
}


@cache
def brought_deck(name: str) -> dict[str, Any]:
    return complete(built_in(name).plain())


def complete(deck: dict[str, Any]) -> dict[str, Any]:
    """With all sections, also those without a card."""
    sections = ("pool", "characters", "resources", "hazards", "sites", "sideboard")
    return {**deck, **{name: deck.get(name, {}) for name in sections}}


def read_brought(given: Any) -> dict[str, Any]:
    """A built-in deck by its name, a deck or a file with one; `BadBrought` with the rules that it breaks."""
    return complete(bring(given).plain())


def suggest(seat: int) -> dict[str, Any]:
    return brought_deck(SUGGESTED[seat % len(SUGGESTED)])
