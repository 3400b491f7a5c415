"""Chapters 1 and 2: the names of what is in the box, and the events that tell of it.

All figures, cards and counters are in `supplement.json` (TA-1.2, TA-1.6); the box has more, for battle scenarios
(TA-1.8). Whoever is a Character there brings a die or not beside others, and the dice are counted at the start of every
turn, six or ten at most (TA-3.1 to TA-3.6).
"""

from __future__ import annotations

from typing import Final

from mathom.games.wotr.box import (
    CARD_FACES,
    CARD_NAMES,
    CHARACTER_NAMES,
    TILE_NAMES,
    card_name,
    character_name,
    kind_named,
    more,
    side_name,
)
from mathom.games.wotr.codes import COAST, word
from mathom.games.wotr.event_kinds import place_name
from mathom.games.wotr.map import region_name, region_named
from mathom.kernel import EventKind

# A Companion who always guides, and counts and can be lost like any other. TA-4.9, TA-4.11, TA-4.39
SMEAGOL: Final = CHARACTER_NAMES.index("smeagol")
# A Companion of level 3 for cards, for all else a Character of level 0: she fights with the army in Lórien, falls with
# it, and never leaves. TA-5.4, TA-5.5, TA-5.7, TA-5.19
GALADRIEL: Final = CHARACTER_NAMES.index("galadriel")
# Another version of the Witch-king, whom cards mean as well; the Black Captain's conditions and abilities are not his.
# TA-6.4, TA-6.5, TA-6.12
CHIEF: Final = CHARACTER_NAMES.index("witch_king_chief")
# A Minion who does not herald Gandalf the White, and who adds to the strength of his army at any level. TA-7.4, TA-7.22
BALROG: Final = CHARACTER_NAMES.index("balrog")
# A unit of Isengard in everything, but two fall for one hit, the last of an army alone; none comes by a Muster die, or
# takes the place of an Elite. What a card makes the Shadow give up counts one by one. TA-9.5 to TA-9.10, TA-9.12,
# TA-9.13, TA-9.16 to TA-9.19
DUNLENDING: Final = kind_named("dunlending")

# In the Hunt Pool from the start. TA-2.2
SMEAGOL_TILES: Final = [CARD_FACES + TILE_NAMES.index(name) for name in ("smeagol_1", "smeagol_2")]
BALROG_CARD: Final = CARD_NAMES.index("ta_sh_char_17b")
CAPTAIN_CARD: Final = CARD_NAMES.index("ta_sh_char_26")
ENTS_CARDS: Final = [CARD_NAMES.index(f"ta_fp_char_{number}b") for number in (19, 20, 21)]

# There are no more than these. TA-1.3
SUPPLY: Final[dict[str, int]] = {entry["id"]: entry["count"] for entry in more("supplies")}
SHIPS: Final[int] = SUPPLY["ship"]
ENTS: Final[int] = SUPPLY["ent"]
TOWERS: Final[int] = SUPPLY["tower"]
CATAPULTS: Final[int] = SUPPLY["catapult"]
ENGINES_IN_A_REGION: Final = 2

UMBAR: Final = COAST[0]
MORIA: Final = region_named("moria")
LORIEN: Final = region_named("lorien")
DUNLAND: Final = [region_named("north_dunland"), region_named("south_dunland")]

# Factions, and what can be about them.
FACTIONS: Final = ["dunlendings", "corsairs", "ents"]
DUNLENDINGS, CORSAIRS, ENTWOOD = 0, 1, 2
FACTION_ASIDE: Final = 0
FACTION_IN_PLAY: Final = 1
FACTION_OVER: Final = 2

# The card We Shall Get It.
NOT_YET: Final = 0
ON_THE_TABLE: Final = 1
GONE: Final = 2

