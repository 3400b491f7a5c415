"""The Shadow's Character deck."""

from __future__ import annotations

from typing import Final

from mathom.effects import (
    Action,
    All,
    Alternative,
    Among,
    AtLeast,
    Choose,
    CountsAs,
    Effect,
    Either,
    Exists,
    Forbid,
    It,
    Last,
    Leaves,
    Modify,
    Not,
    Permit,
    Possible,
    Selector,
    Sequence,
    Stat,
    This,
    Trigger,
    Use,
    Verb,
    When,
)
from mathom.games.wotr.box import (
    CARD_NAMES,
    CHARACTER_CARD,
    FREE_PEOPLES,
    GOLLUM,
    KINDS,
    NAZGUL_LORDS,
    ROHAN,
    SARUMAN,
    SAURON,
    SHADOW,
    WILL_OF_THE_WEST,
    WITCH_KING,
)
from mathom.games.wotr.cards import sh_attacks, sh_hunting
from mathom.games.wotr.cards.army_verbs import GREAT_STORM, FightSiege, Levy, MoveArmies, besieging
from mathom.games.wotr.cards.conditions import (
    RING_BEARERS,
    Active,
    Guides,
    InPlay,
    IsRevealed,
    NazgulFound,
    RingBearersIn,
    UnderWay,
)
from mathom.games.wotr.cards.scripts import DISCARD_CLAUSE, EVENT_CLAUSE, Script
from mathom.games.wotr.cards.selectors import CardsInPlay, NextTo, Settlements, Sieges, Whereabouts, at
from mathom.games.wotr.cards.sh_attacks import (
    ANY_NAZGUL,
    AttackWith,
    CastSpells,
)
from mathom.games.wotr.cards.sh_hunting import (
    BreakFellowship,
    TemptCompanion,
)
from mathom.games.wotr.cards.table_words import ElvenRing, StripCard, These, UseUp
from mathom.games.wotr.cards.verbs import (
    ANY_FACE,
    EITHER_DECK,
    FOUND_OUT,
    TO_HUNT_BOX,
    BringTile,
    ChangeDice,
    Corrupt,
    CorruptByDice,
    Draw,
    FellowshipIs,
    Hunt,
    LeaveTable,
    NazgulFly,
    PutFigure,
)
from mathom.games.wotr.codes import ATTACK, CARD, MOVE_ARMY, NONE, REGION, word
from mathom.games.wotr.events import in_play

ROLL_FOR_HUNT: Final = word("hunt-roll")
REMOVE_CARD: Final = word("remove-card")
RECRUIT_NAZGUL: Final = word("recruit-nazgul")
FLY: Final = word("fly")

BLACK_CAPTAIN: Final = tuple([KINDS + lord for lord in NAZGUL_LORDS])
HIS_SIEGES: Final = Sieges(BLACK_CAPTAIN)
TWO_NAZGUL: Final = Levy(SAURON, Whereabouts((WITCH_KING,)), nazgul=2)
IN_THE_WILD: Final = Not(
    RingBearersIn(Settlements(FREE_PEOPLES)),
    "the-ring-bearers-are-in-a-settlement-of-the-free-peoples",
    ("WR-6.11", "WR-6.28"),
)
FP_CHARACTER_CARDS: Final = CardsInPlay(FREE_PEOPLES, CHARACTER_CARD)
ANY_TO_REMOVE: Final = Exists(FP_CHARACTER_CARDS, "no-character-card-of-the-free-peoples-is-in-play", ("WR-6.14",))


def ride(escort: tuple[int, ...], armies: int) -> Either:
    """Armies with one of the escort may move one region, or one of them attacks."""
    return Either(
        "ride",
        (
            Alternative(MOVE_ARMY, MoveArmies(armies, escort=escort), Possible(MoveArmies(armies, escort=escort))),
            Alternative(ATTACK, AttackWith(escort), Possible(AttackWith(escort))),
            Alternative(NONE),
        ),
    )


# It goes when the Fellowship declares itself in a refuge of the Free Peoples.
UNTIL_SAFE: Final = Leaves(in_play.WHEN_DECLARED, needs=Use((in_play.SAFE,)), clause=(DISCARD_CLAUSE,))
PALANTIR: Final = These((CARD_NAMES.index("sh_char_21"),))
ANOTHER_OF_OURS: Final = All((Use((SHADOW,)), Not(Among(It(), PALANTIR))))
FREE: Final = These((FREE_PEOPLES,))
BY_WILL: Final = Use((WILL_OF_THE_WEST,))


def used_up(window: str, verb: Verb, of: Selector | None = None) -> Action:
    """What the card in play is used up for."""
    return Action(window, Sequence((UseUp(), verb)), of=of, clause=(EVENT_CLAUSE, DISCARD_CLAUSE))


