"""The titles of all cards in German and English: ``texts/<language>/meccg-card.json``, read when first needed."""
# mypyc: skip

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Final

HOME: Final = Path(__file__).parents[1]
LANGS: Final = ("en", "de")


@cache
def titles(lang: str) -> dict[str, str]:
    """The titles of all cards by their ids."""
    found: dict[str, str] = json.loads((HOME / "texts" / lang / "meccg-card.json").read_text("utf-8"))
    return found


def title_of(card: str, lang: str) -> str:
    return titles(lang)[card]
