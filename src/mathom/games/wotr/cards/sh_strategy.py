"""The Shadow's Strategy deck."""

from __future__ import annotations

from typing import Final

from mathom.effects import All, Choose, Each, Effect, Repeat, Sequence
from mathom.games.wotr.cards import sh_muster
from mathom.games.wotr.cards.conditions import AtWar, Holds, InPlay
from mathom.games.wotr.cards.scripts import Script
from mathom.games.wotr.cards.selectors import Armies, OfNation, at
from mathom.games.wotr.cards.sh_attacks import Besieging, SendCorsairs, Sieges, Storm
from mathom.games.wotr.cards.sh_muster import (
    ISENGARD_ELITE,
    ISENGARD_REGULAR,
    LevyInSome,
    LoseDice,
    LoseFigure,
    LoseLeader,
    NewPower,
    Promote,
    RageOfDunland,
    SailWest,
    SetBack,
    Visited,
    VisitorsFound,
    WitchKingReturns,
)
from mathom.games.wotr.cards.verbs import Levy, LevyEverywhere, MoveArmies, Remains
from mathom.games.wotr.codes import NATION
from mathom.games.wotr.components import (
    ARAGORN,
    ISENGARD,
    REGULAR,
    SARUMAN,
    SAURON,
    SHADOW,
    SOUTHRONS,
    WILL_OF_THE_WEST,
    WITCH_KING,
    kind_of,
)

SAURON_REGULAR: Final = kind_of(SAURON, REGULAR)
SOUTHRON_REGULAR: Final = kind_of(SOUTHRONS, REGULAR)

WAR: Final = AtWar((ISENGARD, SAURON, SOUTHRONS))
ELVEN_STRONGHOLDS: Final = at("grey_havens", "lorien", "rivendell", "woodland_realm")
URUK_SIEGES: Final = Sieges((ISENGARD_REGULAR, ISENGARD_ELITE))
SAURON_STRONGHOLDS: Final = at("barad_dur", "dol_guldur", "minas_morgul", "morannon", "moria", "mount_gundabad")

SCRIPTS: Final[list[Script]] = [
    # Return to Valinor
    Script("sh_str_01", Each(ELVEN_STRONGHOLDS, SailWest()), condition=Holds(SHADOW, ELVEN_STRONGHOLDS, any_of=True)),
    # The Fighting Uruk-hai
    Script("sh_str_02", Storm(URUK_SIEGES), condition=All((InPlay(SARUMAN), Besieging(URUK_SIEGES)))),
    # Denethor's Folly
    Script(
        "sh_str_03",
        LoseLeader(),
        Remains("combat_cards", "dismissing"),
        condition=Besieging(Sieges(), at("minas_tirith")),
    ),
    # The Day Without Dawn
    Script("sh_str_04", LoseDice(WILL_OF_THE_WEST), condition=WAR),
    # Threats and Promises
    Script("sh_str_05", Remains("politics", "politics")),
    # Stormcrow
    Script(
        "sh_str_06",
        Choose("stormcrow", Visited(), Sequence((SetBack(), LoseFigure())), first=NATION),
        condition=VisitorsFound(),
    ),
    # Shadows Gather
    Script("sh_str_07", MoveArmies(armies=1, regions=3, join=True)),
    # The Shadow Lengthens
    Script("sh_str_08", MoveArmies(armies=2, regions=2, join=True)),
    # The Shadow is Moving
    Script("sh_str_09", MoveArmies(armies=4), condition=WAR),
    # Corsairs of Umbar
    Script("sh_str_10", SendCorsairs(), condition=AtWar((SOUTHRONS,))),
    # Rage of the Dunlendings
    Script("sh_str_11", RageOfDunland(), condition=AtWar((ISENGARD,))),
    # Return of the Witch-king
    Script(
        "sh_str_12",
        WitchKingReturns(),
        Levy(SAURON, at("angmar"), regulars=2, elites=1),
        condition=InPlay(WITCH_KING),
    ),
    # Half-orcs and Goblin-men
    Script("sh_str_13", Levy(ISENGARD, Armies(SHADOW), units=1), condition=AtWar((ISENGARD,))),
    # Olog-hai
    Script("sh_str_14", Levy(SAURON, Armies(SHADOW), units=1), condition=AtWar((SAURON,))),
    # Hill-trolls
    Script("sh_str_15", Repeat(2, Promote(SAURON)), condition=AtWar((SAURON,))),
    # A New Power is Rising
    Script("sh_str_16", NewPower(), condition=InPlay(SARUMAN)),
    # Many Kings to the Service of Mordor
    Script("sh_str_17", LevyInSome(SOUTHRON_REGULAR, OfNation((SOUTHRONS,), settled=True), regions=3, each=2)),
    # The King is Revealed
    Script("sh_str_18", Levy(SAURON, at("minas_morgul"), regulars=5, nazgul=1), condition=InPlay(ARAGORN)),
    # Shadows on the Misty Mountains
    Script("sh_str_19", Levy(SAURON, at("mount_gram", "moria"), units=2, nazgul=1)),
    # Orcs Multiplying Again
    Script("sh_str_20", LevyEverywhere(SAURON_REGULAR, at("dol_guldur", "mount_gundabad"), each=3)),
    # Horde from the East
    Script(
        "sh_str_21",
        Levy(SOUTHRONS, at("east_rhun", "far_harad", "khand", "south_rhun"), regulars=5),
        condition=AtWar((SOUTHRONS,)),
    ),
    # Monsters Roused
    Script(
        "sh_str_22",
        LevyEverywhere(SAURON_REGULAR, at("angmar", "ettenmoors", "weather_hills")),
        Levy(SAURON, at("trollshaws"), elites=1),
    ),
    # Musterings of Long-planned War
    Script(
        "sh_str_23",
        Levy(SOUTHRONS, at("gorgoroth"), regulars=5),
        Levy(SAURON, at("nurn"), regulars=5),
        condition=WAR,
    ),
    # Pits of Mordor
    Script("sh_str_24", LevyInSome(SAURON_REGULAR, SAURON_STRONGHOLDS, regions=3, each=2), condition=AtWar((SAURON,))),
]

# Words that only this deck uses.
VERBS: Final[list[type[Effect]]] = [*sh_muster.WORDS]
