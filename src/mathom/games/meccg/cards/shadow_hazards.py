"""Hazards of the minion decks: creatures with more than an attack, and what strengthens attacks."""

# mypyc: skip

from __future__ import annotations

from typing import Final

from mathom.effects import (
    Action,
    All,
    AnyOf,
    Choose,
    CountsAs,
    Each,
    Exists,
    Forbid,
    It,
    Last,
    Leaves,
    Modify,
    Play,
    Script,
    Sequence,
    Target,
    This,
    Trigger,
)
from mathom.games.meccg.cards.attack_words import AttackOn, LimitCost, NoneCancelled, Tap, TheCompany
from mathom.games.meccg.cards.chain_words import CancelEffect, Links
from mathom.games.meccg.cards.conditions import AttackBy, AttackOf, InPlay, SiteIs, Unassigned
from mathom.games.meccg.cards.groups import InState, Members, Minded, OwnCompanies, SiteOf
from mathom.games.meccg.cards.numbers import OfAttack
from mathom.games.meccg.cards.selectors import Characters, Events, TheAttack
from mathom.games.meccg.cards.statements import Offered, Uncounted
from mathom.games.meccg.cards.verbs import CancelAttack, Check, ComeIn, Discard, TapCost, Untap
from mathom.games.meccg.codes import deed, with_thing
from mathom.games.meccg.journey.keys import DOORS_OF_NIGHT

UNDEAD: Final = AttackBy(("undead",))
BEASTS: Final = AttackBy(("spider", "animal"))
WOLVES_AND_BEASTS: Final = AttackBy(("wolf", "spider", "animal"))
WOLVES_AT_NIGHT: Final = All((AttackBy(("wolf",)), InPlay(DOORS_OF_NIGHT)))

# A character of the company that is attacked who can tap.
DEFENDER: Final = Characters(state="untapped", here=True)

# Undead that attack the same company later in the turn.
CHILLED: Final = All((UNDEAD, AttackOn(Target(-1))))
CHILL: Final = Each(
    TheCompany(),
    Sequence(
        (
            Last(Modify("strikes", 1, of=TheAttack(), needs=CHILLED), until="turn"),
            Last(Modify("attack_prowess", 1, of=TheAttack(), needs=CHILLED), until="turn"),
        )
    ),
)


IN_THE_STENCH: Final = AnyOf(
    (
        SiteIs(SiteOf(It()), region_types=("dark-domain",)),
        All((InPlay(DOORS_OF_NIGHT), SiteIs(SiteOf(It()), region_types=("shadow-land",)))),
    )
)


def stench(by_rival: bool) -> Choose:
    """The company's player chooses who taps."""
    someone = InState(Members(It()), "untapped")
    return Choose("tap-one", someone, Tap(It()), first=with_thing(deed("tap"), 0), by_rival=by_rival)


def corrupting(card: str, modifier: int) -> Script:
    """Whom the creature has wounded makes a corruption check after the attack."""
    afterwards = [
        Last(Trigger(f"attack:{end}", Check(Target(-1), modifier)), until="attack")
        for end in ("defeated", "endured", "cancelled")
    ]
    do = Each(It(), Sequence(tuple(afterwards)))
    return Script(card, Trigger("wounded", do, needs=AttackOf(This()), clause=(1,)))


def spiders(card: str) -> Script:
    """Giant Spiders: a body check that is just passed costs the character."""
    prey = Characters(but=("wizard", "ringwraith"), here=True)
    return Script(card, CountsAs("discarded-at-body", of=prey, needs=AttackOf(This()), clause=(1,)))


