"""The Character deck of the Free Peoples. Its cards that stand alone are in `lone_cards` and `ents_and_dead`."""

from __future__ import annotations

from typing import Final

from mathom.effects import (
    Action,
    All,
    Alternative,
    AnyOf,
    AtLeast,
    Condition,
    Effect,
    Either,
    Exists,
    Not,
    Possible,
    Sequence,
    Shared,
    Used,
    Verb,
    When,
)
from mathom.games.wotr.box import (
    BOROMIR,
    CHARACTER_FACE,
    DWARVES,
    ELVES,
    FP_STRATEGY,
    FREE_PEOPLES,
    GANDALF_THE_GREY,
    GANDALF_THE_WHITE,
    GIMLI,
    GOLLUM,
    GONDOR,
    LEGOLAS,
    NORTH,
    ROHAN,
    SHADOW,
    STRIDER,
    WILL_OF_THE_WEST,
)
from mathom.games.wotr.cards.army_verbs import Levy
from mathom.games.wotr.cards.conditions import (
    ANY_COMPANION,
    CanSeparate,
    Guides,
    Holds,
    InFellowship,
    InPlay,
    OnMap,
    Present,
    RingBearersIn,
    WithArmy,
)
from mathom.games.wotr.cards.ents_and_dead import AwakenEnts, CallDead
from mathom.games.wotr.cards.lone_cards import (
    HEIR,
    CallEagles,
    ChallengeSauron,
    GreyCompany,
)
from mathom.games.wotr.cards.scripts import DISCARD_CLAUSE, EVENT_CLAUSE, Script
from mathom.games.wotr.cards.selectors import Anywhere, Armies, OfNation, Whereabouts, at
from mathom.games.wotr.cards.table_words import PREVENTED, REPLACED, WEAKENED, TileIs
from mathom.games.wotr.cards.verbs import (
    HIDDEN,
    MOVED,
    Activate,
    BringTile,
    ChangeDice,
    CorruptByDice,
    Draw,
    FellowshipIs,
    Heal,
    LeaveTable,
    MoveGroup,
    MoveTowardsWar,
    SeparateCompanions,
)
from mathom.games.wotr.codes import HIDE, MOVE_COMPANIONS, MOVE_FELLOWSHIP, NONE, SEPARATE
from mathom.games.wotr.events import in_play

# He need not belong to the army.
HEIR_AND_ARMY: Final = Exists(
    Shared((Whereabouts(HEIR), OfNation((GONDOR, ROHAN)), Armies(FREE_PEOPLES))),
    "the-card-needs-a-character-and-an-army-in-one-region",
    ("WR-6.11", "WR-6.30"),
)
FRIENDS_IN_THE_NORTH: Final = Present((GIMLI, LEGOLAS), at("dale", "erebor", "woodland_realm"))


def travel(bonus: int = 0, level: int = -1) -> Either:
    """A group is separated, or one on the map moves; it may end inside a besieged Stronghold."""
    return Either(
        "group",
        (
            Alternative(SEPARATE, SeparateCompanions(bonus, level, into_sieges=True), CanSeparate()),
            Alternative(MOVE_COMPANIONS, MoveGroup(bonus, level, into_sieges=True), OnMap(ANY_COMPANION, Anywhere())),
        ),
    )


def ents(card: str) -> Script:
    """The three cards of the Ents are alike."""
    return Script(
        card,
        AwakenEnts(),
        condition=All((InPlay(GANDALF_THE_WHITE), Present(ANY_COMPANION, at("fangorn")))),
    )


def used_for(window: str, verb: Verb, needs: Condition | None = None) -> Action:
    """What the card in play is used for, and discarded."""
    return Action(window, Sequence((verb, LeaveTable(itself=True))), needs=needs, clause=(EVENT_CLAUSE, DISCARD_CLAUSE))


SHIELD: Final = used_for(in_play.HUNT_CARD, TileIs(WEAKENED), needs=AtLeast(Used(), 1))

