"""How an event is played: may it be, what carries it out, and when does it leave the table?"""

from __future__ import annotations

from typing import Any, Final

from mathom.effects import Carry, Program
from mathom.games.wotr.cards.scripts import Script
from mathom.games.wotr.codes import NO, YES
from mathom.games.wotr.components import CARD_FACES, CARDS, DECK_SIDE, enemy_of
from mathom.games.wotr.war import War
from mathom.kernel import Frame, Reason

NOT_IMPLEMENTED: Final = Reason("this-card-is-not-implemented-yet")

SCRIPTS: Final[list[Script | None]] = []


def script_of(face: int) -> Script | None:
    """The card's script; None if nobody has written it.

    The decks are read when the first card is asked for: their verbs need chapters that need this module.
    """
    if not SCRIPTS:
        from mathom.games.wotr.cards.decks import ALL_SCRIPTS

        scripts: list[Script | None] = [None] * CARD_FACES
        for script in ALL_SCRIPTS:
            scripts[script.face] = script
        SCRIPTS.extend(scripts)
    return SCRIPTS[face]


class CardEvent(Carry):
    """The event of a card being carried out; `card` is its face. WR-6.13, WR-6.14"""

    __slots__ = ()

    def __init__(self, seat: int = 0, card: int = 0, text: int = 0, like: Carry | None = None) -> None:
        super().__init__(seat, card, text, like)

    def clone(self) -> CardEvent:
        return CardEvent(like=self)

    def program(self) -> Program:
        script = script_of(self.card)
        assert script is not None
        return script.program

    def rival(self, s: Any) -> int:
        lead: int = s.lead[enemy_of(DECK_SIDE[CARDS[self.card].deck])]
        return lead

    def yes(self) -> int:
        return YES

    def no(self) -> int:
        return NO


def refuse_event(w: War, seat: int, face: int) -> Reason | None:
    """Why the printed condition of the card does not hold for the player. WR-6.11, WR-6.14"""
    script = script_of(face)
    if script is None:
        return NOT_IMPLEMENTED
    return None if script.condition is None else script.condition.refuse(w, CardEvent(seat, face))


def event_frame(seat: int, face: int) -> Frame:
    """What carries the event out. The card has left the hand already."""
    return CardEvent(seat, face)


def ceased(w: War, face: int) -> bool:
    """Whether a card in play must go, since the condition under which it was played no longer holds. WR-6.18"""
    return refuse_event(w, w.lead[DECK_SIDE[CARDS[face].deck]], face) is not None
