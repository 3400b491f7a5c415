"""The Shadow's Character deck."""

from __future__ import annotations

from typing import Final

from mathom.effects import Effect
from mathom.games.wotr.cards.scripts import Script

SCRIPTS: Final[list[Script]] = []

# Words that only this deck uses.
VERBS: Final[list[type[Effect]]] = []

# Procedures of cards that stand alone.
FRAMES: Final[list[type]] = []
