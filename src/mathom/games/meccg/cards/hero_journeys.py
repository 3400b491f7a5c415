"""Heroes on their way and at home: Wizards, Palantíri, what helps a company, and hazards of the road."""

# mypyc: skip

from __future__ import annotations

from typing import Final

from mathom.effects import (
    Action,
    All,
    Bearer,
    Choose,
    CountsAs,
    Each,
    Forbid,
    It,
    Joined,
    Last,
    Leaves,
    May,
    Modify,
    Not,
    Play,
    Script,
    Sequence,
    Target,
    This,
    Trigger,
    When,
)
from mathom.games.meccg.cards.attack_words import AttackOn, JoinFight, OnlyCopy, Tap, TheCompany
from mathom.games.meccg.cards.chain_words import CancelEffect, Links
from mathom.games.meccg.cards.company_words import AtHaven, CreatureAttacks
from mathom.games.meccg.cards.conditions import AttackOf, BearerIs, PathHas, Plays, SiteIs, Unassigned
from mathom.games.meccg.cards.groups import InState, Members, OwnCompanies, PlayerOf, SiteOf
from mathom.games.meccg.cards.journey_words import DeckHas, HolderOf, Moving, Opponent, Palantiri, PileHas
from mathom.games.meccg.cards.lasting_words import CardsOn
from mathom.games.meccg.cards.numbers import OnPath
from mathom.games.meccg.cards.road_words import ReplaceSite, SiteName
from mathom.games.meccg.cards.selectors import Characters, CompanyOf, You
from mathom.games.meccg.cards.statements import Barred
from mathom.games.meccg.cards.verbs import Check, ComeIn, Discard, Recall, TapCost, ToHand, Untap
from mathom.games.meccg.codes import deed, with_thing

ELROND: Final = "Elrond"


# After the fight that he has joined.
WEARY: Final = Sequence((Tap(This()), Check(This())))

# Whom the Harp is played for is not discarded, and does not fall where others would be.
PLAYED: Final = Sequence(
    (
        Last(Forbid("be-discarded", of=Target()), until="turn"),
        Last(Forbid("fall", of=Target()), until="turn"),
        Check(Bearer()),
    )
)


