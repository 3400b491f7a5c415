"""Nazgûl that lie in play: what they do when their owner taps them (ME-11.16 to ME-11.18)."""

# mypyc: skip

from __future__ import annotations

from typing import Final

from mathom.effects import Action, CountsAs, Last, Script, Target, This
from mathom.games.meccg.cards.attack_words import LimitCost, Tap
from mathom.games.meccg.cards.company_words import Sites
from mathom.games.meccg.cards.selectors import Characters
from mathom.games.meccg.cards.verbs import DiscardCost

# To tap one counts one against the limit, and the card is discarded in the same moment.
GIVEN_UP: Final = (DiscardCost(This()), LimitCost(1))

NAZGUL: Final = [
    # Adûnaphel
    Script(
        "tw-2",
        Action("mh", Tap(Target()), on=(Characters(state="untapped", here=True),), cost=GIVEN_UP, clause=(2, 3)),
    ),
    # Witch-king of Angmar
    Script(
        "tw-113",
        Action(
            "mh",
            Last(CountsAs("shadow-hold-is-dark-hold", of=Sites()), until="long"),
            cost=GIVEN_UP,
            clause=(2, 3),
        ),
    ),
]
