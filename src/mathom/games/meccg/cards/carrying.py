"""The frame that carries out the text of a card."""

from __future__ import annotations

from typing import Any

from mathom.effects import Carry, Program
from mathom.games.meccg.cards.scripts import script_of
from mathom.games.meccg.codes import NO, YES


class Telling(Carry):
    __slots__ = ()

    def clone(self) -> Telling:
        return Telling(like=self)

    def program(self) -> Program:
        return script_of(self.card).programs[self.text]

    def yes(self) -> int:
        return YES

    def no(self) -> int:
        return NO

    def rival(self, s: Any) -> int:
        other: int = (self.seat + 1) % s.seats
        return other
