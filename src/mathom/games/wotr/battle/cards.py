"""Combat cards in a combat round: which can be played, and in which order they act. WR-11.23 to WR-11.34"""

from __future__ import annotations

from typing import Final

from mathom.games.wotr.battle.numbers import COMPANION_FOR_CARDS, NO_FREE_CARD, CombatNumbers
from mathom.games.wotr.box import CARDS, DECK_SIDE, FREE_PEOPLES, SIDES
from mathom.games.wotr.events.card_text import CardText, combat_text, refuse_combat
from mathom.games.wotr.events.in_play import COMBAT_CARDS
from mathom.games.wotr.state import NO_CARD, War
from mathom.kernel import Reason

NO_COMPANION_NOW: Final = Reason("without-a-companion-no-card-in-the-first-round", "WR-6.12")
NO_CARD_NOW: Final = Reason("no-combat-card-of-yours-in-the-first-round", "WR-6.12")
NOT_YOUR_CARD: Final = Reason("that-is-a-card-of-the-enemy", "WR-6.21")


def refuse_combat_card(w: War, r: CombatNumbers, side: int, face: int) -> Reason | None:
    """Why `side` cannot play the card as combat card in this combat round.

    WR-6.21, WR-6.23, WR-11.23, WR-11.32
    """
    if DECK_SIDE[CARDS[face].deck] != side:
        return NOT_YOUR_CARD
    barred = w.refuse_act(COMBAT_CARDS, r.region(), None, side)
    if barred is not None:
        return barred
    if side == FREE_PEOPLES and r.flags & COMPANION_FOR_CARDS and r.number == 1 and not r.companions():
        return NO_COMPANION_NOW
    if side == FREE_PEOPLES and r.flags & NO_FREE_CARD and r.number == 1:
        return NO_CARD_NOW
    return refuse_combat(w, r.seat_of(w, side), face)


# The order of their texts. A text is one number, so that sorting is all: its initiative, whether the attacker plays
# it, its side, and which text of the card it is.
PARTIES: Final = 2  # defender, attacker
TEXTS_OF_A_CARD: Final = 2


def queue_of(played: list[int], attacker: int) -> list[int]:
    """The texts of the revealed cards in the order in which they are carried out, each as a number (see `text_in`).

    The lower initiative comes first, then the defender. WR-11.30, WR-11.31
    """
    queue: list[int] = []
    for side, face in enumerate(played):
        if face != NO_CARD:
            for index, initiative in enumerate(CARDS[face].initiative):
                role = initiative * PARTIES + int(side == attacker)
                queue.append((role * len(SIDES) + side) * TEXTS_OF_A_CARD + index)
    queue.sort()
    return queue


def initiative_in(code: int) -> int:
    return code // (PARTIES * len(SIDES) * TEXTS_OF_A_CARD)


def side_in(code: int) -> int:
    return code // TEXTS_OF_A_CARD % len(SIDES)


def text_in(w: War, code: int, r: CombatNumbers) -> CardText:
    """The text that a number of the queue stands for, about to be carried out."""
    side = side_in(code)
    face = r.played[side]
    return CardText(r.seat_of(w, side), face, combat_text(face, code % TEXTS_OF_A_CARD))
