"""Chapter 2: the decks that the seats bring: a built-in one by its name, or one of their own, checked."""

# mypyc: skip

from __future__ import annotations

from functools import cache
from typing import Any, Final

from mathom.games.meccg.alignments import PROFILES
from mathom.games.meccg.decks import bring, built_in
from mathom.kernel import BadBrought, Chance, Reason

NOT_PLAYED_YET: Final = Reason("fallen-wizards-and-the-balrog-are-not-played-yet")

# What a seat brings that has no wish of its own.
SUGGESTED: Final = ("challenge-a", "challenge-b")

# What programs bring.
PLAYED: Final = ("challenge-a", "challenge-b", "challenge-c", "challenge-f", "challenge-g", "challenge-h")

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
    deck = bring(given)
    if deck.alignment not in PROFILES:
        raise BadBrought(why=NOT_PLAYED_YET)
    return complete(deck.plain())


def suggest(seat: int, seed: str = "") -> dict[str, Any]:
    """With a seed any of those that programs bring, by a draw that nobody can repeat without it."""
    if not seed:
        return brought_deck(SUGGESTED[seat % len(SUGGESTED)])
    return brought_deck(PLAYED[Chance(seed).draw(f"suggested.{seat}", [len(PLAYED)])[0]])
