"""What heroes dare: searches in dark places, flowers for a crown, warnings in time."""

# mypyc: skip

from __future__ import annotations

from typing import Final

from mathom.effects import (
    AnyOf,
    CountsAs,
    Exists,
    It,
    Last,
    Leaves,
    Not,
    Play,
    Script,
    Sequence,
    Sum,
    Target,
    This,
    Trigger,
    When,
)
from mathom.games.meccg.cards.company_words import Sites
from mathom.games.meccg.cards.conditions import InPlay, Isolated, StrikesAssigned
from mathom.games.meccg.cards.groups import InState
from mathom.games.meccg.cards.lasting_words import LieWith
from mathom.games.meccg.cards.numbers import Noted
from mathom.games.meccg.cards.search_words import Found, PlayedWithIt, Shuffle, TurnUp
from mathom.games.meccg.cards.selectors import Characters
from mathom.games.meccg.cards.site_words import FaceAttack, SiteHere
from mathom.games.meccg.cards.statements import Barred
from mathom.games.meccg.cards.verbs import ComeIn, Discard, TapCost
from mathom.games.meccg.journey.keys import DOORS_OF_NIGHT, GATES_OF_MORNING

SCOUT: Final = Characters(skills=("scout",), state="untapped", here=True)

HERO_DEEDS: Final = [
    # Lucky Search
    Script(
        "tw-269",
        Play(
            "site",
            Sequence(
                (
                    TurnUp(Target()),
                    FaceAttack("", 1, Sum((3, Noted("turned"))), on=Target(), uncancellable=True),
                    When(Exists(InState(Target(), "wounded")), Discard(Found())),
                    Shuffle(),
                )
            ),
            on=(SCOUT, SiteHere(types=("shadow-hold", "dark-hold"))),
            cost=(TapCost(Target(0)),),
            clause=(1, 2, 3, 4),
        ),
    ),
    # Crown of Flowers
    Script(
        "dm-121",
        Play("any", ComeIn(), clause=(1,)),
        CountsAs(f"in-play:{GATES_OF_MORNING}", of=PlayedWithIt(), clause=(2,)),
        CountsAs(f"in-play:{DOORS_OF_NIGHT}", absent=True, of=PlayedWithIt(), clause=(2,)),
        Trigger(
            "declared",
            Sequence((LieWith(It()), Last(Trigger("goes", Discard(Target(-1)), of=This()), until="game"))),
            of=PlayedWithIt(),
            needs=AnyOf((Not(InPlay(GATES_OF_MORNING)), InPlay(DOORS_OF_NIGHT))),
            clause=(3,),
        ),
    ),
    # Forewarned Is Forearmed
    Script(
        "dm-132",
        Play("any", ComeIn()),
        CountsAs("one-attack", of=Sites(unhaunted=True), clause=(1,)),
        CountsAs("one-attack-each", clause=(2,)),
        Barred(StrikesAssigned(), clause=(2,)),
        Leaves("attack:defeated", needs=Isolated(), clause=(4,)),
    ),
]
