"""Short-events of minion players."""

# mypyc: skip

from __future__ import annotations

from typing import Final

from mathom.effects import (
    All,
    Condition,
    Exists,
    Forbid,
    Half,
    Joined,
    Last,
    Modify,
    Not,
    Play,
    Script,
    Sequence,
    Shared,
    Target,
)
from mathom.games.meccg.cards.attack_words import Covert, OnlyCopy, Wound
from mathom.games.meccg.cards.conditions import AttackBy, Corrected, InPlay, StrikeOn, Unassigned
from mathom.games.meccg.cards.numbers import OfAttack
from mathom.games.meccg.cards.selectors import Characters, CompanyOf, Events, TheAttack, TheTarget
from mathom.games.meccg.cards.verbs import CancelAttack, Check, Discard, FaceUntapped, ShuffleIn, TapCost
from mathom.games.meccg.terms import SNEAKIN

SCOUT: Final = Characters(skills=("scout",), state="untapped", here=True)
DIPLOMAT: Final = Characters(skills=("diplomat",), state="untapped", here=True)
UNWOUNDED: Final = Joined((Characters(state="untapped", here=True), Characters(state="tapped", here=True)))

SKIES_OF_FIRE: Final = "Skies of Fire"


def sneaking(window: str, needs: Condition) -> Play:
    """No creature comes against the company of the scout who taps. ME-29.24"""
    return Play(
        window,
        Last(Forbid("creatures", of=CompanyOf(Target())), until="turn"),
        on=(Characters(skills=("scout",), state="untapped", smaller_than=3),),
        needs=needs,
        cost=(TapCost(Target()),),
        clause=(1, 2, 3),
    )


FREE_PEOPLES: Final = AttackBy(("man", "dunadan", "dwarf", "elf"))
BEASTS: Final = AttackBy(("wolf", "animal", "spider", "dragon", "drake", "undead"))

MINION_EVENTS: Final = [
    # A Nice Place to Hide
    Script("le-160", Play("attack", CancelAttack(), needs=Unassigned(), cost=(TapCost(SCOUT),), clause=(1, 2, 3))),
    # Not Slay Needlessly
    Script(
        "le-212",
        Play("attack", CancelAttack(), needs=All((FREE_PEOPLES, Unassigned(), Covert())), clause=(1, 2)),
        Play(
            "attack",
            Last(Modify("attack_prowess", -2, of=TheAttack()), until="attack"),
            needs=All((FREE_PEOPLES, Not(Covert()), OnlyCopy("attack"))),
            clause=(1, 2, 3),
        ),
    ),
    # Orc Quarrels
    Script(
        "le-216",
        Play("attack", CancelAttack(), needs=All((Unassigned(), AttackBy(("orc", "troll", "man")))), clause=(1, 2)),
        Play(
            "attack",
            Last(Modify("strikes", Half(OfAttack("strikes", printed=True)), op="set", of=TheAttack()), until="attack"),
            needs=All((Unassigned(), InPlay(SKIES_OF_FIRE))),
            clause=(3,),
        ),
    ),
    # Ruse
    Script(
        "le-225",
        Play("attack", CancelAttack(), needs=All((Unassigned(), Covert())), cost=(TapCost(DIPLOMAT),), clause=(1, 2)),
        Play(
            "attack",
            Last(Forbid("be-assigned", of=Target()), until="attack"),
            on=(Characters(skills=("scout",), here=True),),
            needs=Unassigned(),
            clause=(3,),
        ),
    ),
    # Crept Along Cleverly
    Script(
        "wh-43",
        Play(
            "attack",
            CancelAttack(),
            needs=All((Unassigned(), BEASTS, Exists(Characters(skills=("ranger",), here=True)))),
            clause=(1,),
        ),
    ),
    # Diversion
    Script(
        "le-180",
        Play(
            "attack",
            Sequence((CancelAttack(), Wound(Target()))),
            on=(UNWOUNDED,),
            needs=Unassigned(),
            clause=(1, 2),
        ),
    ),
    # Bold Thrust
    Script(
        "le-172",
        Play(
            "strike",
            Sequence(
                (
                    Last(Modify("prowess", 3, of=TheTarget()), until="strike"),
                    Last(Modify("body", -1, of=TheTarget()), until="strike"),
                )
            ),
            needs=StrikeOn(skill="warrior"),
            clause=(1, 2),
        ),
    ),
    # Swift Strokes
    Script(
        "le-238",
        Play(
            "strike",
            Sequence(
                (
                    Last(Modify("prowess", 1, of=TheTarget()), until="strike"),
                    Last(Modify("strike_rolls", 1, of=TheTarget()), until="strike"),
                )
            ),
            needs=StrikeOn(skill="warrior"),
            clause=(1, 2),
        ),
    ),
    # Under His Blow
    Script(
        "le-247",
        Play(
            "strike",
            FaceUntapped(),
            needs=All((StrikeOn(), Exists(Shared((TheTarget(), Characters(state="untapped", here=True)))))),
            clause=(1, 2),
        ),
    ),
    # Sneakin'
    Script(
        "le-231",
        sneaking("org", Not(Corrected(SNEAKIN))),
        sneaking("org-end", Corrected(SNEAKIN)),
    ),
    # Voices of Malice
    Script(
        "le-250",
        Play(
            "any",
            Sequence((Discard(Target(1)), Check(Target(0), -2))),
            on=(Characters(skills=("sage",), state="untapped"), Events(hazard=True, environment=False)),
            cost=(TapCost(Target(0)),),
            clause=(1, 2, 3, 4),
        ),
    ),
    # Weigh All Things to a Nicety
    Script("le-253", Play("any", ShuffleIn(hazards=False), clause=(1, 2))),
]
