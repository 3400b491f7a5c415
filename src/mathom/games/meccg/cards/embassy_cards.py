"""Cards with which factions are influenced from afar (chapter 18)."""

# mypyc: skip

from __future__ import annotations

from typing import Final

from mathom.effects import Choose, Exists, It, Play, Script, Target, Without
from mathom.games.meccg.cards.embassy_words import AtFreshSites, FactionsInHand, SpeakFromAfar
from mathom.games.meccg.cards.selectors import Characters
from mathom.games.meccg.cards.verbs import TapCost
from mathom.games.meccg.codes import deed, with_thing

ENVOYS: Final = Without(
    Characters(skills=("diplomat",), state="untapped", but=("wizard",)), Characters(skills=("warrior",))
)

EMBASSY_CARDS: Final = [
    # Hour of Need
    Script(
        "dm-141",
        Play(
            "org",
            Choose(
                "far-faction",
                FactionsInHand(),
                SpeakFromAfar(Target(), It(), less=2),
                first=with_thing(deed("give"), 0),
            ),
            on=(AtFreshSites(ENVOYS),),
            needs=Exists(FactionsInHand()),
            cost=(TapCost(Target()),),
            clause=(2, 3, 4, 5),
        ),
    ),
]
