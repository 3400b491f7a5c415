"""Statements of cards beside those that all games share."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mathom.effects import Effect, Statement


@dataclass(frozen=True, kw_only=True)
class Uncounted(Statement):
    """The card does not count against the hazard limit."""


STATEMENTS: Final[list[type[Effect]]] = [Uncounted]
