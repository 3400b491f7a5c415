"""Permanent-events of minion players, and what their special items do."""

# mypyc: skip

from __future__ import annotations

from typing import Final

from mathom.effects import (
    Action,
    All,
    AnyOf,
    AtLeast,
    Bearer,
    Condition,
    CountsAs,
    Exists,
    Forbid,
    It,
    Joined,
    Last,
    Leaves,
    Modify,
    Not,
    Play,
    Replace,
    Script,
    Sequence,
    Shared,
    Stat,
    Statement,
    Sum,
    Target,
    This,
    Trigger,
    When,
)
from mathom.games.meccg.cards.attack_words import AttackOn, Covert
from mathom.games.meccg.cards.company_words import AtHaven, CompanyWith, Mates
from mathom.games.meccg.cards.conditions import Concerns, Corrected
from mathom.games.meccg.cards.groups import Minded, SiteOf
from mathom.games.meccg.cards.lasting_words import CardsOn, FromEarlier, Leaders, LieWith, YouHave, YourAvatar
from mathom.games.meccg.cards.numbers import Noted
from mathom.games.meccg.cards.ring_words import HereIs, PeopleAt, TapSite
from mathom.games.meccg.cards.selectors import Characters, ItemsOf, You
from mathom.games.meccg.cards.statements import Corrects
from mathom.games.meccg.cards.strike_words import AttackFrom
from mathom.games.meccg.cards.verbs import (
    CancelAttack,
    Check,
    ComeIn,
    Discard,
    DiscardCost,
    Heal,
    Roll,
    TapCost,
    ToHand,
)
from mathom.games.meccg.terms import FELL_RIDER

THE_EYE: Final = "The Lidless Eye"
AVATAR_AT_HOME: Final = All((Exists(YourAvatar()), AtHaven(YourAvatar())))
NO_RIVAL: Final = All((Not(YouHave()), Not(YouHave(THE_EYE))))
UNTAPPED_HERE: Final = Characters(state="untapped", here=True)


def ride_is_over(erratum: str) -> Condition:
    """The Ringwraith is at a Darkhaven; by an unofficial erratum only after a ride from elsewhere.

    ME-29.15, ME-29.22
    """
    anyhow = All((AtHaven(Bearer()), Not(Corrected(erratum))))
    return AnyOf((anyhow, All((AtHaven(Bearer(), from_afar=True), Corrected(erratum)))))


def brought_home(card: str, needs: HereIs | All, do: Sequence) -> Script:
    """News that a character carries home: he rests no more until it is stored."""
    stays: list[Statement] = [
        Forbid("untap", of=Bearer(), clause=(2,)),
        CountsAs("storable", of=This(), clause=(3,)),
    ]
    return Script(
        card, Play("site", do, on=(UNTAPPED_HERE,), needs=needs, cost=(TapCost(Target()),), clause=(1,)), *stays
    )


