"""Events of the minion decks that undo others, change the way, or call back what was beaten."""

# mypyc: skip

from __future__ import annotations

from typing import Final

from mathom.effects import (
    All,
    AtLeast,
    Count,
    CountsAs,
    Exists,
    Last,
    Modify,
    Not,
    Play,
    Script,
    Sequence,
    Stat,
    Sum,
    Target,
    Trigger,
    When,
)
from mathom.games.meccg.cards.attack_words import OnlyCopy, TheCompany
from mathom.games.meccg.cards.chain_words import CancelEffect, Lasting, Links
from mathom.games.meccg.cards.company_words import Mates
from mathom.games.meccg.cards.conditions import InPlay, PathHas, Plays
from mathom.games.meccg.cards.groups import Members
from mathom.games.meccg.cards.journey_words import HolderOf, Moving, Opponent
from mathom.games.meccg.cards.lasting_words import CardsOn
from mathom.games.meccg.cards.numbers import Noted, UnusedInfluence
from mathom.games.meccg.cards.road_words import SiteAhead, TurnRegion
from mathom.games.meccg.cards.scheme_words import CanRise, Raise
from mathom.games.meccg.cards.selectors import Characters
from mathom.games.meccg.cards.site_words import FaceAttack
from mathom.games.meccg.cards.statements import Answers
from mathom.games.meccg.cards.strike_words import AttemptBy, CheckBy, TheChecked, TheInfluencer
from mathom.games.meccg.cards.verbs import Check, ComeIn, Discard, Recall, Roll
from mathom.games.meccg.journey.keys import DOORS_OF_NIGHT

NIGHT: Final = InPlay(DOORS_OF_NIGHT)
WILD: Final = PathHas(("wilderness", 1))
DARKEN: Final = TurnRegion("wilderness", "shadow-land")
RUINS: Final = SiteAhead(("ruins-and-lairs",))
MAGICIAN: Final = Characters(skills=("shadow-magic",), here=True)
PRICE: Final = Check(Target(), -3)
CHECKED: Final = TheChecked()
SPEAKER: Final = TheInfluencer()

# An ally that turns on the one who controls it.
HOLD: Final = Sum((UnusedInfluence(Opponent()), UnusedInfluence(HolderOf(Target())), 6))
HAS_PROWESS: Final = AtLeast(Stat("prowess", Target(), printed=True), 1)
ALLY_ATTACKS: Final = Sequence(
    (
        Roll(0, add=Stat("prowess", Target(), printed=True), by_foe=True),
        FaceAttack("", 1, Noted("roll"), on=HolderOf(Target()), detains=Plays(Opponent(), ("hero",))),
        When(Not(AtLeast(Noted("beaten"), 1)), Discard(Target())),
    )
)

SHADOW_SCHEMES: Final = [
    # Searching Eye
    Script(
        "le-136",
        Play(
            "response",
            CancelEffect(Links(skill="scout")),
            needs=Exists(Links(skill="scout"), "no-such-card-was-declared-in-this-chain"),
            clause=(1,),
        ),
        Play(
            "mh",
            CancelEffect(Lasting("scout")),
            needs=Exists(Lasting("scout"), "no-such-effect-lasts-now"),
            clause=(2,),
        ),
        Answers(clause=(3,)),
    ),
    # From the Pits of Angband
    Script(
        "td-27",
        Play("mh", ComeIn()),
        Trigger("phase:end", Recall("dragons-and-drakes", each=True), needs=Not(NIGHT), clause=(1,)),
        Trigger("phase:end", Recall("dragons-and-drakes", each=True, either=True), needs=NIGHT, clause=(1, 2)),
    ),
    # Exhalation of Decay
    Script("dm-55", Play("mh", Raise("undead", -1), needs=CanRise("undead"), first=True, clause=(1,))),
    # Deeper Shadow
    Script(
        "le-179",
        Play(
            "mh",
            Sequence((DARKEN, PRICE)),
            on=(MAGICIAN,),
            needs=All((Moving(), WILD)),
            clause=(1, 2, 4),
        ),
        Play(
            "mh",
            Sequence((Last(CountsAs("site-type:shadow-hold", of=Target(1)), until="travel"), PRICE)),
            on=(MAGICIAN, RUINS),
            needs=Moving(),
            clause=(1, 2, 4),
        ),
        Play(
            "mh",
            Sequence((Last(Modify("hazard_limit", -1, of=TheCompany()), until="travel"), PRICE)),
            on=(MAGICIAN,),
            needs=Moving(),
            clause=(1, 3, 4),
        ),
    ),
    # Stay Her Appetite
    Script(
        "le-140",
        Play(
            "mh",
            Sequence(
                (
                    Roll(HOLD, add=Stat("mind", Target()), by_foe=True),
                    When(AtLeast(Noted("roll"), HOLD), When(HAS_PROWESS, ALLY_ATTACKS, Discard(Target()))),
                )
            ),
            on=(CardsOn(Characters(here=True), kind="ally"),),
            first=True,
            clause=(1, 2, 3, 4),
        ),
    ),
    # Join With That Power
    Script(
        "as-90",
        Play(
            "influence",
            Last(Modify("influence_check", Sum((Count(Members(SPEAKER)), -1)), of=SPEAKER), until="check"),
            needs=All((AttemptBy(), Exists(Mates(SPEAKER, skills=("diplomat",))), OnlyCopy("check"))),
            clause=(1, 2),
        ),
        Play(
            "check",
            Last(Modify("corruption_check", Sum((Count(Members(CHECKED)), -1)), of=CHECKED), until="check"),
            needs=All((CheckBy(), Exists(Mates(CHECKED, skills=("diplomat",))), OnlyCopy("check"))),
            clause=(1, 2),
        ),
    ),
]
