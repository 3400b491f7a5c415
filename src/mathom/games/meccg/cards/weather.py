"""Weather that turns companies back and closes sites."""

# mypyc: skip

from __future__ import annotations

from typing import Final

from mathom.effects import All, Exists, Not, Play, Script, This, Trigger, When
from mathom.games.meccg.cards.attack_words import CloseSites, TheCompany
from mathom.games.meccg.cards.company_words import Mates, Sites
from mathom.games.meccg.cards.conditions import InPlay, PathHas
from mathom.games.meccg.cards.journey_words import Moving
from mathom.games.meccg.cards.road_words import SendBack
from mathom.games.meccg.cards.selectors import Events
from mathom.games.meccg.cards.verbs import ComeIn
from mathom.games.meccg.journey.keys import DOORS_OF_NIGHT

NIGHT: Final = InPlay(DOORS_OF_NIGHT)
WILD: Final = PathHas(("wilderness", 1))
WILDS: Final = PathHas(("wilderness", 2))
SNOW_UP: Final = CloseSites(Sites(path=("wilderness", 2)))
HAZARD_WEATHER: Final = Events(hazard=True, environment=True)
LOST: Final = Not(Exists(Mates(TheCompany(), skills=("ranger",))))


def winter(card: str) -> Script:
    """Who is under way in the wild without a ranger goes back; at night sites far out are closed.

    Whether the way is wild is seen when the effect's turn comes: another one may have changed the site path (ME-6.15).
    Sites are closed once a turn, as soon as it is night and they are there: when this card or Doors of Night comes, or
    a company arrives, or a turn begins (CR-403, CR-404, G-12).
    """
    return Script(
        card,
        Play("mh", ComeIn()),
        Trigger("under-way", When(All((WILDS, LOST)), SendBack(TheCompany())), clause=(1,)),
        Trigger("comes", SendBack(TheCompany()), of=This(), needs=All((Moving(), WILDS, LOST)), clause=(1,)),
        Trigger("comes", SNOW_UP, of=HAZARD_WEATHER, needs=NIGHT, clause=(2,)),
        Trigger("arrived", SNOW_UP, needs=NIGHT, clause=(2,)),
        Trigger("phase:untap", SNOW_UP, needs=NIGHT, clause=(2,)),
    )


WEATHER: Final = [
    winter("tw-49"),
    winter("le-117"),
    # Snowstorm
    Script(
        "tw-91",
        Play("mh", ComeIn(), needs=NIGHT, clause=(1,)),
        Trigger("under-way", When(WILD, SendBack(TheCompany())), clause=(2,)),
        Trigger("comes", SendBack(TheCompany()), of=This(), needs=All((Moving(), WILD)), clause=(2,)),
    ),
]