HERO_JOURNEYS: Final = [
    # Alatar
    Script(
        "tw-117",
        Modify("draw", -1, of=Opponent(), needs=Moving(CompanyOf(This())), clause=(1,)),
        Action(
            "attack",
            Sequence(
                (
                    Discard(CardsOn(This(), kind="ally")),
                    JoinFight(This()),
                    *[
                        Last(Trigger(f"attack:{end}", WEARY), until="attack")
                        for end in ("defeated", "endured", "cancelled")
                    ],
                )
            ),
            needs=All(
                (
                    AtHaven(This()),
                    CreatureAttacks(),
                    AttackOn(OwnCompanies()),
                    Not(AttackOn(CompanyOf(This()))),
                    Unassigned(),
                )
            ),
            clause=(2, 3, 4),
        ),
    ),
    # Pallando
    Script("tw-175", CountsAs("discards-openly", of=Opponent(), clause=(2,))),
    # Great-road
    Script(
        "tw-249",
        Play(
            "org-end",
            Sequence(
                (
                    Last(Modify("draw", 2, op="times", of=Opponent(), needs=Moving(Target(0))), until="turn"),
                    Last(
                        Trigger("phase:end", May("take-the-road", ReplaceSite(Target(0), Target(1))), of=You()),
                        until="turn",
                    ),
                )
            ),
            on=(OwnCompanies(at_haven=True), SiteName(SiteOf(Target(0)))),
            clause=(1, 2, 3),
        ),
    ),
    # Great Ship
    Script(
        "tw-248",
        Play(
            "org",
            Last(
                Trigger(
                    "aimed",
                    Choose(
                        "sail-on",
                        InState(Members(Target(0)), "untapped"),
                        Sequence((Tap(It()), CancelEffect(Links(aimed_at=Joined((Target(0), Members(Target(0)))))))),
                        first=with_thing(deed("tap"), 0),
                        optional=True,
                    ),
                    of=Target(0),
                    needs=PathHas(("coastal-sea", 1), apart="coastal-sea"),
                ),
                until="turn",
            ),
            on=(OwnCompanies(),),
            cost=(TapCost(Members(Target())),),
            clause=(1, 2),
        ),
    ),
    # Magical Harp: in the own turn, at checks (also those of the council), against attempts of the opponent
    Script(
        "td-130",
        *[
            Action(window, PLAYED, on=(Members(Bearer()),), cost=(TapCost(This()),), clause=(1, 2))
            for window in ("any", "check", "opposing")
        ],
    ),
    # Radagast
    Script("tw-178", Modify("draw", OnPath("wilderness"), of=You(), needs=Moving(CompanyOf(This())), clause=(1,))),
    # Saruman
    Script(
        "tw-181",
        Action(
            "any",
            Last(CountsAs("usable-palantir", of=Target()), until="turn"),
            on=(Palantiri(This()),),
            cost=(TapCost(This()),),
            clause=(1,),
        ),
        Action("end", Recall("spells", to_hand=True), needs=PileHas("spells"), cost=(TapCost(This()),), clause=(2,)),
    ),
    # Palantír of Orthanc
    Script(
        "tw-300",
        Action(
            "any",
            Sequence((Recall("anything"), Check(Bearer()))),
            needs=All((DeckHas(5), PileHas("anything"))),
            cost=(TapCost(This()),),
            clause=(2, 3),
        ),
        Modify("mp", 0, op="set", of=This(), needs=Plays(PlayerOf(This()), ("fallen-wizard",)), clause=(4,)),
    ),
    # Align Palantír
    Script(
        "tw-190",
        Play("any", ComeIn(Target()), on=(Palantiri(),), clause=(1,)),
        CountsAs("usable-palantir", of=Bearer(), clause=(2,)),
        CountsAs("stored-along", of=This(), clause=(3,)),
        Leaves("moves", of=CompanyOf(HolderOf(Bearer())), clause=(4,)),
    ),
    # Ioreth
    Script("td-93", CountsAs("heals-company", of=CompanyOf(This()), clause=(1,))),
    # Book of Mazarbul
    Script(
        "tw-201",
        Action(
            "org",
            Last(Modify("hand_size", 1, of=You()), until="own-untap"),
            needs=BearerIs(skill="sage"),
            cost=(TapCost(This()),),
            clause=(3,),
        ),
    ),
    # Vilya
    Script(
        "tw-358",
        Play(
            "any",
            Sequence(
                (
                    Last(Modify("prowess", 4, of=Target()), until="turn"),
                    Last(Modify("body", 2, of=Target()), until="turn"),
                    Last(Modify("di", 2, of=Target()), until="turn"),
                    When(
                        All((SiteIs(SiteOf(Target()), titles=("Rivendell",)), DeckHas(5))),
                        Recall("resources", 3),
                    ),
                    Check(Target(), -3),
                )
            ),
            on=(Characters(title=ELROND),),
            clause=(1, 2, 3),
        ),
        Barred(Not(OnlyCopy("turn")), clause=(4,)),
    ),
    # Wizard Uncloaked
    Script(
        "td-169",
        Play(
            "any",
            Sequence((ToHand(CardsOn(Members(Target()), kind="event", hazard=True)), Check(Target(), -2))),
            on=(Characters(avatar=True, races=("wizard",)),),
            clause=(1,),
        ),
    ),
    # Hundreds of Butterflies
    Script(
        "dm-142",
        Play(
            "mh",
            Sequence((Untap(Target()), Last(Modify("hazard_limit", 1, of=TheCompany()), until="travel"))),
            on=(Characters(state="tapped", here=True),),
            needs=Moving(),
            clause=(1,),
        ),
    ),
    # Little Snuffler
    Script(
        "dm-108",
        *[
            Trigger(
                f"attack:{end}",
                Each(TheCompany(), Last(Forbid("skill:scout", of=Target(-1)), until="turn")),
                needs=AttackOf(This()),
                clause=(2,),
            )
            for end in ("endured", "cancelled")
        ],
    ),
    # Corpse-candle
    Script(
        "tw-23",
        Trigger("attack-faced", Each(Members(TheCompany()), Check(It())), needs=AttackOf(This()), clause=(1,)),
    ),
    # Dragon-sickness
    Script(
        "td-18", Play("mh", Check(Target(), -1), on=(Characters(here=True, bearing=("major", "greater")),), clause=(1,))
    ),
    # Lost in Free-domains
    Script(
        "tw-53",
        Play(
            "mh",
            Each(TheCompany(), Last(Forbid("site-phase", of=Target(-1)), until="turn")),
            needs=All((Moving(), PathHas(("free-domain", 1)))),
            clause=(1, 2),
        ),
    ),
]
