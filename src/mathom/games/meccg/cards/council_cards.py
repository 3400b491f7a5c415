"""Cards that end the game (chapter 27), and some that are of use at its council."""

# mypyc: skip

from __future__ import annotations

from typing import Final

from mathom.effects import (
    Action,
    All,
    Bearer,
    Exists,
    Leaves,
    Modify,
    Not,
    Play,
    Script,
    Sequence,
    Target,
    This,
    When,
)
from mathom.games.meccg.cards.conditions import AttackBy, BearerStruck, InPlay
from mathom.games.meccg.cards.council_words import CallEnd, CanCall, DestroyRing, HeavyItems, RingAtDoom
from mathom.games.meccg.cards.groups import Members
from mathom.games.meccg.cards.journey_words import HolderOf
from mathom.games.meccg.cards.ring_words import Test
from mathom.games.meccg.cards.search_words import Shuffle
from mathom.games.meccg.cards.selectors import ItemsOf
from mathom.games.meccg.cards.statements import Uncounted
from mathom.games.meccg.cards.strike_words import CancelStrike
from mathom.games.meccg.cards.verbs import Check, ComeIn, TapCost
from mathom.games.meccg.journey.keys import GATES_OF_MORNING


def one_ring(card: str, cancels: int, burdens: int) -> Script:
    """Who bears it may escape from a strike, and all around feel its weight."""
    return Script(
        card,
        Action(
            "strike",
            Sequence((Check(Bearer(), -2), When(Exists(Bearer()), CancelStrike()))),
            needs=All((BearerStruck(), Not(AttackBy(("undead", "nazgul"))))),
            clause=(cancels,),
        ),
        Modify("cp", 1, of=Members(Bearer()), clause=(burdens,)),
    )


COUNCIL_CARDS: Final = [
    # Sudden Call
    Script(
        "le-235",
        Play("any", CallEnd(), needs=CanCall(), clause=(1,)),
        Play("mh", CallEnd(), needs=CanCall(), clause=(2,)),
        Play("either", Shuffle(this=True), clause=(3,)),
        Uncounted(window="either", clause=(3,)),
    ),
    # The One Ring, for heroes and for minions
    one_ring("tw-347", 5, 6),
    one_ring("le-326", 3, 4),
    # Cracks of Doom
    Script("tw-205", Play("site", DestroyRing(check=True, modifier=-4), needs=RingAtDoom(), clause=(1, 2))),
    # Gollum's Fate
    Script("tw-247", Play("site", DestroyRing(), needs=RingAtDoom(ally="Gollum"), clause=(1, 2))),
    # Gandalf
    Script(
        "tw-156",
        Action(
            "any",
            Test(Target()),
            on=(ItemsOf(Members(This()), classes=("gold-ring",)),),
            cost=(TapCost(This()),),
            clause=(2,),
        ),
    ),
    # Free to Choose
    Script(
        "dm-133",
        Play("any", ComeIn(Target()), on=(HeavyItems(3),), clause=(1, 4)),
        Modify("cp", -2, of=Bearer(), clause=(2,)),
        Modify("cp", -3, of=Bearer(), needs=InPlay(GATES_OF_MORNING), instead_of=2, clause=(2,)),
        Leaves("checked", of=HolderOf(Bearer()), clause=(3,)),
    ),
]
