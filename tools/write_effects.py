"""Writes docs/effects.md, the reference of all card effects, from the docstrings of verbs, conditions and selectors.

Usage: python tools/write_effects.py
"""

from __future__ import annotations

from pathlib import Path

from mathom.effects import CONDITIONS, NUMBERS, SELECTORS, STATEMENTS, VERBS, reference
from mathom.games.meccg.cards.words import WORDS as MIDDLE_EARTH
from mathom.games.wotr.cards.decks import WORDS

PAGE = Path(__file__).parents[1] / "docs" / "effects.md"


def page() -> str:
    return reference(
        [
            ("Every game", [*STATEMENTS, *VERBS, *CONDITIONS, *SELECTORS, *NUMBERS]),
            ("Der Ringkrieg", WORDS),
            ("Middle-earth CCG", MIDDLE_EARTH),
        ]
    )


def main() -> None:
    PAGE.write_text(page(), "utf-8")


if __name__ == "__main__":
    main()
