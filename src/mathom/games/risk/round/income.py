"""Chapter 12: phase f, income."""

from __future__ import annotations

from typing import Final

from mathom.games.risk.box import party_name
from mathom.games.risk.map import REGION_BONUS, TERRITORIES_OF
from mathom.games.risk.state import Realm
from mathom.kernel import EventKind

INCOME: Final = EventKind("income", ("party", "gold"), ("RI-12.1", "RI-12.2"), (party_name, None))

TERRITORIES_FOR_ONE: Final = 3


def income_of(s: Realm, party: int) -> int:
    """A third of the territories, rounded down, and the bonus of every whole region; at least 1.

    RI-12.1 to RI-12.5, RI-12.7 to RI-12.9
    """
    if s.out[party]:
        return 0
    gold = len([holder for holder in s.holder if holder == party]) // TERRITORIES_FOR_ONE
    for territories, bonus in zip(TERRITORIES_OF, REGION_BONUS, strict=True):
        if all(s.holder[territory] == party for territory in territories):
            gold += bonus
    return max(1, gold)


def receive_income(s: Realm, party: int) -> None:
    """It comes after everything that gold buys in this turn. RI-12.6"""
    gold = income_of(s, party)
    s.pay(party, gold)
    s.tell(INCOME, party, gold)
