"""Cards beyond the six decks by which the rules explain what cards can do."""

# mypyc: skip

from __future__ import annotations

from typing import Final

from mathom.effects import (
    All,
    AnyOf,
    AtLeast,
    Bearer,
    Count,
    CountsAs,
    Each,
    Exists,
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
from mathom.games.meccg.cards.attack_words import TheCompany
from mathom.games.meccg.cards.company_words import AtHaven, Sites
from mathom.games.meccg.cards.conditions import AttackBy, InPlay, Plays, Trained
from mathom.games.meccg.cards.groups import FromBelow, Members, PlayerOf
from mathom.games.meccg.cards.journey_words import Moving, Opponent
from mathom.games.meccg.cards.lasting_words import LastsStill
from mathom.games.meccg.cards.ring_words import HereIs, PeopleAt, TapSite
from mathom.games.meccg.cards.road_words import SiteAhead, TurnRegions
from mathom.games.meccg.cards.selectors import Characters, CompanyOf, ItemsOf, TheAttack
from mathom.games.meccg.cards.statements import ComesAfter
from mathom.games.meccg.cards.verbs import ComeIn, TapCost
from mathom.games.meccg.journey.keys import DOORS_OF_NIGHT, GATES_OF_MORNING

DARKER: Final = TurnRegions((("wilderness", "shadow-land"), ("shadow-land", "dark-domain")))

HEROES_IN_NEED: Final = All((Plays(Opponent(), ("hero",)), Exists(SiteAhead(("dark-hold", "shadow-hold")))))
MINIONS_IN_NEED: Final = All((Plays(Opponent(), ("minion",)), Exists(SiteAhead(("free-hold", "border-hold")))))
TWO_WEAPONS: Final = AtLeast(Count(ItemsOf(Bearer(), equipment="weapon")), 2)

RULEBOOK_CARDS: Final = (
    # Clear Skies
    Script(
        "tw-203",
        Play("long", ComeIn(), needs=InPlay(GATES_OF_MORNING), clause=(1,)),
        Modify("prowess", 2, of=Characters(both=True), clause=(2,)),
    ),
    # Eagle-mounts
    Script(
        "tw-220",
        Play(
            "org",
            Last(CountsAs("flies", of=CompanyOf(Target())), until="turn"),
            on=(PeopleAt(Sites(titles=("Eagles' Eyrie",), own=True), skills=("diplomat",)),),
            clause=(1, 2, 3),
        ),
    ),
    # Gothmog
    Script("td-28", ComesAfter(("orc", "troll"), ("region-type:shadow-land", "site-type:shadow-hold"), clause=(1,))),
    # Master of Esgaroth
    Script(
        "td-135",
        Play(
            "mh",
            Each(TheCompany(), Last(CountsAs("moves-again", of=Target(-1)), until="turn")),
            needs=All((Moving(), Exists(SiteAhead(("border-hold",))))),
            clause=(1,),
        ),
    ),
    # Morgul Night
    Script(
        "tw-62",
        Play("mh", ComeIn(), needs=InPlay(DOORS_OF_NIGHT), clause=(1,)),
        Trigger("under-way", DARKER, clause=(2,)),
        Trigger("comes", DARKER, of=This(), clause=(2,)),
    ),
    # Nothing to Eat or Drink
    Script(
        "le-128",
        Play("mh", ComeIn(Target()), on=(TheCompany(),), needs=AnyOf((HEROES_IN_NEED, MINIONS_IN_NEED)), clause=(1,)),
        Modify("prowess", -1, of=Members(Bearer()), clause=(2,)),
        Modify("body", -1, of=Members(Bearer()), clause=(2,)),
        Leaves("phase:organisation", of=PlayerOf(Bearer()), needs=AtHaven(Bearer()), clause=(3,)),
    ),
    # Swordmaster
    Script(
        "tw-498",
        Play(
            "site",
            Sequence((TapSite(), ComeIn(Target()))),
            on=(Characters(skills=("sage",), state="untapped", here=True),),
            needs=HereIs(untapped=True, information=True),
            cost=(TapCost(Target()),),
            clause=(1,),
        ),
        CountsAs("warrior", of=Bearer(), clause=(2,)),
        Modify("slot:weapon", 1, of=Bearer(), needs=Trained("warrior"), clause=(2,)),
        Modify("slot:shield", -1, of=Bearer(), needs=All((Trained("warrior"), TWO_WEAPONS)), clause=(2,)),
    ),
    # The Reach of Ulmo
    Script(
        "dm-82",
        Play("deeps", ComeIn(), clause=(1,)),
        Play("mh", ComeIn()),
        Modify("deeps_roll", -2, clause=(2,)),
        Leaves("exhausted", clause=(4,)),
        Leaves("arrived", of=FromBelow(), clause=(4,)),
        Leaves("phase:end", needs=LastsStill(("Ford", "Great Ship")), clause=(4,)),
    ),
    # Prowess of Might
    Script(
        "td-56",
        Play(
            "attack",
            Sequence(
                (
                    Last(Modify("attack_prowess", 1, of=TheAttack()), until="attack"),
                    Last(Modify("attack_body", 1, of=TheAttack()), until="attack"),
                )
            ),
            needs=AttackBy(("dragon",)),
            clause=(1,),
        ),
    ),
)
