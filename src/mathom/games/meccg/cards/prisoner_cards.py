"""Hazards that take prisoners (chapter 15)."""

# mypyc: skip

from __future__ import annotations

from typing import Final

from mathom.effects import (
    All,
    Bearer,
    Each,
    Exists,
    It,
    Leaves,
    Modify,
    Not,
    Play,
    Replace,
    Script,
    Sequence,
    Shared,
    Target,
    Trigger,
)
from mathom.games.meccg.cards.captive_words import (
    BreakFree,
    Captives,
    CaptivesRings,
    Capture,
    CheckCaptive,
    RiskRing,
)
from mathom.games.meccg.cards.conditions import AttackBy, Corrected
from mathom.games.meccg.cards.groups import PlayerOf
from mathom.games.meccg.cards.selectors import Characters, TheTarget
from mathom.games.meccg.cards.statements import RescueAttack
from mathom.games.meccg.cards.verbs import ComeIn
from mathom.games.meccg.terms import FLIES_AND_SPIDERS

RUINS: Final = "ruins-and-lairs"
SHADOW_HOLD: Final = "shadow-hold"
DARK_HOLD: Final = "dark-hold"

ANYBODY: Final = Characters(here=True)

# The beginning of the untap phase of the prisoner's player.
HIS_UNTAP: Final = PlayerOf(Captives())

PRISONER_CARDS: Final = [
    # Flies and Spiders: on a character of the company that is attacked, until the attack is over; by an unofficial
    # erratum on one who faces a strike (ME-29.11)
    Script(
        "dm-58",
        Play(
            "attack",
            ComeIn(Target()),
            on=(ANYBODY,),
            needs=All((AttackBy(("spider",)), Not(Corrected(FLIES_AND_SPIDERS)))),
            clause=(1,),
        ),
        Play(
            "strike",
            ComeIn(Target()),
            on=(Shared((TheTarget(), ANYBODY)),),
            needs=All((AttackBy(("spider",)), Corrected(FLIES_AND_SPIDERS))),
            clause=(2,),
        ),
        Replace("wound", Capture(It(), (RUINS,)), of=Bearer(), clause=(3,)),
        Leaves("attack:defeated", needs=Exists(Bearer())),
        Leaves("attack:endured", needs=Exists(Bearer())),
        Leaves("attack:cancelled", needs=Exists(Bearer())),
        Trigger(
            "phase:untap",
            Each(Captives(), Sequence((CheckCaptive(It(), 1), BreakFree(Captives(), 16)))),
            of=HIS_UNTAP,
            clause=(4,),
        ),
        RescueAttack("spider", 3, 9, clause=(5,)),
    ),
    # Spells of the Barrow-wights
    Script(
        "dm-90",
        Play(
            "strike", ComeIn(Target()), on=(Shared((TheTarget(), ANYBODY)),), needs=AttackBy(("undead",)), clause=(1,)
        ),
        Replace("wound", Capture(It(), (RUINS, SHADOW_HOLD), keeps_rings=False), of=Bearer(), clause=(2,)),
        Leaves("struck", of=Bearer()),
        Trigger("phase:untap", Each(Captives(), CheckCaptive(It())), of=HIS_UNTAP, clause=(3,)),
        RescueAttack("undead", 3, 8, clause=(4,)),
    ),
    # Waylaid, Wounded, and Orc-dragged
    Script(
        "dm-99",
        Play(
            "strike",
            ComeIn(Target()),
            on=(Shared((TheTarget(), Characters(races=("hobbit",), here=True))),),
            needs=AttackBy(("orc",)),
            clause=(1,),
        ),
        Modify("prowess", 2, of=Bearer(), clause=(2,)),
        Replace("wound", Capture(It(), (RUINS, SHADOW_HOLD, DARK_HOLD)), of=Bearer(), clause=(2,)),
        Leaves("struck", of=Bearer()),
        Trigger("phase:untap", Each(CaptivesRings(), RiskRing(It(), 7)), of=HIS_UNTAP, clause=(3,)),
        RescueAttack("orc", 3, 6, clause=(4,)),
        RescueAttack("orc", 4, 7, clause=(4,)),
        RescueAttack("orc", 5, 8, clause=(4,)),
    ),
]
