"""How an event is played: may it be, what carries it out, and when does it leave the table?"""

from __future__ import annotations

from typing import Any, Final

from mathom.effects import Carry, Program
from mathom.games.wotr.cards.scripts import Script
from mathom.games.wotr.codes import NO, YES
from mathom.games.wotr.components import CARDS, DECK_SIDE, enemy_of
from mathom.games.wotr.war import War
from mathom.kernel import Frame, Reason

SCRIPTS: Final[list[Script]] = []


def script_of(face: int) -> Script:
    """The decks are read when the first card is asked for: their verbs need chapters that need this module."""
    if not SCRIPTS:
        from mathom.games.wotr.cards.decks import ALL_SCRIPTS

        SCRIPTS.extend(sorted(ALL_SCRIPTS, key=face_of))
    return SCRIPTS[face]


def face_of(script: Script) -> int:
    return script.face


class CardEvent(Carry):
    """The event of a card being carried out; `card` is its face. WR-6.13, WR-6.14"""

    __slots__ = ()

    def __init__(self, seat: int = 0, card: int = 0, text: int = 0, like: Carry | None = None) -> None:
        super().__init__(seat, card, text, like)

    def clone(self) -> CardEvent:
        return CardEvent(like=self)

    def program(self) -> Program:
        return script_of(self.card).program

    def rival(self, s: Any) -> int:
        lead: int = s.lead[enemy_of(DECK_SIDE[CARDS[self.card].deck])]
        return lead

    def yes(self) -> int:
        return YES

    def no(self) -> int:
        return NO


def refuse_event(w: War, seat: int, face: int) -> Reason | None:
    """Why the printed condition of the card does not hold for the player. WR-6.11, WR-6.14"""
    condition = script_of(face).condition
    return None if condition is None else condition.refuse(w, CardEvent(seat, face))


def event_frame(seat: int, face: int) -> Frame:
    """What carries the event out. The card has left the hand already."""
    return CardEvent(seat, face)


def ceased(w: War, face: int) -> bool:
    """Whether a card in play must go, since the condition under which it was played no longer holds. WR-6.18"""
    return refuse_event(w, w.lead[DECK_SIDE[CARDS[face].deck]], face) is not None
