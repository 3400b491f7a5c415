"""Cards that nothing but an unofficial erratum is written of, and others beyond the six decks that one is about
(chapter 29)."""

# mypyc: skip

from __future__ import annotations

from typing import Final

from mathom.effects import (
    Action,
    All,
    AnyOf,
    Bearer,
    Condition,
    CountsAs,
    Exists,
    Joined,
    Last,
    Modify,
    Not,
    Play,
    Script,
    Sequence,
    Shared,
    Target,
    This,
    Trigger,
    When,
)
from mathom.games.meccg.cards.attack_words import Tap, TheCompany
from mathom.games.meccg.cards.company_words import AtHaven, CompanyWith, Mates, Sites
from mathom.games.meccg.cards.conditions import (
    AttackOf,
    BearerIs,
    Concerns,
    Corrected,
    Facing,
    InMode,
    PathHas,
    Plays,
)
from mathom.games.meccg.cards.journey_words import Moving, Opponent
from mathom.games.meccg.cards.lasting_words import CardsOn, YourAvatar
from mathom.games.meccg.cards.minion_permanents import AVATAR_AT_HOME, ride_is_over
from mathom.games.meccg.cards.ring_words import HereIs, PeopleAt
from mathom.games.meccg.cards.road_words import SendBack
from mathom.games.meccg.cards.selectors import Characters, TheAttack, You
from mathom.games.meccg.cards.statements import Corrects, PlayedBy
from mathom.games.meccg.cards.verbs import ComeIn, Discard, DiscardCost, Heal, TapCost
from mathom.games.meccg.journey.keys import HAUNTED
from mathom.games.meccg.journey.ways import SPECIAL
from mathom.games.meccg.terms import (
    ARMY_OF_THE_DEAD,
    ATHELAS,
    BLACK_RIDER,
    BLACKBOLE,
    CAVE_DRAKE,
    DWAR_UNLEASHED,
    FELL_BEAST,
    HOBBIT_LORE,
    SKIN_CHANGERS,
)

ARAGORN: Final = Characters(title="Aragorn II")
# Who has played Paths of the Dead in this turn, and who has gone that way.
CALLED: Final = "called-the-dead"
WALKED: Final = "walked-the-paths"
GANDALF: Final = Characters(title="Gandalf")
DWAR: Final = Shared((YourAvatar(), Characters(title="Dwar the Ringwraith")))
BEAR_LANDS: Final = ("Anduin Vales", "Western Mirkwood", "Wold & Foothills")
# Who is not sent back by bears: their own kin, and a warrior who can stand up to them.
UNDAUNTED: Final = Joined(
    (
        Characters(title="Beorn", here=True),
        Characters(skills=("warrior",), state="untapped", least_prowess=5, here=True),
    )
)


def lore(needs: Condition, clause: int) -> Play:
    """Gandalf learns about Hobbits, and taps. ME-29.16"""
    return Play("org", Sequence((ComeIn(Target()), Tap(Target()))), on=(GANDALF,), needs=needs, clause=(clause,))


def leaf(needs: Condition, clause: tuple[int, ...]) -> Action:
    """The bearer taps, and a corruption card in his company is gone. ME-29.7"""
    return Action(
        "any",
        Discard(Target()),
        on=(CardsOn(Mates(Bearer()), keyword="corruption"),),
        needs=needs,
        cost=(TapCost(Bearer()), DiscardCost(This())),
        clause=clause,
    )


def borne_by(title: str) -> Condition:
    return Exists(Shared((Bearer(), Characters(title=title))))


