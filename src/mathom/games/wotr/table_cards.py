"""Chapter 6: cards that remain in play, and what they change while they do.

Only questions are answered here; what a card does when it is played or used stands in `cards` and in the chapters.
"""

from __future__ import annotations

from typing import Final

from mathom.games.wotr.board import region_named
from mathom.games.wotr.components import CARD_NAMES, CARDS, DECK_SIDE, FREE_PEOPLES, SHADOW
from mathom.games.wotr.happenings import CARD_LEFT_PLAY
from mathom.games.wotr.war import DISCARDED, IN_PLAY, NO_CARD, War
from mathom.kernel import Reason


def face_of(card: str) -> int:
    return CARD_NAMES.index(card)


MITHRIL_COAT: Final = face_of("fp_char_05")
AXE_AND_BOW: Final = face_of("fp_char_06")
HORN_OF_GONDOR: Final = face_of("fp_char_07")
WIZARDS_STAFF: Final = face_of("fp_char_08")
LAST_BATTLE: Final = face_of("fp_str_01")
POWER_TOO_GREAT: Final = face_of("fp_str_02")
TOM_BOMBADIL: Final = face_of("fp_str_03")
WORN_WITH_SORROW: Final = face_of("sh_char_15")
FLOCKS_OF_CREBAIN: Final = face_of("sh_char_16")
BALROG: Final = face_of("sh_char_17")
PALANTIR: Final = face_of("sh_char_21")
WORMTONGUE: Final = face_of("sh_char_22")
DENETHORS_FOLLY: Final = face_of("sh_str_03")
THREATS_AND_PROMISES: Final = face_of("sh_str_05")

BARRED_BY: Final[dict[int, list[int]]] = {
    POWER_TOO_GREAT: [region_named(name) for name in ("lorien", "rivendell", "grey_havens")],
    TOM_BOMBADIL: [region_named(name) for name in ("old_forest", "the_shire", "buckland")],
}

BARRED: Final = Reason("a-card-in-play-keeps-the-shadow-out", "WR-6.12", "WR-6.16")


def refuse_barred(w: War, side: int, region: int) -> Reason | None:
    """Why an army of `side` may neither enter nor attack the region: a card in play protects it. WR-6.12"""
    if side == SHADOW and w.zones.content[IN_PLAY + FREE_PEOPLES]:
        for face, regions in BARRED_BY.items():
            if region in regions and w.on_table(face):
                return BARRED
    return None


def leave_table(w: War, face: int) -> None:
    """A card in play is discarded, if it is in play. WR-6.16, WR-6.18"""
    side = DECK_SIDE[CARDS[face].deck]
    thing = w.card_in(IN_PLAY + side, face)
    if thing != NO_CARD:
        w.zones.move(thing, DISCARDED + side)
        w.tell(CARD_LEFT_PLAY, face)
