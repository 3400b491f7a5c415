"""Short- and permanent-events of hero players, and what their items can be used for."""

# mypyc: skip

from __future__ import annotations

from typing import Final

from mathom.effects import (
    Action,
    All,
    AnyOf,
    Bearer,
    Exists,
    Forbid,
    Half,
    Last,
    Modify,
    Play,
    Script,
    Sequence,
    Target,
    This,
)
from mathom.games.meccg.cards.attack_words import OnlyCopy, TheCompany
from mathom.games.meccg.cards.chain_words import CancelEffect, LastingWeather, Links
from mathom.games.meccg.cards.conditions import (
    AttackBy,
    BearerIs,
    BearerStruck,
    InPlay,
    StrikeOn,
    StrikesAssigned,
    Unassigned,
)
from mathom.games.meccg.cards.groups import InState
from mathom.games.meccg.cards.numbers import OfAttack
from mathom.games.meccg.cards.selectors import Characters, CompanyOf, Events, TheAttack, TheTarget
from mathom.games.meccg.cards.statements import Barred
from mathom.games.meccg.cards.strike_words import CheckBy, TheChecked
from mathom.games.meccg.cards.verbs import (
    CancelAttack,
    Check,
    ComeIn,
    Discard,
    DiscardCost,
    FaceUntapped,
    Heal,
    ShuffleIn,
    TapCost,
    Untap,
)
from mathom.games.meccg.journey.keys import DOORS_OF_NIGHT, GATES_OF_MORNING

# Somebody in the company at hand who can tap.
SCOUT: Final = Characters(skills=("scout",), state="untapped", here=True)

HERO_EVENTS: Final = [
    # Concealment
    Script("tw-204", Play("attack", CancelAttack(), needs=Unassigned(), cost=(TapCost(SCOUT),), clause=(1,))),
    # Dark Quarrels
    Script(
        "tw-207",
        Play("attack", CancelAttack(), needs=All((Unassigned(), AttackBy(("orc", "troll", "man")))), clause=(1,)),
        Play(
            "attack",
            Last(Modify("strikes", Half(OfAttack("strikes", printed=True)), op="set", of=TheAttack()), until="attack"),
            needs=All((Unassigned(), InPlay(GATES_OF_MORNING), OnlyCopy("attack"))),
            clause=(2,),
        ),
    ),
    # Dodge
    Script(
        "tw-209",
        Play(
            "strike",
            Sequence((FaceUntapped(), Last(Modify("body", -1, of=TheTarget()), until="strike"))),
            needs=StrikeOn(),
            clause=(1, 2),
        ),
    ),
    # Gates of Morning
    Script(
        "tw-243",
        Play(
            "any",
            Sequence(
                (Discard(Events(hazard=True, environment=True)), ComeIn(), CancelEffect(LastingWeather(hazard=True)))
            ),
            clause=(1,),
        ),
        Barred(AnyOf((StrikesAssigned(), Exists(Links(title=DOORS_OF_NIGHT)))), clause=(2,)),
    ),
    # Halfling Strength
    Script(
        "tw-253",
        Play("any", Untap(Target()), on=(Characters(races=("hobbit",), state="tapped"),), clause=(1,)),
        Play("org", Heal(Target()), on=(Characters(races=("hobbit",), state="wounded"),), clause=(2,)),
        Play(
            "check",
            Last(Modify("corruption_check", 4, of=TheChecked()), until="check"),
            needs=CheckBy(("hobbit",)),
            clause=(3,),
        ),
    ),
    # Risky Blow
    Script(
        "tw-319",
        Play(
            "strike",
            Sequence(
                (
                    Last(Modify("prowess", 3, of=TheTarget()), until="strike"),
                    Last(Modify("body", -1, of=TheTarget()), until="strike"),
                )
            ),
            needs=StrikeOn(skill="warrior"),
            clause=(1,),
        ),
    ),
    # Stealth
    Script(
        "tw-332",
        Play(
            "org-end",
            Last(Forbid("creatures", of=CompanyOf(Target())), until="turn"),
            on=(Characters(skills=("scout",), state="untapped", smaller_than=3),),
            cost=(TapCost(Target()),),
            clause=(1, 2),
        ),
    ),
    # The Cock Crows
    Script(
        "tw-342",
        Play("attack", CancelAttack(), needs=All((Unassigned(), AttackBy(("troll",)))), clause=(1,)),
        Play(
            "any",
            Discard(Target()),
            on=(Events(durations=("permanent",), hazard=True),),
            needs=InPlay(GATES_OF_MORNING),
            clause=(2,),
        ),
    ),
    # Vanishment
    Script(
        "tw-356",
        Play(
            "attack",
            Sequence((CancelAttack(), Check(Target(), -2))),
            on=(Characters(avatar=True, here=True),),
            needs=Unassigned(),
            clause=(1, 2),
        ),
    ),
    # Many Turns and Doublings
    Script(
        "td-132",
        Play(
            "attack",
            CancelAttack(),
            needs=All(
                (
                    Unassigned(),
                    AttackBy(("undead", "animal", "spider", "wolf")),
                    Exists(Characters(skills=("ranger",), here=True)),
                )
            ),
            clause=(1,),
        ),
        Play(
            "mh",
            Last(Modify("hazard_limit", -1, of=TheCompany()), until="travel"),
            needs=All((Exists(Characters(skills=("ranger",), here=True)), InPlay(GATES_OF_MORNING))),
            clause=(2,),
        ),
    ),
    # Marvels Told
    Script(
        "td-134",
        Play(
            "any",
            Sequence((Discard(Target(1)), Check(Target(0), -2))),
            on=(Characters(skills=("sage",), state="untapped"), Events(hazard=True, environment=False)),
            cost=(TapCost(Target(0)),),
            clause=(1, 2),
        ),
    ),
    # And Forth He Hastened
    Script("td-98", Play("any", Untap(Target()), on=(Characters(with_avatar=True, state="tapped"),), clause=(1,))),
    # Smoke Rings
    Script("dm-159", Play("any", ShuffleIn(hazards=False), clause=(1,))),
    # Great-shield of Rohan
    Script(
        "tw-250",
        Action(
            "strike",
            FaceUntapped(),
            needs=All((BearerStruck(), BearerIs(skill="warrior"))),
            cost=(TapCost(This()),),
            clause=(2,),
        ),
    ),
    # Shield of Iron-bound Ash
    Script(
        "tw-327",
        Action(
            "strike",
            Last(Modify("prowess", 1, of=TheTarget()), until="strike"),
            needs=BearerStruck(),
            cost=(TapCost(This()),),
            clause=(2,),
        ),
    ),
    # Cram
    Script(
        "td-105",
        Action("any", Untap(Target()), on=(InState(Bearer(), "tapped"),), cost=(DiscardCost(This()),), clause=(1,)),
        Action(
            "org",
            Last(Modify("regions", 1, of=CompanyOf(Target())), until="turn"),
            on=(Bearer(),),
            cost=(DiscardCost(This()),),
            clause=(2,),
        ),
    ),
]