SCRIPTS: Final[list[Script]] = [
    # Shelob's Lair, The Ring is Mine!, On, On They Went, Give it to Uss!
    Script("sh_char_01", BringTile("sh_shelob")),
    Script("sh_char_02", BringTile("sh_ring_is_mine")),
    Script("sh_char_03", BringTile("sh_on_on_they_went")),
    Script("sh_char_04", BringTile("sh_give_it_to_us")),
    # Orc Patrol
    Script("sh_char_05", Hunt(), condition=IN_THE_WILD),
    # Isildur's Bane
    Script("sh_char_06", Hunt(unreduced=True), condition=IN_THE_WILD),
    # Foul Thing from the Deep
    Script("sh_char_07", Hunt(casualty=True), condition=IN_THE_WILD),
    # Candles of Corpses
    Script(
        "sh_char_08",
        When(Guides(GOLLUM), CorruptByDice(dice=3, needed=6), CorruptByDice(dice=3, needed=4)),
        condition=IN_THE_WILD,
    ),
    # Nazgûl Search
    Script("sh_char_09", NazgulFly(), When(NazgulFound(), FellowshipIs(FOUND_OUT)), condition=UnderWay()),
    # Cruel Weather
    Script(
        "sh_char_10",
        Choose("cruel-weather", NextTo(Whereabouts((RING_BEARERS,))), PutFigure(RING_BEARERS, It()), first=REGION),
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
                    Alternative(
                        REMOVE_CARD, Choose("table-card", FP_CHARACTER_CARDS, LeaveTable(), CARD), ANY_TO_REMOVE
                    ),
                    Alternative(ROLL_FOR_HUNT, Hunt(roll=True)),
                    Alternative(NONE),
                ),
            ),
        ),
        condition=UnderWay(),
    ),
    # Morgul Wound
    Script("sh_char_12", When(AtLeast(Stat("corruption", This()), 4), Corrupt(1), Corrupt(2)), condition=IsRevealed()),
    # Lure of the Ring
    Script("sh_char_13", When(Guides(GOLLUM), Corrupt(1), TemptCompanion()), condition=IsRevealed()),
    # The Breaking of the Fellowship
    Script("sh_char_14", When(Guides(GOLLUM), Corrupt(1), BreakFellowship()), condition=IsRevealed()),
    # Worn with Sorrow and Toil
    Script("sh_char_15", Action(in_play.AFTER_CASUALTY, StripCard(), clause=(EVENT_CLAUSE,)), UNTIL_SAFE),
    # Flocks of Crebain
    Script(
        "sh_char_16", used_up(in_play.HUNT_ROLL, Last(Modify(in_play.HUNT_BONUS, 1), in_play.HUNT_ROLL)), UNTIL_SAFE
    ),
    # Balrog of Moria
    Script(
        "sh_char_17",
        used_up(in_play.JOURNEY, Hunt(), of=at("moria")),
        Permit(in_play.FROM_TABLE, of=This(), clause=(EVENT_CLAUSE,)),
    ),
    # The Lidless Eye
    Script("sh_char_18", ChangeDice(SHADOW, ANY_FACE, TO_HUNT_BOX, most=3)),
    # Dreadful Spells
    Script("sh_char_19", CastSpells(), condition=Possible(CastSpells())),
    # Grond, Hammer of the Underworld
    Script("sh_char_20", FightSiege(HIS_SIEGES, GREAT_STORM), condition=besieging(HIS_SIEGES)),
    # The Palantír of Orthanc
    Script(
        "sh_char_21",
        Trigger(in_play.WHEN_EVENT_PLAYED, Draw(EITHER_DECK), needs=ANOTHER_OF_OURS, clause=(EVENT_CLAUSE,)),
        Action(in_play.DISMISSAL, LeaveTable(itself=True), of=FREE, needs=BY_WILL, clause=(DISCARD_CLAUSE,)),
        Action(in_play.DISMISSAL, LeaveTable(itself=True), of=FREE, cost=(ElvenRing(),), clause=(DISCARD_CLAUSE,)),
        Leaves(in_play.WHEN_FALLEN, of=These((SARUMAN,)), clause=(DISCARD_CLAUSE,)),
        condition=InPlay(SARUMAN),
    ),
    # Wormtongue
    Script(
        "sh_char_22",
        When(Active(ROHAN), LeaveTable(itself=True)),
        Forbid(in_play.ROUSE, of=These((ROHAN,)), clause=(EVENT_CLAUSE,)),
        CountsAs(in_play.WAKES, of=at("edoras", "helms_deep"), clause=(EVENT_CLAUSE,)),
        Leaves(in_play.WHEN_ACTIVATED, of=These((ROHAN,)), clause=(DISCARD_CLAUSE,)),
        Leaves(in_play.WHEN_FALLEN, of=These((SARUMAN,)), clause=(DISCARD_CLAUSE,)),
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
                Alternative(RECRUIT_NAZGUL, TWO_NAZGUL, Possible(TWO_NAZGUL)),
                Alternative(FLY, NazgulFly()),
            ),
        ),
        ride(BLACK_CAPTAIN, armies=1),
        condition=InPlay(WITCH_KING),
    ),
]

# Words that only the Shadow's decks use.
VERBS: Final[list[type[Effect]]] = [*sh_hunting.WORDS, *sh_attacks.WORDS]
