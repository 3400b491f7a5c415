"""Hazards: events, and what creatures do beside their attack."""

# mypyc: skip

from __future__ import annotations

from typing import Final

from mathom.effects import (
    All,
    AnyOf,
    AtLeast,
    Exists,
    It,
    Leaves,
    Modify,
    Not,
    Play,
    Script,
    Sequence,
    Target,
    This,
    Trigger,
    Verb,
    When,
)
from mathom.games.meccg.cards.chain_words import CancelEffect, LastingWeather, Links
from mathom.games.meccg.cards.conditions import AttackBy, AttackOf, Faced, InPlay, StrikesAssigned
from mathom.games.meccg.cards.journey_words import Opponent
from mathom.games.meccg.cards.numbers import Noted, UnusedInfluence
from mathom.games.meccg.cards.selectors import Characters, Events, Factions, ItemsOf, TheAttack
from mathom.games.meccg.cards.site_words import Strays
from mathom.games.meccg.cards.statements import Barred, Uncounted
from mathom.games.meccg.cards.verbs import ComeIn, Discard, Roll, ShuffleIn, ToHand
from mathom.games.meccg.journey.keys import DOORS_OF_NIGHT, GATES_OF_MORNING


def after_orcs(card: str, more: int) -> Script:
    """A creature with more prowess if the company has faced Orcs before."""
    needs = All((AttackOf(This()), Faced("orc")))
    return Script(card, Modify("attack_prowess", more, of=TheAttack(), needs=needs, clause=(1,)))


def troll_brother(card: str, *brothers: str) -> Script:
    """A Troll that takes the items of whom he wounds, if one of his brothers was there before."""
    spoil = Discard(ItemsOf(It(), ordinary=True))
    return Script(card, Trigger("wounded", spoil, needs=All((AttackOf(This()), Faced(titles=brothers))), clause=(1,)))


def unless_swayed(needed: int, do: Verb) -> Sequence:
    """The active player rolls and adds the own unused general influence; below the number this is done."""
    rolls = Roll(needed, add=UnusedInfluence(Opponent()))
    return Sequence((rolls, When(Not(AtLeast(Noted("roll"), needed)), do)))


BERT, TOM, WILLIAM = "“Bert” (Bûrat)", "“Tom” (Tûma)", "“William” (Wûluag)"
ORCS, ORCS_AND_TROLLS = AttackBy(("orc",)), AttackBy(("orc", "troll"))
WITH_DOORS = All((ORCS, InPlay(DOORS_OF_NIGHT)))

HAZARD_EVENTS: Final = [
    after_orcs("tw-73", 4),  # Orc-lieutenant
    after_orcs("tw-76", 3),  # Orc-warband
    troll_brother("tw-16", TOM, WILLIAM),
    troll_brother("tw-103", BERT, WILLIAM),
    troll_brother("tw-112", BERT, TOM),
    # Doors of Night
    Script(
        "tw-28",
        Play(
            "mh",
            Sequence(
                (Discard(Events(hazard=False, environment=True)), ComeIn(), CancelEffect(LastingWeather(hazard=False)))
            ),
            clause=(1,),
        ),
        Barred(AnyOf((StrikesAssigned(), Exists(Links(title=GATES_OF_MORNING)))), clause=(2,)),
    ),
    # Minions Stir
    Script(
        "tw-61",
        Play("mh", ComeIn()),
        Modify("strikes", 1, of=TheAttack(), needs=ORCS_AND_TROLLS, clause=(1,)),
        Modify("attack_prowess", 1, of=TheAttack(), needs=ORCS_AND_TROLLS, clause=(1,)),
        Modify("strikes", 2, of=TheAttack(), needs=WITH_DOORS, instead_of=2, clause=(1,)),
        Modify("attack_prowess", 2, of=TheAttack(), needs=WITH_DOORS, instead_of=3, clause=(1,)),
    ),
    # Twilight
    Script(
        "tw-106",
        Play("either", Discard(Target()), on=(Events(environment=True),), clause=(1, 2)),
        Play(
            "either",
            CancelEffect(Links(environment=True)),
            needs=Exists(Links(environment=True), "no-environment-was-declared-in-this-chain"),
            clause=(1,),
        ),
        Uncounted(clause=(2,)),
    ),
    # An Unexpected Outpost
    Script(
        "dm-45",
        Play("mh", ShuffleIn(hazards=True), clause=(1,)),
        Play("mh", ShuffleIn(hazards=True, number=2), needs=InPlay(DOORS_OF_NIGHT), clause=(2,)),
    ),
    # Call of Home
    Script(
        "tw-18",
        Play(
            "mh",
            unless_swayed(10, ToHand(Target(), bequest=True)),
            on=(Characters(here=True, but=("wizard", "ringwraith"), without="The One Ring"),),
            clause=(1, 2, 3),
        ),
    ),
    # Muster Disperses
    Script("tw-67", Play("mh", unless_swayed(11, Discard(Target())), on=(Factions(),), clause=(1, 2))),
    # Reluctant Final Parting
    Script(
        "dm-84",
        Play("mh", ComeIn(), clause=(1, 4)),
        Trigger("comes", Discard(Strays()), of=This(), clause=(2,)),
        Trigger("arrived", Discard(Strays()), clause=(2,)),
        Leaves("exhausted", clause=(5,)),
    ),
]
