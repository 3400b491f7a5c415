"""The Shadow's Character deck."""

from __future__ import annotations

from typing import Final

from mathom.effects import Choose, Effect, Either, Way, When
from mathom.games.wotr.cards import sh_attacks, sh_hunting
from mathom.games.wotr.cards.conditions import Active, Guides, InPlay
from mathom.games.wotr.cards.scripts import Script
from mathom.games.wotr.cards.selectors import NextTo, Whereabouts
from mathom.games.wotr.cards.sh_attacks import (
    ANY_NAZGUL,
    AttackWith,
    Besieging,
    CanAttackWith,
    CanMarchWith,
    CastSpells,
    Sieges,
    SpellsReach,
    Storm,
)
from mathom.games.wotr.cards.sh_hunting import (
    AwayFromSettlements,
    BreakFellowship,
    CorruptedAtMost,
    DriveRingBearers,
    HasTableCards,
    HuntTile,
    IsRevealed,
    LeaveTable,
    NazgulFound,
    OpenEye,
    RevealFellowship,
    RingBearers,
    RollHunt,
    TableCards,
    TakeOffTable,
    TemptCompanion,
    UnderWay,
)
from mathom.games.wotr.cards.sh_muster import CanLevy
from mathom.games.wotr.cards.verbs import (
    BringTile,
    Corrupt,
    CorruptByDice,
    Levy,
    MoveArmies,
    NazgulFly,
    Remains,
)
from mathom.games.wotr.codes import ATTACK, CARD, MOVE_ARMY, NONE, REGION, word
from mathom.games.wotr.components import GOLLUM, KINDS, NAZGUL, ROHAN, SARUMAN, SAURON, WITCH_KING

HUNT_ROLL: Final = word("hunt-roll")
REMOVE_CARD: Final = word("remove-card")
RECRUIT_NAZGUL: Final = word("recruit-nazgul")
FLY: Final = word("fly")

BLACK_CAPTAIN: Final = (KINDS + WITCH_KING,)
HIS_REGION: Final = Whereabouts((WITCH_KING,))


def ride(escort: tuple[int, ...], armies: int) -> Either:
    """Armies with one of the escort may move one region, or one of them attacks."""
    return Either(
        "ride",
        (
            Way(MOVE_ARMY, MoveArmies(armies=armies, escort=escort), CanMarchWith(escort)),
            Way(ATTACK, AttackWith(escort), CanAttackWith(escort)),
            Way(NONE),
        ),
    )


SCRIPTS: Final[list[Script]] = [
    # Shelob's Lair, The Ring is Mine!, On, On They Went, Give it to Uss!
    Script("sh_char_01", BringTile("sh_shelob")),
    Script("sh_char_02", BringTile("sh_ring_is_mine")),
    Script("sh_char_03", BringTile("sh_on_on_they_went")),
    Script("sh_char_04", BringTile("sh_give_it_to_us")),
    # Orc Patrol
    Script("sh_char_05", HuntTile(), condition=AwayFromSettlements()),
    # Isildur's Bane
    Script("sh_char_06", HuntTile(unreduced=True), condition=AwayFromSettlements()),
    # Foul Thing from the Deep
    Script("sh_char_07", HuntTile(casualty=True), condition=AwayFromSettlements()),
    # Candles of Corpses
    Script(
        "sh_char_08",
        When(Guides(GOLLUM), CorruptByDice(dice=3, needed=6), CorruptByDice(dice=3, needed=4)),
        condition=AwayFromSettlements(),
    ),
    # Nazgûl Search
    Script("sh_char_09", NazgulFly(), When(NazgulFound(), RevealFellowship()), condition=UnderWay()),
    # Cruel Weather
    Script(
        "sh_char_10",
        Choose("cruel-weather", NextTo(RingBearers()), DriveRingBearers(), first=REGION),
        condition=UnderWay(),
    ),
    # The Nazgûl Strike!
    Script(
        "sh_char_11",
        NazgulFly(),
        When(
            NazgulFound(),
            Either(
                "nazgul-strike",
                (
                    Way(REMOVE_CARD, Choose("table-card", TableCards(), TakeOffTable(), CARD), HasTableCards()),
                    Way(HUNT_ROLL, RollHunt()),
                    Way(NONE),
                ),
            ),
        ),
        condition=UnderWay(),
    ),
    # Morgul Wound
    Script("sh_char_12", When(CorruptedAtMost(3), Corrupt(2), Corrupt(1)), condition=IsRevealed()),
    # Lure of the Ring
    Script("sh_char_13", When(Guides(GOLLUM), Corrupt(1), TemptCompanion()), condition=IsRevealed()),
    # The Breaking of the Fellowship
    Script("sh_char_14", When(Guides(GOLLUM), Corrupt(1), BreakFellowship()), condition=IsRevealed()),
    # Worn with Sorrow and Toil
    Script("sh_char_15", Remains("tiles", "showing")),
    # Flocks of Crebain
    Script("sh_char_16", Remains("hunt", "showing")),
    # Balrog of Moria
    Script("sh_char_17", Remains("showing", "showing")),
    # The Lidless Eye
    Script("sh_char_18", OpenEye(3)),
    # Dreadful Spells
    Script("sh_char_19", CastSpells(), condition=SpellsReach()),
    # Grond, Hammer of the Underworld
    Script("sh_char_20", Storm(Sieges(BLACK_CAPTAIN)), condition=Besieging(Sieges(BLACK_CAPTAIN))),
    # The Palantír of Orthanc
    Script("sh_char_21", Remains("playing", "dismissing"), condition=InPlay(SARUMAN)),
    # Wormtongue
    Script(
        "sh_char_22",
        Remains("politics", "politics"),
        When(Active(ROHAN), LeaveTable()),
        condition=InPlay(SARUMAN),
    ),
    # The Ringwraiths Are Abroad
    Script("sh_char_23", NazgulFly(), ride(ANY_NAZGUL, armies=2)),
    # The Black Captain Commands
    Script(
        "sh_char_24",
        Either(
            "black-captain",
            (
                Way(RECRUIT_NAZGUL, Levy(SAURON, HIS_REGION, nazgul=2), CanLevy(NAZGUL, HIS_REGION)),
                Way(FLY, NazgulFly()),
            ),
        ),
        ride(BLACK_CAPTAIN, armies=1),
        condition=InPlay(WITCH_KING),
    ),
]

# Words that only the Shadow's decks use.
VERBS: Final[list[type[Effect]]] = [*sh_hunting.WORDS, *sh_attacks.WORDS]
