"""Numbers of cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from mathom.effects import Carry, Effect, Number
from mathom.games.meccg.combat.attack import Attack


@dataclass(frozen=True)
class PrintedStrikes(Number):
    """The original number of strikes of the attack that goes on."""

    def count(self, s: Any, f: Carry) -> int:
        attack = s.innermost(Attack)
        strikes: int = 0 if attack is None else attack.strikes
        return strikes


NUMBERS: Final[list[type[Effect]]] = [PrintedStrikes]
