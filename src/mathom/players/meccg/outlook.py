"""Who is ahead: the marshalling points as they would count now, and the characters who could win more."""

from __future__ import annotations

from math import exp
from typing import Final

from mathom.games.meccg.council.scoring import total
from mathom.games.meccg.state import Realm
from mathom.kernel import State

# So many points make it likely, as the council decides between 0 and some thirty.
DECISIVE: Final = 5.0
A_CHARACTER: Final = 0.5


def evaluate(state: State) -> list[float]:
    """Each seat's chance to win."""
    assert isinstance(state, Realm)
    worth = [float(total(state, seat)) for seat in range(state.seats)]
    for company in state.companies:
        if company.members:
            worth[state.holder(company.members[0])] += A_CHARACTER * len(company.members)
    first = 1 / (1 + exp((worth[1] - worth[0]) / DECISIVE))
    return [first, 1 - first]