SCRIPTS: Final[list[Script]] = [
    # Elven Cloaks, Elven Rope, Phial of Galadriel, Sméagol Helps Nice Master
    Script("fp_char_01", BringTile("fp_elven_cloaks")),
    Script("fp_char_02", BringTile("fp_elven_rope")),
    Script("fp_char_03", BringTile("fp_phial")),
    Script("fp_char_04", BringTile("fp_smeagol")),
    # Mithril Coat and Sting
    Script("fp_char_05", used_for(in_play.HUNT_CARD, TileIs(REPLACED))),
    # Axe and Bow
    Script("fp_char_06", SHIELD, condition=InFellowship((GIMLI, LEGOLAS))),
    # Horn of Gondor
    Script("fp_char_07", SHIELD, condition=InFellowship((BOROMIR,))),
    # Wizard's Staff
    Script(
        "fp_char_08", used_for(in_play.PREVENT_TILE, TileIs(PREVENTED)), condition=InFellowship((GANDALF_THE_GREY,))
    ),
    # Athelas
    Script(
        "fp_char_09",
        When(Guides(STRIDER), CorruptByDice(3, needed=3, heal=True), CorruptByDice(3, needed=5, heal=True)),
    ),
    # There Is Another Way
    Script(
        "fp_char_10",
        Heal(1),
        When(
            Guides(GOLLUM),
            Either(
                "another-way",
                (
                    Alternative(HIDE, FellowshipIs(HIDDEN), Possible(FellowshipIs(HIDDEN))),
                    Alternative(MOVE_FELLOWSHIP, FellowshipIs(MOVED), Possible(FellowshipIs(MOVED))),
                    Alternative(NONE),
                ),
            ),
        ),
    ),
    # I Will Go Alone
    Script(
        "fp_char_11",
        SeparateCompanions(bonus=1),
        Heal(1),
        condition=All((InFellowship(), CanSeparate(or_lost=True))),
    ),
    # Bilbo's Song
    Script("fp_char_12", When(Guides(GOLLUM), Heal(2), Heal(1))),
    # Mirror of Galadriel
    Script(
        "fp_char_13",
        ChangeDice(FREE_PEOPLES, CHARACTER_FACE, WILL_OF_THE_WEST, most=1),
        When(All((RingBearersIn(at("lorien")), Not(Holds(SHADOW, at("lorien"))))), Heal(1)),
    ),
    # Challenge of the King
    Script("fp_char_14", ChallengeSauron(), condition=HEIR_AND_ARMY),
    # Gwaihir the Windlord
    Script("fp_char_15", travel(level=4)),
    # We Prove the Swifter
    Script("fp_char_16", travel(bonus=2)),
    # There and Back Again: on the Mordor track nobody is lost for it if nothing else comes of it (AMB-96)
    Script(
        "fp_char_17",
        When(AnyOf((CanSeparate(), FRIENDS_IN_THE_NORTH)), SeparateCompanions(bonus=1)),
        When(
            FRIENDS_IN_THE_NORTH,
            Sequence(
                (
                    Activate(DWARVES),
                    Activate(NORTH),
                    MoveTowardsWar(DWARVES),
                    MoveTowardsWar(ELVES),
                    MoveTowardsWar(NORTH),
                )
            ),
        ),
    ),
    # The Eagles are Coming!
    Script("fp_char_18", CallEagles(), condition=Possible(CallEagles())),
    # The Ents Awake: Treebeard, Huorns, Entmoot
    ents("fp_char_19"),
    ents("fp_char_20"),
    ents("fp_char_21"),
    # Dead Men of Dunharrow
    Script("fp_char_22", CallDead(), condition=OnMap(HEIR, OfNation((ROHAN,)))),
    # House of the Stewards
    Script(
        "fp_char_23",
        Levy(GONDOR, Whereabouts((BOROMIR,)), units=1),
        Draw(FP_STRATEGY, 2),
        condition=Present((BOROMIR,), OfNation((GONDOR,))),
    ),
    # The Grey Company
    Script("fp_char_24", GreyCompany(), Draw(FP_STRATEGY, 2), condition=WithArmy(HEIR, Anywhere())),
]

# Words that only this deck uses.
VERBS: Final[list[type[Effect]]] = [ChallengeSauron, CallEagles, AwakenEnts, CallDead, GreyCompany]