MINION_PERMANENTS: Final = [
    # Bade to Rule
    Script(
        "le-167",
        Play("org", ComeIn(YourAvatar()), needs=All((AVATAR_AT_HOME, NO_RIVAL)), clause=(1, 5, 6)),
        Play("org", ComeIn(), needs=All((Not(Exists(YourAvatar())), NO_RIVAL)), clause=(3, 5, 6)),
        Modify("di", -2, of=Bearer(), clause=(2,)),
        Modify("gi", 5, of=You(), clause=(2,)),
        Trigger("comes", LieWith(It()), of=YourAvatar(coming=True), clause=(3,)),
        Action("org", Discard(This()), clause=(4,)),
        Leaves("arrived", of=CompanyWith(Bearer()), clause=(4,)),
        Leaves(unless=Not(YouHave(THE_EYE)), clause=(5,)),
    ),
    # By the Ringwraith's Word
    Script(
        "le-174",
        Play(
            "org",
            ComeIn(Target()),
            on=(Shared((Characters(), Mates(YourAvatar(), at_site=True, other=True))),),
            needs=All((AVATAR_AT_HOME, Not(YouHave()))),
            clause=(1, 4),
        ),
        CountsAs("leader", of=Bearer(), clause=(2,)),
        Modify("di", 4, of=Bearer(), needs=Concerns(mates=True), clause=(2,)),
        Forbid("discard-by-body-check", of=Bearer(), clause=(2,)),
        Leaves(unless=Not(Exists(Minded(Mates(Bearer()), least=Sum((Stat("mind", Bearer()), 1))))), clause=(3,)),
    ),
    # I'll Report You
    Script(
        "le-196",
        Play(
            "org",
            Sequence((ToHand(CardsOn(Target(), keyword="command")), ComeIn(Target()))),
            on=(Leaders(),),
            clause=(1,),
        ),
        Modify("di", -2, floor=0, of=Bearer(), clause=(2,)),
        Modify("prowess", 1, of=Mates(This()), clause=(2,)),
        Action("org", ToHand(This()), needs=FromEarlier(), clause=(3,)),
    ),
    # Well-preserved
    Script(
        "as-108",
        Play(
            "any",
            Sequence((Heal(Target(0)), ComeIn(Target(0)), Check(Target(1), -3))),
            on=(Characters(state="wounded"), Mates(Target(0), skills=("shadow-magic",))),
            clause=(1, 2, 4),
        ),
        Modify("body", -1, of=Bearer(), clause=(2,)),
        Leaves("untapped", of=You(), needs=AtHaven(Bearer()), clause=(3,)),
    ),
    # Fell Rider
    Script(
        "le-183",
        Play(
            "org",
            Sequence(
                (
                    Discard(
                        Joined(
                            (
                                CardsOn(Mates(YourAvatar()), kind="ally"),
                                Mates(YourAvatar(), races=("ringwraith",), other=True),
                            )
                        )
                    ),
                    ComeIn(YourAvatar()),
                )
            ),
            needs=All((AVATAR_AT_HOME, Not(Exists(CardsOn(YourAvatar(), keyword="mode-fell-rider"))))),
            clause=(1, 2, 5),
        ),
        Forbid("allies", of=CompanyWith(Bearer()), clause=(2,)),
        Modify("ringwraith_followers", 0, op="set", of=Bearer(), clause=(2,)),
        Modify("prowess", 2, of=Bearer(), clause=(3,)),
        Modify("di", -3, of=Bearer(), clause=(3,)),
        Leaves("phase:organisation", of=You(), needs=ride_is_over(FELL_RIDER), clause=(4,)),
        Corrects(FELL_RIDER, "ride", "remembered", clause=(4,)),
    ),
    # That's Been Heard Before Tonight
    brought_home(
        "le-241",
        All((Covert(), HereIs(("free-hold", "border-hold"), information=True))),
        Sequence((ComeIn(Target()),)),
    ),
    # To Satisfy the Questioner
    brought_home("le-246", HereIs(("free-hold",), untapped=True), Sequence((TapSite(), ComeIn(Target())))),
    # Sable Shield
    Script(
        "le-341",
        Replace(
            "wound",
            Sequence((Roll(7, by_foe=True), When(AtLeast(Noted("roll"), 7), Discard(This())))),
            of=Bearer(),
            clause=(1, 2),
        ),
    ),
    # Blasting Fire
    Script(
        "wh-51",
        Action(
            "attack",
            Sequence(
                (
                    CancelAttack(rest=True),
                    Last(
                        Modify("influence_check", 2, of=PeopleAt(Target()), needs=Concerns(any_faction=True)),
                        until="turn",
                    ),
                )
            ),
            on=(SiteOf(Bearer()),),
            needs=All((AttackFrom(("automatic",)), AttackOn(CompanyWith(This())))),
            cost=(DiscardCost(This()),),
            clause=(2,),
        ),
    ),
    # Scroll of Isildur
    Script("le-343", Modify("ring_test", 1, of=ItemsOf(Mates(This())), clause=(1,))),
]
