"""Events that heroes play at sites."""

# mypyc: skip

from __future__ import annotations

from typing import Final

from mathom.effects import (
    Bearer,
    Choose,
    CountsAs,
    Exists,
    Forbid,
    It,
    Last,
    Leaves,
    Not,
    Permit,
    Play,
    Script,
    Sequence,
    Target,
    This,
    Trigger,
    When,
)
from mathom.games.meccg.cards.attack_words import Tap, TheCompany
from mathom.games.meccg.cards.company_words import ItemsNear, Sites
from mathom.games.meccg.cards.groups import Players
from mathom.games.meccg.cards.lasting_words import YourAvatar
from mathom.games.meccg.cards.ring_words import TapSite
from mathom.games.meccg.cards.search_words import Welcome
from mathom.games.meccg.cards.selectors import Characters
from mathom.games.meccg.cards.site_words import FaceAttack, NoneHeld, SiteHere
from mathom.games.meccg.cards.statements import Barred
from mathom.games.meccg.cards.verbs import ComeIn, DiscardCost, Recall
from mathom.games.meccg.codes import deed, with_thing

MINAS_TIRITH: Final = "Minas Tirith"
SAPLING: Final = "Sapling of the White Tree"
STRONGHOLDS: Final = ("shadow-hold", "dark-hold")

# Somebody who can may tap and take the card; if nobody does, it is discarded like any that came to nothing.
TAKE_UP: Final = Choose(
    "take-up",
    Characters(state="untapped", here=True),
    Sequence((Tap(It()), ComeIn(It()))),
    first=with_thing(deed("give"), 0),
    optional=True,
)

HERO_SITES: Final = [
    # Rebuild the Town: lying with the site card, it goes with it
    Script(
        "dm-155",
        Play("site", ComeIn(Target()), on=(SiteHere(types=("ruins-and-lairs",), unhaunted=True),), clause=(1, 3)),
        CountsAs("site-type:border-hold", of=Bearer(), clause=(2,)),
        CountsAs("no-automatic-attacks", of=Bearer(), clause=(2,)),
    ),
    # The White Tree
    Script(
        "tw-348",
        Play(
            "site",
            ComeIn(),
            on=(SiteHere(titles=(MINAS_TIRITH,)),),
            needs=Exists(Characters(skills=("sage",), here=True)),
            cost=(DiscardCost(ItemsNear(TheCompany(), SAPLING, stored=True)),),
            clause=(1,),
        ),
        CountsAs("heals", of=Sites(titles=(MINAS_TIRITH,), own=True), clause=(2,)),
        CountsAs("site-type:haven", of=Sites(titles=(MINAS_TIRITH,), own=True), clause=(2,)),
    ),
    # Bounty of the Hoard
    Script(
        "td-101",
        Play(
            "site",
            Last(Permit("take-from-hoard", of=Target()), until="bounty"),
            on=(SiteHere(tapped=True, hoard=True),),
            clause=(1,),
        ),
    ),
    # Safe from the Shadow
    Script(
        "as-54",
        Play("any", ComeIn()),
        Permit("store-late", of=Players(("hero",)), clause=(1,)),
        Leaves("exhausted", clause=(3,)),
    ),
    # Rescue Prisoners
    Script(
        "tw-315",
        Play(
            "site",
            Sequence((FaceAttack("spider", 2, 7), TAKE_UP)),
            on=(SiteHere(types=STRONGHOLDS, tapped=True),),
            clause=(1, 2),
        ),
        Forbid("untap", of=Bearer(), clause=(3,)),
        CountsAs("storable", of=This(), clause=(3,)),
        CountsAs("storable:free-hold", of=This(), clause=(3,)),
        CountsAs("storable:border-hold", of=This(), clause=(3,)),
        Barred(Not(NoneHeld(here=True)), clause=(4,)),
    ),
    # The Windlord Found Me
    Script(
        "dm-164",
        Play(
            "site",
            Sequence((TapSite(), FaceAttack("orc", 4, 9), TAKE_UP)),
            on=(SiteHere(titles=("Isengard",), types=STRONGHOLDS, tapped=False),),
            needs=NoneHeld(),
            clause=(2, 3),
        ),
        Forbid("untap", of=Bearer(), clause=(4,)),
        CountsAs("storable", of=This(), clause=(4,)),
        Trigger(
            "stored",
            When(Not(Exists(YourAvatar())), Sequence((Recall("avatars", search=True), Welcome()))),
            of=This(),
            clause=(5,),
        ),
    ),
]
