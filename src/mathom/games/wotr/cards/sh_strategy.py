"""The Shadow's Strategy deck."""

from __future__ import annotations

from typing import Final

from mathom.effects import (
    Action,
    All,
    AnyOf,
    Choose,
    Each,
    Effect,
    Exists,
    Forbid,
    It,
    Leaves,
    Not,
    Repeat,
    Sequence,
    Shared,
    Use,
    Without,
)
from mathom.games.wotr.box import (
    ARAGORN,
    ELITE,
    ELVES,
    FREE_PEOPLES,
    GANDALF_THE_GREY,
    GANDALF_THE_WHITE,
    GONDOR,
    ISENGARD,
    LEADER,
    NO_SIDE,
    REGULAR,
    SARUMAN,
    SAURON,
    SHADOW,
    SOUTHRONS,
    WILL_OF_THE_WEST,
    WITCH_KING,
    kind_of,
    units_of_nation,
)
from mathom.games.wotr.cards import sh_muster
from mathom.games.wotr.cards.army_verbs import (
    GREAT_STORM,
    DiceAgainst,
    FightSiege,
    Levy,
    LevyEverywhere,
    LevyInSome,
    LoseFigure,
    MoveArmies,
    besieging,
)
from mathom.games.wotr.cards.conditions import Active, AtWar, Holds, InPlay, Present
from mathom.games.wotr.cards.scripts import DISCARD_CLAUSE, EVENT_CLAUSE, Script
from mathom.games.wotr.cards.selectors import Armies, Coast, Free, NextTo, OfNation, Peaceful, Sieges, at
from mathom.games.wotr.cards.sh_attacks import SendCorsairs
from mathom.games.wotr.cards.sh_muster import (
    NewPower,
    Promote,
    RageOfDunland,
)
from mathom.games.wotr.cards.table_words import These
from mathom.games.wotr.cards.verbs import (
    LOST,
    ChangeDice,
    LeaveTable,
    MoveTowardsWar,
    PutFigure,
)
from mathom.games.wotr.codes import NATION
from mathom.games.wotr.events import in_play
from mathom.games.wotr.map import region_named

SAURON_REGULAR: Final = kind_of(SAURON, REGULAR)
SOUTHRON_REGULAR: Final = kind_of(SOUTHRONS, REGULAR)

WAR: Final = AtWar((ISENGARD, SAURON, SOUTHRONS))
ELVEN_STRONGHOLDS: Final = at("grey_havens", "lorien", "rivendell", "woodland_realm")
ELVEN_UNITS: Final = (kind_of(ELVES, REGULAR), kind_of(ELVES, ELITE))
VISITED: Final = Peaceful(FREE_PEOPLES, visited=True)
LOSE_ONE: Final = LoseFigure("stormcrow-loss", (REGULAR, ELITE, LEADER))
URUK_SIEGES: Final = Sieges(units_of_nation(ISENGARD))
SAURON_STRONGHOLDS: Final = at("barad_dur", "dol_guldur", "minas_morgul", "morannon", "moria", "mount_gundabad")

HEALERS: Final = (ARAGORN, GANDALF_THE_GREY, GANDALF_THE_WHITE)

SCRIPTS: Final[list[Script]] = [
    # Return to Valinor
    Script(
        "sh_str_01",
        Each(
            Without(ELVEN_STRONGHOLDS, Sieges(side=NO_SIDE)), DiceAgainst(It(), dice=5, needed=6, for_each=ELVEN_UNITS)
        ),
        condition=Holds(SHADOW, ELVEN_STRONGHOLDS, any_of=True),
    ),
    # The Fighting Uruk-hai
    Script("sh_str_02", FightSiege(URUK_SIEGES, GREAT_STORM), condition=All((InPlay(SARUMAN), besieging(URUK_SIEGES)))),
    # Denethor's Folly
    Script(
        "sh_str_03",
        LoseFigure("folly", (LEADER,), within=region_named("minas_tirith")),
        Forbid(
            in_play.COMBAT_CARDS,
            "denethors-folly-allows-no-combat-cards",
            ("WR-6.12", "WR-6.16"),
            of=at("minas_tirith"),
            needs=Use((FREE_PEOPLES,)),
            clause=(EVENT_CLAUSE,),
        ),
        Action(
            in_play.DISMISSAL,
            LeaveTable(itself=True),
            of=These((FREE_PEOPLES,)),
            needs=AnyOf((Use((WILL_OF_THE_WEST,)), Present(HEALERS, at("minas_tirith")))),
            clause=(DISCARD_CLAUSE,),
        ),
        condition=besieging(Shared((Sieges(), at("minas_tirith")))),
    ),
    # The Day Without Dawn
    Script("sh_str_04", ChangeDice(FREE_PEOPLES, WILL_OF_THE_WEST, LOST), condition=WAR),
    # Threats and Promises
    Script(
        "sh_str_05",
        Forbid(
            in_play.USE_DIPLOMACY,
            "threats-and-promises-holds-passive-nations-back",
            ("WR-6.12", "WR-6.16"),
            needs=Not(Active()),
            clause=(EVENT_CLAUSE,),
        ),
        Leaves(in_play.WHEN_ALARMED, clause=(DISCARD_CLAUSE,)),
    ),
    # Stormcrow
    Script(
        "sh_str_06",
        Choose("stormcrow", VISITED, Sequence((MoveTowardsWar(back=True), LOSE_ONE)), first=NATION),
        condition=Exists(VISITED, "nobody-is-in-a-peaceful-nation-of-the-free-peoples", ("WR-6.11", "WR-6.30")),
    ),
    # Shadows Gather
    Script("sh_str_07", MoveArmies(armies=1, regions=3, join=True)),
    # The Shadow Lengthens
    Script("sh_str_08", MoveArmies(armies=2, regions=2, join=True)),
    # The Shadow is Moving
    Script("sh_str_09", MoveArmies(armies=4), condition=WAR),
    # Corsairs of Umbar
    Script("sh_str_10", SendCorsairs(Shared((OfNation((GONDOR,)), Coast()))), condition=AtWar((SOUTHRONS,))),
    # Rage of the Dunlendings
    Script(
        "sh_str_11",
        RageOfDunland(Shared((NextTo(at("north_dunland", "south_dunland")), Free(SHADOW)))),
        condition=AtWar((ISENGARD,)),
    ),
    # Return of the Witch-king
    Script(
        "sh_str_12",
        PutFigure(WITCH_KING, at("angmar")),
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
