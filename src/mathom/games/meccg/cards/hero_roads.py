"""Cards of the hero decks about the road and its end: hazards of their hands, fellowships, maps and scrolls."""

# mypyc: skip

from __future__ import annotations

from typing import Final

from mathom.effects import (
    Action,
    All,
    AtLeast,
    Bearer,
    CountsAs,
    Each,
    Forbid,
    It,
    Last,
    Leaves,
    Modify,
    Not,
    Play,
    Replace,
    Script,
    Sequence,
    Stat,
    Target,
    This,
    Trigger,
    When,
)
from mathom.games.meccg.cards.attack_words import Tap, TheCompany
from mathom.games.meccg.cards.company_words import Sites
from mathom.games.meccg.cards.conditions import AttackOf, InPlay, PathHas
from mathom.games.meccg.cards.groups import CompaniesAt, Members, OwnCompanies
from mathom.games.meccg.cards.journey_words import HolderOf, Moving
from mathom.games.meccg.cards.numbers import Noted
from mathom.games.meccg.cards.road_words import OfNamedRace, Races, SendBack, SiteAhead, TurnRegion
from mathom.games.meccg.cards.selectors import Characters, CompanyOf, ItemsOf, TheAttack
from mathom.games.meccg.cards.site_words import AttacksThere, PickedAttack
from mathom.games.meccg.cards.statements import Corrects, Uncounted
from mathom.games.meccg.cards.strike_words import Strip
from mathom.games.meccg.cards.verbs import Check, ComeIn, DiscardCost, Roll, Untap
from mathom.games.meccg.journey.keys import DOORS_OF_NIGHT, GATES_OF_MORNING
from mathom.games.meccg.places import SITE_TYPES
from mathom.games.meccg.terms import RIVER

NIGHT: Final = InPlay(DOORS_OF_NIGHT)
RUINS: Final = ("ruins-and-lairs",)
WITHOUT_MIND: Final = ("wizard", "ringwraith", "balrog")
LIGHTEN: Final = TurnRegion("shadow-land", "wilderness", back=True)
ON_THIS_WAY_AT_DAWN: Final = All((InPlay(GATES_OF_MORNING), Moving(Target(-1))))
FELLOWS: Final = Members(Bearer(), allies=True)

HERO_ROADS: Final = [
    # Thrór's Map
    Script(
        "td-158",
        Action(
            "any", Untap(Target()), on=(Sites(attack="dragon", tapped=True),), cost=(DiscardCost(This()),), clause=(1,)
        ),
    ),
    # Scroll of Isildur
    Script("tw-323", Modify("ring_test", 2, of=ItemsOf(Members(Bearer())), clause=(1,))),
    # Fellowship
    Script(
        "tw-240",
        Play("org", ComeIn(Target()), on=(OwnCompanies(at_haven=True, least=4),), clause=(1,)),
        Modify("prowess", 1, of=FELLOWS, clause=(2,)),
        Modify("corruption_check", 1, of=FELLOWS, clause=(2,)),
        Leaves("regrouped", of=CompanyOf(Bearer()), clause=(3,)),
    ),
    # Choking Shadows
    Script(
        "tw-21",
        Play(
            "mh",
            Last(
                Modify(
                    "attack_prowess",
                    2,
                    of=TheAttack(),
                    needs=PickedAttack(Target(1), Target()),
                ),
                until="turn",
            ),
            on=(SiteAhead(RUINS), AttacksThere(Target())),
            clause=(1,),
        ),
        Play(
            "mh",
            Last(CountsAs("site-type:shadow-hold", of=Target()), until="turn"),
            on=(SiteAhead(RUINS),),
            needs=NIGHT,
            clause=(2,),
        ),
        Play(
            "mh",
            Sequence(
                (
                    TurnRegion("wilderness", "shadow-land"),
                    Each(TheCompany(), Last(Trigger("comes", LIGHTEN, needs=ON_THIS_WAY_AT_DAWN), until="turn")),
                )
            ),
            needs=All((NIGHT, PathHas(("wilderness", 1)))),
            clause=(2,),
        ),
    ),
    # Two or Three Tribes Present
    Script(
        "dm-97",
        Play(
            "mh",
            Each(
                TheCompany(),
                Last(CountsAs("uncounted", of=OfNamedRace(), needs=Moving(Target(-1))), until="turn"),
            ),
            on=(Races(but=("nazgul", "undead", "dragon")),),
            needs=All((Moving(), PathHas(("dark-domain", 1, "shadow-land", 1, "wilderness", 2)))),
            clause=(1, 2),
        ),
    ),
    # Incite Defenders
    Script(
        "le-115",
        Play(
            "mh",
            Last(CountsAs("attacks-again", of=Target(), needs=PickedAttack(Target(1), Target())), until="turn"),
            on=(SiteAhead(("border-hold", "free-hold")), AttacksThere(Target())),
            clause=(1, 2),
        ),
    ),
    # River
    Script(
        "tw-84",
        Play(
            "mh",
            Sequence(
                (
                    Last(Forbid("site-phase", of=CompaniesAt(Target(), moved=True)), until="turn"),
                    Last(CountsAs("finds-a-way", of=Characters(skills=("ranger",))), until="turn"),
                )
            ),
            on=(SiteAhead(SITE_TYPES),),
            needs=Moving(),
            clause=(1, 2, 3),
        ),
        Corrects(RIVER, "helpers", "shared", clause=(3,)),
    ),
    # The Ring's Betrayal
    Script(
        "tw-99",
        Play(
            "mh",
            Check(HolderOf(Target()), -2, price=Target()),
            on=(ItemsOf(Characters(here=True), rings=True),),
            clause=(1, 2),
        ),
    ),
    # Seized by Terror
    Script(
        "dm-88",
        Play(
            "mh",
            Sequence(
                (
                    Roll(11, add=Stat("mind", Target())),
                    When(Not(AtLeast(Noted("roll"), 12)), SendBack(Target())),
                )
            ),
            on=(Characters(here=True, but=("wizard", "ringwraith")),),
            needs=All((Moving(), PathHas(("dark-domain", 1, "shadow-land", 1)))),
            clause=(1, 2),
        ),
    ),
    # Veils Flung Away
    Script(
        "le-146",
        Play(
            "mh",
            Each(Members(TheCompany()), Strip(It(), -1)),
            needs=All((Not(NIGHT), Moving(), PathHas(("wilderness", 1, "border-land", 1, "free-domain", 1)))),
            clause=(1, 2),
        ),
        Uncounted(clause=(1,)),
    ),
    # Neeker-breekers
    Script(
        "tw-493",
        Forbid("be-assigned", of=Characters(races=WITHOUT_MIND, here=True), needs=AttackOf(This()), clause=(1,)),
        Modify("prowess", Stat("mind", It()), op="set", of=Characters(here=True), needs=AttackOf(This()), clause=(2,)),
        Replace("wound", Tap(It()), of=Characters(here=True), needs=AttackOf(This()), clause=(3,)),
    ),
]
