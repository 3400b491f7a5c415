"""Statements of cards beside those that all games share."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mathom.effects import Action, Effect, Statement


@dataclass(frozen=True, kw_only=True)
class Uncounted(Statement):
    """The card does not count against the hazard limit."""


@dataclass(frozen=True)
class Offered(Action):
    """What the other player can do with a card, in a window; declared like the play of a card."""


STATEMENTS: Final[list[type[Effect]]] = [Uncounted, Offered]
