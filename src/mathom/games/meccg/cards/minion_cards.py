"""What characters, allies and items of minion players can do."""

# mypyc: skip

from __future__ import annotations

from typing import Final

from mathom.effects import (
    Action,
    All,
    Bearer,
    CountsAs,
    Exists,
    Joined,
    Last,
    Leaves,
    Modify,
    Not,
    Script,
    Sequence,
    Target,
    This,
)
from mathom.games.meccg.cards.attack_words import AttackOn
from mathom.games.meccg.cards.company_words import (
    AtHaven,
    CompanyWith,
    CreatureAttacks,
    ItemsNear,
    Mates,
    OwnAvatar,
    Sites,
    TakeBack,
)
from mathom.games.meccg.cards.conditions import SmallerThan, Unassigned
from mathom.games.meccg.cards.groups import InState, OwnCompanies
from mathom.games.meccg.cards.selectors import Characters
from mathom.games.meccg.cards.statements import ComesWith
from mathom.games.meccg.cards.verbs import CancelAttack, Discard, DiscardCost, Heal, TapCost, Untap

ATTACKED_HERE: Final = AttackOn(CompanyWith(This()))


def troll_brother(card: str, *brothers: str) -> Script:
    """A Troll who wakes one of his brothers, and is less demanding in their company."""
    return Script(
        card,
        ComesWith(brothers, clause=(3,)),
        Action(
            "any",
            Untap(Target()),
            on=(Mates(This(), titles=brothers, state="tapped", at_site=True),),
            cost=(TapCost(This()),),
            clause=(6,),
        ),
        Modify("mind", -1, of=This(), needs=Exists(Mates(This(), titles=brothers)), clause=(7,)),
    )


MINION_CARDS: Final = [
    troll_brother("as-1", "Tûma", "Wûluag"),
    troll_brother("as-5", "Bûrat", "Wûluag"),
    troll_brother("as-6", "Bûrat", "Tûma"),
    # Adûnaphel the Ringwraith
    Script(
        "le-50",
        Action(
            "attack",
            CancelAttack(),
            needs=All(
                (OwnAvatar(), AtHaven(This()), Unassigned(), AttackOn(OwnCompanies()), CreatureAttacks(abroad=True))
            ),
            cost=(TapCost(This()),),
            clause=(4,),
        ),
    ),
    # Dwar the Ringwraith
    Script(
        "le-52",
        Action(
            "any",
            Sequence(
                (
                    Last(Modify("prowess", 1, of=Mates(Target())), until="turn"),
                    Last(Modify("body", 1, of=Mates(Target())), until="turn"),
                )
            ),
            on=(OwnCompanies(),),
            needs=All((OwnAvatar(), AtHaven(This()))),
            cost=(TapCost(This()),),
            clause=(4,),
        ),
    ),
    # Great Lord of Goblin-gate
    Script(
        "as-75",
        CountsAs("orc", of=This(), clause=(1,)),
        Action(
            "attack",
            Last(Modify("prowess", 2, of=Mates(Target(), races=("orc",), allies=True)), until="attack"),
            on=(CompanyWith(This()),),
            needs=ATTACKED_HERE,
            cost=(TapCost(This()),),
            clause=(4,),
        ),
    ),
    # Regiment of Black Crows
    Script(
        "as-76",
        Leaves("wounded", of=Bearer(), clause=(4,)),
        Action(
            "attack",
            Sequence((CancelAttack(), TakeBack())),
            needs=All((ATTACKED_HERE, Unassigned(), CreatureAttacks(abroad=True))),
            cost=(TapCost(This()),),
            clause=(5,),
        ),
    ),
    # Stinker
    Script(
        "le-154",
        Action(
            "attack",
            CancelAttack(),
            needs=All(
                (
                    ATTACKED_HERE,
                    Unassigned(),
                    CreatureAttacks(keyed_to=("wilderness", "shadow-land")),
                    SmallerThan(3, Bearer()),
                )
            ),
            cost=(TapCost(This()),),
            clause=(2,),
        ),
        Action(
            "any",
            Discard(Joined((Target(), This()))),
            on=(ItemsNear(This(), "The One Ring"),),
            needs=Not(AtHaven(This())),
            cost=(TapCost(This()),),
            clause=(3,),
        ),
    ),
    # Foul-smelling Paste
    Script(
        "le-310",
        Action("any", Heal(Target()), on=(Mates(This(), state="wounded"),), cost=(DiscardCost(This()),), clause=(1,)),
    ),
    # Strange Rations
    Script(
        "le-345",
        Action("any", Untap(Target()), on=(InState(Bearer(), "tapped"),), cost=(DiscardCost(This()),), clause=(1,)),
        Action(
            "org",
            Last(Modify("regions", 1, of=Target()), until="turn"),
            on=(CompanyWith(This()),),
            cost=(DiscardCost(This()),),
            clause=(2,),
        ),
    ),
    # Thrór's Map
    Script(
        "as-134",
        Action(
            "any", Untap(Target()), on=(Sites(attack="dragon", tapped=True),), cost=(DiscardCost(This()),), clause=(1,)
        ),
    ),
    # Records Unread
    Script(
        "as-130",
        Action(
            "any",
            Untap(Target()),
            on=(Sites(types=("shadow-hold",), tapped=True),),
            cost=(DiscardCost(This()),),
            clause=(2,),
        ),
        Action(
            "any",
            Last(CountsAs("playable:information", of=Target()), until="turn"),
            on=(Sites(types=("shadow-hold",)),),
            cost=(DiscardCost(This()),),
            clause=(3,),
        ),
    ),
    # The Arkenstone
    Script(
        "le-418",
        Modify("mind", 1, of=Characters(races=("dwarf",), both=True), clause=(2,)),
        Action(
            "any",
            Discard(Target()),
            on=(Mates(This(), races=("dwarf",), at_site=True),),
            cost=(DiscardCost(This()),),
            clause=(3,),
        ),
    ),
]