BRING_GALADRIEL: Final = word("bring-galadriel")
CALL: Final = [word("call-dunlendings"), word("call-corsairs"), word("call-ents")]
FORGOIL: Final = word("death-to-the-forgoil")
BLACK_SHIPS: Final = word("black-ships")
BUILD_TOWER: Final = word("build-tower")
BUILD_CATAPULT: Final = word("build-catapult")
SECRET_PATHS: Final = word("secret-paths")
EXTRA_ROUND: Final = word("extra-round")
FELL_ENGINE: Final = word("fell-engine")
GET_IT: Final = word("we-shall-get-it")
LOOK: Final = word("look-at-hand")
RAISE_TOWERS: Final = word("towers")
FELL_CATAPULTS: Final = word("catapults")


def faction_name(faction: int) -> str:
    return FACTIONS[faction]


FACTION_CALLED: Final = EventKind("faction-called", ("faction",), ("TA-8.1",), (faction_name,))
SHIPS_BUILT: Final = EventKind("ships-built", ("region", "count"), ("TA-10.1", "TA-10.2"), (region_name, None))
SHIPS_SAILED: Final = EventKind(
    "ships-sailed", ("region", "goal", "count"), ("TA-10.9",), (region_name, region_name, None)
)
SHIPS_LOST: Final = EventKind("ships-lost", ("region", "count"), ("TA-10.19", "TA-10.20"), (region_name, None))
ENTS_CAME: Final = EventKind("ents-came", ("count",), ("TA-11.1", "TA-11.2", "TA-11.3"))
ENT_MOVED: Final = EventKind("ent-moved", ("region",), ("TA-11.9",), (region_name,))
ENT_STRUCK: Final = EventKind("ent-struck", ("region", "dice", "hits"), ("TA-11.12",), (place_name, None, None))
ENTS_LEFT: Final = EventKind("ents-left", (), ("TA-11.18",))
ENGINE_BUILT: Final = EventKind("engine-built", ("side", "region"), ("TA-12.1", "TA-12.2"), (side_name, region_name))
ENGINES_LOST: Final = EventKind(
    "engines-lost", ("side", "region", "count"), ("TA-12.17", "TA-12.18", "TA-12.20"), (side_name, region_name, None)
)
SMEAGOL_JOINED: Final = EventKind("smeagol-joined", (), ("TA-4.1", "TA-4.2"))
SMEAGOL_LEFT: Final = EventKind("smeagol-left", (), ("TA-4.21",))
SMEAGOL_TURNED: Final = EventKind("smeagol-turned", (), ("TA-4.22",))
TILE_OUT: Final = EventKind("tile-out", (), ("TA-4.5", "TA-4.6", "TA-5.8"))
GET_IT_GAINED: Final = EventKind("get-it-gained", (), ("TA-4.21", "TA-4.38"))
GET_IT_LOST: Final = EventKind("get-it-lost", (), ("TA-13.11",))
GET_IT_USED: Final = EventKind("get-it-used", (), ("TA-4.26",))
LADY_OF_LIGHT: Final = EventKind("lady-of-light", (), ("TA-5.8", "TA-5.9"))
GALADRIEL_LEFT: Final = EventKind("galadriel-left", (), ("TA-5.3",))
CHIEF_CAME: Final = EventKind("chief-came", ("region",), ("TA-6.8",), (region_name,))
ENTERED: Final[dict[int, EventKind]] = {
    who: EventKind("character-entered", ("character", "region"), (rule,), (character_name, place_name))
    for who, rule in ((GALADRIEL, "TA-5.1"), (CHIEF, "TA-6.1"), (BALROG, "TA-7.1"))
}
FIRE_AND_SHADOW: Final = EventKind("fire-and-shadow", (), ("TA-7.8",))
BALROG_FELL: Final = EventKind("balrog-fell", ("character",), ("TA-7.9",), (character_name,))
BALROG_GONE: Final = EventKind("balrog-gone", (), ("TA-13.16",))
DESPAIR: Final = EventKind("despair", (), ("TA-13.19",))
RINGS_BACK: Final = EventKind("rings-back", ("count",), ("TA-13.12",))
HAND_SEEN: Final = EventKind("hand-seen", ("count",), ("TA-13.30",))
HAND_ROBBED: Final = EventKind("hand-robbed", ("card",), ("TA-13.31",), (card_name,))
