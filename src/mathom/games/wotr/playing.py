"""Chapter 6: playing a card from the hand as an event."""

from __future__ import annotations

from typing import Final

from mathom.games.wotr.cards.playing import event_frame, refuse_event
from mathom.games.wotr.codes import CARD, NO, YES
from mathom.games.wotr.components import (
    ARMY_CARD,
    ARMY_FACE,
    CARD_FACES,
    CARDS,
    CHARACTER_CARD,
    CHARACTER_FACE,
    EVENT_FACE,
    FREE_PEOPLES,
    GANDALF_THE_GREY,
    MUSTER_ARMY_FACE,
    MUSTER_CARD,
    MUSTER_FACE,
    SHADOW,
)
from mathom.games.wotr.events import NOT_IN_HAND, ChooseDeck, DrawCards
from mathom.games.wotr.happenings import PLAYED
from mathom.games.wotr.table_cards import PALANTIR
from mathom.games.wotr.war import DECK, DISCARDED, HAND, IN_PLAY, NO_CARD, War
from mathom.kernel import Frame, Reason

WRONG_DIE: Final = Reason("the-die-does-not-play-cards-of-this-type", "WR-6.8")

# The types of cards that a die plays (WR-5.14, WR-5.22, WR-5.24, WR-5.28, WR-5.29, WR-6.8, WR-6.9, AMB-1)
TYPES_OF_FACE: Final[dict[int, list[int]]] = {
    CHARACTER_FACE: [CHARACTER_CARD],
    ARMY_FACE: [ARMY_CARD],
    MUSTER_FACE: [MUSTER_CARD],
    MUSTER_ARMY_FACE: [ARMY_CARD, MUSTER_CARD],
    EVENT_FACE: [CHARACTER_CARD, ARMY_CARD, MUSTER_CARD],
}

# With the Mouth of Sauron a Muster die plays what an Army die plays, too (WR-7.55).
ARMY_BY_MOUTH: Final[list[int]] = [MUSTER_CARD, ARMY_CARD]


def refuse_play(w: War, seat: int, face: int, types: list[int]) -> Reason | None:
    """Why the player cannot play the card with a die that plays these types. WR-6.7 to WR-6.9, WR-6.11"""
    if w.card_in(HAND + seat, face) == NO_CARD:
        return NOT_IN_HAND
    if CARDS[face].type not in types:
        return WRONG_DIE
    return refuse_event(w, seat, face)


def playable(w: War, seat: int, types: list[int]) -> list[int]:
    faces = sorted([w.face(thing) for thing in w.hand(seat)])
    return [face for face in faces if CARDS[face].type in types and refuse_event(w, seat, face) is None]


class PlayEvent(Frame):
    """Play a card from the hand as an event; `types` are those that the die plays, `die` is the face of the die.

    Without a die (`die` -1) nothing is drawn afterwards. WR-6.7 to WR-6.16, WR-7.39
    """

    __slots__ = ("card", "die", "optional", "seat", "types")

    def __init__(self, seat: int = 0, die: int = -1, types: list[int] | None = None, optional: bool = False) -> None:
        super().__init__("choose_card")
        self.seat = seat
        self.die = die
        self.types: list[int] = [] if types is None else types
        self.optional = optional
        self.card = NO_CARD

    def clone(self) -> PlayEvent:
        other = PlayEvent(self.seat, self.die, self.types, self.optional)
        other.step = self.step
        other.card = self.card
        return other

    def choose_card(self, w: War) -> None:
        """A free card after another may be declined, and is asked for whatever the hand holds (DP-16, DP-69)."""
        options = [CARD + face for face in playable(w, self.seat, self.types)]
        if self.optional:
            if not w.hand(self.seat):
                w.pop()
                return
            options.append(NO)
        w.ask_one(self.seat, "event-card", options, then="card_chosen")

    def card_chosen(self, w: War) -> None:
        if w.reply == NO:
            w.pop()
            return
        self.card = w.reply - CARD
        thing = w.card_in(HAND + self.seat, self.card)
        side = w.side_of_seat[self.seat]
        w.zones.move(thing, (IN_PLAY if CARDS[self.card].remains else DISCARDED) + side)
        if self.types == ARMY_BY_MOUTH and CARDS[self.card].type == ARMY_CARD:
            w.mouth_used = True
        w.tell(PLAYED, self.seat, self.card)
        self.step = "draw_after"
        w.push(event_frame(self.seat, self.card))

    def draw_after(self, w: War) -> None:
        """Gandalf the Grey as Guide and the Palantír let a player draw after an Event die (DP-19). WR-7.39"""
        side = w.side_of_seat[self.seat]
        deck = CARDS[self.card].deck
        if self.die != EVENT_FACE:
            w.pop()
        elif side == FREE_PEOPLES and w.guide == GANDALF_THE_GREY and w.zones.content[DECK + deck]:
            w.ask_one(self.seat, "gandalf-draw", [YES, NO], then="draw_chosen")
        elif side == SHADOW and self.card != PALANTIR and w.on_table(PALANTIR):
            w.pop()
            w.push(ChooseDeck(self.seat))
        else:
            w.pop()

    def draw_chosen(self, w: War) -> None:
        deck = CARDS[self.card].deck
        drawing = w.reply == YES
        w.pop()
        if drawing:
            w.push(DrawCards(self.seat, deck))

    def refuse(self, s: War, seat: int, code: int) -> Reason | None:
        if self.step == "draw_after" or (code == NO and self.optional):
            return None if code in (YES, NO) else NOT_IN_HAND
        face = code - CARD
        return refuse_play(s, seat, face, self.types) if 0 <= face < CARD_FACES else NOT_IN_HAND
