"""Cards with which others lie off to the side (chapter 25)."""

# mypyc: skip

from __future__ import annotations

from typing import Final

from mathom.effects import Action, All, Choose, Exists, It, Leaves, Modify, Play, Script
from mathom.games.meccg.cards.conditions import AttackOf
from mathom.games.meccg.cards.host_words import CreaturesHeld, HoldsNothing, Reserve, Reserved
from mathom.games.meccg.cards.selectors import TheAttack
from mathom.games.meccg.cards.verbs import ComeIn
from mathom.games.meccg.codes import deed, with_thing

DRAGONS: Final = CreaturesHeld(("dragon", "drake"))

HOST_CARDS: Final = [
    # Summons from Long Sleep
    Script(
        "as-39",
        Play("mh", ComeIn()),
        Action(
            "mh",
            Choose("reserve", DRAGONS, Reserve(It()), first=with_thing(deed("give"), 0)),
            needs=All((HoldsNothing(), Exists(DRAGONS))),
            clause=(1,),
        ),
        Modify("attack_prowess", 2, of=TheAttack(), needs=AttackOf(Reserved()), clause=(2,)),
        Leaves("attack:defeated", needs=AttackOf(Reserved()), clause=(3,)),
        Leaves("attack:endured", needs=AttackOf(Reserved()), clause=(3,)),
    ),
]