ERRATA_CARDS: Final = [
    # Blackbole
    Script("le-152", PlayedBy(needs=Not(All((Corrected(BLACKBOLE), HereIs(("haven",))))), clause=(3,))),
    # Cave-drake
    Script("tw-20", Corrects(CAVE_DRAKE, "race", "drake", clause=(2,))),
    # Fell Beast
    Script("tw-33", Corrects(FELL_BEAST, "creature", "half", clause=(5,))),
    # Paths of the Dead
    Script(
        "tw-302",
        Play(
            "org-end",
            Sequence(
                (
                    Last(CountsAs("way-to:Vale of Erech", of=CompanyWith(Target())), until="turn"),
                    Last(CountsAs(HAUNTED, of=CompanyWith(Target())), until="turn"),
                    Last(CountsAs(CALLED, of=Target()), until="turn"),
                    Last(
                        Trigger(
                            "journey-over",
                            Last(CountsAs(WALKED, of=Target()), until="turn"),
                            of=CompanyWith(Target()),
                            needs=Moving(CompanyWith(Target()), way=SPECIAL),
                        ),
                        until="turn",
                    ),
                )
            ),
            on=(Shared((PeopleAt(Sites(titles=("Dunharrow",), own=True)), ARAGORN)),),
            clause=(1, 2, 3),
        ),
    ),
    # Army of the Dead
    Script(
        "tw-193",
        PlayedBy(who=Characters(title="Aragorn II", here=True, trait=CALLED), surely=True, clause=(1,)),
        PlayedBy(
            needs=AnyOf(
                (
                    Not(Corrected(ARMY_OF_THE_DEAD)),
                    Exists(Characters(title="Aragorn II", here=True, trait=WALKED)),
                )
            ),
            clause=(2,),
        ),
    ),
    # Athelas
    Script(
        "tw-195",
        Action(
            "any",
            Sequence((Heal(Target()), Tap(Target()))),
            on=(Mates(Bearer(), state="wounded"),),
            needs=BearerIs(("dunadan",)),
            cost=(TapCost(Bearer()), DiscardCost(This())),
            clause=(1, 4),
        ),
        leaf(borne_by("Aragorn II"), (2, 4)),
        leaf(All((Corrected(ATHELAS), borne_by("Strider"))), (3, 4)),
    ),
    # Hobbit-lore
    Script(
        "dm-139",
        lore(AtHaven(GANDALF), 1),
        lore(All((Corrected(HOBBIT_LORE), Not(AtHaven(GANDALF)))), 2),
        Modify("di", 2, of=Bearer(), needs=Concerns(("hobbit",), ("hobbit",)), clause=(3,)),
    ),
    # Elf-lord Revealed in Wrath
    Script(
        "le-69",
        Modify(
            "attack_prowess",
            4,
            of=TheAttack(),
            needs=All((AttackOf(This()), Facing(Characters(races=("ringwraith",), here=True)))),
            clause=(2,),
        ),
    ),
    # Black Rider
    Script(
        "le-170",
        Play(
            "org",
            ComeIn(YourAvatar()),
            needs=All((AVATAR_AT_HOME, Not(Exists(CardsOn(YourAvatar(), keyword="mode-black-rider"))))),
            clause=(1, 4),
        ),
        Trigger(
            "phase:organisation",
            Sequence((Discard(Mates(Bearer(), races=("ringwraith",), other=True)), Discard(This()))),
            of=You(),
            needs=ride_is_over(BLACK_RIDER),
            clause=(3,),
        ),
        Corrects(BLACK_RIDER, "ride", "remembered", clause=(3,)),
    ),
    # Dwar Unleashed
    Script(
        "le-182",
        Play(
            "org",
            Last(CountsAs("crosses-regions", of=CompanyWith(Target())), until="turn"),
            on=(DWAR,),
            needs=AnyOf((InMode(of=DWAR), Corrected(DWAR_UNLEASHED))),
            clause=(1, 2),
        ),
    ),
    # Beorning Skin-changers
    Script(
        "ba-10",
        Play(
            "mh",
            When(Not(Exists(UNDAUNTED)), SendBack(TheCompany())),
            needs=All(
                (
                    Moving(),
                    Plays(Opponent(), ("hero",)),
                    AnyOf((Not(Corrected(SKIN_CHANGERS)), PathHas(("wilderness", 2), regions=BEAR_LANDS))),
                )
            ),
            clause=(2, 3),
        ),
    ),
]
