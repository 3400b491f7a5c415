"""What minion players do at sites, with rings and companies: events and special items."""

# mypyc: skip

from __future__ import annotations

from typing import Final

from mathom.effects import (
    Action,
    Bearer,
    Choose,
    CountsAs,
    Each,
    Exists,
    Forbid,
    It,
    Last,
    Leaves,
    Modify,
    Not,
    Permit,
    Play,
    Script,
    Sequence,
    Shared,
    Target,
    This,
)
from mathom.games.meccg.cards.attack_words import AttackOn, OnlyCopy, Tap, TheCompany
from mathom.games.meccg.cards.company_words import CompanyWith, Mates, Sites
from mathom.games.meccg.cards.conditions import BearerIs
from mathom.games.meccg.cards.groups import Members, OwnCompanies, Players, SiteOf
from mathom.games.meccg.cards.journey_words import HolderOf
from mathom.games.meccg.cards.lasting_words import Leaders, LieWith, YourAvatar
from mathom.games.meccg.cards.ring_words import HereIs, Test
from mathom.games.meccg.cards.road_words import SiteName
from mathom.games.meccg.cards.selectors import Characters, Factions, ItemsOf, TheAttack
from mathom.games.meccg.cards.site_words import FaceAttack, SiteHere
from mathom.games.meccg.cards.statements import Barred, NewAttack
from mathom.games.meccg.cards.strike_words import Attempted, CancelAttempt
from mathom.games.meccg.cards.verbs import Check, ComeIn, Discard, Recall, TapCost
from mathom.games.meccg.codes import deed, with_thing

REN: Final = Exists(Shared((YourAvatar(), Characters(title="Ren the Ringwraith", both=True))))
TROLL_LEADERS: Final = Shared((Leaders(), Characters(races=("troll",), both=True)))
COMPANIONS: Final = Members(Bearer())


def dwarven_ring(card: str) -> Script:
    """A Dwarf who bears it finds minor items."""
    return Script(
        card,
        Action(
            "any",
            Sequence((Recall("minor-items", 2, search=True), Check(Bearer(), 2))),
            needs=BearerIs(("dwarf",)),
            cost=(TapCost(Bearer()),),
            clause=(3, 4),
        ),
    )


def pathfinding(card: str) -> Script:
    """A ranger keeps his company from being sent back, and its sites from being tapped."""
    return Script(
        card,
        Play("org", ComeIn(Target()), on=(Characters(skills=("ranger",)),), clause=(1,)),
        Action(
            "any",
            Sequence(
                (
                    Last(Forbid("be-sent-back", of=CompanyWith(Target())), until="turn"),
                    Last(Forbid("tap-site", of=CompanyWith(Target())), until="turn"),
                    Check(Target()),
                )
            ),
            on=(Bearer(),),
            cost=(TapCost(Bearer()),),
            clause=(2,),
        ),
    )


# Somebody who can may tap and lay the card to the points; if nobody does, it is discarded.
KEEP: Final = Choose(
    "take-up",
    Characters(state="untapped", here=True),
    Sequence((Tap(It()), ComeIn(points=True))),
    first=with_thing(deed("give"), 0),
    optional=True,
)

MINION_SCHEMES: Final = [
    dwarven_ring("as-123"),  # Thélor's Tribe
    dwarven_ring("as-124"),  # Thrár's Tribe
    pathfinding("wh-34"),  # Promptings of Wisdom
    pathfinding("wh-47"),  # Piercing All Shadows
    # Tokens to Show
    Script(
        "as-101",
        Play("any", ComeIn()),
        Permit("store-late", of=Players(("minion",)), clause=(1,)),
        Leaves("exhausted", clause=(3,)),
    ),
    # Orders from Lugbúrz
    Script(
        "as-94",
        Play("org", ComeIn(Target()), on=(OwnCompanies(),), needs=Not(REN), clause=(1,)),
        CountsAs("room-for-a-troll", of=COMPANIONS, clause=(2,)),
        Modify(
            "corruption_check",
            1,
            of=COMPANIONS,
            needs=Exists(Shared((HolderOf(It()), TROLL_LEADERS, COMPANIONS))),
            clause=(3,),
        ),
        Leaves("parts", of=Shared((Leaders(), COMPANIONS)), clause=(4,)),
        Leaves(unless=Not(REN), clause=(4,)),
    ),
    # Swarm of Bats
    Script(
        "le-237",
        Play(
            "org",
            ComeIn(Target()),
            on=(OwnCompanies(types=("shadow-hold", "dark-hold"), overt=True, race="orc", number=2),),
            clause=(1,),
        ),
        Modify("attack_prowess", -1, of=TheAttack(), needs=AttackOn(CompanyWith(Bearer())), clause=(2,)),
        Modify("attack_body", -1, of=TheAttack(), needs=AttackOn(CompanyWith(Bearer())), clause=(2,)),
        Leaves("parts", of=COMPANIONS, clause=(3,)),
    ),
    # Burning Rick, Cot, and Tree
    Script(
        "le-173",
        Play(
            "site",
            Sequence(
                (
                    Each(SiteName(Target()), Last(CountsAs("burnt", of=Target(-1)), until="game")),
                    FaceAttack("man", 4, 7),
                    FaceAttack("man", 1, 9),
                    Discard(Factions(here=True)),
                    KEEP,
                )
            ),
            on=(SiteHere(types=("border-hold",), tapped=True),),
            clause=(1, 2, 3, 4),
        ),
        Barred(Not(OnlyCopy("game", here=True)), clause=(5,)),
    ),
    # Poisonous Despair
    Script(
        "le-219",
        Play(
            "opposing",
            Sequence((CancelAttempt(), Check(Target(), -3))),
            on=(Mates(Attempted(faction=False), skills=("spirit-magic",)),),
            clause=(1, 2, 3),
        ),
        Play(
            "opposing",
            CancelAttempt(),
            on=(Shared((YourAvatar(), Mates(YourAvatar(), skills=("spirit-magic",)))),),
            needs=Exists(Attempted(faction=True)),
            clause=(2,),
        ),
    ),
    # Vile Fumes: lying with a site it goes with it
    Script(
        "wh-54",
        Action("site", LieWith(Target()), on=(SiteHere(types=("border-hold", "shadow-hold")),), clause=(2, 3)),
        CountsAs("site-type:ruins-and-lairs", of=Sites(like=Bearer()), clause=(2,)),
        NewAttack("gas", 7, clause=(2,)),
        Modify("mp", 0, op="set", of=This(), needs=Exists(Sites(like=Bearer())), clause=(2,)),
    ),
    # Secrets of Their Forging
    Script(
        "le-226",
        Play(
            "site",
            Test(Target(1), surely=True),
            on=(
                Characters(skills=("sage",), state="untapped", here=True),
                ItemsOf(Characters(here=True), classes=("gold-ring",)),
            ),
            needs=HereIs(untapped=True, information=True),
            cost=(TapCost(Target(0)), TapCost(SiteOf(TheCompany()))),
            clause=(1, 2, 3),
        ),
    ),
]