SHADOW_HAZARDS: Final = [
    corrupting("tw-14", -2),  # Barrow-wight
    corrupting("le-72", -1),  # Ghosts
    corrupting("tw-37", -1),  # Ghosts
    # Slayer
    Script(
        "le-90",
        Offered("attack", CancelAttack(), needs=NoneCancelled(), cost=(TapCost(DEFENDER),), clause=(3,)),
        Offered("strike", CancelAttack(), needs=NoneCancelled(), cost=(TapCost(DEFENDER),), clause=(3,)),
    ),
    # Nameless Thing
    Script(
        "dm-109",
        Offered(
            "attack",
            CancelAttack(),
            needs=All((Unassigned(), NoneCancelled())),
            cost=(TapCost(DEFENDER),),
            clause=(1,),
        ),
    ),
    spiders("le-75"),
    spiders("tw-40"),
    # Chill Douser
    Script(
        "dm-106",
        Trigger("attack:defeated", CHILL, needs=AttackOf(This()), clause=(1,)),
        Trigger("attack:endured", CHILL, needs=AttackOf(This()), clause=(1,)),
    ),
    # Wisp of Pale Sheen
    Script(
        "dm-113",
        Trigger(
            "struck",
            Tap(It()),
            needs=All((AttackOf(This()), Exists(Minded(It(), most=OfAttack("prowess"))))),
            clause=(1,),
        ),
    ),
    # Full of Froth and Rage
    Script(
        "as-30",
        Play("mh", ComeIn()),
        Modify("attack_prowess", 2, of=TheAttack(), needs=BEASTS, clause=(1,)),
        Leaves("attack:defeated", needs=BEASTS, clause=(2,)),
    ),
    # Wake of War
    Script(
        "tw-108",
        Play("mh", ComeIn()),
        Modify("strikes", 1, of=TheAttack(), needs=WOLVES_AND_BEASTS, clause=(1,)),
        Modify("attack_prowess", 1, of=TheAttack(), needs=WOLVES_AND_BEASTS, clause=(1,)),
        Modify("strikes", 2, of=TheAttack(), needs=WOLVES_AT_NIGHT, instead_of=2, clause=(1,)),
        Modify("attack_prowess", 2, of=TheAttack(), needs=WOLVES_AT_NIGHT, instead_of=3, clause=(1,)),
    ),
    # Plague of Wights
    Script(
        "le-130",
        Play("mh", ComeIn()),
        Modify("attack_prowess", 1, of=TheAttack(), needs=UNDEAD, clause=(1,)),
        Modify("strikes", 2, op="times", of=TheAttack(), needs=All((UNDEAD, InPlay(DOORS_OF_NIGHT))), clause=(1,)),
    ),
    # The Moon Is Dead
    Script(
        "dm-71",
        Play("mh", ComeIn()),
        Modify("strikes", 1, of=TheAttack(), needs=UNDEAD, clause=(1,)),
        Modify("attack_prowess", 1, of=TheAttack(), needs=UNDEAD, clause=(1,)),
        CountsAs("twice:undead", clause=(2,)),
        Leaves("attack:defeated", needs=UNDEAD, clause=(4,)),
    ),
    # Stench of Mordor
    Script(
        "le-141",
        Play("mh", ComeIn()),
        Trigger("visits", stench(by_rival=True), of=OwnCompanies(foes=True), needs=IN_THE_STENCH, clause=(1,)),
        Trigger("visits", stench(by_rival=False), of=OwnCompanies(), needs=IN_THE_STENCH, clause=(1,)),
        Leaves("exhausted", clause=(2,)),
    ),
    # Power Built by Waiting
    Script(
        "as-34",
        Play("mh", ComeIn()),
        Action(
            "mh",
            Last(Modify("hazard_limit", 1, of=TheCompany()), until="travel"),
            cost=(TapCost(This()),),
            clause=(1,),
        ),
        Forbid("untap", of=This(), clause=(2,)),
        Action(
            "mh",
            Untap(This()),
            needs=Exists(InState(This(), "tapped"), "it-is-not-tapped"),
            cost=(LimitCost(2),),
            clause=(3,),
        ),
    ),
    # Twilight
    Script(
        "le-145",
        Play("either", Discard(Target()), on=(Events(environment=True),), clause=(1, 2)),
        Play(
            "either",
            CancelEffect(Links(environment=True)),
            needs=Exists(Links(environment=True), "no-environment-was-declared-in-this-chain"),
            clause=(2,),
        ),
        Uncounted(clause=(1,)),
    ),
]
