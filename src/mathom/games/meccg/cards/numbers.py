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


@dataclass(frozen=True)
class Times(Number):
    """A number so many times."""

    factor: int
    of: Number

    def count(self, s: Any, f: Carry) -> int:
        return self.factor * self.of.count(s, f)


@dataclass(frozen=True)
class OnPath(Number):
    """How many regions of this type the site path has; of all types, without one."""

    kind: str = ""

    def count(self, s: Any, f: Carry) -> int:
        types: list[str] = s.journey.types
        return types.count(self.kind) if self.kind else len(types)


NUMBERS: Final[list[type[Effect]]] = [PrintedStrikes, Times, OnPath]
