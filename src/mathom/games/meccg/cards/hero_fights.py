"""What heroes have against attacks and strikes, and for their checks: events, items, allies."""

# mypyc: skip

from __future__ import annotations

from typing import Final

from mathom.effects import (
    Action,
    All,
    Alternative,
    AnyOf,
    AtLeast,
    Bearer,
    Count,
    Either,
    Exists,
    It,
    Last,
    Modify,
    Not,
    Play,
    Replace,
    Script,
    Sequence,
    Stat,
    Target,
    This,
    Without,
)
from mathom.games.meccg.cards.attack_words import AttackOn, OnlyCopy, Tap, Wound
from mathom.games.meccg.cards.company_words import AtHaven, ItemsNear
from mathom.games.meccg.cards.conditions import (
    AttackBy,
    BearerIs,
    BearerStruck,
    Facing,
    InPlay,
    SmallerThan,
    StrikeOn,
    Unassigned,
)
from mathom.games.meccg.cards.groups import InState, Members
from mathom.games.meccg.cards.lasting_words import YourAvatar
from mathom.games.meccg.cards.numbers import OfAttack, Times
from mathom.games.meccg.cards.road_words import SendBack
from mathom.games.meccg.cards.selectors import Characters, CompanyOf, TheAttack
from mathom.games.meccg.cards.statements import Barred
from mathom.games.meccg.cards.strike_words import (
    AttackFrom,
    AttemptBy,
    Attempted,
    CancelAttempt,
    CancelStrike,
    CheckBy,
    KeyedTo,
    TheChecked,
    TheInfluencer,
)
from mathom.games.meccg.cards.verbs import CancelAttack, Check, Discard, TapCost
from mathom.games.meccg.codes import NO, YES
from mathom.games.meccg.journey.keys import GATES_OF_MORNING

OWN_COMPANY_ATTACKED: Final = AttackOn(CompanyOf(Bearer()))
WARRIOR: Final = BearerIs(skill="warrior")
DWARVES: Final = Characters(races=("dwarf",), here=True)
ALL_HERE: Final = Characters(here=True)
UNWOUNDED: Final = Without(ALL_HERE, Characters(here=True, state="wounded"))


def fewer_strikes(by: int) -> Last:
    """The attack has fewer strikes, but one at least."""
    return Last(Modify("strikes", -by, floor=1, of=TheAttack()), until="attack")


HERO_FIGHTS: Final = [
    # Fatty Bolger
    Script(
        "tw-495",
        Action(
            "strike",
            CancelStrike(),
            needs=All((StrikeOn(races=("hobbit",)), Facing(Without(Members(This()), This())))),
            cost=(TapCost(This()),),
            clause=(3,),
        ),
    ),
    # Escape
    Script(
        "tw-229",
        Play(
            "attack",
            Sequence((CancelAttack(), Wound(Target()))),
            on=(UNWOUNDED,),
            needs=Unassigned(),
            clause=(1, 2),
        ),
    ),
    # Goldberry
    Script(
        "tw-245",
        Action(
            "attack",
            CancelAttack(),
            needs=All((Unassigned(), OWN_COMPANY_ATTACKED, KeyedTo(("region-type:wilderness",)))),
            cost=(TapCost(This()),),
            clause=(4,),
        ),
        Replace(
            "send-back",
            Either("cancel-return", (Alternative(YES, Tap(This())), Alternative(NO, SendBack(It())))),
            of=CompanyOf(Bearer()),
            needs=Exists(InState(This(), "untapped")),
            clause=(3,),
        ),
    ),
    # Gollum
    Script(
        "tw-246",
        Action(
            "attack",
            CancelAttack(),
            needs=All(
                (
                    Unassigned(),
                    OWN_COMPANY_ATTACKED,
                    SmallerThan(3, Bearer()),
                    KeyedTo(("region-type:wilderness", "region-type:shadow-land")),
                )
            ),
            cost=(TapCost(This()),),
            clause=(2,),
        ),
        Action(
            "any",
            Sequence((Discard(Target()), Discard(This()))),
            on=(ItemsNear(This(), "The One Ring"),),
            needs=Not(AtHaven(This())),
            cost=(TapCost(This()),),
            clause=(3,),
        ),
    ),
    # Bow of Dragon-horn
    Script(
        "td-102",
        Action(
            "attack",
            fewer_strikes(1),
            needs=All(
                (Unassigned(), OWN_COMPANY_ATTACKED, WARRIOR, AttackFrom(("creature",)), Not(KeyedTo(("site",))))
            ),
            cost=(TapCost(This()),),
            clause=(1,),
        ),
    ),
    # Enruned Shield
    Script(
        "td-114",
        Action(
            "strike",
            CancelStrike(ineffectual=True),
            needs=All((BearerStruck(), WARRIOR)),
            cost=(TapCost(This()),),
            clause=(1,),
        ),
    ),
    # Not at Home
    Script(
        "td-143",
        Play(
            "attack",
            CancelAttack(),
            needs=All(
                (
                    Unassigned(),
                    AttackBy(("dragon", "drake", "troll")),
                    AnyOf((AttackFrom(("automatic",)), KeyedTo(("site",)))),
                )
            ),
            clause=(1,),
        ),
        Play(
            "attack",
            fewer_strikes(2),
            needs=All((Unassigned(), AttackFrom(("automatic",)), InPlay(GATES_OF_MORNING))),
            clause=(2,),
        ),
    ),
    # The Dwarves Are upon You!
    Script(
        "dm-124",
        Play(
            "attack",
            Sequence(
                (
                    Last(Modify("prowess", 2, of=DWARVES), until="attack"),
                    Last(Modify("body", -1, of=DWARVES), until="attack"),
                )
            ),
            needs=All((Exists(DWARVES), OnlyCopy("attack"))),
            clause=(1,),
        ),
    ),
    # The Old Thrush
    Script(
        "tw-346",
        Play(
            "attack",
            Sequence(
                (
                    Last(Modify("attack_prowess", -3, of=TheAttack()), until="attack"),
                    Last(Modify("attack_body", -3, of=TheAttack()), until="attack"),
                )
            ),
            needs=All((AtLeast(OfAttack("prowess", printed=True), 13), Not(AttackBy(("nazgul",))))),
            clause=(1,),
        ),
        Barred(AttackFrom(("agent", "company")), clause=(2,)),
        Barred(Not(OnlyCopy("attack")), clause=(3,)),
    ),
    # Muster
    Script(
        "tw-288",
        Play(
            "influence",
            Last(
                Modify("influence_check", Times(1, Stat("prowess", TheInfluencer()), most=5), of=TheInfluencer()),
                until="check",
            ),
            needs=AttemptBy(skill="warrior", faction=True),
            clause=(1,),
        ),
    ),
    # Wizard's Laughter
    Script(
        "tw-362",
        Play(
            "opposing",
            Sequence((CancelAttempt(), Check(Target(), -2))),
            on=(YourAvatar(),),
            needs=Exists(Attempted()),
            clause=(1, 2),
        ),
    ),
    # A Friend or Three
    Script(
        "tw-189",
        Play(
            "influence",
            Last(Modify("influence_check", Count(Members(TheInfluencer())), of=TheInfluencer()), until="check"),
            needs=AttemptBy(),
            clause=(1,),
        ),
        Play(
            "check",
            Last(Modify("corruption_check", Count(Members(TheChecked())), of=TheChecked()), until="check"),
            needs=CheckBy(),
            clause=(1,),
        ),
    ),
]
