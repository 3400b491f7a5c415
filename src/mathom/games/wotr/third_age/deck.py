"""Chapter 13: the fourteen event cards of the expansion, with both halves."""

from __future__ import annotations

from typing import Final

from mathom.effects import Action, All, AnyOf, Leaves, Not, Sequence, Use, When
from mathom.games.wotr.battle.card_conditions import TakesPart
from mathom.games.wotr.battle.card_verbs import Bonus
from mathom.games.wotr.box import (
    CHARACTER_FACE,
    FREE_PEOPLES,
    GANDALF_THE_GREY,
    GANDALF_THE_WHITE,
    GOLLUM,
    GONDOR,
    REGULAR,
    WILL_OF_THE_WEST,
    WITCH_KING,
    kind_of,
    more,
)
from mathom.games.wotr.cards.army_verbs import LevyEverywhere
from mathom.games.wotr.cards.conditions import Guides, InPlay
from mathom.games.wotr.cards.halves import HALF_OF, Half, add_half
from mathom.games.wotr.cards.scripts import DISCARD_CLAUSE, EVENT_CLAUSE, Script
from mathom.games.wotr.cards.selectors import at
from mathom.games.wotr.cards.table_words import These, UseUp
from mathom.games.wotr.cards.verbs import LeaveTable
from mathom.games.wotr.events import in_play
from mathom.games.wotr.map import region_named
from mathom.games.wotr.third_age import words
from mathom.games.wotr.third_age.pieces import BALROG, CORSAIRS, DUNLENDING, DUNLENDINGS, ENTWOOD

# The combat halves; those of a card that replaces another are its own. TA-13.6
for card in more("cards"):
    if card["replaces"]:
        add_half(HALF_OF[card["replaces"]], card["id"])
add_half(
    Half("among-the-siege-engines", "ta_fp_char_25 ta_fp_char_26", None, When(words.RerollHit(), words.FellEngine()))
)
add_half(Half("last-defences", "ta_fp_str_25 ta_fp_str_26", words.HasEngine(), words.EnginesFight()))
add_half(
    Half(
        "heads-of-the-fallen",
        "ta_sh_char_25 ta_sh_char_26",
        words.HasEngine(),
        Sequence((Bonus(roll=1), words.Dishearten())),
    )
)
add_half(
    Half(
        "old-hatred",
        "ta_sh_str_25 ta_sh_str_26",
        TakesPart((DUNLENDING,), "no-dunlending-takes-part", ("TA-13.41",)),
        words.StrikeOfHatred(),
    )
)

FREE: Final = These((FREE_PEOPLES,))
BY_WILL: Final = Use((WILL_OF_THE_WEST,))
BY_CHARACTER: Final = Use((CHARACTER_FACE,))
ENTS_READY: Final = All((words.FactionInPlay(ENTWOOD), InPlay(GANDALF_THE_WHITE)))
GANDALF_OR_GOLLUM_GUIDES: Final = AnyOf((Guides(GANDALF_THE_GREY), Guides(GOLLUM)))
GONDOR_REGULAR: Final = kind_of(GONDOR, REGULAR)
DOL_GULDUR: Final = region_named("dol_guldur")

WORDS: Final = words.WORDS

# Six take the place of cards with their numbers, which are left in the box, and eight are added, two to each deck; all
# are sourced. An Event die or that of its icon plays each. TA-2.3 to TA-2.7, TA-13.8
SCRIPTS: Final[list[Script]] = [
    # The Ents Awake: Rock and Stone, Huorns, Entmoot (TA-13.2)
    *[Script(f"ta_fp_char_{n}b", words.ActivateEnts(), condition=ENTS_READY) for n in (19, 20, 21)],
    # Wind from the West
    Script("ta_fp_char_25", words.BlowAway()),
    # Three Rings for the Elven-Kings
    Script("ta_fp_char_26", words.TakeBackRings()),
    # Rangers of the North
    Script("ta_fp_str_25", words.SendRangers()),
    # Threats to the Fiefs of the South (TA-13.13)
    Script(
        "ta_fp_str_26",
        LevyEverywhere(GONDOR_REGULAR, at("pelargir", "lossarnach", "lamedon")),
        words.SinkShips(),
        condition=words.FactionInPlay(CORSAIRS),
    ),
    # A Balrog is Come! (TA-13.1)
    Script(
        "ta_sh_char_17b",
        Action(
            in_play.DISMISSAL,
            LeaveTable(itself=True),
            of=FREE,
            needs=AnyOf((BY_WILL, All((BY_CHARACTER, words.GandalfMeetsBalrog())))),
            clause=(EVENT_CLAUSE, DISCARD_CLAUSE),
        ),
        condition=InPlay(BALROG),
    ),
    # The Gates are Closed (TA-13.17, TA-13.18)
    Script(
        "ta_sh_char_25",
        Action(
            in_play.JOURNEY,
            Sequence((UseUp(), words.CloseGates())),
            of=words.ShadowStrongholds(),
            clause=(EVENT_CLAUSE,),
        ),
        Action(
            in_play.DISMISSAL,
            LeaveTable(itself=True),
            of=FREE,
            needs=AnyOf((BY_WILL, All((BY_CHARACTER, GANDALF_OR_GOLLUM_GUIDES)))),
            clause=(DISCARD_CLAUSE,),
        ),
    ),
    # Captain of Despair (TA-13.20)
    Script(
        "ta_sh_char_26",
        words.NameCaptain(),
        Leaves(in_play.WHEN_DECLARED, of=words.FreeStrongholds(), clause=(DISCARD_CLAUSE,)),
        condition=All((InPlay(WITCH_KING), Not(Guides(GOLLUM), "gollum-is-the-guide", ("TA-13.19",)))),
    ),
    # The Corsairs are Upon Us!
    Script("ta_sh_str_10b", words.RaidCoast(), condition=words.FactionInPlay(CORSAIRS)),
    # Rage of the Dunlendings (TA-13.40)
    Script("ta_sh_str_11b", words.RaiseDunland(), condition=words.FactionInPlay(DUNLENDINGS)),
    # Deep Trenches and Great Engines
    Script("ta_sh_str_25", words.DigTrenches()),
    # Shadow of Dol Guldur
    Script("ta_sh_str_26", words.GatherOrcs(DOL_GULDUR), condition=words.NazgulIn(DOL_GULDUR)),
]
