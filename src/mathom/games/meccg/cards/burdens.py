"""Hazard permanent-events that lie on a character: corruption cards, and what else weighs him down."""

# mypyc: skip

from __future__ import annotations

from typing import Final

from mathom.effects import (
    AtLeast,
    Bearer,
    Count,
    CountsAs,
    Each,
    Forbid,
    It,
    Leaves,
    Modify,
    Not,
    Play,
    Repeat,
    Script,
    Stat,
    Statement,
    Target,
    This,
    Trigger,
    Without,
)
from mathom.games.meccg.cards.conditions import Plays
from mathom.games.meccg.cards.control import Release
from mathom.games.meccg.cards.groups import Members, PlayerOf
from mathom.games.meccg.cards.journey_words import Opponent
from mathom.games.meccg.cards.numbers import OnPath, Times
from mathom.games.meccg.cards.selectors import Characters, CompanyOf, ItemsOf
from mathom.games.meccg.cards.verbs import Check, ComeIn

AVATARS: Final = ("wizard", "ringwraith")
COMPANIONS: Final = Members(Bearer())


def on(who: Characters, clause: int = 1, first: bool = True) -> Play:
    """It is played on one of these and lies with him; a corruption card begins its chain. ME-20.3"""
    return Play("mh", ComeIn(Target()), on=(who,), first=first, clause=(clause,))


def despair(card: str) -> Script:
    """He checks when somebody of his company is wounded."""
    checks = Trigger("wounded", Check(Bearer()), of=COMPANIONS, clause=(2,))
    return Script(card, on(Characters(here=True, but=("hobbit", *AVATARS))), checks)


def foolish_words(card: str) -> Script:
    worse: Statement = Modify("influence_check", -4, of=Bearer(), clause=(2,))
    return Script(card, on(Characters(here=True), first=False), worse)


BURDENS: Final = [
    # Alone and Unadvised
    Script(
        "as-24",
        on(Characters(here=True, but=AVATARS, most_company=3)),
        Trigger("journey-over", Repeat(OnPath(), Check(Bearer())), of=CompanyOf(Bearer()), clause=(2,)),
        Modify("corruption_check", Count(COMPANIONS), of=Bearer(), clause=(3,)),
        Leaves(unless=Not(AtLeast(Count(COMPANIONS), 4)), clause=(5,)),
    ),
    # Covetous Thoughts
    Script(
        "le-107",
        Play(
            "mh",
            ComeIn(Target()),
            on=(Characters(here=True, but=AVATARS),),
            needs=Plays(Opponent(), ("minion",)),
            first=True,
            clause=(1,),
        ),
        Trigger(
            "phase:end",
            Each(Without(ItemsOf(COMPANIONS), ItemsOf(Bearer())), Check(Bearer(), Times(-1, Stat("cp", It())))),
            of=PlayerOf(Bearer()),
            clause=(3,),
        ),
    ),
    foolish_words("le-112"),
    # Lure of Expedience
    Script(
        "le-122",
        on(Characters(here=True, but=("hobbit", *AVATARS))),
        Trigger("gained", Check(Bearer()), of=ItemsOf(COMPANIONS), clause=(3,)),
    ),
    # Lure of Nature
    Script(
        "le-123",
        on(Characters(here=True, but=("hobbit", "dwarf", "orc", "ringwraith"))),
        Trigger("journey-over", Repeat(OnPath("wilderness"), Check(Bearer())), of=CompanyOf(Bearer()), clause=(3,)),
    ),
    # Rebel-talk
    Script(
        "le-132",
        on(Characters(here=True, but=AVATARS, most_mind=7), first=False),
        Forbid("follow", of=Bearer(), clause=(2,)),
        Trigger("comes", Release(Bearer()), of=This(), clause=(2,)),
        CountsAs("removed-without-tapping", of=This(), clause=(3,)),
    ),
    despair("tw-27"),
]
